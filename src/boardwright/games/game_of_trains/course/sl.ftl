# Kaj pove tečaj: za vsak korak iz steps.toml naloga in nasvet, kadar je bila izbira dovoljena, a vodi drugam.

learn-keep = Lep pozdrav! Tvoj vlak ima sedem vagonov in stojijo v napačnem vrstnem redu: od najvišjega števila do najnižjega. Zmaga, komur prvemu števila rastejo od leve proti desni. Pred prvo potezo imaš dva povlečena vagona. Obdrži 12: nizko število je lahko uvrstiti.
learn-keep-hint = Tudi 75 bi prišla prav, na drugem koncu. Zdaj pa obdrži 12.
learn-place = Vsak novi vagon nadomesti starega. Nizka števila sodijo naprej, tik ob lokomotivo: postavi 12 na mesto 1.
learn-place-hint = Tam bi 12 stala za višjimi števili. Poskusi prvo mesto, tik ob lokomotivi.
learn-draw = Ko si na potezi, narediš eno od dveh stvari. To je prva: povleci vagon iz depoja. Vnaprej ne veš, kateri bo, in vzeti ga moraš.
learn-draw-hint = Tudi karta iz ponudbe nekaj zna, a o tem pozneje. Zdaj povleci vagon iz depoja.
learn-high = V roki imaš 79. Karte se končajo s 84, zato višjih skoraj ni. Postavi jo tja, kjer mora stati najvišje število tvojega vlaka.
learn-high-hint = Za 79 bi moralo stati še višje število. Najbolje ji bo čisto na koncu, na mestu 7.
learn-swap = Zamenjani vagon gre v ponudbo in tam velja le njegova sposobnost. Uporabi jo lahko kdor koli: to je druga stvar, ki jo lahko narediš. Soseda 30 in 20 stojita narobe. Zamenjaj ju.
learn-swap-hint = Skoraj! Vzemi iz ponudbe »Zamenjavo sosedov«, potem mesti 2 in 3.
learn-skip = »Zamenjava čez enega« zamenja vagona, med katerima je še eden; ta ostane. Tako stojita 45 in 20: uredi ju.
learn-skip-hint = Vzemi »Zamenjavo čez enega«, potem mesti 2 in 4. 30 na sredini je na pravem mestu.
learn-move = 58 je preveč spredaj. »Dve mesti desno« jo prestavi mimo dveh vagonov hkrati, ta pa se pomakneta naprej. Spravi 58 na mesto 4.
learn-move-hint = Vzemi »Dve mesti desno« in izberi 58 na mestu 2.
learn-remove = Tri sposobnosti sežejo v vse vlake, tudi v tvojega: izgine prvi, srednji ali zadnji vagon in naključje prinese drugega. Tebi je spredaj v napoto 80, nasprotnik pa ima tam dobro 4. Pravi trenutek, da odstraniš prve vagone!
learn-remove-hint = Tako 80 ostane, kjer je. Vzemi »Odstrani levega«.
learn-lock = Zdaj imaš spredaj dober vagon, v ponudbi pa je še eno odstranjevanje. »Zaščita« da ključavnico pod vagon na mestu 1, 4 ali 7. Zakleni svojo 6.
learn-lock-hint = 6 na mestu 1 ti lahko nasprotnik vzame. Vzemi »Zaščito«, potem mesto 1.
learn-pair = Vidiš? Nasprotnik je odstranil prve vagone, tvoj zaklenjeni pa je ostal. Še ena zvijača: karti v ponudbi z enako sposobnostjo jo takoj zapustita. Povleci in zamenjaj vagon, katerega znak že leži v ponudbi: 45 ali 20. Tako je nasprotnik ne more uporabiti.
learn-pair-hint = Poglej znake na svojih vagonih: najprej povleci, potem zamenjaj 45 ali 20, njuni sposobnosti ležita v ponudbi.
learn-win = Še ena izbira in vseh sedem števil raste. Saj vidiš: zmagaj!
learn-win-hint = Narobe stojita le še 70 in 58. Vzemi »Zamenjavo sosedov«, potem mesti 5 in 6.
learn-match = To je vse. Zdaj odigraj kratko partijo proti začetniku. Tvoj vlak je že napol urejen: dokončaj ga!
