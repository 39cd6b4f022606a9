### Слова доски «Войны колоний».

## Где мы

board-stage-setup = Собираем группы
board-stage-round = Новый раунд
board-stage-turn = Начинается ход
board-stage-move = Перемещения
board-stage-act = Действия
board-stage-crossroads = Перекрёсток
board-stage-food = Еда
board-stage-combat = Сражения
board-stage-replacing = Сражения
board-stage-waste = Свалка
board-stage-crisis = Кризис
board-stage-bullets = Патроны
board-stage-zombies = Зомби идут
board-stage-objective = Основная цель
board-stage-tracker = Счётчик раундов
board-stage-election = Выборы
board-yours-move = Перемещайтесь
board-yours-act = Ваши действия
board-rounds = { $count ->
    [one] Последний раунд
    [few] Осталось { $count } раунда
   *[many] Осталось { $count } раундов
}
board-line-setup = Все выбирают себе людей.
board-line-round = Начинается раунд.
board-line-turn = Начинается ход.
board-line-move = Идут перемещения.
board-line-act = Идут действия.
board-line-crossroads = Ход подходит к концу.
board-line-food = Колонии едят.
board-line-combat = Колонии сражаются.
board-line-replacing = Приходят новые люди.
board-line-waste = Считаем мусор.
board-line-crisis = Кризис решается.
board-line-bullets = Колонии получают патроны.
board-line-zombies = Приходят зомби.
board-line-objective = Проверяется основная цель.
board-line-tracker = Раунд окончен.
board-line-election = Колонии выбирают лидеров.
board-turns-of = Ходят: { $names }
board-waiting = Ждём остальных.
board-you-done = Вы закончили. Ждём другую сторону.

## Карта

board-map = Карта города
board-camp-blue = Синие
board-camp-yellow = Жёлтые
board-camp-den = Логово
board-place-police_station = Полиция
board-place-grocery_store = Магазин
board-place-school = Школа
board-place-library = Библиотека
board-place-hospital = Больница
board-place-gas_station = Заправка
board-nobody-home = Дома никого
board-nobody-there = Здесь никого нет.
board-leader = Лидер: { $name }
board-people = { $count ->
    [one] { $count } выживший
    [few] { $count } выживших
   *[many] { $count } выживших
}
board-zombies = зомби: { $count }
board-barricades = { $count ->
    [one] { $count } баррикада
    [few] { $count } баррикады
   *[many] { $count } баррикад
}
board-traps = { $count ->
    [one] { $count } растяжка
    [few] { $count } растяжки
   *[many] { $count } растяжек
}
board-noise = шум: { $count }
board-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
board-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[many] { $count } ран
}
board-frostbites = { $count ->
    [one] { $count } обморожение
    [few] { $count } обморожения
   *[many] { $count } обморожений
}
board-despairs = отчаяние: { $count }
board-person = Игрок: { $name }. { $place }.
board-tired = В этом раунде уже в деле.
board-at = { $place }
board-dead = на кладбище
board-now = сейчас
card-waste = свалка
card-storage = отложено для цели

## Своё

board-group = Ваша группа
board-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
board-no-dice = Кубиков не осталось
board-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
board-hand-title = Ваши карты
board-meaning = Что на картах
board-hand-empty = На руке пусто.
board-copies = { $count ->
    [few] Таких карт { $count }
   *[other] Таких карт: { $count }
}
board-card = Цель
board-hold = держите
board-goal = Ваша секретная цель
board-favoured = Вам выпала { $colony }.
board-you-read = Перекрёсток читаете вы. Ходит { $name }
board-seen = Что вы видели
board-glimpse = { $whose } (на счётчике { $rounds }): { $cards }

## Что выбрать

board-choose = Выбрать
board-choose-survivor = Выберите, кем действовать
board-choose-place = Выберите место на карте
board-choose-seat = Выберите игрока
board-choose-die = Выберите кубик
board-choose-deed = Выберите
board-choose-number = Выберите число
board-choose-share = Распределите всё
board-choose-secret = Выбрать тайно
board-deed-play = Сыграть
board-deed-contribute = Вложить в кризис
board-deed-store = Отложить для цели
board-deed-calm = Успокоить буйного
board-secret = карта
board-ready = Готово
board-none = Никого
board-number = Готово: { $count }
board-this-way = Решено
board-chosen = Всё выбрано.
board-sealed = Ваш выбор принят.
board-answered = Ваш выбор: { $answer }
board-change = Передумать
board-back = Назад
board-glass = Песочные часы: { $time }

## Перекрёсток и сражение

board-read-aloud = Прочитайте вслух
board-crossroads = Перекрёсток. Ходит { $name }
board-fight = Сражение: { $place }
board-tactic-hidden = тактика скрыта
board-score = Синие { $blue }, жёлтые { $yellow }
board-won-blue = Синие победили
board-won-yellow = Жёлтые победили

## Записная книжка

board-notes = Заметки
board-notes-title = Записная книжка
board-notes-hint = Нажмите на кого-нибудь: здесь группа, кубики, карты и ваша пометка.
board-mark = { $name-forms ->
    [yes] Что вы думаете о { $name-loc }?
   *[no] { $name }: что вы думаете?
}
board-mark-none = ничего
board-mark-trusted = свой
board-mark-doubted = сомнительно
board-mark-watched = опасно

## Конец

board-won = победа
board-morale-left = дух { $count }
line-setup = Зима не кончается. Две колонии, один город. Соберите свои группы.
line-won-blue = Синяя колония пережила зиму.
line-won-yellow = Жёлтая колония пережила зиму.

## Мгновения

board-prevented = Отведён
board-not-prevented = Не отведён
board-prevented-line = Карт хватило: беда прошла стороной.
board-not-prevented-line = Карт не хватило: достанется обеим колониям.
