### The board: words that only the screen needs.

## Where we are

board-title-deal = The deal
board-title-questions = Questions
board-title-accusation = Accusation
board-title-madness = Who is where?
board-title-discussion = Last argument
board-title-final = On the count of three
board-title-unmasking = Who is { -ally }?
board-title-ally-vote = On the count of three
board-title-applause = Applause
board-title-score = The round is over
board-title-over = The score
board-over = Round { $round } of { $rounds }
board-round = Round { $round }
board-you-ask = Your question
board-you-answer = Your answer
board-clock-stands = stopped

## Card and power

board-card = My card
board-hold = hold
board-hold-long = Press and hold
board-look = The card below shows only while you keep a finger on it. Look at it, and remember it.
board-looked = You can look at your card at any moment. Waiting for the others.
board-dealt = Everybody is looking at their card.
board-you-are = You are
board-you-are-at = You are all here
board-spy-about = You do not know where everybody is. Listen, play along, and work it out before you are found.
board-local-about = One of you does not know it. Find out who, and do not give it away.
board-ally-about = You are on the side of { -spy }, though you do not know who that is. Help with the guess.
board-card-used = This place has been played already. So everybody is in a different place!
board-may-accuse = You may still accuse somebody.
board-may-not-accuse = In this round you accuse nobody.
board-may-guess = Press “Stop!” to open the card and name the place.
board-may-call = You may call that everybody is in a different place.
board-power = Special power
board-power-short = Power
board-power-is = Power: “{ $power }”
board-power-now = It can be used now.
board-power-not-now = It cannot be used now.
board-power-spent = You have opened it already.
board-power-hidden = Your card says which power you have. If it can be used now, it is opened, and everybody sees it.
board-powered = The next line goes with your power
board-powered-off = Without the power
board-neighbour = The power on your left ({ $name }): “{ $power }”
board-barred-power = “{ $power }”: you cannot
board-refused = You cannot do that. Your card says why.
board-accepted = Done.

## Places

board-places = All places
board-place-used = already played
board-shelf = What to show
board-tab-places = Places
board-tab-talk = Talk
board-tab-notes = Notes
board-strike-hint = Tap a place to strike it out. Only you see it.
board-unstrike = Bring all places back
board-joke = { -joke }!

## Questions and answers

board-asks = asks
board-fingers = { $name }: { $voters }
board-accuses = accuses
board-asked-aloud = asked aloud
board-answered-aloud = answered aloud
board-answered-aloud-yes = “Yes”, and the rest aloud
board-answered-aloud-no = “No”, and the rest aloud
board-question = { $manner ->
    [backwards] { $line } Yltsenoh!
    [alter] { $name } would like to know. { $line }
   *[other] { $line }
}
board-reply = { $manner ->
    [backwards] { $line } Yltsenoh!
    [alter] { $name } has this to say. { $line }
   *[other] { $line }
}
board-reply-lasso = { $manner ->
    [backwards] { $lasso }. { $line } Yltsenoh!
    [alter] { $name } has this to say. { $lasso }. { $line }
   *[other] { $lasso }. { $line }
}
board-reply-own = { $text }
board-reply-own-yes = Yes — { $text }
board-reply-own-no = No — { $text }
board-lassoed = The answer begins with “yes” or “no”.
board-writes = { $name } is typing
board-thinks = { $name } is thinking
board-asks-next = { $name } asks next.
board-asks-first = { $name } asks first.
board-nobody = Nobody
board-ask-whom = Whom do you ask?
board-ask-spoken = { $name-forms ->
    [yes] Ask { $name-acc } aloud
   *[no] Ask { $name } aloud
}
board-ask-typed = { $name-forms ->
    [yes] What do you ask { $name-acc }?
   *[no] What do you ask { $name }?
}
board-ask-other = Somebody else
board-spared = { $again ->
    [yes] { $name }: the second question is for somebody else.
   *[no] { $name } has just asked you, and is not asked straight back.
}
board-aloud-hint = When you have asked, press the button below: then it is the other’s turn.
board-ready-question = A ready-made question
board-ready-answer = A ready-made answer
board-ready-note = bots understand it
board-or-ready = Or choose what to ask about, and the game finds the words.
board-own-question = In your own words
board-own-answer = In your own words
board-words = Type here
board-topic-search = Find a topic
board-topic-none = There is no such topic.
board-topics-where = Where it is
board-topics-who = Who is here
board-topics-what = What people do
board-topics-how = What it is like
board-topics-other = More
board-reply-any = Or a ready-made line that fits any question:
board-reply-about = Or a ready-made line about “{ $about }”:
board-hint = A hint: choose a topic
board-lasso-spoken = Begin with “yes” or “no”, and say the rest aloud.
board-lasso-typed = Begin with “yes” or “no”. Type the rest yourself, or leave it to the game.
board-talk-none = Nobody has said anything in this round yet.

## Stop

board-stop = Stop!
board-stop-about = The clock stops, and everybody sees who has stopped it.
board-stop-accuse = Accuse somebody
board-stop-accuse-about = If all agree, the card is shown. Once in a round.
board-stop-accused = You have accused somebody in this round already.
board-stop-guess = Open { -spy }’s card
board-stop-guess-about = And name the place. There is one try, and it ends the round.
board-stop-no-spy = You do not have this card.
board-stop-madness = All in different places!
board-stop-madness-about = If more than half agree, the round is over.
board-stop-madness-sure = Everybody decides at once whether it is so. You are for it.
board-stop-called = You have called this already.
board-back = Back
board-choose = Choose a mask
board-choose-place = Choose a place

## Votes

board-accused = { $target-forms ->
    [yes] { $name } accuses { $target-acc }
   *[no] { $name } accuses { $target }
}
board-madness-called = { $name } asks: are we all in different places?
board-shield-window = { $name } has a few seconds to open a power.
board-override-window = Most are for the accusation, but not all. There are a few seconds to open a power.
board-verdict-hint = If all are for it, the card is shown. The votes are opened at once.
board-hands-hint = If more than half are for it, the round is over. The votes are opened at once.
board-voted = Your vote is in. Waiting for the others.
board-they-vote = The others are voting.
board-they-point = Everybody chooses whom to point at. All point at once.
board-they-applaud = Everybody decides who acted best.
board-pointed = Your choice is in. Waiting for the others.
board-discuss = Which of you is { -spy }? Argue, but don’t name any place now.
board-discuss-ally = The place has been named. Who was helping, who is { -ally }? All but { -spy } argue.
board-discuss-spy = The place is named, and your work is done. The others decide who { -ally } is.
board-say = Speak
board-say-left = { $left ->
    [one] You may say one more thing.
   *[other] You may say { $left } more things.
}
board-say-none = You have nothing left to say: it is time to vote.
board-say-heard = Everybody will hear
board-say-send = Say it
board-ready = You are ready to vote. Waiting for the others.
board-waiting = Waiting for the others.

## Notes and score

board-notes-whom = About whom
board-notes-hint = Tap a mask: what this player has said, whom they accused, and what you think. Only you see your marks.
board-notes-none = Nothing in this round yet.
board-doubt = { $name-forms ->
    [yes] What do you think of { $name-loc }?
   *[no] What do you think of { $name }?
}
board-doubt-none = no idea
board-doubt-suspect = suspicious
board-doubt-trust = trusted
board-score = Score
board-score-who = Who
board-score-sum = Total
board-applauded = applause
board-applause = Applause: { $names }

## Buttons

act-look = Got it
act-ready = Let’s vote
act-next = Go on
act-write = Send
act-power = Use the power
act-ask = { $name-forms ->
    [yes] Ask { $name-acc }
   *[no] Ask { $name }
}
act-ask-about = { $name-forms ->
    [yes] Ask { $name-acc }: { $about }
   *[no] Ask { $name }: { $about }
}
act-ask-aloud = I have asked aloud
act-answer = Answer
act-answer-aloud = I have answered aloud
act-accuse = { $name-forms ->
    [yes] Accuse { $name-acc }
   *[no] Accuse { $name }
}
act-guess = Open the card: { $place }
act-guess-joke = Open the card: “{ -joke }!”
act-madness = Call it
act-point = { $name-forms ->
    [yes] Point at { $name-acc }
   *[no] Point at { $name }
}
act-point-nobody = Point at nobody
act-name-ally = { $name-forms ->
    [yes] Point at { $name-acc }
   *[no] Point at { $name }
}
act-name-ally-nobody = Point at nobody
act-applaud = { $name-forms ->
    [yes] Applaud { $name-dat }
   *[no] Applaud { $name }
}
act-applaud-nobody = Nobody

## The narrator

line-deal = The cards are dealt. Look where you are. One of you will not find out.
line-final = On the count of three, point at { -spy }. One, two, three!
line-unmasking = The place has been named. But who was helping? All but { -spy } argue.
line-ally-vote = On the count of three, point at { -ally }. One, two, three!
line-score = Here is the score.
line-place = The place was { $place }.
