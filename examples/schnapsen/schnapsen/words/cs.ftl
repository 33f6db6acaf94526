title = Schnapsen
blurb = Dvacet karet pro dva: beri štychy, hlas krále s dámou a měj jako první 66.
goal = Cíl: získat v rozdání dřív než soupeř 66 karetních bodů; rozdání dávají body partie a ty rozhodují zápas.

option-target = Body partie k výhře
option-target-help = S 1 rozhodne jediné rozdání; obvyklých je 7.
option-target-value = { $value }

section-cards = Karty
section-tricks = Štychy
section-exchange = Trumfový kluk
section-marriages = Hlášky
section-closing = Zavření talonu
section-strict = Ctění barvy
section-scoring = Body partie

suit-spades = piky
suit-hearts = srdce
suit-clubs = kříže
suit-diamonds = káry

action-play = Zahrát: { $card }
action-play-short = { $card }
action-marry = Ohlásit a vynést: { $card }
action-marry-short = Hlas: { $card }
action-exchange = Vyměnit trumfového kluka za odkrytou kartu
action-exchange-short = Vyměnit kluka
action-close = Zavřít talon
action-close-short = Zavřít

prompt-lead = Vynes kartu
prompt-answer = Odpověz na: { $card }
prompt-answer-strict = Cti barvu a vezmi štych, můžeš-li: { $card }
prompt-wait = { $seat } vybírá
prompt-over = Zápas skončil

event-dealt = { $seat } dostává: { $card_list }.
event-dealt-hidden = { $seat } dostává pět karet.
event-turned-up = Odkrytá karta: { $card }. Trumfy: { $suit }.
event-exchanged = { $seat } mění trumfového kluka za kartu: { $card }.
event-married = { $seat } má hlášku ({ $suit }): { $points }.
event-closed = { $seat } zavírá talon.
event-played = { $seat } hraje: { $card }.
event-took =
    { $points ->
        [one] { $seat } bere štych: { $points } karetní bod.
        [few] { $seat } bere štych: { $points } karetní body.
       *[other] { $seat } bere štych: { $points } karetních bodů.
    }
event-drew = { $seat } líže: { $card }.
event-drew-hidden = { $seat } líže kartu.
event-won-deal =
    { $points ->
        [one] { $seat } vyhrává rozdání, karetní body { $own } : { $other } ({ $how }). { $points } bod partie.
        [few] { $seat } vyhrává rozdání, karetní body { $own } : { $other } ({ $how }). { $points } body partie.
       *[other] { $seat } vyhrává rozdání, karetní body { $own } : { $other } ({ $how }). { $points } bodů partie.
    }

how-enough = dosaženo 66
how-last-trick = rozhodl poslední štych
how-failed = zavření se nepovedlo

result-target = Bylo dosaženo bodů partie potřebných k výhře.

reason-not-in-hand = Není v tvé ruce: { $card }.
reason-must-follow = Musíš ctít barvu: { $suit }.
reason-must-beat = Musíš přebít kartu: { $card }.
reason-must-trump = Musíš hrát trumf: { $suit }.
reason-no-pair = Nemáš krále a dámu barvy: { $suit }.
reason-no-jack = Nemáš trumfového kluka ({ $suit }).
reason-talon-closed = Talon je zavřený.
reason-talon-low = V talonu jsou už jen dvě karty, nebo žádná.

board-hand =
    { $count ->
        [one] { $seat }: { $count } karta v ruce
        [few] { $seat }: { $count } karty v ruce
       *[other] { $seat }: { $count } karet v ruce
    }
board-dealer = rozdává
board-game-points = Body partie: { $points } z { $target }
board-card-points =
    { $points ->
        [one] karetní bod
        [few] karetní body
       *[other] karetních bodů
    }
board-marriage = Hláška: { $suit }
board-tricks =
    { $count ->
        [one] { $count } štych
        [few] { $count } štychy
       *[other] { $count } štychů
    }
board-talon =
    { $count ->
        [0] Talon je rozebraný
        [one] Talon: { $count } karta
        [few] Talon: { $count } karty
       *[other] Talon: { $count } karet
    }
board-trump = Trumfy: { $suit }
board-closed = { $seat } má zavřený talon
board-strict = Barva se musí ctít
board-free = Hrát se smí cokoli
board-taken-by = { $seat } bere štych
board-takes =
    { $points ->
        [one] bere štych, { $points } karetní bod
        [few] bere štych, { $points } karetní body
       *[other] bere štych, { $points } karetních bodů
    }
board-loses =
    { $points ->
        [one] nechá soupeři štych, { $points } karetní bod
        [few] nechá soupeři štych, { $points } karetní body
       *[other] nechá soupeři štych, { $points } karetních bodů
    }
board-cancel = Zpět k výběru
board-half = s hláškou i bez ní
board-stake =
    { $points ->
        [one] o { $points } bod partie
        [few] o { $points } body partie
       *[other] o { $points } bodů partie
    }

### Cards

card-spades-jack = pikový kluk
card-spades-queen = piková dáma
card-spades-king = pikový král
card-spades-ten = piková desítka
card-spades-ace = pikové eso
card-hearts-jack = srdcový kluk
card-hearts-queen = srdcová dáma
card-hearts-king = srdcový král
card-hearts-ten = srdcová desítka
card-hearts-ace = srdcové eso
card-clubs-jack = křížový kluk
card-clubs-queen = křížová dáma
card-clubs-king = křížový král
card-clubs-ten = křížová desítka
card-clubs-ace = křížové eso
card-diamonds-jack = kárový kluk
card-diamonds-queen = kárová dáma
card-diamonds-king = kárový král
card-diamonds-ten = kárová desítka
card-diamonds-ace = kárové eso
