"""A program at somebody else's table: comes in by a link, keeps what the socket sends, and lets a bot decide."""

from .fartable import FarTable, Ticket, Unwelcome
from .forms import form_of
from .seen import Seen
from .sight import OutOfSight, SocketSight
from .visitor import Visitor, check_bot

__all__ = ["FarTable", "OutOfSight", "Seen", "SocketSight", "Ticket", "Unwelcome", "Visitor", "check_bot", "form_of"]
