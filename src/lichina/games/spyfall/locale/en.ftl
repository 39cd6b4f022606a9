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
    .about = Two of the bags have a catch: everybody is somewhere else. See it, and convince the others.
mode-everything = Everything at once
    .about = Secret powers, { -ally }, and all the bags with a catch.
preset-first-about = Three rounds of the basic game, to get the hang of it.
preset-usual-about = Five rounds of the basic game.
preset-everything-about = Seven rounds with all modes at once. For those who have played before; it takes five players or more.

## Options

option-pack = Which places may come up.
    .title = Set of places
option-pack-everyday = everyday places
option-pack-dc = a world of superheroes
option-pack-own = places that you have thought up
option-own = Places that you have thought up: eight to forty, each with a name and at least three traits. They can be taken from a file.
    .title = Own places
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
option-madness = Whether there are two bags in which everybody has another place.
    .title = { -madness }
option-madness_calls = How often in a round one may call that all are in different places.
    .title = How many calls
option-madness_calls-one = once for each
option-madness_calls-free = as often as you like, but not twice running before there is a new question
option-dealer = Who deals and asks first in the first round. Unless you choose, the lot decides.
    .title = Who begins
option-talk = How people speak in words of their own, where the ready-made lines are not enough.
    .title = Own words
option-talk-typed = they type
option-talk-spoken = they speak
option-discussion = How many seconds you argue when the time of a round is up.
    .title = Last argument
option-ally_discussion = How many seconds you argue about who { -ally } is, when the place was named rightly.
    .title = Argument about { -ally }
option-voting = How many seconds each vote lasts.
    .title = Voting time

## Chapters of the story

chapter-round-begins = Round { $round }

## Events: the deal

told-round-begins = Round { $round } of { $rounds }. { $seat } deals.
told-dealt = { $ally ->
    [yes] { $seat } gets a card with a sign: { $card-name }. This is { -ally }.
   *[no] { $seat } gets a card: { $card-name }.
}
told-power-dealt = { $seat } gets a power: “{ $power-name }”.
told-saw-power = { $seat } sees another’s power. { $target }: “{ $power-name }”.

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
    [add] { $seat } turns the clock: plus { $seconds } s.
   *[remove] { $seat } turns the clock: minus { $seconds } s.
}

## Events: an accusation

told-accused = { $seat } accuses { $target }. The clock stands still.
told-shielded = { $seat } is shielded, and there is no vote.
told-verdicts = { $target } stands accused. For: { $voters }. Against: { $seats }.
told-overridden = { $seat } decides for all: a majority is enough.
told-accusation-failed = The accusation has failed. The clock runs on.
told-showed = { $seat } shows the card: { $card-name }.

## Events: guesses

told-guessed = { $right ->
    [yes] { $seat } opens { -spy }’s card and names the place: { $place-name }. Right!
   *[no] { $seat } opens { -spy }’s card and names the place: { $place-name }. Wrong!
}
told-joked = { $right ->
    [yes] { $seat } opens { -spy }’s card: “{ -joke }!” And so it is.
   *[no] { $seat } opens { -spy }’s card: “{ -joke }!” But it is not so.
}
told-madness-called = { $seat }: “We are all in different places!” The clock stands still, and all decide.
told-madness-voted = { $passed ->
    [yes] In different places? Yes: { $voters }. No: { $seats }. Most say yes, and the round is over.
   *[no] In different places? Yes: { $voters }. No: { $seats }. There is no majority, and the clock runs on.
}

## Events: the end of a round

told-time-up = Time is up. Argue about who { -spy } is, but name no place.
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
}, and the place was named rightly { $named ->
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
ask-point = Who is { -spy }? Whom do you name?
ask-name-ally = Who is { -ally }? Whom do you name?
ask-applaud = Who deserves applause? Whose power was acted best?
ask-next = The round is over. Begin the next?

closed-asked-out = this has been asked in every way there is
closed-names-a-place = when time is up, no place is named

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
card-ready = Let us vote
card-next = Go on

## Cards and bags

card-spy = { -Spy }
card-ally = { -Ally }
card-local = A local
card-joke = { -joke }
card-mixed = { -madness }

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
card-local-accused = All have accused the wrong one: this is one of { -locals }.
card-local-voted = Time is up, and all have pointed at the wrong one: this is one of { -locals }.
card-ally-accused = All have accused the wrong one: instead of { -spy } it is { -ally }.
card-ally-voted = Time is up, and instead of { -spy } you have { -ally }.
card-guessed-right = { -Spy } names the right place.
card-guessed-wrong = { -Spy } names a wrong place.
card-ally-hidden = { -Spy } names the right place, and { -ally } stays in the shadows.
card-ally-found = { -Spy } names the right place, but you have found out who { -ally } is.
card-joke-called = The catch is found: everybody holds { -spy }’s card.
card-joke-wrong = There is no catch: only one of you holds { -spy }’s card.
card-joke-missed = Everybody holds { -spy }’s card, and nobody has seen it.
card-madness-found = The catch is found: everybody is somewhere else.
card-madness-wrong = There is no catch: all are in the same place.
card-madness-missed = Everybody is somewhere else, and nobody has seen it.

## How a match has ended

reason-points = the most points
reason-no-points = nobody has any points

## Rules

search-hint = Accusation, vote, points…
rules-01-idea =
    You are all in the same place, and your card says where. Only one of you has { -spy }’s card instead: { -spy } does not know where this is, and tries not to show it.

    You ask each other questions. Those who know the place are { -locals }: they look for the one who answers at random, and speak in hints themselves, so as not to give the place away. Meanwhile { -spy } listens, plays along, and works out where everybody is.

    A match has several rounds. Whoever has the most points in the end wins; if there are several, they share it.
    .title = What it is about
rules-02-round =
    There are three to eight of you. How many rounds there will be is agreed beforehand: usually five. The list of all places is open to everybody all the time, and you may look at it as often as you like.

    For every place there is a bag of cards. One bag is drawn for a round: somebody gets { -spy }’s card, and the others get the same card of that place. A bag that has been played does not come up again, and its place is struck out in the list.

    The dealer asks first. In the first round the lot decides who that is; then it is whoever was { -spy } in the round before. After a round with a catch (there are such in special modes) it is whoever found it out, or if nobody did, the next in turn.

    There is a time for questions: six minutes for three or four players, seven for five or six, eight for seven or eight.
    .title = A round and its cards
rules-03-questions =
    You may ask anybody. Whoever has answered asks next: anybody but the one who has just asked. Nothing is asked back: one question, one answer.

    Ask about what you like, and answer as you like: evasively, in jest, falsely. Just remember that { -spy } is listening.

    The easiest way is a ready-made line: you choose what to ask about, and the game finds the words. The answer is “yes”, “partly” or “no”, in ready-made lines as well. The same question is not asked twice in a round.

    You may also use your own words. Such a question is answered in one’s own words, with a line that fits anything, or with a hint: choose a trait, and say whether it is so here.
    .title = Questions and answers
rules-04-accusation =
    While there are questions, everybody may once in a round stop the clock and accuse another. All but the accused vote at once. Whoever accuses is for it; whoever does not answer in time is against.

    If all are for it, the accused shows the card and the round is over, whatever is on it. If anybody is against, play goes on where it was, and the accusation is spent. The same player may be accused any number of times.
    .title = An accusation
rules-05-guess =
    While there are questions, { -spy } may open the card at any moment and name the place. There is one try, and it ends the round. If it is right, { -spy } has the points; if it is wrong, { -locals } do.

    During a vote, and when time is up, it is too late to name the place. Places that are struck out are not among the answers.
    .title = The guess
rules-06-time-up =
    When time is up, you argue for a minute. Places may neither be named nor asked about any more: the chat refuses their names, and at a table you see to it yourselves. If all are ready, the argument ends early.

    Then all at once everybody points at one player, but not at oneself, or at nobody. Whoever most have pointed at shows the card. If it is { -spy }, that was it. If it is a tie or another card, { -spy } has not been found.
    .title = Time is up
rules-07-points =
    { -Spy } has named the right place: 4 points.

    All others have accused the wrong one with one voice, early or in the end: { -spy } has 4 points.

    Time is up, and { -spy } has not been found: 2 points.

    { -Spy } is exposed, or has named a wrong place: { -locals } have 1 point each.

    If { -spy } was exposed by a vote, 1 point more goes to whoever was the first to accuse { -spy } in this round, even if nobody believed it then.
    .title = Points
rules-08-powers =
    In every round everybody has a power besides the card, and no two are the same. Some powers are opened to use them, and work once. The others stay secret until the round is over: they hinder, they help, or they just change the way you talk. Powers change neither the place nor the points.

    When the round is over, all powers are opened, and you decide who acted best. There are no points for it, only fame.

    “{ card-override }”. { card-override.about }

    “{ card-second }”. { card-second.about }

    “{ card-pass-on }”. { card-pass-on.about }

    “{ card-lasso }”. { card-lasso.about }

    “{ card-shield }”. { card-shield.about }

    “{ card-loop }”. { card-loop.about }

    “{ card-mute }”. { card-mute.about }

    “{ card-hothead }”. { card-hothead.about }

    “{ card-xray }”. { card-xray.about }

    “{ card-shadow }”. { card-shadow.about }

    “{ card-backwards }”. { card-backwards.about }

    “{ card-alter }”. { card-alter.about }
    .title = { -mission }
rules-09-ally =
    It takes five players or more. The bag of each place has seven of its cards, and one of them bears a sign. Whoever holds it is { -ally }, who knows the place, does not know who { -spy } is, and wants nothing but a right guess. If there are fewer than eight of you, the card with the sign may be left over, and nobody knows.

    When the place has been named rightly, all but { -spy } argue for half a minute, and point all at once at whoever may be { -ally }. They do so even if nobody holds the sign.

    The place is named, and { -ally } is not found, or it is a tie: { -spy } has 4 points, { -ally } 3. The place is named, but { -ally } is found: { -spy } has 4 points, { -ally } none, { -locals } 1 each.

    Time is up, and { -spy } has not been found: { -spy } and { -ally } have 2 points each. One of { -locals } is accused with one voice: { -spy } has 4 points, { -ally } 2. With one voice you have taken { -ally } for { -spy }: { -spy } has 1 point, { -ally } none, { -locals } 1 each.

    { -Spy } is exposed, or has named a wrong place: { -locals } have 1 point each, { -ally } none. The point for the first accusation never goes to { -ally }, and then to nobody.
    .title = { -Ally }
rules-10-joke =
    One more bag is added, in which everybody holds { -spy }’s card. So whoever has that card may open it and, instead of naming a place, call: “{ -joke }!”

    If it is true, the caller has 3 points and the others nothing. If it is not, { -locals } have 1 point each. In both cases the round is over.

    If in such a round somebody names a place, an accusation succeeds, or time is up, nobody has any points.
    .title = { -joke }
rules-11-madness =
    Two more bags are added, in which everybody has another place, and nobody holds { -spy }’s card. Sixteen places can be there, also those that have been played: whoever gets one that is struck out knows at once.

    While there are questions, everybody may once in a round stop the clock and call that all are in different places. All vote at once; the caller is for it, and whoever does not answer is against. If more than half of the table are for it, the round is over. Else play goes on.

    The places are different indeed: the caller has 3 points, all others who were for it 1 each. It is one place: { -spy } has 3 points, whatever the vote was, and all others who were against have 1 each. Everybody holds { -spy }’s card: nothing for anybody.

    If nobody sees it before the round ends, nobody has any points.
    .title = { -madness }
rules-12-sitting =
    At one table and in a call you speak aloud. In the app you only tap whom you have asked, and that the answer was given: so the turns and the clock stay right. You may take a ready-made line as well, and then all see it.

    Far apart you type: up to two hundred characters for a question or an answer. While there are questions, the chat is silent: only whoever’s turn it is may speak. It is open between rounds, and when time is up.
    .title = At one table and far apart
rules-13-bots =
    Bots know no more than a person in their seat would. They speak in ready-made lines, understand yours, and know some words when they read what you type. What is said aloud they do not hear: with bots at the table, take ready-made lines more often.
    .title = With bots

## Errors

error-no-own-places = There are no own places yet: add some first.
error-own-places-count = There must be { $low } to { $high } own places, and here are { $count }.
error-own-place-nameless = Place number { $number } has no name.
error-own-place-trait = “{ $place }”: there is no trait “{ $name }”.
error-own-place-plain = “{ $place }”: there are too few traits. At least { $low } are needed, and here are { $count }.
error-own-place-many = “{ $place }”: there are too many traits. At most { $high } are allowed, and here are { $count }.
error-own-place-name = The name of place { $number } has signs that cannot be shown.
error-own-place-twice = The place “{ $place }” is there twice.
error-own-places-mixed = For everybody to be somewhere else, it takes at least { $low } places, and here are { $count }.
error-own-file = { $line ->
    [none] The file with the own places cannot be read: it breaks off.
   *[other] The file with the own places cannot be read: there is a mistake in line { $line }.
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
