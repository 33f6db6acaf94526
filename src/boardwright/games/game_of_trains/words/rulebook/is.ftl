# Game of Trains.
# Reglurnar í okkar orðum: `rules-<kafli>` fyrir hvern kafla í game.toml; auð lína skilur að efnisgreinar, „– “ er upphaf liðar í lista.
# `figure-<nafn>` er myndatexti (web/rulebook.ts).

rules-goal =
    Í lestinni þinni eru eimreið og sjö vagnar. Í upphafi er henni raðað öfugt: hæsta talan stendur næst eimreiðinni.

    Sá vinnur sem fyrstur á sjö tölur sem hækka frá vinstri til hægri. Ekki skiptir máli hve mikið þær hækka.

rules-parts =
    Leikið er með 84 spilum, númeruðum frá 1 til 84; auk þeirra á hver sína eimreið. Hvert spil er tvennt:

    – Í lest er það vagn: aðeins talan skiptir máli.
    – Meðal opnu spilanna við dráttarbunkann er það hæfileiki: aðeins táknið skiptir máli. Hver sem er má nota hann.

    Hæfileikarnir eru átta. Litla táknið undir vagni sýnir hvern þeirra spilið hefur þegar það er opið. Notuð spil og pör liggja í kastbunkanum.

rules-setup =
    Hver leikmaður fær sjö vagna og raðar þeim frá þeim hæsta til þess lægsta. Tilviljun ræður hver byrjar; leikið er réttsælis.

    Fyrir fyrstu umferð dregur fyrsti leikmaður einn vagn, annar tvo, þriðji þrjá og fjórði fjóra. Hver heldur einum, kastar hinum á grúfu og skiptir einum vagni í lest sinni út fyrir þann sem hann hélt. Vagnarnir sem skipt var út verða fyrstu opnu spilin.

rules-actions =
    Gerðu nákvæmlega annað af tvennu:

    – Dragðu efsta vagn dráttarbunkans og settu hann í staðinn fyrir einn af þínum. Ekki má hafna honum. Vagninn sem skipt var út bætist við opnu spilin og eftir það má hver sem er nota hæfileika hans.
    – Notaðu hæfileika: veldu eitt af opnu spilunum, kastaðu því og gerðu það sem það segir.

    Vagn sem er dreginn er aðeins tala, opið spil er aðeins hæfileiki. Ekki má sitja hjá. Þegar engin spil eru opin er aðeins hægt að draga.

    Dæmi: lestin þín er 80, 68, 59, 47, 32, 20, 3 og þú dregur 12. Þú setur hana í sæti 1; nú hefst lestin á 12 og spilið 80 er opið með hæfileika sínum.

rules-abilities =
    Fjórir þeirra færa vagna í lestinni þinni, þrír taka vagn úr hverri lest og einn ver vagn.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Sætin eru talin frá eimreiðinni, sem á sér sjálf ekkert sæti.

rules-protection =
    Lás ver vagninn sinn gegn því að vera fjarlægður og eyðist ekki við það. Sá sem heldur vagni þannig dregur ekkert.

    Lásinn tapast í kastbunkann þegar þú færir vagninn eða skiptir honum út, líka þegar hann víkur aðeins fyrir öðrum. Hver vagn getur aðeins haft einn lás.

rules-other-rules =
    Um leið og tvö opin spil hafa sama hæfileika er báðum kastað. Af þremur verður eitt eftir.

    Engu skiptir hvernig seinna spilið kom þangað: vagni var skipt út eða hann fjarlægður. Því eru aldrei tveir eins hæfileikar í boði og með því að skipta út vagni er líka hægt að taka hæfileika frá hinum.

    Þegar dráttarbunkinn er tómur og spil vantar er kastbunkinn stokkaður og verður nýr dráttarbunki. Opnu spilin eru aldrei stokkuð með.

rules-end =
    Leiknum lýkur um leið og sjö vagnar einhvers standa í hækkandi röð, líka í umferð annars leikmanns. Eftir að vagnar eru fjarlægðir er fyllt í eyðurnar hverja á eftir annarri og sá byrjar sem á leik; ef lest fullraðast við það er ekki fyllt í þær sem eftir eru.

    Ef þú fullraðar lest annars leikmanns vinnur hann: líttu á hinar lestirnar áður en þú fjarlægir vagna. Velja má hámarksfjölda umferða í leik; ef honum er náð vinnur enginn.

rules-rulings =
    Sumu svara reglurnar ekki. Hér gildir:

    – Spilinu sem er notað er kastað áður en það verkar, svo það parast aldrei við spil sem það sjálft setur meðal opnu spilanna.
    – Pör eru tekin burt eftir að allir vagnar hafa verið fjarlægðir og áður en fyllt er í eyðurnar.
    – Vagninn í miðjunni við „{ ability-swap-skip-one }“ hreyfist ekki og heldur lásnum.
    – Velja má að fjarlægja þótt það snerti engan; spilið eyðist við það.
    – Aðeins sá sem dró vagn sér hann þar til hann er settur í lestina.
    – Þegar spil vantar og dráttarbunkinn er tómur er kastbunkinn stokkaður, líka á meðan fyllt er í eyðurnar.
    – Eigandi má hvenær sem er færa vagn með lás eða skipta honum út; lásinn fer þá.
    – Engar tvær tölur eru eins, svo „hækkandi“ þýðir alltaf að hver tala er hærri en sú á undan.
    – Sá sem dregur verður að setja vagninn í lestina, líka þótt hún versni við það.

rules-tips =
    – Dreifðu tölunum: um 12 á hvert sæti. 5 á heima í sæti 1, 42 í miðjunni, 80 í sæti 7.
    – Skilti vagna sem geta staðið kyrrir í hækkandi lest eru björt, hin dauf.
    – Hver vagn sem þú skiptir út gefur hinum hæfileika. Stundum er lakari talan betri kostur.
    – Læstu fyrsta, fjórða eða síðasta vagninum um leið og hann er réttur.

figure-ascending = Fullröðuð lest: hver tala er hærri en sú á undan.
figure-card = Sama spilið tvisvar: sem vagn með tölunni 42 og meðal opnu spilanna sem hæfileiki.
figure-falling = Svona byrjar leikurinn: hæsta talan stendur næst eimreiðinni.
figure-replace = Vagninn sem þú dróst kemur í stað eins af þínum; sá bætist við opnu spilin þar sem hæfileiki hans gildir.
figure-abilities = Táknin átta eins og þau liggja opin.
figure-move = „{ ability-move-right-2 }“ á 58: hann fer fram hjá tveimur vögnum og þeir færast til vinstri.
figure-lock = Vagninn í sæti 4 er læstur; sæti 1 og 7 gætu líka haft lás.
figure-pair = Tvisvar sami hæfileiki: báðum spilum er kastað.
