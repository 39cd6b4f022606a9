-cabin = { $case ->
    [acc] каюту
   *[nom] каюта
}
game-name = Каюта
option-limit = Сколько секунд до отлива.
    .title = До отлива
card-hill = Мачта
