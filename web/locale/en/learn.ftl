### The rules, the guided match and the first hints.

## Rules

rules-search = Search the rules
search-hint = A word from the rules…
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
   *[other] Found: { $count }
}
rules-contents = Contents
rules-unfold = Open all
rules-fold = Close all
rules-cards = All cards
rules-modes = Modes
rules-options = Options
rules-usual = Usually: { $value }
rules-learn = It is easier to play it once: a guided match, five minutes

## Cards

cards-search = Search the cards
cards-in-match = In this match
cards-in-box = All
cards-none = There are no cards in this game.
cards-count = { $count } of them
cards-opened = Opened: { $names }
cards-face-up = Face up: { $count }
cards-out = { $count ->
    [1] Already played
   *[other] Already played: { $count }
}

## The guided match

learn-title = Guided match
learn-start = Begin
learn-note = Take your time: there is no clock here, and you can leave the match and come back to it.
learn-which = Which practice match
learn-none = There is no guided match on this server.
learn-rules = Read the rules first
coach = Coach
coach-fold = Fold the hint
coach-unfold = Hint
lesson-again = Again
lesson-real = Play for real

## First steps

first-card = Here is your card. Press and hold: it shows only while you hold it.
