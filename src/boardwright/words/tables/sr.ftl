# Šta stranica kaže o stolovima za kojima se ljudi okupljaju pre partije. Čita se uz reči okvira (web/src/gathering/room_words.ts).

### Nova partija: prijatelji na drugom mestu

ui-friend = Prijatelj
ui-kept = Gde se partija čuva
ui-kept-server = na serveru
ui-kept-here = samo na ovom uređaju
ui-kept-here-help = Partija ostaje na ovom uređaju, radi bez mreže i nema je na spisku na drugim uređajima.
ui-add-friend = Dodaj prijatelja
ui-friend-way = Kako prijatelj dolazi na mesto { $number }
ui-friend-open = svako ko ima link
ui-friend-invited = sa ličnim linkom
ui-friend-name = za koga
ui-friend-name-of-seat = Za koga je mesto { $number }
ui-order = Redosled mesta
ui-order-listed = kako je navedeno
ui-order-drawn = žreb na početku
ui-listing = Ko može da nađe sto
ui-listing-link = ko ima link
ui-listing-lobby = svi na ovom serveru
ui-room-make = Otvori sto
ui-room-make-help = Prijatelji igraju svako na svom ekranu. Ništa se ne deli dok svi ne budu za stolom.
ui-only-here = Drugi ne mogu da otvore ovu adresu: na svakom uređaju vodi samo na taj uređaj.
ui-only-here-do = Da bi mogli da dođu, ugasi server, pokreni ga ovako, otvori adresu koju ispiše i tamo otvori sto:

### Sto koji čeka

ui-tables = Stolovi koji čekaju
ui-room = Sto
ui-room-of = Sto: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } slobodno mesto
        [few] { $count } slobodna mesta
       *[other] { $count } slobodnih mesta
    }
ui-room-invited = Pozvani su: { $names }
ui-room-unready = Još se čeka na: { $names }
ui-room-starts = Partija počinje …
ui-room-begins = Partija je počela
ui-room-sat = { $name } već sedi za stolom
ui-room-gone = Ovog stola više nema: neko ga je zatvorio ili ceo dan niko nije došao. Zatraži novi link ili otvori svoj sto.
ui-room-begun = Partija za ovim stolom je počela. Možeš da gledaš.
ui-room-watch = Gledaj
ui-room-your-name = Tvoje ime
ui-room-sit = Sedi
ui-room-kept = Isti igrači, nova partija: tvoje mesto te čeka.
ui-room-full = Sva mesta su zauzeta ili se za nekoga čuvaju. Ako se neko oslobodi, možeš ovde da sedneš.
ui-room-freed = Više nemaš mesto za ovim stolom.
ui-room-reserved = Ovaj sto je za partiju takmičenja. Ako je to tvoja partija, zauzmi svoje mesto na stranici takmičenja.
ui-room-set-ready = Mogu da počnem
ui-room-unset-ready = Ipak sačekaj
ui-room-leave = Napusti sto
ui-room-invite = Pozovi prijatelje
ui-room-link = Link do stola
ui-room-fill = Botovi na slobodna mesta
ui-room-fill-invited = Botovi umesto ovih igrača: { $names }
ui-room-fill-both = Botovi na slobodna mesta i umesto ovih igrača: { $names }
ui-room-start-with-bots = Počni sa botovima
ui-room-start-without-empty = Počni bez slobodnih mesta
ui-room-close = Zatvori sto
ui-room-close-sure = Zatvoriti sto za sve?
ui-room-keep = Ostavi otvoren
ui-room-order-listed = Mesta ovim redom
ui-room-order-drawn = Mesta se žrebaju na početku
ui-from-start = Počinje pozicijom iz druge partije (posle odluke { $k }).
ui-from-known = Što ko ima, to ostaje; o onome što se tek vuče odlučuje novi slučaj. Ko je video tu partiju, zna šta je skriveno.
ui-room-listed = Sto mogu da nađu svi na ovom serveru
ui-room-in-group = Članovi grupe vide ovu partiju i njen ishod
ui-room-by-link = Samo uz link

### Mesta za njim

ui-chair-free = Slobodno mesto
ui-chair-open = za svakoga ko ima link
ui-chair-invited = pozivnica čeka
ui-chair-invited-nobody = za jednu pozivnicu
ui-chair-kept = čuva se za tebe
ui-chair-ready = može da počne
ui-chair-waiting = još ne
ui-chair-host = domaćin
ui-chair-remove = Ukloni od stola
ui-chair-remove-of = Ukloni od stola: { $name }
ui-chair-link = Link
ui-chair-link-of = Link za mesto { $number }
ui-chair-link-help = Ko prvi otvori ovaj link, može da sedne ovde. Važi jednom.
ui-chair-new-link = Novi link
ui-chair-new-link-of = Novi link za mesto { $number }
ui-chair-invite = Lični link
ui-chair-invite-of = Lični link za mesto { $number }
ui-chair-open-up = Otvori za sve

### Linkovi za druge

ui-send-copy = Kopiraj
ui-send-copied = Kopirano
ui-send-share = Podeli
ui-send-code = { "QR" } kod
ui-send-code-of = { "QR" } kod: { $link }

### A fair deal

ui-deal = Pošteno deljenje
ui-deal-help = Nijedan igrač ne može da izabere šta se deli, a ne može ni server dok je poštena bar jedna stranica koja doprinosi deljenju. Ovim ciframa server je obećao ključ; pre prve karte svaka stranica obeća svoj doprinos. Ova stranica sve to čuva i poredi posle kraja.
ui-deal-promise = Šta je server obećao
ui-deal-unpledged = Bez obećanja doprinosa deljenju: { $names }
ui-deal-promised-same = Upoređeno sa onim što je ova stranica sačuvala pre deljenja: obaveza, redosled, imena i obećanja su isti.
ui-deal-promised-after = Obaveza je stigla zajedno sa deljenjem: kasnije ništa nije promenjeno, ali to ne dokazuje da server nije birao.
ui-deal-promised-other = Upoređeno sa onim što je ova stranica sačuvala pre deljenja: obaveza, redosled, imena ili obećanja se razlikuju. Ne veruj ovom deljenju.
ui-deal-promised-unknown = Ova stranica pre deljenja nije ništa sačuvala, pa ne može da poredi. Ko je sedeo za stolom, može da uporedi cifre ispod.
ui-deal-fits = Obaveza, doprinosi, početni broj i mesta u datoteci slažu se međusobno.
ui-deal-pledged = Deljenju doprineli, kako su unapred obećali: { $names }
ui-deal-given = Deljenju doprineli u istom koraku u kom se delilo: { $names }
ui-deal-missing = Obećali doprinos deljenju koji nije stigao na vreme: { $names }
ui-deal-alone = Deljenju niko nije doprineo: odlučio je samo ključ.
ui-deal-left-out = Doprinos ove stranice je izostavljen.
ui-deal-other-seats = U datoteci na mestima sede drugi ljudi nego u partiji.
ui-deal-hidden = Server ne pokazuje šta je ova stranica obećala za: { $names }. Ne veruj ovom deljenju.
ui-deal-gone = Ovoj stranici je obećano pošteno deljenje, a datoteka ne kaže kako se delilo. Ne veruj ovom deljenju.
ui-deal-replayed =
    { $count ->
        [one] Ponovo odigrana iz ovog deljenja, { $count } odluka vodi do ovog rezultata.
        [few] Ponovo odigrane iz ovog deljenja, { $count } odluke vode do ovog rezultata.
       *[other] Ponovo odigrano iz ovog deljenja, { $count } odluka vodi do ovog rezultata.
    }
ui-deal-other-end = Ponovo odigrano iz ovog deljenja, rezultat je drugačiji. Broj odluka: { $count }
ui-deal-not-replayed = Partija ovde nije mogla da se ponovo odigra: ova stranica nema pravila za nju.
ui-deal-commitment = Obećano: { $commitment }
ui-deal-compare = Za poređenje, obaveza i obećanja zajedno: { $promise }
ui-deal-none = Datoteka ove partije ne kaže kako se delilo: starija je od poštenog deljenja.

### Mesto koje prelazi na drugi uređaj

ui-move-seat = Premesti mesto na drugi uređaj
ui-move-seat-of = Premesti mesto na drugi uređaj: { $name }
ui-move-seat-help = Otvori tamo ovaj link ili usmeri kameru na kod. Važi jednom, sat vremena. Tamo igraš dalje; ovaj uređaj potom samo gleda.
ui-claim = Tvoje mesto prelazi ovamo

### Obaveštenja ljudima drugde

notice-turn = Ti si na potezu: { $game }
notice-turn-short = Ostalo je malo vremena: ti si na potezu – { $game }
notice-again = Igraj ponovo: { $game }
notice-others = Za stolom još: { $names }
notice-match = { $group }: čeka te partija
notice-matches = { $group }: čekaju te partije
notice-match-of = { $competition } – { $game }. Ostali igrači: { $names }
notice-why = Ovo obaveštenje dolazi jer je zatraženo.
notice-stop = Na ovu adresu ne šalji više ništa:
notice-confirm-title = Boardwright: da li je ovo tvoja adresa?
notice-confirm = Neko ko igra na Boardwright-u želi na ovu adresu da dobija obaveštenja o svojim partijama. Ako si to ti, otvori ovaj link u roku od tri dana:
notice-confirm-not = Ako to nisi ti, ne radi ništa: ništa više neće stići.

ui-notices = Javi mi kad sam na potezu
ui-notices-of = Javi mi kad sam na potezu: { $name }
ui-notices-help = Kad te partija čeka pet minuta, a nigde ti nije otvorena. Novo obaveštenje stiže tek kad je pogledaš. Posle kraja partije i kad neko od ostalih želi da igra ponovo.
ui-notices-group = Obaveštavaj me o mojim partijama
ui-notices-group-help = Kad te čeka partija takmičenja, kad za njenim stolom nedostaješ još samo ti, i još jednom posle tri dana. U partijama grupe koje počnu od sada, i kad si na potezu.
ui-notices-push = Obaveštenje na ovom uređaju
ui-notices-push-help = I kad je ova stranica zatvorena.
ui-notices-push-none = Ovaj pregledač to ovde ne može. Potreban je https; na iPhone-u stranicu najpre dodaj na početni ekran.
ui-notices-push-denied = Obaveštenja sa ove stranice nisu dozvoljena. Možeš ih dozvoliti u podešavanjima pregledača.
ui-notices-mail = E-pošta
ui-notices-mail-to = Adresa e-pošte
ui-notices-confirm-help = Najpre stiže poruka sa linkom kojim se potvrđuje adresa.
ui-notices-waits = Još nije potvrđeno: otvori link poslat na { $to }
ui-notices-webhook = Poziv programu (webhook)
ui-notices-webhook-to = Njegova adresa, počinje sa https://
ui-notices-webhook-help = Poruku dobija kao JSON, kakav primaju Slack, Discord i slični. Adrese u privatnim mrežama se ne pozivaju.
ui-notices-on = Uključi
ui-notices-off = Isključi
ui-notices-to = Uključeno: { $to }
ui-notices-here = Uključeno
ui-notices-is-on = { $what } (uključeno)
ui-notices-is-off = { $what } (isključeno)
ui-notices-quiet = Tihi sati
ui-notices-quiet-from = od
ui-notices-quiet-to = do
ui-notices-answer = Obaveštenja o tvojim partijama
ui-notices-confirm-question = Da li želiš da na { $to } stižu obaveštenja o tvojim partijama?
ui-notices-confirm-do = Da, to je moja adresa
ui-notices-confirmed = Potvrđeno. Obaveštenja će stizati na { $to }.
ui-notices-stop-question = Da li želiš da na { $to } više ne stižu obaveštenja, ni o jednoj partiji ni grupi?
ui-notices-stop-do = Obustavi obaveštenja
ui-notices-stopped = Na { $to } više neće stizati obaveštenja.

### Šta se govori uz partiju

ui-talk-title = Razgovor za stolom
ui-talk-empty = Još niko ništa nije rekao.
ui-talk-say = Napiši nešto
ui-talk-send = Pošalji
ui-talk-phrases = Reci jednim pritiskom
ui-talk-watchers = Šta pišu gledaoci, igrači mogu da pročitaju kad se partija završi.
ui-talk-your-name = Tvoje ime
ui-talk-unsent = još nije poslato
ui-talk-mute = Sakrij šta piše: { $name }
ui-talk-muted = Skriveno: { $names }
ui-talk-unmute = Ponovo prikaži
ui-talk-report = Prijavi ovu poruku
ui-talk-report-player = Prijavi ovog igrača
ui-talk-report-why = Razlog prijave (nije obavezan)
ui-talk-reported = Prijavljeno. Administratori ovog servera će to pogledati.
ui-talk-more = Više o ovoj poruci
ui-talk-watcher = Gleda
ui-notes = Moje beleške
ui-notes-help = Vidiš ih samo ti, na ovom uređaju.
ui-phrase-hello = Zdravo!
ui-phrase-good-luck = Srećno!
ui-phrase-well-played = Dobro odigrano!
ui-phrase-thanks = Hvala!
ui-phrase-one-moment = Samo trenutak.
ui-phrase-your-turn = Ti si na potezu.
ui-phrase-oops = Ups!
ui-phrase-again = Hoćemo li još jednu?
ui-reactions = Reaguj sličicom
ui-reaction-agree = Slažem se
ui-reaction-clap = Bravo!
ui-reaction-laugh = Smešno
ui-reaction-wow = Kakvo iznenađenje
ui-reaction-hmm = Razmišljam
ui-reaction-sorry = Izvini
ui-reaction-by = { $reaction }: { $names }
### Botovi koji igraju umesto ljudi

ui-resign = Predaj partiju
ui-resign-of = Predaj partiju: { $name }
ui-resign-sure = Predati partiju?
ui-resign-help = Umesto tebe će dalje igrati bot. Mesto možeš da preuzmeš nazad u svakom trenutku.
ui-resign-rated = U rangiranoj partiji ti se tada računa poslednje mesto.
ui-resign-competition = U ovoj partiji takmičenja ti se tada računa poslednje mesto.
ui-resign-do = Neka igra bot
ui-resign-keep = Igraj dalje
ui-play-on = Preuzmi mesto nazad
ui-play-on-help = Umesto tebe igra bot.
ui-stand-in-ask = Neka dalje igra bot
ui-stand-in-ask-of = Neka dalje igra bot: { $name }
ui-stand-in-agree = Slažem se
ui-stand-in-against = Čekaj još
ui-stand-in-question = Može li ovde dalje da igra bot? Za: { $names }
ui-stand-in-waits = Čeka se saglasnost ostalih.
ui-stand-in-begins = { $name }: odsad igra bot.
ui-stand-in-ends = { $name } ponovo igra.
ui-stand-in-asked = { $name }: čeka se potez. Može li dalje da igra bot? Odgovori u spisku igrača.
ui-stand-in-level = Nivo zamenskih botova
ui-stand-in-usual = uobičajen
ui-stand-in-of = Zamenski botovi: { $level }
ui-hints = Saveti
ui-hints-allowed = dozvoljeni
ui-hints-forbidden = nisu dozvoljeni
ui-room-no-hints = Saveti nisu dozvoljeni
ui-rated = Rejting
ui-rated-yes = rangirana
ui-rated-no = nije rangirana
ui-rated-rules = Rangirana partija: bez saveta i isprobavanja. Izbor možeš da poništiš dok drugi ne odigraju potez. Ko se preda, ili bot makar jednom odigra umesto njega, računa se kao poslednji.
ui-back-asks = { $name } moli za poništavanje svog poslednjeg izbora i svega posle njega.
ui-back-against = Igrajmo dalje
ui-back-waits = Još treba da odgovore: { $names }
ui-back-withdraw = Povuci molbu
ui-back-declined = { $name } radije igra dalje.
ui-back-withdrawn = { $name } odustaje od poništavanja.
ui-back-played-on = Partija je nastavljena, pa se ništa ne poništava.

### Satovi

ui-clock = Sat
ui-clock-none = bez sata
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minut za potez
        [few] { $minutes } minuta za potez
       *[other] { $minutes } minuta za potez
    }
ui-clock-match = { $minutes } min za partiju i { $seconds } s više sa svakim potezom
ui-clock-days =
    { $days ->
        [one] { $days } dan za potez
        [few] { $days } dana za potez
       *[other] { $days } dana za potez
    }
ui-clock-rest = Šta se ne računa
ui-clock-rest-nothing = sve se računa
ui-clock-rest-nights = noći
ui-clock-rest-both = noći i vikendi
ui-clock-nights = Noći se ne računaju (22:00–8:00 tamo gde ko živi)
ui-clock-weekends = Vikendi se ne računaju
ui-clock-zero = Kad vreme istekne
ui-clock-zero-bot = dalje igra bot
ui-clock-zero-wait = ostali čekaju
ui-clock-of = Vreme: { $name }
ui-clock-up = Vreme je isteklo
ui-clock-away = Na odmoru do { $date }
ui-clock-soon = Preostalo sekundi: { $seconds }
ui-clock-pause = Predloži pauzu
ui-clock-pause-question = Pauza? Za: { $names }
ui-clock-no-pause = Bez pauze
ui-clock-go-on = Nastavi
ui-clock-runs = Satovi opet rade.
ui-clock-asked = Pauzu predlaže: { $names }. Odgovori u spisku igrača.

### Šta ako

ui-what-if-board = Šta ako: probna tabla
ui-what-if-mark = Proba
ui-what-if-says = Ovu tablu vidiš samo ti i ništa sa nje se ne šalje. Ono što ne možeš da znaš izmišljeno je.
ui-what-if-back = Nazad na partiju
ui-what-if-back-replay = Nazad na snimak
ui-what-if-your-turn = U partiji si ti na potezu.
ui-what-if-restart = Od početka
ui-what-if-deal = Skriveno podeli ponovo
ui-what-if-bots = Za ostale bira bot

### Ko sme da gleda

ui-watch = Ko sme da gleda
ui-watch-all = svako ko nađe sto
ui-watch-invited = ko ima link za gledaoce
ui-watch-delayed = sa linkom: sve, ali sa zakašnjenjem
ui-watch-after = svi, posle kraja
ui-watch-nobody = niko
ui-watch-how-late = Zakašnjenje
ui-watch-late = Zakašnjenje za gledaoce: { $time }
ui-watch-warning = Gledaoci vide i ono što je skriveno. Prijatelj među njima, ili drugi uređaj, može to da oda nekome ko igra.
ui-watch-watchers = Gledaoci
ui-watch-link = Link za gledaoce
ui-watch-link-help = Ko otvori ovaj link, sme da gleda. Važi dok ne ukloniš sve gledaoce.
ui-watch-new-link = Novi link za gledaoce
ui-watch-withdraw = Ukloni sve gledaoce
ui-watch-come = Dolaziš da gledaš
