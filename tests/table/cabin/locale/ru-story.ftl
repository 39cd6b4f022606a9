told-found = { $seat } находит { -cabin(case: "acc") }: { $place-name }.
card-bay = Бухта
