### The words of “Mafia”. Names of players are never inflected, and nobody’s gender is known.

game-name = Mafia
game-about = By day the town argues and drives out whoever it no longer trusts. By night the gangs shoot, and those who watch over the town look for them in the dark. Who among you is not what they seem?
game-line = They argue by day, shoot by night, and lie all the time.
learn-about = Seven masks at the table: six bots and you. Save one of them, see through another, and decide whom to believe.
learn-gangs = Mafia: two gangs
    .about = Eight masks, two gangs and a loner, and you are the Judge. Send a criminal to jail, and mind the one who is alone.

## Modes

mode-classic = Classic
    .about = The town against the Mafia.
mode-triads = Two gangs
    .about = The Mafia and the Triads share one town, and each shoots for itself.
mode-maniac = Maniac
    .about = Besides the Mafia, a loner with a gun walks the streets.
mode-widow = Black Widow
    .about = Besides the Mafia, there is a loner whose poison takes its time.
mode-patient0 = Patient Zero
    .about = Besides the Mafia, a disease goes round, and the infected change sides.
mode-everything = Everything at once
    .about = Two gangs, Patient Zero, and a Judge who sends people to jail.
mode-moderated = With a moderator
    .about = One of you gets no card, sees everything, and begins and ends every stage.
preset-first-about = Classic, and easy to learn: fewer criminals, shorter days, and on a tie nobody is out.
preset-usual-about = The town against the Mafia, by the usual rules.
preset-everything-about = Two gangs, Patient Zero, and a Judge with a jail. For those who have played before; it takes twelve players or more.

## Options

option-style = How many criminals the deck has. There are never more than a table of that size allows.
    .title = How many criminals
option-style-standard = about a third
option-style-soft = about a quarter: for beginners
option-style-max = as many as are allowed
option-style-even = such that bots win about as often on either side: for tables with bots
option-triads = Whether there is a second gang, the Triads. They need at least twelve players.
    .title = Second gang
option-loners = Which loners play: the Maniac, the Black Widow, Patient Zero. One is usually enough; with the Triads there are at most two.
    .title = Loners in play
option-loners-maniac = Maniac
option-loners-widow = Black Widow
option-loners-patient0 = Patient Zero
option-checker = Who checks people for the town.
    .title = Who checks
option-checker-detective = the Detective learns whether somebody is a criminal
option-checker-judge = the Judge sees the card, and sends a criminal to jail
option-strict_box = Play with nothing but the cards in the box. Otherwise Citizens are added where cards are short.
    .title = Box cards only
option-counts = A deck put together by hand: how many cards of each role. Without it, the deck makes itself.
    .title = Deck by hand
option-reveal_deck_list = Whether the table knows which roles are in the deck.
    .title = Open deck list
option-moderator = The seat of a human moderator, who has no card, sees everything, and begins and ends every stage. Without one, the server moderates.
    .title = Human moderator
option-dead_see = What players see once they are out.
    .title = What the dead see
option-dead_see-public = what everybody sees
option-dead_see-everything = all cards, and all that happens at night
option-vote = How the town votes.
    .title = How votes go
option-vote-open = hands are seen at once, and may change until the end
option-vote-in_turn = names are called one by one, with fifteen seconds for each
option-vote-sealed = in secret: all votes are opened together
option-tie = What happens when the votes are tied.
    .title = On a tie
option-tie-runoff = last words and a second vote; if that is tied as well, nobody is out
option-tie-nobody = nobody is out
option-tie-random = decided at random
option-tie-all = all of them are out
option-require_majority = Whether it takes more than half of all votes to put somebody out. Otherwise it is enough to have the most.
    .title = Majority needed
option-win_mode = Whom a gang is compared with, and whether the town can win while a loner lives.
    .title = Winning conditions
option-win_mode-letter = a gang only with the townsfolk; a loner does not stand in the town’s way
option-win_mode-hybrid = a gang with everybody else; a loner does not stand in the town’s way
option-win_mode-last_side = a gang with everybody else; while a loner lives, the town has not won
option-blocked_check = What checkers hear when the Beauty has visited them.
    .title = Blocked checks
option-blocked_check-neutral = a harmless answer
option-blocked_check-random = a random answer
option-blocked_check-no_result = that there is no answer
option-lawyer_jails_innocent = Whether the Lawyer’s lie can send an innocent to jail.
    .title = Lawyer and jail
option-gangs_are_one = Whether the Journalist counts the Mafia and the Triads as one side.
    .title = Gangs as one
option-journalist_self = Whether the Journalist may be one of the two who are compared.
    .title = Journalist compared too
option-infection_survives_p0 = Whether the infected stay sick when Patient Zero is out. Otherwise they recover and return to their own side.
    .title = Infection without Patient Zero
option-statements = How many statements everybody can make in a day by tapping: name a role, accuse, defend, report a check.
    .title = Statements per day
option-discussion = How many seconds the discussion lasts. With fewer than six alive it is half as long.
    .title = Discussion time
option-voting = How many seconds the vote lasts.
    .title = Voting time
option-night = How many seconds a night lasts.
    .title = Night length
option-first_night = By how many seconds each half of the first night is longer: whoever plays for the first time has to read what is asked.
    .title = Longer first night
option-moment = For how many seconds everybody looks at what decides the match: the hands and the card that is turned, the morning, the ending. Whoever has seen it taps “Go on”, and when everybody has, the match goes on at once. Zero: never stop.
    .title = Length of a scene
option-constant_night = Whether a night always lasts equally long, so that its length gives nothing away. Otherwise it ends when all have answered.
    .title = Constant night length

## Chapters of the story

chapter-introduction = Introduction night
chapter-day = Day { $day }
chapter-night = Night { $night }

## Scenes that everybody looks at

moment-voted-out = The verdict
moment-nobody-out = The town cannot decide
moment-tied = A tie
moment-morning = The day breaks
moment-jailed = Behind bars
moment-unmasked = The masks are off

## Events: the beginning

told-dealt = { $seat } gets a card: { $card-name }.
told-deck = In the deck: { $deck }.
told-introduction = Windows go dark, and the town falls asleep. This is introduction night: get to know each other. Nobody shoots tonight.
told-room = { $gang ->
    [mafia] The Mafia opens its eyes.
   *[triads] The Triads open their eyes.
} { $seats-count ->
    [1] Only { $seats } is awake.
   *[other] { $seats } are awake.
}

## Events: the day

told-day = { $day ->
    [1] Day 1. It is light, and the town opens its eyes.
   *[other] Day { $day }.
}
told-hand = { $seat } votes against { $target }.
told-abstained = { $seat } abstains.
told-raised = { $voters-count ->
    [0] The name is called: { $seat }. No hand goes up.
    [1] The name is called: { $seat }. One hand goes up: { $voters }.
   *[other] The name is called: { $seat }. Hands go up: { $voters }.
}
told-tied = The votes are tied: { $seats }.
told-nobody-out = The town cannot decide. Nobody is out today.
told-voted-out = The town has decided: { $seat } is out. The card: { $card-name }.
told-freed = { $seats-count ->
    [1] The Judge is gone, and the jail is open. { $seats } walks free.
   *[other] The Judge is gone, and the jail is open. { $seats } walk free.
}

## Events: the night

told-night = Night { $night }. Windows go dark, and the town falls asleep.
told-pointed = { $gang-name }: { $seat } points at { $target }.
told-held-fire = { $gang-name }: { $seat } does not want to shoot.
told-aimed = { $gang ->
    [mafia] The Mafia has chosen its victim: { $target }.
   *[triads] The Triads have chosen their victim: { $target }.
}
told-exposed = { $gang ->
    [mafia] The shot turns a card over: { $seat } is the Spy. The Mafia may shoot one more.
   *[triads] The shot turns a card over: { $seat } is the Spy. The Triads may shoot one more.
}
told-advised = { $seat } advises infecting { $target }.
told-checked = { $answer ->
    [criminal] Night { $night }, the Detective’s check: { $target } is a criminal.
    [town] Night { $night }, the Detective’s check: { $target } is town.
    [loner] Night { $night }, the Detective’s check: { $target } is a loner.
   *[killed] Night { $night }, the Detective’s check: { $target } is a gang’s victim, and will not see the morning.
}
told-judged = Night { $night }, the Judge’s check: { $target }’s card says { $answer-name }.
told-compared = { $answer ->
    [same] Night { $night }, the Journalist’s check: { $targets } are on the same side.
   *[different] Night { $night }, the Journalist’s check: { $targets } are on different sides.
}
told-no-answer = Night { $night }, the check of { $target }. There is no answer.
told-no-answer-pair = Night { $night }, the Journalist’s check: { $targets }. There is no answer.

## Events: the morning

told-morning = { $dead-count ->
    [0] It is light, and the town opens its eyes. Nobody died last night.
   *[other] It is light, and the town opens its eyes. { $dead } died in the night.
}
told-killed = { $seat }’s card: { $card-name }.
told-jailed = { $seats-count ->
    [1] { $seats } goes to jail. Prisoners may talk, but not vote.
   *[other] { $seats } go to jail. Prisoners may talk, but not vote.
}
told-infected = { $seats-count ->
    [1] The disease spreads: { $seats } is sick now, too. All who are sick: { $players }.
   *[other] The disease spreads: { $seats } are sick now, too. All who are sick: { $players }.
}
told-cured = Patient Zero is gone. { $seat } recovers and returns to the old side.
told-heir = { $gang ->
    [mafia] The Mafia has lost its chief. { $seat } has the last word now.
   *[triads] The Triads have lost their chief. { $seat } has the last word now.
}
told-unmasked = The masks are off. { $cards }.

## Events: what is opened after the match

told-visited = The Beauty ({ $seat }) visits { $target }.
told-healed = { $target-self ->
    [yes] The Doctor ({ $seat }) is their own patient.
   *[no] The Doctor ({ $seat }) heals { $target }.
}{ $void ->
    [visited] {" "}In vain: the Beauty is there.
   *[none] {""}
}
told-guarded = { $void ->
    [visited] The Bodyguard ({ $seat }) shields { $target }. In vain: the Beauty is there.
   *[none] The Bodyguard ({ $seat }) shields { $target }.
}
told-represented = { $target-self ->
    [yes] The Lawyer ({ $seat }) is their own client.
   *[no] The Lawyer ({ $seat }) takes on { $target } as a client.
}{ $void ->
    [visited] {" "}In vain: the Beauty is there.
   *[none] {""}
}
told-void-ballot = { $reason ->
    [visited] { $gang-name }: { $seat } points at { $target }. It does not count: the Beauty is there.
   *[spy] { $gang-name }: { $seat } points at { $target }. It does not count: that is the Spy.
}
told-no-shot = { $gang ->
    [mafia] The Mafia does not shoot tonight.
   *[triads] The Triads do not shoot tonight.
}
told-struck = { $cause ->
    [mafia] The Mafia’s shot is deadly. The victim: { $target }.
    [triads] The Triads’ shot is deadly. The victim: { $target }.
    [maniac] The Maniac’s shot is deadly. The victim: { $target }.
    [poison] The Black Widow’s poison is deadly. The victim: { $target }.
   *[other] The shot is deadly. The victim: { $target }.
}
told-spared = { $cause ->
    [mafia] The Mafia shoots at { $target }.
    [triads] The Triads shoot at { $target }.
    [maniac] The Maniac shoots at { $target }.
    [poison] The Black Widow’s poison is about to kill { $target }.
   *[other] Somebody shoots at { $target }.
} { $reason ->
    [visited] The Beauty ({ $seat }) is there, and nothing happens.
    [healed] The Doctor ({ $seat }) is in time.
    [shielded] The Bodyguard ({ $seat }) stands in the way.
   *[immune] But that is the Politician, who cannot be killed like this.
}
told-silenced = { $seat } checks { $targets }. There is no answer: a gang was quicker.
told-misled = { $reason ->
    [client] { $seat } checks { $targets } and is told a lie: the Lawyer sees to that. The true answer: “{ $truth-name }”.
   *[visited] { $seat } checks { $targets } in vain: the Beauty is there. The true answer: “{ $truth-name }”.
}
told-hunted = { $void ->
    [visited] The Maniac ({ $seat }) goes after { $target }. In vain: the Beauty is there.
    [killed] The Maniac ({ $seat }) goes after { $target }. In vain: a gang is quicker.
   *[none] The Maniac ({ $seat }) goes after { $target }.
}
told-poisoned = { $void ->
    [visited] The Black Widow ({ $seat }) pours poison for { $target }. In vain: the Beauty is there.
    [killed] The Black Widow ({ $seat }) pours poison for { $target }. In vain: a gang is quicker.
    [poisoned] The Black Widow ({ $seat }) pours poison for { $target }. A second dose changes nothing.
    [immune] The Black Widow ({ $seat }) pours poison for { $target }. But the Politician is immune to it.
   *[none] The Black Widow ({ $seat }) pours poison for { $target }.
}
told-touched = { $void ->
    [visited] Patient Zero ({ $seat }) wants to infect { $target }. In vain: the Beauty is there.
    [killed] Patient Zero ({ $seat }) wants to infect { $target }. In vain: a gang is quicker.
    [dead] Patient Zero ({ $seat }) wants to infect { $target }. In vain: { $target } will not live to see the morning.
   *[none] Patient Zero ({ $seat }) infects { $target }.
}
told-weighed = The Leader’s hand ({ $seat }) against { $target } counts as two.

## What can be counted after the match

fact-length = { $days ->
    [one] The match took { $days } day
   *[other] The match took { $days } days
} and { $nights ->
    [one] { $nights } night.
   *[other] { $nights } nights.
}
fact-quiet = { $quiet ->
    [0] No night passed without a death.
    [one] { $quiet } night out of { $nights } passed without a death.
   *[other] { $quiet } nights out of { $nights } passed without a death.
}
fact-shots = { $shots ->
    [1] { $missed ->
        [0] The only shot of the nights hit home.
       *[other] The only shot of the nights killed nobody.
    }
   *[other] { $missed ->
        [0] { $shots } shots were fired at night, and every one hit home.
       *[other] { $shots } shots were fired at night, and { $missed } of them killed nobody.
    }
}
fact-heals = { $heals ->
    [one] The Doctor healed on { $heals } night
   *[other] The Doctor healed on { $heals } nights
} { $saved ->
    [0] and never guessed right.
    [1] and saved a life once.
   *[other] and saved a life { $saved } times.
}
fact-checks = { $checks ->
    [1] { $lies ->
        [0] The only check told the truth.
       *[other] The only check lied.
    }
   *[other] { $lies ->
        [0] { $checks ->
            [2] Both checks told the truth.
           *[other] All { $checks } checks told the truth.
        }
       *[other] { $lies } of { $checks } checks lied.
    }
}
fact-votes = { $votes ->
    [1] { $hits ->
        [0] The town cast a single vote, and not against a criminal.
       *[other] The town cast a single vote, and it was against a criminal.
    }
   *[other] The town cast { $votes } votes, { $hits } of them against criminals.
}
fact-aim = Votes against criminals, out of all that each of the townsfolk cast: { $each }.
fact-wronged = { $seats-count ->
    [1] Among the townsfolk, { $seats } was accused most often: { $times } times.
   *[other] Among the townsfolk, { $seats } were accused most often: { $times } times each.
}

## Questions: the first night, the moderator

ask-moment = Look at what has happened.
ask-look = Look at your card, and remember it.
ask-begin = { $stage ->
    [introduction] Is everybody seated? Begin introduction night.
    [discussion] The town is awake. Begin the discussion.
    [vote] It is time to decide. Begin the vote.
    [runoff] All have spoken. Begin the second vote.
   *[night] It is dark. Begin the night.
}
ask-end = { $stage ->
    [introduction] End introduction night when everybody has looked.
    [discussion] End the discussion when all is said.
    [plea] End the last words when they are said.
    [vote] End the vote when all have decided.
    [runoff] End the vote when all have decided.
   *[night] { $half ->
        [1] End the first half of the night when all have answered. After that the gangs cannot change their minds.
       *[2] End the night when all have answered.
    }
}

## Questions: the day

ask-say = What do you say to the town?
ask-plead = It is about you now. What are your last words?
ask-claim = Who do you say you are?
ask-accuse = Whom do you accuse?
ask-defend = Whom do you defend?
ask-meant = Whom do you mean?
ask-about = What do you ask?
ask-reply = What do you answer?
ask-grounds = On what grounds?
ask-of-night = The check of which night?
ask-of-day = The vote of which day?
ask-in-night = On which night was the check?
ask-whom = Whom did you check?
ask-with-whom = Compared with whom?
ask-finding = What did the check show?
ask-card = What was on the card?
ask-sameness = On the same side, or on different ones?
ask-vote = Who shall leave the town?
ask-hand = The name is called: { $seat }. Do you raise your hand?

## Questions: the night

ask-visit = Whom do you visit tonight?
ask-heal = Whom do you heal tonight?
ask-guard = Whom do you shield with your life?
ask-represent = Whom do you take on as a client? Whoever checks your client will be told a lie.
ask-shoot = The gang is awake. Who is to be shot?
ask-again = That was the Spy, who will not see the morning. Who else is to be shot?
ask-compare = Whom do you compare? Name the first.
ask-compare-with = And with whom? Name the second.
ask-check = Whom do you check tonight?
ask-judge = Whom do you summon to court?
ask-kill = Whom do you kill tonight?
ask-poison = Whom do you poison tonight?
ask-infect = Whom do you infect tonight?
ask-advise = Who should be next? Give your advice: Patient Zero decides.
ask-suspect = You cannot sleep. Whom do you suspect? Nobody else sees your answer before the match is over.

closed-yourself = that is you
closed-healed-last-night = already healed last night
closed-shot-already = the gang has already shot there
closed-named-already = you have already named this player
closed-must-shoot = the Maniac never skips a night
closed-infected-already = already one of yours

## Words on buttons

card-pass = Nobody
card-abstain = Abstain
card-ready = Let’s vote
card-done = Nothing to add
card-seen = I see
card-begin = Begin
card-end = End
card-up = Raise my hand
card-down = Keep it down
card-claim = Role claim
card-accuse = Accusation
card-defend = Defence
card-found = The Detective’s check
card-saw = The Judge’s check
card-compared = The Journalist’s check
card-check = A check
card-vote = A vote
card-report = Somebody else’s check
card-jail = Jail
card-words = What was said
card-hunch = A hunch
card-agree = Agreement
card-defence = Defending a criminal
card-silence = Silence
card-greet = First word
card-ask = Question
card-answer = Answer
card-relent = Taking it back
card-intend = Own vote
card-role = Which role
card-why = Why me
card-no = It is not me
card-stand = I stand by it
card-later = My role later
card-here = I am listening
card-criminal = Criminal
card-town = Townsfolk
card-loner = Loner
card-killed = A gang’s victim
card-same = The same side
card-different = Different sides

## Roles and gangs

cards-town = The town
cards-mafia = The Mafia
cards-triads = The Triads
cards-loner = Loners
card-citizen = Citizen
card-beauty = Beauty
card-doctor = Doctor
card-detective = Detective
card-judge = Judge
card-spy = Spy
card-journalist = Journalist
card-bodyguard = Bodyguard
card-politician = Politician
card-leader = Leader
card-mafioso = Mafioso
card-don = Don
card-lawyer = Lawyer
card-triad = Triad
card-boss = Triad Boss
card-maniac = Maniac
card-widow = Black Widow
card-patient0 = Patient Zero
card-infected = Infected
card-mafia = The Mafia
card-triads = The Triads

# What a card says. It is silent about what is not in the deck (no); where the deck is not known, all is said.
role-citizen = You sleep through the night, and you have no special skill. Your weapons are your word by day and your hand in the vote.
role-beauty = At night you may visit one player, not yourself, and the same one as often as you like. Until morning their abilities do nothing, their say in a gang does not count, and they cannot be killed; they never learn of it.{ $patient0 ->
    [no] {""}
   *[yes] {" "}You are no help against infection.
}{ $widow ->
    [no] {""}
   *[yes] {" "}You are no help against fresh poison, but you do save from poison that should kill this very night.
}
role-doctor = At night you may heal one player, even yourself, but nobody two nights running. No shot will kill them before morning.{ $widow ->
    [no] {""}
   *[yes] {" "}Against poison it helps a night later, not on the night when it is given.
}{ $spy ->
    [no] {""}
   *[yes] {" "}A Spy whom a gang has unmasked is beyond your help.
}
role-bodyguard = At night you may shield one player, not yourself. If they are to be killed, you die in their place, and they never learn of it.{ $widow ->
    [no] {""}
   *[yes] {" "}You take on poison a night later, not on the night when it is given.
}{ $doctor ->
    [no] {""}
   *[yes] {" "}If the Doctor heals either of you, both live.
}{ $spy ->
    [no] {""}
   *[yes] {" "}A Spy whom a gang has unmasked cannot be shielded.
}
role-detective = At night, when { $triads ->
    [no] the Mafia has shot
   *[yes] the gangs have shot
}, you may check one player, not yourself: criminal, town, { $loner ->
    [no] or killed by a gang this very night
   *[yes] loner, or killed by a gang this very night
}.{ $patient0 ->
    [no] {""}
   *[yes] {" "}The infected look like loners.
}{ $lawyer ->
    [no] {""}
   *[yes] {" "}The Lawyer can turn the answer into a lie.
}{ $beauty ->
    [no] {""}
   *[yes] {" "}If the Beauty has visited you, it means nothing.
} If a gang kills you, you hear no answer.
role-judge = At night, when { $triads ->
    [no] the Mafia has shot
   *[yes] the gangs have shot
}, you are shown the card of one player, not your own. A criminal wakes up in jail.{ $loner ->
    [no] {""}
   *[yes] {" "}You recognise loners, but do not jail them.
}{ $patient0 ->
    [no] {""}
   *[yes] {" "}Nor the infected.
}{ $lawyer ->
    [no] {""}
   *[yes] {" "}The Lawyer’s lie deceives you, too: the guilty stay free, and an innocent may go to jail.
} When you are out, the jail opens.
role-spy = You are town, but you wake with { $triads ->
    [no] the Mafia and know their faces
   *[yes] every gang and know their faces
}; you point with them, and it does not count. If a gang shoots you, it sees your card and may shoot one more, and in the morning you are out{ $beauty ->
    [no] .
   *[yes] : only the Beauty can save you.
} Never name a gangster or your own role, not even by a hint: by day you just argue and vote.
role-journalist = At night you compare two players: you name the first in the first half of the night, and the second in the other. You learn whether they are on the same side. { $triads ->
    [no] Town and Mafia are two sides
   *[yes] Town, Mafia and Triads are three sides
}{ $loner ->
    [no] {""}
   *[yes] , and all loners together count as one more
}{ $patient0 ->
    [no] {""}
   *[yes] , the infected among them
}.{ $lawyer ->
    [no] {""}
   *[yes] {" "}If one of the two is the Lawyer’s client, the answer is turned round.
}
role-politician = You sleep through the night. Nobody can shoot you{ $widow ->
    [no] {""}
   *[yes] , nor poison you
}{ $judge ->
    [no] {""}
   *[yes] , nor jail you
}: only the vote of the town can put you out.{ $patient0 ->
    [no] {""}
   *[yes] {" "}But you can be infected, and then you are like everybody else.
}
role-leader = You sleep through the night. By day your hand counts as two, and nobody knows that it is yours.{ $patient0 ->
    [no] {""}
   *[yes] {" "}If you are infected, it counts as one.
}
role-mafioso = At night you wake with the Mafia and choose together whom to shoot: the majority decides, and in a dispute the chief. You may point at anybody, even your own{ $spy ->
    [no] .
   *[yes] : there may be a pair of eyes too many. If the shot unmasks the Spy, you may shoot one more.
}
role-don = At night you wake with the Mafia and choose together whom to shoot. Where there is no majority, your say decides. When you are out{ $patient0 ->
    [no] {""}
   *[yes] {" "}or infected
}, the last word passes at random to another, who alone is told.{ $judge ->
    [no] {""}
   *[yes] {" "}In jail you give no orders, but you are still the chief.
}
role-lawyer = At night you take on one client, even yourself. Whoever checks your client before morning is told a lie: a criminal looks innocent, and an innocent looks like a criminal{ $judge ->
    [no] .
   *[yes] , whom the Judge may send to jail.
} Besides, you choose with the Mafia whom to shoot.
role-triad = At night you wake with the Triads and choose together whom to shoot: the majority decides, and in a dispute the chief. Your shot and the Mafia’s ring out at the same moment, so whoever dies by theirs still fires. You may point at anybody, even your own{ $spy ->
    [no] .
   *[yes] : there may be a pair of eyes too many. If the shot unmasks the Spy, you may shoot one more.
}
role-boss = At night you wake with the Triads and choose together whom to shoot. Where there is no majority, your say decides. When you are out{ $patient0 ->
    [no] {""}
   *[yes] {" "}or infected
}, the last word passes at random to another, who alone is told.{ $judge ->
    [no] {""}
   *[yes] {" "}In jail you give no orders, but you are still the chief.
}
role-maniac = You are on your own. Every night, after the gangs and the checks, you shoot one player, not yourself, and you may not skip a night. You win if in the morning at most one other player is alive.
role-widow = You are on your own. At night you may poison one player, not yourself: death comes not this morning but the next, and the victim is never told. The poison works even when you are gone, and a second dose changes nothing.{ $politician ->
    [no] {""}
   *[yes] {" "}The Politician is immune.
} You win if in the morning at most one other player is alive.
role-patient0 = You are on your own until you infect others. At night you may infect one player, who in the morning loses all abilities and joins your side; at night you know each other. Neither healing nor shielding is any help against it, but somebody killed that same night is not infected. You win together if in the morning at most one player is healthy.
role-infected = You are infected, and you win with Patient Zero now. Your abilities are gone, you no longer wake with your gang, and a check shows a loner. At night you advise whom to infect, but Patient Zero decides. Tell nobody who is on which side, neither your old one nor your new one.

## Sides, and how it ended

side-town = The town
    .wins = The town wins
side-mafia = The Mafia
    .wins = The Mafia wins
side-triads = The Triads
    .wins = The Triads win
side-maniac = Maniac
    .wins = The Maniac wins
side-widow = Black Widow
    .wins = The Black Widow wins
side-patient0 = Patient Zero
    .wins = Patient Zero wins
side-draw = A draw

reason-criminals-dead = no criminal is left in town
reason-parity = the gang can no longer be outvoted
reason-last-two = no more than two are alive
reason-infection = no more than one is healthy
reason-nobody-left = nobody is left alive
reason-quiet = for three days and nights nobody has died, fallen sick or gone to jail

## The narrator’s voice

line-sleep = Windows go dark, and the town falls asleep. Close your eyes.
line-introduction = This is introduction night, and nobody dies tonight. Look at your card. Gangs, know your own.
line-call-beauty = The Beauty wakes. On whose door does she knock tonight?
line-rest-beauty = A door has closed. The Beauty sleeps.
line-call-doctor = The Doctor wakes. Who will need him tonight?
line-rest-doctor = The lamp by the bed is out. The Doctor sleeps.
line-call-bodyguard = The Bodyguard wakes. Whom does he shield with his life?
line-rest-bodyguard = The post is manned. The Bodyguard closes his eyes.
line-call-lawyer = The Lawyer wakes. Whose case does he take tonight?
line-rest-lawyer = The papers are signed. The Lawyer sleeps.
line-call-mafia = The Mafia wakes. Who will not see the morning?
line-rest-mafia = A shot has rung out. The Mafia sleeps.
line-call-triads = The Triads wake. Whom do they point at?
line-rest-triads = A shot has rung out. The Triads sleep.
line-call-detective = The Detective wakes. Whom does he follow tonight?
line-rest-detective = The notebook is closed. The Detective sleeps.
line-call-judge = The Judge wakes. Who stands before him?
line-rest-judge = The gavel has fallen. The Judge sleeps.
line-call-journalist = The Journalist wakes. Which two names share the front page?
line-rest-journalist = The paper has gone to press. The Journalist sleeps.
line-call-maniac = The Maniac wakes. Whom does he follow down the empty street?
line-rest-maniac = The footsteps have died away. The Maniac sleeps.
line-call-widow = The Black Widow wakes. For whom does she pour the wine?
line-rest-widow = The glasses are put away. The Black Widow sleeps.
line-call-patient0 = Patient Zero wakes, and with him all who are sick. Whom do they touch next?
line-rest-patient0 = The coughing has stopped. The sick are asleep.
line-call = { $role } wakes.
line-rest = { $role } sleeps.
line-calls = One after another, eyes open in the dark: { $roles }.
line-half = Midnight has passed. The town sleeps, but not all of it.
line-wake = It is light. Open your eyes.
line-nobody-died = All who fell asleep have woken. Nobody has died.
line-died = { $seats-count ->
    [1] { $seats } has not lived to see the morning. Show your card, and farewell.
   *[other] { $seats } have not lived to see the morning. Show your cards, and farewell.
}
line-jailed = { $seats-count ->
    [1] This morning { $seats } wakes up behind bars.
   *[other] This morning { $seats } wake up behind bars.
}
line-freed = The Judge is gone, and the doors of the jail are open.
line-discussion = The town may speak. Who among you is not what they seem?
line-vote = It is time to decide. Who leaves the town today?
line-name = The name is { $seat }. Whose hands go up?
line-tie = The votes are tied: { $seats }.
line-plea = Last words for those whose fate is in the balance.
line-runoff = Choose again, and only between them.
line-out = The town has decided. { $seat } leaves us. The card: { $card-name }.
line-nobody-out = The town could not decide. Nobody leaves today.
line-won-town = The criminals are gone, and doors need no locks. The town has won.
line-won-mafia = Nobody is left to argue. The Mafia has won, and the town is theirs.
line-won-triads = Nobody is left to argue. The Triads have won, and the town is theirs.
line-won-maniac = One pair of footsteps in an empty street. The Maniac has won.
line-won-widow = There is nobody left to drink with. The Black Widow has won.
line-won-patient0 = The disease has been to every house. Patient Zero has won, with all who are infected.
line-won-draw = The town is silent. Nobody has won.

## Errors

error-triads-need-more = The Triads need at least { $low } players, and there are { $given }.
error-too-many-loners = There can be at most { $high } loners, each only once.
error-box-too-small = The cards in the box do not suffice for so many players: { $players }.
error-unknown-role = There is no role “{ $role }”. Known: { $known }.
error-wrong-deck-size = There must be as many cards as players: { $players }, not { $given }.
error-too-many-cards = There can be 0 to { $high } cards of the role “{ $role }”, not { $given }.
error-triads-are-off = The Triads are in the deck, but there is no second gang: turn on “Second gang” (triads).
error-lopsided-deck = The deck needs at least one criminal, and more townsfolk than criminals. Now there are { $criminals } criminals and { $town } townsfolk.
error-no-moderator = The moderator cannot sit there: this table has no seat { $seat }.

## Chats at night

channel-mafia = The Mafia’s room
channel-triads = The Triads’ room
channel-infected = The infected

## The board

board-moderator = { $name } moderates
board-seat-you = this is you
board-seat-dead = out of the game
board-seat-jailed = in jail
board-seat-ready = wants to vote
board-seat-candidate = may be voted out
board-hands = Hands: { $hands }.
board-hand = { $target } — { $count } ({ $voters })
board-abstaining = abstaining: { $voters }
board-title-introduction = Introduction night
board-title-night = The town sleeps
board-title-day = The day breaks
board-title-discussion = The town speaks
board-abstained = abstained
board-title-vote = Who shall leave?
board-title-verdict = The verdict
board-title-dawn = The day breaks
board-title-plea = Last words
board-title-runoff = Choose again
board-over-introduction = Before the first day
board-over-night = Night { $night }
board-over-day = Day { $day }
board-card = My card
board-tap-question = what to do?
board-hold = hold
board-hold-long = Press and hold
board-all-cards = All cards
board-pass = Nobody
board-choose = Choose a mask
board-done = Done
board-accepted = Noted. You may change your mind while there is time.
board-refused = Not possible. Press your card: it says why.
board-quiet-hint = The question for you is on your card.
board-look = The card below shows only while you keep a finger on it. Look at it, and remember it.
board-looked = The card stays with you: look at it whenever you like. Waiting for the others.
board-waiting = Waiting for the others.
board-waiting-moderator = Waiting for the moderator to begin.
board-closed = { $name }: { $reason }
board-held = Your answer: { $answer }
board-now = This is what you answer now
board-mates = { $gang ->
    [mafia] The Mafia is awake
    [triads] The Triads are awake
   *[infected] All the infected
}
board-eyes = There may be a stranger among these eyes.
board-chief = You have the last word in the gang.
board-points-at = { $seat } → { $target }
board-points-nobody = { $seat } → nobody
board-jailed = You are in jail: you may speak, but not vote.
board-ready-count = Want to vote: { $count } of { $all }
board-you-ready = You want to vote. { $count } of { $all }
board-plea-others = Last words, before it is decided: { $seats }.
board-hand-called = The name is called
board-hand-others = Names are called in turn. Your hand is up already.
board-your-hand = Your vote: { $name }
board-your-abstention = You abstain
board-tap-mask = Tap a mask to see what is known about it.
board-known = What is known about { $name }
board-known-nothing = Nothing yet.
board-own-hidden = What is yours alone is on your card: it shows only while you hold it.
board-notebook = Notebook
board-notebook-empty = All that you learn will be kept here.
board-own = For you alone
board-suspicion = Night { $night }. Suspected: { $name }
board-said = What was said
board-votes = Votes
board-gone = Out, and in jail
board-vote-of = { $round ->
    [2] Day { $day }, second vote
   *[1] Day { $day }
}
board-voted-against = { $when }: voted against { $name }
board-voted-nobody = { $when }: abstained
board-voter = Who
board-deck = In the deck
board-everything = All that is hidden
board-orders = Tonight
board-orders-none = Nothing yet.
board-state-infected = Infected
board-state-poisoned = Poisoned
board-state-chief = Chief
board-dead-card = Your card
board-dead-public = You see what everybody sees. The rest is opened after the match.
board-dead-everything = Now you see everything. Tell nobody.
board-bets = Who is who?
board-bets-about = Bet on those still in the game. Only you can see your bets; after the match you will learn how many were right.
board-bets-closed = The cards are open, so your bets are final.
board-bets-open = Show all cards
board-bet = Whose side is { $name } on?
board-bets-scored = { $right } of { $all } bets were right
board-bet-right = right
board-bet-wrong = wrong
say-open = Speak to the town
say-open-left = { $left ->
    [0] No statements left; you may still answer somebody
    [one] { $left } statement left
   *[other] { $left } statements left
}
say-claim = Name your role
say-accuse = Accuse
say-defend = Defend
say-greet = Open the talk
say-ask = Ask
say-answer = Answer
say-relent = Take it back
say-intend = Say how you will vote
say-found = Report a check of the Detective
say-saw = Report a check of the Judge
say-compared = Report a check of the Journalist
say-send = Say it
say-night = Night { $number }
say-day = Day { $number }
draft-claim = “My role is …”
draft-accuse = “I don’t trust { $target }. …”
draft-defend = “You’re on the wrong track, { $target } is one of us. …”
draft-relent = “I take it back: …”
draft-intend = “My vote today: …”
draft-agree = { $seat }: “I don’t trust { $target } either.”
draft-defence = { $seat }: “Remember whom { $target } defended.”
draft-silence = { $seat }: “{ $target } says nothing, and I don’t like it.”
draft-greet = { $seat }: “Good morning…”
draft-found = “My check as Detective, night { $night }: { $target } …”
draft-saw = “My check as Judge, night { $night }: { $target }’s card says …”
draft-compared = “My check as Journalist: { $targets } …”
act-look = I see
act-order = Choose { $name }
act-order-pass = Choose nobody
act-visit = Visit { $name }
act-visit-pass = Stay at home
act-heal = Heal { $name }
act-heal-pass = Heal nobody
act-guard = Shield { $name }
act-guard-pass = Shield nobody
act-represent = Take on { $name }
act-represent-pass = Take on nobody
act-shoot = Point at { $name }
act-shoot-pass = Do not shoot
act-again = Point at { $name }
act-again-pass = Shoot nobody else
act-compare = Compare { $name }
act-compare-pass = Compare nobody
act-compare-with = Compare with { $name }
act-compare-with-pass = Do not compare
act-check = Check { $name }
act-check-pass = Check nobody
act-judge = Summon { $name }
act-judge-pass = Summon nobody
act-kill = Kill { $name }
act-kill-pass = Kill nobody
act-poison = Poison { $name }
act-poison-pass = Poison nobody
act-infect = Infect { $name }
act-infect-pass = Infect nobody
act-advise = Advise { $name }
act-advise-pass = Give no advice
act-suspect = I suspect { $name }
act-suspect-pass = I suspect nobody
act-vote = I vote against { $name }
act-vote-abstain = Abstain
act-vote-change = Change to { $name }
act-hand-up = Raise my hand against { $name }
act-hand-down = Keep it down
act-ready = Let’s vote
act-done = Nothing to add
act-plead = Speak my last words
act-begin = { $stage ->
    [introduction] Begin introduction night
    [discussion] Begin the discussion
    [vote] Begin the vote
    [runoff] Begin the second vote
   *[night] Begin the night
}
act-end = { $stage ->
    [introduction] End introduction night
    [discussion] End the discussion
    [vote] End the vote
    [name] Call the next name
    [plea] End the last words
    [runoff] End the vote
   *[night] { $half ->
        [1] End the first half of the night
       *[2] End the night
    }
}
board-task-represent = The client
board-task-shoot = The shot
board-dealt-card = The card that you were dealt: { $card }.
say-heard = The town will hear something like this
board-vote-open = Everybody sees the hands. You may change your mind until the vote is over.
board-vote-sealed = All votes are opened together. Until then you may change your mind.

## The end of a match, and watching it again

won-town = The town has won
won-mafia = The Mafia has won
won-triads = The Triads have won
won-maniac = The Maniac has won
won-widow = The Black Widow has won
won-patient0 = Patient Zero has won
won-draw = Nobody has won
board-won = won
board-deed = { $name }: { $deed }
board-fate-alive = in the game to the end
board-fate-jailed = in the game to the end, in jail
board-fate-vote = voted out, day { $number }
board-fate-night = killed, night { $number }
board-fate-mafia = shot by the Mafia, night { $number }
board-fate-triads = shot by the Triads, night { $number }
board-fate-maniac = shot by the Maniac, night { $number }
board-fate-poison = poisoned by the Widow, night { $number }
