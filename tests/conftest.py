"""Every run says in its header how to run the same again."""

from lichina.testing.plugin import pytest_configure, pytest_report_header

__all__ = ["pytest_configure", "pytest_report_header"]
