### Доска: слова, которые нужны только экрану. Имена игроков не склоняются, если неизвестны их формы.

## Где мы

board-title-deal = Раздача
board-title-set = Какие дары?
board-title-mystery = Таинственные пассажиры
board-title-place = Посадка
board-title-gifts = Дары
board-title-talk = Спор о лодках
board-title-vote = Голосование
board-title-sailed = Лодка уходит
board-title-scoring = На том берегу
board-title-over = На том берегу
board-title-your-turn = Ваш ход
board-over = Раунд { $round } из { $rounds }

## Лодки и берег

board-boat-raven = Лодка ворона
board-boat-wolf = Лодка волка
board-shore = Тот берег
board-stranger = таинственный пассажир
board-rider = { $name-forms ->
    [yes] пассажир { $name-gen }
   *[no] пассажир ({ $name })
}
board-wears = { $colour ->
    [red] в красной маске
    [green] в зелёной маске
   *[blue] в синей маске
}
board-free = свободно
board-place-gift = { $votes ->
    [one] дар «{ $gift }», { $votes } голос
    [few] дар «{ $gift }», { $votes } голоса
   *[many] дар «{ $gift }», { $votes } голосов
}
board-gift-about = { $votes ->
    [one] Дар «{ $gift }», { $votes } голос. Что он делает?
    [few] Дар «{ $gift }», { $votes } голоса. Что он делает?
   *[many] Дар «{ $gift }», { $votes } голосов. Что он делает?
}
board-gift-votes = { $votes ->
    [one] Место даёт { $votes } голос.
    [few] Место даёт { $votes } голоса.
   *[many] Место даёт { $votes } голосов.
}
board-gift-holder = Этот дар держит { $name }.
board-gift-used = В этом раунде дар уже подействовал.
board-gift-free = Этот дар ещё никто не взял.
board-gift-nobody = В этом раунде этот дар никому не достался.
board-gift-number = Дар { $number }
board-tokens = { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}

## Карты в руке

board-card = Мои карты
board-hold = держите
board-hold-long = Нажмите и держите
board-look = Карты видны, только пока вы держите на них палец. Посмотрите и запомните, за кого вы.
board-looked = Карты можно посмотреть в любую минуту. Ждём остальных.
board-dealt = Все смотрят свои карты.
board-you-are = Вы —
board-side-guides = проводник душ
board-side-smugglers = контрабандист
board-side-jaster = Ястер
board-about-guides = Пусть на тот берег уплывёт побольше душ, и лучше одного цвета в одной лодке.
board-about-smugglers = Пусть на тот берег уплывёт побольше демонов, и лучше рядом с душами того же цвета.
board-about-jaster = { $points ->
    [none] Пусть ни одна из сторон не преуспеет.
   *[other] У вас всегда { $points } очка. Пусть у обеих сторон выйдет меньше.
}
board-fellows = Ваши: { $names }
board-hand = На руке
board-hand-empty = Рука пуста: все карты сыграны.
board-known = Кого вы знаете
board-glimpse-saw = { $name } показывает: { $face }
board-glimpse-showed = Видит { $name }: { $face }
board-glimpse-got = Обмен, пришло ({ $name }): { $face }
board-glimpse-gave = Обмен, ушло ({ $name }): { $face }
board-choose-card = Выберите карту
board-cards-hidden = Какая карта где, видно, пока вы держите «Мои карты».
board-nth = { $place ->
    [1] Первая карта
    [2] Вторая карта
   *[other] Третья карта
}
board-palm = Кто это, видно, пока вы держите «Мои карты».
board-acc-soul-red = красную душу
board-acc-soul-green = зелёную душу
board-acc-soul-blue = синюю душу
board-acc-demon-red = красного демона
board-acc-demon-green = зелёного демона
board-acc-demon-blue = синего демона
board-acc-jaster = Ястера
board-acc-place = { $place ->
    [1] первую карту
    [2] вторую карту
    [3] третью карту
   *[other] карту
}

## Ход

board-places = { $name } сажает пассажира
board-places-stranger = { $name } сажает таинственного пассажира
board-decides = { $name } решает
board-chooses = { $names-count ->
    [one] Выбирает карту: { $names }
   *[other] Выбирают карты: { $names }
}
board-order = Кто за кем ходит
board-coin = монета мастера
board-silenced = хранит безмолвие
board-has-gift = дар «{ $gift }»
board-is-first = голосует раньше всех
board-you-silenced = До конца раунда вы храните безмолвие.
board-wait = Ждём остальных.
board-set-wait = Выбор принят. Ждём остальных.
board-set-all = Все выбирают набор даров.
board-set-gifts = Дары набора
board-talk = Спорьте, какой лодке плыть. Когда готовы все, голосование начинается.
board-ready = Вы готовы. Ждём остальных.
board-choose-cell = Выберите место
board-choose-rider = Выберите пассажира
board-choose-goal = Выберите, куда
board-choose-seat = Выберите игрока
board-choose-two = Выберите двоих
board-choose-colour = Выберите цвет
board-choose-mask = Выберите маску
board-choose-boat = Выберите лодку
board-choose-way = Выберите сторону
board-choose-set = Выберите набор
board-choose-other = Выберите второго
board-mask-red = красная маска
board-mask-green = зелёная маска
board-mask-blue = синяя маска

## Голосование

board-vote = Все решают тайно. Кулаки откроются разом.
board-voted = Ваш голос в кулаке. Ждём остальных.
board-opener = { $name } голосует раньше всех и открыто.
board-opened = { $boat ->
    [raven] { $name } открыто голосует за ворона.
   *[wolf] { $name } открыто голосует за волка.
}
board-weight = { $votes ->
    [0] Голосов у вас нет: ваш выбор увидят, но он ничего не весит.
    [one] Ваш выбор весит { $votes } голос.
    [few] Ваш выбор весит { $votes } голоса.
   *[many] Ваш выбор весит { $votes } голосов.
}
board-sails = { $boat ->
    [raven] На тот берег плывёт лодка ворона
   *[wolf] На тот берег плывёт лодка волка
}
board-by-coin = Поровну. Решает монета мастера: { $name }.
board-fists = Кулаки открываются
board-fist = кулак
board-nobody-voted = никто

## Сказать

board-say = Сказать…
board-say-title = Что вы скажете?
board-say-left = { $left ->
    [one] В этом раунде осталась { $left } фраза. Услышат все, поймут и боты.
    [few] В этом раунде осталось { $left } фразы. Услышат все, поймут и боты.
   *[many] В этом раунде осталось { $left } фраз. Услышат все, поймут и боты.
}
board-say-none = В этом раунде вы всё сказали.
board-say-silent = Вы храните безмолвие до конца раунда.
board-say-heard = Все услышат это или почти это
board-say-send = Сказать

## Записная книжка

board-notes = Заметки
board-notes-title = Записная книжка
board-notes-shelf = Что показать
board-tab-sure = Точно
board-tab-riders = Пассажиры
board-tab-people = Игроки
board-sure-none = Пока точно не известно ничего. Здесь будут честные ответы и открытые лица.
board-sure-hint = Честные ответы
board-sure-own = Это знаете только вы
board-sure-up = Лежит открыто
board-sure-is = { $colour ->
    [none] без цвета
    [red] красный
    [green] зелёный
   *[blue] синий
}
board-sure-not = { $colour ->
    [none] цвет есть
    [red] не красный
    [green] не зелёный
   *[blue] не синий
}
board-sure-count = { $colour ->
    [none] Без цвета: { $count } из { $all }
    [red] Красных: { $count } из { $all }
    [green] Зелёных: { $count } из { $all }
   *[blue] Синих: { $count } из { $all }
}
board-gone = в пропавшей лодке
board-round = раунд { $round }
board-riders-none = В лодках ещё никого.
board-riders-hint = Нажмите на пассажира: что о нём говорят и что думаете вы.
board-people-hint = Нажмите на маску: что этот игрок говорит, как голосует и что вы о нём думаете.
board-said-nothing = Об этом пассажире ещё ничего не сказано.
board-says-nothing = Готовых фраз ещё не было.
board-wrong = неправда
board-disputed = не сходится
board-mark-rider = Кто это, по-вашему? Видно только вам.
board-mark-person = За кого играет { $name }? Видно только вам.
board-mark-none = не знаю
board-voted-for = Раунд { $round }: { $boat ->
    [raven] за ворона
   *[wolf] за волка
}, { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}
board-claim-placed = Свой пассажир: { $what }
board-claim-saw = Здесь сидит: { $what }
board-claim-hand = На руке: { $what }
board-claim-am = О себе: { $what }
board-claim-think = О других: { $name } — { $what }
board-claim-send = { $what ->
    [raven] Зовёт голосовать за ворона
   *[wolf] Зовёт голосовать за волка
}

## Кнопки

act-look = Понятно
act-ready = Пора голосовать
act-next = Дальше
act-set = Взять: { $set }
act-mystery = Посадить вслепую: { $cell }
act-place = Посадить { $card }: { $cell }
act-gift = { $gift }: { $chosen }
act-peek = Подсмотреть: { $cell }
act-peek-two = Подсмотреть: { $cell } и { $other }
act-reveal = Раскрыть: { $cell }
act-mask = { $colour ->
    [red] Надеть красную маску: { $cell }
    [green] Надеть зелёную маску: { $cell }
   *[blue] Надеть синюю маску: { $cell }
}
act-swap = Поменять местами: { $cell } и { $other }
act-show = Показать { $card }
act-give = Отдать { $card }
act-vote = { $boat ->
    [raven] Голосую за ворона
   *[wolf] Голосую за волка
}
