# Kaj stran pove o mizah, kjer se ljudje zberejo pred partijo. Bere se ob besedah okvira (web/src/gathering/room_words.ts).

### Nova partija: prijatelji drugje

ui-friend = Prijatelj
ui-kept = Kje je partija shranjena
ui-kept-server = na strežniku
ui-kept-here = samo na tej napravi
ui-kept-here-help = Partija ostane na tej napravi, deluje brez omrežja in je na seznamu drugih naprav ni.
ui-add-friend = Dodaj prijatelja
ui-friend-way = Kako prijatelj pride na mesto { $number }
ui-friend-open = kdor koli s povezavo
ui-friend-invited = z osebno povezavo
ui-friend-name = za koga
ui-friend-name-of-seat = Za koga je mesto { $number }
ui-order = Vrstni red mest
ui-order-listed = kot je navedeno
ui-order-drawn = žreb na začetku
ui-listing = Kdo najde mizo
ui-listing-link = kdor ima povezavo
ui-listing-lobby = vsi na tem strežniku
ui-room-make = Odpri mizo
ui-room-make-help = Prijatelji igrajo vsak na svojem zaslonu. Nič se ne razdeli, dokler niso vsi za mizo.
ui-only-here = Drugi tega naslova ne morejo odpreti: vsako napravo vodi k njej sami.
ui-only-here-do = Da lahko pridejo, ustavi strežnik, zaženi ga takole, odpri naslov, ki ga izpiše, in tam odpri mizo:

### Miza, ki čaka

ui-tables = Mize, ki čakajo
ui-room = Miza
ui-room-of = Miza: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } prosto mesto
        [two] { $count } prosti mesti
        [few] { $count } prosta mesta
       *[other] { $count } prostih mest
    }
ui-room-invited = Povabljeni: { $names }
ui-room-unready = Čakamo še na: { $names }
ui-room-starts = Partija se začenja …
ui-room-begins = Partija se je začela
ui-room-sat = { $name } že sedi za mizo
ui-room-gone = Te mize ni več: nekdo jo je zaprl ali pa en dan ni bilo nikogar. Prosi za novo povezavo ali odpri svojo mizo.
ui-room-begun = Partija za to mizo se je začela. Lahko jo gledaš.
ui-room-watch = Oglej si
ui-room-your-name = Tvoje ime
ui-room-sit = Sedi
ui-room-kept = Isti igralci, nova partija: tvoje mesto te čaka.
ui-room-full = Vsa mesta so zasedena ali za koga prihranjena. Če se katero sprosti, lahko sedeš tukaj.
ui-room-freed = Za to mizo nimaš več mesta.
ui-room-reserved = Ta miza je za partijo tekmovanja. Če je to tvoja partija, zasedi svoje mesto na strani tekmovanja.
ui-room-set-ready = Lahko začnem
ui-room-unset-ready = Vseeno počakaj
ui-room-leave = Zapusti mizo
ui-room-invite = Povabi prijatelje
ui-room-link = Povezava do mize
ui-room-fill = Boti na prosta mesta
ui-room-fill-invited = Boti namesto teh igralcev: { $names }
ui-room-fill-both = Boti na prosta mesta in namesto teh igralcev: { $names }
ui-room-start-with-bots = Začni z boti
ui-room-start-without-empty = Začni brez prostih mest
ui-room-close = Zapri mizo
ui-room-close-sure = Zaprem mizo za vse?
ui-room-keep = Pusti odprto
ui-room-order-listed = Mesta v tem vrstnem redu
ui-room-order-drawn = Mesta se na začetku izžrebajo
ui-from-start = Začne se s položajem iz druge partije (po odločitvi { $k }).
ui-from-known = Kar ima kdo v roki, ostane; o tem, kar se še vleče, odloča novo naključje. Kdor je tisto partijo videl, ve, kaj je skrito.
ui-room-listed = Mizo najdejo vsi na tem strežniku
ui-room-in-group = Člani skupine vidijo to partijo in njen izid
ui-room-by-link = Samo s povezavo

### Mesta za njo

ui-chair-free = Prosto mesto
ui-chair-open = za vsakogar s povezavo
ui-chair-invited = vabilo čaka
ui-chair-invited-nobody = za eno vabilo
ui-chair-kept = prihranjeno zate
ui-chair-ready = lahko začne
ui-chair-waiting = še ne
ui-chair-host = gostitelj
ui-chair-remove = Odstrani od mize
ui-chair-remove-of = Odstrani od mize: { $name }
ui-chair-link = Povezava
ui-chair-link-of = Povezava za mesto { $number }
ui-chair-link-help = Kdor prvi odpre to povezavo, lahko sede sem. Velja enkrat.
ui-chair-new-link = Nova povezava
ui-chair-new-link-of = Nova povezava za mesto { $number }
ui-chair-invite = Osebna povezava
ui-chair-invite-of = Osebna povezava za mesto { $number }
ui-chair-open-up = Odpri za vse

### Povezave za druge

ui-send-copy = Kopiraj
ui-send-copied = Kopirano
ui-send-share = Deli
ui-send-code = Koda QR
ui-send-code-of = Koda QR: { $link }

### A fair deal

ui-deal = Pošteno deljenje
ui-deal-help = Noben igralec ne more izbrati, kaj se deli, in tudi strežnik ne, dokler je poštena vsaj ena stran, ki prispeva k naključju. S temi števkami je strežnik obljubil ključ; pred prvo karto vsaka stran obljubi svoj prispevek. Ta stran si vse to shrani in po koncu primerja.
ui-deal-promise = Kaj je strežnik obljubil
ui-deal-unpledged = Brez obljube prispevka k naključju: { $names }
ui-deal-promised-same = Primerjano s tem, kar si je ta stran shranila pred deljenjem: zaveza, vrstni red, imena in obljube so enaki.
ui-deal-promised-after = Zaveza je prišla hkrati z deljenjem: pozneje se ni nič spremenilo, ne dokazuje pa, da strežnik ni izbiral.
ui-deal-promised-other = Primerjano s tem, kar si je ta stran shranila pred deljenjem: zaveza, vrstni red, imena ali obljube se razlikujejo. Temu deljenju ne zaupaj.
ui-deal-promised-unknown = Ta stran si pred deljenjem ni ničesar shranila, zato ne more primerjati. Kdor je sedel za mizo, lahko primerja spodnje števke.
ui-deal-fits = Zaveza, prispevki, začetno število in mesta v datoteki se ujemajo.
ui-deal-pledged = K naključju prispevali, kot so prej obljubili: { $names }
ui-deal-given = K naključju prispevali v istem koraku, v katerem se je delilo: { $names }
ui-deal-missing = Obljubili prispevek k naključju, ki ni prišel pravočasno: { $names }
ui-deal-alone = K naključju ni prispeval nihče: odločil je samo ključ.
ui-deal-left-out = Prispevek te strani je bil izpuščen.
ui-deal-other-seats = V datoteki na mestih sedijo drugi ljudje kot v partiji.
ui-deal-hidden = Strežnik ne kaže, kaj je ta stran obljubila za: { $names }. Temu deljenju ne zaupaj.
ui-deal-gone = Tej strani je bilo obljubljeno pošteno deljenje, datoteka pa ne pove, kako se je delilo. Temu deljenju ne zaupaj.
ui-deal-replayed =
    { $count ->
        [one] Ob ponovnem igranju iz tega deljenja { $count } odločitev vodi do tega izida.
        [two] Ob ponovnem igranju iz tega deljenja { $count } odločitvi vodita do tega izida.
        [few] Ob ponovnem igranju iz tega deljenja { $count } odločitve vodijo do tega izida.
       *[other] Ob ponovnem igranju iz tega deljenja { $count } odločitev vodi do tega izida.
    }
ui-deal-other-end = Ob ponovnem igranju iz tega deljenja je izid drugačen. Število odločitev: { $count }
ui-deal-not-replayed = Partije tu ni bilo mogoče ponovno odigrati: ta stran zanjo nima pravil.
ui-deal-commitment = Obljubljeno: { $commitment }
ui-deal-compare = Za primerjavo, zaveza in obljube skupaj: { $promise }
ui-deal-none = Datoteka te partije ne pove, kako se je delilo: starejša je od poštenega deljenja.

### Mesto, ki se seli na drugo napravo

ui-move-seat = Preseli mesto na drugo napravo
ui-move-seat-of = Preseli mesto na drugo napravo: { $name }
ui-move-seat-help = Tam odpri to povezavo ali na kodo usmeri fotoaparat. Velja enkrat, eno uro. Igraš naprej tam; ta naprava potem samo gleda.
ui-claim = Tvoje mesto se seli sem

### Obvestila ljudem drugje

notice-turn = Na potezi si: { $game }
notice-turn-short = Ostalo je malo časa: na potezi si – { $game }
notice-again = Igraj znova: { $game }
notice-others = Za mizo tudi: { $names }
notice-match = { $group }: čaka te partija
notice-matches = { $group }: čakajo te partije
notice-match-of = { $competition } – { $game }. Drugi igralci: { $names }
notice-why = To obvestilo prihaja, ker je bilo naročeno.
notice-stop = Na ta naslov ne pošiljaj ničesar več:
notice-confirm-title = Boardwright: je to tvoj naslov?
notice-confirm = Nekdo, ki igra na Boardwright, želi na ta naslov dobivati obvestila o svojih partijah. Če si to ti, v treh dneh odpri to povezavo:
notice-confirm-not = Če to nisi ti, ne stori ničesar: nič več ne bo prišlo.

ui-notices = Obvesti me, ko bom na potezi
ui-notices-of = Obvesti me, ko bom na potezi: { $name }
ui-notices-help = Ko te partija čaka pet minut in je nimaš nikjer odprte. Novo obvestilo pride šele, ko si jo ogledaš. Po koncu partije tudi, ko želi kdo od drugih igrati znova.
ui-notices-group = Obveščaj me o mojih partijah
ui-notices-group-help = Ko te čaka partija tekmovanja, ko za njeno mizo manjkaš samo še ti, in še enkrat po treh dneh. V partijah skupine, ki se začnejo odslej, tudi ko si na potezi.
ui-notices-push = Obvestilo na tej napravi
ui-notices-push-help = Tudi ko je ta stran zaprta.
ui-notices-push-none = Ta brskalnik tega tukaj ne zmore. Potreben je https; na iPhonu stran najprej dodaj na domači zaslon.
ui-notices-push-denied = Obvestila s te strani niso dovoljena. Dovoliš jih lahko v nastavitvah brskalnika.
ui-notices-mail = E-pošta
ui-notices-mail-to = E-poštni naslov
ui-notices-confirm-help = Najprej pride sporočilo s povezavo, ki potrdi naslov.
ui-notices-waits = Še ni potrjeno: odpri povezavo, poslano na { $to }
ui-notices-webhook = Klic programa (webhook)
ui-notices-webhook-to = Njegov naslov, začne se s https://
ui-notices-webhook-help = Sporočilo dobi kot JSON, kakršnega sprejmejo klepeti, kot sta Slack in Discord. Naslovi v zasebnih omrežjih se ne kličejo.
ui-notices-on = Vklopi
ui-notices-off = Izklopi
ui-notices-to = Vklopljeno: { $to }
ui-notices-here = Vklopljeno
ui-notices-is-on = { $what } (vklopljeno)
ui-notices-is-off = { $what } (izklopljeno)
ui-notices-quiet = Tihe ure
ui-notices-quiet-from = od
ui-notices-quiet-to = do
ui-notices-answer = Obvestila o tvojih partijah
ui-notices-confirm-question = Naj na { $to } prihajajo obvestila o tvojih partijah?
ui-notices-confirm-do = Da, to je moj naslov
ui-notices-confirmed = Potrjeno. Obvestila bodo prihajala na { $to }.
ui-notices-stop-question = Naj na { $to } ne prihaja nobeno obvestilo več, o nobeni partiji ali skupini?
ui-notices-stop-do = Nobenih obvestil več
ui-notices-stopped = Na { $to } ne bo prišlo nobeno obvestilo več.

### Kaj se govori pri partiji

ui-talk-title = Klepet za mizo
ui-talk-empty = Nihče še ni nič napisal.
ui-talk-say = Napiši kaj
ui-talk-send = Pošlji
ui-talk-phrases = Povej z enim pritiskom
ui-talk-watchers = Kar pišejo gledalci, igralci preberejo po koncu partije.
ui-talk-your-name = Tvoje ime
ui-talk-unsent = še ni poslano
ui-talk-mute = Skrij, kar piše: { $name }
ui-talk-muted = Skrito: { $names }
ui-talk-unmute = Znova pokaži
ui-talk-report = Prijavi to sporočilo
ui-talk-report-player = Prijavi tega igralca
ui-talk-report-why = Razlog prijave (neobvezno)
ui-talk-reported = Prijavljeno. Skrbniki tega strežnika si bodo to ogledali.
ui-talk-more = Več o tem sporočilu
ui-talk-watcher = Gleda
ui-notes = Moji zapiski
ui-notes-help = Vidiš jih samo ti, na tej napravi.
ui-phrase-hello = Živjo!
ui-phrase-good-luck = Veliko sreče!
ui-phrase-well-played = Dobro odigrano!
ui-phrase-thanks = Hvala!
ui-phrase-one-moment = Trenutek, prosim.
ui-phrase-your-turn = Na potezi si.
ui-phrase-oops = Ups!
ui-phrase-again = Igramo še enkrat?
ui-reactions = Odzovi se s sličico
ui-reaction-agree = Se strinjam
ui-reaction-clap = Bravo!
ui-reaction-laugh = Smešno
ui-reaction-wow = Kakšno presenečenje
ui-reaction-hmm = Razmišljam
ui-reaction-sorry = Oprosti
ui-reaction-by = { $reaction }: { $names }
### Boti, ki igrajo namesto ljudi

ui-resign = Predaj partijo
ui-resign-of = Predaj partijo: { $name }
ui-resign-sure = Predam partijo?
ui-resign-help = Namesto tebe bo naprej igral bot. Mesto lahko kadar koli vzameš nazaj.
ui-resign-rated = V partiji, ki šteje za rejting, si potem na zadnjem mestu.
ui-resign-competition = V tej partiji tekmovanja si potem na zadnjem mestu.
ui-resign-do = Naj igra bot
ui-resign-keep = Igraj naprej
ui-play-on = Vzemi mesto nazaj
ui-play-on-help = Namesto tebe igra bot.
ui-stand-in-ask = Naj naprej igra bot
ui-stand-in-ask-of = Naj naprej igra bot: { $name }
ui-stand-in-agree = Se strinjam
ui-stand-in-against = Še počakaj
ui-stand-in-question = Naj tu naprej igra bot? Za: { $names }
ui-stand-in-waits = Čakamo na soglasje drugih.
ui-stand-in-begins = { $name }: odslej igra bot.
ui-stand-in-ends = { $name } spet igra.
ui-stand-in-asked = { $name }: čakamo na potezo. Naj naprej igra bot? Odgovori v seznamu igralcev.
ui-stand-in-level = Stopnja nadomestnih botov
ui-stand-in-usual = običajna
ui-stand-in-of = Nadomestni boti: { $level }
ui-hints = Namigi
ui-hints-allowed = dovoljeni
ui-hints-forbidden = niso dovoljeni
ui-room-no-hints = Namigi niso dovoljeni
ui-rated = Rejting
ui-rated-yes = šteje
ui-rated-no = ne šteje
ui-rated-rules = Partija šteje za rejting: brez namigov in preizkušanja. Izbiro lahko razveljaviš, dokler drugi ne odigrajo poteze. Kdor se preda ali zanj vsaj enkrat izbere bot, se šteje za zadnjega.
ui-back-asks = { $name } prosi za razveljavitev svoje zadnje izbire in vsega za njo.
ui-back-against = Igrajmo naprej
ui-back-waits = Odgovoriti morajo še: { $names }
ui-back-withdraw = Umakni prošnjo
ui-back-declined = { $name } raje igra naprej.
ui-back-withdrawn = { $name } ne prosi več.
ui-back-played-on = Partija se je nadaljevala, zato se nič ne razveljavi.

### Ure

ui-clock = Ura
ui-clock-none = brez ure
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minuta za potezo
        [two] { $minutes } minuti za potezo
        [few] { $minutes } minute za potezo
       *[other] { $minutes } minut za potezo
    }
ui-clock-match = { $minutes } min za partijo in { $seconds } s dodatka z vsako potezo
ui-clock-days =
    { $days ->
        [one] { $days } dan za potezo
        [two] { $days } dneva za potezo
        [few] { $days } dnevi za potezo
       *[other] { $days } dni za potezo
    }
ui-clock-rest = Kaj ne šteje
ui-clock-rest-nothing = vse šteje
ui-clock-rest-nights = noči
ui-clock-rest-both = noči in vikendi
ui-clock-nights = Noči ne štejejo (22.00–8.00 tam, kjer kdo živi)
ui-clock-weekends = Vikendi ne štejejo
ui-clock-zero = Ko čas poteče
ui-clock-zero-bot = naprej igra bot
ui-clock-zero-wait = drugi čakajo
ui-clock-of = Čas: { $name }
ui-clock-up = Čas je potekel
ui-clock-away = Na dopustu do { $date }
ui-clock-soon = Preostale sekunde: { $seconds }
ui-clock-pause = Predlagaj premor
ui-clock-pause-question = Premor? Za: { $names }
ui-clock-no-pause = Brez premora
ui-clock-go-on = Nadaljuj
ui-clock-runs = Ure spet tečejo.
ui-clock-asked = Premor predlaga: { $names }. Odgovori v seznamu igralcev.

### Kaj če

ui-what-if-board = Kaj če: poskusna plošča
ui-what-if-mark = Poskus
ui-what-if-says = To ploščo vidiš samo ti in z nje se nič ne pošlje. Česar ne moreš vedeti, je izmišljeno.
ui-what-if-back = Nazaj k partiji
ui-what-if-back-replay = Nazaj k posnetku
ui-what-if-your-turn = V partiji si na potezi.
ui-what-if-restart = Od začetka
ui-what-if-deal = Skrito razdeli znova
ui-what-if-bots = Za druge izbira bot

### Kdo sme gledati

ui-watch = Kdo sme gledati
ui-watch-all = kdor najde mizo
ui-watch-invited = kdor ima povezavo za gledalce
ui-watch-delayed = s povezavo: vse, vendar z zamikom
ui-watch-after = vsi, po koncu
ui-watch-nobody = nihče
ui-watch-how-late = Zamik
ui-watch-late = Zamik za gledalce: { $time }
ui-watch-warning = Gledalci vidijo tudi skrito. Prijatelj med njimi ali druga naprava lahko to izda komu, ki igra.
ui-watch-watchers = Gledalci
ui-watch-link = Povezava za gledalce
ui-watch-link-help = Kdor odpre to povezavo, sme gledati. Velja, dokler ne odstraniš vseh gledalcev.
ui-watch-new-link = Nova povezava za gledalce
ui-watch-withdraw = Odstrani vse gledalce
ui-watch-come = Prihajaš gledat
