# Game of Trains. Sæti er staður í lestinni (1 til 7, talið frá eimreiðinni), vagn er spil (1 til 84).
# Nöfn leikmanna ($seat) standa fremst í setningu og eru því alltaf í nefnifalli.

### Leikurinn

title = Game of Trains
blurb = Sjö vagnar í öfugri röð. Hver raðar þeim fyrst?
goal = Markmið: að raða sjö vögnum í hækkandi röð á undan öðrum, lægsta talan til vinstri, sú hæsta til hægri.

option-turn-cap = Hámark umferða
option-turn-cap-help = Leikur sem nær þessum fjölda umferða endar með jafntefli.
option-turn-cap-value =
    { $value ->
        [0] ekkert
        [one] { $value } umferð
       *[other] { $value } umferðir
    }

level-sorter = Raðari
level-sorter-help = Horfir aðeins á eigin lest og velur það sem skilur eftir fæsta vagna sem þarf að skipta út.
level-shunter = Tilfærari
level-shunter-help = Víxlar og færir vagna hvenær sem opnu spilin leyfa og setur hvern nýjan vagn þar sem númer hans á heima.
level-starter = Nýliði
level-starter-help = Dregur vagn í hverjum leik og setur hann þar sem númerið á heima, hvað sem þar er fyrir.
level-tidy = Snyrtipinni
level-tidy-help = Víxlar og færir vagna þegar það hjálpar og skiptir út þeim sem passar verst. Horfir aðeins á eigin lest.
level-veteran-help = Spilar eins og atvinnumaðurinn en horfir stundum aðeins á sína eigin lest.
level-planner = Skipuleggjandi
level-planner-help = Telur allar leiðir til að klára lestina og hversu nálægt hinir eru.
level-blocker = Tálmi
level-blocker-help = Skipuleggur eins, en vill frekar tefja fyrir hinum.
level-candidates = Ráðgjafi
level-candidates-help = Ber saman alla valkosti á sama hátt og skipuleggjandinn.

### Hlutir

noun-row = Opin spil

place-right-1 =
    { $position ->
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
       *[other] –
    }
place-right-2 =
    { $position ->
        [1] 3
        [2] 4
        [3] 5
        [4] 6
        [5] 7
       *[other] –
    }
place-left-2 =
    { $position ->
        [3] 1
        [4] 2
        [5] 3
        [6] 4
        [7] 5
       *[other] –
    }

### Hæfileikar

ability-swap-adjacent = Skipti hlið við hlið
ability-swap-skip-one = Skipti yfir einn
ability-move-right-2 = Tvö sæti til hægri
ability-move-left-2 = Tvö sæti til vinstri
ability-remove-left = Fjarlægja vinstri vagn
ability-remove-middle = Fjarlægja miðvagn
ability-remove-right = Fjarlægja hægri vagn
ability-protect = Vernd

ability-swap-adjacent-help = Skiptu á tveimur vögnum í lestinni þinni sem standa hlið við hlið.
ability-swap-skip-one-help = Skiptu á tveimur vögnum í lestinni þinni sem hafa nákvæmlega einn vagn á milli sín.
ability-move-right-2-help = Færðu einn af vögnum þínum um tvö sæti til hægri. Þeir tveir sem hann fer fram hjá færast til vinstri.
ability-move-left-2-help = Færðu einn af vögnum þínum um tvö sæti til vinstri. Þeir tveir sem hann fer fram hjá færast til hægri.
ability-remove-left-help = Allir leikmenn, þú líka, missa vagninn í sæti 1 og fá efsta spil dráttarbunkans í staðinn. Læstir vagnar haldast.
ability-remove-middle-help = Allir leikmenn, þú líka, missa vagninn í sæti 4 og fá efsta spil dráttarbunkans í staðinn. Læstir vagnar haldast.
ability-remove-right-help = Allir leikmenn, þú líka, missa vagninn í sæti 7 og fá efsta spil dráttarbunkans í staðinn. Læstir vagnar haldast.
ability-protect-help = Stingdu þessu spili undir vagninn þinn í sæti 1, 4 eða 7: enginn hæfileiki fjarlægir hann fyrr en þú færir hann eða skiptir honum út.

### Aðgerðir

action-keep = Halda vagni { $card }
action-keep-short = Halda { $card }
action-draw = Draga vagn
action-draw-short = Draga
action-use = Nota: { $ability }
action-use-short = { $ability }
action-replace = Setja í sæti { $position }
action-replace-short = Sæti { $position }
action-swap-adjacent = Skipta á sætum { $position } og { place-right-1 }
action-swap-adjacent-short = { $position } ↔ { place-right-1 }
action-swap-skip-one = Skipta á sætum { $position } og { place-right-2 }
action-swap-skip-one-short = { $position } ↔ { place-right-2 }
action-move-right-2 = Færa vagn úr sæti { $position } í sæti { place-right-2 }
action-move-right-2-short = { $position } → { place-right-2 }
action-move-left-2 = Færa vagn úr sæti { $position } í sæti { place-left-2 }
action-move-left-2-short = { $position } → { place-left-2 }
action-protect = Læsa vagninum í sæti { $position }
action-protect-short = Læsa { $position }

### Spurningar til leikmanns

prompt-setup-keep = Haltu einum af vögnunum sem þú dróst
prompt-setup-replace = Hvaða vagni skiptirðu út fyrir vagn { $card }?
prompt-turn = Dragðu vagn eða notaðu hæfileika úr opnu spilunum
prompt-replace = Þú dróst vagn { $card }. Hvaða vagni skiptirðu út fyrir hann?
prompt-target = { $ability }: hvar í lestinni?
prompt-wait = { $seat } er að velja
prompt-over = Leiknum er lokið

### Atburðir

event-dealt = { $seat } byrjar með vagna { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 }.
event-drew-setup =
    { $count ->
        [1] { $seat } dregur vagn { $c1 }.
        [2] { $seat } dregur vagna { $c1 } og { $c2 }.
        [3] { $seat } dregur vagna { $c1 }, { $c2 } og { $c3 }.
       *[other] { $seat } dregur vagna { $c1 }, { $c2 }, { $c3 } og { $c4 }.
    }
event-drew-setup-hidden =
    { $count ->
        [one] { $seat } dregur { $count } vagn.
       *[other] { $seat } dregur { $count } vagna.
    }
event-kept = { $seat } heldur vagni { $card }.
event-kept-hidden = { $seat } heldur einum vagni.
event-drew = { $seat } dregur vagn { $card }.
event-drew-hidden = { $seat } dregur vagn.
event-placed = { $seat } setur vagn { $card } í sæti { $position }; vagn { $replaced } bætist við opnu spilin.
event-used = { $seat } notar hæfileikann „{ $ability }“ (spil { $card }).
event-swapped = { $seat } skiptir á vögnum { $card } og { $other_card } (sæti { $position } og { $other }).
event-moved = { $seat } færir vagn { $card } úr sæti { $position } í sæti { $to }.
event-protected = { $seat } læsir sæti { $position } með spili { $card }.
event-lock-lost = { $seat } missir lásinn í sæti { $position } (spil { $card }).
event-removed = { $seat } missir vagn { $card } úr sæti { $position }.
event-spared = { $seat } heldur læsta vagninum í sæti { $position }.
event-refilled = { $seat } fær vagn { $card } í sæti { $position }.
event-paired = Spil { $card } og { $other_card } hafa sama hæfileika, „{ $ability }“, og hverfa úr opnu spilunum.
event-reshuffled =
    { $count ->
        [one] Dráttarbunkinn er tómur: { $count } spil úr kastbunkanum myndar nýjan.
       *[other] Dráttarbunkinn er tómur: { $count } spil úr kastbunkanum eru stokkuð í nýjan.
    }
event-won = { $seat } vinnur: allir sjö vagnarnir eru í hækkandi röð!
event-capped =
    { $turns ->
        [one] Hámarkinu, { $turns } umferð, er náð: jafntefli.
       *[other] Hámarkinu, { $turns } umferðum, er náð: jafntefli.
    }

brief-placed = { $card } í sæti { $position }
brief-used = „{ $ability }“
brief-swapped = { $card } og { $other_card }
brief-moved = { $card } í sæti { $to }
brief-protected = lás í sæti { $position }
brief-lock-lost = án láss í sæti { $position }
brief-removed = missir { $card }
brief-spared = lásinn heldur
brief-refilled = fær { $card }

result-rising-train = Allir sjö vagnar sigurvegarans eru í hækkandi röð.
result-turn-cap = Hámarki umferða var náð.
progress = Vagnar sem geta staðið kyrrir, leik fyrir leik
end-trains = Lestirnar í lokin
end-wrong =
    { $count ->
        [0] í réttri röð
        [one] enn þarf að skipta um { $count } vagn
       *[other] enn þarf að skipta um { $count } vagna
    }

### Ástæður þess að eitthvað er ekki hægt

reason-row-empty = Engin opin spil eru á borðinu, þú getur aðeins dregið vagn.
reason-not-in-row = „{ $ability }“ er ekki meðal opnu spilanna.
reason-all-protected = Sæti 1, 4 og 7 í lestinni þinni eru öll þegar læst.
reason-already-protected = Sæti { $position } er þegar læst.
reason-not-protectable = Ekki er hægt að læsa sæti { $position }, aðeins sætum 1, 4 og 7.
reason-no-right-neighbour = Sæti { $position } á sér engan nágranna til hægri.
reason-too-far-right = Ekki eru tvö sæti eftir hægra megin við sæti { $position }.
reason-too-far-left = Ekki eru tvö sæti eftir vinstra megin við sæti { $position }.
reason-not-drawn = Vagn { $card } er ekki meðal þeirra sem þú dróst.
reason-other-ability = Nú er „{ $ability }“ í notkun, veldu sæti fyrir það.

### Kaflar reglnanna

section-setup = Undirbúningur
section-actions = Mögulegar aðgerðir
section-other-rules = Aðrar reglur
section-end = Leikslok
section-abilities = Hæfileikar
section-protection = Vernd

### Borð

board-confirm = Gera þetta
board-cancel = Hætta við
board-train = Lest: { $seat }
board-places = Sætin í lestinni þinni
board-wagon = vagn { $card }, { $ability }
board-place-wagon = Sæti { $position }: { board-wagon }
board-place-empty = Sæti { $position }: autt
board-locked = læstur
board-lock-open = missir lásinn
board-fits = getur haldist í hækkandi lest
board-new = nýlega breyttur
board-acting = er að velja
board-won = á leiðarenda
board-holds =
    { $count ->
        [one] { $seat } er með { $count } dreginn vagn
       *[other] { $seat } er með { $count } dregna vagna
    }
board-hand = Vagnarnir sem þú dróst
board-held = Dreginn vagn: { $card }, { $ability }
board-using = Í notkun: { $ability }
board-yard = Lestarstöð
board-row = Hæfileikar á opnum spilum
board-bay = { $ability }: spil { $cards } er opið
board-bay-empty = { $ability }: ekki meðal opnu spilanna
board-draw-pile =
    { $count ->
        [one] Dráttarbunki: { $count } spil
       *[other] Dráttarbunki: { $count } spil
    }
board-draw-pile-short = eftir
board-discard-pile =
    { $count ->
        [one] Kastbunki: { $count } spil á grúfu
       *[other] Kastbunki: { $count } spil á grúfu
    }
board-discard-pile-short = í kasti
board-draw-help = Þú verður að skipta einum af vögnunum þínum út fyrir þann sem þú dregur. Það verður ekki afturkallað.
board-wins = Þar með er lestin þín fullröðuð!
board-victory = { $seat } kemst á leiðarenda, hver vagn er á sínum stað!
board-loses-lock = Lásinn í sæti { $position } tapast.
board-removes = Úr sæti { $position } hverfur: { $wagons }.
board-pair = Par: „{ $ability }“ hverfur úr opnu spilunum.
board-hint-setup-keep = Veldu vagninn sem þú vilt halda.
board-hint-setup-replace = Veldu honum sæti í lestinni þinni. Gamli vagninn bætist við opnu spilin.
board-hint-turn = Veldu lestarskýlið til að draga vagn eða opið spil til að nota hæfileika þess.
board-hint-replace = Veldu honum sæti í lestinni þinni. Gamli vagninn bætist við opnu spilin.
board-hint-target = Veldu sæti í lestinni þinni.
board-newcomer = Lægsta talan til vinstri, sú hæsta til hægri. Ljós skilti mega vera kyrr, dekkri ekki enn.

### Hvað mælir með aðgerð (ábendingar)

why-wins = Lýkur við lestina þína: þú vinnur.
why-can-win = Með þessu geturðu lokið við lestina þína.
why-denies = { $seat } getur lokið við lest með „{ $ability }“: þetta tekur það úr opnu spilunum.
why-rises = Vagnar sem hækka frá vinstri til hægri: { $after } í stað { $before }.
why-can-rise = Vagnar sem geta hækkað frá vinstri til hægri: { $after } í stað { $before }.
why-fits-between = Vagn { $card } passar á milli { $low } og { $high }.
why-fits-first = Vagn { $card } passar fyrir framan { $high }.
why-fits-last = Vagn { $card } passar fyrir aftan { $low }.
why-pairs = Vagninn sem fer myndar par svo „{ $ability }“ hverfur úr opnu spilunum.
why-takes-fitting = { $seat } missir vagn sem passar, í sæti { $position }.
why-renews = Allir leikmenn fá nýjan vagn í sæti { $position } nema það sé læst.
why-shields = Vagninn í sæti { $position } passar og enginn hæfileiki getur lengur fjarlægt hann.
why-locks = Enginn hæfileiki getur fjarlægt læstan vagn.
why-may-fit = Af { $total } vögnum sem þú hefur ekki séð lengja svona margir hækkandi röðina þína: { $count }.
why-belongs = Tala { $card } á heima nálægt sæti { $position } af 7.
why-draws = Nýr vagn kemur í stað eins þinna.
why-rearranges = Vagnar sem hækka frá vinstri til hægri: { $after }, nú { $before }.
why-uses = Spilið hverfur úr opnu spilunum: enginn getur notað það næst.
why-replaces = Vagninn í sæti { $position } fer.

### Numbers of a match, in statistics

typical-turns = Umferðir
