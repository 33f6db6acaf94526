title = Schnapsen
blurb = Dvadeset karata za dvoje: odnosi štihove, zovi kralja s damom i prvi skupi 66.
goal = Cilj: u dijeljenju prije protivnika skupiti 66 bodova u kartama; dijeljenja donose bodove partije, a oni pobjedu.

option-target = Bodovi partije za pobjedu
option-target-help = S 1 odlučuje jedno jedino dijeljenje; uobičajeno je 7.
option-target-value = { $value }

section-cards = Karte
section-tricks = Štihovi
section-exchange = Adutski dečko
section-marriages = Zvanja
section-closing = Zatvaranje talona
section-strict = Poštivanje boje
section-scoring = Bodovi partije

suit-spades = pik
suit-hearts = herc
suit-clubs = tref
suit-diamonds = karo

action-play = Igraj: { $card }
action-play-short = { $card }
action-marry = Zovi par i baci: { $card }
action-marry-short = Par: { $card }
action-exchange = Zamijeni adutskog dečka za otkrivenu kartu
action-exchange-short = Zamijeni dečka
action-close = Zatvori talon
action-close-short = Zatvori

prompt-lead = Baci prvu kartu
prompt-answer = Odgovori na: { $card }
prompt-answer-strict = Poštuj boju i odnesi štih ako možeš: { $card }
prompt-wait = { $seat } bira
prompt-over = Igra je gotova

event-dealt = { $seat } dobiva: { $card_list }.
event-dealt-hidden = { $seat } dobiva pet karata.
event-turned-up = Otkrivena karta: { $card }. Adut: { $suit }.
event-exchanged = { $seat } mijenja adutskog dečka i dobiva: { $card }.
event-married = { $seat } zove par ({ $suit }): { $points }.
event-closed = { $seat } zatvara talon.
event-played = { $seat } igra: { $card }.
event-took =
    { $points ->
        [one] { $seat } nosi štih: { $points } bod.
        [few] { $seat } nosi štih: { $points } boda.
       *[other] { $seat } nosi štih: { $points } bodova.
    }
event-drew = { $seat } vuče: { $card }.
event-drew-hidden = { $seat } vuče kartu.
event-won-deal =
    { $points ->
        [one] { $seat } dobiva dijeljenje, bodovi u kartama { $own } : { $other } ({ $how }). { $points } bod partije.
        [few] { $seat } dobiva dijeljenje, bodovi u kartama { $own } : { $other } ({ $how }). { $points } boda partije.
       *[other] { $seat } dobiva dijeljenje, bodovi u kartama { $own } : { $other } ({ $how }). { $points } bodova partije.
    }

how-enough = skupljeno 66
how-last-trick = odlučuje zadnji štih
how-failed = zatvaranje nije uspjelo

result-target = Bodovi partije za pobjedu su skupljeni.

reason-not-in-hand = Nije u tvojoj ruci: { $card }.
reason-must-follow = Moraš poštivati boju: { $suit }.
reason-must-beat = Moraš baciti jaču kartu od: { $card }.
reason-must-trump = Moraš baciti adut: { $suit }.
reason-no-pair = Nemaš kralja i damu boje: { $suit }.
reason-no-jack = Nemaš adutskog dečka ({ $suit }).
reason-talon-closed = Talon je zatvoren.
reason-talon-low = U talonu su još samo dvije karte ili nijedna.

board-hand =
    { $count ->
        [one] { $seat }: { $count } karta u ruci
        [few] { $seat }: { $count } karte u ruci
       *[other] { $seat }: { $count } karata u ruci
    }
board-dealer = dijeli
board-game-points = Bodovi partije: { $points } od { $target }
board-card-points =
    { $points ->
        [one] bod u kartama
        [few] boda u kartama
       *[other] bodova u kartama
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
board-strict = Boja se mora poštivati
board-free = Smije se baciti bilo koja karta
board-taken-by = { $seat } nosi štih
board-takes =
    { $points ->
        [one] nosi štih, { $points } bod
        [few] nosi štih, { $points } boda
       *[other] nosi štih, { $points } bodova
    }
board-loses =
    { $points ->
        [one] prepušta štih protivniku, { $points } bod
        [few] prepušta štih protivniku, { $points } boda
       *[other] prepušta štih protivniku, { $points } bodova
    }
board-cancel = Natrag na izbor
board-half = sa zvanjem ili bez njega
board-stake =
    { $points ->
        [one] za { $points } bod partije
        [few] za { $points } boda partije
       *[other] za { $points } bodova partije
    }

### Cards

card-spades-jack = pik dečko
card-spades-queen = pik dama
card-spades-king = pik kralj
card-spades-ten = pik desetka
card-spades-ace = pik as
card-hearts-jack = herc dečko
card-hearts-queen = herc dama
card-hearts-king = herc kralj
card-hearts-ten = herc desetka
card-hearts-ace = herc as
card-clubs-jack = tref dečko
card-clubs-queen = tref dama
card-clubs-king = tref kralj
card-clubs-ten = tref desetka
card-clubs-ace = tref as
card-diamonds-jack = karo dečko
card-diamonds-queen = karo dama
card-diamonds-king = karo kralj
card-diamonds-ten = karo desetka
card-diamonds-ace = karo as
