rules-goal = Pet krugova; pobeđuje najviše poena.
rules-setup = Svako dobija pet od trideset karata. Ostale su špil.
rules-bid = Svi biraju kartu u isto vreme. Izbor možeš da povučeš dok poslednji ne izabere. Najviša vrednost nosi ulog, po jedan poen za svakog igrača.
rules-swap = Ko sam dobije krug, sme da odloži kartu licem nadole i povuče drugu. Odložene karte na kraju donose svoj dodatak.
rules-end = Posle petog kruga odložene karte se pokazuju i svaka donosi svoj dodatak. Pobeđuje najviše poena; ako je nerešeno, pobeda je zajednička.

figure-bids = Dve ponude: druga nosi ulog. Mali broj sa plusom je dodatak odložene karte.
