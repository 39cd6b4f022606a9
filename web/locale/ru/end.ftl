### Конец партии и её просмотр.

## Конец

end-over = Маски сняты
end-winners = Победители
end-winner = победа
end-reason = Потому что { $reason }.
end-you-won = Вы победили!
end-you-lost = В этот раз победили не вы
end-who = Кто кем был
end-awards = Награды партии
end-moment = Посмотреть этот момент
end-retold = Партия в двух словах
end-picture = Картинка на память
end-picture-about = Кто кем был, кто победил и за что награды — одной картинкой.
end-picture-share = Поделиться картинкой
end-picture-save = Сохранить картинку
end-picture-saved = Картинка сохранена
end-picture-alt = Картинка партии: победа, награды и кто кем был
end-facts = Партия в числах
end-story = Как всё было
end-story-about = Золотым — то, что было скрыто.
end-hidden = скрыто: { $count }
end-opening = Открываем всё, что было скрыто…
end-watch = Посмотреть партию
end-share = Поделиться партией
end-record = Скачать запись
end-another = Ещё партию
end-to-table = К столу
end-host-starts = Следующую партию начнёт хозяин стола: { $name }.
end-matches = Сыгранные партии
end-match-number = Партия { $number }
end-broken = Партию прервали
end-no-matches = Здесь появятся партии, когда они закончатся.
heard-nobody = открылось после партии
heard-by = { $count ->
    [1] слышит только { $names }
   *[other] слышат только { $names }
}
heard-by-many = { $count ->
    [one] слышит только { $count } игрок
    [few] слышат только { $count } игрока
   *[many] слышат только { $count } игроков
}

## Просмотр

next-match = За столом началась новая партия
next-match-go = К столу
next-match-go-in = К столу · { $seconds }
next-match-stay = Досмотреть
replay-title = Просмотр партии
replay-loading = Партия загружается…
replay-cannot = Показать эту партию заново уже нельзя, но запись её сохранилась.
replay-kept = Запись сохранилась, её можно скачать.
replay-over = Маски сняты
replay-broken-title = Партию прервали
replay-broken = На этом месте партию прервали: чем бы она кончилась, не знает никто.
replay-earlier = Показать и то, что было раньше
replay-beginning = Начало
replay-eyes = Чьими глазами смотреть
replay-all = Все карты
replay-spectator = Как зритель
replay-seat = Как игрок…
replay-whose = Чьими глазами?
replay-moment = Место в партии
replay-place = { $place }, шаг { $step } из { $last }
replay-play = Смотреть
replay-pause = Остановить
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-part-back = К началу главы
replay-part-on = К следующей главе
replay-speed = Скорость: ×{ $speed }
replay-about = Ссылка и запись
replay-share = Ссылка на этот миг
replay-share-about = По ней партию откроет кто угодно, на этом самом месте.
replay-keys = Клавиши
replay-key-step = ← →
replay-key-step-does = на шаг назад и вперёд
replay-key-part = Shift + ← →
replay-key-part-does = на главу назад и вперёд, как и PageUp и PageDown
replay-key-ends = Home End
replay-key-ends-does = в начало и в конец
replay-key-play = пробел
replay-key-play-does = смотреть и остановить
replay-key-all = A
replay-key-all-does = все карты открыты
replay-key-spectator = S
replay-key-spectator-does = как зритель
replay-key-seat = 1–9
replay-key-seat-does = глазами игрока с этого места
replay-key-help = ?
replay-key-help-does = эта подсказка
