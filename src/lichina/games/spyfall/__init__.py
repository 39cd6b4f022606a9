"""«Находка для шпиона»: everybody knows where they are, but for one."""

from .rules import Spyfall

__all__ = ["Spyfall"]
