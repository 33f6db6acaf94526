### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Účet
ui-account-what = Žádný nepotřebuješ. Účet jen shromáždí tvé stoly, nastavení a výsledky na všech tvých zařízeních.
ui-account-sign-in = Přihlásit se
ui-account-new = Nový účet
ui-account-name = Jméno
ui-account-name-help = Nevidí ho nikdo kromě tebe. U stolu si říkej, jak chceš.
ui-account-password = Heslo
ui-account-password-help = Počet znaků: { $least } nebo víc. Pošta tu není: zapomenuté heslo nikdo neobnoví.
ui-account-bring = Převzít stoly a výsledky z tohoto zařízení
ui-account-create = Vytvořit účet
ui-account-signed-in = Přihlášený účet: { $name }
ui-account-sign-out = Odhlásit se
ui-account-devices = Přihlášená zařízení
ui-account-device = Zařízení bez názvu
ui-account-here = toto zařízení
ui-account-used = naposledy použito: { $date }
ui-account-end = Odhlásit: { $device }
ui-account-change = Změnit heslo
ui-account-present = Nynější heslo
ui-account-wanted = Nové heslo
ui-account-changed = Heslo je změněno. Všechna ostatní zařízení jsou odhlášena.
ui-account-save = Uložit má data
ui-account-delete = Smazat účet
ui-account-delete-help = Jméno, heslo a zde uchovaná nastavení se smažou a všechna zařízení se odhlásí. Tvé stoly a výsledky zůstanou v tomto zařízení.
ui-account-delete-do = Smazat navždy

ui-account-passkey-use = Přihlásit se přístupovým klíčem
ui-account-passkeys = Přístupové klíče
ui-account-passkeys-help = Přístupový klíč tě pustí dovnitř otiskem prstu, obličejem nebo kódem zařízení, bez hesla.
ui-account-passkey-create = Vytvořit účet raději s přístupovým klíčem
ui-account-passkey-add = Přidat přístupový klíč tohoto zařízení
ui-account-passkey-out = Odebrat
ui-account-passkey-remove = Odebrat přístupový klíč: { $device }
ui-account-prove = Toto zařízení se přihlásilo už před delší dobou. Potvrď prosím, že jsi to ty:
ui-account-go-on = Pokračovat
ui-account-passkeys-none = Přístupové klíče tu nejsou možné: potřebují nový prohlížeč a stránku s https:// a jménem, nebo localhost.
