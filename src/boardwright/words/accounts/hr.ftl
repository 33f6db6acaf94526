### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Račun
ui-account-what = Ne trebaš ga. Račun samo skuplja tvoje stolove, postavke i rezultate na svim tvojim uređajima.
ui-account-sign-in = Prijava
ui-account-new = Novi račun
ui-account-name = Ime
ui-account-name-help = Ne vidi ga nitko osim tebe. Za stolom se zovi kako želiš.
ui-account-password = Lozinka
ui-account-password-help = Broj znakova: { $least } ili više. Ovdje nema pošte: zaboravljenu lozinku nitko ne može obnoviti.
ui-account-bring = Preuzmi stolove i rezultate s ovog uređaja
ui-account-create = Napravi račun
ui-account-signed-in = Prijavljeni račun: { $name }
ui-account-sign-out = Odjava
ui-account-devices = Prijavljeni uređaji
ui-account-device = Neimenovani uređaj
ui-account-here = ovaj uređaj
ui-account-used = zadnji put korišten: { $date }
ui-account-end = Odjavi: { $device }
ui-account-change = Promijeni lozinku
ui-account-present = Sadašnja lozinka
ui-account-wanted = Nova lozinka
ui-account-changed = Lozinka je promijenjena. Svi drugi uređaji su odjavljeni.
ui-account-save = Spremi moje podatke
ui-account-delete = Izbriši račun
ui-account-delete-help = Ime, lozinka i ovdje spremljene postavke brišu se, a svi uređaji se odjavljuju. Tvoji stolovi i rezultati ostaju na ovom uređaju.
ui-account-delete-do = Izbriši zauvijek

ui-account-passkey-use = Prijava pristupnim ključem
ui-account-passkeys = Pristupni ključevi
ui-account-passkeys-help = Pristupni ključ pušta te unutra otiskom prsta, licem ili kodom uređaja, bez lozinke.
ui-account-passkey-create = Radije napravi račun s pristupnim ključem
ui-account-passkey-add = Dodaj pristupni ključ ovog uređaja
ui-account-passkey-out = Ukloni
ui-account-passkey-remove = Ukloni pristupni ključ: { $device }
ui-account-prove = Ovaj se uređaj prijavio prije nekog vremena. Potvrdi da si to ti:
ui-account-go-on = Nastavi
ui-account-passkeys-none = Pristupni ključevi ovdje nisu mogući: trebaju nov preglednik i stranicu s https:// i imenom ili localhost.
