# Ticket to Ride: Europe.
# Reglurnar í okkar orðum: `rules-<kafli>` fyrir hvern kafla í game.toml; auð lína skilur að efnisgreinar, „– “ er upphaf liðar í lista.
# `figure-<nafn>` er myndatexti (web/rulebook.ts).

rules-goal =
    Leggðu járnbrautir um Evrópu ársins 1901 og endaðu með flest stig. Stig fást fyrir

    – leiðir sem þú eignar þér: því lengri, því betra;
    – lestarmiða sem þú lýkur með því að tengja borgirnar tvær (miði sem þú lýkur ekki kostar þig stigin);
    – lestarstöðvar sem þú þurftir ekki á að halda;
    – evrópsku hraðlestina, fyrir lengstu óslitnu leiðina.

rules-parts =
    Borðið er kort af Evrópu með 47 borgum. Leiðir tengja þær: raðir af lituðum eða gráum reitum. Þar að auki eru

    – 45 vagnar og þrjár lestarstöðvar handa hverjum, í eigin lit og með eigin mynstri;
    – 110 lestarvagnsspil til að greiða með: átta litir og dráttarvagnar;
    – 46 lestarmiðar, hver með tveimur borgum sem á að tengja: sex langir með bláum jaðri og 40 venjulegir.

rules-setup =
    Hver leikmaður á 45 vagna og þrjár lestarstöðvar og fær fjögur lestarvagnsspil. Fimm lestarvagnsspil í viðbót liggja opin við bunkann.

    Hver leikmaður fær líka fjóra lestarmiða, þar af einn langan, og heldur minnst tveimur þeirra í leyni. Hinir fara úr leiknum án þess að nokkur sjái þá.

    Tilviljun ræður hver byrjar; leikið er réttsælis.

rules-turn =
    Gerðu nákvæmlega eitt af fernu:

    – dragðu lestarvagnsspil: tvö, eða einn opinn dráttarvagn;
    – eignaðu þér leið: greiddu spilin og settu vagnana þína á hana;
    – dragðu lestarmiða: þrjá, og haltu minnst einum;
    – byggðu lestarstöð.

    Þú getur aðeins setið hjá þegar ekkert af þessu er hægt.

rules-draw-cards =
    Litirnir eru átta, tólf spil af hverjum, og dráttarvagnarnir 14. Dráttarvagn kemur í stað hvaða litar sem er.

    Í hverri umferð tekurðu tvö spil, hvort á eftir öðru: opið spil eða efsta spil bunkans, óséð. Nýtt spil kemur strax í stað þess opna. Opinn dráttarvagn jafngildir tveimur spilum: hann má aðeins taka fyrst og þá tekurðu ekki annað. Dráttarvagn sem er dreginn óséður telst eitt spil.

    Þú mátt eiga eins mörg spil og þú vilt. Þegar bunkinn er búinn er kastbunkinn stokkaður í nýjan.

rules-locomotives =
    Dráttarvagn kemur í stað hvaða litar sem er hvar sem greitt er með spilum: fyrir leiðir, göng og lestarstöðvar. Fyrir ferju verða sum spilanna að vera dráttarvagnar.

    Opinn dráttarvagn má aðeins taka sem fyrsta spil og þá er hann eina spilið. Það á líka við um þann sem kemur upp á milli spilanna tveggja. Óséður er hann spil eins og hvert annað, fyrra eða seinna.

    Um leið og þrjú af opnu spilunum fimm eru dráttarvagnar er öllum fimm kastað og ný lögð út.

rules-claim-routes =
    Leið tengir tvær aðliggjandi borgir. Hún kostar jafnmörg spil og reitirnir eru, öll í lit leiðarinnar; á gráa leið þurfa þau öll að vera í einum og sama lit, hver sem hann er. Dráttarvagnar geta komið í stað sumra eða allra. Þú þarft líka vagn á hvern reit.

    Leiðin þarf ekki að tengjast hinum leiðunum þínum. Þú eignar þér hana alla í einu, aðeins eina í hverri umferð, og færð stigin strax:

    – 1 reitur: 1 stig
    – 2 reitir: 2 stig
    – 3 reitir: 4 stig
    – 4 reitir: 7 stig
    – 6 reitir: 15 stig
    – 8 reitir: 21 stig

    Dæmi: blá leið með 3 reitum kostar þrjú blá spil, eða tvö og dráttarvagn, eða eitt og tvo dráttarvagna, eða þrjá dráttarvagna.

rules-double-routes =
    Milli sumra borga liggja tvær leiðir hlið við hlið. Enginn má eiga báðar.

    Þegar tveir eða þrír spila lokast hin leiðin öllum um leið og önnur er tekin. Þegar fjórir eða fimm spila má einhver annar eigna sér hana.

    Leiðir sem liggja aðeins samhliða að hluta og enda í ólíkum borgum eru ekki tvöföld leið.

rules-ferries =
    Ferja er grá leið yfir vatn eða haf með dráttarvagni á sumum reitum. Fyrir hvern þeirra greiðirðu dráttarvagn en fyrir hina spil í einum lit eða fleiri dráttarvagna.

    – Dæmi: { route-palermo-smyrna } er sex reitir og á tveimur þeirra er dráttarvagn. Hún kostar tvo dráttarvagna og fjögur spil í sama lit.

    Greiða má fleiri dráttarvagna en krafist er.

rules-tunnels =
    Enginn veit fyrir fram hvað göng kosta. Fyrst leggurðu út spil eins og fyrir hverja aðra leið. Síðan er þremur spilum úr bunkanum snúið við. Fyrir hvert þeirra sem er í litnum sem þú lagðir út, og fyrir hvern dráttarvagn, greiðirðu eitt spil í viðbót í þeim lit eða dráttarvagn.

    Ef þú getur það ekki eða vilt það ekki tekurðu spilin þín aftur og umferðin þín er búin. Spilunum sem snúið var við er kastað hvort sem er.

    – Dæmi: þú leggur út tvö rauð spil. Upp koma rautt spil, blátt spil og dráttarvagn. Þú greiðir tvö spil í viðbót, rauð eða dráttarvagna.
    – Sá sem leggur aðeins út dráttarvagna greiðir aðeins fyrir dráttarvagna sem koma upp og þá með dráttarvögnum.
    – Ef færri en þrjú spil eru eftir er aðeins þeim snúið við.
    – Í gráum göngum gildir liturinn sem þú leggur út.

rules-tickets =
    Á lestarmiða eru tvær borgir og stigafjöldi. Ef leiðirnar þínar tengja þær í leikslok, sama hvernig farið er, færðu stigin. Annars missirðu þau.

    Í stað alls annars máttu draga þrjá lestarmiða í viðbót, eða þá sem eftir eru. Þú heldur minnst einum og hinir fara neðst í miðabunkann. Miði sem þú hefur haldið fylgir þér til leiksloka.

    Enginn sér miðana þína fyrr en í leikslok, aðeins hve margir þeir eru.

    Ef bunkinn er tómur er ekki hægt að draga miða. Þú mátt eiga eins marga og þú vilt.

rules-stations =
    Með lestarstöð geturðu notað eina leið annars leikmanns sem endar í borginni til að ljúka miðunum þínum. Hvaða leið það er ræðst ekki fyrr en í leikslok og hún er sú sama fyrir alla miðana.

    Byggja má í hvaða borg sem er þar sem engin lestarstöð er fyrir, eina í hverri umferð og þrjár alls. Sú fyrsta kostar eitt spil, önnur tvö spil í sama lit og sú þriðja þrjú spil í sama lit; dráttarvagnar koma í stað hvaða litar sem er.

    Fyrir hverja lestarstöð sem þú byggir ekki færðu 4 stig í leikslok.

    Leiðin er áfram eign hins leikmannsins sem notar hana eins og áður. Hún telst ekki með í evrópsku hraðlestinni þinni.

rules-end =
    Þegar einhver á tvo vagna eða færri eftir að hafa leikið fá allir að leika einu sinni enn, sá leikmaður líka. Þá er leiknum lokið og stigin talin.

    Það breytir engu þótt annar leikmaður verði vagnalaus á meðan. Leiknum lýkur líka ef allir sitja hjá heilan hring af því að ekkert spil er til að draga og enga leið hægt að eigna sér.

rules-scoring =
    Stig fyrir leiðir hafa verið talin jafnóðum. Við þau bætist:

    – Hver lestarmiði gefur eða kostar stigin sín. Lestarstöðvarnar eru notaðar eins og best hentar þér.
    – Hver lestarstöð sem ekki var byggð gefur 4 stig.
    – Lengsta óslitna leiðin úr eigin vögnum gefur 10 stig, evrópsku hraðlestina. Hún má fara nokkrum sinnum um sömu borg en hver vagn telst aðeins einu sinni; lánaðar leiðir teljast ekki með. Ef fleiri eiga jafnlanga leið fá þeir allir stigin.

    Flest stig vinna. Ef jafnt er ræður fjöldi miða sem tókust, síðan færri byggðar lestarstöðvar og loks evrópska hraðlestin.

    Ef allt þetta er jafnt er sætinu deilt. Stigin geta líka orðið færri en núll.

rules-rulings =
    – Fyrstu miðana velja allir í einu. Halda má hvaða tveimur eða fleiri sem er, með þeim langa eða án hans.
    – Þegar bunkinn og kastbunkinn eru tómir má aðeins taka opin spil. Ef aðeins eitt spil er að fá er umferðin búin eftir það.
    – Þegar þrír dráttarvagnar liggja opnir en of fá önnur spil eru til að bæta úr því liggja spilin fimm óhreyfð.
    – Lestarstöðvar vinna saman: leið sem ein lánar má taka við af leið sem önnur lánar. Tveir leikmenn mega fá sömu leiðina að láni.
    – Lestarstöð lánar ekkert á meðan engin leið annars leikmanns endar í borginni.
    – Vagnar eru ekki settir í göng fyrr en allt er greitt; göng sem hætt er við eru áfram laus.
    – Útgáfum reglnanna ber ekki saman um allt. Undir „Nánar um reglurnar“ í nýjum leik má velja: hvað kemur í stað þriggja opinna dráttarvagna, hvenær síðasti hringurinn hefst, hver má sitja hjá og hvort skylt er að draga annað spil.

rules-tips =
    – Haltu miðum þar sem leiðirnar fylgjast að: þá gagnast hver vagn nokkrum þeirra.
    – Stuttar, gráar og einfaldar leiðir um miðjuna hverfa fljótt. Byrjaðu þar sem aðeins ein leið liggur.
    – Sex reitir gefa 15 stig fyrir sex vagna, sex leiðir með einum reit aðeins sex.
    – Geymdu einn eða tvo dráttarvagna fyrir ferjur og aukaspil áður en þú reynir við göng.
    – Fylgstu með því hve marga vagna hinir eiga: miði sem næst ekki í tæka tíð kostar stigin sín.

figure-cards = Lestarvagnsspilin. Hver litur á sér tákn, hér og á kortinu.
figure-pieces = Vagnar og lestarstöðvar fimm leikmanna.
figure-row = Fimm spil liggja opin og bunkinn hjá þeim.
figure-locomotive = Dráttarvagninn getur verið spil í hvaða lit sem er.
figure-route = Tvær leiðir frá borginni { city-berlin }: önnur er laus og kostar þrjú græn spil, á hinni standa fjórir vagnar.
figure-payments = Þrjár af greiðsluleiðunum fyrir bláa leið með þremur reitum.
figure-points = Hvað leið gefur.
figure-double = Tvöföld leið þegar þrír spila: önnur er tekin og þá lokast hin.
figure-ferry = { route-palermo-smyrna }: á tveimur af sex reitum er dráttarvagn.
figure-tunnel = Göng eru með klettabrún og munna við hvorn enda.
figure-turned = Tvö rauð spil voru lögð út; spilin þrjú sem snúið var við kosta tvö í viðbót.
figure-tickets = Langur miði sem enn er hægt að ljúka, miði sem er lokið og miði sem ekki er lengur hægt að ljúka.
figure-station = Rauða lestarstöðin lánar eiganda sínum eina af bláu leiðunum sem enda hér.
figure-offer = Fyrstu fjórir lestarmiðarnir: sá langi er með bláum jaðri. Minnst tveimur er haldið.
figure-trail = Lengsta óslitna leið bláa leikmannsins: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. Hliðarleiðin telst ekki með.
