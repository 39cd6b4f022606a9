### Доска: слова, которые нужны только экрану.

## Где мы

board-title-deal = Раздача
board-title-questions = Вопросы
board-title-accusation = Обвинение
board-title-madness = Кто где?
board-title-discussion = Последний спор
board-title-final = На счёт «три»
board-title-unmasking = Кто { -ally }?
board-title-ally-vote = На счёт «три»
board-title-applause = Аплодисменты
board-title-score = Итоги раунда
board-title-over = Итоги
board-over = Раунд { $round } из { $rounds }
board-round = Раунд { $round }
board-you-ask = Ваш вопрос
board-you-answer = Ваш ответ
board-clock-stands = стоит

## Карта и умение

board-card = Моя карта
board-hold = держите
board-hold-long = Нажмите и держите
board-look = Карта внизу видна, только пока вы держите на ней палец. Посмотрите её и запомните.
board-looked = Карту можно посмотреть в любую минуту. Ждём остальных.
board-dealt = Все смотрят свои карты.
board-you-are = Вы —
board-you-are-at = Вы все здесь
board-spy-about = Вы не знаете, где все. Слушайте, подыгрывайте и догадайтесь раньше, чем вас найдут.
board-local-about = Один из вас этого не знает. Найдите его и не проговоритесь.
board-ally-about = Вы на той же стороне, что и { -spy }, хотя и не знаете, кто это. Помогите ему угадать место.
board-card-used = Это место уже сыграно. Значит, все в разных местах!
board-may-accuse = Вы ещё можете обвинить кого-нибудь.
board-may-not-accuse = В этом раунде вы никого не обвиняете.
board-may-guess = Нажмите «Стоп!», чтобы открыть карту и назвать место.
board-may-call = Вы можете объявить, что все в разных местах.
board-power = Особое умение
board-power-short = Умение
board-power-is = Умение: «{ $power }»
board-power-now = Его можно применить сейчас.
board-power-not-now = Сейчас его не применить.
board-power-spent = Вы его уже открыли.
board-power-hidden = Какое у вас умение, сказано на вашей карте. Если его можно применить сейчас, оно откроется, и его увидят все.
board-powered = Со следующей фразой — умение
board-powered-off = Без умения
board-neighbour = Умение соседа слева ({ $name }): «{ $power }»
board-barred-power = «{ $power }»: так нельзя
board-refused = Так нельзя. Почему, сказано на вашей карте.
board-accepted = Принято.

## Места

board-places = Все места
board-place-used = уже сыграно
board-shelf = Что показать
board-tab-places = Места
board-tab-talk = Разговор
board-tab-notes = Заметки
board-strike-hint = Нажмите на место, чтобы вычеркнуть его. Это видно только вам.
board-unstrike = Вернуть все места
board-joke = { -joke }!

## Вопросы и ответы

board-asks = спрашивает
board-fingers = { $name }: { $voters }
board-accuses = обвиняет
board-asked-aloud = вопрос вслух
board-answered-aloud = ответ вслух
board-answered-aloud-yes = «Да», остальное вслух
board-answered-aloud-no = «Нет», остальное вслух
board-question = { $manner ->
    [backwards] { $line } Онтсеч!
    [alter] { $name } хочет знать. { $line }
   *[other] { $line }
}
board-reply = { $manner ->
    [backwards] { $line } Онтсеч!
    [alter] { $name } ответит так. { $line }
   *[other] { $line }
}
board-reply-lasso = { $manner ->
    [backwards] { $lasso }. { $line } Онтсеч!
    [alter] { $name } ответит так. { $lasso }. { $line }
   *[other] { $lasso }. { $line }
}
board-reply-own = { $text }
board-reply-own-yes = Да — { $text }
board-reply-own-no = Нет — { $text }
board-lassoed = Ответ начнётся с «да» или «нет».
board-writes = { $name } пишет
board-thinks = { $name } думает
board-asks-next = Теперь спрашивает { $name }.
board-asks-first = Первый вопрос задаёт { $name }.
board-nobody = Никого
board-ask-whom = Кого вы спросите?
board-ask-spoken = { $name-forms ->
    [yes] Спросите { $name-acc } вслух
   *[no] Спросите вслух. Отвечает { $name }
}
board-ask-typed = { $name-forms ->
    [yes] О чём спросить { $name-acc }?
   *[no] О чём спросить? Отвечает { $name }
}
board-ask-other = Другого
board-spared = { $again ->
    [yes] { $name }: второй вопрос — кому-нибудь другому.
   *[no] { $name }: того, кто спросил вас, сразу в ответ не спрашивают.
}
board-aloud-hint = Когда вопрос прозвучал, нажмите кнопку внизу: очередь перейдёт к тому, кто отвечает.
board-ready-question = Готовый вопрос
board-ready-answer = Готовый ответ
board-ready-note = поймут и боты
board-or-ready = Или выберите, о чём спросить: слова найдёт игра.
board-own-question = Свой вопрос
board-own-answer = Свой ответ
board-words = Своими словами
board-topic-search = Найти примету
board-topic-none = Такой приметы нет.
board-topics-where = Где это
board-topics-who = Кто здесь
board-topics-what = Чем заняты
board-topics-how = Как здесь
board-topics-other = Ещё
board-reply-any = Или готовой фразой, она подойдёт к любому вопросу:
board-reply-about = Или готовой фразой о том, что здесь «{ $about }»:
board-hint = Намёк: выбрать примету
board-lasso-spoken = Начните с «да» или «нет», остальное скажите вслух.
board-lasso-typed = Начните с «да» или «нет». Остальное напишите своими словами или оставьте игре.
board-talk-none = В этом раунде ещё никто ничего не сказал.

## Стоп

board-stop = Стоп!
board-stop-about = Часы остановятся, и все увидят, кто их остановил.
board-stop-accuse = Обвинить
board-stop-accuse-about = Если согласятся все, карта будет открыта. Один раз за раунд.
board-stop-accused = В этом раунде вы уже обвиняли.
board-stop-guess = Открыть карту { -spy(case: "gen") }
board-stop-guess-about = И назвать место. Попытка одна, на ней раунд кончается.
board-stop-no-spy = У вас не эта карта.
board-stop-madness = Все в разных местах!
board-stop-madness-about = Если согласится больше половины, раунд кончается.
board-stop-madness-sure = Все решат разом, так ли это. Вы — за.
board-stop-called = Вы это уже объявляли.
board-back = Назад
board-choose = Выберите маску
board-choose-place = Выберите место

## Голосования

board-accused = { $target-forms ->
    [yes] { $name } обвиняет { $target-acc }
   *[no] { $name } обвиняет. Под обвинением { $target }
}
board-madness-called = { $name } зовёт решать: все в разных местах?
board-shield-window = { $name }: есть несколько секунд, чтобы открыть умение.
board-override-window = За обвинение большинство, но не все. Есть несколько секунд, чтобы открыть умение.
board-verdict-hint = Если за будут все, карта откроется. Голоса покажут разом.
board-hands-hint = Если за будет больше половины, раунд окончен. Голоса покажут разом.
board-voted = Ваш голос принят. Ждём остальных.
board-they-vote = Остальные голосуют.
board-they-point = Все решают, на кого указать. Руки поднимутся разом.
board-they-applaud = Все решают, кто сыграл лучше всех.
board-pointed = Ваш выбор принят. Ждём остальных.
board-discuss = Кто из вас { -spy }? Спорьте, но мест больше не называйте.
board-discuss-ally = Место названо. Кто помогал: кто { -ally }? Спорят все, кроме { -spy(case: "gen") }.
board-discuss-spy = Место названо, ваше дело сделано. Остальные решают, кто { -ally }.
board-say = Сказать
board-say-left = { $left ->
    [one] Вы можете сказать ещё { $left } фразу.
    [few] Вы можете сказать ещё { $left } фразы.
   *[many] Вы можете сказать ещё { $left } фраз.
}
board-say-none = Больше сказать нечего: пора голосовать.
board-say-heard = Все услышат
board-say-send = Сказать
board-ready = Вы готовы голосовать. Ждём остальных.
board-waiting = Ждём остальных.

## Заметки и счёт

board-notes-whom = О ком
board-notes-hint = Нажмите на маску: что этот игрок говорил, кого обвинял и что вы о нём думаете. Ваши пометки видны только вам.
board-notes-none = В этом раунде пока ничего.
board-doubt = { $name-forms ->
    [yes] Что вы думаете о { $name-loc }?
   *[no] { $name }: что вы думаете?
}
board-doubt-none = не знаю
board-doubt-suspect = под подозрением
board-doubt-trust = верю
board-score = Счёт
board-score-who = Кто
board-score-sum = Всего
board-applauded = аплодисменты
board-applause = Аплодисменты: { $names }

## Кнопки

act-look = Понятно
act-ready = Пора голосовать
act-next = Дальше
act-write = Отправить
act-power = Применить умение
act-ask = { $name-forms ->
    [yes] Спросить { $name-acc }
   *[no] Спросить. Отвечает { $name }
}
act-ask-about = { $name-forms ->
    [yes] Спросить { $name-acc }: { $about }
   *[no] { $name }, вопрос: { $about }
}
act-ask-aloud = Вопрос задан вслух
act-answer = Ответить
act-answer-aloud = Ответ дан вслух
act-accuse = { $name-forms ->
    [yes] Обвинить { $name-acc }
   *[no] Обвинить: { $name }
}
act-guess = Открыть карту: { $place }
act-guess-joke = Открыть карту: «{ -joke }!»
act-madness = Объявить
act-point = { $name-forms ->
    [yes] Указать на { $name-acc }
   *[no] Указать: { $name }
}
act-point-nobody = Ни на кого не указывать
act-name-ally = { $name-forms ->
    [yes] Указать на { $name-acc }
   *[no] Указать: { $name }
}
act-name-ally-nobody = Ни на кого не указывать
act-applaud = { $name-forms ->
    [yes] Аплодировать { $name-dat }
   *[no] Аплодисменты: { $name }
}
act-applaud-nobody = Никому

## Рассказчик

line-deal = Карты розданы. Посмотрите, где вы. Один из вас этого не узнает.
line-final = На счёт «три» укажите, кто { -spy }. Раз, два, три!
line-unmasking = Место названо. Но кто помогал? Спорят все, кроме { -spy(case: "gen") }.
line-ally-vote = На счёт «три» укажите, кто { -ally }. Раз, два, три!
line-score = Посмотрите на счёт.
line-place = Это место — { $place }.
