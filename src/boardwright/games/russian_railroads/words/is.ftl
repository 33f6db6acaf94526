# Russian Railroads. Spor er teinn sem færist skref fyrir skref eftir braut; verkamenn eru settir á reiti; merkið færist eftir iðnaðarbrautinni.
# Nöfn leikmanna ($seat) standa fremst í setningu eða á eftir tvípunkti; heiti reita, brauta, lita og áhrifa á eftir tvípunkti, í svigum
# eða gæsalöppum og eru því alltaf í nefnifalli. „Part“ er það sem áhrif eru gerð úr og $n segir hve mikið.

### Leikurinn

title = Russian Railroads
blurb = Leggðu teina til Vladivostok, Pétursborgar og Kænugarðs, smíðaðu eimreiðar og verksmiðjur og láttu hvern verkamann nýtast sem best.
goal = Markmið: flest stig eftir síðustu umferð; brautir og iðnaður gefa stig í lok hverrar umferðar.

option-question-cards = ?-spil
option-question-cards-help = Hvort taka má ?-spil þegar ekki er hægt að gera allt sem það gefur.
option-question-cards-value =
    { $value ->
        [partial] líka þegar aðeins hluti er mögulegur
       *[complete] aðeins þegar allt er mögulegt
    }
option-repeat-running = Endurtekning aðgerðar sem stendur yfir
option-repeat-running-help = Hvort endurtaka má sjálfa aðgerðina sem leiddi til endurtekningarinnar.
option-repeat-running-value =
    { $value ->
        [no] má ekki
       *[yes] má
    }
option-waiting = Mörg áhrif í einu
option-waiting-help = Hvort áhrif sem hafin eru séu kláruð áður en þau næstu taka við, eða valið sé eftir hvert skref hver þeirra halda áfram.
option-waiting-value =
    { $value ->
        [any_time] valið eftir hvert skref
       *[in_turn] ein á eftir öðrum
    }
option-card-taking = ?-spil úr ?-skífu
option-card-taking-help = Hvort skylt er að taka ?-spil þegar eitthvert þeirra má taka.
option-card-taking-value =
    { $value ->
        [may] má hafna
       *[must] skylt að taka
    }
option-extra-engineer = Spilið „{ bonus-engineer }“
option-extra-engineer-help = Hvort þetta lokabónusspil telur með í keppninni um flesta verkfræðinga hjá þeim sem á engan verkfræðing.
option-extra-engineer-value =
    { $value ->
        [alone] líka eitt og sér
       *[with_engineer] aðeins með verkfræðingi
    }

level-swift = Fljóti smiðurinn
level-swift-help = Fylgir þeirri áætlun sem hentar borði hans best og ákveður sig á augabragði.
level-siberia = Síberíufari
level-siberia-help = Leggur Síberíubrautina eins langt og hún nær.
level-kiev = Kænugarðsbrautin
level-kiev-help = Leggur fyrst brautina til Kænugarðs.
level-industry = Iðjuhöldur
level-industry-help = Verksmiðjur og iðnaður ganga fyrir.
level-engineers = Verkfræðingur
level-engineers-help = Ræður verkfræðinga og nýtir aðgerðir þeirra sem best.
level-planner = Ráðgjafi
level-planner-help = Ber saman aðgerðir allra áætlana.
level-hasty = Fljótfær
level-hasty-help = Tekur það sem gefur stig í þessari umferð.
level-eager = Ákafur
level-eager-help = Hugsar um þessa umferð og þá næstu og gleymir þeim síðari.
level-apprentice-help = Hugsar um þessa umferð og þá næstu og gleymir þeim síðari.
level-steady = Yfirvegaður
level-steady-help = Byggir af vandvirkni en gleymir leikröð og fjarlægum umbunum.
level-advanced-help = Byggir af vandvirkni en gleymir leikröð og fjarlægum umbunum.
level-veteran-help = Spilar eins og atvinnumaðurinn en gleymir stundum leikröð og fjarlægum umbunum.
level-greedy-help = Metur teina eftir umferðunum sem eru eftir, eimreiðar eftir því sem þær láta telja, og skipuleggur alla verkamenn umferðarinnar í einu.

### Það sem er talið

noun-workers =
    { $workers ->
        [one] { $workers } verkamaður
       *[other] { $workers } verkamenn
    }
noun-coins =
    { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } myntir
    }
noun-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
# Það sem stendur á reit: verkamenn, myntir, svarti verkamaðurinn.
noun-paid =
    { $black ->
        [0] { $workers ->
            [0] { noun-coins }
           *[other] { $coins ->
                [0] { noun-workers }
               *[other] { noun-workers }, { noun-coins }
            }
        }
       *[other] { $workers ->
            [0] { $coins ->
                [0] { piece-black }
               *[other] { piece-black }, { noun-coins }
            }
           *[other] { $coins ->
                [0] { piece-black }, { noun-workers }
               *[other] { piece-black }, { noun-workers }, { noun-coins }
            }
        }
    }
# Eimreiðin á ?-spilinu hefur númerið 10 í forritinu og 9 á skífunni.
noun-number =
    { $number ->
        [10] 9
       *[other] { $number }
    }
noun-hand =
    { $hand ->
        [10] 9
       *[other] { $hand }
    }

### Heiti

line-transsiberian = Síberíubraut
line-petersburg = Pétursborg
line-kiev = Kænugarður

colour-black = svart
colour-grey = grátt
colour-brown = brúnt
colour-natural = viðarlitt
colour-white = hvítt

slot-transsiberian-1 = Síberíubraut, fyrra stæði
slot-transsiberian-2 = Síberíubraut, seinna stæði
slot-petersburg = Pétursborg
slot-kiev = Kænugarður

piece-worker = verkamaður
piece-temporary = lausamaður
piece-black = svarti verkamaðurinn
piece-coin = mynt

black-without-black = án svarta verkamannsins
black-with-black = með svarta verkamanninum

# Það sem áhrif eru gerð úr og hve mikið af því.
part-black =
    { $n ->
        [one] { $n } svart skref
       *[other] { $n } svört skref
    }
part-grey =
    { $n ->
        [one] { $n } grátt skref
       *[other] { $n } grá skref
    }
part-brown =
    { $n ->
        [one] { $n } brúnt skref
       *[other] { $n } brún skref
    }
part-natural =
    { $n ->
        [one] { $n } viðarlitt skref
       *[other] { $n } viðarlit skref
    }
part-white =
    { $n ->
        [one] { $n } hvítt skref
       *[other] { $n } hvít skref
    }
part-black-or-grey =
    { $n ->
        [one] { $n } svart eða grátt skref
       *[other] { $n } svört eða grá skref
    }
part-any =
    { $n ->
        [one] { $n } skref í hvaða lit sem er
       *[other] { $n } skref í hvaða lit sem er
    }
part-extra =
    { $n ->
        [one] { $n } svart aukaskref
       *[other] { $n } svört aukaskref
    }
part-industry = iðnaður +{ $n }
part-locomotive =
    { $n ->
        [one] { $n } eimreið
       *[other] { $n } eimreiðar
    }
part-factory =
    { $n ->
        [one] { $n } verksmiðja
       *[other] { $n } verksmiðjur
    }
part-locomotive-or-factory = eimreið eða verksmiðja
part-repeat = endurtekning aðgerðar
part-once-more = eitt af þessu aftur
part-card = ?-spil
part-token = ?-skífa
part-bonus = lokabónusspil
part-doublers =
    { $n ->
        [one] { $n } tvöföldun
       *[other] { $n } tvöfaldanir
    }
part-points =
    { $n ->
        [one] { $n } stig
       *[other] { $n } stig
    }
part-coins =
    { $n ->
        [one] { $n } mynt
       *[other] { $n } myntir
    }
part-temporary =
    { $n ->
        [one] { $n } lausamaður
       *[other] { $n } lausamenn
    }
part-hire = verkfræðingurinn hér
part-engineer-sum = stig: númer eigin verkfræðinga
part-best-locomotives = stig: tvær hæstu eimreiðar þínar
part-marker = annað merki
part-revalue = verðmætari teinar
part-medal = Kænugarðsorða
part-engineer = verkfræðingur spilsins
part-black-worker = svarti verkamaðurinn
part-special-locomotive = eimreið 9

engineer-two-any = 2 skref í hvaða lit sem er · I
engineer-black-grey = 1 svart og 1 grátt skref
engineer-any-points = 1 skref í hvaða lit sem er og 3 stig
engineer-black-points = 1 svart skref og 3 stig
engineer-industry-two = iðnaður +2
engineer-any-black = 1 skref í hvaða lit sem er og 1 svart skref
engineer-grey-brown = 1 grátt og 1 brúnt skref
engineer-industry-points = iðnaður +1 og 3 stig
engineer-doubler-points = 1 tvöföldun og 3 stig
engineer-repeat = endurtekning aðgerðar
engineer-industry-black = iðnaður +1 og 1 svart skref
engineer-locomotive-or-factory = eimreið eða verksmiðja
engineer-two-any-more = 2 skref í hvaða lit sem er · II
engineer-doubler = 1 tvöföldun
engineer-best-locomotives = stig fyrir tvær eimreiðar

place-white-2 = 2 hvít skref
place-white-1 = 1 hvítt skref
place-natural-2 = 2 viðarlit skref
place-natural-1 = 1 viðarlitt skref
place-brown-2 = 2 brún skref
place-brown-1 = 1 brúnt skref
place-grey-2 = 3 grá skref
place-grey-1 = 2 grá skref
place-black-2 = 3 svört skref
place-black-1 = 2 svört skref
place-any-2 = 2 skref í hvaða lit sem er
place-black-or-grey = 1 svart eða grátt skref
place-locomotive-1 = eimreið eða verksmiðja (1 verkamaður)
place-locomotive-2 = eimreið eða verksmiðja (2 verkamenn)
place-locomotive-3 = eimreið og verksmiðja
place-industry-1 = iðnaður +1
place-industry-2 = iðnaður +2
place-industry-3 = iðnaður +1 og 1 svart skref
place-doubler = 1 tvöföldun
place-coins = 2 myntir
place-temporary = lausamenn
place-hire = ráðning verkfræðings
place-engineer-inner = innri opni verkfræðingurinn
place-engineer-outer = ytri opni verkfræðingurinn
place-first = fyrsta sæti í næstu umferð
place-second = annað sæti í næstu umferð
place-last-round = iðnaður +3 (síðasta umferð)
place-engineer-two-any = verkfræðingur ({ engineer-two-any })
place-engineer-black-grey = verkfræðingur ({ engineer-black-grey })
place-engineer-any-points = verkfræðingur ({ engineer-any-points })
place-engineer-black-points = verkfræðingur ({ engineer-black-points })
place-engineer-industry-two = verkfræðingur ({ engineer-industry-two })
place-engineer-any-black = verkfræðingur ({ engineer-any-black })
place-engineer-grey-brown = verkfræðingur ({ engineer-grey-brown })
place-engineer-industry-points = verkfræðingur ({ engineer-industry-points })
place-engineer-doubler-points = verkfræðingur ({ engineer-doubler-points })
place-engineer-repeat = verkfræðingur ({ engineer-repeat })
place-engineer-industry-black = verkfræðingur ({ engineer-industry-black })
place-engineer-locomotive-or-factory = verkfræðingur ({ engineer-locomotive-or-factory })
place-engineer-two-any-more = verkfræðingur ({ engineer-two-any-more })
place-engineer-doubler = verkfræðingur ({ engineer-doubler })
place-engineer-best-locomotives = verkfræðingur ({ engineer-best-locomotives })

factory-1 = verksmiðja 1
factory-2 = verksmiðja 2
factory-3 = verksmiðja 3
factory-4 = verksmiðja 4
factory-5 = verksmiðja 5
factory-6 = verksmiðja 6
factory-7 = verksmiðja 7
factory-8 = verksmiðja 8
factory-9 = verksmiðja 9

token-steps = 4 skref í hvaða lit sem er
token-industry = iðnaður +5
token-marker = annað merki
token-doublers = 3 tvöfaldanir
token-revalue = verðmætari teinar
token-medal = Kænugarðsorða
token-card = ?-spil

token-steps-help = Allt að fjögur skref með hvaða teinum þínum sem er. Teina sem vinnast á leiðinni má nota í skrefin sem eru eftir.
token-industry-help = Allt að fimm reitir eftir iðnaðarbrautinni.
token-marker-help = Annað merki á reit 0 á iðnaðarbrautinni. Bæði gefa stig og bæði gangsetja verksmiðjur; þau standa aldrei á sama reit.
token-doublers-help = Þrjár tvöfaldanir á Síberíubrautina þína.
token-revalue-help = Héðan í frá gefa brúnir reitir 3 stig, viðarlitir 6 og hvítir 10.
token-medal-help = Héðan í frá gefur reitur 5 á Kænugarðsbrautinni 20 stig við hverja stigatalningu, þegar grár teinn og eimreið ná þangað.
token-card-help = Taktu eitt af ?-spilunum og gerðu það sem á því stendur. Skoðaðu svo lokabónusspilin og haltu einu, eða fáðu 10 stig.

card-four-actions = fjórar aðgerðir
card-engineer = verkfræðingur og mynt
card-factory = verksmiðja og iðnaður +2
card-black-worker = svarti verkamaðurinn
card-locomotive = eimreið 9

card-four-actions-help = Tvöföldun, einn reitur í iðnaði, eitt svart skref; síðan eitt af þessu þrennu aftur.
card-engineer-help = Eigin verkfræðingur og mynt. Hvort tveggja má nota í þessari umferð.
card-factory-help = Byggðu verksmiðju og farðu svo tvo reiti eftir iðnaðarbrautinni.
card-black-worker-help = Einn verkamaður í viðbót út leikinn. Þegar svarti verkamaðurinn tekur þátt í að greiða aðgerð með svörtum skrefum og þú stígur eitt þeirra færðu eitt svart skref aukalega.
card-locomotive-help = Eimreið 9 á hvaða braut þína sem er.

bonus-flat = fastur bónus
bonus-ends = endastöðvar
bonus-factories = verksmiðjur
bonus-locomotives = eimreiðar
bonus-workers = aukaverkamenn
bonus-black = svartir teinar
bonus-tokens = ?-skífur
bonus-doublers = tvöfaldanir
bonus-engineer = verkfræðingur í viðbót
bonus-engineers = verkfræðingar

bonus-flat-help = 15 stig.
bonus-ends-help = 10 stig fyrir hverja braut þar sem svarti teinninn þinn er kominn á síðasta reit.
bonus-factories-help = 4 stig fyrir hverja verksmiðju þína.
bonus-locomotives-help = Summa númeranna á öllum eimreiðunum þínum.
bonus-workers-help = 10 stig fyrir hvern verkamann sem þú hefur eignast til frambúðar: mest tvo eigin og þann svarta.
bonus-black-help = Summa númera reitanna sem svörtu teinarnir þínir standa á.
bonus-tokens-help = 7 stig fyrir hverja notaða ?-skífu.
bonus-doublers-help = 20 stig fyrir fjórar til sex tvöfaldanir, 30 fyrir sjö eða átta.
bonus-engineer-help = Sá sem á verkfræðing telur spilið sem einn í viðbót þegar ræðst hver á þá flesta. Það hefur ekkert númer.
bonus-engineers-help = 6 stig fyrir hvern verkfræðing þinn. Spilið „{ bonus-engineer }“ telst ekki með.

start-black-step = 1 svart skref
start-industry = iðnaður +1
start-doubler = 1 tvöföldun
start-coin = 1 mynt

spot-transsiberian-13 = Síberíubraut, reitur 13
spot-petersburg-4 = Pétursborg, reitur 4
spot-petersburg-6 = Pétursborg, reitur 6
spot-industry = iðnaðarbraut

special-transsiberian-2 = gráir teinar
special-transsiberian-3 = verkamaður í viðbót
special-transsiberian-6 = brúnir teinar
special-transsiberian-10 = viðarlitir teinar
special-transsiberian-13 = ?-skífa
special-transsiberian-15 = hvítur teinn og 2 hvít skref
special-transsiberian-end = 10 stig
special-petersburg-4 = ?-skífa
special-petersburg-6 = ?-skífa
special-petersburg-7 = hver reitur þessarar brautar telst tvisvar
special-petersburg-end = 10 stig
special-kiev-1 = 1 stig við hverja talningu
special-kiev-2 = 2 stig við hverja talningu
special-kiev-3 = 3 stig við hverja talningu
special-kiev-4 = 4 stig við hverja talningu
special-kiev-5 = með orðunni 20 stig við hverja talningu
special-kiev-7 = verkamaður í viðbót
special-kiev-8 = 10 stig við hverja talningu
special-kiev-end = 10 stig

effect-white-2 = { place-white-2 }
effect-white-1 = { place-white-1 }
effect-natural-2 = { place-natural-2 }
effect-natural-1 = { place-natural-1 }
effect-brown-2 = { place-brown-2 }
effect-brown-1 = { place-brown-1 }
effect-grey-2 = { place-grey-2 }
effect-grey-1 = { place-grey-1 }
effect-black-2 = { place-black-2 }
effect-black-1 = { place-black-1 }
effect-any-2 = { place-any-2 }
effect-black-or-grey = { place-black-or-grey }
effect-locomotive-1 = { engineer-locomotive-or-factory }
effect-locomotive-2 = { engineer-locomotive-or-factory }
effect-locomotive-3 = { place-locomotive-3 }
effect-industry-1 = { place-industry-1 }
effect-industry-2 = { place-industry-2 }
effect-industry-3 = { place-industry-3 }
effect-doubler = { place-doubler }
effect-coins = { place-coins }
effect-temporary = { place-temporary }
effect-hire = { place-hire }
effect-engineer-inner = { place-engineer-inner }
effect-engineer-outer = { place-engineer-outer }
effect-first = { place-first }
effect-second = { place-second }
effect-last-round = { place-last-round }
effect-engineer-two-any = { place-engineer-two-any }
effect-engineer-black-grey = { place-engineer-black-grey }
effect-engineer-any-points = { place-engineer-any-points }
effect-engineer-black-points = { place-engineer-black-points }
effect-engineer-industry-two = { place-engineer-industry-two }
effect-engineer-any-black = { place-engineer-any-black }
effect-engineer-grey-brown = { place-engineer-grey-brown }
effect-engineer-industry-points = { place-engineer-industry-points }
effect-engineer-doubler-points = { place-engineer-doubler-points }
effect-engineer-repeat = { place-engineer-repeat }
effect-engineer-industry-black = { place-engineer-industry-black }
effect-engineer-locomotive-or-factory = { place-engineer-locomotive-or-factory }
effect-engineer-two-any-more = { place-engineer-two-any-more }
effect-engineer-doubler = { place-engineer-doubler }
effect-engineer-best-locomotives = { place-engineer-best-locomotives }
effect-factory-1 = { factory-1 }
effect-factory-2 = { factory-2 }
effect-factory-3 = { factory-3 }
effect-factory-4 = { factory-4 }
effect-factory-5 = { factory-5 }
effect-factory-6 = { factory-6 }
effect-factory-7 = { factory-7 }
effect-factory-8 = { factory-8 }
effect-factory-9 = { factory-9 }
effect-token-steps = ?-skífa ({ token-steps })
effect-token-industry = ?-skífa ({ token-industry })
effect-token-marker = ?-skífa ({ token-marker })
effect-token-doublers = ?-skífa ({ token-doublers })
effect-token-revalue = ?-skífa ({ token-revalue })
effect-token-medal = ?-skífa ({ token-medal })
effect-token-card = ?-skífa ({ token-card })
effect-card-four-actions = ?-spil ({ card-four-actions })
effect-card-engineer = ?-spil ({ card-engineer })
effect-card-factory = ?-spil ({ card-factory })
effect-card-black-worker = ?-spil ({ card-black-worker })
effect-card-locomotive = ?-spil ({ card-locomotive })
effect-start-black-step = upphafsbónus ({ start-black-step })
effect-start-industry = upphafsbónus ({ start-industry })
effect-start-doubler = upphafsbónus ({ start-doubler })
effect-start-coin = upphafsbónus ({ start-coin })
effect-spot-transsiberian-13 = ?-reitur ({ spot-transsiberian-13 })
effect-spot-petersburg-4 = ?-reitur ({ spot-petersburg-4 })
effect-spot-petersburg-6 = ?-reitur ({ spot-petersburg-6 })
effect-spot-industry = ?-reitur ({ spot-industry })
effect-white-rail = hvítur teinn (2 hvít skref)

### Aðgerðir

action-choose-start = Upphafsbónus: { $start }
action-choose-start-short = { $start }
action-occupy = Taka reit: { $place }
action-occupy-short = Taka reitinn
action-pass = Segja pass: leika ekki meira í þessari umferð
action-pass-short = Segja pass
action-stay = Láta verkamanninn standa á leikröðinni
action-stay-short = Láta hann standa
action-pay =
    { $coins ->
        [0] Greiða án mynta, { $black }
       *[other] Greiða: { noun-coins }, { $black }
    }
action-pay-known = Greiða: { noun-paid }
action-pay-short = Greiða
action-next = Halda áfram með númer { $item } af því sem bíður
action-next-known = Halda áfram: { $effect }
action-next-short = Númer { $item }
action-step = { $line }: { $colour } spor einn reit áfram
action-step-short = { $line }: { $colour }
action-advance =
    { $marker ->
        [1] Iðnaður: merkið einn reit áfram
       *[other] Iðnaður: annað merkið einn reit áfram
    }
action-advance-short =
    { $marker ->
        [1] Iðnaður +1
       *[other] Annað merki +1
    }
action-take-locomotive = Taka eimreið
action-take-locomotive-short = Taka eimreið
action-build = Byggja verksmiðju úr næstu eimreið
action-build-short = Byggja verksmiðju
action-build-returned = Byggja eina sem var skilað: { $factory }
action-build-returned-short = Byggja: { $factory }
action-use-token = Nota ?-skífu: { $token }
action-use-token-short = Nota skífuna
action-take-card = Taka ?-spil: { $card }
action-take-card-short = Taka spilið
action-take-bonus = Taka lokabónusspil: { $bonus }
action-take-bonus-short = Taka spilið
action-take-points = Fá 10 stig í stað spils
action-take-points-short = 10 stig
action-place = Setja eimreiðina hingað: { $slot }
action-place-short = Setja hana hér
action-retire = Skila eimreiðinni: hún verður verksmiðja í birgðunum
action-retire-short = Skila henni
action-replace = Skipta út verksmiðjunni í stæði { $factory_slot }
action-replace-short = Skipta út { $factory_slot }
action-done = Sleppa afganginum
action-done-short = Sleppa afganginum
action-repeat = Endurtaka: { $place }
action-repeat-short = Endurtaka
action-once-more = Einu sinni enn: { $part }
action-once-more-short = { $part }

### Spurningar

prompt-start-bonus = Veldu upphafsbónus
prompt-turn = Taktu reit eða segðu pass
prompt-pay =
    { $cost ->
        [one] { $place }: hvernig greiðirðu? Verð: { $cost } peð
       *[other] { $place }: hvernig greiðirðu? Verð: { $cost } peð
    }
prompt-act = { $effect }: { $left } eftir
prompt-next =
    { $count ->
        [one] { $count } áhrif bíða: haltu áfram með þau
       *[other] { $count } áhrif bíða: hver eru næst?
    }
prompt-place = Hvert fer eimreið { noun-number }?
prompt-replace = Ný verksmiðja: { $factory }. Öll fimm stæðin eru full: hvaða verksmiðja víkur?
prompt-token = Notaðu ?-skífu ({ $spot })
prompt-card = Taktu eitt af ?-spilunum
prompt-bonus = Taktu lokabónusspil eða 10 stig
prompt-repeat = { $effect }: hvaða aðgerð umferðarinnar aftur?
prompt-once-more = Hvað af þessu þrennu einu sinni enn?
prompt-reuse =
    { $position ->
        [1] Verkamaðurinn þinn í fyrsta sæti má færa sig á reit fyrir einn verkamann
       *[other] Verkamaðurinn þinn í öðru sæti má færa sig á reit fyrir einn verkamann
    }
prompt-wait = { $seat } á leik
prompt-over = Leiknum er lokið

### Atburðir

event-new-order = Leikröð: { $seat_list }.
event-dealt-engineers = Verkfræðingarnir í þeirri röð sem hægt verður að ráða þá: { $engineer_list }.
event-began-round = Umferð { $number } af { $rounds } hefst.
event-chose-start = { $seat } tekur upphafsbónus: { $start }.
event-aimed = { $seat } er að velja hvernig er greitt: { $place }.
event-occupied = { $seat } tekur reit: { $place } – { noun-paid }.
event-reused = { $seat } færir verkamanninn af leikröðinni: { $place }.
event-stayed = { $seat } lætur verkamanninn standa á leikröðinni.
event-passed =
    { $points ->
        [0] { $seat } segir pass.
       *[other] { $seat } segir pass: { noun-points }.
    }
event-went-on = { $seat } heldur áfram: { $effect }.
event-gave-up = { $seat } sleppir afganginum: { $effect }.
event-stepped = { $seat } leggur teina: { $line }, { $colour }, reitur { $space }.
event-stepped-on = { $seat } leggur teina: { $line }, { $colour }, reitir { $from }–{ $space }.
event-won-rails =
    { $count ->
        [one] { $seat } fær { $count } tein: { $colour }.
       *[other] { $seat } fær { $count } teina: { $colour }.
    }
event-won-worker = { $seat } fær verkamann út leikinn og á nú alls: { $workers }.
event-won-token = { $seat } má nota ?-skífu ({ $spot }).
event-end-station = { $seat } kemst á endastöð ({ $line }): { noun-points }.
event-advanced =
    { $marker ->
        [1] { $seat } eflir iðnaðinn: reitur { $space }.
       *[other] { $seat } eflir iðnaðinn með öðru merkinu: reitur { $space }.
    }
event-factory-works = { $seat } gangsetur verksmiðju { $factory }.
event-took-locomotive = { $seat } tekur eimreið: { noun-number }.
event-placed =
    { $displaced ->
        [0] { $seat } setur niður eimreið { noun-number }: { $slot }.
       *[other] { $seat } setur eimreið { noun-number } í stað { $displaced }: { $slot }.
    }
event-retired = { $seat } skilar eimreið { noun-number }: hún verður verksmiðja í birgðunum.
event-took-factory =
    { $returned ->
        [0] { $seat } snýr við eimreið { $factory }: hún er nú verksmiðja.
       *[other] { $seat } tekur verksmiðju { $factory } sem var skilað.
    }
event-built =
    { $replaced ->
        [0] { $seat } byggir verksmiðju { $factory } í stæði { $factory_slot }.
       *[other] { $seat } byggir verksmiðju { $factory } í stæði { $factory_slot }, í stað { $replaced }.
    }
event-doubled =
    { $doublers ->
        [one] { $seat } á nú { $doublers } tvöföldun.
       *[other] { $seat } á nú { $doublers } tvöfaldanir.
    }
event-got-points = { $seat } fær { noun-points }: { $effect }.
event-got-coins =
    { $coins ->
        [one] { $seat } fær { $coins } mynt.
       *[other] { $seat } fær { $coins } myntir.
    }
event-got-temporary =
    { $workers ->
        [one] { $seat } fær { $workers } lausamann.
       *[other] { $seat } fær { $workers } lausamenn.
    }
event-hired = { $seat } fær verkfræðing: { $engineer }.
event-claimed =
    { $position ->
        [1] { $seat } tryggir sér fyrsta sæti í næstu umferð.
       *[other] { $seat } tryggir sér annað sæti í næstu umferð.
    }
event-used-token = { $seat } notar ?-skífu: { $token } ({ $spot }).
event-took-card = { $seat } tekur ?-spil: { $card }.
event-looked = { $seat } skoðar lokabónusspilin: { $bonus_list }.
event-looked-hidden = { $seat } skoðar lokabónusspilin.
event-took-bonus = { $seat } tekur lokabónusspil: { $bonus }.
event-took-bonus-hidden = { $seat } tekur lokabónusspil.
event-repeats = { $seat } endurtekur aðgerð: { $place }.
event-once-more = { $seat } velur hvað er gert einu sinni enn: { $part }.
event-scored =
    { $seat } fær stig fyrir umferðina: { line-transsiberian } { $transsiberian }, { line-petersburg } { $petersburg }, { line-kiev } { $kiev }, { source-industry } { $industry }.
event-engineer-left = Enginn réð þennan verkfræðing og hann fer: { $engineer }.
event-bonus-scored = { $seat } sýnir lokabónusspil ({ $bonus }): { noun-points }.
event-majority =
    { $engineers ->
        [one] { $seat } fær { noun-points } fyrir { $engineers } verkfræðing.
       *[other] { $seat } fær { noun-points } fyrir { $engineers } verkfræðinga.
    }
event-finished = Öll stig hafa verið talin.

result-last-round = Síðustu umferðinni er lokið og allt hefur verið talið.

source-transsiberian = Síberíubraut
source-petersburg = Pétursborg
source-kiev = Kænugarður
source-industry = Iðnaður
source-passing = Pass
source-stations = Endastöðvar
source-effects = Verkfræðingar, verksmiðjur, spil
source-bonus-cards = Lokabónusspil
source-majority = Flestir verkfræðingar
typical-engineers = Verkfræðingar
typical-bonus-cards = { source-bonus-cards }

### Hvers vegna eitthvað er ekki hægt

reason-start-taken = Þessi upphafsbónus er farinn: { $seat }.
reason-space-taken = Þessi reitur er upptekinn í þessari umferð: { $seat }.
reason-not-with-players = Þessi reitur er ekki notaður með þessum fjölda leikmanna ({ $players }).
reason-only-last-round = Þessi reitur er aðeins til í síðustu umferð.
reason-not-last-round = Í síðustu umferð tryggir enginn sér sæti í leikröðinni.
reason-too-few-workers =
    { $needed ->
        [one] Þetta kostar { $needed } verkamann eða mynt. Þú átt: { $have }.
       *[other] Þetta kostar { $needed } verkamenn eða myntir. Þú átt: { $have }.
    }
reason-no-coin = Mynt er hluti af verðinu og þú átt enga.
reason-coins-wanted =
    { $needed ->
        [one] Að minnsta kosti { $needed } mynt er hluti af verðinu.
       *[other] Að minnsta kosti { $needed } myntir eru hluti af verðinu.
    }
reason-not-so-many-coins = Þú átt færri myntir: { $have }.
reason-too-much =
    { $cost ->
        [one] Þetta er of mikið: verðið er { $cost } peð.
       *[other] Þetta er of mikið: verðið er { $cost } peð.
    }
reason-too-few-plain =
    { $needed ->
        [one] Þá á eftir að greiða { $needed } verkamann. Þú átt: { $have }.
       *[other] Þá á eftir að greiða { $needed } verkamenn. Þú átt: { $have }.
    }
reason-no-black-worker = Þú hefur ekki svarta verkamanninn til taks.
reason-rails-missing = Þú hefur ekki enn fengið þessa teina: { $colour }.
reason-too-little-room = Of lítið pláss er fyrir teina í þessum lit ({ $colour }). Skref sem þarf: { $needed }, möguleg: { $have }.
reason-too-few-steps = Of lítið pláss er fyrir teinana þína. Skref sem þarf: { $needed }, möguleg: { $have }.
reason-not-on-line = Á þessari braut ({ $line }) er enginn teinn í þessum lit: { $colour }.
reason-other-rails = Þetta færir ekki teina í þessum lit: { $colour }.
reason-blocked = Á reit { $space } er annar teinn: { $line }, { $colour }.
reason-other-first = Aðrir teinar ganga fyrir á þessari braut ({ $line }): { $colour }.
reason-end-of-line = Þessi teinn er kominn á enda brautarinnar: { $line }.
reason-spoils = Eftir það væri ekki hægt að ljúka við: { $effect }.
reason-no-locomotives = Engar eimreiðar eru eftir í birgðunum.
reason-fits-nowhere = Eimreið { noun-number } kemst hvergi að: öll stæðin þín eru full og hvergi er lægri eimreið.
reason-slot-higher = Þarna er eimreið { noun-number }. Eimreið { noun-hand } ryður aðeins lægri eimreiðum burt.
reason-slots-free = Enn er laust stæði og því fer eimreiðin ekki af borðinu.
reason-just-taken = Eimreið sem var verið að taka verður að fá stæði.
reason-no-locomotive-now = Hér er engin eimreið eftir til að taka.
reason-no-factories = Ekkert er eftir til að byggja verksmiðju úr.
reason-not-returned = Ekki meðal verksmiðja sem var skilað: { $factory }.
reason-no-factory-now = Hér er engin verksmiðja eftir til að byggja.
reason-too-short = Þú kemst ekki svo langt eftir iðnaðarbrautinni. Reitir sem þarf: { $needed }, mögulegir: { $have }.
reason-gap = Engin verksmiðja er enn í stæði { $factory_slot } og merki kemst ekki yfir bilið.
reason-track-end = Merkið er komið á enda iðnaðarbrautarinnar.
reason-other-marker = Hitt merkið þitt er á næsta reit.
reason-no-second-marker = Þú átt ekkert annað merki.
reason-no-industry-now = Hér er ekkert iðnaðarskref eftir.
reason-factory-first = Fyrst er verksmiðja byggð, svo koma iðnaðarskrefin.
reason-no-doublers = Engar tvöfaldanir eru eftir í birgðunum.
reason-doublers-full = Öll átta stæðin fyrir tvöfaldanir eru full.
reason-no-engineer = Hér er enginn verkfræðingur.
reason-not-hired = Enginn hefur ráðið þennan verkfræðing.
reason-others-engineer = Þessi verkfræðingur vinnur hjá öðrum: { $seat }.
reason-engineer-used = Þessi verkfræðingur hefur þegar unnið í þessari umferð.
reason-nothing-possible = Ekkert af því sem þetta gefur er hægt að gera núna.
reason-own-position =
    { $position ->
        [1] Þú ert þegar í fyrsta sæti.
       *[other] Þú ert þegar í öðru sæti.
    }
reason-other-claim = Þú hefur þegar tryggt þér sæti í þessari umferð.
reason-one-worker-only =
    { $cost ->
        [one] Verkamaðurinn þinn fer aðeins á reiti fyrir nákvæmlega einn verkamann. Verð hér: { $cost } peð.
       *[other] Verkamaðurinn þinn fer aðeins á reiti fyrir nákvæmlega einn verkamann. Verð hér: { $cost } peð.
    }
reason-no-claim-again = Verkamaður á leikröðinni getur ekki tryggt sæti aftur.
reason-token-used = Þessi skífa er þegar notuð.
reason-marker-at-start = Merkið þitt er enn á reit 0 og tvö merki mega ekki vera á sama reit.
reason-card-taken = Þetta ?-spil er farið: { $seat }.
reason-card-not-whole = Ekki er hægt að gera allt sem þetta spil gefur núna.
reason-not-in-deck = Þetta spil er ekki lengur í bunkanum.
reason-bonus-last = Lokabónusspil er valið síðast, þegar ekkert annað bíður.
reason-not-taken = Þú hefur ekki gert þetta í þessari umferð.
reason-not-one-worker =
    { $cost ->
        [one] Aðeins er hægt að endurtaka aðgerðir fyrir nákvæmlega einn verkamann. Verð hér: { $cost } peð.
       *[other] Aðeins er hægt að endurtaka aðgerðir fyrir nákvæmlega einn verkamann. Verð hér: { $cost } peð.
    }
reason-cannot-repeat = Þessa aðgerð er ekki hægt að endurtaka.
reason-running-action = Aðgerðina sem stendur yfir er ekki hægt að endurtaka.
reason-nothing-to-repeat = Þú hefur ekki gert neitt í þessari umferð sem hægt væri að endurtaka núna.
reason-part-impossible = Þetta er ekki hægt núna: { $part }.
reason-no-such-item =
    { $count ->
        [one] Aðeins { $count } áhrif bíða.
       *[other] Aðeins { $count } áhrif bíða.
    }
reason-must-finish = Þetta verður að klára: { $effect }.
reason-pay-first = Segðu fyrst hvernig þú greiðir: { $place }. Afturkallaðu ef þú vilt annan reit.
reason-finish-first = Kláraðu fyrst það sem er hafið: { $effect }. Afturkallaðu ef þú vilt annað.

### Kaflar reglnanna

section-setup = Undirbúningur
section-turn = Umferðir og leikir
section-payment = Verkamenn og myntir
section-track = Teinalagning
section-locomotives = Eimreiðar
section-factories = Verksmiðjur
section-industry = Iðnaður
section-doublers = Tvöfaldanir
section-auxiliary = Myntir og lausamenn
section-engineers = Verkfræðingar
section-turn-order = Leikröð
section-special-spaces = Sérreitir
section-tokens = ?-skífur
section-cards = ?-spil
section-bonus-cards = Lokabónusspil
section-repeat = Endurtekning aðgerðar
section-round-scoring = Stigatalning umferðar
section-end = Leikslok

### Hjálp

help-page-title = Á þessari síðu
help-page =
    – Veldu reit til að sjá hvað hann kostar og gefur. Það er gert skref fyrir skref: setningin fyrir ofan segir hvað er eftir.
    – Með einni ýtingu tekurðu reit og greiðir með verkamönnum. Þar til þú heldur áfram geturðu greitt öðruvísi í ræmunni eða ýtt á annan reit í staðinn.
    – Ef ýtt er lengra á braut eru öll skrefin þangað tekin.
    – Þegar fleiri áhrif bíða segir þú hver eru næst.
    – Ef eitthvað er ekki hægt segir síðan hvers vegna.
    – Stigin við hverja braut eru þau sem umferðin gæfi ef henni lyki núna.
    – Þú getur tekið skref til baka þar til næsti leikmaður leikur, en ekki eftir að hafa skoðað lokabónusspilin.
    – Allt er hægt með lyklaborðinu: Tab fer áfram, örvarnar fara milli nágranna, Enter velur, Escape lokar.

### Skipanalína

terminal-round = Umferð { $number } af { $rounds }
terminal-points = Stig
terminal-round-end = Umferðarlok
terminal-workers = Verkamenn
terminal-coins = Myntir
terminal-used = notað
terminal-passed = pass
terminal-hire = til ráðningar
terminal-open = opinn
terminal-later = síðar
terminal-supply = Birgðir
terminal-deck =
    { $count ->
        [one] { $count } lokabónusspil
       *[other] { $count } lokabónusspil
    }
terminal-waiting = Stendur yfir
terminal-worth = teinn og virði reitsins í lok umferðar
terminal-behind = enginn teinn: reiturinn tilheyrir næsta teini fyrir framan
terminal-reach = svo langt ná eimreiðarnar
terminal-engines = eimreiðar brautarinnar, teinar sem bíða við hana
terminal-factory = verksmiðja, stæði fyrir verksmiðju
terminal-marker = merki á iðnaðarbrautinni
terminal-met = náð
terminal-best =
    { $more ->
        [0] mest { $gain }
        [token] mest { $gain }, án ?-skífunnar
       *[other] að minnsta kosti { $gain }
    }
terminal-best-means = stig fram að lokum umferðar með besta framhaldi; ?-skífur teljast ekki
terminal-needed = Það sem sérreitur þarf og gefur ({ $sign }: eimreiðarnar verða líka að ná þangað)

### Spilaborðið á síðunni: val, stig, lok

board-turn = Þessi leikur
board-choices = Valkostir
board-waiting = Bíður
board-boards = Borð
board-round = Umferð { $round } af { $rounds }
board-round-number = Umferð { $round }
board-start = Byrjun
board-order = Sæti í leikröðinni
board-has-passed = hefur sagt pass
board-scores = Stig
board-player = Leikmaður
board-total = Stig
board-this-round = Umferð
board-round-end =
    { $over ->
        [1] Í síðustu umferð
       *[other] Ef umferðinni lyki núna
    }
board-engineers = Verkfræðingar
board-engineers-of = verkfræðingar: { $engineers }, hæsta númer: { $highest }
board-how = hvernig þau verða til
board-majority-help = Í svigum: sætið meðal þeirra sem eiga flesta verkfræðinga eins og er. Það gefur stig í lokin.
board-rounds = Umferðir til þessa
board-as-table = Sem tafla
board-pay-with = Greiða með
board-pay-instead = eða
board-pay-coins = Mynt getur komið í stað verkamanns: ýttu á hana eða K.
board-instead = Í stað reitsins sem varð fyrir valinu: { $place }
board-press-again = Ýttu aftur til að taka það.
board-cost = Verð: { $cost }
board-engineer-number = Verkfræðingur { $number }
board-change-points = Strax: { $change }
board-change-round = Í lok umferðar: { $list }
board-best =
    { $more ->
        [0] Mest fram að lokum umferðar: { $gain }
        [token] Mest fram að lokum umferðar: { $gain }, án ?-skífunnar
       *[other] Fram að lokum umferðar má fá að minnsta kosti: { $gain }
    }
board-reaches = Í seilingarfjarlægð: { $list }
board-change-wins = Vinnst: { $list }
board-wins-rails = teinar ({ $colour })
board-wins-worker = nýr verkamaður
board-wins-spot = ?-skífa
board-wins-factory = verksmiðja { $factory } fer í gang
board-left = eftir: { $list }
# Hvað gerðist í leiknum, hlutar einnar setningar á eftir heiti reitsins.
board-did-occupied = { $place }
board-did-reused = verkamaður af leikröð: { $place }
board-did-stayed = verkamaðurinn stendur kyrr
board-did-chose-start = upphafsbónus: { $start }
board-did-passed =
    { $points ->
        [0] segir pass
       *[other] segir pass, +{ $points }
    }
board-did-stepped = { $line } { $space }
board-did-won-rails = nýir teinar: { $colour }
board-did-won-worker = nýr verkamaður
board-did-won-token = ?-skífa
board-did-end-station = endastöð +{ $points }
board-did-advanced =
    { $marker ->
        [1] iðnaður { $space }
       *[other] annað merki { $space }
    }
board-did-factory-works = verksmiðja { $factory } fer í gang
board-did-took-locomotive = eimreið { noun-number }
board-did-placed = eimreið { noun-number }: { $slot }
board-did-placed-new = { board-did-placed }
board-did-retired = eimreið { noun-number } fer
board-did-built = verksmiðja { $factory }
board-did-doubled = tvöföldun { $doublers }
board-did-got-points = +{ $points }
board-did-got-coins = { noun-coins }
board-did-hired = verkfræðingur: { $engineer }
board-did-used-token = ?-skífa: { $token }
board-did-took-card = ?-spil: { $card }
board-did-took-bonus = lokabónusspil: { $bonus }
board-did-took-bonus-hidden = lokabónusspil
board-did-repeats = einu sinni enn: { $place }
board-did-once-more = einu sinni enn: { $part }
board-did-gave-up = afganginum sleppt
board-did-went-on = { $effect }:
# Athugasemdir um reiti.
board-note-black-or-grey = Þessi reitur lokast aldrei: allir mega nota hann eins oft og þeir vilja.
board-note-temporary = Þeir hjálpa til loka þessarar umferðar og ekki er hægt að geyma þá.
board-note-hire = Verkfræðingurinn verður þinn til frambúðar. Verkamaður kemur ekki í stað myntarinnar.
board-note-leaves = Ef enginn ræður þennan verkfræðing fer hann í lok umferðarinnar.
board-note-first = Þú byrjar næstu umferð. Þegar allir hafa sagt pass má þessi verkamaður fara á reit fyrir einn verkamann.
board-note-second = Þú ert í öðru sæti í næstu umferð. Þegar allir hafa sagt pass má þessi verkamaður fara á reit fyrir einn verkamann.
board-note-locomotive = Þú tekur lægsta númerið í birgðunum.
board-round-scored = Stig fyrir umferð { $round }
board-end = Hvernig stigin urðu til
# Einn stafur fyrir hverja uppsprettu stiga, í línuritið.
board-letter-transsiberian = S
board-letter-petersburg = P
board-letter-kiev = K
board-letter-industry = I
board-letter-passing = –
board-letter-stations = E
board-letter-effects = +
board-letter-bonus-cards = L
board-letter-majority = F

help-keys-title = Lyklar þessa spils
help-keys =
    – 1 til 9: einn kostanna í ræmunni eða spil.
    – P: segja pass.
    – M: á aðalborðið; B: á eigið borð.
    – K: mynt í stað verkamanns á reitnum sem bent er á.
    – O: borð næsta leikmanns.
    – S: stig allra.
    – Örvar: frá reit til reits, frá valkosti til valkosts.

### The player boards on the page

board-of = Borð: { $seat }
board-line =
    { $over ->
        [1] { $line }: { noun-points } í síðustu umferð, eimreiðar ná á reit { $reach }
       *[other] { $line }: { noun-points } ef umferðinni lyki núna, eimreiðar ná á reit { $reach }
    }
board-steps-to =
    { $count ->
        [one] { $line }: { $colour } spor á reit { $space } ({ $count } skref)
       *[other] { $line }: { $colour } spor á reit { $space } ({ $count } skref)
    }
board-advance-to =
    { $marker ->
        [1] { $count ->
            [one] Iðnaður: merkið á reit { $space } ({ $count } skref)
           *[other] Iðnaður: merkið á reit { $space } ({ $count } skref)
        }
       *[other] { $count ->
            [one] Iðnaður: annað merkið á reit { $space } ({ $count } skref)
           *[other] Iðnaður: annað merkið á reit { $space } ({ $count } skref)
        }
    }
board-rail-on = { $colour } { $space }
board-rail-waits = { $colour } bíður við brautina
board-sum =
    { $over ->
        [1] { $line }: { noun-points } í síðustu umferð
       *[other] { $line }: { noun-points } ef umferðinni lyki núna
    }
board-sum-spaces = Reitir { $from }–{ $to }, { $colour }
board-sum-space = Reitur { $space }, { $colour }
board-sum-doubled = tvöfalt
board-sum-bonus = Sérreitir
board-sum-nothing = Enginn reitur telst enn: bæði teinn og eimreiðar þurfa að ná þangað.
board-sum-industry =
    { $over ->
        [1] { source-industry }: { noun-points } í síðustu umferð
       *[other] { source-industry }: { noun-points } ef umferðinni lyki núna
    }
board-sum-industry-help = Talan undir merkinu gildir, eða sú síðasta fyrir aftan það.
board-sign-open = Vantar teininn ({ $colour }) á reit { $space } og eimreiðar sem ná þangað.
board-sign-rail = Teinninn er kominn. Eimreiðarnar ná ekki þangað enn.
board-sign-locomotive = Vantar teininn ({ $colour }) á reit { $space }.
board-sign-met = Náð.
board-sign-won = Hér á að nota ?-skífu núna.
board-sign-used = Notað hér: { $token }
board-sign-dropped = Engin ?-skífa var notuð hér.
board-token-first = Fyrsta merkið sem kemur hingað leyfir þér að nota ?-skífu.
board-slot-free = laust
board-locomotive = eimreið { noun-number }
board-gap = Stæði { $factory_slot } fyrir verksmiðju
board-gap-help = Merki kemst ekki yfir stæði án verksmiðju.
board-factory = Verksmiðja { $number }
board-values = Stig fyrir reit
board-values-revalued = Stig fyrir reit, verðmætari teinar
board-tokens = ?-skífur eftir: { $count }
board-token-gone = Notuð.
board-workers = Verkamenn eftir: { $count } af { $all }
board-temporary = Lausamenn: { $count }
board-black-ready = Svarti verkamaðurinn er laus.
board-black-used = Svarti verkamaðurinn er að störfum.
board-coins = Myntir: { $count }
board-bonus-cards = Lokabónusspil: { $count }
board-engineer-used = Hefur unnið í þessari umferð.
board-engineer-ready = Hefur ekki enn unnið í þessari umferð.
board-in-hand = Á hendi: eimreið { noun-number }
board-points-now = { noun-points }, og { $round } til viðbótar ef umferðinni lyki núna
board-summary =
    { $passed ->
        [0] { $seat }: { noun-points }, { $round } til viðbótar ef umferðinni lyki núna, verkamenn eftir: { $workers }
       *[other] { $seat }: { noun-points }, { $round } til viðbótar ef umferðinni lyki núna, hefur sagt pass
    }

# An end-bonus card, if the match ended now
board-worth-now = Gefur núna: { noun-points }

### Aðalborðið á síðunni

board-main = Aðalborð
board-area-tracks = Teinalagning
board-area-locomotives = Eimreiðar
board-area-industry = Iðnaður
board-area-auxiliary = Aukareitir
board-area-engineers = Verkfræðingar
board-area-order = Leikröð
board-area-supply = Birgðir
board-space-can = Hægt að taka
board-space-taken = Lokaður þessa umferð
board-cell-hire = Ráða
board-cell-rounds =
    { $count ->
        [one] Á ráðningarreit eftir { $count } umferð
       *[other] Á ráðningarreit eftir { $count } umferðir
    }
board-order-now = Núna
board-order-next = Næst
board-supply-locomotives = Eimreiðar
board-supply-locomotive = Eimreið { $number }: { $count } eftir
board-supply-lowest = Eimreið { $number }: { $count } eftir, tekin næst
board-supply-factories = Tvöfaldanir og skilaðar verksmiðjur
board-supply-factory = Verksmiðja { $factory }: { $count }
board-supply-doublers =
    { $count ->
        [one] { $count } tvöföldun eftir
       *[other] { $count } tvöfaldanir eftir
    }
board-supply-cards = ?-spilin
board-card-taken = { $seat } tók það.

### Hvað mælir með aðgerð (ábendingar)

why-goes-first = Sæti þitt í röðinni í næstu umferð: { $position }.
why-leads-engineers = Verkfræðingur í allar umferðir sem eftir eru: { $engineer }. Þú átt þá flesta: { $count }.
why-hires = Verkfræðingur í allar umferðir sem eftir eru: { $engineer }. Þá átt þú: { $count }.
why-pays-each-round = Getur gefið stig í lok hverrar umferðar: { $points }. Umferðir sem eftir er að telja: { $rounds }.
why-brings = Stig í þessari umferð: { $points }.
why-pulls-farther = Drægni eimreiða ({ $line }): { $after } í stað { $before }.
why-reaches = Reitur sem teinninn nær ({ $line }, { $colour }): { $space }.
why-gets-coins = Myntir: { $count }. Hver þeirra kemur í stað verkamanns.
why-gets-workers = Fleiri verkamenn í þessari umferð: { $count }.
why-takes-locomotive = Númer eimreiðarinnar: { $number }.
why-builds-factory = Það sem verksmiðjan gefur þegar merki nær henni: { $factory }.
why-factory-works = Verksmiðja vinnur: { $factory }.
why-bonus-now = Stig spilsins ef leiknum lyki núna: { $points }.
why-leaves = Það sem eftir er fyrir þessa umferð: verkamenn { $workers }, myntir { $coins }.
why-pays-for-passing = Stig fyrir að segja pass: { $points }.
why-prepares = Engin stig strax: býr í haginn fyrir síðari umferðir.
why-stays = Verkamaðurinn gerir ekkert meira í þessari umferð.
why-ends-effect = Afgangurinn fellur niður.
