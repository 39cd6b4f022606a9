game-name = Ярмарка
game-about = Тайные ставки за место у прилавка, торговля вдвоём на одних песочных часах, просьбы к соседям. Побеждает самый богатый.
mode-basic = Обычная игра
mode-hasty = Спешка: мало песка, мало дел
option-glass = Сколько секунд остаётся второму, когда первый закончил и перевернул часы.
option-deeds = Сколько дел у каждого за прилавком.
option-rounds = После какого круга ярмарка закрывается.
ask-bid = Сколько монет вы дадите за место у прилавка?
ask-deed = { $left ->
    [one] За прилавком: ещё { $left } дело.
    [few] За прилавком: ещё { $left } дела.
   *[many] За прилавком: ещё { $left } дел.
}
ask-ware = Какой товар взять?
ask-whom = Кого попросить?
ask-kind = О чём попросить?
ask-give = { $seat } просит { $kind-name }. Сколько отдадите? За каждый товар — монета.
ask-show = Что показать всем?
ask-order = Разложите полку по-своему.
ask-thank = Разложите две монеты перед теми, кого хотите отблагодарить.
ask-hands = Торгуем дальше?
ask-say = Скажите что-нибудь.
closed-deck-is-out = колода кончилась
closed-is-being-asked = этого игрока уже просят
told-bids = Ставки открыты, по порядку мест: { $bids }.
told-done = { $seat } отходит от прилавка.
told-took = { $seat } берёт с прилавка: { $kind-name }.
told-laid-out = На прилавок выкладывают: { $kind-name }.
told-drew = { $seat } берёт товар вслепую.
told-drew-ware = Вам достаётся: { $kind-name }.
told-begged = { $seat } просит { $kind-name }. Отвечает { $target }.
told-gave = { $count ->
    [0] { $seat } не даёт ничего.
    [one] { $seat } отдаёт { $count } товар.
    [few] { $seat } отдаёт { $count } товара.
   *[many] { $seat } отдаёт { $count } товаров.
}
told-showed = { $seat } показывает товар: { $kinds-name }.
told-thanked = Друзья отблагодарены. Теперь в кошельках, по порядку мест: { $coins }.
told-raised = { $hand ->
    [on] { $seat }: торгуем дальше!
   *[enough] { $seat }: хватит.
}
told-said = { $seat }: «{ $words }»
told-shelves = Полки открывают.
told-end = Ярмарка закрыта. Очки, по порядку мест: { $scores }.
cards-wares = Товары
card-amber = янтарь
    .about = Тёплый на ощупь и никогда не портится.
card-fur = мех
card-honey = мёд
    .about = Лучше всего идёт зимой.
card-salt = соль
reason-enough = большинству хватило
reason-deck-out = товар кончился
reason-last-round = прошёл последний круг
