### Own places for “Spyfall”: the list, one place, the file.

option-edit = Open

places-shown = { $count ->
    [0] none yet
    [one] { $count } place
   *[other] { $count } places
}
places-title = Your own places
places-about = Think up 8 to 40 places. Each needs a name and 3 to 15 traits: the ready-made lines ask about traits, and bots speak by them.
places-add = Add a place
places-from-file = Take from a file
places-to-file = Save to a file
places-play = Play with these places
places-taken = { $count ->
    [one] Playing with { $count } place of your own
   *[other] Playing with { $count } places of your own
}
places-count = { $count ->
    [0] No places yet.
    [one] { $count } place.
   *[other] { $count } places.
}
places-trouble-add = { $count ->
    [one] At least { $count } more is needed.
   *[other] At least { $count } more are needed.
}
places-trouble-drop = There can be 40 at most: { $count } too many.
places-trouble-mend = { $count ->
    [one] { $count } place is not finished: the list says what it lacks.
   *[other] { $count } places are not finished: the list says what they lack.
}
places-trouble-mixed = In this mode everybody may have a different place, which takes at least 16 places: add { $count } more.
places-trouble-large = Together they are too long to be sent to a table: shorten the names, or remove some places.
places-file-large = The file is too large: at most 64 kilobytes.
places-read = { $count ->
    [one] { $count } place taken from the file.
   *[other] { $count } places taken from the file.
}
places-removed = Removed: “{ $name }”.
places-undo = Undo
places-other = { $count ->
    [one] Something else is chosen now: { $count } place.
   *[other] { $count } other places are chosen now.
}
places-other-take = Show them
places-other-taken = These are the places that are chosen now.

places-number = Place { $number }
places-nameless = No name yet
places-traits = { $count ->
    [one] { $count } trait
   *[other] { $count } traits
}
places-lack-name = No name.
places-lack-twice = This name is there already.
places-lack-few = { $count ->
    [one] { $count } more trait is needed.
   *[other] { $count } more traits are needed.
}
places-lack-many = { $count ->
    [one] { $count } trait too many.
   *[other] { $count } traits too many.
}
places-all = All places
places-ru = In Russian
places-en = In English
places-one-name = One name is enough: it is shown in both languages.
places-choose = What is there
places-mark-0 = no
places-mark-1 = arguably
places-mark-2 = clearly
places-chosen = { $count ->
    [one] { $count } trait.
   *[other] { $count } traits.
}
places-remove = Remove this place
places-next = One more place
places-done = Done
