# Game of Trains.
# Pravila našim riječima: `rules-<odjeljak>` za svaki odjeljak iz game.toml; prazan red razdvaja odlomke, „– ” počinje stavku popisa.
# `figure-<ime>` je natpis slike (web/rulebook.ts).

rules-goal =
    Tvoj vlak ima lokomotivu i sedam vagona. Na početku je poredan naopako: odmah do lokomotive stoji najveći broj.

    Pobjeđuje onaj kome prvome svih sedam brojeva raste slijeva nadesno. Razlike među brojevima mogu biti bilo kakve.

rules-parts =
    Igra se s 84 karte s brojevima od 1 do 84, a svatko ima i lokomotivu. Svaka karta je dvoje:

    – U vlaku je vagon: vrijedi samo njezin broj.
    – U ponudi, otkrivena uz špil za vučenje, ona je sposobnost: vrijedi samo njezin znak. Može je iskoristiti bilo tko.

    Sposobnosti je osam. Koju će karta vagona imati u ponudi, pokazuje mali znak ispod njega. Iskorištene karte i parovi leže na hrpi odbačenih karata.

rules-setup =
    Svatko dobiva sedam vagona i slaže ih od najvećeg do najmanjeg. Tko počinje, odlučuje slučaj; igra se u smjeru kazaljke na satu.

    Prije prvog poteza prvi igrač vuče jedan vagon, drugi dva, treći tri, četvrti četiri. Svatko jedan zadržava, ostale odbacuje licem prema dolje i zadržanim zamjenjuje vagon u svojem vlaku. Od zamijenjenih vagona nastaje ponuda.

rules-actions =
    Učini točno jedno od dvoga:

    – Povuci gornji vagon sa špila za vučenje i njime zamijeni jedan od svojih. Ne možeš ga odbiti. Zamijenjeni vagon ide otkriven u ponudu i otad njegovu sposobnost može iskoristiti bilo tko.
    – Iskoristi sposobnost: odaberi kartu iz ponude, odbaci je i učini ono što kaže.

    Povučeni vagon samo je broj, karta u ponudi samo je sposobnost. Potez se ne može preskočiti. Kad je ponuda prazna, možeš samo vući.

    Primjer: tvoj vlak je 80, 68, 59, 47, 32, 20, 3 i vučeš 12. Stavljaš ga na mjesto 1; vlak sada počinje s 12, a karta 80 leži u ponudi sa svojom sposobnošću.

rules-abilities =
    Četiri pomiču vagone u tvojem vlaku, tri uklanjaju po jedan vagon iz svakog vlaka, jedna štiti vagon.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Mjesta se broje od lokomotive, koja sama nema mjesto.

rules-protection =
    Lokot čuva svoj vagon od svakog uklanjanja i pritom se ne troši. Tko tako zadrži vagon, ne vuče ništa.

    Lokot gubiš (ide na hrpu odbačenih karata) kad svojim potezom pomakneš ili zamijeniš vagon, pa i kad se vagon samo izmakne drugome. Vagon može imati samo jedan lokot.

rules-other-rules =
    Čim dvije karte u ponudi imaju istu sposobnost, obje se odbacuju. Od tri ostaje jedna.

    Svejedno je kako je druga karta tamo dospjela: zamjenom vagona ili uklanjanjem. Zato u ponudi nikad nema dviju istih sposobnosti, a zamjenom vagona drugima sposobnost možeš i oduzeti.

    Kad je špil za vučenje prazan, a treba karta, hrpa odbačenih karata miješa se i postaje novi špil. Ponuda se nikad ne miješa s njom.

rules-end =
    Partija završava čim nečijih sedam vagona raste, makar na potezu bio netko drugi. Nakon uklanjanja praznine se popunjavaju jedna za drugom, počevši od igrača na potezu; ako se time neki vlak poreda, ostale se više ne popunjavaju.

    Tko poreda tuđi vlak, time mu daje pobjedu: prije nego što uklanjaš, pogledaj ostale vlakove. Za partiju se može odabrati ograničenje broja poteza; ako se dosegne, ne pobjeđuje nitko.

rules-rulings =
    Pravila ponešto ostavljaju otvorenim. Ovdje vrijedi:

    – Iskorištena karta odbacuje se prije svojeg učinka pa nikad ne čini par s kartama koje učinak šalje u ponudu.
    – Parovi se miču nakon svih uklanjanja i prije popunjavanja praznina.
    – Srednji vagon kod sposobnosti „{ ability-swap-skip-one }” ne miče se i zadržava lokot.
    – Uklanjanje koje nikoga ne pogađa smije se odabrati; karta se troši.
    – Povučeni vagon do postavljanja vidi samo onaj tko ga povuče.
    – Kad treba karta, a špil za vučenje je prazan, miješa se hrpa odbačenih karata, pa i usred popunjavanja praznina.
    – Vagon s lokotom njegov vlasnik smije uvijek pomaknuti ili zamijeniti; lokot time odlazi.
    – Nema dva jednaka broja pa „rasti” uvijek znači da je svaki veći od prethodnoga.
    – Tko povuče vagon, mora ga postaviti, i kad time kvari vlak.

rules-tips =
    – Rasporedi brojeve ravnomjerno: oko 12 na mjesto. Broj 5 spada na mjesto 1, 42 u sredinu, 80 na mjesto 7.
    – Vagoni koji u rastućem vlaku mogu ostati gdje jesu imaju svijetlu pločicu, ostali mutnu.
    – Svaki zamijenjeni vagon drugima daje sposobnost. Katkad je slabiji broj bolji izbor.
    – Zaključaj prvi, četvrti ili posljednji vagon čim je pravi.

figure-ascending = Poredan vlak: svaki broj je veći od prethodnoga.
figure-card = Ista karta dvaput: kao vagon s brojem 42 i u ponudi kao sposobnost.
figure-falling = Tako počinje: odmah do lokomotive stoji najveći broj.
figure-replace = Povučeni vagon dolazi na mjesto jednoga od tvojih; taj ide u ponudu, gdje vrijedi njegova sposobnost.
figure-abilities = Osam znakova, onako kako leže u ponudi.
figure-move = „{ ability-move-right-2 }” na 58: obilazi dva vagona, a oni se miču ulijevo.
figure-lock = Vagon na mjestu 4 je zaključan; lokot bi mogla imati i mjesta 1 i 7.
figure-pair = Dvaput ista sposobnost: obje se karte odbacuju.
