### После партии: награды и рассказ в несколько фраз. Род игроков неизвестен, поэтому всё в настоящем времени.

## Награды: название и за что

award-ears = Тонкий слух
    .about = { $questions ->
        [0] Раунд { $round }. { $seat } верно называет место без единого вопроса: { $place-name }.
        [one] Раунд { $round }. Хватает { $questions } вопроса: { $seat } верно называет место — { $place-name }.
       *[other] Раунд { $round }. Хватает { $questions } вопросов: { $seat } верно называет место — { $place-name }.
    }
award-miss = Пальцем в небо
    .about = Раунд { $round }. { $seat } открывает карту { -spy(case: "gen") } и называет место: { $place-name }. Мимо!
award-shadow = Тень
    .about = Раунд { $round }. Стол так и не понимает, что { -spy } — { $seat }.
award-eye = Острый глаз
    .about = Раунд { $round }. { $seat } раньше всех видит, кто { -spy }: { $target }.
award-finger = Один в поле
    .about = Раунд { $round }. Остальные смотрят в другую сторону, и только { $seat } указывает верно: { -spy } — { $target }.
award-reason = Голос разума
    .about = Стол готов осудить невиновного, и только { $seat } голосует против. Под обвинением — { $target }.
award-nose = Нюх на подвох
    .about = { $reason ->
        [joke-called] Раунд { $round }. { $seat } раньше всех догадывается: карта { -spy(case: "gen") } у каждого.
       *[madness-found] Раунд { $round }. { $seat } раньше всех догадывается: место у каждого своё.
    }
award-blamed = Козёл отпущения
    .about = { $count ->
        [2] { $seat } дважды под обвинением, и оба раза напрасно.
        [few] { $seat } под обвинением { $count } раза, и всё напрасно.
       *[other] { $seat } под обвинением { $count } раз, и всё напрасно.
    }
award-hasty = Ложный след
    .about = { $seat } уверенно обвиняет, да только { $target } здесь ни при чём.{ $count ->
        [1] {""}
       *[other] {" "}Промахов за партию: { $count }.
    }
award-agent = Агент по призванию
    .about = { $count ->
        [2] { $seat } дважды за партию получает карту { -spy(case: "gen") } — чаще всех за столом.
        [few] { $seat } { $count } раза за партию получает карту { -spy(case: "gen") } — чаще всех за столом.
       *[other] { $seat } { $count } раз за партию получает карту { -spy(case: "gen") } — чаще всех за столом.
    }
award-actor = Любимец публики
    .about = { $count ->
        [1] { $seat } так пользуется своим умением, что стол аплодирует.
        [2] { $seat } так пользуется своими умениями, что стол аплодирует дважды.
        [few] { $seat } так пользуется своими умениями, что стол аплодирует { $count } раза.
       *[other] { $seat } так пользуется своими умениями, что стол аплодирует { $count } раз.
    }
award-round = Звёздный раунд
    .about = { $points ->
        [one] Раунд { $round }. { $seat } получает { $points } очко.
        [few] Раунд { $round }. { $seat } получает сразу { $points } очка.
       *[many] Раунд { $round }. { $seat } получает сразу { $points } очков.
    }
award-questioned = На допросе
    .about = Чаще всех спрашивают одного игрока: { $seat }. Вопросов за партию — { $count }.

## Рассказ

end-round = { $round ->
    [1] Первый раунд
    [2] Второй раунд
    [3] Третий раунд
    [4] Четвёртый раунд
    [5] Пятый раунд
   *[other] Раунд { $round }
}
turn-round = { $reason ->
    [spy-caught-early] { $target ->
        [none] { end-round }, { $bag-name }: { -spy } ({ $seat }) раскрыт раньше срока.
       *[other] { end-round }, { $bag-name }: { $target } обвиняет, и { -spy } ({ $seat }) раскрыт раньше срока.
    }
    [spy-caught] { end-round }, { $bag-name }: время выходит, но { -spy } ({ $seat }) всё же раскрыт.
    [spy-hidden] { end-round }, { $bag-name }: { -spy } ({ $seat }) уходит неузнанным.
    [local-accused] { end-round }, { $bag-name }: стол обвиняет не того, а { -spy } ({ $seat }) остаётся в тени.
    [local-voted] { end-round }, { $bag-name }: все указывают не туда, а { -spy } ({ $seat }) остаётся в тени.
    [ally-accused] { end-round }, { $bag-name }: { -spy } — { $seat }, но попадается { -ally }.
    [ally-voted] { end-round }, { $bag-name }: { -spy } — { $seat }, но попадается { -ally }.
    [guessed-right] { end-round }, { $bag-name }: { -spy } ({ $seat }) угадывает место.
    [ally-hidden] { end-round }, { $bag-name }: { -spy } ({ $seat }) угадывает место, а { -ally } остаётся в тени.
    [ally-found] { end-round }, { $bag-name }: { -spy } ({ $seat }) угадывает место, но стол понимает, кто { -ally }.
    [guessed-wrong] { end-round }, { $bag-name }: { -spy } ({ $seat }) называет не то место.
    [joke-called] { end-round }: карта { -spy(case: "gen") } у каждого, и { $seat } об этом догадывается.
    [joke-wrong] { end-round }, { $bag-name }: { -spy } ({ $seat }) ждёт подвоха, а его нет.
    [joke-missed] { end-round }: карта { -spy(case: "gen") } у каждого, и никто этого не замечает.
    [madness-found] { end-round }: место у каждого своё, и { $seat } об этом догадывается.
    [madness-wrong] { end-round }, { $bag-name }: стол ищет подвох, которого нет, а { -spy } — { $seat }.
   *[madness-missed] { end-round }: место у каждого своё, и никто этого не замечает.
}
turn-end = { $seats-count ->
    [0] Очков в итоге нет ни у кого.
    [1] { $points ->
        [one] Побеждает { $seats }: { $points } очко.
        [few] Побеждает { $seats }: { $points } очка.
       *[many] Побеждает { $seats }: { $points } очков.
    }
   *[other] { $points ->
        [one] Победу делят { $seats }: по { $points } очку.
        [few] Победу делят { $seats }: по { $points } очка.
       *[many] Победу делят { $seats }: по { $points } очков.
    }
}
