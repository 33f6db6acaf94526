# Endeavor.
# Pravila z našimi besedami: `rules-<razdelek>` za vsak razdelek iz game.toml; prazna vrstica loči odstavke, »– « začne postavko seznama.
# `figure-<ime>` je podnapis slike (web/rulebook.ts).

rules-goal =
    Vodiš imperij v dobi jadrnic. Doma postavljaš stavbe; čez morje tvoji ljudje plujejo po plovnih poteh, zasedajo mesta in odpirajo regije. Kar pridobiš, obogati naslednji krog: boljše stavbe, več ljudi, več denarja, več prostora za karte.

    Po sedmih krogih se vse spremeni v slavo. Kdor je ima največ, zmaga.

rules-parts =
    Zemljevid kaže sedem regij: Evropo in šest čezmorskih, ki so na začetku zaprte. Vse leži odkrito, nič ni skrito.

    – Žetoni prebivalstva so tvoji ljudje. Čakajo v pristanišču in ležijo na stavbah, plovnih poteh in v mestih.
    – Trgovski žetoni ležijo na zemljevidu: rjavi premaknejo lestvico, modre obdržiš za dejanje.
    – Stavbe ležijo v zalogi na petih stopnjah; tvoje stojijo na tvoji plošči.
    – Karte ležijo v kupih, po eden v vsaki regiji in v Evropi še eden. Na čezmorskih leži na vrhu guverner.
    – Krona pove, kdo začne.

rules-setup =
    Vsi trgovski žetoni se premešajo in odkriti razporedijo: po eden na vsako mesto, povezavo in polje plovnih poti. Vsak začne s kolonialno pisarno, praznim pristaniščem in štirimi kazalci na 0. Zaloge žetonov prebivalstva nikoli ne zmanjka. Kdo ima prvi krono, odloči naključje.

rules-round =
    Vsak krog ima štiri faze. Vsako začne tisti, ki ima krono, drugi sledijo v smeri urinega kazalca. Nato se krona premakne za eno mesto v levo.

    – Gradnja: vsak postavi eno stavbo.
    – Rast: iz zaloge pridejo v pristanišče novi žetoni prebivalstva, tvoji ljudje.
    – Plače: nekaj žetonov se s stavb vrne v pristanišče, da je te stavbe mogoče znova aktivirati.
    – Dejanja: eno dejanje na potezo, znova in znova, dokler vsi ne rečejo dalje.

    V prvem krogu na stavbah še ni žetonov, zato nihče ne izplačuje plač.

rules-build =
    Vsak začne s kolonialno pisarno. V vsakem krogu moraš postaviti eno stavbo največ svoje stopnje; isto smeš imeti večkrat, stopnje 5 pa le eno. Če do tvoje stopnje ni ostalo nič, vzameš stavbo najnižje stopnje, ki je še na voljo.

    – { building-colonial-house }: zasedba.
    – Stopnja 1: { building-market } (karta), { building-shipyard } (plovba, kultura +1), { building-workshop } (industrija +2).
    – Stopnja 2: { building-bank } (finance +2), { building-barracks } (napad), { building-guild-hall } (plovba ali karta).
    – Stopnja 3: { building-docks } (zasedba in plovba), { building-fortress } (zasedba ali napad, politika +1), { building-theatre } (kultura +2).
    – Stopnja 4: { building-cartographer } (dve plovbi), { building-trade-office } (dve karti), { building-university } (3 točke slave).
    – Stopnja 5: { building-exchange } (finance +2), { building-museum } (kultura +2), { building-parliament } (politika +2), vsaka s plačilom.

    Kjer je »ali«, izbereš eno dejanje. Kjer je »in«, smeš izvesti eno ali obe, v poljubnem vrstnem redu, a obe v isti regiji; dve karti se vzameta z istega kupa.

rules-growth =
    Vsak dobi iz zaloge v pristanišče toliko žetonov prebivalstva, kolikor pove kultura, od 2 do 6. Žetoni iz prejšnjega kroga ostanejo tam; v pristanišču je prostora za vse.

rules-salary =
    Vsak vrne s stavb v pristanišče toliko žetonov, kolikor povedo finance, od 1 do 5. Če jih tam leži več, izbereš, katere. Stavbe, na kateri žeton ostane, v tem krogu ni mogoče aktivirati, razen če jo sprosti plačilo.

rules-actions =
    Dejanje začneš tako, da žeton prebivalstva premakneš iz pristanišča na svojo stavbo, na kateri ni nobenega. Modri trgovski žeton stori isto in ne stane žetona prebivalstva.

    – Plovba: še en žeton položiš na naslednje prosto polje plovne poti katere koli regije, odprte ali zaprte, in vzameš trgovski žeton, ki leži tam. Če je pot polna, ga položiš ob njo in ne dobiš ničesar.
    – Zasedba: še en žeton položiš v prosto mesto odprte regije, v kateri imaš prisotnost, in vzameš trgovski žeton, ki leži tam.
    – Napad: še dva žetona. Eden se vrne v zalogo, drugi zamenja nasprotnikovega v mestu odprte regije, v kateri imaš prisotnost.
    – Karta: vzameš vrhnjo karto kupa v odprti regiji. V regiji moraš imeti vsaj toliko žetonov prebivalstva, kolikor je vrednost karte.
    – Plačilo: žeton z druge tvoje stavbe se vrne v pristanišče.

rules-ship =
    Pluješ lahko v katero koli čezmorsko regijo, že od prvega kroga. Polja se polnijo po vrsti; kdor zapolni zadnje, odpre regijo. Žeton na poti tam ostane: daje ti prisotnost in šteje pri jemanju kart.

rules-opening =
    Prisotnost v regiji ti daje vsak žeton v njenih mestih, na njeni plovni poti ali ob njej. V Evropi so vedno prisotni vsi, za karte pa štejejo le žetoni v njenih mestih.

    Evropa je odprta od začetka. Druge regije se odprejo, ko se zapolni zadnje polje plovne poti. Takrat dobi guvernerja tisti, ki ima na poti največ žetonov. Če jih ima več igralcev enako, odloča, čigav žeton je najbližje kupu.

rules-occupy =
    Rjavi žeton, ki ga vzameš, takoj premakne svojo lestvico, modrega obdržiš. Če mesto dokonča tvoje povezave, vzameš najprej žeton mesta in nato žetone povezav. Žeton prebivalstva ostane v mestu, dokler ga kdo ne napade.

rules-links =
    Večina mest je povezana z drugimi, mnoga čez morje. Kdor zasede obe povezani mesti, nadzoruje povezavo. Kdor to stori prvi, dobi trgovski žeton, ki leži na njej. Na koncu povezava prinese 1 točko slave tistemu, ki jo nadzoruje.

rules-attack =
    Napad, ki se začne s stavbo, vzame iz pristanišča skupaj tri žetone in vsi morajo biti tam. Za mesto ne dobiš žetona, saj je že zdavnaj vzet; napad pa lahko dokonča povezave in vzame njihove žetone. Poraženec izgubi mesto in njegove povezave.

rules-payment =
    Tako je mogoče stavbo v enem krogu aktivirati dvakrat. Sprostiti smeš katero koli svojo stavbo razen tiste, ki se pravkar aktivira; modri žeton sprosti katero koli. Koliko žetonov vrne plačilo, izbereš pri novi partiji pod »Podrobnosti pravil«: enega ali toliko, kolikor povedo finance.

rules-draw =
    Vzame se vrhnja karta in nobena druga; njena vrednost se gleda ob jemanju, pri drugi karti znova. Iz zaprte regije ali praznega kupa ni mogoče jemati. Oba evropska kupa zahtevata žetone v evropskih mestih.

    Karte takoj premaknejo tvoje kazalce, nekatere pa na koncu prinesejo slavo. Dokler igraš, jih smeš imeti poljubno mnogo; omejitev velja, ko rečeš dalje.

    Karta, ki se vrne v kup, se uvrsti po vrednosti, najnižja na vrh. Tako lahko enica znova zakrije trojko.

rules-abolition =
    V Evropi leži še en kup: suženjstvo. Njegove karte zgodaj in poceni premikajo industrijo in finance. Ena od njih ne šteje v omejitev kart.

    Kdor s petimi žetoni v evropskih mestih vzame zadnjo evropsko karto, odpravi suženjstvo. Vsi takoj obrnejo vse svoje karte suženjstva, izgubijo, kar so dale, in na koncu za vsako 1 točko slave. Kup gre iz igre.

    Tudi odvržena karta suženjstva se obrne in stane enako.

rules-tokens =
    Na začetku leži na vsakem mestu, na vsaki povezavi in na vsakem polju plovnih poti po en žeton: skupaj 95, premešanih in odkritih.

    – Rjavi žetoni takoj in za stalno premaknejo enega od tvojih kazalcev za eno polje.
    – Modre žetone obdržiš. V svoji potezi lahko enega porabiš in storiš, kar kaže: { token-ship-or-draw }, { token-occupy-or-draw }, { token-attack } ali { token-payment }. Začetek ne stane žetona prebivalstva, stane le samo dejanje.

    Na koncu modri žetoni niso vredni nič.

rules-tracks =
    Znaki na stavbah, kartah in rjavih žetonih takoj premaknejo tvoje kazalce. Vse štiri lestvice preidejo na naslednjo raven pri 2, 4, 7 in 10.

    – Industrija: najvišja stopnja stavbe, ki jo smeš postaviti, od 1 do 5.
    – Kultura: žetoni prebivalstva, ki jih dobiš vsak krog, od 2 do 6.
    – Finance: plače v vsakem krogu, od 1 do 5.
    – Politika: karte, ki jih smeš obdržati, ko rečeš dalje, od 1 do 5.

    Primer: z industrijo 5 smeš graditi do stopnje 3, s kulturo 2 dobiš tri žetone.

    Kazalec se ustavi na 15. Kar je več, se pomni, in poznejša izguba se najprej odšteje od tega.

rules-passing =
    Kdor reče dalje, v tem krogu ne igra več. Obdržati sme le toliko kart, kolikor jih dovoljuje politika, in poleg njih:

    – eno karto suženjstva;
    – enega guvernerja na mestu za guvernerja. Mesto smeš pustiti tudi prazno; takrat šteje kot vsaka druga karta.

    Kar je preveč, odvrže karto za karto, po lastni izbiri. Vsaka odvržena karta vzame nazaj, kar je dala. Če pade politika, lahko z njo pade tudi omejitev. Odvrženi guverner gre iz igre.

rules-end =
    Partija ima sedem krogov. Tudi v zadnjem sme tisti, ki reče dalje, obdržati le toliko kart, kolikor jih dovoljuje politika; nato se sešteje slava.

rules-scoring =
    Po sedmem krogu se sešteje:

    – vsako mesto: 1, { city-potosi } in { city-edo } pa 2;
    – vsaka povezava, katere oba konca sta tvoja: 1;
    – vsaka lestvica: polje kazalca ali najbližje nižje od polj 2, 4, 7, 10 in vseh naslednjih;
    – slava na kartah;
    – prazno mesto za guvernerja: 3;
    – vsaka univerza: 3;
    – vsaki trije žetoni prebivalstva, ki so ostali v pristanišču: 1;
    – vsaka odložena karta suženjstva: −1.

    Primer: pet mest po 1 in eno za 2 dajo 7, tri povezave 3. Kazalci stojijo na 8, 11, 5 in 3: 7 + 11 + 4 + 2 = 24. Karte prinesejo 4, univerza 3, sedem žetonov v pristanišču 2, odložena karta suženjstva −1; na mestu za guvernerja leži guverner. Skupaj 42.

    Ob enaki slavi si igralci zmago delijo.

rules-rulings =
    – Dejanja, iz katerega ni mogoče storiti ničesar, ni mogoče začeti; pri »in« zadošča ena polovica.
    – { building-docks }: če tvoja plovba zapolni pot, se regija odpre, nekdo dobi guvernerja in nato smeš tam zasesti mesto.
    – Kdor zapolni zadnje polje, ob izenačenju dobi guvernerja: njegov žeton je najbližje kupu.
    – Odprava suženjstva zadene vse, tudi tistega, ki karto vzame, in tistega, ki je že rekel dalje. Omejitev kart se ne preverja znova.
    – Kdor dobi guvernerja, ko je že rekel dalje, karto obdrži brez preverjanja, vendar ne na mestu za guvernerja.
    – Modri žetoni se smejo porabiti že v krogu, v katerem so prišli, na potezo eden.
    – Dva stavka pravil je mogoče brati različno; pri novi partiji pod »Podrobnosti pravil« izbereš: kaj plačilo sprosti in ali je prostor za karto suženjstva tudi pri omejitvi pet.

rules-tips =
    – Večina dejanj stane dva žetona prebivalstva, napad tri: kultura odloča, koliko zmoreš, finance, ali so stavbe spet proste.
    – Pluj zgodaj tja, kjer želiš pozneje zasedati: kdor zapolni zadnje polje, odpre regijo za vse.
    – Glej, kateri žetoni ležijo na naslednjih poljih. Modri prihrani žeton prebivalstva.
    – Korak na 2, 4, 7 ali 10 pred gradnjo, rastjo ali plačami je vreden več kot korak vmes.
    – Povezave se splačajo dvakrat: takoj z žetonom in na koncu s slavo.
    – Preden vzameš karte suženjstva, poglej evropska mesta: kdor ima tam štiri žetone, je korak od odprave.

rules-history =
    Karte suženjstva v tej igri predstavljajo zločin. Od šestnajstega do devetnajstega stoletja so evropski trgovci nasilno spravili na ladje za Ameriko več kot dvanajst milijonov ljudi iz Afrike. Skoraj dva milijona jih je umrlo na morju, mnogo več še pred potjo, na plantažah in v rudnikih. Kdor je preživel, je bil s svojimi otroki vred lastnina drugih. Velik del bogastva takratnih pristanišč in imperijev izvira iz njihovega dela.

    Zasužnjeni so se upirali od samega začetka in se na Haitiju do leta 1804 osvobodili sami. Danska je trgovino s sužnji prepovedala od leta 1803, Velika Britanija in Združene države od let 1807 in 1808. Samo suženjstvo se je končalo pozneje: v britanskih kolonijah leta 1834, v Združenih državah 1865, na Kubi 1886, v Braziliji 1888.

    Igra ne skriva, da so tisti, ki so pri tem sodelovali, obogateli, in jim izstavi račun: ko je suženjstvo odpravljeno, njegove karte prinašajo le sramoto. Nikomur jih ni treba jemati in zmagati je mogoče tudi brez njih.

figure-parts = Žeton prebivalstva, rjavi in modri trgovski žeton, stavba, karta, guverner in krona.
figure-buildings = Številka je stopnja. Okrogla znamenja so dejanja, oglata premaknejo lestvico, vdolbina je za žeton, ki stavbo aktivira.
figure-actions = Pet dejanj.
figure-track = Plovna pot: prva polja so zasedena, naslednji žeton prebivalstva vzame žeton poleg njih.
figure-link = Povezava, katere oba konca pripadata modremu: žeton na njej je njegov.
figure-attack = Napad: rdeči žeton zamenja modrega.
figure-cards = Tri karte: v kotu vrednost, torej koliko žetonov karta zahteva, ali guvernerjev pečat; spodaj, kar karta da.
figure-slavery = Karta suženjstva; zadnja evropska karta, katere zlomljene spone suženjstvo odpravijo; in odložena karta suženjstva.
figure-tokens = Rjavi žetoni premaknejo svojo lestvico, modri se obdržijo.
figure-tracks = Štiri lestvice in čemu je katera.
figure-occupied = Prosto mesto in isto mesto, ko ga zasede modri: žeton z njega je zdaj njegov.
figure-opened = Pot je polna, zato je regija odprta. Največ žetonov ima na njej rdeči in dobi guvernerja.
figure-resting = Na desni še leži žeton: dokler se ne vrne, je ni mogoče aktivirati.
