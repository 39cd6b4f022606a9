"""The programs, each a small function named as its card, in the room of its kind."""

from . import arming, handling, healing, lasting, looking

__all__ = ["arming", "handling", "healing", "lasting", "looking"]
