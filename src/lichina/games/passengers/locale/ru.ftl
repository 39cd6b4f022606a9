### Слова «Пассажиров». Имена игроков не склоняются, если неизвестны их формы, и род игроков неизвестен.
### Лица, цвета, лодки и места стоят в именительном падеже: после двоеточия, после тире или в скобках.

game-name = Пассажиры
game-about = Тихая река в Лимбе, две лодки и пассажиры, чьих лиц не видно. Одни из вас перевозят души, другие тайком — демонов. Рассаживайте, подсматривайте, спорьте и решайте, какой лодке плыть.
game-line = Две лодки, скрытые лица и слово против слова.
learn-about = Три лодки, четыре бота и вы. Проводите души на тот берег, подсмотрите чужую карту — и увидите, кто лжёт.

## Режимы

mode-basic = Обычная игра
    .about = Три раунда, и в каждом на тот берег уходит одна лодка из двух. Кто в ней плывёт, станет видно только в конце.
mode-two = Второй набор
    .about = С дарами, которые велят молчать, называть цвета и открывать лица.
mode-three = Третий набор
    .about = С дарами, которые меняют карты, голоса и места. Здесь верить труднее всего.
mode-vote = Набор на выбор
    .about = Перед каждым раундом вы вместе решаете, какие дары взять.
mode-random = Набор наугад
    .about = Какие дары лягут в лодки, каждый раунд решает жребий.
preset-first-about = Первый набор даров: с него лучше всего начинать.
preset-usual-about = Перед каждым раундом вы вместе выбираете набор даров. У четверых он всегда свой.
preset-everything-about = Набор даров каждый раунд выпадает наугад, а у четверых он всегда свой. Для тех, кто уже плавал.

## Настройки

option-gifts = Какие дары в ходу. Вчетвером набор всегда свой, что бы здесь ни стояло.
    .title = Набор даров
option-gifts-one = первый, лучший для начала
option-gifts-two = второй
option-gifts-three = третий
option-gifts-vote = выбираете перед каждым раундом
option-gifts-random = каждый раунд наугад
option-empty_seats = Что значит пустое место рядом с демоном, когда считают очки контрабандистов.
    .title = Пустые места
option-empty_seats-skip = не в счёт, сосед — ближайший пассажир в ту сторону
option-empty_seats-strict = разделяет, соседа с этой стороны нет
option-boat_cap = Сколько пассажиров берёт одна лодка, если вас семеро или восьмеро. Если вас меньше, всегда троих.
    .title = Вместимость лодки
option-boat_cap-4 = четверых
option-boat_cap-5 = пятерых, на все места
option-turn = Сколько секунд есть, чтобы посадить пассажира или применить дар.
    .title = Время на ход
option-discussion = Сколько секунд вы спорите перед голосованием. Ноль: голосуете сразу.
    .title = Спор о лодках
option-moment = Сколько секунд все смотрят на то, что решает партию. Кто посмотрел, нажимает «Дальше»; когда нажали все, партия идёт дальше сразу. Ноль — не останавливаться.
    .title = Длина сцены
option-voting = Сколько секунд длится голосование.
    .title = Время на голосование

## Главы истории

chapter-round-begins = Раунд { $round }
chapter-ashore = На том берегу

## События: раздача

told-dealt = { $seat } — { $side-name }. Пассажиры: { $cards-name }.
told-fellows = Взор демона находит своих: { $seats }.
moment-gift = Дар
moment-sailed = Лодка отчалила
moment-ashore = На том берегу
moment-scored = Счёт
told-round-begins = { $seat-forms ->
    [yes] Раунд { $round }. Две лодки ждут у причала. Монета мастера у { $seat-gen }.
   *[no] Раунд { $round }. Две лодки ждут у причала. Монету мастера держит { $seat }.
}
told-gifts-laid = Дары этого раунда — { $set-name }.
told-set-chosen = Дары этого раунда — { $set-name }. Выбор игроков: { $pairs }.

## События: посадка

told-mystery-placed = { $seat } сажает вслепую таинственного пассажира: { $cell-name }.
told-placed = { $votes ->
    [one] { $seat } сажает пассажира: { $cell-name }. Дар «{ $gift-name }» и { $votes } голос.
    [few] { $seat } сажает пассажира: { $cell-name }. Дар «{ $gift-name }» и { $votes } голоса.
   *[many] { $seat } сажает пассажира: { $cell-name }. Дар «{ $gift-name }» и { $votes } голосов.
}
told-you-placed = В лодку садится { $face-name } ({ $cell-name }).

## События: дары

told-gift = { $gift ->
    [vessel] { $seat } хранит «{ $gift-name }»: силы в нём нет, только голоса.
   *[other] { $seat } применяет дар «{ $gift-name }».
}
told-fizzled = Дар «{ $gift-name }» ({ $seat }) сейчас ничего не меняет.
told-lore = { $seat } спрашивает, чей пассажир { $colour-name }. Да: { $seats }. Нет: { $targets }.
told-named = { $colour ->
    [none] { $target } честно отвечает: у пассажира нет цвета.
   *[other] { $target } называет цвет своего пассажира: { $colour-name }.
}
told-coloured = Цвет узнают все: { $cell-name } — { $colour-name }.
told-counted = { $boat ->
    [raven] { $colour ->
        [red] { $seat } спрашивает, сколько красных в лодке ворона. Ответ — { $count }.
        [green] { $seat } спрашивает, сколько зелёных в лодке ворона. Ответ — { $count }.
       *[blue] { $seat } спрашивает, сколько синих в лодке ворона. Ответ — { $count }.
    }
   *[wolf] { $colour ->
        [red] { $seat } спрашивает, сколько красных в лодке волка. Ответ — { $count }.
        [green] { $seat } спрашивает, сколько зелёных в лодке волка. Ответ — { $count }.
       *[blue] { $seat } спрашивает, сколько синих в лодке волка. Ответ — { $count }.
    }
}
told-peeked = { $target ->
    [none] { $seat } подсматривает, кто здесь: { $cell-name } (таинственный пассажир).
   *[other] { $target-forms ->
        [yes] { $seat } подсматривает, кто здесь: { $cell-name } (пассажир { $target-gen }).
       *[no] { $seat } подсматривает, кто здесь: { $cell-name } (этого пассажира везёт { $target }).
    }
}
told-saw = Подсмотрено: { $cell-name } — { $face-name }.
told-turned-up = { $seat } раскрывает пассажира: { $cell-name } — { $face-name }.
told-chosen = { $targets-forms ->
    [yes] { $seat } выбирает { $targets-acc }.
   *[no] { $seat } делает выбор: { $targets }.
}
told-hand-shown = { $seat } показывает карту, и видит её только { $target }.
told-shown = { $seat } показывает: { $face-name }. Видит это только { $target }.
told-traded = { $seat } и { $target } тайно меняются картами.
told-traded-cards = Тайный обмен. { $seat } отдаёт: { $gave-name }. { $target } отдаёт: { $got-name }.
told-opener = { $target } голосует раньше всех и открыто: так хочет { $seat }.
told-silenced = { $targets-count ->
    [one] До конца раунда хранит безмолвие { $targets }.
   *[other] До конца раунда хранят безмолвие { $targets }.
}
told-vote-taken = { $target-forms ->
    [yes] { $seat } забирает голос у { $target-gen }.
   *[no] { $seat } забирает чужой голос, а отдаёт его { $target }.
}
told-vote-given = { $target-forms ->
    [yes] { $seat } отдаёт голос { $target-dat }.
   *[no] { $seat } отдаёт голос, а получает его { $target }.
}
told-votes-gained = { $count ->
    [0] { $seat } не получает голоса: запас пуст.
    [one] { $seat } получает ещё { $count } голос.
    [few] { $seat } получает ещё { $count } голоса.
   *[many] { $seat } получает ещё { $count } голосов.
}
told-votes-swapped = { $targets } меняются голосами: так хочет { $seat }.
told-moved = { $seat } пересаживает пассажира. Откуда: { $cell-name }. Куда: { $goal-name }.
told-swapped = { $seat } меняет пассажиров местами: { $cell-name } — { $goal-name }.
told-whirled = { $boat ->
    [raven] { $way ->
        [left] { $seat } закручивает воду: в лодке ворона все пересаживаются на одно место влево.
       *[right] { $seat } закручивает воду: в лодке ворона все пересаживаются на одно место вправо.
    }
   *[wolf] { $way ->
        [left] { $seat } закручивает воду: в лодке волка все пересаживаются на одно место влево.
       *[right] { $seat } закручивает воду: в лодке волка все пересаживаются на одно место вправо.
    }
}
told-masked = { $colour ->
    [red] { $seat } надевает на пассажира красную маску: { $cell-name }.
    [green] { $seat } надевает на пассажира зелёную маску: { $cell-name }.
   *[blue] { $seat } надевает на пассажира синюю маску: { $cell-name }.
}
told-coin = Монету мастера теперь держит { $target }.

## События: голосование

told-discussion-begins = Дары своё сказали. Какой лодке плыть? Спорьте.
told-open-voted = { $seat } голосует открыто: { $boat-name }.
told-voted = Все голоса открыты: { $pairs }.
told-sailed = { $how ->
    [coin] { $boat ->
        [raven] Голосов поровну: ворон — { $raven }, волк — { $wolf }. Решает монета ({ $seat }): на тот берег плывёт лодка ворона.
       *[wolf] Голосов поровну: ворон — { $raven }, волк — { $wolf }. Решает монета ({ $seat }): на тот берег плывёт лодка волка.
    }
   *[votes] { $boat ->
        [raven] Ворон — { $raven }, волк — { $wolf }. На тот берег плывёт лодка ворона.
       *[wolf] Ворон — { $raven }, волк — { $wolf }. На тот берег плывёт лодка волка.
    }
}
told-ashore = Три лодки на том берегу. Все лица открыты.
told-landed = Лодка { $round }, { $boat-name }: { $cards-name }.
told-scored = { $jaster ->
    [none] Очки. Проводники душ — { $guides }, контрабандисты — { $smugglers }.
   *[other] Очки. Проводники душ — { $guides }, контрабандисты — { $smugglers }, Ястер — { $jaster }.
}

## События: что сказано (не обязательно правда)

told-said-placed = { $seat }: «Мой пассажир — { $what-name }».
told-said-saw = { $target ->
    [none] { $seat }: «Мне известно: таинственный пассажир ({ $cell-name }) — { $what-name }».
   *[other] { $target-forms ->
        [yes] { $seat }: «Мне известно: пассажир { $target-gen } ({ $cell-name }) — { $what-name }».
       *[no] { $seat }: «Мне известно: { $target } везёт пассажира ({ $cell-name }), и это { $what-name }».
    }
}
told-said-hand = { $seat }: «На руке у меня { $what-name }».
told-said-am = { $seat }: «Я — { $side-name }».
told-said-think = { $seat }: «По-моему, { $target } — { $side-name }».
told-said-send = { $boat ->
    [raven] { $seat }: «Голосуем за ворона».
   *[wolf] { $seat }: «Голосуем за волка».
}

## Вопросы: раздача и посадка

ask-moment = Посмотрите, что произошло.
ask-look = Посмотрите на своих пассажиров и запомните, за кого вы.
ask-set = Какой набор даров взять в этом раунде?
ask-mystery = Куда посадить таинственного пассажира? Кто это, не узнаете и вы.
ask-place = Кого вы посадите?
ask-cell = Какое место?

## Вопросы: дары

ask-own-card = Какую карту с вашей руки?
ask-goal = На какое место?
ask-on = На кого её надеть?
ask-colour = Какой цвет?
ask-and-cell = А в другой лодке?
ask-way = В какую сторону?
ask-show = «{ $gift-name }»: { $seat } увидит одну вашу карту. Какую вы покажете?
ask-give = «{ $gift-name }»: { $seat } меняется с вами картой. Какую вы отдадите?

## Вопросы: разговор и голосование

ask-say = Что вы скажете?
ask-as = Что вы скажете?
ask-side = На чьей стороне?
ask-whom = О ком?
ask-boat = За какую лодку?
ask-ready = Всё сказано? Когда будут готовы все, вы проголосуете.
ask-vote = Какой лодке плыть на тот берег?
ask-open-vote = Ваш голос — первый, и его сразу увидят все. Какой лодке плыть?
ask-next = Всё рассмотрели? Тогда дальше.

## Слова на кнопках

card-seen = Понятно
card-ready = Пора голосовать
card-next = Дальше
card-placed = Кого я везу
card-saw = Кого везут другие
card-hand = Кто у меня на руке
card-am = За кого я
card-think = За кого другие
card-send = Какой лодке плыть
card-left = влево
card-right = вправо

## Стороны. «Я — …», «… — контрабандист»

side-guides = Проводники душ
    .wins = Побеждают проводники душ
side-smugglers = Контрабандисты
    .wins = Побеждают контрабандисты
side-jaster = Ястер
    .wins = Побеждает Ястер
card-guides = проводник душ
card-smugglers = контрабандист

## Пассажиры

card-soul-red = красная душа
card-soul-green = зелёная душа
card-soul-blue = синяя душа
card-demon-red = красный демон
card-demon-green = зелёный демон
card-demon-blue = синий демон
card-jaster = Ястер
card-soul = душа
card-demon = демон
card-red = красный
card-green = зелёный
card-blue = синий
card-none = без цвета

passenger-soul-red = 1 очко проводникам, и ещё, если в той же лодке есть другие красные души.
passenger-soul-green = 1 очко проводникам, и ещё, если в той же лодке есть другие зелёные души.
passenger-soul-blue = 1 очко проводникам, и ещё, если в той же лодке есть другие синие души.
passenger-demon-red = 1 очко контрабандистам, и ещё по 1 за каждую соседнюю красную душу.
passenger-demon-green = 1 очко контрабандистам, и ещё по 1 за каждую соседнюю зелёную душу.
passenger-demon-blue = 1 очко контрабандистам, и ещё по 1 за каждую соседнюю синюю душу.
passenger-jaster = И душа, и демон: по 1 очку и проводникам, и контрабандистам. Цвета нет.

## Лодки и места

card-raven = ворон
card-wolf = волк
card-raven-1 = ворон, место 1
card-raven-2 = ворон, место 2
card-raven-3 = ворон, место 3
card-raven-4 = ворон, место 4
card-raven-5 = ворон, место 5
card-wolf-1 = волк, место 1
card-wolf-2 = волк, место 2
card-wolf-3 = волк, место 3
card-wolf-4 = волк, место 4
card-wolf-5 = волк, место 5
card-shore-1-1 = тот берег, лодка 1, место 1
card-shore-1-2 = тот берег, лодка 1, место 2
card-shore-1-3 = тот берег, лодка 1, место 3
card-shore-1-4 = тот берег, лодка 1, место 4
card-shore-1-5 = тот берег, лодка 1, место 5
card-shore-2-1 = тот берег, лодка 2, место 1
card-shore-2-2 = тот берег, лодка 2, место 2
card-shore-2-3 = тот берег, лодка 2, место 3
card-shore-2-4 = тот берег, лодка 2, место 4
card-shore-2-5 = тот берег, лодка 2, место 5
card-shore-3-1 = тот берег, лодка 3, место 1
card-shore-3-2 = тот берег, лодка 3, место 2
card-shore-3-3 = тот берег, лодка 3, место 3
card-shore-3-4 = тот берег, лодка 3, место 4
card-shore-3-5 = тот берег, лодка 3, место 5

## Наборы даров

cards-souls = Души
cards-demons = Демоны
cards-jaster = Ястер
cards-one = Дары: первый набор
cards-two = Дары: второй набор
cards-three = Дары: третий набор
cards-four = Дары: набор для четверых

card-one = первый набор
card-two = второй набор
card-three = третий набор
card-four = набор на четверых

## Что можно сосчитать после партии

fact-ferried = На том берегу { $souls ->
    [one] { $souls } душа
    [few] { $souls } души
   *[many] { $souls } душ
} и { $demons ->
    [one] { $demons } демон.
    [few] { $demons } демона.
   *[many] { $demons } демонов.
}
fact-by-coin = { $count ->
    [few] Монета мастера выбирает лодку { $count } раза.
   *[other] Монета мастера выбирает лодку { $count } раз.
}
fact-untruths = { $count ->
    [few] Чаще всех говорит неправду { $seat }: { $count } раза.
   *[other] Чаще всех говорит неправду { $seat }: { $count } раз.
}
fact-peeks = { $count ->
    [few] Чаще всех подсматривает { $seat }: { $count } раза.
   *[other] Чаще всех подсматривает { $seat }: { $count } раз.
}

## Что считает симуляция

tally-endings = Кто выигрывает и как
tally-points = Очки
tally-points-guides = проводники душ
tally-points-smugglers = контрабандисты
tally-ferried = Кто уплыл на тот берег
tally-ferried-soul = души
tally-ferried-demon = демоны
tally-sailings = Что решило голосование
card-guides-points = проводники душ, по очкам
card-guides-coin = проводники душ, по монете
card-guides-guides-tie = проводники душ, при равенстве с монетой у Ястера
card-smugglers-points = контрабандисты, по очкам
card-smugglers-coin = контрабандисты, по монете
card-jaster-points = Ястер, по очкам
card-votes = голоса
card-coin = монета мастера

## Чем кончилась партия

reason-points = очков больше, чем у других
reason-coin = очков поровну, и решает монета мастера
reason-guides-tie = очков поровну, а монета мастера у Ястера
