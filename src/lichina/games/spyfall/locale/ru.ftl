### Слова «Находки для шпиона». Имена игроков не склоняются, если неизвестны их формы, и род игроков неизвестен.
### Кто есть кто, называют термины: набор мест может назвать иначе. Шпион всегда мужского рода, а род сообщника неизвестен,
### поэтому о нём говорят в настоящем времени и без местоимений.

-spy = { $case ->
   *[nom] шпион
    [gen] шпиона
    [dat] шпиону
    [acc] шпиона
    [ins] шпионом
    [loc] шпионе
}
-Spy = Шпион
-ally = { $case ->
   *[nom] сообщник
    [gen] сообщника
    [dat] сообщнику
    [acc] сообщника
    [ins] сообщником
    [loc] сообщнике
}
-Ally = Сообщник
-locals = { $case ->
   *[nom] свои
    [gen] своих
    [dat] своим
    [acc] своих
    [ins] своими
    [loc] своих
}
-Locals = Свои
-mission = Особые умения
-joke = Все шпионы
-madness = Кто где

game-name = Находка для шпиона
game-about = Все за столом знают, где они, и только { -spy } не знает. Спрашивайте, отвечайте намёками, ищите того, кто говорит наугад. А { -spy } тем временем слушает и догадывается, куда его занесло.
game-line = Все знают, где они. Один делает вид.
learn-about = Два раунда, три бота и вы. Сначала найдите того, кто не знает, где вы все, а потом не знайте этого сами.

## Режимы

mode-basic = Основная игра
    .about = Один из вас не знает, где вы все. Найдите его раньше, чем он догадается.
mode-mission = { -mission }
    .about = В каждом раунде у каждого есть тайное умение: второй вопрос, щит от обвинения, странная манера говорить.
mode-ally = { -Ally }
    .about = Кто-то из тех, кто знает место, может тайно играть за { -spy(case: "acc") }.
mode-joke = { -joke }
    .about = Один из наборов — с подвохом: там у всех карта { -spy(case: "gen") }. Кто поймёт это первым?
mode-madness = { -madness }
    .about = Два набора — с подвохом: там у каждого своё место. Поймите это и убедите остальных.
mode-everything = Всё сразу
    .about = Тайные умения, { -ally } и все наборы с подвохом.
preset-first-about = Пять раундов основной игры и подольше последний спор.
preset-short = Если времени мало
preset-short-about = Три раунда основной игры.
preset-usual-about = Пять раундов основной игры.
preset-everything-about = Семь раундов со всеми режимами сразу. Для тех, кто уже играл; нужно не меньше пяти игроков.

## Настройки

option-pack = Какие места могут выпасть.
    .title = Набор мест
option-pack-everyday = обычные места
option-pack-dc = мир супергероев
option-pack-own = места, которые вы придумали
option-own = Места, которые вы придумали сами: от восьми до сорока, у каждого название и не меньше трёх примет. Их можно взять из файла.
    .title = Свои места
kind-Own = от восьми до сорока мест, у каждого название и приметы
option-rounds = Сколько раундов в партии. Набор, который уже сыгран, больше не выпадает.
    .title = Сколько раундов
option-minutes = Сколько минут идут вопросы. Если не выбрать: втроём и вчетвером шесть, впятером и вшестером семь, всемером и ввосьмером восемь.
    .title = Минуты на вопросы
option-mission = Раздают ли в каждом раунде тайные умения.
    .title = { -mission }
option-ally = Есть ли среди карт каждого места одна со знаком: у кого она, тот — { -ally }. Нужно не меньше пяти игроков.
    .title = Есть { -ally }
option-joke = Есть ли набор, в котором у всех карта { -spy(case: "gen") }.
    .title = { -joke }
option-madness = Есть ли два набора, в которых у каждого своё место.
    .title = { -madness }
option-madness_calls = Сколько раз за раунд можно объявить, что все в разных местах.
    .title = Сколько объявлений
option-madness_calls-one = каждому по одному разу
option-madness_calls-free = сколько угодно, но не дважды подряд, пока не прозвучал новый вопрос
option-dealer = Кто раздаёт карты и задаёт первый вопрос в первом раунде. Если не выбрать, решает жребий.
    .title = Кто начинает
option-talk = Как говорят своими словами, когда не хватает готовых фраз.
    .title = Свои слова
option-talk-typed = пишут
option-talk-spoken = говорят вслух
option-discussion = Сколько секунд длится спор, когда время раунда вышло.
    .title = Последний спор
option-ally_discussion = Сколько секунд спорят о том, кто { -ally }, когда место названо верно.
    .title = Спор о { -ally(case: "loc") }
option-moment = Сколько секунд все смотрят на то, что решает партию. Кто посмотрел, нажимает «Дальше»; когда нажали все, партия идёт дальше сразу. Ноль — не останавливаться.
    .title = Длина сцены
option-voting = Сколько секунд длится каждое голосование.
    .title = Время на голосование

## Главы истории

chapter-round-begins = Раунд { $round }

## События: раздача

moment-accused = Обвинение
moment-shielded = Обвинение отбито
moment-verdicts = Решение
moment-madness-called = Все в разных местах?
moment-madness-voted = Руки подняты
moment-guessed = Шпион раскрылся
moment-joked = Карта шпиона
moment-pointed = Все показали
moment-ally-pointed = Кто помогал шпиону?
moment-round-over = Раунд окончен
told-round-begins = Раунд { $round } из { $rounds }. Раздаёт { $seat }.
told-dealt = { $ally ->
    [yes] { $seat } получает карту со знаком: { $card-name }. Это { -ally }.
   *[no] { $seat } получает карту: { $card-name }.
}
told-power-dealt = { $seat } получает умение: «{ $power-name }».
told-saw-power = { $seat } видит чужое умение. { $target }: «{ $power-name }».

## События: вопросы

told-questions-begin = { $minutes ->
    [one] Время пошло: { $minutes } минута. Первый вопрос задаёт { $seat }.
    [few] Время пошло: { $minutes } минуты. Первый вопрос задаёт { $seat }.
   *[many] Время пошло: { $minutes } минут. Первый вопрос задаёт { $seat }.
}
told-asked = { $target-forms ->
    [yes] { $seat } спрашивает { $target-acc }
   *[no] { $seat } спрашивает, отвечает { $target }
}{ $lasso ->
    [yes] {" "}(«да» или «нет»)
   *[no] {""}
}{ $about ->
    [aloud] { $target-forms ->
        [yes] {" "}вслух.
       *[no] . Вопрос задан вслух.
    }
    [own] : — { $text }
   *[other] { $manner ->
        [backwards] : — { $line-name } Онтсеч!
        [alter] : — { $seat } хочет знать. { $line-name }
       *[other] : — { $line-name }
    }
}
told-answered = { $reply ->
    [aloud] { $seat } отвечает вслух.
    [aloud-yes] { $seat } отвечает вслух: «Да».
    [aloud-no] { $seat } отвечает вслух: «Нет».
    [own] { $seat }: — { $text }
    [own-yes] { $seat }: — Да. { $text }
    [own-no] { $seat }: — Нет. { $text }
   *[other] { $manner ->
        [backwards] { $seat }: — { $lasso ->
            [yes] { $reply-name }. { $line-name } Онтсеч!
           *[no] { $line-name } Онтсеч!
        }
        [alter] { $seat }: — { $seat } ответит так. { $lasso ->
            [yes] { $reply-name }. { $line-name }
           *[no] { $line-name }
        }
       *[other] { $seat }: — { $lasso ->
            [yes] { $reply-name }. { $line-name }
           *[no] { $line-name }
        }
    }
}
told-hurry = Осталось полминуты.
told-passed-on = { $seat } передаёт вопрос. Отвечает { $target }.
told-power-opened = { $seat } открывает умение: «{ $power-name }».
told-time-changed = { $how ->
    [add] { $seconds ->
        [one] { $seat } переводит часы и добавляет { $seconds } секунду.
        [few] { $seat } переводит часы и добавляет { $seconds } секунды.
       *[many] { $seat } переводит часы и добавляет { $seconds } секунд.
    }
   *[remove] { $seconds ->
        [one] { $seat } переводит часы и отнимает { $seconds } секунду.
        [few] { $seat } переводит часы и отнимает { $seconds } секунды.
       *[many] { $seat } переводит часы и отнимает { $seconds } секунд.
    }
}

## События: обвинение

told-accused = { $target-forms ->
    [yes] { $seat } обвиняет { $target-acc }: «{ $line-name }» Часы стоят.
   *[no] { $seat } обвиняет, под обвинением { $target }: «{ $line-name }» Часы стоят.
}
told-shielded = { $seat } под защитой, голосования не будет.
told-verdicts = { $target } под обвинением. За: { $voters }. Против: { $seats }.
told-overridden = { $seat } решает за всех: большинства довольно.
told-accusation-failed = Обвинение не прошло. Часы идут дальше.
told-showed = { $seat } показывает карту: { $card-name }.

## События: догадки

told-guessed = { $right ->
    [yes] { $seat } открывает карту { -spy(case: "gen") }: «{ $line-name }» Место названо: { $place-name }. Верно!
   *[no] { $seat } открывает карту { -spy(case: "gen") }: «{ $line-name }» Место названо: { $place-name }. Мимо!
}
told-joked = { $right ->
    [yes] { $seat } открывает карту { -spy(case: "gen") }: «{ $line-name }» Так и есть.
   *[no] { $seat } открывает карту { -spy(case: "gen") }: «{ $line-name }» Но это не так.
}
told-madness-called = { $seat }: «{ $line-name }» Часы стоят, решают все.
told-madness-voted = { $passed ->
    [yes] В разных местах? Да: { $voters }. Нет: { $seats }. Большинство за, раунд окончен.
   *[no] В разных местах? Да: { $voters }. Нет: { $seats }. Большинства нет, часы идут дальше.
}

## События: конец раунда

told-time-up = Время вышло. Спорьте, кто { -spy }, но места не называйте.
told-pointed = Раз, два, три! { $pairs }.
told-ally-pointed = Кто { -ally }? { $pairs }.
told-round-over = { $bag ->
    [joke] { $reason-name } Очки: { $points }.
    [mixed] { $reason-name } Карты: { $cards }. Очки: { $points }.
   *[other] { $target ->
        [none] { $reason-name } Место — { $bag-name }, { -spy } — { $seat }. Очки: { $points }.
       *[other] { $reason-name } Место — { $bag-name }, { -spy } — { $seat }, { -ally } — { $target }. Очки: { $points }.
    }
}
told-powers-shown = Умения: { $powers }.
told-applauded = { $winners-count ->
    [0] Аплодисментов нет.
   *[other] Аплодисменты! Лучше всех: { $winners }.
}

## Что можно сосчитать после партии

fact-spies = { $caught ->
    [few] { -Spy } разоблачён { $caught } раза из { $rounds }
   *[other] { -Spy } разоблачён { $caught } раз из { $rounds }
}, место названо верно { $named ->
    [few] { $named } раза.
   *[other] { $named } раз.
}
fact-accused = { $count ->
    [few] Чаще всех под обвинением { $seat }: { $count } раза.
   *[other] Чаще всех под обвинением { $seat }: { $count } раз.
}
fact-asked-most = Больше всех вопросов слышит { $seat }: { $count }.
fact-applause = { $count ->
    [one] Больше всех аплодисментов слышит { $seat }: в { $count } раунде.
   *[other] Больше всех аплодисментов слышит { $seat }: в { $count } раундах.
}

## Что считает симуляция

tally-endings = Конец раунда
tally-points = Очки за раунд

## Вопросы: раздача и беседа

ask-moment = Посмотрите, что произошло.
ask-look = Посмотрите свою карту и запомните её.
ask-ask = Кого вы спросите?
ask-about = О чём?
ask-manner = Как вы это скажете?
ask-answer = { $about ->
    [aloud] { $seat } спрашивает вас вслух.
    [own] { $seat } спрашивает: «{ $text }»
   *[other] { $seat } спрашивает: «{ $line-name }»
} { $lasso ->
    [yes] Ваш ответ начнётся с «да» или «нет».
   *[no] Что вы ответите?
}
ask-hint = Так ли это здесь?
ask-pass-on = Кто ответит вместо вас?
ask-write = { $line ->
    [none] { $text ->
        [none] Напишите вопрос. Ответит { $target }.
       *[other] { $seat } спрашивает: «{ $text }» Напишите ответ.
    }
   *[other] { $seat } спрашивает: «{ $line-name }» Напишите ответ.
}

## Вопросы: обвинение, догадки, конец раунда

ask-accuse = Кого вы обвиняете?
ask-shield = Вас обвиняют, и сейчас все проголосуют. Помешаете?
ask-verdict = Вы согласны с обвинением? Если согласятся все, карта будет открыта.
ask-override = За обвинение большинство, но не все. Решите за всех?
ask-guess = Где все? Назовите место: попытка одна.
ask-madness = Вы думаете, что все в разных местах?
ask-hands = Как, по-вашему, все в разных местах?
ask-loop = Куда перевести часы?
ask-second = Спросить ещё кого-нибудь?
ask-ready = Всё ли сказано? Когда будут готовы все, вы проголосуете.
ask-say = Что вы скажете? Это услышат все.
ask-whom = О ком речь?
ask-grounds = Почему?
ask-point = Кто { -spy }? Кого вы назовёте?
ask-name-ally = Кто { -ally }? Кого вы назовёте?
ask-applaud = Кого отметить аплодисментами? Чьё умение сыграно лучше всех?
ask-next = Раунд окончен. Начать следующий?

closed-asked-out = об этом уже спросили всеми словами
closed-names-a-place = когда время вышло, места не называют, а «{ $word }» может выдать место

## Слова на кнопках

card-seen = Понятно
card-aloud = Вслух
card-aloud-yes = Да, остальное вслух
card-aloud-no = Нет, остальное вслух
card-own = Своими словами
card-own-yes = Да, и своими словами
card-own-no = Нет, и своими словами
card-yes = Да
card-partly = Отчасти
card-no = Нет
card-hint = Намёк
card-plain = Как обычно
card-acted = В образе
card-for = За
card-against = Против
card-pass = Не вмешиваться
card-nobody = ни на кого
card-call = Объявить
card-add = Минутой больше
card-remove = Минутой меньше
card-suspect = Подозреваю…
card-trust = Верю…
card-relent = Беру слова назад…
card-who = Знаешь ли ты, где мы?
card-why = Почему я?
card-know = Я знаю, где мы
card-joked = Это была шутка…
card-hunch = просто кажется
card-vague = ни да ни нет
card-ready = Пора голосовать
card-next = Дальше

## Карты и наборы

cards-signs = Карты
cards-bags = Подвохи
cards-powers = Умения
cards-places = Места
cards-everyday = Обычные места
cards-dc = Места вселенной DC

card-spy = { -Spy }
card-ally = { -Ally }
card-local = Свой
card-joke = { -joke }
card-mixed = { -madness }

sign-spy = Не знает места. Слушает, выведывает и, пока идут вопросы, может назвать место.
sign-ally = Знает место, не знает, кто { -spy }, и играет на его стороне.
sign-local = Знает место. Ищет { -spy(case: "acc") } и говорит намёками, чтобы не выдать место.
bag-joke = В этом наборе у всех карта { -spy(case: "gen") }.
bag-mixed = В этих наборах у каждого своё место, а карты { -spy(case: "gen") } нет ни у кого.

## Умения

card-override = Последнее слово
    .about = Если за обвинение большинство и вы среди них, а согласны не все, откройте это умение: большинства довольно.
card-second = Второй вопрос
    .about = Когда на ваш вопрос ответили, откройте это умение и спросите ещё раз, уже кого-нибудь другого.
card-pass-on = Передать вопрос
    .about = Когда вас спросили, откройте это умение: вместо вас ответит тот, кого вы назовёте, но это не может быть тот, кто спрашивал.
card-lasso = Да или нет
    .about = Откройте это умение вместе с вопросом: ответ должен начаться с «да» или «нет».
card-shield = Щит
    .about = Когда вас обвинили до срока, откройте это умение: голосования не будет.
card-loop = Перевести часы
    .about = Пока осталось хотя бы полминуты, откройте это умение и добавьте минуту или отнимите её: пятнадцать секунд останется в любом случае.
card-mute = Презумпция невиновности
    .about = В этом раунде вы никого не обвиняете, но голосуете как все.
card-hothead = Горячая голова
    .about = Ваш первый голос по обвинению в этом раунде — «за», что бы вы ни думали.
card-xray = Острый глаз
    .about = В начале раунда вы видите умение соседа слева.
card-shadow = Краткость
    .about = Говорите тихо и коротко: не больше пяти слов за раз.
card-backwards = Задом наперёд
    .about = Что бы вы ни сказали, одно слово произносите задом наперёд.
card-alter = Третье лицо
    .about = Говорите о себе только в третьем лице.

## Чем кончился раунд

card-spy-caught-early = { -Spy } разоблачён раньше срока.
card-spy-caught = Время вышло, и { -spy } разоблачён.
card-spy-hidden = Время вышло, а { -spy } так и не найден.
card-local-accused = Все обвинили не того: это один из { -locals(case: "gen") }.
card-local-voted = Время вышло, и вместо { -spy(case: "gen") } попадается один из { -locals(case: "gen") }.
card-ally-accused = Все обвинили не того: вместо { -spy(case: "gen") } попадается { -ally }.
card-ally-voted = Время вышло, и вместо { -spy(case: "gen") } попадается { -ally }.
card-guessed-right = { -Spy } верно называет место.
card-guessed-wrong = { -Spy } называет не то место.
card-ally-hidden = { -Spy } верно называет место, а { -ally } остаётся в тени.
card-ally-found = { -Spy } верно называет место, но вы догадались, кто { -ally }.
card-joke-called = Подвох разгадан: у всех карта { -spy(case: "gen") }.
card-joke-wrong = Подвоха нет: { -spy } здесь только один.
card-joke-missed = У всех карта { -spy(case: "gen") }, и этого никто не понял.
card-madness-found = Подвох разгадан: у каждого своё место.
card-madness-wrong = Подвоха нет: место у всех одно.
card-madness-missed = У каждого своё место, и этого никто не понял.

## Чем кончилась партия

reason-points = больше всего очков
reason-no-points = очков не набрал никто

## Ошибки

error-no-own-places = Своих мест ещё нет: сначала добавьте их.
error-own-places-count = Своих мест должно быть от { $low } до { $high }, а здесь { $count }.
error-own-place-nameless = У места под номером { $number } нет названия.
error-own-place-trait = «{ $place }»: приметы «{ $name }» нет.
error-own-place-plain = «{ $place }»: примет мало. Нужно хотя бы { $low }, а здесь { $count }.
error-own-place-many = «{ $place }»: примет слишком много. Можно не больше { $high }, а здесь { $count }.
error-own-place-name = В названии места { $number } есть знаки, которые нельзя показать.
error-own-place-twice = Место «{ $place }» названо дважды.
error-own-places-mixed = Чтобы у каждого могло быть своё место, мест нужно не меньше { $low }, а здесь { $count }.
error-own-file = { $line ->
    [none] Файл со своими местами не разобрать: он обрывается на полуслове.
   *[other] Файл со своими местами не разобрать: ошибка в строке { $line }.
}
error-own-file-places = В файле должен быть список мест places и больше ничего.
error-own-place-field = У места { $number } могут быть только название (ru, en) и приметы (traits).
error-own-place-long = В названии места { $number } должно быть от 1 до { $high } знаков.
error-own-place-strength = У места { $number } приметы записаны неверно: каждая равна 1 или 2.
error-too-many-rounds = { $high ->
    [one] Наборов хватит только на { $high } раунд.
    [few] Наборов хватит только на { $high } раунда.
   *[many] Наборов хватит только на { $high } раундов.
}
error-no-dealer = Раздавать некому: места { $seat } за этим столом нет.
