# Endeavor.
# Pravidla vlastními slovy: `rules-<oddíl>` pro každý oddíl z game.toml; prázdný řádek odděluje odstavce, „– “ začíná položku seznamu.
# `figure-<jméno>` je popisek obrázku (web/rulebook.ts).

rules-goal =
    Vedeš říši ve věku plachetnic. Doma stavíš budovy; za mořem tvoji lidé plují po obchodních cestách, obsazují města a otevírají regiony. Co získáš, obohatí další kolo: lepší budovy, víc lidí, víc peněz, víc místa na karty.

    Po sedmi kolech se všechno přepočte na slávu. Kdo jí má nejvíc, vítězí.

rules-parts =
    Mapa ukazuje sedm regionů: Evropu a šest zámořských, které jsou zpočátku uzavřené. Všechno leží odkryté, nic se netají.

    – Žetony populace jsou tvoji lidé. Čekají v přístavu a leží na budovách, obchodních cestách a ve městech.
    – Žetony obchodu leží na mapě: hnědé posouvají stupnici, modré si necháváš na akci.
    – Budovy leží v nabídce na pěti úrovních; tvoje stojí na tvé desce.
    – Karty leží v balíčcích, jeden je v každém regionu a v Evropě ještě další. Na zámořských leží navrchu guvernér.
    – Koruna říká, kdo začíná.

rules-setup =
    Všechny žetony obchodu se zamíchají a odkryté rozloží: na každé město, spojnici a místo obchodních cest jeden. Každý začíná s koloniální kanceláří, prázdným přístavem a čtyřmi ukazateli na 0. Zásoba žetonů populace nikdy nedojde. Kdo má první korunu, určí náhoda.

rules-round =
    Každé kolo má čtyři fáze. Začíná v nich vždy ten, kdo má korunu, ostatní následují po směru hodinových ručiček. Potom se koruna posune o jedno místo doleva.

    – Výstavba: každý postaví jednu budovu.
    – Růst: ze zásoby přibudou do přístavu nové žetony populace, tvoji lidé.
    – Výplata: některé žetony se vrátí z budov do přístavu, aby se tyto budovy daly znovu aktivovat.
    – Akce: jedna akce za tah, pořád dokola, dokud všichni nepasují.

    V prvním kole na budovách ještě nic neleží, takže se nic nevyplácí.

rules-build =
    Každý začíná s koloniální kanceláří. V každém kole musíš postavit jednu budovu nejvýše své úrovně; stejnou smíš mít vícekrát, ale úrovně 5 jen jednu. Když do tvé úrovně nic nezbylo, vezmeš budovu nejnižší úrovně, která ještě je.

    – { building-colonial-house }: obsazení.
    – Úroveň 1: { building-market } (zásoby), { building-shipyard } (plavba, kultura +1), { building-workshop } (průmysl +2).
    – Úroveň 2: { building-bank } (finance +2), { building-barracks } (útok), { building-guild-hall } (plavba nebo zásoby).
    – Úroveň 3: { building-docks } (obsazení a plavba), { building-fortress } (obsazení nebo útok, politika +1), { building-theatre } (kultura +2).
    – Úroveň 4: { building-cartographer } (dvě plavby), { building-trade-office } (dvoje zásoby), { building-university } (3 body slávy).
    – Úroveň 5: { building-exchange } (finance +2), { building-museum } (kultura +2), { building-parliament } (politika +2), každá s platbou.

    Kde je „nebo“, vybereš si jednu akci. Kde je „a“, smíš provést jednu nebo obě, v libovolném pořadí, ale obě ve stejném regionu; dvě karty se berou z téhož balíčku.

rules-growth =
    Každý dostane ze zásoby do přístavu tolik žetonů populace, kolik říká kultura, 2 až 6. Žetony z minulého kola tam zůstávají; místa je v přístavu dost.

rules-salary =
    Každý vrátí z budov do přístavu tolik žetonů, kolik říkají finance, 1 až 5. Když jich tam leží víc, vybereš si které. Budovu, na které žeton zůstane, nejde v tomto kole aktivovat, ledaže ji uvolní platba.

rules-actions =
    Akci zahájíš tak, že přesuneš žeton populace z přístavu na svou budovu, na které žádný neleží. Modrý žeton obchodu poslouží stejně a nestojí žádný žeton populace.

    – Plavba: další žeton položíš na nejbližší volné místo obchodní cesty kteréhokoli regionu, otevřeného i uzavřeného, a vezmeš si žeton obchodu, který tam leží. U plné cesty ho položíš vedle ní a nic nezískáš.
    – Obsazení: další žeton položíš do volného města v otevřeném regionu, kde je tvá říše přítomna, a vezmeš si žeton obchodu, který tam leží.
    – Útok: další dva žetony. Jeden vrátíš do zásoby, druhým nahradíš cizí žeton ve městě v otevřeném regionu, kde je tvá říše přítomna.
    – Zásoby: vezmeš si vrchní kartu balíčku v otevřeném regionu. Musíš tam mít aspoň tolik žetonů populace, kolik je hodnota karty.
    – Platba: žeton z jiné tvé budovy se vrátí do přístavu.

rules-ship =
    Plout můžeš do kteréhokoli zámořského regionu, a to od prvního kola. Místa se zaplňují popořadě; kdo zaplní poslední, region otevře. Žeton na cestě zůstává: dává ti přítomnost a počítá se při braní karet.

rules-opening =
    Přítomnost v regionu ti dává každý žeton v jeho městech, na obchodní cestě nebo vedle ní. V Evropě jsou vždycky přítomni všichni, ale pro karty se počítají jen žetony v jejích městech.

    Evropa je otevřená od začátku. Ostatní regiony se otevřou, jakmile se zaplní poslední místo obchodní cesty. Guvernéra hned získá ten, kdo má na cestě nejvíc žetonů. Při shodě rozhoduje, čí žeton je nejblíž balíčku.

rules-occupy =
    Hnědý žeton, který vezmeš, hned posune svou stupnici, modrý si necháš. Když město dokončí tvé spojnice, vezmeš nejdřív žeton města a potom žetony spojnic. Tvůj žeton populace ve městě zůstává, dokud na ně někdo nezaútočí.

rules-links =
    Většina měst je propojena s dalšími, často přes moře. Kdo obsadí obě propojená města, kontroluje jejich spojnici. Kdo to dokáže jako první, získá žeton obchodu, který na ní leží. Na konci přinese spojnice 1 bod slávy tomu, kdo ji kontroluje.

rules-attack =
    Útok zahájený budovou stojí celkem tři žetony z přístavu a všechny tam musí být. Za město žádný žeton obchodu nedostaneš, ten je dávno pryč; útok ale může dokončit spojnice a vzít jejich žetony. Poražený přijde o město i o jeho spojnice.

rules-payment =
    Budovu tak můžeš v jednom kole aktivovat dvakrát. Uvolnit smíš kteroukoli svou budovu kromě té, která se právě aktivuje; modrý žeton uvolní kteroukoli. Kolik žetonů platba vrátí, určíš v části „Podrobnosti pravidel“ u nové partie: jeden, nebo tolik, kolik říkají finance.

rules-draw =
    Bere se vrchní karta a žádná jiná; její hodnota se posuzuje při braní, u druhé karty znovu. Z uzavřeného regionu ani z prázdného balíčku brát nejde. Oba evropské balíčky žádají žetony v evropských městech.

    Karty hned posouvají tvoje ukazatele a některé přinesou na konci slávu. Dokud hraješ, můžeš jich mít kolik chceš; limit platí, až pasuješ.

    Karta, která se vrací do balíčku, se zařadí podle hodnoty, nejnižší nahoru. Jednička tak může znovu zakrýt trojku.

rules-abolition =
    V Evropě leží ještě druhý balíček: otroctví. Jeho karty brzy a levně posouvají průmysl a finance. Jedna z nich se nepočítá do limitu karet.

    Kdo s pěti žetony v evropských městech vezme poslední kartu Evropy, zruší otroctví. Všichni hned otočí všechny své karty otroctví, přijdou o to, co daly, a na konci za každou ztratí 1 bod slávy. Balíček opustí hru.

    Odhozená karta otroctví se také otočí a stojí stejně.

rules-tokens =
    Na začátku leží na každém městě, na každé spojnici a na každém místě obchodních cest jeden žeton: celkem 95, zamíchaných a odkrytých.

    – Hnědé žetony hned a natrvalo posunou jeden tvůj ukazatel o jedno pole.
    – Modré žetony si necháváš. Ve svém tahu můžeš jeden použít a provést, co ukazuje: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } nebo { token-payment }. Zahájení nestojí žádný žeton populace, jen samotná akce.

    Na konci modré žetony nemají žádnou cenu.

rules-tracks =
    Ikony na budovách, kartách a hnědých žetonech hned posouvají tvoje ukazatele. Všechny čtyři stupnice postupují na další úroveň na polích 2, 4, 7 a 10.

    – Průmysl: nejvyšší úroveň budovy, kterou smíš postavit, 1 až 5.
    – Kultura: žetony populace, které dostaneš každé kolo, 2 až 6.
    – Finance: výplaty v každém kole, 1 až 5.
    – Politika: karty, které si po pasování smíš nechat, 1 až 5.

    Příklad: s průmyslem 5 smíš stavět do úrovně 3, s kulturou 2 dostaneš tři žetony.

    Ukazatel se zastaví na 15. Co je navíc, se pamatuje, a pozdější ztráta ubírá nejdřív z toho.

rules-passing =
    Kdo pasuje, v tomto kole už nehraje. Nechat si smí jen tolik karet, kolik dovolí politika, a k tomu:

    – jednu kartu otroctví;
    – jednoho guvernéra na místě pro guvernéra. Místo smíš nechat i prázdné, pak se guvernér počítá jako každá jiná karta.

    Co je navíc, odhazuje po jedné, podle vlastního výběru. Každá odhozená karta si vezme zpět, co dala. Klesne-li politika, může klesnout i limit. Odhozený guvernér opouští hru.

rules-end =
    Partie má sedm kol. I v posledním si ten, kdo pasuje, smí nechat jen tolik karet, kolik dovolí politika; potom se sčítá sláva.

rules-scoring =
    Po sedmém kole se sčítá:

    – každé město: 1, ale { city-potosi } a { city-edo } 2;
    – každá spojnice, jejíž oba konce jsou tvoje: 1;
    – každá stupnice: pole ukazatele, nebo nejbližší nižší z polí 2, 4, 7, 10 a všech dalších;
    – sláva na kartách;
    – prázdné místo pro guvernéra: 3;
    – každá univerzita: 3;
    – každé tři žetony populace, které zbyly v přístavu: 1;
    – každá odložená karta otroctví: −1.

    Příklad: pět měst po 1 a jedno za 2 dají 7, tři spojnice 3. Ukazatele stojí na 8, 11, 5 a 3: 7 + 11 + 4 + 2 = 24. Karty přinesou 4, univerzita 3, sedm žetonů v přístavu 2, odložená karta otroctví −1; na místě pro guvernéra guvernér leží. Dohromady 42.

    Při shodě se hráči o vítězství dělí.

rules-rulings =
    – Akci, ze které nejde provést nic, nelze zahájit; u „a“ stačí jedna polovina.
    – { building-docks }: když tvoje plavba zaplní cestu, region se otevře, někdo získá guvernéra a potom tam smíš obsadit město.
    – Kdo zaplní poslední místo, vyhrává při shodě guvernéra: jeho žeton je nejblíž balíčku.
    – Zrušení otroctví zasáhne všechny, i toho, kdo kartu bere, a toho, kdo už pasoval. Limit karet se znovu neposuzuje.
    – Kdo po pasování získá guvernéra, kartu si nechá bez kontroly, ale ne na místě pro guvernéra.
    – Modré žetony lze použít už v kole, kdy přišly, v jednom tahu jeden.
    – Dvě věty pravidel lze číst různě; v části „Podrobnosti pravidel“ u nové partie určíš: kolik platba uvolní a zda je místo pro kartu otroctví i při limitu pěti karet.

rules-tips =
    – Většina akcí stojí dva žetony populace, útok tři: kultura rozhoduje, kolik toho stihneš, finance, zda budou budovy zase volné.
    – Pluj včas tam, kde chceš později obsazovat: kdo zaplní poslední místo, otevře region všem.
    – Sleduj, jaké žetony leží na dalších místech. Modrý ušetří žeton populace.
    – Krok na 2, 4, 7 nebo 10 před výstavbou, růstem nebo výplatou má větší cenu než krok mezi nimi.
    – Spojnice se vyplatí dvakrát: hned žetonem a na konci slávou.
    – Než si vezmeš karty otroctví, podívej se na evropská města: kdo tam má čtyři žetony, je jen krok od zrušení otroctví.

rules-history =
    Karty otroctví v této hře představují zločin. Od šestnáctého do devatenáctého století nahnali evropští obchodníci násilím na lodě do Ameriky víc než dvanáct milionů lidí z Afriky. Téměř dva miliony jich zemřely na moři, mnoho dalších ještě před cestou, na plantážích a v dolech. Ti, kdo přežili, a jejich děti byli cizím majetkem. Z jejich práce pochází velká část bohatství tehdejších přístavů a říší.

    Zotročení lidé se bránili od samého začátku a na Haiti se do roku 1804 osvobodili sami. Dánsko zakázalo obchod s otroky od roku 1803, Velká Británie a Spojené státy od let 1807 a 1808. Samo otroctví skončilo později: v britských koloniích roku 1834, ve Spojených státech 1865, na Kubě 1886, v Brazílii 1888.

    Hra neskrývá, že ti, kdo se na tom podíleli, bohatli, a nechává je zaplatit: po zrušení otroctví přinášejí jeho karty jen hanbu. Nikdo si je brát nemusí a vyhrát se dá i bez nich.

figure-parts = Žeton populace, hnědý a modrý žeton obchodu, budova, karta, guvernér a koruna.
figure-buildings = Číslo je úroveň. Kulaté značky jsou akce, hranaté posouvají stupnici a prohlubeň je pro žeton, který budovu aktivuje.
figure-actions = Pět akcí.
figure-track = Obchodní cesta: první místa jsou obsazená, další žeton populace vezme nejbližší žeton obchodu.
figure-link = Spojnice, jejíž oba konce patří modrému: žeton na ní je jeho.
figure-attack = Útok: červený žeton nahradí modrý.
figure-cards = Tři karty: v rohu hodnota, tedy kolik žetonů karta žádá, nebo pečeť guvernéra; níže to, co karta dává.
figure-slavery = Karta otroctví; poslední karta Evropy, jejíž zlomená pouta otroctví ruší; a odložená karta otroctví.
figure-tokens = Hnědé žetony posouvají svou stupnici, modré si necháváš.
figure-tracks = Čtyři stupnice a k čemu která je.
figure-occupied = Volné město, a totéž obsazené modrým: žeton z něj má teď modrý.
figure-opened = Cesta je plná, region je tedy otevřený. Nejvíc žetonů má na ní červený a dostane guvernéra.
figure-resting = Na pravé ještě leží žeton: dokud se nevrátí, nejde ji aktivovat.
