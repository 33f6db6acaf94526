# Endeavor.
# Pravila našim rečima: `rules-<odeljak>` za svaki odeljak iz game.toml; prazan red razdvaja pasuse, „– ” počinje stavku spiska.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Vodiš carstvo u doba jedrenjaka. Kod kuće podižeš zgrade; preko mora tvoji ljudi plove trgovačkim putevima, zauzimaju gradove i otvaraju regione. Ono što stekneš obogaćuje sledeću rundu: bolje zgrade, više ljudi, više novca, više mesta za karte.

    Posle sedam rundi sve se pretvara u slavu. Pobeđuje ko je ima najviše.

rules-parts =
    Mapa prikazuje sedam regiona: Evropu i šest prekomorskih, koji su na početku zatvoreni. Sve leži otkriveno, ništa se ne krije.

    – Žetoni stanovništva su tvoji ljudi. Čekaju u luci i leže na zgradama, trgovačkim putevima i u gradovima.
    – Trgovački žetoni leže na mapi: smeđi pomeraju skalu, plave zadržavaš za radnju.
    – Zgrade leže u zalihi na pet nivoa; tvoje stoje na tvojoj tabli.
    – Karte leže u špilovima, po jedan u svakom regionu i u Evropi još jedan. Na prekomorskim je na vrhu guverner.
    – Kruna kaže ko počinje.

rules-setup =
    Svi trgovački žetoni se mešaju i otkriveni raspoređuju: po jedan na svaki grad, vezu i polje trgovačkih puteva. Svako počinje s kolonijalnom kućom, praznom lukom i četiri pokazivača na 0. Zaliha žetona stanovništva nikad se ne troši do kraja. Ko prvi ima krunu, odlučuje slučaj.

rules-round =
    Svaka runda ima četiri faze. Svaku počinje onaj ko ima krunu, a ostali slede u smeru kazaljke na satu. Zatim se kruna pomera za jedno mesto ulevo.

    – Gradnja: svako podiže jednu zgradu.
    – Rast: iz zalihe u luku stižu novi žetoni stanovništva, tvoji ljudi.
    – Isplata: neki žetoni se sa zgrada vraćaju u luku, da bi te zgrade opet mogle da se aktiviraju.
    – Radnje: jedna radnja po potezu, iznova i iznova, dok svi ne pasiraju.

    U prvoj rundi na zgradama još nema žetona, pa niko ništa ne isplaćuje.

rules-build =
    Svako počinje s kolonijalnom kućom. U svakoj rundi moraš da podigneš jednu zgradu najviše svog nivoa; istu smeš da imaš više puta, a nivoa 5 samo jednu. Ako do tvog nivoa nije ostalo ništa, uzimaš zgradu najnižeg nivoa koji još postoji.

    – { building-colonial-house }: zauzimanje.
    – Nivo 1: { building-market } (karta), { building-shipyard } (plovidba, kultura +1), { building-workshop } (industrija +2).
    – Nivo 2: { building-bank } (finansije +2), { building-barracks } (napad), { building-guild-hall } (plovidba ili karta).
    – Nivo 3: { building-docks } (zauzimanje i plovidba), { building-fortress } (zauzimanje ili napad, politika +1), { building-theatre } (kultura +2).
    – Nivo 4: { building-cartographer } (dve plovidbe), { building-trade-office } (dve karte), { building-university } (3 poena slave).
    – Nivo 5: { building-exchange } (finansije +2), { building-museum } (kultura +2), { building-parliament } (politika +2), svaka s plaćanjem.

    Gde stoji „ili”, biraš jednu radnju. Gde stoji „i”, smeš da izvedeš jednu ili obe, bilo kojim redom, ali obe u istom regionu; dve karte se uzimaju iz istog špila.

rules-growth =
    Svako iz zalihe u luku dobija onoliko žetona stanovništva koliko kaže kultura, od 2 do 6. Žetoni iz prethodne runde ostaju tamo; u luci ima mesta za sve.

rules-salary =
    Svako sa zgrada u luku vraća onoliko žetona koliko kažu finansije, od 1 do 5. Ako ih tamo leži više, biraš koje. Zgrada na kojoj žeton ostane u toj rundi ne može da se aktivira, osim ako je plaćanje oslobodi.

rules-actions =
    Radnju počinješ tako što premestiš žeton stanovništva iz luke na svoju zgradu na kojoj nema nijednog. Plavi trgovački žeton čini isto i ne košta žeton stanovništva.

    – Plovidba: još jedan žeton stavljaš na sledeće slobodno polje trgovačkog puta bilo kog regiona, otvorenog ili zatvorenog, i uzimaš trgovački žeton koji je tamo. Ako je put pun, stavljaš ga pored i ne dobijaš ništa.
    – Zauzimanje: još jedan žeton stavljaš u slobodan grad otvorenog regiona u kom imaš prisustvo i uzimaš trgovački žeton koji je tamo.
    – Napad: još dva žetona. Jedan se vraća u zalihu, drugi zamenjuje protivnički u gradu otvorenog regiona u kom imaš prisustvo.
    – Karta: uzimaš gornju kartu špila u otvorenom regionu. U regionu moraš imati bar onoliko žetona stanovništva kolika je vrednost karte.
    – Plaćanje: žeton s druge tvoje zgrade vraća se u luku.

rules-ship =
    Možeš da ploviš u bilo koji prekomorski region, već od prve runde. Polja se popunjavaju redom; ko popuni poslednje, otvara region. Žeton na putu tu ostaje: daje ti prisustvo i računa se kad uzimaš karte.

rules-opening =
    Prisustvo u regionu daje ti svaki žeton u njegovim gradovima, na njegovom trgovačkom putu ili pored njega. U Evropi su uvek prisutni svi, ali se za karte računaju samo žetoni u njenim gradovima.

    Evropa je otvorena od početka. Ostali regioni se otvaraju kad se popuni poslednje polje trgovačkog puta. Tada guvernera dobija onaj ko na putu ima najviše žetona. Ako je nerešeno, odlučuje čiji je žeton najbliži špilu.

rules-occupy =
    Smeđi žeton koji uzmeš odmah pomera svoju skalu, plavi zadržavaš. Ako grad dovršava tvoje veze, prvo uzimaš žeton grada, a zatim žetone veza. Žeton stanovništva ostaje u gradu dok ga neko ne napadne.

rules-links =
    Većina gradova je povezana s drugima, mnogi preko mora. Ko zauzme oba povezana grada, kontroliše vezu. Ko to učini prvi, dobija trgovački žeton koji na njoj leži. Na kraju veza donosi 1 poen slave onome ko je kontroliše.

rules-attack =
    Napad koji počne zgradom uzima iz luke ukupno tri žetona, i svi moraju da budu tamo. Za grad ne dobijaš žeton, jer je davno uzet; ali napad može da dovrši veze i uzme njihove žetone. Poraženi gubi grad i njegove veze.

rules-payment =
    Tako zgrada u istoj rundi može da se aktivira dvaput. Smeš da oslobodiš bilo koju svoju zgradu osim one koja se upravo aktivira; plavi žeton oslobađa bilo koju. Koliko žetona plaćanje vraća, biraš kod nove partije pod „Pojedinosti pravila”: jedan, ili onoliko koliko kažu finansije.

rules-draw =
    Uzima se gornja karta i nijedna druga; njena vrednost se gleda pri uzimanju, za drugu kartu iznova. Iz zatvorenog regiona ili praznog špila ne može da se uzima. Oba evropska špila traže žetone u evropskim gradovima.

    Karte odmah pomeraju tvoje pokazivače, a neke na kraju donose slavu. Dok igraš, smeš da ih imaš koliko hoćeš; ograničenje važi kad pasiraš.

    Karta koja se vraća u špil svrstava se po vrednosti, najniža na vrh. Tako jedinica može opet da sakrije trojku.

rules-abolition =
    U Evropi leži još jedan špil: ropstvo. Njegove karte rano i jeftino pomeraju industriju i finansije. Jedna od njih se ne računa u ograničenje karata.

    Ko s pet žetona u evropskim gradovima uzme poslednju evropsku kartu, ukida ropstvo. Svi odmah okreću sve svoje karte ropstva, gube ono što su dale, i na kraju za svaku 1 poen slave. Špil izlazi iz igre.

    I odbačena karta ropstva se okreće i košta isto.

rules-tokens =
    Na početku na svakom gradu, na svakoj vezi i na svakom polju trgovačkih puteva leži po jedan žeton: ukupno 95, promešanih i otkrivenih.

    – Smeđi žetoni odmah i trajno pomeraju jedan od tvojih pokazivača za jedno polje.
    – Plave žetone zadržavaš. U svom potezu možeš jedan da potrošiš i uradiš ono što pokazuje: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } ili { token-payment }. Početak ne košta žeton stanovništva, košta samo radnja.

    Na kraju plavi žetoni ne vrede ništa.

rules-tracks =
    Znaci na zgradama, kartama i smeđim žetonima odmah pomeraju tvoje pokazivače. Sve četiri skale prelaze na sledeći stepen na poljima 2, 4, 7 i 10.

    – Industrija: najviši nivo zgrade koju smeš da podigneš, od 1 do 5.
    – Kultura: žetoni stanovništva koje dobijaš svake runde, od 2 do 6.
    – Finansije: isplate u svakoj rundi, od 1 do 5.
    – Politika: karte koje smeš da zadržiš kad pasiraš, od 1 do 5.

    Primer: sa industrijom 5 smeš da gradiš do nivoa 3, sa kulturom 2 dobijaš tri žetona.

    Pokazivač se zaustavlja na 15. Ono preko toga se pamti, i kasniji gubitak se prvo odbija od toga.

rules-passing =
    Ko pasira, u toj rundi više ne igra. Sme da zadrži samo onoliko karata koliko dozvoljava politika, i uz njih:

    – jednu kartu ropstva;
    – jednog guvernera na mestu za guvernera. Mesto smeš da ostaviš i prazno; tada se računa kao svaka druga karta.

    Višak odbacuje kartu po kartu, po sopstvenom izboru. Svaka odbačena karta uzima nazad ono što je dala. Ako padne politika, s njom može pasti i ograničenje. Odbačeni guverner izlazi iz igre.

rules-end =
    Partija ima sedam rundi. I u poslednjoj onaj ko pasira sme da zadrži samo onoliko karata koliko dozvoljava politika; zatim se sabira slava.

rules-scoring =
    Posle sedme runde se sabira:

    – svaki grad: 1, a { city-potosi } i { city-edo } 2;
    – svaka veza čija su oba kraja tvoja: 1;
    – svaka skala: polje pokazivača ili najbliže niže od polja 2, 4, 7, 10 i svih sledećih;
    – slava na kartama;
    – prazno mesto za guvernera: 3;
    – svaki univerzitet: 3;
    – svaka tri žetona stanovništva koja su ostala u luci: 1;
    – svaka odložena karta ropstva: −1.

    Primer: pet gradova po 1 i jedan za 2 daju 7, tri veze 3. Pokazivači stoje na 8, 11, 5 i 3: 7 + 11 + 4 + 2 = 24. Karte donose 4, univerzitet 3, sedam žetona u luci 2, odložena karta ropstva −1; na mestu za guvernera leži guverner. Ukupno 42.

    Ko ima jednako slave, deli pobedu.

rules-rulings =
    – Radnja od koje ništa ne može da se izvede ne može da se započne; kod „i” dovoljna je jedna polovina.
    – { building-docks }: ako tvoja plovidba popuni put, region se otvara, neko dobija guvernera, a zatim smeš tamo da zauzmeš grad.
    – Ko popuni poslednje polje, pri jednakom broju dobija guvernera: njegov žeton je najbliži špilu.
    – Ukidanje ropstva pogađa sve, i onoga ko uzima kartu i onoga ko je pasirao. Ograničenje karata se ne proverava ponovo.
    – Ko posle pasiranja dobije guvernera, zadržava kartu bez provere, ali ne na mestu za guvernera.
    – Plavi žetoni smeju da se potroše već u rundi u kojoj su došli, jedan po potezu.
    – Dve rečenice pravila mogu da se čitaju na više načina; kod nove partije pod „Pojedinosti pravila” biraš: šta plaćanje oslobađa i da li mesto za kartu ropstva postoji i kad je ograničenje pet.

rules-tips =
    – Većina radnji košta dva žetona stanovništva, napad tri: kultura odlučuje koliko možeš, finansije da li su zgrade opet slobodne.
    – Plovi rano tamo gde kasnije želiš da zauzimaš: ko popuni poslednje polje, otvara region svima.
    – Gledaj koji žetoni leže na sledećim poljima. Plavi štedi žeton stanovništva.
    – Korak na 2, 4, 7 ili 10 pre gradnje, rasta ili isplate vredi više nego korak između.
    – Veze se isplate dvaput: odmah žetonom i na kraju slavom.
    – Pre nego što uzmeš karte ropstva, pogledaj evropske gradove: ko tamo ima četiri žetona, na korak je od ukidanja.

rules-history =
    Karte ropstva u ovoj igri predstavljaju zločin. Od šesnaestog do devetnaestog veka evropski trgovci su silom ukrcali na brodove za Ameriku više od dvanaest miliona ljudi iz Afrike. Gotovo dva miliona umrlo je na moru, mnogo više još pre puta, na plantažama i u rudnicima. Oni koji su preživeli, i njihova deca, bili su tuđe vlasništvo. Veliki deo bogatstva tadašnjih luka i carstava potiče od njihovog rada.

    Porobljeni su se opirali od samog početka i na Haitiju su se do 1804. oslobodili sami. Danska je zabranila trgovinu robljem od 1803, Velika Britanija i Sjedinjene Države od 1807. i 1808. Ropstvo kao takvo okončano je kasnije: u britanskim kolonijama 1834, u Sjedinjenim Državama 1865, na Kubi 1886, u Brazilu 1888.

    Igra ne skriva da su se oni koji su u tome učestvovali obogatili, i na kraju im ispostavlja račun: kad se ropstvo ukine, njegove karte donose samo sramotu. Niko ne mora da ih uzima, a pobediti se može i bez njih.

figure-parts = Žeton stanovništva, smeđi i plavi trgovački žeton, zgrada, karta, guverner i kruna.
figure-buildings = Broj je nivo. Okrugli znaci su radnje, četvrtasti pomeraju skalu, a udubljenje je za žeton koji aktivira zgradu.
figure-actions = Pet radnji.
figure-track = Trgovački put: prva polja su zauzeta, sledeći žeton stanovništva uzima žeton pored njih.
figure-link = Veza čija oba kraja pripadaju plavom: žeton na njoj je njegov.
figure-attack = Napad: crveni žeton zamenjuje plavi.
figure-cards = Tri karte: u uglu vrednost, to jest koliko žetona karta traži, ili guvernerov pečat; ispod ono što karta daje.
figure-slavery = Karta ropstva; poslednja evropska karta, čiji slomljeni okovi ukidaju ropstvo; i odložena karta ropstva.
figure-tokens = Smeđi žetoni pomeraju svoju skalu, plavi se zadržavaju.
figure-tracks = Četiri skale i čemu koja služi.
figure-occupied = Slobodan grad, i isti kad ga zauzme plavi: žeton sa njega sada je njegov.
figure-opened = Put je pun, pa je region otvoren. Najviše žetona na njemu ima crveni i dobija guvernera.
figure-resting = Na desnoj još leži žeton: dok se on ne vrati, ne može da se aktivira.
