title = Schnapsen
blurb = Dvajset kart za dva: pobiraj vzetke, napovej kralja z damo in prvi doseži 66.
goal = Cilj: v delitvi pred nasprotnikom doseči 66 točk kart; delitve dajo točke partije, te pa odločijo igro.

option-target = Točke partije za zmago
option-target-help = Z 1 odloči ena sama delitev; običajno jih je 7.
option-target-value = { $value }

section-cards = Karte
section-tricks = Vzetki
section-exchange = Adutski fant
section-marriages = Pari
section-closing = Zapiranje talona
section-strict = Odgovarjanje na barvo
section-scoring = Točke partije

suit-spades = pik
suit-hearts = srce
suit-clubs = križ
suit-diamonds = karo

action-play = Igraj: { $card }
action-play-short = { $card }
action-marry = Napovej par in začni: { $card }
action-marry-short = Par: { $card }
action-exchange = Zamenjaj adutskega fanta za odkrito karto
action-exchange-short = Zamenjaj fanta
action-close = Zapri talon
action-close-short = Zapri

prompt-lead = Začni vzetek
prompt-answer = Odgovori na: { $card }
prompt-answer-strict = Odgovori na barvo in vzemi, če moreš: { $card }
prompt-wait = { $seat } izbira
prompt-over = Igra je končana

event-dealt = { $seat } dobi: { $card_list }.
event-dealt-hidden = { $seat } dobi pet kart.
event-turned-up = Odkrita karta: { $card }. Adut: { $suit }.
event-exchanged = { $seat } zamenja adutskega fanta in dobi: { $card }.
event-married = { $seat } napove par ({ $suit }): { $points }.
event-closed = { $seat } zapre talon.
event-played = { $seat } igra: { $card }.
event-took =
    { $points ->
        [one] { $seat } pobere vzetek: { $points } točka.
        [two] { $seat } pobere vzetek: { $points } točki.
        [few] { $seat } pobere vzetek: { $points } točke.
       *[other] { $seat } pobere vzetek: { $points } točk.
    }
event-drew = { $seat } potegne: { $card }.
event-drew-hidden = { $seat } potegne karto.
event-won-deal =
    { $points ->
        [one] { $seat } dobi delitev, točke kart { $own } : { $other } ({ $how }). { $points } točka partije.
        [two] { $seat } dobi delitev, točke kart { $own } : { $other } ({ $how }). { $points } točki partije.
        [few] { $seat } dobi delitev, točke kart { $own } : { $other } ({ $how }). { $points } točke partije.
       *[other] { $seat } dobi delitev, točke kart { $own } : { $other } ({ $how }). { $points } točk partije.
    }

how-enough = doseženih 66
how-last-trick = odloči zadnji vzetek
how-failed = zapiranje ni uspelo

result-target = Točke partije za zmago so dosežene.

reason-not-in-hand = Ni v tvoji roki: { $card }.
reason-must-follow = Odgovoriti moraš na barvo: { $suit }.
reason-must-beat = Igrati moraš višjo karto od: { $card }.
reason-must-trump = Igrati moraš adut: { $suit }.
reason-no-pair = Nimaš kralja in dame barve: { $suit }.
reason-no-jack = Nimaš adutskega fanta ({ $suit }).
reason-talon-closed = Talon je zaprt.
reason-talon-low = V talonu sta le še dve karti ali nobena.

board-hand =
    { $count ->
        [one] { $seat }: { $count } karta v roki
        [two] { $seat }: { $count } karti v roki
        [few] { $seat }: { $count } karte v roki
       *[other] { $seat }: { $count } kart v roki
    }
board-dealer = deli
board-game-points = Točke partije: { $points } od { $target }
board-card-points =
    { $points ->
        [one] točka kart
        [two] točki kart
        [few] točke kart
       *[other] točk kart
    }
board-marriage = Par: { $suit }
board-tricks =
    { $count ->
        [one] { $count } vzetek
        [two] { $count } vzetka
        [few] { $count } vzetki
       *[other] { $count } vzetkov
    }
board-talon =
    { $count ->
        [0] Talon je porabljen
        [one] Talon: { $count } karta
        [two] Talon: { $count } karti
        [few] Talon: { $count } karte
       *[other] Talon: { $count } kart
    }
board-trump = Adut: { $suit }
board-closed = { $seat } ima zaprt talon
board-strict = Na barvo je treba odgovoriti
board-free = Igrati je mogoče katero koli karto
board-taken-by = { $seat } pobere vzetek
board-takes =
    { $points ->
        [one] pobere vzetek, { $points } točka
        [two] pobere vzetek, { $points } točki
        [few] pobere vzetek, { $points } točke
       *[other] pobere vzetek, { $points } točk
    }
board-loses =
    { $points ->
        [one] prepusti vzetek nasprotniku, { $points } točka
        [two] prepusti vzetek nasprotniku, { $points } točki
        [few] prepusti vzetek nasprotniku, { $points } točke
       *[other] prepusti vzetek nasprotniku, { $points } točk
    }
board-cancel = Nazaj na izbiro
board-half = z napovedjo ali brez nje
board-stake =
    { $points ->
        [one] za { $points } točko partije
        [two] za { $points } točki partije
        [few] za { $points } točke partije
       *[other] za { $points } točk partije
    }

### Cards

card-spades-jack = pikov fant
card-spades-queen = pikova dama
card-spades-king = pikov kralj
card-spades-ten = pikova desetka
card-spades-ace = pikov as
card-hearts-jack = srčev fant
card-hearts-queen = srčeva dama
card-hearts-king = srčev kralj
card-hearts-ten = srčeva desetka
card-hearts-ace = srčev as
card-clubs-jack = križev fant
card-clubs-queen = križeva dama
card-clubs-king = križev kralj
card-clubs-ten = križeva desetka
card-clubs-ace = križev as
card-diamonds-jack = karov fant
card-diamonds-queen = karova dama
card-diamonds-king = karov kralj
card-diamonds-ten = karova desetka
card-diamonds-ace = karov as
