# Što kaže tečaj: za svaki korak iz steps.toml zadatak i savjet kad je izbor bio dopušten, ali vodi drugamo.

learn-keep = Pozdrav! Tvoj vlak ima sedam vagona i stoje u pogrešnom redoslijedu: od najvećeg broja prema najmanjem. Pobjeđuje onaj kome prvome brojevi rastu slijeva nadesno. Prije prvog poteza imaš dva povučena vagona. Zadrži 12: mali je broj lako smjestiti.
learn-keep-hint = I 75 bi dobro došao, na drugom kraju. Zasad zadrži 12.
learn-place = Svaki novi vagon dolazi na mjesto nekog starog. Mali brojevi idu naprijed, odmah do lokomotive: stavi 12 na mjesto 1.
learn-place-hint = Ondje bi 12 stajao iza većih brojeva. Pokušaj prvo mjesto, odmah do lokomotive.
learn-draw = Kad si na potezu, radiš jednu od dviju stvari. Ovo je prva: povuci vagon iz spremišta. Ne znaš unaprijed koji je i moraš ga uzeti.
learn-draw-hint = I karta iz ponude nešto može, doći ćemo i do toga. Sada povuci vagon iz spremišta.
learn-high = U ruci je 79. Karte završavaju brojem 84, pa većih gotovo i nema. Stavi ga onamo gdje treba stajati najveći broj tvojeg vlaka.
learn-high-hint = Iza 79 morao bi stajati još veći broj. Najbolje mu je na samom kraju, na mjestu 7.
learn-swap = Zamijenjeni vagon ide u ponudu i ondje vrijedi samo njegova sposobnost. Može je iskoristiti bilo tko: to je druga stvar koju možeš učiniti. Susjedi 30 i 20 stoje obrnuto. Zamijeni ih.
learn-swap-hint = Skoro! Uzmi iz ponude „Zamjenu susjeda”, pa mjesta 2 i 3.
learn-skip = „Zamjena preko jednog” mijenja dva vagona između kojih je još jedan; on ostaje. Tako stoje 45 i 20: dovedi ih u red.
learn-skip-hint = Uzmi „Zamjenu preko jednog”, pa mjesta 2 i 4. 30 u sredini stoji dobro.
learn-move = 58 je previše naprijed. „Dva mjesta udesno” prebacuje ga preko dvaju vagona odjednom, a oni se pomiču naprijed. Dovedi 58 na mjesto 4.
learn-move-hint = Uzmi „Dva mjesta udesno” i odaberi 58 na mjestu 2.
learn-remove = Tri sposobnosti djeluju na sve vlakove, pa i na tvoj: nestaje prvi, srednji ili posljednji vagon, a slučaj donosi drugi. Tebi naprijed smeta 80, a protivniku ondje dobro stoji 4. Pravi trenutak da ukloniš prve vagone!
learn-remove-hint = Tako 80 ostaje gdje jest. Uzmi „Ukloni lijevi”.
learn-lock = Sada naprijed imaš dobar vagon, a u ponudi je još jedno uklanjanje. „Zaštita” stavlja lokot pod vagon na mjestu 1, 4 ili 7. Zaključaj svoj 6.
learn-lock-hint = 6 na mjestu 1 protivnik ti može uzeti. Uzmi „Zaštitu”, pa mjesto 1.
learn-pair = Vidiš? Protivnik je uklonio prve vagone, a tvoj zaključani je ostao. Još jedan trik: dvije karte u ponudi s istom sposobnošću odmah je napuštaju. Povuci i zamijeni vagon čiji znak već leži u ponudi: 45 ili 20. Tako je protivnik ne može iskoristiti.
learn-pair-hint = Pogledaj znakove na vagonima: prvo povuci, pa zamijeni 45 ili 20, njihove sposobnosti leže u ponudi.
learn-win = Još jedan izbor i svih sedam brojeva raste. Rješenje je pred tobom: pobijedi!
learn-win-hint = Obrnuto stoje samo još 70 i 58. Uzmi „Zamjenu susjeda”, pa mjesta 5 i 6.
learn-match = To je sve. Sada odigraj kratku partiju protiv početnika. Tvoj je vlak već napola poredan: dovrši ga!
