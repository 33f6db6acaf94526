# Šta kaže kurs: za svaki korak iz steps.toml zadatak i savet kad je izbor bio dozvoljen, ali vodi drugde.

learn-build = Zdravo! Vodiš carstvo u doba jedrenjaka. Sedam rundi raste, a onda odlučuje slava. Svaka runda počinje zgradom, a broj na prvoj skali, industriji, kaže koliko dobra sme da bude. Radionica podiže industriju: izgradi je.
learn-build-hint = I to je dobra zgrada. Ovog puta uzmi Radionicu: otvara put ka boljima.
learn-occupy = Zatim ljudi dolaze u luku i svi naizmenično izvode radnje. Radnja košta žeton stanovništva na zgradi, a zgrada kaže šta radiš. Kolonijalna kuća zauzima gradove: još jedan takav žeton uzima grad u Evropi i nagradu na njemu. Hajde!
learn-occupy-hint = Još imaš žetona. Aktiviraj Kolonijalnu kuću i izaberi grad u Evropi.
learn-better = Radionica se isplati: sa industrijom 2 gradiš na drugom nivou. Esnafskim domom možeš da ploviš ili da uzmeš kartu, po želji. Izgradi ga.
learn-better-hint = I to smeš da izgradiš, ali sada uzmi Esnafski dom sa drugog nivoa.
learn-ship = Preko mora čeka šest regiona, još zatvorenih. Ko plovi, stavlja žeton stanovništva na trgovački put regiona i uzima nagradu odande. Aktiviraj Esnafski dom i plovi kuda te nagrada mami.
learn-ship-hint = Aktiviraj Esnafski dom, pa plovi u region preko mora.
learn-salary = Zgrada sa žetonom je zauzeta. Na početku runde isplaćuješ plate: onoliko žetona koliko dozvoljavaju finansije vraća se i ponovo radi. Ti smeš da isplatiš jednu. Oslobodi Kolonijalnu kuću, gradovi čekaju!
learn-salary-hint = I druga zgrada bi bila slobodna. Za sada oslobodi Kolonijalnu kuću.
learn-link = Linije povezuju gradove. Ko prvi drži oba kraja, uzima i nagradu na vezi, a na kraju ona donosi slavu. Pariz je tvoj. Zauzmi Veneciju i veza između njih biće tvoja.
learn-link-hint = Prati liniju iz Pariza: vodi u Veneciju. Aktiviraj Kolonijalnu kuću.
learn-open = Kad se popuni poslednje polje trgovačkog puta, region se otvara i ko tamo ima najviše žetona postaje guverner: dobija posebnu kartu. Karibima nedostaje jedan žeton. Otplovi tamo!
learn-open-hint = Plovi na Karibe: tamo je slobodno jedno polje.
learn-overseas = Pogledaj guvernera kod sebe! Ostali su pasirali, a ti imaš još dva žetona. U otvorenom regionu smeš da zauzimaš gradove ako tamo već imaš nekog svog. Zauzmi jedan na Karibima.
learn-overseas-hint = Evropa može da sačeka. Aktiviraj Kolonijalnu kuću i izaberi grad na Karibima.
learn-draw = Karte donose mnogo, samo za žeton na zgradi. Kartu otvorenog regiona smeš da uzmeš ako tamo imaš onoliko žetona koliko karta kaže. Uzmi kartu Kariba, Pijacom ili Esnafskim domom.
learn-draw-hint = I taj špil je otvoren. Ovog puta izaberi Karibe.
learn-attack = Tuđi gradovi mogu da se osvoje: Kasarna košta ukupno tri žetona, a jedan od njih gubiš. Port Rojal se isplati, povezan je sa Havanom. Napadni!
learn-attack-hint = Više dobijaš u Port Rojalu: vezu do tvoje Havane. Aktiviraj Kasarnu i izaberi ga.
learn-spend = Sve tvoje zgrade su zauzete, ali imaš plavi žeton: njegovo trošenje je radnja kojoj ne treba zgrada. Potroši ga i poslednjim žetonom stanovništva zauzmi grad.
learn-spend-hint = Plavi žeton može i da zauzme grad. Potroši ga za to.
learn-pass = Kad više nema šta da se radi, pasiraš. Politika kaže koliko karata zadržavaš: ti samo jednu. Imaš dve. Pasiraj i izaberi onu bez koje možeš. Što je donela, gubiš.
learn-pass-hint = Prvo pasiraj, pa izaberi kartu koja ide.
learn-match = A sada poslednja runda partije protiv početnika. Slavu donose gradovi, veze, visoke skale i karte. Uzmi šta možeš!
