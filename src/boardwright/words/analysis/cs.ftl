### Rozbor dokončené partie na stránce

ui-analysis-start = Rozebrat partii
ui-analysis-says = Šance všech tah po tahu, rozhodnutí, která stála nejvíc, a kolik v tom bylo štěstí. Počítá to tvoje zařízení, nic se neodesílá.
ui-analysis-stop = Zastavit
ui-analysis-go-on = Pokračovat
ui-analysis-progress = Porovnaná rozhodnutí: { $done } z { $total }
ui-analysis-again =
    { $look ->
        [2] Nejdražší rozhodnutí porovnaná podruhé: { $done } z { $total }
       *[3] Nejdražší rozhodnutí porovnaná potřetí: { $done } z { $total }
    }
ui-analysis-done = Všechna rozhodnutí porovnána: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Rozebrat lze jen dohrané partie.
        [rules] Tuto partii tu nelze rozebrat: má jiná pravidla nebo díly.
        [module] Boti této hry se ještě připravují. Zkus to za pár minut znovu.
        [missing] Tuto partii tu nelze rozebrat: stránka nemá pravidla a boty této hry.
        [file] Tuto partii mohou rozebrat jen její hráči.
        [unreachable] Server neodpovídá a toto zařízení nemá uloženo, co rozbor potřebuje.
        [broken] Tato partie neprošla ověřením, proto se nerozebírá.
       *[failed] Rozbor na této stránce selhal.
    }

## Graf

ui-analysis-graph = Co graf ukazuje
ui-analysis-chances = Šance
ui-analysis-points = Očekávané body
ui-analysis-at = Pozice { $at } z { $count }. { $values }

## Rozhodnutí. $loss: ztracené šance, třeba „−12 %“

ui-analysis-none-yet = Zatím nic nevyčnívá.
ui-analysis-play-on = Hrát od tohoto tahu dál proti botům
ui-analysis-more = Další: { $count }
ui-analysis-full = Se vším odkrytým
ui-analysis-full-better = Se vším odkrytým by bylo lepší: { $action } ({ $loss })
ui-analysis-full-none = Ani se vším odkrytým žádný lepší tah nevyčnívá.
ui-analysis-simulations = Simulací na rozhodnutí: { $count }.

## Najít lepší tah

ui-analysis-find = Najít lepší tah
ui-analysis-number = { $number } z { $count }
ui-analysis-find-says = { $seat }, tah v partii: { $action } ({ $loss }). Co by bylo lepší?
ui-analysis-comparing = Porovnává se …
ui-analysis-find-same = To je tah, který se v partii odehrál.
ui-analysis-find-worse = Tenhle ne: { $loss } proti nejlepšímu tahu. Zkus jiný.
ui-analysis-find-right = Správně: lepší tah se nenašel.
ui-analysis-find-failed = Tento tah se nepodařilo porovnat.
ui-analysis-show = Ukázat
ui-analysis-next = Další
ui-analysis-back = Zpět k rozboru

## Části výsledku. Šance předtím a potom, třeba „25 %“

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = Šance na začátku a tyto tři části dávají dohromady výsledek.

## Body podle zdroje. $level: úroveň botů, třeba „Profesionál“

ui-analysis-source-points = body
ui-analysis-usual = obvykle ({ $level })
ui-analysis-more-than = víc než obvykle
ui-analysis-less-than = méně než obvykle
ui-analysis-usual-help = Obvykle: prostřední polovina partií botů této úrovně při stejném počtu hráčů.
