### Analiza končane partije na strani

ui-analysis-start = Analiziraj partijo
ui-analysis-says = Možnosti vseh za zmago potezo za potezo, odločitve, ki so stale največ, in koliko je bilo sreče. Računa tvoja naprava, nič se ne pošlje.
ui-analysis-stop = Ustavi
ui-analysis-go-on = Nadaljuj
ui-analysis-progress = Primerjane odločitve: { $done } od { $total }
ui-analysis-again =
    { $look ->
        [2] Najdražje odločitve, primerjane drugič: { $done } od { $total }
       *[3] Najdražje odločitve, primerjane tretjič: { $done } od { $total }
    }
ui-analysis-done = Vse odločitve so primerjane: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Analizirati je mogoče le končane partije.
        [rules] Te partije tukaj ni mogoče analizirati: ima druga pravila ali sestavne dele.
        [module] Boti te igre se še pripravljajo. Poskusi znova čez nekaj minut.
        [missing] Te partije tukaj ni mogoče analizirati: stran nima pravil in botov te igre.
        [file] To partijo lahko analizirajo samo njeni igralci.
        [unreachable] Strežnik se ne odziva, ta naprava pa nima shranjenega, kar potrebuje analiza.
        [broken] Ta partija ne prestane preverjanja, zato se ne analizira.
       *[failed] Analiza na tej strani ni uspela.
    }

## Graf

ui-analysis-graph = Kaj kaže graf
ui-analysis-chances = Možnosti za zmago
ui-analysis-points = Pričakovane točke
ui-analysis-at = Položaj { $at } od { $count }. { $values }

## Odločitve. $loss: izgubljene možnosti, na primer »−12 %«

ui-analysis-none-yet = Zaenkrat nič ne izstopa.
ui-analysis-play-on = Igraj naprej od te poteze proti botom
ui-analysis-more = Še { $count }
ui-analysis-full = Z vsem odkritim
ui-analysis-full-better = Z vsem odkritim bi bilo boljše: { $action } ({ $loss })
ui-analysis-full-none = Z vsem odkritim ne izstopa nobena boljša poteza.
ui-analysis-simulations = Simulacij na odločitev: { $count }.

## Najdi boljšo potezo

ui-analysis-find = Najdi boljšo potezo
ui-analysis-number = { $number } od { $count }
ui-analysis-find-says = { $seat }, poteza v partiji: { $action } ({ $loss }). Kaj bi bilo boljše?
ui-analysis-comparing = Primerjam …
ui-analysis-find-same = To je poteza, ki je bila odigrana.
ui-analysis-find-worse = Ta ne: { $loss } proti najboljši potezi. Poskusi drugo.
ui-analysis-find-right = Pravilno: boljše poteze ni bilo najti.
ui-analysis-find-failed = Te poteze ni bilo mogoče primerjati.
ui-analysis-show = Pokaži
ui-analysis-next = Naslednja
ui-analysis-back = Nazaj k analizi

## Deli izida. Možnosti prej in potem, na primer »25 %«

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = Možnosti za zmago na začetku in ti trije deli skupaj dajo izid.

## Točke po izvoru. $level: stopnja botov, na primer »Profesionalec«

ui-analysis-source-points = točke
ui-analysis-usual = običajno ({ $level })
ui-analysis-more-than = več kot običajno
ui-analysis-less-than = manj kot običajno
ui-analysis-usual-help = Običajno: srednja polovica partij botov te stopnje z enakim številom igralcev.
