### The guided match: what the coach says.

lesson-welcome = Hello! This is a practice match: four bots and you. Press your cards and hold them: that way nobody else sees them.
lesson-waiting = Two souls and a demon: so you are a guide, one of three. The two others at the table are smugglers, and they know each other. Your side wants souls on the far shore.
lesson-boats = Two boats lie at the quay, the raven and the wolf, and only one of them will sail. In turn everybody seats one passenger face down. Each seat has a gift and votes of its own.
lesson-place = Your turn. { $friend } and { $other } are in the raven, { $liar } and { $fellow } in the wolf. Do not trust the wolf: put your demon there, on the second seat. The Scroll lies on it, and it lets you peek at somebody’s card.
lesson-gifts = Now the gifts work in the order of their numbers: somebody asks about colours, somebody peeks under a card, somebody takes a vote. Everybody sees that it happens.
lesson-gift = Your gift! Choose what to use it on. You cannot decline, even if you would like to.
lesson-scroll = The Scroll is yours: you see the card of any passenger that is not your own, and nobody else does. Look at { $liar }’s: the first seat of the wolf.
lesson-seen = Well, well: { $liar } has a red demon in the boat. Only you know it. Let’s hear what { $liar } says.
lesson-talk = Before the vote people talk. They may say anything, true or not. Listen to who is speaking for which boat.
lesson-claims = { $liar } swears it is a soul. You cannot check it, but you can see who wants the wolf to sail. Think about who gains by that.
lesson-lie = { $liar } speaks of a green soul, and you have seen a red demon with your own eyes. So it is a lie, and { $liar } is almost surely a smuggler.
lesson-ready = All have spoken. So may you: press “Say…” and choose a ready-made line. If you have nothing to add, press “Time to vote”.
lesson-ready-lie = All have spoken. Tell them what you have seen in a ready-made line, so that the others can count on it. Or press “Time to vote” at once.
lesson-vote = Everybody votes in secret and at once, and each choice weighs as much as you have votes. There are two green souls in the raven: for a pair of one colour the guides get a point more. Vote for the raven.
lesson-sailed = The boat is off to the far shore, and no faces are shown yet. The other one is lost for good, with its passengers. Two more rounds like this are to come.
lesson-again = New boats, and the gifts lie elsewhere now. Watch who sits where: birds of a feather flock together.
lesson-again-place = Your turn. A soul had better sit where you think your own side is, a demon with those you do not believe. And see which gift is of use to you.
lesson-last-place = The last passenger! Put it with your own side if it is a soul, and with the others if it is a demon. Votes matter, too: a seat with three of them decides a lot.
lesson-again-gifts = The gifts are at work again. Remember who has learned what: later they may lie about it.
lesson-again-gift = Your gift. If you may peek at a card, look at that of somebody you do not believe.
lesson-again-talk = Say what you know, or press “Time to vote” at once.
lesson-again-vote = Which boat is to sail? Remember who sits in which, and who does not believe whom.
lesson-again-sailed = The boat lands above the earlier ones. That matters: demons score for souls of their colour beside, above and below them.
lesson-scoring = The faces are open! Guides get a point for each soul, and more for souls of one colour in a boat. Smugglers get a point for each demon, and for every neighbouring soul of its colour.
lesson-won = The souls have found the way: the guides win, and you with them! Below you see who was who, and what the points were for. Now you are ready for a real table.
lesson-lost = This time there were more demons. See below who was who and where it was decided, and try again, or sit down at a real table.
