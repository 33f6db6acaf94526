# Russian Railroads.
# Pravila z našimi besedami: `rules-<razdelek>` za vsak razdelek iz game.toml; prazna vrstica loči odstavke, »– « začne postavko seznama.
# `figure-<ime>` je podnapis slike (web/rulebook.ts).

rules-goal =
    Iz Moskve gradiš tri železnice: v Vladivostok, Peterburg in Kijev. Na koncu vsakega kroga dobiš toliko točk, kolikor so tedaj vredne tvoje proge in industrija, zato zgodaj zgrajeno šteje znova in znova. Največ točk prineseta zadnja dva kroga.

    V dvoje ali troje ima igra šest krogov, v četvero sedem.

rules-parts =
    Na glavni plošči so polja za vse. Gradiš na svoji plošči: tri proge iz Moskve in pod njimi industrijsko stezo s petimi mesti za tovarne.

    – Delavci se postavljajo na polja. Poleg tvojih so tu sezonski in na eni od kart črni.
    – Kovanci nadomeščajo delavce.
    – Tirnice petih barv potujejo po tvojih progah.
    – Lokomotive s številkami od 1 do 9 odločajo, kako daleč proga šteje. Na hrbtu vsake je tovarna.
    – Inženirji so dodatna polja, ki lahko postanejo tvoja.
    – Žetoni ?, karte ? in karte končnih nagrad imajo velike učinke.

rules-setup =
    Vsak začne s šestimi delavci (v četvero s petimi), enim kovancem (v dvoje z dvema), črno tirnico na prvem polju vsake proge, lokomotivo 1 na transsibirski progi, označevalcem na 0 industrijske steze in sedmimi žetoni ?. Dve od desetih kart končnih nagrad se odstranita, ne da bi ju kdo videl.

    Vrstni red odloči naključje. Zadnji izbere eno od štirih začetnih nagrad, nato tisti pred njim in tako naprej; prvi je ne dobi:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    Po vrstnem redu vsakdo odigra eno potezo, spet in spet, dokler vsi ne rečejo dalje. Poteza je nekaj od tega:

    – postavi delavce na prosto polje glavne plošče ali na lastnega inženirja in takoj opravi, kar daje;
    – reci dalje: v tem krogu ne igraš več in dobiš točke za svoje mesto v vrstnem redu (prvi nič, nato 2, 3 in 4).

    Ko vsi rečejo dalje, se določi nov vrstni red, delavci z vrstnega reda se smejo premakniti in krog se točkuje. Nato se vsi delavci vrnejo svojim igralcem.

    Polje kaže, koliko delavcev stane in kaj daje. Kdor stoji na njem, ga v tem krogu zapre vsem; le spodnje polje gradnje (en črn ali siv korak) se nikoli ne zapre.

    Kar daje polje glavne plošče, mora biti mogoče opraviti v celoti, sicer ga ni mogoče izbrati. Lastne inženirje, tovarne in žetone ? lahko uporabiš tudi le delno.

    V dvoje so nekatera polja zaprta.

rules-payment =
    Polje stane od enega do tri delavce. S čimer plačaš, ostane tam do konca kroga.

    – Kovanec lahko nadomesti katerega koli delavca. Kovanci se porabijo, delavci se vrnejo.
    – Dve polji zahtevata kovanec: dva koraka katere koli barve (kovanec in še delavec ali kovanec) in najem inženirja (kovanec).

rules-track =
    Na vsaki progi imaš največ eno tirnico vsake barve. Korak jo premakne za eno polje. Spredaj je črna, za njo siva, rjava, naravna in bela. Tirnice se nikoli ne prehitevajo in nikoli ne stojita dve na istem polju.

    Začneš s črnimi. Tvoja črna tirnica na transsibirski progi prinaša druge za vse proge, kamor sodijo: sive na polju 2, rjave na 6, naravne na 10 in belo na 15. Novo tirnico lahko uporabiš takoj, tudi v istem dejanju.

    Progi v Peterburg (brez bele) in Kijev (brez naravne in bele) imata devet polj, transsibirska petnajst. Korake enega dejanja lahko razdeliš med proge.

rules-special-spaces =
    Nekatera polja prog nekaj dajo, brž ko jih doseže ali preide določena tirnica, nekatera pa le, če jih dosežejo tudi tvoje lokomotive.

    – { line-transsiberian } 3 (rjava, lokomotiva) in { line-kiev } 7 (črna): dodatni delavec, takoj in do konca igre.
    – { line-transsiberian } 13, { line-petersburg } 4 in 6 (črna, lokomotiva) in eno polje industrijske steze: uporabi enega od svojih žetonov ?.
    – { line-transsiberian } 15 (črna): bela tirnica in dva bela koraka.
    – { line-petersburg } 7 (siva, lokomotiva): vsa polja te proge štejejo dvakrat.
    – { line-kiev } 1 do 4 in 8 (črna, lokomotiva): 1, 2, 3, 4 in 10 točk ob vsakem točkovanju.
    – { line-kiev } 5 (siva, lokomotiva): 20 točk ob vsakem točkovanju, če imaš medaljo.
    – Zadnje polje vsake proge (črna): enkrat 10 točk.

rules-locomotives =
    Točke dajejo le polja, ki jih dosežejo tvoje lokomotive. Lokomotiva doseže toliko polj, kolikršna je njena številka; na transsibirski progi stojita dve in njuni številki se seštejeta.

    Vedno vzameš najnižjo lokomotivo iz zaloge. Postaviš jo na prosto mesto ali namesto nižje. Izrinjena gre naprej na enak način. Šele ko so polna vsa štiri mesta, sme izrinjena lokomotiva zapustiti ploščo: obrne se in leži v zalogi kot tovarna.

rules-factories =
    Vsaka lokomotiva ima na hrbtu tovarno z isto številko. Tovarno zgradiš tako, da obrneš najnižjo lokomotivo iz zaloge ali vzameš vrnjeno. Gre na prvo prosto od petih mest na tvoji industrijski stezi; ko so polna, eno zamenja.

    Ob gradnji tovarna ne naredi nič. Dela, ko nanjo stopi tvoj označevalec. Mesta brez tovarne označevalec ne preskoči.

rules-industry =
    Vsak korak industrije premakne označevalec za eno polje po stezi. Polja so vredna 1, 2, 3, 5, 10, 15, 20, 25 in 30 točk; med njimi so mesta za tovarne in eno polje ?, na katerem smeš enkrat uporabiti žeton ?.

    Na koncu kroga steza da število, na katerem stoji označevalec, ali zadnje pred njim.

    Kdor ima drugi označevalec, lahko korake razdeli med oba in dobi točke za oba.

rules-doublers =
    Podvojitve ležijo nad transsibirsko progo, prva nad poljem 1, naslednja nad 2 in tako do 8. Polje pod njo šteje dvakrat.

    Podvojitev je dvajset za vse skupaj.

rules-auxiliary =
    Ta polja dajejo kovance in sezonske delavce. Kovanci ostanejo pri tebi, dokler jih ne porabiš, tudi v naslednjih krogih.

    Sezonski delavci so delavci kot tvoji. Kdor jih vzame, jih sme postaviti v istem krogu; ob njegovem koncu se vrnejo na svoje polje.

rules-engineers =
    Inženirji ležijo v vrsti. Odprti so na voljo vsem kot polje za enega delavca; v dvoje je odprt eden, sicer dva. Zadnjega v vrsti lahko kdo najame za kovanec. Po vsakem krogu se vsi pomaknejo za eno mesto in kdor ni bil najet, odide.

    Lasten inženir je polje samo zate, enkrat v vsakem krogu in že v tistem, v katerem ga dobiš.

    Na koncu dobi 40 točk, kdor ima največ inženirjev, in 20 drugi. Ob izenačenju odloča najvišja številka na inženirju. Kdor nima nobenega, ne dobi nič.

rules-turn-order =
    Postavi delavca pod prvo ali drugo mesto vrstnega reda in v naslednjem krogu boš tam. Na mesto, ki ga že imaš (v dvoje je to mogoče), ali na obe hkrati ne moreš.

    Ko vsi rečejo dalje, se drugi pomaknejo nazaj, vsak delavec z vrstnega reda pa sme na prosto polje za enega delavca: najprej tisti z drugega mesta, nato tisti s prvega.

    V zadnjem krogu je namesto obeh eno samo polje, s tremi polji industrije.

rules-tokens =
    Vsi imajo istih sedem žetonov; vsakega lahko uporabiš največ enkrat, skupaj največ štiri.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    Teh pet kart leži odkritih za vse. Kdor zanje uporabi svoj žeton, vzame eno in te ni več.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Od teh desetih kart jih je v kupu osem. Kdor sme vzeti karto, pregleda kup in eno skrivaj obdrži ali pa takoj dobi 10 točk.

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
    Eden od inženirjev in ena od tovarn dovolita ponoviti dejanje, ki je za tabo v tem krogu na polju za natanko enega delavca. Tokrat lahko izbereš drugače. Sezonskih delavcev, mest v vrstnem redu in same ponovitve ni mogoče ponoviti.

rules-round-scoring =
    Na vsaki progi štejejo polja, ki jih dosežejo tvoje lokomotive. Polje pripada tirnici na njem ali prvi pred njim. Vredno je

    – črna 0, siva 1, rjava 2, naravna 4, bela 7 točk;
    – po žetonu za več vredne tirnice: rjava 3, naravna 6, bela 10 točk.

    K temu se prišteje, kar dasta kijevska proga in industrijska steza.

    – Primer: lokomotivi 4 in 3 na transsibirski progi dosežeta polje 7. Rjava je na 2, siva na 5, črna na 9, ena podvojitev leži nad poljem 1. Polji 1 in 2 dasta 4 + 2 točki, polja od 3 do 5 po eno, polji 6 in 7 nič: 9 točk. Na kijevski progi je črna na 3 in lokomotiva je 2: 1 + 2 točki. Označevalec je ravno prešel 10 na industrijski stezi: 10 točk. Skupaj 22.

rules-end =
    Po zadnjem krogu se pokažejo in točkujejo karte končnih nagrad, nato inženirji. Zmaga, kdor ima največ točk; ob izenačenju si zmago delijo.

rules-rulings =
    – Ali je polje mogoče izbrati, odloča to, kar takrat imaš. Tirnice, dobljene spotoma, štejejo, druge nagrade ne.
    – Učinke, ki jih dobiš hkrati, opraviš v poljubnem vrstnem redu; veriga lokomotiv je prva, karta končne nagrade zadnja.
    – Ko so polna vsa štiri mesta, sme izrinjena lokomotiva oditi, čeprav bi lahko izrinila nižjo; nova ne sme.
    – Žeton ? brez učinka se sme vseeno uporabiti in velja za porabljenega. Pravica do uporabe žetona propade, če se ji odpoveš.
    – Mesto v vrstnem redu se lahko plača s kovancem, sezonskim ali črnim delavcem. Ta figura se nato premakne.
    – Kdor reče dalje, dobi svoje točke tudi v zadnjem krogu.
    – V nekaj primerih pravila puščajo odprto; pri novi partiji pod »Podrobnosti pravil« izbereš: ali mora biti karto ? mogoče opraviti v celoti in ali jo je treba vzeti, kaj se sme ponoviti, kako se nadaljujejo čakajoči učinki in ali karta šteje za inženirja tudi tistemu, ki nima nobenega.

rules-tips =
    – Pusti prostor pred boljšimi tirnicami: črno premakni pravočasno.
    – Lokomotiva je največ vredna tam, kjer doseže nekaj zgrajenega ali posebno polje.
    – Kovanec lahko počaka na pravi trenutek, sezonski delavci ne morejo.
    – Poskusi uporabiti vsaj dva žetona ?.
    – Industrija zgodaj prinaša točke. Če namesto nje gradiš proge, ne obupaj: v zadnjih krogih nadoknadijo.

figure-pieces = Lasten delavec, sezonski in črni; kovanec.
figure-rails = Proga v gradnji: spredaj je črna, za njo siva, rjava in naravna. Nobena ne prehiti druge.
figure-locomotives = Lokomotivi 4 in 3 skupaj dosežeta polje 7.
figure-factory = Sprednja in zadnja stran iste ploščice: lokomotiva 4 in tovarna 4.
figure-doublers = Dve podvojitvi: polji 1 in 2 štejeta dvakrat.
figure-engineer = Inženir: zgoraj številka, ki odloča ob izenačenju, spodaj, kar polje daje, tu dva koraka katere koli barve.
figure-tokens = Sedem žetonov ?.
figure-cards = Pet kart ?.
figure-bonuses = Kaj karte končnih nagrad štejejo.
figure-scoring = Primer: doseženih je sedem polj; pod njimi je, koliko katero da.
figure-ways = Trije načini, kako plačati polje za dva delavca.
figure-marker = Označevalec stopi na tovarno 4, ki takoj dela. Na mestu za poljem 10 tovarne še ni: označevalec ga ne preskoči.
