rules-goal =
    Schnapsen je austrijska igra za dvoje. U svakom dijeljenju skupljaš bodove u kartama štihovima i zvanjima. Tko prvi ima 66, dobiva dijeljenje i jedan do tri boda partije. Sedam bodova partije donosi pobjedu; može se odabrati i drugi broj.
rules-cards =
    Karata je dvadeset: četiri boje po pet. Od najjače vrijede: as 11, desetka 10, kralj 4, dama 3, dečko 2. Sve zajedno vrijede 120.

    Svatko dobiva pet karata. Sljedeća se otkriva i njezina je boja adut. Ostalih devet je talon; leže licem prema dolje na otkrivenoj karti. Dijelite naizmjence; tko počinje, odlučuje slučaj.
rules-tricks =
    Prvi štih počinje onaj tko nije dijelio. Jedan baca kartu, drugi na nju odgovara. Štih nosi jača karta bačene boje; adut nosi svaki štih bačen u drugoj boji.

    Dok talon leži, smiješ odgovoriti bilo kojom kartom. Nakon svakog štiha oboje vuku kartu iz talona, najprije onaj tko je štih odnio, i on baca sljedeći. Otkrivena karta vuče se zadnja.
rules-exchange = Kad bacaš prvu kartu i imaš adutskog dečka, smiješ ga zamijeniti za otkrivenu kartu: ne više kad je talon zatvoren ili su u njemu još samo dvije karte. Zatim bacaš.
rules-marriages =
    Kad bacaš prvu kartu i imaš kralja i damu iste boje, smiješ pokazati obje i jednu od njih baciti. Zvanje vrijedi 20 bodova u kartama, adutsko 40.

    Vrijedi samo onome tko već ima štih; inače čim ga odnese. Ako zvanjem dođeš do 66, dijeljenje je odmah dobiveno.
rules-closing =
    Kad bacaš prvu kartu, smiješ zatvoriti talon: ne više kad su u njemu još samo dvije karte. Otad nitko ne vuče i boja se mora poštivati.

    Tko zatvori, mora doći do 66, i to prije protivnika. Ako ne uspije, dijeljenje dobiva protivnik.
rules-strict =
    Kad je talon potrošen ili zatvoren, odgovor više nije slobodan:

    – Poštuj boju jačom kartom.
    – Ako ne možeš, poštuj boju slabijom.
    – Ako te boje nemaš, baci adut.
    – Ako nemaš ni aduta, baci što želiš.

    Kad je talon potrošen, a 66 nema nitko, dijeljenje dobiva tko odnese zadnji štih. Nakon zatvaranja to ne vrijedi.
rules-scoring =
    Pobjednik dijeljenja dobiva

    – 1 bod partije ako protivnik ima barem 33 boda u kartama,
    – 2 ako ih ima manje,
    – 3 ako nema nijedan štih.

    Nakon zatvaranja odlučuje što je protivnik imao u času zatvaranja. Ako zatvaranje ne uspije, protivnik dobiva 2 boda partije, ili 3 ako tada nije imao nijedan štih.
rules-rulings =
    – Nitko ne mora brojiti ni išta objavljivati: dijeljenje završava čim netko ima 66.
    – Bodovi u kartama obaju igrača i sve bačene karte se vide. (Za stolom se smije gledati samo zadnji štih.)
    – S dvije karte u talonu ne može se ni zatvoriti ni zamijeniti dečko.
    – Kralj ili dama smiju se baciti i bez zvanja.

figure-ranks = Boja od najjače karte: 11, 10, 4, 3 i 2 boda u kartama.
figure-pair = Zvanje: 20 bodova u kartama, adutsko 40.
