# Što stranica kaže o stolovima za kojima se ljudi okupljaju prije partije. Čita se uz riječi okvira (web/src/gathering/room_words.ts).

### Nova partija: prijatelji drugdje

ui-friend = Prijatelj
ui-kept = Gdje se partija sprema
ui-kept-server = na poslužitelju
ui-kept-here = samo na ovom uređaju
ui-kept-here-help = Partija ostaje na ovom uređaju, radi bez mreže i nema je na popisu na drugim uređajima.
ui-add-friend = Dodaj prijatelja
ui-friend-way = Kako prijatelj dolazi na mjesto { $number }
ui-friend-open = svatko s poveznicom
ui-friend-invited = s osobnom poveznicom
ui-friend-name = za koga
ui-friend-name-of-seat = Za koga je mjesto { $number }
ui-order = Redoslijed mjesta
ui-order-listed = kako je navedeno
ui-order-drawn = ždrijeb na početku
ui-listing = Tko može naći stol
ui-listing-link = tko ima poveznicu
ui-listing-lobby = svi na ovom poslužitelju
ui-room-make = Otvori stol
ui-room-make-help = Prijatelji igraju svatko na svojem zaslonu. Ništa se ne dijeli dok svi nisu za stolom.
ui-only-here = Drugi ne mogu otvoriti ovu adresu: na svakom uređaju vodi samo na taj uređaj.
ui-only-here-do = Da bi mogli doći, ugasi poslužitelj, pokreni ga ovako, otvori adresu koju ispiše i ondje otvori stol:

### Stol koji čeka

ui-tables = Stolovi koji čekaju
ui-room = Stol
ui-room-of = Stol: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } slobodno mjesto
        [few] { $count } slobodna mjesta
       *[other] { $count } slobodnih mjesta
    }
ui-room-invited = Pozvani su: { $names }
ui-room-unready = Još se čeka na: { $names }
ui-room-starts = Partija počinje …
ui-room-begins = Partija je počela
ui-room-sat = { $name } već sjedi za stolom
ui-room-gone = Ovog stola više nema: netko ga je zatvorio ili cijeli dan nitko nije došao. Zatraži novu poveznicu ili otvori svoj stol.
ui-room-begun = Partija za ovim stolom je počela. Možeš gledati.
ui-room-watch = Gledaj
ui-room-your-name = Tvoje ime
ui-room-sit = Sjedni
ui-room-kept = Isti igrači, nova partija: čeka te tvoje mjesto.
ui-room-full = Sva su mjesta zauzeta ili se za nekoga čuvaju. Ako se koje oslobodi, možeš ovdje sjesti.
ui-room-freed = Više nemaš mjesto za ovim stolom.
ui-room-reserved = Ovaj je stol za partiju natjecanja. Ako je to tvoja partija, zauzmi svoje mjesto na stranici natjecanja.
ui-room-set-ready = Mogu početi
ui-room-unset-ready = Ipak pričekaj
ui-room-leave = Napusti stol
ui-room-invite = Pozovi prijatelje
ui-room-link = Poveznica do stola
ui-room-fill = Botovi na slobodna mjesta
ui-room-fill-invited = Botovi umjesto ovih igrača: { $names }
ui-room-fill-both = Botovi na slobodna mjesta i umjesto ovih igrača: { $names }
ui-room-start-with-bots = Počni s botovima
ui-room-start-without-empty = Počni bez slobodnih mjesta
ui-room-close = Zatvori stol
ui-room-close-sure = Zatvoriti stol za sve?
ui-room-keep = Ostavi otvoren
ui-room-order-listed = Mjesta ovim redom
ui-room-order-drawn = Mjesta se na početku ždrijebaju
ui-from-start = Počinje pozicijom iz druge partije (nakon odluke { $k }).
ui-from-known = Što tko ima, to ostaje; o onome što se tek vuče odlučuje novi slučaj. Tko je vidio tu partiju, zna što je skriveno.
ui-room-listed = Stol mogu naći svi na ovom poslužitelju
ui-room-in-group = Članovi grupe vide ovu partiju i njezin ishod
ui-room-by-link = Samo s poveznicom

### Mjesta za njim

ui-chair-free = Slobodno mjesto
ui-chair-open = za svakoga s poveznicom
ui-chair-invited = pozivnica čeka
ui-chair-invited-nobody = za jednu pozivnicu
ui-chair-kept = čuva se za tebe
ui-chair-ready = može početi
ui-chair-waiting = još ne
ui-chair-host = domaćin
ui-chair-remove = Ukloni od stola
ui-chair-remove-of = Ukloni od stola: { $name }
ui-chair-link = Poveznica
ui-chair-link-of = Poveznica za mjesto { $number }
ui-chair-link-help = Tko prvi otvori ovu poveznicu, može sjesti ovdje. Vrijedi jednom.
ui-chair-new-link = Nova poveznica
ui-chair-new-link-of = Nova poveznica za mjesto { $number }
ui-chair-invite = Osobna poveznica
ui-chair-invite-of = Osobna poveznica za mjesto { $number }
ui-chair-open-up = Otvori za sve

### Poveznice za druge

ui-send-copy = Kopiraj
ui-send-copied = Kopirano
ui-send-share = Podijeli
ui-send-code = QR kod
ui-send-code-of = QR kod: { $link }

### A fair deal

ui-deal = Pošteno dijeljenje
ui-deal-help = Nijedan igrač ne može odabrati što se dijeli, a ne može ni poslužitelj dok je poštena barem jedna stranica koja pridonosi dijeljenju. Ovim je znamenkama poslužitelj obećao ključ; prije prve karte svaka stranica obeća svoj doprinos. Ova stranica sve to čuva i uspoređuje nakon kraja.
ui-deal-promise = Što je poslužitelj obećao
ui-deal-unpledged = Bez obećanja doprinosa dijeljenju: { $names }
ui-deal-promised-same = Uspoređeno s onim što je ova stranica sačuvala prije dijeljenja: obveza, redoslijed, imena i obećanja su isti.
ui-deal-promised-after = Obveza je stigla zajedno s dijeljenjem: poslije ništa nije promijenjeno, ali to ne dokazuje da poslužitelj nije birao.
ui-deal-promised-other = Uspoređeno s onim što je ova stranica sačuvala prije dijeljenja: obveza, redoslijed, imena ili obećanja se razlikuju. Ne vjeruj ovom dijeljenju.
ui-deal-promised-unknown = Ova stranica prije dijeljenja nije ništa sačuvala pa ne može uspoređivati. Tko je sjedio za stolom, može usporediti znamenke ispod.
ui-deal-fits = Obveza, doprinosi, početni broj i mjesta u datoteci međusobno se slažu.
ui-deal-pledged = Dijeljenju pridonijeli, kako su unaprijed obećali: { $names }
ui-deal-given = Dijeljenju pridonijeli u istom koraku u kojem se dijelilo: { $names }
ui-deal-missing = Obećali doprinos dijeljenju koji nije stigao na vrijeme: { $names }
ui-deal-alone = Dijeljenju nitko nije pridonio: odlučio je samo ključ.
ui-deal-left-out = Doprinos ove stranice je izostavljen.
ui-deal-other-seats = U datoteci na mjestima sjede drugi ljudi nego u partiji.
ui-deal-hidden = Poslužitelj ne pokazuje što je ova stranica obećala za: { $names }. Ne vjeruj ovom dijeljenju.
ui-deal-gone = Ovoj je stranici obećano pošteno dijeljenje, a datoteka ne kaže kako se dijelilo. Ne vjeruj ovom dijeljenju.
ui-deal-replayed =
    { $count ->
        [one] Ponovno odigrana iz ovog dijeljenja, { $count } odluka vodi do ovog rezultata.
        [few] Ponovno odigrane iz ovog dijeljenja, { $count } odluke vode do ovog rezultata.
       *[other] Ponovno odigrano iz ovog dijeljenja, { $count } odluka vodi do ovog rezultata.
    }
ui-deal-other-end = Ponovno odigrano iz ovog dijeljenja, rezultat je drukčiji. Broj odluka: { $count }
ui-deal-not-replayed = Partija se ovdje nije mogla ponovno odigrati: ova stranica nema pravila za nju.
ui-deal-commitment = Obećano: { $commitment }
ui-deal-compare = Za usporedbu, obveza i obećanja zajedno: { $promise }
ui-deal-none = Datoteka ove partije ne kaže kako se dijelilo: starija je od poštenog dijeljenja.

### Mjesto koje prelazi na drugi uređaj

ui-move-seat = Premjesti mjesto na drugi uređaj
ui-move-seat-of = Premjesti mjesto na drugi uređaj: { $name }
ui-move-seat-help = Ondje otvori ovu poveznicu ili usmjeri kameru na kod. Vrijedi jednom, sat vremena. Ondje igraš dalje; ovaj uređaj potom samo gleda.
ui-claim = Tvoje mjesto prelazi ovamo

### Obavijesti ljudima drugdje

notice-turn = Ti si na potezu: { $game }
notice-turn-short = Ostalo je malo vremena: ti si na potezu – { $game }
notice-again = Igraj ponovno: { $game }
notice-others = Za stolom još: { $names }
notice-match = { $group }: čeka te partija
notice-matches = { $group }: čekaju te partije
notice-match-of = { $competition } – { $game }. Ostali igrači: { $names }
notice-why = Ova obavijest dolazi jer je zatražena.
notice-stop = Na ovu adresu ne šalji više ništa:
notice-confirm-title = Boardwright: je li ovo tvoja adresa?
notice-confirm = Netko tko igra na Boardwrightu želi na ovu adresu dobivati obavijesti o svojim partijama. Ako si to ti, otvori ovu poveznicu u roku od tri dana:
notice-confirm-not = Ako to nisi ti, ne radi ništa: ništa više neće stići.

ui-notices = Javi mi kad sam na potezu
ui-notices-of = Javi mi kad sam na potezu: { $name }
ui-notices-help = Kad te partija čeka pet minuta, a nigdje ti nije otvorena. Nova obavijest stiže tek kad je pogledaš. Nakon kraja partije i kad netko od ostalih želi igrati ponovno.
ui-notices-group = Obavještavaj me o mojim partijama
ui-notices-group-help = Kad te čeka partija natjecanja, kad za njezinim stolom nedostaješ još samo ti, i još jednom nakon tri dana. U partijama grupe koje počnu od sada, i kad si na potezu.
ui-notices-push = Obavijest na ovom uređaju
ui-notices-push-help = I kad je ova stranica zatvorena.
ui-notices-push-none = Ovaj preglednik to ovdje ne može. Potreban je https; na iPhoneu stranicu najprije dodaj na početni zaslon.
ui-notices-push-denied = Obavijesti s ove stranice nisu dopuštene. Možeš ih dopustiti u postavkama preglednika.
ui-notices-mail = E-pošta
ui-notices-mail-to = Adresa e-pošte
ui-notices-confirm-help = Najprije stiže poruka s poveznicom kojom se potvrđuje adresa.
ui-notices-waits = Još nije potvrđeno: otvori poveznicu poslanu na { $to }
ui-notices-webhook = Poziv programu (webhook)
ui-notices-webhook-to = Njegova adresa, počinje s https://
ui-notices-webhook-help = Poruku dobiva kao JSON, kakav primaju Slack, Discord i slični. Adrese u privatnim mrežama ne pozivaju se.
ui-notices-on = Uključi
ui-notices-off = Isključi
ui-notices-to = Uključeno: { $to }
ui-notices-here = Uključeno
ui-notices-is-on = { $what } (uključeno)
ui-notices-is-off = { $what } (isključeno)
ui-notices-quiet = Tihi sati
ui-notices-quiet-from = od
ui-notices-quiet-to = do
ui-notices-answer = Obavijesti o tvojim partijama
ui-notices-confirm-question = Želiš li da na { $to } stižu obavijesti o tvojim partijama?
ui-notices-confirm-do = Da, to je moja adresa
ui-notices-confirmed = Potvrđeno. Obavijesti će stizati na { $to }.
ui-notices-stop-question = Želiš li da na { $to } više ne stižu obavijesti, ni o jednoj partiji ni grupi?
ui-notices-stop-do = Obustavi obavijesti
ui-notices-stopped = Na { $to } više neće stizati obavijesti.

### Što se govori uz partiju

ui-talk-title = Razgovor za stolom
ui-talk-empty = Još nitko ništa nije rekao.
ui-talk-say = Napiši nešto
ui-talk-send = Pošalji
ui-talk-phrases = Reci jednim pritiskom
ui-talk-watchers = Što pišu gledatelji, igrači mogu pročitati kad partija završi.
ui-talk-your-name = Tvoje ime
ui-talk-unsent = još nije poslano
ui-talk-mute = Sakrij što piše: { $name }
ui-talk-muted = Skriveno: { $names }
ui-talk-unmute = Ponovno prikaži
ui-talk-report = Prijavi ovu poruku
ui-talk-report-player = Prijavi ovog igrača
ui-talk-report-why = Razlog prijave (nije obavezan)
ui-talk-reported = Prijavljeno. Upravitelji ovog poslužitelja to će pogledati.
ui-talk-more = Više o ovoj poruci
ui-talk-watcher = Gleda
ui-notes = Moje bilješke
ui-notes-help = Vidiš ih samo ti, na ovom uređaju.
ui-phrase-hello = Bok!
ui-phrase-good-luck = Sretno!
ui-phrase-well-played = Dobro odigrano!
ui-phrase-thanks = Hvala!
ui-phrase-one-moment = Samo trenutak.
ui-phrase-your-turn = Ti si na potezu.
ui-phrase-oops = Ups!
ui-phrase-again = Hoćemo li još jednu?
ui-reactions = Reagiraj sličicom
ui-reaction-agree = Slažem se
ui-reaction-clap = Bravo!
ui-reaction-laugh = Smiješno
ui-reaction-wow = Kakvo iznenađenje
ui-reaction-hmm = Razmišljam
ui-reaction-sorry = Oprosti
ui-reaction-by = { $reaction }: { $names }
### Botovi koji igraju umjesto ljudi

ui-resign = Predaj partiju
ui-resign-of = Predaj partiju: { $name }
ui-resign-sure = Predati partiju?
ui-resign-help = Umjesto tebe dalje će igrati bot. Mjesto možeš preuzeti natrag u svakom trenutku.
ui-resign-rated = U rangiranoj partiji tada ti se računa posljednje mjesto.
ui-resign-competition = U ovoj partiji natjecanja tada ti se računa posljednje mjesto.
ui-resign-do = Neka igra bot
ui-resign-keep = Igraj dalje
ui-play-on = Preuzmi mjesto natrag
ui-play-on-help = Umjesto tebe igra bot.
ui-stand-in-ask = Neka dalje igra bot
ui-stand-in-ask-of = Neka dalje igra bot: { $name }
ui-stand-in-agree = Slažem se
ui-stand-in-against = Čekaj još
ui-stand-in-question = Može li ovdje dalje igrati bot? Za: { $names }
ui-stand-in-waits = Čeka se suglasnost ostalih.
ui-stand-in-begins = { $name }: odsad igra bot.
ui-stand-in-ends = { $name } ponovno igra.
ui-stand-in-asked = { $name }: čeka se potez. Može li dalje igrati bot? Odgovori u popisu igrača.
ui-stand-in-level = Razina zamjenskih botova
ui-stand-in-usual = uobičajena
ui-stand-in-of = Zamjenski botovi: { $level }
ui-hints = Savjeti
ui-hints-allowed = dopušteni
ui-hints-forbidden = nisu dopušteni
ui-room-no-hints = Savjeti nisu dopušteni
ui-rated = Rejting
ui-rated-yes = rangirana
ui-rated-no = nije rangirana
ui-rated-rules = Rangirana partija: bez savjeta i isprobavanja. Izbor možeš poništiti dok drugi ne odigraju potez. Tko se preda, ili bot makar jednom odigra umjesto njega, računa se kao posljednji.
ui-back-asks = { $name } moli za poništenje svojeg posljednjeg izbora i svega nakon njega.
ui-back-against = Igrajmo dalje
ui-back-waits = Još trebaju odgovoriti: { $names }
ui-back-withdraw = Povuci molbu
ui-back-declined = { $name } radije igra dalje.
ui-back-withdrawn = { $name } odustaje od poništenja.
ui-back-played-on = Partija je nastavljena, pa se ništa ne poništava.

### Satovi

ui-clock = Sat
ui-clock-none = bez sata
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minuta za potez
        [few] { $minutes } minute za potez
       *[other] { $minutes } minuta za potez
    }
ui-clock-match = { $minutes } min za partiju i { $seconds } s više sa svakim potezom
ui-clock-days =
    { $days ->
        [one] { $days } dan za potez
        [few] { $days } dana za potez
       *[other] { $days } dana za potez
    }
ui-clock-rest = Što se ne računa
ui-clock-rest-nothing = sve se računa
ui-clock-rest-nights = noći
ui-clock-rest-both = noći i vikendi
ui-clock-nights = Noći se ne računaju (22:00–8:00 ondje gdje tko živi)
ui-clock-weekends = Vikendi se ne računaju
ui-clock-zero = Kad vrijeme istekne
ui-clock-zero-bot = dalje igra bot
ui-clock-zero-wait = ostali čekaju
ui-clock-of = Vrijeme: { $name }
ui-clock-up = Vrijeme je isteklo
ui-clock-away = Na odmoru do { $date }
ui-clock-soon = Preostalo sekundi: { $seconds }
ui-clock-pause = Predloži stanku
ui-clock-pause-question = Stanka? Za: { $names }
ui-clock-no-pause = Bez stanke
ui-clock-go-on = Nastavi
ui-clock-runs = Satovi opet rade.
ui-clock-asked = Stanku predlaže: { $names }. Odgovori u popisu igrača.

### Što ako

ui-what-if-board = Što ako: probna ploča
ui-what-if-mark = Proba
ui-what-if-says = Ovu ploču vidiš samo ti i ništa se s nje ne šalje. Ono što ne možeš znati izmišljeno je.
ui-what-if-back = Natrag na partiju
ui-what-if-back-replay = Natrag na snimku
ui-what-if-your-turn = U partiji si ti na potezu.
ui-what-if-restart = Od početka
ui-what-if-deal = Skriveno podijeli ponovno
ui-what-if-bots = Za ostale bira bot

### Tko smije gledati

ui-watch = Tko smije gledati
ui-watch-all = svatko tko nađe stol
ui-watch-invited = tko ima poveznicu za gledatelje
ui-watch-delayed = s poveznicom: sve, ali s kašnjenjem
ui-watch-after = svi, nakon kraja
ui-watch-nobody = nitko
ui-watch-how-late = Kašnjenje
ui-watch-late = Kašnjenje za gledatelje: { $time }
ui-watch-warning = Gledatelji vide i ono što je skriveno. Prijatelj među njima, ili drugi uređaj, može to odati nekome tko igra.
ui-watch-watchers = Gledatelji
ui-watch-link = Poveznica za gledatelje
ui-watch-link-help = Tko otvori ovu poveznicu, smije gledati. Vrijedi dok ne ukloniš sve gledatelje.
ui-watch-new-link = Nova poveznica za gledatelje
ui-watch-withdraw = Ukloni sve gledatelje
ui-watch-come = Dolaziš gledati
