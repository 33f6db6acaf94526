# Tekstovi postavki (web/src/account/settings_words.ts).

ui-theme = Boje
ui-theme-auto = Kao uređaj
ui-theme-light = Dan
ui-theme-dark = Noć
ui-motion = Kretanje
ui-motion-auto = Kao uređaj
ui-motion-reduced = Malo
ui-motion-full = Puno
ui-places = Mjesta na ploči
ui-places-both = Kako su otisnuta, uz njih moja
ui-places-printed = Kako su otisnuta
ui-places-local = Na mojem jeziku
ui-places-help = Za ploče na kojima su otisnuta imena mjesta. Ista su imena u mogućnostima i u zapisu događaja.
ui-pause = Botovi čekaju nakon tvojeg poteza
ui-pause-help = Vrijeme da poništiš potez prije nego što odigraju; toliko dulje čekaš i ti. Dok pokazuješ na gumbe, vrijeme stoji. Vrijedi za nove partije. Kad igraju i ljudi na drugim uređajima, botovi čekaju najviše pola minute.
ui-pause-value =
    { $seconds ->
        [0] nimalo
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
ui-pause-done = dok ne pritisnem Gotovo
ui-pace = Potezi botova
ui-pace-slow = Sporo
ui-pace-normal = Normalno
ui-pace-instant = Odmah
ui-pace-help = Koliko brzo botovi vuku poteze jedan za drugim. Vrijeme za poništavanje poteza ostaje isto.
ui-text-size = Veličina slova
ui-text-size-normal = uobičajena
ui-text-size-large = velika
ui-text-size-largest = najveća
ui-ask = Pitaj prije poteza
ui-ask-help = U igri Game of Trains prvi pritisak pokazuje što bi učinio, a drugi to izvršava. Na zaslonima na dodir uvijek je tako.
ui-shortcuts = Pojedinačne tipke kao prečaci
ui-shortcuts-on = Uključeno
ui-shortcuts-off = Isključeno
ui-only-choice = Jedini mogući izbor odigraj automatski
ui-only-choice-help = Prikazuje se što je odabrano, a može se i poništiti kao inače.
ui-sounds = Zvukovi
ui-notify = Obavijest kad sam na potezu
ui-notify-help = Uređaj je prikazuje dok je ova stranica u pozadini.
ui-notify-refused = Ovaj preglednik ne dopušta obavijesti s ove stranice. O tome odlučuju njegove postavke za tu stranicu.
ui-notify-insecure = Ova stranica ovdje ne može prikazivati obavijesti: preglednici ih dopuštaju samo na adresama https:// i na računalu na kojem radi poslužitelj.
ui-settings-kept = Čuva se na ovom uređaju.
ui-settings-kept-account = Čuva se na računu za sve tvoje uređaje, obavijesti samo za ovaj.
