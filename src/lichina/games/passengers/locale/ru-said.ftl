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
        [curt] { $seat }: «Таинственный пассажир, { $cell-name }: { said-what }».
        [warm] { $seat }: «Делюсь: таинственный пассажир ({ $cell-name }) — это { said-what }».
        [stern] { $seat }: «Знаю не с чужих слов: таинственный пассажир ({ $cell-name }) — { said-what }».
        [wry] { $seat }: «Тайны больше нет ({ $cell-name }): там { said-what }».
        [weary] { $seat }: «Раз уж мне это известно: таинственный пассажир ({ $cell-name }) — { said-what }».
    }
   *[other] { $target-forms ->
        [yes] { $tone ->
           *[plain] { $seat }: «Мне известно: пассажир { $target-gen } ({ $cell-name }) — { said-what }».
            [curt] { $seat }: «У { $target-gen }, { $cell-name }: { said-what }».
            [warm] { $seat }: «Делюсь: пассажир { $target-gen } ({ $cell-name }) — это { said-what }».
            [stern] { $seat }: «Знаю не с чужих слов: пассажир { $target-gen } ({ $cell-name }) — { said-what }».
            [wry] { $seat }: «Под карту { $target-gen } ({ $cell-name }) стоило заглянуть: там { said-what }».
            [weary] { $seat }: «Раз уж мне это известно: у { $target-gen } ({ $cell-name }) { said-what }».
        }
       *[no] { $tone ->
           *[plain] { $seat }: «Мне известно: { $target } везёт пассажира ({ $cell-name }), и это { said-what }».
            [curt] { $seat }: «{ $target }, { $cell-name }: { said-what }».
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
told-said-think = { $tone ->
   *[plain] { $seat }: «По-моему, { $target } — { $side-name }».
    [curt] { $seat }: «{ $target } — { $side-name }».
    [warm] { $seat }: «Без обид, но { $target } — { $side-name }».
    [stern] { $seat }: «Всё указывает на одно: { $target } — { $side-name }».
    [wry] { $seat }: «Спорим, { $target } — { $side-name }?»
    [weary] { $seat }: «Как ни крути, { $target } — { $side-name }».
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
