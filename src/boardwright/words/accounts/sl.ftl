### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Račun
ui-account-what = Ne potrebuješ ga. Račun le zbere tvoje mize, nastavitve in izide na vseh tvojih napravah.
ui-account-sign-in = Prijava
ui-account-new = Nov račun
ui-account-name = Ime
ui-account-name-help = Ne vidi ga nihče razen tebe. Za mizo ti je lahko ime, kakor želiš.
ui-account-password = Geslo
ui-account-password-help = Število znakov: { $least } ali več. Tu ni pošte: pozabljenega gesla ne more nihče obnoviti.
ui-account-bring = Prevzemi mize in izide s te naprave
ui-account-create = Ustvari račun
ui-account-signed-in = Prijavljeni račun: { $name }
ui-account-sign-out = Odjava
ui-account-devices = Prijavljene naprave
ui-account-device = Neimenovana naprava
ui-account-here = ta naprava
ui-account-used = nazadnje uporabljena: { $date }
ui-account-end = Odjavi: { $device }
ui-account-change = Spremeni geslo
ui-account-present = Sedanje geslo
ui-account-wanted = Novo geslo
ui-account-changed = Geslo je spremenjeno. Vse druge naprave so odjavljene.
ui-account-save = Shrani moje podatke
ui-account-delete = Izbriši račun
ui-account-delete-help = Ime, geslo in tu shranjene nastavitve se izbrišejo, vse naprave se odjavijo. Tvoje mize in izidi ostanejo na tej napravi.
ui-account-delete-do = Izbriši za vedno

ui-account-passkey-use = Prijava s ključem za dostop
ui-account-passkeys = Ključi za dostop
ui-account-passkeys-help = Ključ za dostop te spusti noter s prstnim odtisom, obrazom ali kodo naprave, brez gesla.
ui-account-passkey-create = Raje ustvari račun s ključem za dostop
ui-account-passkey-add = Dodaj ključ za dostop te naprave
ui-account-passkey-out = Odstrani
ui-account-passkey-remove = Odstrani ključ za dostop: { $device }
ui-account-prove = Ta naprava se je prijavila že pred časom. Potrdi, da si to res ti:
ui-account-go-on = Nadaljuj
ui-account-passkeys-none = Ključi za dostop tu niso mogoči: potrebujejo nov brskalnik in stran s https:// in imenom ali localhost.
