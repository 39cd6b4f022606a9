"""«Судный день»: humans, machines and outcasts shoot it out, and hardly anybody knows who is who."""

from . import programs, roles
from .rules import Doomsday

__all__ = ["Doomsday", "programs", "roles"]
