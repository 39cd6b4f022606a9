### The television, the count, the replay and the end of a match, and what the narrator says.

## The narrator

line-deal = Two boats lie at the pier, and the passengers have hidden their faces. Look at your cards and remember whose side you are on.
line-gaze = The demon’s gaze goes round. Smugglers learn who is with them: the names are on their cards. To all others it says nothing.
line-set = Which gifts will you take along? Choose.
line-mystery = Those whom nobody knows sit down first.
line-place = Seat your passengers. Show no faces.
line-gifts = It is time for the gifts. They work in turn, from the lowest number to the highest.
line-open-vote = The first vote is given aloud, before everybody: { $name }.
line-vote = Raven or wolf? Decide in secret, and we open all at once.
line-scoring = Now let us count.
line-won-guides = The souls have found their way. The guides win.
line-won-smugglers = The demons have crossed, and nobody has stopped them. The smugglers win.
line-won-jaster = Neither side has it: tonight the river laughs with Jaster. Jaster wins.
won-guides = The guides have won
won-smugglers = The smugglers have won
won-jaster = Jaster has won

## The count

tv-points = Points
tv-count = All faces are open. Let’s count.
tv-hidden = face down
tv-masked = { $mask ->
    [red] { $face }, in the red mask
    [green] { $face }, in the green mask
   *[blue] { $face }, in the blue mask
}
tv-step-soul = { $jaster ->
    [yes] Boat { $boat }. Souls, Jaster among them: { $count }. Guides +{ $points }
   *[no] Boat { $boat }. Souls: { $count }. Guides +{ $points }
}
tv-step-group = { $colour ->
    [red] Boat { $boat }. Red souls together: { $count }. Guides +{ $points } more
    [green] Boat { $boat }. Green souls together: { $count }. Guides +{ $points } more
   *[blue] Boat { $boat }. Blue souls together: { $count }. Guides +{ $points } more
}{ $masked ->
    [yes] {" "}(the mask’s colour counts)
   *[no] {""}
}
tv-step-demon = { $jaster ->
    [yes] Boat { $boat }. Demons, Jaster among them: { $count }. Smugglers +{ $points }
   *[no] Boat { $boat }. Demons: { $count }. Smugglers +{ $points }
}
tv-step-neighbour = { $colour ->
    [red] { $first ->
        [jaster] Jaster in the red mask
       *[demon] A red demon
    } { $second ->
        [jaster] beside Jaster in the red mask
       *[soul] beside a red soul
    }
    [green] { $first ->
        [jaster] Jaster in the green mask
       *[demon] A green demon
    } { $second ->
        [jaster] beside Jaster in the green mask
       *[soul] beside a green soul
    }
   *[blue] { $first ->
        [jaster] Jaster in the blue mask
       *[demon] A blue demon
    } { $second ->
        [jaster] beside Jaster in the blue mask
       *[soul] beside a blue soul
    }
}: smugglers +{ $points }{ $masked ->
    [yes] {" "}(the mask’s colour counts)
   *[no] {""}
}
tv-step-neighbours = { $colour ->
    [red] { $first ->
        [jaster] Jaster in the red mask
       *[demon] A red demon
    }, red souls beside: { $count }
    [green] { $first ->
        [jaster] Jaster in the green mask
       *[demon] A green demon
    }, green souls beside: { $count }
   *[blue] { $first ->
        [jaster] Jaster in the blue mask
       *[demon] A blue demon
    }, blue souls beside: { $count }
}: smugglers +{ $points }{ $masked ->
    [yes] {" "}(the mask’s colour counts)
   *[no] {""}
}
tv-step-fixed = Jaster’s points are always the same: { $points }
tv-verdict-points = { $side ->
    [guides] The soul guides win: { $guides } to { $smugglers }.
    [smugglers] The smugglers win: { $smugglers } to { $guides }.
   *[jaster] Jaster wins with { $jaster }: the others have less, { $guides } and { $smugglers }.
}
tv-verdict-coin = { $side ->
    [guides] Even, { $guides } each. The master coin ({ $name }) decides: the soul guides win.
   *[smugglers] Even, { $guides } each. The master coin ({ $name }) decides: the smugglers win.
}
tv-verdict-guides-tie = Even, { $guides } each. Jaster ({ $name }) holds the master coin, and the soul guides win.
tv-step-back = Back
tv-step-on = Next
tv-step-play = Go on counting
tv-step-pause = Stop counting
tv-step-again = Count again
tv-step-end = To the result

## The television

tv-cast-guides = { $count ->
    [one] { $count } soul guide
   *[other] { $count } soul guides
}
tv-cast-smugglers = { $count ->
    [one] { $count } smuggler
   *[other] { $count } smugglers
}
tv-cast-jaster = Jaster
tv-turn-place = seats a passenger
tv-turn-mystery = seats a mystery passenger, not knowing whom
tv-asked = { $count ->
    [one] { $names } chooses a card
   *[other] Choosing a card: { $names }
}
tv-masks = Masks
tv-mask-left = { $colour ->
    [red] red mask
    [green] green mask
   *[blue] blue mask
}
tv-mask-used = { $colour ->
    [red] red mask, worn already
    [green] green mask, worn already
   *[blue] blue mask, worn already
}
tv-talk = Which boat shall sail? Argue.
tv-vote = Raven or wolf?
tv-fist = fist shut
tv-voted = { $boat ->
    [raven] a vote for the raven
   *[wolf] a vote for the wolf
}
tv-votes = votes: { $count }
tv-silent = keeps silent
tv-coin-decides = Even. The coin decides: { $name }
tv-sails = { $boat ->
    [raven] The raven’s boat sails
   *[wolf] The wolf’s boat sails
}
tv-others = The others
