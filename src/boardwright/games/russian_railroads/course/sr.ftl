# Šta kaže kurs: za svaki korak iz steps.toml zadatak i savet kad je izbor bio dozvoljen, ali vodi drugde.

learn-place = Zdravo! Iz Moskve gradiš tri pruge: Transsibirsku, do Peterburga i do Kijeva. Kad si na potezu, stavljaš radnike na jedno slobodno polje glavne table. Tri crna koraka su dobar početak: stavi tamo dva radnika.
learn-place-hint = Stavi radnike na polje sa tri crna koraka.
learn-step = Svaki korak pomera šinu za jedno polje. Dođi crnom šinom na polje 2 Transsibirske i dobijaš sive šine za sve pruge.
learn-step-hint = I to je korak napred! Ali sive šine se dobijaju na Transsibirskoj.
learn-grey = Siva prati crnu i nikad je ne prestiže. Pri bodovanju crna ne donosi ništa, siva poen po polju, kasnije boje više. Napravi sivi korak.
learn-grey-hint = Stavi radnike na polje sa sivim koracima, pa pomeri sivu.
learn-coin = Novčići zamenjuju radnike, a radnik ostaje slobodan za drugi potez. Uz udvostručenje jedno od prvih polja Transsibirske vredi dvostruko. Uzmi ga i plati novčićem.
learn-coin-hint = Izaberi polje sa jednim udvostručenjem i umesto radnika plati novčić.
learn-locomotive = Šine donose poene samo dokle stiže lokomotiva. Na peterburškoj pruzi nema nijedne! Uzmi je i postavi tamo.
learn-locomotive-hint = Izaberi polje sa lokomotivom ili fabrikom, uzmi lokomotivu i postavi je na peterburšku prugu.
learn-factory = Isto polje daje i fabriku: sledeću lokomotivu, okrenutu na drugu stranu. Ona popunjava prazninu na tvojoj industrijskoj stazi, da oznaka može dalje. Izgradi je.
learn-factory-hint = Izaberi polje sa lokomotivom ili fabrikom, pa fabriku.
learn-industry = Pri bodovanju oznaka industrije donosi poene prema tome dokle je stigla, a kad god stane na fabriku, ona radi za tebe. Nedostaje jedan korak. Napravi ga!
learn-industry-hint = Stavi radnika na polje sa industrijom.
learn-hire = Svake runde može da se angažuje jedan inženjer, i to samo za novčić. Posle partije poene dobija ko ih ima najviše. Angažuj ovog!
learn-hire-hint = Izaberi polje za angažovanje. Košta novčić.
learn-engineer = Inženjer ima i svoje polje, svake runde, samo za tebe. Stavi tamo radnika.
learn-engineer-hint = Tvoj inženjer stoji na tvojoj tabli. Stavi kod njega radnika.
learn-token = Neka polja pruga nose upitnik. Dođi tamo crnom, a i lokomotivom, i koristiš jedan od svojih žetona ?. Na peterburškoj pruzi nedostaje jedan crni korak. Napravi ga i izaberi bilo koji žeton.
learn-token-hint = Jedan crni korak na peterburškoj pruzi, pa žeton: to je to.
learn-first = U ovoj rundi si na drugom mestu, pa drugi pre tebe biraju najbolja polja. Radnik na jedinici redosleda daje ti prvo mesto u sledećoj rundi, a zatim radi još jednom.
learn-first-hint = Stavi radnika na prvo mesto redosleda.
learn-score = Kad svi pasiraju, runda se boduje: svako polje u dometu lokomotive, uz udvostručenje dvostruko, i industrija. Protivnik je pasirao. Pasiraj i ti, pa pogledaj koliko vrede tvoje pruge.
learn-score-hint = U pravoj partiji to bi bio dobar potez. Da vidiš bodovanje, pasiraj.
learn-match = Takvih rundi je šest i svaka vredi više od prethodne. Odigraj poslednju protiv početnika. Izvuci iz svojih pruga sve što je u njima!
