# Kaj pove tečaj: za vsak korak iz steps.toml naloga in nasvet, kadar je bila izbira dovoljena, a vodi drugam.

learn-build = Lep pozdrav! Vodiš imperij v dobi jadrnic. Sedem krogov raste, potem odloči slava. Vsak krog se začne s stavbo in število na prvi lestvici, industriji, pove, kako dobra sme biti. Delavnica industrijo zviša: postavi jo.
learn-build-hint = Tudi ta stavba je dobra. Tokrat pa vzemi Delavnico: odpre pot do boljših.
learn-occupy = Potem pridejo ljudje v pristanišče in igralci izmenično izvajajo dejanja. Dejanje stane žeton prebivalstva na stavbi, stavba pa pove, kaj narediš. Kolonialna pisarna zaseda mesta: še en tak žeton vzame mesto v Evropi in nagrado na njem. Kar daj!
learn-occupy-hint = Žetone še imaš. Aktiviraj Kolonialno pisarno in izberi mesto v Evropi.
learn-better = Delavnica se splača: z industrijo 2 gradiš na drugi stopnji. S Cehovsko hišo lahko pluješ ali vzameš karto, kakor želiš. Postavi jo.
learn-better-hint = Tudi to smeš zgraditi, zdaj pa vzemi Cehovsko hišo z druge stopnje.
learn-ship = Čez morje čaka šest regij, še zaprtih. Kdor pluje, da žeton prebivalstva na plovno pot regije in vzame nagrado tam. Aktiviraj Cehovsko hišo in pluj, kamor te nagrada vabi.
learn-ship-hint = Aktiviraj Cehovsko hišo in pluj v regijo čez morje.
learn-salary = Stavba z žetonom je zasedena. Na začetku kroga izplačaš plače: toliko žetonov, kolikor dovolijo finance, se vrne in spet dela. Ti smeš izplačati eno. Sprosti Kolonialno pisarno, mesta čakajo!
learn-salary-hint = Prosta bi bila tudi druga stavba. Zdaj pa sprosti Kolonialno pisarno.
learn-link = Črte povezujejo mesta. Kdor ima prvi oba konca, vzame tudi nagrado na povezavi, na koncu pa je vredna slavo. Pariz je tvoj. Zasedi Benetke in povezava med njima bo tvoja.
learn-link-hint = Sledi črti iz Pariza: vodi v Benetke. Aktiviraj Kolonialno pisarno.
learn-open = Ko se zapolni zadnje polje plovne poti, se regija odpre in kdor ima tam največ žetonov, postane guverner: dobi posebno karto. Karibom manjka en žeton. Odpluj tja!
learn-open-hint = Pluj na Karibe: tam je eno polje prosto.
learn-overseas = Poglej guvernerja pri sebi! Drugi so rekli dalje, ti imaš še dva žetona. V odprti regiji smeš zasedati mesta, če je tam že kdo tvoj. Zasedi eno na Karibih.
learn-overseas-hint = Evropa počaka. Aktiviraj Kolonialno pisarno in izberi mesto na Karibih.
learn-draw = Karte prinesejo veliko samo za žeton na stavbi. Karto odprte regije smeš vzeti, če imaš tam toliko žetonov, kolikor pove karta. Vzemi karto Karibov, s Tržnico ali Cehovsko hišo.
learn-draw-hint = Tudi ta kup je odprt. Tokrat izberi Karibe.
learn-attack = Tuja mesta se da osvojiti: Vojašnica stane skupaj tri žetone, enega od njih izgubiš. Port Royal se splača, povezan je s Havano. Napadi!
learn-attack-hint = Več dobiš v Port Royalu: povezavo do tvoje Havane. Aktiviraj Vojašnico in izberi ga.
learn-spend = Vse tvoje stavbe so zasedene, imaš pa moder žeton: njegova poraba je dejanje, ki ne potrebuje stavbe. Porabi ga in z zadnjim žetonom prebivalstva zasedi mesto.
learn-spend-hint = Modri žeton zna tudi zasesti mesto. Porabi ga za to.
learn-pass = Ko ni več kaj narediti, rečeš dalje. Politika pove, koliko kart obdržiš: ti eno samo. Imaš dve. Reci dalje in izberi tisto, ki jo lahko pogrešaš. Kar je prinesla, izgubiš.
learn-pass-hint = Najprej reci dalje, potem izberi karto, ki gre.
learn-match = Zdaj pa zadnji krog partije proti začetnikom. Slavo prinesejo mesta, povezave, visoke lestvice in karte. Vzemi, kar se da!
