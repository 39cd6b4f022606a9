"""Every run says in its header how to run the same again."""

import pytest

from lichina.testing.plugin import pytest_configure, pytest_report_header

__all__ = ["pytest_collection_modifyitems", "pytest_configure", "pytest_report_header"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: once one is driven, no other event loop can run in the same thread."""
    items.sort(key=lambda item: "/browser/" in item.path.as_posix())
