"""What a link shows where it is shared: a name, a sentence, and our own picture.

Of a table it tells the game and nothing else: no code, no people, not whether a match is on.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from ..kernel import LichinaError
from ..table import lobby
from ..table.house import House
from ..words import Words

PICTURE = "preview.png"
WIDTH, HEIGHT = 1200, 630


class Preview(NamedTuple):
    """A link in words, in the language of the person it is for."""

    title: str
    about: str
    language: str
    url: str | None
    picture: str

    def tags(self) -> str:
        """It as the head of a page says it."""
        named = {
            "og:type": "website",
            "og:site_name": Words(self.language)("preview-name"),
            "og:title": self.title,
            "og:description": self.about,
            "og:locale": {"ru": "ru_RU", "en": "en_GB"}.get(self.language, self.language),
            "og:url": self.url,
            "og:image": self.picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": Words(self.language)("preview-picture"),
        }
        tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items() if value]
        tags.append(f'<meta name="description" content="{escape(self.about)}" />')
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
        return "".join(tags)


def preview_of(house: House, table: str | None, language: str, url: bool) -> Preview:
    """The preview of the first screen, or of a table; of one that is not here, that of the first screen."""
    home = house.around.link("").removesuffix("/t/")
    picture = f"{home}/{PICTURE}"
    found = None if table is None else house.tables.get(table)
    if found is not None:
        settings = found.state.settings
        try:
            game = lobby.game_of(settings).words(settings.language)("game-name")
        except LichinaError:
            game = ""
        words = Words(settings.language)
        title = words("preview-table", game=game) if game else words("preview-name")
        return Preview(title, words("preview-table-about"), settings.language, house.around.link(table or ""), picture)
    words = Words(language)
    return Preview(words("preview-name"), words("preview-about"), language, f"{home}/" if url else None, picture)
