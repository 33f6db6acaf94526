# Reči stranice, terminala i onoga što jezgro odbija. Reči igre su u njenoj fascikli.
# Imena igrača ($seat, $name, $names) stoje na početku rečenice, iza dve tačke ili iza „je”, da se ne bi menjala po padežima.

### Jezici (svaki svojim imenom, u svim datotekama isto)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Jezgro

seat-name = Igrač { $number }
level-random = Nasumični
level-random-help = Odigra bilo koji mogući potez.
level-novice = Početnik
level-novice-help = Misli samo na ovaj potez. Pogodan za prvu partiju.
level-apprentice = Šegrt
level-apprentice-help = Zna osnove i misli na ono što dolazi odmah potom.
level-amateur = Amater
level-amateur-help = Zna razumne poteze, ali planira samo jednu po jednu stvar.
level-advanced = Napredni
level-advanced-help = Planira unapred, ali ne daleko.
level-expert = Znalac
level-expert-help = Igra dobro, ali previđa šta rade drugi.
level-veteran = Veteran
level-veteran-help = Igra kao profesionalac, ali ponekad prenagli.
level-greedy = Profesionalac
level-greedy-help = Odmeri svaki potez i ono što njime otvara drugima.
level-challenger = Izazivač
level-challenger-help = Igra kao profesionalac i drugima kvari planove.
level-master = Majstor
level-master-help = Razmišlja unapred: najbolje poteze mnogo puta odigra do kraja i bira onaj koji se najbolje pokaže.
level-grandmaster = Velemajstor
level-grandmaster-help = Razmišlja unapred kao majstor, sa nekoliko puta više pokušaja. Ne žuri.
level-search = Pretraga
level-search-help = Razmišlja unapred sa onoliko pokušaja koliko mu dozvoliš.
level-plain-search = Obična pretraga
level-plain-search-help = Kao Pretraga, ali bez saveta igre: isprobava sve i nastavlja nasumično.
prompt-wait-for-several = Bira više igrača

reason-match-over = Partija je završena.
reason-not-your-turn = Nisi na potezu.
reason-already-chosen = Tvoj izbor je već tu; ostali još biraju.
reason-not-now = To sada nije moguće.
reason-undo-nothing = Nema šta da se poništi.
reason-undo-other-acted = U međuvremenu je već igrao neko drugi.
reason-undo-drawn = U međuvremenu je odlučio slučaj. { $event }
reason-undo-revealed = U međuvremenu se pokazalo nešto skriveno. { $event }
reason-undo-over = Partija je završena.
reason-stale = Na stolu se u međuvremenu nešto promenilo. Pogledaj i izaberi ponovo.
reason-match-too-long = Partija je preduga da bi se nastavila.
reason-bot-plays = Umesto tebe igra bot. Najpre preuzmi mesto nazad.
reason-paused = Partija je privremeno zaustavljena. Niko ne može da igra dok neko ne prekine pauzu.

### Terminal

cli-which-game = Koja igra?
cli-how-many-players = Koliko igrača?
cli-which-level = Kakav protivnik?
cli-your-name = Kako se zoveš?
cli-match-starts =
    { $players ->
        [one] { $game }, { $players } igrač
        [few] { $game }, { $players } igrača
       *[other] { $game }, { $players } igrača
    }
cli-turn = Na potezu je { $seat }
cli-thinking = { $seat } razmišlja …
cli-hand-over = { $seat }: ekran je sada samo za tebe. Pritisni Enter.
cli-ask = Broj ili reči, ? pomoć, { "u" } poništi, { "q" } kraj:
cli-choices-match = Traženje „{ $text }”: { $shown } od { $count }
cli-no-choice-fits = Tekstu „{ $text }” ništa ne odgovara. Upiši broj od 1 do { $count } ili deo neke mogućnosti.
cli-rulebook = Pravila: { $section }
cli-undone = Poništeno.
cli-cannot-undo = Ne može da se poništi: { $reason }
cli-help =
    Upiši broj mogućnosti ili deo njenog teksta, pa ostaju samo mogućnosti koje odgovaraju.
    Prazan red opet pokazuje sve.
    ?   ova pomoć i pravila
    { "u" }   poništi poslednji izbor
    { "q" }   napusti partiju
cli-why-help = zašto mogućnosti s tim rečima nisu dostupne
cli-rules = Pravila
cli-left = Partija je napuštena.
cli-over = Partija je završena.
cli-winner = Pobeđuje: { $name }
cli-shared-win = Podeljeno prvo mesto: { $names }
cli-draw = Nerešeno.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } poen
        [few] { $score } poena
       *[other] { $score } poena
    }
cli-saved = Sačuvano u { $path }
cli-compiling = Pripremaju se brza pravila: { $done } od { $total }
cli-column-seat = Mesto
cli-column-bot = Bot
cli-column-wins = Pobede
cli-column-share = Udeo
cli-column-score = Prosek poena
cli-column-spread = Rasipanje
cli-column-game = Igra
cli-column-players = Igrači
cli-column-minutes = Minuti
cli-column-levels = Protivnici
cli-column-place = Prosečan plasman
cli-column-time = Vreme po odluci
cli-column-against = Protiv
cli-column-deals = Deljenja
cli-column-ahead = Bolji plasman
cli-column-alone = Samostalne pobede
cli-column-positions = Pozicije
cli-train-said = Predviđanje
cli-train-decisions = Odluke
cli-train-even = Jednake šanse
cli-train-outlook = Izgledi
cli-train-network = Sa mrežom
cli-train-points = Dosadašnji poeni
cli-train-better = Bolje za
cli-games-played =
    { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }
cli-decisions =
    { $decisions ->
        [one] { $decisions } odluka
        [few] { $decisions } odluke
       *[other] { $decisions } odluka
    }
cli-abandoned =
    { $games ->
        [one] { $games } partija je prekinuta posle { $decisions } odluka. Niko je nije dobio.
        [few] { $games } partije su prekinute posle { $decisions } odluka. Niko ih nije dobio.
       *[other] { $games } partija je prekinuto posle { $decisions } odluka. Niko ih nije dobio.
    }
cli-mean-decisions = { $mean } odluka po partiji
cli-decisions-per-second = { $rate } odluka/s
cli-games-per-second = { $rate } partija/s
cli-arena-stronger = { $bot } igra bolje nego { $other } (test: { $elo0 } ili { $elo1 } Elo)
cli-arena-not-stronger = { $bot } ne igra bolje nego { $other } (test: { $elo0 } ili { $elo1 } Elo)
cli-arena-open = Još nije odlučeno: logaritam količnika verodostojnosti { $ratio }, granice { $low } i { $high }
cli-analysis-progress = Upoređivanje odluka: { $done } od { $total }
cli-analysis-chances = Šanse za pobedu
cli-analysis-points = Očekivani poeni
cli-analysis-parts = Odluke i sreća
cli-analysis-sum = U procentima pobede. Početak i ova tri dela zajedno daju ishod.
cli-analysis-begin = početak
cli-analysis-own = sopstvene odluke
cli-analysis-others = odluke drugih
cli-analysis-chance = slučaj
cli-analysis-end = ishod
cli-analysis-now = sada
cli-analysis-worst = Najskuplje odluke
cli-analysis-none = Nijedna odluka se ne izdvaja.
cli-analysis-costs = Odluka { $number }: { $action } ({ $loss })
cli-analysis-better = Bolje: { $action }
cli-analysis-full = Sa svim otkrivenim: { $action } ({ $loss })
cli-analysis-known = Ono što igrač nije mogao da zna ne uzima mu se za grešku. Razlike koje mogu biti slučajne nisu navedene.
cli-analysis-played = odigrano
cli-analysis-candidates = Upoređeni potezi i šanse posle njih
cli-analysis-unfinished = Partija nije završena: analizirana je do odluke { $number }.
cli-analysis-full-none = Sa svim otkrivenim se ne izdvaja nijedan bolji potez.
cli-analysis-sources = Poeni po izvoru
cli-analysis-usual = U zagradama: srednja polovina partija botova ovog nivoa sa istim brojem igrača (ljudi: nivo Profesionalac).
cli-stats-player = Igrač
cli-stats-matches = Partije
cli-stats-places = Mesta (1 · 2 · …)
cli-stats-best-score = Najviše poena
cli-stats-others = Prosek protivnika
cli-stats-usual-level = Uobičajeno za nivo
cli-stats-people = ljudi
cli-stats-mean = Prosek
cli-stats-best = Najviše
cli-stats-last = Poslednjih deset
cli-stats-usual = Uobičajeno
cli-stats-numbers = Brojke iz partija
cli-stats-met = Susreti
cli-stats-ahead = Bolje mesto
cli-stats-behind = Lošije mesto
cli-stats-of = { $player }, broj igrača: { $number }, protivnici: { $against }
cli-stats-none = Nema nijedne završene partije.
cli-verify-good = Datoteka partije je ispravna: sve se slaže.
cli-verify-bad = Datoteka partije nije ispravna, mesto { $at }: { $why }
cli-verify-deal = Pošteno deljenje: početni broj sledi iz ključa koji je obećan unapred. Obaveza: { $commitment }
cli-verify-deal-pledged = Doprineli, kako su unapred obećali: { $names }
cli-verify-deal-given = Doprineli u istom koraku u kom se delilo: { $names }
cli-verify-deal-missing = Obećali doprinos koji nije stigao na vreme: { $names }
cli-verify-deal-alone = Niko nije doprineo: odlučio je samo ključ.
cli-verify-no-deal = Datoteka ne kaže odakle je početni broj, pa ne dokazuje da deljenje niko nije izabrao.
cli-verify-other-commitment = Ovo nije deljenje koje je obećano. Njegova obaveza je { $commitment }
cli-verify-other-promise = Ovo nije ono što je sto pokazao pre deljenja. Njegovo obećanje je { $promise }
cli-learn = Kurs: { $game }
cli-learn-left = Kurs čeka kod koraka { $number }: boardwright learn { $game } nastavlja odatle.
cli-learn-again = Hajde još jednom.
cli-learn-none = { $game }: ova igra nema kurs.

### Stranica: okvir svih ekrana

ui-skip = Pređi na sadržaj
ui-tagline = Društvene igre po svim pravilima, s prijateljima blizu i daleko ili s botovima.
ui-tagline-here = Društvene igre po svim pravilima, s prijateljima za jednim ekranom ili s botovima.
ui-home = Sve igre
ui-groups = Grupe
ui-others-wait =
    { $count ->
        [one] drugi te čekaju u { $count } partiji
        [few] drugi te čekaju u { $count } partije
       *[other] drugi te čekaju u { $count } partija
    }
ui-settings = Podešavanja
ui-language = Jezik
ui-close = Zatvori
ui-loading = Učitavanje …
ui-unofficial = Nezvanično: sopstveni crteži i sopstveni tekstovi. Imena igara samo kažu po kojim pravilima se igra.
ui-compiling = Pripremaju se brza pravila: { $game }, { $done } od { $total }. Dotad možeš da igraš.
ui-making =
    { $stage ->
        [waiting] Brza pravila dolaze na red kasnije. Dotad možeš da igraš.
        [later] Saveti na stranici dolaze na red kasnije.
        [bots] Pripremaju se saveti za stranicu: { $done } od { $total }
        [page] Pripremaju se pravila za stranicu: { $done } od { $total }
       *[rules] Pripremaju se brza pravila: { $done } od { $total }. Dotad možeš da igraš.
    }
ui-making-failed =
    { $stage ->
        [bots] Saveti za stranicu nisu mogli da se pripreme. Razlog je u dnevniku servera.
        [page] Pravila za stranicu nisu mogla da se pripreme, umesto njih odgovara server. Razlog je u njegovom dnevniku.
       *[rules] Brza pravila nisu mogla da se pripreme, pa botovi razmišljaju duže. Razlog je u dnevniku servera.
    }
ui-title-screen = { $screen } – Boardwright

### Stranica: ulazni ekran

ui-games = Igre
ui-players-range =
    { $max ->
        [one] { $min }–{ $max } igrač
        [few] { $min }–{ $max } igrača
       *[other] { $min }–{ $max } igrača
    }
ui-players-exact =
    { $count ->
        [one] { $count } igrač
        [few] { $count } igrača
       *[other] { $count } igrača
    }
ui-minutes =
    { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }
ui-play-now = Igraj odmah
ui-play-now-help =
    { $count ->
        [one] Ti protiv { $count } bota: { $level }
        [few] Ti protiv { $count } bota: { $level }
       *[other] Ti protiv { $count } botova: { $level }
    }
ui-new-match = Nova partija
ui-new-match-of = Nova partija: { $game }
ui-play-now-of = Igraj odmah: { $game }
ui-no-games = Nije nađena nijedna igra.
ui-running = Partije u toku
ui-offline = Server ne radi. Partije na ovom uređaju i datoteke partija rade i dalje, nove partije se čuvaju na uređaju. Ostale partije se vraćaju sa serverom.
ui-finished = Završene partije
ui-ratings = Rejtinzi
ui-statistics = Statistika
ui-here = Samo na ovom uređaju
ui-carry-server = Nastavi sa prijateljima
ui-carry-server-help = Premešta partiju na server. Tamo svaki igrač može da nastavi na svom uređaju.
ui-carry-here = Nastavi samo na ovom uređaju
ui-carry-here-help = Premešta partiju sa servera na ovaj uređaj. Onda radi bez mreže.
ui-carry-left = Razgovor i oznake saveta se ne prenose. Vreme za poništavanje, zavesa i botovi koji igraju umesto ljudi se prenose.
ui-to-watch = Partije za gledanje
ui-column-game = Igra
ui-column-seats = Igrači
ui-column-result = Ishod
ui-column-when = Poslednji potez
ui-column-what = Šta dalje
ui-resume = Nastavi
ui-resume-of = Nastavi: { $game } ({ $names })
ui-show-all = Prikaži sve: { $count }
ui-show-fewer = Prikaži manje
ui-replay = Snimak
ui-replay-of = Snimak: { $game } ({ $names })
ui-download = Datoteka partije
ui-deal-check = Proveri deljenje
ui-download-of = Sačuvaj datoteku partije: { $game } ({ $names })
ui-download-all = Sve datoteke partija
ui-download-all-help = Jedna arhiva (zip) sa datotekom svake završene partije i svake partije na ovom uređaju
ui-remove = Obriši
ui-remove-of = Obriši: { $game } ({ $names })
ui-remove-sure = Obrisati ovu partiju zauvek?
ui-remove-yes = Obriši
ui-remove-no = Zadrži
ui-forget = Ukloni sa spiska
ui-forget-of = Ukloni sa spiska: { $game } ({ $names })
ui-forget-sure = Ukloniti ovu partiju sa tvog spiska? Drugima ostaje, a njen link je vraća.
ui-forget-yes = Ukloni
ui-winner = Pobeđuje: { $names }
ui-shared-first = Podeljeno prvo mesto: { $names }
ui-decisions =
    { $count ->
        [one] { $count } odluka
        [few] { $count } odluke
       *[other] { $count } odluka
    }
ui-open-file = Otvori datoteku partije
ui-open-file-help = Izaberi datoteku ili je prevuci bilo gde na stranicu i partija će se prikazati. Partije iz arhive zip vraćaju se na ovaj uređaj.
ui-open-file-drop = Ovde pusti datoteku partije
ui-kept-files =
    { $count ->
        [one] Na ovom uređaju je sada { $count } partija iz arhive.
        [few] Na ovom uređaju su sada { $count } partije iz arhive.
       *[other] Na ovom uređaju je sada { $count } partija iz arhive.
    }
ui-opening = Datoteka partije se proverava …

### Stranica: nova partija

ui-seats = Igrači
ui-seats-help = Redom kojim sede. Ko počinje, određuje slučaj ili pravila.
ui-person = Čovek
ui-bot = Bot
ui-kind-of-seat = Ko igra na mestu { $number }
ui-name-of-seat = Ime na mestu { $number }
ui-level-of-seat = Vrsta bota na mestu { $number }
ui-level-rating = Rejting { $rating }
ui-level-wins = Pobeđuje u { $wins } od 100 partija protiv nižeg nivoa: { $lower }
ui-levels = Nivoi
ui-styles = Drugi stilovi igre
ui-add-person = Dodaj čoveka
ui-add-bot = Dodaj bota
ui-remove-seat = Ukloni mesto { $number }
ui-move-up = Pomeri mesto { $number } gore
ui-move-down = Pomeri mesto { $number } dole
ui-seats-full = Sva mesta su zauzeta.
ui-options = Pojedinosti pravila
ui-start = Započni partiju
ui-several-persons = Pred ekranom se smenjuje više ljudi.
ui-curtain = Zavesa između igrača
ui-curtain-always = uvek
ui-curtain-needed = po potrebi
ui-curtain-never = nikad
ui-curtain-help = Po potrebi: samo kada sledeći igrač vidi nešto što drugi ne smeju da vide.
ui-only-bots = Igraju samo botovi: ti gledaš.

### Stranica: sto

ui-board-of = Tabla: { $game }
ui-your-turn = Ti si na potezu
ui-turn-of = Na potezu je { $seat }
ui-turn-of-away = Na potezu je { $seat }, ali bez veze
ui-turn-now = { $seat } – ti si na potezu
ui-paused = Partija je privremeno zaustavljena.
ui-only-choice-done = Jedini mogući izbor je odigran: { $choice }
ui-waiting-for = Čeka se na igrače: { $names }
ui-bot-plays = Umesto tebe igra bot.
ui-thinking = { $seat } razmišlja …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } razmišlja { $seconds } sekundu
        [few] { $seat } razmišlja { $seconds } sekunde
       *[other] { $seat } razmišlja { $seconds } sekundi
    }
ui-sending = Slanje …
ui-sending-slow = Odgovora još nema. Izbor se neće izgubiti.
ui-undo = Poništi
ui-undo-closed = Ne može da se poništi: { $reason }
ui-undo-turn = Počni potez iz početka
ui-undo-turn-help = Poništi sve u ovom potezu
ui-undo-ask = Zamoli za poništavanje
ui-undo-ask-help = U međuvremenu su igrali drugi. Ako se svi prisutni slože, poništavaju se tvoj izbor i sve posle njega.
ui-done = Gotovo
ui-still-open =
    { $seconds ->
        [one] Još možeš da poništiš; sledeći igrač čeka { $seconds } sekundu.
        [few] Još možeš da poništiš; sledeći igrač čeka { $seconds } sekunde.
       *[other] Još možeš da poništiš; sledeći igrač čeka { $seconds } sekundi.
    }
ui-still-open-untimed = Još možeš da poništiš.
ui-talk = Razgovor
ui-choices = Mogućnosti
ui-choices-count =
    { $count ->
        [one] { $count } mogućnost
        [few] { $count } mogućnosti
       *[other] { $count } mogućnosti
    }
ui-choices-none = Sada ne biraš ništa.
ui-choices-other = Ostale mogućnosti
ui-choices-filter = Prikaži samo mogućnosti s tekstom
ui-choices-match = { $shown } od { $count }
ui-not-possible = Sada nije moguće
ui-not-possible-help = Izaberi nešto da vidiš zašto.
ui-more = I još njih ({ $count }): nađi ih kucanjem.
ui-why-not = Zašto ne?
ui-rulebook = Pravila: { $section }
ui-log = Šta se dogodilo
ui-log-empty = Još se ništa nije dogodilo.
ui-log-find = Pretraži događaje
ui-log-latest = Na najnovije
ui-log-none = Među događajima nema tih reči.
ui-log-since = Od tvog poslednjeg izbora
ui-you = Ti
ui-table-players = Igrači
ui-seat-you = za ovim ekranom
ui-seat-acting = na potezu
ui-seat-thinking = razmišlja
ui-seat-waits = čeka te
ui-seat-online = na vezi
ui-seat-away = bez veze
ui-seat-away-for = bez veze { $time }
ui-seat-stand-in = igra bot
ui-seat-stood-in = do kraja igrao bot
ui-link-open = Povezano
ui-link-connecting = Povezivanje …
ui-link-lost = Veza je prekinuta. Pokušavam ponovo …
ui-link-retry = Pokušaj odmah
ui-link-closed = Nije povezano
ui-board-missing = Ova igra nema tablu za stranicu. Koristi spisak mogućnosti.
ui-watching = Gledaš
ui-watching-late = Gledaš sa zakašnjenjem, ništa nije skriveno
ui-drawer = Više o partiji
ui-hint = Savet
ui-hint-help = Savet: šta predlaže { $bot }?
ui-hint-says = Savet ({ $bot }): { $choice }
ui-hint-chance = Šansa za pobedu: { $chance }
ui-hint-alike = Šansa za pobedu: približno ista
ui-percent = { $number } %
event-hint-asked = { $seat } traži savet.
ui-analysis = Analiza
ui-what-if = Šta ako …

### Stranica: predaja ekrana

ui-pass-to = Ekran preuzima: { $seat }
ui-pass-help = Niko drugi sada ne bi trebalo da gleda.
ui-pass-ready = Ja sam { $seat }
ui-pass-since = Šta se u međuvremenu dogodilo

### Stranica: kraj

ui-over = Partija je završena
ui-draw = Nerešeno
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } poen
        [few] { $points } poena
       *[other] { $points } poena
    }
ui-own-rank =
    { $place ->
        [1] Prvo mesto
        [2] Drugo mesto
        [3] Treće mesto
        [4] Četvrto mesto
        [5] Peto mesto
       *[other] { $place }. mesto
    }
ui-points-behind = zaostatak od { $points } poena
ui-points-ahead = prednost od { $points } poena
ui-score-behind = zaostatak { $points }
ui-score-ahead = prednost { $points }
ui-own-level =
    { $place ->
        [1] { ui-own-rank } sa istim rezultatom kao drugo mesto
       *[other] { ui-own-rank } sa istim rezultatom kao prvo mesto
    }
ui-level =
    { $place ->
        [1] isti rezultat kao drugo mesto
       *[other] isti rezultat kao prvo mesto
    }
ui-own-noted = Kod tebe: { $note }
ui-points-from = Odakle su poeni
ui-total = Ukupno
ui-score = Poeni
ui-again = Igraj ponovo
ui-again-help = Isti igrači, nova partija
ui-again-elsewhere-help = Jedan novi sto za sve vas: ko pritisne, seda za njega
ui-again-waits = Novi sto za sve vas je otvoren: „Igraj ponovo” vodi do njega.
ui-back-to-competition = Nazad na takmičenje
ui-look-at-board = Pogledaj tablu
ui-show-result = Ishod
ui-progress = Poeni kroz vreme
ui-progress-turn = Potez { $turn }
ui-turning-lead = Odlučujuće vođstvo: { $seat }, potez { $turn }
ui-turning-gain = Najveći dobitak: { $seat }, { $points } u potezu { $turn }
ui-turning-best = { $seat }, najbolji potez: { $points } u potezu { $turn }
ui-turning-changes =
    { $count ->
        [one] Vođstvo se promenilo { $count } put.
        [few] Vođstvo se promenilo { $count } puta.
       *[other] Vođstvo se promenilo { $count } puta.
    }
ui-turning-see = Pogledaj ovaj trenutak u snimku
ui-again-easier = Lakše: { $level }
ui-again-harder = Teže: { $level }

### Stranica: pomoć

ui-help = Pomoć
ui-help-keys = Tasteri
ui-key-help = Otvori ovu pomoć
ui-key-undo = Poništi poslednji izbor
ui-key-done = Gotovo: na redu je sledeći
ui-key-choices = Otvori spisak mogućnosti
ui-key-log = Otvori šta se dogodilo
ui-key-hint = Zatraži savet
ui-key-what-if = Otvori probnu tablu (Šta ako …) ili je napusti
ui-key-escape = Zatvori što je otvoreno
ui-key-tab = Na sledeće što može da se izabere
ui-key-enter = Izaberi
ui-key-arrows = Snimak: korak nazad ili napred
ui-key-marks = Snimak: na prethodnu ili sledeću oznaku
ui-key-ends = Snimak: na početak ili na kraj
ui-key-space = Snimak: pokreni ili zaustavi
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Razmak
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Stranica: pravila

ui-rules = Pravila
ui-rules-of = Pravila: { $game }
ui-rules-page = Na posebnoj stranici
ui-rules-contents = Sadržaj
ui-rules-search = Pretraži pravila
ui-rules-found =
    { $count ->
        [0] Ništa nije nađeno.
        [one] Nađeno u { $count } odeljku
        [few] Nađeno u { $count } odeljka
       *[other] Nađeno u { $count } odeljaka
    }
ui-rules-link = Link do ovog odeljka: { $section }
ui-rules-no-game = Igre „{ $game }” ovde nema. Pravila imaju:
ui-rules-no-text = O tome ovde još ništa nije napisano.
ui-rules-no-section = U ovim pravilima nema odeljka „{ $section }”. Koji postoje, pokazuje sadržaj.
ui-rules-no-picture = Ovde nedostaje slika „{ $picture }”.
ui-rules-foreign = Ova pravila postoje samo na engleskom.
ui-rules-failed = Pravila nisu mogla da se učitaju. Pomaže ponovno učitavanje stranice.
ui-part-failed = Deo stranice nije mogao da se učita.
ui-load-again = Ponovo učitaj stranicu

section-goal = Cilj igre
section-parts = Šta je u igri
section-rulings = Pitanja
section-tips = Saveti

### Stranica: snimak

ui-replay-first = Na početak
ui-replay-back = Korak nazad
ui-replay-play = Pokreni
ui-replay-pause = Zaustavi
ui-replay-forward = Korak napred
ui-replay-last = Na kraj
ui-replay-position = Odluka { $at } od { $count }
ui-replay-slider = Odluka
ui-replay-speed = Brzina
ui-replay-speed-value = { $speed }×
ui-from-here = Igraj odavde dalje
ui-replay-link = Kopiraj link do ove pozicije
ui-replay-copied = Link je kopiran.
ui-copy-refused = Pregledač nije dozvolio kopiranje. Link: { $link }
ui-replay-eyes = Čijim očima
ui-replay-eyes-all = Sve otkriveno

### Stranica: kurs

ui-learn = Nauči kroz igru
ui-learn-of = Nauči kroz igru: { $game }
ui-learn-step = Korak { $number } od { $count }
ui-learn-reached = Odlično!
ui-learn-missed = Nije baš to.
ui-learn-next = Dalje
ui-learn-back = Korak nazad
ui-learn-again = Vrati potez
ui-learn-show = Pokaži mi
ui-learn-finished = Sada znaš igru. Sledeći sto te već čeka!
ui-learn-anew = Od početka

### Greške servera i stranice

error-unknown = Nešto je pošlo naopako: { $id }
error-unreachable = Server ne odgovara.
error-no-server = Ova stranica radi bez servera, pa to ovde nije moguće.
error-site-file = Neka datoteka ove stranice nedostaje ili je oštećena. Učitaj stranicu ponovo; ako to ne pomogne, može da je popravi operater.
error-storage-full = Na ovom uređaju više nema mesta, pa se ništa više ne čuva. Možeš da igraš dalje i da preuzmeš partiju.
error-storage-forbidden = Ovaj pregledač ništa ne čuva za ovu stranicu, možda zato što je prozor privatan. Možeš da igraš i da preuzmeš partiju; kad se stranica zatvori, nestaje.
error-storage-newer = Partije na ovom uređaju sačuvala je novija verzija ove stranice. Zatvori njene ostale kartice i ponovo učitaj ovu. Ono što dotad odigraš ne čuva se.
error-open-elsewhere = Ova partija je otvorena u drugoj kartici i nastavlja se tamo. Da ponovo igraš ovde, učitaj stranicu ponovo.
error-broken-archive = Ova arhiva ne može da se pročita. Možda nije potpuna.
error-broken-link = Ovaj link nije potpun, pa partija ne može da se otvori. Kopiraj još jednom ceo link.
error-link-too-long = Ova partija je preduga za link. Preuzmi njenu datoteku i pošalji nju.
error-cannot-carry = Rangirane partije, partije takmičenja i partije sa sopstvenim delovima ne mogu da se nastave na drugom mestu.
error-position-unread = Ova partija počinje od pozicije iz druge partije, a nju može da pročita samo server. Otvori datoteku na stranici koja ima server.
error-match-is-over = Ova partija je završena.
error-server = Server to nije mogao da uradi (stanje { $status }).
error-page = Na stranici je nešto pošlo naopako. Pomaže ponovno učitavanje.
error-no-such-path = Na toj adresi nema ničega.
error-no-such-method = Ova adresa ne podržava takav zahtev.
error-no-such-game = Te igre ovde nema.
error-no-such-match = Te partije ovde nema.
error-match-closed = Operater servera je završio ovu partiju. Ništa od nje nije obrisano.
error-no-such-replay = Tog snimka više nema. Ponovo otvori datoteku partije.
error-no-such-level = Nema protivnika „{ $level }”. Na raspolaganju su: { $levels }
error-no-such-action = Igra nema takvu radnju.
error-no-such-decision = Nema odluke { $k }; poslednja je { $decisions }.
error-no-such-seat = Nema mesta { $number }; poslednje je { $last }.
error-bad-request = Server nije razumeo zahtev.
error-bad-message = Server nije razumeo poruku.
error-bad-option = Taj izbor ne odgovara igri: { $why }
error-bad-name = { $seat }: upiši ime koje se vidi.
error-same-name = { $seat }: ovo ime izgleda isto kao drugo za stolom: { $other }. Izaberi drugačije.
error-broken-record = Ova datoteka partije ne može da se upotrebi: { $why } (Mesto u datoteci: { $at })
error-ruleset-changed = Ova partija pripada drugim pravilima: tada { $stored }, sada { $now }.
error-log-does-not-fit = Sačuvana partija od odluke { $at } ne odgovara pravilima.
error-game-is-gone = Igra ove partije više nije instalirana: { $game }
error-not-over = Datoteka partije je dostupna tek posle njenog kraja.
error-cannot-begin-here = Partija ne može da počne od ove pozicije.
error-match-runs = Partija još nije završena.
error-not-your-seat = { $seat } ne igra na ovom uređaju.
error-restored = Server je vraćen iz starije kopije. Kasnijih poteza više nema, partija se nastavlja od prikazanog stanja.
error-seat-moved = Ovo mesto se sada igra na drugom uređaju. Ovde gledaš.
error-no-token = Server ne poznaje ovaj uređaj. Ponovo učitaj stranicu.
error-other-origin = Ova stranica pripada drugom serveru.
error-other-host = Ovaj server se ne odaziva na ime { $host }. Ako treba da se odaziva, pokreni ga sa opcijom { "--allow-host" } { $host }.
error-not-json = Server prima samo JSON (Content-Type: application/json).
error-too-slow = Podaci su stizali presporo. Pokušaj ponovo sa boljom vezom.
error-hello-once = Veza je zapela. Ponovo učitaj stranicu.
error-come-again = U istom trenutku igrao je neko drugi. Pokušaj ponovo.
error-too-long =
    { $limit ->
        [one] To je predugačko: staje najviše { $limit } bajt.
        [few] To je predugačko: staju najviše { $limit } bajta.
       *[other] To je predugačko: staje najviše { $limit } bajtova.
    }
error-too-many =
    { $seconds ->
        [one] Previše odjednom. Pokušaj ponovo za { $seconds } sekundu.
        [few] Previše odjednom. Pokušaj ponovo za { $seconds } sekunde.
       *[other] Previše odjednom. Pokušaj ponovo za { $seconds } sekundi.
    }
error-too-many-matches =
    { $limit ->
        [one] Na ovom uređaju je { $limit } partija i više ih ne staje. Prvo je obriši.
        [few] Na ovom uređaju su { $limit } partije i više ih ne staje. Prvo neku obriši.
       *[other] Na ovom uređaju je { $limit } partija i više ih ne staje. Prvo neku obriši.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] Na ovom uređaju je { $limit } nezavršena partija samih botova i više ih ne staje. Prvo je obriši.
        [few] Na ovom uređaju su { $limit } nezavršene partije samih botova i više ih ne staje. Prvo neku obriši.
       *[other] Na ovom uređaju je { $limit } nezavršenih partija samih botova i više ih ne staje. Prvo neku obriši.
    }
error-too-many-sockets = Otvoreno je previše stranica. Zatvori neku i pokušaj ponovo.
error-busy = Server ima previše posla. Pokušaj za trenutak.
error-store-failed = Server sada ne može do svoje baze podataka. Pokušaj za trenutak.
error-database-full = Na ovom serveru više nema mesta ni za šta novo. Što je počelo, teče dalje.
error-store-gone = Baza podataka servera je premeštena ili obrisana. Dok se server ponovo ne pokrene, ništa se ne čuva.
error-too-heavy = Provera ove datoteke partije traži više vremena ili memorije nego što server dozvoljava.
error-internal = Na serveru je nešto pošlo naopako.
error-other-rules = Server ima drugačija pravila nego ova stranica. Stranica se ponovo učitava.
error-page-rules =
    { $why ->
        [version] Pravila za ovu stranicu su druge verzije. Umesto njih odgovara server.
        [damaged] Pravila za ovu stranicu su oštećena. Umesto njih odgovara server.
        [record] Ono što je server poslao ne odgovara pravilima na ovoj stranici. Umesto njih odgovara server.
       *[failed] Pravila su na ovoj stranici zakazala. Umesto njih odgovara server.
    }
error-no-such-course = Ova igra nema kurs.
error-broken-course = Kurs ove igre ne odgovara njenim pravilima (deo: { $part }).
error-course-rules = Kursu su potrebna pravila igre na ovoj stranici, a ona nisu tu. Pokušaj ponovo za koji trenutak.
error-course-failed = Pravila na ovoj stranici su zakazala. Korak počinje iznova.
error-random-bot = Bot nije mogao da se učita. Umesto njega igra jedan koji bira nasumično.
error-local-rules = Pravila ove igre ne rade u ovom pregledaču. Učitaj stranicu ponovo ili probaj drugi pregledač.
error-not-ready-here = Pravila i botovi za partije na ovom uređaju se još pripremaju. Pokušaj ponovo za koji trenutak ili igraj na serveru.
error-not-kept = Ovaj potez nije mogao da se sačuva na ovom uređaju. Možeš da igraš dalje; uz sledeći potez pokušaće se ponovo.
error-no-hint =
    { $why ->
        [missing] Saveta još nema: bot za ovu stranicu još nije pripremljen.
       *[failed] Saveta nema: bot je na ovoj stranici zakazao.
    }
error-hints-forbidden = Za ovim stolom saveti nisu dozvoljeni.
error-not-rated =
    { $why ->
        [bot] Ovaj bot nema rejting. Za rangiranu partiju izaberi drugog.
        [same_device] U rangiranoj partiji svako igra na svom uređaju.
        [same_person] U rangiranoj partiji jedna osoba ne može da ima dva mesta. Nalozi iz istog pregledača računaju se kao jedna osoba.
        [hints] U rangiranoj partiji nema saveta.
        [watching] Gledaoci rangirane partije ne smeju da vide sve.
        [start] Rangirana partija se igra od početka.
        [seat] U rangiranoj partiji mesto ostaje na svom uređaju.
        [delete] Rangirana partija ne može da se obriše dok traje.
       *[undo] U rangiranoj partiji ne može da se poništi ono na šta su drugi već odgovorili.
    }
error-no-what-if =
    { $why ->
        [making] Još ništa ne može da se isproba: pravila ove igre se još pripremaju za stranicu.
        [waiting] Još ništa ne može da se isproba: stranica čeka poziciju. Pokušaj ponovo za koji trenutak.
        [passed] Probna tabla se nije otvorila: ekran je preuzeo sledeći igrač.
        [replay] Ova pozicija ne može da se isproba: stranica ovaj snimak ne reprodukuje sama, a proba ne sme da pita server.
       *[rules] Ovde ništa ne može da se isproba: stranica nema pravila ove igre.
    }
error-what-if-bots = Bot nije mogao da se učita. Ti biraš za sve.
error-no-such-table = Ovog stola više nema.
error-table-closed = Operater servera je zatvorio ovaj sto.
error-no-such-chair = Takvog mesta za stolom nema (mesta: { $chairs }).
error-nobody-to-wait-for = Za ovim stolom nema na koga da se čeka: ostavi neko mesto otvoreno ili nekoga pozovi.
error-too-many-tables =
    { $limit ->
        [one] Na ovom uređaju čeka { $limit } sto i više ih ne staje. Prvo ga ukloni.
        [few] Na ovom uređaju čekaju { $limit } stola i više ih ne staje. Prvo neki ukloni.
       *[other] Na ovom uređaju čeka { $limit } stolova i više ih ne staje. Prvo neki ukloni.
    }
error-empty-line = Prvo nešto napiši.
error-talk-full = Ovde više poruka ne staje.
error-no-such-line = Te poruke nema.
error-table-started = Partija za ovim stolom je već počela.
error-chair-taken = To mesto je već zauzeto.
error-no-open-chair = Za ovim stolom nema otvorenih mesta.
error-bad-invitation = Ova pozivnica više ne važi. Zatraži novu.
error-already-sitting = Već sediš za ovim stolom.
error-chairs-empty = Neka mesta su još prazna. Sačekaj ili na njih postavi botove.
error-not-ready = Nisu još svi spremni.
error-not-sealed = Za ovim stolom se još ne deli: nisu svi tu i spremni.
error-bad-share = Ovo nije ono što je za ovo mesto obećano.
error-same-pledge = Dva mesta ne mogu da obećaju isto.
error-not-your-table = To može samo domaćin stola.
error-no-such-group = Ova grupa ne postoji ili nisi u njoj.
error-no-such-member = Ova osoba više nije u grupi.
error-no-such-preset = Ovog sačuvanog stola više nema.
error-not-your-group = To može samo domaćin grupe.
error-bad-group-link = Ova pozivnica za grupu više ne važi. Zatraži novu.
error-bad-group-name = Upiši ime koje se vidi.
error-same-group-name = Ovo ime izgleda isto kao drugo u grupi: { $other }. Izaberi drugačije.
error-group-full = Grupa je puna (najveći broj ljudi: { $limit }).
error-too-many-groups = Ne možeš biti u više grupa (najveći broj: { $limit }). Prvo neku napusti.
error-too-many-presets = Grupa ne može imati više sačuvanih stolova (najveći broj: { $limit }). Prvo neki ukloni.
error-no-such-competition = Ovo takmičenje više ne postoji.
error-too-many-competitions = Grupa ne može imati više takmičenja (najveći broj: { $limit }). Prvo neko obriši.
error-few-entrants = Takmičenju ove vrste treba više članova (najmanji broj: { $least }).
error-entrant-twice = Ovo ime je na spisku dvaput: { $name }.
error-bad-rounds = Toliko kola ne može biti (najveći broj: { $most }).
error-nothing-to-play = U ovom takmičenju sada nemaš nijednu partiju.
error-reserved-table = Mesta za ovim stolom čuvaju se za članove koji ovde imaju svoju partiju.
error-not-your-match = Partiju može da obriše samo onaj ko ju je napravio.
error-bad-seat-link = Ovaj link više ne važi. Napravi novi na uređaju koji ima mesto.
error-may-not-watch = Ovu partiju ne sme svako da gleda. Pitaj onoga ko je otvorio sto.
error-bad-watch-link = Ovaj link za gledaoce više ne važi. Zatraži novi.
error-no-watch-link = Ovaj sto nema link za gledaoce.
error-plays-here = Ko igra ovu partiju ne sme da gleda ono što je u njoj skriveno.
error-has-watched = Na ovom uređaju se već videlo šta je u partiji skriveno, pa ne može da preuzme mesto.
error-too-many-devices = Nema mesta za više gledalaca.
error-bad-mail-address = To nije upotrebljiva adresa e-pošte.
error-bad-web-address = To nije važeća adresa. Mora da počne sa https:// i ne sme da sadrži lozinku.
error-bad-notice-link = Ovaj link više ne važi. Ponovo zatraži obaveštenja.
error-no-such-notice = Ovaj server ne šalje obaveštenja na taj način.
error-too-many-notices =
    { $limit ->
        [one] Ovaj uređaj već ima uključeno { $limit } obaveštenje i ne može da ih ima više. Isključi neko kod druge partije.
        [few] Ovaj uređaj već ima uključena { $limit } obaveštenja i ne može da ih ima više. Isključi neko kod druge partije.
       *[other] Ovaj uređaj već ima uključenih { $limit } obaveštenja i ne može da ih ima više. Isključi neko kod druge partije.
    }
error-not-absent = { $seat }: bot sme da igra dalje posle minuta odsutnosti ili kad ostali čekaju deset minuta. Preostalo sekundi: { $seconds }
error-has-time = { $seat } još ima vremena. Bot sme da igra dalje kad vreme istekne; ako se za potez imaju dani, i posle celog dana, ako se svi ostali slože.
error-bad-day = To nije dan: izaberi ga u kalendaru.
error-vacation-backwards = Poslednji dan je pre prvog.
error-vacation-past = Odmor počinje najranije danas.
error-vacation-too-far = Odmor počinje u narednih { $days } dana i završava se u roku od dva meseca.
error-vacation-too-long =
    { $left ->
        [one] To je predugo: u godini { $year } ostao je { $left } dan odmora.
        [few] To je predugo: u godini { $year } ostala su { $left } dana odmora.
       *[other] To je predugo: u godini { $year } ostalo je { $left } dana odmora.
    }
error-vacation-overlaps = Neki od ovih dana već je u drugom odmoru.
error-too-many-vacations = Ne može se planirati više odmora (najviše { $limit }, zajedno sa onima iz protekle godine).
error-no-such-vacation = Ovaj odmor je završen ili obrisan.
error-rest-too-long = Mirni sati traju najmanje minut i najviše { $hours } sati dnevno.
error-rest-too-soon =
    { $days ->
        [one] Mirni sati važe nedelju dana: moći će da se promene za { $days } dan.
        [few] Mirni sati važe nedelju dana: moći će da se promene za { $days } dana.
       *[other] Mirni sati važe nedelju dana: moći će da se promene za { $days } dana.
    }
error-nobody-to-ask = Nema nikoga ko bi mogao da odgovori.
error-being-asked = Neko drugi već traži poništavanje.
error-declined-before = Ostali su o ovom izboru već pitani.
error-declined-often = Drugi su u ovoj partiji već triput rekli ne. Nova molba nije moguća.
error-cannot-ask-back = Sada nema šta da se zatraži.
error-no-clock = Ova partija nema satove.
error-no-accounts = Na ovom serveru nema korisničkih naloga.
error-bad-account-name = Upiši ime koje se vidi.
error-name-reserved = Ovo ime je rezervisano. Izaberi drugo.
error-name-taken = Ovo ime je zauzeto ili izgleda isto kao neko drugo. Izaberi drugo.
error-bad-password = Broj znakova lozinke: najmanje { $least }, najviše { $most }.
error-bad-sign-in = Ime i lozinka se ne podudaraju.
error-not-signed-in = Ovaj uređaj više nije prijavljen.
error-bad-passkey = Ovaj pristupni ključ ne odgovara ili je trajalo predugo. Pokušaj ponovo.
error-no-passkeys-here = Pristupni ključevi traže stranicu sa https:// i imenom ili localhost. Ovde služi lozinka.
error-sign-in-again = Najpre se odjavi i ponovo prijavi: prošlo je neko vreme.
error-too-many-passkeys = Nalog ne može da ima više pristupnih ključeva (najveći broj: { $limit }). Najpre jedan ukloni.
error-last-way-in = Drugačije ne možeš da se prijaviš. Najpre dodaj drugi način.
error-no-such-account = Nalog sa ovim imenom ne postoji.
error-no-such-device = Uređaj sa ovim brojem ne postoji.
error-no-such-player = Na ovom mestu ne igra nijedan čovek.
error-bad-whom = Koga? Očekuje se ime naloga, { "device:BROJ, seat:PARTIJA:MESTO ili address:ADRESA" }.
error-person-needed = Ovo se odnosi na osobu, a ne na domaćinstvo. Očekuje se ime naloga, { "device:BROJ ili seat:PARTIJA:MESTO" }.
error-last-host = Ovo je poslednji administrator ovog servera. Prvo odredi neki drugi nalog za administratora.
error-bad-password-link = Ovaj link za novu lozinku više ne važi. Zatraži novi od administratora servera.
error-not-a-host = Ovo je samo za administratore ovog servera.
error-only-a-day = Pomoćnici mogu da zabrane pristup najviše na jedan dan.
error-has-role = Administratorima i pomoćnicima nije moguće izreći zabranu. Administrator prvo mora da oduzme ulogu nalogu.
error-no-reason = Navedi razlog: osoba na koju se odnosi može da ga pročita.
error-barred = Pristup ovom serveru ti je zabranjen. Razlog: { $why }
error-barred-until = Pristup ovom serveru ti je zabranjen. Preostali sati: { $hours }. Razlog: { $why }
error-muted = Ovde ne smeš da pišeš. Razlog: { $why }
error-muted-until = Ovde ne smeš da pišeš. Preostali sati: { $hours }. Razlog: { $why }
error-no-such-bar = Nema zabrane koja bi mogla da se ukine.
error-own-household = Ovo je adresa tvog sopstvenog domaćinstva.
error-no-such-report = Otvorena prijava sa ovim brojem ne postoji.
error-too-many-reports = Najveći broj tvojih otvorenih prijava: { $limit }. Administratori ovog servera će ih pogledati.

### Šta ne odgovara u datoteci partije ili u izboru za partiju: stoji iza dvotačke

ui-no-match-file = Ovo nije datoteka partije. Otvori neizmenjenu datoteku sačuvanu iz partije.
ui-other-form = Ovu datoteku partije sačuvala je druga verzija programa: { $value }. Ova stranica čita: { $expected }
ui-file-action = radnja { $number }
ui-file-field =
    { $field ->
        [format] format
        [game] igra
        [ruleset] pravila
        [data] delovi
        [players] broj igrača
        [options] opcije
        [seed] početni broj
        [position] početna pozicija
        [seats] igrači
        [deal] deljenje
        [links] kontrolni brojevi
        [actions] spisak radnji
        [end] kraj
        [file] cela datoteka
       *[other] { $field }
    }
ui-telling-pause = Zaustavi
ui-telling-next = Sledeći korak
ui-telling-back = Prethodni korak
ui-telling-skip = Na kraj
ui-telling-again = Još jednom
broken-other = ovde nešto ne odgovara.
broken-missing = ovaj deo nedostaje u datoteci.
broken-unknown = datoteka partije nema takvo polje. Ima samo: { $expected }
broken-twice = ovo polje stoji dvaput; treba da stoji jednom.
broken-no-json = ovo nije JSON. Otvori neizmenjenu datoteku sačuvanu iz partije.
broken-shape = sadržaj nema oblik koji treba da ima: { $expected }
broken-value = { $value } ne odgovara. Odgovara: { $expected }
broken-link = datoteka je ovde izmenjena posle čuvanja. Otvori je onakvu kakva je sačuvana.
broken-ruleset = partija je odigrana po pravilima { $value }, a ovde važe { $expected }. Otvara je verzija programa koja ju je sačuvala, ili novija.
broken-unknown-game = igre { $value } ovde nema. Na raspolaganju su: { $expected }
broken-data = od ovih zamenjenih delova ne nastaje igra koja može da se igra.
broken-position = početna pozicija nije moguća: { $field } je { $value }.
broken-position-differs = početna pozicija kaže nešto drugo.
broken-deal-commitment = ključ, nonce, pravila i opcije ne odgovaraju obavezi: pre deljenja je obećano nešto drugo.
broken-deal-share = ono što je mesto { $chair } doprinelo deljenju nije ono što je za njega obećano.
broken-deal-bot = mesto { $chair } nema igrača, a ipak je doprinelo deljenju: doprinos je mogao biti izabran tako da dođu određene karte.
broken-deal-copied = mesto { $chair } ima obećanje drugog mesta.
broken-deal-unpledged = mesto { $chair } je doprinelo deljenju a da to nije unapred obećalo: doprinos je mogao biti izabran tako da dođu određene karte.
broken-deal-seed = početni broj ne sledi iz ključa i doprinosa: delilo se drugačije.
broken-deal-differs = partija je počela sa drugim pravilima, opcijama ili pozicijom nego što je obećano.
broken-deal-seats = neko sedi na drugom mestu nego što kaže deljenje.
broken-illegal = radnja „{ $action }” nije bila moguća: { $refused }
broken-unknown-action = igra nema radnju { $value }.
broken-no-seat = mesta { $value } nema; mesta su od 0 do { $most }.
broken-ended = datoteka se ovde završava, a broj radnji treba da bude { $told }.
broken-state = radnje vode do drugačijeg kraja nego što kaže datoteka.
broken-players = broj igrača: { $value }. Odgovara: { $expected }
broken-unknown-option = opcije { $value } nema. Na raspolaganju su: { $expected }
broken-option = { $option }: { $value }. Odgovara: { $expected }
broken-too-large = datoteka je prevelika: najviše { $most } bajtova.
broken-data-entry = zamenjeni delovi ne odgovaraju, mesto { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } ne može da stoji ovde. { $wanted ->
        [size] Na jednom mestu u datoteci sme da bude najviše ovoliko vrednosti i znakova: { $most }.
        [depth] Jedno u drugom sme da bude najviše ovoliko lista i tabela: { $most }.
        [number] Odgovaraju celi brojevi od najviše 64 bita.
        [text] Odgovara tekst od Unicode znakova.
        [name] Ime polja je tekst.
       *[other] Odgovaraju tekstovi, brojevi, true, false, null, liste i tabele.
    }
broken-game-failed = pravila igre { $game } su ovde zakazala ({ $value }). Trebalo je da kažu šta ne odgovara: to je greška programa.
