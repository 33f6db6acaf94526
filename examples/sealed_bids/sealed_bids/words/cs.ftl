title = Tajné nabídky
blurb = Všichni nabízejí naráz a tajně; nejvyšší karta bere bank.

option-ties = Shoda
option-ties-help = Kdo dostane bank, když je nejvyšších nabídek víc.
option-ties-value =
    { $value ->
        [split] Rozdělí si ho
       *[nobody] Nikdo
    }

level-eager = Dychtivec
level-eager-help = Vždy nabízí nejvyšší kartu.

section-setup = Příprava
section-bid = Nabídky
section-swap = Výměna karty
section-end = Konec

noun-hand = Ruka
noun-deck = Balíček
noun-bid = Nabídka
noun-aside = Odloženo
noun-secret = tajné
noun-points = Body

action-bid = Nabídnout kartu { $card }
action-swap = Odložit kartu { $card } a dobrat jinou
action-swap-short = Vyměnit { $card }
action-pass = Nic neměnit
action-pass-short = Neměnit

prompt-bid = Kolo { $round }: zvol nabídku. Bank má hodnotu { $pot }.
prompt-swap = Kolo je tvoje. Vyměníš kartu?
prompt-wait = { $seat } volí
prompt-over = Konec hry

event-dealt = { $seat } dostává { $c1 }, { $c2 }, { $c3 }, { $c4 } a { $c5 }.
event-dealt-hidden = { $seat } dostává pět karet.
event-chose = { $seat } nabízí kartu { $card }, zatím tajně.
event-chose-hidden = { $seat } má zvoleno.
event-revealed = { $seat } ukazuje kartu { $card }, nabídku { $value }.
event-won =
    { $points ->
        [one] { $seat } získává { $points } bod.
        [few] { $seat } získává { $points } body.
       *[other] { $seat } získává { $points } bodů.
    }
event-tied = Víc nabídek { $value }: bank nedostane nikdo.
event-swapped = { $seat } odkládá kartu { $card } a dobírá { $drawn }.
event-swapped-hidden = { $seat } mění kartu.
event-passed = { $seat } nic nemění.
event-turned-up =
    { $points ->
        [one] { $seat } odkrývá kartu { $card }: { $points } bod.
        [few] { $seat } odkrývá kartu { $card }: { $points } body.
       *[other] { $seat } odkrývá kartu { $card }: { $points } bodů.
    }

source-pots = Banky
source-aside = Odložené

result-all-rounds = Všechna kola jsou odehrána.

reason-not-in-hand = Kartu { $card } nemáš v ruce.
