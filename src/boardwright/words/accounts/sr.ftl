### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Nalog
ui-account-what = Nije ti potreban. Nalog samo skuplja tvoje stolove, podešavanja i rezultate na svim tvojim uređajima.
ui-account-sign-in = Prijava
ui-account-new = Novi nalog
ui-account-name = Ime
ui-account-name-help = Ne vidi ga niko osim tebe. Za stolom se zovi kako želiš.
ui-account-password = Lozinka
ui-account-password-help = Broj znakova: { $least } ili više. Ovde nema pošte: zaboravljenu lozinku niko ne može da obnovi.
ui-account-bring = Preuzmi stolove i rezultate sa ovog uređaja
ui-account-create = Napravi nalog
ui-account-signed-in = Prijavljeni nalog: { $name }
ui-account-sign-out = Odjava
ui-account-devices = Prijavljeni uređaji
ui-account-device = Neimenovani uređaj
ui-account-here = ovaj uređaj
ui-account-used = poslednji put korišćen: { $date }
ui-account-end = Odjavi: { $device }
ui-account-change = Promeni lozinku
ui-account-present = Sadašnja lozinka
ui-account-wanted = Nova lozinka
ui-account-changed = Lozinka je promenjena. Svi drugi uređaji su odjavljeni.
ui-account-save = Sačuvaj moje podatke
ui-account-delete = Obriši nalog
ui-account-delete-help = Ime, lozinka i ovde sačuvana podešavanja brišu se, a svi uređaji se odjavljuju. Tvoji stolovi i rezultati ostaju na ovom uređaju.
ui-account-delete-do = Obriši zauvek

ui-account-passkey-use = Prijava pristupnim ključem
ui-account-passkeys = Pristupni ključevi
ui-account-passkeys-help = Pristupni ključ te pušta unutra otiskom prsta, licem ili kodom uređaja, bez lozinke.
ui-account-passkey-create = Radije napravi nalog sa pristupnim ključem
ui-account-passkey-add = Dodaj pristupni ključ ovog uređaja
ui-account-passkey-out = Ukloni
ui-account-passkey-remove = Ukloni pristupni ključ: { $device }
ui-account-prove = Ovaj uređaj se prijavio pre nekog vremena. Potvrdi da si to ti:
ui-account-go-on = Nastavi
ui-account-passkeys-none = Pristupni ključevi ovde nisu mogući: traže nov pregledač i stranicu sa https:// i imenom ili localhost.
