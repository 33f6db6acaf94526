# Ticket to Ride: Europe.
# Pravidla vlastními slovy: `rules-<oddíl>` pro každý oddíl z game.toml; prázdný řádek odděluje odstavce, „– “ začíná položku seznamu.
# `figure-<jméno>` je popisek obrázku (web/rulebook.ts).

rules-goal =
    Stavěj železnice napříč Evropou roku 1901 a měj na konci nejvíc bodů. Body přinášejí

    – zabrané tratě: čím delší, tím lepší;
    – linky, jejichž dvě města propojíš (nedokončená linka body naopak bere);
    – stanice, bez kterých se obejdeš;
    – Evropský expres za nejdelší souvislou trať.

rules-parts =
    Deska je mapa Evropy se 47 městy. Spojují je tratě: řady barevných nebo šedých políček. K tomu patří

    – 45 vagónků a tři stanice pro každého, ve vlastní barvě a s vlastním vzorem;
    – 110 karet vozů, kterými se platí: osm barev a lokomotivy;
    – 46 linek, na každé dvě města ke spojení: šest dlouhých s modrým okrajem a 40 obyčejných.

rules-setup =
    Každý má 45 vagónků a tři stanice a dostane čtyři karty vozů. Dalších pět karet vozů leží odkrytých vedle balíčku.

    Každý také dostane čtyři linky, z toho jednu dlouhou, a tajně si nechá nejméně dvě. Ostatní zmizí ze hry, aniž by je kdo viděl.

    O prvním hráči rozhoduje náhoda; hraje se po směru hodinových ručiček.

rules-turn =
    Udělej právě jednu ze čtyř věcí:

    – vezmi si karty vozů: dvě, nebo jedinou odkrytou lokomotivu;
    – zaber trať: zaplať její karty a polož na ni své vagónky;
    – vezmi si linky: tři, z nichž si nejméně jednu necháš;
    – postav stanici.

    Vynechat tah můžeš, jen když nic z toho nejde.

rules-draw-cards =
    Je osm barev po dvanácti kartách a k tomu 14 lokomotiv. Lokomotiva zastupuje kteroukoli barvu.

    V tahu si vezmeš dvě karty, jednu po druhé: buď odkrytou, nebo naslepo svrchní z balíčku. Odkrytá karta se hned nahradí. Odkrytá lokomotiva platí za dvě karty: lze ji vzít jen jako první a druhou si pak nebereš. Lokomotiva vzatá naslepo je jedna karta jako každá jiná.

    V ruce můžeš mít karet, kolik chceš. Když balíček dojde, zamíchá se nový z odhozených karet.

rules-locomotives =
    Lokomotiva zastupuje kteroukoli barvu všude, kde se platí kartami: za tratě, tunely i stanice. U přívozu musí některé z karet lokomotivami být.

    Odkrytou si lze vzít jen jako první kartu tahu a pak je jediná. Platí to i pro tu, která se odkryje mezi tvými dvěma kartami. Vzatá naslepo je to karta jako každá jiná, první i druhá.

    Jakmile jsou mezi pěti odkrytými kartami tři lokomotivy, všech pět se odhodí a nahradí.

rules-claim-routes =
    Trať spojuje dvě sousední města. Stojí tolik karet, kolik má políček, všechny v její barvě; u šedé tratě všechny v jedné libovolné barvě. Lokomotivy mohou nahradit některé z nich nebo všechny. Potřebuješ také vagónek na každé políčko.

    Trať nemusí navazovat na tvé ostatní. Zabírá se celá, v jednom tahu jen jedna, a body dostaneš hned:

    – 1 políčko: 1 bod
    – 2 políčka: 2 body
    – 3 políčka: 4 body
    – 4 políčka: 7 bodů
    – 6 políček: 15 bodů
    – 8 políček: 21 bodů

    Příklad: modrá trať se 3 políčky stojí tři modré karty, nebo dvě a lokomotivu, nebo jednu a dvě lokomotivy, nebo tři lokomotivy.

rules-double-routes =
    Mezi některými městy vedou dvě koleje vedle sebe. Obě zabrat nesmí nikdo.

    Ve dvou nebo třech hráčích se druhá kolej všem uzavře, jakmile někdo zabere první. Ve čtyřech nebo pěti ji může zabrat někdo jiný.

    Koleje, které vedou vedle sebe jen kousek a míří do různých měst, dvojitou trať netvoří.

rules-ferries =
    Přívoz je šedá trať přes vodu, která má na některých políčkách lokomotivu. Za každé takové políčko zaplatíš lokomotivu, za ostatní karty jedné barvy nebo další lokomotivy.

    – Příklad: { route-palermo-smyrna } má šest políček, dvě z nich s lokomotivou. Stojí dvě lokomotivy a čtyři karty jedné barvy.

    Lokomotiv smíš zaplatit i víc, než kolik žádá.

rules-tunnels =
    U tunelu nikdy předem nevíš, co bude stát. Nejprve vyložíš karty jako na každou jinou trať. Pak se otočí tři karty z balíčku. Za každou v barvě, kterou platíš, a za každou lokomotivu přidáš ještě jednu kartu té barvy nebo lokomotivu.

    Když nemůžeš nebo nechceš, vezmeš si své karty zpět a tvůj tah končí. Otočené karty se odhodí tak jako tak.

    – Příklad: vyložíš dvě červené karty. Otočí se červená, modrá a lokomotiva. Přidáš dvě karty, červené nebo lokomotivy.
    – Kdo vyloží jen lokomotivy, připlácí jen za otočené lokomotivy, a to zase lokomotivami.
    – Když zbývá méně než tři karty, otočí se jen ty.
    – U šedého tunelu platí barva, kterou vyložíš.

rules-tickets =
    Na kartě linky jsou dvě města a počet bodů. Když je tvé tratě na konci spojují, ať už jakoukoli cestou, body získáš. Když ne, přijdeš o ně.

    Místo čehokoli jiného si můžeš vzít tři další linky, nebo tolik, kolik jich zbývá. Nejméně jednu si necháš, ostatní vrátíš dospod balíčku. Linka, kterou si jednou necháš, ti zůstává do konce.

    Tvé linky do konce nikdo nevidí, jen jejich počet.

    Když v balíčku žádné linky nejsou, vzít si je nelze. Mít jich můžeš, kolik chceš.

rules-stations =
    Díky stanici můžeš pro své linky použít jednu trať jiného hráče, která v jejím městě končí. Kterou, to se určí až na konci, a pro všechny tvé linky je stejná.

    Stavět smíš v každém městě, kde ještě žádná stanice není, jednu za tah a nejvýše tři celkem. První stojí jednu kartu, druhá dvě karty jedné barvy, třetí tři karty jedné barvy; lokomotivy zastupují kteroukoli barvu.

    Za každou stanici, kterou nepostavíš, jsou na konci 4 body.

    Trať dál patří druhému hráči a ten ji používá jako dřív. Do tvého Evropského expresu se nepočítá.

rules-end =
    Když má někdo na konci svého tahu dva vagónky nebo méně, mají všichni včetně tohoto hráče ještě jeden tah. Pak partie končí a sčítají se body.

    Když mezitím dojdou vagónky i někomu dalšímu, nic se tím nemění. Partie skončí i tehdy, když celé kolo všichni vynechávají, protože není karta k dobrání ani trať k zabrání.

rules-scoring =
    Body za tratě se počítají během celé hry. K nim se připočte:

    – Každá linka body přidá, nebo vezme. Stanice se použijí tak, jak je to pro tebe nejlepší.
    – Každá nepostavená stanice dává 4 body.
    – Nejdelší souvislá trať z vlastních vagónků vynese 10 bodů za Evropský expres. Jedním městem smí procházet vícekrát, ale každý vagónek počítá jen jednou; vypůjčené tratě se nepočítají. Při shodné délce je dostanou všichni.

    Vyhrává nejvyšší součet. Při shodě rozhoduje víc dokončených linek, pak méně postavených stanic a nakonec Evropský expres.

    Když se shoduje i to, o místo se hráči dělí. Součet může být i záporný.

rules-rulings =
    – První linky si vybírají všichni zároveň. Nechat si lze kterékoli dvě nebo víc, s dlouhou i bez ní.
    – Když je balíček i odhazovací hromádka prázdná, lze brát jen odkryté karty. Když je k mání jen jedna karta, tah po ní končí.
    – Když leží odkryté tři lokomotivy, ale na nápravu není dost jiných karet, pětice zůstane, jak je.
    – Několik stanic se doplňuje: na trať vypůjčenou jednou může navázat trať vypůjčená druhou. Tutéž trať si smějí vypůjčit dva hráči.
    – Stanice nepůjčí nic, dokud v jejím městě nekončí žádná trať jiného hráče.
    – Vagónky se na tunel pokládají, až když je všechno zaplaceno; vzdaný tunel zůstává volný.
    – V několika věcech se vydání pravidel liší. V části „Podrobnosti pravidel“ u nové partie určíš: co se nahradí, když leží odkryté tři lokomotivy, kdy začne poslední kolo, kdo smí vynechat a zda se druhá karta vzít musí.

rules-tips =
    – Nech si linky, jejichž cesty vedou podél sebe: každý vagónek pak slouží několika z nich.
    – Krátké, šedé a jednoduché tratě uprostřed jsou brzy pryč. Zabírej nejdřív tam, kde vede jediná cesta.
    – Šest políček přinese 15 bodů za šest vagónků, šest tratí po jednom políčku jen šest.
    – Na přívozy si nech jednu dvě lokomotivy a do tunelu choď s kartami navíc.
    – Sleduj, kolik vagónků zbývá ostatním: linka, kterou nestihneš, tě stojí své body.

figure-cards = Karty vozů. Každá barva má svou značku, tady i na mapě.
figure-pieces = Vagónky a stanice pěti hráčů.
figure-row = Pět karet leží odkrytých, vedle nich balíček.
figure-locomotive = Lokomotiva může být kartou kterékoli barvy.
figure-route = Dvě tratě z města { city-berlin }: jedna je volná a stojí tři zelené karty, na druhé stojí čtyři vagónky.
figure-payments = Tři ze způsobů, jak zaplatit modrou trať se třemi políčky.
figure-points = Co trať přinese.
figure-double = Dvojitá trať ve třech hráčích: jedna kolej je zabraná, druhá je tím uzavřená.
figure-ferry = { route-palermo-smyrna }: dvě ze šesti políček nesou lokomotivu.
figure-tunnel = Tunel má skalní lem a na obou koncích portál.
figure-turned = Vyloženy byly dvě červené karty; tři otočené stojí ještě dvě navíc.
figure-tickets = Dlouhá linka, která je ještě možná, linka dokončená a linka, kterou už dokončit nejde.
figure-station = Červená stanice půjčí svému majiteli jednu z modrých tratí, které tu končí.
figure-offer = První čtyři linky: dlouhá má modrý okraj. Nejméně dvě si necháš.
figure-trail = Nejdelší souvislá trať modrého: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. Odbočka se do ní nepočítá.
