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
    [stern] { $seat }: “Take my word for it: mine is { said-what }.”
    [wry] { $seat }: “Believe it or not, mine is { said-what }.”
    [weary] { $seat }: “You’ll only ask, so: mine is { said-what }.”
}
told-said-saw = { $target ->
    [none] { $tone ->
       *[plain] { $seat }: “I know this much: the mystery passenger ({ $cell-name }) is { said-what }.”
        [curt] { $seat }: “The mystery passenger, { $cell-name }, is { said-what }.”
        [warm] { $seat }: “You should know this: the mystery passenger ({ $cell-name }) is { said-what }.”
        [stern] { $seat }: “I’ve seen it with my own eyes: the mystery passenger ({ $cell-name }) is { said-what }.”
        [wry] { $seat }: “So much for the mystery ({ $cell-name }): it’s { said-what }.”
        [weary] { $seat }: “Since I happen to know: the mystery passenger ({ $cell-name }) is { said-what }.”
    }
   *[other] { $tone ->
       *[plain] { $seat }: “I know this much: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [curt] { $seat }: “{ $target }’s passenger, { $cell-name }, is { said-what }.”
        [warm] { $seat }: “You should know this: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [stern] { $seat }: “I’ve seen it with my own eyes: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [wry] { $seat }: “It was worth a peek: { $target }’s passenger ({ $cell-name }) is { said-what }.”
        [weary] { $seat }: “Since I happen to know: { $target }’s passenger ({ $cell-name }) is { said-what }.”
    }
}
told-said-hand = { $tone ->
   *[plain] { $seat }: “I still have { said-card } in my hand.”
    [curt] { $seat }: “Still to come: { said-card }.”
    [warm] { $seat }: “This may come in handy: I’ve { said-card } left.”
    [stern] { $seat }: “Bear this in mind: I’m holding { said-card }.”
    [wry] { $seat }: “Getting bored among my cards: { said-card }.”
    [weary] { $seat }: “And then there’s what I’ve got left: { said-card }.”
}
told-said-am = { $tone ->
   *[plain] { $seat }: “I’m { $side-name }.”
    [curt] { $seat }: “I’m { $side-name }, and that’s that.”
    [warm] { $seat }: “Trust me, I’m { $side-name }.”
    [stern] { $seat }: “I’ll say it plainly: I’m { $side-name }.”
    [wry] { $seat }: “It’s hardly a secret: I’m { $side-name }.”
    [weary] { $seat }: “Stop guessing, will you? I’m { $side-name }.”
}
told-said-think = { $why ->
    [agree] { $tone ->
       *[plain] { $seat }: “I think so, too: { $target } is { $side-name }.”
        [curt] { $seat }: “Yes, { $target } is { $side-name }.”
        [warm] { $seat }: “So it isn’t just me: { $target } is { $side-name }.”
        [stern] { $seat }: “I’ll second that: { $target } is { $side-name }.”
        [wry] { $seat }: “You beat me to it. { $target } is { $side-name }, of course.”
        [weary] { $seat }: “There’s nothing to argue about: { $target } is { $side-name }.”
    }
    [story] { $tone ->
       *[plain] { $seat }: “One passenger, and we got two stories. { $target } is { $side-name }.”
        [curt] { $seat }: “The stories didn’t match. { $target } is { $side-name }.”
        [warm] { $seat }: “I’d love to believe it, but we heard another story as well. { $target } is { $side-name }.”
        [stern] { $seat }: “We were told a lie about a passenger. { $target } is { $side-name }.”
        [wry] { $seat }: “Two tales about one passenger, and I preferred the other. { $target } is { $side-name }.”
        [weary] { $seat }: “Somebody took a look, and the story changed. { $target } is { $side-name }.”
    }
    [demons] { $tone ->
       *[plain] { $seat }: “A guide has one demon, and that was the second. { $target } is { $side-name }.”
        [curt] { $seat }: “That was a second demon. { $target } is { $side-name }.”
        [warm] { $seat }: “No offence, but two demons is a lot. { $target } is { $side-name }.”
        [stern] { $seat }: “No guide is dealt two demons. { $target } is { $side-name }.”
        [wry] { $seat }: “Two demons? How generous. { $target } is { $side-name }.”
        [weary] { $seat }: “A demon again. What’s there to think about? { $target } is { $side-name }.”
    }
    [souls] { $tone ->
       *[plain] { $seat }: “A guide has two souls, and that was the third. { $target } is { $side-name }.”
        [curt] { $seat }: “That was a third soul. { $target } is { $side-name }.”
        [warm] { $seat }: “No offence, but three souls is too good to be true. { $target } is { $side-name }.”
        [stern] { $seat }: “No guide is dealt three souls. { $target } is { $side-name }.”
        [wry] { $seat }: “Three souls out of three? A miracle. { $target } is { $side-name }.”
        [weary] { $seat }: “A third soul, and we’re to believe it? { $target } is { $side-name }.”
    }
    [turn] { $tone ->
       *[plain] { $seat }: “In round { $round } { $target } named one boat and voted for the other: { $side-name }, I’d say.”
        [curt] { $seat }: “Round { $round }: said one boat, voted for the other. { $target } is { $side-name }.”
        [warm] { $seat }: “I don’t like to quibble, but the vote in round { $round } wasn’t what we were told. { $target } is { $side-name }.”
        [stern] { $seat }: “{ $target } promised one boat in round { $round } and sent the other. That’s { $side-name }.”
        [wry] { $seat }: “In round { $round } the mouth said one boat and the hand another. { $target } is { $side-name }.”
        [weary] { $seat }: “Round { $round } again: words here, vote there. { $target } is { $side-name }.”
    }
    [vote] { $tone ->
       *[plain] { $seat }: “In round { $round } { $target } voted for the boat with more demons: { $side-name }, I’d say.”
        [curt] { $seat }: “Round { $round }, a vote for demons. { $target } is { $side-name }.”
        [warm] { $seat }: “I hate to say it, but that vote in round { $round } went to the boat with more demons. { $target } is { $side-name }.”
        [stern] { $seat }: “Answer for round { $round }: more demons in that boat, and it got the vote. { $target } is { $side-name }.”
        [wry] { $seat }: “Round { $round }: wherever the demons are, there goes the vote. { $target } is { $side-name }.”
        [weary] { $seat }: “More demons in that boat in round { $round }, and still a vote for it. { $target } is { $side-name }.”
    }
    [alone] { $tone ->
       *[plain] { $seat }: “In round { $round } { $target } voted against nearly everybody: { $side-name }, I’d say.”
        [curt] { $seat }: “Round { $round }, against nearly everybody. { $target } is { $side-name }.”
        [warm] { $seat }: “I’m sorry, but I remember round { $round }: a vote against nearly everybody. { $target } is { $side-name }.”
        [stern] { $seat }: “Nearly all of us agreed in round { $round }, and { $target } didn’t. That’s { $side-name }.”
        [wry] { $seat }: “Swimming against the current in round { $round }? { $target } is { $side-name }.”
        [weary] { $seat }: “Round { $round }: most of us one way, that vote the other. { $target } is { $side-name }.”
    }
   *[none] { $tone ->
       *[plain] { $seat }: “I think { $target } is { $side-name }.”
        [curt] { $seat }: “{ $target } is { $side-name }. Call it a hunch.”
        [warm] { $seat }: “No offence, but { $target } is { $side-name }.”
        [stern] { $seat }: “I can’t prove it yet, but { $target } is { $side-name }.”
        [wry] { $seat }: “Care to bet? I say { $target } is { $side-name }.”
        [weary] { $seat }: “Don’t ask me why, but { $target } is { $side-name }.”
    }
}
told-said-send = { $boat ->
    [raven] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: “Let’s vote for the raven.”
            [curt] { $seat }: “The raven.”
            [warm] { $seat }: “Shall we all go with the raven?”
            [stern] { $seat }: “It has to be the raven.”
            [wry] { $seat }: “The wolf is happy where it is. The raven’s off.”
            [weary] { $seat }: “Oh, let the raven go.”
        }
        [agree] { $tone ->
           *[plain] { $seat }: “I agree: the raven.”
            [curt] { $seat }: “The raven, yes.”
            [warm] { $seat }: “Well said. I’m for the raven, too.”
            [stern] { $seat }: “Quite right. The raven, and that’s final.”
            [wry] { $seat }: “I couldn’t have put it better: the raven.”
            [weary] { $seat }: “I won’t argue. Let it be the raven.”
        }
        [object] { $tone ->
           *[plain] { $seat }: “I’m for the raven, though.”
            [curt] { $seat }: “No. The raven.”
            [warm] { $seat }: “Forgive me, but I’d sooner see the raven go.”
            [stern] { $seat }: “The wolf must not sail. The raven must.”
            [wry] { $seat }: “The wolf? Bold. The raven for me.”
            [weary] { $seat }: “You can have your wolf. I’m for the raven.”
        }
        [turn] { $tone ->
           *[plain] { $seat }: “After all that’s been said, I’m for the raven now.”
            [curt] { $seat }: “I’ve changed my mind: the raven.”
            [warm] { $seat }: “Sorry, I’ve come round to the raven.”
            [stern] { $seat }: “What I’ve heard since counts for more. The raven.”
            [wry] { $seat }: “Only fools never think twice. The raven.”
            [weary] { $seat }: “All right, I take it back: not the wolf, the raven.”
        }
    }
   *[wolf] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: “Let’s vote for the wolf.”
            [curt] { $seat }: “The wolf.”
            [warm] { $seat }: “Shall we all go with the wolf?”
            [stern] { $seat }: “It has to be the wolf.”
            [wry] { $seat }: “The raven is happy where it is. The wolf’s off.”
            [weary] { $seat }: “Oh, let the wolf go.”
        }
        [agree] { $tone ->
           *[plain] { $seat }: “I agree: the wolf.”
            [curt] { $seat }: “The wolf, yes.”
            [warm] { $seat }: “Well said. I’m for the wolf, too.”
            [stern] { $seat }: “Quite right. The wolf, and that’s final.”
            [wry] { $seat }: “I couldn’t have put it better: the wolf.”
            [weary] { $seat }: “I won’t argue. Let it be the wolf.”
        }
        [object] { $tone ->
           *[plain] { $seat }: “I’m for the wolf, though.”
            [curt] { $seat }: “No. The wolf.”
            [warm] { $seat }: “Forgive me, but I’d sooner see the wolf go.”
            [stern] { $seat }: “The raven must not sail. The wolf must.”
            [wry] { $seat }: “The raven? Bold. The wolf for me.”
            [weary] { $seat }: “You can have your raven. I’m for the wolf.”
        }
        [turn] { $tone ->
           *[plain] { $seat }: “After all that’s been said, I’m for the wolf now.”
            [curt] { $seat }: “I’ve changed my mind: the wolf.”
            [warm] { $seat }: “Sorry, I’ve come round to the wolf.”
            [stern] { $seat }: “What I’ve heard since counts for more. The wolf.”
            [wry] { $seat }: “Only fools never think twice. The wolf.”
            [weary] { $seat }: “All right, I take it back: not the raven, the wolf.”
        }
    }
}
