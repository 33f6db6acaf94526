### Tekstovi o statistici, učitavaju se s njom

ui-stats-game = Igra
ui-stats-what = Tvoje završene partije na serveru i na ovom uređaju; svaka se računa jednom. Protivnici među kojima je čovek su „ljudi”, inače se računa nivo najjačeg bota.
ui-stats-what-here = Tvoje završene partije na ovom uređaju. Protivnici među kojima je čovek su „ljudi”, inače se računa nivo najjačeg bota.
ui-stats-offline = Server nije dostupan: ovo su samo partije na ovom uređaju.
ui-stats-all-names = Sva imena
ui-stats-nameless = Bez imena
ui-stats-groups = Broj igrača i nivo
ui-stats-of = Igrači: { $players }, protivnici: { $level }
ui-stats-places = Mesta
ui-stats-course = Poeni u poslednjim partijama
ui-stats-course-told = Poeni u poslednjim partijama: prva { $first }, poslednja { $last }, najviše { $best }
ui-stats-opponents = Protiv koga
ui-stats-save = Sve partije koje se ovde računaju, s brojevima.
ui-stats-none = Još nema završenih partija. Ovde se računa svaka partija koju završiš.
ui-stats-none-of = Nema završenih partija ovog igrača.
