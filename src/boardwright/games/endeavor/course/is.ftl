# Það sem kennslan segir: verkefni hvers skrefs í steps.toml og ráð ef leyfilegt val leiddi annað.

learn-build = Gaman að sjá þig! Þú stýrir heimsveldi á öld seglskipa. Það vex í sjö umferðir, svo ræður frægðin. Hver umferð hefst á byggingu og talan á fyrsta kvarðanum, iðnaði, segir hve góð hún má vera. Verkstæðið eykur iðnað: reistu það.
learn-build-hint = Þetta er líka góð bygging. Taktu Verkstæðið í þetta sinn: það opnar leið að betri byggingum.
learn-occupy = Svo kemur fólkið í höfnina og allir framkvæma aðgerðir til skiptis. Aðgerð kostar skífu á byggingu og byggingin segir hvað þú gerir. Nýlenduhúsið tekur borgir: ein skífa í viðbót tekur borg í Evrópu og merkið þar. Láttu vaða!
learn-occupy-hint = Þú átt enn skífur. Virkjaðu Nýlenduhúsið og veldu borg í Evrópu.
learn-better = Verkstæðið borgar sig: með iðnað 2 reisirðu byggingar á öðru þrepi. Gildishúsið leyfir þér að sigla eða draga spil. Reistu það.
learn-better-hint = Þetta má reisa en taktu nú Gildishúsið af öðru þrepi.
learn-ship = Handan hafsins bíða sex svæði, enn lokuð. Sá sem siglir leggur skífu á siglingaleið svæðis og tekur merkið þar. Virkjaðu Gildishúsið og sigldu þangað sem merki freistar þín.
learn-ship-hint = Virkjaðu Gildishúsið og sigldu svo til svæðis handan hafsins.
learn-salary = Bygging með skífu er upptekin. Í upphafi umferðar borgarðu laun: jafnmargar skífur og fjármálin leyfa koma aftur og vinna á ný. Þú mátt borga ein. Losaðu Nýlenduhúsið, það eru borgir að taka!
learn-salary-hint = Hin byggingin losnaði líka. Losaðu Nýlenduhúsið í þetta sinn.
learn-link = Línur tengja borgir. Sá sem fyrstur á báða enda tekur líka merkið á línunni og í lokin gefur hún frægð. Þú átt París. Taktu Feneyjar og þá er tengingin þín.
learn-link-hint = Fylgdu línunni frá París: hún liggur til Feneyja. Virkjaðu Nýlenduhúsið.
learn-open = Þegar síðasti reitur siglingaleiðar fyllist opnast svæðið og sá sem á flestar skífur þar verður landstjóri: fær sérstakt spil. Karíbahafið vantar eina skífu. Sigldu þangað!
learn-open-hint = Sigldu til Karíbahafsins: þar er einn reitur laus.
learn-overseas = Sjáðu landstjórann hjá þér! Hinir hafa sagt pass og þú átt tvær skífur eftir. Á opnu svæði máttu taka borgir ef þú ert þar fyrir. Taktu eina í Karíbahafinu.
learn-overseas-hint = Evrópa getur beðið. Virkjaðu Nýlenduhúsið og veldu borg í Karíbahafinu.
learn-draw = Spil gefa mikið og kosta aðeins skífuna á byggingunni. Þú mátt draga á opnu svæði ef þú átt þar jafnmargar skífur og spilið segir. Dragðu spil Karíbahafsins, með Markaðnum eða Gildishúsinu.
learn-draw-hint = Sá stokkur er líka opinn. Veldu stokk Karíbahafsins í þetta sinn.
learn-attack = Borgir annarra má vinna: Herskálar kosta alls þrjár skífur og ein þeirra tapast. Port Royal borgar sig, hún tengist Havana. Gerðu árás!
learn-attack-hint = Meira er að vinna í Port Royal: tengingin við Havana sem þú átt. Virkjaðu Herskálana og veldu hana.
learn-spend = Allar byggingarnar þínar eru uppteknar en þú átt blátt merki: að eyða því er aðgerð sem þarf enga byggingu. Eyddu því og taktu borg með síðustu skífunni.
learn-spend-hint = Bláa merkið getur líka tekið borg. Eyddu því til þess.
learn-pass = Þegar ekkert er eftir að gera segirðu pass. Stjórnmálin segja hve mörgum spilum þú heldur: þú aðeins einu. Þú átt tvö. Segðu pass og veldu það sem þú mátt missa. Það sem það gaf tapast.
learn-pass-hint = Segðu fyrst pass og veldu svo spilið sem fer.
learn-match = Nú er síðasta umferð leiks gegn byrjendum. Borgir, tengingar, háir kvarðar og spil gefa frægð. Taktu það sem þú getur!
