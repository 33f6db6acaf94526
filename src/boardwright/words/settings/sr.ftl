# Tekstovi podešavanja (web/src/account/settings_words.ts).

ui-theme = Boje
ui-theme-auto = Kao uređaj
ui-theme-light = Dan
ui-theme-dark = Noć
ui-motion = Kretanje
ui-motion-auto = Kao uređaj
ui-motion-reduced = Malo
ui-motion-full = Puno
ui-places = Mesta na tabli
ui-places-both = Kako su odštampana, uz njih moja
ui-places-printed = Kako su odštampana
ui-places-local = Na mom jeziku
ui-places-help = Za table na kojima su odštampana imena mesta. Ista imena su u mogućnostima i u zapisu događaja.
ui-pause = Botovi čekaju posle tvog poteza
ui-pause-help = Vreme da poništiš potez pre nego što odigraju; toliko duže čekaš i ti. Dok pokazuješ na dugmad, vreme stoji. Važi za nove partije. Kad igraju i ljudi na drugim uređajima, botovi čekaju najviše pola minuta.
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
ui-pace-help = Koliko brzo botovi vuku poteze jedan za drugim. Vreme za poništavanje poteza ostaje isto.
ui-text-size = Veličina slova
ui-text-size-normal = uobičajena
ui-text-size-large = velika
ui-text-size-largest = najveća
ui-ask = Pitaj pre poteza
ui-ask-help = U igri { "Game of Trains" } prvi pritisak pokazuje šta bi uradio, a drugi to izvršava. Na ekranima na dodir je uvek tako.
ui-shortcuts = Pojedinačni tasteri kao prečice
ui-shortcuts-on = Uključeno
ui-shortcuts-off = Isključeno
ui-only-choice = Jedini mogući izbor odigraj automatski
ui-only-choice-help = Prikazuje se šta je izabrano, a može i da se poništi kao inače.
ui-sounds = Zvuci
ui-notify = Obaveštenje kad sam na potezu
ui-notify-help = Uređaj ga prikazuje dok je ova stranica u pozadini.
ui-notify-refused = Ovaj pregledač ne dozvoljava obaveštenja sa ove stranice. O tome odlučuju njegova podešavanja za tu stranicu.
ui-notify-insecure = Ova stranica ovde ne može da prikazuje obaveštenja: pregledači ih dozvoljavaju samo na adresama https:// i na računaru na kome radi server.
ui-settings-kept = Čuva se na ovom uređaju.
ui-settings-kept-account = Čuva se na nalogu za sve tvoje uređaje, obaveštenja samo za ovaj.
