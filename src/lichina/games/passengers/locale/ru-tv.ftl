### Телевизор, счёт, повтор и конец партии, и что говорит ведущий.

## Ведущий

line-deal = У причала две лодки, а пассажиры закрыли лица. Посмотрите свои карты и запомните, за кого вы.
line-gaze = Взор демона обходит круг. Контрабандисты узнают своих: имена у них на картах. Остальным он не скажет ничего.
line-set = Какие дары взять с собой? Выбирайте.
line-mystery = Первыми садятся те, кого не знает никто.
line-place = Рассаживайте пассажиров. Лиц не показывайте.
line-gifts = Время даров. Они действуют по очереди, от меньшего номера к большему.
line-open-vote = Первый голос — вслух и при всех: { $name }.
line-vote = Ворон или волк? Решайте тайно, откроем все разом.
line-scoring = Теперь посчитаем.
line-won-guides = Души нашли дорогу. Выигрывают проводники.
line-won-smugglers = Демоны переправились, и никто их не остановил. Выигрывают контрабандисты.
line-won-jaster = Ни тем, ни другим: река сегодня смеётся вместе с Ястером. Выигрывает он.
won-guides = Победа проводников
won-smugglers = Победа контрабандистов
won-jaster = Победа Ястера

## Счёт

tv-points = Очки
tv-count = Все лица открыты. Считаем очки.
tv-hidden = закрыт
tv-masked = { $mask ->
    [red] { $face }, в красной маске
    [green] { $face }, в зелёной маске
   *[blue] { $face }, в синей маске
}
tv-step-soul = { $jaster ->
    [yes] Лодка { $boat }. Душ, считая Ястера, — { $count }: проводникам +{ $points }
   *[no] Лодка { $boat }. Душ — { $count }: проводникам +{ $points }
}
tv-step-group = { $colour ->
    [red] Лодка { $boat }. Красных душ вместе — { $count }: проводникам ещё +{ $points }
    [green] Лодка { $boat }. Зелёных душ вместе — { $count }: проводникам ещё +{ $points }
   *[blue] Лодка { $boat }. Синих душ вместе — { $count }: проводникам ещё +{ $points }
}{ $masked ->
    [yes] {" "}(цвет по маске)
   *[no] {""}
}
tv-step-demon = { $jaster ->
    [yes] Лодка { $boat }. Демонов, считая Ястера, — { $count }: контрабандистам +{ $points }
   *[no] Лодка { $boat }. Демонов — { $count }: контрабандистам +{ $points }
}
tv-step-neighbour = { $colour ->
    [red] { $first ->
        [jaster] Ястер в красной маске
       *[demon] Красный демон
    } { $second ->
        [jaster] рядом с Ястером в красной маске
       *[soul] рядом с красной душой
    }
    [green] { $first ->
        [jaster] Ястер в зелёной маске
       *[demon] Зелёный демон
    } { $second ->
        [jaster] рядом с Ястером в зелёной маске
       *[soul] рядом с зелёной душой
    }
   *[blue] { $first ->
        [jaster] Ястер в синей маске
       *[demon] Синий демон
    } { $second ->
        [jaster] рядом с Ястером в синей маске
       *[soul] рядом с синей душой
    }
}: контрабандистам +{ $points }{ $masked ->
    [yes] {" "}(цвет по маске)
   *[no] {""}
}
tv-step-neighbours = { $colour ->
    [red] { $first ->
        [jaster] Ястер в красной маске
       *[demon] Красный демон
    }, красных душ рядом — { $count }
    [green] { $first ->
        [jaster] Ястер в зелёной маске
       *[demon] Зелёный демон
    }, зелёных душ рядом — { $count }
   *[blue] { $first ->
        [jaster] Ястер в синей маске
       *[demon] Синий демон
    }, синих душ рядом — { $count }
}: контрабандистам +{ $points }{ $masked ->
    [yes] {" "}(цвет по маске)
   *[no] {""}
}
tv-step-fixed = У Ястера очков всегда одинаково: { $points }
tv-verdict-points = { $side ->
    [guides] Выигрывают проводники душ: { $guides } против { $smugglers }.
    [smugglers] Выигрывают контрабандисты: { $smugglers } против { $guides }.
   *[jaster] Выигрывает Ястер: у него { $jaster }, а у других меньше — { $guides } и { $smugglers }.
}
tv-verdict-coin = { $side ->
    [guides] Поровну, по { $guides }. Монета мастера ({ $name }) решает: выигрывают проводники душ.
   *[smugglers] Поровну, по { $guides }. Монета мастера ({ $name }) решает: выигрывают контрабандисты.
}
tv-verdict-guides-tie = Поровну, по { $guides }. Монета мастера у Ястера ({ $name }), и выигрывают проводники душ.
tv-step-back = Назад
tv-step-on = Дальше
tv-step-play = Считать дальше
tv-step-pause = Остановить счёт
tv-step-again = Посчитать ещё раз
tv-step-end = Сразу к итогу

## Телевизор

tv-cast-guides = { $count ->
    [one] { $count } проводник душ
    [few] { $count } проводника душ
   *[many] { $count } проводников душ
}
tv-cast-smugglers = { $count ->
    [one] { $count } контрабандист
    [few] { $count } контрабандиста
   *[many] { $count } контрабандистов
}
tv-cast-jaster = Ястер
tv-turn-place = сажает пассажира
tv-turn-mystery = сажает вслепую таинственного пассажира
tv-asked = { $count ->
    [one] Карту выбирает { $names }
   *[other] Карту выбирают: { $names }
}
tv-masks = Маски
tv-mask-left = { $colour ->
    [red] красная маска
    [green] зелёная маска
   *[blue] синяя маска
}
tv-mask-used = { $colour ->
    [red] красная маска уже надета
    [green] зелёная маска уже надета
   *[blue] синяя маска уже надета
}
tv-talk = Какой лодке плыть? Спорьте.
tv-vote = Ворон или волк?
tv-fist = кулак сжат
tv-voted = { $boat ->
    [raven] голос за ворона
   *[wolf] голос за волка
}
tv-votes = голосов: { $count }
tv-silent = хранит безмолвие
tv-coin-decides = Поровну. Решает монета: { $name }
tv-sails = { $boat ->
    [raven] Плывёт лодка ворона
   *[wolf] Плывёт лодка волка
}
tv-others = Остальные
