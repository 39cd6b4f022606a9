### What is said at the table, and need not be true. Six wordings for each occasion; the tone means nothing.

said-what = { $what ->
    [jaster] Jaster
    [red] red
    [green] green
    [blue] blue
   *[other] a { $what-name }
}
said-card = { $what ->
    [jaster] Jaster
    [red] something red
    [green] something green
    [blue] something blue
   *[other] a { $what-name }
}
told-said-placed = { $what ->
    [demon] { said-placed-demon }
    [demon-red] { said-placed-demon }
    [demon-green] { said-placed-demon }
    [demon-blue] { said-placed-demon }
   *[other] { said-placed-soul }
}
said-placed-demon = { $tone ->
   *[plain] { $seat }: “My passenger is { said-what }, I’m afraid.”
    [curt] { $seat }: “I have { said-what }. There it is.”
    [warm] { $seat }: “I’ll own up: I was given { said-what }.”
    [stern] { $seat }: “I make no secret of it: I brought { said-what }.”
    [wry] { $seat }: “We can’t all have angels. I have { said-what }.”
    [weary] { $seat }: “Just my luck: { said-what }.”
}
said-placed-soul = { $tone ->
   *[plain] { $seat }: “My passenger is { said-what }.”
    [curt] { $seat }: “Mine is { said-what }.”
    [warm] { $seat }: “Nothing to hide here: my passenger is { said-what }.”
    [stern] { $seat }: “Mark my words: mine is { said-what }.”
    [wry] { $seat }: “Believe it or not, mine is { said-what }.”
    [weary] { $seat }: “All right, you’ll ask anyway: mine is { said-what }.”
}
told-said-saw = { $target ->
    [none] { $tone ->
       *[plain] { $seat }: “I know this much: the mystery passenger ({ $cell-name }) is { said-what }.”
        [curt] { $seat }: “The mystery passenger, { $cell-name }, is { said-what }.”
        [warm] { $seat }: “Let me share this: the mystery passenger ({ $cell-name }) is { said-what }.”
        [stern] { $seat }: “I’ve seen it with my own eyes: the mystery passenger ({ $cell-name }) is { said-what }.”
        [wry] { $seat }: “No mystery any more ({ $cell-name }): it is { said-what }.”
        [weary] { $seat }: “Since I happen to know: the mystery passenger ({ $cell-name }) is { said-what }.”
    }
   *[other] { $tone ->
       *[plain] { $seat }: “I know this much: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [curt] { $seat }: “{ $target }’s passenger, { $cell-name }, is { said-what }.”
        [warm] { $seat }: “Let me share this: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [stern] { $seat }: “I’ve seen it with my own eyes: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [wry] { $seat }: “It was worth a peek: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [weary] { $seat }: “Since I happen to know: { $target }’s passenger ({ $cell-name }) is { said-what }.”
    }
}
told-said-hand = { $tone ->
   *[plain] { $seat }: “In my hand there is { said-card }.”
    [curt] { $seat }: “Still to come: { said-card }.”
    [warm] { $seat }: “This may come in handy: I’ve { said-card } left.”
    [stern] { $seat }: “Bear this in mind: in my hand there is { said-card }.”
    [wry] { $seat }: “Getting bored among my cards: { said-card }.”
    [weary] { $seat }: “And then there’s what I’ve got left: { said-card }.”
}
told-said-am = { $tone ->
   *[plain] { $seat }: “I am { $side-name }.”
    [curt] { $seat }: “I am { $side-name }, and that’s that.”
    [warm] { $seat }: “Trust me, I am { $side-name }.”
    [stern] { $seat }: “I’ll say it plainly: I am { $side-name }.”
    [wry] { $seat }: “It’s hardly a secret: I am { $side-name }.”
    [weary] { $seat }: “Stop guessing, will you? I am { $side-name }.”
}
told-said-think = { $tone ->
   *[plain] { $seat }: “I think { $target } is { $side-name }.”
    [curt] { $seat }: “{ $target } is { $side-name }.”
    [warm] { $seat }: “No offence, but { $target } is { $side-name }.”
    [stern] { $seat }: “It all points one way: { $target } is { $side-name }.”
    [wry] { $seat }: “Care to bet? I say { $target } is { $side-name }.”
    [weary] { $seat }: “Whichever way I turn it, { $target } is { $side-name }.”
}
told-said-send = { $boat ->
    [raven] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: “Let’s vote for the raven.”
            [curt] { $seat }: “The raven.”
            [warm] { $seat }: “Shall we all go with the raven?”
            [stern] { $seat }: “It must be the raven that sails.”
            [wry] { $seat }: “The wolf is happy where it is. The raven’s off.”
            [weary] { $seat }: “Oh, let the raven go.”
        }
        [agree] { $tone ->
           *[plain] { $seat }: “I agree: the raven.”
            [curt] { $seat }: “The raven, yes.”
            [warm] { $seat }: “Well said. I’m for the raven, too.”
            [stern] { $seat }: “Quite right. The raven, and nothing else.”
            [wry] { $seat }: “I couldn’t have put it better: the raven.”
            [weary] { $seat }: “I won’t argue. Let it be the raven.”
        }
        [object] { $tone ->
           *[plain] { $seat }: “I’m for the raven, though.”
            [curt] { $seat }: “No. The raven.”
            [warm] { $seat }: “Don’t be cross, but I’d sooner see the raven go.”
            [stern] { $seat }: “The wolf must not sail. The raven must.”
            [wry] { $seat }: “The wolf? Bold. The raven for me.”
            [weary] { $seat }: “You can have your wolf. I’m for the raven.”
        }
        [turn] { $tone ->
           *[plain] { $seat }: “After all that’s been said, I’m for the raven now.”
            [curt] { $seat }: “I’ve changed my mind: the raven.”
            [warm] { $seat }: “Sorry, I’ve come round to the raven.”
            [stern] { $seat }: “What I’ve heard since counts for more. The raven.”
            [wry] { $seat }: “Only a fool never thinks again. The raven.”
            [weary] { $seat }: “All right, I take it back: not the wolf, the raven.”
        }
    }
   *[wolf] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: “Let’s vote for the wolf.”
            [curt] { $seat }: “The wolf.”
            [warm] { $seat }: “Shall we all go with the wolf?”
            [stern] { $seat }: “It must be the wolf that sails.”
            [wry] { $seat }: “The raven is happy where it is. The wolf’s off.”
            [weary] { $seat }: “Oh, let the wolf go.”
        }
        [agree] { $tone ->
           *[plain] { $seat }: “I agree: the wolf.”
            [curt] { $seat }: “The wolf, yes.”
            [warm] { $seat }: “Well said. I’m for the wolf, too.”
            [stern] { $seat }: “Quite right. The wolf, and nothing else.”
            [wry] { $seat }: “I couldn’t have put it better: the wolf.”
            [weary] { $seat }: “I won’t argue. Let it be the wolf.”
        }
        [object] { $tone ->
           *[plain] { $seat }: “I’m for the wolf, though.”
            [curt] { $seat }: “No. The wolf.”
            [warm] { $seat }: “Don’t be cross, but I’d sooner see the wolf go.”
            [stern] { $seat }: “The raven must not sail. The wolf must.”
            [wry] { $seat }: “The raven? Bold. The wolf for me.”
            [weary] { $seat }: “You can have your raven. I’m for the wolf.”
        }
        [turn] { $tone ->
           *[plain] { $seat }: “After all that’s been said, I’m for the wolf now.”
            [curt] { $seat }: “I’ve changed my mind: the wolf.”
            [warm] { $seat }: “Sorry, I’ve come round to the wolf.”
            [stern] { $seat }: “What I’ve heard since counts for more. The wolf.”
            [wry] { $seat }: “Only a fool never thinks again. The wolf.”
            [weary] { $seat }: “All right, I take it back: not the raven, the wolf.”
        }
    }
}
