title = Skrite ponudbe
blurb = Vsi ponudijo hkrati in skrivaj; najvišja karta dobi blagajno.

option-ties = Izenačenje
option-ties-help = Kdo dobi blagajno, če je najvišjih ponudb več.
option-ties-value =
    { $value ->
        [split] Razdelijo si jo
       *[nobody] Nihče
    }

level-eager = Zagnani
level-eager-help = Vedno ponudi najvišjo karto.

section-setup = Priprava
section-bid = Ponudbe
section-swap = Menjava karte
section-end = Konec

noun-hand = Roka
noun-deck = Kup
noun-bid = Ponudba
noun-aside = Odloženo
noun-secret = skrito
noun-points = Točke

action-bid = Ponudi karto { $card }
action-swap = Odloži karto { $card } in potegni drugo
action-swap-short = Zamenjaj { $card }
action-pass = Ne menjaj
action-pass-short = Ne menjaj

prompt-bid = Krog { $round }: izberi ponudbo. Blagajna je vredna { $pot }.
prompt-swap = Krog je tvoj. Zamenjaš karto?
prompt-wait = { $seat } izbira
prompt-over = Igra je končana

event-dealt = { $seat } dobi { $c1 }, { $c2 }, { $c3 }, { $c4 } in { $c5 }.
event-dealt-hidden = { $seat } dobi pet kart.
event-chose = { $seat } ponudi karto { $card }, zaenkrat skrivaj.
event-chose-hidden = { $seat } že ima izbrano ponudbo.
event-revealed = { $seat } pokaže karto { $card }, ponudbo { $value }.
event-won =
    { $points ->
        [one] { $seat } dobi { $points } točko.
        [two] { $seat } dobi { $points } točki.
        [few] { $seat } dobi { $points } točke.
       *[other] { $seat } dobi { $points } točk.
    }
event-tied = Več ponudb { $value }: blagajne ne dobi nihče.
event-swapped = { $seat } odloži karto { $card } in potegne { $drawn }.
event-swapped-hidden = { $seat } zamenja karto.
event-passed = { $seat } ne menja.
event-turned-up =
    { $points ->
        [one] { $seat } odkrije karto { $card }: { $points } točka.
        [two] { $seat } odkrije karto { $card }: { $points } točki.
        [few] { $seat } odkrije karto { $card }: { $points } točke.
       *[other] { $seat } odkrije karto { $card }: { $points } točk.
    }

source-pots = Blagajne
source-aside = Odloženo

result-all-rounds = Vsi krogi so odigrani.

reason-not-in-hand = Karte { $card } nimaš v roki.
