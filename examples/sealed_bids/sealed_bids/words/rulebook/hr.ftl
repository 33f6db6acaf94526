rules-goal = Pet krugova; pobjeđuje najviše bodova.
rules-setup = Svatko dobiva pet od trideset karata. Ostale su špil.
rules-bid = Svi biraju kartu u isto vrijeme. Izbor možeš povući dok posljednji ne odabere. Najviša vrijednost nosi ulog, po jedan bod za svakog igrača.
rules-swap = Tko sam dobije krug, smije odložiti kartu licem prema dolje i povući drugu. Odložene karte na kraju donose svoj dodatak.
rules-end = Nakon petog kruga odložene se karte pokazuju i svaka donosi svoj dodatak. Pobjeđuje najviše bodova; ako je neriješeno, pobjeda je zajednička.

figure-bids = Dvije ponude: druga nosi ulog. Mali broj s plusom dodatak je odložene karte.
