# Kaj pove tečaj: za vsak korak iz steps.toml naloga in nasvet, kadar je bila izbira dovoljena, a vodi drugam.

learn-tickets = Lep pozdrav! Gradiš železnice po Evropi. Vozovnica imenuje dve mesti: če ju do konca povežeš, dobiš točke, sicer jih izgubiš. Obdrži vsaj dve. Edinburg – Pariz in Pariz – Zagreb se srečata v Parizu, zato ena pot služi obema.
learn-tickets-hint = Obdrži dve vozovnici ali več.
learn-take = Ko si na potezi, narediš eno stvar. Pogosto je to: vzameš dve karti. Želiš progo Dieppe – Pariz, ta pa je vijolična. Vzemi odkrito vijolično karto.
learn-take-hint = Potrebuješ vijolično: vzemi jo izmed petih odkritih kart.
learn-second = Zdaj druga karta. Nihče ne ve, kaj je na vrhu kupa: povleci jo na slepo. Morda bo celo lokomotiva!
learn-second-hint = Lahko bi bila tudi odkrita, a tokrat povleci s kupa.
learn-locomotive = Lokomotiva velja za katero koli barvo. Odkrita je tako dobra, da je to vsa tvoja poteza. Vzemi jo.
learn-locomotive-hint = Lokomotiva leži med odkritimi kartami. Vzemi njo.
learn-claim = Zdaj pa gradi! Proga stane toliko kart svoje barve, kolikor ima polj. Dieppe – Pariz ima eno vijolično polje: zasedi jo.
learn-claim-hint = Tvoji vozovnici potrebujeta Dieppe – Pariz: zasedi to progo z vijolično karto.
learn-long = Dolge proge prinesejo več: 1, 2, 4 in 7 točk za eno do štiri polja, 15 za šest, 21 za osem. Zasedi oranžni tir Edinburg – London: tri oranžne karte in lokomotiva kot četrta.
learn-long-hint = Izberi Edinburg – London in plačaj tri oranžne karte in lokomotivo.
learn-ferry = Čez vodo vozijo trajekti: za vsako lokomotivo, narisano na progi, moraš eno plačati. Zasedi trajekt London – Dieppe z lokomotivo in še eno karto. S tem izpolniš prvo vozovnico!
learn-ferry-hint = Med Edinburgom in Parizom manjka le še London – Dieppe.
learn-tunnel = Pot v Zagreb vodi pod Alpami. Pariz – Zürich je siva proga, zato zadošča katera koli ena barva; in je predor. Položi tri rumene karte, potem se odkrijejo tri: vsaka rumena ali lokomotiva med njimi stane še eno karto. Upaj si!
learn-tunnel-hint = Izberi predor Pariz – Zürich in plačaj z rumenimi.
learn-extra = Odkrila se je lokomotiva: predor stane še eno karto. Eno rumeno še imaš, zato plačaj. Kdor ne more ali noče, vzame karte nazaj in njegova poteza je končana.
learn-extra-hint = Predor je ostal nezgrajen. Poskusi znova in doplačaj karto.
learn-station = Manjka le še Benetke – Zagreb, ta pa je nasprotnikova. Za to so postaje: ta, ki jo v mestu postaviš, ti dovoli uporabiti eno tujo progo tam. Prva stane eno karto. Postavi jo v Benetkah ali v Zagrebu.
learn-station-hint = Postaja pomaga tam, kjer se nasprotnikova proga začne ali konča: v Benetkah ali v Zagrebu.
learn-more = Obe vozovnici sta na varnem. Še en način, kako porabiti potezo: povleci tri nove vozovnice in obdrži vsaj eno. Za tisto, ki je ne izpolniš, izgubiš točke. Dobro izberi!
learn-more-hint = Tokrat povleci vozovnice: ležijo ob kupu kart.
learn-last = Ko komu ostaneta dva vagona ali manj, imajo vsi še eno potezo, potem se preštejejo točke. Ti jih imaš pet: s progo s tremi polji sprožiš konec. Zasedi beli tir Frankfurt – Pariz!
learn-last-hint = Tako ti ostane preveč vagonov. Zasedi beli tir Frankfurt – Pariz za tri bele karte.
learn-match = Postaje, ki jih obdržiš, so vredne po štiri točke, najdaljša pot še deset. Dovolj znaš: odigraj zadnje vagone partije. Bot je začetnik. Izpolni svoje vozovnice!
