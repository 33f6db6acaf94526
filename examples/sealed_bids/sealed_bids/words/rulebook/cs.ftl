rules-goal = Pět kol; vyhrává nejvíc bodů.
rules-setup = Každý dostane pět z třiceti karet. Ostatní jsou balíček.
rules-bid = Všichni volí kartu ve stejnou chvíli. Volbu lze vzít zpět, dokud nezvolí i poslední. Nejvyšší hodnota bere bank, jeden bod za každého hráče.
rules-swap = Kdo vyhraje kolo sám, smí odložit kartu lícem dolů a dobrat jinou. Odložené karty na konci počítají svou prémii.
rules-end = Po pátém kole se odložené karty ukážou a každá přidá svou prémii. Vyhrává nejvíc bodů; při shodě je výhra společná.

figure-bids = Dvě nabídky: druhá bere bank. Malé číslo s plusem je prémie odložené karty.
