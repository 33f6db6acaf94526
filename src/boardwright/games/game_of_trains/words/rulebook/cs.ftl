# Game of Trains.
# Pravidla vlastními slovy: `rules-<oddíl>` pro každý oddíl z game.toml; prázdný řádek odděluje odstavce, „– “ začíná položku seznamu.
# `figure-<jméno>` je popisek obrázku (web/rulebook.ts).

rules-goal =
    Tvůj vlak má lokomotivu a sedm vagónů. Na začátku je seřazený opačně: hned za lokomotivou stojí nejvyšší číslo.

    Vyhrává, komu jako prvnímu stoupá všech sedm čísel zleva doprava. Rozdíly mezi čísly mohou být libovolné.

rules-parts =
    Hraje se s 84 kartami s čísly od 1 do 84 a každý má navíc lokomotivu. Každá karta je dvojí:

    – Ve vlaku je to vagón: počítá se jen její číslo.
    – V nabídce, lícem nahoru vedle dobíracího balíčku, je to schopnost: počítá se jen její značka. Použít ji může kdokoli.

    Schopností je osm. Kterou bude mít karta vagónu v nabídce, ukazuje malá značka pod ním. Použité karty a dvojice leží na odhazovací hromádce.

rules-setup =
    Každý dostane sedm vagónů a vyloží je od nejvyššího k nejnižšímu. O prvním hráči rozhoduje náhoda; hraje se po směru hodinových ručiček.

    Před prvním tahem si první hráč dobere jeden vagón, druhý dva, třetí tři a čtvrtý čtyři. Každý si jeden nechá, ostatní odhodí lícem dolů a nechaným vagónem nahradí jeden ve svém vlaku. Nahrazené vagóny vytvoří nabídku.

rules-actions =
    Udělej právě jednu ze dvou věcí:

    – Dober svrchní vagón z dobíracího balíčku a nahraď jím jeden ze svých. Odmítnout ho nelze. Nahrazený vagón jde lícem nahoru do nabídky a jeho schopnost od té chvíle může použít kdokoli.
    – Použij schopnost: vyber kartu z nabídky, odhoď ji a proveď, co umí.

    Dobraný vagón je jen číslo, karta v nabídce je jen schopnost. Tah nelze vynechat. Když je nabídka prázdná, můžeš jen dobírat.

    Příklad: tvůj vlak je 80, 68, 59, 47, 32, 20, 3 a dobereš 12. Dáš ji na místo 1; vlak teď začíná číslem 12 a karta 80 leží v nabídce se svou schopností.

rules-abilities =
    Čtyři z nich přesouvají vagóny ve tvém vlaku, tři odstraňují po vagónu z každého vlaku, jedna vagón chrání.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Místa se počítají od lokomotivy, která sama žádné místo nemá.

rules-protection =
    Zámek chrání svůj vagón před každým odstraněním a nespotřebuje se tím. Komu vagón takto zůstane, ten nic nedobírá.

    O zámek přijdeš (jde na odhazovací hromádku), když vagón vlastním tahem přesuneš nebo nahradíš, a také když jen uhne jinému. Vagón může mít jen jeden zámek.

rules-other-rules =
    Jakmile mají dvě karty v nabídce stejnou schopnost, obě se odhodí. Ze tří zůstane jedna.

    Nezáleží na tom, jak se druhá karta do nabídky dostala: nahrazením vagónu, nebo odstraněním. V nabídce tedy nikdy nejsou dvě stejné schopnosti a nahrazením vagónu můžeš ostatním schopnost i vzít.

    Když dobíracímu balíčku dojdou karty a nějaká je potřeba, zamíchá se odhazovací hromádka a stane se novým balíčkem. Nabídka se nikdy nezamíchává.

rules-end =
    Partie končí ve chvíli, kdy něčích sedm vagónů stoupá, i kdyby to bylo v tahu někoho jiného. Po odstranění se mezery doplňují jedna po druhé, počínaje hráčem na tahu; když se tím některý vlak srovná, další mezery se už nedoplňují.

    Kdo cizí vlak srovná, ten mu tím dá výhru: než něco odstraníš, podívej se na ostatní vlaky. Pro partii lze zvolit omezení počtu tahů; když se dosáhne, nevyhrává nikdo.

rules-rulings =
    Několik věcí nechávají pravidla otevřených. Zde platí:

    – Použitá karta se odhodí dřív, než začne působit, takže nikdy netvoří dvojici s kartami, které se díky ní dostanou do nabídky.
    – Dvojice se odklízejí po všech odstraněních a před doplněním mezer.
    – Prostřední vagón při schopnosti „{ ability-swap-skip-one }“ se nehýbe a zámek mu zůstává.
    – Odstranění, které nikoho nezasáhne, zvolit lze; karta se tím spotřebuje.
    – Dobraný vagón do zařazení vidí jen ten, kdo ho dobere.
    – Když je potřeba karta a dobírací balíček je prázdný, zamíchá se odhazovací hromádka, i uprostřed doplňování mezer.
    – Vagón se zámkem smí jeho majitel kdykoli přesunout nebo nahradit; o zámek tím přijde.
    – Žádná dvě čísla nejsou stejná, takže „stoupat“ vždy znamená, že každé je vyšší než předchozí.
    – Kdo dobere, musí vagón zařadit, i když si tím vlak zhorší.

rules-tips =
    – Rozlož čísla rovnoměrně: asi 12 na jedno místo. Číslo 5 patří na místo 1, 42 doprostřed, 80 na místo 7.
    – Vagóny, které mohou ve stoupajícím vlaku zůstat, kde jsou, mají světlou tabulku, ostatní matnou.
    – Každý nahrazený vagón dává ostatním schopnost. Někdy je lepší volbou horší číslo.
    – Zamkni první, čtvrtý nebo poslední vagón, jakmile je správně.

figure-ascending = Hotový vlak: každé číslo je vyšší než předchozí.
figure-card = Tatáž karta dvakrát: jako vagón s číslem 42 a v nabídce jako schopnost.
figure-falling = Takhle se začíná: hned za lokomotivou stojí nejvyšší číslo.
figure-replace = Dobraný vagón nastoupí na místo jednoho z tvých; ten jde do nabídky, kde platí jeho schopnost.
figure-abilities = Osm značek tak, jak leží v nabídce.
figure-move = „{ ability-move-right-2 }“ na 58: přejede dva vagóny a ty se posunou doleva.
figure-lock = Vagón na místě 4 je zamčený; zámek by mohla mít i místa 1 a 7.
figure-pair = Dvakrát stejná schopnost: obě karty se odhodí.
