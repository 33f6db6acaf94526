# Texty nastavení (web/src/account/settings_words.ts).

ui-theme = Barvy
ui-theme-auto = Podle zařízení
ui-theme-light = Den
ui-theme-dark = Noc
ui-motion = Pohyb
ui-motion-auto = Podle zařízení
ui-motion-reduced = Omezený
ui-motion-full = Plný
ui-places = Názvy míst na desce
ui-places-both = Jak jsou natištěny, vedle nich moje
ui-places-printed = Jak jsou natištěny
ui-places-local = V mém jazyce
ui-places-help = Kde má deska vlastní natištěné názvy. Stejné názvy mají i možnosti a přehled toho, co se stalo.
ui-pause = Boti čekají po tvém tahu
ui-pause-help = Čas na vrácení tahu, než zahrají; o to déle na ně čekáš. Dokud ukazuješ na tlačítka, čas stojí. Platí pro nové partie. Hrají-li s tebou lidé u jiných zařízení, čekají boti nejvýš půl minuty.
ui-pause-value =
    { $seconds ->
        [0] vůbec ne
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
ui-pause-done = dokud nestisknu Hotovo
ui-pace = Tahy botů
ui-pace-slow = Pomalu
ui-pace-normal = Normálně
ui-pace-instant = Hned
ui-pace-help = Jak rychle po sobě boti hrají. Doba na vrácení tahu se nemění.
ui-text-size = Velikost písma
ui-text-size-normal = běžná
ui-text-size-large = velká
ui-text-size-largest = největší
ui-ask = Před tahem se zeptat
ui-ask-help = Ve hře Game of Trains pak stisk nejdřív ukáže, co by udělal, a druhý to provede. Na dotykových displejích je to tak vždy.
ui-shortcuts = Jednotlivé klávesy jako zkratky
ui-shortcuts-on = Zapnuto
ui-shortcuts-off = Vypnuto
ui-only-choice = Jediná možná volba se provede sama
ui-only-choice-help = Co se zvolilo, se oznámí a dá se vzít zpět jako jindy.
ui-sounds = Zvuky
ui-notify = Oznámení, když jsem na tahu
ui-notify-help = Zařízení ho ukáže, když je tato stránka na pozadí.
ui-notify-refused = Tento prohlížeč oznámení z této stránky nedovoluje. Povolit je můžeš v jeho nastavení pro tuto stránku.
ui-notify-insecure = Tady tato stránka oznámení ukazovat nemůže: prohlížeče je dovolují jen na adresách https:// a na počítači, na kterém běží server.
ui-settings-kept = Uchovává se na tomto zařízení.
ui-settings-kept-account = Uchovává se v účtu pro všechna tvoje zařízení, oznámení jen pro toto.
