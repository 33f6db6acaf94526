# Slova stránky, terminálu a toho, co odmítá jádro. Slova hry jsou v její vlastní složce.
# Jména hráčů ($seat, $name, $names) stojí na začátku věty, za dvojtečkou nebo za „je“, aby se neskloňovala.

### Jazyky (každý svým jménem, ve všech souborech stejně)

language-en = English
language-cs = Čeština
language-is = Íslenska
language-sl = Slovenščina
language-sr = Srpski
language-sr-Cyrl = Српски
language-hr = Hrvatski

### Jádro

seat-name = Hráč { $number }
level-random = Náhodný
level-random-help = Zahraje jakýkoli možný tah.
level-novice = Začátečník
level-novice-help = Myslí jen na tento tah. Hodí se pro první partii.
level-apprentice = Učeň
level-apprentice-help = Zná základy a myslí na to, co přijde hned potom.
level-amateur = Amatér
level-amateur-help = Zná rozumné tahy, ale plánuje vždy jen jednu věc.
level-advanced = Pokročilý
level-advanced-help = Plánuje dopředu, ale ne daleko.
level-expert = Znalec
level-expert-help = Hraje dobře, ale přehlíží, co dělají ostatní.
level-veteran = Veterán
level-veteran-help = Hraje jako profesionál, ale občas se ukvapí.
level-greedy = Profesionál
level-greedy-help = Zváží každý tah i to, co jím otevře ostatním.
level-challenger = Vyzyvatel
level-challenger-help = Hraje jako profesionál a kazí plány ostatním.
level-master = Mistr
level-master-help = Myslí dopředu: nejlepší tahy si mnohokrát přehraje až do konce a vybere ten, který dopadá nejlépe.
level-grandmaster = Velmistr
level-grandmaster-help = Myslí dopředu jako mistr, jen s několikanásobkem pokusů. Dává si na čas.
level-search = Hledání
level-search-help = Myslí dopředu s tolika pokusy, kolik mu povolíš.
level-plain-search = Prosté hledání
level-plain-search-help = Jako Hledání, ale bez rad hry: zkouší všechno a dohrává náhodně.
prompt-wait-for-several = Volí několik hráčů

reason-match-over = Partie skončila.
reason-not-your-turn = Nejsi na tahu.
reason-already-chosen = Už máš vybráno; ostatní ještě volí.
reason-not-now = To teď nejde.
reason-undo-nothing = Není co vrátit.
reason-undo-other-acted = Mezitím už hrál někdo jiný.
reason-undo-drawn = Mezitím rozhodla náhoda. { $event }
reason-undo-revealed = Mezitím se ukázalo něco skrytého. { $event }
reason-undo-over = Partie skončila.
reason-stale = Na stole se mezitím něco změnilo. Podívej se a zvol znovu.
reason-match-too-long = Partie je příliš dlouhá, dál pokračovat nemůže.
reason-bot-plays = Hraje za tebe bot. Nejdřív si vezmi místo zpět.
reason-paused = Partie je pozastavena. Dokud někdo nezruší pauzu, nikdo nemůže táhnout.

### Terminál

cli-which-game = Která hra?
cli-how-many-players = Kolik hráčů?
cli-which-level = Jaký soupeř?
cli-your-name = Jak se jmenuješ?
cli-match-starts =
    { $players ->
        [one] { $game }, { $players } hráč
        [few] { $game }, { $players } hráči
        [many] { $game }, { $players } hráče
       *[other] { $game }, { $players } hráčů
    }
cli-turn = Na tahu je { $seat }
cli-thinking = { $seat } přemýšlí …
cli-hand-over = { $seat }: teď je obrazovka jen pro tebe. Stiskni Enter.
cli-ask = Číslo nebo slova, ? nápověda, u vrátit, q konec:
cli-choices-match = Hledání „{ $text }“: { $shown } z { $count }
cli-no-choice-fits = Textu „{ $text }“ nic neodpovídá. Napiš číslo od 1 do { $count } nebo část některé možnosti.
cli-rulebook = Pravidla: { $section }
cli-undone = Vráceno.
cli-cannot-undo = Nejde vrátit: { $reason }
cli-help =
    Napiš číslo možnosti, nebo část jejího textu, a zůstanou jen možnosti, které odpovídají.
    Prázdný řádek znovu ukáže všechny.
    ?   tato nápověda a pravidla
    u   vrátit poslední volbu
    q   opustit partii
cli-why-help = proč nejdou možnosti s těmito slovy
cli-rules = Pravidla
cli-left = Opouštíš partii.
cli-over = Partie skončila.
cli-winner = Vítězí: { $name }
cli-shared-win = Společné první místo: { $names }
cli-draw = Remíza.
cli-rank = { $rank }. { $name }
cli-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
cli-saved = Uloženo do { $path }
cli-compiling = Připravují se rychlá pravidla: { $done } z { $total }
cli-column-seat = Místo
cli-column-bot = Bot
cli-column-wins = Výhry
cli-column-share = Podíl
cli-column-score = Průměr bodů
cli-column-spread = Rozptyl
cli-column-game = Hra
cli-column-players = Hráči
cli-column-minutes = Minuty
cli-column-levels = Soupeři
cli-column-place = Průměrné pořadí
cli-column-time = Čas na rozhodnutí
cli-column-against = Proti
cli-column-deals = Rozdání
cli-column-ahead = Lepší pořadí
cli-column-alone = Výhry jako jediný
cli-column-positions = Pozice
cli-train-said = Předpověď
cli-train-decisions = Rozhodnutí
cli-train-even = Stejné šance
cli-train-outlook = Výhled
cli-train-network = Se sítí
cli-train-points = Dosavadní body
cli-train-better = Lepší o
cli-games-played =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
cli-decisions =
    { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
        [many] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }
cli-abandoned =
    { $games ->
        [one] { $games } partie byla po { $decisions } rozhodnutích přerušena. Nikdo ji nevyhrál.
        [few] { $games } partie byly po { $decisions } rozhodnutích přerušeny. Nikdo je nevyhrál.
        [many] { $games } partie bylo po { $decisions } rozhodnutích přerušeno. Nikdo je nevyhrál.
       *[other] { $games } partií bylo po { $decisions } rozhodnutích přerušeno. Nikdo je nevyhrál.
    }
cli-mean-decisions = { $mean } rozhodnutí na partii
cli-decisions-per-second = { $rate } rozhodnutí/s
cli-games-per-second = { $rate } partií/s
cli-arena-stronger = { $bot } je silnější než { $other } (test: { $elo0 } nebo { $elo1 } Elo)
cli-arena-not-stronger = { $bot } není silnější než { $other } (test: { $elo0 } nebo { $elo1 } Elo)
cli-arena-open = Zatím nerozhodnuto: logaritmus věrohodnostního poměru { $ratio }, meze { $low } a { $high }
cli-analysis-progress = Porovnávají se rozhodnutí: { $done } z { $total }
cli-analysis-chances = Šance na výhru
cli-analysis-points = Očekávané body
cli-analysis-parts = Rozhodnutí a štěstí
cli-analysis-sum = V procentech výhry. Začátek a tyto tři části dávají dohromady výsledek.
cli-analysis-begin = začátek
cli-analysis-own = vlastní rozhodnutí
cli-analysis-others = rozhodnutí ostatních
cli-analysis-chance = náhoda
cli-analysis-end = výsledek
cli-analysis-now = nyní
cli-analysis-worst = Nejdražší rozhodnutí
cli-analysis-none = Žádné rozhodnutí nevyčnívá.
cli-analysis-costs = Rozhodnutí { $number }: { $action } ({ $loss })
cli-analysis-better = Lepší: { $action }
cli-analysis-full = Se vším odkrytým: { $action } ({ $loss })
cli-analysis-known = Co hráč nemohl vědět, se mu nepočítá k tíži. Rozdíly, které mohou být náhoda, tu nejsou.
cli-analysis-played = odehráno
cli-analysis-candidates = Porovnané tahy a šance po nich
cli-analysis-unfinished = Partie neskončila: rozbor sahá po rozhodnutí { $number }.
cli-analysis-full-none = Ani se vším odkrytým žádný lepší tah nevyčnívá.
cli-analysis-sources = Body podle zdroje
cli-analysis-usual = V závorkách: prostřední polovina partií botů této úrovně při stejném počtu hráčů (lidé: úroveň Profesionál).
cli-stats-player = Hráč
cli-stats-matches = Partie
cli-stats-places = Místa (1 · 2 · …)
cli-stats-best-score = Nejvíc bodů
cli-stats-others = Průměr soupeřů
cli-stats-usual-level = Obvyklé pro úroveň
cli-stats-people = lidé
cli-stats-mean = Průměr
cli-stats-best = Nejvíc
cli-stats-last = Posledních deset
cli-stats-usual = Obvyklé
cli-stats-numbers = Čísla z partií
cli-stats-met = Setkání
cli-stats-ahead = Lepší místo
cli-stats-behind = Horší místo
cli-stats-of = { $player }, počet hráčů: { $number }, soupeři: { $against }
cli-stats-none = Nenašla se žádná dohraná partie.
cli-verify-good = Soubor partie je v pořádku: všechny akce odpovídají pravidlům.
cli-verify-bad = Soubor partie je porušený, místo { $at }: { $why }
cli-verify-deal = Poctivé rozdání: počáteční číslo plyne z klíče, který byl slíben předem. Závazek: { $commitment }
cli-verify-deal-pledged = Přispěli, jak předem slíbili: { $names }
cli-verify-deal-given = Přispěli ve stejném kroku, v jakém se rozdalo: { $names }
cli-verify-deal-missing = Slíbili přispět, ale nestihli to: { $names }
cli-verify-deal-alone = Nepřispěl nikdo: rozhodl jen klíč.
cli-verify-no-deal = Soubor neříká, odkud se vzalo počáteční číslo, takže nedokládá, že rozdání nikdo nevybral.
cli-verify-other-commitment = Tohle není rozdání, které bylo slíbeno. Jeho závazek je { $commitment }
cli-verify-other-promise = Tohle není to, co stůl ukazoval před rozdáním. Jeho slib je { $promise }
cli-learn = Kurz: { $game }
cli-learn-left = Kurz počká u kroku { $number }: boardwright learn { $game } tam pokračuje.
cli-learn-again = Zkusíme to znovu.
cli-learn-none = { $game }: k této hře kurz není.

### Stránka: rám každé obrazovky

ui-skip = Přejít k obsahu
ui-tagline = Deskové hry podle všech pravidel, s přáteli poblíž i na dálku, nebo s boty.
ui-tagline-here = Deskové hry podle všech pravidel, s přáteli u jedné obrazovky, nebo s boty.
ui-home = Všechny hry
ui-groups = Skupiny
ui-others-wait =
    { $count ->
        [one] ostatní na tebe čekají v { $count } partii
        [few] ostatní na tebe čekají ve { $count } partiích
       *[other] ostatní na tebe čekají v { $count } partiích
    }
ui-settings = Nastavení
ui-language = Jazyk
ui-close = Zavřít
ui-loading = Načítání …
ui-unofficial = Neoficiální: vlastní kresby a vlastní slova. Názvy her jen říkají, podle čích pravidel se hraje.
ui-compiling = Připravují se rychlá pravidla: { $game }, { $done } z { $total }. Hrát můžeš i mezitím.
ui-making =
    { $stage ->
        [waiting] Rychlá pravidla přijdou na řadu později. Hrát můžeš i mezitím.
        [later] Rady na stránce přijdou na řadu později.
        [bots] Připravují se rady pro stránku: { $done } z { $total }
        [page] Připravují se pravidla pro stránku: { $done } z { $total }
       *[rules] Připravují se rychlá pravidla: { $done } z { $total }. Hrát můžeš i mezitím.
    }
ui-making-failed =
    { $stage ->
        [bots] Rady pro stránku se nepodařilo připravit. Důvod je v protokolu serveru.
        [page] Pravidla pro stránku se nepodařilo připravit, místo nich odpovídá server. Důvod je v jeho protokolu.
       *[rules] Rychlá pravidla se nepodařilo připravit, boti proto přemýšlejí déle. Důvod je v protokolu serveru.
    }
ui-title-screen = { $screen } – Boardwright

### Stránka: vstupní obrazovka

ui-games = Hry
ui-players-range =
    { $max ->
        [one] { $min }–{ $max } hráč
        [few] { $min }–{ $max } hráči
        [many] { $min }–{ $max } hráče
       *[other] { $min }–{ $max } hráčů
    }
ui-players-exact =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
ui-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    }
ui-play-now = Hrát hned
ui-play-now-help =
    { $count ->
        [one] Ty proti jednomu botovi: { $level }
        [few] Ty proti { $count } botům: { $level }
       *[other] Ty proti { $count } botům: { $level }
    }
ui-new-match = Nová partie
ui-new-match-of = Nová partie: { $game }
ui-play-now-of = Hrát hned: { $game }
ui-no-games = Žádná hra se nenašla.
ui-running = Rozehrané partie
ui-offline = Server neběží. Partie na tomto zařízení a soubory partií fungují dál, nové partie se ukládají sem. Ostatní partie se vrátí se serverem.
ui-finished = Dohrané partie
ui-ratings = Hodnocení
ui-statistics = Statistiky
ui-here = Jen na tomto zařízení
ui-carry-server = Pokračovat s přáteli
ui-carry-server-help = Přesune partii na server. Tam může každý hráč pokračovat na svém zařízení.
ui-carry-here = Pokračovat jen na tomto zařízení
ui-carry-here-help = Přesune partii ze serveru na toto zařízení. Pak jde hrát i bez sítě.
ui-carry-left = Chat a značky rad se nepřenesou. Čas na vrácení tahu, opona a boti, kteří hrají za lidi, ano.
ui-to-watch = Partie ke sledování
ui-column-game = Hra
ui-column-seats = Hráči
ui-column-result = Výsledek
ui-column-when = Poslední tah
ui-column-what = Co dál
ui-resume = Pokračovat
ui-resume-of = Pokračovat: { $game } ({ $names })
ui-show-all = Zobrazit všechny: { $count }
ui-show-fewer = Zobrazit méně
ui-replay = Záznam
ui-replay-of = Záznam: { $game } ({ $names })
ui-download = Soubor partie
ui-deal-check = Ověřit rozdání
ui-download-of = Uložit soubor partie: { $game } ({ $names })
ui-download-all = Všechny soubory partií
ui-download-all-help = Jeden archiv (zip) se souborem každé dohrané partie a každé partie na tomto zařízení
ui-remove = Smazat
ui-remove-of = Smazat: { $game } ({ $names })
ui-remove-sure = Smazat tuto partii navždy?
ui-remove-yes = Smazat
ui-remove-no = Ponechat
ui-forget = Odebrat ze seznamu
ui-forget-of = Odebrat ze seznamu: { $game } ({ $names })
ui-forget-sure = Odebrat tuto partii ze svého seznamu? Ostatním zůstane a její odkaz ji vrátí.
ui-forget-yes = Odebrat
ui-winner = Vítězí: { $names }
ui-shared-first = Společné první místo: { $names }
ui-decisions =
    { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
        [many] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }
ui-open-file = Otevřít soubor partie
ui-open-file-help = Vyber soubor nebo ho přetáhni kamkoli na stránku a partie se přehraje. Partie z archivu zip se vrátí na toto zařízení.
ui-open-file-drop = Pusť soubor partie sem
ui-kept-files =
    { $count ->
        [one] Na tomto zařízení je teď { $count } partie z archivu.
        [few] Na tomto zařízení jsou teď { $count } partie z archivu.
       *[other] Na tomto zařízení je teď { $count } partií z archivu.
    }
ui-opening = Soubor partie se kontroluje …

### Stránka: nová partie

ui-seats = Hráči
ui-seats-help = V pořadí, v jakém sedí. Kdo začne, určí náhoda nebo pravidla.
ui-person = Člověk
ui-bot = Bot
ui-kind-of-seat = Kdo hraje na místě { $number }
ui-name-of-seat = Jméno na místě { $number }
ui-level-of-seat = Druh bota na místě { $number }
ui-level-rating = Hodnocení { $rating }
ui-level-wins = Vyhraje { $wins } ze 100 partií proti nižší úrovni: { $lower }
ui-levels = Úrovně
ui-styles = Jiné styly hry
ui-add-person = Přidat člověka
ui-add-bot = Přidat bota
ui-remove-seat = Odebrat místo { $number }
ui-move-up = Posunout místo { $number } nahoru
ui-move-down = Posunout místo { $number } dolů
ui-seats-full = Všechna místa jsou obsazená.
ui-options = Podrobnosti pravidel
ui-start = Začít partii
ui-several-persons = U obrazovky se střídá víc lidí.
ui-curtain = Opona mezi hráči
ui-curtain-always = vždy
ui-curtain-needed = když je třeba
ui-curtain-never = nikdy
ui-curtain-help = Když je třeba: jen když další hráč uvidí něco, co nikdo jiný vidět nemá.
ui-only-bots = Hrají jen boti: ty se díváš.

### Stránka: stůl

ui-board-of = Deska: { $game }
ui-your-turn = Jsi na tahu
ui-turn-of = Na tahu je { $seat }
ui-turn-of-away = Na tahu je { $seat }, ale bez spojení
ui-turn-now = { $seat } – jsi na tahu
ui-paused = Partie je pozastavena.
ui-only-choice-done = Jediná možná volba je provedena: { $choice }
ui-waiting-for = Čeká se na hráče: { $names }
ui-bot-plays = Hraje za tebe bot.
ui-thinking = { $seat } přemýšlí …
ui-thinking-for =
    { $seconds ->
        [one] { $seat } přemýšlí { $seconds } sekundu
        [few] { $seat } přemýšlí { $seconds } sekundy
        [many] { $seat } přemýšlí { $seconds } sekundy
       *[other] { $seat } přemýšlí { $seconds } sekund
    }
ui-sending = Odesílání …
ui-sending-slow = Zatím bez odpovědi. Volba se neztratí.
ui-undo = Vrátit
ui-undo-closed = Nejde vrátit: { $reason }
ui-undo-turn = Začít tah znovu
ui-undo-turn-help = Vrátit všechno z tohoto tahu
ui-undo-ask = Požádat o vrácení
ui-undo-ask-help = Mezitím už hráli ostatní. Když všichni přítomní souhlasí, vrátí se tvá volba i všechno po ní.
ui-done = Hotovo
ui-still-open =
    { $seconds ->
        [one] Ještě to můžeš vrátit; další hráč počká { $seconds } sekundu.
        [few] Ještě to můžeš vrátit; další hráč počká { $seconds } sekundy.
        [many] Ještě to můžeš vrátit; další hráč počká { $seconds } sekundy.
       *[other] Ještě to můžeš vrátit; další hráč počká { $seconds } sekund.
    }
ui-still-open-untimed = Ještě to můžeš vrátit.
ui-talk = Chat
ui-choices = Možnosti
ui-choices-count =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
        [many] { $count } možnosti
       *[other] { $count } možností
    }
ui-choices-none = Teď pro tebe není co volit.
ui-choices-other = Ostatní možnosti
ui-choices-filter = Ukázat jen možnosti s textem
ui-choices-match = { $shown } z { $count }
ui-not-possible = Teď nejde
ui-not-possible-help = Zvol něco a uvidíš proč.
ui-more = A další ({ $count }): najdeš je psaním.
ui-why-not = Proč ne?
ui-rulebook = Pravidla: { $section }
ui-log = Co se stalo
ui-log-empty = Zatím se nic nestalo.
ui-log-find = Hledat v tom, co se stalo
ui-log-latest = K poslednímu
ui-log-none = Nic z toho, co se stalo, tahle slova neobsahuje.
ui-log-since = Od tvé poslední volby
ui-you = Ty
ui-table-players = Hráči
ui-seat-you = u této obrazovky
ui-seat-acting = na tahu
ui-seat-thinking = přemýšlí
ui-seat-waits = čeká na tebe
ui-seat-online = ve spojení
ui-seat-away = bez spojení
ui-seat-away-for = bez spojení { $time }
ui-seat-stand-in = hraje bot
ui-seat-stood-in = dohrál bot
ui-link-open = Připojeno
ui-link-connecting = Připojování …
ui-link-lost = Spojení vypadlo. Zkouším to znovu …
ui-link-retry = Zkusit hned
ui-link-closed = Nepřipojeno
ui-board-missing = Tato hra nemá pro stránku desku. Použij seznam možností.
ui-watching = Díváš se
ui-watching-late = Sleduješ se zpožděním, nic není skryté
ui-drawer = Více o partii
ui-hint = Rada
ui-hint-help = Rada: co by zvolil bot { $bot }?
ui-hint-says = Rada ({ $bot }): { $choice }
ui-hint-chance = Šance na výhru: { $chance }
ui-hint-alike = Šance na výhru: zhruba stejná
ui-percent = { $number } %
event-hint-asked = { $seat } žádá o radu.
ui-analysis = Rozbor
ui-what-if = Co kdyby …

### Stránka: předání obrazovky

ui-pass-to = Obrazovku přebírá: { $seat }
ui-pass-help = Nikdo jiný by se teď neměl dívat.
ui-pass-ready = Jsem { $seat }
ui-pass-since = Co se mezitím stalo

### Stránka: konec

ui-over = Partie skončila
ui-draw = Remíza
ui-place = { $place }.
ui-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
ui-own-rank =
    { $place ->
        [1] První místo
        [2] Druhé místo
        [3] Třetí místo
        [4] Čtvrté místo
        [5] Páté místo
       *[other] { $place }. místo
    }
ui-points-behind =
    { $points ->
        [one] ztráta { $points } bodu
        [few] ztráta { $points } bodů
        [many] ztráta { $points } bodu
       *[other] ztráta { $points } bodů
    }
ui-points-ahead =
    { $points ->
        [one] náskok { $points } bodu
        [few] náskok { $points } bodů
        [many] náskok { $points } bodu
       *[other] náskok { $points } bodů
    }
ui-score-behind = ztráta { $points }
ui-score-ahead = náskok { $points }
ui-own-level =
    { $place ->
        [1] { ui-own-rank } se stejným výsledkem jako druhé místo
       *[other] { ui-own-rank } se stejným výsledkem jako první místo
    }
ui-level =
    { $place ->
        [1] stejný výsledek jako druhé místo
       *[other] stejný výsledek jako první místo
    }
ui-own-noted = U tebe: { $note }
ui-points-from = Za co jsou body
ui-total = Celkem
ui-score = Body
ui-again = Hrát znovu
ui-again-help = Stejní hráči, nová partie
ui-again-elsewhere-help = Jeden nový stůl pro vás všechny: kdo tlačítko stiskne, sedne si k němu
ui-again-waits = Nový stůl pro vás všechny je otevřený: „Hrát znovu“ vede k němu.
ui-back-to-competition = Zpět k soutěži
ui-look-at-board = Prohlédnout desku
ui-show-result = Výsledek
ui-progress = Body v čase
ui-progress-turn = Tah { $turn }
ui-turning-lead = Rozhodující vedení: { $seat }, tah { $turn }
ui-turning-gain = Největší zisk: { $seat }, { $points } v tahu { $turn }
ui-turning-best = { $seat }, nejlepší tah: { $points } v tahu { $turn }
ui-turning-changes =
    { $count ->
        [one] Vedení se změnilo jednou.
        [few] Vedení se změnilo { $count }krát.
       *[other] Vedení se změnilo { $count }krát.
    }
ui-turning-see = Podívat se na tento okamžik v záznamu
ui-again-easier = Lehčí: { $level }
ui-again-harder = Těžší: { $level }

### Stránka: nápověda

ui-help = Nápověda
ui-help-keys = Klávesy
ui-key-help = Otevřít tuto nápovědu
ui-key-undo = Vrátit poslední volbu
ui-key-done = Hotovo: pustit dalšího hráče
ui-key-choices = Otevřít seznam možností
ui-key-log = Otevřít, co se stalo
ui-key-hint = Požádat o radu
ui-key-what-if = Otevřít zkušební desku (Co kdyby …), nebo ji opustit
ui-key-escape = Zavřít, co je otevřené
ui-key-tab = K dalšímu, co jde zvolit
ui-key-enter = Zvolit
ui-key-arrows = Záznam: o krok zpět nebo vpřed
ui-key-marks = Záznam: na předchozí nebo další značku
ui-key-ends = Záznam: na začátek nebo na konec
ui-key-space = Záznam: přehrát nebo pozastavit
ui-keyname-escape = Esc
ui-keyname-enter = Enter
ui-keyname-space = Mezerník
ui-keyname-tab = Tab
ui-keyname-home = Home
ui-keyname-end = End

### Stránka: pravidla

ui-rules = Pravidla
ui-rules-of = Pravidla: { $game }
ui-rules-page = Na samostatné stránce
ui-rules-contents = Obsah
ui-rules-search = Hledat v pravidlech
ui-rules-found =
    { $count ->
        [0] Nic se nenašlo.
        [one] Nalezeno v { $count } oddílu
        [few] Nalezeno ve { $count } oddílech
       *[other] Nalezeno v { $count } oddílech
    }
ui-rules-link = Odkaz na tento oddíl: { $section }
ui-rules-no-game = Hra „{ $game }“ tu není. Pravidla mají:
ui-rules-no-text = O tom tu zatím nikdo nic nenapsal.
ui-rules-no-section = Oddíl „{ $section }“ v těchto pravidlech není. Které tu jsou, ukazuje obsah.
ui-rules-no-picture = Chybí tu obrázek „{ $picture }“.
ui-rules-foreign = Tato pravidla jsou jen v angličtině.
ui-rules-failed = Pravidla se nepodařilo načíst. Pomůže načíst stránku znovu.
ui-part-failed = Část stránky se nepodařilo načíst.
ui-load-again = Načíst stránku znovu

section-goal = Cíl hry
section-parts = Co je ve hře
section-rulings = Otázky
section-tips = Rady

### Stránka: záznam

ui-replay-first = Na začátek
ui-replay-back = O krok zpět
ui-replay-play = Přehrát
ui-replay-pause = Pozastavit
ui-replay-forward = O krok vpřed
ui-replay-last = Na konec
ui-replay-position = Rozhodnutí { $at } z { $count }
ui-replay-slider = Rozhodnutí
ui-replay-speed = Rychlost
ui-replay-speed-value = { $speed }×
ui-from-here = Hrát odtud dál
ui-replay-link = Zkopírovat odkaz na tuto pozici
ui-replay-copied = Odkaz je zkopírovaný.
ui-copy-refused = Prohlížeč nedovolil kopírování. Odkaz: { $link }
ui-replay-eyes = Číma očima
ui-replay-eyes-all = Vše odkryté

### Stránka: kurz

ui-learn = Naučit se hrou
ui-learn-of = Naučit se hrou: { $game }
ui-learn-step = Krok { $number } z { $count }
ui-learn-reached = Výborně!
ui-learn-missed = To ještě není ono.
ui-learn-next = Dál
ui-learn-back = O krok zpět
ui-learn-again = Vzít zpět
ui-learn-show = Ukaž mi to
ui-learn-finished = Teď hru umíš. Je čas na opravdovou partii!
ui-learn-anew = Od začátku

### Chyby serveru a stránky

error-unknown = Něco se pokazilo: { $id }
error-unreachable = Server neodpovídá.
error-no-server = Tato stránka funguje bez serveru, proto to tady nejde.
error-site-file = Některý soubor této stránky chybí nebo je poškozený. Načti stránku znovu; když to nepomůže, opraví ji provozovatel.
error-storage-full = Na tomto zařízení už není místo, takže se nic dalšího neukládá. Můžeš hrát dál a partii si stáhnout.
error-storage-forbidden = Tento prohlížeč stránce nedovolí nic ukládat, třeba proto, že je okno anonymní. Můžeš hrát a partii si stáhnout; po zavření stránky zmizí.
error-storage-newer = Partie na tomto zařízení uložila novější verze této stránky. Zavři její ostatní karty a tuhle načti znovu. Co do té doby zahraješ, se neuloží.
error-open-elsewhere = Tato partie se otevřela v jiné kartě a pokračuje tam. Chceš-li hrát zase tady, načti tuto stránku znovu.
error-broken-archive = Tento archiv nejde přečíst. Možná není celý.
error-broken-link = Tento odkaz není celý, partii z něj nejde otevřít. Zkopíruj ještě jednou celý odkaz.
error-link-too-long = Tato partie je na odkaz příliš dlouhá. Stáhni si její soubor a pošli ten.
error-cannot-carry = Hodnocené partie, partie soutěží a partie s vlastními díly nemohou pokračovat jinde.
error-position-unread = Tato partie začíná od pozice z jiné partie a tu dokáže přečíst jen server. Otevři její soubor na stránce, která server má.
error-match-is-over = Tato partie už skončila.
error-server = Server to nedokázal (stav { $status }).
error-page = Na stránce se něco pokazilo. Pomůže načíst ji znovu.
error-no-such-path = Na této adrese nic není.
error-no-such-method = Na tuto adresu se takto ptát nedá.
error-no-such-game = Tato hra tu není.
error-no-such-match = Tato partie tu není.
error-match-closed = Provozovatel serveru tuto partii ukončil. Nic z ní nebylo smazáno.
error-no-such-replay = Tento záznam tu už není. Otevři soubor partie znovu.
error-no-such-level = Soupeř „{ $level }“ neexistuje. Na výběr jsou: { $levels }
error-no-such-action = Takovou akci hra nemá.
error-no-such-decision = Rozhodnutí { $k } neexistuje; poslední je { $decisions }.
error-no-such-seat = Místo { $number } neexistuje; poslední je { $last }.
error-bad-request = Server požadavku nerozuměl.
error-bad-message = Server zprávě nerozuměl.
error-bad-option = Tato volba ke hře nepatří: { $why }
error-bad-name = { $seat }: zadej prosím jméno, které je vidět.
error-same-name = { $seat }: toto jméno vypadá stejně jako jiné u stolu: { $other }. Zvol prosím jiné.
error-broken-record = Tento soubor partie nejde použít: { $why } (Místo v souboru: { $at })
error-ruleset-changed = Tato partie patří k jiným pravidlům: tehdy { $stored }, teď { $now }.
error-log-does-not-fit = Uložená partie od rozhodnutí { $at } neodpovídá pravidlům.
error-game-is-gone = Hra této partie už není nainstalovaná: { $game }
error-not-over = Soubor partie je k dispozici až po jejím konci.
error-cannot-begin-here = Tady partie začít nemůže.
error-match-runs = Partie ještě neskončila.
error-not-your-seat = { $seat } na tomto zařízení nehraje.
error-restored = Server byl obnoven ze starší zálohy. Pozdější tahy zmizely, hra pokračuje od toho, co je vidět.
error-seat-moved = Toto místo teď hraje na jiném zařízení. Tady se díváš.
error-no-token = Server toto zařízení nezná. Načti stránku znovu.
error-other-origin = Tato stránka patří jinému serveru.
error-other-host = Na jméno { $host } tento server neslyší. Má-li na ně slyšet, spusť ho s volbou { "--allow-host" } { $host }.
error-not-json = Server přijímá jen JSON (Content-Type: application/json).
error-too-slow = Data přicházela příliš pomalu. Zkus to znovu s lepším připojením.
error-hello-once = Spojení se popletlo. Načti stránku znovu.
error-come-again = Ve stejnou chvíli hrál někdo jiný. Zkus to znovu.
error-too-long =
    { $limit ->
        [one] To je příliš dlouhé: vejde se nejvýše { $limit } bajt.
        [few] To je příliš dlouhé: vejdou se nejvýše { $limit } bajty.
        [many] To je příliš dlouhé: vejde se nejvýše { $limit } bajtu.
       *[other] To je příliš dlouhé: vejde se nejvýše { $limit } bajtů.
    }
error-too-many =
    { $seconds ->
        [one] Příliš mnoho najednou. Zkus to znovu za { $seconds } sekundu.
        [few] Příliš mnoho najednou. Zkus to znovu za { $seconds } sekundy.
        [many] Příliš mnoho najednou. Zkus to znovu za { $seconds } sekundy.
       *[other] Příliš mnoho najednou. Zkus to znovu za { $seconds } sekund.
    }
error-too-many-matches =
    { $limit ->
        [one] Na tomto zařízení je { $limit } partie a víc se jich nevejde. Nejdřív ji smaž.
        [few] Na tomto zařízení jsou { $limit } partie a víc se jich nevejde. Nejdřív některou smaž.
        [many] Na tomto zařízení je { $limit } partie a víc se jich nevejde. Nejdřív některou smaž.
       *[other] Na tomto zařízení je { $limit } partií a víc se jich nevejde. Nejdřív některou smaž.
    }
error-too-many-bot-matches =
    { $limit ->
        [one] Na tomto zařízení je { $limit } nedohraná partie samých botů a víc se jich nevejde. Nejdřív ji smaž.
        [few] Na tomto zařízení jsou { $limit } nedohrané partie samých botů a víc se jich nevejde. Nejdřív některou smaž.
        [many] Na tomto zařízení je { $limit } nedohrané partie samých botů a víc se jich nevejde. Nejdřív některou smaž.
       *[other] Na tomto zařízení je { $limit } nedohraných partií samých botů a víc se jich nevejde. Nejdřív některou smaž.
    }
error-too-many-sockets = Je otevřeno příliš mnoho stránek. Některou zavři a zkus to znovu.
error-busy = Server má moc práce. Zkus to za chvíli.
error-store-failed = Server se teď nedostane ke své databázi. Zkus to za chvíli.
error-database-full = Na tomto serveru už není místo na nic nového. Co už začalo, pokračuje dál.
error-store-gone = Databáze serveru byla přesunuta nebo smazána. Dokud se server nespustí znovu, nic se neuloží.
error-too-heavy = Kontrola tohoto souboru partie by potřebovala víc času nebo paměti, než server dovolí.
error-internal = Na serveru se něco pokazilo.
error-other-rules = Server má jiná pravidla než tato stránka. Stránka se načte znovu.
error-page-rules =
    { $why ->
        [version] Pravidla pro tuto stránku mají jinou verzi. Místo nich odpovídá server.
        [damaged] Pravidla pro tuto stránku jsou poškozená. Místo nich odpovídá server.
        [record] To, co server poslal, neodpovídá pravidlům na této stránce. Místo nich odpovídá server.
       *[failed] Pravidla na této stránce selhala. Místo nich odpovídá server.
    }
error-no-such-course = K této hře kurz není.
error-broken-course = Kurz této hry nesedí k jejím pravidlům (část: { $part }).
error-course-rules = Kurz potřebuje pravidla hry a ta se ještě načítají. Zkus to za chvíli znovu.
error-course-failed = Pravidla na této stránce selhala. Krok začíná znovu.
error-random-bot = Bota se nepodařilo načíst. Místo něj hraje takový, který volí náhodně.
error-local-rules = Pravidla této hry v tomto prohlížeči neběží. Načti stránku znovu, nebo zkus jiný prohlížeč.
error-not-ready-here = Pravidla a boti pro partie na tomto zařízení se ještě připravují. Zkus to za chvíli znovu, nebo hraj na serveru.
error-not-kept = Tenhle tah se na tomto zařízení nepodařilo uložit. Můžeš hrát dál, příští tah to zkusí znovu.
error-no-hint =
    { $why ->
        [missing] Rada zatím není: bot pro tuto stránku ještě není připravený.
       *[failed] Rada není: bot na této stránce selhal.
    }
error-hints-forbidden = U tohoto stolu nejsou rady dovolené.
error-not-rated =
    { $why ->
        [bot] Tento bot nemá hodnocení. Pro hodnocenou partii zvol jiného.
        [same_device] V hodnocené partii hraje každý na svém zařízení.
        [same_person] V hodnocené partii nemůže mít jeden člověk dvě místa. Účty z téhož prohlížeče se počítají jako jeden člověk.
        [hints] V hodnocené partii nejsou rady.
        [watching] Diváci hodnocené partie nesmějí vidět všechno.
        [start] Hodnocená partie se hraje od začátku.
        [seat] V hodnocené partii zůstává místo na svém zařízení.
        [delete] Hodnocenou partii nejde smazat, dokud běží.
       *[undo] V hodnocené partii nejde vrátit to, na co už jiní odpověděli.
    }
error-no-what-if =
    { $why ->
        [making] Zatím nelze nic zkoušet: pravidla této hry se pro stránku ještě připravují.
        [waiting] Zatím nelze nic zkoušet: stránka čeká na pozici. Zkus to za chvíli znovu.
        [passed] Zkušební deska se už neotevřela: obrazovku převzal další hráč.
        [replay] Tuto pozici nelze zkoušet: stránka tento záznam nepřehrává sama a zkouška se nesmí ptát serveru.
       *[rules] Tady nelze nic zkoušet: stránka nemá pravidla této hry.
    }
error-what-if-bots = Bota se nepodařilo načíst. Za všechny volíš ty.
error-no-such-table = Tento stůl už tu není.
error-table-closed = Provozovatel serveru tento stůl zavřel.
error-no-such-chair = Takové místo u stolu není (míst: { $chairs }).
error-nobody-to-wait-for = U tohoto stolu není na koho čekat: nech některé místo volné, nebo někoho pozvi.
error-too-many-tables =
    { $limit ->
        [one] Na tomto zařízení už čeká { $limit } stůl a víc se jich nevejde. Nejdřív ho zruš.
        [few] Na tomto zařízení už čekají { $limit } stoly a víc se jich nevejde. Nejdřív některý zruš.
        [many] Na tomto zařízení už čeká { $limit } stolu a víc se jich nevejde. Nejdřív některý zruš.
       *[other] Na tomto zařízení už čeká { $limit } stolů a víc se jich nevejde. Nejdřív některý zruš.
    }
error-empty-line = Nejdřív něco napiš.
error-talk-full = Víc zpráv se sem nevejde.
error-no-such-line = Tato zpráva tu není.
error-table-started = Partie u tohoto stolu už začala.
error-chair-taken = Toto místo už je obsazené.
error-no-open-chair = U tohoto stolu není žádné volné místo.
error-bad-invitation = Tato pozvánka už neplatí. Požádej o novou.
error-already-sitting = U tohoto stolu už sedíš.
error-chairs-empty = Některá místa jsou ještě prázdná. Počkej, nebo na ně posaď boty.
error-not-ready = Ještě ne všichni jsou připraveni.
error-not-sealed = U stolu se ještě nerozdává: ne všichni jsou tu a připraveni.
error-bad-share = Tohle není to, co bylo pro toto místo slíbeno.
error-same-pledge = Dvě místa nemohou slíbit totéž.
error-not-your-table = To může jen hostitel stolu.
error-no-such-group = Tato skupina neexistuje, nebo v ní nejsi.
error-no-such-member = Tento člověk už ve skupině není.
error-no-such-preset = Tento uložený stůl už není.
error-not-your-group = To může jen hostitel skupiny.
error-bad-group-link = Tato pozvánka do skupiny už neplatí. Požádej o novou.
error-bad-group-name = Zadej prosím jméno, které je vidět.
error-same-group-name = Toto jméno vypadá stejně jako jiné ve skupině: { $other }. Zvol prosím jiné.
error-group-full = Skupina je plná (nejvyšší počet lidí: { $limit }).
error-too-many-groups = Víc skupin už mít nemůžeš (nejvyšší počet: { $limit }). Nejdřív některou opusť.
error-too-many-presets = Víc uložených stolů skupina mít nemůže (nejvyšší počet: { $limit }). Nejdřív některý odeber.
error-no-such-competition = Tato soutěž už neexistuje.
error-too-many-competitions = Víc soutěží skupina mít nemůže (nejvyšší počet: { $limit }). Nejdřív některou smaž.
error-few-entrants = Soutěž tohoto druhu potřebuje víc členů (nejmenší počet: { $least }).
error-entrant-twice = Toto jméno je v seznamu dvakrát: { $name }.
error-bad-rounds = Tolik kol být nemůže (nejvyšší počet: { $most }).
error-nothing-to-play = V této soutěži teď nemáš žádný zápas.
error-reserved-table = Místa u tohoto stolu jsou vyhrazená členům, kteří tu mají svůj zápas.
error-not-your-match = Partii může smazat jen ten, kdo ji založil.
error-bad-seat-link = Tento odkaz už neplatí. Vytvoř nový na zařízení, kde se dosud hraje.
error-may-not-watch = Tuto partii nesmí sledovat každý. Zeptej se toho, kdo otevřel stůl.
error-bad-watch-link = Tento odkaz pro diváky už neplatí. Požádej o nový.
error-no-watch-link = Tento stůl nemá odkaz pro diváky.
error-plays-here = Kdo tuto partii hraje, nesmí při sledování vidět, co je skryté.
error-has-watched = Na tomto zařízení už bylo vidět, co je v této partii skryté, proto na něj nelze převzít místo.
error-too-many-devices = Víc diváků se sem nevejde.
error-bad-mail-address = Toto není použitelná e-mailová adresa.
error-bad-web-address = Toto není platná adresa. Musí začínat https:// a nesmí obsahovat heslo.
error-bad-notice-link = Tento odkaz už neplatí. Zapni oznámení znovu.
error-no-such-notice = Tento server oznámení tímto způsobem neposílá.
error-too-many-notices =
    { $limit ->
        [one] Toto zařízení už má zapnuté { $limit } oznámení a víc jich mít nemůže. Vypni ho u jiné partie.
        [few] Toto zařízení už má zapnutá { $limit } oznámení a víc jich mít nemůže. Vypni některé u jiné partie.
       *[other] Toto zařízení už má zapnutých { $limit } oznámení a víc jich mít nemůže. Vypni některé u jiné partie.
    }
error-not-absent = { $seat }: bot smí hrát dál po minutě nepřítomnosti, nebo když ostatní čekají deset minut. Zbývá sekund: { $seconds }
error-has-time = { $seat } má ještě čas. Bot smí hrát dál, až čas vyprší; když jsou na tah dny, i po celém dni, pokud souhlasí všichni ostatní.
error-bad-day = Takový den není: vyber ho v kalendáři.
error-vacation-backwards = Poslední den je dřív než první.
error-vacation-past = Dovolená začíná nejdřív dnes.
error-vacation-too-far = Dovolená začíná během příštích { $days } dní a končí do dvou měsíců.
error-vacation-too-long =
    { $left ->
        [one] To je příliš dlouho: v roce { $year } zbývá { $left } den dovolené.
        [few] To je příliš dlouho: v roce { $year } zbývají { $left } dny dovolené.
       *[other] To je příliš dlouho: v roce { $year } zbývá { $left } dní dovolené.
    }
error-vacation-overlaps = Některý z těchto dnů patří k jiné dovolené.
error-too-many-vacations = Víc dovolených naplánovat nejde (nejvýš { $limit }, i s těmi za poslední rok).
error-no-such-vacation = Tato dovolená už skončila nebo byla smazána.
error-rest-too-long = Klid trvá nejméně minutu a nejvýš { $hours } hodin denně.
error-rest-too-soon =
    { $days ->
        [one] Hodiny klidu platí týden: změnit je půjde za { $days } den.
        [few] Hodiny klidu platí týden: změnit je půjde za { $days } dny.
       *[other] Hodiny klidu platí týden: změnit je půjde za { $days } dní.
    }
error-nobody-to-ask = Není tu nikdo, kdo by mohl odpovědět.
error-being-asked = O vrácení už žádá někdo jiný.
error-declined-before = O vrácení této volby už se žádalo.
error-declined-often = Ostatní v této partii už třikrát odmítli. Znovu požádat nejde.
error-cannot-ask-back = Teď není o co žádat.
error-no-clock = Tato partie nemá hodiny.
error-no-accounts = Na tomto serveru nejsou účty.
error-bad-account-name = Zadej prosím jméno, které je vidět.
error-name-reserved = Toto jméno je vyhrazené. Zvol prosím jiné.
error-name-taken = Toto jméno už někdo má, nebo vypadá stejně jako jiné. Zvol prosím jiné.
error-bad-password = Počet znaků hesla: nejméně { $least }, nejvíce { $most }.
error-bad-sign-in = Jméno a heslo k sobě nepatří.
error-not-signed-in = Toto zařízení už není přihlášené.
error-bad-passkey = Tento přístupový klíč nesedí, nebo to trvalo příliš dlouho. Zkus to prosím znovu.
error-no-passkeys-here = Přístupové klíče potřebují stránku s https:// a jménem, nebo localhost. Tady poslouží heslo.
error-sign-in-again = Nejdřív se prosím odhlas a znovu přihlas: už je to nějakou dobu.
error-too-many-passkeys = Víc přístupových klíčů účet mít nemůže (nejvyšší počet: { $limit }). Nejdřív jeden odeber.
error-last-way-in = Jinak se přihlásit nemůžeš. Nejdřív přidej jiný způsob.
error-no-such-account = Účet s tímto jménem neexistuje.
error-no-such-device = Zařízení s tímto číslem neexistuje.
error-no-such-player = Na tomto místě nehraje žádný člověk.
error-bad-whom = Koho? Očekává se jméno účtu, { "device:ČÍSLO, seat:PARTIE:MÍSTO nebo address:ADRESA" }.
error-person-needed = Týká se to člověka, ne domácnosti. Očekává se jméno účtu, { "device:ČÍSLO nebo seat:PARTIE:MÍSTO" }.
error-last-host = Toto je poslední správce tohoto serveru. Nejdřív udělej správcem jiný účet.
error-bad-password-link = Tento odkaz pro nové heslo už neplatí. Požádej správce serveru o nový.
error-not-a-host = To smějí jen správci tohoto serveru.
error-only-a-day = Pomocníci mohou zákaz vstupu dát nejvýš na den.
error-has-role = Správci a pomocníci nemohou dostat zákaz. Správce musí účtu nejdřív roli odebrat.
error-no-reason = Uveď prosím důvod: dotyčný člověk si ho může přečíst.
error-barred = Na tento server máš zákaz vstupu. Důvod: { $why }
error-barred-until = Na tento server máš zákaz vstupu. Zbývající hodiny: { $hours }. Důvod: { $why }
error-muted = Zde nesmíš psát. Důvod: { $why }
error-muted-until = Zde nesmíš psát. Zbývající hodiny: { $hours }. Důvod: { $why }
error-no-such-bar = Není žádný zákaz, který by šlo zrušit.
error-own-household = To je adresa tvé vlastní domácnosti.
error-no-such-report = Otevřené hlášení s tímto číslem neexistuje.
error-too-many-reports = Nejvyšší počet tvých otevřených hlášení: { $limit }. Správci tohoto serveru se na ně podívají.

### Co nesedí v souboru partie nebo ve volbách pro partii: stojí za dvojtečkou

ui-no-match-file = Toto není soubor partie. Otevři nezměněný soubor, který byl uložen z partie.
ui-other-form = Tento soubor partie uložila jiná verze programu: { $value }. Tato stránka čte: { $expected }
ui-file-action = akce { $number }
ui-file-field =
    { $field ->
        [format] formát
        [game] hra
        [ruleset] pravidla
        [data] díly
        [players] počet hráčů
        [options] možnosti
        [seed] počáteční číslo
        [position] počáteční pozice
        [seats] hráči
        [deal] rozdání
        [links] kontrolní čísla
        [actions] seznam akcí
        [end] konec
        [file] celý soubor
       *[other] { $field }
    }
ui-telling-pause = Zastavit
ui-telling-next = Další krok
ui-telling-back = Předchozí krok
ui-telling-skip = Na konec
ui-telling-again = Ještě jednou
broken-other = něco tu nesedí.
broken-missing = tato část v souboru chybí.
broken-unknown = takové pole soubor partie nemá. Má jen: { $expected }
broken-twice = toto pole je v souboru dvakrát; patří tam jednou.
broken-no-json = toto není JSON. Otevři nezměněný soubor, který byl uložen z partie.
broken-shape = obsah má jinou podobu, než má mít: { $expected }
broken-value = { $value } sem nepatří. Hodí se: { $expected }
broken-link = soubor byl tady po uložení změněn. Otevři ho tak, jak byl uložen.
broken-ruleset = partie se hrála podle pravidel { $value }, tady platí { $expected }. Otevře ji verze programu, která ji uložila, nebo novější.
broken-unknown-game = hra { $value } tu není. Na výběr jsou: { $expected }
broken-data = z těchto vyměněných dílů hratelná hra nevznikne.
broken-position = počáteční pozice není možná: { $field } je { $value }.
broken-position-differs = počáteční pozice říká něco jiného.
broken-deal-commitment = klíč, nonce, pravidla a možnosti neodpovídají závazku: před rozdáním bylo slíbeno něco jiného.
broken-deal-share = příspěvek místa { $chair } k rozdání neodpovídá tomu, co pro ně bylo slíbeno.
broken-deal-bot = místo { $chair } nemá hráče, a přesto přispělo k rozdání: příspěvek mohl být vybrán tak, aby padly určité karty.
broken-deal-copied = místo { $chair } má slib jiného místa.
broken-deal-unpledged = místo { $chair } přispělo k rozdání, aniž to předem slíbilo: příspěvek mohl být vybrán tak, aby padly určité karty.
broken-deal-seed = počáteční číslo neplyne z klíče a příspěvků: partie byla rozdána jinak.
broken-deal-differs = partie začala s jinými pravidly, možnostmi nebo pozicí, než bylo slíbeno.
broken-deal-seats = někdo sedí jinde, než říká rozdání.
broken-illegal = akce „{ $action }“ nebyla možná: { $refused }
broken-unknown-action = akci { $value } hra nemá.
broken-no-seat = místo { $value } neexistuje; místa jsou od 0 do { $most }.
broken-ended = soubor tady končí, ale počet akcí má být { $told }.
broken-state = akce vedou k jinému konci, než jaký je v souboru.
broken-players = počet hráčů: { $value }. Hodí se: { $expected }
broken-unknown-option = volba { $value } neexistuje. Na výběr jsou: { $expected }
broken-option = { $option }: { $value }. Hodí se: { $expected }
broken-too-large = soubor je příliš velký: nejvýš { $most } bajtů.
broken-data-entry = vyměněné díly nesedí, místo { $field }: { $value }.
broken-not-plain =
    { $field }: { $value } tu být nemůže. { $wanted ->
        [size] Na jednom místě souboru smí být nejvýš tolik hodnot a znaků: { $most }.
        [depth] Do sebe smí být vloženo nejvýš tolik seznamů a tabulek: { $most }.
        [number] Hodí se celá čísla o nejvýš 64 bitech.
        [text] Hodí se text ze znaků Unicode.
        [name] Název pole je text.
       *[other] Hodí se texty, čísla, true, false, null, seznamy a tabulky.
    }
broken-game-failed = pravidla hry { $game } tu selhala ({ $value }). Měla říct, co se nehodí: je to chyba programu.
