# Co stránka říká o stolech, kde se lidé scházejí před partií. Čte se vedle slov rámce (web/src/gathering/room_words.ts).

### Nová partie: přátelé jinde

ui-friend = Přítel
ui-kept = Kde je partie uložena
ui-kept-server = na serveru
ui-kept-here = jen na tomto zařízení
ui-kept-here-help = Partie zůstane na tomto zařízení, jde hrát i bez sítě a v seznamu na ostatních zařízeních není.
ui-add-friend = Přidat přítele
ui-friend-way = Jak se přítel dostane na místo { $number }
ui-friend-open = kdokoli s odkazem
ui-friend-invited = s osobním odkazem
ui-friend-name = pro koho
ui-friend-name-of-seat = Pro koho je místo { $number }
ui-order = Pořadí míst
ui-order-listed = jak je uvedeno
ui-order-drawn = vylosuje se
ui-listing = Kdo stůl najde
ui-listing-link = kdo má odkaz
ui-listing-lobby = všichni na tomto serveru
ui-room-make = Otevřít stůl
ui-room-make-help = Přátelé hrají každý na své obrazovce. Než jsou všichni u stolu, nic se nerozdává.
ui-only-here = Ostatní tuto adresu neotevřou: na každém zařízení vede jen k němu samému.
ui-only-here-do = Aby mohli přijít, ukonči server, spusť ho takto, otevři adresu, kterou vypíše, a stůl otevři tam:

### Stůl, který čeká

ui-tables = Stoly, které čekají
ui-room = Stůl
ui-room-of = Stůl: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
ui-room-invited = Pozvánka pro hráče: { $names }
ui-room-unready = Ještě se čeká na hráče: { $names }
ui-room-starts = Partie začíná …
ui-room-begins = Partie začíná
ui-room-sat = { $name } už sedí u stolu
ui-room-gone = Tento stůl už tu není: někdo ho zavřel, nebo celý den nikdo nepřišel. Řekni si o nový odkaz, nebo otevři vlastní stůl.
ui-room-begun = Partie u tohoto stolu už začala. Můžeš se dívat.
ui-room-watch = Dívat se
ui-room-your-name = Tvé jméno
ui-room-sit = Sednout si
ui-room-kept = Stejní hráči, nová partie: čeká tu na tebe tvoje místo.
ui-room-full = Všechna místa jsou obsazená nebo pro někoho držená. Když se některé uvolní, můžeš si sem sednout.
ui-room-freed = U tohoto stolu už nemáš místo.
ui-room-reserved = Tento stůl je pro partii soutěže. Jestli je to tvoje partie, zaujmi své místo na stránce soutěže.
ui-room-set-ready = Můžu začít
ui-room-unset-ready = Přece jen počkat
ui-room-leave = Odejít od stolu
ui-room-invite = Pozvat přátele
ui-room-link = Odkaz ke stolu
ui-room-fill = Boti na volná místa
ui-room-fill-invited = Boti místo těchto hráčů: { $names }
ui-room-fill-both = Boti na volná místa a za tyto hráče: { $names }
ui-room-start-with-bots = Začít s boty
ui-room-start-without-empty = Začít bez volných míst
ui-room-close = Zavřít stůl
ui-room-close-sure = Zavřít stůl pro všechny?
ui-room-keep = Nechat otevřený
ui-room-order-listed = Místa v tomto pořadí
ui-room-order-drawn = Místa se na začátku vylosují
ui-from-start = Začíná pozicí z jiné partie (po rozhodnutí { $k }).
ui-from-known = Co kdo má, to mu zůstává; co se teprve dobere, určí nová náhoda. Kdo tu partii viděl, ví i to, co je skryté.
ui-room-listed = Najdou ho všichni na tomto serveru
ui-room-in-group = Tuto partii a její výsledek uvidí členové skupiny
ui-room-by-link = Jen s odkazem

### Místa u něj

ui-chair-free = Volné místo
ui-chair-open = pro kohokoli s odkazem
ui-chair-invited = pozvánka čeká
ui-chair-invited-nobody = na jednu pozvánku
ui-chair-kept = čeká na tebe
ui-chair-ready = může začít
ui-chair-waiting = ještě ne
ui-chair-host = hostitel
ui-chair-remove = Odebrat od stolu
ui-chair-remove-of = Odebrat od stolu: { $name }
ui-chair-link = Odkaz
ui-chair-link-of = Odkaz na místo { $number }
ui-chair-link-help = Kdo tento odkaz otevře první, může si sem sednout. Platí jednou.
ui-chair-new-link = Nový odkaz
ui-chair-new-link-of = Nový odkaz na místo { $number }
ui-chair-invite = Osobní odkaz
ui-chair-invite-of = Osobní odkaz na místo { $number }
ui-chair-open-up = Uvolnit pro všechny

### Odkazy pro ostatní

ui-send-copy = Zkopírovat
ui-send-copied = Zkopírováno
ui-send-share = Sdílet
ui-send-code = QR kód
ui-send-code-of = QR kód: { $link }

### A fair deal

ui-deal = Poctivé rozdání
ui-deal-help = Žádný hráč si nemůže vybrat, co se rozdá, a ani server ne, dokud je poctivá aspoň jedna stránka, která přispívá k náhodě. Těmito číslicemi server slíbil klíč; před první kartou každá stránka slíbí svůj příspěvek. Tato stránka si to všechno uloží a po konci porovná.
ui-deal-promise = Co server slíbil
ui-deal-unpledged = Bez slibu přispět k náhodě: { $names }
ui-deal-promised-same = Porovnáno s tím, co si tato stránka uložila před rozdáním: závazek, pořadí, jména i sliby jsou stejné.
ui-deal-promised-after = Závazek přišel zároveň s rozdáním: později se nic nezměnilo, ale nedokládá to, že server nevybíral.
ui-deal-promised-other = Porovnáno s tím, co si tato stránka uložila před rozdáním: závazek, pořadí, jména nebo sliby se liší. Tomuto rozdání nevěř.
ui-deal-promised-unknown = Tato stránka si před rozdáním nic neuložila, a tak nemůže porovnávat. Kdo seděl u stolu, může porovnat číslice níže.
ui-deal-fits = Závazek, příspěvky, počáteční číslo i místa v souboru si navzájem odpovídají.
ui-deal-pledged = K náhodě přispěli, jak předem slíbili: { $names }
ui-deal-given = K náhodě přispěli ve stejném kroku, v jakém se rozdalo: { $names }
ui-deal-missing = Slíbili přispět k náhodě, ale nestihli to: { $names }
ui-deal-alone = K náhodě nepřispěl nikdo: rozhodl jen klíč.
ui-deal-left-out = Příspěvek této stránky byl vynechán.
ui-deal-other-seats = V souboru sedí na místech jiní lidé než v partii.
ui-deal-hidden = Server neukazuje, co tato stránka slíbila za: { $names }. Tomuto rozdání nevěř.
ui-deal-gone = Této stránce bylo slíbeno poctivé rozdání, ale soubor neříká, jak se rozdalo. Tomuto rozdání nevěř.
ui-deal-replayed =
    { $count ->
        [one] Při novém přehrání z tohoto rozdání vede { $count } rozhodnutí k tomuto výsledku.
        [few] Při novém přehrání z tohoto rozdání vedou { $count } rozhodnutí k tomuto výsledku.
       *[other] Při novém přehrání z tohoto rozdání vede { $count } rozhodnutí k tomuto výsledku.
    }
ui-deal-other-end = Při novém přehrání z tohoto rozdání je výsledek jiný. Počet rozhodnutí: { $count }
ui-deal-not-replayed = Partii tu nešlo znovu přehrát: tato stránka pro ni nemá pravidla.
ui-deal-commitment = Slíbeno: { $commitment }
ui-deal-compare = K porovnání, závazek a sliby dohromady: { $promise }
ui-deal-none = Soubor této partie neříká, jak byla rozdána: je starší než poctivé rozdání.

### Místo, které se přesouvá na jiné zařízení

ui-move-seat = Přesunout místo na jiné zařízení
ui-move-seat-of = Přesunout místo na jiné zařízení: { $name }
ui-move-seat-help = Otevři tam tento odkaz, nebo na kód namiř fotoaparát. Použít ho lze jednou, do hodiny. Hraješ dál tam; toto zařízení se pak jen dívá.
ui-claim = Tvé místo se přesouvá sem

### Zprávy lidem jinde

notice-turn = Jsi na tahu: { $game }
notice-turn-short = Zbývá málo času: jsi na tahu – { $game }
notice-again = Hrát znovu: { $game }
notice-others = U stolu také: { $names }
notice-match = { $group }: máš před sebou zápas
notice-matches = { $group }: máš před sebou zápasy
notice-match-of = { $competition } – { $game }. Ostatní hráči: { $names }
notice-why = Tento e-mail přichází, protože byl vyžádán.
notice-stop = Na tuto adresu už nic neposílat:
notice-confirm-title = Boardwright: je to tvá adresa?
notice-confirm = Někdo, kdo hraje na Boardwright, chce na tuto adresu dostávat oznámení o svých partiích. Pokud jsi to ty, otevři do tří dnů tento odkaz:
notice-confirm-not = Pokud to nejsi ty, nedělej nic: už nic dalšího nepřijde.

ui-notices = Dát mi vědět, až budu na tahu
ui-notices-of = Dát mi vědět, až budu na tahu: { $name }
ui-notices-help = Když na tebe partie čeká pět minut a nemáš ji nikde otevřenou. Další oznámení přijde, až když se na ni podíváš. Po konci partie i tehdy, když chce někdo z ostatních hrát znovu.
ui-notices-group = Dávat mi vědět o mých zápasech
ui-notices-group-help = Když máš odehrát zápas soutěže, když u jeho stolu chybíš už jen ty, a ještě jednou po třech dnech. V partiích skupiny, které začnou od této chvíle, i když jsi na tahu.
ui-notices-push = Oznámení na tomto zařízení
ui-notices-push-help = I když je tato stránka zavřená.
ui-notices-push-none = Tento prohlížeč to zde neumí. Je k tomu potřeba https; na iPhonu stránku nejdřív přidej na plochu.
ui-notices-push-denied = Oznámení z této stránky nejsou povolená. Povolit je můžeš v nastavení prohlížeče.
ui-notices-mail = E-mail
ui-notices-mail-to = E-mailová adresa
ui-notices-confirm-help = Nejdřív přijde zpráva s odkazem, kterým adresu potvrdíš.
ui-notices-waits = Ještě nepotvrzeno: otevři odkaz, který byl poslán na { $to }
ui-notices-webhook = Volání programu (webhook)
ui-notices-webhook-to = Jeho adresa, začíná https://
ui-notices-webhook-help = Dostane oznámení jako JSON, jak ji berou chaty jako Slack a Discord. Adresy v soukromých sítích se nevolají.
ui-notices-on = Zapnout
ui-notices-off = Vypnout
ui-notices-to = Zapnuto: { $to }
ui-notices-here = Zapnuto
ui-notices-is-on = { $what } (zapnuto)
ui-notices-is-off = { $what } (vypnuto)
ui-notices-quiet = Doba klidu
ui-notices-quiet-from = od
ui-notices-quiet-to = do
ui-notices-answer = Oznámení o tvých partiích
ui-notices-confirm-question = Mají na { $to } chodit oznámení o tvých partiích?
ui-notices-confirm-do = Ano, je to má adresa
ui-notices-confirmed = Potvrzeno. Oznámení budou chodit na { $to }.
ui-notices-stop-question = Nemají už na { $to } chodit žádná oznámení, o žádné partii ani skupině?
ui-notices-stop-do = Už žádná oznámení
ui-notices-stopped = Na { $to } už nic nepřijde.

### Co se u partie říká

ui-talk-title = Chat u stolu
ui-talk-empty = Zatím nikdo nic neřekl.
ui-talk-say = Napiš něco
ui-talk-send = Poslat
ui-talk-phrases = Říct jedním stiskem
ui-talk-watchers = Co říkají diváci, si hráči přečtou po konci partie.
ui-talk-your-name = Tvé jméno
ui-talk-unsent = ještě neodesláno
ui-talk-mute = Skrýt, co píše: { $name }
ui-talk-muted = Skryto: { $names }
ui-talk-unmute = Znovu ukázat
ui-talk-report = Nahlásit tuto zprávu
ui-talk-report-player = Nahlásit tohoto hráče
ui-talk-report-why = Důvod hlášení (nepovinný)
ui-talk-reported = Nahlášeno. Správci tohoto serveru se na to podívají.
ui-talk-more = Další možnosti této zprávy
ui-talk-watcher = Dívá se
ui-notes = Mé poznámky
ui-notes-help = Vidíš je jen ty, na tomto zařízení.
ui-phrase-hello = Ahoj!
ui-phrase-good-luck = Hodně štěstí!
ui-phrase-well-played = Dobře zahráno!
ui-phrase-thanks = Díky!
ui-phrase-one-moment = Okamžik, prosím.
ui-phrase-your-turn = Jsi na tahu.
ui-phrase-oops = Jejda!
ui-phrase-again = Zahrajeme si znovu?
ui-reactions = Reagovat obrázkem
ui-reaction-agree = Souhlasím
ui-reaction-clap = Bravo!
ui-reaction-laugh = To je vtipné
ui-reaction-wow = To je překvapení
ui-reaction-hmm = Přemýšlím
ui-reaction-sorry = Promiň
ui-reaction-by = { $reaction }: { $names }
### Boti, kteří hrají za lidi

ui-resign = Vzdát partii
ui-resign-of = Vzdát partii: { $name }
ui-resign-sure = Vzdát partii?
ui-resign-help = Dál za tebe bude hrát bot. Místo si můžeš kdykoli vzít zpět.
ui-resign-rated = V hodnocené partii se ti pak počítá poslední místo.
ui-resign-competition = V této partii soutěže se ti pak počítá poslední místo.
ui-resign-do = Ať hraje bot
ui-resign-keep = Hrát dál
ui-play-on = Vzít si místo zpět
ui-play-on-help = Hraje za tebe bot.
ui-stand-in-ask = Ať dál hraje bot
ui-stand-in-ask-of = Ať dál hraje bot: { $name }
ui-stand-in-agree = Souhlasím
ui-stand-in-against = Ještě počkat
ui-stand-in-question = Má tu dál hrát bot? Souhlasí: { $names }
ui-stand-in-waits = Čeká se na souhlas ostatních.
ui-stand-in-begins = { $name }: odteď hraje bot.
ui-stand-in-ends = { $name } je zpět a hraje dál.
ui-stand-in-asked = { $name }: čeká se na tah. Má dál hrát bot? Odpověz v seznamu hráčů.
ui-stand-in-level = Úroveň zastupujících botů
ui-stand-in-usual = obvyklá
ui-stand-in-of = Zastupující boti: { $level }
ui-hints = Rady
ui-hints-allowed = dovolené
ui-hints-forbidden = nedovolené
ui-room-no-hints = Rady nejsou dovolené
ui-rated = Hodnocení
ui-rated-yes = hodnocená
ui-rated-no = nehodnocená
ui-rated-rules = Hodnocená partie: bez rad a zkoušení. Volbu lze vrátit, dokud netáhli ostatní. Kdo se vzdá nebo za koho byť jednou zahraje bot, počítá se jako poslední.
ui-back-asks = { $name } žádá o vrácení své poslední volby i všeho, co přišlo po ní.
ui-back-against = Hrát dál
ui-back-waits = Ještě chybí odpověď: { $names }
ui-back-withdraw = Vzít žádost zpět
ui-back-declined = { $name } chce raději hrát dál.
ui-back-withdrawn = { $name } už o vrácení nežádá.
ui-back-played-on = Partie už pokračuje, takže se nic nevrací.

### Hodiny

ui-clock = Hodiny
ui-clock-none = bez hodin
ui-clock-move =
    { $minutes ->
        [one] { $minutes } minuta na tah
        [few] { $minutes } minuty na tah
       *[other] { $minutes } minut na tah
    }
ui-clock-match = { $minutes } min na partii a { $seconds } s navíc za každý tah
ui-clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
ui-clock-rest = Co se nepočítá
ui-clock-rest-nothing = počítá se vše
ui-clock-rest-nights = noci
ui-clock-rest-both = noci a víkendy
ui-clock-nights = Noci se nepočítají (22:00–8:00 tam, kde kdo žije)
ui-clock-weekends = Víkendy se nepočítají
ui-clock-zero = Když čas vyprší
ui-clock-zero-bot = hraje dál bot
ui-clock-zero-wait = ostatní čekají
ui-clock-of = Čas: { $name }
ui-clock-up = Čas vypršel
ui-clock-away = Na dovolené do { $date }
ui-clock-soon = Zbývá sekund: { $seconds }
ui-clock-pause = Navrhnout pauzu
ui-clock-pause-question = Pauza? Souhlasí: { $names }
ui-clock-no-pause = Bez pauzy
ui-clock-go-on = Pokračovat
ui-clock-runs = Hodiny zase běží.
ui-clock-asked = Pauzu navrhuje: { $names }. Odpověz v seznamu hráčů.

### Co kdyby

ui-what-if-board = Co kdyby: zkušební deska
ui-what-if-mark = Zkouška
ui-what-if-says = Tuto desku vidíš jen ty a nic se z ní neposílá. Co nemůžeš vědět, je vymyšlené.
ui-what-if-back = Zpět k partii
ui-what-if-back-replay = Zpět k záznamu
ui-what-if-your-turn = V partii jsi na tahu.
ui-what-if-restart = Od začátku
ui-what-if-deal = Skryté rozdat znovu
ui-what-if-bots = Za ostatní volí bot

### Kdo se smí dívat

ui-watch = Kdo smí sledovat
ui-watch-all = každý, kdo stůl najde
ui-watch-invited = kdo má odkaz pro diváky
ui-watch-delayed = s odkazem: vše, ale se zpožděním
ui-watch-after = každý, po skončení
ui-watch-nobody = nikdo
ui-watch-how-late = Zpoždění
ui-watch-late = Zpoždění pro diváky: { $time }
ui-watch-warning = Diváci vidí i to, co je skryté. Přítel mezi nimi nebo druhé zařízení to může někomu z hráčů prozradit.
ui-watch-watchers = Diváci
ui-watch-link = Odkaz pro diváky
ui-watch-link-help = Kdo tento odkaz otevře, smí sledovat. Platí, dokud diváky nepošleš pryč.
ui-watch-new-link = Nový odkaz pro diváky
ui-watch-withdraw = Poslat diváky pryč
ui-watch-come = Přicházíš se dívat
