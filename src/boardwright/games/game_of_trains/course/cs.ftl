# Co říká kurz: ke každému kroku z steps.toml úkol a rada pro případ, že tah byl možný, ale vede jinam.

learn-keep = Vítej! Tvůj vlak má sedm vagónů a stojí v opačném pořadí: od nejvyššího čísla k nejnižšímu. Vyhrává, komu jako prvnímu čísla stoupají zleva doprava. Před prvním tahem máš dva dobrané vagóny. Nech si 12: nízké číslo se snadno umístí.
learn-keep-hint = I 75 by se hodila, na opačném konci. Teď si ale nech 12.
learn-place = Každý nový vagón nahradí nějaký starý. Nízká čísla patří dopředu, hned za lokomotivu: dej 12 na místo 1.
learn-place-hint = Tam by 12 stála za vyššími čísly. Zkus první místo, hned za lokomotivou.
learn-draw = Ve svém tahu uděláš jednu ze dvou věcí. Tohle je první z nich: dober vagón z depa. Dopředu nevíš, jaký to bude, a musíš si ho vzít.
learn-draw-hint = Karta z nabídky také něco umí, k tomu se dostaneme. Teď dober vagón z depa.
learn-high = Máš v ruce 79. Karty končí číslem 84, takže vyšší už skoro nejsou. Dej ji tam, kde má stát nejvyšší číslo tvého vlaku.
learn-high-hint = Za 79 by muselo stát ještě vyšší číslo. Nejlépe jí bude úplně na konci, na místě 7.
learn-swap = Nahrazený vagón jde do nabídky a tam už platí jen jeho schopnost. Použít ji může kdokoli: to je druhá věc, kterou můžeš v tahu udělat. Sousedé 30 a 20 stojí obráceně. Prohoď je.
learn-swap-hint = Skoro! Vezmi z nabídky „Výměnu sousedů“ a pak místa 2 a 3.
learn-skip = „Výměna ob jeden“ prohodí dva vagóny, mezi kterými stojí jeden další; ten zůstane. Takhle stojí 45 a 20: dej je do pořádku.
learn-skip-hint = Vezmi „Výměnu ob jeden“ a pak místa 2 a 4. Třicítka uprostřed stojí dobře.
learn-move = 58 je moc vpředu. „O dvě doprava“ ji přesune přes dva vagóny najednou a ty se posunou dopředu. Dostaň 58 na místo 4.
learn-move-hint = Vezmi „O dvě doprava“ a zvol 58 na místě 2.
learn-remove = Tři schopnosti zasáhnou všechny vlaky, i tvůj: zmizí první, prostřední, nebo poslední vagón a náhoda přinese jiný. Tobě vpředu překáží 80, soupeři tam dobře stojí 4. Lepší chvíle odstranit první vagóny nebude!
learn-remove-hint = Takhle 80 zůstane, kde je. Vezmi „Odstranit vlevo“.
learn-lock = Teď máš vpředu dobrý vagón, ale v nabídce leží další odstranění. „Ochrana“ dá zámek pod vagón na místě 1, 4 nebo 7. Zamkni svou 6.
learn-lock-hint = O 6 na místě 1 tě soupeř může připravit. Vezmi „Ochranu“ a pak místo 1.
learn-pair = Vidíš? Soupeř odstranil první vagóny a tvůj zamčený zůstal. Ještě jeden trik: dvě karty v nabídce se stejnou schopností ji hned opustí. Dober a nahraď vagón, jehož značka už v nabídce leží: 45, nebo 20. Soupeř ho pak nepoužije.
learn-pair-hint = Podívej se na značky na vagónech: nejdřív dober a pak nahraď 45 nebo 20, jejichž schopnosti leží v nabídce.
learn-win = Ještě jedna volba a všech sedm čísel stoupá. Už to vidíš: vyhraj!
learn-win-hint = Obráceně stojí už jen 70 a 58. Vezmi „Výměnu sousedů“ a pak místa 5 a 6.
learn-match = A to je všechno. Teď si zahraj krátkou partii proti začátečníkovi. Tvůj vlak je už napůl seřazený: dokonči ho!
