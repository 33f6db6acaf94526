# Kaj pove tečaj: za vsak korak iz steps.toml naloga in nasvet, kadar je bila izbira dovoljena, a vodi drugam.

learn-place = Lep pozdrav! Iz Moskve gradiš tri proge: Transsibirsko, v Peterburg in v Kijev. Ko si na potezi, postaviš delavce na eno prosto polje glavne plošče. Trije črni koraki so dober začetek: postavi tja dva delavca.
learn-place-hint = Postavi delavce na polje s tremi črnimi koraki.
learn-step = Vsak korak premakne tirnico za eno polje. Pridi s črno tirnico na polje 2 Transsibirske in dobiš sive tirnice za vse proge.
learn-step-hint = Tudi korak naprej! Sive tirnice pa se dobijo na Transsibirski.
learn-grey = Siva sledi črni in je nikoli ne prehiti. Pri točkovanju črna ne prinese nič, siva točko na polje, poznejše barve več. Naredi siv korak.
learn-grey-hint = Postavi delavce na polje s sivimi koraki in premakni sivo.
learn-coin = Kovanci nadomestijo delavce, delavec pa ostane prost za drugo potezo. S podvojitvijo eno od prvih polj Transsibirske velja dvojno. Vzemi jo in plačaj s kovancem.
learn-coin-hint = Izberi polje z eno podvojitvijo in namesto delavca plačaj kovanec.
learn-locomotive = Tirnice štejejo le do tja, kamor pride lokomotiva. Na peterburški progi ni nobene! Vzemi jo in postavi tja.
learn-locomotive-hint = Izberi polje z lokomotivo ali tovarno, vzemi lokomotivo in jo postavi na peterburško progo.
learn-factory = Isto polje da tudi tovarno: naslednjo lokomotivo, obrnjeno na drugo stran. Zapolni vrzel na tvoji industrijski stezi, da gre označevalec lahko naprej. Zgradi jo.
learn-factory-hint = Izberi polje z lokomotivo ali tovarno, potem tovarno.
learn-industry = Pri točkovanju označevalec industrije prinese toliko, kolikor daleč je prišel, in kadar stopi na tovarno, ta dela zate. Manjka en korak. Naredi ga!
learn-industry-hint = Postavi delavca na polje z industrijo.
learn-hire = Vsak krog se da najeti enega inženirja, in to samo za kovanec. Po partiji dobi točke, kdor jih ima največ. Najemi tega!
learn-hire-hint = Izberi polje za najem. Stane kovanec.
learn-engineer = Inženir ima tudi svoje polje, vsak krog, samo zate. Postavi tja delavca.
learn-engineer-hint = Tvoj inženir stoji na tvoji plošči. Postavi k njemu delavca.
learn-token = Nekatera polja prog imajo vprašaj. Pridi tja s črno, pa tudi z lokomotivo, in uporabiš enega od svojih žetonov ?. Na peterburški progi manjka en črn korak. Naredi ga in izberi kateri koli žeton.
learn-token-hint = En črn korak na peterburški progi, potem žeton: to je to.
learn-first = V tem krogu si na drugem mestu, zato drugi prej izbirajo najboljša polja. Delavec na enki vrstnega reda ti da prvo mesto v naslednjem krogu, potem pa dela še enkrat.
learn-first-hint = Postavi delavca na prvo mesto vrstnega reda.
learn-score = Ko vsi rečejo dalje, se krog točkuje: vsako polje v dosegu lokomotive, s podvojitvijo dvojno, in industrija. Nasprotnik je rekel dalje. Reci dalje tudi ti in poglej, koliko so vredne tvoje proge.
learn-score-hint = V pravi partiji bi bila to dobra poteza. Za točkovanje pa reci dalje.
learn-match = Takih krogov je šest, vsak je vreden več od prejšnjega. Odigraj zadnjega proti začetniku. Iztisni iz svojih prog, kar je v njih!
