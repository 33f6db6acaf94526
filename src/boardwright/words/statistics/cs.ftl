### Texty o statistikách, nahrávané s nimi

ui-stats-game = Hra
ui-stats-what = Tvoje dohrané partie na serveru i na tomto zařízení; každá se počítá jednou. Soupeři, mezi nimiž je člověk, jsou „lidé“, jinak rozhoduje úroveň nejsilnějšího bota.
ui-stats-what-here = Tvoje dohrané partie na tomto zařízení. Soupeři, mezi nimiž je člověk, jsou „lidé“, jinak rozhoduje úroveň nejsilnějšího bota.
ui-stats-offline = Server není dostupný: tohle jsou jen partie na tomto zařízení.
ui-stats-all-names = Všechna jména
ui-stats-nameless = Beze jména
ui-stats-groups = Počet hráčů a úroveň
ui-stats-of = Hráčů: { $players }, soupeři: { $level }
ui-stats-places = Umístění
ui-stats-course = Body v posledních partiích
ui-stats-course-told = Body v posledních partiích: první { $first }, poslední { $last }, nejvíc { $best }
ui-stats-opponents = Proti komu
ui-stats-save = Všechny partie, které se tu počítají, i s čísly.
ui-stats-none = Zatím žádné dohrané partie. Počítá se tu každá partie, kterou dohraješ.
ui-stats-none-of = Žádné dohrané partie tohoto hráče.
