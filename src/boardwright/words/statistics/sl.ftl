### Besedila o statistiki, naložena z njo

ui-stats-game = Igra
ui-stats-what = Tvoje končane partije na strežniku in na tej napravi; vsaka šteje enkrat. Nasprotniki, med katerimi je človek, so »ljudje«, sicer šteje stopnja najmočnejšega bota.
ui-stats-what-here = Tvoje končane partije na tej napravi. Nasprotniki, med katerimi je človek, so »ljudje«, sicer šteje stopnja najmočnejšega bota.
ui-stats-offline = Strežnik ni dosegljiv: to so le partije na tej napravi.
ui-stats-all-names = Vsa imena
ui-stats-nameless = Brez imena
ui-stats-groups = Število igralcev in stopnja
ui-stats-of = Igralci: { $players }, nasprotniki: { $level }
ui-stats-places = Mesta
ui-stats-course = Točke v zadnjih partijah
ui-stats-course-told = Točke v zadnjih partijah: prva { $first }, zadnja { $last }, največ { $best }
ui-stats-opponents = Proti komu
ui-stats-save = Vse partije, ki tu štejejo, s številkami.
ui-stats-none = Še ni končanih partij. Tu šteje vsaka partija, ki jo končaš.
ui-stats-none-of = Ni končanih partij tega igralca.
