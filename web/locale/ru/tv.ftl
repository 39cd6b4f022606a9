## Телевизор

tv-name = Телевизор
tv-which = За каким столом этот экран?
tv-code = Слово стола
tv-show = Показать стол
tv-again = Попробовать снова
tv-pairing = Этот экран просится к столу
tv-pairing-how = Пусть хозяин стола впустит экран с этим числом:
tv-qr = QR-код со ссылкой на стол
tv-how = Наведите камеру или откройте { $address } и введите слово
tv-seats = { $count ->
    [0] За столом пока никого
    [one] За столом { $count } игрок
    [few] За столом { $count } игрока
   *[many] За столом { $count } игроков
}
tv-wanted = { $count ->
    [one] Нужен ещё { $count } игрок
    [few] Нужно ещё { $count } игрока
   *[many] Нужно ещё { $count } игроков
}
tv-enough = { $count ->
    [0] Все места заняты
    [one] Можно начинать, и есть ещё { $count } место
    [few] Можно начинать, и есть ещё { $count } места
   *[many] Можно начинать, и есть ещё { $count } мест
}
tv-evening = Счёт вечера
tv-score = { $won } из { $played }
tv-over = Маски сняты
tv-won = { $count ->
    [one] Победитель — { $names }
   *[other] Победители — { $names }
}

## Звук и голос

sound-on = Включить звук
sound-mute = Без звука
sound-settings = Звук и голос
tv-none = Этот экран не умеет говорить. Говорит телефон: { $name }
tv-no-voice = На этом экране нет русского голоса. Говорит телефон: { $name }
voice-off = Выключить голос
voice-test = Добрый вечер. Так будет звучать рассказчик.
voice-try = Послушать
voice-none = Этот экран не умеет говорить. Голосом может быть любой телефон: его выбирает хозяин стола.
voice-no-language = На этом устройстве нет русского голоса. Голосом может быть любой телефон: его выбирает хозяин стола.
voice-elsewhere = Голос стола: { $name }
voice-which = Чей голос
voice-any = какой найдётся
voice-rate = Как быстро
voice-rate-slow = медленнее
voice-rate-usual = обычно
voice-rate-quick = быстрее
voice-yours = Это устройство — голос стола
voice-yours-short = Голос стола
voice-turn-on = Включить
voice-set = Настроить
voice-not-needed = Голос не нужен
