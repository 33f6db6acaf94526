# Það sem kennslan segir: verkefni hvers skrefs í steps.toml og ráð ef leyfilegt val leiddi annað.

learn-place = Gaman að sjá þig! Frá Moskvu leggurðu þrjár brautir: Síberíubraut, til Pétursborgar og til Kænugarðs. Þegar þú átt leik seturðu verkamenn á einn lausan reit aðalborðsins. Þrjú svört skref eru góð byrjun: settu tvo verkamenn þar.
learn-place-hint = Settu verkamennina á reitinn með þremur svörtum skrefum.
learn-step = Hvert skref færir teina um einn reit. Komdu svörtu teinunum á reit 2 á Síberíubraut og þú vinnur þá gráu, fyrir allar brautir.
learn-step-hint = Líka skref áfram! En gráu teinarnir vinnast á Síberíubraut.
learn-grey = Grátt fylgir svörtu og fer aldrei fram úr því. Svart gefur ekkert við talningu, grátt stig á reit og seinni litir meira. Taktu grátt skref.
learn-grey-hint = Settu verkamenn á reit með gráum skrefum og færðu svo gráu teinana.
learn-coin = Myntir koma í stað verkamanna og verkamaðurinn nýtist þá síðar. Með tvöföldun gildir einn af fyrstu reitum Síberíubrautar tvöfalt. Taktu eina og borgaðu með mynt.
learn-coin-hint = Veldu reitinn með einni tvöföldun og borgaðu mynt í stað verkamanns.
learn-locomotive = Teinar gefa aðeins stig eins langt og eimreið kemst. Til Pétursborgar gengur engin! Taktu eimreið og settu hana þar.
learn-locomotive-hint = Veldu reitinn með eimreið eða verksmiðju, taktu eimreiðina og settu hana á Pétursborgarbrautina.
learn-factory = Sami reitur gefur líka verksmiðju: næstu eimreið á hvolfi. Hún fyllir gat á iðnaðarbrautinni þinni svo að merkið kemst áfram. Byggðu eina.
learn-factory-hint = Veldu reitinn með eimreið eða verksmiðju og svo verksmiðjuna.
learn-industry = Við talningu gefur iðnaðarmerkið stig eftir því hve langt það komst og verksmiðja vinnur fyrir þig í hvert sinn sem það stígur á hana. Eitt skref vantar. Taktu það!
learn-industry-hint = Settu verkamann á reit með iðnaði.
learn-hire = Í hverri umferð má ráða einn verkfræðing, aðeins fyrir mynt. Í leikslok fær sá stig sem á flesta. Ráddu þennan!
learn-hire-hint = Veldu reitinn fyrir ráðningu. Hann kostar mynt.
learn-engineer = Og verkfræðingur hefur eigin reit í hverri umferð, aðeins fyrir þig. Settu verkamann þar.
learn-engineer-hint = Verkfræðingurinn þinn er á þínu eigin borði. Settu verkamann þar.
learn-token = Sumir reitir brautanna bera spurningarmerki. Komdu þangað með svarta teina og eimreið líka og þú notar eina af ?-skífunum þínum. Á Pétursborgarbrautinni er eitt svart skref eftir. Taktu það og veldu hvaða skífu sem er.
learn-token-hint = Eitt svart skref á Pétursborgarbrautinni og svo skífa: það er málið.
learn-first = Þú ert í öðru sæti í þessari umferð svo aðrir geta tekið bestu reitina fyrst. Verkamaður á 1 í röðinni tryggir þér fyrsta sætið í næstu umferð og vinnur svo einu sinni enn.
learn-first-hint = Settu verkamann á fyrsta sæti í röðinni.
learn-score = Þegar allir hafa sagt pass eru stigin talin: hver reitur sem eimreið nær til, tvöfaldur þar sem tvöföldun er, og iðnaður. Mótherjinn hefur sagt pass. Segðu líka pass og sjáðu hvað brautirnar þínar gefa.
learn-score-hint = Það væri góður leikur í alvöru leik. Segðu pass til að sjá talninguna.
learn-match = Sex svona umferðir og hver gefur meira en sú síðasta. Spilaðu þá síðustu gegn byrjanda. Fáðu allt út úr brautunum þínum!
