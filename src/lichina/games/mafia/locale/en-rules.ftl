### The rules of “Mafia”.

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
    Introduction night is for getting to know each other. Everybody looks at their own card; the Mafia sees its own, and so do the Triads. The Spy is awake with every gang: gangsters see a pair of eyes too many, and do not know whose.

    Nobody shoots, heals or checks anybody this night.
    .title = Introduction night
rules-04-day =
    In the morning the town learns who has died, who is in jail and who has left it. Then people talk. Say what you like; you may lie.

    What matters can be said by tapping, so that the town remembers it: name a role, accuse, defend, report a check. As a rule everybody has three such statements a day.

    The discussion lasts three minutes, or half as long with fewer than six alive. It ends sooner when everybody has said “Let’s vote”. Whoever makes another statement after that is not ready to vote yet.
    .title = The day and the discussion
rules-05-vote =
    Everybody votes against one living player, never against themselves, or abstains. Hands are seen at once, and may change until the end. Whoever has the most votes shows the card and is out. If nobody votes, nobody is out.

    The Leader’s hand counts as two, and nobody knows whose hand it is: only the outcome is announced. So the outcome does not always match the number of hands.

    If the votes are tied, each of those players has half a minute for last words. Then there is a second vote, only between them; they vote as well, though not against themselves. If it is tied again, nobody is out.

    A table may choose other ways: vote in secret, or by names that are called one after another; and on a tie let nobody go, decide at random, or let all of them go.
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

    The Beauty’s guest loses all abilities for the night: a heal, a shield, a shot, a check or a say in a gang does not count, and the guest is not told. The Doctor never heals the same player two nights running, even if the Beauty has undone the first time.
    .title = Who saves, and how
rules-09-checks =
    The Detective hears one of four things: criminal, town, loner, or a gang’s victim of this night. The Judge sees the card. The Journalist learns whether two players are on the same side: there are four, the town, the Mafia, the Triads and the loners. To every check the infected are loners, and the Judge is shown just that: infected.

    The Lawyer makes the answer a lie. To the Detective criminals look like townsfolk, and townsfolk like criminals; loners and victims look like townsfolk, too. The Judge is shown a Citizen in place of a criminal or loner, and a Mafioso in place of one of the townsfolk. The Journalist hears the opposite.

    A checker whom the Beauty visits checks in vain, but hears the harmless answer: town, Citizen, the same side.
    .title = Checks and lies
rules-10-jail =
    A criminal whom the Judge has checked wakes up in jail, and the town learns the name, but not the card. Prisoners talk by day, but do not vote, shoot or use any ability. Jail does not protect from bullets, poison, infection or the vote.

    The Lawyer’s lie can put one of the townsfolk in jail, though never the Politician. Loners and infected are not jailed.

    As soon as the Judge is out, all prisoners are free and can do again what they could. If the Judge is infected, the jail stays shut.
    .title = Court and jail
rules-11-gangs =
    At night a gang points at whom to shoot; its members see it at once, and may change their minds until the middle of the night. It takes more than half of the votes cast. If there is no such majority, the chief decides: the Don or the Triad Boss. If the chief cannot, the most votes do, and a tie is decided at random. A gang may point at its own, or not shoot at all, but the town hears a shot in any case.

    When the chief is out or infected, the last word passes at random to an ordinary member, or, if there is none, to anybody who is left. Only the heir is told, and keeps the old card. A chief in jail stays chief, but cannot decide.
    .title = The gangs and their chiefs
rules-12-spy =
    The Spy is town, and wakes with every gang. The Spy points with the others, but it does not count. Gangsters see that more eyes are open than should be, and have to guess whose.

    If a gang chooses the Spy, the Spy shows it the card, and the gang may shoot one more. In the morning the Spy is dead, whatever Doctor and Bodyguard did. Only a visit of the Beauty helps, and then nobody sees the card.

    The Spy may name neither the gangsters nor the role of Spy.
    .title = The Spy
rules-13-loners =
    The Maniac shoots every night, after the gangs and the checks. Whatever stops a gang’s bullet stops his.

    The Black Widow poisons. The victim does not know, lives for one more day, acts for one more night, and dies at dawn. Healing, shielding and a visit of the Beauty do not help on the night of the poisoning; on the night after it they undo the poison, except that the Bodyguard takes it on and dies that same morning. A player whom the Doctor healed on the night of the poisoning cannot be healed on the next. A second dose changes nothing, nor does the Widow’s own death. The Politician is immune.
    .title = The Maniac, the Black Widow and poison
rules-14-infection =
    Patient Zero may infect one player a night. In the morning that player is told, loses all abilities, no longer wakes with a gang, and from now on wins with Patient Zero. The infected know each other, and at night advise who should be next. The town does not know about them.

    Neither healing nor shielding nor a visit of the Beauty helps against it. Whoever dies that same night is not infected. An infected Politician can be killed, an infected Leader’s hand counts as one, an infected prisoner stays in jail.

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
