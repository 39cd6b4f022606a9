### Имена и названия карт «Войны колоний».

## Виды карт

cards-survivors = Выжившие
cards-items = Предметы
cards-crises = Кризисы
cards-tactics = Карты тактики
cards-objectives = Основные цели
cards-secrets = Секретные цели
cards-crossroads = Перекрёстки
cards-wolf = Цели одинокого волка
cards-missions = Миссии одинокого волка

## Выжившие

card-sparky = Спарки
card-andrew_evans = Эндрю Эванс
card-forest_plum = Форест Плам
card-gray_beard = Серая Борода
card-john_price = Джон Прайс
card-loretta_clay = Лоретта Клэй
card-carla_thompson = Карла Томпсон
card-jenny_clark = Дженни Кларк
card-brandon_kane = Брэндон Кейн
card-talia_jones = Талия Джонс
card-mike_cho = Майк Чо
card-harman_brooks = Харман Брукс
card-bev_russell = Бев Рассел
card-buddy_davis = Бадди Дэвис
card-annaleigh_chan = Аннали Чан
card-rod_miller = Род Миллер
card-janet_taylor = Джанет Тейлор
card-edward_white = Эдвард Уайт
card-alexis_grey = Алексис Грей
card-maria_lopez = Мария Лопес
card-david_garcia = Дэвид Гарсия
card-ashley_ross = Эшли Росс
card-james_meyers = Джеймс Мейерс
card-olivia_brown = Оливия Браун
card-sophie_robinson = Софи Робинсон
card-gabriel_diaz = Габриэль Диас
card-arthur_thurston = Артур Тёрстон
card-thomas_heart = Томас Харт
card-daniel_smith = Дэниел Смит
card-brian_lee = Брайан Ли
card-blue_chimp = Блю
card-ivy_callahan = Айви Каллахан
card-yara_osman = Яра Осман
card-jamie_gilmour = Джейми Гилмор
card-gus_pettersen = Гас Петтерсен
card-hank_odell = Хэнк О’Делл
card-rocco_bellini = Рокко Беллини
card-melissa_gupta = Мелисса Гупта
card-quentin_marsh = Квентин Марш
card-cole_winters = Коул Уинтерс
card-tomas_lindqvist = Томас Линдквист
card-leon_fisk = Леон Фиск
card-nina_kovacs = Нина Ковач
card-nadia_rivers = Надя Риверс
card-anita_wallace = Анита Уоллас
card-derek_yoshida = Дерек Ёсида
card-emma_han = Эмма Хан
card-eric_parker = Эрик Паркер
card-ruth_delgado = Рут Дельгадо
card-fatima_maktabi = Фатима Мактаби
card-mabel_stone = Мэйбл Стоун
card-ezra_quill = Эзра Квилл
card-the_enforcer = Блюститель
card-huang_fen = Хуан Фэнь
card-marcus_johnson = Маркус Джонсон
card-scott_wheeler = Скотт Уилер
card-danica_walker = Даника Уокер
card-father_fitzpatrick = Отец Фицпатрик
card-charlotte_ross = Шарлотта Росс
card-viktor_rusakov = Виктор Русаков
card-honiahaka = Хониака
card-lidia_moreno = Лидия Морено
card-george_coleman = Джордж Коулман
card-bernadette_wilson = Бернадетт Уилсон
card-jonah_reyes = Иона Рейес

## Предметы

card-pistol = Пистолет
card-sniper_rifle = Снайперская винтовка
card-shotgun = Дробовик
card-lighter = Зажигалка
card-switchblade = Выкидной нож
card-jazzercise = Путь в аэробику
card-survivors_cookbook = Кулинария выживания
card-guide_to_leadership = Учебник лидера
card-martial_arts = Боевые искусства для начинающих
card-barricades_123 = Баррикады — это просто
card-bp_police_station = План участка
card-bp_grocery_store = План магазина
card-bp_library = План библиотеки
card-bp_hospital = План больницы
card-bp_gas_station = План заправки
card-bp_school = План школы
card-junk = Хлам
card-padlock = Навесной замок
card-night_vision = Прибор ночного видения
card-walkie_talkie = Рация
card-rotten_flesh = Гнилая плоть
card-hammer = Молоток
card-snow_shoes = Снегоступы
card-wrench = Гаечный ключ
card-scissors = Ножницы
card-megaphone = Мегафон
card-baseball_bat = Бейсбольная бита
card-mop = Швабра
card-flashlight = Фонарик
card-reading_lamp = Настольная лампа
card-medicine = Лекарство
card-adrenaline_shot = Адреналин
card-fuel = Топливо
card-food_1 = Еда 1
card-food_2 = Еда 2
card-food_3 = Еда 3
card-outsider_1 = Чужак 1
card-outsider_2 = Чужак 2
card-outsider_3 = Чужак 3
card-ri_ammo_box = Коробка патронов
card-ri_ammo_belt = Пулемётная лента
card-ri_brass_knuckles = Кастет
card-ri_bulletproof_vest = Бронежилет
card-ri_field_manual = Полевой устав
card-ri_crossbow = Арбалет
card-ri_machete = Мачете
card-ri_hunting_rifle = Охотничье ружьё
card-ri_binoculars = Бинокль
card-ri_skis = Лыжи
card-ri_road_flare = Сигнальная шашка
card-ri_bear_trap = Капкан
card-ri_nail_box = Ящик гвоздей
card-ri_intercom = Переговорное устройство
card-ri_first_aid_kit = Аптечка
card-ri_painkillers = Обезболивающее
card-ri_canned_stew = Тушёнка
card-ri_ration_pack = Сухой паёк
card-ri_canister = Канистра
card-ri_survival_guide = Справочник выживания
card-ri_town_map = Карта города
card-ri_stranger = Незнакомец
card-ri_wanderers = Скитальцы

## Кризисы

card-cs_blackout = Без света
card-cs_typhoid = Тиф
card-cs_horde_on_road = Орда на дороге
card-cs_empty_shelves = Пустые полки
card-cs_deep_frost = Лютый мороз
card-cs_dead_in_streets = Мертвецы на улицах
card-cs_panic = Паника
card-cs_foul_water = Гнилая вода
card-cs_raiders = Налётчики
card-cs_collapse = Обвал
card-cs_refugees = Беженцы

## Карты тактики

card-tac_on_guard = Оборона
card-tac_ambush = Засада
card-tac_retreat = Отступление
card-tac_charge = Наступление
card-tac_covering_fire = Огонь на подавление

## Основные цели

card-mo_killing_blow = Решающий удар
card-mo_divide_and_conquer = Разделяй и властвуй
card-mo_last_stockpile = Последний запас
card-mo_keep_the_fires = Тепло любой ценой
card-mo_clean_streets = Чистые улицы
card-mo_new_blood = Новая кровь
card-mo_convoy = Автоколонна
card-mo_long_siege = Долгая осада

## Секретные цели

card-so_new_destination = Новая цель пути
card-so_only_books = Мне хватит книг
card-so_burn_it_down = Сжечь всё дотла
card-so_collector = Коллекционер
card-so_desire_to_live = Жажда жизни
card-so_experienced = Бывалый
card-so_germaphobe = Мизофоб
card-so_historian = Историк
card-so_hoarder = Скопидом
card-so_hope = Надежда
card-so_hunger = Голод
card-so_hypochondriac = Ипохондрик
card-so_junkie = Старьёвщик
card-so_leader = Вожак
card-so_loner = Нелюдим
card-so_masochist = Мазохист
card-so_neat_freak = Чистюля
card-so_protected = Под защитой
card-so_repopulate = Возрождение
card-so_revenge = Возмездие
card-so_safety = Безопасность
card-so_way_back_home = Дорога домой
card-so_zombie_robot = Робот-зомбоубийца
card-so_armourer = Оружейник
card-so_quartermaster = Интендант
card-so_field_medic = Санитар
card-so_pathfinder = Следопыт
card-so_benefactor = Благодетель
card-so_bodyguard = Телохранитель
card-so_trophy_hunter = Охотник за трофеями
card-so_veteran = Ветеран
card-so_recluse = Отшельник
card-so_shepherd = Пастырь
card-so_minimalist = Минималист
card-so_tinkerer = Мастеровой
card-so_bookworm = Книгочей
card-so_firekeeper = Хранитель огня
card-so_camp_cook = Кашевар
card-so_bricklayer = Каменщик
card-so_quiet_one = Тихоня
card-so_survivalist = Выживальщик
card-so_recruiter = Вербовщик
card-so_stockpiler = Запасливый
card-so_raider = Рейдер
card-so_diplomat = Дипломат
card-so_pure_blood = Чистая кровь

## Перекрёстки

card-cr_white_flag = Белый флаг
card-cr_hidden_cache = Тайник
card-cr_rooftop_shooter = Стрелок на крыше
card-cr_open_gates = Открытые ворота
card-cr_defector = Перебежчик
card-cr_stray_shots = Шальные выстрелы
card-cr_old_neighbours = Бывшие соседи
card-cr_snow_blindness = Снежная слепота
card-cr_hostage = Заложник
card-cr_deserters_grave = Могила дезертира
card-cr_homemade_rounds = Самодельные патроны
card-cr_mice_in_pantry = Мыши в кладовой
card-cr_choir = Хор
card-cr_tripwire = Растяжка
card-cr_stolen_generator = Чужой генератор
card-cr_broken_bridge = Разбитый мост
card-cr_wheelers_stash = Запас Уилера
card-cr_shouted_warning = Крик предупреждения
card-cr_blunt_orders = Прямой приказ
card-cr_orphans = Сироты
card-cr_spoiled_stores = Порча припасов
card-cr_burnt_letters = Сожжённые письма
card-cr_dark_ward = Тёмная палата
card-cr_looters = Мародёры
card-cr_forgotten_armoury = Забытый арсенал
card-cr_flare_gun = Ракетница
card-cr_last_supper = Последний ужин
card-cr_black_market = Чёрный рынок
card-cr_grief = Скорбь
card-cr_sleeping_guard = Уснувший часовой
card-cr_scrap_mountain = Гора хлама
card-cr_night_raid = Ночной налёт
card-cr_frozen_well = Замёрзший колодец
card-cr_burning_shop = Пожар в магазине
card-cr_medics_oath = Клятва врача
card-cr_watchtower = Дозорная вышка
card-cr_caravan = Караван
card-cr_double_agent = Двойной агент
card-cr_sermon = Проповедь
card-cr_vigilante_justice = Суд Блюстителя
card-cr_elders_tale = Рассказ Хониаки
card-cr_red_rage = Ярость
card-cr_radio_duel = Радиодуэль
card-cr_dirty_bandages = Грязные бинты
card-cr_smoke_signal = Дымовой сигнал
card-cr_warm_coats = Тёплые пальто
card-cr_parley = Переговоры
card-cr_sled_dogs = Собачья упряжка
card-cr_quarantine = Карантин
card-cr_grey_dawn = Серый рассвет

## Перекрёстки базовой игры

card-bc_gambling = Азартные игры
card-bc_army = Армия
card-bc_helpless = Беспомощные
card-bc_abandoned = Брошенный
card-bc_brandon_kane = Брэндон Кейн
card-bc_gabriel_diaz = Габриэль Диас
card-bc_old_divisions = Давняя вражда
card-bc_john_price = Джон Прайс
card-bc_dynamite = Динамит
card-bc_book_of_dead = Книга мёртвых
card-bc_arctic_king = Король Арктики
card-bc_heads_up = Лицом к лицу
card-bc_mike_cho = Майк Чо
card-bc_lovers_quarrel = Милые бранятся
card-bc_maude = Мод
card-bc_music = Музыка
card-bc_riot = Мятеж
card-bc_wavering_loyalty = Переменчивая лояльность
card-bc_outsiders = Посторонние
card-bc_radio_signal = Радиосигнал
card-bc_wounded = Раненый
card-bc_rod_miller = Род Миллер
card-bc_christmas = Рождество
card-bc_falling_barricades = Рушащиеся баррикады
card-bc_supply_drop = Сброс припасов
card-bc_scooters = Скутеры
card-bc_comforts = Создание уюта
card-bc_crazed = Сумасшедшая
card-bc_toxic_waste = Токсичные отходы
card-bc_thomas_heart = Томас Харт
card-bc_florida = Флорида
card-bc_forest_plum = Форест Плам
card-bc_harman_brooks = Харман Брукс
card-bc_hunger = Чувство голода
card-bc_outbreak = Эпидемия

## Перекрёстки «Долгой ночи»

card-lc_unsanitary = Антисанитария
card-lc_that_feeling = Ах, это чувство…
card-lc_derek_yoshida = Дерек Ёсида
card-lc_road_to_hell = Дорога в ад
card-lc_friendly_support = Дружеская поддержка
card-lc_toys = Игрушки
card-lc_cole_winters = Коул Уинтерс
card-lc_rats = Крысы
card-lc_the_boy = Мальчик
card-lc_close_shave = Опасное бритьё
card-lc_separation = Отделение
card-lc_ice_fishing = Подлёдная рыбалка
card-lc_rocco_bellini = Рокко Беллини
card-lc_back_to_school = Снова в школу
card-lc_gunslinger = Стрелок
card-lc_fatima_maktabi = Фатима Мактаби
card-lc_eric_parker = Эрик Паркер

## Цели одинокого волка

card-lw_balance = Равновесие
card-lw_kingmaker = Делатель королей
card-lw_hermit = Отшельник
card-lw_ash = Пепел
card-lw_hoard = Логово сокровищ
card-lw_pack = Стая
card-lw_avenger = Мститель
card-lw_errand = Связной

## Миссии одинокого волка

card-mi_scavenging_run = Вылазка
card-mi_clear_the_road = Расчистить путь
card-mi_good_samaritan = Добрый самаритянин
card-mi_boarded_up = Наглухо
card-mi_silent_hunter = Тихий охотник
card-mi_foundling = Найдёныш
card-mi_winter_stores = Зимние припасы
card-mi_saboteur = Диверсант
card-mi_pantry_thief = Вор из кладовой
card-mi_hired_medic = Наёмный лекарь
card-mi_sellsword = Наёмник
card-mi_torch = Поджог
card-mi_double_game = Двойная игра
card-mi_bait = Приманка
