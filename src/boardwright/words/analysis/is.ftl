### Greining á loknum leik, á síðunni

ui-analysis-start = Greina leikinn
ui-analysis-says = Sigurlíkur allra leik fyrir leik, dýrustu ákvarðanirnar og hve mikið var heppni. Tækið þitt reiknar þetta út og ekkert er sent.
ui-analysis-stop = Stöðva
ui-analysis-go-on = Halda áfram
ui-analysis-progress = Ákvarðanir bornar saman: { $done } af { $total }
ui-analysis-again =
    { $look ->
        [2] Dýrustu ákvarðanirnar bornar saman í annað sinn: { $done } af { $total }
       *[3] Dýrustu ákvarðanirnar bornar saman í þriðja sinn: { $done } af { $total }
    }
ui-analysis-done = Allar ákvarðanir bornar saman: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Aðeins er hægt að greina leiki sem er lokið.
        [rules] Ekki er hægt að greina þennan leik hér: hann fylgir öðrum reglum eða spilahlutum.
        [module] Enn er verið að útbúa tölvuleikmenn spilsins. Reyndu aftur eftir nokkrar mínútur.
        [missing] Ekki er hægt að greina þennan leik hér: síðan hefur ekki reglur og tölvuleikmenn spilsins.
        [file] Aðeins leikmenn þessa leiks geta greint hann.
        [unreachable] Þjónninn svarar ekki og þetta tæki geymir ekki það sem greiningin þarf.
        [broken] Þessi leikur stenst ekki yfirferð og er því ekki greindur.
       *[failed] Greiningin brást á þessari síðu.
    }

## Línuritið

ui-analysis-graph = Hvað línuritið sýnir
ui-analysis-chances = Sigurlíkur
ui-analysis-points = Vænt stig
ui-analysis-at = Staða { $at } af { $count }. { $values }

## Ákvarðanir. $loss: líkur sem töpuðust, t.d. „−12 %“

ui-analysis-none-yet = Ekkert sker sig úr enn sem komið er.
ui-analysis-play-on = Spila áfram frá þessum leik gegn tölvunni
ui-analysis-more = { $count } í viðbót
ui-analysis-full = Með allt sýnilegt
ui-analysis-full-better = Með allt sýnilegt hefði verið betra: { $action } ({ $loss })
ui-analysis-full-none = Með allt sýnilegt sker enginn betri leikur sig úr.
ui-analysis-simulations = Hermanir á ákvörðun: { $count }.

## Finna betri leik

ui-analysis-find = Finna betri leik
ui-analysis-number = { $number } af { $count }
ui-analysis-find-says = { $seat }, leikurinn var: { $action } ({ $loss }). Hvað hefði verið betra?
ui-analysis-comparing = Ber saman …
ui-analysis-find-same = Þetta er leikurinn sem var leikinn.
ui-analysis-find-worse = Ekki þessi: { $loss } miðað við besta leikinn. Reyndu annan.
ui-analysis-find-right = Rétt: enginn betri leikur fannst.
ui-analysis-find-failed = Ekki tókst að bera þennan leik saman.
ui-analysis-show = Sýna
ui-analysis-next = Næsta
ui-analysis-back = Aftur í greininguna

## Hlutar niðurstöðunnar. Líkur fyrir og eftir, t.d. „25 %“

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = Sigurlíkurnar í upphafi og þessir þrír hlutar eru samanlagt niðurstaðan.

## Stig eftir uppruna. $level: getustig tölvuleikmanna, t.d. „Atvinnumaður“

ui-analysis-source-points = stig
ui-analysis-usual = venjulega ({ $level })
ui-analysis-more-than = meira en venjulega
ui-analysis-less-than = minna en venjulega
ui-analysis-usual-help = Venjulega: miðhelmingur leikja tölvuleikmanna á þessu getustigi með jafnmarga leikmenn.
