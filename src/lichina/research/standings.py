"""A tournament as a figure: its matrix and its ratings."""

from __future__ import annotations

from ..words import Words
from .figures import Picture, PlacedPanel, Point, matrix, ratings
from .tournament import TournamentResult


def picture(result: TournamentResult, words: Words) -> Picture:
    """Who has beaten whom, and how strong each is, in the words of a language."""
    panels = (("tournament-points", matrix_of(result)), ("tournament-ratings", strengths(result)))
    return Picture(*(panel._replace(title=words(title)) for title, panel in panels))


def matrix_of(result: TournamentResult) -> PlacedPanel:
    """The matrix, the strongest first."""
    order = [result.bots.index(standing.bot) for standing in result.standings]
    shares = [[result.points[row][column] for column in order] for row in order]
    values = [[None if share is None else share.value for share in row] for row in shares]
    return matrix([result.bots[number] for number in order], values)


def strengths(result: TournamentResult) -> PlacedPanel:
    """The ratings."""
    rated = [(standing.bot, standing.rating) for standing in result.standings]
    return ratings([Point(bot, rating.value, rating.interval) for bot, rating in rated])
