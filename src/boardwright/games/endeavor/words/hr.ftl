# Endeavor. Disc je žeton stanovništva: u zalihi, u luci, na zgradi, u gradu, na trgovačkom putu ili uz njega. Imena igrača ($seat)
# stoje na početku rečenice ili iza dvotočke. Nazivi zgrada, gradova, veza, regija, špilova, karata i žetona stoje iza dvotočke ili u
# zagradi, pa se ne sklanjaju. „Deed” je jedna od pet radnji kao naziv.

### Igra

title = Endeavor
blurb = Gradi, šalji ljude preko mora, zauzimaj gradove i upravljaj dalekim regijama: sedam rundi slave u doba jedrenjaka.
goal = Cilj: nakon sedam rundi imati najviše slave, od gradova, veza, visokih ljestvica i karata.

option-payment = Plaćanja
option-payment-help = Koliko žetona stanovništva vraća jedno plaćanje. Pravila se mogu čitati na dva načina, njihov primjer pokazuje jedan.
option-payment-value =
    { $value ->
        [finance] onoliko žetona koliko ima isplata
       *[other] jedan žeton
    }
option-slavery-place = Slobodna karta ropstva
option-slavery-place-help = Je li jedna karta ropstva izvan ograničenja i onda kad je ograničenje pet.
option-slavery-place-value =
    { $value ->
        [below_five] samo dok je ograničenje manje od pet
       *[always] uvijek
    }

level-adventurer = Pustolov
level-adventurer-help = Odvagne sve, ali misli samo na ovu rundu.
level-settler = Doseljenik
level-settler-help = Odvagne sve, ali misli samo na ovu i sljedeću rundu.
level-trader = Trgovac
level-trader-help = Odvagne sve, ali gleda samo tri runde unaprijed.
level-advanced-help = Odvagne sve, ali gleda samo dvije do tri runde unaprijed.
level-challenger-help = Zauzima gradove, napada i tuđe te dovršava veze među njima.
level-varied = Promjenjivi
level-varied-help = Igra kao majstor, ali među gotovo jednako dobrim mogućnostima ne bira uvijek istu.
level-collector = Sakupljač
level-collector-help = Karte i guvernere voli više nego gradove.
level-conqueror = Osvajač
level-conqueror-help = Zauzima i napada gradove i dovršava veze među njima.
level-candidates = Savjetnik
level-candidates-help = Uspoređuje sve mogućnosti onako kako to radi majstor.
level-greedy-help = Svaku zgradu i radnju odvagne po slavi do koje vodi u preostalim rundama.

### Nazivi

track-industry = industrija
track-culture = kultura
track-finance = financije
track-politics = politika

deed-ship = plovidba
deed-occupy = zauzimanje
deed-attack = napad
deed-draw = karta
deed-payment = plaćanje

token-industry = industrija
token-culture = kultura
token-finance = financije
token-politics = politika
token-ship-or-draw = plovidba ili karta
token-occupy-or-draw = zauzimanje ili karta
token-attack = napad
token-payment = plaćanje

region-europe = Europa
region-africa = Afrika
region-south-america = Južna Amerika
region-caribbean = Karibi
region-north-america = Sjeverna Amerika
region-india = Indija
region-far-east = Daleki istok

deck-europe = Europa
deck-slavery = Ropstvo
deck-africa = Afrika
deck-south-america = Južna Amerika
deck-caribbean = Karibi
deck-north-america = Sjeverna Amerika
deck-india = Indija
deck-far-east = Daleki istok

building-colonial-house = Kolonijalni ured
building-market = Tržnica
building-shipyard = Brodogradilište
building-workshop = Radionica
building-bank = Banka
building-barracks = Vojarna
building-guild-hall = Cehovska kuća
building-docks = Dokovi
building-fortress = Tvrđava
building-theatre = Kazalište
building-cartographer = Kartograf
building-trade-office = Trgovački ured
building-university = Sveučilište
building-exchange = Burza
building-museum = Muzej
building-parliament = Parlament

city-london = London
city-copenhagen = Kopenhagen
city-lisbon = Lisabon
city-seville = Sevilla
city-paris = Pariz
city-venice = Venecija
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
city-tranquebar = Tranquebar
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
card-north-america-governor = Guverner Sjeverne Amerike
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
action-governor = Stavi na mjesto za guvernera: { $card }
action-governor-short = Stavi na mjesto
action-no-governor = Ostavi mjesto za guvernera prazno
action-no-governor-short = Ostavi prazno
action-discard = Odbaci: { $card }
action-discard-short = Odbaci

### Pitanja

prompt-build = Podigni zgradu do razine { $level }
prompt-salary = Isplata: koji se žetoni vraćaju sa zgrada? Još za izbor: { $left }
prompt-turn = Aktiviraj zgradu, potroši plavi žeton ili pasiraj
prompt-act =
    { $half ->
        [2] Ako želiš, druga radnja: { $deed_list }
       *[other] Izvedi radnju: { $deed_list }
    }
prompt-governor = Koji guverner leži na svojem mjestu izvan ograničenja? Prazno mjesto na kraju donosi slavu
prompt-discard = Tvoje ograničenje karata je { $limit }. Odaberi što odbacuješ. Karata previše: { $over }
prompt-wait = { $seat } je na potezu
prompt-over = Partija je završena

### Događaji

event-began-round = Počinje { $number }. runda. Kruna: { $seat }.
event-built = { $seat } gradi: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } dobiva { $discs } žeton stanovništva.
        [few] { $seat } dobiva { $discs } žetona stanovništva.
       *[other] { $seat } dobiva { $discs } žetona stanovništva.
    }
event-paid = { $seat } isplaćuje plaću: { $building }.
event-paid-all = { $seat } isplaćuje plaće: { $building_list }.
event-activated = { $seat } aktivira zgradu: { $building }.
event-spent = { $seat } troši plavi žeton: { $token }.
event-shipped = { $seat } plovi: { $region }, polje { $space }. Žeton: { $token }.
event-beside = { $seat } plovi, ali trgovački je put pun i žeton leži uz njega: { $region }.
event-opened = Otvara se regija: { $region }.
event-governs = { $seat } dobiva guvernera: { $card }.
event-occupied = { $seat } zauzima grad: { $city }. Žeton: { $token }.
event-attacked = { $seat } napada grad: { $city }. Gubi ga: { $loser_seat }.
event-linked = { $seat } stječe nadzor nad vezom: { $link }. Žeton: { $token }.
event-linked-hidden = { $seat } stječe nadzor nad vezom: { $link }.
event-drew = { $seat } uzima kartu: { $card }.
event-abolished = { $seat } ukida ropstvo. Karte ropstva izlaze iz igre.
event-laid-aside = { $seat } okreće kartu ropstva: { $card }.
event-freed = { $seat } plaća i vraća žeton u luku: { $building }.
event-ended = { $seat } preskače drugu radnju.
event-passed = { $seat } pasira.
event-placed-governor = { $seat } stavlja guvernera na njegovo mjesto: { $card }.
event-left-empty = { $seat } ostavlja mjesto za guvernera prazno.
event-discarded = { $seat } odbacuje: { $card }.
event-finished = Sedma je runda završena i sva je slava zbrojena.

result-last-round = Odigrano je sedam rundi i sva je slava zbrojena.
result-score = slava { $score }
result-score-from = Odakle je slava

source-cities = Gradovi
source-links = Veze
source-industry = Industrija
source-culture = Kultura
source-finance = Financije
source-politics = Politika
source-cards = Karte
source-governor-space = Prazno mjesto za guvernera
source-buildings = Sveučilišta
source-harbour = Žetoni u luci
source-slavery = Odložene karte ropstva
typical-buildings = Zgrade
typical-cities = { source-cities }
typical-links = { source-links }
progress = Slava kroz vrijeme

### Odbijanja

reason-level-too-high = Ovo je zgrada razine { $level }. Tvoja industrija dopušta najviše razinu { $allowed }.
reason-sold-out = Ove zgrade više nema u zalihi.
reason-one-of-level-five = Jednu zgradu razine 5 već imaš, a dvije ne smije imati nitko.
reason-lower-level-first = Do tvoje razine nije ostalo ništa, pa uzimaš zgradu najniže razine koja još postoji: { $level }.
reason-no-such-building = Takvu zgradu nemaš.
reason-no-activation-space = Ova zgrada djeluje sama i ne može se aktivirati.
reason-all-manned = Ovdje već leži žeton. Vraća ga isplata ili plaćanje.
reason-no-disc =
    { $needed ->
        [one] Za ovo ti u luci treba { $needed } žeton stanovništva. Imaš: { $have }.
        [few] Za ovo ti u luci trebaju { $needed } žetona stanovništva. Imaš: { $have }.
       *[other] Za ovo ti u luci treba { $needed } žetona stanovništva. Imaš: { $have }.
    }
reason-no-token = Takav žeton nemaš.
reason-nothing-to-do = Ništa od onoga što ovo dopušta sada nije moguće.
reason-not-this-action = Započeta radnja to ne dopušta.
reason-other-region = Obje se radnje izvode u istoj regiji: { $region }.
reason-other-deck = Obje se karte uzimaju iz istog špila: { $deck }.
reason-must-act = Radnja je započeta: najprije je izvedi.
reason-region-closed = Ova je regija još zatvorena: { $region }. Otvara se kad joj je trgovački put pun.
reason-no-presence = U ovoj regiji još nemaš nijedan žeton stanovništva: { $region }.
reason-city-taken = Ovaj je grad zauzet: { $seat }.
reason-city-free = Ovaj je grad slobodan, a napadati se mogu samo tuđi gradovi.
reason-own-city = Ovaj je grad tvoj.
reason-deck-empty = U ovom špilu više nema karata.
reason-too-little-presence =
    { $needed ->
        [one] Za ovu kartu ti u njezinoj regiji treba { $needed } žeton stanovništva. Imaš: { $have }.
        [few] Za ovu kartu ti u njezinoj regiji trebaju { $needed } žetona stanovništva. Imaš: { $have }.
       *[other] Za ovu kartu ti u njezinoj regiji treba { $needed } žetona stanovništva. Imaš: { $have }.
    }
reason-deck-gone = Ropstvo je ukinuto i njegovih karata više nema u igri.
reason-no-disc-there = Na takvoj zgradi nema tvojeg žetona.
reason-activated-itself = Plaćanje ne može vratiti žeton kojim je samo pokrenuto.
reason-more-to-free =
    { $left ->
        [one] Ovo plaćanje vraća još { $left } žeton: najprije ga odaberi.
        [few] Ovo plaćanje vraća još { $left } žetona: najprije ih odaberi.
       *[other] Ovo plaćanje vraća još { $left } žetona: najprije ih odaberi.
    }
reason-not-held = Ovu kartu nemaš.
reason-does-not-count = Ova se karta ne računa u ograničenje, pa se ne može odbaciti.

### Poglavlja pravila

section-setup = Priprema
section-round = Runda
section-build = Faza 1: gradnja
section-growth = Faza 2: rast
section-salary = Faza 3: isplata
section-actions = Faza 4: radnje
section-ship = Plovidba
section-opening = Otvaranje regije
section-occupy = Zauzimanje
section-links = Veze
section-attack = Napad
section-payment = Plaćanje
section-draw = Uzimanje karata
section-abolition = Ukidanje ropstva
section-tokens = Trgovački žetoni
section-tracks = Ljestvice razvoja
section-passing = Pasiranje i odbacivanje
section-end = Kraj igre
section-scoring = Slava
section-history = Napomena o ropstvu

### Pomoć (redom kojim se prikazuje; prazan red dijeli odlomke, red koji počinje s „–” stavka je popisa)

help-page-title = Na ovoj stranici
help-page =
    – Ono što se može odabrati označeno je na karti svijeta, na tvojoj ploči i u zalihi zgrada. Pokaži mišem i vidjet ćeš što bi se promijenilo, klikom to izvodiš. Na zaslonu na dodir prvi dodir pokazuje, drugi izvodi.
    – Ako nešto nije moguće, stranica kaže zašto.
    – Slava uz igrače ona je koju bi partija donijela da sada završi.
    – Korake možeš poništiti dok ne odigra sljedeći igrač.
    – Sve ide i tipkovnicom: Tab ide dalje, strelice idu među susjedima, Enter bira, Escape zatvara.

help-keys-title = Tipke ove igre
help-keys =
    – 1 do 9: jedna od mogućnosti.
    – P: pas.
    – M: na kartu svijeta; B: na svoju ploču; O: na ploču sljedećeg igrača.
    – H: zgrade; K: karte; R: regije; S: slava svih.
    – Strelice: od susjeda do susjeda.

### Terminal

terminal-round = Runda { $number } od { $rounds }
terminal-glory = Slava
terminal-harbour = Luka
terminal-passed = Pas
terminal-open = otvoreno
terminal-closed = zatvoreno
terminal-links = Veze
terminal-supply = Zaliha zgrada
terminal-level = razina { $level }
terminal-buildings = Zgrade
terminal-tracks = Razvoj
terminal-tokens = Plavi žetoni
terminal-cards = Karte
terminal-governor = Mjesto za guvernera
terminal-empty = prazno
terminal-gone = ukinuto
terminal-aside = Okrenute
terminal-gives-industry = razina zgrada { $n }
terminal-gives-culture = žetona po rundi: { $n }
terminal-gives-finance = isplate: { $n }
terminal-gives-politics = ograničenje karata: { $n }
terminal-opens = regija se otvara
terminal-sign-glory = slava
terminal-sign-join = jedna od radnji · jedna ili obje
terminal-sign-manned = na zgradi leži žeton stanovništva
terminal-sign-unmanned = bez žetona: može se aktivirati
terminal-sign-level = zbroj na ljestvici i što daje
terminal-sign-deck = gornja karta špila i koliko žetona u regiji traži
terminal-sign-lane = trgovački put: žetoni stanovništva i trgovački žetoni
terminal-sign-beside = žetoni uz pun trgovački put
terminal-sign-presence = prisutnost: svi žetoni u regiji
terminal-sign-nobody = ničija veza, bez žetona
terminal-sign-crown = kruna: tko počinje

# The board on the page

board-round = Runda { $round } od { $rounds }
board-begins = Počinje: { $seat }
board-map = Karta svijeta
board-closer = Bliže
board-farther = Dalje
board-whole-map = Cijela karta svijeta
board-shipping-track = Trgovački put: { $region }
board-mat = Ploča
board-desk = Pregledi
board-boards = Karta svijeta i ploče
board-turn = Potez
board-choices = Mogućnosti
board-desk-players = Igrači
board-desk-buildings = Zgrade
board-desk-cards = Karte
board-desk-presence = Prisutnost
board-desk-glory = Slava
board-mat-of = Ploča igrača: { $seat }
board-crown = Ima krunu
board-has-passed = pasira
board-order = Redoslijed
board-glory = slava
board-glory-now = Slava u ovom trenutku
board-harbour = Luka
board-harbour-help = U luci: { $harbour }. U zalihi: { $supply }.
board-cards-held = Karte
board-slavery-place = Mjesto za jednu kartu ropstva izvan ograničenja
board-governor-space = Mjesto za guvernera izvan ograničenja
board-aside = Odložene karte ropstva
board-manned = na njoj je žeton stanovništva
board-nobody = nitko
board-links = Veze
board-held-by = Drži
board-open = otvoreno
board-closed = zatvoreno
board-city-glory = vrijedi slave: { $glory }
board-next-space = na redu je polje { $space } od { $spaces }
board-presence = Prisutnost
board-needs = Vrijednost gornje karte: { $value }. Tvojih žetona u regiji: { $presence }.
board-deck-gone = Ropstvo je ukinuto. Špila više nema u igri.
board-deck-empty = Nema više karata.
board-gone = ukinuto
board-and = i
board-or = ili
board-level = Razina { $level }
board-left-in-supply = preostalo: { $count }
board-region = Špil
board-top-card = Gornja karta
board-lacks = nedostaje: { $lack }
board-presence-help = Veliki broj: žetoni stanovništva u regiji. Mali: koliko ih nedostaje za gornju kartu, ✓ znači dovoljno. Kod zatvorene regije vidi se koliko je pun njezin trgovački put.
board-source = Izvor
board-total = Ukupno
board-track-next = Od { $at }: { $gives }.
board-track-top = Više razine nema.
board-gives-industry = zgrade do razine { $n }
board-gives-culture = žetona stanovništva po rundi: { $n }
board-gives-finance = isplata po rundi: { $n }
board-gives-politics = karata koje se mogu zadržati: { $n }
board-level-industry = razina zgrada { $before } → { $after }
board-level-culture = žetona po rundi { $before } → { $after }
board-level-finance = isplata po rundi { $before } → { $after }
board-level-politics = ograničenje karata { $before } → { $after }
board-pass-over = Karata previše: { $over }. Morat će se odbaciti.
board-begin-first = Najprije započni radnju koja to dopušta: { $deed }.
board-change-discs = Luka { $change }
board-change-link = Veza: { $link }
board-change-glory = Slava u ovom trenutku { $change }
board-did-built = gradi: { $building }
board-did-paid = isplata: { $building }
board-did-activated = { $building }
board-did-spent = žeton: { $token }
board-did-passed = pasira
board-did-shipped = plovidba: { $region } { $space }
board-did-beside = uz put: { $region }
board-did-opened = Otvara se regija: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = zauzimanje: { $city }
board-did-attacked = napad: { $city } ({ $loser_seat })
board-did-linked = veza: { $link }
board-did-drew = karta: { $card }
board-did-abolished = Ropstvo je ukinuto
board-did-laid-aside = { $seat }: { $card } je odložena
board-did-freed = žeton natrag: { $building }
board-did-ended = druga radnja preskočena
board-did-placed-governor = mjesto za guvernera: { $card }
board-did-left-empty = mjesto za guvernera ostaje prazno
board-did-discarded = odbačena: { $card }
board-abolished-by = { $seat } uzima posljednju europsku kartu. Sve karte ropstva se odlažu: više ništa ne daju, a svaka na kraju košta jedan bod slave.
board-end = Odakle slava

### Što govori za radnju (savjeti)

why-links = Donosi ti vezu: { $link }. Slava: { $points }.
why-governs = Otvara regiju i donosi ti njezina guvernera: { $region }.
why-opens = Otvara regiju: { $region }.
why-level-up = Podiže ljestvicu ({ $track }) na razinu { $level }.
why-enough-for-card = Tvoji žetoni koji su tada dovoljni za gornju kartu ({ $deck }): { $count }.
why-breaks-link = { $seat } gubi vezu: { $link }.
why-denies-link = { $seat } drži drugi kraj veze: { $link }.
why-glory = Slava na kraju: { $points }.
why-steps = Koraci na ljestvici ({ $track }): { $count }.
why-takes-token = Žeton za radnju bez zgrade: { $token }.
why-ships = Žeton i prisutnost u regiji: { $region }. Polja do otvaranja: { $count }.
why-is-present = Tvoji žetoni u regiji ({ $region }): { $count }.
why-takes-from = { $seat } gubi grad.
why-takes-card = Gornja karta špila: { $deck }.
why-can-link = Može ti donijeti vezu: { $link }.
why-can-govern = Može otvoriti regiju i donijeti ti njezina guvernera: { $region }.
why-can-level-up = Može podići ljestvicu ({ $track }) na razinu { $level }.
why-adds-action = Još jedna zgrada za radnju u svakoj rundi.
why-allows = Radnja: { $deed }. Žetoni koji ostaju u luci: { $count }.
why-saves-disc = Za žeton ne treba stanovništvo na zgradi.
why-frees = Zgrada i žeton mogu se opet koristiti.
why-ends-round = Žetoni koji ostaju u luci: { $count }.
why-ends-action = Druga se radnja ne izvodi.
why-outside-limit = Karta na tom mjestu ne ulazi u ograničenje karata.
why-empty-space = Slava na kraju za prazno mjesto: { $points }.
why-loses = Koraci koje gubiš na ljestvicama: { $count }.
