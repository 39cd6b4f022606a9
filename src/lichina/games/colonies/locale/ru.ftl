### Слова «Войны колоний». Имена игроков и выживших не склоняются, пол никого не известен.

game-name = Мёртвый сезон. Война колоний
game-about = Две колонии выживших посреди вечной зимы делят один город и один кризис. Ищите припасы, держите баррикады, воюйте с соседями, а у каждого есть ещё и своя секретная цель.
game-line = Две колонии, одна зима и у каждого своя секретная цель.

## Режимы

mode-basic = Обычная игра
    .about = Кто закончил действовать первым, переворачивает песочные часы для другого.
mode-quick = Быстрая игра
    .about = Песочные часы пущены сразу, как только оба закончили перемещения.

learn-about = Последний раунд осады: три бота и вы. Сходите в школу, обыщите её, поделитесь с колонией и посмотрите, во что ей обходится зима.

preset-first-about = Цель, до которой доходят чаще всего, карты только из этой коробки и больше времени подумать.
preset-short = Если времени мало
preset-short-about = Карты только из этой коробки, а песочные часы пущены сразу, как только оба закончили перемещения.
preset-usual-about = По правилам: цель по жребию, случайные предметы и все перекрёстки.

## Настройки

option-objective = К какой основной цели идут обе колонии.
    .title = Основная цель
option-objective-random = по жребию
option-objective-mo_killing_blow = Решающий удар
option-objective-mo_divide_and_conquer = Разделяй и властвуй
option-objective-mo_last_stockpile = Последний запас
option-objective-mo_keep_the_fires = Тепло любой ценой
option-objective-mo_clean_streets = Чистые улицы
option-objective-mo_new_blood = Новая кровь
option-objective-mo_convoy = Автоколонна
option-objective-mo_long_siege = Долгая осада
option-teams = Как делиться на две колонии.
    .title = Две команды
option-teams-seats = как сидим: первая половина мест против второй
option-teams-random = по жребию
option-wolf = Кто одинокий волк, если игроков нечётное число. Не выбран — решает жребий.
    .title = Одинокий волк
option-quick = Песочные часы пущены сразу, как только оба закончили перемещения.
    .title = Быстрая игра
option-random_items = В колоду каждой локации замешаны по пять случайных предметов.
    .title = Случайные предметы
option-more_crossroads = Кроме 50 карт перекрёстков этой игры, в колоду замешиваются 52 карты из старых коробок, как советуют правила.
    .title = Больше перекрёстков
option-leave_out = Четверо выживших, которых правила разрешают не брать, остаются в коробке.
    .title = Меньше выживших
option-collapse_wins = Если одна колония пала, считается, что другая достигла основной цели.
    .title = Победа уцелевших
option-glass = На сколько секунд рассчитаны песочные часы.
    .title = Песочные часы
option-turn = Сколько секунд есть на действия, пока никто не закончил; столько же думает одинокий волк.
    .title = Время на действия
option-thinking = Сколько секунд есть на перемещение, выбор или голос.
    .title = Время на выбор
option-asking = Сколько секунд есть, чтобы ответить на чужую просьбу.
    .title = Время на просьбу
option-moment = Сколько секунд все смотрят на важное: кризис, смерть, кубики сражения, конец. Ноль — не останавливаемся.
    .title = Важные мгновения
option-pause = Сколько секунд длится пауза после каждого шага фазы колоний.
    .title = Паузы между шагами

## Мгновения для всех

moment-crisis = Новый кризис
moment-infected = Укус
moment-died = Смерть
moment-overrun = Прорыв
moment-tactics = Тактика раскрыта
moment-combat-dice = Боевые кубики
moment-crisis-over = Кризис решён
moment-ended = Всё открыто

## Разделы истории

chapter-round = Новый раунд

## Слова

card-blue = синяя колония
card-yellow = жёлтая колония
card-den = логово
card-police_station = полицейский участок
card-grocery_store = продуктовый магазин
card-school = школа
card-library = библиотека
card-hospital = больница
card-gas_station = заправка
card-blue-1 = вход 1 синей колонии
card-blue-2 = вход 2 синей колонии
card-blue-3 = вход 3 синей колонии
card-blue-4 = вход 4 синей колонии
card-blue-5 = вход 5 синей колонии
card-blue-6 = вход 6 синей колонии
card-yellow-1 = вход 1 жёлтой колонии
card-yellow-2 = вход 2 жёлтой колонии
card-yellow-3 = вход 3 жёлтой колонии
card-yellow-4 = вход 4 жёлтой колонии
card-yellow-5 = вход 5 жёлтой колонии
card-yellow-6 = вход 6 жёлтой колонии
card-starters = стартовые предметы
card-morale = моральный дух
card-food = еда
card-starving = голод
card-bullets = патроны
card-helpless = беспомощные
card-unruly = буйные
card-dice = кубики
card-trophies = трофеи
card-weapon = оружие
card-book = книга
card-tool = инструмент
card-event = чужаки
card-wound = рана
card-wounds = рана
card-frost = обморожение
card-frostbite = обморожение
card-despair = отчаяние
card-blank = без последствий
card-bite = укус
card-kill = убить
card-roll = бросить кубик
card-pass = пас
card-walk = пешком
card-request = попросить у своих
card-say = сказать своим
card-need = нужны карты
card-have = есть карты
card-guard = держать оборону
card-help-crisis = вложиться в кризис
card-leave-crisis = не тратиться на кризис
card-done = закончить
card-play = сыграть карту
card-contribute = вложить в кризис
card-store = отложить для цели
card-eat = потратить еду
card-calm = успокоить буйного
card-mission = выполнить миссию
card-attack = атаковать
card-search = обыскать
card-build = строить баррикаду
card-clean = убрать мусор
card-ability = способность
card-hand-off = передать
card-barricades = баррикада
card-traps = растяжка
card-noise = пошуметь
card-enough = хватит
card-quarantine = карантин
card-watchtower = дозорная вышка
card-army = армия
card-sled_dogs = собачья упряжка
card-arctic_king = «Король Арктики»
card-quarrel = ссора
card-shelter = личная охрана
card-no = нет
card-yes = да
card-nothing = ничего
card-keep = оставить
card-exchange = поменять
card-run = бежать
card-die = кубик
card-nobody = никто
card-a = первый вариант
card-b = второй вариант
card-c = третий вариант
card-strength-1 = сила +1
card-strength-2 = сила +2
card-strength-3 = сила +3
card-wound-1 = одна рана
card-wound-2 = две раны
card-zombie-1 = один зомби
card-zombie-2 = два зомби

## События: подготовка и раунды

told-dealt = Ваша секретная цель: { $goal-name }. Предметы: { $cards-name }.
told-candidates = Выберите себе людей: { $survivors-name }.
told-settled = { $seat }: { $survivors-name }.
told-round = { $left ->
    [one] Начинается раунд. На счётчике { $left }: он последний.
   *[other] Начинается раунд. На счётчике { $left }.
}
told-crisis = Кризис для обеих колоний: «{ $crisis-name }».
told-turn = { $seats-count ->
    [one] Ходит { $seats }.
   *[other] Ходят вместе: { $seats }.
}
told-acting = { $seats-count ->
    [one] Действует { $seats }.
   *[other] Действуют одновременно: { $seats }.
}
told-step = { $step ->
    [food] Колонии едят.
    [waste] Пора взглянуть на свалку.
    [crisis] Кризис решается.
    [bullets] Колонии получают патроны.
    [zombies] Приходят зомби.
    [objective] Проверяется основная цель.
   *[election] Колонии выбирают лидеров.
}
told-rounds-left = { $count ->
    [0] Раундов больше не осталось.
    [one] Остался { $count } раунд.
    [few] Осталось { $count } раунда.
   *[many] Осталось { $count } раундов.
}

## События: запасы и кубики

told-stock = { $colony ->
    [blue] Синяя колония
    [yellow] Жёлтая колония
   *[den] Логово
}, { $what-name }: теперь { $left }.
told-waste = { $colony ->
    [blue] Синяя колония
    [yellow] Жёлтая колония
   *[den] Логово
}, свалка: теперь { $left }. { $by ->
    [-1] Убрано: { $cards-name }.
    [-2] Убрано: { $cards-name }.
    [-3] Убрано: { $cards-name }.
    [-4] Убрано: { $cards-name }.
    [-5] Убрано: { $cards-name }.
   *[other] Добавлено: { $cards-name }.
}
told-dice-left = { $seat }, кубики: { $dice }.
told-die = { $seat }: на кубике вместо { $was } теперь { $now }.
told-die-given = { $target-forms ->
    [yes] { $seat } отдаёт { $target-dat } кубик { $die }.
   *[no] { $seat } отдаёт кубик { $die }. Кому: { $target }.
}
told-next-roll = { $by ->
    [-2] { $seat }: к следующему броску двумя кубиками меньше.
    [-1] { $seat }: к следующему броску одним кубиком меньше.
    [1] { $seat }: к следующему броску одним кубиком больше.
    [2] { $seat }: к следующему броску двумя кубиками больше.
   *[other] { $seat }, кубики к следующему броску: { $by }.
}
told-rolled = { $seat } бросает кубик: { $die }.

## События: выжившие

told-hurt = { $rolled ->
    [yes] { $survivor-name }, всего повреждений: { $count }.
   *[no] { $survivor-name }: { $kind-name }. Всего повреждений: { $count }.
}
told-healed = { $survivor-name } идёт на поправку: { $kind-name } долой.
told-exposed = { $survivor-name }, кубик повреждений: { $face-name }.
told-bitten = { $survivor-name }: укус! До конца действий остаётся только лежать.
told-infected = { $survivor-name }: укус не пережить ({ $place-name }).
told-died = { $seat-forms ->
    [yes] Погибает { $survivor-name } из группы { $seat-gen } ({ $place-name }).
   *[no] Погибает { $survivor-name } ({ $place-name }). Группа: { $seat }.
}
told-gone = { $survivor-name } уходит навсегда.
told-promoted = { $seat-forms ->
    [yes] Группу { $seat-gen } теперь ведёт { $survivor-name }.
   *[no] { $seat }: группу теперь ведёт { $survivor-name }.
}
told-joined = { $seat } принимает в группу: { $survivor-name } ({ $place-name }).
told-returned = { $survivor-name } теперь здесь: { $place-name }.
told-hand-lost = { $seat } теряет всю руку и начинает заново.
told-looted = { $seat } забирает вещь погибшего: { $item-name }. Теперь с ней { $survivor-name }.
told-wolf-left = Одинокий волк пал духом и покидает игру: { $seat }.

## События: зомби

told-zombie = { $what ->
    [came] Зомби: { $place-name }.
    [barricade] Зомби ломает баррикаду: { $place-name }.
   *[trap] Растяжка взрывается: { $place-name }.
}
told-overrun = Прорыв: { $place-name }. Зомби внутри.
told-killed = { $count ->
    [1] { $seat } убивает зомби ({ $place-name }).
   *[other] { $seat } убивает { $count } зомби ({ $place-name }).
}
told-built = { $what ->
    [traps] { $seat } ставит растяжку: { $place-name }.
   *[barricades] { $seat } строит баррикаду: { $place-name }.
}
told-torn-down = Рухнули баррикады: { $count } ({ $place-name }).
told-lured = Зомби уходят: { $count }. Откуда: { $origin-name }. Куда: { $place-name }.
told-noise = { $count ->
    [one] Шум: { $place-name }, { $count } жетон.
    [few] Шум: { $place-name }, { $count } жетона.
   *[many] Шум: { $place-name }, { $count } жетонов.
}
told-noise-heard = { $what ->
    [zombie] На шум идёт зомби: { $place-name }.
   *[nothing] Шум никого не привлёк: { $place-name }.
}

## События: перемещения

told-moved = { $seat } перемещает: { $survivor-name } — { $place-name }.
told-passed = { $seat } заканчивает перемещения.
told-displaced = { $seat } выставляет вон: { $survivor-name }.

## События: действия

told-ready = { $seat } заканчивает действия.
told-attacked = { $survivor-name } атакует зомби ({ $place-name }).
told-searched = { $survivor-name } ведёт поиск ({ $place-name }).
told-found = Найдено ({ $place-name }): { $cards-name }.
told-kept = Вы берёте: { $item-name }.
told-noisy = { $seat } шумит ({ $place-name }).
told-cleaned = { $survivor-name } убирает мусор, карт: { $count }. Осталось: { $left }.
told-ability = { $own ->
    [yes] { $survivor-name } применяет свою способность.
   *[no] { $survivor-name } применяет чужую способность: { $whose-name }.
}
told-used = { $survivor-name }: в деле { $item-name }.
told-played = { $seat } играет карту: { $item-name }.
told-equipped = { $survivor-name } получает: { $item-name }.
told-handed-off = { $survivor-name } передаёт вещь: { $item-name }. Теперь она у другого: { $other-name }.
told-contributed = { $seat } вкладывает в кризис: { $item-name }.
told-stored = { $seat } откладывает для основной цели: { $item-name }.
told-requested = { $kind ->
    [weapon] { $seat } просит оружие. Кого: { $target }.
    [book] { $seat } просит книгу. Кого: { $target }.
    [tool] { $seat } просит инструмент. Кого: { $target }.
    [medicine] { $seat } просит лекарство. Кого: { $target }.
    [fuel] { $seat } просит топливо. Кого: { $target }.
    [food] { $seat } просит еду. Кого: { $target }.
   *[event] { $seat } просит карту чужаков. Кого: { $target }.
}
told-said-need = { $tone ->
    [plain] { $kind ->
        [weapon] { $seat }: «Нам нужно оружие».
        [book] { $seat }: «Нам нужны книги».
        [tool] { $seat }: «Нам нужны инструменты».
        [medicine] { $seat }: «Нам нужны лекарства».
        [fuel] { $seat }: «Нам нужно топливо».
        [food] { $seat }: «Нам нужна еда».
       *[event] { $seat }: «Нам нужны люди».
    }
    [curt] { $kind ->
        [weapon] { $seat }: «Мало оружия».
        [book] { $seat }: «Мало книг».
        [tool] { $seat }: «Мало инструментов».
        [medicine] { $seat }: «Мало лекарств».
        [fuel] { $seat }: «Мало топлива».
        [food] { $seat }: «Мало еды».
       *[event] { $seat }: «Мало людей».
    }
    [warm] { $kind ->
        [weapon] { $seat }: «Очень прошу помочь: нам не хватает оружия».
        [book] { $seat }: «Очень прошу помочь: нам не хватает книг».
        [tool] { $seat }: «Очень прошу помочь: нам не хватает инструментов».
        [medicine] { $seat }: «Очень прошу помочь: нам не хватает лекарств».
        [fuel] { $seat }: «Очень прошу помочь: нам не хватает топлива».
        [food] { $seat }: «Очень прошу помочь: нам не хватает еды».
       *[event] { $seat }: «Очень прошу помочь: нам не хватает людей».
    }
    [stern] { $kind ->
        [weapon] { $seat }: «Без оружия нам не справиться».
        [book] { $seat }: «Без книг нам не справиться».
        [tool] { $seat }: «Без инструментов нам не справиться».
        [medicine] { $seat }: «Без лекарств нам не справиться».
        [fuel] { $seat }: «Без топлива нам не справиться».
        [food] { $seat }: «Без еды нам не справиться».
       *[event] { $seat }: «Без людей нам не справиться».
    }
    [wry] { $kind ->
        [weapon] { $seat }: «Оружие к нам само не придёт, а жаль».
        [book] { $seat }: «Книги к нам сами не придут, а жаль».
        [tool] { $seat }: «Инструменты к нам сами не придут, а жаль».
        [medicine] { $seat }: «Лекарства к нам сами не придут, а жаль».
        [fuel] { $seat }: «Топливо к нам само не придёт, а жаль».
        [food] { $seat }: «Еда к нам сама не придёт, а жаль».
       *[event] { $seat }: «Люди к нам сами не придут, а жаль».
    }
   *[weary] { $kind ->
        [weapon] { $seat }: «Эх, оружия бы нам сейчас».
        [book] { $seat }: «Эх, книг бы нам сейчас».
        [tool] { $seat }: «Эх, инструментов бы нам сейчас».
        [medicine] { $seat }: «Эх, лекарств бы нам сейчас».
        [fuel] { $seat }: «Эх, топлива бы нам сейчас».
        [food] { $seat }: «Эх, еды бы нам сейчас».
       *[event] { $seat }: «Эх, людей бы нам сейчас».
    }
}
told-said-have = { $tone ->
    [plain] { $kind ->
        [weapon] { $seat }: «У меня есть оружие».
        [book] { $seat }: «У меня есть книга».
        [tool] { $seat }: «У меня есть инструмент».
        [medicine] { $seat }: «У меня есть лекарство».
        [fuel] { $seat }: «У меня есть топливо».
        [food] { $seat }: «У меня есть еда».
       *[event] { $seat }: «У меня есть карта чужаков».
    }
    [curt] { $kind ->
        [weapon] { $seat }: «Оружие есть».
        [book] { $seat }: «Книга есть».
        [tool] { $seat }: «Инструмент есть».
        [medicine] { $seat }: «Лекарство есть».
        [fuel] { $seat }: «Топливо есть».
        [food] { $seat }: «Еда есть».
       *[event] { $seat }: «Карта чужаков есть».
    }
    [warm] { $kind ->
        [weapon] { $seat }: «Если кому-то надо, у меня есть оружие».
        [book] { $seat }: «Если кому-то надо, у меня есть книга».
        [tool] { $seat }: «Если кому-то надо, у меня есть инструмент».
        [medicine] { $seat }: «Если кому-то надо, у меня есть лекарство».
        [fuel] { $seat }: «Если кому-то надо, у меня есть топливо».
        [food] { $seat }: «Если кому-то надо, у меня есть еда».
       *[event] { $seat }: «Если кому-то надо, у меня есть карта чужаков».
    }
    [stern] { $kind ->
        [weapon] { $seat }: «Имейте в виду: оружие у меня есть».
        [book] { $seat }: «Имейте в виду: книга у меня есть».
        [tool] { $seat }: «Имейте в виду: инструмент у меня есть».
        [medicine] { $seat }: «Имейте в виду: лекарство у меня есть».
        [fuel] { $seat }: «Имейте в виду: топливо у меня есть».
        [food] { $seat }: «Имейте в виду: еда у меня есть».
       *[event] { $seat }: «Имейте в виду: карта чужаков у меня есть».
    }
    [wry] { $kind ->
        [weapon] { $seat }: «Угадайте, у кого есть оружие. У меня!»
        [book] { $seat }: «Угадайте, у кого есть книга. У меня!»
        [tool] { $seat }: «Угадайте, у кого есть инструмент. У меня!»
        [medicine] { $seat }: «Угадайте, у кого есть лекарство. У меня!»
        [fuel] { $seat }: «Угадайте, у кого есть топливо. У меня!»
        [food] { $seat }: «Угадайте, у кого есть еда. У меня!»
       *[event] { $seat }: «Угадайте, у кого есть карта чужаков. У меня!»
    }
   *[weary] { $kind ->
        [weapon] { $seat }: «Ладно, оружие у меня найдётся».
        [book] { $seat }: «Ладно, книга у меня найдётся».
        [tool] { $seat }: «Ладно, инструмент у меня найдётся».
        [medicine] { $seat }: «Ладно, лекарство у меня найдётся».
        [fuel] { $seat }: «Ладно, топливо у меня найдётся».
        [food] { $seat }: «Ладно, еда у меня найдётся».
       *[event] { $seat }: «Ладно, карта чужаков у меня найдётся».
    }
}
told-said-guard = { $tone ->
    [plain] { $seat }: «Нельзя оставлять колонию без защиты».
    [curt] { $seat }: «Кто-то должен остаться дома».
    [warm] { $seat }: «Давайте не оставим колонию без защиты, хорошо?»
    [stern] { $seat }: «Уйдём все — потеряем колонию».
    [wry] { $seat }: «Колония сама себя не защитит».
   *[weary] { $seat }: «Дома некому держать оборону, и меня это беспокоит».
}
told-said-help-crisis = { $tone ->
    [plain] { $seat }: «Давайте вложимся в кризис».
    [curt] { $seat }: «Карты — на кризис».
    [warm] { $seat }: «С этим кризисом справимся, если возьмёмся вместе».
    [stern] { $seat }: «Этот кризис нам пропускать нельзя».
    [wry] { $seat }: «Кризис сам себя не решит».
   *[weary] { $seat }: «Что ж, на кризис придётся потратиться».
}
told-said-leave-crisis = { $tone ->
    [plain] { $seat }: «Не будем тратиться на кризис».
    [curt] { $seat }: «Кризис пропускаем».
    [warm] { $seat }: «Побережём карты, хорошо? Этот кризис мы переживём».
    [stern] { $seat }: «На этот кризис — ни карты».
    [wry] { $seat }: «Пусть с кризисом разбираются соседи».
   *[weary] { $seat }: «Не до кризиса нам сейчас».
}
told-granted = { $seat } отдаёт карту: { $item-name }. Кому: { $target }.
told-refused = { $seat } отказывает. Кому: { $target }.

## События: карты

told-gained = Вам достаётся: { $cards-name }.
told-drew = { $count ->
    [1] { $seat } берёт карту ({ $place-name }).
    [one] { $seat } берёт { $count } карту ({ $place-name }).
    [few] { $seat } берёт { $count } карты ({ $place-name }).
   *[many] { $seat } берёт { $count } карт ({ $place-name }).
}
told-looked = { $count ->
    [1] { $seat } смотрит верхнюю карту колоды ({ $place-name }).
   *[other] { $seat } смотрит верхние карты колоды ({ $place-name }): { $count }.
}
told-saw = Вы видите ({ $place-name }): { $cards-name }.
told-fetched = { $seat } забирает из колоды: { $item-name } ({ $place-name }).
told-revealed = Открыты карты ({ $place-name }): { $cards-name }.
told-salvaged = { $seat } вытаскивает из мусора: { $item-name }.
told-burnt = Из колоды ({ $place-name }) навсегда уходят карты: { $count }.
told-put-under = { $seat } кладёт карту ({ $back-name }) под колоду: { $place-name }.
told-pocketed = { $seat } оставляет себе карту ({ $back-name }).
told-uncovered = На верхней карте колоды ({ $place-name }) теперь такая рубашка: { $back-name }.
told-shed = { $seat } сбрасывает: { $item-name }.
told-handed-over = { $target-forms ->
    [yes] { $seat } отдаёт { $target-dat } карту рубашкой вверх ({ $back-name }).
   *[no] { $seat } отдаёт карту рубашкой вверх ({ $back-name }). Получает { $target }.
}
told-changed-hands = Из рук в руки: { $item-name }. От кого: { $seat }. Кому: { $target }.
told-peeked = { $target-forms ->
    [yes] { $seat } заглядывает в карты { $target-gen }.
   *[no] { $seat } заглядывает в чужие карты: { $target }.
}
told-saw-hand = { $cards-count ->
    [0] Чужая рука ({ $target }) пуста.
   *[other] В чужой руке ({ $target }): { $cards-name }.
}
told-saw-goal = Секретная цель — { $target }: { $goal-name }.
told-showed-goal = { $seat } показывает свою секретную цель. Видит её только { $target }.
told-foresaw = { $count ->
    [1] { $seat } видит следующий кризис.
    [one] { $seat } видит { $count } следующий кризис.
    [few] { $seat } видит { $count } следующих кризиса.
   *[many] { $seat } видит { $count } следующих кризисов.
}
told-saw-crises = Впереди: { $cards-name }.

## События: перекрёстки

told-crossroads-drawn = { $seat-forms ->
    [yes] Карту перекрёстка для { $seat-gen } читает { $target }.
   *[no] Карту перекрёстка читает { $target }. Ходит { $seat }.
}
told-read = Перекрёсток, пока тайный: «{ $road-name }». Ходит { $seat }.
told-crossroads-passed = { $seat-forms ->
    [yes] Перекрёсток обходит { $seat-acc } стороной.
   *[no] Перекрёсток проходит стороной. Ходит { $seat }.
}
told-crossroads = { $seat-forms ->
    [yes] Перекрёсток в ход { $seat-gen }: «{ $road-name }»!
   *[no] Перекрёсток! «{ $road-name }». Ходит { $seat }.
}
told-chose = Решено: { $way-name } («{ $road-name }»).
told-crossroads-met = { $seat-forms ->
    [yes] { $seat-acc } ждёт перекрёсток.
   *[no] Впереди перекрёсток. Ходит { $seat }.
}
told-avoided = { $survivor-name } чует неладное: перекрёсток уходит под колоду непрочитанным. Ходит { $seat }.
told-attached = Отныне: { $rule-name } ({ $target-name }).
told-fasting = { $seat }: в следующий ход нельзя разыгрывать еду.
told-together = { $seat-forms ->
    [yes] Для перекрёстка { $seat-gen } все вместе дают { $count } из { $needed }.
   *[no] Все вместе дают { $count } из { $needed }. Ходит { $seat }.
}
told-staked = { $seat } ставит: { $item-name }.
told-stakes-won = { $seat } забирает всё: { $cards-name }.
told-follows = { $seat-forms ->
    [yes] { $survivor-name } теперь в группе { $seat-gen }.
   *[no] { $survivor-name } теперь в другой группе: { $seat }.
}
told-parley = { $accepted ->
    [yes] { $seat }: в этом раунде в городе перемирие.
   *[no] { $seat } не хочет перемирия.
}
told-guarded = { $survivor-name } принимает рану на себя вместо { $other-name }.
told-thumbs = Голоса: { $votes }.

## События: сражения

told-combat = Сражение: { $place-name }.
told-wolf-chose = { $choice ->
    [run] Одинокий волк бежит: { $seat }.
    [blue] Одинокий волк встаёт за синих: { $seat }.
   *[yellow] Одинокий волк встаёт за жёлтых: { $seat }.
}
told-tactics = Тактика. Синие: { $blue-name }. Жёлтые: { $yellow-name }.
told-bids = Патроны. Синие: { $blue }. Жёлтые: { $yellow }.
told-combat-dice = Боевые кубики. Синие: { $blue-name }. Жёлтые: { $yellow-name }.
told-strength = { $colony ->
    [blue] Сила синих +{ $by }. Синие и жёлтые: { $blue } : { $yellow }.
   *[yellow] Сила жёлтых +{ $by }. Синие и жёлтые: { $blue } : { $yellow }.
}
told-combat-over = { $winner ->
    [blue] Сражение выиграли синие: { $place-name }.
    [yellow] Сражение выиграли жёлтые: { $place-name }.
   *[nobody] В сражении никто не победил: { $place-name }.
}
told-undefended = { $colony ->
    [blue] Синюю колонию некому защищать. Чужаков у входов: { $count }.
   *[yellow] Жёлтую колонию некому защищать. Чужаков у входов: { $count }.
}

## События: фаза колоний

told-crisis-over = { $prevented ->
    [yes] Кризис «{ $crisis-name }» предотвращён: набрано { $points }, нужно { $target }.
   *[no] Кризис «{ $crisis-name }» не предотвращён: набрано { $points }, нужно { $target }.
}
told-elected-votes = Кто на кого показывает: { $votes }.
told-elected = { $colony ->
    [blue] Лидер синей колонии: { $seat }.
   *[yellow] Лидер жёлтой колонии: { $seat }.
}
told-ended = { $reason ->
    [collapse] { $side ->
        [blue] Моральный дух соперников иссяк. Синяя колония выстояла: побеждает в ней тот, кто выполнил секретную цель.
        [yellow] Моральный дух соперников иссяк. Жёлтая колония выстояла: побеждает в ней тот, кто выполнил секретную цель.
        [both] Моральный дух иссяк, но выстояли обе колонии.
       *[nobody] Моральный дух иссяк, и основной цели не достиг никто.
    }
   *[objective] { $side ->
        [blue] Синяя колония достигла основной цели. Побеждает в ней тот, кто выполнил и секретную.
        [yellow] Жёлтая колония достигла основной цели. Побеждает в ней тот, кто выполнил и секретную.
        [both] Обе колонии достигли основной цели. Побеждает в них тот, кто выполнил и секретную.
       *[nobody] Основной цели не достиг никто.
    }
}
told-secret-opened = { $won ->
    [yes] Секретная цель: «{ $goal-name }» ({ $seat }). Это победа!
   *[no] Секретная цель: «{ $goal-name }» ({ $seat }).
}

## События: одинокий волк

told-mission = Ваша миссия: { $card-name }.
told-mission-discarded = { $seat } сбрасывает миссию «{ $card-name }».
told-mission-failed = { $seat } попадается: в этом раунде миссия «{ $card-name }» не удалась.
told-accomplished = { $seat } выполняет миссию «{ $card-name }».

## Вопросы

ask-moment = Посмотрите, что произошло.
ask-keep-survivors = Кого вы берёте в группу?
ask-group-leader = Кто поведёт группу?
ask-follower = Кто пойдёт следом?
ask-move = Кого переместить?
ask-place = Куда?
ask-displace = Место занято: кого выставить?
ask-along = { $survivor-name } может взять кого-нибудь с собой. Кого?
ask-ride = Как добираться?
ask-mate = Кого попросить?
ask-grant = { $seat } просит у вас карту. Дать?
ask-act = Ваши действия?
ask-action = Что делать?
ask-die = Каким кубиком?
ask-own-die = Какой из своих кубиков увеличить?
ask-which-die = Какой кубик?
ask-value = Что он покажет?
ask-gate = У какого входа?
ask-item = Какая карта?
ask-whom = Кому передать?
ask-kind = Что попросить?
ask-say = Что сказать своим?
ask-about-kind = О чём речь?
ask-survivor = Кого выбираете?
ask-player = Какого игрока?
ask-colony = Какую колонию?
ask-ration = Еда или кубик?
ask-mission = Какая миссия выполнена?
ask-play = На что потратить: { $item-name }?
ask-found = Что оставить?
ask-keep = Что оставить себе?
ask-fetch = Что забрать?
ask-take = Что забрать?
ask-exchange = Оставить карту или поменять на следующую?
ask-shed = Что сбросить?
ask-give = Что отдать? Кому: { $seat }.
ask-first-crisis = Какой кризис будет первым?
ask-clear = Где убрать зомби?
ask-lure = Куда они придут?
ask-fortify = Где строить?
ask-heal = Что вылечить?
ask-victim = Кто пострадает?
ask-bite = Укус может перекинуться: { $survivor-name }. Убить или бросить кубик?
ask-promote = Кто теперь поведёт группу?
ask-shelter = Логово полно. Куда идёт { $survivor-name }?
ask-loot = Кому отдать: { $item-name }?
ask-exchange-mission = Поменять миссию?
ask-way = { $road-name }: что выбираете?
ask-avoid = Вас ждёт перекрёсток. Убрать его под колоду непрочитанным ({ $survivor-name })?
ask-guard = Ранение: { $survivor-name }. Принять рану на себя?
ask-promise = { $kind ->
    [dice] Вместе нужно потратить кубиков: { $count }. Сколько потратите вы?
    [fuel] Вместе нужно отдать карт топлива: { $count }. Сколько отдадите вы?
    [tool] Вместе нужно отдать карт инструментов: { $count }. Сколько отдадите вы?
   *[medicine] Вместе нужно отдать карт лекарств: { $count }. Сколько отдадите вы?
}
ask-stake = Сколько карт вы ставите?
ask-trade = Сколько карт вы обмениваете?
ask-gifts = Сколько продуктов вы берёте, чтобы раздать?
ask-smuggle = Сколько патронов вы переносите?
ask-patients = Кого лечат?
ask-passengers = Кто едет с вами?
ask-parley = Перемирие в городе на этот раунд?
ask-thumb = Ваш голос?
ask-break-tie = Голоса поровну. Что решаете?
ask-met = Кого это касается?
ask-wolf-choice = Бежать или встать на чью-то сторону?
ask-tactic = Какую тактику выбрать?
ask-bid = Сколько патронов вложить?
ask-target = Кого ранить?
ask-wounds = Как распределить раны?
ask-elect = Кто поведёт колонию?
ask-elect-tie = Голоса поровну. Кто поведёт колонию?

## Исход

reason-objective = основная цель достигнута
    .draw = основная цель достигнута, но ни одна секретная не выполнена
reason-collapse = соперники пали духом
    .draw = моральный дух иссяк
reason-time = раунды закончились
side-blue = Синяя колония
    .wins = Побеждает синяя колония
side-yellow = Жёлтая колония
    .wins = Побеждает жёлтая колония
channel-blue = Синяя колония
channel-yellow = Жёлтая колония
error-no-such-seat = Места { $seat } для одинокого волка за этим столом нет.

## Подсчёты

tally-endings = Чем кончаются партии
tally-endings-collapse = пала колония
tally-endings-time = вышли раунды
tally-length = Длина партии
tally-length-rounds = раунды
tally-length-dead = погибшие
tally-length-victories = выигранные сражения
tally-morale = Моральный дух в конце
tally-missions = Миссии одинокого волка
tally-missions-accomplished = выполненные
