# Besede strani, terminala in tega, kar zavrne jedro. Besede igre so v njeni mapi.
# Imena igralcev ($seat, $name, $names) stojijo na začetku stavka, za dvopičjem ali za »je«, da se ne sklanjajo.

### Jeziki (vsak s svojim imenom, v vseh datotekah enako)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Jedro

seat-name = Igralec { $number }
level-random = Naključni
level-random-help = Naredi katero koli možno potezo.
level-novice = Začetnik
level-novice-help = Misli samo na to potezo. Primerno za prvo partijo.
level-apprentice = Vajenec
level-apprentice-help = Pozna osnove in misli na to, kar pride takoj zatem.
level-amateur = Amater
level-amateur-help = Pozna smiselne poteze, a načrtuje le eno stvar naenkrat.
level-advanced = Napredni
level-advanced-help = Načrtuje vnaprej, a ne daleč.
level-expert = Poznavalec
level-expert-help = Igra dobro, a spregleda, kaj počnejo drugi.
level-veteran = Veteran
level-veteran-help = Igra kot profesionalec, a se včasih prenagli.
level-greedy = Profesionalec
level-greedy-help = Pretehta vsako potezo in kaj z njo odpre drugim.
level-challenger = Izzivalec
level-challenger-help = Igra kot profesionalec in drugim križa načrte.
level-master = Mojster
level-master-help = Razmišlja vnaprej: najboljše poteze večkrat odigra do konca in izbere tisto, ki se najbolje obnese.
level-grandmaster = Velemojster
level-grandmaster-help = Razmišlja vnaprej kot mojster, z nekajkrat več poskusi. Vzame si čas.
level-search = Iskanje
level-search-help = Razmišlja vnaprej s toliko poskusi, kolikor jih dovoliš.
level-plain-search = Preprosto iskanje
level-plain-search-help = Kot Iskanje, a brez nasvetov igre: preizkusi vse in nadaljuje naključno.
prompt-wait-for-several = Izbira več igralcev

reason-match-over = Partija je končana.
reason-not-your-turn = Nisi na potezi.
reason-already-chosen = Tvoja izbira je že tu; drugi še izbirajo.
reason-not-now = To zdaj ni mogoče.
reason-undo-nothing = Ni kaj razveljaviti.
reason-undo-other-acted = Vmes je že igral nekdo drug.
reason-undo-drawn = Vmes je odločilo naključje. { $event }
reason-undo-revealed = Vmes se je pokazalo nekaj skritega. { $event }
reason-undo-over = Partija je končana.
reason-stale = Na mizi se je medtem nekaj spremenilo. Poglej in izberi znova.
reason-match-too-long = Partija je predolga, da bi se nadaljevala.
reason-bot-plays = Namesto tebe igra bot. Najprej vzemi mesto nazaj.
reason-paused = Partija je začasno ustavljena. Dokler nekdo ne konča premora, nihče ne more igrati.

### Terminal

cli-which-game = Katera igra?
cli-how-many-players = Koliko igralcev?
cli-which-level = Kakšen nasprotnik?
cli-your-name = Kako ti je ime?
cli-match-starts =
    { $players ->
        [one] { $game }, { $players } igralec
        [two] { $game }, { $players } igralca
        [few] { $game }, { $players } igralci
       *[other] { $game }, { $players } igralcev
    }
cli-turn = Na potezi je { $seat }
cli-thinking = { $seat } razmišlja …
cli-hand-over = { $seat }: zaslon je zdaj samo zate. Pritisni Enter.
cli-ask = Številka ali besede, ? pomoč, u razveljavi, q konec:
cli-choices-match = Iskanje »{ $text }«: { $shown } od { $count }
cli-no-choice-fits = Besedilu »{ $text }« ne ustreza nič. Vpiši številko od 1 do { $count } ali del katere od možnosti.
cli-rulebook = Pravila: { $section }
cli-undone = Razveljavljeno.
cli-cannot-undo = Ni mogoče razveljaviti: { $reason }
cli-help =
    Vpiši številko možnosti ali del njenega besedila, pa ostanejo le možnosti, ki ustrezajo.
    Prazna vrstica spet pokaže vse.
    ?   ta pomoč in pravila
    u   razveljavi zadnjo izbiro
    q   zapusti partijo
cli-why-help = zakaj možnosti s temi besedami ne gredo
cli-rules = Pravila
cli-left = Partija je zapuščena.
cli-over = Partija je končana.
cli-winner = Zmaga: { $name }
cli-shared-win = Skupno prvo mesto: { $names }
cli-draw = Neodločeno.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } točka
        [two] { $score } točki
        [few] { $score } točke
       *[other] { $score } točk
    }
cli-saved = Shranjeno v { $path }
cli-compiling = Pripravljajo se hitra pravila: { $done } od { $total }
cli-column-seat = Mesto
cli-column-bot = Bot
cli-column-wins = Zmage
cli-column-share = Delež
cli-column-score = Povprečje točk
cli-column-spread = Razpršenost
cli-column-game = Igra
cli-column-players = Igralci
cli-column-minutes = Minute
cli-column-levels = Nasprotniki
cli-column-place = Povprečna uvrstitev
cli-column-time = Čas na odločitev
cli-column-against = Proti
cli-column-deals = Delitve
cli-column-ahead = Boljša uvrstitev
cli-column-alone = Samostojne zmage
cli-column-positions = Položaji
cli-train-said = Napoved
cli-train-decisions = Odločitve
cli-train-even = Enake možnosti za zmago
cli-train-outlook = Obeti
cli-train-network = Z mrežo
cli-train-points = Dosedanje točke
cli-train-better = Boljše za
cli-games-played =
    { $games ->
        [one] { $games } partija
        [two] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partij
    }
cli-decisions =
    { $decisions ->
        [one] { $decisions } odločitev
        [two] { $decisions } odločitvi
        [few] { $decisions } odločitve
       *[other] { $decisions } odločitev
    }
cli-abandoned =
    { $games ->
        [one] { $games } partija je bila po { $decisions } odločitvah prekinjena. Nihče je ni dobil.
        [two] { $games } partiji sta bili po { $decisions } odločitvah prekinjeni. Nihče ju ni dobil.
        [few] { $games } partije so bile po { $decisions } odločitvah prekinjene. Nihče jih ni dobil.
       *[other] { $games } partij je bilo po { $decisions } odločitvah prekinjenih. Nihče jih ni dobil.
    }
cli-mean-decisions = { $mean } odločitev na partijo
cli-decisions-per-second = { $rate } odločitev/s
cli-games-per-second = { $rate } partij/s
cli-arena-stronger = { $bot } igra bolje kot { $other } (preizkus: { $elo0 } ali { $elo1 } Elo)
cli-arena-not-stronger = { $bot } ne igra bolje kot { $other } (preizkus: { $elo0 } ali { $elo1 } Elo)
cli-arena-open = Še ni odločeno: logaritem razmerja verjetij { $ratio }, meji { $low } in { $high }
cli-analysis-progress = Primerjam odločitve: { $done } od { $total }
cli-analysis-chances = Možnosti za zmago
cli-analysis-points = Pričakovane točke
cli-analysis-parts = Odločitve in sreča
cli-analysis-sum = V odstotkih zmage. Začetek in ti trije deli skupaj dajo izid.
cli-analysis-begin = začetek
cli-analysis-own = lastne odločitve
cli-analysis-others = odločitve drugih
cli-analysis-chance = naključje
cli-analysis-end = izid
cli-analysis-now = zdaj
cli-analysis-worst = Najdražje odločitve
cli-analysis-none = Nobena odločitev ne izstopa.
cli-analysis-costs = Odločitev { $number }: { $action } ({ $loss })
cli-analysis-better = Boljše: { $action }
cli-analysis-full = Z vsem odkritim: { $action } ({ $loss })
cli-analysis-known = Česar igralec ni mogel vedeti, mu ne šteje v škodo. Razlike, ki so lahko naključne, niso navedene.
cli-analysis-played = odigrano
cli-analysis-candidates = Primerjane poteze in možnosti za zmago po njih
cli-analysis-unfinished = Partija ni končana: analiza sega do odločitve { $number }.
cli-analysis-full-none = Z vsem odkritim ne izstopa nobena boljša poteza.
cli-analysis-sources = Točke po izvoru
cli-analysis-usual = V oklepajih: srednja polovica partij botov te stopnje z enakim številom igralcev (ljudje: stopnja Profesionalec).
cli-stats-player = Igralec
cli-stats-matches = Partije
cli-stats-places = Mesta (1 · 2 · …)
cli-stats-best-score = Največ točk
cli-stats-others = Povprečje nasprotnikov
cli-stats-usual-level = Običajno za stopnjo
cli-stats-people = ljudje
cli-stats-mean = Povprečje
cli-stats-best = Največ
cli-stats-last = Zadnjih deset
cli-stats-usual = Običajno
cli-stats-numbers = Številke iz partij
cli-stats-met = Srečanja
cli-stats-ahead = Boljše mesto
cli-stats-behind = Slabše mesto
cli-stats-of = { $player }, število igralcev: { $number }, nasprotniki: { $against }
cli-stats-none = Ni nobene končane partije.
cli-verify-good = Datoteka partije je v redu: vse se ujema.
cli-verify-bad = Datoteka partije je pokvarjena, mesto { $at }: { $why }
cli-verify-deal = Pošteno deljenje: začetno število sledi iz ključa, ki je bil obljubljen prej. Zaveza: { $commitment }
cli-verify-deal-pledged = Prispevali, kot so prej obljubili: { $names }
cli-verify-deal-given = Prispevali v istem koraku, v katerem se je delilo: { $names }
cli-verify-deal-missing = Obljubili prispevek, ki ni prišel pravočasno: { $names }
cli-verify-deal-alone = Nihče ni prispeval: odločil je samo ključ.
cli-verify-no-deal = Datoteka ne pove, od kod je začetno število, zato ne dokazuje, da deljenja ni nihče izbral.
cli-verify-other-commitment = To ni deljenje, ki je bilo obljubljeno. Njegova zaveza je { $commitment }
cli-verify-other-promise = To ni tisto, kar je miza pokazala pred deljenjem. Njena obljuba je { $promise }
cli-learn = Tečaj: { $game }
cli-learn-left = Tečaj počaka pri koraku { $number }: boardwright learn { $game } se tam nadaljuje.
cli-learn-again = Poskusiva še enkrat.
cli-learn-none = { $game }: ta igra nima tečaja.

### Stran: okvir vseh zaslonov

ui-skip = Skoči na vsebino
ui-tagline = Namizne igre po vseh pravilih, s prijatelji blizu in daleč ali z boti.
ui-tagline-here = Namizne igre po vseh pravilih, s prijatelji pri enem zaslonu ali z boti.
ui-home = Vse igre
ui-groups = Skupine
ui-others-wait =
    { $count ->
        [one] drugi te čakajo v { $count } partiji
        [two] drugi te čakajo v { $count } partijah
        [few] drugi te čakajo v { $count } partijah
       *[other] drugi te čakajo v { $count } partijah
    }
ui-settings = Nastavitve
ui-language = Jezik
ui-close = Zapri
ui-loading = Nalaganje …
ui-unofficial = Neuradno: lastne risbe in lastna besedila. Imena iger povedo le, po katerih pravilih se igra.
ui-compiling = Pripravljajo se hitra pravila: { $game }, { $done } od { $total }. Medtem lahko igraš.
ui-making =
    { $stage ->
        [waiting] Hitra pravila pridejo na vrsto pozneje. Medtem lahko igraš.
        [later] Namigi na strani pridejo na vrsto pozneje.
        [bots] Pripravljajo se namigi za stran: { $done } od { $total }
        [page] Pripravljajo se pravila za stran: { $done } od { $total }
       *[rules] Pripravljajo se hitra pravila: { $done } od { $total }. Medtem lahko igraš.
    }
ui-making-failed =
    { $stage ->
        [bots] Namigov za stran ni bilo mogoče pripraviti. Razlog je v dnevniku strežnika.
        [page] Pravil za stran ni bilo mogoče pripraviti, namesto njih odgovarja strežnik. Razlog je v njegovem dnevniku.
       *[rules] Hitrih pravil ni bilo mogoče pripraviti, zato boti razmišljajo dlje. Razlog je v dnevniku strežnika.
    }
ui-title-screen = { $screen } – Boardwright

### Stran: vstopni zaslon

ui-games = Igre
ui-players-range =
    { $max ->
        [one] { $min }–{ $max } igralec
        [two] { $min }–{ $max } igralca
        [few] { $min }–{ $max } igralci
       *[other] { $min }–{ $max } igralcev
    }
ui-players-exact =
    { $count ->
        [one] { $count } igralec
        [two] { $count } igralca
        [few] { $count } igralci
       *[other] { $count } igralcev
    }
ui-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [two] { $minutes } minuti
        [few] { $minutes } minute
       *[other] { $minutes } minut
    }
ui-play-now = Igraj takoj
ui-play-now-help =
    { $count ->
        [one] Ti proti enemu botu: { $level }
        [two] Ti proti dvema botoma: { $level }
        [few] Ti proti { $count } botom: { $level }
       *[other] Ti proti { $count } botom: { $level }
    }
ui-new-match = Nova partija
ui-new-match-of = Nova partija: { $game }
ui-play-now-of = Igraj takoj: { $game }
ui-no-games = Ni nobene igre.
ui-running = Partije v teku
ui-offline = Strežnik ne deluje. Partije na tej napravi in datoteke partij delujejo naprej, nove partije se shranjujejo na napravi. Druge partije se vrnejo s strežnikom.
ui-finished = Končane partije
ui-ratings = Rejtingi
ui-statistics = Statistika
ui-here = Samo na tej napravi
ui-carry-server = Nadaljuj s prijatelji
ui-carry-server-help = Prestavi partijo na strežnik. Tam lahko vsak igralec nadaljuje na svoji napravi.
ui-carry-here = Nadaljuj samo na tej napravi
ui-carry-here-help = Prestavi partijo s strežnika na to napravo. Potem deluje brez omrežja.
ui-carry-left = Pogovor in oznake namigov se ne prenesejo. Čas za razveljavitev, zavesa in boti, ki igrajo namesto ljudi, se prenesejo.
ui-to-watch = Partije za gledanje
ui-column-game = Igra
ui-column-seats = Igralci
ui-column-result = Izid
ui-column-when = Zadnja poteza
ui-column-what = Kaj zdaj
ui-resume = Nadaljuj
ui-resume-of = Nadaljuj: { $game } ({ $names })
ui-show-all = Pokaži vse: { $count }
ui-show-fewer = Pokaži manj
ui-replay = Posnetek
ui-replay-of = Posnetek: { $game } ({ $names })
ui-download = Datoteka partije
ui-deal-check = Preveri deljenje
ui-download-of = Shrani datoteko partije: { $game } ({ $names })
ui-download-all = Vse datoteke partij
ui-download-all-help = En arhiv (zip) z datoteko vsake končane partije in vsake partije na tej napravi
ui-remove = Izbriši
ui-remove-of = Izbriši: { $game } ({ $names })
ui-remove-sure = Izbrišem to partijo za vedno?
ui-remove-yes = Izbriši
ui-remove-no = Obdrži
ui-forget = Odstrani s seznama
ui-forget-of = Odstrani s seznama: { $game } ({ $names })
ui-forget-sure = Odstranim to partijo s tvojega seznama? Drugim ostane, njena povezava pa jo vrne.
ui-forget-yes = Odstrani
ui-winner = Zmaga: { $names }
ui-shared-first = Skupno prvo mesto: { $names }
ui-decisions =
    { $count ->
        [one] { $count } odločitev
        [two] { $count } odločitvi
        [few] { $count } odločitve
       *[other] { $count } odločitev
    }
ui-open-file = Odpri datoteko partije
ui-open-file-help = Izberi datoteko ali jo spusti kamor koli na stran, da si ogledaš partijo. Partije iz arhiva zip se vrnejo na to napravo.
ui-open-file-drop = Datoteko partije spusti sem
ui-kept-files =
    { $count ->
        [one] Na tej napravi je zdaj { $count } partija iz arhiva.
        [two] Na tej napravi sta zdaj { $count } partiji iz arhiva.
        [few] Na tej napravi so zdaj { $count } partije iz arhiva.
       *[other] Na tej napravi je zdaj { $count } partij iz arhiva.
    }
ui-opening = Datoteka partije se preverja …

### Stran: nova partija

ui-seats = Igralci
ui-seats-help = V vrstnem redu, kot sedijo. Kdo začne, določi naključje ali pravila.
ui-person = Človek
ui-bot = Bot
ui-kind-of-seat = Kdo igra na mestu { $number }
ui-name-of-seat = Ime na mestu { $number }
ui-level-of-seat = Vrsta bota na mestu { $number }
ui-level-rating = Rejting { $rating }
ui-level-wins = Zmaga v { $wins } od 100 partij proti nižji stopnji: { $lower }
ui-levels = Stopnje
ui-styles = Drugi slogi igre
ui-add-person = Dodaj človeka
ui-add-bot = Dodaj bota
ui-remove-seat = Odstrani mesto { $number }
ui-move-up = Premakni mesto { $number } gor
ui-move-down = Premakni mesto { $number } dol
ui-seats-full = Vsa mesta so zasedena.
ui-options = Podrobnosti pravil
ui-start = Začni partijo
ui-several-persons = Pred zaslonom se menja več ljudi.
ui-curtain = Zavesa med igralci
ui-curtain-always = vedno
ui-curtain-needed = po potrebi
ui-curtain-never = nikoli
ui-curtain-help = Po potrebi: le kadar naslednji igralec vidi nekaj, česar drugi ne smejo videti.
ui-only-bots = Igrajo samo boti: ti gledaš.

### Stran: miza

ui-board-of = Plošča: { $game }
ui-your-turn = Na potezi si
ui-turn-of = Na potezi je { $seat }
ui-turn-of-away = Na potezi je { $seat }, a brez povezave
ui-turn-now = { $seat } – na potezi si
ui-paused = Partija je začasno ustavljena.
ui-only-choice-done = Edina mogoča izbira je odigrana: { $choice }
ui-waiting-for = Čakamo na igralce: { $names }
ui-bot-plays = Namesto tebe igra bot.
ui-thinking = { $seat } razmišlja …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } razmišlja { $seconds } sekundo
        [two] { $seat } razmišlja { $seconds } sekundi
        [few] { $seat } razmišlja { $seconds } sekunde
       *[other] { $seat } razmišlja { $seconds } sekund
    }
ui-sending = Pošiljanje …
ui-sending-slow = Odgovora še ni. Izbira se ne izgubi.
ui-undo = Razveljavi
ui-undo-closed = Ni mogoče razveljaviti: { $reason }
ui-undo-turn = Začni potezo znova
ui-undo-turn-help = Razveljavi vse v tej potezi
ui-undo-ask = Prosi za razveljavitev
ui-undo-ask-help = Vmes so igrali drugi. Če se vsi navzoči strinjajo, se razveljavi tvoja izbira in vse za njo.
ui-done = Končano
ui-still-open =
    { $seconds ->
        [one] To lahko še razveljaviš; naslednji igralec počaka { $seconds } sekundo.
        [two] To lahko še razveljaviš; naslednji igralec počaka { $seconds } sekundi.
        [few] To lahko še razveljaviš; naslednji igralec počaka { $seconds } sekunde.
       *[other] To lahko še razveljaviš; naslednji igralec počaka { $seconds } sekund.
    }
ui-still-open-untimed = To lahko še razveljaviš.
ui-talk = Klepet
ui-choices = Možnosti
ui-choices-count =
    { $count ->
        [one] { $count } možnost
        [two] { $count } možnosti
        [few] { $count } možnosti
       *[other] { $count } možnosti
    }
ui-choices-none = Zdaj ne izbiraš ničesar.
ui-choices-other = Druge možnosti
ui-choices-filter = Pokaži le možnosti z besedilom
ui-choices-match = { $shown } od { $count }
ui-not-possible = Zdaj ni mogoče
ui-not-possible-help = Izberi katero, da vidiš zakaj.
ui-more = In še druge ({ $count }): najdeš jih s tipkanjem.
ui-why-not = Zakaj ne?
ui-rulebook = Pravila: { $section }
ui-log = Kaj se je zgodilo
ui-log-empty = Nič se še ni zgodilo.
ui-log-find = Išči po dogodkih
ui-log-latest = Na najnovejše
ui-log-none = V dogodkih ni teh besed.
ui-log-since = Od tvoje zadnje izbire
ui-you = Ti
ui-table-players = Igralci
ui-seat-you = pri tem zaslonu
ui-seat-acting = na potezi
ui-seat-thinking = razmišlja
ui-seat-waits = čaka nate
ui-seat-online = s povezavo
ui-seat-away = brez povezave
ui-seat-away-for = brez povezave { $time }
ui-seat-stand-in = igra bot
ui-seat-stood-in = do konca igral bot
ui-link-open = Povezano
ui-link-connecting = Povezovanje …
ui-link-lost = Povezava je prekinjena. Poskušam znova …
ui-link-retry = Poskusi takoj
ui-link-closed = Ni povezave
ui-board-missing = Ta igra nima plošče za to stran. Uporabi seznam možnosti.
ui-watching = Gledaš
ui-watching-late = Gledaš z zamikom, nič ni skrito
ui-drawer = Več o partiji
ui-hint = Namig
ui-hint-help = Namig: kaj predlaga { $bot }?
ui-hint-says = Namig ({ $bot }): { $choice }
ui-hint-chance = Možnost za zmago: { $chance }
ui-hint-alike = Možnost za zmago: približno enaka
ui-percent = { $number } %
event-hint-asked = { $seat } prosi za namig.
ui-analysis = Analiza
ui-what-if = Kaj če …

### Stran: predaja zaslona

ui-pass-to = Zaslon prevzame: { $seat }
ui-pass-help = Nihče drug naj zdaj ne gleda.
ui-pass-ready = Jaz sem { $seat }
ui-pass-since = Kaj se je vmes zgodilo

### Stran: konec

ui-over = Partija je končana
ui-draw = Neodločeno
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
ui-own-rank =
    { $place ->
        [1] Prvo mesto
        [2] Drugo mesto
        [3] Tretje mesto
        [4] Četrto mesto
        [5] Peto mesto
       *[other] { $place }. mesto
    }
ui-points-behind =
    { $points ->
        [one] zaostanek { $points } točke
        [two] zaostanek { $points } točk
        [few] zaostanek { $points } točk
       *[other] zaostanek { $points } točk
    }
ui-points-ahead =
    { $points ->
        [one] prednost { $points } točke
        [two] prednost { $points } točk
        [few] prednost { $points } točk
       *[other] prednost { $points } točk
    }
ui-score-behind = zaostanek { $points }
ui-score-ahead = prednost { $points }
ui-own-level =
    { $place ->
        [1] { ui-own-rank } z enakim izidom kot drugo mesto
       *[other] { ui-own-rank } z enakim izidom kot prvo mesto
    }
ui-level =
    { $place ->
        [1] enak izid kot drugo mesto
       *[other] enak izid kot prvo mesto
    }
ui-own-noted = Pri tebi: { $note }
ui-points-from = Od kod so točke
ui-total = Skupaj
ui-score = Točke
ui-again = Igraj znova
ui-again-help = Isti igralci, nova partija
ui-again-elsewhere-help = Ena nova miza za vse vas: kdor pritisne, sede zanjo
ui-again-waits = Nova miza za vse vas je odprta: »Igraj znova« vodi k njej.
ui-back-to-competition = Nazaj k tekmovanju
ui-look-at-board = Poglej ploščo
ui-show-result = Izid
ui-progress = Točke skozi čas
ui-progress-turn = Poteza { $turn }
ui-turning-lead = Odločilno vodstvo: { $seat }, poteza { $turn }
ui-turning-gain = Največji prirastek: { $seat }, { $points } v potezi { $turn }
ui-turning-best = { $seat }, najboljša poteza: { $points } v potezi { $turn }
ui-turning-changes =
    { $count ->
        [one] Vodstvo se je zamenjalo { $count }-krat.
        [two] Vodstvo se je zamenjalo { $count }-krat.
        [few] Vodstvo se je zamenjalo { $count }-krat.
       *[other] Vodstvo se je zamenjalo { $count }-krat.
    }
ui-turning-see = Poglej ta trenutek v posnetku
ui-again-easier = Lažje: { $level }
ui-again-harder = Težje: { $level }

### Stran: pomoč

ui-help = Pomoč
ui-help-keys = Tipke
ui-key-help = Odpri to pomoč
ui-key-undo = Razveljavi zadnjo izbiro
ui-key-done = Končano: na vrsti je naslednji
ui-key-choices = Odpri seznam možnosti
ui-key-log = Odpri, kaj se je zgodilo
ui-key-hint = Prosi za namig
ui-key-what-if = Odpri poskusno ploščo (Kaj če …) ali jo zapusti
ui-key-escape = Zapri, kar je odprto
ui-key-tab = Na naslednje, kar je mogoče izbrati
ui-key-enter = Izberi
ui-key-arrows = Posnetek: korak nazaj ali naprej
ui-key-marks = Posnetek: na prejšnjo ali naslednjo oznako
ui-key-ends = Posnetek: na začetek ali na konec
ui-key-space = Posnetek: predvajaj ali ustavi
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Preslednica
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Stran: pravila

ui-rules = Pravila
ui-rules-of = Pravila: { $game }
ui-rules-page = Na svoji strani
ui-rules-contents = Vsebina
ui-rules-search = Išči po pravilih
ui-rules-found =
    { $count ->
        [0] Nič ni najdeno.
        [one] Najdeno v { $count } razdelku
        [two] Najdeno v { $count } razdelkih
        [few] Najdeno v { $count } razdelkih
       *[other] Najdeno v { $count } razdelkih
    }
ui-rules-link = Povezava do tega razdelka: { $section }
ui-rules-no-game = Igre »{ $game }« tukaj ni. Pravila so na voljo za:
ui-rules-no-text = O tem tukaj še ni nič napisano.
ui-rules-no-section = Razdelka »{ $section }« v teh pravilih ni. Kateri so, pokaže vsebina.
ui-rules-no-picture = Tukaj manjka slika »{ $picture }«.
ui-rules-foreign = Ta pravila so samo v angleščini.
ui-rules-failed = Pravil ni bilo mogoče naložiti. Pomaga, če stran naložiš znova.
ui-part-failed = Dela strani ni bilo mogoče naložiti.
ui-load-again = Znova naloži stran

section-goal = Cilj igre
section-parts = Kaj je v igri
section-rulings = Vprašanja
section-tips = Nasveti

### Stran: posnetek

ui-replay-first = Na začetek
ui-replay-back = Korak nazaj
ui-replay-play = Predvajaj
ui-replay-pause = Ustavi
ui-replay-forward = Korak naprej
ui-replay-last = Na konec
ui-replay-position = Odločitev { $at } od { $count }
ui-replay-slider = Odločitev
ui-replay-speed = Hitrost
ui-replay-speed-value = { $speed }×
ui-from-here = Igraj od tod naprej
ui-replay-link = Kopiraj povezavo do tega položaja
ui-replay-copied = Povezava je kopirana.
ui-copy-refused = Brskalnik ni dovolil kopiranja. Povezava: { $link }
ui-replay-eyes = Skozi čigave oči
ui-replay-eyes-all = Vse odkrito

### Stran: tečaj

ui-learn = Nauči se z igro
ui-learn-of = Nauči se z igro: { $game }
ui-learn-step = Korak { $number } od { $count }
ui-learn-reached = Odlično!
ui-learn-missed = Ni čisto to.
ui-learn-next = Naprej
ui-learn-back = Korak nazaj
ui-learn-again = Vzemi nazaj
ui-learn-show = Pokaži mi
ui-learn-finished = Zdaj znaš igro. Naslednja miza te že čaka!
ui-learn-anew = Od začetka

### Napake strežnika in strani

error-unknown = Nekaj je šlo narobe: { $id }
error-unreachable = Strežnik se ne odziva.
error-no-server = Ta stran deluje brez strežnika, zato to tu ni mogoče.
error-site-file = Datoteka te strani manjka ali je poškodovana. Znova naloži stran; če to ne pomaga, jo lahko popravi upravljavec.
error-storage-full = Na tej napravi ni več prostora, zato se nič več ne shranjuje. Lahko igraš naprej in partijo preneseš kot datoteko.
error-storage-forbidden = Ta brskalnik za to stran ne shranjuje ničesar, morda zato, ker je okno zasebno. Lahko igraš in partijo preneseš kot datoteko; ko stran zapreš, izgine.
error-storage-newer = Partije na tej napravi je shranila novejša različica te strani. Zapri njene druge zavihke in tega znova naloži. Kar odigraš do takrat, se ne shrani.
error-open-elsewhere = Ta partija se je odprla v drugem zavihku in se nadaljuje tam. Če želiš spet igrati tu, znova naloži to stran.
error-broken-archive = Tega arhiva ni mogoče prebrati. Morda ni popoln.
error-broken-link = Ta povezava ni popolna, zato partije ni mogoče odpreti. Še enkrat kopiraj celo povezavo.
error-link-too-long = Ta partija je za povezavo predolga. Prenesi njeno datoteko in pošlji to.
error-cannot-carry = Partije za rejting, partije tekmovanj in partije z lastnimi deli se ne morejo nadaljevati drugje.
error-position-unread = Ta partija se začne s položajem iz druge partije, ki ga lahko prebere samo strežnik. Datoteko odpri na strani, ki ima strežnik.
error-match-is-over = Ta partija je že končana.
error-server = Strežniku ni uspelo (stanje { $status }).
error-page = Na strani je šlo nekaj narobe. Pomaga, če jo znova naložiš.
error-no-such-path = Na tem naslovu ni ničesar.
error-no-such-method = Ta naslov ne podpira take zahteve.
error-no-such-game = Te igre tu ni.
error-no-such-match = Te partije tu ni.
error-match-closed = Upravljavec strežnika je to partijo končal. Nič od nje ni bilo izbrisano.
error-no-such-replay = Tega posnetka ni več tu. Znova odpri datoteko partije.
error-no-such-level = Nasprotnika »{ $level }« ni. Na izbiro so: { $levels }
error-no-such-action = Igra nima takega dejanja.
error-no-such-decision = Odločitve { $k } ni; zadnja je { $decisions }.
error-no-such-seat = Mesta { $number } ni; zadnje je { $last }.
error-bad-request = Strežnik zahteve ni razumel.
error-bad-message = Strežnik sporočila ni razumel.
error-bad-option = Ta izbira ne sodi k igri: { $why }
error-bad-name = { $seat }: vpiši ime, ki se vidi, prosim.
error-same-name = { $seat }: to ime je videti enako kot drugo za mizo: { $other }. Izberi drugačno, prosim.
error-broken-record = Te datoteke partije ni mogoče uporabiti: { $why } (Mesto v datoteki: { $at })
error-ruleset-changed = Ta partija spada k drugim pravilom: takrat { $stored }, zdaj { $now }.
error-log-does-not-fit = Shranjena partija se od odločitve { $at } naprej ne ujema s pravili.
error-game-is-gone = Igra te partije ni več nameščena: { $game }
error-not-over = Datoteka partije je na voljo šele po njenem koncu.
error-cannot-begin-here = S tem položajem se partija ne more začeti.
error-match-runs = Partija še ni končana.
error-not-your-seat = { $seat } ne igra na tej napravi.
error-restored = Strežnik je bil obnovljen iz starejše kopije. Poznejših potez ni več, igra se nadaljuje od prikazanega stanja.
error-seat-moved = Na tem mestu zdaj igra druga naprava. Tukaj gledaš.
error-no-token = Strežnik te naprave ne pozna. Znova naloži stran.
error-other-origin = Ta stran pripada drugemu strežniku.
error-other-host = Ta strežnik se ne odziva na ime { $host }. Če naj se, ga zaženi z izbiro { "--allow-host" } { $host }.
error-not-json = Strežnik sprejema samo JSON (Content-Type: application/json).
error-too-slow = Podatki so prihajali prepočasi. Poskusi znova z boljšo povezavo.
error-hello-once = Povezava se je zataknila. Znova naloži stran.
error-come-again = V istem trenutku je igral nekdo drug. Poskusi znova.
error-too-long =
    { $limit ->
        [one] To je predolgo: gre največ { $limit } bajt.
        [two] To je predolgo: gresta največ { $limit } bajta.
        [few] To je predolgo: gredo največ { $limit } bajti.
       *[other] To je predolgo: gre največ { $limit } bajtov.
    }
error-too-many =
    { $seconds ->
        [one] Preveč naenkrat. Poskusi znova čez { $seconds } sekundo.
        [two] Preveč naenkrat. Poskusi znova čez { $seconds } sekundi.
        [few] Preveč naenkrat. Poskusi znova čez { $seconds } sekunde.
       *[other] Preveč naenkrat. Poskusi znova čez { $seconds } sekund.
    }
error-too-many-matches =
    { $limit ->
        [one] Na tej napravi je { $limit } partija in več jih ne gre. Najprej jo izbriši.
        [two] Na tej napravi sta { $limit } partiji in več jih ne gre. Najprej katero izbriši.
        [few] Na tej napravi so { $limit } partije in več jih ne gre. Najprej katero izbriši.
       *[other] Na tej napravi je { $limit } partij in več jih ne gre. Najprej katero izbriši.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] Na tej napravi je { $limit } nedokončana partija samih botov in več jih ne gre. Najprej jo izbriši.
        [two] Na tej napravi sta { $limit } nedokončani partiji samih botov in več jih ne gre. Najprej katero izbriši.
        [few] Na tej napravi so { $limit } nedokončane partije samih botov in več jih ne gre. Najprej katero izbriši.
       *[other] Na tej napravi je { $limit } nedokončanih partij samih botov in več jih ne gre. Najprej katero izbriši.
    }
error-too-many-sockets = Odprtih je preveč strani. Zapri katero in poskusi znova.
error-busy = Strežnik ima preveč dela. Poskusi čez trenutek.
error-store-failed = Strežnik zdaj ne doseže svoje zbirke podatkov. Poskusi čez trenutek.
error-database-full = Na tem strežniku ni več prostora za nič novega. Kar se je začelo, teče naprej.
error-store-gone = Zbirka podatkov strežnika je bila premaknjena ali izbrisana. Dokler se strežnik ne zažene znova, se nič ne shrani.
error-too-heavy = Preverjanje te datoteke partije zahteva več časa ali pomnilnika, kot ga strežnik dovoli.
error-internal = Na strežniku je šlo nekaj narobe.
error-other-rules = Strežnik ima drugačna pravila kot ta stran. Stran se znova nalaga.
error-page-rules =
    { $why ->
        [version] Pravila za to stran so druge različice. Namesto njih odgovarja strežnik.
        [damaged] Pravila za to stran so poškodovana. Namesto njih odgovarja strežnik.
        [record] Kar je poslal strežnik, se ne ujema s pravili na tej strani. Namesto njih odgovarja strežnik.
       *[failed] Pravila so na tej strani odpovedala. Namesto njih odgovarja strežnik.
    }
error-no-such-course = Ta igra nima tečaja.
error-broken-course = Tečaj te igre se ne ujema z njenimi pravili (del: { $part }).
error-course-rules = Tečaj potrebuje pravila igre na tej strani, a jih tu ni. Poskusi znova čez trenutek.
error-course-failed = Pravila na tej strani so odpovedala. Korak se začne znova.
error-random-bot = Bota ni bilo mogoče naložiti. Namesto njega igra tak, ki izbira naključno.
error-local-rules = Pravila te igre v tem brskalniku ne delujejo. Znova naloži stran ali poskusi z drugim brskalnikom.
error-not-ready-here = Pravila in boti za partije na tej napravi se še pripravljajo. Poskusi čez trenutek znova ali igraj na strežniku.
error-not-kept = Te poteze ni bilo mogoče shraniti na tej napravi. Lahko igraš naprej; ob naslednji potezi bo nov poskus.
error-no-hint =
    { $why ->
        [missing] Namiga še ni: bot za to stran še ni pripravljen.
       *[failed] Namiga ni: bot je na tej strani odpovedal.
    }
error-hints-forbidden = Pri tej mizi namigi niso dovoljeni.
error-not-rated =
    { $why ->
        [bot] Ta bot nima rejtinga. Za partijo za rejting izberi drugega.
        [same_device] V partiji za rejting igra vsak na svoji napravi.
        [same_person] V partiji za rejting ena oseba ne more imeti dveh mest. Računi iz istega brskalnika veljajo za eno osebo.
        [hints] V partiji za rejting ni namigov.
        [watching] Gledalci partije za rejting ne smejo videti vsega.
        [start] Partija za rejting se igra od začetka.
        [seat] V partiji za rejting ostane mesto na svoji napravi.
        [delete] Partije za rejting ni mogoče izbrisati, dokler poteka.
       *[undo] V partiji za rejting ni mogoče razveljaviti tega, na kar so drugi že odgovorili.
    }
error-no-what-if =
    { $why ->
        [making] Zdaj še ni mogoče ničesar poskusiti: pravila te igre se za to stran še pripravljajo.
        [waiting] Zdaj še ni mogoče ničesar poskusiti: stran čaka na položaj. Poskusi znova čez trenutek.
        [passed] Poskusna plošča se ni odprla: zaslon je prevzel naslednji igralec.
        [replay] Tega položaja ni mogoče poskusiti: stran tega posnetka ne predvaja sama, poskus pa ne sme spraševati strežnika.
       *[rules] Tu ni mogoče ničesar poskusiti: stran nima pravil te igre.
    }
error-what-if-bots = Bota ni bilo mogoče naložiti. Za vse izbiraš ti.
error-no-such-table = Te mize ni več.
error-table-closed = Upravljavec strežnika je to mizo zaprl.
error-no-such-chair = Takega mesta za mizo ni (mest: { $chairs }).
error-nobody-to-wait-for = Za to mizo ni na koga čakati: pusti kakšno mesto odprto ali koga povabi.
error-too-many-tables =
    { $limit ->
        [one] Na tej napravi čaka { $limit } miza in več jih ne gre. Najprej jo odstrani.
        [two] Na tej napravi čakata { $limit } mizi in več jih ne gre. Najprej katero odstrani.
        [few] Na tej napravi čakajo { $limit } mize in več jih ne gre. Najprej katero odstrani.
       *[other] Na tej napravi čaka { $limit } miz in več jih ne gre. Najprej katero odstrani.
    }
error-empty-line = Najprej kaj napiši.
error-talk-full = Več sporočil sem ne gre.
error-no-such-line = Tega sporočila ni.
error-table-started = Partija za to mizo se je že začela.
error-chair-taken = To mesto je že zasedeno.
error-no-open-chair = Za to mizo ni odprtega mesta.
error-bad-invitation = To povabilo ne velja več. Prosi za novo.
error-already-sitting = Za to mizo že sediš.
error-chairs-empty = Nekatera mesta so še prazna. Počakaj ali nanje posadi bote.
error-not-ready = Niso še vsi pripravljeni.
error-not-sealed = Pri tej mizi se še ne deli: niso vsi tu in pripravljeni.
error-bad-share = To ni tisto, kar je bilo za to mesto obljubljeno.
error-same-pledge = Dve mesti ne moreta obljubiti istega.
error-not-your-table = To lahko stori le gostitelj mize.
error-no-such-group = Te skupine ni ali pa nisi v njej.
error-no-such-member = Te osebe ni več v skupini.
error-no-such-preset = Te shranjene mize ni več.
error-not-your-group = To lahko stori le gostitelj skupine.
error-bad-group-link = To povabilo v skupino ne velja več. Prosi za novo.
error-bad-group-name = Vpiši ime, ki se vidi, prosim.
error-same-group-name = To ime je videti enako kot drugo v skupini: { $other }. Izberi drugačno, prosim.
error-group-full = Skupina je polna (največje število ljudi: { $limit }).
error-too-many-groups = Ne moreš biti v več skupinah (največje število: { $limit }). Najprej katero zapusti.
error-too-many-presets = Skupina ne more imeti več shranjenih miz (največje število: { $limit }). Najprej katero odstrani.
error-no-such-competition = Tega tekmovanja ni več.
error-too-many-competitions = Skupina ne more imeti več tekmovanj (največje število: { $limit }). Najprej katero izbriši.
error-few-entrants = Tekmovanje te vrste potrebuje več članov (najmanjše število: { $least }).
error-entrant-twice = To ime je na seznamu dvakrat: { $name }.
error-bad-rounds = Toliko krogov ne more biti (največje število: { $most }).
error-nothing-to-play = V tem tekmovanju zdaj nimaš nobene partije.
error-reserved-table = Mesta za to mizo so prihranjena za člane, ki imajo tu svojo partijo.
error-not-your-match = Partijo lahko izbriše le, kdor jo je ustvaril.
error-bad-seat-link = Ta povezava ne velja več. Naredi novo na napravi, ki ima mesto.
error-may-not-watch = Te partije ne sme gledati vsakdo. Vprašaj tistega, ki je odprl mizo.
error-bad-watch-link = Ta povezava za gledalce ne velja več. Prosi za novo.
error-no-watch-link = Ta miza nima povezave za gledalce.
error-plays-here = Kdor igra to partijo, med gledanjem ne sme videti, kar je skrito.
error-has-watched = Na tej napravi je bilo že vidno, kar je v tej partiji skrito, zato ne more prevzeti mesta.
error-too-many-devices = Za več gledalcev ni prostora.
error-bad-mail-address = To ni uporaben e-poštni naslov.
error-bad-web-address = To ni veljaven naslov. Začeti se mora s https:// in ne sme vsebovati gesla.
error-bad-notice-link = Ta povezava ne velja več. Znova naroči obvestila.
error-no-such-notice = Ta strežnik obvestil ne pošilja na ta način.
error-too-many-notices =
    { $limit ->
        [one] Ta naprava ima vklopljeno že { $limit } obvestilo in več jih ne more imeti. Izklopi katero pri drugi partiji.
        [two] Ta naprava ima vklopljeni že { $limit } obvestili in več jih ne more imeti. Izklopi katero pri drugi partiji.
        [few] Ta naprava ima vklopljena že { $limit } obvestila in več jih ne more imeti. Izklopi katero pri drugi partiji.
       *[other] Ta naprava ima vklopljenih že { $limit } obvestil in več jih ne more imeti. Izklopi katero pri drugi partiji.
    }
error-not-absent = { $seat }: bot lahko igra naprej po minuti odsotnosti ali ko drugi čakajo deset minut. Preostale sekunde: { $seconds }
error-has-time = { $seat } ima še čas. Bot lahko igra naprej, ko čas poteče; če so za potezo dnevi, tudi po celem dnevu, če se strinjajo vsi drugi.
error-bad-day = To ni dan: izberi ga v koledarju.
error-vacation-backwards = Zadnji dan je pred prvim.
error-vacation-past = Dopust se lahko začne danes ali pozneje.
error-vacation-too-far = Dopust se začne v naslednjih { $days } dneh in se konča najpozneje v dveh mesecih.
error-vacation-too-long =
    { $left ->
        [one] To je predolgo: v letu { $year } je ostal { $left } dan dopusta.
        [two] To je predolgo: v letu { $year } sta ostala { $left } dneva dopusta.
        [few] To je predolgo: v letu { $year } so ostali { $left } dnevi dopusta.
       *[other] To je predolgo: v letu { $year } je ostalo { $left } dni dopusta.
    }
error-vacation-overlaps = Kateri od teh dni je že v drugem dopustu.
error-too-many-vacations = Več dopustov ni mogoče načrtovati (največ { $limit }, skupaj s tistimi iz zadnjega leta).
error-no-such-vacation = Ta dopust je končan ali izbrisan.
error-rest-too-long = Počitek traja najmanj minuto in največ { $hours } ur na dan.
error-rest-too-soon =
    { $days ->
        [one] Ure počitka veljajo en teden: spremeniti jih bo mogoče čez { $days } dan.
        [two] Ure počitka veljajo en teden: spremeniti jih bo mogoče čez { $days } dneva.
        [few] Ure počitka veljajo en teden: spremeniti jih bo mogoče čez { $days } dni.
       *[other] Ure počitka veljajo en teden: spremeniti jih bo mogoče čez { $days } dni.
    }
error-nobody-to-ask = Ni nikogar, ki bi lahko odgovoril.
error-being-asked = Za razveljavitev že prosi nekdo drug.
error-declined-before = O tej izbiri so bili drugi že vprašani.
error-declined-often = Drugi so v tej partiji že trikrat rekli ne. Nova prošnja ni mogoča.
error-cannot-ask-back = Zdaj ni za kaj prositi.
error-no-clock = Ta partija nima ur.
error-no-accounts = Na tem strežniku ni uporabniških računov.
error-bad-account-name = Vpiši ime, ki se vidi, prosim.
error-name-reserved = To ime je rezervirano. Izberi drugo, prosim.
error-name-taken = To ime je zasedeno ali pa je videti enako kot drugo. Izberi drugo, prosim.
error-bad-password = Število znakov gesla: najmanj { $least }, največ { $most }.
error-bad-sign-in = Ime in geslo se ne ujemata.
error-not-signed-in = Ta naprava ni več prijavljena.
error-bad-passkey = Ta ključ za dostop ne ustreza ali pa je trajalo predolgo. Poskusi znova, prosim.
error-no-passkeys-here = Ključi za dostop potrebujejo stran s https:// in imenom ali localhost. Tu zadošča geslo.
error-sign-in-again = Najprej se odjavi in znova prijavi: od takrat je minilo nekaj časa.
error-too-many-passkeys = Račun ne more imeti več ključev za dostop (največje število: { $limit }). Najprej enega odstrani.
error-last-way-in = Drugače se ne moreš prijaviti. Najprej dodaj drug način.
error-no-such-account = Računa s tem imenom ni.
error-no-such-device = Naprave s to številko ni.
error-no-such-player = Na tem mestu ne igra noben človek.
error-bad-whom = Koga? Pričakovano je ime računa, { "device:ŠTEVILKA, seat:PARTIJA:MESTO ali address:NASLOV" }.
error-person-needed = To zadeva osebo, ne gospodinjstva. Pričakovano je ime računa, { "device:ŠTEVILKA ali seat:PARTIJA:MESTO" }.
error-last-host = To je zadnji skrbnik tega strežnika. Najprej naj bo skrbnik še kak drug račun.
error-bad-password-link = Ta povezava za novo geslo ne velja več. Prosi skrbnika strežnika za novo.
error-not-a-host = To smejo samo skrbniki tega strežnika.
error-only-a-day = Pomočniki lahko prepovejo vstop največ za en dan.
error-has-role = Skrbniki in pomočniki ne morejo dobiti prepovedi. Skrbnik mora računu najprej odvzeti vlogo.
error-no-reason = Navedi razlog: oseba, na katero se nanaša, ga lahko prebere.
error-barred = Na ta strežnik ti je vstop prepovedan. Razlog: { $why }
error-barred-until = Na ta strežnik ti je vstop prepovedan. Preostale ure: { $hours }. Razlog: { $why }
error-muted = Tu ne smeš pisati. Razlog: { $why }
error-muted-until = Tu ne smeš pisati. Preostale ure: { $hours }. Razlog: { $why }
error-no-such-bar = Ni prepovedi, ki bi jo bilo mogoče odpraviti.
error-own-household = To je naslov tvojega lastnega gospodinjstva.
error-no-such-report = Odprte prijave s to številko ni.
error-too-many-reports = Največje število tvojih odprtih prijav: { $limit }. Skrbniki tega strežnika si jih bodo ogledali.

### Kaj se ne ujema v datoteki partije ali v izbiri za partijo: stoji za dvopičjem

ui-no-match-file = To ni datoteka partije. Odpri nespremenjeno datoteko, shranjeno iz partije.
ui-other-form = To datoteko partije je shranila druga različica programa: { $value }. Ta stran bere: { $expected }
ui-file-action = dejanje { $number }
ui-file-field =
    { $field ->
        [format] oblika
        [game] igra
        [ruleset] pravila
        [data] sestavni deli
        [players] število igralcev
        [options] možnosti
        [seed] začetno število
        [position] začetni položaj
        [seats] igralci
        [deal] deljenje
        [links] kontrolne številke
        [actions] seznam dejanj
        [end] konec
        [file] cela datoteka
       *[other] { $field }
    }
ui-telling-pause = Ustavi
ui-telling-next = Naslednji korak
ui-telling-back = Prejšnji korak
ui-telling-skip = Na konec
ui-telling-again = Še enkrat
broken-other = tu se nekaj ne ujema.
broken-missing = ta del v datoteki manjka.
broken-unknown = datoteka partije nima takega polja. Ima samo: { $expected }
broken-twice = to polje je v datoteki dvakrat; biti mora enkrat.
broken-no-json = to ni JSON. Odpri nespremenjeno datoteko, shranjeno iz partije.
broken-shape = vsebina nima oblike, ki jo mora imeti: { $expected }
broken-value = { $value } ne ustreza. Ustreza: { $expected }
broken-link = datoteka je bila tu po shranjevanju spremenjena. Odpri jo tako, kot je bila shranjena.
broken-ruleset = partija je bila odigrana po pravilih { $value }, tu pa veljajo { $expected }. Odpre jo različica programa, ki jo je shranila, ali novejša.
broken-unknown-game = igre { $value } tu ni. Na izbiro so: { $expected }
broken-data = iz teh zamenjanih sestavnih delov ne nastane igra, ki bi jo bilo mogoče igrati.
broken-position = začetni položaj ni mogoč: { $field } je { $value }.
broken-position-differs = začetni položaj pravi nekaj drugega.
broken-deal-commitment = ključ, nonce, pravila in možnosti se ne ujemajo z zavezo: pred deljenjem je bilo obljubljeno nekaj drugega.
broken-deal-share = kar je mesto { $chair } prispevalo k deljenju, ni tisto, kar je bilo zanj obljubljeno.
broken-deal-bot = mesto { $chair } nima igralca, a je vseeno prispevalo k deljenju: prispevek je bil lahko izbran tako, da so prišle določene karte.
broken-deal-copied = mesto { $chair } ima obljubo drugega mesta.
broken-deal-unpledged = mesto { $chair } je prispevalo k deljenju, ne da bi to prej obljubilo: prispevek je bil lahko izbran tako, da so prišle določene karte.
broken-deal-seed = začetno število ne sledi iz ključa in prispevkov: delilo se je drugače.
broken-deal-differs = partija se je začela z drugimi pravili, možnostmi ali položajem, kot je bilo obljubljeno.
broken-deal-seats = nekdo sedi drugje, kot pravi deljenje.
broken-illegal = dejanje »{ $action }« ni bilo mogoče: { $refused }
broken-unknown-action = igra nima dejanja { $value }.
broken-no-seat = mesta { $value } ni; mesta so od 0 do { $most }.
broken-ended = datoteka se tu konča, število dejanj pa mora biti { $told }.
broken-state = dejanja vodijo do drugačnega konca, kot ga navaja datoteka.
broken-players = število igralcev: { $value }. Ustreza: { $expected }
broken-unknown-option = možnosti { $value } ni. Na izbiro so: { $expected }
broken-option = { $option }: { $value }. Ustreza: { $expected }
broken-too-large = datoteka je prevelika: največ { $most } bajtov.
broken-data-entry = zamenjani sestavni deli se ne ujemajo, mesto { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } tu ne more stati. { $wanted ->
        [size] Na enem mestu datoteke sme biti največ toliko vrednosti in znakov: { $most }.
        [depth] Drug v drugem sme biti največ toliko seznamov in tabel: { $most }.
        [number] Ustrezajo cela števila z največ 64 biti.
        [text] Ustreza besedilo iz znakov Unicode.
        [name] Ime polja je besedilo.
       *[other] Ustrezajo besedila, števila, true, false, null, seznami in tabele.
    }
broken-game-failed = pravila igre { $game } so tu odpovedala ({ $value }). Povedati bi morala, kaj ne ustreza: to je napaka programa.
