# Što kaže tečaj: za svaki korak iz steps.toml zadatak i savjet kad je izbor bio dopušten, ali vodi drugamo.

learn-tickets = Pozdrav! Gradiš pruge diljem Europe. Odredišna karta imenuje dva grada: ako ih do kraja povežeš, dobivaš bodove, inače ih gubiš. Zadrži barem dvije. Edinburgh – Pariz i Pariz – Zagreb susreću se u Parizu, pa jedna pruga služi objema.
learn-tickets-hint = Zadrži dvije odredišne karte ili više.
learn-take = Kad si na potezu, radiš jednu stvar. Često je to ova: uzimaš dvije karte. Želiš rutu Dieppe – Pariz, a ona je ljubičasta. Uzmi otkrivenu ljubičastu kartu.
learn-take-hint = Treba ti ljubičasta: uzmi je među pet otkrivenih karata.
learn-second = Sada druga karta. Nitko ne zna što je na vrhu špila: povuci je naslijepo. Možda bude i lokomotiva!
learn-second-hint = Može i otkrivena, ali ovaj put povuci sa špila.
learn-locomotive = Lokomotiva vrijedi kao bilo koja boja. Otkrivena je toliko dobra da je to cijeli tvoj potez. Uzmi je.
learn-locomotive-hint = Lokomotiva leži među otkrivenim kartama. Uzmi nju.
learn-claim = A sada gradi! Ruta košta onoliko karata svoje boje koliko ima polja. Dieppe – Pariz ima jedno ljubičasto polje: zauzmi je.
learn-claim-hint = Tvojim odredišnim kartama treba Dieppe – Pariz: zauzmi tu rutu ljubičastom kartom.
learn-long = Duže rute donose više: 1, 2, 4 i 7 bodova za jedno do četiri polja, 15 za šest, 21 za osam. Zauzmi narančasti kolosijek Edinburgh – London: tri narančaste karte i lokomotiva kao četvrta.
learn-long-hint = Odaberi Edinburgh – London i plati tri narančaste karte i lokomotivu.
learn-ferry = Preko vode voze trajekti: za svaku lokomotivu nacrtanu na ruti mora se platiti jedna. Zauzmi trajekt London – Dieppe lokomotivom i još jednom kartom. Time ispunjavaš prvu odredišnu kartu!
learn-ferry-hint = Između Edinburgha i Pariza nedostaje samo još London – Dieppe.
learn-tunnel = Put u Zagreb vodi ispod Alpa. Pariz – Zürich je siva ruta, pa je dovoljna bilo koja jedna boja; i ona je tunel. Položi tri žute karte, pa se otkrivaju tri nove: svaka žuta ili lokomotiva među njima košta još jednu kartu. Usudi se!
learn-tunnel-hint = Odaberi tunel Pariz – Zürich i plati žutim kartama.
learn-extra = Otkrivena je lokomotiva: tunel košta još jednu kartu. Jednu žutu još imaš, zato plati. Tko ne može ili neće, uzima karte natrag i potez mu je gotov.
learn-extra-hint = Tunel nije izgrađen. Pokušaj ponovno i doplati kartu.
learn-station = Nedostaje samo još Venecija – Zagreb, a to je protivnikova ruta. Zato postoje kolodvori: onaj koji izgradiš u gradu dopušta ti da se ondje služiš jednom tuđom rutom. Prvi košta jednu kartu. Izgradi ga u Veneciji ili u Zagrebu.
learn-station-hint = Kolodvor pomaže ondje gdje protivnikova ruta počinje ili završava: u Veneciji ili u Zagrebu.
learn-more = Obje su odredišne karte sigurne. Još jedan način da iskoristiš potez: povuci tri nove odredišne karte i zadrži barem jednu. Za onu koju ne ispuniš gubiš bodove. Biraj dobro!
learn-more-hint = Ovaj put povuci odredišne karte: leže pokraj špila.
learn-last = Kad nekome ostanu dva vagona ili manje, svi imaju još jedan potez, pa se broje bodovi. Tebi ih je ostalo pet: ruta od tri polja pokreće kraj. Zauzmi bijeli kolosijek Frankfurt – Pariz!
learn-last-hint = Tako ti ostaje previše vagona. Zauzmi bijeli kolosijek Frankfurt – Pariz za tri bijele karte.
learn-match = Kolodvori koje sačuvaš vrijede po četiri boda, a najdulji neprekinuti niz još deset. Znaš dovoljno: odigraj posljednje vagone partije. Bot je početnik. Ispuni svoje odredišne karte!
