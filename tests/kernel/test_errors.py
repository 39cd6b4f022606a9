from __future__ import annotations

import pickle

from lichina.kernel import BadOptions, BadRecord


def test_an_error_travels_whole_between_processes() -> None:
    sent = BadOptions("bad-option", "no such thing", name="lives")
    sent.__cause__ = BadRecord("broken-record", "no record", detail="x")
    error = pickle.loads(pickle.dumps(sent))
    assert isinstance(error, BadOptions)
    assert (error.code, str(error), error.data) == ("bad-option", "no such thing", {"name": "lives"})
    assert isinstance(error.__cause__, BadRecord)
    assert error.__cause__.data == {"detail": "x"}
