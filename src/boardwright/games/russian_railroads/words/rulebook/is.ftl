# Russian Railroads.
# Reglurnar í okkar orðum: `rules-<kafli>` fyrir hvern kafla í game.toml; auð lína skilur að efnisgreinar, „– “ er upphaf liðar í lista.
# `figure-<nafn>` er myndatexti (web/rulebook.ts).

rules-goal =
    Leggðu þrjár járnbrautir frá Moskvu: til Vladivostok, Pétursborgar og Kænugarðs. Í lok hverrar umferðar færðu stig fyrir það sem brautirnar og iðnaðurinn eru þá virði, svo það sem er lagt snemma telst aftur og aftur. Flest stig fást í síðustu tveimur umferðunum.

    Með tveimur eða þremur leikmönnum eru umferðirnar sex, með fjórum sjö.

rules-parts =
    Á aðalborðinu eru reitir fyrir alla. Þú byggir á eigin borði: þrjár brautir frá Moskvu og fyrir neðan þær iðnaðarbraut með fimm stæðum fyrir verksmiðjur.

    – Verkamenn eru settir á reiti. Auk þinna eru lausamenn og á einu spili svartur verkamaður.
    – Myntir koma í stað verkamanna.
    – Teinar í fimm litum færast eftir brautunum þínum.
    – Eimreiðar með númerum frá 1 til 9 ráða hve langt braut telst. Á bakhlið hverrar er verksmiðja.
    – Verkfræðingar eru reitir að auki sem geta orðið þínir.
    – ?-skífur, ?-spil og lokabónusspil hafa mikil áhrif.

rules-setup =
    Hver byrjar með sex verkamenn (fimm með fjórum leikmönnum), eina mynt (tvær með tveimur leikmönnum), svartan tein á fyrsta reit hverrar brautar, eimreið 1 á Síberíubrautinni, merki á 0 á iðnaðarbrautinni og sjö ?-skífur. Tvö af lokabónusspilunum tíu eru fjarlægð án þess að nokkur sjái þau.

    Tilviljun ræður leikröðinni. Sá síðasti velur einn af fjórum upphafsbónusum, svo sá á undan og svo framvegis; sá fyrsti fær engan:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    Hver leikur einu sinni í leikröð, hring eftir hring, þar til allir hafa sagt pass. Að leika er annað af tvennu:

    – settu verkamenn á lausan reit á aðalborðinu eða á eigin verkfræðing og gerðu strax það sem hann gefur;
    – segðu pass: þá leikur þú ekki meira í þessari umferð og færð stig eftir sæti þínu í leikröðinni (fyrsti engin, svo 2, 3 og 4).

    Þegar allir hafa sagt pass ræðst ný leikröð, verkamenn á leikröðinni mega færa sig og stig umferðarinnar eru talin. Svo fara allir verkamenn aftur til eigenda sinna.

    Reitur sýnir hve marga verkamenn hann kostar og hvað hann gefur. Sá sem stendur þar lokar honum fyrir öllum út umferðina; aðeins neðsti reiturinn við teinalagningu (eitt svart eða grátt skref) lokast aldrei.

    Það sem reitur á aðalborðinu gefur verður að vera hægt að gera að fullu, annars er ekki hægt að velja hann. Eigin verkfræðinga, verksmiðjur og ?-skífur má nota að hluta.

    Með tveimur leikmönnum eru sumir reitir lokaðir.

rules-payment =
    Reitur kostar einn til þrjá verkamenn. Það sem þú greiðir með er þar til loka umferðarinnar.

    – Mynt getur komið í stað hvaða verkamanns sem er. Myntir eyðast, verkamenn koma aftur.
    – Tveir reitir krefjast myntar: tvö skref í hvaða lit sem er (ein mynt og verkamaður eða mynt að auki) og ráðning (ein mynt).

rules-track =
    Á hverri braut áttu mest einn tein í hverjum lit. Skref færir tein um einn reit. Svartur er fremstur, svo grár, brúnn, viðarlitur og hvítur. Teinar fara aldrei hver fram úr öðrum og eru aldrei tveir á sama reit.

    Þú byrjar með svarta teina. Svarti teinninn þinn á Síberíubrautinni vinnur hina fyrir allar brautir sem taka við þeim: gráa á reit 2, brúna á 6, viðarlita á 10 og þann hvíta á 15. Nýfenginn tein má nota strax, líka í sömu aðgerð.

    Brautirnar til Pétursborgar (án hvíts) og Kænugarðs (án viðarlits og hvíts) eru níu reitir, Síberíubrautin fimmtán. Skrefum einnar aðgerðar má skipta milli brauta.

rules-special-spaces =
    Sumir reitir brautanna gefa eitthvað um leið og tiltekinn teinn nær þangað eða lengra, og sumir aðeins ef eimreiðarnar þínar ná líka þangað.

    – { line-transsiberian } 3 (brúnt, eimreið) og { line-kiev } 7 (svart): verkamaður í viðbót, strax og út leikinn.
    – { line-transsiberian } 13, { line-petersburg } 4 og 6 (svart, eimreið) og einn reitur iðnaðarbrautarinnar: notaðu eina af ?-skífunum þínum.
    – { line-transsiberian } 15 (svart): hvíti teinninn og tvö hvít skref.
    – { line-petersburg } 7 (grátt, eimreið): allir reitir þessarar brautar teljast tvisvar.
    – { line-kiev } 1 til 4 og 8 (svart, eimreið): 1, 2, 3, 4 og 10 stig við hverja stigatalningu.
    – { line-kiev } 5 (grátt, eimreið): 20 stig við hverja stigatalningu ef þú hefur orðuna.
    – Síðasti reitur hverrar brautar (svart): 10 stig, einu sinni.

rules-locomotives =
    Aðeins reitir sem eimreiðarnar þínar ná til gefa stig. Eimreið nær yfir jafnmarga reiti og númer hennar segir; á Síberíubrautinni standa tvær og númer þeirra eru lögð saman.

    Þú tekur alltaf lægstu eimreiðina úr birgðunum. Hún fer í laust stæði eða í stað lægri eimreiðar. Sú sem víkur fer eins að. Aðeins þegar öll fjögur stæðin eru full má eimreið sem víkur fara af borðinu: henni er snúið við og hún verður verksmiðja í birgðunum.

rules-factories =
    Á bakhlið hverrar eimreiðar er verksmiðja með sama númeri. Til að byggja hana snýrðu við lægstu eimreið birgðanna eða tekur verksmiðju sem var skilað. Hún fer í fyrsta lausa stæði af fimm við iðnaðarbrautina þína; séu þau full víkur önnur fyrir henni.

    Verksmiðja gerir ekkert þegar hún er byggð. Hún vinnur þegar merkið þitt stígur á hana. Merki kemst ekki yfir stæði án verksmiðju.

rules-industry =
    Hvert iðnaðarskref færir merki um einn reit eftir brautinni. Reitirnir gefa 1, 2, 3, 5, 10, 15, 20, 25 og 30 stig; á milli þeirra eru stæði fyrir verksmiðjur og einn ?-reitur þar sem nota má ?-skífu einu sinni.

    Í lok umferðar gefur brautin töluna sem merkið stendur á, eða þá síðustu á undan.

    Sá sem hefur annað merki má skipta skrefum milli beggja og fær stig fyrir bæði.

rules-doublers =
    Tvöfaldanir liggja ofan við Síberíubrautina, sú fyrsta við reit 1, næsta við 2 og svo áfram að 8. Reiturinn undir telst tvisvar.

    Tvöfaldanirnar eru tuttugu alls fyrir alla.

rules-auxiliary =
    Þessir reitir gefa myntir og lausamenn. Myntir átt þú þar til þú eyðir þeim, líka í næstu umferðum.

    Lausamenn eru verkamenn eins og þínir. Sá sem tekur þá má nota þá í sömu umferð; í lok hennar fara þeir aftur á reit sinn.

rules-engineers =
    Verkfræðingarnir liggja í röð. Þeir opnu nýtast öllum sem reitur fyrir einn verkamann; með tveimur leikmönnum er einn opinn, annars tveir. Þann síðasta má ráða fyrir mynt. Eftir hverja umferð færast allir um eitt sæti og sá sem enginn réð fer.

    Eigin verkfræðingur er reitur aðeins fyrir þig, einu sinni í hverri umferð og strax í umferðinni sem þú færð hann.

    Í leikslok fær sá sem á flesta verkfræðinga 40 stig og sá næsti 20. Ef jafnt er ræður hæsta númerið á verkfræðingi. Sá sem á engan fær ekkert.

rules-turn-order =
    Settu verkamann undir fyrsta eða annað sæti leikraðarinnar og þú verður þar í næstu umferð. Þú getur ekki valið sætið sem þú ert í (með tveimur leikmönnum má það) né bæði.

    Þegar allir hafa sagt pass færast hinir aftar og hver verkamaður á leikröðinni má fara á lausan reit fyrir einn verkamann: fyrst sá í öðru sæti, svo sá í fyrsta.

    Í síðustu umferð kemur einn reitur með þremur iðnaðarskrefum í stað beggja.

rules-tokens =
    Allir eiga sömu sjö skífurnar og nota hverja mest einu sinni, mest fjórar alls.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    Þessi fimm spil liggja opin fyrir alla. Sá sem notar skífuna fyrir þau tekur eitt og þá er það farið.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Átta af þessum tíu spilum eru í bunkanum. Sá sem má taka spil skoðar bunkann og heldur einu í leyni, eða fær 10 stig strax.

    – { bonus-flat }: { bonus-flat-help }
    – { bonus-ends }: { bonus-ends-help }
    – { bonus-factories }: { bonus-factories-help }
    – { bonus-locomotives }: { bonus-locomotives-help }
    – { bonus-workers }: { bonus-workers-help }
    – { bonus-black }: { bonus-black-help }
    – { bonus-tokens }: { bonus-tokens-help }
    – { bonus-doublers }: { bonus-doublers-help }
    – { bonus-engineer }: { bonus-engineer-help }
    – { bonus-engineers }: { bonus-engineers-help }

rules-repeat =
    Einn verkfræðingur og ein verksmiðja leyfa þér að endurtaka aðgerð sem þú hefur gert í þessari umferð á reit fyrir nákvæmlega einn verkamann. Þú mátt velja öðruvísi en áður. Ekki er hægt að endurtaka töku lausamanna, sæti í leikröð né endurtekninguna sjálfa.

rules-round-scoring =
    Á hverri braut teljast reitirnir sem eimreiðarnar þínar ná til. Reitur tilheyrir teininum sem er á honum eða þeim næsta fyrir framan. Hann er virði

    – svart 0, grátt 1, brúnt 2, viðarlitt 4, hvítt 7 stiga;
    – eftir skífuna fyrir verðmætari teina: brúnt 3, viðarlitt 6, hvítt 10 stiga.

    Við það bætist það sem Kænugarðsbrautin og iðnaðarbrautin gefa.

    – Dæmi: eimreiðar 4 og 3 á Síberíubrautinni ná að reit 7. Brúnt er á 2, grátt á 5, svart á 9 og ein tvöföldun við reit 1. Reitir 1 og 2 gefa 4 + 2 stig, reitir 3 til 5 eitt stig hver, reitir 6 og 7 ekkert: 9 stig. Á Kænugarðsbrautinni er svart á 3 og eimreiðin er 2: 1 + 2 stig. Merkið er nýkomið fram hjá 10 á iðnaðarbrautinni: 10 stig. Samtals 22.

rules-end =
    Eftir síðustu umferðina eru lokabónusspilin sýnd og stig talin fyrir þau og síðan verkfræðingana. Flest stig vinna; séu þau jöfn er sigrinum deilt.

rules-rulings =
    – Hvort velja má reit ræðst af því sem þú hefur þá. Teinar sem vinnast á leiðinni teljast með, aðrir bónusar ekki.
    – Áhrif sem vinnast um leið eru gerð í þeirri röð sem þú vilt; keðja eimreiða kemur fyrst, lokabónusspil síðast.
    – Þegar öll fjögur stæðin eru full má eimreið sem víkur fara af borðinu þótt hún gæti vikið lægri burt; ný má það ekki.
    – ?-skífu án áhrifa má samt nota og hún telst þá notuð. Rétturinn til að nota skífu tapast ef þú afsalar þér honum.
    – Sæti í leikröð má greiða með mynt, lausamanni eða svarta verkamanninum. Það sem greitt var með færir sig þá.
    – Að segja pass gefur stigin sín líka í síðustu umferð.
    – Í fáeinum tilvikum eru reglurnar opnar; undir „Nánar um reglurnar“ í nýjum leik má velja: hvort ?-spil verður að vera hægt að gera að fullu og hvort taka verður það, hvað má endurtaka, hvernig áhrif sem bíða halda áfram og hvort spilið telst verkfræðingur fyrir þann sem á engan.

rules-tips =
    – Hafðu pláss fyrir framan verðmætari teina: færðu þann svarta tímanlega.
    – Eimreið er mest virði þar sem hún nær til einhvers sem þú hefur lagt eða til sérreits.
    – Myntir geta beðið rétta tækifærisins, lausamenn ekki.
    – Reyndu að nota að minnsta kosti tvær ?-skífur.
    – Iðnaður gefur stig snemma. Ef þú leggur frekar teina skaltu ekki örvænta: þeir vinna það upp í síðustu umferðunum.

figure-pieces = Eigin verkamaður, lausamaður og sá svarti; mynt.
figure-rails = Braut í smíðum: svartur er fremstur, svo grár, brúnn og viðarlitur. Enginn teinn fer fram úr öðrum.
figure-locomotives = Eimreiðar 4 og 3 ná saman að reit 7.
figure-factory = Tvær hliðar á því sama: eimreið 4 og verksmiðja 4.
figure-doublers = Tvær tvöfaldanir: reitir 1 og 2 teljast tvisvar.
figure-engineer = Verkfræðingur: efst númerið sem ræður ef jafnt er, neðst það sem reiturinn gefur, hér tvö skref í hvaða lit sem er.
figure-tokens = ?-skífurnar sjö.
figure-cards = ?-spilin fimm.
figure-bonuses = Hvað lokabónusspilin telja.
figure-scoring = Dæmið: sjö reitum er náð; undir þeim stendur hvað hver gefur.
figure-ways = Þrjár leiðir til að greiða fyrir reit sem kostar tvo verkamenn.
figure-marker = Merkið stígur á verksmiðju 4 sem vinnur strax. Í stæðinu á eftir 10 er engin verksmiðja enn: yfir það kemst ekkert merki.
