# Russian Railroads.
# Pravila našim riječima: `rules-<odjeljak>` za svaki odjeljak iz game.toml; prazan red razdvaja odlomke, „– ” počinje stavku popisa.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Iz Moskve gradiš tri pruge: do Vladivostoka, Peterburga i Kijeva. Na kraju svake runde dobivaš onoliko bodova koliko tada vrijede tvoje pruge i tvoja industrija, pa se ono što rano izgradiš broji iznova i iznova. Najviše bodova donose posljednje dvije runde.

    Udvoje ili utroje igra ima šest rundi, učetvero sedam.

rules-parts =
    Na glavnoj su ploči polja za sve. Gradiš na vlastitoj ploči: tri pruge iz Moskve i ispod njih industrijsku stazu s pet mjesta za tvornice.

    – Radnici se postavljaju na polja. Osim tvojih postoje sezonski i, na jednoj karti, crni.
    – Novčići zamjenjuju radnike.
    – Tračnice u pet boja putuju po tvojim prugama.
    – Lokomotive s brojevima od 1 do 9 odlučuju koliko se daleko pruga broji. Na poleđini svake je tvornica.
    – Inženjeri su dodatna polja, koja mogu postati tvoja.
    – Žetoni ?, karte ? i karte završnih nagrada imaju velike učinke.

rules-setup =
    Svatko počinje sa šest radnika (učetvero s pet), jednim novčićem (udvoje s dva), crnom tračnicom na prvom polju svake pruge, lokomotivom 1 na transsibirskoj pruzi, oznakom na 0 industrijske staze i sedam žetona ?. Dvije od deset karata završnih nagrada uklanjaju se a da ih nitko ne vidi.

    Redoslijed određuje slučaj. Posljednji bira jednu od četiri početne nagrade, zatim onaj prije njega i tako redom; prvi ne dobiva nijednu:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    Po redoslijedu svatko odigra jedan potez, ukrug, dok svi ne pasiraju. Potez je nešto od ovoga:

    – postavi radnike na slobodno polje glavne ploče ili na vlastitog inženjera i odmah izvedi što daje;
    – pasiraj: u ovoj rundi više ne igraš i dobivaš bodove za svoje mjesto u redoslijedu (prvi nijedan, zatim 2, 3 i 4).

    Kad svi pasiraju, određuje se novi redoslijed, radnici s redoslijeda smiju prijeći dalje i runda se boduje. Zatim se svi radnici vraćaju svojim igračima.

    Polje pokazuje koliko radnika košta i što daje. Tko je na njemu, zatvara ga svima za tu rundu; samo se donje polje gradnje (jedan crni ili sivi korak) nikad ne zatvara.

    Ono što daje polje glavne ploče mora biti moguće izvesti u cijelosti, inače ga nije moguće odabrati. Vlastite inženjere, tvornice i žetone ? možeš iskoristiti i djelomično.

    Udvoje su neka polja zatvorena.

rules-payment =
    Polje košta od jednog do tri radnika. Ono čime platiš ostaje ondje do kraja runde.

    – Novčić može zamijeniti bilo kojeg radnika. Novčići se troše, radnici se vraćaju.
    – Dva polja traže novčić: dva koraka bilo koje boje (novčić i još radnik ili novčić) i unajmljivanje inženjera (novčić).

rules-track =
    Na svakoj pruzi imaš najviše jednu tračnicu svake boje. Korak je pomiče za jedno polje. Naprijed je crna, za njom siva, smeđa, prirodna i bijela. Tračnice se nikad ne pretječu i nikad ne stoje dvije na istom polju.

    Počinješ s crnima. Tvoja crna tračnica na transsibirskoj pruzi donosi ostale za sve pruge na koje idu: sive na polju 2, smeđe na 6, prirodne na 10 i bijelu na 15. Novu tračnicu možeš koristiti odmah, i u istoj radnji.

    Pruge za Peterburg (bez bijele) i Kijev (bez prirodne i bijele) imaju devet polja, transsibirska petnaest. Korake jedne radnje možeš podijeliti na više pruga.

rules-special-spaces =
    Neka polja pruga nešto daju čim ih dosegne ili prijeđe određena tračnica, a neka samo ako ih dosežu i tvoje lokomotive.

    – { line-transsiberian } 3 (smeđa, lokomotiva) i { line-kiev } 7 (crna): dodatni radnik, odmah i do kraja igre.
    – { line-transsiberian } 13, { line-petersburg } 4 i 6 (crna, lokomotiva) i jedno polje industrijske staze: iskoristi jedan od svojih žetona ?.
    – { line-transsiberian } 15 (crna): bijela tračnica i dva bijela koraka.
    – { line-petersburg } 7 (siva, lokomotiva): sva polja ove pruge broje se dvaput.
    – { line-kiev } 1 do 4 i 8 (crna, lokomotiva): 1, 2, 3, 4 i 10 bodova pri svakom bodovanju.
    – { line-kiev } 5 (siva, lokomotiva): 20 bodova pri svakom bodovanju, ako imaš medalju.
    – Posljednje polje svake pruge (crna): jednom 10 bodova.

rules-locomotives =
    Bodove donose samo polja koja dosežu tvoje lokomotive. Lokomotiva doseže onoliko polja koliki joj je broj; na transsibirskoj pruzi stoje dvije i njihovi se brojevi zbrajaju.

    Uvijek uzimaš najnižu lokomotivu iz zalihe. Ide na slobodno mjesto ili umjesto niže. Istisnuta ide dalje na isti način. Tek kad su sva četiri mjesta puna, istisnuta lokomotiva smije napustiti ploču: okreće se i leži u zalihi kao tvornica.

rules-factories =
    Svaka lokomotiva ima na poleđini tvornicu istog broja. Tvornicu gradiš tako da okreneš najnižu lokomotivu iz zalihe ili uzmeš vraćenu. Ide na prvo slobodno od pet mjesta na tvojoj industrijskoj stazi; kad su puna, neku zamjenjuje.

    Pri gradnji tvornica ne radi ništa. Radi kad na nju stane tvoja oznaka. Preko mjesta bez tvornice oznaka ne prelazi.

rules-industry =
    Svaki korak industrije pomiče oznaku za jedno polje po stazi. Polja vrijede 1, 2, 3, 5, 10, 15, 20, 25 i 30 bodova; između njih su mjesta za tvornice i jedno polje ?, na kojem smiješ jednom iskoristiti žeton ?.

    Na kraju runde staza daje broj na kojem stoji oznaka ili posljednji prije njega.

    Tko ima drugu oznaku, može korake podijeliti na obje i dobiva bodove za obje.

rules-doublers =
    Udvostručenja leže iznad transsibirske pruge, prvo iznad polja 1, sljedeće iznad 2 i tako do 8. Polje ispod broji se dvaput.

    Udvostručenja je dvadeset za sve zajedno.

rules-auxiliary =
    Ova polja daju novčiće i sezonske radnike. Novčići ostaju kod tebe dok ih ne potrošiš, i u sljedećim rundama.

    Sezonski su radnici radnici kao tvoji. Tko ih uzme, smije ih postaviti u istoj rundi; na njezinu kraju vraćaju se na svoje polje.

rules-engineers =
    Inženjeri leže u nizu. Otvoreni služe svima kao polje za jednog radnika; udvoje je otvoren jedan, inače dva. Posljednjega u nizu možeš unajmiti za novčić. Nakon svake runde svi se pomiču za jedno mjesto, a tko nije unajmljen, odlazi.

    Vlastiti inženjer je polje samo za tebe, jednom u svakoj rundi i već u onoj u kojoj ga dobiješ.

    Na kraju onaj tko ima najviše inženjera dobiva 40 bodova, a drugi 20. Ako je neriješeno, odlučuje najviši broj na inženjeru. Tko nema nijednoga, ne dobiva ništa.

rules-turn-order =
    Postavi radnika ispod prvog ili drugog mjesta redoslijeda i u sljedećoj rundi bit ćeš tu. Na mjesto koje već imaš (udvoje možeš) ili na oba odjednom ne možeš.

    Kad svi pasiraju, ostali se povlače natrag, a svaki radnik s redoslijeda smije na slobodno polje za jednog radnika: prvo onaj s drugog mjesta, zatim onaj s prvog.

    U posljednjoj rundi umjesto oba stoji jedno polje, s tri polja industrije.

rules-tokens =
    Svi imaju istih sedam žetona; svaki se može iskoristiti najviše jednom, ukupno najviše četiri.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    Ovih pet karata leži otvoreno za sve. Tko za njih iskoristi svoj žeton, uzima jednu i nje više nema.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Od ovih deset karata u špilu ih je osam. Tko smije uzeti kartu, pregleda špil i jednu tajno zadržava ili odmah dobiva 10 bodova.

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
    Jedan inženjer i jedna tvornica dopuštaju da ponoviš svoju radnju iz ove runde s polja za točno jednog radnika. Ovaj put možeš odabrati drukčije. Uzimanje sezonskih radnika, mjesta u redoslijedu i samo ponavljanje ne mogu se ponoviti.

rules-round-scoring =
    Na svakoj pruzi broje se polja koja dosežu tvoje lokomotive. Polje pripada tračnici na njemu ili prvoj ispred njega. Vrijedi

    – crna 0, siva 1, smeđa 2, prirodna 4, bijela 7 bodova;
    – nakon žetona za vrjednije tračnice: smeđa 3, prirodna 6, bijela 10 bodova.

    Tome se dodaje ono što daju kijevska pruga i industrijska staza.

    – Primjer: lokomotive 4 i 3 na transsibirskoj pruzi dosežu polje 7. Smeđa je na 2, siva na 5, crna na 9, a jedno udvostručenje leži iznad polja 1. Polja 1 i 2 daju 4 + 2 boda, polja od 3 do 5 po jedan, polja 6 i 7 ništa: 9 bodova. Na kijevskoj pruzi crna je na 3, a lokomotiva je 2: 1 + 2 boda. Oznaka je upravo prešla 10 na industrijskoj stazi: 10 bodova. Ukupno 22.

rules-end =
    Nakon posljednje runde pokazuju se i boduju karte završnih nagrada, zatim inženjeri. Pobjeđuje tko ima najviše bodova; ako ih više igrača ima jednako, dijele pobjedu.

rules-rulings =
    – Može li se polje odabrati, odlučuje ono što tada imaš. Tračnice dobivene usput broje se, druge nagrade ne.
    – Učinke dobivene istodobno izvodiš bilo kojim redom; niz lokomotiva je prvi, karta završne nagrade posljednja.
    – Kad su sva četiri mjesta puna, istisnuta lokomotiva smije otići iako bi mogla istisnuti nižu; nova ne smije.
    – Žeton ? bez učinka ipak se smije iskoristiti i broji se kao iskorišten. Pravo na žeton propada ako ga se odrekneš.
    – Mjesto u redoslijedu može se platiti novčićem, sezonskim ili crnim radnikom. Ta figura zatim prelazi dalje.
    – Pasiranje donosi svoje bodove i u posljednjoj rundi.
    – U ponekom slučaju pravila ostavljaju slobodu; kod nove partije pod „Pojedinosti pravila” biraš: mora li karta ? biti izvediva u cijelosti i mora li se uzeti, što se smije ponoviti, kako se nastavljaju učinci koji čekaju i vrijedi li karta kao inženjer i za onoga tko nema nijednoga.

rules-tips =
    – Ostavi mjesta ispred vrjednijih tračnica: crnu pomakni na vrijeme.
    – Lokomotiva najviše vrijedi ondje gdje doseže nešto izgrađeno ili posebno polje.
    – Novčić može pričekati pravi trenutak, sezonski radnici ne mogu.
    – Pokušaj iskoristiti barem dva žetona ?.
    – Industrija rano donosi bodove. Ako umjesto nje gradiš pruge, ne očajavaj: u posljednjim rundama nadoknade.

figure-pieces = Vlastiti radnik, sezonski i crni; novčić.
figure-rails = Pruga u izgradnji: naprijed je crna, za njom siva, smeđa i prirodna. Nijedna ne pretječe drugu.
figure-locomotives = Lokomotive 4 i 3 zajedno dosežu polje 7.
figure-factory = Lice i poleđina iste pločice: lokomotiva 4 i tvornica 4.
figure-doublers = Dva udvostručenja: polja 1 i 2 broje se dvaput.
figure-engineer = Inženjer: gore broj koji odlučuje kad je neriješeno, dolje ono što polje daje, ovdje dva koraka bilo koje boje.
figure-tokens = Sedam žetona ?.
figure-cards = Pet karata ?.
figure-bonuses = Što karte završnih nagrada broje.
figure-scoring = Primjer: dosegnuto je sedam polja; ispod njih je koliko koje daje.
figure-ways = Tri načina da se plati polje koje košta dva radnika.
figure-marker = Oznaka staje na tvornicu 4, koja odmah radi. Na mjestu iza polja 10 tvornice još nema: oznaka preko njega ne prelazi.
