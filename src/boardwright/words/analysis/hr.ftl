### Analiza završene partije na stranici

ui-analysis-start = Analiziraj partiju
ui-analysis-says = Izgledi svih potez po potez, odluke koje su najviše koštale i koliko je bilo sreće. Računa tvoj uređaj, ništa se ne šalje.
ui-analysis-stop = Zaustavi
ui-analysis-go-on = Nastavi
ui-analysis-progress = Uspoređene odluke: { $done } od { $total }
ui-analysis-again =
    { $look ->
        [2] Najskuplje odluke, uspoređene drugi put: { $done } od { $total }
       *[3] Najskuplje odluke, uspoređene treći put: { $done } od { $total }
    }
ui-analysis-done = Sve su odluke uspoređene: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Mogu se analizirati samo završene partije.
        [rules] Ova se partija ovdje ne može analizirati: ima druga pravila ili dijelove.
        [module] Botovi ove igre još se pripremaju. Pokušaj ponovno za nekoliko minuta.
        [missing] Ova se partija ovdje ne može analizirati: stranica nema pravila i botova ove igre.
        [file] Ovu partiju mogu analizirati samo njezini igrači.
        [unreachable] Poslužitelj ne odgovara, a ovaj uređaj nema spremljeno ono što je analizi potrebno.
        [broken] Ova partija ne prolazi provjeru pa se ne analizira.
       *[failed] Analiza na ovoj stranici nije uspjela.
    }

## Grafikon

ui-analysis-graph = Što grafikon prikazuje
ui-analysis-chances = Izgledi
ui-analysis-points = Očekivani bodovi
ui-analysis-at = Pozicija { $at } od { $count }. { $values }

## Odluke. $loss: izgubljeni izgledi, na primjer „−12 %”

ui-analysis-none-yet = Zasad se ništa ne ističe.
ui-analysis-play-on = Igraj dalje od ovog poteza protiv botova
ui-analysis-more = Još { $count }
ui-analysis-full = Sa svim otkrivenim
ui-analysis-full-better = Sa svim otkrivenim bilo bi bolje: { $action } ({ $loss })
ui-analysis-full-none = Sa svim otkrivenim ne ističe se nijedan bolji potez.
ui-analysis-simulations = Simulacija po odluci: { $count }.

## Pronađi bolji potez

ui-analysis-find = Pronađi bolji potez
ui-analysis-number = { $number } od { $count }
ui-analysis-find-says = { $seat }, potez u partiji: { $action } ({ $loss }). Što bi bilo bolje?
ui-analysis-comparing = Uspoređivanje …
ui-analysis-find-same = To je potez koji je odigran.
ui-analysis-find-worse = Ne taj: { $loss } u odnosu na najbolji potez. Pokušaj drugi.
ui-analysis-find-right = Točno: bolji potez nije pronađen.
ui-analysis-find-failed = Ovaj se potez nije mogao usporediti.
ui-analysis-show = Pokaži
ui-analysis-next = Sljedeća
ui-analysis-back = Natrag na analizu

## Dijelovi ishoda. Izgledi prije i poslije, na primjer „25 %”

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = Izgledi na početku i ova tri dijela zajedno daju ishod.

## Bodovi po izvoru. $level: razina botova, na primjer „Profesionalac”

ui-analysis-source-points = bodovi
ui-analysis-usual = obično ({ $level })
ui-analysis-more-than = više nego obično
ui-analysis-less-than = manje nego obično
ui-analysis-usual-help = Obično: srednja polovica partija botova ove razine s istim brojem igrača.
