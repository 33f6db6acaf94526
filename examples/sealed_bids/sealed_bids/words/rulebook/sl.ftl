rules-goal = Pet krogov; zmaga največ točk.
rules-setup = Vsak dobi pet od tridesetih kart. Druge so kup.
rules-bid = Vsi izberejo karto hkrati. Izbiro lahko vzameš nazaj, dokler ne izbere zadnji. Najvišja vrednost dobi blagajno, eno točko za vsakega igralca.
rules-swap = Kdor sam dobi krog, lahko odloži karto, obrnjeno navzdol, in potegne drugo. Odložene karte na koncu štejejo svoj dodatek.
rules-end = Po petem krogu se odložene karte pokažejo in vsaka prišteje svoj dodatek. Zmaga največ točk; ob izenačenju je zmaga skupna.

figure-bids = Dve ponudbi: druga dobi blagajno. Majhno število s plusom je dodatek odložene karte.
