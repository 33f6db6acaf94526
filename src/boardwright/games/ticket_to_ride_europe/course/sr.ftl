# Šta kaže kurs: za svaki korak iz steps.toml zadatak i savet kad je izbor bio dozvoljen, ali vodi drugde.

learn-tickets = Zdravo! Gradiš pruge širom Evrope. Destinacija imenuje dva grada: ako ih do kraja povežeš, dobijaš poene, inače ih gubiš. Zadrži bar dve. Edinburg – Pariz i Pariz – Zagreb sreću se u Parizu, pa jedna linija služi obema.
learn-tickets-hint = Zadrži dve destinacije ili više.
learn-take = Kad si na potezu, radiš jednu stvar. Često je to ova: uzimaš dve karte. Želiš rutu Dijep – Pariz, a ona je ljubičasta. Uzmi otkrivenu ljubičastu kartu.
learn-take-hint = Treba ti ljubičasta: uzmi je među pet otkrivenih karata.
learn-second = Sada druga karta. Niko ne zna šta je na vrhu špila: izvuci je naslepo. Možda bude i lokomotiva!
learn-second-hint = Može i otkrivena, ali ovog puta izvuci iz špila.
learn-locomotive = Lokomotiva važi kao bilo koja boja. Otkrivena je toliko dobra da je to ceo tvoj potez. Uzmi je.
learn-locomotive-hint = Lokomotiva leži među otkrivenim kartama. Uzmi nju.
learn-claim = A sada gradi! Ruta košta onoliko karata svoje boje koliko ima polja. Dijep – Pariz ima jedno ljubičasto polje: zauzmi je.
learn-claim-hint = Tvojim destinacijama treba Dijep – Pariz: zauzmi tu rutu ljubičastom kartom.
learn-long = Duže rute donose više: 1, 2, 4 i 7 poena za jedno do četiri polja, 15 za šest, 21 za osam. Zauzmi narandžasti kolosek Edinburg – London: tri narandžaste karte i lokomotiva kao četvrta.
learn-long-hint = Izaberi Edinburg – London i plati tri narandžaste karte i lokomotivu.
learn-ferry = Preko vode voze trajekti: za svaku lokomotivu nacrtanu na ruti mora da se plati jedna. Zauzmi trajekt London – Dijep lokomotivom i još jednom kartom. Time ispunjavaš prvu destinaciju!
learn-ferry-hint = Između Edinburga i Pariza nedostaje samo još London – Dijep.
learn-tunnel = Put u Zagreb vodi ispod Alpa. Pariz – Cirih je siva ruta, pa je dovoljna bilo koja jedna boja; i ona je tunel. Položi tri žute karte, pa se otkrivaju tri nove: svaka žuta ili lokomotiva među njima košta još jednu kartu. Usudi se!
learn-tunnel-hint = Izaberi tunel Pariz – Cirih i plati žutim kartama.
learn-extra = Otkrivena je lokomotiva: tunel košta još jednu kartu. Jednu žutu još imaš, zato plati. Ko ne može ili neće, uzima karte nazad i potez mu je gotov.
learn-extra-hint = Tunel nije izgrađen. Pokušaj ponovo i doplati kartu.
learn-station = Nedostaje samo još Venecija – Zagreb, a to je protivnikova ruta. Zato postoje stanice: ona koju izgradiš u gradu dozvoljava ti da tamo koristiš jednu tuđu rutu. Prva košta jednu kartu. Izgradi je u Veneciji ili u Zagrebu.
learn-station-hint = Stanica pomaže tamo gde protivnikova ruta počinje ili se završava: u Veneciji ili u Zagrebu.
learn-more = Obe destinacije su sigurne. Još jedan način da iskoristiš potez: izvuci tri nove destinacije i zadrži bar jednu. Za onu koju ne ispuniš gubiš poene. Biraj dobro!
learn-more-hint = Ovog puta izvuci destinacije: leže pored špila karata.
learn-last = Kad nekome ostanu dva vagona ili manje, svi imaju još jedan potez, pa se broje poeni. Tebi ih je ostalo pet: ruta od tri polja pokreće kraj. Zauzmi beli kolosek Frankfurt – Pariz!
learn-last-hint = Tako ti ostaje previše vagona. Zauzmi beli kolosek Frankfurt – Pariz za tri bele karte.
learn-match = Stanice koje sačuvaš vrede po četiri poena, a najduži neprekidni niz još deset. Znaš dovoljno: odigraj poslednje vagone partije. Bot je početnik. Ispuni svoje destinacije!
