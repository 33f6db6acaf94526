# Game of Trains.
# Pravila z našimi besedami: `rules-<razdelek>` za vsak razdelek iz game.toml; prazna vrstica loči odstavke, »– « začne postavko seznama.
# `figure-<ime>` je podnapis slike (web/rulebook.ts).

rules-goal =
    Tvoj vlak ima lokomotivo in sedem vagonov. Na začetku je urejen narobe: tik ob lokomotivi stoji najvišje število.

    Zmaga, komur prvemu vseh sedem števil raste od leve proti desni. Razlike med števili so lahko poljubne.

rules-parts =
    Igra se s 84 kartami s števili od 1 do 84, poleg njih ima vsak lokomotivo. Vsaka karta je dvoje:

    – V vlaku je vagon: šteje le njeno število.
    – V ponudbi, odkrita ob kupu za vlečenje, je sposobnost: šteje le njeno znamenje. Uporabi jo lahko kdor koli.

    Sposobnosti je osem. Katero bo imela karta vagona v ponudbi, kaže majhno znamenje pod njim. Uporabljene karte in pari ležijo na kupu odloženih kart.

rules-setup =
    Vsak dobi sedem vagonov in jih razporedi od najvišjega do najnižjega. Kdo začne, odloči naključje; igra poteka v smeri urinega kazalca.

    Pred prvo potezo povleče prvi igralec en vagon, drugi dva, tretji tri, četrti štiri. Vsak enega obdrži, druge zakrite odloži in z obdržanim zamenja vagon v svojem vlaku. Iz zamenjanih vagonov nastane ponudba.

rules-actions =
    Naredi natanko eno od dveh stvari:

    – Povleci vrhnji vagon s kupa za vlečenje in z njim zamenjaj enega od svojih. Zavrniti ga ne moreš. Zamenjani vagon gre odkrit v ponudbo in njegovo sposobnost lahko odslej uporabi kdor koli.
    – Uporabi sposobnost: izberi karto iz ponudbe, odloži jo in izvedi, kar zmore.

    Povlečeni vagon je le število, karta v ponudbi je le sposobnost. Poteze ne moreš izpustiti. Ko je ponudba prazna, lahko le vlečeš.

    Primer: tvoj vlak je 80, 68, 59, 47, 32, 20, 3 in povlečeš 12. Postaviš jo na mesto 1; vlak se zdaj začne z 12, karta 80 pa leži v ponudbi s svojo sposobnostjo.

rules-abilities =
    Štiri premikajo vagone v tvojem vlaku, tri vzamejo po en vagon iz vsakega vlaka, ena vagon zaščiti.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Mesta se štejejo od lokomotive, ki sama nima mesta.

rules-protection =
    Ključavnica varuje svoj vagon pred vsakim odstranjevanjem in se pri tem ne porabi. Kdor tako obdrži vagon, ne povleče ničesar.

    Ključavnico izgubiš (gre na kup odloženih kart), ko vagon premakneš ali zamenjaš s svojo potezo, tudi če se le umakne drugemu. Vagon ima lahko le eno ključavnico.

rules-other-rules =
    Brž ko imata dve karti v ponudbi enako sposobnost, se obe odložita. Od treh ostane ena.

    Vseeno je, kako je druga karta prišla tja: z zamenjavo vagona ali z odstranjevanjem. V ponudbi torej nikoli ni dveh enakih sposobnosti in z zamenjavo vagona lahko drugim sposobnost tudi vzameš.

    Ko je kup za vlečenje prazen in je karta potrebna, se kup odloženih kart premeša in postane nov kup. Ponudba se nikoli ne premeša zraven.

rules-end =
    Partija se konča v trenutku, ko komu vseh sedem števil raste, četudi je na potezi kdo drug. Po odstranjevanju se vrzeli polnijo druga za drugo, najprej pri tistem, ki je na potezi; če se s tem kak vlak uredi, se preostale ne polnijo več.

    Kdor uredi tuj vlak, mu s tem podari zmago: preden odstranjuješ, poglej druge vlake. Za partijo je mogoče izbrati omejitev števila potez; če je dosežena, ne zmaga nihče.

rules-rulings =
    Nekaj stvari pravila puščajo odprtih. Tu velja:

    – Uporabljena karta se odloži pred svojim učinkom, zato nikoli ne tvori para s kartami, ki jih učinek pošlje v ponudbo.
    – Pari se pospravijo po vseh odstranitvah in pred polnjenjem vrzeli.
    – Srednji vagon pri sposobnosti »{ ability-swap-skip-one }« se ne premakne in obdrži ključavnico.
    – Odstranjevanje, ki nikogar ne prizadene, je mogoče izbrati; karta se porabi.
    – Povlečeni vagon vidi do postavitve samo tisti, ki ga povleče.
    – Ko je karta potrebna, kup za vlečenje pa prazen, se premeša kup odloženih kart, tudi sredi polnjenja vrzeli.
    – Vagon s ključavnico sme njegov lastnik kadar koli premakniti ali zamenjati; ključavnica gre s tem.
    – Nobeni dve števili nista enaki, zato »rasti« vedno pomeni, da je vsako višje od prejšnjega.
    – Kdor vleče, mora vagon postaviti, četudi si s tem vlak poslabša.

rules-tips =
    – Števila razporedi enakomerno: približno 12 na mesto. Število 5 sodi na mesto 1, 42 na sredino, 80 na mesto 7.
    – Vagoni, ki lahko v rastočem vlaku ostanejo, kjer so, imajo svetlo tablico, drugi medlo.
    – Vsak zamenjani vagon da drugim sposobnost. Včasih je slabše število boljša izbira.
    – Zakleni prvi, četrti ali zadnji vagon, brž ko je pravi.

figure-ascending = Urejen vlak: vsako število je višje od prejšnjega.
figure-card = Ista karta dvakrat: kot vagon s številom 42 in v ponudbi kot sposobnost.
figure-falling = Tako se začne: tik ob lokomotivi stoji najvišje število.
figure-replace = Povlečeni vagon stopi na mesto enega od tvojih; ta gre v ponudbo, kjer velja njegova sposobnost.
figure-abilities = Osem znamenj, kot ležijo v ponudbi.
figure-move = »{ ability-move-right-2 }« na 58: prehiti dva vagona, ki se pomakneta v levo.
figure-lock = Vagon na mestu 4 je zaklenjen; ključavnico bi lahko imeli tudi mesti 1 in 7.
figure-pair = Dvakrat ista sposobnost: obe karti se odložita.
