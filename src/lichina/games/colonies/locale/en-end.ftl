### What is not asked for at the table: texts of cards are put together of these (`make types` writes them into the file of lines), and the server sums up a match with them.

## Survivors

does-sparky = A bite is only a wound to Sparky, and bites do not spread to Sparky.
does-andrew_evans = A search shows a card more, and keeps one more.
does-john_price = Has the abilities of all others at the same location.
does-carla_thompson = A search shows a card more, and keeps one more.
does-jenny_clark = A search shows three cards more and keeps one.
does-brandon_kane = Cleaning up takes away five cards.
does-talia_jones = See the next two crises and put them back in any order.
does-mike_cho = Attacks without exposure.
does-harman_brooks = A frostbite is only a wound.
does-bev_russell = If somebody helpless is at home, two zombies fall there.
does-buddy_davis = Dies of the fourth wound, not of the third.
does-annaleigh_chan = See a card of a friend’s hand, at random.
does-rod_miller = Moves without exposure.
does-janet_taylor = A search shows a card more, and keeps one more.
does-edward_white = With an attack, waste a medicine: three zombies fall, without exposure.
does-alexis_grey = A search shows a card more, and keeps one more.
does-david_garcia = Searches show a card more and keep one.
does-ashley_ross = Build a barricade without a die.
does-james_meyers = Roll any number of your unused dice again.
does-gabriel_diaz = Lay open the top four cards of this deck, take an outsider card if there is one, and shuffle the rest.
does-arthur_thurston = A search shows a card more, and keeps one more.
does-daniel_smith = Kill two zombies, with one roll for exposure.
does-blue_chimp = Put a card of your hand under this deck and draw the top one.
does-ivy_callahan = Lay open the top four cards of this deck, take a book if there is one, and shuffle the rest.
does-yara_osman = May be moved twice in one turn.
does-jamie_gilmour = Put your crossroads card under the deck before it is read, if it was met.
does-rocco_bellini = A food card that you play brings one food more.
does-quentin_marsh = The noise of a search leaves no token.
does-tomas_lindqvist = A barricade action builds two.
does-leon_fisk = While at home, one zombie fewer comes to the colony every round.
does-nina_kovacs = Give one of your unused dice to a friend.
does-anita_wallace = A friend may roll one unused die again.
does-eric_parker = Takes the wound of an ally at the same place who is exposed.
does-ezra_quill = After a search you may put the card under the deck and draw the top one.
does-the_enforcer = Attacks without exposure while no other friend is at the same place.
does-huang_fen = With two other friends at the same place any die will do for attacks and searches.
does-marcus_johnson = Moves without exposure to places without zombies.
does-scott_wheeler = With a weapon, kills a zombie; it is no attack.
does-danica_walker = After an attack, attacks once more without a die.
does-father_fitzpatrick = When an ally dies, roll a die: from four on it costs no morale.
does-charlotte_ross = See the hand of a player of that colony and take a card.
does-honiahaka = Your vote counts twice.
does-lidia_moreno = Sending friends away from the same location costs one bullet more, or one die more for the wolf.
does-george_coleman = As group leader: up to two of your unused dice show one more.
does-bernadette_wilson = As group leader: one die more in every round.
does-jonah_reyes = After a move, another of your survivors from the same place may come along without exposure.

## Items

does-pistol = Once a round: an attack without exposure.
does-martial_arts = Once a round: an attack without exposure.
does-ri_crossbow = Once a round: an attack without exposure.
does-shotgun = Once a round: an attack kills two without exposure, and makes noise.
does-lighter = Once a round: with an attack, waste a fuel card: four zombies fall, without exposure.
does-switchblade = Once a round: an attack with any die.
does-wrench = Once a round: an attack with any die.
does-ri_machete = Once a round: an attack with any die.
does-baseball_bat = Once a round: an attack kills two.
does-bp_police_station = Once a round: a search at the police station shows a card more, and keeps one more.
does-bp_grocery_store = Once a round: a search at the grocery store shows a card more, and keeps one more.
does-bp_library = Once a round: a search at the library shows a card more, and keeps one more.
does-bp_hospital = Once a round: a search at the hospital shows a card more, and keeps one more.
does-bp_gas_station = Once a round: a search at the gas station shows a card more, and keeps one more.
does-bp_school = Once a round: a search at the school shows a card more, and keeps one more.
does-night_vision = One die more in every round.
does-walkie_talkie = Once a round: an unused die of a friend shows one less, one of yours one more.
does-rotten_flesh = Bites do not spread to the bearer.
does-hammer = Once a round: a barricade action builds two.
does-snow_shoes = A frostbite of the bearer is only a wound.
does-mop = Once a round: cleaning up takes away five cards.
does-flashlight = Once a round: making noise shows three cards, not one.
does-reading_lamp = An attack of one of your survivors without a die.
does-adrenaline_shot = One of your unused dice shows whatever you want.
does-fuel = With a move: no exposure.
does-ri_canister = With a move: no exposure, and none with your next move in this turn.
does-ri_brass_knuckles = If the bearer’s side loses a combat, the difference is smaller by one.
does-ri_bulletproof_vest = The first wound that the bearer takes in the combats of a round is ignored.
does-ri_field_manual = The bearer’s side is stronger by one in combat.
does-ri_skis = A wound by the bearer’s own move is ignored.
does-ri_ration_pack = A food token, or one of your unused dice shows two more.
does-ri_survival_guide = Once a round: a frostbite of the bearer is ignored, also in a roll against a bite.
does-ri_town_map = Once a round: a search shows a card more and keeps one.

## Crises

does-cs_typhoid = Morale of both colonies −1. Every player has a survivor wounded.
does-cs_deep_frost = Every player has a survivor frostbitten who is not at home, or wounded if all are.
does-cs_raiders = Bullets of both colonies −3. A colony that had fewer loses a morale.

## Tactics

does-tac_charge = Strength +3. If you do not win, the other leader lays out your wounds.
does-tac_on_guard = Strength +1. If both are on guard, the combat is over and nobody has won.
does-tac_retreat = Your survivors go home and the other side wins; a charge wounds one of them first. At home it does nothing.
does-tac_ambush = A charge counts nothing, and one of its survivors is wounded. A retreat does not happen.
does-tac_covering_fire = Your first two bullets count two each. A guard counts nothing.

## Main objectives

does-mo_killing_blow = Four combats won, at least one of them at the rival colony.
does-mo_divide_and_conquer = In the last round, control of more locations than the rivals have: more survivors there than they.
does-mo_last_stockpile = For every player, a medicine and a fuel card in the storage and two food tokens.
does-mo_keep_the_fires = Two fuel cards in the storage for every player, and one more.
does-mo_clean_streets = Three trophies for every player; a zombie that you kill is one with a roll from four on.
does-mo_new_blood = One survivor more for every player than there were at the start, and no starvation token.
does-mo_convoy = For every player, a weapon equipped and a fuel card in the storage; and the gas station held by friends alone.
does-mo_long_siege = In the last round, morale higher than that of the rivals; if both are equal, both have done it.

## Secret objectives

does-so_new_destination = Two fuel cards in your hand.
does-so_only_books = Two books on your survivors.
does-so_burn_it_down = A fuel card in your hand and a weapon on one of your survivors.
does-so_collector = Cards of four different symbols in your hand or on your survivors.
does-so_desire_to_live = No wound, frostbite or despair on your survivors.
does-so_experienced = Your first group leader still leads the group.
does-so_germaphobe = Three cards at most on the waste pile.
does-so_historian = Two different books in your hand or on your survivors.
does-so_hoarder = Six cards in your hand.
does-so_hope = A morale of four.
does-so_hunger = Three food cards in your hand.
does-so_hypochondriac = Two medicine cards in your hand.
does-so_junkie = Three tool cards in your hand.
does-so_leader = You lead the colony.
does-so_loner = No friend has fewer survivors than you.
does-so_masochist = Three wounds or frostbites on your survivors.
does-so_neat_freak = You have cleaned up three times.
does-so_protected = Six barricades at home.
does-so_repopulate = Four survivors, and no friend has more.
does-so_revenge = You have killed eight zombies.
does-so_safety = Three zombies at most at home.
does-so_way_back_home = All your survivors at home and a fuel card in your hand.
does-so_zombie_robot = Two weapons on one of your survivors.
does-so_armourer = Two weapon cards in your hand.
does-so_quartermaster = Five food tokens.
does-so_field_medic = You have healed four wounds or frostbites.
does-so_pathfinder = You have searched at five locations.
does-so_benefactor = You have given five cards against crises.
does-so_bodyguard = No friendly survivor has died in the last round.
does-so_trophy_hunter = You have killed a zombie at the gates of the rivals.
does-so_veteran = One of your survivors has been in two combats.
does-so_recluse = One of your survivors is alone at a location.
does-so_shepherd = Three helpless survivors at home, none of them unruly.
does-so_minimalist = One card at most in your hand.
does-so_tinkerer = Two tools on your survivors.
does-so_bookworm = Two books in your hand.
does-so_firekeeper = Three fuel cards in your hand.
does-so_camp_cook = You have brought six food tokens.
does-so_bricklayer = You have built five barricades.
does-so_quiet_one = No noise anywhere.
does-so_survivalist = Food, fuel and medicine in your hand.
does-so_recruiter = Two newcomers have joined you.
does-so_stockpiler = Five bullets.
does-so_raider = One of your survivors stands at the gates of the rivals.
does-so_diplomat = You have granted three requests.
does-so_pure_blood = None of your survivors has died.

## Objectives of the lone wolf

does-lw_balance = Both colonies live, their morale differs by one at most, and two missions.
does-lw_kingmaker = The colony drawn for you has met the main objective, the other has not, and two missions.
does-lw_hermit = Four morale and four food in the den, and three missions.
does-lw_ash = Morale of both colonies together four at most, and three missions.
does-lw_hoard = Two weapons, two medicines and two fuels, and two missions.
does-lw_pack = Five survivors, and two missions.
does-lw_avenger = Two combats won against the colony drawn for you, three of its survivors dead, and a mission.
does-lw_errand = Six missions.

## Missions of the lone wolf

does-mi_scavenging_run = Searched at two locations in this turn.
does-mi_clear_the_road = Killed three zombies in this turn.
does-mi_saboteur = A survivor at the gates of a colony, and a tool to pay with.
does-mi_pantry_thief = A survivor at the gates of a colony when all else is done; a roll from three on.
does-mi_good_samaritan = Gave two cards against this crisis.
does-mi_hired_medic = Healed somebody else’s survivor.
does-mi_boarded_up = Built two barricades in this turn.
does-mi_silent_hunter = Searched without noise where nobody else is.
does-mi_sellsword = Fought on the winning side of a combat.
does-mi_torch = A survivor at a location, and two fuels to pay with.
does-mi_double_game = Survivors at the gates of both colonies.
does-mi_foundling = Somebody has joined you in this turn.
does-mi_winter_stores = Four food in the den when all else is done.
does-mi_bait = A survivor has left a place with three zombies in this turn.
reward-mi_good_samaritan = Morale +1, and +1 for a colony of your choice.
reward-mi_saboteur = Lose a tool of your hand. Morale +1. Bullets of that colony −2.
reward-mi_pantry_thief = Up to 3 food tokens of that colony become yours.
reward-mi_hired_medic = Morale +1. Take a card at random from the player of that survivor.
reward-mi_sellsword = Morale +1. Take two cards at random from the leader of the losers.
reward-mi_bait = Up to 3 zombies move from there to a colony of your choice. Dice at the next roll +1: you.
reward-mi_double_game = Morale +1. Up to two bullets of one colony go to the other. See a secret objective.

## Choices of crossroads

way-cr_frozen_well-a = Friends put two fuel cards on the waste pile together; otherwise morale −1.
way-cr_burning_shop-a = Exposure, 2 rolls. Who lives brings food: +4.
way-cr_caravan-a = Put up to three cards on the waste pile and draw as many from one deck.
way-cr_double_agent-a = You and a rival see each other’s secret objectives.
way-cr_sermon-a = Up to three friends at the priest’s place are healed by one.
way-cr_vigilante_justice-a = The Enforcer goes to the location with most strangers and wounds one of them; he is wounded, too.
way-cr_elders_tale-b = If no friend has died in this round, morale +1.
way-cr_red_rage-a = Three zombies fall there; two rolls for exposure. Danica Walker may rage instead if she is there.
way-cr_radio_duel-a = Friends lose two tool cards together: morale +1, the rivals’ morale −1.
way-cr_smoke_signal-a = A friend sends somebody from home there. Noise +2.
way-cr_warm_coats-b = Draw a card of the deck there, or of any deck if it was at a colony.
way-cr_parley-a = The leader of the rivals grants a truce in town for this round; if not, bullets +2.
way-cr_grey_dawn-b = With a morale of two or less, morale +1; otherwise food +2.
way-bc_gambling-a = From the leader on, each may stake a card for every survivor at home. The highest die takes all.
way-bc_army-c = With Thomas Heart at home only this: nothing happens.
way-bc_helpless-a = All helpless survivors are sent away; every two of them cost a morale, rounded up.
way-bc_dynamite-a = Edward’s player rolls. 1: both die. Otherwise roll again: so many zombies at home become barricades.
way-bc_lovers_quarrel-b = The two do not attack, search or move until the end of your next turn.
way-bc_maude-b = Turn up groceries until there are two food cards, and take them. No food cards in your next turn.
way-bc_wavering_loyalty-a = A follower goes over to a friend who has fewer.
way-bc_outsiders-a = A newcomer for every friend, and as many helpless survivors.
way-bc_radio_signal-a = Friends spend three dice together: helpless survivors +1, morale +1. Otherwise morale −1.
way-bc_wounded-a = A newcomer joins you and is exposed, 2 rolls.
way-bc_rod_miller-a = Rod and two of your survivors go to the hospital, where others may make room; each is exposed, 2 rolls.
way-bc_christmas-a = Food −5, morale +1. Forest Plum’s player may draw up to four groceries and gives each away.
way-bc_falling_barricades-a = Every friend has somebody exposed at home.
way-bc_supply_drop-a = One of yours is exposed, 3 rolls. Who lives brings food: +5; with Annaleigh Chan in play morale +1.
way-bc_comforts-a = Friends put three fuel cards on the waste pile together: morale +1.
way-bc_toxic_waste-a = Every friend has somebody frostbitten at home.
way-bc_toxic_waste-b = All fuel and medicine cards out of the game go to the waste pile.
way-bc_thomas_heart-a = Thomas’s player lays out four wounds over the others at his place.
way-bc_thomas_heart-b = Friends lose two medicine cards together; otherwise four wounds at his place.
way-bc_forest_plum-b = The friend with the least influence but Forest is wounded.
way-bc_harman_brooks-b = Up to three friends are healed by one.
way-bc_outbreak-b = Everybody at home is wounded. Without Olivia Brown or Janet Taylor, a die for each helpless survivor: 1 is death.
way-lc_friendly_support-b = A friend’s unused die shows two more; one who has acted rolls a die more next time.
way-lc_toys-a = With somebody helpless at home, morale +1.
way-lc_separation-a = A follower goes over to a friend.
way-lc_eric_parker-a = Eric goes to an ally. Until the next round no exposure wounds friends there.

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
who-self = this survivor
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
who-ally_all-home = all friends at home
who-low-home = the friend with the least influence at home
who-stranger-home = the stranger with the least influence at your gates
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
kind-weapon = weapon
kind-book = book
kind-tool = tool
kind-medicine = medicine
kind-fuel = fuel
kind-food = food
kind-event = outsiders

## When a crossroads card is met

when-move = you move somebody
when-move_to-lonely = you move somebody to a location without friends
when-move_to-crowded = you move somebody to a place with two zombies or more
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

## Whole cards

about-survivor = Influence { $influence }. Attack with { $attack } or more, search with { $search } or more.
about-use-equip = Equipment ({ $kind }).
about-use-waste = Used once ({ $kind }).
about-use-event = An event ({ $kind }).
about-crisis = Against it: { $kinds }. If there are too few cards: { $what }
about-mission = { $what } Reward: { $reward }
about-road = When: { $when }.
about-vote = A vote decides.
about-wolf = For the lone wolf: { $what }
about-choice = { $letter }) { $what }
letter-a = A
letter-b = B
letter-c = C

## Awards

award-slayer = Terror of the dead
    .about = { $seat }: zombies killed, { $count }.
award-builder = Golden hands
    .about = { $seat }: barricades built, { $count }.
award-giver = The common good
    .about = { $seat }: cards against crises, { $count }.
award-healer = First aid
    .about = { $seat }: wounds and frostbites healed, { $count }.
award-scavenger = Master of the streets
    .about = { $seat }: searches in town, { $count }.
award-mourner = A cruel winter
    .about = { $seat }: dead of the group, { $count }.
award-loner = On one’s own
    .about = { $seat }: missions accomplished, { $count }.
award-quiet = All alive
    .about = { $seat } wins without having lost anybody.
award-last = The last of the group
    .about = { $survivor-name } is all that is left of a group. Player: { $seat }.

## The story in a paragraph

turn-start = Two colonies were after the same goal, “{ $objective-name }”. Blue: { $blue }; yellow: { $yellow }{ $wolf ->
    [none] .
   *[other] ; the lone wolf: { $wolf }.
}
turn-battle = { $winner ->
    [blue] In round { $round } blue won a combat ({ $place-name }).
   *[yellow] In round { $round } yellow won a combat ({ $place-name }).
}
turn-crisis = { $prevented ->
    [yes] The crisis of round { $round }, “{ $crisis-name }”, was prevented together.
   *[no] The crisis of round { $round }, “{ $crisis-name }”, hit everybody.
}
turn-losses = Round { $round } cost { $count } lives.
turn-end = { $reason ->
    [objective] The main objective was met
    [collapse] Morale was at its end
   *[time] The rounds were out
}: blue had { $blue } morale left, yellow { $yellow }.
