### Свои места для «Находки для шпиона»: список, одно место, файл.

option-edit = Открыть

places-shown = { $count ->
    [0] пока нет
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
places-title = Свои места
places-about = Придумайте от 8 до 40 мест. Каждому нужны название и от 3 до 15 примет: о приметах спрашивают готовые фразы, и по ним говорят боты.
places-add = Добавить место
places-from-file = Взять из файла
places-to-file = Сохранить в файл
places-play = Играть со своими местами
places-taken = { $count ->
    [one] Играем со своими местами: { $count } место
    [few] Играем со своими местами: { $count } места
   *[many] Играем со своими местами: { $count } мест
}
places-count = { $count ->
    [0] Мест пока нет.
   *[other] Мест: { $count }.
}
places-trouble-add = Нужно ещё хотя бы { $count }.
places-trouble-drop = Больше 40 нельзя: лишних { $count }.
places-trouble-mend = { $count ->
    [one] { $count } место ещё не готово: что дописать, сказано в списке.
    [few] { $count } места ещё не готовы: что дописать, сказано в списке.
   *[many] { $count } мест ещё не готовы: что дописать, сказано в списке.
}
places-trouble-mixed = В этом режиме у каждого может быть своё место, и мест нужно не меньше 16: добавьте ещё { $count }.
places-trouble-large = Вместе они слишком длинные, столу столько не отправить: сократите названия или уберите несколько мест.
places-file-large = Файл слишком большой: можно не больше 64 килобайт.
places-read = { $count ->
    [one] Из файла взято { $count } место.
    [few] Из файла взяты { $count } места.
   *[many] Из файла взято { $count } мест.
}
places-removed = Убрано: «{ $name }».
places-undo = Отменить
places-other = { $count ->
    [one] Сейчас выбрано другое: { $count } место.
    [few] Сейчас выбраны другие { $count } места.
   *[many] Сейчас выбраны другие { $count } мест.
}
places-other-take = Показать их
places-other-taken = Здесь те места, что выбраны сейчас.

places-number = Место { $number }
places-nameless = Без названия
places-traits = { $count ->
    [one] { $count } примета
    [few] { $count } приметы
   *[many] { $count } примет
}
places-lack-name = Нет названия.
places-lack-twice = Такое название уже есть.
places-lack-few = { $count ->
    [one] Нужна ещё { $count } примета.
    [few] Нужны ещё { $count } приметы.
   *[many] Нужно ещё { $count } примет.
}
places-lack-many = { $count ->
    [one] { $count } примета лишняя.
    [few] { $count } приметы лишние.
   *[many] { $count } примет лишние.
}
places-all = Все места
places-ru = По-русски
places-en = По-английски
places-one-name = Хватит и одного названия: его увидят на обоих языках.
places-choose = Что там есть
places-mark-0 = нет
places-mark-1 = спорно
places-mark-2 = точно
places-chosen = Примет: { $count }.
places-remove = Убрать это место
places-next = Ещё одно место
places-done = Готово
