rules-goal =
    Schnapsen je avstrijska igra za dva. V vsaki delitvi zbiraš točke kart z vzetki in pari. Kdor ima prvi 66, dobi delitev in eno do tri točke partije. Sedem točk partije odloči igro; izbrati je mogoče tudi drugo število.
rules-cards =
    Kart je dvajset: štiri barve po pet. Od najvišje štejejo: as 11, desetka 10, kralj 4, dama 3, fant 2. Vse skupaj so vredne 120.

    Vsak dobi pet kart. Naslednja se odkrije in njena barva je adut. Drugih devet je talon; zakrite ležijo na odkriti karti. Delita izmenično; kdo začne, odloči naključje.
rules-tricks =
    Prvi vzetek začne tisti, ki ni delil. Eden igra karto, drugi nanjo odgovori. Vzetek pobere višja karta začete barve; adut pobere vsak vzetek, začet v drugi barvi.

    Dokler je talon na mizi, smeš odgovoriti s katero koli karto. Po vsakem vzetku oba potegneta karto iz talona, najprej tisti, ki je vzetek pobral, in ta tudi začne naslednjega. Odkrita karta pride na vrsto zadnja.
rules-exchange = Ko začenjaš vzetek in imaš adutskega fanta, ga smeš zamenjati za odkrito karto: ne več, ko je talon zaprt ali sta v njem le še dve karti. Nato začneš vzetek.
rules-marriages =
    Ko začenjaš vzetek in imaš kralja in damo iste barve, smeš obe karti pokazati in eno od njiju igrati. Par šteje 20 točk kart, adutski 40.

    Šteje le tistemu, ki že ima vzetek; sicer takoj, ko ga dobi. Če s parom dosežeš 66, je delitev takoj dobljena.
rules-closing =
    Ko začenjaš vzetek, smeš zapreti talon: ne več, ko sta v njem le še dve karti. Odtlej nihče ne vleče in na barvo je treba odgovoriti.

    Kdor zapre, mora doseči 66, in to pred nasprotnikom. Če mu ne uspe, delitev dobi nasprotnik.
rules-strict =
    Ko je talon porabljen ali zaprt, odgovor ni več prost:

    – Odgovori na barvo z višjo karto.
    – Če ne moreš, odgovori z nižjo.
    – Če te barve nimaš, igraj adut.
    – Če nimaš niti aduta, igraj, kar hočeš.

    Ko je talon porabljen in 66 nima nihče, delitev dobi, kdor pobere zadnji vzetek. Po zapiranju to ne velja.
rules-scoring =
    Zmagovalec delitve dobi

    – 1 točko partije, če ima nasprotnik vsaj 33 točk kart,
    – 2, če jih ima manj,
    – 3, če nima nobenega vzetka.

    Po zapiranju odloča, kaj je nasprotnik imel takrat, ko se je talon zaprl. Če zapiranje ne uspe, dobi nasprotnik 2 točki partije ali 3, če takrat ni imel nobenega vzetka.
rules-rulings =
    – Nikomur ni treba šteti ali česa napovedovati: delitev se konča, ko ima nekdo 66.
    – Točke kart obeh in vse igrane karte so vidne. (Za mizo je dovoljen le pogled na zadnji vzetek.)
    – Z dvema kartama v talonu ni mogoče ne zapreti ne zamenjati fanta.
    – Kralja ali damo je mogoče igrati tudi brez napovedi.

figure-ranks = Barva od najvišje karte: 11, 10, 4, 3 in 2 točki kart.
figure-pair = Par: 20 točk kart, adutski 40.
