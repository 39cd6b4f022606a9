### The words of “Spyfall”. Names of players are never inflected, and nobody’s gender is known.
### Who is who is said by terms, which a pack of places may replace. They carry their article: “the spy”, “the ally”.
### The spy is “he” in no text, and neither is the ally.

-spy = the spy
-Spy = The spy
-ally = the ally
-Ally = The ally
-locals = the locals
-Locals = The locals
-mission = Special powers
-joke = All spies
-madness = All over the place

game-name = Spyfall
game-about = Everybody at the table knows where you are, and only { -spy } does not. Ask, answer in hints, and look for the one who is making it up. Meanwhile { -spy } listens, and works out where on earth this is.
game-line = Everybody knows where you are. One of you pretends.
learn-about = Two rounds, three bots and you. First find the one who does not know where you all are, then be that one.

## Modes

mode-basic = Basic game
    .about = One of you does not know where you all are. Find out who, before the penny drops.
mode-mission = { -mission }
    .about = In every round everybody has a secret power: a second question, a shield against an accusation, an odd way of talking.
mode-ally = { -Ally }
    .about = Somebody who knows the place may secretly play for { -spy }.
mode-joke = { -joke }
    .about = One of the bags has a catch: everybody holds { -spy }’s card. Who will see it first?
mode-madness = { -madness }
    .about = Two of the bags have a catch: everybody is in a different place. See it, and convince the others.
mode-everything = Everything at once
    .about = Secret powers, { -ally }, and all the bags with a catch.
preset-first-about = Five rounds of the basic game, with more time for the last talk.
preset-short = If time is short
preset-short-about = Three rounds of the basic game.
preset-usual-about = Five rounds of the basic game.
preset-everything-about = Seven rounds with all modes at once. For those who have played before; it takes five players or more.

## Options

option-pack = Which places may come up.
    .title = Set of places
option-pack-everyday = everyday places
option-pack-dc = a world of superheroes
option-pack-own = places that you have thought up
option-own = Places that you have thought up: eight to forty, each with a name and at least three traits. They can be taken from a file.
    .title = Your own places
kind-Own = eight to forty places, each with a name and traits
option-rounds = How many rounds a match has. A bag that has been played does not come up again.
    .title = How many rounds
option-minutes = For how many minutes there are questions. Unless you choose: six for three or four players, seven for five or six, eight for seven or eight.
    .title = Minutes for questions
option-mission = Whether secret powers are dealt in every round.
    .title = { -mission }
option-ally = Whether one card of each place bears a sign: whoever holds it is { -ally }. It takes five players or more.
    .title = With { -ally }
option-joke = Whether there is a bag in which everybody holds { -spy }’s card.
    .title = { -joke }
option-madness = Whether there are two bags in which everybody has a different place.
    .title = { -madness }
option-madness_calls = How often in a round a player may call that everybody is in a different place.
    .title = How many calls
option-madness_calls-one = once for each
option-madness_calls-free = as often as you like, but not twice running before there is a new question
option-dealer = Who deals and asks first in the first round. Unless you choose, it is decided at random.
    .title = Who begins
option-talk = How people speak in words of their own, where the ready-made lines are not enough.
    .title = Your own words
option-talk-typed = they type
option-talk-spoken = they speak
option-discussion = How many seconds you argue when the time of a round is up.
    .title = Last argument
option-ally_discussion = How many seconds you argue about who { -ally } is, when the place was named correctly.
    .title = Argument about { -ally }
option-moment = For how many seconds everybody looks at what decides the match. Whoever has seen it taps “Go on”, and when everybody has, the match goes on at once. Zero: never stop.
    .title = Length of a scene
option-voting = How many seconds each vote lasts.
    .title = Voting time

## Chapters of the story

chapter-round-begins = Round { $round }

## Events: the deal

moment-accused = An accusation
moment-shielded = The accusation is blocked
moment-verdicts = The decision
moment-madness-called = All in different places?
moment-madness-voted = Hands are up
moment-guessed = The spy steps forward
moment-joked = The spy’s card
moment-pointed = Everybody has pointed
moment-ally-pointed = Who helped the spy?
moment-round-over = The round is over
told-round-begins = Round { $round } of { $rounds }. { $seat } deals.
told-dealt = { $ally ->
    [yes] { $seat } gets a card with a sign: { $card-name }. This is { -ally }.
   *[no] { $seat } gets a card: { $card-name }.
}
told-power-dealt = { $seat } gets a power: “{ $power-name }”.
told-saw-power = { $seat } sees { $target }’s power: “{ $power-name }”.

## Events: questions

told-questions-begin = { $minutes ->
    [one] The clock is running: { $minutes } minute. { $seat } asks first.
   *[other] The clock is running: { $minutes } minutes. { $seat } asks first.
}
told-asked = { $seat } asks { $target }{ $lasso ->
    [yes] {" "}(“yes” or “no”)
   *[no] {""}
}{ $about ->
    [aloud] {" "}aloud.
    [own] : “{ $text }”
   *[other] { $manner ->
        [backwards] : “{ $line-name } Yltsenoh!”
        [alter] : “{ $seat } would like to know. { $line-name }”
       *[other] : “{ $line-name }”
    }
}
told-answered = { $reply ->
    [aloud] { $seat } answers aloud.
    [aloud-yes] { $seat } answers aloud: “Yes.”
    [aloud-no] { $seat } answers aloud: “No.”
    [own] { $seat }: “{ $text }”
    [own-yes] { $seat }: “Yes — { $text }”
    [own-no] { $seat }: “No — { $text }”
   *[other] { $manner ->
        [backwards] { $seat }: “{ $lasso ->
            [yes] { $reply-name }. { $line-name } Yltsenoh!
           *[no] { $line-name } Yltsenoh!
        }”
        [alter] { $seat }: “{ $seat } has this to say. { $lasso ->
            [yes] { $reply-name }. { $line-name }
           *[no] { $line-name }
        }”
       *[other] { $seat }: “{ $lasso ->
            [yes] { $reply-name }. { $line-name }
           *[no] { $line-name }
        }”
    }
}
told-hurry = Half a minute left.
told-passed-on = { $seat } passes the question on. { $target } answers.
told-power-opened = { $seat } opens a power: “{ $power-name }”.
told-time-changed = { $how ->
    [add] { $seconds ->
        [one] { $seat } adds { $seconds } second to the clock.
       *[other] { $seat } adds { $seconds } seconds to the clock.
    }
   *[remove] { $seconds ->
        [one] { $seat } takes { $seconds } second off the clock.
       *[other] { $seat } takes { $seconds } seconds off the clock.
    }
}

## Events: an accusation

told-accused = { $seat } accuses { $target }: “{ $line-name }” The clock stops.
told-shielded = { $seat } is shielded, and there is no vote.
told-verdicts = { $target } stands accused. For: { $voters }. Against: { $seats }.
told-overridden = { $seat } decides for all: a majority is enough.
told-accusation-failed = The accusation has failed. The clock runs on.
told-showed = { $seat } shows the card: { $card-name }.

## Events: guesses

told-guessed = { $right ->
    [yes] { $seat } opens { -spy }’s card: “{ $line-name }” The place is named: { $place-name }. Right!
   *[no] { $seat } opens { -spy }’s card: “{ $line-name }” The place is named: { $place-name }. Wrong!
}
told-joked = { $right ->
    [yes] { $seat } opens { -spy }’s card: “{ $line-name }” That is right.
   *[no] { $seat } opens { -spy }’s card: “{ $line-name }” But that is wrong.
}
told-madness-called = { $seat }: “{ $line-name }” The clock stops, and everybody decides.
told-madness-voted = { $passed ->
    [yes] In different places? Yes: { $voters }. No: { $seats }. Most say yes, and the round is over.
   *[no] In different places? Yes: { $voters }. No: { $seats }. There is no majority, and the clock runs on.
}

## Events: the end of a round

told-time-up = Time is up. Argue over who { -spy } is, but don’t name any place.
told-pointed = One, two, three! { $pairs }.
told-ally-pointed = Who is { -ally }? { $pairs }.
told-round-over = { $bag ->
    [joke] { $reason-name } Points: { $points }.
    [mixed] { $reason-name } Cards: { $cards }. Points: { $points }.
   *[other] { $target ->
        [none] { $reason-name } The place: { $bag-name }; { -spy }: { $seat }. Points: { $points }.
       *[other] { $reason-name } The place: { $bag-name }; { -spy }: { $seat }; { -ally }: { $target }. Points: { $points }.
    }
}
told-powers-shown = The powers: { $powers }.
told-applauded = { $winners-count ->
    [0] No applause.
   *[other] Applause! Best of all: { $winners }.
}

## What can be counted after a match

fact-spies = { $caught ->
    [one] { -Spy } was exposed { $caught } time out of { $rounds }
   *[other] { -Spy } was exposed { $caught } times out of { $rounds }
}, and the place was named correctly { $named ->
    [one] { $named } time.
   *[other] { $named } times.
}
fact-accused = Most accusations went to { $seat }: { $count }.
fact-asked-most = Most questions went to { $seat }: { $count }.
fact-applause = Most applause went to { $seat }: { $count ->
    [one] in { $count } round.
   *[other] in { $count } rounds.
}

## What a simulation counts

tally-endings = End of a round
tally-points = Points in a round

## Questions: the deal, and talk

ask-moment = Look at what has happened.
ask-look = Look at your card, and remember it.
ask-ask = Whom do you ask?
ask-about = About what?
ask-manner = How do you say it?
ask-answer = { $about ->
    [aloud] { $seat } asks you aloud.
    [own] { $seat } asks: “{ $text }”
   *[other] { $seat } asks: “{ $line-name }”
} { $lasso ->
    [yes] Your answer begins with “yes” or “no”.
   *[no] What do you answer?
}
ask-hint = Is it so here?
ask-pass-on = Who answers in your place?
ask-write = { $line ->
    [none] { $text ->
        [none] Write your question. { $target } will answer.
       *[other] { $seat } asks: “{ $text }” Write your answer.
    }
   *[other] { $seat } asks: “{ $line-name }” Write your answer.
}

## Questions: an accusation, guesses, the end of a round

ask-accuse = Whom do you accuse?
ask-shield = You stand accused, and all are about to vote. Do you stop it?
ask-verdict = Do you agree with the accusation? If all agree, the card is shown.
ask-override = Most are for the accusation, but not all. Do you decide for them?
ask-guess = Where is everybody? Name the place: you have one try.
ask-madness = Do you think that all are in different places?
ask-hands = What do you think, are all in different places?
ask-loop = Which way do you turn the clock?
ask-second = Ask somebody else as well?
ask-ready = Is everything said? When all are ready, you vote.
ask-say = What will you say? Everybody hears it.
ask-whom = About whom?
ask-grounds = Why?
ask-point = Who is { -spy }? Whom do you name?
ask-name-ally = Who is { -ally }? Whom do you name?
ask-applaud = Who deserves applause? Whose power was acted best?
ask-next = The round is over. Begin the next?

closed-asked-out = this has been asked in every way there is
closed-names-a-place = when time is up, no place is named, and “{ $word }” may give one away

## Words on buttons

card-seen = Got it
card-aloud = Aloud
card-aloud-yes = Yes, the rest aloud
card-aloud-no = No, the rest aloud
card-own = In my own words
card-own-yes = Yes, and in my own words
card-own-no = No, and in my own words
card-yes = Yes
card-partly = Partly
card-no = No
card-hint = A hint
card-plain = As usual
card-acted = In character
card-for = For
card-against = Against
card-pass = Let it be
card-nobody = nobody
card-call = Call it
card-add = A minute more
card-remove = A minute less
card-suspect = I suspect…
card-trust = I trust…
card-relent = I take it back…
card-who = Do you know where we are?
card-why = Why me?
card-know = I know where we are
card-joked = That was a joke…
card-hunch = just a feeling
card-vague = neither yes nor no
card-ready = Let’s vote
card-next = Go on

## Cards and bags

cards-signs = Cards
cards-bags = Catches
cards-powers = Powers
cards-places = Places
cards-everyday = Everyday places
cards-dc = Places of the DC universe

card-spy = { -Spy }
card-ally = { -Ally }
card-local = A local
card-joke = { -joke }
card-mixed = { -madness }

sign-spy = Does not know the place. Listens, feels the others out, and may name the place while there are questions.
sign-ally = Knows the place, does not know who { -spy } is, and is on the same side.
sign-local = Knows the place. Looks for { -spy }, and speaks in hints so as not to give the place away.
bag-joke = In this bag everybody holds { -spy }’s card.
bag-mixed = In these bags everybody has a different place, and nobody holds { -spy }’s card.

## Powers

card-override = The last word
    .about = If most are for an accusation, you among them, but not all, open this power: a majority is enough.
card-second = Second question
    .about = When your question has been answered, open this power and ask again, somebody else this time.
card-pass-on = Pass it on
    .about = When you are asked, open this power: whoever you name answers in your place, but not the one who asked.
card-lasso = Yes or no
    .about = Open this power with your question: the answer must begin with “yes” or “no”.
card-shield = Shield
    .about = When you are accused before time is up, open this power: there is no vote.
card-loop = Turn the clock
    .about = While at least half a minute is left, open this power and add a minute or take one away: fifteen seconds are left in any case.
card-mute = Presumption of innocence
    .about = In this round you accuse nobody, but you vote like everybody else.
card-hothead = Hothead
    .about = Your first vote on an accusation in this round is for it, whatever you think.
card-xray = Sharp eyes
    .about = At the start of the round you see the power of your neighbour on the left.
card-shadow = Brevity
    .about = Speak low and short: five words at a time, and no more.
card-backwards = Back to front
    .about = Whatever you say, one word of it is said backwards.
card-alter = Third person
    .about = Speak of yourself in the third person only.

## How a round has ended

card-spy-caught-early = { -Spy } is exposed before time is up.
card-spy-caught = Time is up, and { -spy } is exposed.
card-spy-hidden = Time is up, and { -spy } has not been found.
card-local-accused = You have all accused the wrong person: one of { -locals }.
card-local-voted = Time is up, and instead of { -spy } you have one of { -locals }.
card-ally-accused = You have all accused the wrong person: { -ally } instead of { -spy }.
card-ally-voted = Time is up, and instead of { -spy } you have { -ally }.
card-guessed-right = { -Spy } names the right place.
card-guessed-wrong = { -Spy } names a wrong place.
card-ally-hidden = { -Spy } names the right place, and { -ally } stays in the shadows.
card-ally-found = { -Spy } names the right place, but you have found out who { -ally } is.
card-joke-called = The catch is found: everybody holds { -spy }’s card.
card-joke-wrong = There is no catch: only one of you holds { -spy }’s card.
card-joke-missed = Everybody holds { -spy }’s card, and nobody has noticed.
card-madness-found = The catch is found: everybody is in a different place.
card-madness-wrong = There is no catch: all are in the same place.
card-madness-missed = Everybody is in a different place, and nobody has noticed.

## How a match has ended

reason-points = the most points
reason-no-points = nobody has any points

## Errors

error-no-own-places = There are no places of your own yet: add some first.
error-own-places-count = There must be { $low } to { $high } places of your own, and there are { $count } here.
error-own-place-nameless = Place number { $number } has no name.
error-own-place-trait = “{ $place }”: there is no trait “{ $name }”.
error-own-place-plain = “{ $place }”: there are too few traits. At least { $low } are needed, and there are { $count } here.
error-own-place-many = “{ $place }”: there are too many traits. At most { $high } are allowed, and there are { $count } here.
error-own-place-name = The name of place { $number } has characters that cannot be shown.
error-own-place-twice = The place “{ $place }” is there twice.
error-own-places-mixed = For everybody to be in a different place, it takes at least { $low } places, and there are { $count } here.
error-own-file = { $line ->
    [none] The file with your places cannot be read: it breaks off.
   *[other] The file with your places cannot be read: there is a mistake in line { $line }.
}
error-own-file-places = The file must have a list of places, “places”, and nothing else.
error-own-place-field = Place { $number } may have only a name (ru, en) and traits.
error-own-place-long = The name of place { $number } must have 1 to { $high } characters.
error-own-place-strength = The traits of place { $number } are not right: each is 1 or 2.
error-too-many-rounds = { $high ->
    [one] There are bags for { $high } round only.
   *[other] There are bags for { $high } rounds only.
}
error-no-dealer = There is nobody to deal: this table has no seat { $seat }.
