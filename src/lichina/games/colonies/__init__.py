"""«Мёртвый сезон. Война колоний»: two colonies, a shared crisis, combat, and a lone wolf."""

from .rules import Colonies

__all__ = ["Colonies"]
