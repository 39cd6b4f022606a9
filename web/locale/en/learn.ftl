### The rules, the guided match and the first hints.

## Rules

rules-search = Search the rules
search-hint = A word of the rules…
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
   *[other] Found: { $count }
}
rules-contents = Contents
rules-unfold = Open all
rules-fold = Close all
rules-cards = All cards
rules-deck = In your deck
rules-modes = Modes
rules-options = Options
rules-usual = Usually: { $value }
rules-learn = Easier to play it once: a guided match, five minutes

## The guided match

learn-title = Guided match
learn-start = Begin
learn-note = Take your time: there is no clock here, and you can leave the match and come back to it.
learn-none = There is no guided match on this server.
learn-rules = Read the rules first
coach = Coach
coach-fold = Fold the hint
coach-unfold = Hint
lesson-again = Again
lesson-real = Play for real

## First steps

first-card = Here is your card. Press and hold: it shows only while you hold it.
