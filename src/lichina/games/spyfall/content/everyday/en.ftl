### Twenty everyday places. The spy, the ally and the locals are called as in the game itself.

pack-name = Everyday places
pack-about = Twenty places that everybody knows: from the hospital and the metro to a country cottage and a lighthouse.

card-hospital = Hospital
card-school = School
card-library = Library
card-supermarket = Supermarket
card-metro = Metro
card-airport = Airport
card-beach = Beach
card-cinema = Cinema
card-restaurant = Restaurant
card-zoo = Zoo
card-museum = Museum
card-rink = Ice rink
card-pool = Swimming pool
card-train = Long-distance train
card-circus = Circus
card-building-site = Building site
card-bank = Bank
card-nightclub = Nightclub
card-country-house = Country cottage
card-lighthouse = Lighthouse
