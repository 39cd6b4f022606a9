"""Lichina: a table for hidden-role games."""

__version__ = "0.1.0"
