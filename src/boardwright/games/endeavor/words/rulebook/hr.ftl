# Endeavor.
# Pravila našim riječima: `rules-<odjeljak>` za svaki odjeljak iz game.toml; prazan red razdvaja odlomke, „– ” počinje stavku popisa.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Vodiš carstvo u doba jedrenjaka. Kod kuće podižeš zgrade; preko mora tvoji ljudi plove trgovačkim putovima, zauzimaju gradove i otvaraju regije. Ono što stekneš obogaćuje sljedeću rundu: bolje zgrade, više ljudi, više novca, više mjesta za karte.

    Nakon sedam rundi sve se pretvara u slavu. Pobjeđuje tko je ima najviše.

rules-parts =
    Karta prikazuje sedam regija: Europu i šest prekomorskih, koje su na početku zatvorene. Sve leži otkriveno, ništa se ne krije.

    – Žetoni stanovništva tvoji su ljudi. Čekaju u luci i leže na zgradama, trgovačkim putovima i u gradovima.
    – Trgovački žetoni leže na karti: smeđi pomiču ljestvicu, plave zadržavaš za radnju.
    – Zgrade leže u zalihi na pet razina; tvoje stoje na tvojoj ploči.
    – Karte leže u špilovima, po jedan u svakoj regiji i u Europi još jedan. Na prekomorskima je na vrhu guverner.
    – Kruna kaže tko počinje.

rules-setup =
    Svi se trgovački žetoni miješaju i otkriveni raspoređuju: po jedan na svaki grad, vezu i polje trgovačkih putova. Svatko počinje s kolonijalnim uredom, praznom lukom i četiri pokazivača na 0. Zaliha žetona stanovništva nikad se ne potroši do kraja. Tko prvi ima krunu, odlučuje slučaj.

rules-round =
    Svaka runda ima četiri faze. Svaku počinje onaj tko ima krunu, a ostali slijede u smjeru kazaljke na satu. Zatim se kruna pomiče za jedno mjesto ulijevo.

    – Gradnja: svatko podiže jednu zgradu.
    – Rast: iz zalihe u luku stižu novi žetoni stanovništva, tvoji ljudi.
    – Isplata: neki se žetoni sa zgrada vraćaju u luku, da se te zgrade opet mogu aktivirati.
    – Radnje: jedna radnja po potezu, iznova i iznova, dok svi ne pasiraju.

    U prvoj rundi na zgradama još nema žetona, pa nitko ništa ne isplaćuje.

rules-build =
    Svatko počinje s kolonijalnim uredom. U svakoj rundi moraš podići jednu zgradu najviše svoje razine; istu smiješ imati više puta, a razine 5 samo jednu. Ako do tvoje razine nije ostalo ništa, uzimaš zgradu najniže razine koja još postoji.

    – { building-colonial-house }: zauzimanje.
    – Razina 1: { building-market } (karta), { building-shipyard } (plovidba, kultura +1), { building-workshop } (industrija +2).
    – Razina 2: { building-bank } (financije +2), { building-barracks } (napad), { building-guild-hall } (plovidba ili karta).
    – Razina 3: { building-docks } (zauzimanje i plovidba), { building-fortress } (zauzimanje ili napad, politika +1), { building-theatre } (kultura +2).
    – Razina 4: { building-cartographer } (dvije plovidbe), { building-trade-office } (dvije karte), { building-university } (3 boda slave).
    – Razina 5: { building-exchange } (financije +2), { building-museum } (kultura +2), { building-parliament } (politika +2), svaka s plaćanjem.

    Gdje stoji „ili”, biraš jednu radnju. Gdje stoji „i”, smiješ izvesti jednu ili obje, bilo kojim redom, ali obje u istoj regiji; dvije se karte uzimaju iz istog špila.

rules-growth =
    Svatko iz zalihe u luku dobiva onoliko žetona stanovništva koliko kaže kultura, od 2 do 6. Žetoni iz prethodne runde ostaju ondje; u luci ima mjesta za sve.

rules-salary =
    Svatko sa zgrada u luku vraća onoliko žetona koliko kažu financije, od 1 do 5. Ako ih ondje leži više, biraš koje. Zgrada na kojoj žeton ostane u toj se rundi ne može aktivirati, osim ako je plaćanje oslobodi.

rules-actions =
    Radnju počinješ tako da premjestiš žeton stanovništva iz luke na svoju zgradu na kojoj nema nijednog. Plavi trgovački žeton čini isto i ne košta žeton stanovništva.

    – Plovidba: još jedan žeton stavljaš na sljedeće slobodno polje trgovačkog puta bilo koje regije, otvorene ili zatvorene, i uzimaš trgovački žeton koji je ondje. Ako je put pun, stavljaš ga uz njega i ne dobivaš ništa.
    – Zauzimanje: još jedan žeton stavljaš u slobodan grad otvorene regije u kojoj imaš prisutnost i uzimaš trgovački žeton koji je ondje.
    – Napad: još dva žetona. Jedan se vraća u zalihu, drugi zamjenjuje protivnički u gradu otvorene regije u kojoj imaš prisutnost.
    – Karta: uzimaš gornju kartu špila u otvorenoj regiji. U regiji moraš imati barem onoliko žetona stanovništva kolika je vrijednost karte.
    – Plaćanje: žeton s druge tvoje zgrade vraća se u luku.

rules-ship =
    Možeš ploviti u bilo koju prekomorsku regiju, već od prve runde. Polja se popunjavaju redom; tko popuni posljednje, otvara regiju. Žeton na putu tu ostaje: daje ti prisutnost i računa se kad uzimaš karte.

rules-opening =
    Prisutnost u regiji daje ti svaki žeton u njezinim gradovima, na njezinu trgovačkom putu ili uz njega. U Europi su uvijek prisutni svi, ali se za karte računaju samo žetoni u njezinim gradovima.

    Europa je otvorena od početka. Ostale se regije otvaraju kad se popuni posljednje polje trgovačkog puta. Tada guvernera dobiva onaj tko na putu ima najviše žetona. Ako je izjednačeno, odlučuje čiji je žeton najbliži špilu.

rules-occupy =
    Smeđi žeton koji uzmeš odmah pomiče svoju ljestvicu, plavi zadržavaš. Ako grad dovršava tvoje veze, prvo uzimaš žeton grada, a zatim žetone veza. Žeton stanovništva ostaje u gradu dok ga netko ne napadne.

rules-links =
    Većina je gradova povezana s drugima, mnogi preko mora. Tko zauzme oba povezana grada, nadzire vezu. Tko to učini prvi, dobiva trgovački žeton koji na njoj leži. Na kraju veza donosi 1 bod slave onomu tko je nadzire.

rules-attack =
    Napad koji počne zgradom uzima iz luke ukupno tri žetona, i svi moraju biti ondje. Za grad ne dobivaš žeton, jer je davno uzet; ali napad može dovršiti veze i uzeti njihove žetone. Poraženi gubi grad i njegove veze.

rules-payment =
    Tako se zgrada u istoj rundi može aktivirati dvaput. Smiješ osloboditi bilo koju svoju zgradu osim one koja se upravo aktivira; plavi žeton oslobađa bilo koju. Koliko žetona plaćanje vraća, biraš kod nove partije pod „Pojedinosti pravila”: jedan, ili onoliko koliko kažu financije.

rules-draw =
    Uzima se gornja karta i nijedna druga; njezina se vrijednost gleda pri uzimanju, za drugu kartu iznova. Iz zatvorene regije ili praznog špila ne može se uzimati. Oba europska špila traže žetone u europskim gradovima.

    Karte odmah pomiču tvoje pokazivače, a neke na kraju donose slavu. Dok igraš, smiješ ih imati koliko želiš; ograničenje vrijedi kad pasiraš.

    Karta koja se vraća u špil svrstava se po vrijednosti, najniža na vrh. Tako jedinica može opet sakriti trojku.

rules-abolition =
    U Europi leži još jedan špil: ropstvo. Njegove karte rano i jeftino pomiču industriju i financije. Jedna se od njih ne računa u ograničenje karata.

    Tko s pet žetona u europskim gradovima uzme posljednju europsku kartu, ukida ropstvo. Svi odmah okreću sve svoje karte ropstva, gube ono što su dale, i na kraju za svaku 1 bod slave. Špil izlazi iz igre.

    I odbačena se karta ropstva okreće i košta isto.

rules-tokens =
    Na početku na svakom gradu, na svakoj vezi i na svakom polju trgovačkih putova leži po jedan žeton: ukupno 95, promiješanih i otkrivenih.

    – Smeđi žetoni odmah i trajno pomiču jedan od tvojih pokazivača za jedno polje.
    – Plave žetone zadržavaš. U svojem potezu možeš jedan potrošiti i učiniti ono što pokazuje: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } ili { token-payment }. Početak ne košta žeton stanovništva, košta samo radnja.

    Na kraju plavi žetoni ne vrijede ništa.

rules-tracks =
    Znakovi na zgradama, kartama i smeđim žetonima odmah pomiču tvoje pokazivače. Sve četiri ljestvice prelaze na sljedeći stupanj na poljima 2, 4, 7 i 10.

    – Industrija: najviša razina zgrade koju smiješ podići, od 1 do 5.
    – Kultura: žetoni stanovništva koje dobivaš svake runde, od 2 do 6.
    – Financije: isplate u svakoj rundi, od 1 do 5.
    – Politika: karte koje smiješ zadržati kad pasiraš, od 1 do 5.

    Primjer: s industrijom 5 smiješ graditi do razine 3, s kulturom 2 dobivaš tri žetona.

    Pokazivač se zaustavlja na 15. Ono preko toga se pamti, i kasniji se gubitak najprije oduzima od toga.

rules-passing =
    Tko pasira, u toj rundi više ne igra. Smije zadržati samo onoliko karata koliko dopušta politika, i uz njih:

    – jednu kartu ropstva;
    – jednog guvernera na mjestu za guvernera. Mjesto smiješ ostaviti i prazno; tada se računa kao svaka druga karta.

    Višak odbacuje kartu po kartu, po vlastitom izboru. Svaka odbačena karta uzima natrag ono što je dala. Ako padne politika, s njom može pasti i ograničenje. Odbačeni guverner izlazi iz igre.

rules-end =
    Partija ima sedam rundi. I u posljednjoj onaj tko pasira smije zadržati samo onoliko karata koliko dopušta politika; zatim se zbraja slava.

rules-scoring =
    Nakon sedme runde zbraja se:

    – svaki grad: 1, a { city-potosi } i { city-edo } 2;
    – svaka veza čija su oba kraja tvoja: 1;
    – svaka ljestvica: polje pokazivača ili najbliže niže od polja 2, 4, 7, 10 i svih sljedećih;
    – slava na kartama;
    – prazno mjesto za guvernera: 3;
    – svako sveučilište: 3;
    – svaka tri žetona stanovništva koja su ostala u luci: 1;
    – svaka odložena karta ropstva: −1.

    Primjer: pet gradova po 1 i jedan za 2 daju 7, tri veze 3. Pokazivači stoje na 8, 11, 5 i 3: 7 + 11 + 4 + 2 = 24. Karte donose 4, sveučilište 3, sedam žetona u luci 2, odložena karta ropstva −1; na mjestu za guvernera leži guverner. Ukupno 42.

    Tko ima jednako slave, dijeli pobjedu.

rules-rulings =
    – Radnja od koje se ništa ne može izvesti ne može se započeti; kod „i” dovoljna je jedna polovica.
    – { building-docks }: ako tvoja plovidba popuni put, regija se otvara, netko dobiva guvernera, a zatim ondje smiješ zauzeti grad.
    – Tko popuni posljednje polje, pri jednakom broju dobiva guvernera: njegov je žeton najbliži špilu.
    – Ukidanje ropstva pogađa sve, i onoga tko uzima kartu i onoga tko je pasirao. Ograničenje karata ne provjerava se ponovno.
    – Tko nakon pasiranja dobije guvernera, zadržava kartu bez provjere, ali ne na mjestu za guvernera.
    – Plavi se žetoni smiju potrošiti već u rundi u kojoj su došli, jedan po potezu.
    – Dvije rečenice pravila mogu se čitati na više načina; kod nove partije pod „Pojedinosti pravila” biraš: što plaćanje oslobađa i postoji li mjesto za kartu ropstva i kad je ograničenje pet.

rules-tips =
    – Većina radnji košta dva žetona stanovništva, napad tri: kultura odlučuje koliko možeš, financije jesu li zgrade opet slobodne.
    – Plovi rano onamo gdje kasnije želiš zauzimati: tko popuni posljednje polje, otvara regiju svima.
    – Gledaj koji žetoni leže na sljedećim poljima. Plavi štedi žeton stanovništva.
    – Korak na 2, 4, 7 ili 10 prije gradnje, rasta ili isplate vrijedi više nego korak između.
    – Veze se isplate dvaput: odmah žetonom i na kraju slavom.
    – Prije nego što uzmeš karte ropstva, pogledaj europske gradove: tko ondje ima četiri žetona, na korak je od ukidanja.

rules-history =
    Karte ropstva u ovoj igri predstavljaju zločin. Od šesnaestog do devetnaestog stoljeća europski su trgovci silom ukrcali na brodove za Ameriku više od dvanaest milijuna ljudi iz Afrike. Gotovo dva milijuna umrlo je na moru, mnogo više još prije puta, na plantažama i u rudnicima. Oni koji su preživjeli, i njihova djeca, bili su tuđe vlasništvo. Velik dio bogatstva tadašnjih luka i carstava potječe od njihova rada.

    Porobljeni su se opirali od samog početka i na Haitiju su se do 1804. oslobodili sami. Danska je zabranila trgovinu robljem od 1803., Velika Britanija i Sjedinjene Države od 1807. i 1808. Ropstvo kao takvo okončano je kasnije: u britanskim kolonijama 1834., u Sjedinjenim Državama 1865., na Kubi 1886., u Brazilu 1888.

    Igra ne skriva da su se oni koji su u tome sudjelovali obogatili, i na kraju im ispostavlja račun: kad se ropstvo ukine, njegove karte donose samo sramotu. Nitko ih ne mora uzimati, a pobijediti se može i bez njih.

figure-parts = Žeton stanovništva, smeđi i plavi trgovački žeton, zgrada, karta, guverner i kruna.
figure-buildings = Broj je razina. Okrugli su znakovi radnje, četvrtasti pomiču ljestvicu, a udubina je za žeton koji aktivira zgradu.
figure-actions = Pet radnji.
figure-track = Trgovački put: prva su polja zauzeta, sljedeći žeton stanovništva uzima žeton do njih.
figure-link = Veza čija oba kraja pripadaju plavome: žeton na njoj je njegov.
figure-attack = Napad: crveni žeton zamjenjuje plavi.
figure-cards = Tri karte: u kutu vrijednost, to jest koliko žetona karta traži, ili guvernerov pečat; ispod ono što karta daje.
figure-slavery = Karta ropstva; posljednja europska karta, čiji slomljeni okovi ukidaju ropstvo; i odložena karta ropstva.
figure-tokens = Smeđi žetoni pomiču svoju ljestvicu, plavi se zadržavaju.
figure-tracks = Četiri ljestvice i čemu koja služi.
figure-occupied = Slobodan grad, i isti kad ga zauzme plavi: žeton s njega sada je njegov.
figure-opened = Put je pun, pa je regija otvorena. Najviše žetona na njemu ima crveni i dobiva guvernera.
figure-resting = Na desnoj još leži žeton: dok se on ne vrati, ne može se aktivirati.
