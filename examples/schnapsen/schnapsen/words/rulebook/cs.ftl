rules-goal =
    Schnapsen je rakouská hra pro dva. V každém rozdání sbíráš karetní body za štychy a hlášky. Kdo má jako první 66, vyhrává rozdání a dostává jeden až tři body partie. Sedm bodů partie vyhrává zápas; lze zvolit i jiný počet.
rules-cards =
    Karet je dvacet: čtyři barvy po pěti. Od nejvyšší platí: eso 11, desítka 10, král 4, dáma 3, kluk 2. Dohromady mají 120.

    Každý dostane pět karet. Další se odkryje a její barva je trumfová. Ostatních devět je talon; leží lícem dolů na odkryté kartě. Rozdáváte střídavě, kdo začne, rozhodne náhoda.
rules-tricks =
    První štych vynáší ten, kdo nerozdával. Jeden vynese kartu, druhý na ni odpoví. Štych bere vyšší karta vynesené barvy; trumf bere každý štych vynesený v jiné barvě.

    Dokud leží talon, smíš odpovědět libovolnou kartou. Po každém štychu si oba líznou z talonu, nejdřív ten, kdo štych vzal, a ten také vynáší. Odkrytá karta se bere poslední.
rules-exchange = Když jsi na výnosu a máš trumfového kluka, smíš ho vyměnit za odkrytou kartu: už ne, když je talon zavřený nebo v něm zbývají jen dvě karty. Pak vynášíš.
rules-marriages =
    Když jsi na výnosu a máš krále a dámu téže barvy, smíš obě karty ukázat a jednu z nich vynést. Hláška platí 20 karetních bodů, trumfová 40.

    Počítá se jen tomu, kdo už má štych; jinak hned, jakmile nějaký vezme. Dosáhneš-li hláškou 66, je rozdání ihned vyhrané.
rules-closing =
    Když jsi na výnosu, smíš zavřít talon: už ne, když v něm zbývají jen dvě karty. Od té chvíle se nelíže a ctí se barva.

    Kdo zavřel, musí dosáhnout 66, a to dřív než soupeř. Nepovede-li se to, rozdání vyhrává soupeř.
rules-strict =
    Když je talon rozebraný nebo zavřený, nelze odpovědět čímkoli:

    – Cti barvu vyšší kartou.
    – Nemůžeš-li, cti barvu nižší kartou.
    – Nemáš-li tu barvu, hraj trumf.
    – Nemáš-li ani trumf, hraj, co chceš.

    Když je talon rozebraný a 66 nemá nikdo, vyhrává rozdání ten, kdo vezme poslední štych. Po zavření to neplatí.
rules-scoring =
    Vítěz rozdání dostává

    – 1 bod partie, má-li soupeř aspoň 33 karetních bodů,
    – 2, má-li jich méně,
    – 3, nemá-li žádný štych.

    Po zavření rozhoduje, co měl soupeř ve chvíli zavření. Když se zavření nepovede, dostává soupeř 2 body partie, nebo 3, pokud tehdy neměl žádný štych.
rules-rulings =
    – Nikdo nemusí počítat ani nic ohlašovat: rozdání končí, jakmile má někdo 66.
    – Karetní body obou i všechny zahrané karty jsou vidět. (U stolu se smí nahlížet jen do posledního štychu.)
    – Se dvěma kartami v talonu nelze ani zavřít, ani vyměnit kluka.
    – Krále či dámu lze vynést i bez hlášky.

figure-ranks = Barva od nejvyšší karty: 11, 10, 4, 3 a 2 karetní body.
figure-pair = Hláška: 20 karetních bodů, trumfová 40.
