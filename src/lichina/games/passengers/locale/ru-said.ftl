### Что говорят за столом: не обязательно правда. По шесть формулировок на каждый случай; тон ничего не значит.

said-what = { $what ->
   *[other] { $what-name }
}
said-card = { $what ->
   *[other] { $what-name }
}
told-said-placed = { $what ->
    [demon] { said-placed-demon }
    [demon-red] { said-placed-demon }
    [demon-green] { said-placed-demon }
    [demon-blue] { said-placed-demon }
   *[other] { said-placed-soul }
}
said-placed-demon = { $tone ->
   *[plain] { $seat }: «Мой пассажир — { said-what }, что поделать».
    [curt] { $seat }: «У меня { said-what }. Как есть».
    [warm] { $seat }: «Честно признаюсь: мне достался { said-what }».
    [stern] { $seat }: «Скрывать не буду: со мной { said-what }».
    [wry] { $seat }: «Не всем возить ангелов: у меня { said-what }».
    [weary] { $seat }: «Не везёт так не везёт: у меня { said-what }».
}
said-placed-soul = { $tone ->
   *[plain] { $seat }: «Мой пассажир — { said-what }».
    [curt] { $seat }: «У меня { said-what }».
    [warm] { $seat }: «Мне скрывать нечего: у меня в лодке { said-what }».
    [stern] { $seat }: «Запоминайте: у меня { said-what }».
    [wry] { $seat }: «Хотите верьте, хотите нет, но мой пассажир — { said-what }».
    [weary] { $seat }: «Ладно, всё равно ведь спросите: мой пассажир — { said-what }».
}
told-said-saw = { $target ->
    [none] { $tone ->
       *[plain] { $seat }: «Мне известно: таинственный пассажир ({ $cell-name }) — { said-what }».
        [curt] { $seat }: «Таинственный пассажир — { said-what } ({ $cell-name })».
        [warm] { $seat }: «Делюсь: таинственный пассажир ({ $cell-name }) — это { said-what }».
        [stern] { $seat }: «Знаю не с чужих слов: таинственный пассажир ({ $cell-name }) — { said-what }».
        [wry] { $seat }: «Тайны больше нет ({ $cell-name }): там { said-what }».
        [weary] { $seat }: «Раз уж мне это известно: таинственный пассажир ({ $cell-name }) — { said-what }».
    }
   *[other] { $target-forms ->
        [yes] { $tone ->
           *[plain] { $seat }: «Мне известно: пассажир { $target-gen } ({ $cell-name }) — { said-what }».
            [curt] { $seat }: «Пассажир { $target-gen } — { said-what } ({ $cell-name })».
            [warm] { $seat }: «Делюсь: пассажир { $target-gen } ({ $cell-name }) — это { said-what }».
            [stern] { $seat }: «Знаю не с чужих слов: пассажир { $target-gen } ({ $cell-name }) — { said-what }».
            [wry] { $seat }: «Под карту { $target-gen } ({ $cell-name }) стоило заглянуть: там { said-what }».
            [weary] { $seat }: «Раз уж мне это известно: у { $target-gen } ({ $cell-name }) { said-what }».
        }
       *[no] { $tone ->
           *[plain] { $seat }: «Мне известно: { $target } везёт пассажира ({ $cell-name }), и это { said-what }».
            [curt] { $seat }: «{ $target } ({ $cell-name }): { said-what }».
            [warm] { $seat }: «Делюсь: пассажир, которого везёт { $target } ({ $cell-name }), — это { said-what }».
            [stern] { $seat }: «Знаю не с чужих слов: { $target } везёт пассажира ({ $cell-name }), и это { said-what }».
            [wry] { $seat }: «{ $target } прячет карту ({ $cell-name }), а там { said-what }».
            [weary] { $seat }: «Раз уж мне это известно: { $target } везёт пассажира ({ $cell-name }), и это { said-what }».
        }
    }
}
told-said-hand = { $tone ->
   *[plain] { $seat }: «На руке у меня { said-card }».
    [curt] { $seat }: «В запасе { said-card }».
    [warm] { $seat }: «Есть у меня ещё { said-card }, пригодится».
    [stern] { $seat }: «Имейте в виду: на руке у меня { said-card }».
    [wry] { $seat }: «Среди моих карт скучает { said-card }».
    [weary] { $seat }: «И ещё остаётся { said-card }».
}
told-said-am = { $tone ->
   *[plain] { $seat }: «Я — { $side-name }».
    [curt] { $seat }: «Я { $side-name }, и точка».
    [warm] { $seat }: «Поверьте, я — { $side-name }».
    [stern] { $seat }: «Говорю прямо: я — { $side-name }».
    [wry] { $seat }: «Какая уж тут тайна: я — { $side-name }».
    [weary] { $seat }: «Сколько можно гадать? Я — { $side-name }».
}
told-said-think = { $why ->
    [agree] { $tone ->
       *[plain] { $seat }: «И я так считаю: { $target } — { $side-name }».
        [curt] { $seat }: «Да, { $target } — { $side-name }».
        [warm] { $seat }: «Значит, не только мне так кажется: { $target } — { $side-name }».
        [stern] { $seat }: «Поддерживаю обвинение: { $target } — { $side-name }».
        [wry] { $seat }: «Опередили меня. { $target } — { $side-name }, конечно».
        [weary] { $seat }: «Тут и спорить не о чем: { $target } — { $side-name }».
    }
    [story] { $tone ->
       *[plain] { $seat }: «Пассажир один, а рассказа два. { $target } — { $side-name }».
        [curt] { $seat }: «Рассказы не сходятся. { $target } — { $side-name }».
        [warm] { $seat }: «Хочется верить, но о пассажире говорят и другое. { $target } — { $side-name }».
        [stern] { $seat }: «О пассажире сказана неправда. { $target } — { $side-name }».
        [wry] { $seat }: «О пассажире рассказывают две сказки, мне нравится чужая. { $target } — { $side-name }».
        [weary] { $seat }: «Стоит заглянуть под карту, и всё не так. { $target } — { $side-name }».
    }
    [demons] { $tone ->
       *[plain] { $seat }: «У проводника демон один, а тут уже второй. { $target } — { $side-name }».
        [curt] { $seat }: «Второй демон. { $target } — { $side-name }».
        [warm] { $seat }: «Без обид, но второй демон — это много. { $target } — { $side-name }».
        [stern] { $seat }: «Второго демона проводнику взять негде. { $target } — { $side-name }».
        [wry] { $seat }: «Целых два демона? Щедро. { $target } — { $side-name }».
        [weary] { $seat }: «Опять демон, уже второй. Что тут думать: { $target } — { $side-name }».
    }
    [souls] { $tone ->
       *[plain] { $seat }: «У проводника две души, а тут уже третья. { $target } — { $side-name }».
        [curt] { $seat }: «Третья душа. { $target } — { $side-name }».
        [warm] { $seat }: «Без обид, но три души — слишком хорошо. { $target } — { $side-name }».
        [stern] { $seat }: «Третью душу проводнику взять негде. { $target } — { $side-name }».
        [wry] { $seat }: «Три души из трёх? Чудеса. { $target } — { $side-name }».
        [weary] { $seat }: «Уже третья душа, ну кто в это поверит? { $target } — { $side-name }».
    }
    [turn] { $tone ->
       *[plain] { $seat }: «В раунде { $round } слова об одной лодке, голос за другую. { $target } — { $side-name }».
        [curt] { $seat }: «Раунд { $round }: слова одни, голос другой. { $target } — { $side-name }».
        [warm] { $seat }: «Не хочу придираться, но в раунде { $round } голос разошёлся со словами. { $target } — { $side-name }».
        [stern] { $seat }: «В раунде { $round } обещана одна лодка, голос отдан другой. { $target } — { $side-name }».
        [wry] { $seat }: «Раунд { $round }: язык выбирает одну лодку, рука — другую. { $target } — { $side-name }».
        [weary] { $seat }: «Раунд { $round }, и опять слова мимо голоса. { $target } — { $side-name }».
    }
    [vote] { $tone ->
       *[plain] { $seat }: «В раунде { $round } голос за лодку, где демонов больше. { $target } — { $side-name }».
        [curt] { $seat }: «Раунд { $round }, голос за демонов. { $target } — { $side-name }».
        [warm] { $seat }: «Не обижайтесь, но в раунде { $round } был голос за лодку с демонами. { $target } — { $side-name }».
        [stern] { $seat }: «За голос раунда { $round } надо ответить: демонов в той лодке больше. { $target } — { $side-name }».
        [wry] { $seat }: «Раунд { $round }: где больше демонов, туда и голос. { $target } — { $side-name }».
        [weary] { $seat }: «Раунд { $round }, демонов в той лодке больше, и всё равно голос за неё. { $target } — { $side-name }».
    }
    [alone] { $tone ->
       *[plain] { $seat }: «В раунде { $round } голос против большинства. { $target } — { $side-name }».
        [curt] { $seat }: «Раунд { $round }, против большинства. { $target } — { $side-name }».
        [warm] { $seat }: «Не сердитесь, но мне запомнился голос против большинства в раунде { $round }. { $target } — { $side-name }».
        [stern] { $seat }: «В раунде { $round } почти все за одно, этот голос — за другое. { $target } — { $side-name }».
        [wry] { $seat }: «В раунде { $round } кому-то захотелось плыть против течения. { $target } — { $side-name }».
        [weary] { $seat }: «Раунд { $round }: почти все в одну сторону, кто-то в другую. { $target } — { $side-name }».
    }
   *[none] { $tone ->
       *[plain] { $seat }: «По-моему, { $target } — { $side-name }».
        [curt] { $seat }: «{ $target } — { $side-name }. Чутьё».
        [warm] { $seat }: «Без обид, но { $target } — { $side-name }».
        [stern] { $seat }: «Доказательств пока нет, но { $target } — { $side-name }».
        [wry] { $seat }: «Спорим, { $target } — { $side-name }?»
        [weary] { $seat }: «Не спрашивайте почему, но { $target } — { $side-name }».
    }
}
told-said-send = { $boat ->
    [raven] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: «Голосуем за ворона».
            [curt] { $seat }: «Ворон».
            [warm] { $seat }: «Давайте вместе за ворона».
            [stern] { $seat }: «Плыть должен ворон».
            [wry] { $seat }: «Волку и тут неплохо, а ворону пора».
            [weary] { $seat }: «Пусть уж плывёт ворон».
        }
        [agree] { $tone ->
           *[plain] { $seat }: «Поддержу: ворон».
            [curt] { $seat }: «И я за ворона».
            [warm] { $seat }: «Хорошо сказано: ворон так ворон».
            [stern] { $seat }: «Верно. Ворон, и никак иначе».
            [wry] { $seat }: «Прямо с языка сняли: ворон».
            [weary] { $seat }: «Спорить не буду, пусть будет ворон».
        }
        [object] { $tone ->
           *[plain] { $seat }: «Нет, лучше ворон».
            [curt] { $seat }: «Нет. Ворон».
            [warm] { $seat }: «Не сердитесь, но лучше ворон».
            [stern] { $seat }: «Волка отпускать нельзя: только ворон».
            [wry] { $seat }: «Волк? Смело. А я за ворона».
            [weary] { $seat }: «Кто за волка, а я всё-таки за ворона».
        }
        [turn] { $tone ->
           *[plain] { $seat }: «После всего сказанного я уже за ворона».
            [curt] { $seat }: «Передумываю: ворон».
            [warm] { $seat }: «Простите, меняю мнение: лучше ворон».
            [stern] { $seat }: «Теперь мне ясно: голос отдаю ворону».
            [wry] { $seat }: «Кто думает, тот и передумывает. Ворон».
            [weary] { $seat }: «Ладно, беру слова назад: не волк, а ворон».
        }
    }
   *[wolf] { $how ->
       *[plain] { $tone ->
           *[plain] { $seat }: «Голосуем за волка».
            [curt] { $seat }: «Волк».
            [warm] { $seat }: «Давайте вместе за волка».
            [stern] { $seat }: «Плыть должен волк».
            [wry] { $seat }: «Ворону и тут неплохо, а волку пора».
            [weary] { $seat }: «Пусть уж плывёт волк».
        }
        [agree] { $tone ->
           *[plain] { $seat }: «Поддержу: волк».
            [curt] { $seat }: «И я за волка».
            [warm] { $seat }: «Хорошо сказано: волк так волк».
            [stern] { $seat }: «Верно. Волк, и никак иначе».
            [wry] { $seat }: «Прямо с языка сняли: волк».
            [weary] { $seat }: «Спорить не буду, пусть будет волк».
        }
        [object] { $tone ->
           *[plain] { $seat }: «Нет, лучше волк».
            [curt] { $seat }: «Нет. Волк».
            [warm] { $seat }: «Не сердитесь, но лучше волк».
            [stern] { $seat }: «Ворона отпускать нельзя: только волк».
            [wry] { $seat }: «Ворон? Смело. А я за волка».
            [weary] { $seat }: «Кто за ворона, а я всё-таки за волка».
        }
        [turn] { $tone ->
           *[plain] { $seat }: «После всего сказанного я уже за волка».
            [curt] { $seat }: «Передумываю: волк».
            [warm] { $seat }: «Простите, меняю мнение: лучше волк».
            [stern] { $seat }: «Теперь мне ясно: голос отдаю волку».
            [wry] { $seat }: «Кто думает, тот и передумывает. Волк».
            [weary] { $seat }: «Ладно, беру слова назад: не ворон, а волк».
        }
    }
}
