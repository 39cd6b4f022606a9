-cabin = berth
game-name = The berth
option-limit = Seconds until the tide.
    .title = Until the tide
card-hill = Mast
