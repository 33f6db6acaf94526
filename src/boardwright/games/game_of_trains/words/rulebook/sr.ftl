# Game of Trains.
# Pravila našim rečima: `rules-<odeljak>` za svaki odeljak iz game.toml; prazan red razdvaja pasuse, „– ” počinje stavku spiska.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Tvoj voz ima lokomotivu i sedam vagona. Na početku je poređan naopako: odmah do lokomotive stoji najveći broj.

    Pobeđuje onaj kome prvom svih sedam brojeva raste sleva nadesno. Razlike među brojevima mogu biti bilo kakve.

rules-parts =
    Igra se sa 84 karte s brojevima od 1 do 84, a svako ima i lokomotivu. Svaka karta je dvoje:

    – U vozu je vagon: važi samo njen broj.
    – U ponudi, otkrivena pored špila za izvlačenje, ona je sposobnost: važi samo njen znak. Može da je iskoristi bilo ko.

    Sposobnosti je osam. Koju će karta vagona imati u ponudi, pokazuje mali znak ispod njega. Iskorišćene karte i parovi leže na gomili odbačenih karata.

rules-setup =
    Svako dobija sedam vagona i ređa ih od najvećeg do najmanjeg. Ko počinje, odlučuje slučaj; igra se u smeru kazaljke na satu.

    Pre prvog poteza prvi igrač izvlači jedan vagon, drugi dva, treći tri, četvrti četiri. Svako jedan zadržava, ostale odbacuje licem nadole i zadržanim zamenjuje vagon u svom vozu. Od zamenjenih vagona nastaje ponuda.

rules-actions =
    Uradi tačno jedno od dva:

    – Izvuci gornji vagon sa špila za izvlačenje i njime zameni jedan od svojih. Ne možeš da ga odbiješ. Zamenjeni vagon ide otkriven u ponudu i otad njegovu sposobnost može da iskoristi bilo ko.
    – Iskoristi sposobnost: izaberi kartu iz ponude, odbaci je i uradi ono što kaže.

    Izvučeni vagon je samo broj, karta u ponudi je samo sposobnost. Potez ne može da se preskoči. Kad je ponuda prazna, možeš samo da izvlačiš.

    Primer: tvoj voz je 80, 68, 59, 47, 32, 20, 3 i izvlačiš 12. Stavljaš ga na mesto 1; voz sada počinje sa 12, a karta 80 leži u ponudi sa svojom sposobnošću.

rules-abilities =
    Četiri pomeraju vagone u tvom vozu, tri uklanjaju po jedan vagon iz svakog voza, jedna štiti vagon.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Mesta se broje od lokomotive, koja sama nema mesto.

rules-protection =
    Katanac čuva svoj vagon od svakog uklanjanja i pri tom se ne troši. Ko tako zadrži vagon, ne izvlači ništa.

    Katanac gubiš (ide na gomilu odbačenih karata) kad svojim potezom pomeriš ili zameniš vagon, pa i kad se vagon samo izmakne drugom. Vagon može imati samo jedan katanac.

rules-other-rules =
    Čim dve karte u ponudi imaju istu sposobnost, obe se odbacuju. Od tri ostaje jedna.

    Svejedno je kako je druga karta tamo dospela: zamenom vagona ili uklanjanjem. Zato u ponudi nikad nema dve iste sposobnosti, a zamenom vagona možeš drugima sposobnost i da oduzmeš.

    Kad je špil za izvlačenje prazan, a treba karta, gomila odbačenih karata se meša i postaje novi špil. Ponuda se nikad ne meša s njom.

rules-end =
    Partija se završava čim nečijih sedam vagona raste, makar na potezu bio neko drugi. Posle uklanjanja praznine se popunjavaju jedna za drugom, počev od igrača na potezu; ako se time neki voz poređa, ostale se više ne popunjavaju.

    Ko poređa tuđi voz, time mu daje pobedu: pre nego što uklanjaš, pogledaj ostale vozove. Za partiju može da se izabere ograničenje broja poteza; ako se dostigne, ne pobeđuje niko.

rules-rulings =
    Pravila ponešto ostavljaju otvorenim. Ovde važi:

    – Iskorišćena karta odbacuje se pre svog efekta, pa nikad ne čini par sa kartama koje efekat šalje u ponudu.
    – Parovi se sklanjaju posle svih uklanjanja i pre popunjavanja praznina.
    – Srednji vagon kod sposobnosti „{ ability-swap-skip-one }” ne pomera se i zadržava katanac.
    – Uklanjanje koje nikoga ne pogađa sme da se izabere; karta se troši.
    – Izvučeni vagon do postavljanja vidi samo onaj ko ga izvuče.
    – Kad treba karta, a špil za izvlačenje je prazan, meša se gomila odbačenih karata, pa i usred popunjavanja praznina.
    – Vagon s katancem njegov vlasnik sme uvek da pomeri ili zameni; katanac time odlazi.
    – Nema dva jednaka broja, pa „rasti” uvek znači da je svaki veći od prethodnog.
    – Ko izvuče vagon, mora da ga postavi, i kad time kvari voz.

rules-tips =
    – Rasporedi brojeve ravnomerno: oko 12 na mesto. Broj 5 spada na mesto 1, 42 u sredinu, 80 na mesto 7.
    – Vagoni koji u rastućem vozu mogu da ostanu gde jesu imaju svetlu pločicu, ostali mutnu.
    – Svaki zamenjeni vagon drugima daje sposobnost. Ponekad je slabiji broj bolji izbor.
    – Zaključaj prvi, četvrti ili poslednji vagon čim je pravi.

figure-ascending = Poređan voz: svaki broj je veći od prethodnog.
figure-card = Ista karta dvaput: kao vagon s brojem 42 i u ponudi kao sposobnost.
figure-falling = Tako počinje: odmah do lokomotive stoji najveći broj.
figure-replace = Izvučeni vagon dolazi na mesto jednog od tvojih; taj ide u ponudu, gde važi njegova sposobnost.
figure-abilities = Osam znakova, onako kako leže u ponudi.
figure-move = „{ ability-move-right-2 }” na 58: obilazi dva vagona, a oni se pomeraju ulevo.
figure-lock = Vagon na mestu 4 je zaključan; katanac bi mogla da imaju i mesta 1 i 7.
figure-pair = Dvaput ista sposobnost: obe karte se odbacuju.
