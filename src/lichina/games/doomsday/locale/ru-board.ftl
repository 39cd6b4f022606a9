### Слова на доске «Судного дня»: на телефоне, на телевизоре и в записи партии.

## Где мы

board-title-turn = Ход { $turn }
board-title-yours = Ваш ход
board-title-shot = Выстрел
board-title-played = Программа
board-title-damage = Удар
board-title-death = Смерть
board-alive = Живы { $alive } из { $all }

## Середина стола

board-centre = Оружие в центре
board-locked = { $weapon }, под замком
board-deck = Программ в колоде: { $count }
board-turn-of = Ходит { $name }
board-now-shot = { $name } → { $names }
board-now-played = { $names-count ->
    [0] { $name }: «{ $card }»
   *[other] { $name }: «{ $card }» → { $names }
}
board-now-damage = Под ударом { $names }
board-now-death = { $names-count ->
    [one] Погибает { $names }
   *[other] Погибают { $names }
}

## Для тех, кто слушает

board-dead = нет в живых
board-lives = { $lives ->
    [one] { $lives } жизнь
   *[few] { $lives } жизни
}
board-programs = { $count ->
    [0] нет программ
    [one] { $count } программа
    [few] { $count } программы
   *[many] { $count } программ
}
board-aims = { $weapon }, на прицеле { $names }
board-holds = { $weapon }
board-open-cards = открыто: { $cards }

## Что делать

board-waits = Ходит { $name }. Вмешаться можно в любой момент, если есть чем.
board-waits-others = Ждём, что решат другие.
board-chosen = Всё выбрано. Можно и передумать.
board-you-dead = Вы погибли и знаете, кто есть кто: зажмите карту. Живым ни слова.
board-promised = Когда круг замкнётся, вы сыграете: { $card }.
board-pass = Передумать
board-back = Назад
board-choose = Выбрать
board-choose-seat = Выберите игрока
board-choose-card = Выберите карту
board-choose-weapon = Выберите оружие
board-choose-program = Выберите программу
board-choose-deed = Выберите, что сделать
board-choose-hand = Выбрать в своих картах
board-none = Никого и ничего
board-act = { $deed }: { $chosen }
act-aim = Прицелиться: { $chosen }
act-discard = Сбросить: { $chosen }
act-give = Отдать: { $chosen }
act-cover = Закрыть: { $chosen }
board-secret = карта с руки
board-shared = { $card } (общая: { $name })

## Свои карты

board-card = Ваши карты
board-hold = Зажмите
board-own-cards = Верность, роль, верность
board-you-are = Сейчас вы
board-you-human = За людей
board-you-machine = За машин
board-you-outcast = Изгой
board-you-legion = Легион
board-you-fallen = Среди павших
board-part-role = роль { $count }
board-part-loyalty = верность { $count }
board-part-program = тайные программы { $count }
board-of-human = люди
board-of-machine = машины
board-of-outcast = изгои
board-why-always = Так решает карта «{ $card }»: что бы ни говорили другие, вы — { $team }.
board-why-joined = Вас обратили: ваши карты больше ничего не решают.
board-why-tie = Поровну, а значит, вы изгой.
board-inverted = Инверсия: верность людям считается верностью машинам, и наоборот.
board-hand = { $count ->
    [one] { $count } программа
    [few] { $count } программы
   *[many] { $count } программ
}
board-hand-now = Можно сыграть прямо сейчас
board-hand-look = Посмотреть и сыграть
board-hand-title = Ваши программы
board-play = Сыграть
board-not-now = Сейчас сыграть нельзя.
board-not-dead = Мёртвые программ не играют.
board-card-title = Карта
board-kind-any = В любой момент
board-kind-turn = В свой ход
board-kind-played = В ответ на программу
board-kind-damage = В ответ на повреждения
board-kind-never = Тайная верность
board-kind-permanent = В свой ход, остаётся на столе
board-check = Кто есть кто на момент проверки
board-seen = Что вы видели
board-note = Ход { $turn }: { $name }, { $spot } — { $card }.
board-moved = С тех пор карта могла сменить место.
card-program = программа

## Записная книжка

board-notes = Заметки
board-notes-title = Записная книжка
board-notes-hint = Выберите игрока: что перед ним лежит, что он говорил и что вы о нём думаете.
board-mark = { $name-forms ->
    [yes] За кого вы принимаете { $name-acc }
   *[no] Кто это, по-вашему: { $name }
}
board-mark-none = не знаю
board-aimed-at = На прицеле { $names }
board-names = Выбран игрок: { $name }
board-says-nothing = Пока ничего не сказано.
board-claim-turn = Ход { $turn }.

## Что сказать

board-say = Сказать
board-say-heard = Это услышат все
board-say-send = Сказать вслух
board-say-wait = Сейчас не до разговоров: подождите, пока круг замкнётся.
board-say-none = В этот ход вы уже всё сказали: подождите следующего.
board-say-left = { $left ->
    [one] В этот ход можно сказать ещё { $left } фразу. Правду — необязательно.
    [few] В этот ход можно сказать ещё { $left } фразы. Правду — необязательно.
   *[many] В этот ход можно сказать ещё { $left } фраз. Правду — необязательно.
}

## Что видят все

board-check-on = Проверка: игра продолжается
board-check-over = Проверка: партия окончена
board-unmasked = Вот кто был кем.

## Конец

board-team-human = Люди
board-team-machine = Машины
board-team-outcast = Изгои
board-team-legion = Легион
board-team-fallen = Павшие
board-others = Остальные
board-won = победа

## Голос ведущего

line-turn = Ходит { $name }.
line-won-human = Победили люди.
line-won-machine = Победили машины.
line-won-outcast = Побеждает изгой.
line-won-legion = Победил легион.
line-won-fallen = Победили павшие.
line-won-nobody = В живых не осталось никого: победителей нет.
line-won-stalemate = Ничья: слишком долго никто не погибал.
