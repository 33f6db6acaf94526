# Textar stillinga (web/src/account/settings_words.ts).

ui-theme = Litir
ui-theme-auto = Eins og tækið
ui-theme-light = Dagur
ui-theme-dark = Nótt
ui-motion = Hreyfing
ui-motion-auto = Eins og tækið
ui-motion-reduced = Lítil
ui-motion-full = Full
ui-places = Staðarnöfn á borðinu
ui-places-both = Eins og prentað er, mín nöfn með
ui-places-printed = Eins og prentað er
ui-places-local = Á mínu máli
ui-places-help = Þar sem eigin nöfn eru prentuð á borðið. Valkostirnir og atburðirnir nota sömu nöfn.
ui-pause = Hlé tölvunnar eftir þinn leik
ui-pause-help = Svo að þú getir afturkallað áður en hún leikur; svo lengi bíður þú líka. Klukkan stendur kyrr á meðan bent er á hnappana. Á við um nýja leiki. Ef aðrir spila með á öðrum tækjum bíður tölvan í mesta lagi hálfa mínútu.
ui-pause-value =
    { $seconds ->
        [0] ekkert
        [one] { $seconds } sekúnda
       *[other] { $seconds } sekúndur
    }
ui-pause-done = þar til ég ýti á Búið
ui-pace = Leikir tölvunnar
ui-pace-slow = Hægt
ui-pace-normal = Venjulega
ui-pace-instant = Strax
ui-pace-help = Hversu fljótt tölvan leikur á eftir síðasta leik. Tíminn til að taka leik aftur breytist ekki.
ui-text-size = Leturstærð
ui-text-size-normal = venjuleg
ui-text-size-large = stór
ui-text-size-largest = stærst
ui-ask = Spyrja áður en leikið er
ui-ask-help = Í Game of Trains sýnir smellur þá fyrst hvað hann myndi gera og sá næsti framkvæmir það. Á snertiskjám er það alltaf svo.
ui-shortcuts = Stakir lyklar sem flýtilyklar
ui-shortcuts-on = Á
ui-shortcuts-off = Af
ui-only-choice = Velja eina mögulega kostinn sjálfkrafa
ui-only-choice-help = Sagt er frá valinu og það má taka aftur eins og endranær.
ui-sounds = Hljóð
ui-notify = Skilaboð þegar ég á leik
ui-notify-help = Tækið sýnir þau á meðan þessi síða er í bakgrunni.
ui-notify-refused = Vafrinn leyfir ekki skilaboð frá þessari síðu. Stillingar hans fyrir síðuna ráða því.
ui-notify-insecure = Síðan getur ekki sýnt skilaboð hér: vafrar leyfa þau aðeins á https://-slóðum og á tölvunni sem keyrir þjóninn.
ui-settings-kept = Geymt á þessu tæki.
ui-settings-kept-account = Geymt á reikningnum fyrir öll tækin þín, skilaboð aðeins fyrir þetta.
