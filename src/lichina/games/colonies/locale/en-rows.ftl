### What rows of effects say: `mor(C,-1); zadd(home,6)`. Each effect is a sentence; whom and where stand after a colon.

## Effects

row-mor = { $whose ->
    [C] Morale { $n }.
    [E] The rivals’ morale { $n }.
   *[each] Morale of both colonies { $n }.
}
row-food = { $whose ->
    [C] Food { $n }.
    [E] The rivals’ food { $n }.
   *[each] Food of both colonies { $n }.
}
row-food-all = All food of the colony is lost.
row-starve = Starvation tokens of both colonies { $n }.
row-ammo = { $whose ->
    [C] Bullets { $n }.
   *[E] The rivals’ bullets { $n }.
}
row-waste = { $whose ->
    [C] Cards on the waste pile { $n }.
    [E] Cards on the rivals’ waste pile { $n }.
   *[each] Cards on both waste piles { $n }.
}
row-help = { $whose ->
    [C] Helpless survivors { $n }.
    [E] The rivals’ helpless survivors { $n }.
   *[each] Helpless survivors of both colonies { $n }.
}
row-unruly = As many become unruly: { $n }.
row-perish = Helpless survivors who die: { $n }.
row-zadd = Zombies { $n }: { $where }.
row-zkill = Zombies −{ $n }: { $where }.
row-zkill-all = All zombies fall: { $where }.
row-zmove = Up to { $n } zombies move: { $where } → { $goal }.
row-bar = Barricades +{ $n }: { $where }.
row-unbar-all = All barricades fall: { $where }.
row-trap = Traps +{ $n }: { $where }.
row-noise = Noise +{ $n }: { $where }.
row-hush = All noise is gone: { $where }.
row-wound = Wounds +{ $n }: { $who }.
row-frost = Frostbites +{ $n }: { $who }.
row-desp = Despair +{ $n }: { $who }.
row-heal = Wounds or frostbites −{ $n }: { $who }.
row-thaw = Frostbites −{ $n }: { $who }.
row-thaw-all = All frostbites are gone: { $who }.
row-risk = A die for each, up to { $n } is a wound: { $who }.
row-exp = Exposure, { $n ->
    [1] one roll
   *[other] { $n } rolls
}: { $who }.
row-kill = Dies: { $who }.
row-gone = Leaves the game: { $who }.
row-send = Without exposure, { $who } → { $where }.
row-attach = { $rule ->
    [sled_dogs] From now on, once a round, a move without exposure: { $who }.
    [arctic_king] From now on, moves without exposure, but noise at both ends; a wreck after four moves: { $who }.
   *[quarantine] No moves before the end of the next round: { $who }.
}
row-post = { $rule ->
    [watchtower] From now on, the first zombie that comes to the colony in a round is shot.
   *[army] From now on, the main objective also needs five food tokens.
}
row-recruit = Newcomers who join you: { $n }.
row-join = Joins you: { $who }.
row-banish = Leaves the game: { $who }.
row-draw = Draw cards: { $n } ({ $deck }).
row-look = Look at the top { $n } cards, keep { $keep }, put the rest under the deck ({ $deck }).
row-glance = See the top card of a deck ({ $deck }).
row-fetch = Search a deck ({ $deck }) and take { $n }: { $kind }.
row-burn = The top { $n } cards are out of the game ({ $deck }).
row-salvage = Take up to { $n } from the waste pile: { $kind }.
row-raid = Up to { $n } food tokens of the rivals become yours.
row-drop = Put cards of your hand on the waste pile, { $n }: { $kind }.
row-lose = Lose cards of your hand, { $n }: { $kind }.
row-give = Give cards, { $n }: { $whom }.
row-steal = Take cards at random, { $n }: { $whom }.
row-peek = See a whole hand: { $whom }.
row-die = Dice at the next roll { $n }: { $whom }.
row-spend = Unused dice −{ $n }: { $whom }.
row-bump = One unused die shows { $n } more.
row-rr = Roll again, unused dice: { $n }.
row-skipcrisis = The crisis of this round is skipped, and goes under the deck.
row-nil = Nothing happens.
row-pay = Pay first. { $price }
row-roll = Roll a die. { $table }
row-result = { $low }–{ $high }: { $what }
row-result-one = { $low }: { $what }

## Whom, where and what

who-S = who met the card
who-own = one of your survivors
who-own_all = all your survivors
who-ally = a friend
who-mate = anybody at the same place
who-housemate = a friend at the same place
who-comrade = a survivor of another friendly player at the same place
who-near = somebody who shares a place with one of yours
who-patient = a stranger who shares a place with one of yours
who-unhealed = one of yours who was not healed in this turn
who-homebody = one of yours at home
who-roamer = one of yours in town
who-moved = all whom you moved
who-foe = a stranger there
who-stranger = the stranger with the least influence there
who-low = the friend with the least influence there
who-high = the friend with the most influence there
who-ally_all = all friends there
where-home = home
where-rival = the rival colony
where-town = a location of your choice
where-town_all = every location
where-rnd = a location by lot
where-L = there
where-each = both colonies
where-ours = where one of yours is
where-haunt = a location where one of yours is
where-anywhere = anywhere
where-everywhere = everywhere
whom-P = you
whom-T = a friend
whom-O = the player of a stranger there
whom-pl_all = all friendly players
whom-everyone = all players
kind-any = anything

## When a crossroads card is met

when-move = you move somebody
when-move_to-lonely = you move somebody to a location without friends
when-move_to-crowded = you move somebody to a location with two zombies or more
when-move_to-empty = you move somebody to a location where nobody is
when-move_town_town = you move somebody from one location to another
when-move2 = you move two survivors
when-nofuel_move = somebody of yours is exposed by a move
when-search = you search ({ $arg ->
    [none] anywhere
   *[other] { $arg-name }
})
when-slay = you kill a zombie by an attack
when-build-home = you build a barricade at home
when-clean = you clean up
when-play = you play a card: { $arg-name }
when-equip = you equip somebody: { $arg-name }
when-heals = you heal somebody with a medicine
when-req_ok = somebody grants your request
when-handoff = you hand over equipment
when-hurt = somebody of yours is wounded by exposure
when-froze = somebody of yours is frostbitten
when-lost = somebody of yours dies
when-at = somebody of yours is there: { $arg ->
    [town] any location
   *[other] { $arg-name }
}
when-at_rival = somebody of yours stands at the gates of the rivals
when-home1 = somebody of yours is at home
when-meet = somebody of yours meets a stranger in town
when-alone = somebody of yours is alone at a location
when-leader = you lead the colony
when-in = in play in your colony: { $arg-name }
when-deck = still in the deck of survivors: { $arg-name }
when-ammo = bullets: { $n } or more
when-food = food: { $n } or more
when-help = helpless survivors: { $n } or more
when-hand = cards in your hand: { $n } or more
when-waste = cards on the waste pile: { $n } or more
when-group = your survivors: { $n } or more
when-rounds = rounds left: { $n } or fewer
when-mor = your morale is lower than that of the rivals
when-empty_home = nobody of the colony is at home after the moves
when-guest = a stranger stands at your gates
when-grave = somebody of the colony has died
when-rival_help = the rivals have helpless survivors
when-infested = somebody of yours is at a location with zombies
when-couple = two of your people share a location
when-richer = you have more survivors than some friend
when-outnumbered = more helpless than survivors are at home
when-barred = a barricade stands at home
when-besieged = zombies stand at home
when-wield = you use a weapon
when-man_came = a man joins you at home
when-help_came = somebody helpless comes to your colony

## Abilities

ability-home = At home.
ability-town = In town.
ability-rival = At the gates of the rivals.
ability-there = Here: { $place }.
ability-die = With a die of { $cost } or more.
ability-once = Once a round.
