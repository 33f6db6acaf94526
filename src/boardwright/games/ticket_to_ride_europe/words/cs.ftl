# Ticket to Ride: Europe. Vagónek je figurka (každý hráč jich má 45), karta vozu je karta, trať spojuje dvě sousední města, linka je úkol na kartě.
# Jména hráčů ($seat) stojí na začátku věty nebo po dvojtečce a jména měst ve dvojici („A – B“) nebo po dvojtečce, takže se neskloňují;
# slovesa jsou v přítomném čase, aby nezávisela na rodu. Barvy karet ($card, $colour) stojí po dvojtečce nebo po „2×“.

### Hra

title = Ticket to Ride: Europe
blurb = Železnice napříč Evropou: zabírej tratě, propojuj města ze svých linek a odvaž se do tunelů.
goal = Cíl: mít na konci nejvíc bodů, za zabrané tratě a za linky, jejichž města propojíš.

option-three-locomotives = Tři odkryté lokomotivy
option-three-locomotives-help = Co se vymění, když jsou mezi pěti odkrytými kartami tři lokomotivy. Vydání pravidel se liší.
option-three-locomotives-value =
    { $value ->
        [only_those] jen lokomotivy
       *[all_five] všech pět karet
    }
option-last-round = Začátek posledního kola
option-last-round-help = Při kolika zbylých vagóncích na konci tahu začíná poslední kolo. Vydání pravidel se liší.
option-last-round-value =
    { $value ->
        [exactly_two] právě dva
       *[two_or_fewer] dva nebo méně
    }
option-passing = Vynechání tahu
option-passing-help = Kdy hráč nemusí ve svém tahu nic udělat.
option-passing-value =
    { $value ->
        [no_cards] když nejde vzít kartu ani zabrat trať
        [may] kdykoli
       *[must_act] jen když nejde vůbec nic
    }
option-second-card = Druhá karta vozu
option-second-card-help = Zda si hráč, který si vezme jednu kartu vozu, musí vzít i druhou.
option-second-card-value =
    { $value ->
        [may] nepovinná
       *[must] povinná
    }
option-turn-cap = Omezení počtu tahů
option-turn-cap-help = Partie, která dosáhne tohoto počtu tahů, skončí a vyhodnotí se tak, jak stojí.
option-turn-cap-value =
    { $value ->
        [0] bez omezení
        [one] { $value } tah
        [few] { $value } tahy
        [many] { $value } tahu
       *[other] { $value } tahů
    }

level-one-step = Krok za krokem
level-one-step-help = Pracuje vždy na jedné lince a nemyslí dál než na nejbližší trať pro ni.
level-long-routes = Maratonec
level-long-routes-help = Hraje stejně, ale kde to jde, volí tratě o třech a více políčkách.
level-routes = Stavitel tratí
level-routes-help = Nechává si linky, které zvládne, sleduje tratě všech najednou a zabírá tu nejnaléhavější.
level-tickets = Sběratel linek
level-tickets-help = Na začátku si bere linky, dokud by na ně ještě stačily vagónky, a pak pro všechny staví síť.
level-beginner = Nováček
level-beginner-help = Bere karty, které vidí, a obsazuje, co jde, linku po lince.
level-apprentice-help = Bere karty, které vidí, a své linky plánuje jen občas.
level-learner = Učedník
level-learner-help = Plánuje své linky, ale zapomíná, že stejné tratě chtějí i ostatní.
level-advanced-help = Linky plánuje po jedné a často zapomíná, že stejné tratě chtějí i ostatní.
level-veteran-help = Hraje jako profesionál, ale občas nemyslí dál než na nejbližší trať.
level-quick = Rychlý plánovač
level-quick-help = Naplánuje síť pro všechny své linky a rozhoduje okamžitě.
level-candidates = Rádce
level-candidates-help = Porovnává akce, které navrhuje jeho plán.
level-sprinter = Sprinter
level-sprinter-help = Nechává si málo linek, dává přednost dlouhým tratím a ukončí partii dřív, než jsou ostatní hotovi.
level-greedy-help = Při každém rozhodnutí znovu plánuje nejlevnější síť pro všechny své linky a podle ní bere karty, platí i zabírá tratě.

### Akce

action-keep = Nech si linky: { $kept }
action-keep-short = Nech si { $kept }
action-take = Vezmi odkrytou kartu { $slot }
action-take-short = Vezmi { $slot }
action-draw = Vezmi kartu z balíčku
action-draw-short = Z balíčku
action-claim = Zaber trať { $route }
action-claim-short = Zaber
action-build-station = Postav stanici: { $city }
action-build-station-short = Postav stanici
action-draw-tickets = Vezmi si linky
action-draw-tickets-short = Vezmi si linky
action-pass = Vynech tah
action-pass-short = Vynech tah
action-pay =
    { $locomotives ->
        [0] Zaplať: { $colour } (bez lokomotiv)
       *[other] Zaplať: { $colour } ({ $locomotives }× { card-locomotive })
    }
action-pay-short = Zaplať
action-pay-extra =
    { $locomotives ->
        [0] Doplať karty navíc (bez lokomotiv)
       *[other] Doplať karty navíc ({ $locomotives }× { card-locomotive })
    }
action-pay-extra-short = Doplať
action-give-up = Vzdej se tunelu
action-give-up-short = Vzdej to
action-stop = Neber druhou kartu
action-stop-short = Neber druhou kartu

### Výzvy

prompt-start-tickets = Vyber, které linky si necháš: nejméně dvě
prompt-turn = Táhni, zaber trať, nebo postav stanici
prompt-second-card = Vezmi si druhou kartu
prompt-pay-route =
    { $cost ->
        [one] { $route }: zaplať { $cost } kartu
        [few] { $route }: zaplať { $cost } karty
        [many] { $route }: zaplať { $cost } karty
       *[other] { $route }: zaplať { $cost } karet
    }
prompt-pay-station =
    { $cost ->
        [one] Stanice, { $city }: zaplať { $cost } kartu
        [few] Stanice, { $city }: zaplať { $cost } karty jedné barvy
        [many] Stanice, { $city }: zaplať { $cost } karty jedné barvy
       *[other] Stanice, { $city }: zaplať { $cost } karet jedné barvy
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: tunel stojí ještě { $extra } kartu ({ $colour })
        [few] { $route }: tunel stojí ještě { $extra } karty ({ $colour })
        [many] { $route }: tunel stojí ještě { $extra } karty ({ $colour })
       *[other] { $route }: tunel stojí ještě { $extra } karet ({ $colour })
    }
prompt-tickets = Vyber, které linky si necháš: nejméně jednu
prompt-wait = { $seat } je na tahu
prompt-over = Partie skončila

### Události

# Čím se platilo: karty jedné barvy, lokomotivy, nebo obojí.
track-upper = horní kolej
track-lower = dolní kolej
track-left = levá kolej
track-right = pravá kolej
noun-payment =
    { $cards ->
        [0] { $locomotives }× { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards }× { $colour }
           *[other] { $cards }× { $colour }, { $locomotives }× { card-locomotive }
        }
    }

event-began = { $seat } začíná.
event-dealt = { $seat } začíná s kartami: { $card_list }.
event-dealt-hidden = { $seat } začíná se čtyřmi kartami.
event-laid-out = Odkryté karty: { $card_list }.
event-offered = { $seat } dostává na výběr linky: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } dostává { $count } linku.
        [few] { $seat } dostává na výběr { $count } linky.
        [many] { $seat } dostává na výběr { $count } linky.
       *[other] { $seat } dostává na výběr { $count } linek.
    }
event-chose = { $seat } si vybírá linky: { $ticket_list }.
event-chose-hidden = { $seat } má vybráno.
event-starts-with =
    { $count ->
        [one] { $seat } začíná s { $count } linkou.
        [few] { $seat } začíná s { $count } linkami.
        [many] { $seat } začíná s { $count } linkami.
       *[other] { $seat } začíná s { $count } linkami.
    }
event-took = { $seat } bere odkrytou kartu: { $card }.
event-drew = { $seat } bere kartu z balíčku: { $card }.
event-drew-two = { $seat } bere dvě karty: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } bere dvě karty z balíčku.
       *[other] { $seat } bere dvě karty: { $card_list } a jednu z balíčku.
    }
event-drew-hidden = { $seat } bere kartu z balíčku.
event-opened = Na místě { $slot } se odkrývá: { $card }.
event-swept = Příliš mnoho odkrytých lokomotiv ({ $card_list }): vykládají se nové karty.
event-reshuffled =
    { $count ->
        [one] Balíček došel: z { $count } odhozené karty vzniká nový.
        [few] Balíček došel: ze { $count } odhozených karet vzniká zamícháním nový.
        [many] Balíček došel: z { $count } odhozené karty vzniká zamícháním nový.
       *[other] Balíček došel: z odhozených karet ({ $count }) vzniká zamícháním nový.
    }
event-aimed = { $seat } vybírá karty k zaplacení.
event-claimed =
    { $points ->
        [one] { $seat } zabírá trať { $route } ({ noun-payment }): { $points } bod.
        [few] { $seat } zabírá trať { $route } ({ noun-payment }): { $points } body.
        [many] { $seat } zabírá trať { $route } ({ noun-payment }): { $points } bodu.
       *[other] { $seat } zabírá trať { $route } ({ noun-payment }): { $points } bodů.
    }
event-laid = { $seat } zkouší tunel { $route } ({ noun-payment }).
event-revealed =
    { $count ->
        [0] Není co otočit: tunel nestojí nic navíc.
       *[other] { $extra ->
            [0] Otočené karty: { $card_list }. Tunel nestojí nic navíc.
            [one] Otočené karty: { $card_list }. Tunel stojí ještě { $extra } kartu.
            [few] Otočené karty: { $card_list }. Tunel stojí ještě { $extra } karty.
            [many] Otočené karty: { $card_list }. Tunel stojí ještě { $extra } karty.
           *[other] Otočené karty: { $card_list }. Tunel stojí ještě { $extra } karet.
        }
    }
event-gave-up = { $seat } se vzdává tunelu { $route } a bere si karty zpět.
event-built-station =
    { $left ->
        [0] { $seat } staví poslední stanici: { $city } ({ noun-payment }).
       *[other] { $seat } staví stanici: { $city } ({ noun-payment }). Zbývá stanic: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } si nechává všechny linky: { $ticket_list }.
       *[other] { $seat } si nechává linky: { $ticket_list }. Vráceno: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } si nechává { $count } linku.
            [few] { $seat } si nechává všechny { $count } linky.
            [many] { $seat } si nechává { $count } linky.
           *[other] { $seat } si nechává všech { $count } linek.
        }
       *[other] { $count ->
            [one] { $seat } si nechává { $count } linku. Vráceno: { $returned }.
            [few] { $seat } si nechává { $count } linky. Vráceno: { $returned }.
            [many] { $seat } si nechává { $count } linky. Vráceno: { $returned }.
           *[other] { $seat } si nechává { $count } linek. Vráceno: { $returned }.
        }
    }
event-stopped = { $seat } si nebere druhou kartu.
event-passed = { $seat } vynechává tah.
event-last-round =
    { $trains ->
        [0] { $seat } už nemá žádný vagónek: každého čeká poslední tah.
        [one] { $seat } má už jen { $trains } vagónek: každého čeká poslední tah.
        [few] { $seat } má už jen { $trains } vagónky: každého čeká poslední tah.
        [many] { $seat } má už jen { $trains } vagónku: každého čeká poslední tah.
       *[other] { $seat } má už jen { $trains } vagónků: každého čeká poslední tah.
    }
event-stuck = Celé kolo všichni vynechali tah, protože nešlo vzít kartu ani zabrat trať: partie končí.
event-capped =
    { $turns ->
        [one] Partie dosáhla limitu { $turns } tahu a končí.
        [few] Partie dosáhla limitu { $turns } tahů a končí.
        [many] Partie dosáhla limitu { $turns } tahu a končí.
       *[other] Partie dosáhla limitu { $turns } tahů a končí.
    }
event-shown =
    { $points ->
        [one] { $seat } ukazuje linku: { $ticket }, { $points } bod.
        [few] { $seat } ukazuje linku: { $ticket }, { $points } body.
        [many] { $seat } ukazuje linku: { $ticket }, { $points } bodu.
       *[other] { $seat } ukazuje linku: { $ticket }, { $points } bodů.
    }
event-express =
    { $length ->
        [one] { $seat } získává Evropský expres: souvislá trať má { $length } vagónek.
        [few] { $seat } získává Evropský expres: souvislá trať má { $length } vagónky.
        [many] { $seat } získává Evropský expres: souvislá trať má { $length } vagónku.
       *[other] { $seat } získává Evropský expres: souvislá trať má { $length } vagónků.
    }
event-finished = Všechny body jsou sečteny.

brief-took = { $card }
brief-drew-hidden = 1 karta
brief-drew-two = { $card_list }
brief-drew-two-hidden =
    { $known ->
        [0] 2 karty
       *[other] { $card_list }, 1 karta
    }
brief-claimed = { $route } +{ $points }
brief-laid = tunel
brief-gave-up = vzdává tunel { $route }
brief-built-station = stanice: { $city }
brief-offered-hidden =
    { $count ->
        [one] bere { $count } linku
        [few] bere { $count } linky
        [many] bere { $count } linky
       *[other] bere { $count } linek
    }
brief-kept-tickets-hidden = nechává si { $count }
brief-stopped = bez druhé karty
brief-passed = vynechává
brief-last-round = poslední kolo

result-last-round = Někomu došly vagónky a po něm se odehrálo poslední kolo.
result-stuck = Celé kolo všichni vynechali tah.
result-turn-cap = Partie dosáhla limitu tahů.

source-routes = Tratě
source-tickets = Linky
source-stations = Zbylé stanice
source-express = Evropský expres
typical-tickets-made = Dokončené linky
typical-tickets-missed = Nedokončené linky
typical-longest-trail = Nejdelší souvislá trať
typical-stations = Postavené stanice
end-trail =
    { $length ->
        [one] nejdelší souvislá trať: { $length } políčko
        [few] nejdelší souvislá trať: { $length } políčka
       *[other] nejdelší souvislá trať: { $length } políček
    }

### Důvody, proč něco nejde

reason-route-taken = Tato trať je už zabraná: { $seat }.
reason-too-few-trains =
    { $length ->
        [one] Na tuto trať je potřeba { $length } vagónek. Zbývá ti: { $trains }.
        [few] Na tuto trať jsou potřeba { $length } vagónky. Zbývá ti: { $trains }.
        [many] Na tuto trať je potřeba { $length } vagónku. Zbývá ti: { $trains }.
       *[other] Na tuto trať je potřeba { $length } vagónků. Zbývá ti: { $trains }.
    }
reason-too-few-cards =
    { $needed ->
        [one] Stojí to { $needed } kartu. Máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
        [few] Stojí to { $needed } karty. Máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
        [many] Stojí to { $needed } karty. Máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
       *[other] Stojí to { $needed } karet. Máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
    }
reason-too-few-of-a-kind =
    { $needed ->
        [one] Stojí to { $needed } kartu. Nejvíc máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
        [few] Stojí to { $needed } karty jedné barvy. Nejvíc máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
        [many] Stojí to { $needed } karty jedné barvy. Nejvíc máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
       *[other] Stojí to { $needed } karet jedné barvy. Nejvíc máš { $have }× { $card } a { $locomotives }× { card-locomotive }; chybí: { $missing }.
    }
reason-twin-closed = Ve dvou nebo třech hráčích se z dvojité tratě používá jen jedna kolej a ta druhá už je zabraná: { $seat }.
reason-own-twin = Druhá kolej této dvojité tratě je tvoje a obě zabrat nesmí nikdo.
reason-too-few-locomotives =
    { $needed ->
        [one] Tento přívoz stojí nejméně { $needed } lokomotivu. Máš: { $have }.
        [few] Tento přívoz stojí nejméně { $needed } lokomotivy. Máš: { $have }.
        [many] Tento přívoz stojí nejméně { $needed } lokomotivy. Máš: { $have }.
       *[other] Tento přívoz stojí nejméně { $needed } lokomotiv. Máš: { $have }.
    }
reason-no-station-left = Všechny tvé stanice už stojí.
reason-city-taken = Stanice tu už stojí: { $seat }.
reason-slot-empty = Místo { $slot } je prázdné.
reason-no-cards = Není co brát: balíček i odhazovací hromádka jsou prázdné.
reason-locomotive-second = Odkrytou lokomotivu lze vzít jen jako první kartu tahu.
reason-no-tickets = Žádné linky už nezbývají.
reason-not-offered =
    { $count ->
        [one] Na výběr je jen { $count } linka. Nemůžeš si nechat: { $kept }.
        [few] Na výběr jsou jen { $count } linky. Nemůžeš si nechat: { $kept }.
        [many] Na výběr je jen { $count } linky. Nemůžeš si nechat: { $kept }.
       *[other] Na výběr je jen { $count } linek. Nemůžeš si nechat: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] Musíš si nechat nejméně { $fewest } linku.
        [few] Musíš si nechat nejméně { $fewest } linky.
        [many] Musíš si nechat nejméně { $fewest } linky.
       *[other] Musíš si nechat nejméně { $fewest } linek.
    }
reason-other-colour = Tato trať se platí kartami jiné barvy: { $colour }.
reason-not-enough = Stojí to { $needed }× { $card }. Máš: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] To je moc lokomotiv: stojí to { $cost } kartu. Zaplatit jen lokomotivami je samostatná volba.
        [few] To je moc lokomotiv: stojí to { $cost } karty. Zaplatit jen lokomotivami je samostatná volba.
        [many] To je moc lokomotiv: stojí to { $cost } karty. Zaplatit jen lokomotivami je samostatná volba.
       *[other] To je moc lokomotiv: stojí to { $cost } karet. Zaplatit jen lokomotivami je samostatná volba.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] Jen lokomotivami se tu platí přesně { $cost } lokomotiva.
        [few] Jen lokomotivami se tu platí přesně { $cost } lokomotivy.
        [many] Jen lokomotivami se tu platí přesně { $cost } lokomotivy.
       *[other] Jen lokomotivami se tu platí přesně { $cost } lokomotiv.
    }
reason-ferry-locomotives =
    { $needed ->
        [one] Za tento přívoz je třeba zaplatit nejméně { $needed } lokomotivu.
        [few] Za tento přívoz je třeba zaplatit nejméně { $needed } lokomotivy.
        [many] Za tento přívoz je třeba zaplatit nejméně { $needed } lokomotivy.
       *[other] Za tento přívoz je třeba zaplatit nejméně { $needed } lokomotiv.
    }
reason-extra-is =
    { $extra ->
        [one] Tunel stojí navíc jen { $extra } kartu.
        [few] Tunel stojí navíc jen { $extra } karty.
        [many] Tunel stojí navíc jen { $extra } karty.
       *[other] Tunel stojí navíc jen { $extra } karet.
    }
reason-only-locomotives =
    { $extra ->
        [one] Vyložené jsou jen lokomotivy, takže i karta navíc musí být lokomotiva.
        [few] Vyložené jsou jen lokomotivy, takže i všechny karty navíc ({ $extra }) musí být lokomotivy.
        [many] Vyložené jsou jen lokomotivy, takže i všechny karty navíc ({ $extra }) musí být lokomotivy.
       *[other] Vyložené jsou jen lokomotivy, takže i všechny karty navíc ({ $extra }) musí být lokomotivy.
    }
reason-must-act = Dokud můžeš něco udělat, tah vynechat nesmíš.
reason-must-take-second = Druhou kartu si vzít musíš.

### Oddíly pravidel

section-setup = Příprava hry
section-turn = Herní tah
section-draw-cards = Tažení karet vozů
section-locomotives = Lokomotivy
section-claim-routes = Zabírání tratí
section-double-routes = Dvojité tratě
section-ferries = Přívozy
section-tunnels = Tunely
section-tickets = Tažení karet vlakových linek
section-stations = Vybudování železniční stanice
section-end = Konec hry
section-scoring = Výpočet získaných bodů

### Nápověda

help-page-title = Na této stránce
help-page =
    – Vyber na mapě trať a uvidíš všechny způsoby, jak ji zaplatit, od nejlevnějšího. Když něco nejde, stránka řekne proč.
    – Vyber některou ze svých linek a obě její města se rozsvítí, jen pro tebe.
    – Každá barva má na kartách i na mapě také svou značku.
    – Hledáš město? Napiš část jeho jména, česky nebo tak, jak stojí na mapě.
    – Volbu můžeš vrátit, dokud netáhne další hráč; co bylo vzato z balíčku nebo otočeno, už vrátit nejde.

### Plán

board-close = Zavřít
board-players = Hráči
board-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
board-trains =
    { $count ->
        [one] Zbývá { $count } vagónek
        [few] Zbývají { $count } vagónky
        [many] Zbývá { $count } vagónku
       *[other] Zbývá { $count } vagónků
    }
board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
board-tickets =
    { $count ->
        [one] { $count } linka
        [few] { $count } linky
        [many] { $count } linky
       *[other] { $count } linek
    }
board-stations =
    { $count ->
        [one] Zbývá { $count } stanice
        [few] Zbývají { $count } stanice
        [many] Zbývá { $count } stanice
       *[other] Zbývá { $count } stanic
    }
board-known-help = Ukázat karty, které si tento hráč vzal všem na očích
board-known-none = Z těchto karet nikdo žádnou neviděl.
board-hand = Tvé karty
board-hand-of = { $seat }: karty
board-hand-empty = Žádné karty v ruce
board-hand-group = { $count }× { $card }
board-your-tickets = Tvé linky
board-tickets-of = { $seat }: linky
board-tickets-none = Zatím žádné linky
board-ticket-made = dokončená
board-ticket-possible = ještě možná
board-ticket-impossible = už nemožná
board-ticket-spaces =
    { $count ->
        [0] už propojeno
        [one] na nejkratší cestě chybí { $count } políčko
        [few] na nejkratší cestě chybí { $count } políčka
        [many] na nejkratší cestě chybí { $count } políčka
       *[other] na nejkratší cestě chybí { $count } políček
    }
board-ticket-of =
    { $total ->
        [2] ze { $total }
        [3] ze { $total }
        [4] ze { $total }
        [6] ze { $total }
        [7] ze { $total }
        [13] ze { $total }
        [14] ze { $total }
        [16] ze { $total }
        [17] ze { $total }
       *[other] z { $total }
    }
board-ticket-spaces-of = na nejkratší cestě chybí { $count } { board-ticket-of } políček
board-ticket-no-way = Bez stanice už volná cesta není
board-supply = Karty a linky k dobrání
board-choose-route = Tratě: { $colour }
board-choose-station = Stanice
board-slot = Odkrytá karta { $slot }: { $card }
board-slot-empty = Místo { $slot } je prázdné
board-deck =
    { $count ->
        [one] Vzít z balíčku ({ $count } karta)
        [few] Vzít z balíčku ({ $count } karty)
        [many] Vzít z balíčku ({ $count } karty)
       *[other] Vzít z balíčku ({ $count } karet)
    }
board-ticket-deck = Vzít si linky (zbývá { $count })
board-discard =
    { $count ->
        [one] { $count } odhozená
        [few] { $count } odhozené
        [many] { $count } odhozené
       *[other] { $count } odhozených
    }
board-discard-help = Co leží na odhazovací hromádce
board-draw-tickets = Vzít si linky
board-draw-tickets-help =
    { $count ->
        [one] Vezmeš si { $count } linku a necháš si ji.
        [few] Vezmeš si { $count } linky a nejméně jednu z nich si necháš.
        [many] Vezmeš si { $count } linky a nejméně jednu z nich si necháš.
       *[other] Vezmeš si { $count } linek a nejméně jednu z nich si necháš.
    } O body z linek, které nedokončíš, na konci přijdeš. Vrátit to nejde.
board-offer = Vyber si linky
board-keep =
    { $count ->
        [0] Nechat si
        [one] Nechat si { $count } linku
        [few] Nechat si { $count } linky
        [many] Nechat si { $count } linky
       *[other] Nechat si { $count } linek
    }
board-offer-rest-out = Ostatní zmizí ze hry.
board-offer-rest-under = Ostatní jdou dospod balíčku linek.
board-route-facts = { board-route-facts-short }, { board-points }
board-route-facts-short =
    { $length ->
        [one] { $length } políčko, { $colour }
        [few] { $length } políčka, { $colour }
        [many] { $length } políčka, { $colour }
       *[other] { $length } políček, { $colour }
    }
board-route-price = { $length } × { $colour } nebo lokomotivy{ $ferry ->
        [0] { "" }
        [one] ; přívoz: nejméně { $ferry } lokomotiva
        [few] ; přívoz: nejméně { $ferry } lokomotivy
        [many] ; přívoz: nejméně { $ferry } lokomotivy
       *[other] ; přívoz: nejméně { $ferry } lokomotiv
    }{ $tunnel ->
        [0] { "" }
       *[other] ; tunel: až 3 karty navíc
    }
board-route-owner = { $seat } má tuto trať.
board-city-owner = { $seat } má tady stanici.
board-pay-with = Zabrat a zaplatit
board-payment =
    { $locomotives ->
        [0] { $count }× { $card }
       *[other] { $count ->
            [0] { $locomotives }× { card-locomotive }
           *[other] { $count }× { $card }, { $locomotives }× { card-locomotive }
        }
    }
board-more-payments =
    { $count ->
        [one] Ještě { $count } způsob, s více lokomotivami
        [few] Ještě { $count } způsoby, s více lokomotivami
        [many] Ještě { $count } způsobu, s více lokomotivami
       *[other] Ještě { $count } způsobů, s více lokomotivami
    }
board-odds = Kolik karet navíc může tunel stát
board-odds-of = { $extra } navíc: { $percent }
board-tunnel = Tunel
board-tunnel-help = Až vyložíš karty, otočí se tři další. Za každou ve své barvě a za každou lokomotivu přidáš ještě jednu kartu, nebo si vezmeš všechno zpět a tvůj tah končí.
board-ferry =
    { $count ->
        [one] Přívoz s { $count } lokomotivou
        [few] Přívoz s { $count } lokomotivami
        [many] Přívoz s { $count } lokomotivami
       *[other] Přívoz s { $count } lokomotivami
    }
board-ferry-help =
    { $count ->
        [one] Nejméně { $count } z karet musí být lokomotiva.
        [few] Nejméně { $count } z karet musí být lokomotivy.
        [many] Nejméně { $count } z karet musí být lokomotivy.
       *[other] Nejméně { $count } z karet musí být lokomotivy.
    } Ostatní jsou jedné barvy a i ty mohou zastoupit lokomotivy.
board-double = Dvojitá trať
board-double-help =
    { $players ->
        [2] Ve dvou hráčích lze zabrat jen jednu z obou kolejí.
        [3] Ve třech hráčích lze zabrat jen jednu z obou kolejí.
       *[other] Zabrat lze obě koleje, ale každou jiným hráčem.
    }
board-twin = Druhá kolej: { $colour }
board-closed = uzavřená
board-station = Stanice
board-station-help = Díky stanici můžeš na konci pro své linky použít jednu trať jiného hráče, která v tomto městě končí. První stojí jednu kartu, druhá dvě a třetí tři karty jedné barvy. Za každou nepostavenou jsou čtyři body.
board-station-for =
    { $count ->
        [one] Postavit stanici za { $count } kartu
        [few] Postavit stanici za { $count } karty jedné barvy
        [many] Postavit stanici za { $count } karty jedné barvy
       *[other] Postavit stanici za { $count } karet jedné barvy
    }
board-station-lends =
    { $count ->
        [one] Teď tu končí { $count } trať jiného hráče.
        [few] Teď tu končí { $count } tratě jiných hráčů.
        [many] Teď tu končí { $count } tratě jiných hráčů.
       *[other] Teď tu končí { $count } tratí jiných hráčů.
    }
board-station-lends-nothing = Zatím tu nekončí žádná trať jiného hráče.
board-routes-here = Tratě odtud
board-find = Najít město nebo trať
board-find-list = Města a tratě
board-find-none = Nic se tak nejmenuje.
board-tunnel-title = Tunel stojí víc
board-tunnel-laid = Vyloženo:
board-revealed = Karty otočené pro tunel
board-revealed-card = { $card }
board-revealed-counts = { $card }: stojí jednu kartu navíc
board-tunnel-extra =
    { $extra ->
        [0] Tunel nestojí nic navíc.
        [one] Tunel stojí ještě { $extra } kartu.
        [few] Tunel stojí ještě { $extra } karty.
        [many] Tunel stojí ještě { $extra } karty.
       *[other] Tunel stojí ještě { $extra } karet.
    }
board-pay-extra = Doplatit
board-give-up = Vzít karty zpět
board-tunnel-cannot = Na to nemáš karty.
board-last-round = Poslední kolo!
board-last-round-left = Ještě táhnou:
board-turns-to-cap =
    { $count ->
        [one] { $count } tah do limitu
        [few] { $count } tahy do limitu
        [many] { $count } tahu do limitu
       *[other] { $count } tahů do limitu
    }

board-end = Jak to dopadlo
board-end-routes = Body za tratě, započítané během hry
board-end-made = { $seat } má tuto linku dokončenou.
board-end-missed = { $seat } tuto linku dokončenou nemá.
board-end-borrowed = Přes stanici, po vypůjčené trati:
board-end-stations = Čtyři body za každou nepostavenou stanici
board-end-left =
    { $count ->
        [one] Zbývá { $count }, { board-points }
        [few] Zbývají { $count }, { board-points }
        [many] Zbývá { $count }, { board-points }
       *[other] Zbývá { $count }, { board-points }
    }
board-end-borrows-nothing = není co vypůjčit
board-end-express =
    { $length ->
        [one] { $seat } získává Evropský expres: { $length } vagónek v kuse, { board-points }.
        [few] { $seat } získává Evropský expres: { $length } vagónky v kuse, { board-points }.
        [many] { $seat } získává Evropský expres: { $length } vagónku v kuse, { board-points }.
       *[other] { $seat } získává Evropský expres: { $length } vagónků v kuse, { board-points }.
    }
board-end-tie = Shoda bodů: rozhoduje víc dokončených linek, pak méně postavených stanic, pak Evropský expres.
board-end-tie-of =
    { $made ->
        [one] { $made } dokončená linka
        [few] { $made } dokončené linky
        [many] { $made } dokončené linky
       *[other] { $made } dokončených linek
    }, { $stations ->
        [one] { $stations } postavená stanice
        [few] { $stations } postavené stanice
        [many] { $stations } postavené stanice
       *[other] { $stations } postavených stanic
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = Výsledek
board-end-total = Celkem

board-map = Mapa Evropy
board-closer = Přiblížit
board-farther = Oddálit
board-whole-map = Celá mapa

### Karty vozů a barvy platby

card-purple = fialová
card-blue = modrá
card-orange = oranžová
card-white = bílá
card-green = zelená
card-yellow = žlutá
card-black = černá
card-red = červená
card-locomotive = lokomotiva

colour-purple = fialová
colour-blue = modrá
colour-orange = oranžová
colour-white = bílá
colour-green = zelená
colour-yellow = žlutá
colour-black = černá
colour-red = červená
colour-locomotive = jen lokomotivy
colour-grey = libovolná barva

### Které z nabídnutých linek

kept-1 = 1
kept-2 = 2
kept-3 = 3
kept-4 = 4
kept-12 = 1 a 2
kept-13 = 1 a 3
kept-14 = 1 a 4
kept-23 = 2 a 3
kept-24 = 2 a 4
kept-34 = 3 a 4
kept-123 = 1, 2 a 3
kept-124 = 1, 2 a 4
kept-134 = 1, 3 a 4
kept-234 = 2, 3 a 4
kept-1234 = 1, 2, 3 a 4

### Města

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Athény
city-barcelona = Barcelona
city-berlin = Berlín
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brusel
city-bucuresti = Bukurešť
city-budapest = Budapešť
city-cadiz = Cádiz
city-constantinople = Istanbul
city-danzig = Gdaňsk
city-dieppe = Dieppe
city-edinburgh = Edinburgh
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Charkov
city-kobenhavn = Kodaň
city-kyiv = Kyjev
city-lisboa = Lisabon
city-london = Londýn
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moskva
city-munchen = Mnichov
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paříž
city-petrograd = Petrohrad
city-riga = Riga
city-roma = Řím
city-rostov = Rostov na Donu
city-sarajevo = Sarajevo
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Soči
city-sofia = Sofie
city-stockholm = Stockholm
city-venezia = Benátky
city-warszawa = Varšava
city-wien = Vídeň
city-wilno = Vilnius
city-zagrab = Záhřeb
city-zurich = Curych

### Co mluví pro akci (rady)

why-completes = Dokončí linku { $ticket }. Body: { $points }.
why-serves-both = Na nejkratších cestách dvou linek: { $ticket_1 } a { $ticket_2 }.
why-serves = Na nejkratší cestě linky { $ticket }. Ještě potřebuje tratí: { $routes }.
why-joins-others = { $seat } tu může spojit dvě části sítě.
why-ends = Začne poslední kolo. Vagónky, které ti zbudou: { $trains }.
why-scores = Body ihned: { $points }. Vagónky: { $trains }.
why-pays-for = S ní zaplatíš trať { $route } na nejkratší cestě linky { $ticket }.
why-collects-for = Karty na trať { $route } na nejkratší cestě linky { $ticket }: { $have } z { $needed }.
why-any-colour = Lokomotiva platí za kteroukoli barvu.
why-not-shown = Žádná odkrytá karta tvým linkám nepomůže.
why-hides = Kartu z balíčku ostatní nevidí.
why-collects = S ní budeš mít { $count } × { $card }.
why-all-made = Všechny tvé linky jsou dokončené. Zbývající vagónky: { $trains }.
why-more-tickets = Linky přinášejí body, když na ně stačí vagónky. Zbývající vagónky: { $trains }.
why-borrows-for = Stanice ti tu půjčí trať { $route }, která dokončí linku { $ticket }.
why-borrows = Stanice ti tu může půjčit trať jiného hráče. Zbývající stanice: { $left }.
why-not-needed = Žádná trať na nejkratších cestách tvých linek nemá tuto barvu: { $card }.
why-spares-locomotives = Neutratí víc lokomotiv, než je nutné.
why-pays = Zaplacené karty: { $cards }. Lokomotivy: { $locomotives }.
why-tunnel-paid = Trať { $route } je hned tvoje.
why-cards-back = Karty dostaneš zpátky: { $count }.
why-enough = Tvůj tah skončí jednou kartou.
why-share-routes = Tyto linky mají společné tratě. Vagónky na všechny: { $together } místo { $apart }.
why-can-be-built = Vagónky, které to chce: { $together } z tvých { $trains }.
why-too-long = Všechno už postavit nelze. Tvé vagónky: { $trains }.
why-waits = Tvé vagónky i karty zůstanou, jak jsou.
