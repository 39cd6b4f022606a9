### The words of “Mafia”. Names of players are never inflected, and nobody's gender is known.

game-name = Mafia
game-about = By day the town argues and drives out whoever it no longer trusts. By night the gangs shoot, and those who watch over the town look for them in the dark. Who among you is not what they seem?

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
option-dead_see = What those see who are out.
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
option-tie-random = the lot decides
option-tie-all = all of them are out
option-require_majority = Whether it takes more than half of all votes to put somebody out. Otherwise it is enough to have the most.
    .title = Majority needed
option-win_mode = Whom a gang is compared with, and whether the town can win while a loner lives.
    .title = Winning conditions
option-win_mode-letter = a gang only with the townsfolk; a loner does not stand in the town's way
option-win_mode-hybrid = a gang with everybody else; a loner does not stand in the town's way
option-win_mode-last_side = a gang with everybody else; while a loner lives, the town has not won
option-blocked_check = What a checker hears whom the Beauty has visited.
    .title = Blocked checks
option-blocked_check-neutral = a harmless answer
option-blocked_check-random = an answer by lot
option-blocked_check-no_result = that there is no answer
option-lawyer_jails_innocent = Whether the Lawyer's lie can send an innocent to jail.
    .title = Lawyer and jail
option-gangs_are_one = Whether the Journalist takes the Mafia and the Triads for one camp.
    .title = Gangs as one
option-journalist_self = Whether the Journalist may be one of the two who are compared.
    .title = Journalist on himself
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
option-constant_night = Whether a night always lasts equally long, so that its length gives nothing away. Otherwise it ends when all have answered.
    .title = Constant night length

## Chapters of the story

chapter-introduction = The night of meeting
chapter-day = Day { $day }
chapter-night = Night { $night }

## Events: the beginning

told-dealt = { $seat } gets a card: { $card-name }.
told-deck = In the deck: { $deck }.
told-introduction = Windows go dark, and the town falls asleep. This first night is for getting to know each other: nobody shoots.
told-room = { $gang ->
    [mafia] The Mafia opens its eyes.
   *[triads] The Triads open their eyes.
} { $seats-count ->
    [1] There is one player awake: { $seats }.
   *[other] Awake are { $seats }.
}

## Events: the day

told-day = { $day ->
    [1] Day 1. It is light, and the town opens its eyes.
   *[other] Day { $day }.
}
told-claimed = { $seat }: “My role is { $role-name }.”
told-accused = { $grounds ->
    [check] { $seat }: “I do not trust { $target }. Think of the check of night { $number }.”
    [vote] { $seat }: “I do not trust { $target }. Think of the vote of day { $number }.”
    [report] { $seat }: “I do not trust { $target }. I believe what the check has shown.”
    [jail] { $seat }: “I do not trust { $target }. Nobody is in jail for nothing.”
    [claim] { $seat }: “I do not trust { $target }. I do not believe that claim.”
    [words] { $seat }: “I do not trust { $target }. Just listen to what is being said there.”
   *[hunch] { $seat }: “I do not trust { $target }. I cannot prove it, it is a hunch.”
}
told-defended = { $grounds ->
    [check] { $seat }: “You are on the wrong track, { $target } is one of us. Think of the check of night { $number }.”
    [vote] { $seat }: “You are on the wrong track, { $target } is one of us. Think of the vote of day { $number }.”
    [report] { $seat }: “You are on the wrong track, { $target } is one of us. I believe what the check has shown.”
    [jail] { $seat }: “You are on the wrong track, { $target } is one of us. The innocent go to jail, too.”
    [claim] { $seat }: “You are on the wrong track, { $target } is one of us. I believe that claim.”
    [words] { $seat }: “You are on the wrong track, { $target } is one of us. Just listen to what is being said there.”
   *[hunch] { $seat }: “You are on the wrong track, { $target } is one of us. I cannot prove it, it is a hunch.”
}
told-said-found = { $answer ->
    [criminal] { $seat }: “Night { $night }, the Detective's check: { $target } is a criminal.”
    [town] { $seat }: “Night { $night }, the Detective's check: { $target } is of the town.”
    [loner] { $seat }: “Night { $night }, the Detective's check: { $target } is a loner.”
   *[killed] { $seat }: “Night { $night }, the Detective's check: { $target } was a gang's victim.”
}
told-said-saw = { $seat }: “Night { $night }, the Judge's check: { $target }. On the card: { $answer-name }.”
told-said-compared = { $answer ->
    [same] { $seat }: “The Journalist's check: { $targets } are of one camp.”
   *[different] { $seat }: “The Journalist's check: { $targets } are of different camps.”
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
told-advised = { $seat } would infect { $target }.
told-checked = { $answer ->
    [criminal] Night { $night }, the Detective's check: { $target } is a criminal.
    [town] Night { $night }, the Detective's check: { $target } is of the town.
    [loner] Night { $night }, the Detective's check: { $target } is a loner.
   *[killed] Night { $night }, the Detective's check: { $target } is a gang's victim, and will not see the morning.
}
told-judged = Night { $night }, the Judge's check: { $target }. On the card: { $answer-name }.
told-compared = { $answer ->
    [same] Night { $night }, the Journalist's check: { $targets } are of one camp.
   *[different] Night { $night }, the Journalist's check: { $targets } are of different camps.
}
told-no-answer = Night { $night }, a check: { $target }. There is no answer.
told-no-answer-pair = Night { $night }, the Journalist's check: { $targets }. There is no answer.

## Events: the morning

told-morning = { $dead-count ->
    [0] It is light, and the town opens its eyes. Nobody has died this night.
    [1] It is light, and the town opens its eyes. { $dead } has died in the night.
   *[other] It is light, and the town opens its eyes. { $dead } have died in the night.
}
told-killed = { $seat } leaves the table. The card: { $card-name }.
told-jailed = { $seats-count ->
    [1] { $seats } goes to jail, from where one can talk but not vote.
   *[other] { $seats } go to jail, from where one can talk but not vote.
}
told-infected = The disease spreads: { $seats }. All who are sick: { $players }.
told-cured = Patient Zero is gone. { $seat } recovers and returns to the old side.
told-heir = { $gang ->
    [mafia] The Mafia has lost its chief. { $seat } has the last word now.
   *[triads] The Triads have lost their chief. { $seat } has the last word now.
}
told-unmasked = The masks are off. { $cards }.

## Events: what is opened after the match

told-visited = The Beauty ({ $seat }) visits { $target }.
told-healed = { $void ->
    [visited] The Doctor ({ $seat }) heals { $target }. In vain: the Beauty is there.
   *[none] The Doctor ({ $seat }) heals { $target }.
}
told-guarded = { $void ->
    [visited] The Bodyguard ({ $seat }) shields { $target }. In vain: the Beauty is there.
   *[none] The Bodyguard ({ $seat }) shields { $target }.
}
told-represented = { $void ->
    [visited] The Lawyer ({ $seat }) takes on a client: { $target }. In vain: the Beauty is there.
   *[none] The Lawyer ({ $seat }) takes on a client: { $target }.
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
    [mafia] The Mafia shoots, and { $target } dies.
    [triads] The Triads shoot, and { $target } dies.
    [maniac] The Maniac shoots, and { $target } dies.
   *[poison] The Black Widow's poison works, and { $target } dies.
}
told-spared = { $cause ->
    [mafia] The Mafia shoots at { $target }.
    [triads] The Triads shoot at { $target }.
    [maniac] The Maniac shoots at { $target }.
   *[poison] The Black Widow's poison is about to kill { $target }.
} { $reason ->
    [visited] The Beauty ({ $seat }) is there, and nothing happens.
    [healed] The Doctor ({ $seat }) is in time.
    [shielded] The Bodyguard ({ $seat }) stands in the way.
   *[immune] But that is the Politician, who cannot be killed like this.
}
told-silenced = { $seat } makes a check: { $targets }. There is no answer: a gang was quicker.
told-misled = { $reason ->
    [client] { $seat } is lied to about { $targets }: the Lawyer sees to that. The true answer: “{ $truth-name }”.
   *[visited] { $seat } makes a check for nothing ({ $targets }): the Beauty is there. The true answer: “{ $truth-name }”.
}
told-hunted = { $void ->
    [visited] The Maniac ({ $seat }) chooses a victim: { $target }. In vain: the Beauty is there.
    [killed] The Maniac ({ $seat }) chooses a victim: { $target }. In vain: a gang is quicker.
   *[none] The Maniac ({ $seat }) chooses a victim: { $target }.
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
    [dead] Patient Zero ({ $seat }) wants to infect { $target }. In vain: there is nobody left to infect by morning.
   *[none] Patient Zero ({ $seat }) infects { $target }.
}
told-weighed = The Leader's hand ({ $seat }) counts as two: { $target }.

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
   *[other] Nights without a death: { $quiet } of { $nights }.
}
fact-shots = { $missed ->
    [0] Every shot at night hit home. Shots: { $shots }.
   *[other] Shots at night: { $shots }, of which killed nobody: { $missed }.
}
fact-heals = { $saved ->
    [0] The Doctor never guessed right. Nights with a heal: { $heals }.
   *[other] Lives saved by the Doctor: { $saved }, in nights with a heal: { $heals }.
}
fact-checks = { $lies ->
    [0] Every check told the truth. Checks: { $checks }.
   *[other] Checks: { $checks }, of which lied: { $lies }.
}
fact-votes = Votes of the town: { $votes }, of which against criminals: { $hits }.
fact-aim = How often each of the town voted against criminals: { $each }.
fact-wronged = { $seats-count ->
    [1] Of the town, accused most often: { $seats }. Accusations: { $times }.
   *[other] Of the town, accused most often: { $seats }. Accusations against each: { $times }.
}

## Questions: the first night, the moderator

ask-look = Look at your card, and remember it.
ask-begin = { $stage ->
    [introduction] Is everybody seated? Begin the first night.
    [discussion] The town is awake. Begin the discussion.
    [vote] It is time to decide. Begin the vote.
    [runoff] All have spoken. Begin the second vote.
   *[night] It is dark. Begin the night.
}
ask-end = { $stage ->
    [introduction] End the first night when everybody has looked.
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
ask-grounds = On what grounds?
ask-of-night = The check of which night?
ask-of-day = The vote of which day?
ask-in-night = On which night was the check?
ask-whom = Whom did you check?
ask-with-whom = Compared with whom?
ask-finding = What did the check show?
ask-card = What was on the card?
ask-sameness = One camp, or different ones?
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
closed-healed-last-night = healed last night already
closed-shot-already = the gang has shot there already
closed-named-already = you have named this player already
closed-must-shoot = the Maniac never skips a night
closed-infected-already = one of yours already

## Words on buttons

card-pass = Nobody
card-abstain = Abstain
card-ready = Let us vote
card-done = Nothing to add
card-seen = I see
card-begin = Begin
card-end = End
card-up = Raise my hand
card-down = Keep it down
card-claim = Role claim
card-accuse = Accusation
card-defend = Defence
card-found = The Detective's check
card-saw = The Judge's check
card-compared = The Journalist's check
card-check = A check
card-vote = A vote
card-report = Another's check
card-jail = Jail
card-words = Words
card-hunch = A hunch
card-criminal = Criminal
card-town = Of the town
card-loner = Loner
card-killed = A gang's victim
card-same = One camp
card-different = Different camps

## Roles and gangs

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

role-citizen = You sleep through the night, and you have no special skill. Your weapons are your word by day and your hand in the vote.
role-beauty = At night you may visit one player, not yourself, and the same one as often as you like. Until morning their abilities do nothing, their say in a gang does not count, and they cannot be killed; they never learn of it. You are no help against infection or fresh poison, but you do save from poison that should kill this very night.
role-doctor = At night you may heal one player, even yourself, but nobody two nights running. No shot will kill them before morning. Against poison it helps a night later, not on the night when it is given. A Spy whom a gang has unmasked is beyond your help.
role-bodyguard = At night you may shield one player, not yourself. If they are to be killed, you die in their place, and they never learn of it. You take on poison a night later, not on the night when it is given. If the Doctor heals either of you, both live; a Spy whom a gang has unmasked cannot be shielded.
role-detective = At night, when the gangs have shot, you may check one player, not yourself: criminal, of the town, loner, or killed by a gang this very night. The infected look like loners. The Lawyer can turn the answer into a lie, and if the Beauty has visited you, it means nothing. If a gang kills you, you hear no answer.
role-judge = At night, when the gangs have shot, you are shown the card of one player, not your own. A criminal wakes up in jail; loners and infected you recognise, but do not jail. The Lawyer's lie deceives you, too: the guilty stay free, and an innocent may go to jail. When you are out, the jail opens.
role-spy = You are of the town, but you wake with every gang and know their faces; you point with them, and it does not count. If a gang shoots you, it sees your card and may shoot one more, and in the morning you are out: only the Beauty can save you. Never name a gangster or your own role, not even by a hint: by day you just argue and vote.
role-journalist = At night you compare two players: you name the first in the first half of the night, and the second in the other. You learn whether they are of one camp. Town, Mafia and Triads are three camps, and all loners and infected together are the fourth. If one of the two is the Lawyer's client, the answer is turned round.
role-politician = You sleep through the night. You cannot be shot, poisoned or jailed: only the vote of the town can put you out. But you can be infected, and then you are like everybody else.
role-leader = You sleep through the night. By day your hand counts as two, and nobody knows that it is yours. If you are infected, it counts as one.
role-mafioso = At night you wake with the Mafia and choose together whom to shoot: the majority decides, and in a dispute the chief. You may point at anybody, even your own: there may be a pair of eyes too many. If the shot unmasks the Spy, you may shoot one more.
role-don = At night you wake with the Mafia and choose together whom to shoot. Where there is no majority, your say decides. When you are out or infected, the last word passes by lot to another, who alone is told. In jail you give no orders, but you are still the chief.
role-lawyer = At night you take on one client, even yourself. Whoever checks your client before morning is told a lie: a criminal looks innocent, and an innocent looks like a criminal, whom the Judge may send to jail. Besides, you choose with the Mafia whom to shoot.
role-triad = At night you wake with the Triads and choose together whom to shoot: the majority decides, and in a dispute the chief. Your shot and the Mafia's ring out at the same moment, so whoever dies by theirs still fires. You may point at anybody, even your own: there may be a pair of eyes too many. If the shot unmasks the Spy, you may shoot one more.
role-boss = At night you wake with the Triads and choose together whom to shoot. Where there is no majority, your say decides. When you are out or infected, the last word passes by lot to another, who alone is told. In jail you give no orders, but you are still the chief.
role-maniac = You are on your own. Every night, after the gangs and the checks, you shoot one player, not yourself, and you may not skip a night. You win if in the morning at most one other player is alive.
role-widow = You are on your own. At night you may poison one player, not yourself: death comes not this morning but the next, and the victim is never told. The poison works even when you are gone, a second dose changes nothing, and the Politician is immune. You win if in the morning at most one other player is alive.
role-patient0 = You are on your own until you infect others. At night you may infect one player, who in the morning loses all abilities and joins your side; at night you know each other. Doctor, Beauty and Bodyguard are no help against it, but somebody killed that same night is not infected. You win together if in the morning at most one player is healthy.
role-infected = You are infected, and you win with Patient Zero now. Your abilities are gone, you no longer wake with your gang, and a check shows a loner. At night you advise whom to infect, but Patient Zero decides. Tell nobody who is on which side, neither your old one nor your new one.

## Sides, and how it ended

side-town = The town
side-mafia = The Mafia
side-triads = The Triads
side-maniac = Maniac
side-widow = Black Widow
side-patient0 = Patient Zero
side-draw = A draw

reason-criminals-dead = no criminal is left in town
reason-parity = the gang can no longer be outvoted
reason-last-two = no more than two are alive
reason-infection = no more than one is healthy
reason-nobody-left = nobody is left alive
reason-quiet = for three days and nights nobody has died, fallen sick or gone to jail

## The narrator's voice

line-sleep = Windows go dark, and the town falls asleep. Close your eyes.
line-introduction = This is the first night, and nobody will die in it. Look at your card. Gangs, know your own.
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

## Rules

search-hint = Doctor, tie, poison…
rules-01-idea =
    Everybody in town has a secret: a role card that only its owner sees. By day all argue together and vote somebody out of town. By night everybody does in secret what the role can do. Day follows night until one side has won.

    There are several sides. The townsfolk want to be rid of all criminals. The criminals are the Mafia, and sometimes a second gang, the Triads: they want the town for themselves. Loners (the Maniac, the Black Widow, Patient Zero) play for nobody but themselves. Players who are out still win with their side.

    The server moderates: it deals, asks, counts and keeps the secrets. A person can announce night and day in its place.
    .title = What it is about, and who is in it
rules-02-deck =
    The deck depends on the number of players. About a third of the table are criminals, but no more than this: 6–7 players 2, 8–12 players 4, 13–15 players 5, 16–18 players 6, 19–21 players 7, 22–24 players 8, 25–27 players 9, 28–30 players 10, 31–32 players 11. There are always more townsfolk than criminals.

    About a third of the townsfolk and a third of the criminals have special roles. The other townsfolk are Citizens, the other criminals ordinary gangsters: Mafiosi or Triads. Of Detective and Judge there is only one. The Triads join from twelve players on, and then the gangs are of equal size. There is usually one loner, and never all three together with the Triads.

    The deck can be put together by hand, too. The table knows which roles are in it, unless it has agreed otherwise.
    .title = The deck
rules-03-first-night =
    The first night is for getting to know each other. Everybody looks at their own card; the Mafia sees the Mafia, the Triads see the Triads. The Spy is awake with every gang: gangsters see a pair of eyes too many, and do not know whose.

    Nobody shoots, heals or checks anybody this night.
    .title = The first night
rules-04-day =
    In the morning the town learns who has died, who is in jail and who has left it. Then people talk. Say what you like; you may lie.

    What matters can be said by tapping, so that the town remembers it: name a role, accuse, defend, report a check. As a rule everybody has three such statements a day.

    The discussion lasts three minutes, or half as long with fewer than six alive. It ends sooner when everybody has said “Let us vote”. Whoever makes another statement after that is not ready to vote yet.
    .title = The day and the discussion
rules-05-vote =
    Everybody votes against one living player, never against themselves, or abstains. Hands are seen at once, and may change until the end. Whoever has the most votes shows the card and is out. If nobody votes, nobody is out.

    The Leader's hand counts as two, and nobody knows whose hand it is: only the outcome is announced. So the outcome does not always match the number of hands.

    If the votes are tied, each of those players has half a minute for last words. Then there is a second vote, only between them; they vote as well, though not against themselves. If it is tied again, nobody is out.

    A table may choose other ways: vote in secret, or by names that are called one after another; and in a tie let nobody go, cast lots, or let all of them go.
    .title = The vote, and ties
rules-06-night =
    At night the roles act in this order: Beauty, Doctor, Bodyguard, Lawyer, Mafia, Triads, Detective, Judge, Journalist, Maniac, Black Widow, Patient Zero. Citizens, the Politician and the Leader sleep.

    The night has two halves. In the first, the Beauty, the Doctor, the Bodyguard, the Lawyer and both gangs answer, and the Journalist names the first of two. In the second it is the Detective, the Judge, the Maniac, the Black Widow and Patient Zero, the Journalist names the other, and a gang that has unmasked the Spy shoots once more.

    Everybody alive is asked something in each half, and all nights are of the same length: who touches a screen, and when, tells nothing. The shots of the two gangs ring out at the same moment. Whoever a gang has killed does nothing later that night: a dead Detective learns nothing, a dead Black Widow poisons nobody.
    .title = The night and its order
rules-07-death =
    Those who have died in the night are named together in the morning. They show their cards and leave, but nobody learns what killed them, and they can no longer tell what they saw that night.

    A card shows only what was dealt: an infection, or who is chief of a gang now, stays secret. Whoever the town votes out shows the card, too. Nothing protects from the vote.
    .title = Death and cards
rules-08-protection =
    When somebody is to be killed at night, look in this order. Visited by the Beauty: alive. The Politician, unless infected: alive. The Spy, unmasked by a gang: dead. Healed by the Doctor: alive, however many shots there were. Shielded by the Bodyguard: the Bodyguard dies instead, and only once; if the Doctor heals the Bodyguard, both live. Otherwise: dead.

    The Beauty's guest loses all abilities for the night: a heal, a shield, a shot, a check or a say in a gang does not count, and the guest is not told. The Doctor never heals the same player two nights running, even if the Beauty has undone the first time.
    .title = Who saves, and how
rules-09-checks =
    The Detective hears one of four things: criminal, of the town, loner, or a gang's victim of this night. The Judge sees the card. The Journalist learns whether two players are of one camp: there are four, the town, the Mafia, the Triads and the loners. To every check the infected are loners, and the Judge is shown just that: infected.

    The Lawyer makes the answer a lie. To the Detective a criminal looks like one of the town, and one of the town like a criminal; loners and victims look like the town, too. The Judge is shown a Citizen in place of a criminal or loner, and a Mafioso in place of one of the town. The Journalist hears the opposite.

    A checker whom the Beauty visits checks in vain, but hears the harmless answer: of the town, Citizen, one camp.
    .title = Checks and lies
rules-10-jail =
    A criminal whom the Judge has checked wakes up in jail, and the town learns the name, but not the card. Prisoners talk by day, but do not vote, shoot or use any ability. Jail does not protect from bullets, poison, infection or the vote.

    The Lawyer's lie can put one of the town in jail, though never the Politician. Loners and infected are not jailed.

    As soon as the Judge is out, all prisoners are free and can do again what they could. If the Judge is infected, the jail stays shut.
    .title = Court and jail
rules-11-gangs =
    At night a gang points at whom to shoot; its members see it at once, and may change their minds until the middle of the night. It takes more than half of the votes cast. If there is no such majority, the chief decides: the Don or the Triad Boss. If the chief cannot, the most votes do, and between equals the lot. A gang may point at its own, or not shoot at all, but the town hears a shot in any case.

    When the chief is out or infected, the last word passes by lot to an ordinary member, or, if there is none, to any who is left. Only the heir is told, and keeps the old card. A chief in jail stays chief, but cannot decide.
    .title = The gangs and their chiefs
rules-12-spy =
    The Spy is of the town, and wakes with every gang. The Spy points with the others, but it does not count. Gangsters see that more eyes are open than should be, and have to guess whose.

    If a gang chooses the Spy, the Spy shows it the card, and the gang may shoot one more. In the morning the Spy is dead, whatever Doctor and Bodyguard did. Only a visit of the Beauty helps, and then nobody sees the card.

    The Spy may name neither the gangsters nor the role of Spy.
    .title = The Spy
rules-13-loners =
    The Maniac shoots every night, after the gangs and the checks. Whatever stops a gang's bullet stops his.

    The Black Widow poisons. The victim does not know, lives for one more day, acts for one more night, and dies at dawn. Healing, shielding and a visit of the Beauty do not help on the night of the poisoning; on the night after it they undo the poison, except that the Bodyguard takes it on and dies that same morning. A player whom the Doctor healed on the night of the poisoning cannot be healed on the next. A second dose changes nothing, nor does the Widow's own death. The Politician is immune.
    .title = The Maniac, the Black Widow and poison
rules-14-infection =
    Patient Zero may infect one player a night. In the morning that player is told, loses all abilities, no longer wakes with a gang, and from now on wins with Patient Zero. The infected know each other, and at night advise who should be next. The town does not know about them.

    Neither healing nor shielding nor a visit of the Beauty helps against it. Whoever dies that same night is not infected. An infected Politician can be killed, an infected Leader's hand counts as one, an infected prisoner stays in jail.

    When Patient Zero is out, the infected stay sick, but infect nobody else. A table may have it otherwise: then they recover.
    .title = Patient Zero and the disease
rules-15-winning =
    The town wins when all criminals are out: this is looked at in the morning and after the vote. A loner who is alive does not stand in its way, unless the table has it otherwise; an infected criminal is not out.

    A gang wins in the morning, if there is no other gang and it has at least as many votes as everybody else together. Prisoners do not count, and the Leader counts as two.

    The Maniac and the Black Widow win in the morning, if at most one other player is alive. Patient Zero and the infected win in the morning, if at most one player is healthy.

    If several of these hold in one morning, a loner comes first, then the town, then a gang. If nobody is left, or if for three days and nights nobody has died, fallen sick or gone to jail, nobody wins.
    .title = Who has won
rules-16-manners =
    Nobody shows a card before being out. By day you may pretend to be anybody.

    The Spy names neither the gangsters nor the role of Spy. The infected do not tell who is on which side. Those who are out are silent. At night nobody peeks or talks.
    .title = Table manners

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

channel-mafia = The Mafia's room
channel-triads = The Triads' room
channel-infected = The infected

## The lesson: what the coach says

learn-about = Seven masks at the table: six bots and you. Save one of them, see through another, and decide whom to believe.
lesson-welcome = Welcome! This is a practice match: the others are bots, and you decide. Press your card and hold it: that way nobody else can see it.
lesson-waiting = You are the Doctor: at night you can save one player from a shot. The others are looking at their cards, too.
lesson-day = It is day: the town talks, and looks for the Mafia. Keep your role to yourself, for a Doctor who is known does not live long. Let us hear what the others say.
lesson-statements = Anybody may accuse, defend or claim a role, and nobody has to tell the truth. Listen, and compare it with what you know yourself.
lesson-boast = { $boaster } claims to be the Doctor. But there is only one Doctor in the deck, and you hold that card. So this is a lie, and you know it for certain.
lesson-ready = Everybody has spoken. You may accuse somebody, too, but do not name your role. When you are ready, press “Let us vote”.
lesson-exposed = Now the whole town has heard your role, and so has the Mafia. People usually pay for that on the very first night. When you are ready, press “Let us vote”.
lesson-patience = You are ready. The vote begins when everybody is.
lesson-vote = Whoever gets the most hands shows the card and leaves. You know who lied: tap { $boaster }.
lesson-voted = Everybody can see your choice. While the others decide, you may still change it.
lesson-night = The card says Mafioso: the town was right. But the Don is still here and will shoot tonight, most likely at somebody who argues and stands in the way. Nobody argues more than { $debater } today: heal { $debater }.
lesson-healing = Done: no shot can kill this player before morning. Until all have decided, you may change your mind.
lesson-nobody-healed = You heal nobody tonight. Until all have decided, you may change your mind.
lesson-suspect = At night everybody gets a question, so that nobody is given away by tapping. Think whom you suspect: only you will see the answer.
lesson-saved = Morning, and nobody has died! Yet the Mafia shoots every night. So it shot at the one you healed, and apart from the Mafia only you know it.
lesson-claim = { $accuser } says that a check has found a criminal: { $debater }. Such checks are made by the Detective, but anybody can claim to be one. Let us hear the answer.
lesson-rivals = There is one Detective in the deck, and two claim to be it: one of them lies. Think of the night: you saved the one whom the Mafia shot at. Would the Mafia shoot at one of its own?
lesson-decide = Last night you saved { $debater }, and the Mafia hardly ever shoots its own. So { $accuser } is lying. { $doubter } does not know yet whom to believe: say a word if you like, and press “Let us vote”.
lesson-lost = A bad morning: { $debater } leaves, and the card says Detective. You could not save this one; that happens. Now keep your eyes open: the Mafia will try to make use of it.
lesson-impostor = { $accuser } claims to be the Doctor. But you hold that card, and there is no other in the deck. Yesterday's accusation was right, but a criminal may well give up a friend to be trusted.
lesson-persuade = The town is divided: some are against { $accuser }, some against { $friend }. You know which of them lies: the Doctor is you. When you are ready, press “Let us vote”.
lesson-verdict = Now decide whom to believe. Think whom the Mafia wanted dead last night, and raise your hand against the one who lies.
lesson-even = The hands are even, and yours decides! Remember: the Mafia hardly ever shoots its own.
lesson-verdict-alone = The hands will be even, and yours will decide. The Doctor is you, so { $accuser } is lying.
lesson-tied = The votes were even, and nobody has left. You cannot heal { $debater } two nights running, and the Mafia knows it. Save somebody else, or yourself.
lesson-tied-alone = The votes were even, and nobody has left. Tonight the Mafia will shoot again. Think who is most in its way, and heal that one.
lesson-wrong = The card says Detective: the town has sent away the one who told the truth. It could have been known: on the first night the Mafia shot at { $debater }, and it hardly ever shoots its own. It is not too late: heal somebody, and wait for the morning.
lesson-wrong-alone = The card says Citizen: the town was wrong. The liar could have been known: whoever claims to be the Doctor cannot be, for that card is yours. Heal somebody: tomorrow decides.
lesson-night-again = Night again. You cannot heal the one you healed last night. Choose whom to save.
lesson-truth = The card of the Detective lies open: its owner told the truth. So { $accuser } is lying, and by now everybody sees it. Press “Let us vote”.
lesson-last-chance = Few of the town are left, and any mistake may be the last. The Doctor is you, so { $accuser } is lying. Hear the others, and press “Let us vote”.
lesson-last-vote = You know who lies. Tap { $accuser }.
lesson-strayed = The match has gone its own way; that happens, too. Listen, compare, and decide for yourself.
lesson-dead = You are out, but the match goes on. See how it ends: those who are out win with their side.
lesson-won = A victory, and it is yours! { $accuser } is the Don: by day he gave up one of his own to be trusted, by night he shot at { $debater }, and you alone saw through it. Now try an ordinary table, with bots or with friends.
lesson-won-alone = A victory, and it is yours! { $accuser } is the Don: he gave up one of his own, shot the Detective and claimed your role, but he did not fool you. Now try an ordinary table, or play again and try to save { $debater }.
lesson-won-late = The town has won, if not at once. { $accuser } is the Don: on the very first night he shot at { $debater }, and you could have known it before all others. Play again, and try to do it in two days.
lesson-won-late-alone = The town has won, though at a price. { $accuser } is the Don: he claimed to be the Doctor, and all the time that card was yours. Play again, and try to save { $debater }.
lesson-defeat = The Mafia has won: by now it is no weaker than the town. { $accuser } is the Don: he claimed to be the Doctor, and only you knew that it was a lie. Never mind: play again, and trust what you know yourself.
lesson-end = The match is over, and all cards lie open: see who was who. Play again, or try an ordinary table.

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
board-title-introduction = The first night
board-title-night = The town sleeps
board-title-day = The day breaks
board-title-discussion = The town speaks
board-title-vote = Who shall leave?
board-title-plea = Last words
board-title-runoff = Choose again
board-over-introduction = Before the first day
board-over-night = Night { $night }
board-over-day = Day { $day }
board-card = My card
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
board-loners = Loners
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
say-open = Speak to the town
say-open-left = { $left ->
    [one] { $left } statement left
   *[other] { $left } statements left
}
say-claim = Name your role
say-accuse = Accuse
say-defend = Defend
say-found = Report a check of the Detective
say-saw = Report a check of the Judge
say-compared = Report a check of the Journalist
say-send = Say it
say-night = Night { $number }
say-day = Day { $number }
draft-claim = “My role is …”
draft-accuse = “I do not trust { $target }. …”
draft-defend = “You are on the wrong track, { $target } is one of us. …”
draft-found = “Night { $night }, the Detective's check: { $target } …”
draft-saw = “Night { $night }, the Judge's check: { $target }. On the card: …”
draft-compared = “The Journalist's check: { $targets } …”
act-look = I see
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
act-vote = I vote for { $name }
act-vote-abstain = Abstain
act-vote-change = Change to { $name }
act-hand-up = Raise my hand for { $name }
act-hand-down = Keep it down
act-ready = Let us vote
act-done = Nothing to add
act-plead = Speak my last words
act-begin = { $stage ->
    [introduction] Begin the first night
    [discussion] Begin the discussion
    [vote] Begin the vote
    [runoff] Begin the second vote
   *[night] Begin the night
}
act-end = { $stage ->
    [introduction] End the first night
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
say-heard = This is what the town will hear
board-vote-open = Everybody sees the hands. You may change your mind until the vote is over.
board-vote-sealed = All votes are opened together. Until then you may change your mind.

## The end of a match, and watching it again

won-town = The town has won
won-mafia = The mafia has won
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
board-fate-mafia = shot by the mafia, night { $number }
board-fate-triads = shot by the Triads, night { $number }
board-fate-maniac = shot by the Maniac, night { $number }
board-fate-poison = poisoned by the Widow, night { $number }
