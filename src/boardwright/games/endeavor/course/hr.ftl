# Što kaže tečaj: za svaki korak iz steps.toml zadatak i savjet kad je izbor bio dopušten, ali vodi drugamo.

learn-build = Pozdrav! Vodiš carstvo u doba jedrenjaka. Sedam rundi raste, a onda odlučuje slava. Svaka runda počinje zgradom, a broj na prvoj ljestvici, industriji, kaže koliko dobra smije biti. Radionica podiže industriju: izgradi je.
learn-build-hint = I to je dobra zgrada. Ovaj put uzmi Radionicu: otvara put prema boljima.
learn-occupy = Zatim ljudi dolaze u luku i igrači naizmjence izvode radnje. Radnja košta žeton stanovništva, koji stavljaš na zgradu, a zgrada kaže što radiš. Kolonijalni ured zauzima gradove: još jedan takav žeton uzima grad u Europi i nagradu na njemu. Hajde!
learn-occupy-hint = Još imaš žetona. Aktiviraj Kolonijalni ured i odaberi grad u Europi.
learn-better = Radionica se isplati: s industrijom 2 gradiš na drugoj razini. Cehovskom kućom možeš ploviti ili uzeti kartu, po želji. Izgradi je.
learn-better-hint = I to smiješ izgraditi, ali sada uzmi Cehovsku kuću s druge razine.
learn-ship = Preko mora čeka šest regija, još zatvorenih. Tko plovi, stavlja žeton stanovništva na trgovački put regije i uzima nagradu odande. Aktiviraj Cehovsku kuću i plovi kamo te nagrada mami.
learn-ship-hint = Aktiviraj Cehovsku kuću, pa plovi u regiju preko mora.
learn-salary = Zgrada sa žetonom je zauzeta. Na početku runde isplaćuješ plaće: onoliko žetona koliko dopuštaju financije vraća se i ponovno radi. Ti smiješ isplatiti jednu. Oslobodi Kolonijalni ured, gradovi čekaju!
learn-salary-hint = I druga bi zgrada bila slobodna. Zasad oslobodi Kolonijalni ured.
learn-link = Linije povezuju gradove. Tko prvi drži oba kraja, uzima i nagradu na vezi, a na kraju ona donosi slavu. Pariz je tvoj. Zauzmi Veneciju i veza među njima bit će tvoja.
learn-link-hint = Prati liniju iz Pariza: vodi u Veneciju. Aktiviraj Kolonijalni ured.
learn-open = Kad se popuni posljednje polje trgovačkog puta, regija se otvara i tko ondje ima najviše žetona postaje guverner: dobiva posebnu kartu. Karibima nedostaje jedan žeton. Otplovi onamo!
learn-open-hint = Plovi na Karibe: ondje je slobodno jedno polje.
learn-overseas = Pogledaj guvernera kod sebe! Ostali su pasirali, a ti imaš još dva žetona. U otvorenoj regiji smiješ zauzimati gradove ako ondje već imaš nekog svojeg. Zauzmi jedan na Karibima.
learn-overseas-hint = Europa može pričekati. Aktiviraj Kolonijalni ured i odaberi grad na Karibima.
learn-draw = Karte donose mnogo, samo za žeton na zgradi. Kartu otvorene regije smiješ uzeti ako ondje imaš onoliko žetona koliko karta kaže. Uzmi kartu Kariba, Tržnicom ili Cehovskom kućom.
learn-draw-hint = I taj je špil otvoren. Ovaj put odaberi Karibe.
learn-attack = Tuđi se gradovi mogu osvojiti: Vojarna košta ukupno tri žetona, a jedan od njih gubiš. Port Royal se isplati, povezan je s Havanom. Napadni!
learn-attack-hint = Više dobivaš u Port Royalu: vezu do tvoje Havane. Aktiviraj Vojarnu i odaberi ga.
learn-spend = Sve su tvoje zgrade zauzete, ali imaš plavi žeton: njegovo trošenje je radnja kojoj ne treba zgrada. Potroši ga i posljednjim žetonom stanovništva zauzmi grad.
learn-spend-hint = Plavi žeton može i zauzeti grad. Potroši ga za to.
learn-pass = Kad više nemaš što raditi, pasiraš. Politika kaže koliko karata zadržavaš: ti samo jednu. Imaš dvije. Pasiraj i odaberi onu bez koje možeš. Što je donijela, gubiš.
learn-pass-hint = Prvo pasiraj, pa odaberi kartu koja ide.
learn-match = A sada posljednja runda partije protiv početnika. Slavu donose gradovi, veze, visoke ljestvice i karte. Uzmi što možeš!
