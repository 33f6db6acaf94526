# Ticket to Ride: Europe.
# Pravila našim rečima: `rules-<odeljak>` za svaki odeljak iz game.toml; prazan red razdvaja pasuse, „– ” počinje stavku spiska.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Gradi železnicu po Evropi iz 1901. godine i imaj na kraju najviše poena. Poene donose

    – zauzete rute: što duže, to bolje;
    – destinacije čija dva grada povežeš (nedovršena destinacija ti poene oduzima);
    – stanice koje ti nisu trebale;
    – Evropski ekspres, za najduži neprekidni niz vagona.

rules-parts =
    Tabla je mapa Evrope sa 47 gradova. Spajaju ih rute: nizovi obojenih ili sivih polja. Uz nju ide

    – 45 vagona i tri stanice za svakoga, u svojoj boji i sa svojom šarom;
    – 110 karata vagona, kojima se plaća: osam boja i lokomotive;
    – 46 destinacija, na svakoj dva grada koja treba povezati: šest dugačkih sa plavom ivicom i 40 običnih.

rules-setup =
    Svako ima 45 vagona i tri stanice i dobija četiri karte vagona. Još pet karata vagona leži otkriveno pored špila.

    Svako dobija i četiri destinacije, od toga jednu dugačku, i tajno zadržava najmanje dve. Ostale izlaze iz igre a da ih niko ne vidi.

    Ko počinje, odlučuje slučaj; igra se u smeru kazaljke na satu.

rules-turn =
    Uradi tačno jednu od četiri stvari:

    – uzmi karte vagona: dve, ili samo jednu otkrivenu lokomotivu;
    – zauzmi rutu: plati njene karte i stavi na nju svoje vagone;
    – izvuci destinacije: tri, od kojih zadržavaš najmanje jednu;
    – izgradi stanicu.

    Potez možeš da preskočiš samo ako ništa od toga nije moguće.

rules-draw-cards =
    Boja je osam, po dvanaest karata u svakoj, a lokomotiva 14. Lokomotiva zamenjuje bilo koju boju.

    U potezu uzimaš dve karte, jednu za drugom: otkrivenu, ili naslepo gornju iz špila. Otkrivena karta se odmah zamenjuje novom. Otkrivena lokomotiva vredi kao dve karte: može da se uzme samo kao prva i tada drugu ne uzimaš. Lokomotiva izvučena naslepo računa se kao jedna karta.

    U ruci možeš da imaš koliko god hoćeš karata. Kad se špil potroši, od odbačenih karata meša se novi.

rules-locomotives =
    Lokomotiva zamenjuje bilo koju boju svuda gde se plaća kartama: za rute, tunele i stanice. Kod trajekta neke od karata moraju da budu lokomotive.

    Otkrivena može da se uzme samo kao prva karta poteza i tada je jedina. To važi i za onu koja se otkrije između tvoje dve karte. Izvučena naslepo, karta je kao svaka druga, prva ili druga.

    Čim su među pet otkrivenih karata tri lokomotive, svih pet se odbacuje i zamenjuje novima.

rules-claim-routes =
    Ruta spaja dva susedna grada. Košta onoliko karata koliko ima polja, sve u njenoj boji; siva ruta košta karte jedne, bilo koje boje. Lokomotive mogu da zamene neke od njih ili sve. Za svako polje treba ti i vagon.

    Ruta ne mora da se nadovezuje na tvoje druge. Zauzimaš je celu, u jednom potezu samo jednu, i poene dobijaš odmah:

    – 1 polje: 1 poen
    – 2 polja: 2 poena
    – 3 polja: 4 poena
    – 4 polja: 7 poena
    – 6 polja: 15 poena
    – 8 polja: 21 poen

    Primer: plava ruta sa 3 polja košta tri plave karte, ili dve i lokomotivu, ili jednu i dve lokomotive, ili tri lokomotive.

rules-double-routes =
    Između nekih gradova idu dva koloseka jedan pored drugog. Oba ne sme da zauzme niko.

    Kad igra dvoje ili troje, drugi kolosek je zatvoren za sve čim se prvi zauzme. Kad igra četvoro ili petoro, može da ga zauzme neko drugi.

    Koloseci koji samo neko vreme idu jedan pored drugog, a vode u različite gradove, nisu dupla ruta.

rules-ferries =
    Trajekt je siva ruta preko vode koja na nekim poljima ima lokomotivu. Za svako takvo polje plaćaš lokomotivu, a za ostala karte jedne boje ili još lokomotiva.

    – Primer: { route-palermo-smyrna } ima šest polja, od toga dva sa lokomotivom. Košta dve lokomotive i četiri karte jedne boje.

    Smeš da platiš i više lokomotiva nego što traži.

rules-tunnels =
    Kod tunela nikad ne znaš unapred koliko će koštati. Najpre položiš karte kao za svaku drugu rutu. Zatim se otkrivaju tri karte iz špila. Za svaku u boji tvojih karata i za svaku lokomotivu plaćaš još jednu kartu te boje ili lokomotivu.

    Ako ne možeš ili nećeš, vraćaš svoje karte u ruku i potez ti se završava. Otkrivene karte se u svakom slučaju odbacuju.

    – Primer: položiš dve crvene karte. Otkrivaju se crvena, plava i lokomotiva. Doplaćuješ dve karte, crvene ili lokomotive.
    – Ko položi samo lokomotive, doplaćuje samo za otkrivene lokomotive, i to lokomotivama.
    – Ako je ostalo manje od tri karte, otkrivaju se samo te.
    – U sivom tunelu važi boja koju položiš.

rules-tickets =
    Na karti destinacije su dva grada i broj poena. Ako ih tvoje rute na kraju povezuju, bilo kojim putem, dobijaš poene. Ako ne, gubiš ih.

    Umesto svega drugog možeš da izvučeš još tri destinacije, ili onoliko koliko ih je ostalo. Najmanje jednu zadržavaš, ostale idu na dno špila. Što jednom zadržiš, ostaje ti do kraja.

    Tvoje destinacije niko ne vidi do kraja, samo koliko ih je.

    Ako je špil prazan, destinacije ne mogu da se izvlače. Možeš da ih imaš koliko god hoćeš.

rules-stations =
    Pomoću stanice možeš za svoje destinacije da koristiš jednu rutu drugog igrača koja se završava u njenom gradu. Koju, određuje se tek na kraju i za sve tvoje destinacije je ista.

    Gradiš je u bilo kom gradu koji je još nema, jednu po potezu i najviše tri u igri. Prva košta jednu kartu, druga dve karte iste boje, treća tri karte iste boje; lokomotive zamenjuju bilo koju boju.

    Za svaku stanicu koju ne izgradiš dobijaš na kraju 4 poena.

    Ruta i dalje pripada drugom igraču, koji je koristi kao i pre. Za tvoj Evropski ekspres se ne računa.

rules-end =
    Kad neko na kraju svog poteza ima dva vagona ili manje, svako, pa i taj igrač, ima još jedan potez. Onda je partija gotova i sabiraju se poeni.

    Ako u međuvremenu vagona ponestane još nekom, to ništa ne menja. Partija se završava i kad ceo krug svi preskaču potez jer nema karte za izvlačenje ni rute koja može da se zauzme.

rules-scoring =
    Poeni za rute broje se tokom cele igre. Njima se dodaju:

    – Svaka destinacija donosi ili oduzima svoje poene. Stanice se koriste onako kako je najbolje za tebe.
    – Svaka neizgrađena stanica donosi 4 poena.
    – Najduži neprekidni niz sopstvenih vagona donosi 10 poena, Evropski ekspres. Kroz isti grad može da prođe više puta, ali se svaki vagon broji samo jednom; pozajmljene rute se ne broje. Ako je više jednako dugih, poene dobijaju svi.

    Pobeđuje ko ima najviše poena. Ako je nerešeno, odlučuje više završenih destinacija, zatim manje izgrađenih stanica i na kraju Evropski ekspres.

    Ako je i to jednako, mesto se deli. Zbir može da bude i manji od nule.

rules-rulings =
    – Prve destinacije svi biraju istovremeno. Mogu da se zadrže bilo koje dve ili više, sa dugačkom ili bez nje.
    – Kad su špil i gomila odbačenih karata prazni, mogu da se uzimaju samo otkrivene karte. Ako postoji samo jedna karta, potez se posle nje završava.
    – Kad leže otkrivene tri lokomotive, a drugih karata nema dovoljno da se to popravi, svih pet ostaje kako jeste.
    – Više stanica deluje zajedno: na rutu koju pozajmi jedna može da se nadoveže ruta koju pozajmi druga. Istu rutu mogu da pozajme dva igrača.
    – Stanica ne pozajmljuje ništa dok se u njenom gradu ne završava nijedna ruta drugog igrača.
    – Vagoni se u tunel stavljaju tek kad je sve plaćeno; tunel od kog neko odustane ostaje slobodan.
    – U ponečemu se izdanja pravila razlikuju. Kod nove partije pod „Pojedinosti pravila” biraš: šta se zamenjuje kad leže otkrivene tri lokomotive, kad počinje poslednji krug, ko sme da preskoči potez i da li druga karta mora da se uzme.

rules-tips =
    – Zadrži destinacije čiji putevi idu zajedno: svaki vagon tada služi za više njih.
    – Kratke, sive i jednostruke rute kroz sredinu brzo nestaju. Prvo zauzmi tamo gde vodi samo jedan put.
    – Šest polja donosi 15 poena za šest vagona, šest ruta od jednog polja samo šest.
    – Sačuvaj poneku lokomotivu za trajekte, a za tunel imaj karata u rezervi.
    – Prati koliko je vagona ostalo drugima: destinacija koju ne stigneš da završiš odnosi svoje poene.

figure-cards = Karte vagona. Svaka boja ima svoj znak, ovde i na mapi.
figure-pieces = Vagoni i stanice pet igrača.
figure-row = Pet karata leži otkriveno, pored njih je špil.
figure-locomotive = Lokomotiva može da bude karta bilo koje boje.
figure-route = Dve rute iz grada { city-berlin }: jedna je slobodna i košta tri zelene karte, na drugoj stoje četiri vagona.
figure-payments = Tri od načina da se plati plava ruta sa tri polja.
figure-points = Šta ruta donosi.
figure-double = Dupla ruta kad igra troje: jedan kolosek je zauzet, pa je drugi zatvoren.
figure-ferry = { route-palermo-smyrna }: na dva od šest polja je lokomotiva.
figure-tunnel = Tunel ima stenovit rub i portal na svakom kraju.
figure-turned = Položene su dve crvene karte; tri otkrivene koštaju još dve.
figure-tickets = Dugačka destinacija koja je još moguća, završena, i ona koja više ne može da se završi.
figure-station = Crvena stanica svom vlasniku pozajmljuje jednu od plavih ruta koje se ovde završavaju.
figure-offer = Prve četiri destinacije: dugačka ima plavu ivicu. Najmanje dve zadržavaš.
figure-trail = Najduži neprekidni niz plavog: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. Ruta sa strane u njega se ne računa.
