# Orð síðunnar, útstöðvarinnar og þess sem kjarninn hafnar. Orð hvers spils eru í möppu þess.
# Nöfn leikmanna ($seat, $name, $names) standa fremst í setningu, á eftir tvípunkti eða „er“, svo að þau beygist ekki.

### Tungumál (hvert með sínu nafni, eins í öllum skrám)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Kjarni

seat-name = Spilari { $number }
level-random = Tilviljun
level-random-help = Velur hvað sem er mögulegt.
level-novice = Byrjandi
level-novice-help = Hugsar aðeins um þennan leik. Hentar í fyrsta leikinn.
level-apprentice = Lærlingur
level-apprentice-help = Kann grunnatriðin og hugsar um það sem kemur næst.
level-amateur = Áhugamaður
level-amateur-help = Þekkir skynsamlega leiki en skipuleggur aðeins eitt í einu.
level-advanced = Vanur
level-advanced-help = Skipuleggur fram í tímann en ekki langt.
level-expert = Sérfræðingur
level-expert-help = Spilar vel en sést yfir það sem hinir gera.
level-veteran = Reynslubolti
level-veteran-help = Spilar eins og atvinnumaðurinn en er stundum of fljótur á sér.
level-greedy = Atvinnumaður
level-greedy-help = Vegur og metur hvern leik og hvað hann opnar fyrir öðrum.
level-challenger = Áskorandi
level-challenger-help = Spilar eins og atvinnumaðurinn og spillir áformum annarra.
level-master = Meistari
level-master-help = Hugsar fram í tímann: leikur bestu leikina oft til enda og velur þann sem reynist best.
level-grandmaster = Stórmeistari
level-grandmaster-help = Hugsar fram í tímann eins og meistarinn, með margfalt fleiri tilraunum. Gefur sér tíma.
level-search = Leit
level-search-help = Hugsar fram í tímann með þeim fjölda tilrauna sem þú leyfir.
level-plain-search = Einföld leit
level-plain-search-help = Eins og Leit, en án ráða leiksins: prófar allt og spilar áfram af handahófi.
prompt-wait-for-several = Nokkrir leikmenn eru að velja

reason-match-over = Leiknum er lokið.
reason-not-your-turn = Þú átt ekki leik.
reason-already-chosen = Þú hefur valið; aðrir eru enn að velja.
reason-not-now = Það er ekki hægt núna.
reason-undo-nothing = Ekkert er til að afturkalla.
reason-undo-other-acted = Annar leikmaður hefur leikið síðan.
reason-undo-drawn = Tilviljun hefur ráðið síðan. { $event }
reason-undo-revealed = Eitthvað hulið hefur sést síðan. { $event }
reason-undo-over = Leiknum er lokið.
reason-stale = Staðan á borðinu hefur breyst síðan þú valdir. Skoðaðu hana og veldu aftur.
reason-match-too-long = Leikurinn er orðinn of langur til að halda áfram.
reason-bot-plays = Tölva spilar fyrir þig. Taktu sætið fyrst aftur.
reason-paused = Gert hefur verið hlé á leiknum. Enginn getur leikið fyrr en einhver heldur áfram.

### Útstöð

cli-which-game = Hvaða spil?
cli-how-many-players = Hve margir leikmenn?
cli-which-level = Hvaða andstæðingur?
cli-your-name = Hvað heitirðu?
cli-match-starts =
    { $players ->
        [one] { $game }, { $players } leikmaður
       *[other] { $game }, { $players } leikmenn
    }
cli-turn = { $seat } á leik
cli-thinking = { $seat } hugsar …
cli-hand-over = { $seat }: nú er skjárinn aðeins fyrir þig. Ýttu á Enter.
cli-ask = Tala eða orð, ? hjálp, u afturkalla, q hætta:
cli-choices-match = Leit að „{ $text }“: { $shown } af { $count }
cli-no-choice-fits = Ekkert passar við „{ $text }“. Sláðu inn tölu frá 1 til { $count } eða hluta af valkosti.
cli-rulebook = Reglur: { $section }
cli-undone = Afturkallað.
cli-cannot-undo = Ekki hægt að afturkalla: { $reason }
cli-help =
    Sláðu inn númer valkosts eða hluta af texta hans til að sjá aðeins þá sem passa.
    Auð lína sýnir alla valkosti aftur.
    ?   þessi hjálp og reglurnar
    u   afturkalla síðasta val
    q   yfirgefa leikinn
cli-why-help = hvers vegna valkostir með þessum orðum eru ekki mögulegir
cli-rules = Reglur
cli-left = Þú fórst úr leiknum.
cli-over = Leiknum er lokið.
cli-winner = Sigurvegari: { $name }
cli-shared-win = Jafnir í fyrsta sæti: { $names }
cli-draw = Jafntefli.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } stig
       *[other] { $score } stig
    }
cli-saved = Vistað í { $path }
cli-compiling = Hraðar reglur í undirbúningi: { $done } af { $total }
cli-column-seat = Sæti
cli-column-bot = Tölva
cli-column-wins = Sigrar
cli-column-share = Hlutfall
cli-column-score = Meðalstig
cli-column-spread = Dreifing
cli-column-game = Spil
cli-column-players = Leikmenn
cli-column-minutes = Mínútur
cli-column-levels = Andstæðingar
cli-column-place = Meðalsæti
cli-column-time = Tími á ákvörðun
cli-column-against = Gegn
cli-column-deals = Gjafir
cli-column-ahead = Betra sæti
cli-column-alone = Sigrar á móti öllum hinum
cli-column-positions = Stöður
cli-train-said = Spá
cli-train-decisions = Ákvarðanir
cli-train-even = Jafnar líkur
cli-train-outlook = Horfur
cli-train-network = Með tauganeti
cli-train-points = Stig hingað til
cli-train-better = Betra um
cli-games-played =
    { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }
cli-decisions =
    { $decisions ->
        [one] { $decisions } ákvörðun
       *[other] { $decisions } ákvarðanir
    }
cli-abandoned =
    { $games ->
        [one] Hætt var við { $games } leik eftir { $decisions } ákvarðanir. Enginn vann hann.
       *[other] Hætt var við { $games } leiki eftir { $decisions } ákvarðanir. Enginn vann þá.
    }
cli-mean-decisions = { $mean } ákvarðanir í leik
cli-decisions-per-second = { $rate } ákvarðanir/s
cli-games-per-second = { $rate } leikir/s
cli-arena-stronger = { $bot } er sterkari en { $other } (próf: { $elo0 } eða { $elo1 } Elo)
cli-arena-not-stronger = { $bot } er ekki sterkari en { $other } (próf: { $elo0 } eða { $elo1 } Elo)
cli-arena-open = Ekki útkljáð enn: logri sennileikahlutfalls { $ratio }, mörk { $low } og { $high }
cli-analysis-progress = Ber saman ákvarðanir: { $done } af { $total }
cli-analysis-chances = Sigurlíkur
cli-analysis-points = Vænt stig
cli-analysis-parts = Ákvarðanir og heppni
cli-analysis-sum = Í prósentum af sigrinum. Upphafið og þessir þrír hlutar eru samanlagt niðurstaðan.
cli-analysis-begin = upphaf
cli-analysis-own = eigin ákvarðanir
cli-analysis-others = ákvarðanir annarra
cli-analysis-chance = tilviljun
cli-analysis-end = niðurstaða
cli-analysis-now = núna
cli-analysis-worst = Dýrustu ákvarðanirnar
cli-analysis-none = Engin ákvörðun sker sig úr.
cli-analysis-costs = Ákvörðun { $number }: { $action } ({ $loss })
cli-analysis-better = Betra: { $action }
cli-analysis-full = Með allt sýnilegt: { $action } ({ $loss })
cli-analysis-known = Það sem leikmaður gat ekki vitað telst honum ekki til mistaka. Munur sem gæti verið tilviljun er ekki talinn upp.
cli-analysis-played = leikið
cli-analysis-candidates = Leikir bornir saman, með líkunum eftir þá
cli-analysis-unfinished = Leiknum er ekki lokið: greint að ákvörðun { $number }.
cli-analysis-full-none = Með allt sýnilegt sker enginn betri leikur sig úr.
cli-analysis-sources = Stig eftir uppruna
cli-analysis-usual = Í sviga: miðhelmingur leikja tölvuleikmanna á þessu getustigi með jafnmarga leikmenn (fólk: getustigið Atvinnumaður).
cli-stats-player = Leikmaður
cli-stats-matches = Leikir
cli-stats-places = Sæti (1 · 2 · …)
cli-stats-best-score = Flest stig
cli-stats-others = Meðaltal andstæðinga
cli-stats-usual-level = Venjulegt á getustiginu
cli-stats-people = fólk
cli-stats-mean = Meðaltal
cli-stats-best = Mest
cli-stats-last = Síðustu tíu
cli-stats-usual = Venjulegt
cli-stats-numbers = Tölur úr leikjunum
cli-stats-met = Viðureignir
cli-stats-ahead = Ofar
cli-stats-behind = Neðar
cli-stats-of = { $player }, fjöldi leikmanna: { $number }, andstæðingar: { $against }
cli-stats-none = Enginn lokinn leikur fannst.
cli-verify-good = Leikskráin er í lagi: allar aðgerðir eru samkvæmt reglunum.
cli-verify-bad = Leikskráin er gölluð, staður { $at }: { $why }
cli-verify-deal = Sanngjörn gjöf: upphafstalan leiðir af lykli sem lofað var fyrir fram. Skuldbinding: { $commitment }
cli-verify-deal-pledged = Lögðu sitt af mörkum eins og lofað var: { $names }
cli-verify-deal-given = Lögðu sitt af mörkum í sama skrefi og gefið var: { $names }
cli-verify-deal-missing = Lofuðu framlagi sem kom ekki í tæka tíð: { $names }
cli-verify-deal-alone = Enginn lagði neitt til: lykillinn einn réð.
cli-verify-no-deal = Skráin segir ekki hvaðan upphafstalan kemur og sýnir því ekki að enginn hafi valið gjöfina.
cli-verify-other-commitment = Þetta er ekki gjöfin sem lofað var. Skuldbinding hennar er { $commitment }
cli-verify-other-promise = Þetta er ekki það sem borðið sýndi áður en gefið var. Loforð þess er { $promise }
cli-learn = Kennsla: { $game }
cli-learn-left = Kennslan bíður í skrefi { $number }: boardwright learn { $game } heldur þar áfram.
cli-learn-again = Reynum þetta aftur.
cli-learn-none = { $game }: þessu spili fylgir engin kennsla.

### Síða: umgjörð allra skjáa

ui-skip = Beint í efnið
ui-tagline = Borðspil eftir öllum reglum, með vinum nær og fjær eða gegn tölvu.
ui-tagline-here = Borðspil eftir öllum reglum, með vinum við sama skjá eða gegn tölvu.
ui-home = Öll spil
ui-groups = Hópar
ui-others-wait =
    { $count ->
        [one] aðrir bíða eftir þér í { $count } leik
       *[other] aðrir bíða eftir þér í { $count } leikjum
    }
ui-settings = Stillingar
ui-language = Tungumál
ui-close = Loka
ui-loading = Hleður …
ui-unofficial = Óopinbert: eigin teikningar og eigin orð. Nöfn spilanna segja aðeins hvers reglurnar eru.
ui-compiling = Hraðar reglur í undirbúningi: { $game }, { $done } af { $total }. Þú getur spilað á meðan.
ui-making =
    { $stage ->
        [waiting] Hraðar reglur koma síðar. Þú getur spilað á meðan.
        [later] Ábendingar á síðunni koma síðar.
        [bots] Ábendingar fyrir síðuna í undirbúningi: { $done } af { $total }
        [page] Reglur fyrir síðuna í undirbúningi: { $done } af { $total }
       *[rules] Hraðar reglur í undirbúningi: { $done } af { $total }. Þú getur spilað á meðan.
    }
ui-making-failed =
    { $stage ->
        [bots] Ekki tókst að undirbúa ábendingar fyrir síðuna. Ástæðan er í atburðaskrá þjónsins.
        [page] Ekki tókst að undirbúa reglurnar fyrir síðuna; þjónninn svarar í stað þeirra. Ástæðan er í atburðaskrá hans.
       *[rules] Ekki tókst að undirbúa hraðar reglur, svo að tölvuleikmennirnir hugsa lengur. Ástæðan er í atburðaskrá þjónsins.
    }
ui-title-screen = { $screen } – Boardwright

### Síða: forsíða

ui-games = Spil
ui-players-range =
    { $max ->
        [one] { $min }–{ $max } leikmaður
       *[other] { $min }–{ $max } leikmenn
    }
ui-players-exact =
    { $count ->
        [one] { $count } leikmaður
       *[other] { $count } leikmenn
    }
ui-minutes =
    { $minutes ->
        [one] { $minutes } mínúta
       *[other] { $minutes } mínútur
    }
ui-play-now = Spila núna
ui-play-now-help =
    { $count ->
        [one] Þú gegn einni tölvu: { $level }
       *[other] Þú gegn { $count } tölvum: { $level }
    }
ui-new-match = Nýr leikur
ui-new-match-of = Nýr leikur: { $game }
ui-play-now-of = Spila núna: { $game }
ui-no-games = Ekkert spil fannst.
ui-running = Leikir í gangi
ui-offline = Þjónninn er ekki í gangi. Leikir á þessu tæki og leikskrár virka áfram og nýir leikir vistast á tækinu. Aðrir leikir koma aftur með þjóninum.
ui-finished = Loknir leikir
ui-ratings = Styrkleikastig
ui-statistics = Tölfræði
ui-here = Aðeins á þessu tæki
ui-carry-server = Halda áfram með vinum
ui-carry-server-help = Flytur leikinn á þjóninn. Þar getur hver leikmaður haldið áfram á sínu tæki.
ui-carry-here = Halda áfram aðeins á þessu tæki
ui-carry-here-help = Flytur leikinn af þjóninum á þetta tæki. Þá virkar hann án nettengingar.
ui-carry-left = Spjall og merki um ábendingar verða eftir. Tíminn til að afturkalla, tjaldið og tölvuleikmenn sem spila fyrir fólk fylgja með.
ui-to-watch = Leikir til að horfa á
ui-column-game = Spil
ui-column-seats = Leikmenn
ui-column-result = Úrslit
ui-column-when = Síðast leikið
ui-column-what = Hvað næst
ui-resume = Halda áfram
ui-resume-of = Halda áfram: { $game } ({ $names })
ui-show-all = Sýna alla: { $count }
ui-show-fewer = Sýna færri
ui-replay = Endursýning
ui-replay-of = Endursýning: { $game } ({ $names })
ui-download = Leikskrá
ui-deal-check = Sannreyna gjöfina
ui-download-of = Vista leikskrá: { $game } ({ $names })
ui-download-all = Allar leikskrár
ui-download-all-help = Ein zip-skrá með leikskrám allra lokinna leikja og allra leikja á þessu tæki
ui-remove = Eyða
ui-remove-of = Eyða: { $game } ({ $names })
ui-remove-sure = Eyða þessum leik fyrir fullt og allt?
ui-remove-yes = Eyða
ui-remove-no = Halda
ui-forget = Taka af listanum
ui-forget-of = Taka af listanum: { $game } ({ $names })
ui-forget-sure = Taka þennan leik af listanum þínum? Hinir halda honum og tengillinn á leikinn færir hann aftur hingað.
ui-forget-yes = Taka af
ui-winner = Sigurvegari: { $names }
ui-shared-first = Jafnir í fyrsta sæti: { $names }
ui-decisions =
    { $count ->
        [one] { $count } ákvörðun
       *[other] { $count } ákvarðanir
    }
ui-open-file = Opna leikskrá
ui-open-file-help = Veldu skrá eða slepptu henni hvar sem er á síðunni til að horfa á leikinn. Leikir í zip-skrá koma aftur á þetta tæki.
ui-open-file-drop = Slepptu leikskránni hér
ui-kept-files =
    { $count ->
        [one] { $count } leikur úr skránni er nú á þessu tæki.
       *[other] { $count } leikir úr skránni eru nú á þessu tæki.
    }
ui-opening = Leikskráin er yfirfarin …

### Síða: nýr leikur

ui-seats = Leikmenn
ui-seats-help = Í þeirri röð sem þeir sitja. Tilviljun eða reglur ráða hver byrjar.
ui-person = Manneskja
ui-bot = Tölva
ui-kind-of-seat = Hver spilar í sæti { $number }
ui-name-of-seat = Nafn í sæti { $number }
ui-level-of-seat = Gerð tölvu í sæti { $number }
ui-level-rating = Styrkur { $rating }
ui-level-wins = Vinnur { $wins } af 100 leikjum gegn næsta getustigi fyrir neðan: { $lower }
ui-levels = Getustig
ui-styles = Annar leikstíll
ui-add-person = Bæta við manneskju
ui-add-bot = Bæta við tölvu
ui-remove-seat = Fjarlægja sæti { $number }
ui-move-up = Færa sæti { $number } upp
ui-move-down = Færa sæti { $number } niður
ui-seats-full = Öll sæti eru skipuð.
ui-options = Nánar um reglurnar
ui-start = Byrja leikinn
ui-several-persons = Nokkrir deila þessum skjá.
ui-curtain = Tjald á milli leikmanna
ui-curtain-always = alltaf
ui-curtain-needed = þegar þarf
ui-curtain-never = aldrei
ui-curtain-help = Þegar þarf: aðeins ef sá næsti sér eitthvað sem enginn annar á að sjá.
ui-only-bots = Hér sitja aðeins tölvur: þú horfir á.

### Síða: borð

ui-board-of = Borð: { $game }
ui-your-turn = Þú átt leik
ui-turn-of = { $seat } á leik
ui-turn-of-away = { $seat } á leik en er án sambands
ui-turn-now = { $seat } – þú átt leik
ui-paused = Gert hefur verið hlé á leiknum.
ui-only-choice-done = Eini mögulegi kosturinn var valinn: { $choice }
ui-waiting-for = Beðið eftir: { $names }
ui-bot-plays = Tölva spilar fyrir þig.
ui-thinking = { $seat } hugsar …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } hefur hugsað í { $seconds } sekúndu
       *[other] { $seat } hefur hugsað í { $seconds } sekúndur
    }
ui-sending = Sendir …
ui-sending-slow = Ekkert svar enn. Valið týnist ekki.
ui-undo = Afturkalla
ui-undo-closed = Ekki hægt að afturkalla: { $reason }
ui-undo-turn = Byrja aftur frá upphafi
ui-undo-turn-help = Afturkalla allt sem þú hefur gert síðan röðin kom að þér
ui-undo-ask = Biðja um afturköllun
ui-undo-ask-help = Aðrir hafa leikið síðan. Ef allir viðstaddir samþykkja er val þitt afturkallað og allt sem á eftir kom.
ui-done = Búið
ui-still-open =
    { $seconds ->
        [one] Þú getur enn afturkallað; næsti leikmaður bíður í { $seconds } sekúndu.
       *[other] Þú getur enn afturkallað; næsti leikmaður bíður í { $seconds } sekúndur.
    }
ui-still-open-untimed = Þú getur enn afturkallað.
ui-talk = Spjall
ui-choices = Valkostir
ui-choices-count =
    { $count ->
        [one] { $count } valkostur
       *[other] { $count } valkostir
    }
ui-choices-none = Þú hefur ekkert að velja núna.
ui-choices-other = Aðrir valkostir
ui-choices-filter = Sýna aðeins valkosti með textanum
ui-choices-match = { $shown } af { $count }
ui-not-possible = Ekki hægt núna
ui-not-possible-help = Veldu eitthvað til að sjá hvers vegna.
ui-more = Og { $count } til viðbótar: skrifaðu til að finna þá.
ui-why-not = Af hverju ekki?
ui-rulebook = Reglur: { $section }
ui-log = Hvað gerðist
ui-log-empty = Ekkert hefur gerst enn.
ui-log-find = Leita í því sem gerðist
ui-log-latest = Að því nýjasta
ui-log-none = Þessi orð koma hvergi fyrir í því sem gerðist.
ui-log-since = Síðan þú valdir síðast
ui-you = Þú
ui-table-players = Leikmenn
ui-seat-you = við þennan skjá
ui-seat-acting = á leik
ui-seat-thinking = hugsar
ui-seat-waits = bíður eftir þér
ui-seat-online = í sambandi
ui-seat-away = án sambands
ui-seat-away-for = án sambands í { $time }
ui-seat-stand-in = tölva spilar
ui-seat-stood-in = tölva spilaði til loka
ui-link-open = Tengt
ui-link-connecting = Tengist …
ui-link-lost = Sambandið rofnaði. Reyni aftur …
ui-link-retry = Reyna núna
ui-link-closed = Ekki tengt
ui-board-missing = Þetta spil á sér ekkert borð á síðunni. Notaðu listann yfir valkosti.
ui-watching = Þú horfir á
ui-watching-late = Þú horfir með töf, ekkert er hulið
ui-drawer = Meira um leikinn
ui-hint = Ábending
ui-hint-help = Ábending: hvað myndi { $bot } velja?
ui-hint-says = Ábending ({ $bot }): { $choice }
ui-hint-chance = Sigurlíkur: { $chance }
ui-hint-alike = Sigurlíkur: um það bil þær sömu
ui-percent = { $number } %
event-hint-asked = { $seat } biður um ábendingu.
ui-analysis = Greining
ui-what-if = Hvað ef …

### Síða: skjárinn réttur áfram

ui-pass-to = Næst við skjáinn: { $seat }
ui-pass-help = Enginn annar ætti að horfa núna.
ui-pass-ready = Ég er { $seat }
ui-pass-since = Hvað gerðist á meðan

### Síða: leikslok

ui-over = Leiknum er lokið
ui-draw = Jafntefli
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
ui-own-rank =
    { $place ->
        [1] Þú ert í fyrsta sæti
        [2] Þú ert í öðru sæti
        [3] Þú ert í þriðja sæti
        [4] Þú ert í fjórða sæti
        [5] Þú ert í fimmta sæti
       *[other] Þú ert í { $place }. sæti
    }
ui-points-behind =
    { $points ->
        [one] { $points } stigi á eftir
       *[other] { $points } stigum á eftir
    }
ui-points-ahead =
    { $points ->
        [one] { $points } stigi á undan
       *[other] { $points } stigum á undan
    }
ui-score-behind = { $points } á eftir
ui-score-ahead = { $points } á undan
ui-own-level =
    { $place ->
        [1] { ui-own-rank } með sömu útkomu og annað sætið
       *[other] { ui-own-rank } með sömu útkomu og fyrsta sætið
    }
ui-level =
    { $place ->
        [1] sama útkoma og annað sætið
       *[other] sama útkoma og fyrsta sætið
    }
ui-own-noted = Hjá þér: { $note }
ui-points-from = Hvaðan stigin koma
ui-total = Samtals
ui-score = Stig
ui-again = Spila aftur
ui-again-help = Sömu leikmenn, nýr leikur
ui-again-elsewhere-help = Eitt nýtt borð fyrir ykkur öll: hver sem ýtir á þetta sest þar
ui-again-waits = Nýtt borð fyrir ykkur öll er opið: „Spila aftur“ leiðir þangað.
ui-back-to-competition = Aftur í keppnina
ui-look-at-board = Skoða borðið
ui-show-result = Úrslit
ui-progress = Þróun stiga
ui-progress-turn = Leikur { $turn }
ui-turning-lead = Forysta til loka: { $seat }, leikur { $turn }
ui-turning-gain = Mesta aukning: { $seat }, { $points } í leik { $turn }
ui-turning-best = { $seat }, besti leikur: { $points } í leik { $turn }
ui-turning-changes =
    { $count ->
        [one] Forystan skipti um hendur { $count } sinni.
       *[other] Forystan skipti um hendur { $count } sinnum.
    }
ui-turning-see = Sjá þetta augnablik í endursýningu
ui-again-easier = Auðveldari: { $level }
ui-again-harder = Erfiðari: { $level }

### Síða: hjálp

ui-help = Hjálp
ui-help-keys = Lyklar
ui-key-help = Opna þessa hjálp
ui-key-undo = Afturkalla síðasta val
ui-key-done = Búið: næsti leikmaður á leik
ui-key-choices = Opna listann yfir valkosti
ui-key-log = Opna það sem gerðist
ui-key-hint = Biðja um ábendingu
ui-key-what-if = Opna prufuborð (Hvað ef …) eða yfirgefa það
ui-key-escape = Loka því sem er opið
ui-key-tab = Að því næsta sem má velja
ui-key-enter = Velja það
ui-key-arrows = Endursýning: eitt skref aftur eða áfram
ui-key-marks = Endursýning: á fyrra eða næsta merki
ui-key-ends = Endursýning: á byrjun eða enda
ui-key-space = Endursýning: spila eða gera hlé
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Bilslá
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Síða: reglur

ui-rules = Reglur
ui-rules-of = Reglur: { $game }
ui-rules-page = Á eigin síðu
ui-rules-contents = Efnisyfirlit
ui-rules-search = Leita í reglunum
ui-rules-found =
    { $count ->
        [0] Ekkert fannst.
        [one] Fannst í { $count } kafla
       *[other] Fannst í { $count } köflum
    }
ui-rules-link = Tengill á þennan kafla: { $section }
ui-rules-no-game = Hér er ekkert spil sem heitir „{ $game }“. Reglur eru til um:
ui-rules-no-text = Um þetta hefur ekkert verið skrifað hér.
ui-rules-no-section = Í þessum reglum er enginn kafli „{ $section }“. Efnisyfirlitið sýnir þá sem til eru.
ui-rules-no-picture = Hér vantar myndina „{ $picture }“.
ui-rules-foreign = Þessar reglur eru aðeins til á ensku.
ui-rules-failed = Ekki tókst að sækja reglurnar. Það hjálpar að hlaða síðuna aftur.
ui-part-failed = Ekki tókst að sækja hluta síðunnar.
ui-load-again = Hlaða síðuna aftur

section-goal = Markmið
section-parts = Hvað er í spilinu
section-rulings = Spurningar
section-tips = Góð ráð

### Síða: endursýning

ui-replay-first = Á byrjun
ui-replay-back = Eitt skref aftur
ui-replay-play = Spila
ui-replay-pause = Gera hlé
ui-replay-forward = Eitt skref áfram
ui-replay-last = Á enda
ui-replay-position = Ákvörðun { $at } af { $count }
ui-replay-slider = Ákvörðun
ui-replay-speed = Hraði
ui-replay-speed-value = { $speed }×
ui-from-here = Spila áfram héðan
ui-replay-link = Afrita tengil á þessa stöðu
ui-replay-copied = Tengillinn hefur verið afritaður.
ui-copy-refused = Vafrinn leyfði síðunni ekki að afrita. Tengillinn: { $link }
ui-replay-eyes = Með augum hvers
ui-replay-eyes-all = Ekkert falið

### Síðan: kennsla

ui-learn = Læra með því að spila
ui-learn-of = Læra með því að spila: { $game }
ui-learn-step = Skref { $number } af { $count }
ui-learn-reached = Vel gert!
ui-learn-missed = Ekki alveg.
ui-learn-next = Áfram
ui-learn-back = Skref til baka
ui-learn-again = Taka aftur
ui-learn-show = Sýndu mér
ui-learn-finished = Nú kanntu spilið. Þá er að spila alvöruleik!
ui-learn-anew = Frá byrjun

### Villur þjóns og síðu

error-unknown = Eitthvað fór úrskeiðis: { $id }
error-unreachable = Þjónninn svarar ekki.
error-no-server = Þessi síða virkar án þjóns, svo þetta er ekki hægt hér.
error-site-file = Skrá sem þessi síða þarf vantar eða er skemmd. Hladdu síðuna aftur; ef það dugar ekki getur rekstraraðili lagað hana.
error-storage-full = Ekkert pláss er eftir á þessu tæki, svo ekkert fleira vistast. Þú getur spilað áfram og sótt leikinn sem skrá.
error-storage-forbidden = Þessi vafri vistar ekkert fyrir síðuna, ef til vill vegna þess að glugginn er einkagluggi. Þú getur spilað og sótt leikinn sem skrá; hann hverfur þegar síðunni er lokað.
error-storage-newer = Leikirnir á þessu tæki voru vistaðir með nýrri útgáfu síðunnar. Lokaðu öðrum flipum hennar og hladdu þennan aftur. Það sem þú spilar þangað til vistast ekki.
error-open-elsewhere = Þessi leikur var opnaður í öðrum flipa og heldur áfram þar. Hladdu þessa síðu aftur til að spila hér á ný.
error-broken-archive = Ekki er hægt að lesa þessa zip-skrá. Kannski vantar hluta af henni.
error-broken-link = Hluta af þessum tengli vantar, svo ekki er hægt að opna leikinn. Afritaðu allan tengilinn aftur.
error-link-too-long = Þessi leikur er of langur fyrir tengil. Sæktu leikskrána og sendu hana.
error-cannot-carry = Leikir til stiga, leikir í keppnum og leikir með eigin spilahlutum geta ekki haldið áfram annars staðar.
error-position-unread = Þessi leikur hefst í stöðu úr öðrum leik sem aðeins þjónn getur lesið. Opnaðu skrána á síðu sem hefur þjón.
error-match-is-over = Þessum leik er lokið.
error-server = Þjónninn gat þetta ekki (staða { $status }).
error-page = Eitthvað fór úrskeiðis á síðunni. Það hjálpar að hlaða hana aftur.
error-no-such-path = Ekkert er á þessari slóð.
error-no-such-method = Ekki er hægt að biðja þessa slóð um það.
error-no-such-game = Þetta spil er ekki hér.
error-no-such-match = Þessi leikur er ekki hér.
error-match-closed = Rekstraraðili þjónsins hefur slitið þessum leik. Engu úr honum var eytt.
error-no-such-replay = Þessi endursýning er ekki lengur hér. Opnaðu leikskrána aftur.
error-no-such-level = Enginn andstæðingur heitir „{ $level }“. Í boði eru: { $levels }
error-no-such-action = Spilið á sér enga slíka aðgerð.
error-no-such-decision = Ákvörðun { $k } er ekki til; sú síðasta er { $decisions }.
error-no-such-seat = Sæti { $number } er ekki til; það síðasta er { $last }.
error-bad-request = Þjónninn skildi ekki beiðnina.
error-bad-message = Þjónninn skildi ekki skilaboðin.
error-bad-option = Þetta val hæfir ekki spilinu: { $why }
error-bad-name = { $seat }: sláðu inn nafn sem sést.
error-same-name = { $seat }: þetta nafn lítur út eins og annað við borðið: { $other }. Veldu annað nafn.
error-broken-record = Ekki er hægt að nota þessa leikskrá: { $why } (Staður í skránni: { $at })
error-ruleset-changed = Þessi leikur fylgir öðrum reglum: { $stored } þá, { $now } nú.
error-log-does-not-fit = Geymdi leikurinn passar ekki við reglurnar frá ákvörðun { $at }.
error-game-is-gone = Spil þessa leiks er ekki lengur uppsett: { $game }
error-not-over = Leikskráin fæst ekki fyrr en leiknum er lokið.
error-cannot-begin-here = Hér getur enginn leikur byrjað.
error-match-runs = Leiknum er ekki lokið enn.
error-not-your-seat = { $seat } spilar ekki á þessu tæki.
error-restored = Þjónninn var endurheimtur úr eldra afriti. Það sem gerðist síðan er horfið og leikurinn heldur áfram frá þessari stöðu.
error-seat-moved = Þetta sæti er nú á öðru tæki. Hér horfir þú á.
error-no-token = Þjónninn þekkir ekki þetta tæki. Hladdu síðuna aftur.
error-other-origin = Þessi síða tilheyrir öðrum þjóni.
error-other-host = Þessi þjónn gegnir ekki nafninu { $host }. Ef hann á að gera það skaltu ræsa hann með { "--allow-host" } { $host }.
error-not-json = Þjónninn tekur aðeins við JSON (Content-Type: application/json).
error-too-slow = Gögnin bárust of hægt. Reyndu aftur með betri tengingu.
error-hello-once = Tengingin ruglaðist. Hladdu síðuna aftur.
error-come-again = Annar lék á sama andartaki. Reyndu aftur.
error-too-long =
    { $limit ->
        [one] Þetta er of langt: mest kemst { $limit } bæti fyrir.
       *[other] Þetta er of langt: mest komast { $limit } bæti fyrir.
    }
error-too-many =
    { $seconds ->
        [one] Of mikið í einu. Reyndu aftur eftir { $seconds } sekúndu.
       *[other] Of mikið í einu. Reyndu aftur eftir { $seconds } sekúndur.
    }
error-too-many-matches =
    { $limit ->
        [one] Á þessu tæki er { $limit } leikur og fleiri komast ekki fyrir. Eyddu honum fyrst.
       *[other] Á þessu tæki eru { $limit } leikir og fleiri komast ekki fyrir. Eyddu einhverjum fyrst.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] Á þessu tæki er { $limit } ókláraður leikur milli tölva og fleiri komast ekki fyrir. Eyddu honum fyrst.
       *[other] Á þessu tæki eru { $limit } ókláraðir leikir milli tölva og fleiri komast ekki fyrir. Eyddu einhverjum fyrst.
    }
error-too-many-sockets = Of margar síður eru opnar. Lokaðu einni og reyndu aftur.
error-busy = Þjónninn er önnum kafinn. Reyndu aftur eftir andartak.
error-store-failed = Þjónninn nær ekki til gagnagrunnsins núna. Reyndu aftur eftir andartak.
error-database-full = Ekkert pláss er eftir á þessum þjóni fyrir neitt nýtt. Það sem er hafið heldur áfram.
error-store-gone = Gagnagrunnur þjónsins var færður eða honum eytt. Ekkert vistast fyrr en þjónninn er ræstur aftur.
error-too-heavy = Að yfirfara þessa leikskrá tekur meiri tíma eða minni en þjónninn leyfir.
error-internal = Eitthvað fór úrskeiðis á þjóninum.
error-other-rules = Þjónninn hefur aðrar reglur en þessi síða. Síðan er hlaðin aftur.
error-page-rules =
    { $why ->
        [version] Reglurnar fyrir þessa síðu eru af annarri útgáfu. Þjónninn svarar í stað þeirra.
        [damaged] Reglurnar fyrir þessa síðu eru skemmdar. Þjónninn svarar í stað þeirra.
        [record] Það sem þjónninn sendi passar ekki við reglurnar á þessari síðu. Þjónninn svarar í stað þeirra.
       *[failed] Reglurnar brugðust á þessari síðu. Þjónninn svarar í stað þeirra.
    }
error-no-such-course = Þessu spili fylgir engin kennsla.
error-broken-course = Kennslan í þessu spili passar ekki við reglur þess (hluti: { $part }).
error-course-rules = Kennslan þarf reglur spilsins og enn er verið að sækja þær. Reyndu aftur eftir augnablik.
error-course-failed = Reglurnar á þessari síðu brugðust. Skrefið byrjar upp á nýtt.
error-random-bot = Ekki tókst að sækja tölvuleikmanninn. Annar sem velur af handahófi spilar í hans stað.
error-local-rules = Reglur þessa spils virka ekki í þessum vafra. Hladdu síðuna aftur eða prófaðu annan vafra.
error-not-ready-here = Reglur og tölvuleikmenn fyrir leiki á þessu tæki eru enn í undirbúningi. Reyndu aftur eftir smástund eða spilaðu á þjóninum.
error-not-kept = Ekki tókst að vista þetta val á þessu tæki. Þú getur spilað áfram; reynt verður aftur við næsta val.
error-no-hint =
    { $why ->
        [missing] Engin ábending enn: tölvuleikmaðurinn fyrir þessa síðu er ekki tilbúinn.
       *[failed] Engin ábending: tölvuleikmaðurinn brást á þessari síðu.
    }
error-hints-forbidden = Ábendingar eru ekki leyfðar við þetta borð.
error-not-rated =
    { $why ->
        [bot] Þessi tölva hefur engin styrkleikastig. Veldu aðra fyrir leik sem telur til stiga.
        [same_device] Í leik sem telur til stiga er hver leikmaður á sínu tæki.
        [same_person] Í leik sem telur til stiga fær enginn tvö sæti. Reikningar úr sama vafra teljast einn maður.
        [hints] Engar ábendingar eru í leik sem telur til stiga.
        [watching] Áhorfendur mega ekki sjá allt í leik sem telur til stiga.
        [start] Leikur sem telur til stiga er leikinn frá upphafi.
        [seat] Í leik sem telur til stiga er sæti áfram á sínu tæki.
        [delete] Ekki er hægt að eyða leik sem telur til stiga fyrr en honum er lokið.
       *[undo] Í leik sem telur til stiga er ekki hægt að afturkalla það sem aðrir hafa svarað.
    }
error-no-what-if =
    { $why ->
        [making] Enn er ekkert hægt að prófa: verið er að útbúa reglur spilsins fyrir síðuna.
        [waiting] Enn er ekkert hægt að prófa: síðan bíður eftir stöðunni. Reyndu aftur eftir augnablik.
        [passed] Prufuborðið opnaðist ekki: næsti leikmaður er tekinn við skjánum.
        [replay] Þessa stöðu er ekki hægt að prófa: síðan spilar þessa endursýningu ekki sjálf og prufa má ekki spyrja þjóninn.
       *[rules] Hér er ekkert hægt að prófa: síðan hefur ekki reglur spilsins.
    }
error-what-if-bots = Ekki tókst að sækja tölvuleikmanninn. Þú velur fyrir alla.
error-no-such-table = Þetta borð er ekki lengur til.
error-table-closed = Rekstraraðili þjónsins hefur lokað þessu borði.
error-no-such-chair = Slíkt sæti er ekki við borðið (sæti: { $chairs }).
error-nobody-to-wait-for = Við þetta borð er ekki eftir neinum að bíða: hafðu sæti opið eða bjóddu einhverjum.
error-too-many-tables =
    { $limit ->
        [one] Á þessu tæki bíður { $limit } borð og fleiri komast ekki fyrir. Fjarlægðu það fyrst.
       *[other] Á þessu tæki bíða { $limit } borð og fleiri komast ekki fyrir. Fjarlægðu eitthvert þeirra fyrst.
    }
error-empty-line = Skrifaðu fyrst eitthvað.
error-talk-full = Fleiri skilaboð komast ekki fyrir hér.
error-no-such-line = Þessi skilaboð eru ekki til.
error-table-started = Leikurinn við þetta borð er hafinn.
error-chair-taken = Þetta sæti er þegar tekið.
error-no-open-chair = Ekkert sæti er laust við þetta borð.
error-bad-invitation = Þetta boð gildir ekki lengur. Biddu um nýtt.
error-already-sitting = Þú situr þegar við þetta borð.
error-chairs-empty = Enn eru auð sæti. Bíddu eða láttu tölvur taka þau.
error-not-ready = Ekki eru öll tilbúin enn.
error-not-sealed = Ekki er byrjað að gefa við borðið: það eru ekki öll komin og tilbúin.
error-bad-share = Þetta er ekki það sem lofað var fyrir þetta sæti.
error-same-pledge = Tvö sæti geta ekki lofað hinu sama.
error-not-your-table = Aðeins gestgjafi borðsins getur gert þetta.
error-no-such-group = Þessi hópur er ekki til eða þú ert ekki í honum.
error-no-such-member = Þessi manneskja er ekki lengur í hópnum.
error-no-such-preset = Þetta vistaða borð er ekki lengur til.
error-not-your-group = Aðeins gestgjafi hópsins getur gert þetta.
error-bad-group-link = Þetta boð í hóp gildir ekki lengur. Biddu um nýtt.
error-bad-group-name = Sláðu inn nafn sem sést.
error-same-group-name = Þetta nafn lítur út eins og annað í hópnum: { $other }. Veldu annað nafn.
error-group-full = Hópurinn er fullur (hámarksfjöldi: { $limit }).
error-too-many-groups = Þú getur ekki verið í fleiri hópum (hámarksfjöldi: { $limit }). Farðu fyrst úr einhverjum þeirra.
error-too-many-presets = Hópurinn getur ekki átt fleiri vistuð borð (hámarksfjöldi: { $limit }). Fjarlægðu fyrst eitthvert þeirra.
error-no-such-competition = Þessi keppni er ekki lengur til.
error-too-many-competitions = Hópurinn getur ekki átt fleiri keppnir (hámarksfjöldi: { $limit }). Eyddu fyrst einhverri þeirra.
error-few-entrants = Keppni af þessu tagi þarf fleiri meðlimi (lágmarksfjöldi: { $least }).
error-entrant-twice = Þetta nafn er tvisvar á listanum: { $name }.
error-bad-rounds = Umferðirnar geta ekki verið svo margar (hámarksfjöldi: { $most }).
error-nothing-to-play = Þú átt engan leik í þessari keppni núna.
error-reserved-table = Sætin við þetta borð eru frátekin fyrir þá meðlimi sem eiga leikinn.
error-not-your-match = Aðeins sá sem stofnaði leikinn getur eytt honum.
error-bad-seat-link = Þessi tengill gildir ekki lengur. Búðu til nýjan á tækinu sem hefur sætið.
error-may-not-watch = Ekki mega allir horfa á þennan leik. Spurðu þann sem opnaði borðið.
error-bad-watch-link = Þessi tengill fyrir áhorfendur gildir ekki lengur. Biddu um nýjan.
error-no-watch-link = Þetta borð hefur engan tengil fyrir áhorfendur.
error-plays-here = Sá sem spilar þennan leik má ekki sjá það sem er hulið í honum.
error-has-watched = Á þessu tæki hefur sést það sem er hulið í leiknum, svo það getur ekki tekið sæti í honum.
error-too-many-devices = Fleiri áhorfendur komast ekki fyrir.
error-bad-mail-address = Þetta er ekki nothæft netfang.
error-bad-web-address = Þetta er ekki gild vefslóð. Hún þarf að byrja á https:// og má ekki hafa lykilorð.
error-bad-notice-link = Þessi tengill virkar ekki lengur. Biddu aftur um skilaboðin.
error-no-such-notice = Þessi þjónn sendir ekki skilaboð á þennan hátt.
error-too-many-notices =
    { $limit ->
        [one] Þetta tæki hefur þegar beðið um { $limit } skilaboð og fleiri komast ekki fyrir. Slökktu á einum við annan leik.
       *[other] Þetta tæki hefur þegar beðið um { $limit } skilaboð og fleiri komast ekki fyrir. Slökktu á einum við annan leik.
    }
error-not-absent = { $seat }: tölva má spila áfram eftir mínútu fjarveru eða þegar hinir hafa beðið í tíu mínútur. Sekúndur eftir: { $seconds }
error-has-time = { $seat } á enn tíma eftir. Tölva má spila áfram þegar tíminn er liðinn; ef dagar eru fyrir hvern leik líka eftir heilan dag, ef öll hin samþykkja.
error-bad-day = Þetta er ekki dagur: veldu hann í dagatalinu.
error-vacation-backwards = Síðasti dagurinn er á undan þeim fyrsta.
error-vacation-past = Frí hefst í fyrsta lagi í dag.
error-vacation-too-far = Frí hefst innan { $days } daga og lýkur innan tveggja mánaða.
error-vacation-too-long =
    { $left ->
        [one] Þetta er of langt: { $left } frídagur er eftir á árinu { $year }.
       *[other] Þetta er of langt: { $left } frídagar eru eftir á árinu { $year }.
    }
error-vacation-overlaps = Einhver þessara daga er í öðru fríi.
error-too-many-vacations = Ekki er hægt að skrá fleiri frí (mest { $limit }, að síðasta ári meðtöldu).
error-no-such-vacation = Þessu fríi er lokið eða því var eytt.
error-rest-too-long = Hvíldartími er minnst ein mínúta og mest { $hours } klukkustundir á dag.
error-rest-too-soon =
    { $days ->
        [one] Hvíldartími gildir í viku: hægt er að breyta honum eftir { $days } dag.
       *[other] Hvíldartími gildir í viku: hægt er að breyta honum eftir { $days } daga.
    }
error-nobody-to-ask = Enginn er til að svara.
error-being-asked = Annar leikmaður er þegar að biðja um afturköllun.
error-declined-before = Þegar hefur verið beðið um að afturkalla þetta val.
error-declined-often = Hinir hafa þegar neitað þrisvar í þessum leik. Ekki er hægt að biðja oftar.
error-cannot-ask-back = Nú er ekkert til að biðja um.
error-no-clock = Í þessum leik eru engar klukkur.
error-no-accounts = Á þessum þjóni eru engir notendareikningar.
error-bad-account-name = Sláðu inn nafn sem sést.
error-name-reserved = Þetta nafn er frátekið. Veldu annað nafn.
error-name-taken = Þetta nafn er í notkun eða lítur út eins og annað. Veldu annað nafn.
error-bad-password = Fjöldi stafa í lykilorði: minnst { $least }, mest { $most }.
error-bad-sign-in = Nafn og lykilorð passa ekki saman.
error-not-signed-in = Þetta tæki er ekki lengur skráð inn.
error-bad-passkey = Þessi aðgangslykill passar ekki eða það tók of langan tíma. Reyndu aftur.
error-no-passkeys-here = Aðgangslyklar þurfa síðu með https:// og nafni, eða localhost. Hér dugar lykilorð.
error-sign-in-again = Skráðu þig fyrst út og aftur inn: nokkuð er liðið síðan.
error-too-many-passkeys = Reikningur getur ekki átt fleiri aðgangslykla (hámarksfjöldi: { $limit }). Fjarlægðu fyrst einn.
error-last-way-in = Þetta er eina leiðin þín til að skrá þig inn. Bættu fyrst annarri við.
error-no-such-account = Enginn reikningur er til með þessu nafni.
error-no-such-device = Ekkert tæki er til með þessu númeri.
error-no-such-player = Enginn maður spilar í þessu sæti.
error-bad-whom = Hvern? Búist var við nafni reiknings, { "device:NÚMER, seat:LEIKUR:SÆTI eða address:VISTFANG" }.
error-person-needed = Þetta á við um manneskju, ekki heimili. Búist var við nafni reiknings, { "device:NÚMER eða seat:LEIKUR:SÆTI" }.
error-last-host = Þetta er síðasti umsjónarmaður þessa þjóns. Gerðu fyrst annan reikning að umsjónarmanni.
error-bad-password-link = Þessi tengill fyrir nýtt lykilorð gildir ekki lengur. Biddu umsjónarmann þjónsins um nýjan.
error-not-a-host = Þetta er aðeins fyrir umsjónarmenn þessa þjóns.
error-only-a-day = Aðstoðarmenn geta bannað aðgang í mesta lagi í einn dag.
error-has-role = Ekki er hægt að setja umsjónarmenn eða aðstoðarmenn í bann. Umsjónarmaður þarf fyrst að taka hlutverkið af reikningnum.
error-no-reason = Gefðu upp ástæðu: sá sem á í hlut getur lesið hana.
error-barred = Þér er bannaður aðgangur að þessum þjóni. Ástæða: { $why }
error-barred-until = Þér er bannaður aðgangur að þessum þjóni. Klukkustundir eftir: { $hours }. Ástæða: { $why }
error-muted = Þú mátt ekki skrifa hér. Ástæða: { $why }
error-muted-until = Þú mátt ekki skrifa hér. Klukkustundir eftir: { $hours }. Ástæða: { $why }
error-no-such-bar = Hér er ekkert bann til að aflétta.
error-own-household = Þetta er vistfang þíns eigin heimilis.
error-no-such-report = Engin opin tilkynning er með þessu númeri.
error-too-many-reports = Mesti fjöldi opinna tilkynninga frá þér: { $limit }. Umsjónarmenn þessa þjóns skoða þær.

### Hvað passar ekki í leikskrá eða vali fyrir leik: stendur á eftir tvípunkti

ui-no-match-file = Þetta er ekki leikskrá. Opnaðu óbreytta skrá sem var vistuð úr leik.
ui-other-form = Þessi leikskrá var vistuð með annarri útgáfu forritsins: { $value }. Þessi síða les: { $expected }
ui-file-action = aðgerð { $number }
ui-file-field =
    { $field ->
        [format] snið
        [game] spil
        [ruleset] reglur
        [data] spilahlutar
        [players] fjöldi leikmanna
        [options] valkostir
        [seed] upphafstala
        [position] upphafsstaða
        [seats] leikmenn
        [deal] gjöf
        [links] gátstafir
        [actions] aðgerðalisti
        [end] endir
        [file] öll skráin
       *[other] { $field }
    }
ui-telling-pause = Stöðva
ui-telling-next = Næsta skref
ui-telling-back = Fyrra skref
ui-telling-skip = Til loka
ui-telling-again = Aftur
broken-other = eitthvað passar ekki hér.
broken-missing = þennan hluta vantar í skrána.
broken-unknown = leikskrá hefur engan slíkan reit. Hún hefur aðeins: { $expected }
broken-twice = þessi reitur kemur fyrir tvisvar; hann á að koma fyrir einu sinni.
broken-no-json = þetta er ekki JSON. Opnaðu óbreytta skrá sem var vistuð úr leik.
broken-shape = innihaldið hefur annað form en það á að hafa: { $expected }
broken-value = { $value } passar ekki. Það sem passar: { $expected }
broken-link = skránni var breytt hér eftir að hún var vistuð. Opnaðu hana eins og hún var vistuð.
broken-ruleset = leikurinn var spilaður eftir reglunum { $value } en hér gilda reglurnar { $expected }. Hann opnast í þeirri útgáfu forritsins sem vistaði hann eða í nýrri.
broken-unknown-game = spilið { $value } er ekki hér. Í boði eru: { $expected }
broken-data = úr þessum breyttu spilahlutum verður ekki til spil sem hægt er að spila.
broken-position = upphafsstaðan er ekki möguleg: { $field } er { $value }.
broken-position-differs = upphafsstaðan segir annað.
broken-deal-commitment = lykill, nonce, reglur og valkostir passa ekki við skuldbindinguna: öðru var lofað áður en gefið var.
broken-deal-share = það sem sæti { $chair } lagði til er ekki það sem lofað var fyrir það.
broken-deal-bot = sæti { $chair } hefur engan leikmann en lagði samt til gjafarinnar: framlagið gæti hafa verið valið til að fá ákveðin spil.
broken-deal-copied = sæti { $chair } er með loforð annars sætis.
broken-deal-unpledged = sæti { $chair } lagði til gjafarinnar án þess að hafa lofað því: framlagið gæti hafa verið valið til að fá ákveðin spil.
broken-deal-seed = upphafstalan leiðir ekki af lykli og framlögum: gefið var á annan hátt.
broken-deal-differs = leikurinn hófst með öðrum reglum, valkostum eða stöðu en lofað var.
broken-deal-seats = einhver situr annars staðar en gjöfin segir.
broken-illegal = aðgerðin „{ $action }“ var ekki möguleg: { $refused }
broken-unknown-action = spilið á sér enga aðgerð { $value }.
broken-no-seat = sæti { $value } er ekki til; sætin eru frá 0 til { $most }.
broken-ended = skráin endar hér, en fjöldi aðgerða á að vera { $told }.
broken-state = aðgerðirnar leiða til annarra loka en skráin segir.
broken-players = fjöldi leikmanna: { $value }. Það sem passar: { $expected }
broken-unknown-option = valkosturinn { $value } er ekki til. Í boði eru: { $expected }
broken-option = { $option }: { $value }. Það sem passar: { $expected }
broken-too-large = skráin er of stór: í mesta lagi { $most } bæti.
broken-data-entry = breyttu spilahlutarnir passa ekki, staður { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } getur ekki staðið hér. { $wanted ->
        [size] Á einum stað í skránni mega í mesta lagi standa svo mörg gildi og stafir: { $most }.
        [depth] Svo margir listar og töflur mega í mesta lagi standa hver innan í öðrum: { $most }.
        [number] Heilar tölur upp á í mesta lagi 64 bita passa.
        [text] Texti úr Unicode-stöfum passar.
        [name] Nafn reits er texti.
       *[other] Textar, tölur, true, false, null, listar og töflur passa.
    }
broken-game-failed = reglur spilsins { $game } brugðust hér ({ $value }). Þær áttu að segja hvað passar ekki: þetta er villa í forritinu.
