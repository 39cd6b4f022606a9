### The rules of Warring Colonies, by chapters.

search-hint = Noise, bite, bullets…
rules-01-idea =
    The dead walk the town, the winter does not end, and there are two colonies of survivors. Both have one main objective, and every player a secret one besides. You lead a group: you search for supplies, hold the entrances, prevent common crises and fight the neighbours.

    With an odd number of players one is the lone wolf, with a den, missions and an objective of his own.

    Whoever has met the secret objective wins, if their own colony has met the main one. Several may win, or nobody. The wolf needs nothing but his own.
    .title = What it is about
rules-02-round =
    A round begins with a crisis for both colonies. Then everybody rolls dice: one, and one for each survivor. Dice belong to the group and not to anybody in it.

    Turns are taken in pairs, one player of each colony; the wolf goes first and alone. Then comes the colony phase: food, combat, waste, the crisis, bullets, zombies, the main objective, the round tracker and elections.
    .title = A round
rules-03-turn =
    At the start of a turn whoever is frostbitten gets a wound, and your right-hand neighbour draws a crossroads card for you in secret. Then the pair moves survivors in turn, the colony with lower morale first. Each moves once; who has passed moves no more.

    Then both act at the same time, and nobody waits for the other. Who is done turns the glass for the other. When the sand is out, so are the actions. In the quick game the glass runs at once. While somebody else is asked for a card it stands still.

    After the actions the bitten die, and crossroads that were met are read aloud.
    .title = A turn
rules-04-actions =
    With a die a survivor may attack a zombie (as high as its attack), search a location (as high as its search), build a barricade, clean up three cards of waste at home (any die), or use an ability with a number.

    Without one: play a card, give it against the crisis, store it for the objective, spend a food token to raise one of your dice, ask friends for a card, hand equipment to a friend at the same place, say something to your colony.

    Tap a survivor, and the board shows what it can do now.
    .title = Actions
rules-05-danger =
    After every move and every attack the exposure die is rolled: mostly nothing, sometimes a wound or a frostbite, seldom a bite. Three wounds, frostbites or despairs kill. Every death costs the colony a morale.

    A bite is deadly and spreads to whoever has the least influence there. That one can be killed at once, which ends it, or a die is rolled: only a blank saves.
    .title = Dangers
rules-06-search =
    A search shows the top card of a location. Take it, or make noise, once in a search, and see another. One card is kept, the others go under the deck. Noise may bring zombies at the end of the round.
    .title = Searching and noise
rules-07-zombies =
    At the end of a round zombies come to the entrances: one for two people at a colony, one for each survivor in town. Where there is no space a zombie breaks a barricade. Where there is none, it breaks in: whoever has the least influence dies.

    Guests stand on the spaces before the entrances of others. If a zombie has no other space, a guest is wounded and goes home.
    .title = Zombies and entrances
rules-08-colony =
    Every two people at home eat a food token. If there is not enough, there is a starvation token, and a morale is lost for each of them. Ten cards of waste cost a morale, in the den five. Every round a colony gets two bullets.

    Against a crisis cards of the right kinds are given openly: as many as there are players in both colonies. With two more the morale of both rises.
    .title = The colony and the crisis
rules-09-combat =
    Where survivors of both colonies stand there is combat. Leaders choose tactics in secret, then people and weapons are counted, bullets are bid in secret, and combat dice are rolled. The weaker side takes the difference in wounds.

    A Charge is worth 3, but if it loses the other side lays out the wounds. On Guard is worth 1, and two of them end the combat. A Retreat goes home and gives the victory away. An Ambush stops a charge and a retreat. Covering Fire doubles two bullets and undoes a guard.

    A colony without defenders loses a morale for every guest at its entrances.
    .title = Combat
rules-10-full =
    A full location is entered by sending somebody home: a friend for nothing, another for a bullet, somebody armed for two. A survivor of the player who takes the turn with you cannot be sent away.
    .title = Full locations
rules-11-end =
    The main objective is checked at the end of a round. The match ends when it is met, when a colony’s morale has come to nothing, or when the rounds are out. If one colony has fallen, the other counts as having met the objective.
    .title = The end
rules-12-wolf =
    The wolf lives in a den for four, pays with dice for sending somebody away, runs from a combat or joins a side, and lives by missions. Once a round he may change one of them. When his morale is at nothing he is out.
    .title = The lone wolf
