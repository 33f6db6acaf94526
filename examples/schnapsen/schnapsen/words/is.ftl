title = Schnapsen
blurb = Tuttugu spil fyrir tvo: taktu slagi, sýndu hjón og náðu 66 á undan hinum.
goal = Markmið: að ná 66 spilastigum í gjöf á undan hinum; gjafir gefa leikstig og þau ráða úrslitum.

option-target = Leikstig til sigurs
option-target-help = Með 1 ræður ein gjöf úrslitum; venjan er 7.
option-target-value = { $value }

section-cards = Spilin
section-tricks = Slagir
section-exchange = Trompgosinn
section-marriages = Hjón
section-closing = Að loka stokknum
section-strict = Að fylgja lit
section-scoring = Leikstig

suit-spades = spaði
suit-hearts = hjarta
suit-clubs = lauf
suit-diamonds = tígull

action-play = Spila: { $card }
action-play-short = { $card }
action-marry = Sýna hjón og spila út: { $card }
action-marry-short = Hjón: { $card }
action-exchange = Skipta trompgosanum fyrir opna spilið
action-exchange-short = Skipta gosanum
action-close = Loka stokknum
action-close-short = Loka

prompt-lead = Spilaðu út
prompt-answer = Svaraðu: { $card }
prompt-answer-strict = Fylgdu lit og taktu slaginn ef þú getur: { $card }
prompt-wait = { $seat } velur
prompt-over = Leiknum er lokið

event-dealt = { $seat } fær: { $card_list }.
event-dealt-hidden = { $seat } fær fimm spil.
event-turned-up = Opna spilið: { $card }. Tromp: { $suit }.
event-exchanged = { $seat } skiptir trompgosanum og fær: { $card }.
event-married = { $seat } sýnir hjón ({ $suit }): { $points }.
event-closed = { $seat } lokar stokknum.
event-played = { $seat } spilar: { $card }.
event-took = { $seat } tekur slaginn: { $points } spilastig.
event-drew = { $seat } dregur: { $card }.
event-drew-hidden = { $seat } dregur spil.
event-won-deal = { $seat } vinnur gjöfina, spilastig { $own } : { $other } ({ $how }). { $points } leikstig.

how-enough = 66 náð
how-last-trick = síðasti slagur ræður
how-failed = lokunin mistókst

result-target = Leikstigunum sem þarf til sigurs er náð.

reason-not-in-hand = Ekki á hendi: { $card }.
reason-must-follow = Þú verður að fylgja lit: { $suit }.
reason-must-beat = Þú verður að spila hærra en: { $card }.
reason-must-trump = Þú verður að trompa: { $suit }.
reason-no-pair = Þú hefur ekki kóng og drottningu í: { $suit }.
reason-no-jack = Þú hefur ekki trompgosann ({ $suit }).
reason-talon-closed = Stokknum hefur verið lokað.
reason-talon-low = Í stokknum eru aðeins tvö spil eftir, eða ekkert.

board-hand = { $seat }: { $count } spil á hendi
board-dealer = gefur
board-game-points = Leikstig: { $points } af { $target }
board-card-points =
    { $points ->
       *[other] spilastig
    }
board-marriage = Hjón: { $suit }
board-tricks =
    { $count ->
        [one] { $count } slagur
       *[other] { $count } slagir
    }
board-talon =
    { $count ->
        [0] Stokkurinn er búinn
       *[other] Stokkur: { $count } spil
    }
board-trump = Tromp: { $suit }
board-closed = { $seat } hefur lokað stokknum
board-strict = Fylgja verður lit
board-free = Spila má hverju sem er
board-taken-by = { $seat } tekur slaginn
board-takes = tekur slaginn, { $points } spilastig
board-loses = lætur hinn um slaginn, { $points } spilastig
board-cancel = Hætta við
board-half = með hjónum eða án þeirra
board-stake = fyrir { $points } leikstig

### Cards

card-spades-jack = spaðagosi
card-spades-queen = spaðadrottning
card-spades-king = spaðakóngur
card-spades-ten = spaðatía
card-spades-ace = spaðaás
card-hearts-jack = hjartagosi
card-hearts-queen = hjartadrottning
card-hearts-king = hjartakóngur
card-hearts-ten = hjartatía
card-hearts-ace = hjartaás
card-clubs-jack = laufgosi
card-clubs-queen = laufdrottning
card-clubs-king = laufkóngur
card-clubs-ten = lauftía
card-clubs-ace = laufás
card-diamonds-jack = tígulgosi
card-diamonds-queen = tíguldrottning
card-diamonds-king = tígulkóngur
card-diamonds-ten = tígultía
card-diamonds-ace = tígulás
