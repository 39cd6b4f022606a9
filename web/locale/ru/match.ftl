### Партия на телефоне: рамка, вопросы, разговор, люди, один телефон на всех.

## Когда стола больше нет

gone-title = Вы не за столом
gone-elsewhere = Стол открыт в другом месте
gone-play-here = Играть здесь
gone-reload = Обновить страницу
gone-again = Попробовать ещё раз
gone-ask-back = Попроситься обратно

## Рамка

menu-story = История
menu-talk = Разговор
menu-people = Люди
menu-cards = Карты
menu-rules = Правила
menu-settings = Настройки
beside-board = Рядом с доской
notebook = Записная книжка
unread = { $count ->
    [one] { $count } новая реплика
    [few] { $count } новые реплики
   *[many] { $count } новых реплик
}
unread-short = новых:
bot-plays-for-you = Вас не было, и за вас играет бот.
i-am-here = Я здесь
missed = Пока вас не было, за вас играл бот. Вот что он решил.
missed-what = Что решил бот
missed-hold = держите
awaited = Ждём:
awaited-away = нет на связи
awaited-more = и ещё { $count }
stood-in = { $count ->
    [one] Нет на связи, играет бот: { $names }
   *[other] Нет на связи, играют боты: { $names }
}
wait-for-seat = Вы ждёте места, а пока смотрите.
you-watch = Вы зритель.
at-the-door = { $count ->
    [0] У двери: { $name }.
   *[other] У двери: { $name } и ещё { $count }.
}
send-away = Не впускать
look = Посмотреть
fine = Ясно
rules-apart = Правила на отдельной странице

## История

story-empty = Пока ничего не произошло.
story-hidden = То, что знаете только вы, видно, пока нажата карта.
only-you = знаете только вы

## Разговор

talk-line = Ваша реплика
talk-say = Сказать
talk-silence = Пока все молчат.
talk-with = С кем
talk-muted = Хозяин стола лишил вас слова.
talk-reading = Сейчас здесь можно только читать.
talk-phrases = Высказаться готовой фразой
channel-table = Весь стол

## Люди

people-seats = За столом: { $count }
people-watching = Без места
people-door = У двери
is-you = вы
is-bot = бот
is-host = хозяин стола
is-acting = за хозяина
is-away = нет на месте
is-stood-in = пока играет бот
is-muted = без слова
is-out = вне игры
is-waiting-seat = ждёт места
is-spectator = зритель
is-tv = телевизор
powers-of = Действия: { $name }
seat-give = Отдать место: { $name }

## Хозяин стола

host-powers = Ход партии
host-pause = Пауза
host-resume = Продолжить
host-back = На ход назад
host-hasten = Время вышло
host-pace = Времени на всё
host-pace-times = ×{ $times }
break-off = Прервать партию
break-off-yes = Прервать
break-off-sure = Прервать партию? Доиграть её будет нельзя.

## Вопросы

your-secret = Только для вас
press-and-hold = Нажмите и держите
secret-open = Показать, что только для вас
secret-cover = Спрятать
no-secret = Пока вам ничего не рассказали.
offers = Можно и так
moment-on = Дальше
moment-wait = Ждём остальных
nothing-asked = Сейчас вас ни о чём не спрашивают.
ask-held = Ваш ответ
ask-nothing = ничего
ask-change = Изменить
ask-stay = Оставить прежний ответ
ask-answer = Ответить: { $answer }
ask-none = Никого и ничего не выбирать
ask-choose = Выберите ответ
ask-choose-more = Выберите ещё { $count }
ask-chosen = { $exact ->
    [yes] Выбрано { $count } из { $high }
   *[no] Выбрано { $count }, нужно от { $low } до { $high }
}
ask-number = Назовите число от { $low } до { $high }
ask-order = Ответить в этом порядке
ask-share = Разделить так
ask-left = Осталось раздать: { $count }
ask-share-left = Осталось раздать { $count } из { $total }
ask-share-target = { $what }, не больше { $cap }
ask-send = Отправить
ask-empty = Оставить пустым
ask-too-long = Слишком длинно на { $count }
ask-length = { $count } из { $longest }
ask-path = Выберите дальше
ask-trail = Что уже выбрано
ask-return = Вернуться к этому шагу
ask-less = меньше
ask-more = больше
ask-up = { $what }: выше
ask-down = { $what }: ниже
ask-undo = Взять последний ответ назад

## Один телефон на всех

pass-to = { $name-forms ->
    [yes] Передайте телефон { $name-dat }
   *[no] Передайте телефон: { $name }
}
pass-look-away = Остальные не смотрят на экран.
pass-it-is-me = Это я
pass-other = Телефон нужен другому
pass-on = Готово, передать дальше
pass-done = Готово, закрыть экран
pass-go-on = Поговорили, дальше
pass-nobody = Нужен телефон? Нажмите свою маску.
