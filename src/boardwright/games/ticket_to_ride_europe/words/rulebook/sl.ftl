# Ticket to Ride: Europe.
# Pravila z našimi besedami: `rules-<razdelek>` za vsak razdelek iz game.toml; prazna vrstica loči odstavke, »– « začne postavko seznama.
# `figure-<ime>` je podnapis slike (web/rulebook.ts).

rules-goal =
    Gradi železnice po Evropi leta 1901 in imej na koncu največ točk. Točke prinašajo

    – zasedene proge: čim daljše so, tem bolje;
    – vozovnice, katerih mesti povežeš (nedokončana vozovnica ti točke vzame);
    – postaje, ki jih ne potrebuješ;
    – Evropa Ekspres za najdaljšo neprekinjeno pot.

rules-parts =
    Plošča je zemljevid Evrope s 47 mesti. Povezujejo jih proge: vrste barvnih ali sivih polj. Poleg tega so tu

    – 45 vagonov in tri postaje za vsakega, v svoji barvi in s svojim vzorcem;
    – 110 kart z vagoni, s katerimi se plačuje: osem barv in lokomotive;
    – 46 vozovnic, na vsaki dve mesti, ki ju je treba povezati: šest dolgih z modrim robom in 40 navadnih.

rules-setup =
    Vsak ima 45 vagonov in tri postaje ter dobi štiri karte z vagoni. Še pet kart z vagoni leži odkritih ob kupu.

    Vsak dobi tudi štiri vozovnice, od tega eno dolgo, in jih skrivaj obdrži najmanj dve. Druge gredo iz igre, ne da bi jih kdo videl.

    O začetniku odloči naključje; igra teče v smeri urinega kazalca.

rules-turn =
    Naredi natanko eno od štirih stvari:

    – vzemi karte z vagoni: dve ali eno samo odkrito lokomotivo;
    – zasedi progo: plačaj njene karte in nanjo postavi svoje vagone;
    – povleci vozovnice: tri, od katerih obdržiš najmanj eno;
    – postavi postajo.

    Potezo lahko izpustiš samo, če ni mogoče nič od tega.

rules-draw-cards =
    Barv je osem, v vsaki je dvanajst kart, lokomotiv je 14. Lokomotiva nadomesti katero koli barvo.

    V potezi vzameš dve karti, eno za drugo: odkrito ali na slepo vrhnjo s kupa. Odkrita karta se takoj nadomesti. Odkrita lokomotiva velja za dve karti: vzeti jo je mogoče le kot prvo in druge potem ne vzameš. Lokomotiva, povlečena na slepo, je ena karta.

    V roki imaš lahko kolikor koli kart. Ko na kupu zmanjka kart, se iz odloženih premeša nov.

rules-locomotives =
    Lokomotiva nadomesti katero koli barvo povsod, kjer se plačuje s kartami: za proge, predore in postaje. Pri trajektu morajo biti nekatere karte lokomotive.

    Odkrito je mogoče vzeti le kot prvo karto poteze in takrat je edina. To velja tudi za tisto, ki se odkrije med tvojima kartama. Povlečena na slepo je karta kot vsaka druga, prva ali druga.

    Brž ko so med petimi odkritimi kartami tri lokomotive, se vseh pet odloži in nadomesti.

rules-claim-routes =
    Proga povezuje sosednji mesti. Stane toliko kart, kolikor ima polj, vse v njeni barvi; siva proga stane karte ene poljubne barve. Lokomotive lahko nadomestijo nekatere ali vse. Za vsako polje potrebuješ tudi vagon.

    Ni treba, da se proga dotika tvojih drugih. Zasedeš jo v celoti, v eni potezi samo eno, in točke dobiš takoj:

    – 1 polje: 1 točka
    – 2 polji: 2 točki
    – 3 polja: 4 točke
    – 4 polja: 7 točk
    – 6 polj: 15 točk
    – 8 polj: 21 točk

    Primer: modra proga s 3 polji stane tri modre karte ali dve in lokomotivo ali eno in dve lokomotivi ali tri lokomotive.

rules-double-routes =
    Med nekaterimi mesti tečeta dva tira drug ob drugem. Obeh ne sme zasesti nihče.

    Pri dveh ali treh igralcih se drugi tir za vse zapre, brž ko je prvi zaseden. Pri štirih ali petih ga lahko zasede kdo drug.

    Tira, ki tečeta drug ob drugem le nekaj časa in vodita v različni mesti, nista dvojna proga.

rules-ferries =
    Trajekt je siva proga čez vodo, ki ima na nekaterih poljih lokomotivo. Za vsako tako polje plačaš lokomotivo, za druga pa karte ene barve ali dodatne lokomotive.

    – Primer: { route-palermo-smyrna } ima šest polj, dve z lokomotivo. Stane dve lokomotivi in štiri karte ene barve.

    Plačaš lahko tudi več lokomotiv, kot jih zahteva.

rules-tunnels =
    Pri predoru nikoli ne veš vnaprej, koliko bo stal. Najprej položiš karte kot za vsako drugo progo. Nato se obrnejo tri karte s kupa. Za vsako, ki je v barvi tvojih kart, in za vsako lokomotivo plačaš še eno karto te barve ali lokomotivo.

    Če ne moreš ali nočeš, vzameš svoje karte nazaj in tvoja poteza je končana. Obrnjene karte se v vsakem primeru odložijo.

    – Primer: položiš dve rdeči karti. Obrnejo se rdeča, modra in lokomotiva. Doplačaš dve karti, rdeči ali lokomotivi.
    – Kdor položi samo lokomotive, doplača le za obrnjene lokomotive, in to z lokomotivami.
    – Če so ostale manj kot tri karte, se obrnejo samo te.
    – V sivem predoru velja barva, ki jo položiš.

rules-tickets =
    Na vozovnici sta mesti in število točk. Če ju tvoje proge na koncu povezujejo, po kateri koli poti, točke dobiš. Če ne, jih izgubiš.

    Namesto česa drugega lahko povlečeš še tri vozovnice oziroma toliko, kolikor jih je ostalo. Najmanj eno obdržiš, druge gredo na dno kupa. Vozovnica, ki jo enkrat obdržiš, ostane pri tebi do konca.

    Tvojih vozovnic do konca nihče ne vidi, le koliko jih je.

    Če je kup prazen, vozovnic ni mogoče vleči. Imaš jih lahko, kolikor hočeš.

rules-stations =
    S postajo lahko za svoje vozovnice uporabiš eno progo drugega igralca, ki se konča v mestu s postajo. Katero, se določi šele na koncu, in za vse tvoje vozovnice je ista.

    Postaviš jo lahko v katerem koli mestu, ki postaje še nima, eno na potezo in največ tri v igri. Prva stane eno karto, druga dve karti iste barve, tretja tri karte iste barve; lokomotive nadomestijo katero koli barvo.

    Za vsako postajo, ki je ne postaviš, dobiš na koncu 4 točke.

    Proga ostane last drugega igralca, ki jo uporablja kot prej. Za tvoj Evropa Ekspres ne šteje.

rules-end =
    Ko ima kdo na koncu svoje poteze dva vagona ali manj, ima vsak, tudi ta igralec, še eno potezo. Nato je partija končana in točke se seštejejo.

    Če medtem vagonov zmanjka še komu, to ne spremeni ničesar. Partija se konča tudi, če ves krog vsi izpustijo potezo, ker ni ne karte za vlečenje ne proge, ki bi jo bilo mogoče zasesti.

rules-scoring =
    Točke za proge se štejejo ves čas igre. K njim se prištejejo:

    – Vsaka vozovnica točke prinese ali vzame. Postaje se uporabijo tako, kot je zate najbolje.
    – Vsaka nepostavljena postaja prinese 4 točke.
    – Najdaljša neprekinjena pot iz lastnih vagonov prinese 10 točk za Evropa Ekspres. Skozi isto mesto lahko vodi večkrat, vsak vagon pa šteje samo enkrat; izposojene proge ne štejejo. Če je enako dolgih več, točke dobijo vsi.

    Zmaga, kdor ima največ točk. Pri izenačenju odloči več dokončanih vozovnic, nato manj postavljenih postaj in nazadnje Evropa Ekspres.

    Če je tudi to enako, se mesto deli. Vsota je lahko tudi negativna.

rules-rulings =
    – Prve vozovnice izbirajo vsi hkrati. Obdržati je mogoče kateri koli dve ali več, z dolgo ali brez nje.
    – Ko sta kup in kup odloženih kart prazna, je mogoče vzeti le odkrite karte. Če je na voljo ena sama karta, se poteza po njej konča.
    – Če ležijo odkrite tri lokomotive, drugih kart pa ni dovolj, da bi se to popravilo, ostane vseh pet, kot so.
    – Več postaj deluje skupaj: proga, ki jo posodi ena, se lahko nadaljuje s progo, ki jo posodi druga. Isto progo si lahko izposodita dva igralca.
    – Postaja ne posodi ničesar, dokler se v njenem mestu ne konča nobena proga drugega igralca.
    – Vagoni se v predor postavijo šele, ko je vse plačano; predor, ki se mu kdo odpove, ostane prost.
    – Izdaje pravil se v nekaj stvareh razlikujejo. Pri novi partiji pod »Podrobnosti pravil« izbereš: kaj se nadomesti, ko ležijo odkrite tri lokomotive, kdaj se začne zadnji krog, kdo sme izpustiti potezo in ali je treba drugo karto vzeti.

rules-tips =
    – Obdrži vozovnice, katerih poti tečejo skupaj: vsak vagon potem služi več vozovnicam.
    – Kratke, sive in enojne proge skozi sredino hitro poidejo. Najprej zasedi tam, kjer vodi ena sama pot.
    – Šest polj prinese 15 točk za šest vagonov, šest prog po eno polje le šest.
    – Za trajekte prihrani kakšno lokomotivo, za predor pa imej karte v rezervi.
    – Spremljaj, koliko vagonov imajo še drugi: vozovnica, ki je ne dokončaš pravočasno, te stane svoje točke.

figure-cards = Karte z vagoni. Vsaka barva ima svoje znamenje, tu in na zemljevidu.
figure-pieces = Vagoni in postaje petih igralcev.
figure-row = Pet kart leži odkritih, ob njih je kup.
figure-locomotive = Lokomotiva je lahko karta katere koli barve.
figure-route = Dve progi iz mesta { city-berlin }: ena je prosta in stane tri zelene karte, na drugi stojijo štirje vagoni.
figure-payments = Trije od načinov plačila za modro progo s tremi polji.
figure-points = Kaj proga prinese.
figure-double = Dvojna proga pri treh igralcih: en tir je zaseden, zato je drugi zaprt.
figure-ferry = { route-palermo-smyrna }: na dveh od šestih polj je lokomotiva.
figure-tunnel = Predor ima skalnat rob in na vsakem koncu portal.
figure-turned = Položeni sta bili dve rdeči karti; tri obrnjene stanejo še dve.
figure-tickets = Dolga vozovnica, ki je še mogoča, dokončana in takšna, ki je ni več mogoče dokončati.
figure-station = Rdeča postaja lastniku posodi eno od modrih prog, ki se končajo tu.
figure-offer = Prve štiri vozovnice: dolga ima moder rob. Najmanj dve obdržiš.
figure-trail = Najdaljša pot modrega: { city-london } – { city-amsterdam } – { city-essen } – { city-berlin }. Proga ob strani vanjo ne šteje.
