game-name = Дуэль
game-about = Удар, ответ на удар и ответ на ответ. Зелья и бомбы — в любой миг. Побеждает последний живой.
mode-basic = Обычная игра
mode-bare = Без амулетов
mode-long = Долгая игра: по три жизни
option-lives = Сколько жизней у каждого в начале.
option-hand = Сколько карт у каждого в начале.
option-window = Сколько секунд есть на ответ, когда что-то объявлено.
option-charms = Раздать ли каждому открытый амулет.
ask-action = Ваш ход: ударить или взять карту?
ask-target = В кого?
ask-card = Какую карту сыграть?
ask-counter = Ответите?
ask-play = Сыграть карту прямо сейчас.
ask-revenge = Вы погибли. Кому отомстить?
told-announced = { $card ->
    [strike] { $seat } — удар! Цель: { $target }.
    [potion] { $seat } пьёт зелье.
    [bomb] { $seat } — бомба! Цель: { $target }.
    [parry] { $seat } парирует.
   *[feint] { $seat } — обманный выпад!
}
told-drew = { $seat } берёт карту.
told-drew-card = Вы взяли карту: { $card-name }.
told-hurt = { $seat }: { $points ->
    [0] ни царапины
    [one] минус { $points } жизнь
    [few] минус { $points } жизни
   *[many] минус { $points } жизней
}.
told-healed = { $points ->
    [0] { $seat }: зелье впустую.
   *[other] { $seat }: плюс одна жизнь.
}
told-laid-open = { $seat } выбывает; карты ложатся в открытую.
told-avenged = Амулет мести! { $seat } забирает жизнь с собой. Цель: { $target }.
card-strike = удар
card-draw = взять карту
card-pass = не отвечать
card-potion = зелье
card-bomb = бомба
card-parry = парирование
card-feint = обманный выпад
charm-revenge = Месть: погибая, отнимите жизнь у одного из живых.
charm-vulture = Стервятник: когда гибнет другой, возьмите карту.
charm-blade = Клинок: ваши удары отнимают на жизнь больше.
charm-shield = Щит: за один раз вы теряете не больше одной жизни.
reason-last-alive = в живых остался один
reason-nobody-left = в живых не осталось никого
board-in-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
board-lives = { $lives ->
    [0] погиб
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}
board-cards = Ваши карты
board-hold = держите
board-play = Сыграть карту
