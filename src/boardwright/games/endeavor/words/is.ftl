# Endeavor. Disc er skífa (fólk): í birgðum, í höfn, á byggingu, í borg, á siglingaleið eða við hana. Nöfn leikmanna ($seat) standa fremst í
# setningu eða á eftir tvípunkti. Heiti bygginga, borga, tenginga, svæða, stokka, spila og merkja standa á eftir tvípunkti eða í sviga
# svo að ekkert þurfi að beygja. „Deed“ er ein af aðgerðunum fimm sem heiti.

### Spilið

title = Endeavor
blurb = Reistu byggingar, sendu fólk yfir höfin, taktu borgir og stjórnaðu fjarlægum svæðum: sjö umferðir af frægð á öld seglskipa.
goal = Markmið: mest frægð eftir sjö umferðir, fyrir borgir, tengingar, háa kvarða og spil.

option-payment = Greiðslur
option-payment-help = Hve margar skífur ein greiðsla sækir. Reglurnar má lesa á tvo vegu, dæmi þeirra sýnir eina.
option-payment-value =
    { $value ->
        [finance] jafnmargar og launin eru
       *[other] eina skífu
    }
option-slavery-place = Þrælahaldsspil utan hámarks
option-slavery-place-help = Hvort eitt þrælahaldsspil er utan hámarksins líka þegar hámarkið er fimm.
option-slavery-place-value =
    { $value ->
        [below_five] aðeins meðan hámarkið er lægra en fimm
       *[always] alltaf
    }

level-adventurer = Ævintýramaður
level-adventurer-help = Metur allt en hugsar aðeins um þessa umferð.
level-settler = Landnemi
level-settler-help = Metur allt en hugsar aðeins um þessa umferð og þá næstu.
level-trader = Kaupmaður
level-trader-help = Metur allt en horfir aðeins þrjár umferðir fram á við.
level-advanced-help = Metur allt en horfir aðeins tvær til þrjár umferðir fram á við.
level-challenger-help = Leggur undir sig borgir, ræðst líka á borgir annarra og lýkur línunum á milli þeirra.
level-varied = Breytilegur
level-varied-help = Spilar eins og meistarinn en velur ekki alltaf það sama þegar valkostir eru næstum jafngóðir.
level-collector = Safnari
level-collector-help = Vill heldur spil og landstjóra en borgir.
level-conqueror = Landvinningamaður
level-conqueror-help = Leggur undir sig borgir, ræðst á þær og lýkur línunum á milli þeirra.
level-candidates = Ráðgjafi
level-candidates-help = Ber saman alla valkosti á sama hátt og meistarinn.
level-greedy-help = Metur hverja byggingu og aðgerð eftir þeirri frægð sem hún leiðir til í umferðunum sem eftir eru.

### Heiti

track-industry = iðnaður
track-culture = menning
track-finance = fjármál
track-politics = stjórnmál

deed-ship = sigling
deed-occupy = landtaka
deed-attack = árás
deed-draw = spil
deed-payment = greiðsla

token-industry = iðnaður
token-culture = menning
token-finance = fjármál
token-politics = stjórnmál
token-ship-or-draw = sigling eða spil
token-occupy-or-draw = landtaka eða spil
token-attack = árás
token-payment = greiðsla

region-europe = Evrópa
region-africa = Afríka
region-south-america = Suður-Ameríka
region-caribbean = Karíbahaf
region-north-america = Norður-Ameríka
region-india = Indland
region-far-east = Austurlönd fjær

deck-europe = Evrópa
deck-slavery = Þrælahald
deck-africa = Afríka
deck-south-america = Suður-Ameríka
deck-caribbean = Karíbahaf
deck-north-america = Norður-Ameríka
deck-india = Indland
deck-far-east = Austurlönd fjær

building-colonial-house = Nýlenduhús
building-market = Markaður
building-shipyard = Slippur
building-workshop = Verkstæði
building-bank = Banki
building-barracks = Herskálar
building-guild-hall = Gildishús
building-docks = Hafnarbakki
building-fortress = Virki
building-theatre = Leikhús
building-cartographer = Kortagerð
building-trade-office = Verslunarhús
building-university = Háskóli
building-exchange = Kauphöll
building-museum = Safn
building-parliament = Þinghús

city-london = Lundúnir
city-copenhagen = Kaupmannahöfn
city-lisbon = Lissabon
city-seville = Sevilla
city-paris = París
city-venice = Feneyjar
city-constantinople = Konstantínópel
city-algiers = Algeirsborg
city-tripoli = Trípólí
city-alexandria = Alexandría
city-elmina = Elmina
city-zanzibar = Sansibar
city-potosi = Potosí
city-salvador = Salvador
city-buenos-aires = Buenos Aires
city-havana = Havana
city-bridgetown = Bridgetown
city-port-royal = Port Royal
city-new-orleans = New Orleans
city-quebec = Québec
city-boston = Boston
city-bombay = Bombay
city-tranquebar = Trankebar
city-calcutta = Kalkútta
city-malacca = Malakka
city-batavia = Batavía
city-canton = Kanton
city-edo = Edó
city-manila = Maníla

link-paris-venice = { city-paris } – { city-venice }
link-venice-constantinople = { city-venice } – { city-constantinople }
link-constantinople-alexandria = { city-constantinople } – { city-alexandria }
link-tripoli-alexandria = { city-tripoli } – { city-alexandria }
link-elmina-zanzibar = { city-elmina } – { city-zanzibar }
link-havana-port-royal = { city-havana } – { city-port-royal }
link-quebec-boston = { city-quebec } – { city-boston }
link-bombay-tranquebar = { city-bombay } – { city-tranquebar }
link-canton-manila = { city-canton } – { city-manila }
link-algiers-elmina = { city-algiers } – { city-elmina }
link-alexandria-zanzibar = { city-alexandria } – { city-zanzibar }
link-lisbon-salvador = { city-lisbon } – { city-salvador }
link-seville-buenos-aires = { city-seville } – { city-buenos-aires }
link-seville-havana = { city-seville } – { city-havana }
link-lisbon-port-royal = { city-lisbon } – { city-port-royal }
link-algiers-new-orleans = { city-algiers } – { city-new-orleans }
link-paris-quebec = { city-paris } – { city-quebec }
link-london-boston = { city-london } – { city-boston }
link-london-bombay = { city-london } – { city-bombay }
link-copenhagen-tranquebar = { city-copenhagen } – { city-tranquebar }
link-copenhagen-malacca = { city-copenhagen } – { city-malacca }
link-constantinople-batavia = { city-constantinople } – { city-batavia }
link-calcutta-malacca = { city-calcutta } – { city-malacca }
link-calcutta-batavia = { city-calcutta } – { city-batavia }
link-havana-new-orleans = { city-havana } – { city-new-orleans }
link-bridgetown-salvador = { city-bridgetown } – { city-salvador }

card-europe-0 = { deck-europe } 0
card-europe-1 = { deck-europe } 1
card-europe-2 = { deck-europe } 2
card-europe-3 = { deck-europe } 3
card-europe-4 = { deck-europe } 4
card-europe-5 = { deck-europe } 5, afnám þrælahalds
card-slavery-0 = { deck-slavery } 0
card-slavery-1 = { deck-slavery } 1
card-slavery-2 = { deck-slavery } 2
card-slavery-3 = { deck-slavery } 3
card-slavery-4 = { deck-slavery } 4
card-slavery-5 = { deck-slavery } 5
card-africa-governor = Landstjóri Afríku
card-africa-1 = { deck-africa } 1
card-africa-2 = { deck-africa } 2
card-africa-3 = { deck-africa } 3
card-africa-4 = { deck-africa } 4
card-africa-5 = { deck-africa } 5
card-south-america-governor = Landstjóri Suður-Ameríku
card-south-america-1 = { deck-south-america } 1
card-south-america-2 = { deck-south-america } 2
card-south-america-3 = { deck-south-america } 3
card-south-america-4 = { deck-south-america } 4
card-south-america-5 = { deck-south-america } 5
card-caribbean-governor = Landstjóri Karíbahafs
card-caribbean-1 = { deck-caribbean } 1
card-caribbean-2 = { deck-caribbean } 2
card-caribbean-3 = { deck-caribbean } 3
card-caribbean-4 = { deck-caribbean } 4
card-caribbean-5 = { deck-caribbean } 5
card-north-america-governor = Landstjóri Norður-Ameríku
card-north-america-1 = { deck-north-america } 1
card-north-america-2 = { deck-north-america } 2
card-north-america-3 = { deck-north-america } 3
card-north-america-4 = { deck-north-america } 4
card-north-america-5 = { deck-north-america } 5
card-india-governor = Landstjóri Indlands
card-india-1 = { deck-india } 1
card-india-2 = { deck-india } 2
card-india-3 = { deck-india } 3
card-india-4 = { deck-india } 4
card-india-5 = { deck-india } 5
card-far-east-governor = Landstjóri Austurlanda fjær
card-far-east-1 = { deck-far-east } 1
card-far-east-2 = { deck-far-east } 2
card-far-east-3 = { deck-far-east } 3
card-far-east-4 = { deck-far-east } 4
card-far-east-5 = { deck-far-east } 5

### Aðgerðir

action-build = Reisa: { $building }
action-build-short = { $building }
action-activate = Virkja: { $building }
action-activate-short = { $building }
action-spend = Nota blátt merki: { $token }
action-spend-short = { $token }
action-pass = Segja pass: engar fleiri aðgerðir í umferðinni
action-pass-short = Segja pass
action-ship = Sigla: { $region }
action-ship-short = Sigla: { $region }
action-occupy = Taka borg: { $city }
action-occupy-short = Taka: { $city }
action-attack = Ráðast á borg: { $city }
action-attack-short = Árás: { $city }
action-draw = Taka spil: { $deck }
action-draw-short = Spil: { $deck }
action-free = Sækja skífuna í höfn: { $building }
action-free-short = { $building }
action-done = Sleppa seinni aðgerðinni
action-done-short = Sleppa henni
action-governor = Leggja á landstjórareitinn: { $card }
action-governor-short = Leggja á reitinn
action-no-governor = Hafa landstjórareitinn auðan
action-no-governor-short = Hafa auðan
action-discard = Kasta: { $card }
action-discard-short = Kasta

### Spurningar

prompt-build = Reistu byggingu, í mesta lagi á þrepi { $level }
prompt-salary = Laun: hvaða skífur koma aftur af byggingum? Eftir að velja: { $left }
prompt-turn = Virkjaðu byggingu, notaðu blátt merki eða segðu pass
prompt-act =
    { $half ->
        [2] Ef þú vilt, seinni aðgerðin: { $deed_list }
       *[other] Framkvæmdu aðgerð: { $deed_list }
    }
prompt-governor = Hvaða landstjóri liggur á reit sínum, utan hámarksins? Auður reitur gefur frægð í lokin
prompt-discard = Spilahámark þitt er { $limit }. Veldu hverju þú kastar. Of mörg spil: { $over }
prompt-wait = { $seat } á leik
prompt-over = Leiknum er lokið

### Atburðir

event-began-round = { $number }. umferð hefst. Kóróna: { $seat }.
event-built = { $seat } reisir: { $building }.
event-grew =
    { $discs ->
        [one] { $seat } fær { $discs } skífu í höfn.
       *[other] { $seat } fær { $discs } skífur í höfn.
    }
event-paid = { $seat } greiðir laun: { $building }.
event-paid-all = { $seat } greiðir laun: { $building_list }.
event-activated = { $seat } virkjar byggingu: { $building }.
event-spent = { $seat } notar blátt merki: { $token }.
event-shipped = { $seat } siglir: { $region }, reitur { $space }. Merki: { $token }.
event-beside = { $seat } siglir en siglingaleiðin er full og skífan liggur við hana: { $region }.
event-opened = Svæði opnast: { $region }.
event-governs = { $seat } fær landstjóra: { $card }.
event-occupied = { $seat } tekur borg: { $city }. Merki: { $token }.
event-attacked = { $seat } ræðst á borg: { $city }. Hana missir: { $loser_seat }.
event-linked = { $seat } nær yfirráðum yfir tengingu: { $link }. Merki: { $token }.
event-linked-hidden = { $seat } nær yfirráðum yfir tengingu: { $link }.
event-drew = { $seat } tekur spil: { $card }.
event-abolished = { $seat } afnemur þrælahald. Þrælahaldsspilin hverfa úr leiknum.
event-laid-aside = { $seat } snýr þrælahaldsspili við: { $card }.
event-freed = { $seat } greiðir og sækir skífu í höfn: { $building }.
event-ended = { $seat } sleppir seinni aðgerðinni.
event-passed = { $seat } segir pass.
event-placed-governor = { $seat } leggur landstjóra á reit hans: { $card }.
event-left-empty = { $seat } hefur landstjórareitinn auðan.
event-discarded = { $seat } kastar: { $card }.
event-finished = Sjöundu umferðinni er lokið og öll frægð hefur verið talin.

result-last-round = Sjö umferðir hafa verið leiknar og öll frægð talin.
result-score = frægð { $score }
result-score-from = Hvaðan frægðin kemur

source-cities = Borgir
source-links = Tengingar
source-industry = Iðnaður
source-culture = Menning
source-finance = Fjármál
source-politics = Stjórnmál
source-cards = Spil
source-governor-space = Auður landstjórareitur
source-buildings = Háskólar
source-harbour = Skífur í höfn
source-slavery = Þrælahaldsspil sem var snúið við
typical-buildings = Byggingar
typical-cities = { source-cities }
typical-links = { source-links }
progress = Þróun frægðar

### Synjanir

reason-level-too-high = Þetta er bygging á þrepi { $level }. Iðnaður þinn leyfir í mesta lagi þrep { $allowed }.
reason-sold-out = Engin slík bygging er eftir.
reason-one-of-level-five = Þú átt þegar byggingu á þrepi 5 og enginn má eiga tvær.
reason-lower-level-first = Ekkert er eftir upp að þrepi þínu, svo að þú tekur byggingu á lægsta þrepi sem enn er til: { $level }.
reason-no-such-building = Þú átt enga slíka byggingu.
reason-no-activation-space = Þessi bygging virkar af sjálfri sér og verður ekki virkjuð.
reason-all-manned = Hér liggur þegar skífa. Laun eða greiðsla sækja hana.
reason-no-disc =
    { $needed ->
        [one] Til þess þarf { $needed } skífu úr höfn. Þú átt: { $have }.
       *[other] Til þess þarf { $needed } skífur úr höfn. Þú átt: { $have }.
    }
reason-no-token = Þú átt ekkert slíkt merki.
reason-nothing-to-do = Ekkert af því sem þetta leyfir er hægt núna.
reason-not-this-action = Það sem er hafið leyfir þetta ekki.
reason-other-region = Báðar aðgerðirnar eru á sama svæði: { $region }.
reason-other-deck = Bæði spilin koma úr sama stokki: { $deck }.
reason-must-act = Aðgerð er hafin: ljúktu henni fyrst.
reason-region-closed = Þetta svæði er enn lokað: { $region }. Það opnast þegar siglingaleið þess er full.
reason-no-presence = Þú átt enga skífu á þessu svæði enn: { $region }.
reason-city-taken = Þessi borg er tekin: { $seat }.
reason-city-free = Þessi borg er laus og aðeins er hægt að ráðast á borgir annarra.
reason-own-city = Þú átt þessa borg.
reason-deck-empty = Ekkert spil er eftir í þessum stokki.
reason-too-little-presence =
    { $needed ->
        [one] Fyrir þetta spil þarf { $needed } skífu á svæði þess. Þú átt: { $have }.
       *[other] Fyrir þetta spil þarf { $needed } skífur á svæði þess. Þú átt: { $have }.
    }
reason-deck-gone = Þrælahald hefur verið afnumið og spil þess eru horfin úr leiknum.
reason-no-disc-there = Engin skífa þín liggur á slíkri byggingu.
reason-activated-itself = Greiðsla getur ekki sótt skífuna sem virkjaði hana sjálfa.
reason-more-to-free =
    { $left ->
        [one] Þessi greiðsla sækir { $left } skífu enn: veldu hana fyrst.
       *[other] Þessi greiðsla sækir { $left } skífur enn: veldu þær fyrst.
    }
reason-not-held = Þú átt ekki þetta spil.
reason-does-not-count = Þetta spil telst ekki með í hámarkinu og því er ekki hægt að kasta því.

### Kaflar reglnanna

section-setup = Undirbúningur
section-round = Umferð
section-build = Þáttur 1: bygging
section-growth = Þáttur 2: vöxtur
section-salary = Þáttur 3: laun
section-actions = Þáttur 4: aðgerðir
section-ship = Sigling
section-opening = Svæði opnast
section-occupy = Landtaka
section-links = Tengingar
section-attack = Árás
section-payment = Greiðsla
section-draw = Spil dregin
section-abolition = Afnám þrælahalds
section-tokens = Verslunarmerki
section-tracks = Kvarðar
section-passing = Að segja pass og kasta spilum
section-end = Leikslok
section-scoring = Frægð
section-history = Um þrælahald

### Hjálp (í þeirri röð sem hún birtist; auð lína skilur efnisgreinar að, lína sem byrjar á „–“ er liður í lista)

help-page-title = Á þessari síðu
help-page =
    – Það sem hægt er að velja er merkt á kortinu, á spjaldinu þínu og í birgðum bygginga. Bentu á það til að sjá hvað myndi breytast, smelltu til að gera það. Á snertiskjá sýnir fyrri snertingin það og hin síðari framkvæmir.
    – Ef eitthvað er ekki hægt segir síðan hvers vegna.
    – Frægðin við hvern leikmann er sú sem leikurinn gæfi ef honum lyki núna.
    – Þú getur tekið skref til baka þar til næsti leikmaður leikur.
    – Allt er hægt með lyklaborðinu: Tab fer áfram, örvarnar fara milli nágranna, Enter velur, Escape lokar.

help-keys-title = Lyklar þessa spils
help-keys =
    – 1 til 9: einn kostanna.
    – P: segja pass.
    – M: á kortið; B: á eigið spjald; O: á spjald næsta leikmanns.
    – H: byggingar; K: spil; R: svæði; S: frægð allra.
    – Örvar: frá nágranna til nágranna.

### Skipanalína

terminal-round = Umferð { $number } af { $rounds }
terminal-glory = Frægð
terminal-harbour = Höfn
terminal-passed = Pass
terminal-open = opið
terminal-closed = lokað
terminal-links = Tengingar
terminal-supply = Birgðir bygginga
terminal-level = þrep { $level }
terminal-buildings = Byggingar
terminal-tracks = Kvarðar
terminal-tokens = Blá merki
terminal-cards = Spil
terminal-governor = Landstjórareitur
terminal-empty = tómt
terminal-gone = afnumið
terminal-aside = Snúið við
terminal-gives-industry = þrep bygginga { $n }
terminal-gives-culture = skífur í umferð: { $n }
terminal-gives-finance = laun: { $n }
terminal-gives-politics = spilahámark: { $n }
terminal-opens = svæðið opnast
terminal-sign-glory = frægð
terminal-sign-join = önnur aðgerðin · önnur eða báðar
terminal-sign-manned = skífa liggur á byggingunni
terminal-sign-unmanned = engin skífa: hægt að virkja
terminal-sign-level = summa á kvarða og hvað hún gefur
terminal-sign-deck = efsta spil stokks og hve margar skífur það þarf á svæðinu
terminal-sign-lane = siglingaleið: skífur og merki
terminal-sign-beside = skífur við fulla siglingaleið
terminal-sign-presence = ítök: allar skífur á svæðinu
terminal-sign-nobody = tenging sem enginn ræður yfir, ekkert merki eftir
terminal-sign-crown = kórónan: hver byrjar

# The board on the page

board-round = Umferð { $round } af { $rounds }
board-begins = { $seat } byrjar
board-map = Kort
board-closer = Nær
board-farther = Fjær
board-whole-map = Allt kortið
board-shipping-track = Siglingaleið: { $region }
board-mat = Spjald
board-desk = Yfirlit
board-boards = Kort og spjöld
board-turn = Leikurinn
board-choices = Valkostir
board-desk-players = Leikmenn
board-desk-buildings = Byggingar
board-desk-cards = Spil
board-desk-presence = Ítök
board-desk-glory = Frægð
board-mat-of = Spjald leikmanns: { $seat }
board-crown = Hefur kórónuna
board-has-passed = segir pass
board-order = Sæti í röðinni
board-glory = frægð
board-glory-now = Frægð eins og stendur
board-harbour = Höfn
board-harbour-help = Í höfninni: { $harbour }. Í birgðum: { $supply }.
board-cards-held = Spil
board-slavery-place = Staður fyrir eitt þrælahaldsspil, utan hámarksins
board-governor-space = Landstjórareitur, utan hámarksins
board-aside = Þrælahaldsspil sem var snúið við
board-manned = skífa liggur þar
board-nobody = enginn
board-links = Tengingar
board-held-by = Handhafi
board-open = opið
board-closed = lokað
board-city-glory = frægð: { $glory }
board-next-space = reitur { $space } af { $spaces } er næstur
board-presence = Ítök
board-needs = Gildi efsta spils: { $value }. Skífur þínar þar: { $presence }.
board-deck-gone = Þrælahald hefur verið afnumið. Stokkurinn er úr leik.
board-deck-empty = Ekkert spil er eftir.
board-gone = afnumið
board-and = og
board-or = eða
board-level = Þrep { $level }
board-left-in-supply = eftir: { $count }
board-region = Stokkur
board-top-card = Efsta spil
board-lacks = vantar: { $lack }
board-presence-help = Stór tala: skífur á svæðinu. Lítil: hve margar vantar fyrir efsta spilið, ✓ þýðir nóg. Á lokuðu svæði sést hve full siglingaleiðin er.
board-source = Uppruni
board-total = Samtals
board-track-next = Frá { $at }: { $gives }.
board-track-top = Þetta er hæsta þrepið.
board-gives-industry = byggingar upp að þrepi { $n }
board-gives-culture = skífur í hverri umferð: { $n }
board-gives-finance = laun í hverri umferð: { $n }
board-gives-politics = spil sem má halda: { $n }
board-level-industry = þrep bygginga { $before } → { $after }
board-level-culture = skífur í umferð { $before } → { $after }
board-level-finance = laun í umferð { $before } → { $after }
board-level-politics = spilahámark { $before } → { $after }
board-pass-over = Of mörg spil: { $over }. Þeim þarf að kasta.
board-begin-first = Byrjaðu fyrst á aðgerð sem leyfir þetta: { $deed }.
board-change-discs = Höfn { $change }
board-change-link = Tenging: { $link }
board-change-glory = Frægð eins og stendur { $change }
board-did-built = reisir: { $building }
board-did-paid = laun: { $building }
board-did-activated = { $building }
board-did-spent = merki: { $token }
board-did-passed = segir pass
board-did-shipped = sigling: { $region } { $space }
board-did-beside = við leiðina: { $region }
board-did-opened = Svæði opnast: { $region }
board-did-governs = { $seat }: { $card }
board-did-occupied = borg: { $city }
board-did-attacked = árás: { $city } ({ $loser_seat })
board-did-linked = tenging: { $link }
board-did-drew = spil: { $card }
board-did-abolished = Þrælahald er afnumið
board-did-laid-aside = { $seat }, spil sem snúið er við: { $card }
board-did-freed = skífa til baka: { $building }
board-did-ended = seinni aðgerð sleppt
board-did-placed-governor = landstjórareitur: { $card }
board-did-left-empty = landstjórareiturinn er auður
board-did-discarded = kastað: { $card }
board-abolished-by = { $seat } tekur síðasta Evrópuspilið. Öllum þrælahaldsspilum er snúið við: þau gefa ekkert lengur og hvert þeirra kostar eina frægð í lokin.
board-end = Hvaðan frægðin kom

### Hvað mælir með aðgerð (ábendingar)

why-links = Gefur þér tengingu: { $link }. Frægð: { $points }.
why-governs = Opnar svæðið og færir þér landstjóra þess: { $region }.
why-opens = Opnar svæðið: { $region }.
why-level-up = Hækkar kvarða ({ $track }) á þrep { $level }.
why-enough-for-card = Skífur þínar sem duga þá fyrir efsta spilið ({ $deck }): { $count }.
why-breaks-link = { $seat } missir tengingu: { $link }.
why-denies-link = { $seat } á hinn enda tengingar: { $link }.
why-glory = Frægð í lokin: { $points }.
why-steps = Skref á kvarða ({ $track }): { $count }.
why-takes-token = Merki fyrir aðgerð án byggingar: { $token }.
why-ships = Merki og ítök á svæði: { $region }. Reitir þar til það opnast: { $count }.
why-is-present = Skífur þínar á svæðinu ({ $region }): { $count }.
why-takes-from = { $seat } missir borg.
why-takes-card = Efsta spil stokks: { $deck }.
why-can-link = Getur gefið þér tengingu: { $link }.
why-can-govern = Getur opnað svæði og fært þér landstjóra þess: { $region }.
why-can-level-up = Getur hækkað kvarða ({ $track }) á þrep { $level }.
why-adds-action = Ein bygging í viðbót fyrir aðgerð í hverri umferð.
why-allows = Aðgerð: { $deed }. Skífur sem eftir eru í höfn: { $count }.
why-saves-disc = Merkið þarf enga skífu á byggingu.
why-frees = Hægt er að nota bygginguna aftur og skífuna líka.
why-ends-round = Skífur sem verða eftir í höfn: { $count }.
why-ends-action = Seinni aðgerðin er ekki framkvæmd.
why-outside-limit = Spil þar telst ekki með í spilahámarkinu.
why-empty-space = Frægð í lokin fyrir auðan reit: { $points }.
why-loses = Skref sem þú missir á kvörðunum: { $count }.
