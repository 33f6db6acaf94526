rules-goal =
    Ovo je austrijska igra za dvoje. U svakom deljenju skupljaš poene u kartama štihovima i zvanjima. Ko prvi ima 66, dobija deljenje i jedan do tri poena partije. Sedam poena partije donosi pobedu; može se izabrati i drugi broj.
rules-cards =
    Karata je dvadeset: četiri boje po pet. Od najjače vrede: as 11, desetka 10, kralj 4, dama 3, žandar 2. Sve zajedno vrede 120.

    Svako dobija pet karata. Sledeća se otkriva i njena boja je adut. Ostalih devet je talon; leže licem nadole na otkrivenoj karti. Delite naizmenično; ko počinje, odlučuje slučaj.
rules-tricks =
    Prvi štih počinje onaj ko nije delio. Jedan baca kartu, drugi na nju odgovara. Štih nosi jača karta bačene boje; adut nosi svaki štih bačen u drugoj boji.

    Dok talon leži, smeš odgovoriti bilo kojom kartom. Posle svakog štiha oboje vuku kartu iz talona, najpre onaj ko je štih odneo, i on baca sledeći. Otkrivena karta vuče se poslednja.
rules-exchange = Kad bacaš prvu kartu i imaš adutskog žandara, smeš da ga zameniš za otkrivenu kartu: ne više kad je talon zatvoren ili su u njemu još samo dve karte. Zatim bacaš.
rules-marriages =
    Kad bacaš prvu kartu i imaš kralja i damu iste boje, smeš da pokažeš obe i jednu od njih baciš. Zvanje vredi 20 poena u kartama, adutsko 40.

    Vredi samo onome ko već ima štih; inače čim ga odnese. Ako zvanjem dođeš do 66, deljenje je odmah dobijeno.
rules-closing =
    Kad bacaš prvu kartu, smeš da zatvoriš talon: ne više kad su u njemu još samo dve karte. Otad niko ne vuče i boja se mora poštovati.

    Ko zatvori, mora doći do 66, i to pre protivnika. Ako ne uspe, deljenje dobija protivnik.
rules-strict =
    Kad je talon potrošen ili zatvoren, odgovor više nije slobodan:

    – Poštuj boju jačom kartom.
    – Ako ne možeš, poštuj boju slabijom.
    – Ako te boje nemaš, baci adut.
    – Ako nemaš ni aduta, baci šta želiš.

    Kad je talon potrošen, a 66 nema niko, deljenje dobija ko odnese poslednji štih. Posle zatvaranja to ne važi.
rules-scoring =
    Pobednik deljenja dobija

    – 1 poen partije ako protivnik ima bar 33 poena u kartama,
    – 2 ako ih ima manje,
    – 3 ako nema nijedan štih.

    Posle zatvaranja odlučuje šta je protivnik imao u času zatvaranja. Ako zatvaranje ne uspe, protivnik dobija 2 poena partije, ili 3 ako tada nije imao nijedan štih.
rules-rulings =
    – Niko ne mora da broji niti išta da objavljuje: deljenje se završava čim neko ima 66.
    – Poeni u kartama oba igrača i sve bačene karte se vide. (Za stolom sme da se gleda samo poslednji štih.)
    – Sa dve karte u talonu ne može ni da se zatvori ni da se zameni žandar.
    – Kralj ili dama smeju da se bace i bez zvanja.

figure-ranks = Boja od najjače karte: 11, 10, 4, 3 i 2 poena u kartama.
figure-pair = Zvanje: 20 poena u kartama, adutsko 40.
