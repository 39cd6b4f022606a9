### Двадцать обычных мест. Шпион, сообщник и свои называются так же, как в самой игре.

pack-name = Обычные места
pack-about = Двадцать мест, которые знает каждый: от больницы и метро до дачи и маяка.

card-hospital = Больница
card-school = Школа
card-library = Библиотека
card-supermarket = Супермаркет
card-metro = Метро
card-airport = Аэропорт
card-beach = Пляж
card-cinema = Кинотеатр
card-restaurant = Ресторан
card-zoo = Зоопарк
card-museum = Музей
card-rink = Каток
card-pool = Бассейн
card-train = Поезд дальнего следования
card-circus = Цирк
card-building-site = Стройка
card-bank = Банк
card-nightclub = Ночной клуб
card-country-house = Дача
card-lighthouse = Маяк
