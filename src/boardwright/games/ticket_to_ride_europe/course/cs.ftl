# Co říká kurz: ke každému kroku z steps.toml úkol a rada pro případ, že tah byl možný, ale vede jinam.

learn-tickets = Vítej! Stavíš železnice po celé Evropě. Linka jmenuje dvě města: když je do konce spojíš, dostaneš body, jinak o ně přijdeš. Nech si aspoň dvě. Linky Edinburgh – Paříž a Paříž – Záhřeb se potkávají v Paříži, jedna trasa tak poslouží oběma.
learn-tickets-hint = Nech si dvě linky nebo více.
learn-take = Ve svém tahu uděláš jednu věc. Často je to tahle: vezmeš si dvě karty. Chceš trať Dieppe – Paříž a ta je fialová. Vezmi si odkrytou fialovou kartu.
learn-take-hint = Potřebuješ fialovou: vezmi si ji z pěti odkrytých karet.
learn-second = Teď druhá karta. Co leží navrchu balíčku, nikdo neví: vezmi ji naslepo. Třeba to bude i lokomotiva!
learn-second-hint = Šlo by to i z odkrytých, ale tentokrát ber z balíčku.
learn-locomotive = Lokomotiva platí za libovolnou barvu. Vzít si odkrytou je tak dobré, že je to celý tvůj tah. Vezmi si ji.
learn-locomotive-hint = Lokomotiva leží mezi odkrytými kartami. Vezmi si ji.
learn-claim = A teď stav! Trať stojí tolik karet své barvy, kolik má políček. Dieppe – Paříž má jedno fialové políčko: zaber ji.
learn-claim-hint = Tvé linky potřebují Dieppe – Paříž: zaber tuto trať za fialovou kartu.
learn-long = Delší tratě vynášejí víc: za jedno až čtyři políčka 1, 2, 4 a 7 bodů, za šest 15, za osm 21. Zaber oranžovou kolej Edinburgh – Londýn: tři oranžové karty a lokomotiva jako čtvrtá.
learn-long-hint = Zvol Edinburgh – Londýn a zaplať třemi oranžovými a lokomotivou.
learn-ferry = Přes vodu vedou přívozy: za každou lokomotivu nakreslenou na trati musíš dát jednu z ruky. Zaber přívoz Londýn – Dieppe lokomotivou a ještě jednou kartou. Tím splníš první linku!
learn-ferry-hint = Mezi Edinburghem a Paříží chybí už jen Londýn – Dieppe.
learn-tunnel = Do Záhřebu se jede pod Alpami. Paříž – Curych je šedá trať, takže stačí libovolná jedna barva, a je to tunel. Vylož tři žluté karty a pak se otočí tři další: každá žlutá nebo lokomotiva mezi nimi stojí kartu navíc. Odvaž se!
learn-tunnel-hint = Zvol tunel Paříž – Curych a plať žlutými.
learn-extra = Otočila se lokomotiva: tunel stojí o kartu víc. Jednu žlutou ještě máš, tak zaplať. Kdo nemůže nebo nechce, vezme si karty zpět a tah mu končí.
learn-extra-hint = Tunel je vzdaný. Zkus to znovu a doplať kartu.
learn-station = Chybí už jen Benátky – Záhřeb a tu má soupeř. Od toho jsou stanice: ta, kterou ve městě postavíš, ti dovolí použít tam jednu cizí trať. První stojí jednu kartu. Postav ji v Benátkách nebo v Záhřebu.
learn-station-hint = Stanice pomůže tam, kde soupeřova trať začíná nebo končí: v Benátkách nebo v Záhřebu.
learn-more = Obě linky jsou v suchu. Další možnost, jak využít tah: vezmi si tři nové linky a aspoň jednu si nech. Za tu, kterou nesplníš, body ztratíš. Vybírej dobře!
learn-more-hint = Tentokrát si vezmi linky: leží vedle balíčku karet.
learn-last = Když někomu zbudou nejvýš dva vagónky, má každý ještě jeden tah a pak se počítají body. Tobě jich zbývá pět: trať se třemi políčky konec odstartuje. Zaber bílou kolej Frankfurt – Paříž!
learn-last-hint = Takhle ti vagónků zbude moc. Zaber bílou kolej Frankfurt – Paříž za tři bílé karty.
learn-match = Nepostavené stanice jsou po čtyřech bodech, nejdelší souvislá trať přidá deset. Víš dost: dohraj posledních pár vagónků partie. Bot je začátečník. Splň své linky!
