### Tekstovi o statistici, učitavaju se s njom

ui-stats-game = Igra
ui-stats-what = Tvoje završene partije na poslužitelju i na ovom uređaju; svaka se broji jednom. Protivnici među kojima je čovjek su „ljudi”, inače se računa razina najjačeg bota.
ui-stats-what-here = Tvoje završene partije na ovom uređaju. Protivnici među kojima je čovjek su „ljudi”, inače se računa razina najjačeg bota.
ui-stats-offline = Poslužitelj nije dostupan: ovo su samo partije na ovom uređaju.
ui-stats-all-names = Sva imena
ui-stats-nameless = Bez imena
ui-stats-groups = Broj igrača i razina
ui-stats-of = Igrači: { $players }, protivnici: { $level }
ui-stats-places = Mjesta
ui-stats-course = Bodovi u posljednjim partijama
ui-stats-course-told = Bodovi u posljednjim partijama: prva { $first }, posljednja { $last }, najviše { $best }
ui-stats-opponents = Protiv koga
ui-stats-save = Sve partije koje se ovdje broje, s brojkama.
ui-stats-none = Još nema završenih partija. Ovdje se broji svaka partija koju završiš.
ui-stats-none-of = Nema završenih partija ovog igrača.
