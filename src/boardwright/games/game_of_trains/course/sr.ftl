# Šta kaže kurs: za svaki korak iz steps.toml zadatak i savet kad je izbor bio dozvoljen, ali vodi drugde.

learn-keep = Zdravo! Tvoj voz ima sedam vagona i stoje u pogrešnom redosledu: od najvećeg broja ka najmanjem. Pobeđuje onaj kome prvom brojevi rastu sleva nadesno. Pre prvog poteza imaš dva izvučena vagona. Zadrži 12: mali broj je lako smestiti.
learn-keep-hint = I 75 bi dobro došao, na drugom kraju. Za sada zadrži 12.
learn-place = Svaki novi vagon dolazi na mesto nekog starog. Mali brojevi idu napred, odmah do lokomotive: stavi 12 na mesto 1.
learn-place-hint = Tu bi 12 stajao iza većih brojeva. Pokušaj prvo mesto, odmah do lokomotive.
learn-draw = Kad si na potezu, radiš jednu od dve stvari. Ovo je prva: izvuci vagon iz depoa. Ne znaš unapred koji je i moraš da ga uzmeš.
learn-draw-hint = I karta iz ponude nešto može, doći ćemo i do toga. Sada izvuci vagon iz depoa.
learn-high = U ruci je 79. Karte se završavaju brojem 84, pa većih skoro i nema. Stavi ga tamo gde treba da stoji najveći broj tvog voza.
learn-high-hint = Iza 79 bi morao da stoji još veći broj. Najbolje mu je na samom kraju, na mestu 7.
learn-swap = Zamenjeni vagon ide u ponudu i tu važi samo njegova sposobnost. Može da je iskoristi bilo ko: to je druga stvar koju možeš da uradiš. Susedi 30 i 20 stoje obrnuto. Zameni ih.
learn-swap-hint = Skoro! Uzmi iz ponude „Zamenu suseda”, pa mesta 2 i 3.
learn-skip = „Zamena preko jednog” menja dva vagona između kojih je još jedan; on ostaje. Tako stoje 45 i 20: dovedi ih u red.
learn-skip-hint = Uzmi „Zamenu preko jednog”, pa mesta 2 i 4. 30 u sredini stoji dobro.
learn-move = 58 je previše napred. „Dva mesta udesno” ga prebacuje preko dva vagona odjednom, a oni se pomeraju napred. Dovedi 58 na mesto 4.
learn-move-hint = Uzmi „Dva mesta udesno” i izaberi 58 na mestu 2.
learn-remove = Tri sposobnosti deluju na sve vozove, pa i na tvoj: nestaje prvi, srednji ili poslednji vagon, a slučaj donosi drugi. Tebi napred smeta 80, a protivniku tamo dobro stoji 4. Pravi trenutak da ukloniš prve vagone!
learn-remove-hint = Tako 80 ostaje gde jeste. Uzmi „Ukloni levi”.
learn-lock = Sada napred imaš dobar vagon, a u ponudi je još jedno uklanjanje. „Zaštita” stavlja katanac pod vagon na mestu 1, 4 ili 7. Zaključaj svoj 6.
learn-lock-hint = 6 na mestu 1 protivnik može da ti uzme. Uzmi „Zaštitu”, pa mesto 1.
learn-pair = Vidiš? Protivnik je uklonio prve vagone, a tvoj zaključani je ostao. Još jedan trik: dve karte u ponudi sa istom sposobnošću odmah je napuštaju. Izvuci i zameni vagon čiji znak već leži u ponudi: 45 ili 20. Tako protivnik ne može da je iskoristi.
learn-pair-hint = Pogledaj znakove na vagonima: prvo izvuci, pa zameni 45 ili 20, njihove sposobnosti leže u ponudi.
learn-win = Još jedan izbor i svih sedam brojeva raste. Rešenje je pred tobom: pobedi!
learn-win-hint = Obrnuto stoje samo još 70 i 58. Uzmi „Zamenu suseda”, pa mesta 5 i 6.
learn-match = To je sve. Sada odigraj kratku partiju protiv početnika. Tvoj voz je već napola poređan: dovrši ga!
