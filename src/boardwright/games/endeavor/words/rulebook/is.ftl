# Endeavor.
# Reglurnar í okkar orðum: `rules-<kafli>` fyrir hvern kafla í game.toml; auð lína skilur að efnisgreinar, „– “ er upphaf liðar í lista.
# `figure-<nafn>` er myndatexti (web/rulebook.ts).

rules-goal =
    Þú stýrir heimsveldi á öld seglskipa. Heima reisir þú byggingar; handan hafsins fyllir fólkið þitt siglingaleiðir, tekur borgir og opnar svæði. Það sem þú vinnur gerir næstu umferð ríkari: betri byggingar, fleira fólk, meira fé, meira rúm fyrir spil.

    Eftir sjö umferðir verður öllu breytt í frægð. Sá sem á mesta frægð sigrar.

rules-parts =
    Kortið sýnir sjö svæði: Evrópu og sex handan hafsins sem eru lokuð í byrjun. Allt liggur opið og ekkert er falið.

    – Skífurnar eru fólkið þitt. Þær bíða í höfninni og liggja á byggingum, siglingaleiðum og í borgum.
    – Merki liggja á kortinu: brún færa kvarða, bláum heldur þú til aðgerðar.
    – Byggingar eru í birgðunum á fimm þrepum; þínar standa á spjaldinu þínu.
    – Spil liggja í stokkum, einn á hverju svæði og einn að auki í Evrópu. Efst á þeim handan hafsins er landstjóri.
    – Kórónan segir hver byrjar.

rules-setup =
    Öll merki eru stokkuð og lögð opin, eitt á hverja borg, tengingu og reit siglingaleiða. Allir byrja með nýlenduhús, tóma höfn og fjóra kubba á 0. Birgðir skífna ganga aldrei til þurrðar. Tilviljun ræður hver hefur kórónuna fyrst.

rules-round =
    Í hverri umferð eru fjórir þættir. Sá sem hefur kórónuna byrjar hvern þeirra, hinir fylgja réttsælis. Síðan færist kórónan um eitt sæti til vinstri.

    – Bygging: allir reisa eina byggingu.
    – Vöxtur: nýjar skífur koma úr birgðunum í höfnina. Skífurnar eru fólkið þitt.
    – Laun: nokkrar skífur koma af byggingum aftur í höfn svo að virkja megi byggingarnar á ný.
    – Aðgerðir: ein aðgerð í senn, aftur og aftur, þar til allir hafa sagt pass.

    Í fyrstu umferð eru engar skífur á byggingum enn, svo að enginn greiðir laun.

rules-build =
    Allir byrja með nýlenduhús. Í hverri umferð verður þú að reisa eina byggingu upp að þrepi þínu; þú mátt eiga sömu byggingu oft en aðeins eina á þrepi 5. Ef ekkert er eftir upp að þrepi þínu tekur þú byggingu á lægsta þrepi sem enn er til.

    – { building-colonial-house }: landtaka.
    – Þrep 1: { building-market } (spil), { building-shipyard } (sigling, menning +1), { building-workshop } (iðnaður +2).
    – Þrep 2: { building-bank } (fjármál +2), { building-barracks } (árás), { building-guild-hall } (sigling eða spil).
    – Þrep 3: { building-docks } (landtaka og sigling), { building-fortress } (landtaka eða árás, stjórnmál +1), { building-theatre } (menning +2).
    – Þrep 4: { building-cartographer } (tvær siglingar), { building-trade-office } (tvö spil), { building-university } (3 frægðarstig).
    – Þrep 5: { building-exchange } (fjármál +2), { building-museum } (menning +2), { building-parliament } (stjórnmál +2), hver með greiðslu.

    Þar sem stendur „eða“ velur þú aðra aðgerðina. Þar sem stendur „og“ máttu gera aðra eða báðar, í hvaða röð sem er, en báðar á sama svæði; tvö spil koma úr sama stokki.

rules-growth =
    Hver fær jafnmargar skífur úr birgðunum í höfnina og menningin segir, 2 til 6. Skífur frá fyrri umferð eru þar áfram; höfnin rúmar þær allar.

rules-salary =
    Hver færir jafnmargar skífur af byggingum aftur í höfn og fjármálin segja, 1 til 5. Ef þar liggja fleiri velur þú hverjar. Byggingu sem skífa liggur áfram á er ekki hægt að virkja í umferðinni nema greiðsla losi hana.

rules-actions =
    Þú hefur aðgerð með því að færa skífu úr höfninni á byggingu þína sem engin skífa liggur á. Blátt merki gerir það sama og kostar enga skífu.

    – Sigling: ein skífa í viðbót fer á næsta lausa reit siglingaleiðar á hvaða svæði sem er, opnu eða lokuðu, og þú tekur merkið sem þar liggur. Ef leiðin er full liggur skífan við hana og þú færð ekkert merki.
    – Landtaka: ein skífa í viðbót fer í lausa borg á opnu svæði þar sem þú átt ítök. Þú tekur merkið sem þar liggur.
    – Árás: tvær skífur í viðbót. Önnur fer í birgðirnar, hin kemur í stað skífu andstæðings í borg á opnu svæði þar sem þú átt ítök.
    – Spil: þú tekur efsta spil stokks á opnu svæði. Þar þarftu að eiga að minnsta kosti jafnmargar skífur og gildi spilsins segir.
    – Greiðsla: skífa af annarri byggingu þinni fer aftur í höfn.

rules-ship =
    Sigla má til hvaða svæðis sem er handan hafsins, frá fyrstu umferð. Reitirnir fyllast í röð; sá sem fyllir þann síðasta opnar svæðið. Skífa á leið er þar áfram: hún gefur þér ítök og telst með þegar þú dregur spil.

rules-opening =
    Hver skífa í borgum svæðis, á siglingaleið þess eða við hana gefur þér ítök á svæðinu. Í Evrópu eiga allir alltaf ítök en aðeins skífur í borgum teljast með fyrir spil.

    Evrópa er opin frá byrjun. Önnur svæði opnast þegar síðasti reitur siglingaleiðarinnar fyllist. Þá fær sá landstjórann sem á flestar skífur á leiðinni. Ef jafnt er ræður hver á skífuna sem er næst stokknum.

rules-occupy =
    Brúnt merki sem þú tekur færir kvarða sinn strax, bláu heldur þú. Ef borgin fullgerir tengingar þínar tekur þú fyrst merki borgarinnar og svo merki tenginganna. Skífan er í borginni þar til einhver gerir árás á hana.

rules-links =
    Flestar borgir tengjast öðrum, margar yfir hafið. Sá sem tekur báðar borgirnar ræður yfir tengingunni. Sá sem gerir það fyrstur tekur merkið sem á henni liggur. Í lokin gefur tenging þeim sem þá ræður yfir henni 1 frægðarstig.

rules-attack =
    Árás sem hefst með byggingu kostar alls þrjár skífur úr höfninni og þær verða að vera þar. Ekkert merki fæst fyrir borgina, það er löngu tekið; en árás getur fullgert tengingar og tekið merki þeirra. Sá sem tapar missir borgina og tengingar hennar.

rules-payment =
    Þannig má virkja byggingu tvisvar í umferð. Losa má hvaða byggingu þína sem er nema þá sem þú varst að virkja; blátt merki losar hvaða byggingu sem er. Hve margar skífur greiðsla losar velur þú undir „Nánar um reglurnar“ í nýjum leik: eina, eða jafnmargar og fjármálin segja.

rules-draw =
    Þú tekur efsta spilið og ekkert annað; gildi þess er athugað þegar það er tekið, á ný fyrir annað spil. Ekki er hægt að draga á lokuðu svæði eða úr tómum stokki. Báðir stokkar Evrópu krefjast skífna í evrópskum borgum.

    Spil færa kubbana þína strax og sum gefa frægð í lokin. Meðan þú ert með í umferðinni máttu eiga eins mörg og þú vilt; hámarkið gildir þegar þú segir pass.

    Spil sem fer aftur í stokkinn raðast eftir gildi, lægsta efst. Þannig getur ás aftur hulið þrist.

rules-abolition =
    Í Evrópu liggur annar stokkur: þrælahald. Spil hans færa iðnað og fjármál snemma og ódýrt. Eitt þeirra er utan spilahámarksins.

    Sá sem á fimm skífur í evrópskum borgum og tekur síðasta Evrópuspilið afnemur þrælahald. Allir snúa strax við öllum þrælahaldsspilum sínum, missa það sem þau gáfu og í lokin 1 frægðarstig fyrir hvert. Stokkurinn hverfur úr leiknum.

    Þrælahaldsspili sem er kastað er líka snúið við og kostar það sama.

rules-tokens =
    Í byrjun liggur merki á hverri borg, hverri tengingu og hverjum reit siglingaleiðanna: alls 95, stokkuð og opin.

    – Brún merki færa einn kubb þinn um einn reit, strax og til frambúðar.
    – Bláum merkjum heldur þú. Notaðu eitt í leik þínum til að gera það sem það sýnir: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } eða { token-payment }. Upphafið kostar enga skífu, aðeins aðgerðin sjálf.

    Blá merki eru einskis virði í lokin.

rules-tracks =
    Tákn á byggingum, spilum og brúnum merkjum færa kubbana þína strax. Allir kvarðarnir hækka um þrep á reitum 2, 4, 7 og 10.

    – Iðnaður: hæsta þrep byggingar sem þú mátt reisa, 1 til 5.
    – Menning: skífur sem þú færð í hverri umferð, 2 til 6.
    – Fjármál: laun sem þú getur greitt í hverri umferð, 1 til 5.
    – Stjórnmál: spil sem þú mátt halda þegar þú segir pass, 1 til 5.

    Dæmi: með iðnað 5 máttu byggja upp að þrepi 3, með menningu 2 færðu þrjár skífur.

    Kubbur stöðvast á 15. Það sem er umfram er munað og síðara tap dregst fyrst af því.

rules-passing =
    Sá sem segir pass er úr leik í umferðinni. Þá má aðeins halda jafnmörgum spilum og stjórnmálin leyfa og að auki þessum tveimur:

    – einu þrælahaldsspili;
    – einum landstjóra á landstjórareitnum. Reitinn má líka hafa auðan; þá telst landstjórinn eins og hvert annað spil.

    Því sem er umfram er kastað spil fyrir spil að eigin vali. Hvert spil sem er kastað tekur aftur það sem það gaf. Ef stjórnmálin lækka getur hámarkið lækkað með. Landstjóri sem er kastað hverfur úr leiknum.

rules-end =
    Leikurinn er sjö umferðir. Í þeirri síðustu má sá sem segir pass líka aðeins halda jafnmörgum spilum og stjórnmálin leyfa; síðan er frægðin talin.

rules-scoring =
    Eftir sjöundu umferð er lagt saman:

    – hver borg: 1, en { city-potosi } og { city-edo } 2;
    – hver tenging þar sem þú átt báða enda: 1;
    – hver kvarði: reitur kubbsins eða næsti lægri af 2, 4, 7, 10 og öllum þar á eftir;
    – frægð á spilum;
    – auður landstjórareitur: 3;
    – hver háskóli: 3;
    – hverjar þrjár skífur sem eftir eru í höfn: 1;
    – hvert þrælahaldsspil sem var snúið við: −1.

    Dæmi: fimm borgir sem gefa 1 og ein sem gefur 2 eru 7, þrjár tengingar 3. Kubbarnir standa á 8, 11, 5 og 3: 7 + 11 + 4 + 2 = 24. Spil gefa 4, háskóli 3, sjö skífur í höfn 2, þrælahaldsspil sem var snúið við −1; landstjóri liggur á reit sínum. Samtals 42.

    Þau sem eiga jafnmikla frægð deila sigrinum.

rules-rulings =
    – Aðgerð sem ekkert yrði úr er ekki hægt að hefja; við „og“ nægir annar helmingurinn.
    – { building-docks }: ef sigling þín fyllir leiðina opnast svæðið, einhver fær landstjórann og síðan máttu taka þar borg.
    – Sá sem fyllir síðasta reitinn fær landstjórann ef jafnt er: sú skífa er næst stokknum.
    – Afnámið nær til allra, líka þess sem tekur spilið og þess sem hefur sagt pass. Spilahámarkið er ekki athugað á ný.
    – Sá sem fær landstjóra eftir að hafa sagt pass heldur honum án athugunar, en ekki á landstjórareitnum.
    – Blá merki má nota í umferðinni sem þau komu í, eitt í hverjum leik.
    – Tvær setningar í reglunum má skilja á fleiri en einn veg; undir „Nánar um reglurnar“ í nýjum leik má velja: hvað greiðsla losar og hvort rými fyrir þrælahaldsspil sé líka til þegar hámarkið er fimm.

rules-tips =
    – Flestar aðgerðir kosta tvær skífur, árás þrjár: menning ræður hve mikið þú getur gert, fjármál hvort byggingarnar eru lausar á ný.
    – Sigldu snemma þangað sem þú vilt taka borgir síðar: sá sem fyllir síðasta reitinn opnar svæðið fyrir alla.
    – Fylgstu með hvaða merki liggja á næstu reitum. Blátt merki sparar skífu.
    – Skref á 2, 4, 7 eða 10 á undan byggingu, vexti eða launum er meira virði en skref þar á milli.
    – Tengingar borga sig tvisvar: strax með merki og í lokin með frægð.
    – Líttu á borgir Evrópu áður en þú tekur þrælahaldsspil: sá sem á þar fjórar skífur er skrefi frá afnámi þrælahalds.

rules-history =
    Þrælahaldsspilin í þessu spili standa fyrir glæp. Frá sextándu öld til þeirrar nítjándu neyddu evrópskir kaupmenn meira en tólf milljónir manna frá Afríku um borð í skip til Ameríku. Nær tvær milljónir dóu á leiðinni yfir hafið og miklu fleiri áður en siglt var, á plantekrum og í námum. Þau sem lifðu af, og börn þeirra, voru eign annarra. Mikill hluti af auði hafnarborga og heimsvelda þess tíma kom af vinnu þeirra.

    Hin ánauðugu veittu mótspyrnu frá upphafi og á Haítí höfðu þau frelsað sig sjálf árið 1804. Danmörk bannaði þrælaverslun sína frá 1803, Bretland og Bandaríkin frá 1807 og 1808. Þrælahaldinu sjálfu lauk síðar: í nýlendum Breta 1834, í Bandaríkjunum 1865, á Kúbu 1886, í Brasilíu 1888.

    Spilið leynir því ekki að þeir sem tóku þátt urðu ríkir, og lætur þá gjalda fyrir það: þegar þrælahald hefur verið afnumið færa spil þess aðeins skömm. Enginn þarf að taka þau og hægt er að sigra án þeirra.

figure-parts = Skífa, brúnt og blátt merki, bygging, spil, landstjóri og kórónan.
figure-buildings = Talan er þrepið. Kringlótt tákn eru aðgerðir, ferköntuð færa kvarða og dældin er fyrir skífuna sem virkjar bygginguna.
figure-actions = Aðgerðirnar fimm.
figure-track = Siglingaleið: fyrstu reitirnir eru teknir, næsta skífa tekur merkið við hlið þeirra.
figure-link = Tenging þar sem blár á báða enda: merkið á henni er hans.
figure-attack = Árás: rauð skífa kemur í stað blárrar.
figure-cards = Þrjú spil: í horninu gildið, það er hve margra skífna er krafist, eða innsigli landstjóra; neðar það sem spilið gefur.
figure-slavery = Þrælahaldsspil; síðasta Evrópuspilið sem afnemur þrælahald með brotnum hlekkjum; og þrælahaldsspilið lagt til hliðar.
figure-tokens = Brún merki færa kvarða sinn, bláum er haldið.
figure-tracks = Kvarðarnir fjórir og til hvers hver er.
figure-occupied = Laus borg, og sama borg þegar blár hefur tekið hana: merkið er nú hans.
figure-opened = Leiðin er full og svæðið því opið. Rauður á flestar skífur á henni og fær landstjórann.
figure-resting = Á þeirri hægri liggur enn skífa: ekki er hægt að virkja hana fyrr en skífan er komin aftur í höfn.
