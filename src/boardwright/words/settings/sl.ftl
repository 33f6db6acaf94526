# Besedila nastavitev (web/src/account/settings_words.ts).

ui-theme = Barve
ui-theme-auto = Kot naprava
ui-theme-light = Dan
ui-theme-dark = Noč
ui-motion = Gibanje
ui-motion-auto = Kot naprava
ui-motion-reduced = Malo
ui-motion-full = Polno
ui-places = Kraji na plošči
ui-places-both = Kot so natisnjeni, zraven moji
ui-places-printed = Kot so natisnjeni
ui-places-local = V mojem jeziku
ui-places-help = Za plošče, na katerih so natisnjena imena krajev. Ista imena so v možnostih in v zapisu dogodkov.
ui-pause = Boti po tvoji potezi čakajo
ui-pause-help = Čas za razveljavitev poteze, preden igrajo; toliko dlje čakaš tudi ti. Dokler kažeš na gumba, čas stoji. Velja za nove partije. Če igrajo tudi ljudje na drugih napravah, boti čakajo največ pol minute.
ui-pause-value =
    { $seconds ->
        [0] nič
        [one] { $seconds } sekundo
        [two] { $seconds } sekundi
        [few] { $seconds } sekunde
       *[other] { $seconds } sekund
    }
ui-pause-done = dokler ne pritisnem Končano
ui-pace = Poteze botov
ui-pace-slow = Počasi
ui-pace-normal = Običajno
ui-pace-instant = Takoj
ui-pace-help = Kako hitro si sledijo poteze botov. Čas za razveljavitev poteze ostane enak.
ui-text-size = Velikost pisave
ui-text-size-normal = običajna
ui-text-size-large = velika
ui-text-size-largest = največja
ui-ask = Vprašaj pred potezo
ui-ask-help = V igri Game of Trains prvi pritisk pokaže, kaj bi naredil, drugi pa to izvede. Na zaslonih na dotik je vedno tako.
ui-shortcuts = Posamezne tipke kot bližnjice
ui-shortcuts-on = Vklopljeno
ui-shortcuts-off = Izklopljeno
ui-only-choice = Edino mogočo izbiro odigraj samodejno
ui-only-choice-help = Pokaže se, kaj je bilo izbrano; razveljaviti je mogoče kot običajno.
ui-sounds = Zvoki
ui-notify = Obvestilo, ko sem na potezi
ui-notify-help = Naprava ga pokaže, ko je ta stran v ozadju.
ui-notify-refused = Ta brskalnik ne dovoli obvestil s te strani. O tem odločajo njegove nastavitve za to stran.
ui-notify-insecure = Ta stran tu ne more prikazovati obvestil: brskalniki jih dovolijo le na naslovih https:// in na računalniku, na katerem teče strežnik.
ui-settings-kept = Shranjeno na tej napravi.
ui-settings-kept-account = Shranjeno v računu za vse tvoje naprave, obvestila samo za to.
