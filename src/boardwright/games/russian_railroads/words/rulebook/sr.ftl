# Russian Railroads.
# Pravila našim rečima: `rules-<odeljak>` za svaki odeljak iz game.toml; prazan red razdvaja pasuse, „– ” počinje stavku spiska.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Iz Moskve gradiš tri pruge: do Vladivostoka, Peterburga i Kijeva. Na kraju svake runde dobijaš onoliko poena koliko tada vrede tvoje pruge i tvoja industrija, pa se ono što rano izgradiš računa iznova i iznova. Najviše poena donose poslednje dve runde.

    Udvoje ili utroje igra ima šest rundi, učetvoro sedam.

rules-parts =
    Na glavnoj tabli su polja za sve. Gradiš na svojoj tabli: tri pruge iz Moskve i ispod njih industrijsku stazu sa pet mesta za fabrike.

    – Radnici se postavljaju na polja. Pored tvojih postoje sezonski i, na jednoj karti, crni.
    – Novčići zamenjuju radnike.
    – Šine u pet boja putuju po tvojim prugama.
    – Lokomotive sa brojevima od 1 do 9 odlučuju koliko daleko se pruga računa. Na poleđini svake je fabrika.
    – Inženjeri su dodatna polja, koja mogu da postanu tvoja.
    – Žetoni ?, karte ? i karte završnih nagrada imaju velike efekte.

rules-setup =
    Svako počinje sa šest radnika (učetvoro sa pet), jednim novčićem (udvoje sa dva), crnom šinom na prvom polju svake pruge, lokomotivom 1 na transsibirskoj pruzi, oznakom na 0 industrijske staze i sedam žetona ?. Dve od deset karata završnih nagrada uklanjaju se a da ih niko ne vidi.

    Redosled određuje slučaj. Poslednji bira jednu od četiri početne nagrade, zatim onaj pre njega i tako redom; prvi ne dobija nijednu:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    Po redosledu svako odigra jedan potez, ukrug, dok svi ne pasiraju. Potez je nešto od ovoga:

    – postavi radnike na slobodno polje glavne table ili na svog inženjera i odmah uradi ono što daje;
    – pasiraj: u ovoj rundi više ne igraš i dobijaš poene za svoje mesto u redosledu (prvi nijedan, zatim 2, 3 i 4).

    Kad svi pasiraju, određuje se novi redosled, radnici sa redosleda smeju da pređu dalje i runda se boduje. Zatim se svi radnici vraćaju svojim igračima.

    Polje pokazuje koliko radnika košta i šta daje. Ko stoji na njemu, zatvara ga svima za tu rundu; samo donje polje gradnje (jedan crni ili sivi korak) nikad se ne zatvara.

    Polje glavne table može da se izabere samo ako sve što daje može da se uradi. Svoji inženjeri, fabrike i žetoni ? mogu da se iskoriste i delimično.

    Udvoje su neka polja zatvorena.

rules-payment =
    Polje košta od jednog do tri radnika. Ono čime platiš ostaje tamo do kraja runde.

    – Novčić može da zameni bilo kog radnika. Novčići se troše, radnici se vraćaju.
    – Dva polja traže novčić: dva koraka bilo koje boje (novčić i još radnik ili novčić) i angažovanje inženjera (novčić).

rules-track =
    Na svakoj pruzi imaš najviše jednu šinu svake boje. Korak je pomera za jedno polje. Napred je crna, za njom siva, smeđa, prirodna i bela. Šine se nikad ne pretiču i nikad ne stoje dve na istom polju.

    Počinješ sa crnim. Tvoja crna šina na transsibirskoj pruzi donosi ostale za sve pruge na koje idu: sive na polju 2, smeđe na 6, prirodne na 10 i belu na 15. Nova šina može da se koristi odmah, i u istoj radnji.

    Pruge za Peterburg (bez bele) i Kijev (bez prirodne i bele) imaju devet polja, transsibirska petnaest. Koraci jedne radnje mogu da se podele na više pruga.

rules-special-spaces =
    Neka polja pruga nešto daju čim ih dosegne ili pređe određena šina, a neka samo ako ih dosežu i tvoje lokomotive.

    – { line-transsiberian } 3 (smeđa, lokomotiva) i { line-kiev } 7 (crna): dodatni radnik, odmah i do kraja igre.
    – { line-transsiberian } 13, { line-petersburg } 4 i 6 (crna, lokomotiva) i jedno polje industrijske staze: iskoristi jedan od svojih žetona ?.
    – { line-transsiberian } 15 (crna): bela šina i dva bela koraka.
    – { line-petersburg } 7 (siva, lokomotiva): sva polja ove pruge računaju se dvaput.
    – { line-kiev } 1 do 4 i 8 (crna, lokomotiva): 1, 2, 3, 4 i 10 poena pri svakom bodovanju.
    – { line-kiev } 5 (siva, lokomotiva): 20 poena pri svakom bodovanju, ako imaš medalju.
    – Poslednje polje svake pruge (crna): jednom 10 poena.

rules-locomotives =
    Poene donose samo polja koja dosežu tvoje lokomotive. Lokomotiva doseže onoliko polja koliki joj je broj; na transsibirskoj pruzi stoje dve i njihovi brojevi se sabiraju.

    Uvek uzimaš najnižu lokomotivu iz zalihe. Ide na slobodno mesto ili umesto niže. Istisnuta ide dalje na isti način. Tek kad su sva četiri mesta puna, istisnuta lokomotiva sme da napusti tablu: okreće se i leži u zalihi kao fabrika.

rules-factories =
    Svaka lokomotiva ima na poleđini fabriku istog broja. Fabriku gradiš tako što okreneš najnižu lokomotivu iz zalihe ili uzmeš vraćenu. Ide na prvo slobodno od pet mesta na tvojoj industrijskoj stazi; kad su puna, neku zamenjuje.

    Pri gradnji fabrika ne radi ništa. Radi kad na nju stane tvoja oznaka. Preko mesta bez fabrike oznaka ne prelazi.

rules-industry =
    Svaki korak industrije pomera oznaku za jedno polje po stazi. Polja vrede 1, 2, 3, 5, 10, 15, 20, 25 i 30 poena; između njih su mesta za fabrike i jedno polje ?, na kome smeš jednom da iskoristiš žeton ?.

    Na kraju runde staza daje broj na kome stoji oznaka ili poslednji pre njega.

    Ko ima drugu oznaku, može da podeli korake na obe i dobija poene za obe.

rules-doublers =
    Udvostručenja leže iznad transsibirske pruge, prvo iznad polja 1, sledeće iznad 2 i tako do 8. Polje ispod računa se dvaput.

    Udvostručenja je dvadeset za sve zajedno.

rules-auxiliary =
    Ova polja daju novčiće i sezonske radnike. Novčići ostaju kod tebe dok ih ne potrošiš, i u sledećim rundama.

    Sezonski radnici su radnici kao tvoji. Ko ih uzme, sme da ih postavi u istoj rundi; na njenom kraju se vraćaju na svoje polje.

rules-engineers =
    Inženjeri leže u nizu. Otvoreni služe svima kao polje za jednog radnika; udvoje je otvoren jedan, inače dva. Poslednji u nizu može da se angažuje za novčić. Posle svake runde svi se pomeraju za jedno mesto, a ko nije angažovan, odlazi.

    Svoj inženjer je polje samo za tebe, jednom u svakoj rundi i već u onoj u kojoj ga dobiješ.

    Na kraju ko ima najviše inženjera dobija 40 poena, a drugi 20. Ako je nerešeno, odlučuje najviši broj na inženjeru. Ko nema nijednog, ne dobija ništa.

rules-turn-order =
    Postavi radnika ispod prvog ili drugog mesta redosleda i u sledećoj rundi bićeš tu. Na mesto koje već imaš (udvoje može) ili na oba odjednom ne možeš.

    Kad svi pasiraju, ostali se povlače nazad, a svaki radnik sa redosleda sme na slobodno polje za jednog radnika: prvo onaj sa drugog mesta, zatim onaj sa prvog.

    U poslednjoj rundi umesto oba stoji jedno polje, sa tri polja industrije.

rules-tokens =
    Svi imaju istih sedam žetona; svaki može da se iskoristi najviše jednom, ukupno najviše četiri.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    Ovih pet karata leži otvoreno za sve. Ko za njih iskoristi svoj žeton, uzima jednu i nje više nema.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Od ovih deset karata u špilu ih je osam. Ko sme da uzme kartu, pregleda špil i jednu tajno zadržava ili odmah dobija 10 poena.

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
    Jedan inženjer i jedna fabrika dozvoljavaju da ponoviš svoju radnju iz ove runde sa polja za tačno jednog radnika. Ovog puta možeš da izabereš drugačije. Uzimanje sezonskih radnika, mesta u redosledu i samo ponavljanje ne mogu da se ponove.

rules-round-scoring =
    Na svakoj pruzi računaju se polja koja dosežu tvoje lokomotive. Polje pripada šini na njemu ili prvoj ispred njega. Vredi

    – crna 0, siva 1, smeđa 2, prirodna 4, bela 7 poena;
    – posle žetona za vrednije šine: smeđa 3, prirodna 6, bela 10 poena.

    Tome se dodaje ono što daju kijevska pruga i industrijska staza.

    – Primer: lokomotive 4 i 3 na transsibirskoj pruzi dosežu polje 7. Smeđa je na 2, siva na 5, crna na 9, a jedno udvostručenje leži iznad polja 1. Polja 1 i 2 daju 4 + 2 poena, polja od 3 do 5 po jedan, polja 6 i 7 ništa: 9 poena. Na kijevskoj pruzi crna je na 3, a lokomotiva je 2: 1 + 2 poena. Oznaka je upravo prešla 10 na industrijskoj stazi: 10 poena. Ukupno 22.

rules-end =
    Posle poslednje runde pokazuju se i boduju karte završnih nagrada, zatim inženjeri. Pobeđuje ko ima najviše poena; ako ih više igrača ima isto, dele pobedu.

rules-rulings =
    – Da li polje može da se izabere, odlučuje ono što tada imaš. Šine dobijene usput se računaju, druge nagrade ne.
    – Efekte dobijene istovremeno izvodiš bilo kojim redom; niz lokomotiva je prvi, karta završne nagrade poslednja.
    – Kad su sva četiri mesta puna, istisnuta lokomotiva sme da ode iako bi mogla da istisne nižu; nova ne sme.
    – Žeton ? bez efekta ipak sme da se iskoristi i računa se kao iskorišćen. Pravo na žeton propada ako ga se odrekneš.
    – Mesto u redosledu može da se plati novčićem, sezonskim ili crnim radnikom. Ta figura zatim prelazi dalje.
    – Pasiranje donosi svoje poene i u poslednjoj rundi.
    – U ponekom slučaju pravila ostavljaju slobodu; kod nove partije pod „Pojedinosti pravila” biraš: da li karta ? mora da bude izvodljiva u celosti i da li mora da se uzme, šta sme da se ponovi, kako se nastavljaju efekti koji čekaju i da li karta važi kao inženjer i za onoga ko nema nijednog.

rules-tips =
    – Ostavi mesta ispred vrednijih šina: crnu pomeri na vreme.
    – Lokomotiva najviše vredi tamo gde doseže nešto izgrađeno ili posebno polje.
    – Novčić može da sačeka pravi trenutak, sezonski radnici ne mogu.
    – Pokušaj da iskoristiš bar dva žetona ?.
    – Industrija rano donosi poene. Ako umesto nje gradiš pruge, ne očajavaj: u poslednjim rundama nadoknade.

figure-pieces = Svoj radnik, sezonski i crni; novčić.
figure-rails = Pruga u izgradnji: napred je crna, za njom siva, smeđa i prirodna. Nijedna ne pretiče drugu.
figure-locomotives = Lokomotive 4 i 3 zajedno dosežu polje 7.
figure-factory = Lice i poleđina iste pločice: lokomotiva 4 i fabrika 4.
figure-doublers = Dva udvostručenja: polja 1 i 2 računaju se dvaput.
figure-engineer = Inženjer: gore broj koji odlučuje kad je nerešeno, dole ono što polje daje, ovde dva koraka bilo koje boje.
figure-tokens = Sedam žetona ?.
figure-cards = Pet karata ?.
figure-bonuses = Šta karte završnih nagrada broje.
figure-scoring = Primer: dosegnuto je sedam polja; ispod njih je koliko koje daje.
figure-ways = Tri načina da se plati polje koje košta dva radnika.
figure-marker = Oznaka staje na fabriku 4, koja odmah radi. Na mestu iza polja 10 fabrike još nema: oznaka preko njega ne prelazi.
