# Riječi stranice, terminala i onoga što jezgra odbija. Riječi igre su u njezinoj mapi.
# Imena igrača ($seat, $name, $names) stoje na početku rečenice, iza dvotočja ili iza „je”, da se ne bi sklanjala.

### Jezici (svaki svojim imenom, u svim datotekama isto)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Jezgra

seat-name = Igrač { $number }
level-random = Nasumični
level-random-help = Odigra bilo koji mogući potez.
level-novice = Početnik
level-novice-help = Misli samo na ovaj potez. Prikladan za prvu partiju.
level-apprentice = Šegrt
level-apprentice-help = Zna osnove i misli na ono što dolazi odmah potom.
level-amateur = Amater
level-amateur-help = Zna razumne poteze, ali planira samo jednu po jednu stvar.
level-advanced = Napredni
level-advanced-help = Planira unaprijed, ali ne daleko.
level-expert = Znalac
level-expert-help = Igra dobro, ali previđa što rade drugi.
level-veteran = Veteran
level-veteran-help = Igra kao profesionalac, ali ponekad prenagli.
level-greedy = Profesionalac
level-greedy-help = Odvagne svaki potez i ono što njime otvara drugima.
level-challenger = Izazivač
level-challenger-help = Igra kao profesionalac i drugima kvari planove.
level-master = Majstor
level-master-help = Razmišlja unaprijed: najbolje poteze mnogo puta odigra do kraja i bira onaj koji se najbolje pokaže.
level-grandmaster = Velemajstor
level-grandmaster-help = Razmišlja unaprijed kao majstor, s nekoliko puta više pokušaja. Ne žuri.
level-search = Pretraga
level-search-help = Razmišlja unaprijed s onoliko pokušaja koliko mu dopustiš.
level-plain-search = Obična pretraga
level-plain-search-help = Kao Pretraga, ali bez savjeta igre: isprobava sve i nastavlja nasumično.
prompt-wait-for-several = Bira više igrača

reason-match-over = Partija je završena.
reason-not-your-turn = Nisi na potezu.
reason-already-chosen = Tvoj je izbor već tu; ostali još biraju.
reason-not-now = To sada nije moguće.
reason-undo-nothing = Nema se što poništiti.
reason-undo-other-acted = U međuvremenu je već igrao netko drugi.
reason-undo-drawn = U međuvremenu je odlučio slučaj. { $event }
reason-undo-revealed = U međuvremenu se pokazalo nešto skriveno. { $event }
reason-undo-over = Partija je završena.
reason-stale = Na stolu se u međuvremenu nešto promijenilo. Pogledaj i odaberi ponovno.
reason-match-too-long = Partija je preduga da bi se nastavila.
reason-bot-plays = Umjesto tebe igra bot. Najprije preuzmi mjesto natrag.
reason-paused = Partija je privremeno zaustavljena. Nitko ne može igrati dok netko ne prekine stanku.

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
cli-hand-over = { $seat }: zaslon je sada samo za tebe. Pritisni Enter.
cli-ask = Broj ili riječi, ? pomoć, u poništi, q kraj:
cli-choices-match = Traženje „{ $text }”: { $shown } od { $count }
cli-no-choice-fits = Tekstu „{ $text }” ništa ne odgovara. Upiši broj od 1 do { $count } ili dio neke mogućnosti.
cli-rulebook = Pravila: { $section }
cli-undone = Poništeno.
cli-cannot-undo = Ne može se poništiti: { $reason }
cli-help =
    Upiši broj mogućnosti ili dio njezina teksta pa ostaju samo mogućnosti koje odgovaraju.
    Prazan redak opet pokazuje sve.
    ?   ova pomoć i pravila
    u   poništi zadnji odabir
    q   napusti partiju
cli-why-help = zašto mogućnosti s tim riječima nisu dostupne
cli-rules = Pravila
cli-left = Partija je napuštena.
cli-over = Partija je završena.
cli-winner = Pobjeđuje: { $name }
cli-shared-win = Podijeljeno prvo mjesto: { $names }
cli-draw = Neriješeno.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } boda
       *[other] { $score } bodova
    }
cli-saved = Spremljeno u { $path }
cli-compiling = Pripremaju se brza pravila: { $done } od { $total }
cli-column-seat = Mjesto
cli-column-bot = Bot
cli-column-wins = Pobjede
cli-column-share = Udio
cli-column-score = Prosjek bodova
cli-column-spread = Raspršenost
cli-column-game = Igra
cli-column-players = Igrači
cli-column-minutes = Minute
cli-column-levels = Protivnici
cli-column-place = Prosječan plasman
cli-column-time = Vrijeme po odluci
cli-column-against = Protiv
cli-column-deals = Dijeljenja
cli-column-ahead = Bolji plasman
cli-column-alone = Samostalne pobjede
cli-column-positions = Pozicije
cli-train-said = Predviđanje
cli-train-decisions = Odluke
cli-train-even = Jednaki izgledi
cli-train-outlook = Izgledi
cli-train-network = S mrežom
cli-train-points = Dosadašnji bodovi
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
        [one] { $games } partija prekinuta je nakon { $decisions } odluka. Nitko je nije dobio.
        [few] { $games } partije prekinute su nakon { $decisions } odluka. Nitko ih nije dobio.
       *[other] { $games } partija prekinuto je nakon { $decisions } odluka. Nitko ih nije dobio.
    }
cli-mean-decisions = { $mean } odluka po partiji
cli-decisions-per-second = { $rate } odluka/s
cli-games-per-second = { $rate } partija/s
cli-arena-stronger = { $bot } igra bolje nego { $other } (test: { $elo0 } ili { $elo1 } Elo)
cli-arena-not-stronger = { $bot } ne igra bolje nego { $other } (test: { $elo0 } ili { $elo1 } Elo)
cli-arena-open = Još nije odlučeno: logaritam omjera vjerodostojnosti { $ratio }, granice { $low } i { $high }
cli-analysis-progress = Uspoređivanje odluka: { $done } od { $total }
cli-analysis-chances = Izgledi za pobjedu
cli-analysis-points = Očekivani bodovi
cli-analysis-parts = Odluke i sreća
cli-analysis-sum = U postocima pobjede. Početak i ova tri dijela zajedno daju ishod.
cli-analysis-begin = početak
cli-analysis-own = vlastite odluke
cli-analysis-others = odluke drugih
cli-analysis-chance = slučaj
cli-analysis-end = ishod
cli-analysis-now = sada
cli-analysis-worst = Najskuplje odluke
cli-analysis-none = Nijedna se odluka ne ističe.
cli-analysis-costs = Odluka { $number }: { $action } ({ $loss })
cli-analysis-better = Bolje: { $action }
cli-analysis-full = Sa svim otkrivenim: { $action } ({ $loss })
cli-analysis-known = Ono što igrač nije mogao znati ne uzima mu se za pogrešku. Razlike koje mogu biti slučajne nisu navedene.
cli-analysis-played = odigrano
cli-analysis-candidates = Uspoređeni potezi i izgledi nakon njih
cli-analysis-unfinished = Partija nije završena: analizirana je do odluke { $number }.
cli-analysis-full-none = Sa svim otkrivenim ne ističe se nijedan bolji potez.
cli-analysis-sources = Bodovi po izvoru
cli-analysis-usual = U zagradama: srednja polovica partija botova ove razine s istim brojem igrača (ljudi: razina Profesionalac).
cli-stats-player = Igrač
cli-stats-matches = Partije
cli-stats-places = Mjesta (1 · 2 · …)
cli-stats-best-score = Najviše bodova
cli-stats-others = Prosjek protivnika
cli-stats-usual-level = Uobičajeno za razinu
cli-stats-people = ljudi
cli-stats-mean = Prosjek
cli-stats-best = Najviše
cli-stats-last = Posljednjih deset
cli-stats-usual = Uobičajeno
cli-stats-numbers = Brojke iz partija
cli-stats-met = Susreti
cli-stats-ahead = Bolje mjesto
cli-stats-behind = Lošije mjesto
cli-stats-of = { $player }, broj igrača: { $number }, protivnici: { $against }
cli-stats-none = Nema nijedne završene partije.
cli-verify-good = Datoteka partije je ispravna: sve se slaže.
cli-verify-bad = Datoteka partije nije ispravna, mjesto { $at }: { $why }
cli-verify-deal = Pošteno dijeljenje: početni broj slijedi iz ključa koji je obećan unaprijed. Obveza: { $commitment }
cli-verify-deal-pledged = Pridonijeli, kako su unaprijed obećali: { $names }
cli-verify-deal-given = Pridonijeli u istom koraku u kojem se dijelilo: { $names }
cli-verify-deal-missing = Obećali doprinos koji nije stigao na vrijeme: { $names }
cli-verify-deal-alone = Nitko nije pridonio: odlučio je samo ključ.
cli-verify-no-deal = Datoteka ne kaže odakle je početni broj, pa ne dokazuje da dijeljenje nitko nije odabrao.
cli-verify-other-commitment = Ovo nije dijeljenje koje je obećano. Njegova je obveza { $commitment }
cli-verify-other-promise = Ovo nije ono što je stol pokazao prije dijeljenja. Njegovo je obećanje { $promise }
cli-learn = Tečaj: { $game }
cli-learn-left = Tečaj čeka na koraku { $number }: boardwright learn { $game } nastavlja odande.
cli-learn-again = Hajde još jednom.
cli-learn-none = { $game }: ova igra nema tečaj.

### Stranica: okvir svih zaslona

ui-skip = Prijeđi na sadržaj
ui-tagline = Društvene igre po svim pravilima, s prijateljima blizu i daleko ili s botovima.
ui-tagline-here = Društvene igre po svim pravilima, s prijateljima za jednim zaslonom ili s botovima.
ui-home = Sve igre
ui-groups = Grupe
ui-others-wait =
    { $count ->
        [one] drugi te čekaju u { $count } partiji
        [few] drugi te čekaju u { $count } partije
       *[other] drugi te čekaju u { $count } partija
    }
ui-settings = Postavke
ui-language = Jezik
ui-close = Zatvori
ui-loading = Učitavanje …
ui-unofficial = Neslužbeno: vlastiti crteži i vlastiti tekstovi. Imena igara samo kažu po kojim se pravilima igra.
ui-compiling = Pripremaju se brza pravila: { $game }, { $done } od { $total }. Dotad možeš igrati.
ui-making =
    { $stage ->
        [waiting] Brza pravila dolaze na red kasnije. Dotad možeš igrati.
        [later] Savjeti na stranici dolaze na red kasnije.
        [bots] Pripremaju se savjeti za stranicu: { $done } od { $total }
        [page] Pripremaju se pravila za stranicu: { $done } od { $total }
       *[rules] Pripremaju se brza pravila: { $done } od { $total }. Dotad možeš igrati.
    }
ui-making-failed =
    { $stage ->
        [bots] Savjeti za stranicu nisu se mogli pripremiti. Razlog je u dnevniku poslužitelja.
        [page] Pravila za stranicu nisu se mogla pripremiti, umjesto njih odgovara poslužitelj. Razlog je u njegovu dnevniku.
       *[rules] Brza pravila nisu se mogla pripremiti, pa botovi razmišljaju dulje. Razlog je u dnevniku poslužitelja.
    }
ui-title-screen = { $screen } – Boardwright

### Stranica: ulazni zaslon

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
        [one] { $minutes } minuta
        [few] { $minutes } minute
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
ui-running = Partije u tijeku
ui-offline = Poslužitelj ne radi. Partije na ovom uređaju i datoteke partija i dalje rade, nove se partije spremaju na uređaju. Ostale se partije vraćaju s poslužiteljem.
ui-finished = Završene partije
ui-ratings = Rejtinzi
ui-statistics = Statistika
ui-here = Samo na ovom uređaju
ui-carry-server = Nastavi s prijateljima
ui-carry-server-help = Premješta partiju na poslužitelj. Ondje svaki igrač može nastaviti na svojem uređaju.
ui-carry-here = Nastavi samo na ovom uređaju
ui-carry-here-help = Premješta partiju s poslužitelja na ovaj uređaj. Tada radi bez mreže.
ui-carry-left = Razgovor i oznake savjeta ne prenose se. Vrijeme za poništavanje, zastor i botovi koji igraju umjesto ljudi prenose se.
ui-to-watch = Partije za gledanje
ui-column-game = Igra
ui-column-seats = Igrači
ui-column-result = Ishod
ui-column-when = Zadnji potez
ui-column-what = Što dalje
ui-resume = Nastavi
ui-resume-of = Nastavi: { $game } ({ $names })
ui-show-all = Prikaži sve: { $count }
ui-show-fewer = Prikaži manje
ui-replay = Snimka
ui-replay-of = Snimka: { $game } ({ $names })
ui-download = Datoteka partije
ui-deal-check = Provjeri dijeljenje
ui-download-of = Spremi datoteku partije: { $game } ({ $names })
ui-download-all = Sve datoteke partija
ui-download-all-help = Jedna arhiva (zip) s datotekom svake završene partije i svake partije na ovom uređaju
ui-remove = Izbriši
ui-remove-of = Izbriši: { $game } ({ $names })
ui-remove-sure = Izbrisati ovu partiju zauvijek?
ui-remove-yes = Izbriši
ui-remove-no = Zadrži
ui-forget = Makni s popisa
ui-forget-of = Makni s popisa: { $game } ({ $names })
ui-forget-sure = Maknuti ovu partiju s tvojeg popisa? Drugima ostaje, a njezina je poveznica vraća.
ui-forget-yes = Makni
ui-winner = Pobjeđuje: { $names }
ui-shared-first = Podijeljeno prvo mjesto: { $names }
ui-decisions =
    { $count ->
        [one] { $count } odluka
        [few] { $count } odluke
       *[other] { $count } odluka
    }
ui-open-file = Otvori datoteku partije
ui-open-file-help = Odaberi datoteku ili je ispusti bilo gdje na stranicu i partija će se prikazati. Partije iz arhive zip vraćaju se na ovaj uređaj.
ui-open-file-drop = Ovdje ispusti datoteku partije
ui-kept-files =
    { $count ->
        [one] Na ovom je uređaju sada { $count } partija iz arhive.
        [few] Na ovom su uređaju sada { $count } partije iz arhive.
       *[other] Na ovom je uređaju sada { $count } partija iz arhive.
    }
ui-opening = Datoteka partije se provjerava …

### Stranica: nova partija

ui-seats = Igrači
ui-seats-help = Redom kojim sjede. Tko počinje, određuje slučaj ili pravila.
ui-person = Čovjek
ui-bot = Bot
ui-kind-of-seat = Tko igra na mjestu { $number }
ui-name-of-seat = Ime na mjestu { $number }
ui-level-of-seat = Vrsta bota na mjestu { $number }
ui-level-rating = Rejting { $rating }
ui-level-wins = Pobjeđuje u { $wins } od 100 partija protiv niže razine: { $lower }
ui-levels = Razine
ui-styles = Drugi stilovi igre
ui-add-person = Dodaj čovjeka
ui-add-bot = Dodaj bota
ui-remove-seat = Ukloni mjesto { $number }
ui-move-up = Pomakni mjesto { $number } gore
ui-move-down = Pomakni mjesto { $number } dolje
ui-seats-full = Sva su mjesta zauzeta.
ui-options = Pojedinosti pravila
ui-start = Započni partiju
ui-several-persons = Pred zaslonom se izmjenjuje više ljudi.
ui-curtain = Zastor između igrača
ui-curtain-always = uvijek
ui-curtain-needed = po potrebi
ui-curtain-never = nikad
ui-curtain-help = Po potrebi: samo kad sljedeći igrač vidi nešto što drugi ne smiju vidjeti.
ui-only-bots = Igraju samo botovi: ti gledaš.

### Stranica: stol

ui-board-of = Ploča: { $game }
ui-your-turn = Ti si na potezu
ui-turn-of = Na potezu je { $seat }
ui-turn-of-away = Na potezu je { $seat }, ali bez veze
ui-turn-now = { $seat } – ti si na potezu
ui-paused = Partija je privremeno zaustavljena.
ui-only-choice-done = Jedini mogući izbor je odigran: { $choice }
ui-waiting-for = Čeka se na igrače: { $names }
ui-bot-plays = Umjesto tebe igra bot.
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
ui-undo-closed = Ne može se poništiti: { $reason }
ui-undo-turn = Počni potez ispočetka
ui-undo-turn-help = Poništi sve u ovom potezu
ui-undo-ask = Zamoli za poništenje
ui-undo-ask-help = U međuvremenu su igrali drugi. Ako se svi prisutni slože, poništava se tvoj izbor i sve nakon njega.
ui-done = Gotovo
ui-still-open =
    { $seconds ->
        [one] Još to možeš poništiti; sljedeći igrač čeka { $seconds } sekundu.
        [few] Još to možeš poništiti; sljedeći igrač čeka { $seconds } sekunde.
       *[other] Još to možeš poništiti; sljedeći igrač čeka { $seconds } sekundi.
    }
ui-still-open-untimed = Još to možeš poništiti.
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
ui-choices-filter = Pokaži samo mogućnosti s tekstom
ui-choices-match = { $shown } od { $count }
ui-not-possible = Sada nije moguće
ui-not-possible-help = Odaberi nešto da vidiš zašto.
ui-more = I još njih ({ $count }): nađi ih tipkanjem.
ui-why-not = Zašto ne?
ui-rulebook = Pravila: { $section }
ui-log = Što se dogodilo
ui-log-empty = Još se ništa nije dogodilo.
ui-log-find = Pretraži događaje
ui-log-latest = Na najnovije
ui-log-none = Među događajima nema tih riječi.
ui-log-since = Od tvojeg posljednjeg izbora
ui-you = Ti
ui-table-players = Igrači
ui-seat-you = za ovim zaslonom
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
ui-link-lost = Veza je prekinuta. Pokušavam ponovno …
ui-link-retry = Pokušaj odmah
ui-link-closed = Nije povezano
ui-board-missing = Ova igra nema ploču za stranicu. Služi se popisom mogućnosti.
ui-watching = Gledaš
ui-watching-late = Gledaš s kašnjenjem, ništa nije skriveno
ui-drawer = Više o partiji
ui-hint = Savjet
ui-hint-help = Savjet: što predlaže { $bot }?
ui-hint-says = Savjet ({ $bot }): { $choice }
ui-hint-chance = Izgledi za pobjedu: { $chance }
ui-hint-alike = Izgledi za pobjedu: približno jednaki
ui-percent = { $number } %
event-hint-asked = { $seat } traži savjet.
ui-analysis = Analiza
ui-what-if = Što ako …

### Stranica: predaja zaslona

ui-pass-to = Zaslon preuzima: { $seat }
ui-pass-help = Nitko drugi sada ne bi smio gledati.
ui-pass-ready = Ja sam { $seat }
ui-pass-since = Što se u međuvremenu dogodilo

### Stranica: kraj

ui-over = Partija je završena
ui-draw = Neriješeno
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
ui-own-rank =
    { $place ->
        [1] Prvo mjesto
        [2] Drugo mjesto
        [3] Treće mjesto
        [4] Četvrto mjesto
        [5] Peto mjesto
       *[other] { $place }. mjesto
    }
ui-points-behind =
    { $points ->
        [one] zaostatak od { $points } boda
        [few] zaostatak od { $points } boda
       *[other] zaostatak od { $points } bodova
    }
ui-points-ahead =
    { $points ->
        [one] prednost od { $points } boda
        [few] prednost od { $points } boda
       *[other] prednost od { $points } bodova
    }
ui-score-behind = zaostatak { $points }
ui-score-ahead = prednost { $points }
ui-own-level =
    { $place ->
        [1] { ui-own-rank } s istim rezultatom kao drugo mjesto
       *[other] { ui-own-rank } s istim rezultatom kao prvo mjesto
    }
ui-level =
    { $place ->
        [1] isti rezultat kao drugo mjesto
       *[other] isti rezultat kao prvo mjesto
    }
ui-own-noted = Kod tebe: { $note }
ui-points-from = Odakle su bodovi
ui-total = Ukupno
ui-score = Bodovi
ui-again = Igraj ponovno
ui-again-help = Isti igrači, nova partija
ui-again-elsewhere-help = Jedan novi stol za sve vas: tko pritisne, sjeda za njega
ui-again-waits = Novi stol za sve vas je otvoren: „Igraj ponovno” vodi k njemu.
ui-back-to-competition = Natrag na natjecanje
ui-look-at-board = Pogledaj ploču
ui-show-result = Ishod
ui-progress = Bodovi kroz vrijeme
ui-progress-turn = Potez { $turn }
ui-turning-lead = Odlučujuće vodstvo: { $seat }, potez { $turn }
ui-turning-gain = Najveći dobitak: { $seat }, { $points } u potezu { $turn }
ui-turning-best = { $seat }, najbolji potez: { $points } u potezu { $turn }
ui-turning-changes =
    { $count ->
        [one] Vodstvo se promijenilo { $count } put.
        [few] Vodstvo se promijenilo { $count } puta.
       *[other] Vodstvo se promijenilo { $count } puta.
    }
ui-turning-see = Pogledaj ovaj trenutak u snimci
ui-again-easier = Lakše: { $level }
ui-again-harder = Teže: { $level }

### Stranica: pomoć

ui-help = Pomoć
ui-help-keys = Tipke
ui-key-help = Otvori ovu pomoć
ui-key-undo = Poništi zadnji odabir
ui-key-done = Gotovo: na redu je sljedeći
ui-key-choices = Otvori popis mogućnosti
ui-key-log = Otvori što se dogodilo
ui-key-hint = Zatraži savjet
ui-key-what-if = Otvori probnu ploču (Što ako …) ili je napusti
ui-key-escape = Zatvori što je otvoreno
ui-key-tab = Na sljedeće što se može odabrati
ui-key-enter = Odaberi
ui-key-arrows = Snimka: korak natrag ili naprijed
ui-key-marks = Snimka: na prethodnu ili sljedeću oznaku
ui-key-ends = Snimka: na početak ili na kraj
ui-key-space = Snimka: pokreni ili zaustavi
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Razmaknica
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Stranica: pravila

ui-rules = Pravila
ui-rules-of = Pravila: { $game }
ui-rules-page = Na zasebnoj stranici
ui-rules-contents = Sadržaj
ui-rules-search = Pretraži pravila
ui-rules-found =
    { $count ->
        [0] Ništa nije nađeno.
        [one] Nađeno u { $count } odjeljku
        [few] Nađeno u { $count } odjeljka
       *[other] Nađeno u { $count } odjeljaka
    }
ui-rules-link = Poveznica na ovaj odjeljak: { $section }
ui-rules-no-game = Igre „{ $game }” ovdje nema. Pravila imaju:
ui-rules-no-text = O tome ovdje još ništa nije napisano.
ui-rules-no-section = U ovim pravilima nema odjeljka „{ $section }”. Koji postoje, pokazuje sadržaj.
ui-rules-no-picture = Ovdje nedostaje slika „{ $picture }”.
ui-rules-foreign = Ova pravila postoje samo na engleskom.
ui-rules-failed = Pravila se nisu mogla učitati. Pomaže ponovno učitavanje stranice.
ui-part-failed = Dio stranice nije se mogao učitati.
ui-load-again = Ponovno učitaj stranicu

section-goal = Cilj igre
section-parts = Što je u igri
section-rulings = Pitanja
section-tips = Savjeti

### Stranica: snimka

ui-replay-first = Na početak
ui-replay-back = Korak natrag
ui-replay-play = Pokreni
ui-replay-pause = Zaustavi
ui-replay-forward = Korak naprijed
ui-replay-last = Na kraj
ui-replay-position = Odluka { $at } od { $count }
ui-replay-slider = Odluka
ui-replay-speed = Brzina
ui-replay-speed-value = { $speed }×
ui-from-here = Igraj odavde dalje
ui-replay-link = Kopiraj poveznicu na ovu poziciju
ui-replay-copied = Poveznica je kopirana.
ui-copy-refused = Preglednik nije dopustio kopiranje. Poveznica: { $link }
ui-replay-eyes = Čijim očima
ui-replay-eyes-all = Sve otkriveno

### Stranica: tečaj

ui-learn = Nauči kroz igru
ui-learn-of = Nauči kroz igru: { $game }
ui-learn-step = Korak { $number } od { $count }
ui-learn-reached = Odlično!
ui-learn-missed = Nije baš to.
ui-learn-next = Dalje
ui-learn-back = Korak natrag
ui-learn-again = Vrati potez
ui-learn-show = Pokaži mi
ui-learn-finished = Sada znaš igru. Sljedeći te stol već čeka!
ui-learn-anew = Od početka

### Greške poslužitelja i stranice

error-unknown = Nešto je pošlo po zlu: { $id }
error-unreachable = Poslužitelj ne odgovara.
error-no-server = Ova stranica radi bez poslužitelja, pa to ovdje nije moguće.
error-site-file = Neka datoteka ove stranice nedostaje ili je oštećena. Učitaj stranicu ponovno; ako to ne pomogne, može je popraviti operater.
error-storage-full = Na ovom uređaju više nema mjesta, pa se ništa više ne sprema. Možeš igrati dalje i preuzeti partiju.
error-storage-forbidden = Ovaj preglednik ništa ne sprema za ovu stranicu, možda zato što je prozor privatan. Možeš igrati i preuzeti partiju; kad se stranica zatvori, nestaje.
error-storage-newer = Partije na ovom uređaju spremila je novija verzija ove stranice. Zatvori njezine ostale kartice i ponovno učitaj ovu. Ono što dotad odigraš ne sprema se.
error-open-elsewhere = Ova je partija otvorena u drugoj kartici i nastavlja se ondje. Da ponovno igraš ovdje, učitaj stranicu ponovno.
error-broken-archive = Ova se arhiva ne može pročitati. Možda nije potpuna.
error-broken-link = Ova poveznica nije potpuna, pa se partija ne može otvoriti. Kopiraj još jednom cijelu poveznicu.
error-link-too-long = Ova je partija preduga za poveznicu. Preuzmi njezinu datoteku i pošalji nju.
error-cannot-carry = Rangirane partije, partije natjecanja i partije s vlastitim dijelovima ne mogu se nastaviti drugdje.
error-position-unread = Ova partija počinje od pozicije iz druge partije, a nju može pročitati samo poslužitelj. Otvori datoteku na stranici koja ima poslužitelj.
error-match-is-over = Ova je partija završena.
error-server = Poslužitelj to nije mogao učiniti (stanje { $status }).
error-page = Na stranici je nešto pošlo po zlu. Pomaže ponovno učitavanje.
error-no-such-path = Na toj adresi nema ničega.
error-no-such-method = Ova adresa ne podržava takav zahtjev.
error-no-such-game = Te igre ovdje nema.
error-no-such-match = Te partije ovdje nema.
error-match-closed = Operater poslužitelja završio je ovu partiju. Ništa od nje nije izbrisano.
error-no-such-replay = Te snimke više nema. Ponovno otvori datoteku partije.
error-no-such-level = Nema protivnika „{ $level }”. Na raspolaganju su: { $levels }
error-no-such-action = Igra nema takvu radnju.
error-no-such-decision = Nema odluke { $k }; zadnja je { $decisions }.
error-no-such-seat = Nema mjesta { $number }; zadnje je { $last }.
error-bad-request = Poslužitelj nije razumio zahtjev.
error-bad-message = Poslužitelj nije razumio poruku.
error-bad-option = Taj izbor ne odgovara igri: { $why }
error-bad-name = { $seat }: upiši ime koje se vidi.
error-same-name = { $seat }: ovo ime izgleda isto kao drugo za stolom: { $other }. Odaberi drukčije.
error-broken-record = Ova se datoteka partije ne može upotrijebiti: { $why } (Mjesto u datoteci: { $at })
error-ruleset-changed = Ova partija pripada drugim pravilima: tada { $stored }, sada { $now }.
error-log-does-not-fit = Spremljena partija od odluke { $at } ne odgovara pravilima.
error-game-is-gone = Igra ove partije više nije instalirana: { $game }
error-not-over = Datoteka partije dostupna je tek nakon njezina kraja.
error-cannot-begin-here = Partija ne može početi od ove pozicije.
error-match-runs = Partija još nije završila.
error-not-your-seat = { $seat } ne igra na ovom uređaju.
error-restored = Poslužitelj je vraćen iz starije kopije. Kasnijih poteza više nema, partija se nastavlja od prikazanog stanja.
error-seat-moved = Ovo se mjesto sada igra na drugom uređaju. Ovdje gledaš.
error-no-token = Poslužitelj ne poznaje ovaj uređaj. Ponovno učitaj stranicu.
error-other-origin = Ova stranica pripada drugom poslužitelju.
error-other-host = Ovaj se poslužitelj ne odaziva na ime { $host }. Ako se treba odazivati, pokreni ga s opcijom { "--allow-host" } { $host }.
error-not-json = Poslužitelj prima samo JSON (Content-Type: application/json).
error-too-slow = Podaci su stizali presporo. Pokušaj ponovno s boljom vezom.
error-hello-once = Veza je zapela. Ponovno učitaj stranicu.
error-come-again = U istom trenutku igrao je netko drugi. Pokušaj ponovno.
error-too-long =
    { $limit ->
        [one] To je predugo: stane najviše { $limit } bajt.
        [few] To je predugo: stanu najviše { $limit } bajta.
       *[other] To je predugo: stane najviše { $limit } bajtova.
    }
error-too-many =
    { $seconds ->
        [one] Previše odjednom. Pokušaj ponovno za { $seconds } sekundu.
        [few] Previše odjednom. Pokušaj ponovno za { $seconds } sekunde.
       *[other] Previše odjednom. Pokušaj ponovno za { $seconds } sekundi.
    }
error-too-many-matches =
    { $limit ->
        [one] Na ovom je uređaju { $limit } partija i više ih ne stane. Prvo je izbriši.
        [few] Na ovom su uređaju { $limit } partije i više ih ne stane. Prvo neku izbriši.
       *[other] Na ovom je uređaju { $limit } partija i više ih ne stane. Prvo neku izbriši.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] Na ovom je uređaju { $limit } nezavršena partija samih botova i više ih ne stane. Prvo je izbriši.
        [few] Na ovom su uređaju { $limit } nezavršene partije samih botova i više ih ne stane. Prvo neku izbriši.
       *[other] Na ovom je uređaju { $limit } nezavršenih partija samih botova i više ih ne stane. Prvo neku izbriši.
    }
error-too-many-sockets = Otvoreno je previše stranica. Zatvori neku i pokušaj ponovno.
error-busy = Poslužitelj ima previše posla. Pokušaj za trenutak.
error-store-failed = Poslužitelj sada ne može do svoje baze podataka. Pokušaj za trenutak.
error-database-full = Na ovom poslužitelju više nema mjesta ni za što novo. Što je počelo, ide dalje.
error-store-gone = Baza podataka poslužitelja premještena je ili izbrisana. Dok se poslužitelj ponovno ne pokrene, ništa se ne sprema.
error-too-heavy = Provjera ove datoteke partije traži više vremena ili memorije nego što poslužitelj dopušta.
error-internal = Na poslužitelju je nešto pošlo po zlu.
error-other-rules = Poslužitelj ima drukčija pravila nego ova stranica. Stranica se ponovno učitava.
error-page-rules =
    { $why ->
        [version] Pravila za ovu stranicu druge su verzije. Umjesto njih odgovara poslužitelj.
        [damaged] Pravila za ovu stranicu su oštećena. Umjesto njih odgovara poslužitelj.
        [record] Ono što je poslužitelj poslao ne odgovara pravilima na ovoj stranici. Umjesto njih odgovara poslužitelj.
       *[failed] Pravila su na ovoj stranici zakazala. Umjesto njih odgovara poslužitelj.
    }
error-no-such-course = Ova igra nema tečaj.
error-broken-course = Tečaj ove igre ne odgovara njezinim pravilima (dio: { $part }).
error-course-rules = Tečaju su potrebna pravila igre na ovoj stranici, a ona nisu tu. Pokušaj ponovno za koji trenutak.
error-course-failed = Pravila na ovoj stranici su zakazala. Korak počinje iznova.
error-random-bot = Bot se nije mogao učitati. Umjesto njega igra jedan koji bira nasumično.
error-local-rules = Pravila ove igre ne rade u ovom pregledniku. Učitaj stranicu ponovno ili probaj drugi preglednik.
error-not-ready-here = Pravila i botovi za partije na ovom uređaju još se pripremaju. Pokušaj ponovno za koji trenutak ili igraj na poslužitelju.
error-not-kept = Ovaj se potez nije mogao spremiti na ovom uređaju. Možeš igrati dalje; uz sljedeći potez pokušat će se ponovno.
error-no-hint =
    { $why ->
        [missing] Savjeta još nema: bot za ovu stranicu još nije pripremljen.
       *[failed] Savjeta nema: bot je na ovoj stranici zakazao.
    }
error-hints-forbidden = Za ovim stolom savjeti nisu dopušteni.
error-not-rated =
    { $why ->
        [bot] Ovaj bot nema rejting. Za rangiranu partiju odaberi drugoga.
        [same_device] U rangiranoj partiji svatko igra na svom uređaju.
        [same_person] U rangiranoj partiji jedna osoba ne može imati dva mjesta. Računi iz istog preglednika vrijede kao jedna osoba.
        [hints] U rangiranoj partiji nema savjeta.
        [watching] Gledatelji rangirane partije ne smiju vidjeti sve.
        [start] Rangirana partija igra se od početka.
        [seat] U rangiranoj partiji mjesto ostaje na svom uređaju.
        [delete] Rangirana partija ne može se obrisati dok traje.
       *[undo] U rangiranoj partiji ne može se poništiti ono na što su drugi već odgovorili.
    }
error-no-what-if =
    { $why ->
        [making] Još se ništa ne može isprobati: pravila ove igre još se pripremaju za stranicu.
        [waiting] Još se ništa ne može isprobati: stranica čeka poziciju. Pokušaj ponovno za koji trenutak.
        [passed] Probna se ploča nije otvorila: zaslon je preuzeo sljedeći igrač.
        [replay] Ova se pozicija ne može isprobati: stranica ovu snimku ne reproducira sama, a proba ne smije pitati poslužitelja.
       *[rules] Ovdje se ništa ne može isprobati: stranica nema pravila ove igre.
    }
error-what-if-bots = Bot se nije mogao učitati. Ti biraš za sve.
error-no-such-table = Ovog stola više nema.
error-table-closed = Operater poslužitelja zatvorio je ovaj stol.
error-no-such-chair = Takvog mjesta za stolom nema (mjesta: { $chairs }).
error-nobody-to-wait-for = Za ovim stolom nema na koga čekati: ostavi neko mjesto otvoreno ili nekoga pozovi.
error-too-many-tables =
    { $limit ->
        [one] Na ovom uređaju čeka { $limit } stol i više ih ne stane. Prvo ga ukloni.
        [few] Na ovom uređaju čekaju { $limit } stola i više ih ne stane. Prvo neki ukloni.
       *[other] Na ovom uređaju čeka { $limit } stolova i više ih ne stane. Prvo neki ukloni.
    }
error-empty-line = Prvo nešto napiši.
error-talk-full = Ovamo više poruka ne stane.
error-no-such-line = Te poruke nema.
error-table-started = Partija za ovim stolom već je počela.
error-chair-taken = To je mjesto već zauzeto.
error-no-open-chair = Za ovim stolom nema otvorenih mjesta.
error-bad-invitation = Ova pozivnica više ne vrijedi. Zatraži novu.
error-already-sitting = Već sjediš za ovim stolom.
error-chairs-empty = Neka su mjesta još prazna. Pričekaj ili na njih postavi botove.
error-not-ready = Nisu još svi spremni.
error-not-sealed = Za ovim stolom još se ne dijeli: nisu svi tu i spremni.
error-bad-share = Ovo nije ono što je za ovo mjesto obećano.
error-same-pledge = Dva mjesta ne mogu obećati isto.
error-not-your-table = To može samo domaćin stola.
error-no-such-group = Ova grupa ne postoji ili nisi u njoj.
error-no-such-member = Ova osoba više nije u grupi.
error-no-such-preset = Ovog spremljenog stola više nema.
error-not-your-group = To može samo domaćin grupe.
error-bad-group-link = Ova pozivnica u grupu više ne vrijedi. Zatraži novu.
error-bad-group-name = Upiši ime koje se vidi.
error-same-group-name = Ovo ime izgleda isto kao drugo u grupi: { $other }. Odaberi drukčije.
error-group-full = Grupa je puna (najveći broj ljudi: { $limit }).
error-too-many-groups = Ne možeš biti u više grupa (najveći broj: { $limit }). Prvo neku napusti.
error-too-many-presets = Grupa ne može imati više spremljenih stolova (najveći broj: { $limit }). Prvo neki ukloni.
error-no-such-competition = Ovo natjecanje više ne postoji.
error-too-many-competitions = Grupa ne može imati više natjecanja (najveći broj: { $limit }). Prvo neko izbriši.
error-few-entrants = Natjecanju ove vrste treba više članova (najmanji broj: { $least }).
error-entrant-twice = Ovo ime je na popisu dvaput: { $name }.
error-bad-rounds = Toliko kola ne može biti (najveći broj: { $most }).
error-nothing-to-play = U ovom natjecanju sada nemaš nijednu partiju.
error-reserved-table = Mjesta za ovim stolom čuvaju se za članove koji ovdje imaju svoju partiju.
error-not-your-match = Partiju može izbrisati samo onaj tko ju je napravio.
error-bad-seat-link = Ova poveznica više ne vrijedi. Napravi novu na uređaju koji ima mjesto.
error-may-not-watch = Ovu partiju ne smije gledati svatko. Pitaj onoga tko je otvorio stol.
error-bad-watch-link = Ova poveznica za gledatelje više ne vrijedi. Zatraži novu.
error-no-watch-link = Ovaj stol nema poveznicu za gledatelje.
error-plays-here = Tko igra ovu partiju, ne smije gledati ono što je u njoj skriveno.
error-has-watched = Na ovom se uređaju već vidjelo što je u partiji skriveno, pa ne može preuzeti mjesto.
error-too-many-devices = Nema mjesta za više gledatelja.
error-bad-mail-address = To nije upotrebljiva adresa e-pošte.
error-bad-web-address = To nije valjana adresa. Mora početi s https:// i ne smije sadržavati lozinku.
error-bad-notice-link = Ova poveznica više ne vrijedi. Ponovno zatraži obavijesti.
error-no-such-notice = Ovaj poslužitelj ne šalje obavijesti na taj način.
error-too-many-notices =
    { $limit ->
        [one] Ovaj uređaj već ima uključenu { $limit } obavijest i više ih ne može imati. Isključi neku kod druge partije.
        [few] Ovaj uređaj već ima uključene { $limit } obavijesti i više ih ne može imati. Isključi neku kod druge partije.
       *[other] Ovaj uređaj već ima uključenih { $limit } obavijesti i više ih ne može imati. Isključi neku kod druge partije.
    }
error-not-absent = { $seat }: bot smije igrati dalje nakon minute odsutnosti ili kad ostali čekaju deset minuta. Preostalo sekundi: { $seconds }
error-has-time = { $seat } još ima vremena. Bot smije igrati dalje kad vrijeme istekne; ako se za potez imaju dani, i nakon cijelog dana, ako se svi ostali slože.
error-bad-day = To nije dan: odaberi ga u kalendaru.
error-vacation-backwards = Zadnji dan je prije prvoga.
error-vacation-past = Odmor počinje najranije danas.
error-vacation-too-far = Odmor počinje u sljedećih { $days } dana i završava u roku od dva mjeseca.
error-vacation-too-long =
    { $left ->
        [one] To je predugo: u godini { $year } ostao je { $left } dan odmora.
        [few] To je predugo: u godini { $year } ostala su { $left } dana odmora.
       *[other] To je predugo: u godini { $year } ostalo je { $left } dana odmora.
    }
error-vacation-overlaps = Neki od tih dana već je u drugom odmoru.
error-too-many-vacations = Ne može se planirati više odmora (najviše { $limit }, zajedno s onima iz protekle godine).
error-no-such-vacation = Ovaj je odmor završio ili je izbrisan.
error-rest-too-long = Sati mira traju najmanje minutu i najviše { $hours } sati dnevno.
error-rest-too-soon =
    { $days ->
        [one] Sati mira vrijede tjedan dana: moći će se promijeniti za { $days } dan.
        [few] Sati mira vrijede tjedan dana: moći će se promijeniti za { $days } dana.
       *[other] Sati mira vrijede tjedan dana: moći će se promijeniti za { $days } dana.
    }
error-nobody-to-ask = Nema nikoga tko bi mogao odgovoriti.
error-being-asked = Netko drugi već traži poništenje.
error-declined-before = Ostali su o ovom izboru već upitani.
error-declined-often = Drugi su u ovoj partiji već triput rekli ne. Nova molba nije moguća.
error-cannot-ask-back = Sada nema što zatražiti.
error-no-clock = Ova partija nema satova.
error-no-accounts = Na ovom poslužitelju nema korisničkih računa.
error-bad-account-name = Upiši ime koje se vidi.
error-name-reserved = Ovo je ime rezervirano. Odaberi drugo.
error-name-taken = Ovo je ime zauzeto ili izgleda isto kao neko drugo. Odaberi drugo.
error-bad-password = Broj znakova lozinke: najmanje { $least }, najviše { $most }.
error-bad-sign-in = Ime i lozinka ne podudaraju se.
error-not-signed-in = Ovaj uređaj više nije prijavljen.
error-bad-passkey = Ovaj pristupni ključ ne odgovara ili je trajalo predugo. Pokušaj ponovno.
error-no-passkeys-here = Pristupni ključevi traže stranicu s https:// i imenom ili localhost. Ovdje služi lozinka.
error-sign-in-again = Najprije se odjavi i ponovno prijavi: prošlo je neko vrijeme.
error-too-many-passkeys = Račun ne može imati više pristupnih ključeva (najveći broj: { $limit }). Najprije jedan ukloni.
error-last-way-in = Drukčije se ne možeš prijaviti. Najprije dodaj drugi način.
error-no-such-account = Račun s ovim imenom ne postoji.
error-no-such-device = Uređaj s ovim brojem ne postoji.
error-no-such-player = Na ovom mjestu ne igra nijedan čovjek.
error-bad-whom = Koga? Očekuje se ime računa, { "device:BROJ, seat:PARTIJA:MJESTO ili address:ADRESA" }.
error-person-needed = Ovo se odnosi na osobu, a ne na kućanstvo. Očekuje se ime računa, { "device:BROJ ili seat:PARTIJA:MJESTO" }.
error-last-host = Ovo je posljednji upravitelj ovog poslužitelja. Najprije odredi neki drugi račun za upravitelja.
error-bad-password-link = Ova poveznica za novu lozinku više ne vrijedi. Zatraži novu od upravitelja poslužitelja.
error-not-a-host = Ovo je samo za upravitelje ovog poslužitelja.
error-only-a-day = Pomoćnici mogu zabraniti pristup najviše na jedan dan.
error-has-role = Upraviteljima i pomoćnicima nije moguće izreći zabranu. Upravitelj najprije mora oduzeti ulogu računu.
error-no-reason = Navedi razlog: osoba na koju se odnosi može ga pročitati.
error-barred = Pristup ovom poslužitelju ti je zabranjen. Razlog: { $why }
error-barred-until = Pristup ovom poslužitelju ti je zabranjen. Preostali sati: { $hours }. Razlog: { $why }
error-muted = Ovdje ne smiješ pisati. Razlog: { $why }
error-muted-until = Ovdje ne smiješ pisati. Preostali sati: { $hours }. Razlog: { $why }
error-no-such-bar = Nema zabrane koja bi se mogla ukinuti.
error-own-household = Ovo je adresa tvojeg vlastitog kućanstva.
error-no-such-report = Otvorena prijava s ovim brojem ne postoji.
error-too-many-reports = Najveći broj tvojih otvorenih prijava: { $limit }. Upravitelji ovog poslužitelja pogledat će ih.

### Što ne odgovara u datoteci partije ili u izboru za partiju: stoji iza dvotočke

ui-no-match-file = Ovo nije datoteka partije. Otvori nepromijenjenu datoteku spremljenu iz partije.
ui-other-form = Ovu datoteku partije spremila je druga verzija programa: { $value }. Ova stranica čita: { $expected }
ui-file-action = radnja { $number }
ui-file-field =
    { $field ->
        [format] oblik
        [game] igra
        [ruleset] pravila
        [data] dijelovi
        [players] broj igrača
        [options] opcije
        [seed] početni broj
        [position] početna pozicija
        [seats] igrači
        [deal] dijeljenje
        [links] kontrolni brojevi
        [actions] popis radnji
        [end] kraj
        [file] cijela datoteka
       *[other] { $field }
    }
ui-telling-pause = Zaustavi
ui-telling-next = Sljedeći korak
ui-telling-back = Prethodni korak
ui-telling-skip = Na kraj
ui-telling-again = Još jednom
broken-other = ovdje nešto ne odgovara.
broken-missing = ovaj dio nedostaje u datoteci.
broken-unknown = datoteka partije nema takvo polje. Ima samo: { $expected }
broken-twice = ovo polje stoji dvaput; treba stajati jednom.
broken-no-json = ovo nije JSON. Otvori nepromijenjenu datoteku spremljenu iz partije.
broken-shape = sadržaj nema oblik koji treba imati: { $expected }
broken-value = { $value } ne odgovara. Odgovara: { $expected }
broken-link = datoteka je ovdje promijenjena nakon spremanja. Otvori je onakvu kakva je spremljena.
broken-ruleset = partija je odigrana po pravilima { $value }, a ovdje vrijede { $expected }. Otvara je verzija programa koja ju je spremila, ili novija.
broken-unknown-game = igre { $value } ovdje nema. Na raspolaganju su: { $expected }
broken-data = od ovih zamijenjenih dijelova ne nastaje igra koja se može igrati.
broken-position = početna pozicija nije moguća: { $field } je { $value }.
broken-position-differs = početna pozicija kaže nešto drugo.
broken-deal-commitment = ključ, nonce, pravila i opcije ne odgovaraju obvezi: prije dijeljenja obećano je nešto drugo.
broken-deal-share = ono što je mjesto { $chair } pridonijelo dijeljenju nije ono što je za njega obećano.
broken-deal-bot = mjesto { $chair } nema igrača, a ipak je pridonijelo dijeljenju: doprinos je mogao biti odabran tako da dođu određene karte.
broken-deal-copied = mjesto { $chair } ima obećanje drugog mjesta.
broken-deal-unpledged = mjesto { $chair } pridonijelo je dijeljenju, a da to nije unaprijed obećalo: doprinos je mogao biti odabran tako da dođu određene karte.
broken-deal-seed = početni broj ne slijedi iz ključa i doprinosa: dijelilo se drukčije.
broken-deal-differs = partija je počela s drugim pravilima, opcijama ili pozicijom nego što je obećano.
broken-deal-seats = netko sjedi drugdje nego što kaže dijeljenje.
broken-illegal = radnja „{ $action }” nije bila moguća: { $refused }
broken-unknown-action = igra nema radnju { $value }.
broken-no-seat = mjesta { $value } nema; mjesta su od 0 do { $most }.
broken-ended = datoteka ovdje završava, a broj radnji treba biti { $told }.
broken-state = radnje vode do drugačijeg kraja nego što kaže datoteka.
broken-players = broj igrača: { $value }. Odgovara: { $expected }
broken-unknown-option = opcije { $value } nema. Na raspolaganju su: { $expected }
broken-option = { $option }: { $value }. Odgovara: { $expected }
broken-too-large = datoteka je prevelika: najviše { $most } bajtova.
broken-data-entry = zamijenjeni dijelovi ne odgovaraju, mjesto { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } ne može stajati ovdje. { $wanted ->
        [size] Na jednom mjestu u datoteci smije biti najviše ovoliko vrijednosti i znakova: { $most }.
        [depth] Jedno u drugome smije biti najviše ovoliko popisa i tablica: { $most }.
        [number] Odgovaraju cijeli brojevi od najviše 64 bita.
        [text] Odgovara tekst od Unicode znakova.
        [name] Ime polja je tekst.
       *[other] Odgovaraju tekstovi, brojevi, true, false, null, popisi i tablice.
    }
broken-game-failed = pravila igre { $game } ovdje su zakazala ({ $value }). Trebala su reći što ne odgovara: to je pogreška programa.
