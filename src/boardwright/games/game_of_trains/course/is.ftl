# Það sem kennslan segir: verkefni hvers skrefs í steps.toml og ráð ef leyfilegt val leiddi annað.

learn-keep = Gaman að sjá þig! Í lestinni þinni eru sjö vagnar og þeir standa í öfugri röð, frá hæstu tölu til þeirrar lægstu. Sá vinnur sem fyrstur á tölur sem hækka frá vinstri til hægri. Þú dróst tvo vagna fyrir fyrstu umferð. Haltu 12: lágri tölu er auðvelt að koma fyrir.
learn-keep-hint = 75 kæmi líka að gagni, á hinum endanum. Haltu 12 í þetta sinn.
learn-place = Nýr vagn kemur alltaf í stað gamals. Lágar tölur eiga heima fremst, næst eimreiðinni: settu 12 í sæti 1.
learn-place-hint = Þar stæði 12 fyrir aftan hærri tölur. Prófaðu fremsta sætið, næst eimreiðinni.
learn-draw = Þegar þú átt leik gerirðu annað af tvennu. Hér er það fyrra: dragðu vagn úr lestarskýlinu. Þú veist ekki fyrir fram hver hann er og verður að taka hann.
learn-draw-hint = Opið spil gerir líka sitt gagn og að því kemur síðar. Dragðu nú vagn úr lestarskýlinu.
learn-high = Þú dróst 79. Spilin enda á 84 svo að varla er til neitt hærra. Settu vagninn þar sem hæsta talan í lestinni þinni á að standa.
learn-high-hint = Það sem kæmi á eftir 79 þyrfti að vera enn hærra. Best er að hafa vagninn aftast, í sæti 7.
learn-swap = Vagn sem skipt er út fer í opnu spilin og þar gildir aðeins hæfileiki hans. Hver sem er má nota hann: það er hitt sem þú getur gert. Nágrannarnir 30 og 20 standa öfugt. Skiptu á þeim.
learn-swap-hint = Næstum því! Taktu „Skipti hlið við hlið“ úr opnu spilunum og svo sæti 2 og 3.
learn-skip = „Skipti yfir einn“ víxlar tveimur vögnum með einum á milli og sá stendur kyrr. 45 og 20 eru þannig: settu þá á réttan stað.
learn-skip-hint = Taktu „Skipti yfir einn“ og svo sæti 2 og 4. 30 í miðjunni er á góðum stað.
learn-move = 58 er of framarlega. „Tvö sæti til hægri“ færir vagninn fram hjá tveimur í einu og þeir færast fram. Komdu 58 í sæti 4.
learn-move-hint = Taktu „Tvö sæti til hægri“ og veldu 58 í sæti 2.
learn-remove = Þrír hæfileikar ná til allra lesta, þinnar líka: fremsti, miðjuvagninn eða aftasti vagninn fer og tilviljun ræður hver kemur í staðinn. 80 er fyrir þér fremst en mótherjinn á 4 á góðum stað. Nú er lag að fjarlægja fremstu vagnana!
learn-remove-hint = Þá situr 80 eftir. Taktu „Fjarlægja vinstri vagn“.
learn-lock = Nú áttu góðan vagn fremst en í opnu spilunum liggur annað spil sem fjarlægir. „Vernd“ setur lás undir vagn í sæti 1, 4 eða 7. Læstu 6.
learn-lock-hint = Mótherjinn gæti tekið 6 í sæti 1 af þér. Taktu „Vernd“ og svo sæti 1.
learn-pair = Sástu þetta? Mótherjinn fjarlægði fremstu vagnana en læsti vagninn þinn varð eftir. Enn eitt bragð: tvö opin spil með sama hæfileika hverfa strax. Dragðu og skiptu út vagni með tákni sem liggur nú þegar opið, 45 eða 20. Þá getur mótherjinn ekki notað það.
learn-pair-hint = Skoðaðu táknin á vögnunum: dragðu fyrst og skiptu svo út 45 eða 20, en hæfileikar þeirra liggja opnir.
learn-win = Eitt val enn og allar sjö tölurnar hækka. Þú sérð það: vinndu!
learn-win-hint = Aðeins 70 og 58 standa öfugt. Taktu „Skipti hlið við hlið“ og svo sæti 5 og 6.
learn-match = Meira er það ekki. Spilaðu nú stuttan leik við byrjanda. Lestin þín er hálfröðuð: ljúktu við hana!
