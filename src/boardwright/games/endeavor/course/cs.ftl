# Co říká kurz: ke každému kroku z steps.toml úkol a rada pro případ, že tah byl možný, ale vede jinam.

learn-build = Vítej! Vedeš říši ve věku plachetnic. Sedm kol roste, potom rozhodne sláva. Každé kolo začíná stavbou a číslo na první stupnici, průmyslu, říká, jak dobrá budova smí být. Dílna průmysl zvýší: postav ji.
learn-build-hint = Také dobrá budova. Tentokrát ale vezmi Dílnu: otevře cestu k lepším.
learn-occupy = Pak přijdou lidé do přístavu a všichni se střídají v akcích. Akce stojí žeton populace na budově a budova říká, co uděláš. Koloniální kancelář obsazuje města: další žeton získá město v Evropě i s odměnou. Do toho!
learn-occupy-hint = Žetony ještě máš. Aktivuj Koloniální kancelář a zvol město v Evropě.
learn-better = Dílna se vyplácí: s průmyslem 2 stavíš budovy druhé úrovně. Radnice umí plout, nebo vzít kartu, jak chceš. Postav ji.
learn-better-hint = I to smíš postavit, teď ale vezmi Radnici z druhé úrovně.
learn-ship = Za mořem čeká šest regionů, zatím zavřených. Kdo pluje, dá žeton na obchodní cestu regionu a vezme si, co tam leží. Aktivuj Radnici a pluj, kam tě odměna láká.
learn-ship-hint = Aktivuj Radnici a pak pluj do regionu za mořem.
learn-salary = Budova se žetonem je obsazená. Na začátku kola vyplácíš: tolik žetonů, kolik dovolí finance, se vrátí a pracuje znovu. Ty smíš vyplatit jeden. Uvolni Koloniální kancelář, města čekají!
learn-salary-hint = Uvolnila by se i druhá budova. Teď ale uvolni Koloniální kancelář.
learn-link = Města spojují čáry. Kdo má jako první oba konce, vezme si i odměnu na spojnici a na konci má za ni slávu. Paříž je tvoje. Obsaď Benátky a spojnice mezi nimi bude také tvoje.
learn-link-hint = Jdi po čáře z Paříže: vede do Benátek. Aktivuj Koloniální kancelář.
learn-open = Když se zaplní poslední místo obchodní cesty, region se otevře a kdo má na ní nejvíc žetonů, stane se guvernérem: dostane zvláštní kartu. Karibiku chybí jeden žeton. Dopluj tam!
learn-open-hint = Pluj do Karibiku: je tam jedno volné místo.
learn-overseas = Podívej se na guvernéra u sebe! Ostatní pasovali a tobě zbývají dva žetony. V otevřeném regionu smíš obsazovat města, pokud tam máš někoho svého. Obsaď jedno v Karibiku.
learn-overseas-hint = Evropa počká. Aktivuj Koloniální kancelář a zvol město v Karibiku.
learn-draw = Karty přinesou hodně jen za žeton na budově. Kartu otevřeného regionu si smíš vzít, když tam máš tolik žetonů, kolik karta říká. Vezmi si kartu Karibiku, Tržištěm nebo Radnicí.
learn-draw-hint = I tento balíček je otevřený. Tentokrát zvol Karibik.
learn-attack = Cizí města se dají dobýt: Kasárna stojí celkem tři žetony, jeden z nich ztratíš. Port Royal se vyplatí, je spojený s Havanou. Zaútoč!
learn-attack-hint = Víc získáš v Port Royalu: spojnici do tvé Havany. Aktivuj Kasárna a zvol ho.
learn-spend = Všechny tvé budovy jsou obsazené, ale máš modrý žeton obchodu: jeho použití je akce, která budovu nepotřebuje. Použij ho a posledním člověkem obsaď město.
learn-spend-hint = Modrý žeton umí i obsadit město. Použij ho k tomu.
learn-pass = Když už není co dělat, pasuješ. Politika říká, kolik karet si necháš: tobě jedinou. Máš dvě. Pasuj a zvol tu, kterou můžeš postrádat. Co přinesla, ztratíš.
learn-pass-hint = Nejdřív pasuj, pak zvol kartu, která půjde pryč.
learn-match = Teď poslední kolo partie proti začátečníkům. Slávu přinášejí města, spojnice, vysoké stupnice a karty. Vezmi, co se dá!
