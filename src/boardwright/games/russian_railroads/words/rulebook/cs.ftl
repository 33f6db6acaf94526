# Russian Railroads.
# Pravidla vlastními slovy: `rules-<oddíl>` pro každý oddíl z game.toml; prázdný řádek odděluje odstavce, „– “ začíná položku seznamu.
# `figure-<jméno>` je popisek obrázku (web/rulebook.ts).

rules-goal =
    Z Moskvy stavíš tři železnice: do Vladivostoku, do Petrohradu a do Kyjeva. Na konci každého kola získáš tolik bodů, kolik jsou tvé tratě a tvůj průmysl právě hodny, takže co postavíš brzy, počítá se znovu a znovu. Nejvíc bodů přinášejí poslední dvě kola.

    Ve dvou a třech hráčích má hra šest kol, ve čtyřech sedm.

rules-parts =
    Na herním plánu jsou akční pole pro všechny. Stavíš na vlastní desce: tři tratě z Moskvy a pod nimi lištu průmyslového rozvoje s pěti místy pro továrny.

    – Dělníci obsazují akční pole. Kromě tvých jsou tu sezónní a na jedné kartě černý.
    – Mince zastupují dělníky.
    – Kolejnice pěti barev postupují po tvých tratích.
    – Lokomotivy s čísly od 1 do 9 určují, jak daleko se trať počítá. Na rubu každé je továrna.
    – Inženýři jsou další akční pole, která můžeš získat pro sebe.
    – Žetony ?, karty ? a karty cílových bonusů jsou velké účinky.

rules-setup =
    Každý začíná se šesti dělníky (ve čtyřech hráčích s pěti), s jednou mincí (ve dvou hráčích se dvěma), s černou kolejnicí na prvním poli každé tratě, s lokomotivou 1 na Transsibiřské magistrále, s ukazatelem na 0 lišty průmyslového rozvoje a se sedmi žetony ?. Dvě z deseti karet cílových bonusů se odstraní, aniž by je kdo viděl.

    Pořadí na tahu určí náhoda. Poslední si vybere jednu ze čtyř počátečních prémií, pak hráč před ním a tak dál; první nedostane žádnou:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    V pořadí na tahu udělá každý jeden tah, pořád dokola, dokud všichni nepasují. Ve svém tahu udělej jedno z tohoto:

    – obsaď dělníky volné akční pole na herním plánu, nebo vlastního inženýra, a hned proveď, co dává;
    – pasuj: v tomto kole už nehraješ a získáváš body podle svého místa v pořadí (první žádné, další 2, 3 a 4).

    Když všichni pasovali, určí se nové pořadí, dělníci z lišty pořadí smějí přejít jinam a kolo se vyhodnotí. Potom se všichni dělníci vrátí svým hráčům.

    Pole ukazuje, kolik dělníků vyžaduje a co dává. Kdo na něm stojí, zavírá ho v tomto kole všem; jen spodní pole oblasti stavby (jeden černý nebo šedý krok) se nezavírá nikdy.

    Co dává pole na herním plánu, musí jít provést celé, jinak ho zvolit nelze. Vlastní inženýry, továrny a žetony ? lze využít i zčásti.

    Ve dvou hráčích jsou některá pole uzavřená.

rules-payment =
    Pole stojí jednoho až tři dělníky. Čím zaplatíš, to na poli zůstane do konce kola.

    – Minci lze použít místo kteréhokoli dělníka. Mince se utratí, dělníci se vracejí.
    – Dvě pole minci vyžadují: dva kroky libovolnou kolejnicí (mince a k ní dělník nebo mince) a najmutí inženýra (mince).

rules-track =
    Na každé trati máš nejvýš jednu kolejnici každé barvy. Krok ji posune o jedno pole. Vpředu je černá, za ní šedá, hnědá, bezbarvá a bílá. Kolejnice se nepředjíždějí a nikdy nestojí dvě na jednom poli.

    Začínáš s černými. Tvá černá kolejnice na Transsibiřské magistrále získává další pro všechny tratě, kam patří: na poli 2 šedé, na 6 hnědé, na 10 bezbarvé a na 15 bílou. Získanou kolejnici lze použít hned, i v téže akci.

    Tratě do Petrohradu (bez bílé) a do Kyjeva (bez bezbarvé a bílé) mají devět polí, Transsibiřská magistrála patnáct. Kroky jedné akce lze rozdělit mezi tratě.

rules-special-spaces =
    Některá políčka tratí něco dávají, jakmile jich dosáhne nebo je přejde daná kolejnice, a některá jen tehdy, když k nim dosáhnou i tvé lokomotivy.

    – { line-transsiberian } 3 (hnědá, lokomotiva) a { line-kiev } 7 (černá): další dělník, hned a do konce hry.
    – { line-transsiberian } 13, { line-petersburg } 4 a 6 (černá, lokomotiva) a jedno pole lišty průmyslového rozvoje: použij jeden ze svých žetonů ?.
    – { line-transsiberian } 15 (černá): bílá kolejnice a dva bílé kroky.
    – { line-petersburg } 7 (šedá, lokomotiva): všechna pole této tratě se počítají dvakrát.
    – { line-kiev } 1 až 4 a 8 (černá, lokomotiva): 1, 2, 3, 4 a 10 bodů při každém vyhodnocení.
    – { line-kiev } 5 (šedá, lokomotiva): 20 bodů při každém vyhodnocení, máš-li medaili.
    – Poslední pole každé tratě (černá): jednou 10 bodů.

rules-locomotives =
    Bodují jen pole, na která dosáhnou tvé lokomotivy. Lokomotiva dosáhne tak daleko, jaké má číslo; na Transsibiřské magistrále stojí dvě a jejich čísla se sčítají.

    Bereš vždy nejnižší lokomotivu ze zásoby. Postavíš ji na volné místo, nebo na místo nižší lokomotivy. Vytlačená lokomotiva pokračuje stejně. Teprve když jsou všechna čtyři místa plná, smí vytlačená lokomotiva desku opustit: otočí se a leží v zásobě jako továrna.

rules-factories =
    Každá lokomotiva má na rubu továrnu stejného čísla. Továrnu postavíš otočením nejnižší lokomotivy ze zásoby, nebo z vrácených továren. Přijde na první volné z pěti míst na tvé liště průmyslového rozvoje; jsou-li plná, nějakou nahradí.

    Při stavbě továrna nic nedává. Pracuje, když na ni vstoupí tvůj ukazatel. Přes místo bez továrny ukazatel nepřejde.

rules-industry =
    Každý krok průmyslu posune ukazatel na liště o jedno pole. Pole mají hodnotu 1, 2, 3, 5, 10, 15, 20, 25 a 30 bodů; mezi nimi jsou místa pro továrny a jedno pole ?, na kterém smíš jednou použít žeton ?.

    Na konci kola dává lišta tolik bodů, kolik je na poli ukazatele nebo na posledním číslu před ním.

    Kdo má druhý ukazatel, smí kroky mezi oba rozdělit a boduje s oběma.

rules-doublers =
    Žetony zdvojnásobení leží nad Transsibiřskou magistrálou, první nad polem 1, další nad polem 2 a tak dál až k 8. Pole pod žetonem se počítá dvakrát.

    Žetonů zdvojnásobení je dvacet pro všechny dohromady.

rules-auxiliary =
    Tato pole dávají mince a sezónní dělníky. Mince ti zůstávají, dokud je neutratíš, i do dalších kol.

    Sezónní dělníci jsou dělníci jako tvoji. Kdo si je vezme, smí je nasadit v témže kole; na jeho konci se vrátí na své pole.

rules-engineers =
    Inženýři leží v řadě. Ti na proměnlivých akčních polích slouží všem jako pole pro jednoho dělníka; ve dvou hráčích je takové pole jedno, jinak dvě. Posledního v řadě si lze za minci najmout. Po každém kole se všichni posunou o místo dál a kdo nebyl najat, odchází.

    Vlastní inženýr je akční pole jen pro tebe, jednou v každém kole a už v kole, ve kterém k tobě přijde.

    Na konci dostane 40 bodů, kdo má inženýrů nejvíc, a 20 bodů druhý. Při shodě rozhoduje nejvyšší číslo na destičce. Kdo žádného inženýra nemá, nedostane nic.

rules-turn-order =
    Postav dělníka pod první nebo druhé místo lišty pořadí a v příštím kole budeš právě tam. Na místo, které už máš (ve dvou hráčích to jde), ani na obě najednou dělníky stavět nelze.

    Když všichni pasovali, ostatní ustoupí a každý dělník z lišty pořadí smí přejít na volné pole pro jednoho dělníka: nejdřív ten z druhého místa, pak ten z prvního.

    V posledním kole je místo obou jediné pole; dává tři kroky průmyslu.

rules-tokens =
    Každý má stejných sedm žetonů a každý z nich použije nejvýš jednou, celkem nejvýš čtyři.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    Těchto pět karet leží otevřeně pro všechny. Kdo na ně použije svůj žeton, vezme si jednu a ta je pak pryč.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Z těchto deseti karet jich je v balíčku osm. Kdo si smí kartu vzít, prohlédne si balíček a jednu si tajně nechá, nebo hned získá 10 bodů.

    – { bonus-flat }: { bonus-flat-help }
    – { bonus-ends }: { bonus-ends-help }
    – { bonus-factories }: { bonus-factories-help }
    – { bonus-locomotives }: { bonus-locomotives-help }
    – { bonus-workers }: { bonus-workers-help }
    – { bonus-black }: { bonus-black-help }
    – { bonus-tokens }: { bonus-tokens-help }
    – { bonus-doublers }: { bonus-doublers-help }
    – { bonus-engineer }: { bonus-engineer-help }
    – { bonus-engineers }: { bonus-engineers-help }

rules-repeat =
    Jeden inženýr a jedna továrna ti dovolí zopakovat akci, kterou už máš v tomto kole za sebou na poli pro právě jednoho dělníka. Zvolit můžeš jinak než poprvé. Sezónní dělníky, místa v pořadí a samo opakování opakovat nelze.

rules-round-scoring =
    Na každé trati se počítají pole, na která dosáhnou tvé lokomotivy. Pole patří kolejnici, která na něm leží, nebo té nejbližší před ním. Má hodnotu

    – černá 0, šedá 1, hnědá 2, bezbarvá 4, bílá 7 bodů;
    – po použití žetonu vyšších hodnot: hnědá 3, bezbarvá 6, bílá 10 bodů.

    K tomu se přičte, co dává kyjevská trať a lišta průmyslového rozvoje.

    – Příklad: lokomotivy 4 a 3 na Transsibiřské magistrále dosáhnou na pole 7. Hnědá je na poli 2, šedá na 5, černá na 9 a nad polem 1 leží žeton zdvojnásobení. Pole 1 a 2 dají 4 + 2 body, pole 3 až 5 po jednom, pole 6 a 7 nic: 9 bodů. Na kyjevské trati je černá na poli 3 a stojí tam lokomotiva 2: 1 + 2 body. Ukazatel právě minul pole s číslem 10 na liště průmyslového rozvoje: 10 bodů. Celkem 22.

rules-end =
    Po posledním kole se ukážou a vyhodnotí karty cílových bonusů a potom inženýři. Vítězí, kdo má nejvíc bodů; při shodě je vítězů víc.

rules-rulings =
    – Zda lze pole zvolit, rozhoduje to, co v tu chvíli máš. Kolejnice získané cestou se počítají, jiné bonusy ne.
    – Účinky získané zároveň provedeš v libovolném pořadí; řetěz lokomotiv je první, karta cílového bonusu poslední.
    – Když jsou plná všechna čtyři místa, smí vytlačená lokomotiva odejít, i když by mohla vytlačit nižší; nová nesmí.
    – Žeton ? bez účinku použít lze a platí za použitý. Právo použít žeton propadá, když se ho vzdáš.
    – Místo v pořadí lze zaplatit mincí, sezónním nebo černým dělníkem. Tato figurka pak přechází dál.
    – Pasování přináší své body i v posledním kole.
    – V několika případech nechávají pravidla volnost; v části „Podrobnosti pravidel“ u nové partie určíš: zda musí jít karta ? provést celá a zda se musí vzít, co lze opakovat, jak pokračují čekající účinky a zda karta platí za inženýra i tomu, kdo žádného nemá.

rules-tips =
    – Nech místo před hodnotnějšími kolejnicemi: černou posouvej včas.
    – Lokomotiva má největší cenu tam, kde dosáhne na něco postaveného nebo na zvláštní políčko.
    – Mince může počkat na správnou chvíli, sezónní dělníci ne.
    – Snaž se použít aspoň dva žetony ?.
    – Průmysl přináší body brzy. Kdo místo něj staví tratě, ať nezoufá: v posledních kolech to dožene.

figure-pieces = Vlastní dělník, sezónní a černý; mince.
figure-rails = Rozestavěná trať: vpředu je černá, za ní šedá, hnědá a bezbarvá. Žádná jinou nepředjede.
figure-locomotives = Lokomotivy 4 a 3 spolu dosáhnou na pole 7.
figure-factory = Líc a rub téže destičky: lokomotiva 4 a továrna 4.
figure-doublers = Dva žetony zdvojnásobení: pole 1 a 2 se počítají dvakrát.
figure-engineer = Inženýr: nahoře číslo, které rozhoduje při shodě, dole to, co pole dává, tady dva kroky libovolnou kolejnicí.
figure-tokens = Sedm žetonů ?.
figure-cards = Pět karet ?.
figure-bonuses = Co karty cílových bonusů počítají.
figure-scoring = Příklad: dosaženo je sedm polí; pod nimi je, kolik které dá.
figure-ways = Tři způsoby, jak zaplatit pole za dva dělníky.
figure-marker = Ukazatel vstoupil na továrnu 4, ta hned pracuje. Na místě za číslem 10 ještě továrna není: přes ně ukazatel nepřejde.
