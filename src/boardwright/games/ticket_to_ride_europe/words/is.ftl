# Ticket to Ride: Europe. Vagn er leikmunur (hver leikmaður á 45), lestarvagnsspil er spil, leið tengir tvær aðliggjandi borgir.
# Nöfn leikmanna ($seat) standa fremst í setningu eða á eftir tvípunkti og nöfn borga í pörum („A – B“) eða á eftir tvípunkti,
# og eru því alltaf í nefnifalli. Litir spila ($card, $colour) standa á eftir tvípunkti eða „2 ×“ og eru í hvorugkyni (spil).

### Leikurinn

title = Ticket to Ride: Europe
blurb = Járnbrautir um alla Evrópu: eignaðu þér leiðir, tengdu borgirnar á lestarmiðunum og hættu þér í göngin.
goal = Markmið: flest stig í lokin, fyrir leiðir sem þú eignar þér og lestarmiða sem þú lýkur við.

option-three-locomotives = Þrír opnir dráttarvagnar
option-three-locomotives-help = Hverju er skipt út þegar þrjú af opnu spilunum fimm eru dráttarvagnar. Útgáfum reglnanna ber ekki saman.
option-three-locomotives-value =
    { $value ->
        [only_those] aðeins dráttarvögnunum
       *[all_five] öllum fimm spilunum
    }
option-last-round = Upphaf síðasta hrings
option-last-round-help = Hve fáa vagna einhver á eftir að hafa leikið þegar síðasti hringurinn hefst. Útgáfum reglnanna ber ekki saman.
option-last-round-value =
    { $value ->
        [exactly_two] nákvæmlega tvo
       *[two_or_fewer] tvo eða færri
    }
option-passing = Að sitja hjá
option-passing-help = Hvenær leikmaður má láta vera að gera nokkuð.
option-passing-value =
    { $value ->
        [no_cards] þegar hvorki er hægt að draga spil né eigna sér leið
        [may] alltaf
       *[must_act] aðeins þegar ekkert er hægt
    }
option-second-card = Annað lestarvagnsspil
option-second-card-help = Hvort sá sem hefur dregið eitt lestarvagnsspil verður að draga annað.
option-second-card-value =
    { $value ->
        [may] má sleppa
       *[must] er skylda
    }
option-turn-cap = Hámark umferða
option-turn-cap-help = Leik sem nær þessum fjölda umferða lýkur og stigin eru talin eins og staðan er þá.
option-turn-cap-value =
    { $value ->
        [0] ekkert
        [one] { $value } umferð
       *[other] { $value } umferðir
    }

level-one-step = Skref fyrir skref
level-one-step-help = Vinnur að einum miða í einu og hugsar ekki lengra en að næstu leið fyrir hann.
level-long-routes = Langhlaupari
level-long-routes-help = Leikur eins, en velur leiðir sem eru þrír reitir eða lengri hvar sem hægt er.
level-routes = Leiðasmiður
level-routes-help = Heldur miðunum sem hann ræður við, horfir á leiðir þeirra allra í einu og eignar sér þá sem mest liggur á.
level-tickets = Miðasafnari
level-tickets-help = Dregur miða í upphafi meðan vagnarnir myndu duga og byggir svo net fyrir þá alla.
level-beginner = Nýliði
level-beginner-help = Tekur spilin sem hann sér og leggur það sem hann getur, einn miða í einu.
level-apprentice-help = Tekur spilin sem hann sér og skipuleggur miðana sína aðeins stundum.
level-learner = Nemi
level-learner-help = Skipuleggur miðana sína en gleymir að aðrir vilja sömu leiðir.
level-advanced-help = Skipuleggur einn miða í einu og gleymir oft að aðrir vilja sömu leiðir.
level-veteran-help = Spilar eins og atvinnumaðurinn en hugsar stundum ekki lengra en að næstu leið.
level-quick = Fljóti skipuleggjandinn
level-quick-help = Skipuleggur net fyrir alla miðana sína og ákveður sig á augabragði.
level-candidates = Ráðgjafi
level-candidates-help = Ber saman þær aðgerðir sem áætlun hans stingur upp á.
level-sprinter = Spretthlaupari
level-sprinter-help = Heldur fáum miðum, kýs langar leiðir og lýkur leiknum áður en hinir eru tilbúnir.
level-greedy-help = Skipuleggur við hverja ákvörðun ódýrasta netið fyrir alla miðana sína og dregur, greiðir og eignar sér leiðir eftir því.

### Aðgerðir

action-keep = Halda miðum: { $kept }
action-keep-short = Halda { $kept }
action-take = Taka opið spil { $slot }
action-take-short = Taka { $slot }
action-draw = Draga spil úr bunkanum
action-draw-short = Draga
action-claim = Eigna sér leið: { $route }
action-claim-short = Eigna sér leið
action-build-station = Byggja lestarstöð: { $city }
action-build-station-short = Byggja lestarstöð
action-draw-tickets = Draga lestarmiða
action-draw-tickets-short = Draga miða
action-pass = Sitja hjá
action-pass-short = Sitja hjá
action-pay =
    { $locomotives ->
        [0] Greiða: { $colour } (enginn dráttarvagn)
       *[other] Greiða: { $colour } ({ $locomotives } × { card-locomotive })
    }
action-pay-short = Greiða
action-pay-extra =
    { $locomotives ->
        [0] Greiða aukaspilin (enginn dráttarvagn)
       *[other] Greiða aukaspilin ({ $locomotives } × { card-locomotive })
    }
action-pay-extra-short = Greiða aukaspilin
action-give-up = Hætta við göngin
action-give-up-short = Hætta við
action-stop = Taka ekki annað spil
action-stop-short = Ekki annað spil

### Beiðnir

prompt-start-tickets = Veldu hvaða miðum þú heldur: minnst tveimur
prompt-turn = Dragðu, eignaðu þér leið eða byggðu lestarstöð
prompt-second-card = Taktu annað spil
prompt-pay-route =
    { $cost ->
        [one] { $route }: greiddu { $cost } spil
       *[other] { $route }: greiddu { $cost } spil
    }
prompt-pay-station =
    { $cost ->
        [one] Lestarstöð, { $city }: greiddu { $cost } spil
       *[other] Lestarstöð, { $city }: greiddu { $cost } spil í sama lit
    }
prompt-tunnel =
    { $extra ->
        [one] { $route }: göngin kosta { $extra } spil í viðbót ({ $colour })
       *[other] { $route }: göngin kosta { $extra } spil í viðbót ({ $colour })
    }
prompt-tickets = Veldu hvaða miðum þú heldur: minnst einum
prompt-wait = { $seat } á leik
prompt-over = Leiknum er lokið

### Atburðir

# Með hverju var greitt: spilum í einum lit, dráttarvögnum eða hvoru tveggja.
track-upper = efri leiðin
track-lower = neðri leiðin
track-left = vinstri leiðin
track-right = hægri leiðin
noun-payment =
    { $cards ->
        [0] { $locomotives } × { card-locomotive }
       *[other] { $locomotives ->
            [0] { $cards } × { $colour }
           *[other] { $cards } × { $colour }, { $locomotives } × { card-locomotive }
        }
    }

event-began = { $seat } byrjar.
event-dealt = { $seat } byrjar með spilin: { $card_list }.
event-dealt-hidden = { $seat } byrjar með fjögur spil.
event-laid-out = Opin spil: { $card_list }.
event-offered = { $seat } fær að velja úr miðum: { $ticket_list }.
event-offered-hidden =
    { $count ->
        [one] { $seat } fær { $count } miða.
       *[other] { $seat } fær að velja úr { $count } miðum.
    }
event-chose = { $seat } velur: { $ticket_list }.
event-chose-hidden = { $seat } hefur valið.
event-starts-with =
    { $count ->
        [one] { $seat } byrjar með { $count } miða.
       *[other] { $seat } byrjar með { $count } miða.
    }
event-took = { $seat } tekur opið spil: { $card }.
event-drew = { $seat } dregur úr bunkanum: { $card }.
event-drew-two = { $seat } dregur tvö spil: { $card_list }.
event-drew-two-hidden =
    { $known ->
        [0] { $seat } dregur tvö spil úr bunkanum.
       *[other] { $seat } dregur tvö spil: { $card_list } og eitt úr bunkanum.
    }
event-drew-hidden = { $seat } dregur spil úr bunkanum.
event-opened = Nýtt opið spil á stað { $slot }: { $card }.
event-swept = Of margir dráttarvagnar eru opnir ({ $card_list }): ný spil eru lögð út.
event-reshuffled =
    { $count ->
        [one] Bunkinn er búinn: { $count } spil úr kastbunkanum verður nýr bunki.
       *[other] Bunkinn er búinn: { $count } spil úr kastbunkanum eru stokkuð í nýjan.
    }
event-aimed = { $seat } velur spil til að greiða með.
event-claimed =
    { $points ->
        [one] { $seat } eignar sér leiðina { $route } ({ noun-payment }): { $points } stig.
       *[other] { $seat } eignar sér leiðina { $route } ({ noun-payment }): { $points } stig.
    }
event-laid = { $seat } reynir við göngin { $route } ({ noun-payment }).
event-revealed =
    { $count ->
        [0] Ekkert spil er eftir til að snúa við: göngin kosta ekkert í viðbót.
       *[other] { $extra ->
            [0] Upp koma: { $card_list }. Göngin kosta ekkert í viðbót.
            [one] Upp koma: { $card_list }. Göngin kosta { $extra } spil í viðbót.
           *[other] Upp koma: { $card_list }. Göngin kosta { $extra } spil í viðbót.
        }
    }
event-gave-up = { $seat } hættir við göngin { $route } og tekur spilin aftur.
event-built-station =
    { $left ->
        [0] { $seat } byggir síðustu lestarstöðina sína: { $city } ({ noun-payment }).
       *[other] { $seat } byggir lestarstöð: { $city } ({ noun-payment }). Óbyggðar stöðvar: { $left }.
    }
event-kept-tickets =
    { $returned ->
        [0] { $seat } heldur öllum miðunum: { $ticket_list }.
       *[other] { $seat } heldur miðum: { $ticket_list }. Skilað: { $returned }.
    }
event-kept-tickets-hidden =
    { $returned ->
        [0] { $count ->
            [one] { $seat } heldur { $count } miða.
           *[other] { $seat } heldur öllum { $count } miðunum.
        }
       *[other] { $count ->
            [one] { $seat } heldur { $count } miða. Skilað: { $returned }.
           *[other] { $seat } heldur { $count } miðum. Skilað: { $returned }.
        }
    }
event-stopped = { $seat } tekur ekki annað spil.
event-passed = { $seat } situr hjá.
event-last-round =
    { $trains ->
        [0] { $seat } á engan vagn eftir: allir fá að leika einu sinni enn.
        [one] { $seat } á aðeins { $trains } vagn eftir: allir fá að leika einu sinni enn.
       *[other] { $seat } á aðeins { $trains } vagna eftir: allir fá að leika einu sinni enn.
    }
event-stuck = Allir sátu hjá heilan hring, enda var hvorki hægt að draga spil né eigna sér leið: leiknum lýkur.
event-capped =
    { $turns ->
        [one] Hámarkinu, { $turns } umferð, er náð: leiknum lýkur.
       *[other] Hámarkinu, { $turns } umferðum, er náð: leiknum lýkur.
    }
event-shown =
    { $points ->
        [one] { $seat } sýnir miða: { $ticket }, { $points } stig.
       *[other] { $seat } sýnir miða: { $ticket }, { $points } stig.
    }
event-express =
    { $length ->
        [one] { $seat } fær evrópsku hraðlestina: óslitin leið úr { $length } vagni.
       *[other] { $seat } fær evrópsku hraðlestina: óslitin leið úr { $length } vögnum.
    }
event-finished = Öll stig eru talin.

brief-took = { $card }
brief-drew-hidden = 1 spil
brief-drew-two = { $card_list }
brief-drew-two-hidden =
    { $known ->
        [0] 2 spil
       *[other] { $card_list }, 1 spil
    }
brief-claimed = { $route } +{ $points }
brief-laid = göng
brief-gave-up = hættir við { $route }
brief-built-station = lestarstöð: { $city }
brief-offered-hidden =
    { $count ->
        [one] dregur { $count } miða
       *[other] dregur { $count } miða
    }
brief-kept-tickets-hidden = heldur { $count }
brief-stopped = ekki annað spil
brief-passed = situr hjá
brief-last-round = síðasti hringur

result-last-round = Einhver kláraði vagnana sína og síðasti hringurinn var leikinn.
result-stuck = Allir sátu hjá heilan hring.
result-turn-cap = Hámarki umferða var náð.

source-routes = Leiðir
source-tickets = Lestarmiðar
source-stations = Ónotaðar stöðvar
source-express = Evrópska hraðlestin
typical-tickets-made = Miðar sem var lokið
typical-tickets-missed = Miðar sem var ekki lokið
typical-longest-trail = Lengsta óslitna leið
typical-stations = Byggðar lestarstöðvar
end-trail =
    { $length ->
        [one] lengsta leið: { $length } reitur
       *[other] lengsta leið: { $length } reitir
    }

### Ástæður þess að eitthvað er ekki hægt

reason-route-taken = Þessi leið er þegar frátekin: { $seat }.
reason-too-few-trains =
    { $length ->
        [one] Á þessa leið þarf { $length } vagn. Þú átt eftir: { $trains }.
       *[other] Á þessa leið þarf { $length } vagna. Þú átt eftir: { $trains }.
    }
reason-too-few-cards =
    { $needed ->
        [one] Til þess þarf { $needed } spil. Þú átt { $have } × { $card } og { $locomotives } × { card-locomotive }; vantar: { $missing }.
       *[other] Til þess þarf { $needed } spil. Þú átt { $have } × { $card } og { $locomotives } × { card-locomotive }; vantar: { $missing }.
    }
reason-too-few-of-a-kind =
    { $needed ->
        [one] Til þess þarf { $needed } spil. Mest áttu { $have } × { $card } og { $locomotives } × { card-locomotive }; vantar: { $missing }.
       *[other] Til þess þarf { $needed } spil í sama lit. Mest áttu { $have } × { $card } og { $locomotives } × { card-locomotive }; vantar: { $missing }.
    }
reason-twin-closed = Þegar tveir eða þrír spila er aðeins önnur leiðin í tvöfaldri leið notuð og hin er þegar frátekin: { $seat }.
reason-own-twin = Þú átt hina leiðina í þessari tvöföldu leið og enginn má eiga báðar.
reason-too-few-locomotives =
    { $needed ->
        [one] Þessi ferja kostar minnst { $needed } dráttarvagn. Þú átt: { $have }.
       *[other] Þessi ferja kostar minnst { $needed } dráttarvagna. Þú átt: { $have }.
    }
reason-no-station-left = Þú hefur byggt allar lestarstöðvarnar þínar.
reason-city-taken = Hér er þegar lestarstöð: { $seat }.
reason-slot-empty = Staður { $slot } er auður.
reason-no-cards = Engin spil eru eftir til að draga: bunkinn og kastbunkinn eru báðir tómir.
reason-locomotive-second = Opinn dráttarvagn má aðeins taka sem fyrsta spil.
reason-no-tickets = Engir lestarmiðar eru eftir.
reason-not-offered =
    { $count ->
        [one] Aðeins { $count } miði er í boði. Þú getur ekki haldið: { $kept }.
       *[other] Aðeins { $count } miðar eru í boði. Þú getur ekki haldið: { $kept }.
    }
reason-keep-more =
    { $fewest ->
        [one] Þú verður að halda minnst { $fewest } miða.
       *[other] Þú verður að halda minnst { $fewest } miðum.
    }
reason-other-colour = Þessi leið er greidd með spilum í öðrum lit: { $colour }.
reason-not-enough = Þetta kostar { $needed } × { $card }. Þú átt: { $have }.
reason-too-many-locomotives =
    { $cost ->
        [one] Of margir dráttarvagnar: verðið er { $cost } spil. Greiðsla með dráttarvögnum eingöngu er valin sérstaklega.
       *[other] Of margir dráttarvagnar: verðið er { $cost } spil. Greiðsla með dráttarvögnum eingöngu er valin sérstaklega.
    }
reason-no-locomotives-as-colour =
    { $cost ->
        [one] Með dráttarvögnum eingöngu er verðið nákvæmlega { $cost } dráttarvagn.
       *[other] Með dráttarvögnum eingöngu er verðið nákvæmlega { $cost } dráttarvagnar.
    }
reason-ferry-locomotives =
    { $needed ->
        [one] Fyrir þessa ferju þarf að greiða minnst { $needed } dráttarvagn.
       *[other] Fyrir þessa ferju þarf að greiða minnst { $needed } dráttarvagna.
    }
reason-extra-is =
    { $extra ->
        [one] Göngin kosta aðeins { $extra } spil í viðbót.
       *[other] Göngin kosta aðeins { $extra } spil í viðbót.
    }
reason-only-locomotives =
    { $extra ->
        [one] Þú lagðir aðeins út dráttarvagna og því verður aukaspilið líka að vera dráttarvagn.
       *[other] Þú lagðir aðeins út dráttarvagna og því verða öll aukaspilin ({ $extra }) líka að vera dráttarvagnar.
    }
reason-must-act = Þú mátt ekki sitja hjá meðan þú getur gert eitthvað.
reason-must-take-second = Þú verður að taka annað spil.

### Kaflar reglnanna

section-setup = Gert klárt fyrir leik
section-turn = Umferðir
section-draw-cards = Dráttur lestarvagnsspila
section-locomotives = Dráttarvagnar
section-claim-routes = Eign slegið á leið
section-double-routes = Tvöfaldar leiðir
section-ferries = Ferjur
section-tunnels = Göng
section-tickets = Dráttur lestarmiða
section-stations = Bygging lestarstöðvar
section-end = Leikslok
section-scoring = Stigaútreikningur

### Hjálp

help-page-title = Á þessari síðu
help-page =
    – Veldu leið á kortinu og þú sérð alla greiðslumöguleika, þá ódýrustu fyrst. Ef eitthvað er ekki hægt segir síðan hvers vegna.
    – Veldu einn af miðunum þínum og borgirnar tvær lýsast upp, aðeins fyrir þig.
    – Hver litur á sér líka sitt eigið tákn, á spilum og á kortinu.
    – Leitarðu að borg? Sláðu inn hluta af nafni hennar, á íslensku eða eins og það stendur á kortinu.
    – Þú getur tekið val aftur þangað til næsti leikmaður leikur, en ekki það sem hefur verið dregið eða snúið við.

### Borð

board-close = Loka
board-players = Leikmenn
board-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
board-trains =
    { $count ->
        [one] { $count } vagn eftir
       *[other] { $count } vagnar eftir
    }
board-cards =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
board-tickets =
    { $count ->
        [one] { $count } lestarmiði
       *[other] { $count } lestarmiðar
    }
board-stations =
    { $count ->
        [one] { $count } lestarstöð eftir
       *[other] { $count } lestarstöðvar eftir
    }
board-known-help = Sýna spilin sem allir sáu þennan leikmann taka
board-known-none = Enginn hefur séð neitt af þessum spilum.
board-hand = Spilin þín
board-hand-of = { $seat }: spil
board-hand-empty = Engin spil á hendi
board-hand-group = { $count } × { $card }
board-your-tickets = Lestarmiðarnir þínir
board-tickets-of = { $seat }: lestarmiðar
board-tickets-none = Engir lestarmiðar enn
board-ticket-made = lokið
board-ticket-possible = enn mögulegt
board-ticket-impossible = ekki lengur hægt
board-ticket-spaces =
    { $count ->
        [0] þegar tengt
        [one] { $count } reit vantar á stystu leið
       *[other] { $count } reiti vantar á stystu leið
    }
board-ticket-of = af { $total }
board-ticket-spaces-of =
    { $total ->
        [one] { $count } af { $total } reit vantar á stystu leið
       *[other] { $count } af { $total } reitum vantar á stystu leið
    }
board-ticket-no-way = Engin greið leið eftir án lestarstöðvar
board-supply = Spil og miðar til að draga
board-choose-route = Leiðir: { $colour }
board-choose-station = Lestarstöðvar
board-slot = Opið spil { $slot }: { $card }
board-slot-empty = Staður { $slot } er auður
board-deck =
    { $count ->
        [one] Draga úr bunkanum ({ $count } spil)
       *[other] Draga úr bunkanum ({ $count } spil)
    }
board-ticket-deck = Draga lestarmiða ({ $count } eftir)
board-discard =
    { $count ->
        [one] { $count } kastað
       *[other] { $count } kastað
    }
board-discard-help = Hvað er í kastbunkanum
board-draw-tickets = Draga lestarmiða
board-draw-tickets-help =
    { $count ->
        [one] Þú dregur { $count } lestarmiða og heldur honum.
       *[other] Þú dregur { $count } lestarmiða og heldur minnst einum þeirra.
    } Miðar sem þér tekst ekki að ljúka kosta þig stigin í leikslok. Þetta verður ekki aftur tekið.
board-offer = Veldu lestarmiða
board-keep =
    { $count ->
        [0] Halda
        [one] Halda { $count } miða
       *[other] Halda { $count } miðum
    }
board-offer-rest-out = Hinir fara úr leiknum.
board-offer-rest-under = Hinir fara neðst í miðabunkann.
board-route-facts = { board-route-facts-short }, { board-points }
board-route-facts-short =
    { $length ->
        [one] { $length } reitur, { $colour }
       *[other] { $length } reitir, { $colour }
    }
board-route-price = { $length } × { $colour } eða dráttarvagnar{ $ferry ->
        [0] { "" }
        [one] ; ferja: minnst { $ferry } dráttarvagn
       *[other] ; ferja: minnst { $ferry } dráttarvagnar
    }{ $tunnel ->
        [0] { "" }
       *[other] ; göng: mest 3 spil í viðbót
    }
board-route-owner = { $seat } á þessa leið.
board-city-owner = { $seat } á lestarstöð hér.
board-pay-with = Eigna sér leið með
board-payment =
    { $locomotives ->
        [0] { $count } × { $card }
       *[other] { $count ->
            [0] { $locomotives } × { card-locomotive }
           *[other] { $count } × { $card }, { $locomotives } × { card-locomotive }
        }
    }
board-more-payments =
    { $count ->
        [one] { $count } möguleiki í viðbót, með fleiri dráttarvögnum
       *[other] { $count } möguleikar í viðbót, með fleiri dráttarvögnum
    }
board-odds = Aukaspil sem göngin geta kostað
board-odds-of = { $extra } auka: { $percent }
board-tunnel = Göng
board-tunnel-help = Þegar þú hefur lagt út spilin er þremur spilum snúið við. Fyrir hvert þeirra í þínum lit og hvern dráttarvagn greiðirðu eitt spil í viðbót, eða tekur allt aftur og umferðin þín er búin.
board-ferry =
    { $count ->
        [one] Ferja með { $count } dráttarvagni
       *[other] Ferja með { $count } dráttarvögnum
    }
board-ferry-help =
    { $count ->
        [one] Minnst { $count } spil þarf að vera dráttarvagn.
       *[other] Minnst { $count } spil þurfa að vera dráttarvagnar.
    } Hin eru í einum lit og dráttarvagnar geta líka komið í stað þeirra.
board-double = Tvöföld leið
board-double-help =
    { $players ->
        [2] Þegar tveir spila má aðeins eigna sér aðra af leiðunum tveimur.
        [3] Þegar þrír spila má aðeins eigna sér aðra af leiðunum tveimur.
       *[other] Báðar leiðirnar má eigna sér, en ekki sami leikmaðurinn.
    }
board-twin = Hin leiðin: { $colour }
board-closed = lokuð
board-station = Lestarstöð
board-station-help = Með lestarstöð geturðu í leikslok notað eina leið annars leikmanns sem endar í borginni fyrir miðana þína. Sú fyrsta kostar eitt spil, önnur tvö og sú þriðja þrjú spil í sama lit. Hver lestarstöð sem ekki er byggð gefur fjögur stig.
board-station-for =
    { $count ->
        [one] Byggja lestarstöð fyrir { $count } spil
       *[other] Byggja lestarstöð fyrir { $count } spil í sama lit
    }
board-station-lends =
    { $count ->
        [one] { $count } leið annars leikmanns endar hér núna.
       *[other] { $count } leiðir annarra leikmanna enda hér núna.
    }
board-station-lends-nothing = Engin leið annars leikmanns endar hér enn.
board-routes-here = Leiðir héðan
board-find = Finna borg eða leið
board-find-list = Borgir og leiðir
board-find-none = Ekkert heitir þetta.
board-tunnel-title = Göngin kosta meira
board-tunnel-laid = Lagt út:
board-revealed = Spil sem snúið var við fyrir göngin
board-revealed-card = { $card }
board-revealed-counts = { $card }: kostar eitt spil í viðbót
board-tunnel-extra =
    { $extra ->
        [0] Göngin kosta ekkert í viðbót.
        [one] Göngin kosta { $extra } spil í viðbót.
       *[other] Göngin kosta { $extra } spil í viðbót.
    }
board-pay-extra = Greiða
board-give-up = Taka spilin aftur
board-tunnel-cannot = Þú átt ekki spilin sem þarf.
board-last-round = Síðasti hringur!
board-last-round-left = Eiga eftir að leika:
board-turns-to-cap =
    { $count ->
        [one] { $count } umferð að hámarkinu
       *[other] { $count } umferðir að hámarkinu
    }

board-end = Hvernig fór
board-end-routes = Stig fyrir leiðir, talin jafnóðum
board-end-made = { $seat } lauk þessum miða.
board-end-missed = { $seat } lauk ekki þessum miða.
board-end-borrowed = Um lestarstöð, eftir lánaðri leið:
board-end-stations = Fjögur stig fyrir hverja óbyggða lestarstöð
board-end-left =
    { $count ->
        [one] { $count } eftir, { board-points }
       *[other] { $count } eftir, { board-points }
    }
board-end-borrows-nothing = ekkert að fá að láni
board-end-express =
    { $length ->
        [one] { $seat } fær evrópsku hraðlestina: { $length } vagn í óslitinni röð, { board-points }.
       *[other] { $seat } fær evrópsku hraðlestina: { $length } vagnar í óslitinni röð, { board-points }.
    }
board-end-tie = Jafnt að stigum: fleiri miðar sem tókust ráða, síðan færri byggðar lestarstöðvar, síðan evrópska hraðlestin.
board-end-tie-of =
    { $made ->
        [one] { $made } miða lokið
       *[other] { $made } miðum lokið
    }, { $stations ->
        [one] { $stations } lestarstöð byggð
       *[other] { $stations } lestarstöðvar byggðar
    }{ $express ->
        [0] { "" }
       *[other] , { source-express }
    }
board-end-table = Úrslit
board-end-total = Alls

board-map = Kort af Evrópu
board-closer = Nær
board-farther = Fjær
board-whole-map = Allt kortið

### Lestarvagnsspil og litir greiðslu

card-purple = fjólublátt
card-blue = blátt
card-orange = appelsínugult
card-white = hvítt
card-green = grænt
card-yellow = gult
card-black = svart
card-red = rautt
card-locomotive = dráttarvagn

colour-purple = fjólublátt
colour-blue = blátt
colour-orange = appelsínugult
colour-white = hvítt
colour-green = grænt
colour-yellow = gult
colour-black = svart
colour-red = rautt
colour-locomotive = aðeins dráttarvagnar
colour-grey = hvaða litur sem er

### Hvaða miðar af þeim sem eru í boði

kept-1 = 1
kept-2 = 2
kept-3 = 3
kept-4 = 4
kept-12 = 1 og 2
kept-13 = 1 og 3
kept-14 = 1 og 4
kept-23 = 2 og 3
kept-24 = 2 og 4
kept-34 = 3 og 4
kept-123 = 1, 2 og 3
kept-124 = 1, 2 og 4
kept-134 = 1, 3 og 4
kept-234 = 2, 3 og 4
kept-1234 = 1, 2, 3 og 4

### Borgir

city-amsterdam = Amsterdam
city-angora = Ankara
city-athina = Aþena
city-barcelona = Barcelona
city-berlin = Berlín
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Brussel
city-bucuresti = Búkarest
city-budapest = Búdapest
city-cadiz = Cádiz
city-constantinople = Istanbúl
city-danzig = Gdańsk
city-dieppe = Dieppe
city-edinburgh = Edinborg
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Kharkív
city-kobenhavn = Kaupmannahöfn
city-kyiv = Kænugarður
city-lisboa = Lissabon
city-london = London
city-madrid = Madríd
city-marseille = Marseille
city-moskva = Moskva
city-munchen = München
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = París
city-petrograd = Sankti Pétursborg
city-riga = Ríga
city-roma = Róm
city-rostov = Rostov
city-sarajevo = Sarajevó
city-sevastopol = Sevastopol
city-smolensk = Smolensk
city-smyrna = Izmir
city-sochi = Sotsjí
city-sofia = Sófía
city-stockholm = Stokkhólmur
city-venezia = Feneyjar
city-warszawa = Varsjá
city-wien = Vín
city-wilno = Vilníus
city-zagrab = Zagreb
city-zurich = Zürich

### Hvað mælir með aðgerð (ábendingar)

why-completes = Lýkur við lestarmiðann { $ticket }. Stig: { $points }.
why-serves-both = Á stystu leiðum tveggja lestarmiða: { $ticket_1 } og { $ticket_2 }.
why-serves = Á stystu leið lestarmiðans { $ticket }. Leiðir sem enn vantar: { $routes }.
why-joins-others = { $seat } gæti tengt hér tvo hluta nets.
why-ends = Síðasti hringurinn hefst. Vagnar sem þú átt eftir: { $trains }.
why-scores = Stig strax: { $points }. Vagnar: { $trains }.
why-pays-for = Með því geturðu greitt { $route }, á stystu leið lestarmiðans { $ticket }.
why-collects-for = Spil fyrir { $route }, á stystu leið lestarmiðans { $ticket }: { $have } af { $needed }.
why-any-colour = Dráttarvagn gildir sem hvaða litur sem er.
why-not-shown = Ekkert opið spil hjálpar lestarmiðunum þínum.
why-hides = Hinir sjá ekki spil úr bunkanum.
why-collects = Með því áttu { $count } × { $card }.
why-all-made = Öllum lestarmiðum þínum er lokið. Vagnar eftir: { $trains }.
why-more-tickets = Lestarmiðar gefa stig ef vagnar duga fyrir þá. Vagnar eftir: { $trains }.
why-borrows-for = Lestarstöð hér lánar þér { $route } sem lýkur við lestarmiðann { $ticket }.
why-borrows = Lestarstöð getur lánað þér leið annars leikmanns hér. Lestarstöðvar eftir: { $left }.
why-not-needed = Engin leið á stystu leiðum lestarmiða þinna hefur þennan lit: { $card }.
why-spares-locomotives = Eyðir ekki fleiri dráttarvögnum en þarf.
why-pays = Spil sem fara: { $cards }. Dráttarvagnar: { $locomotives }.
why-tunnel-paid = Leiðin { $route } verður þín strax.
why-cards-back = Þú færð spilin aftur: { $count }.
why-enough = Umferð þinni lýkur með einu spili.
why-share-routes = Þessir lestarmiðar nýta sömu leiðir. Vagnar fyrir þá alla: { $together } í stað { $apart }.
why-can-be-built = Vagnar sem þarf: { $together } af { $trains } þínum.
why-too-long = Ekki er lengur hægt að byggja það allt. Vagnar þínir: { $trains }.
why-waits = Vagnar þínir og spil haldast óbreytt.
