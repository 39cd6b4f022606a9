### The names of people and cards of “Warring Colonies”.

## Kinds of cards

cards-survivors = Survivors
cards-items = Items
cards-crises = Crises
cards-tactics = Tactics
cards-objectives = Main objectives
cards-secrets = Secret objectives
cards-crossroads = Crossroads
cards-wolf = Objectives of the lone wolf
cards-missions = Missions of the lone wolf

## Survivors

card-sparky = Sparky
card-andrew_evans = Andrew Evans
card-forest_plum = Forest Plum
card-gray_beard = Gray Beard
card-john_price = John Price
card-loretta_clay = Loretta Clay
card-carla_thompson = Carla Thompson
card-jenny_clark = Jenny Clark
card-brandon_kane = Brandon Kane
card-talia_jones = Talia Jones
card-mike_cho = Mike Cho
card-harman_brooks = Harman Brooks
card-bev_russell = Bev Russell
card-buddy_davis = Buddy Davis
card-annaleigh_chan = Annaleigh Chan
card-rod_miller = Rod Miller
card-janet_taylor = Janet Taylor
card-edward_white = Edward White
card-alexis_grey = Alexis Grey
card-maria_lopez = Maria Lopez
card-david_garcia = David Garcia
card-ashley_ross = Ashley Ross
card-james_meyers = James Meyers
card-olivia_brown = Olivia Brown
card-sophie_robinson = Sophie Robinson
card-gabriel_diaz = Gabriel Diaz
card-arthur_thurston = Arthur Thurston
card-thomas_heart = Thomas Heart
card-daniel_smith = Daniel Smith
card-brian_lee = Brian Lee
card-blue_chimp = Blue
card-ivy_callahan = Ivy Callahan
card-yara_osman = Yara Osman
card-jamie_gilmour = Jamie Gilmour
card-gus_pettersen = Gus Pettersen
card-hank_odell = Hank O’Dell
card-rocco_bellini = Rocco Bellini
card-melissa_gupta = Melissa Gupta
card-quentin_marsh = Quentin Marsh
card-cole_winters = Cole Winters
card-tomas_lindqvist = Tomas Lindqvist
card-leon_fisk = Leon Fisk
card-nina_kovacs = Nina Kovács
card-nadia_rivers = Nadia Rivers
card-anita_wallace = Anita Wallace
card-derek_yoshida = Derek Yoshida
card-emma_han = Emma Han
card-eric_parker = Eric Parker
card-ruth_delgado = Ruth Delgado
card-fatima_maktabi = Fatima Maktabi
card-mabel_stone = Mabel Stone
card-ezra_quill = Ezra Quill
card-the_enforcer = The Enforcer
card-huang_fen = Huang Fen
card-marcus_johnson = Marcus Johnson
card-scott_wheeler = Scott Wheeler
card-danica_walker = Danica Walker
card-father_fitzpatrick = Father Fitzpatrick
card-charlotte_ross = Charlotte Ross
card-viktor_rusakov = Viktor Rusakov
card-honiahaka = Honiahaka
card-lidia_moreno = Lidia Moreno
card-george_coleman = George Coleman
card-bernadette_wilson = Bernadette Wilson
card-jonah_reyes = Jonah Reyes

## Items

card-pistol = Pistol
card-sniper_rifle = Sniper Rifle
card-shotgun = Shotgun
card-lighter = Lighter
card-switchblade = Switchblade
card-jazzercise = A Journey in Jazzercise
card-survivors_cookbook = Survivor’s Cookbook
card-guide_to_leadership = Guide to Leadership
card-martial_arts = Beginner’s Martial Arts
card-barricades_123 = 1,2,3 Barricades
card-bp_police_station = Police Station Blueprints
card-bp_grocery_store = Grocery Store Blueprints
card-bp_library = Library Blueprints
card-bp_hospital = Hospital Blueprints
card-bp_gas_station = Gas Station Blueprints
card-bp_school = School Blueprints
card-junk = Junk
card-padlock = Padlock
card-night_vision = Night Vision Goggles
card-walkie_talkie = Walkie-Talkie
card-rotten_flesh = Rotten Flesh
card-hammer = Hammer
card-snow_shoes = Snowshoes
card-wrench = Wrench
card-scissors = Scissors
card-megaphone = Megaphone
card-baseball_bat = Baseball Bat
card-mop = Mop
card-flashlight = Flashlight
card-reading_lamp = Reading Lamp
card-medicine = Medicine
card-adrenaline_shot = Adrenaline Shot
card-fuel = Fuel
card-food_1 = Food 1
card-food_2 = Food 2
card-food_3 = Food 3
card-outsider_1 = Outsider 1
card-outsider_2 = Outsider 2
card-outsider_3 = Outsider 3
card-ri_ammo_box = Ammo Box
card-ri_ammo_belt = Ammo Belt
card-ri_brass_knuckles = Brass Knuckles
card-ri_bulletproof_vest = Bulletproof Vest
card-ri_field_manual = Field Manual
card-ri_crossbow = Crossbow
card-ri_machete = Machete
card-ri_hunting_rifle = Hunting Rifle
card-ri_binoculars = Binoculars
card-ri_skis = Skis
card-ri_road_flare = Road Flare
card-ri_bear_trap = Bear Trap
card-ri_nail_box = Box of Nails
card-ri_intercom = Intercom
card-ri_first_aid_kit = First-Aid Kit
card-ri_painkillers = Painkillers
card-ri_canned_stew = Canned Stew
card-ri_ration_pack = Ration Pack
card-ri_canister = Canister
card-ri_survival_guide = Survival Guide
card-ri_town_map = Town Map
card-ri_stranger = Stranger
card-ri_wanderers = Wanderers

## Crises

card-cs_blackout = Blackout
card-cs_typhoid = Typhoid
card-cs_horde_on_road = Horde on the Road
card-cs_empty_shelves = Empty Shelves
card-cs_deep_frost = Deep Frost
card-cs_dead_in_streets = Dead in the Streets
card-cs_panic = Panic
card-cs_foul_water = Foul Water
card-cs_raiders = Raiders
card-cs_collapse = Collapse
card-cs_refugees = Refugees

## Tactic cards

card-tac_on_guard = On Guard
card-tac_ambush = Ambush
card-tac_retreat = Retreat
card-tac_charge = Charge
card-tac_covering_fire = Covering Fire

## Main objectives

card-mo_killing_blow = The Killing Blow
card-mo_divide_and_conquer = Divide and Conquer
card-mo_last_stockpile = The Last Stockpile
card-mo_keep_the_fires = Keep the Fires Burning
card-mo_clean_streets = Clean Streets
card-mo_new_blood = New Blood
card-mo_convoy = The Convoy
card-mo_long_siege = The Long Siege

## Secret objectives

card-so_new_destination = A New Destination
card-so_only_books = All I Need Is My Books
card-so_burn_it_down = Burn It All Down
card-so_collector = Collector
card-so_desire_to_live = Desire to Live
card-so_experienced = Experienced
card-so_germaphobe = Germaphobe
card-so_historian = Historian
card-so_hoarder = Hoarder
card-so_hope = Hope
card-so_hunger = Hunger
card-so_hypochondriac = Hypochondriac
card-so_junkie = Junkie
card-so_leader = Leader
card-so_loner = Loner
card-so_masochist = Masochist
card-so_neat_freak = Neat Freak
card-so_protected = Protected
card-so_repopulate = Repopulate
card-so_revenge = Revenge
card-so_safety = Safety
card-so_way_back_home = The Way Back Home
card-so_zombie_robot = Zombie-Killing Robot
card-so_armourer = Armourer
card-so_quartermaster = Quartermaster
card-so_field_medic = Field Medic
card-so_pathfinder = Pathfinder
card-so_benefactor = Benefactor
card-so_bodyguard = Bodyguard
card-so_trophy_hunter = Trophy Hunter
card-so_veteran = Veteran
card-so_recluse = Recluse
card-so_shepherd = Shepherd
card-so_minimalist = Minimalist
card-so_tinkerer = Tinkerer
card-so_bookworm = Bookworm
card-so_firekeeper = Firekeeper
card-so_camp_cook = Camp Cook
card-so_bricklayer = Bricklayer
card-so_quiet_one = Quiet One
card-so_survivalist = Survivalist
card-so_recruiter = Recruiter
card-so_stockpiler = Stockpiler
card-so_raider = Raider
card-so_diplomat = Diplomat
card-so_pure_blood = Pure Blood

## Crossroads

card-cr_white_flag = White Flag
card-cr_hidden_cache = Hidden Cache
card-cr_rooftop_shooter = Rooftop Shooter
card-cr_open_gates = Open Gates
card-cr_defector = Defector
card-cr_stray_shots = Stray Shots
card-cr_old_neighbours = Old Neighbours
card-cr_snow_blindness = Snow Blindness
card-cr_hostage = Hostage
card-cr_deserters_grave = Deserter’s Grave
card-cr_homemade_rounds = Homemade Rounds
card-cr_mice_in_pantry = Mice in the Pantry
card-cr_choir = Choir
card-cr_tripwire = Tripwire
card-cr_stolen_generator = Stolen Generator
card-cr_broken_bridge = Broken Bridge
card-cr_wheelers_stash = Wheeler’s Stash
card-cr_shouted_warning = Shouted Warning
card-cr_blunt_orders = Blunt Orders
card-cr_orphans = Orphans
card-cr_spoiled_stores = Spoiled Stores
card-cr_burnt_letters = Burnt Letters
card-cr_dark_ward = Dark Ward
card-cr_looters = Looters
card-cr_forgotten_armoury = Forgotten Armoury
card-cr_flare_gun = Flare Gun
card-cr_last_supper = Last Supper
card-cr_black_market = Black Market
card-cr_grief = Grief
card-cr_sleeping_guard = Sleeping Guard
card-cr_scrap_mountain = Scrap Mountain
card-cr_night_raid = Night Raid
card-cr_frozen_well = Frozen Well
card-cr_burning_shop = Burning Shop
card-cr_medics_oath = Medic’s Oath
card-cr_watchtower = Watchtower
card-cr_caravan = Caravan
card-cr_double_agent = Double Agent
card-cr_sermon = Sermon
card-cr_vigilante_justice = Vigilante Justice
card-cr_elders_tale = Elder’s Tale
card-cr_red_rage = Red Rage
card-cr_radio_duel = Radio Duel
card-cr_dirty_bandages = Dirty Bandages
card-cr_smoke_signal = Smoke Signal
card-cr_warm_coats = Warm Coats
card-cr_parley = Parley
card-cr_sled_dogs = Sled Dogs
card-cr_quarantine = Quarantine
card-cr_grey_dawn = Grey Dawn

## Crossroads of the base game

card-bc_gambling = Gambling
card-bc_army = Army
card-bc_helpless = Helpless
card-bc_abandoned = Abandoned
card-bc_brandon_kane = Brandon Kane
card-bc_gabriel_diaz = Gabriel Diaz
card-bc_old_divisions = Old Divisions
card-bc_john_price = John Price
card-bc_dynamite = Dynamite
card-bc_book_of_dead = Book of the Dead
card-bc_arctic_king = The Arctic King
card-bc_heads_up = Heads Up
card-bc_mike_cho = Mike Cho
card-bc_lovers_quarrel = Lovers’ Quarrel
card-bc_maude = Maude
card-bc_music = Music
card-bc_riot = Riot
card-bc_wavering_loyalty = Wavering Loyalties
card-bc_outsiders = Outsiders
card-bc_radio_signal = Radio Signal
card-bc_wounded = Wounded Survivor
card-bc_rod_miller = Rod Miller
card-bc_christmas = Christmas
card-bc_falling_barricades = Collapsing Barriers
card-bc_supply_drop = Supply Drop
card-bc_scooters = Rascals
card-bc_comforts = Creature Comforts
card-bc_crazed = Crazed Survivor
card-bc_toxic_waste = Toxic Waste
card-bc_thomas_heart = Thomas Heart
card-bc_florida = The Sunshine State
card-bc_forest_plum = Forest Plum
card-bc_harman_brooks = Harman Brooks
card-bc_hunger = Hunger
card-bc_outbreak = Outbreak

## Crossroads of The Long Night

card-lc_unsanitary = Unsanitary
card-lc_that_feeling = Ah, That Feeling…
card-lc_derek_yoshida = Derek Yoshida
card-lc_road_to_hell = Road to Hell
card-lc_friendly_support = Friendly Support
card-lc_toys = Toys
card-lc_cole_winters = Cole Winters
card-lc_rats = Rats
card-lc_the_boy = The Boy
card-lc_close_shave = Close Shave
card-lc_separation = Separation
card-lc_ice_fishing = Ice Fishing
card-lc_rocco_bellini = Rocco Bellini
card-lc_back_to_school = Back to School
card-lc_gunslinger = Gunslinger
card-lc_fatima_maktabi = Fatima Maktabi
card-lc_eric_parker = Eric Parker

## Objectives of the lone wolf

card-lw_balance = Balance
card-lw_kingmaker = Kingmaker
card-lw_hermit = Hermit
card-lw_ash = Ashes
card-lw_hoard = The Hoard
card-lw_pack = The Pack
card-lw_avenger = The Avenger
card-lw_errand = The Errand Runner

## Missions of the lone wolf

card-mi_scavenging_run = Scavenging Run
card-mi_clear_the_road = Clear the Road
card-mi_good_samaritan = Good Samaritan
card-mi_boarded_up = Boarded Up
card-mi_silent_hunter = Silent Hunter
card-mi_foundling = Foundling
card-mi_winter_stores = Winter Stores
card-mi_saboteur = Saboteur
card-mi_pantry_thief = Pantry Thief
card-mi_hired_medic = Hired Medic
card-mi_sellsword = Sellsword
card-mi_torch = The Torch
card-mi_double_game = Double Game
card-mi_bait = Bait
