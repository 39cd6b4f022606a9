### Statistics: these words come with their page.

statistics-about = Finished matches count in which at least half of the seats were people’s. Where there are more bots, you would see how bots play. There are no names here.
statistics-none = Nothing to count yet: no match with at least as many people as bots has been finished here.
statistics-no-sides = This game has no sides; everybody plays for themselves.
statistics-few = Too early to tell: it takes at least { $few } matches.
statistics-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
