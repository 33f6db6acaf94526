# Ticket to Ride: Europe.
# Pravila našim riječima: `rules-<odjeljak>` za svaki odjeljak iz game.toml; prazan red razdvaja odlomke, „– ” počinje stavku popisa.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Gradi željeznicu po Europi iz 1901. godine i imaj na kraju najviše bodova. Bodove donose

    – zauzete rute: što dulje, to bolje;
    – odredišne karte čija dva grada povežeš (nedovršena ti karta bodove oduzima);
    – kolodvori koji ti nisu trebali;
    – European Express, za najdulji neprekinuti niz vagona.

rules-parts =
    Ploča je karta Europe sa 47 gradova. Spajaju ih rute: nizovi obojenih ili sivih polja. Uz nju ide

    – 45 vagona i tri kolodvora za svakoga, u svojoj boji i sa svojom šarom;
    – 110 karata vagona, kojima se plaća: osam boja i lokomotive;
    – 46 odredišnih karata, na svakoj dva grada koja treba povezati: šest dugih s plavim rubom i 40 običnih.

rules-setup =
    Svatko ima 45 vagona i tri kolodvora i dobiva četiri karte vagona. Još pet karata vagona leži otkriveno uz špil.

    Svatko dobiva i četiri odredišne karte, od toga jednu dugu, i tajno zadržava najmanje dvije. Ostale izlaze iz igre a da ih nitko ne vidi.

    Tko počinje, odlučuje slučaj; igra se u smjeru kazaljke na satu.

rules-turn =
    Učini točno jednu od četiri stvari:

    – uzmi karte vagona: dvije, ili samo jednu otkrivenu lokomotivu;
    – zauzmi rutu: plati njezine karte i stavi na nju svoje vagone;
    – povuci odredišne karte: tri, od kojih zadržavaš najmanje jednu;
    – izgradi kolodvor.

    Potez možeš preskočiti samo ako ništa od toga nije moguće.

rules-draw-cards =
    Boja je osam, po dvanaest karata u svakoj, a lokomotiva 14. Lokomotiva zamjenjuje bilo koju boju.

    U potezu uzimaš dvije karte, jednu za drugom: otkrivenu, ili naslijepo gornju sa špila. Otkrivena se karta odmah zamjenjuje novom. Otkrivena lokomotiva vrijedi kao dvije karte: može se uzeti samo kao prva i tada drugu ne uzimaš. Lokomotiva povučena naslijepo računa se kao jedna karta.

    U ruci možeš imati koliko god želiš karata. Kad se špil potroši, od odbačenih se karata miješa novi.

rules-locomotives =
    Lokomotiva zamjenjuje bilo koju boju svuda gdje se plaća kartama: za rute, tunele i kolodvore. Kod trajekta neke od karata moraju biti lokomotive.

    Otkrivena se može uzeti samo kao prva karta poteza i tada je jedina. To vrijedi i za onu koja se otkrije između tvojih dviju karata. Povučena naslijepo, karta je kao svaka druga, prva ili druga.

    Čim su među pet otkrivenih karata tri lokomotive, svih se pet odbacuje i zamjenjuje novima.

rules-claim-routes =
    Ruta spaja dva susjedna grada. Košta onoliko karata koliko ima polja, sve u njezinoj boji; siva ruta košta karte jedne, bilo koje boje. Lokomotive mogu zamijeniti neke od njih ili sve. Za svako polje treba ti i vagon.

    Ruta se ne mora nadovezivati na tvoje druge. Zauzimaš je cijelu, u jednom potezu samo jednu, i bodove dobivaš odmah:

    – 1 polje: 1 bod
    – 2 polja: 2 boda
    – 3 polja: 4 boda
    – 4 polja: 7 bodova
    – 6 polja: 15 bodova
    – 8 polja: 21 bod

    Primjer: plava ruta s 3 polja košta tri plave karte, ili dvije i lokomotivu, ili jednu i dvije lokomotive, ili tri lokomotive.

rules-double-routes =
    Između nekih gradova idu dva kolosijeka jedan uz drugi. Oba ne smije zauzeti nitko.

    Kad igra dvoje ili troje, drugi je kolosijek zatvoren za sve čim se prvi zauzme. Kad igra četvero ili petero, može ga zauzeti netko drugi.

    Kolosijeci koji samo neko vrijeme idu jedan uz drugi, a vode u različite gradove, nisu dvostruka ruta.

rules-ferries =
    Trajekt je siva ruta preko vode koja na nekim poljima ima lokomotivu. Za svako takvo polje plaćaš lokomotivu, a za ostala karte jedne boje ili još lokomotiva.

    – Primjer: { route-palermo-smyrna } ima šest polja, od toga dva s lokomotivom. Košta dvije lokomotive i četiri karte jedne boje.

    Smiješ platiti i više lokomotiva nego što traži.

rules-tunnels =
    Kod tunela nikad ne znaš unaprijed koliko će koštati. Najprije položiš karte kao za svaku drugu rutu. Zatim se otkrivaju tri karte sa špila. Za svaku u boji tvojih karata i za svaku lokomotivu plaćaš još jednu kartu te boje ili lokomotivu.

    Ako ne možeš ili ne želiš, vraćaš svoje karte u ruku i potez ti završava. Otkrivene se karte u svakom slučaju odbacuju.

    – Primjer: položiš dvije crvene karte. Otkrivaju se crvena, plava i lokomotiva. Doplaćuješ dvije karte, crvene ili lokomotive.
    – Tko položi samo lokomotive, doplaćuje samo za otkrivene lokomotive, i to lokomotivama.
    – Ako je ostalo manje od tri karte, otkrivaju se samo te.
    – U sivom tunelu vrijedi boja koju položiš.

rules-tickets =
    Na odredišnoj su karti dva grada i broj bodova. Ako ih tvoje rute na kraju povezuju, bilo kojim putem, dobivaš bodove. Ako ne, gubiš ih.

    Umjesto svega drugog možeš povući još tri odredišne karte, ili onoliko koliko ih je ostalo. Najmanje jednu zadržavaš, ostale idu na dno špila. Što jednom zadržiš, ostaje ti do kraja.

    Tvoje odredišne karte nitko ne vidi do kraja, samo koliko ih je.

    Ako je špil prazan, odredišne se karte ne mogu povlačiti. Možeš ih imati koliko god želiš.

rules-stations =
    Pomoću kolodvora možeš za svoje odredišne karte koristiti jednu rutu drugog igrača koja završava u njegovu gradu. Koju, određuje se tek na kraju i za sve je tvoje odredišne karte ista.

    Gradiš ga u bilo kojem gradu koji ga još nema, jedan po potezu i najviše tri u igri. Prvi košta jednu kartu, drugi dvije karte iste boje, treći tri karte iste boje; lokomotive zamjenjuju bilo koju boju.

    Za svaki kolodvor koji ne izgradiš dobivaš na kraju 4 boda.

    Ruta i dalje pripada drugom igraču, koji je koristi kao i prije. Za tvoj European Express ne računa se.

rules-end =
    Kad netko na kraju svojeg poteza ima dva vagona ili manje, svatko, pa i taj igrač, ima još jedan potez. Onda je partija gotova i zbrajaju se bodovi.

    Ako u međuvremenu vagona ponestane još nekome, to ništa ne mijenja. Partija završava i kad cijeli krug svi preskaču potez jer nema karte za povlačenje ni rute koja se može zauzeti.

rules-scoring =
    Bodovi za rute broje se tijekom cijele igre. Njima se dodaju:

    – Svaka odredišna karta donosi ili oduzima svoje bodove. Kolodvori se koriste onako kako je najbolje za tebe.
    – Svaki neizgrađeni kolodvor donosi 4 boda.
    – Najdulji neprekinuti niz vlastitih vagona donosi 10 bodova, European Express. Kroz isti grad može proći više puta, ali se svaki vagon broji samo jednom; posuđene se rute ne broje. Ako je više jednako dugih, bodove dobivaju svi.

    Pobjeđuje tko ima najviše bodova. Ako je neriješeno, odlučuje više dovršenih odredišnih karata, zatim manje izgrađenih kolodvora i na kraju European Express.

    Ako je i to jednako, mjesto se dijeli. Zbroj može biti i manji od nule.

rules-rulings =
    – Prve odredišne karte svi biraju istodobno. Mogu se zadržati bilo koje dvije ili više, s dugom ili bez nje.
    – Kad su špil i hrpa odbačenih karata prazni, mogu se uzimati samo otkrivene karte. Ako postoji samo jedna karta, potez nakon nje završava.
    – Kad leže otkrivene tri lokomotive, a drugih karata nema dovoljno da se to popravi, svih pet ostaje kako jest.
    – Više kolodvora djeluje zajedno: na rutu koju posudi jedan može se nadovezati ruta koju posudi drugi. Istu rutu mogu posuditi dva igrača.
    – Kolodvor ne posuđuje ništa dok u njegovu gradu ne završava nijedna ruta drugog igrača.
    – Vagoni se u tunel stavljaju tek kad je sve plaćeno; tunel od kojega netko odustane ostaje slobodan.
    – U ponečemu se izdanja pravila razlikuju. Kod nove partije pod „Pojedinosti pravila” biraš: što se zamjenjuje kad leže otkrivene tri lokomotive, kad počinje posljednji krug, tko smije preskočiti potez i mora li se druga karta uzeti.

rules-tips =
    – Zadrži odredišne karte čiji putovi idu zajedno: svaki vagon tada služi za više njih.
    – Kratke, sive i jednostruke rute kroz sredinu brzo nestaju. Prvo zauzmi ondje gdje vodi samo jedan put.
    – Šest polja donosi 15 bodova za šest vagona, šest ruta od jednog polja samo šest.
    – Sačuvaj pokoju lokomotivu za trajekte, a za tunel imaj karata u pričuvi.
    – Prati koliko je vagona ostalo drugima: odredišna karta koju ne stigneš dovršiti odnosi svoje bodove.

figure-cards = Karte vagona. Svaka boja ima svoj znak, ovdje i na karti Europe.
figure-pieces = Vagoni i kolodvori pet igrača.
figure-row = Pet karata leži otkriveno, uz njih je špil.
figure-locomotive = Lokomotiva može biti karta bilo koje boje.
figure-route = Dvije rute iz grada { city-berlin }: jedna je slobodna i košta tri zelene karte, na drugoj stoje četiri vagona.
figure-payments = Tri od načina da se plati plava ruta s tri polja.
figure-points = Što ruta donosi.
figure-double = Dvostruka ruta kad igra troje: jedan je kolosijek zauzet pa je drugi zatvoren.
figure-ferry = { route-palermo-smyrna }: na dva od šest polja je lokomotiva.
figure-tunnel = Tunel ima stjenovit rub i portal na svakom kraju.
figure-turned = Položene su dvije crvene karte; tri otkrivene koštaju još dvije.
figure-tickets = Duga odredišna karta koja je još moguća, dovršena, i ona koja se više ne može dovršiti.
figure-station = Crveni kolodvor svojem vlasniku posuđuje jednu od plavih ruta koje ovdje završavaju.
figure-offer = Prve četiri odredišne karte: duga ima plavi rub. Najmanje dvije zadržavaš.
figure-trail = Najdulji neprekinuti niz plavoga: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. Ruta sa strane u njega se ne broji.
