told-found = { $seat } finds the { -cabin(case: "acc") }: { $place-name }.
card-bay = Bay
