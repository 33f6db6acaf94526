title = { "Schnapsen" }
blurb = Dvadeset karata za dvoje: nosi štihove, zovi kralja s damom i prvi skupi 66.
goal = Cilj: u deljenju pre protivnika skupiti 66 poena u kartama; deljenja donose poene partije, a oni pobedu.

option-target = Poeni partije za pobedu
option-target-help = Sa 1 odlučuje jedno jedino deljenje; uobičajeno je 7.
option-target-value = { $value }

section-cards = Karte
section-tricks = Štihovi
section-exchange = Adutski žandar
section-marriages = Zvanja
section-closing = Zatvaranje talona
section-strict = Poštovanje boje
section-scoring = Poeni partije

suit-spades = pik
suit-hearts = herc
suit-clubs = tref
suit-diamonds = karo

action-play = Igraj: { $card }
action-play-short = { $card }
action-marry = Zovi par i baci: { $card }
action-marry-short = Par: { $card }
action-exchange = Zameni adutskog žandara za otkrivenu kartu
action-exchange-short = Zameni žandara
action-close = Zatvori talon
action-close-short = Zatvori

prompt-lead = Baci prvu kartu
prompt-answer = Odgovori na: { $card }
prompt-answer-strict = Poštuj boju i odnesi štih ako možeš: { $card }
prompt-wait = { $seat } bira
prompt-over = Igra je gotova

event-dealt = { $seat } dobija: { $card_list }.
event-dealt-hidden = { $seat } dobija pet karata.
event-turned-up = Otkrivena karta: { $card }. Adut: { $suit }.
event-exchanged = { $seat } menja adutskog žandara i dobija: { $card }.
event-married = { $seat } zove par ({ $suit }): { $points }.
event-closed = { $seat } zatvara talon.
event-played = { $seat } igra: { $card }.
event-took =
    { $points ->
        [one] { $seat } nosi štih: { $points } poen.
        [few] { $seat } nosi štih: { $points } poena.
       *[other] { $seat } nosi štih: { $points } poena.
    }
event-drew = { $seat } vuče: { $card }.
event-drew-hidden = { $seat } vuče kartu.
event-won-deal =
    { $points ->
        [one] { $seat } dobija deljenje, poeni u kartama { $own } : { $other } ({ $how }). { $points } poen partije.
        [few] { $seat } dobija deljenje, poeni u kartama { $own } : { $other } ({ $how }). { $points } poena partije.
       *[other] { $seat } dobija deljenje, poeni u kartama { $own } : { $other } ({ $how }). { $points } poena partije.
    }

how-enough = skupljeno 66
how-last-trick = odlučuje poslednji štih
how-failed = zatvaranje nije uspelo

result-target = Poeni partije za pobedu su skupljeni.

reason-not-in-hand = Nije u tvojoj ruci: { $card }.
reason-must-follow = Moraš poštovati boju: { $suit }.
reason-must-beat = Moraš baciti jaču kartu od: { $card }.
reason-must-trump = Moraš baciti adut: { $suit }.
reason-no-pair = Nemaš kralja i damu boje: { $suit }.
reason-no-jack = Nemaš adutskog žandara ({ $suit }).
reason-talon-closed = Talon je zatvoren.
reason-talon-low = U talonu su još samo dve karte ili nijedna.

board-hand =
    { $count ->
        [one] { $seat }: { $count } karta u ruci
        [few] { $seat }: { $count } karte u ruci
       *[other] { $seat }: { $count } karata u ruci
    }
board-dealer = deli
board-game-points = Poeni partije: { $points } od { $target }
board-card-points =
    { $points ->
        [one] poen u kartama
        [few] poena u kartama
       *[other] poena u kartama
    }
board-marriage = Zvanje: { $suit }
board-tricks =
    { $count ->
        [one] { $count } štih
        [few] { $count } štiha
       *[other] { $count } štihova
    }
board-talon =
    { $count ->
        [0] Talon je potrošen
        [one] Talon: { $count } karta
        [few] Talon: { $count } karte
       *[other] Talon: { $count } karata
    }
board-trump = Adut: { $suit }
board-closed = { $seat } ima zatvoren talon
board-strict = Boja se mora poštovati
board-free = Sme se baciti bilo koja karta
board-taken-by = { $seat } nosi štih
board-takes =
    { $points ->
        [one] nosi štih, { $points } poen
        [few] nosi štih, { $points } poena
       *[other] nosi štih, { $points } poena
    }
board-loses =
    { $points ->
        [one] prepušta štih protivniku, { $points } poen
        [few] prepušta štih protivniku, { $points } poena
       *[other] prepušta štih protivniku, { $points } poena
    }
board-cancel = Nazad na izbor
board-half = sa zvanjem ili bez njega
board-stake =
    { $points ->
        [one] za { $points } poen partije
        [few] za { $points } poena partije
       *[other] za { $points } poena partije
    }

### Cards

card-spades-jack = žandar pik
card-spades-queen = dama pik
card-spades-king = kralj pik
card-spades-ten = desetka pik
card-spades-ace = as pik
card-hearts-jack = žandar herc
card-hearts-queen = dama herc
card-hearts-king = kralj herc
card-hearts-ten = desetka herc
card-hearts-ace = as herc
card-clubs-jack = žandar tref
card-clubs-queen = dama tref
card-clubs-king = kralj tref
card-clubs-ten = desetka tref
card-clubs-ace = as tref
card-diamonds-jack = žandar karo
card-diamonds-queen = dama karo
card-diamonds-king = kralj karo
card-diamonds-ten = desetka karo
card-diamonds-ace = as karo
