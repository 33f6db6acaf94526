### Analiza završene partije na stranici

ui-analysis-start = Analiziraj partiju
ui-analysis-says = Šanse svih potez po potez, odluke koje su najviše koštale i koliko je bilo sreće. Računa tvoj uređaj, ništa se ne šalje.
ui-analysis-stop = Zaustavi
ui-analysis-go-on = Nastavi
ui-analysis-progress = Upoređene odluke: { $done } od { $total }
ui-analysis-again =
    { $look ->
        [2] Najskuplje odluke, upoređene drugi put: { $done } od { $total }
       *[3] Najskuplje odluke, upoređene treći put: { $done } od { $total }
    }
ui-analysis-done = Sve odluke su upoređene: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Mogu da se analiziraju samo završene partije.
        [rules] Ova partija ovde ne može da se analizira: ima druga pravila ili delove.
        [module] Botovi ove igre se još pripremaju. Pokušaj ponovo za nekoliko minuta.
        [missing] Ova partija ovde ne može da se analizira: stranica nema pravila i botova ove igre.
        [file] Ovu partiju mogu da analiziraju samo njeni igrači.
        [unreachable] Server ne odgovara, a ovaj uređaj nema sačuvano ono što je analizi potrebno.
        [broken] Ova partija ne prolazi proveru, pa se ne analizira.
       *[failed] Analiza na ovoj stranici nije uspela.
    }

## Grafikon

ui-analysis-graph = Šta grafikon prikazuje
ui-analysis-chances = Šanse
ui-analysis-points = Očekivani poeni
ui-analysis-at = Pozicija { $at } od { $count }. { $values }

## Odluke. $loss: izgubljene šanse, na primer „−12 %”

ui-analysis-none-yet = Zasad se ništa ne izdvaja.
ui-analysis-play-on = Igraj dalje od ovog poteza protiv botova
ui-analysis-more = Još { $count }
ui-analysis-full = Sa svim otkrivenim
ui-analysis-full-better = Sa svim otkrivenim bi bilo bolje: { $action } ({ $loss })
ui-analysis-full-none = Sa svim otkrivenim se ne izdvaja nijedan bolji potez.
ui-analysis-simulations = Simulacija po odluci: { $count }.

## Nađi bolji potez

ui-analysis-find = Nađi bolji potez
ui-analysis-number = { $number } od { $count }
ui-analysis-find-says = { $seat }, potez u partiji: { $action } ({ $loss }). Šta bi bilo bolje?
ui-analysis-comparing = Upoređivanje …
ui-analysis-find-same = To je potez koji je odigran.
ui-analysis-find-worse = Ne taj: { $loss } u odnosu na najbolji potez. Probaj drugi.
ui-analysis-find-right = Tačno: bolji potez nije nađen.
ui-analysis-find-failed = Ovaj potez nije mogao da se uporedi.
ui-analysis-show = Pokaži
ui-analysis-next = Sledeća
ui-analysis-back = Nazad na analizu

## Delovi ishoda. Šanse pre i posle, na primer „25 %”

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = Šanse na početku i ova tri dela zajedno daju ishod.

## Poeni po izvoru. $level: nivo botova, na primer „Profesionalac”

ui-analysis-source-points = poeni
ui-analysis-usual = obično ({ $level })
ui-analysis-more-than = više nego obično
ui-analysis-less-than = manje nego obično
ui-analysis-usual-help = Obično: srednja polovina partija botova ovog nivoa sa istim brojem igrača.
