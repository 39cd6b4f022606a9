-cabin = { $case ->
    [acc] избушку
   *[nom] избушка
}
game-name = Избушка
game-about = Где же { -cabin }?
mode-basic = Обычная игра
option-pack = Где ищут.
    .title = Где ищут
option-own = Места, которые придумал хозяин стола.
    .title = Свои места
option-talk = Как говорят.
    .title = Как говорят
option-limit = Сколько секунд ищут.
    .title = Сколько ищут
ask-seek = Где { -cabin }?
closed-too-steep = здесь не стоит { -cabin }
closed-lighthouse = маяк не называют, там { -cabin }
reason-found = { -cabin } нашлась
side-finders = искатели
card-hill = Холм
card-cliff = Обрыв
error-no-places = В файле нет ни одного места.
