title = Tajne ponude
blurb = Svi nude istovremeno i tajno; najviša karta nosi ulog.

option-ties = Izjednačenje
option-ties-help = Ko dobija ulog kada je više ponuda najviše.
option-ties-value =
    { $value ->
        [split] Dele ga
       *[nobody] Niko
    }

level-eager = Revnosni
level-eager-help = Uvek nudi najvišu kartu.

section-setup = Priprema
section-bid = Ponude
section-swap = Zamena karte
section-end = Kraj

noun-hand = Ruka
noun-deck = Špil
noun-bid = Ponuda
noun-aside = Odloženo
noun-secret = tajno
noun-points = Poeni

action-bid = Ponudi kartu { $card }
action-swap = Odloži kartu { $card } i povuci drugu
action-swap-short = Zameni { $card }
action-pass = Ne menjaj ništa
action-pass-short = Ne menjaj

prompt-bid = Krug { $round }: izaberi ponudu. Ulog vredi { $pot }.
prompt-swap = Krug je tvoj. Menjaš li kartu?
prompt-wait = { $seat } bira
prompt-over = Partija je gotova

event-dealt = { $seat } dobija { $c1 }, { $c2 }, { $c3 }, { $c4 } i { $c5 }.
event-dealt-hidden = { $seat } dobija pet karata.
event-chose = { $seat } nudi kartu { $card }, zasad tajno.
event-chose-hidden = { $seat } već ima izabranu ponudu.
event-revealed = { $seat } pokazuje kartu { $card }, ponudu { $value }.
event-won =
    { $points ->
        [one] { $seat } dobija { $points } poen.
        [few] { $seat } dobija { $points } poena.
       *[other] { $seat } dobija { $points } poena.
    }
event-tied = Više ponuda { $value }: ulog ne dobija niko.
event-swapped = { $seat } odlaže kartu { $card } i vuče { $drawn }.
event-swapped-hidden = { $seat } menja kartu.
event-passed = { $seat } ne menja ništa.
event-turned-up =
    { $points ->
        [one] { $seat } otkriva kartu { $card }: { $points } poen.
        [few] { $seat } otkriva kartu { $card }: { $points } poena.
       *[other] { $seat } otkriva kartu { $card }: { $points } poena.
    }

source-pots = Ulozi
source-aside = Odloženo

result-all-rounds = Svi krugovi su odigrani.

reason-not-in-hand = Kartu { $card } nemaš u ruci.
