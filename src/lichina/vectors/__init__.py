"""Rule vectors: small positions with orders and what must come of them, in files, played through the public API.

The format is described in docs/vectors.md. Nothing that is not understood is passed over: a typo never makes a vector
pass.
"""

from .files import BadVectors, Vector, Vectors, load, read
from .run import Failure, check, check_one

__all__ = ["BadVectors", "Failure", "Vector", "Vectors", "check", "check_one", "load", "read"]
