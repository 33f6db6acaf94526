title = Tajne ponude
blurb = Svi nude istodobno i tajno; najviša karta nosi ulog.

option-ties = Izjednačenje
option-ties-help = Tko dobiva ulog kada je više ponuda najviše.
option-ties-value =
    { $value ->
        [split] Dijele ga
       *[nobody] Nitko
    }

level-eager = Revni
level-eager-help = Uvijek nudi najvišu kartu.

section-setup = Priprema
section-bid = Ponude
section-swap = Zamjena karte
section-end = Kraj

noun-hand = Ruka
noun-deck = Špil
noun-bid = Ponuda
noun-aside = Odloženo
noun-secret = tajno
noun-points = Bodovi

action-bid = Ponudi kartu { $card }
action-swap = Odloži kartu { $card } i povuci drugu
action-swap-short = Zamijeni { $card }
action-pass = Ne mijenjaj ništa
action-pass-short = Ne mijenjaj

prompt-bid = Krug { $round }: odaberi ponudu. Ulog vrijedi { $pot }.
prompt-swap = Krug je tvoj. Mijenjaš li kartu?
prompt-wait = { $seat } bira
prompt-over = Partija je gotova

event-dealt = { $seat } dobiva { $c1 }, { $c2 }, { $c3 }, { $c4 } i { $c5 }.
event-dealt-hidden = { $seat } dobiva pet karata.
event-chose = { $seat } nudi kartu { $card }, zasad tajno.
event-chose-hidden = { $seat } već ima odabranu ponudu.
event-revealed = { $seat } pokazuje kartu { $card }, ponudu { $value }.
event-won =
    { $points ->
        [one] { $seat } dobiva { $points } bod.
        [few] { $seat } dobiva { $points } boda.
       *[other] { $seat } dobiva { $points } bodova.
    }
event-tied = Više ponuda { $value }: ulog ne dobiva nitko.
event-swapped = { $seat } odlaže kartu { $card } i vuče { $drawn }.
event-swapped-hidden = { $seat } mijenja kartu.
event-passed = { $seat } ne mijenja ništa.
event-turned-up =
    { $points ->
        [one] { $seat } otkriva kartu { $card }: { $points } bod.
        [few] { $seat } otkriva kartu { $card }: { $points } boda.
       *[other] { $seat } otkriva kartu { $card }: { $points } bodova.
    }

source-pots = Ulozi
source-aside = Odloženo

result-all-rounds = Svi krugovi su odigrani.

reason-not-in-hand = Kartu { $card } nemaš u ruci.
