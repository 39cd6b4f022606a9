"""What can go wrong, in one sentence that a person can act on.

Every error has a `code` and `data`: a client words it in the reader's language from `error-<code>` in the Fluent files.
"""

from __future__ import annotations

from typing import Any


class LichinaError(Exception):
    """The base of all errors that Lichina raises on purpose."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        cause = self.__cause__ if isinstance(self.__cause__, LichinaError) else None
        return _rebuild, (self.__class__, self.code, str(self), self.data, cause)


def _rebuild(
    kind: type[LichinaError], code: str, message: str, data: dict[str, Any], cause: LichinaError | None
) -> LichinaError:
    """An error that has travelled from another process, with what led to it."""
    error = kind(code, message, **data)
    error.__cause__ = cause
    return error


class IllegalAnswer(LichinaError):
    """The answer was refused, and nothing has changed."""


class BadOptions(LichinaError):
    """The match cannot start: wrong number of seats, unknown or wrong option, impossible deal."""


class BadRecord(LichinaError):
    """The record is broken, foreign, or made by another version of the rules."""


class RuleError(LichinaError):
    """The rules themselves failed; the match is as it was before the entry that met the fault."""
