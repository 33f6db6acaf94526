title = Leyniboð
blurb = Allir bjóða samtímis og í leyni; hæsta spilið tekur pottinn.

option-ties = Jafntefli
option-ties-help = Hver fær pottinn þegar fleiri en eitt boð er hæst.
option-ties-value =
    { $value ->
        [split] Þeir skipta honum
       *[nobody] Enginn
    }

level-eager = Ákafur
level-eager-help = Býður alltaf hæsta spilið.

section-setup = Undirbúningur
section-bid = Boð
section-swap = Skipti á spili
section-end = Lok

noun-hand = Hönd
noun-deck = Stokkur
noun-bid = Boð
noun-aside = Lagt til hliðar
noun-secret = leynt
noun-points = Stig

action-bid = Bjóða spil { $card }
action-swap = Leggja spil { $card } til hliðar og draga annað
action-swap-short = Skipta { $card }
action-pass = Skipta engu spili
action-pass-short = Sleppa

prompt-bid = Umferð { $round }: veldu boð. Potturinn er { $pot }.
prompt-swap = Þú vannst umferðina. Viltu skipta spili?
prompt-wait = { $seat } er að velja
prompt-over = Leiknum er lokið

event-dealt = { $seat } fær { $c1 }, { $c2 }, { $c3 }, { $c4 } og { $c5 }.
event-dealt-hidden = { $seat } fær fimm spil.
event-chose = { $seat } býður spil { $card }, enn í leyni.
event-chose-hidden = { $seat } hefur valið.
event-revealed = { $seat } sýnir spil { $card }, boðið er { $value }.
event-won = { $seat } vinnur { $points } stig.
event-tied = Fleiri en eitt boð er { $value }: enginn fær pottinn.
event-swapped = { $seat } leggur spil { $card } til hliðar og dregur { $drawn }.
event-swapped-hidden = { $seat } skiptir spili.
event-passed = { $seat } skiptir engu spili.
event-turned-up = { $seat } snýr við spili { $card }: { $points } stig.

source-pots = Pottar
source-aside = Lagt til hliðar

result-all-rounds = Allar umferðir hafa verið leiknar.

reason-not-in-hand = Spil { $card } er ekki á hendi þinni.
