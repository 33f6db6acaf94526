# Endeavor. Disc je žeton populace: v zásobě, v přístavu, na budově, ve městě, na obchodní cestě nebo vedle ní. Jména hráčů ($seat) stojí
# na začátku věty nebo za dvojtečkou. Názvy budov, měst, spojnic, regionů, balíčků, karet a žetonů stojí za dvojtečkou nebo v závorce,
# takže se neskloňují. „Deed“ je jedna z pěti akcí jako název.

### Hra

title = Endeavor
blurb = Stav budovy, posílej lidi za moře, obsazuj města a spravuj vzdálené regiony: sedm kol slávy ve věku plachetnic.
goal = Cíl: mít po sedmi kolech nejvíc slávy, z měst, spojnic, vysokých stupnic a karet.

option-payment = Platby
option-payment-help = Kolik žetonů populace vrátí jedna platba. Pravidla lze číst dvojím způsobem, jejich příklad ukazuje jeden.
option-payment-value =
    { $value ->
        [finance] tolik žetonů, kolik je výplat
       *[other] jeden žeton
    }
option-slavery-place = Volná karta otroctví
option-slavery-place-help = Zda se jedna karta otroctví nepočítá do limitu ani tehdy, když je limit pět.
option-slavery-place-value =
    { $value ->
        [below_five] jen dokud je limit nižší než pět
       *[always] vždy
    }

level-adventurer = Dobrodruh
level-adventurer-help = Zváží všechno, ale myslí jen na toto kolo.
level-settler = Osadník
level-settler-help = Zváží všechno, ale myslí jen na toto a příští kolo.
level-trader = Obchodník
level-trader-help = Zváží všechno, ale dohlédne jen tři kola dopředu.
level-advanced-help = Zváží všechno, ale dohlédne jen dvě až tři kola dopředu.
level-challenger-help = Obsazuje města, napadá i cizí a dokončuje spojnice mezi nimi.
level-varied = Proměnlivý
level-varied-help = Hraje jako mistr, ale z téměř stejně dobrých možností nevolí vždy tutéž.
level-collector = Sběratel
level-collector-help = Karty a guvernéry má raději než města.
level-conqueror = Dobyvatel
level-conqueror-help = Obsazuje a napadá města a dokončuje spojnice mezi nimi.
level-candidates = Poradce
level-candidates-help = Porovná všechny možnosti tak jako mistr.
level-greedy-help = Každou budovu a akci váží podle slávy, ke které ve zbývajících kolech vede.

### Názvy

track-industry = průmysl
track-culture = kultura
track-finance = finance
track-politics = politika

deed-ship = plavba
deed-occupy = obsazení
deed-attack = útok
deed-draw = zásoby
deed-payment = platba

token-industry = průmysl
token-culture = kultura
token-finance = finance
token-politics = politika
token-ship-or-draw = plavba nebo zásoby
token-occupy-or-draw = obsazení nebo zásoby
token-attack = útok
token-payment = platba

region-europe = Evropa
region-africa = Afrika
region-south-america = Jižní Amerika
region-caribbean = Karibik
region-north-america = Severní Amerika
region-india = Indie
region-far-east = Dálný východ

deck-europe = Evropa
deck-slavery = Otroctví
deck-africa = Afrika
deck-south-america = Jižní Amerika
deck-caribbean = Karibik
deck-north-america = Severní Amerika
deck-india = Indie
deck-far-east = Dálný východ

building-colonial-house = Koloniální kancelář
building-market = Tržiště
building-shipyard = Loděnice
building-workshop = Dílna
building-bank = Banka
building-barracks = Kasárna
building-guild-hall = Radnice
building-docks = Doky
building-fortress = Pevnost
building-theatre = Divadlo
building-cartographer = Kartograf
building-trade-office = Obchodní kancelář
building-university = Univerzita
building-exchange = Burza
building-museum = Muzeum
building-parliament = Parlament

city-london = Londýn
city-copenhagen = Kodaň
city-lisbon = Lisabon
city-seville = Sevilla
city-paris = Paříž
city-venice = Benátky
city-constantinople = Cařihrad
city-algiers = Alžír
city-tripoli = Tripolis
city-alexandria = Alexandrie
city-elmina = Elmina
city-zanzibar = Zanzibar
city-potosi = Potosí
city-salvador = Salvador
city-buenos-aires = Buenos Aires
city-havana = Havana
city-bridgetown = Bridgetown
city-port-royal = Port Royal
city-new-orleans = New Orleans
city-quebec = Québec
city-boston = Boston
city-bombay = Bombaj
city-tranquebar = Tranquebar
city-calcutta = Kalkata
city-malacca = Malakka
city-batavia = Batávie
city-canton = Kanton
city-edo = Edo
city-manila = Manila

link-paris-venice = { city-paris } – { city-venice }
link-venice-constantinople = { city-venice } – { city-constantinople }
link-constantinople-alexandria = { city-constantinople } – { city-alexandria }
link-tripoli-alexandria = { city-tripoli } – { city-alexandria }
link-elmina-zanzibar = { city-elmina } – { city-zanzibar }
link-havana-port-royal = { city-havana } – { city-port-royal }
link-quebec-boston = { city-quebec } – { city-boston }
link-bombay-tranquebar = { city-bombay } – { city-tranquebar }
link-canton-manila = { city-canton } – { city-manila }
link-algiers-elmina = { city-algiers } – { city-elmina }
link-alexandria-zanzibar = { city-alexandria } – { city-zanzibar }
link-lisbon-salvador = { city-lisbon } – { city-salvador }
link-seville-buenos-aires = { city-seville } – { city-buenos-aires }
link-seville-havana = { city-seville } – { city-havana }
link-lisbon-port-royal = { city-lisbon } – { city-port-royal }
link-algiers-new-orleans = { city-algiers } – { city-new-orleans }
link-paris-quebec = { city-paris } – { city-quebec }
link-london-boston = { city-london } – { city-boston }
link-london-bombay = { city-london } – { city-bombay }
link-copenhagen-tranquebar = { city-copenhagen } – { city-tranquebar }
link-copenhagen-malacca = { city-copenhagen } – { city-malacca }
link-constantinople-batavia = { city-constantinople } – { city-batavia }
link-calcutta-malacca = { city-calcutta } – { city-malacca }
link-calcutta-batavia = { city-calcutta } – { city-batavia }
link-havana-new-orleans = { city-havana } – { city-new-orleans }
link-bridgetown-salvador = { city-bridgetown } – { city-salvador }

card-europe-0 = { deck-europe } 0
card-europe-1 = { deck-europe } 1
card-europe-2 = { deck-europe } 2
card-europe-3 = { deck-europe } 3
card-europe-4 = { deck-europe } 4
card-europe-5 = { deck-europe } 5, zrušení otroctví
card-slavery-0 = { deck-slavery } 0
card-slavery-1 = { deck-slavery } 1
card-slavery-2 = { deck-slavery } 2
card-slavery-3 = { deck-slavery } 3
card-slavery-4 = { deck-slavery } 4
card-slavery-5 = { deck-slavery } 5
card-africa-governor = Guvernér Afriky
card-africa-1 = { deck-africa } 1
card-africa-2 = { deck-africa } 2
card-africa-3 = { deck-africa } 3
card-africa-4 = { deck-africa } 4
card-africa-5 = { deck-africa } 5
card-south-america-governor = Guvernér Jižní Ameriky
card-south-america-1 = { deck-south-america } 1
card-south-america-2 = { deck-south-america } 2
card-south-america-3 = { deck-south-america } 3
card-south-america-4 = { deck-south-america } 4
card-south-america-5 = { deck-south-america } 5
card-caribbean-governor = Guvernér Karibiku
card-caribbean-1 = { deck-caribbean } 1
card-caribbean-2 = { deck-caribbean } 2
card-caribbean-3 = { deck-caribbean } 3
card-caribbean-4 = { deck-caribbean } 4
card-caribbean-5 = { deck-caribbean } 5
card-north-america-governor = Guvernér Severní Ameriky
card-north-america-1 = { deck-north-america } 1
card-north-america-2 = { deck-north-america } 2
card-north-america-3 = { deck-north-america } 3
card-north-america-4 = { deck-north-america } 4
card-north-america-5 = { deck-north-america } 5
card-india-governor = Guvernér Indie
card-india-1 = { deck-india } 1
card-india-2 = { deck-india } 2
card-india-3 = { deck-india } 3
card-india-4 = { deck-india } 4
card-india-5 = { deck-india } 5
card-far-east-governor = Guvernér Dálného východu
card-far-east-1 = { deck-far-east } 1
card-far-east-2 = { deck-far-east } 2
card-far-east-3 = { deck-far-east } 3
card-far-east-4 = { deck-far-east } 4
card-far-east-5 = { deck-far-east } 5

### Akce

action-build = Postavit: { $building }
action-build-short = { $building }
action-activate = Aktivovat: { $building }
action-activate-short = { $building }
action-spend = Použít modrý žeton: { $token }
action-spend-short = { $token }
action-pass = Pasovat: v tomto kole už žádná akce
action-pass-short = Pasovat
action-ship = Plavba: { $region }
action-ship-short = Plavba: { $region }
action-occupy = Obsazení: { $city }
action-occupy-short = Obsazení: { $city }
action-attack = Útok: { $city }
action-attack-short = Útok: { $city }
action-draw = Zásoby, vzít kartu: { $deck }
action-draw-short = Zásoby: { $deck }
action-free = Vrátit žeton do přístavu: { $building }
action-free-short = { $building }
action-done = Vynechat druhou akci
action-done-short = Vynechat
action-governor = Položit na místo pro guvernéra: { $card }
action-governor-short = Položit na místo
action-no-governor = Nechat místo pro guvernéra prázdné
action-no-governor-short = Nechat prázdné
action-discard = Odhodit: { $card }
action-discard-short = Odhodit

### Výzvy

prompt-build = Postav budovu, nejvýše úrovně { $level }
prompt-salary = Výplata: které žetony se vrátí z budov? Zbývá vybrat: { $left }
prompt-turn = Aktivuj budovu, použij modrý žeton, nebo pasuj
prompt-act =
    { $half ->
        [2] Chceš-li, druhá akce: { $deed_list }
       *[other] Proveď akci: { $deed_list }
    }
prompt-governor = Který guvernér bude ležet na svém místě mimo limit? Prázdné místo přinese na konci slávu
prompt-discard = Tvůj limit karet je { $limit }. Vyber, co odhodíš. Karet navíc: { $over }
prompt-wait = { $seat } je na tahu
prompt-over = Partie skončila

### Události

event-began-round = Začíná { $number }. kolo. Koruna: { $seat }.
event-built = { $seat } staví: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } dostává { $discs } žeton populace.
        [few] { $seat } dostává { $discs } žetony populace.
       *[other] { $seat } dostává { $discs } žetonů populace.
    }
event-paid = { $seat } vyplácí žeton: { $building }.
event-paid-all = { $seat } vyplácí mzdy: { $building_list }.
event-activated = { $seat } aktivuje budovu: { $building }.
event-spent = { $seat } používá modrý žeton: { $token }.
event-shipped = { $seat } pluje: { $region }, místo { $space }. Žeton: { $token }.
event-beside = { $seat } pluje, ale obchodní cesta je plná a žeton leží vedle ní: { $region }.
event-opened = Otevírá se region: { $region }.
event-governs = { $seat } získává guvernéra: { $card }.
event-occupied = { $seat } obsazuje město: { $city }. Žeton: { $token }.
event-attacked = { $seat } útočí na město: { $city }. O město přichází: { $loser_seat }.
event-linked = { $seat } získává kontrolu nad spojnicí: { $link }. Žeton: { $token }.
event-linked-hidden = { $seat } získává kontrolu nad spojnicí: { $link }.
event-drew = { $seat } bere kartu: { $card }.
event-abolished = { $seat } ruší otroctví. Karty otroctví opouštějí hru.
event-laid-aside = { $seat } otáčí kartu otroctví: { $card }.
event-freed = { $seat } platí a vrací žeton do přístavu: { $building }.
event-ended = { $seat } vynechává druhou akci.
event-passed = { $seat } pasuje.
event-placed-governor = { $seat } pokládá guvernéra na jeho místo: { $card }.
event-left-empty = { $seat } nechává místo pro guvernéra prázdné.
event-discarded = { $seat } odhazuje: { $card }.
event-finished = Sedmé kolo skončilo a všechna sláva je sečtena.

result-last-round = Odehrálo se sedm kol a všechna sláva je sečtena.
result-score = sláva { $score }
result-score-from = Odkud je sláva

source-cities = Města
source-links = Spojnice
source-industry = Průmysl
source-culture = Kultura
source-finance = Finance
source-politics = Politika
source-cards = Karty
source-governor-space = Prázdné místo pro guvernéra
source-buildings = Univerzity
source-harbour = Žetony populace v přístavu
source-slavery = Odložené karty otroctví
typical-buildings = Budovy
typical-cities = { source-cities }
typical-links = { source-links }
progress = Sláva v čase

### Odmítnutí

reason-level-too-high = To je budova úrovně { $level }. Tvůj průmysl dovoluje stavět nejvýše úroveň { $allowed }.
reason-sold-out = Tato budova už v nabídce není.
reason-one-of-level-five = Jednu budovu úrovně 5 už máš a dvě mít nikdo nesmí.
reason-lower-level-first = Do tvé úrovně nic nezbylo, takže bereš budovu nejnižší úrovně, která ještě je: { $level }.
reason-no-such-building = Takovou budovu nemáš.
reason-no-activation-space = Tato budova působí sama a aktivovat se nedá.
reason-all-manned = Tady už žeton leží. Vrátí ho výplata nebo platba.
reason-no-disc =
    { $needed ->
        [one] Na to potřebuješ v přístavu { $needed } žeton populace. Máš: { $have }.
        [few] Na to potřebuješ v přístavu { $needed } žetony populace. Máš: { $have }.
       *[other] Na to potřebuješ v přístavu { $needed } žetonů populace. Máš: { $have }.
    }
reason-no-token = Takový žeton nemáš.
reason-nothing-to-do = Nic z toho, co to dovoluje, teď provést nejde.
reason-not-this-action = To, co máš rozehrané, tuto akci nedovoluje.
reason-other-region = Obě akce se provádějí ve stejném regionu: { $region }.
reason-other-deck = Obě karty se berou ze stejného balíčku: { $deck }.
reason-must-act = Akce je zahájená: nejdřív ji proveď.
reason-region-closed = Tento region je ještě uzavřený: { $region }. Otevře se, až bude jeho obchodní cesta plná.
reason-no-presence = V tomto regionu ještě nemáš žádný žeton populace: { $region }.
reason-city-taken = Toto město je obsazené: { $seat }.
reason-city-free = Toto město je volné a útočit lze jen na cizí města.
reason-own-city = Toto město je tvoje.
reason-deck-empty = V tomto balíčku už žádná karta není.
reason-too-little-presence =
    { $needed ->
        [one] Na tuto kartu potřebuješ v jejím regionu { $needed } žeton populace. Máš: { $have }.
        [few] Na tuto kartu potřebuješ v jejím regionu { $needed } žetony populace. Máš: { $have }.
       *[other] Na tuto kartu potřebuješ v jejím regionu { $needed } žetonů populace. Máš: { $have }.
    }
reason-deck-gone = Otroctví je zrušené a jeho karty opustily hru.
reason-no-disc-there = Na takové budově žádný tvůj žeton neleží.
reason-activated-itself = Platba nemůže vrátit žeton, kterým byla sama aktivována.
reason-more-to-free =
    { $left ->
        [one] Tato platba vrátí ještě { $left } žeton: nejdřív ho vyber.
        [few] Tato platba vrátí ještě { $left } žetony: nejdřív je vyber.
       *[other] Tato platba vrátí ještě { $left } žetonů: nejdřív je vyber.
    }
reason-not-held = Tuto kartu nemáš.
reason-does-not-count = Tato karta se do limitu nepočítá, takže ji odhodit nelze.

### Oddíly pravidel

section-setup = Příprava hry
section-round = Kolo
section-build = Fáze 1: výstavba
section-growth = Fáze 2: růst
section-salary = Fáze 3: výplata
section-actions = Fáze 4: akce
section-ship = Plavba
section-opening = Otevření regionu
section-occupy = Obsazení
section-links = Spojnice
section-attack = Útok
section-payment = Platba
section-draw = Zásoby
section-abolition = Zrušení otroctví
section-tokens = Žetony obchodu
section-tracks = Stupnice rozvoje
section-passing = Pasování a odhazování
section-end = Konec hry
section-scoring = Sláva
section-history = Poznámka o otroctví

### Nápověda (v pořadí, v jakém se ukazuje; prázdný řádek dělí odstavce, řádek začínající „–“ je položka seznamu)

help-page-title = Na této stránce
help-page =
    – Co jde zvolit, je vyznačeno na mapě, na tvé desce a v nabídce budov. Když na to ukážeš, uvidíš, co by se změnilo; kliknutím to provedeš. Na dotykové obrazovce první dotek ukáže a druhý provede.
    – Když něco nejde, stránka řekne proč.
    – Sláva u hráčů je ta, kterou by přinesla partie, kdyby teď skončila.
    – Kroky můžeš brát zpět, dokud nehraje někdo další.
    – Všechno jde i klávesnicí: Tab přejde dál, šipky chodí mezi sousedy, Enter volí, Escape zavírá.

help-keys-title = Klávesy této hry
help-keys =
    – 1 až 9: jedna z možností.
    – P: pasovat.
    – M: na mapu; B: na vlastní desku; O: na desku dalšího hráče.
    – H: budovy; K: karty; R: regiony; S: sláva všech.
    – Šipky: od souseda k sousedovi.

### Terminál

terminal-round = Kolo { $number } z { $rounds }
terminal-glory = Sláva
terminal-harbour = Přístav
terminal-passed = Pasovali
terminal-open = otevřeno
terminal-closed = uzavřeno
terminal-links = Spojnice
terminal-supply = Nabídka budov
terminal-level = úroveň { $level }
terminal-buildings = Budovy
terminal-tracks = Rozvoj
terminal-tokens = Modré žetony
terminal-cards = Karty
terminal-governor = Místo pro guvernéra
terminal-empty = prázdno
terminal-gone = zrušeno
terminal-aside = Otočené
terminal-gives-industry = úroveň budov { $n }
terminal-gives-culture = žetonů za kolo: { $n }
terminal-gives-finance = výplat: { $n }
terminal-gives-politics = limit karet: { $n }
terminal-opens = region se otevře
terminal-sign-glory = sláva
terminal-sign-join = jedna z akcí · jedna nebo obě
terminal-sign-manned = na budově leží žeton populace
terminal-sign-unmanned = bez žetonu: dá se aktivovat
terminal-sign-level = součet na stupnici a co dává
terminal-sign-deck = vrchní karta balíčku a kolik žetonů v regionu vyžaduje
terminal-sign-lane = obchodní cesta: žetony populace a obchodu
terminal-sign-beside = žetony vedle plné obchodní cesty
terminal-sign-presence = přítomnost: všechny žetony v regionu
terminal-sign-nobody = spojnice nikoho a bez žetonu
terminal-sign-crown = koruna: kdo začíná

# The board on the page

board-round = Kolo { $round } z { $rounds }
board-begins = Začíná: { $seat }
board-map = Mapa
board-closer = Blíž
board-farther = Dál
board-whole-map = Celá mapa
board-shipping-track = Obchodní cesta: { $region }
board-mat = Deska
board-desk = Přehledy
board-boards = Mapa a desky hráčů
board-turn = Tah
board-choices = Možnosti
board-desk-players = Hráči
board-desk-buildings = Budovy
board-desk-cards = Karty
board-desk-presence = Přítomnost
board-desk-glory = Sláva
board-mat-of = Deska hráče: { $seat }
board-crown = Má korunu
board-has-passed = pasuje
board-order = Pořadí v kole
board-glory = sláva
board-glory-now = Sláva, jak stojí teď
board-harbour = Přístav
board-harbour-help = V přístavu: { $harbour }. V zásobě: { $supply }.
board-cards-held = Karty
board-slavery-place = Místo pro jednu kartu otroctví mimo limit
board-governor-space = Místo pro guvernéra mimo limit
board-aside = Odložené karty otroctví
board-manned = leží na ní žeton populace
board-nobody = nikdo
board-links = Spojnice
board-held-by = Držitel
board-open = otevřeno
board-closed = uzavřeno
board-city-glory = hodnota ve slávě: { $glory }
board-next-space = na řadě je pole { $space } z { $spaces }
board-presence = Přítomnost
board-needs = Hodnota vrchní karty: { $value }. Tvých žetonů v regionu: { $presence }.
board-deck-gone = Otroctví je zrušeno. Balíček opustil hru.
board-deck-empty = Žádná karta už nezbývá.
board-gone = zrušeno
board-and = a
board-or = nebo
board-level = Úroveň { $level }
board-left-in-supply = zbývá: { $count }
board-region = Balíček
board-top-card = Vrchní karta
board-lacks = chybí: { $lack }
board-presence-help = Velké číslo: žetony populace v regionu. Malé: kolik jich chybí na vrchní kartu, ✓ znamená dost. U uzavřeného regionu je vidět, nakolik je plná jeho obchodní cesta.
board-source = Zdroj
board-total = Celkem
board-track-next = Od { $at }: { $gives }.
board-track-top = Vyšší úroveň není.
board-gives-industry = budovy do úrovně { $n }
board-gives-culture = žetonů populace za kolo: { $n }
board-gives-finance = výplat za kolo: { $n }
board-gives-politics = karet, které si lze nechat: { $n }
board-level-industry = úroveň budov { $before } → { $after }
board-level-culture = žetonů za kolo { $before } → { $after }
board-level-finance = výplat za kolo { $before } → { $after }
board-level-politics = limit karet { $before } → { $after }
board-pass-over = Karet navíc: { $over }. Bude třeba je odhodit.
board-begin-first = Nejdřív zahaj akci, která to dovoluje: { $deed }.
board-change-discs = Přístav { $change }
board-change-link = Spojnice: { $link }
board-change-glory = Sláva, jak stojí teď { $change }
board-did-built = staví: { $building }
board-did-paid = výplata: { $building }
board-did-activated = { $building }
board-did-spent = žeton: { $token }
board-did-passed = pasuje
board-did-shipped = plavba: { $region } { $space }
board-did-beside = vedle cesty: { $region }
board-did-opened = Otevírá se region: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = obsazení: { $city }
board-did-attacked = útok: { $city } ({ $loser_seat })
board-did-linked = spojnice: { $link }
board-did-drew = karta: { $card }
board-did-abolished = Otroctví je zrušeno
board-did-laid-aside = { $seat }, odložená karta: { $card }
board-did-freed = žeton zpět: { $building }
board-did-ended = druhá akce vynechána
board-did-placed-governor = místo pro guvernéra: { $card }
board-did-left-empty = místo pro guvernéra zůstává prázdné
board-did-discarded = odhozena: { $card }
board-abolished-by = { $seat } bere poslední evropskou kartu. Všechny karty otroctví se odkládají: nic už nedávají a každá na konci stojí jednu slávu.
board-end = Odkud se sláva vzala

### Co mluví pro akci (rady)

why-links = Získáš spojnici: { $link }. Sláva: { $points }.
why-governs = Otevře region a přinese ti jeho guvernéra: { $region }.
why-opens = Otevře region: { $region }.
why-level-up = Zvedne stupnici ({ $track }) na úroveň { $level }.
why-enough-for-card = Tvé žetony, které pak stačí na vrchní kartu ({ $deck }): { $count }.
why-breaks-link = { $seat } přichází o spojnici: { $link }.
why-denies-link = { $seat } drží druhý konec spojnice: { $link }.
why-glory = Sláva na konci: { $points }.
why-steps = Kroky na stupnici ({ $track }): { $count }.
why-takes-token = Žeton na akci bez budovy: { $token }.
why-ships = Žeton a přítomnost v regionu: { $region }. Místa, která zbývají do otevření: { $count }.
why-is-present = Tvé žetony v regionu ({ $region }): { $count }.
why-takes-from = { $seat } přichází o město.
why-takes-card = Vrchní karta balíčku: { $deck }.
why-can-link = Může ti přinést spojnici: { $link }.
why-can-govern = Může otevřít region a přinést ti jeho guvernéra: { $region }.
why-can-level-up = Může zvednout stupnici ({ $track }) na úroveň { $level }.
why-adds-action = Další budova, která v každém kole umožní akci.
why-allows = Akce: { $deed }. Žetony, které zbudou v přístavu: { $count }.
why-saves-disc = Žeton nepotřebuje populaci na budově.
why-frees = Budovu i žeton lze použít znovu.
why-ends-round = Žetony, které zůstanou v přístavu: { $count }.
why-ends-action = Druhá akce se nekoná.
why-outside-limit = Karta na tomto místě se do limitu karet nepočítá.
why-empty-space = Sláva na konci za prázdné místo: { $points }.
why-loses = Kroky, o které na stupnicích přijdeš: { $count }.
