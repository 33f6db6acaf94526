rules-goal =
    Schnapsen er austurrískt spil fyrir tvo. Í hverri gjöf safnar þú spilastigum með slögum og hjónum. Sá sem nær 66 fyrst vinnur gjöfina og fær eitt til þrjú leikstig. Sjö leikstig vinna leikinn; velja má aðra tölu.
rules-cards =
    Spilin eru tuttugu: fjórir litir, fimm í hverjum. Frá hæsta spili gilda þau: ás 11, tía 10, kóngur 4, drottning 3, gosi 2. Öll saman gilda þau 120.

    Hvor um sig fær fimm spil. Næsta spili er snúið upp og litur þess er tromp. Hin níu eru stokkurinn; þau liggja á grúfu ofan á opna spilinu. Þið gefið til skiptis; tilviljun ræður hvor byrjar.
rules-tricks =
    Sá sem gaf ekki spilar út í fyrsta slag. Annar spilar út spili, hinn svarar. Hærra spilið í útspilslitnum tekur slaginn, og tromp tekur hvern slag sem spilað er út í öðrum lit.

    Á meðan stokkurinn liggur má svara með hverju sem er. Eftir hvern slag draga báðir spil úr stokknum, fyrst sá sem tók slaginn, og hann spilar líka út næst. Opna spilið er dregið síðast.
rules-exchange = Þegar þú átt að spila út og hefur trompgosann máttu skipta honum fyrir opna spilið: ekki lengur þegar stokknum hefur verið lokað eða aðeins tvö spil eru eftir í honum. Svo spilar þú út.
rules-marriages =
    Þegar þú átt að spila út og hefur kóng og drottningu í sama lit máttu sýna bæði og spila öðru þeirra út. Hjón gilda 20 spilastig, í trompi 40.

    Þau gilda aðeins ef þú hefur tekið slag; annars um leið og þú tekur einn. Ef hjónin koma þér í 66 er gjöfin strax unnin.
rules-closing =
    Þegar þú átt að spila út máttu loka stokknum: ekki þegar aðeins tvö spil eru eftir í honum. Eftir það dregur enginn og fylgja verður lit.

    Sá sem lokar verður að ná 66, og það á undan hinum. Takist það ekki vinnur hinn gjöfina.
rules-strict =
    Þegar stokkurinn er búinn eða lokaður er svarið ekki lengur frjálst:

    – Fylgdu lit með hærra spili.
    – Ef þú getur það ekki, fylgdu lit með lægra.
    – Ef þú átt ekkert í litnum, trompaðu.
    – Ef þú átt heldur ekkert tromp, spilaðu hverju sem er.

    Þegar stokkurinn er búinn og enginn nær 66 vinnur sá gjöfina sem tekur síðasta slaginn. Það gildir ekki eftir lokun.
rules-scoring =
    Sá sem vinnur gjöf fær

    – 1 leikstig ef hinn hefur 33 spilastig eða fleiri,
    – 2 ef hinn hefur færri,
    – 3 ef hinn hefur engan slag tekið.

    Eftir lokun ræður það sem hinn hafði þegar lokað var. Mistakist lokunin fær hinn 2 leikstig, eða 3 ef hann hafði þá engan slag tekið.
rules-rulings =
    – Enginn þarf að telja eða lýsa neinu yfir: gjöfinni lýkur um leið og einhver hefur 66.
    – Spilastig beggja sjást og öll spil sem spilað hefur verið. (Við borð má aðeins skoða síðasta slag.)
    – Með tvö spil í stokknum er hvorki hægt að loka né skipta gosanum.
    – Kóngi eða drottningu má líka spila út án þess að sýna hjónin.

figure-ranks = Litur frá hæsta spili: 11, 10, 4, 3 og 2 spilastig.
figure-pair = Hjón: 20 spilastig, í trompi 40.
