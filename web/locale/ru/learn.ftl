### Правила, учебная партия и первые подсказки.

## Правила

rules-search = Поиск по правилам
search-hint = Слово из правил…
rules-found = { $count ->
    [0] Ничего не нашлось. Попробуйте слово покороче.
   *[other] Нашлось: { $count }
}
rules-contents = Содержание
rules-unfold = Развернуть всё
rules-fold = Свернуть всё
rules-cards = Все карты
rules-modes = Режимы
rules-options = Настройки
rules-usual = Обычно: { $value }
rules-learn = Проще один раз сыграть: учебная партия, пять минут

## Карты

cards-search = Поиск по картам
cards-in-match = В этой партии
cards-in-box = Все
cards-none = Карт в этой игре нет.
cards-count = Таких карт: { $count }
cards-opened = Открыто: { $names }
cards-face-up = Открыто: { $count }
cards-out = { $count ->
    [1] Уже сыграно
   *[other] Уже сыграно: { $count }
}

## Учебная партия

learn-title = Учебная партия
learn-start = Начать
learn-note = Никуда не торопитесь: часов здесь нет, партию можно оставить и вернуться к ней.
learn-which = Какая учебная партия
learn-none = Учебной партии на этом сервере нет.
learn-rules = Сначала прочитать правила
coach = Наставник
coach-fold = Свернуть подсказку
coach-unfold = Подсказка
lesson-again = Ещё раз
lesson-real = Сыграть по{ "\u2011" }настоящему

## Первые шаги

first-card = Здесь ваша карта. Нажмите и держите: её видно, только пока держите.
