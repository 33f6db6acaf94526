# Što kaže tečaj: za svaki korak iz steps.toml zadatak i savjet kad je izbor bio dopušten, ali vodi drugamo.

learn-place = Pozdrav! Iz Moskve gradiš tri pruge: Transsibirsku, do Peterburga i do Kijeva. Kad si na potezu, stavljaš radnike na jedno slobodno polje glavne ploče. Tri crna koraka dobar su početak: stavi onamo dva radnika.
learn-place-hint = Stavi radnike na polje s tri crna koraka.
learn-step = Svaki korak pomiče tračnicu za jedno polje. Dođi crnom tračnicom na polje 2 Transsibirske i dobivaš sive tračnice za sve pruge.
learn-step-hint = I to je korak naprijed! Ali sive se tračnice dobivaju na Transsibirskoj.
learn-grey = Siva prati crnu i nikad je ne prestiže. Pri bodovanju crna ne donosi ništa, siva bod po polju, kasnije boje više. Napravi sivi korak.
learn-grey-hint = Stavi radnike na polje sa sivim koracima, pa pomakni sivu.
learn-coin = Novčići zamjenjuju radnike, a radnik ostaje slobodan za drugi potez. Uz udvostručenje jedno od prvih polja Transsibirske vrijedi dvostruko. Uzmi ga i plati novčićem.
learn-coin-hint = Odaberi polje s jednim udvostručenjem i umjesto radnika plati novčić.
learn-locomotive = Tračnice donose bodove samo dokle stiže lokomotiva. Na peterburškoj pruzi nema nijedne! Uzmi je i postavi onamo.
learn-locomotive-hint = Odaberi polje s lokomotivom ili tvornicom, uzmi lokomotivu i postavi je na peterburšku prugu.
learn-factory = Isto polje daje i tvornicu: sljedeću lokomotivu, okrenutu na drugu stranu. Ona popunjava prazninu na tvojoj industrijskoj stazi, da oznaka može dalje. Izgradi je.
learn-factory-hint = Odaberi polje s lokomotivom ili tvornicom, pa tvornicu.
learn-industry = Pri bodovanju oznaka industrije donosi bodove prema tome dokle je stigla, a kad god stane na tvornicu, ona radi za tebe. Nedostaje jedan korak. Napravi ga!
learn-industry-hint = Stavi radnika na polje s industrijom.
learn-hire = Svake se runde može unajmiti jedan inženjer, i to samo za novčić. Nakon partije bodove dobiva tko ih ima najviše. Unajmi ovoga!
learn-hire-hint = Odaberi polje za unajmljivanje. Košta novčić.
learn-engineer = Inženjer ima i svoje polje, svake runde, samo za tebe. Stavi onamo radnika.
learn-engineer-hint = Tvoj inženjer stoji na tvojoj ploči. Stavi k njemu radnika.
learn-token = Neka polja pruga nose upitnik. Dođi onamo crnom, a i lokomotivom, i koristiš jedan od svojih žetona ?. Na peterburškoj pruzi nedostaje jedan crni korak. Napravi ga i odaberi bilo koji žeton.
learn-token-hint = Jedan crni korak na peterburškoj pruzi, pa žeton: to je to.
learn-first = U ovoj si rundi na drugom mjestu, pa drugi prije tebe biraju najbolja polja. Radnik na jedinici redoslijeda daje ti prvo mjesto u sljedećoj rundi, a zatim radi još jednom.
learn-first-hint = Stavi radnika na prvo mjesto redoslijeda.
learn-score = Kad svi pasiraju, runda se boduje: svako polje u dometu lokomotive, uz udvostručenje dvostruko, i industrija. Protivnik je pasirao. Pasiraj i ti, pa pogledaj koliko vrijede tvoje pruge.
learn-score-hint = U pravoj partiji to bi bio dobar potez. Da vidiš bodovanje, pasiraj.
learn-match = Takvih je rundi šest i svaka vrijedi više od prethodne. Odigraj posljednju protiv početnika. Izvuci iz svojih pruga sve što je u njima!
