# Endeavor. Disc je žeton stanovništva: u zalihi, u luci, na zgradi, u gradu, na trgovačkom putu ili pored njega. Imena igrača ($seat)
# stoje na početku rečenice ili iza dvotačke. Nazivi zgrada, gradova, veza, regiona, špilova, karata i žetona stoje iza dvotačke ili u
# zagradi, pa se ne menjaju po padežima. „Deed” je jedna od pet radnji kao naziv.

### Igra

title = { "Endeavor" }
blurb = Gradi, šalji ljude preko mora, zauzimaj gradove i upravljaj dalekim regionima: sedam rundi slave u doba jedrenjaka.
goal = Cilj: posle sedam rundi imati najviše slave, od gradova, veza, visokih skala i karata.

option-payment = Plaćanja
option-payment-help = Koliko žetona stanovništva vraća jedno plaćanje. Pravila se mogu čitati na dva načina, njihov primer pokazuje jedan.
option-payment-value =
    { $value ->
        [finance] onoliko žetona koliko ima isplata
       *[other] jedan žeton
    }
option-slavery-place = Slobodna karta ropstva
option-slavery-place-help = Da li je jedna karta ropstva van ograničenja i onda kad je ograničenje pet.
option-slavery-place-value =
    { $value ->
        [below_five] samo dok je ograničenje manje od pet
       *[always] uvek
    }

level-adventurer = Avanturista
level-adventurer-help = Odmeri sve, ali misli samo na ovu rundu.
level-settler = Doseljenik
level-settler-help = Odmeri sve, ali misli samo na ovu i sledeću rundu.
level-trader = Trgovac
level-trader-help = Odmeri sve, ali gleda samo tri runde unapred.
level-advanced-help = Odmeri sve, ali gleda samo dve do tri runde unapred.
level-challenger-help = Zauzima gradove, napada i tuđe i dovršava veze među njima.
level-varied = Promenljivi
level-varied-help = Igra kao majstor, ali među skoro jednako dobrim mogućnostima ne bira uvek istu.
level-collector = Sakupljač
level-collector-help = Karte i guvernere voli više nego gradove.
level-conqueror = Osvajač
level-conqueror-help = Zauzima i napada gradove i dovršava veze među njima.
level-candidates = Savetnik
level-candidates-help = Poredi sve mogućnosti onako kako to radi majstor.
level-greedy-help = Svaku zgradu i radnju odmeri po slavi do koje vodi u preostalim rundama.

### Nazivi

track-industry = industrija
track-culture = kultura
track-finance = finansije
track-politics = politika

deed-ship = plovidba
deed-occupy = zauzimanje
deed-attack = napad
deed-draw = karta
deed-payment = plaćanje

token-industry = industrija
token-culture = kultura
token-finance = finansije
token-politics = politika
token-ship-or-draw = plovidba ili karta
token-occupy-or-draw = zauzimanje ili karta
token-attack = napad
token-payment = plaćanje

region-europe = Evropa
region-africa = Afrika
region-south-america = Južna Amerika
region-caribbean = Karibi
region-north-america = Severna Amerika
region-india = Indija
region-far-east = Daleki istok

deck-europe = Evropa
deck-slavery = Ropstvo
deck-africa = Afrika
deck-south-america = Južna Amerika
deck-caribbean = Karibi
deck-north-america = Severna Amerika
deck-india = Indija
deck-far-east = Daleki istok

building-colonial-house = Kolonijalna kuća
building-market = Pijaca
building-shipyard = Brodogradilište
building-workshop = Radionica
building-bank = Banka
building-barracks = Kasarna
building-guild-hall = Esnafski dom
building-docks = Dokovi
building-fortress = Tvrđava
building-theatre = Pozorište
building-cartographer = Kartograf
building-trade-office = Trgovačka kuća
building-university = Univerzitet
building-exchange = Berza
building-museum = Muzej
building-parliament = Parlament

city-london = London
city-copenhagen = Kopenhagen
city-lisbon = Lisabon
city-seville = Sevilja
city-paris = Pariz
city-venice = Venecija
city-constantinople = Carigrad
city-algiers = Alžir
city-tripoli = Tripoli
city-alexandria = Aleksandrija
city-elmina = Elmina
city-zanzibar = Zanzibar
city-potosi = Potosi
city-salvador = Salvador
city-buenos-aires = Buenos Ajres
city-havana = Havana
city-bridgetown = Bridžtaun
city-port-royal = Port Rojal
city-new-orleans = Nju Orleans
city-quebec = Kvebek
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
card-europe-5 = { deck-europe } 5, ukidanje ropstva
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
card-caribbean-governor = Guverner Kariba
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
card-far-east-governor = Guverner Dalekog istoka
card-far-east-1 = { deck-far-east } 1
card-far-east-2 = { deck-far-east } 2
card-far-east-3 = { deck-far-east } 3
card-far-east-4 = { deck-far-east } 4
card-far-east-5 = { deck-far-east } 5

### Radnje

action-build = Podigni: { $building }
action-build-short = { $building }
action-activate = Aktiviraj: { $building }
action-activate-short = { $building }
action-spend = Potroši plavi žeton: { $token }
action-spend-short = { $token }
action-pass = Pasiraj: u ovoj rundi nema više radnji
action-pass-short = Pasiraj
action-ship = Plovi: { $region }
action-ship-short = Plovi: { $region }
action-occupy = Zauzmi: { $city }
action-occupy-short = Zauzmi: { $city }
action-attack = Napadni: { $city }
action-attack-short = Napadni: { $city }
action-draw = Uzmi kartu: { $deck }
action-draw-short = Karta: { $deck }
action-free = Vrati žeton u luku: { $building }
action-free-short = { $building }
action-done = Preskoči drugu radnju
action-done-short = Preskoči
action-governor = Stavi na mesto za guvernera: { $card }
action-governor-short = Stavi na mesto
action-no-governor = Ostavi mesto za guvernera prazno
action-no-governor-short = Ostavi prazno
action-discard = Odbaci: { $card }
action-discard-short = Odbaci

### Pitanja

prompt-build = Podigni zgradu do nivoa { $level }
prompt-salary = Isplata: koji se žetoni vraćaju sa zgrada? Još za izbor: { $left }
prompt-turn = Aktiviraj zgradu, potroši plavi žeton ili pasiraj
prompt-act =
    { $half ->
        [2] Ako želiš, druga radnja: { $deed_list }
       *[other] Izvedi radnju: { $deed_list }
    }
prompt-governor = Koji guverner leži na svom mestu van ograničenja? Prazno mesto na kraju donosi slavu
prompt-discard = Tvoje ograničenje karata je { $limit }. Izaberi šta odbacuješ. Karata previše: { $over }
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

event-began-round = Počinje { $number }. runda. Kruna: { $seat }.
event-built = { $seat } gradi: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } dobija { $discs } žeton stanovništva.
        [few] { $seat } dobija { $discs } žetona stanovništva.
       *[other] { $seat } dobija { $discs } žetona stanovništva.
    }
event-paid = { $seat } isplaćuje platu: { $building }.
event-paid-all = { $seat } isplaćuje plate: { $building_list }.
event-activated = { $seat } aktivira zgradu: { $building }.
event-spent = { $seat } troši plavi žeton: { $token }.
event-shipped = { $seat } plovi: { $region }, polje { $space }. Žeton: { $token }.
event-beside = { $seat } plovi, ali trgovački put je pun i žeton leži pored njega: { $region }.
event-opened = Otvara se region: { $region }.
event-governs = { $seat } dobija guvernera: { $card }.
event-occupied = { $seat } zauzima grad: { $city }. Žeton: { $token }.
event-attacked = { $seat } napada grad: { $city }. Gubi ga: { $loser_seat }.
event-linked = { $seat } stiče kontrolu nad vezom: { $link }. Žeton: { $token }.
event-linked-hidden = { $seat } stiče kontrolu nad vezom: { $link }.
event-drew = { $seat } uzima kartu: { $card }.
event-abolished = { $seat } ukida ropstvo. Karte ropstva izlaze iz igre.
event-laid-aside = { $seat } okreće kartu ropstva: { $card }.
event-freed = { $seat } plaća i vraća žeton u luku: { $building }.
event-ended = { $seat } preskače drugu radnju.
event-passed = { $seat } pasira.
event-placed-governor = { $seat } stavlja guvernera na njegovo mesto: { $card }.
event-left-empty = { $seat } ostavlja mesto za guvernera prazno.
event-discarded = { $seat } odbacuje: { $card }.
event-finished = Sedma runda je završena i sva slava je sabrana.

result-last-round = Odigrano je sedam rundi i sva slava je sabrana.
result-score = slava { $score }
result-score-from = Odakle je slava

source-cities = Gradovi
source-links = Veze
source-industry = Industrija
source-culture = Kultura
source-finance = Finansije
source-politics = Politika
source-cards = Karte
source-governor-space = Prazno mesto za guvernera
source-buildings = Univerziteti
source-harbour = Žetoni u luci
source-slavery = Odložene karte ropstva
typical-buildings = Zgrade
typical-cities = { source-cities }
typical-links = { source-links }
progress = Slava kroz vreme

### Odbijanja

reason-level-too-high = Ovo je zgrada nivoa { $level }. Tvoja industrija dozvoljava najviše nivo { $allowed }.
reason-sold-out = Ove zgrade više nema u zalihi.
reason-one-of-level-five = Jednu zgradu nivoa 5 već imaš, a dve ne sme da ima niko.
reason-lower-level-first = Do tvog nivoa nije ostalo ništa, pa uzimaš zgradu najnižeg nivoa koji još postoji: { $level }.
reason-no-such-building = Takvu zgradu nemaš.
reason-no-activation-space = Ova zgrada deluje sama i ne može da se aktivira.
reason-all-manned = Ovde već leži žeton. Vraća ga isplata ili plaćanje.
reason-no-disc =
    { $needed ->
        [one] Za ovo ti u luci treba { $needed } žeton stanovništva. Imaš: { $have }.
        [few] Za ovo ti u luci trebaju { $needed } žetona stanovništva. Imaš: { $have }.
       *[other] Za ovo ti u luci treba { $needed } žetona stanovništva. Imaš: { $have }.
    }
reason-no-token = Takav žeton nemaš.
reason-nothing-to-do = Ništa od onoga što ovo dozvoljava sada nije moguće.
reason-not-this-action = Započeta radnja to ne dozvoljava.
reason-other-region = Obe radnje se izvode u istom regionu: { $region }.
reason-other-deck = Obe karte se uzimaju iz istog špila: { $deck }.
reason-must-act = Radnja je započeta: prvo je izvedi.
reason-region-closed = Ovaj region je još zatvoren: { $region }. Otvara se kad mu je trgovački put pun.
reason-no-presence = U ovom regionu još nemaš nijedan žeton stanovništva: { $region }.
reason-city-taken = Ovaj grad je zauzet: { $seat }.
reason-city-free = Ovaj grad je slobodan, a napadati se mogu samo tuđi gradovi.
reason-own-city = Ovaj grad je tvoj.
reason-deck-empty = U ovom špilu više nema karata.
reason-too-little-presence =
    { $needed ->
        [one] Za ovu kartu ti u njenom regionu treba { $needed } žeton stanovništva. Imaš: { $have }.
        [few] Za ovu kartu ti u njenom regionu trebaju { $needed } žetona stanovništva. Imaš: { $have }.
       *[other] Za ovu kartu ti u njenom regionu treba { $needed } žetona stanovništva. Imaš: { $have }.
    }
reason-deck-gone = Ropstvo je ukinuto i njegovih karata više nema u igri.
reason-no-disc-there = Na takvoj zgradi nema tvog žetona.
reason-activated-itself = Plaćanje ne može da vrati žeton kojim je samo pokrenuto.
reason-more-to-free =
    { $left ->
        [one] Ovo plaćanje vraća još { $left } žeton: prvo ga izaberi.
        [few] Ovo plaćanje vraća još { $left } žetona: prvo ih izaberi.
       *[other] Ovo plaćanje vraća još { $left } žetona: prvo ih izaberi.
    }
reason-not-held = Ovu kartu nemaš.
reason-does-not-count = Ova karta se ne računa u ograničenje, pa ne može da se odbaci.

### Poglavlja pravila

section-setup = Priprema
section-round = Runda
section-build = Faza 1: gradnja
section-growth = Faza 2: rast
section-salary = Faza 3: isplata
section-actions = Faza 4: radnje
section-ship = Plovidba
section-opening = Otvaranje regiona
section-occupy = Zauzimanje
section-links = Veze
section-attack = Napad
section-payment = Plaćanje
section-draw = Uzimanje karata
section-abolition = Ukidanje ropstva
section-tokens = Trgovački žetoni
section-tracks = Skale razvoja
section-passing = Pasiranje i odbacivanje
section-end = Kraj igre
section-scoring = Slava
section-history = Napomena o ropstvu

### Pomoć (redom kojim se prikazuje; prazan red deli pasuse, red koji počinje sa „–” je stavka spiska)

help-page-title = Na ovoj stranici
help-page =
    – Ono što može da se izabere označeno je na mapi, na tvojoj tabli i u zalihi zgrada. Pokaži mišem i videćeš šta bi se promenilo, klikom to izvodiš. Na ekranu na dodir prvi dodir pokazuje, drugi izvodi.
    – Ako nešto nije moguće, stranica kaže zašto.
    – Slava pored igrača je ona koju bi partija donela da se sada završi.
    – Korake možeš da poništiš dok ne odigra sledeći igrač.
    – Sve može i tastaturom: Tab ide dalje, strelice idu među susedima, Enter bira, Escape zatvara.

help-keys-title = Tasteri ove igre
help-keys =
    – 1 do 9: jedna od mogućnosti.
    – P: pas.
    – M: na mapu; B: na svoju tablu; O: na tablu sledećeg igrača.
    – H: zgrade; K: karte; R: regioni; S: slava svih.
    – Strelice: od suseda do suseda.

### Terminal

terminal-round = Runda { $number } od { $rounds }
terminal-glory = Slava
terminal-harbour = Luka
terminal-passed = Pas
terminal-open = otvoreno
terminal-closed = zatvoreno
terminal-links = Veze
terminal-supply = Zaliha zgrada
terminal-level = nivo { $level }
terminal-buildings = Zgrade
terminal-tracks = Razvoj
terminal-tokens = Plavi žetoni
terminal-cards = Karte
terminal-governor = Mesto za guvernera
terminal-empty = prazno
terminal-gone = ukinuto
terminal-aside = Okrenute
terminal-gives-industry = nivo zgrada { $n }
terminal-gives-culture = žetona po rundi: { $n }
terminal-gives-finance = isplate: { $n }
terminal-gives-politics = ograničenje karata: { $n }
terminal-opens = region se otvara
terminal-sign-glory = slava
terminal-sign-join = jedna od radnji · jedna ili obe
terminal-sign-manned = na zgradi leži žeton stanovništva
terminal-sign-unmanned = bez žetona: može da se aktivira
terminal-sign-level = zbir na skali i šta daje
terminal-sign-deck = gornja karta špila i koliko žetona u regionu traži
terminal-sign-lane = trgovački put: žetoni stanovništva i trgovački žetoni
terminal-sign-beside = žetoni pored punog trgovačkog puta
terminal-sign-presence = prisustvo: svi žetoni u regionu
terminal-sign-nobody = ničija veza, bez žetona
terminal-sign-crown = kruna: ko počinje

# The board on the page

board-round = Runda { $round } od { $rounds }
board-begins = Počinje: { $seat }
board-map = Mapa
board-closer = Bliže
board-farther = Dalje
board-whole-map = Cela mapa
board-shipping-track = Trgovački put: { $region }
board-mat = Tabla
board-desk = Pregledi
board-boards = Mapa i table
board-turn = Potez
board-choices = Mogućnosti
board-desk-players = Igrači
board-desk-buildings = Zgrade
board-desk-cards = Karte
board-desk-presence = Prisustvo
board-desk-glory = Slava
board-mat-of = Tabla igrača: { $seat }
board-crown = Ima krunu
board-has-passed = pasira
board-order = Redosled
board-glory = slava
board-glory-now = Slava u ovom trenutku
board-harbour = Luka
board-harbour-help = U luci: { $harbour }. U zalihi: { $supply }.
board-cards-held = Karte
board-slavery-place = Mesto za jednu kartu ropstva van ograničenja
board-governor-space = Mesto za guvernera van ograničenja
board-aside = Odložene karte ropstva
board-manned = na njoj je žeton stanovništva
board-nobody = niko
board-links = Veze
board-held-by = Drži
board-open = otvoreno
board-closed = zatvoreno
board-city-glory = vredi slave: { $glory }
board-next-space = na redu je polje { $space } od { $spaces }
board-presence = Prisustvo
board-needs = Vrednost gornje karte: { $value }. Tvojih žetona u regionu: { $presence }.
board-deck-gone = Ropstvo je ukinuto. Špila više nema u igri.
board-deck-empty = Nema više karata.
board-gone = ukinuto
board-and = i
board-or = ili
board-level = Nivo { $level }
board-left-in-supply = preostalo: { $count }
board-region = Špil
board-top-card = Gornja karta
board-lacks = nedostaje: { $lack }
board-presence-help = Veliki broj: žetoni stanovništva u regionu. Mali: koliko ih nedostaje za gornju kartu, ✓ znači dovoljno. Kod zatvorenog regiona vidi se koliko je pun njegov trgovački put.
board-source = Izvor
board-total = Ukupno
board-track-next = Od { $at }: { $gives }.
board-track-top = Višeg nivoa nema.
board-gives-industry = zgrade do nivoa { $n }
board-gives-culture = žetona stanovništva po rundi: { $n }
board-gives-finance = isplata po rundi: { $n }
board-gives-politics = karata koje se mogu zadržati: { $n }
board-level-industry = nivo zgrada { $before } → { $after }
board-level-culture = žetona po rundi { $before } → { $after }
board-level-finance = isplata po rundi { $before } → { $after }
board-level-politics = ograničenje karata { $before } → { $after }
board-pass-over = Karata previše: { $over }. Moraće da se odbace.
board-begin-first = Prvo započni radnju koja to dozvoljava: { $deed }.
board-change-discs = Luka { $change }
board-change-link = Veza: { $link }
board-change-glory = Slava u ovom trenutku { $change }
board-did-built = gradi: { $building }
board-did-paid = isplata: { $building }
board-did-activated = { $building }
board-did-spent = žeton: { $token }
board-did-passed = pasira
board-did-shipped = plovidba: { $region } { $space }
board-did-beside = pored puta: { $region }
board-did-opened = Otvara se region: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = zauzimanje: { $city }
board-did-attacked = napad: { $city } ({ $loser_seat })
board-did-linked = veza: { $link }
board-did-drew = karta: { $card }
board-did-abolished = Ropstvo je ukinuto
board-did-laid-aside = { $seat }: { $card } je odložena
board-did-freed = žeton nazad: { $building }
board-did-ended = druga radnja preskočena
board-did-placed-governor = mesto za guvernera: { $card }
board-did-left-empty = mesto za guvernera ostaje prazno
board-did-discarded = odbačena: { $card }
board-abolished-by = { $seat } uzima poslednju evropsku kartu. Sve karte ropstva se odlažu: više ništa ne daju, a svaka na kraju košta jedan poen slave.
board-end = Odakle slava

### Šta govori za radnju (saveti)

why-links = Donosi ti vezu: { $link }. Slava: { $points }.
why-governs = Otvara region i donosi ti njegovog guvernera: { $region }.
why-opens = Otvara region: { $region }.
why-level-up = Podiže skalu ({ $track }) na nivo { $level }.
why-enough-for-card = Tvoji žetoni koji su tada dovoljni za gornju kartu ({ $deck }): { $count }.
why-breaks-link = { $seat } gubi vezu: { $link }.
why-denies-link = { $seat } drži drugi kraj veze: { $link }.
why-glory = Slava na kraju: { $points }.
why-steps = Koraci na skali ({ $track }): { $count }.
why-takes-token = Žeton za radnju bez zgrade: { $token }.
why-ships = Žeton i prisustvo u regionu: { $region }. Polja do otvaranja: { $count }.
why-is-present = Tvoji žetoni u regionu ({ $region }): { $count }.
why-takes-from = { $seat } gubi grad.
why-takes-card = Gornja karta špila: { $deck }.
why-can-link = Može ti doneti vezu: { $link }.
why-can-govern = Može otvoriti region i doneti ti njegovog guvernera: { $region }.
why-can-level-up = Može podići skalu ({ $track }) na nivo { $level }.
why-adds-action = Još jedna zgrada za radnju u svakoj rundi.
why-allows = Radnja: { $deed }. Žetoni koji ostaju u luci: { $count }.
why-saves-disc = Za žeton ne treba stanovništvo na zgradi.
why-frees = Zgrada i žeton mogu opet da se koriste.
why-ends-round = Žetoni koji ostaju u luci: { $count }.
why-ends-action = Druga radnja se ne izvodi.
why-outside-limit = Karta na tom mestu se ne računa u ograničenje karata.
why-empty-space = Slava na kraju za prazno mesto: { $points }.
why-loses = Koraci koje gubiš na skalama: { $count }.
