# Endeavor. Disc je žeton prebivalstva: v zalogi, v pristanišču, na stavbi, v mestu, na plovni poti ali ob njej. Imena igralcev ($seat)
# stojijo na začetku stavka ali za dvopičjem. Imena stavb, mest, povezav, regij, kupov, kart in žetonov stojijo za dvopičjem ali v
# oklepaju, zato se ne sklanjajo. »Deed« je eno od petih dejanj kot ime.

### Igra

title = Endeavor
blurb = Gradi, pošiljaj ljudi čez morje, zasedaj mesta in upravljaj daljne regije: sedem krogov slave v dobi jadrnic.
goal = Cilj: po sedmih krogih imeti največ slave, iz mest, povezav, visokih lestvic in kart.

option-payment = Plačila
option-payment-help = Koliko žetonov prebivalstva vrne eno plačilo. Pravila je mogoče brati na dva načina, njihov primer kaže enega.
option-payment-value =
    { $value ->
        [finance] toliko žetonov, kolikor je plač
       *[other] en žeton
    }
option-slavery-place = Prosta karta suženjstva
option-slavery-place-help = Ali je ena karta suženjstva zunaj omejitve tudi takrat, ko je omejitev pet.
option-slavery-place-value =
    { $value ->
        [below_five] le, dokler je omejitev manjša od pet
       *[always] vedno
    }

level-adventurer = Pustolovec
level-adventurer-help = Pretehta vse, a misli le na ta krog.
level-settler = Naseljenec
level-settler-help = Pretehta vse, a misli le na ta in naslednji krog.
level-trader = Trgovec
level-trader-help = Pretehta vse, a gleda le tri kroge naprej.
level-advanced-help = Pretehta vse, a gleda le dva do tri kroge naprej.
level-challenger-help = Zaseda mesta, napada tudi tuja in dokončuje povezave med njimi.
level-varied = Spremenljivi
level-varied-help = Igra kot mojster, a med skoraj enako dobrimi možnostmi ne izbere vedno iste.
level-collector = Zbiralec
level-collector-help = Karte in guvernerje ima raje kot mesta.
level-conqueror = Osvajalec
level-conqueror-help = Zaseda in napada mesta ter dokončuje povezave med njimi.
level-candidates = Svetovalec
level-candidates-help = Primerja vse možnosti tako kot mojster.
level-greedy-help = Vsako stavbo in dejanje pretehta po slavi, h kateri vodi v preostalih krogih.

### Imena

track-industry = industrija
track-culture = kultura
track-finance = finance
track-politics = politika

deed-ship = plovba
deed-occupy = zasedba
deed-attack = napad
deed-draw = karta
deed-payment = plačilo

token-industry = industrija
token-culture = kultura
token-finance = finance
token-politics = politika
token-ship-or-draw = plovba ali karta
token-occupy-or-draw = zasedba ali karta
token-attack = napad
token-payment = plačilo

region-europe = Evropa
region-africa = Afrika
region-south-america = Južna Amerika
region-caribbean = Karibi
region-north-america = Severna Amerika
region-india = Indija
region-far-east = Daljni vzhod

deck-europe = Evropa
deck-slavery = Suženjstvo
deck-africa = Afrika
deck-south-america = Južna Amerika
deck-caribbean = Karibi
deck-north-america = Severna Amerika
deck-india = Indija
deck-far-east = Daljni vzhod

building-colonial-house = Kolonialna pisarna
building-market = Tržnica
building-shipyard = Ladjedelnica
building-workshop = Delavnica
building-bank = Banka
building-barracks = Vojašnica
building-guild-hall = Cehovska hiša
building-docks = Doki
building-fortress = Trdnjava
building-theatre = Gledališče
building-cartographer = Kartograf
building-trade-office = Trgovska pisarna
building-university = Univerza
building-exchange = Borza
building-museum = Muzej
building-parliament = Parlament

city-london = London
city-copenhagen = København
city-lisbon = Lizbona
city-seville = Sevilla
city-paris = Pariz
city-venice = Benetke
city-constantinople = Carigrad
city-algiers = Alžir
city-tripoli = Tripoli
city-alexandria = Aleksandrija
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
city-tranquebar = Trankebar
city-calcutta = Kalkuta
city-malacca = Malaka
city-batavia = Batavija
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
card-europe-5 = { deck-europe } 5, odprava suženjstva
card-slavery-0 = { deck-slavery } 0
card-slavery-1 = { deck-slavery } 1
card-slavery-2 = { deck-slavery } 2
card-slavery-3 = { deck-slavery } 3
card-slavery-4 = { deck-slavery } 4
card-slavery-5 = { deck-slavery } 5
card-africa-governor = Guverner Afrike
card-africa-1 = { deck-africa } 1
card-africa-2 = { deck-africa } 2
card-africa-3 = { deck-africa } 3
card-africa-4 = { deck-africa } 4
card-africa-5 = { deck-africa } 5
card-south-america-governor = Guverner Južne Amerike
card-south-america-1 = { deck-south-america } 1
card-south-america-2 = { deck-south-america } 2
card-south-america-3 = { deck-south-america } 3
card-south-america-4 = { deck-south-america } 4
card-south-america-5 = { deck-south-america } 5
card-caribbean-governor = Guverner Karibov
card-caribbean-1 = { deck-caribbean } 1
card-caribbean-2 = { deck-caribbean } 2
card-caribbean-3 = { deck-caribbean } 3
card-caribbean-4 = { deck-caribbean } 4
card-caribbean-5 = { deck-caribbean } 5
card-north-america-governor = Guverner Severne Amerike
card-north-america-1 = { deck-north-america } 1
card-north-america-2 = { deck-north-america } 2
card-north-america-3 = { deck-north-america } 3
card-north-america-4 = { deck-north-america } 4
card-north-america-5 = { deck-north-america } 5
card-india-governor = Guverner Indije
card-india-1 = { deck-india } 1
card-india-2 = { deck-india } 2
card-india-3 = { deck-india } 3
card-india-4 = { deck-india } 4
card-india-5 = { deck-india } 5
card-far-east-governor = Guverner Daljnega vzhoda
card-far-east-1 = { deck-far-east } 1
card-far-east-2 = { deck-far-east } 2
card-far-east-3 = { deck-far-east } 3
card-far-east-4 = { deck-far-east } 4
card-far-east-5 = { deck-far-east } 5

### Dejanja

action-build = Zgradi: { $building }
action-build-short = { $building }
action-activate = Aktiviraj: { $building }
action-activate-short = { $building }
action-spend = Porabi modri žeton: { $token }
action-spend-short = { $token }
action-pass = Reci dalje: v tem krogu nič več dejanj
action-pass-short = Reci dalje
action-ship = Plovba: { $region }
action-ship-short = Plovba: { $region }
action-occupy = Zasedba: { $city }
action-occupy-short = Zasedba: { $city }
action-attack = Napad: { $city }
action-attack-short = Napad: { $city }
action-draw = Vzemi karto: { $deck }
action-draw-short = Karta: { $deck }
action-free = Vrni žeton v pristanišče: { $building }
action-free-short = { $building }
action-done = Izpusti drugo dejanje
action-done-short = Izpusti
action-governor = Položi na mesto za guvernerja: { $card }
action-governor-short = Položi na mesto
action-no-governor = Pusti mesto za guvernerja prazno
action-no-governor-short = Pusti prazno
action-discard = Odvrzi: { $card }
action-discard-short = Odvrzi

### Pozivi

prompt-build = Postavi stavbo do stopnje { $level }
prompt-salary = Plače: kateri žetoni se vrnejo s stavb? Še za izbiro: { $left }
prompt-turn = Aktiviraj stavbo, porabi modri žeton ali reci dalje
prompt-act =
    { $half ->
        [2] Če želiš, drugo dejanje: { $deed_list }
       *[other] Izvedi dejanje: { $deed_list }
    }
prompt-governor = Kateri guverner bo ležal na svojem mestu zunaj omejitve? Prazno mesto na koncu prinese slavo
prompt-discard = Tvoja omejitev kart je { $limit }. Izberi, kaj odvržeš. Kart preveč: { $over }
prompt-wait = { $seat } je na potezi
prompt-over = Partija je končana

### Dogodki

event-began-round = Začne se { $number }. krog. Krona: { $seat }.
event-built = { $seat } gradi: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } dobi { $discs } žeton prebivalstva.
        [two] { $seat } dobi { $discs } žetona prebivalstva.
        [few] { $seat } dobi { $discs } žetone prebivalstva.
       *[other] { $seat } dobi { $discs } žetonov prebivalstva.
    }
event-paid = { $seat } izplača plačo: { $building }.
event-paid-all = { $seat } izplača plače: { $building_list }.
event-activated = { $seat } aktivira stavbo: { $building }.
event-spent = { $seat } porabi modri žeton: { $token }.
event-shipped = { $seat } pluje: { $region }, polje { $space }. Žeton: { $token }.
event-beside = { $seat } pluje, a plovna pot je polna in žeton leži ob njej: { $region }.
event-opened = Odpre se regija: { $region }.
event-governs = { $seat } dobi guvernerja: { $card }.
event-occupied = { $seat } zasede mesto: { $city }. Žeton: { $token }.
event-attacked = { $seat } napade mesto: { $city }. Izgubi ga: { $loser_seat }.
event-linked = { $seat } prevzame nadzor nad povezavo: { $link }. Žeton: { $token }.
event-linked-hidden = { $seat } prevzame nadzor nad povezavo: { $link }.
event-drew = { $seat } vzame karto: { $card }.
event-abolished = { $seat } odpravi suženjstvo. Karte suženjstva gredo iz igre.
event-laid-aside = { $seat } obrne karto suženjstva: { $card }.
event-freed = { $seat } plača in vrne žeton v pristanišče: { $building }.
event-ended = { $seat } izpusti drugo dejanje.
event-passed = { $seat } reče dalje.
event-placed-governor = { $seat } položi guvernerja na njegovo mesto: { $card }.
event-left-empty = { $seat } pusti mesto za guvernerja prazno.
event-discarded = { $seat } odvrže: { $card }.
event-finished = Sedmi krog je končan in vsa slava je sešteta.

result-last-round = Odigranih je sedem krogov in vsa slava je sešteta.
result-score = slava { $score }
result-score-from = Od kod je slava

source-cities = Mesta
source-links = Povezave
source-industry = Industrija
source-culture = Kultura
source-finance = Finance
source-politics = Politika
source-cards = Karte
source-governor-space = Prazno mesto za guvernerja
source-buildings = Univerze
source-harbour = Žetoni v pristanišču
source-slavery = Odložene karte suženjstva
typical-buildings = Stavbe
typical-cities = { source-cities }
typical-links = { source-links }
progress = Slava skozi čas

### Zavrnitve

reason-level-too-high = To je stavba stopnje { $level }. Tvoja industrija dovoljuje največ stopnjo { $allowed }.
reason-sold-out = Te stavbe ni več v zalogi.
reason-one-of-level-five = Eno stavbo stopnje 5 že imaš, dveh pa ne sme imeti nihče.
reason-lower-level-first = Do tvoje stopnje ni ostalo nič, zato vzameš stavbo najnižje stopnje, ki je še na voljo: { $level }.
reason-no-such-building = Take stavbe nimaš.
reason-no-activation-space = Ta stavba deluje sama in je ni mogoče aktivirati.
reason-all-manned = Tu že leži žeton. Vrne ga plača ali plačilo.
reason-no-disc =
    { $needed ->
        [one] Za to potrebuješ v pristanišču { $needed } žeton prebivalstva. Imaš: { $have }.
        [two] Za to potrebuješ v pristanišču { $needed } žetona prebivalstva. Imaš: { $have }.
        [few] Za to potrebuješ v pristanišču { $needed } žetone prebivalstva. Imaš: { $have }.
       *[other] Za to potrebuješ v pristanišču { $needed } žetonov prebivalstva. Imaš: { $have }.
    }
reason-no-token = Takega žetona nimaš.
reason-nothing-to-do = Nič od tega, kar to dovoljuje, zdaj ni mogoče.
reason-not-this-action = Začeto dejanje tega ne dovoljuje.
reason-other-region = Obe dejanji se izvedeta v isti regiji: { $region }.
reason-other-deck = Obe karti se vzameta z istega kupa: { $deck }.
reason-must-act = Dejanje je začeto: najprej ga izvedi.
reason-region-closed = Ta regija je še zaprta: { $region }. Odpre se, ko je njena plovna pot polna.
reason-no-presence = V tej regiji še nimaš nobenega žetona prebivalstva: { $region }.
reason-city-taken = To mesto je zasedeno: { $seat }.
reason-city-free = To mesto je prosto, napasti pa je mogoče le tuja mesta.
reason-own-city = To mesto je tvoje.
reason-deck-empty = V tem kupu ni več kart.
reason-too-little-presence =
    { $needed ->
        [one] Za to karto potrebuješ v njeni regiji { $needed } žeton prebivalstva. Imaš: { $have }.
        [two] Za to karto potrebuješ v njeni regiji { $needed } žetona prebivalstva. Imaš: { $have }.
        [few] Za to karto potrebuješ v njeni regiji { $needed } žetone prebivalstva. Imaš: { $have }.
       *[other] Za to karto potrebuješ v njeni regiji { $needed } žetonov prebivalstva. Imaš: { $have }.
    }
reason-deck-gone = Suženjstvo je odpravljeno in njegovih kart ni več v igri.
reason-no-disc-there = Na taki stavbi ni tvojega žetona.
reason-activated-itself = Plačilo ne more vrniti žetona, s katerim je bilo samo sproženo.
reason-more-to-free =
    { $left ->
        [one] To plačilo vrne še { $left } žeton: najprej ga izberi.
        [two] To plačilo vrne še { $left } žetona: najprej ju izberi.
        [few] To plačilo vrne še { $left } žetone: najprej jih izberi.
       *[other] To plačilo vrne še { $left } žetonov: najprej jih izberi.
    }
reason-not-held = Te karte nimaš.
reason-does-not-count = Ta karta ne šteje v omejitev, zato je ni mogoče odvreči.

### Poglavja pravil

section-setup = Priprava
section-round = Krog
section-build = Faza 1: gradnja
section-growth = Faza 2: rast
section-salary = Faza 3: plače
section-actions = Faza 4: dejanja
section-ship = Plovba
section-opening = Odprtje regije
section-occupy = Zasedba
section-links = Povezave
section-attack = Napad
section-payment = Plačilo
section-draw = Jemanje kart
section-abolition = Odprava suženjstva
section-tokens = Trgovski žetoni
section-tracks = Lestvice razvoja
section-passing = Reči dalje in odmetavanje
section-end = Konec igre
section-scoring = Slava
section-history = Opomba o suženjstvu

### Pomoč (v vrstnem redu, v katerem se kaže; prazna vrstica loči odstavke, vrstica, ki se začne z »–«, je točka seznama)

help-page-title = Na tej strani
help-page =
    – Kar je mogoče izbrati, je označeno na zemljevidu, na tvoji plošči in v zalogi stavb. Pokaži z miško in vidiš, kaj bi se spremenilo, s klikom to storiš. Na zaslonu na dotik prvi dotik pokaže, drugi stori.
    – Če kaj ni mogoče, stran pove, zakaj.
    – Slava ob igralcih je tista, ki bi jo prinesla partija, če bi se končala zdaj.
    – Korake lahko razveljaviš, dokler ne igra naslednji igralec.
    – Vse gre tudi s tipkovnico: Tab gre naprej, puščice hodijo med sosedi, Enter izbere, Escape zapre.

help-keys-title = Tipke te igre
help-keys =
    – 1 do 9: ena od možnosti.
    – P: reči dalje.
    – M: na zemljevid; B: na svojo ploščo; O: na ploščo naslednjega igralca.
    – H: stavbe; K: karte; R: regije; S: slava vseh.
    – Puščice: od soseda do soseda.

### Terminal

terminal-round = Krog { $number } od { $rounds }
terminal-glory = Slava
terminal-harbour = Pristanišče
terminal-passed = Dalje
terminal-open = odprto
terminal-closed = zaprto
terminal-links = Povezave
terminal-supply = Zaloga stavb
terminal-level = stopnja { $level }
terminal-buildings = Stavbe
terminal-tracks = Razvoj
terminal-tokens = Modri žetoni
terminal-cards = Karte
terminal-governor = Mesto za guvernerja
terminal-empty = prazno
terminal-gone = odpravljeno
terminal-aside = Obrnjene
terminal-gives-industry = stopnja stavb { $n }
terminal-gives-culture = žetonov na krog: { $n }
terminal-gives-finance = plače: { $n }
terminal-gives-politics = omejitev kart: { $n }
terminal-opens = regija se odpre
terminal-sign-glory = slava
terminal-sign-join = eno od dejanj · eno ali obe
terminal-sign-manned = na stavbi leži žeton prebivalstva
terminal-sign-unmanned = brez žetona: mogoče jo je aktivirati
terminal-sign-level = vsota na lestvici in kaj daje
terminal-sign-deck = vrhnja karta kupa in koliko žetonov v regiji zahteva
terminal-sign-lane = plovna pot: žetoni prebivalstva in trgovski žetoni
terminal-sign-beside = žetoni ob polni plovni poti
terminal-sign-presence = prisotnost: vsi žetoni v regiji
terminal-sign-nobody = povezava nikogar, brez žetona
terminal-sign-crown = krona: kdo začne

# The board on the page

board-round = Krog { $round } od { $rounds }
board-begins = Začne: { $seat }
board-map = Zemljevid
board-closer = Bliže
board-farther = Dlje
board-whole-map = Ves zemljevid
board-shipping-track = Plovna pot: { $region }
board-mat = Plošča
board-desk = Pregledi
board-boards = Zemljevid in plošče
board-turn = Poteza
board-choices = Možnosti
board-desk-players = Igralci
board-desk-buildings = Stavbe
board-desk-cards = Karte
board-desk-presence = Prisotnost
board-desk-glory = Slava
board-mat-of = Plošča igralca: { $seat }
board-crown = Ima krono
board-has-passed = reče dalje
board-order = Vrstni red
board-glory = slava
board-glory-now = Slava v tem trenutku
board-harbour = Pristanišče
board-harbour-help = V pristanišču: { $harbour }. V zalogi: { $supply }.
board-cards-held = Karte
board-slavery-place = Mesto za eno karto suženjstva zunaj omejitve
board-governor-space = Mesto za guvernerja zunaj omejitve
board-aside = Odložene karte suženjstva
board-manned = na njej leži žeton prebivalstva
board-nobody = nihče
board-links = Povezave
board-held-by = Imetnik
board-open = odprto
board-closed = zaprto
board-city-glory = vredno slave: { $glory }
board-next-space = na vrsti je polje { $space } od { $spaces }
board-presence = Prisotnost
board-needs = Vrednost vrhnje karte: { $value }. Tvojih žetonov v regiji: { $presence }.
board-deck-gone = Suženjstvo je odpravljeno. Kupa ni več v igri.
board-deck-empty = Kart ni več.
board-gone = odpravljeno
board-and = in
board-or = ali
board-level = Stopnja { $level }
board-left-in-supply = ostane: { $count }
board-region = Kup
board-top-card = Vrhnja karta
board-lacks = manjka: { $lack }
board-presence-help = Veliko število: žetoni prebivalstva v regiji. Malo: koliko jih manjka za vrhnjo karto, ✓ pomeni dovolj. Pri zaprti regiji je vidno, koliko je polna njena plovna pot.
board-source = Vir
board-total = Skupaj
board-track-next = Od { $at }: { $gives }.
board-track-top = Višje stopnje ni.
board-gives-industry = stavbe do stopnje { $n }
board-gives-culture = žetonov prebivalstva na krog: { $n }
board-gives-finance = plač na krog: { $n }
board-gives-politics = kart, ki jih lahko obdržiš: { $n }
board-level-industry = stopnja stavb { $before } → { $after }
board-level-culture = žetonov na krog { $before } → { $after }
board-level-finance = plač na krog { $before } → { $after }
board-level-politics = omejitev kart { $before } → { $after }
board-pass-over = Kart preveč: { $over }. Treba jih bo odvreči.
board-begin-first = Najprej začni dejanje, ki to dovoli: { $deed }.
board-change-discs = Pristanišče { $change }
board-change-link = Povezava: { $link }
board-change-glory = Slava v tem trenutku { $change }
board-did-built = gradi: { $building }
board-did-paid = plača: { $building }
board-did-activated = { $building }
board-did-spent = žeton: { $token }
board-did-passed = reče dalje
board-did-shipped = plovba: { $region } { $space }
board-did-beside = ob plovni poti: { $region }
board-did-opened = Odpre se regija: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = zasedba: { $city }
board-did-attacked = napad: { $city } ({ $loser_seat })
board-did-linked = povezava: { $link }
board-did-drew = karta: { $card }
board-did-abolished = Suženjstvo je odpravljeno
board-did-laid-aside = { $seat }: { $card } je odložena
board-did-freed = žeton nazaj: { $building }
board-did-ended = drugo dejanje izpuščeno
board-did-placed-governor = mesto za guvernerja: { $card }
board-did-left-empty = mesto za guvernerja ostane prazno
board-did-discarded = odvržena: { $card }
board-abolished-by = { $seat } vzame zadnjo evropsko karto. Vse karte suženjstva se odložijo: ničesar več ne dajo in vsaka na koncu stane eno točko slave.
board-end = Od kod je slava

### Kaj govori za dejanje (namigi)

why-links = Prinese ti povezavo: { $link }. Slava: { $points }.
why-governs = Odpre regijo in ti prinese njenega guvernerja: { $region }.
why-opens = Odpre regijo: { $region }.
why-level-up = Dvigne lestvico ({ $track }) na stopnjo { $level }.
why-enough-for-card = Tvoji žetoni, ki potem zadostujejo za vrhnjo karto ({ $deck }): { $count }.
why-breaks-link = { $seat } izgubi povezavo: { $link }.
why-denies-link = { $seat } drži drugi konec povezave: { $link }.
why-glory = Slava na koncu: { $points }.
why-steps = Koraki na lestvici ({ $track }): { $count }.
why-takes-token = Žeton za dejanje brez stavbe: { $token }.
why-ships = Žeton in prisotnost v regiji: { $region }. Polja do odprtja: { $count }.
why-is-present = Tvoji žetoni v regiji ({ $region }): { $count }.
why-takes-from = { $seat } izgubi mesto.
why-takes-card = Vrhnja karta kupa: { $deck }.
why-can-link = Lahko ti prinese povezavo: { $link }.
why-can-govern = Lahko odpre regijo in ti prinese njenega guvernerja: { $region }.
why-can-level-up = Lahko dvigne lestvico ({ $track }) na stopnjo { $level }.
why-adds-action = Še ena stavba za dejanje v vsakem krogu.
why-allows = Dejanje: { $deed }. Žetoni, ki ostanejo v pristanišču: { $count }.
why-saves-disc = Žeton ne potrebuje prebivalstva na stavbi.
why-frees = Stavbo in žeton je mogoče znova uporabiti.
why-ends-round = Žetoni, ki ostanejo v pristanišču: { $count }.
why-ends-action = Drugo dejanje se ne izvede.
why-outside-limit = Karta na tem mestu ne šteje v omejitev kart.
why-empty-space = Slava na koncu za prazno mesto: { $points }.
why-loses = Koraki, ki jih izgubiš na lestvicah: { $count }.
