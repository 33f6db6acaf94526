# Það sem síðan segir um borð þar sem fólk safnast saman fyrir leik. Lesið við hlið orða rammans (web/src/gathering/room_words.ts).

### Nýr leikur: vinir annars staðar

ui-friend = Vinur
ui-kept = Hvar leikurinn er geymdur
ui-kept-server = á þjóninum
ui-kept-here = aðeins á þessu tæki
ui-kept-here-help = Leikurinn verður eftir á þessu tæki, virkar án nettengingar og er ekki á listanum á öðrum tækjum.
ui-add-friend = Bæta við vini
ui-friend-way = Hvernig vinur kemst í sæti { $number }
ui-friend-open = hver sem er með tengilinn
ui-friend-invited = með persónulegum tengli
ui-friend-name = fyrir hvern
ui-friend-name-of-seat = Fyrir hvern sæti { $number } er
ui-order = Röð sæta
ui-order-listed = eins og talið er
ui-order-drawn = dregin í upphafi
ui-listing = Hver finnur borðið
ui-listing-link = sá sem er með tengilinn
ui-listing-lobby = allir á þessum þjóni
ui-room-make = Opna borðið
ui-room-make-help = Vinirnir setjast hver við sinn skjá. Ekkert er gefið fyrr en allir eru komnir.
ui-only-here = Aðrir geta ekki opnað þessa slóð: hún vísar hverju tæki á sjálft sig.
ui-only-here-do = Til að aðrir komist að skaltu stöðva þjóninn, ræsa hann svona, opna slóðina sem hann birtir og opna borðið þar:

### Borð sem bíður

ui-tables = Borð sem bíða
ui-room = Borð
ui-room-of = Borð: { $game }
ui-room-waits =
    { $count ->
        [one] { $count } sæti laust
       *[other] { $count } sæti laus
    }
ui-room-invited = Boð hafa: { $names }
ui-room-unready = Enn beðið eftir: { $names }
ui-room-starts = Leikurinn hefst …
ui-room-begins = Leikurinn hefst
ui-room-sat = { $name } er við borðið
ui-room-gone = Þetta borð er ekki lengur hér: því var lokað eða enginn kom í heilan dag. Biddu um nýjan tengil eða opnaðu þitt eigið borð.
ui-room-begun = Leikurinn við þetta borð er hafinn. Þú getur horft á.
ui-room-watch = Horfa á
ui-room-your-name = Nafnið þitt
ui-room-sit = Setjast
ui-room-kept = Sömu leikmenn, nýr leikur: sætið þitt bíður þín.
ui-room-full = Öll sæti eru skipuð eða frátekin. Ef sæti losnar geturðu sest hér.
ui-room-freed = Þú átt ekki lengur sæti við þetta borð.
ui-room-reserved = Þetta borð er fyrir leik í keppni. Ef það er þinn leikur skaltu taka sætið þitt á síðu keppninnar.
ui-room-set-ready = Ég er til
ui-room-unset-ready = Bíða samt aðeins
ui-room-leave = Fara frá borðinu
ui-room-invite = Bjóða vinum
ui-room-link = Tengill á borðið
ui-room-fill = Tölvur í laus sæti
ui-room-fill-invited = Tölvur koma í stað þessara: { $names }
ui-room-fill-both = Tölvur í laus sæti og í stað þessara: { $names }
ui-room-start-with-bots = Byrja með tölvum
ui-room-start-without-empty = Byrja án lausu sætanna
ui-room-close = Loka borðinu
ui-room-close-sure = Loka borðinu fyrir alla?
ui-room-keep = Halda opnu
ui-room-order-listed = Sæti í þessari röð
ui-room-order-drawn = Dregið er um sæti í upphafi
ui-from-start = Byrjar á stöðu úr öðrum leik (eftir ákvörðun { $k }).
ui-from-known = Hver heldur því sem hann hefur; ný tilviljun ræður því sem á eftir að draga. Sá sem sá þann leik veit hvað er hulið.
ui-room-listed = Allir á þessum þjóni finna borðið
ui-room-in-group = Meðlimir hóps sjá þennan leik og úrslit hans
ui-room-by-link = Aðeins með tengli

### Sætin við það

ui-chair-free = Laust sæti
ui-chair-open = fyrir þann sem er með tengilinn
ui-chair-invited = boð bíður
ui-chair-invited-nobody = fyrir eitt boð
ui-chair-kept = frátekið handa þér
ui-chair-ready = er til
ui-chair-waiting = ekki enn
ui-chair-host = gestgjafi
ui-chair-remove = Taka frá borðinu
ui-chair-remove-of = Taka frá borðinu: { $name }
ui-chair-link = Tengill
ui-chair-link-of = Tengill á sæti { $number }
ui-chair-link-help = Sá sem opnar þennan tengil fyrst má setjast hér. Hann virkar einu sinni.
ui-chair-new-link = Nýr tengill
ui-chair-new-link-of = Nýr tengill á sæti { $number }
ui-chair-invite = Persónulegur tengill
ui-chair-invite-of = Persónulegur tengill á sæti { $number }
ui-chair-open-up = Opna fyrir öllum

### Tenglar til annarra

ui-send-copy = Afrita
ui-send-copied = Afritað
ui-send-share = Deila
ui-send-code = QR-kóði
ui-send-code-of = QR-kóði: { $link }

### A fair deal

ui-deal = Sanngjörn gjöf
ui-deal-help = Enginn leikmaður getur valið hvað er gefið og þjónninn ekki heldur á meðan ein síða sem leggur til tilviljunarinnar er heiðarleg. Með þessum tölustöfum hefur þjónninn lofað lykli; á undan fyrsta spilinu lofar hver síða framlagi sínu. Þessi síða geymir það allt og ber það saman eftir lokin.
ui-deal-promise = Það sem þjónninn lofaði
ui-deal-unpledged = Ekkert loforð um framlag til tilviljunarinnar: { $names }
ui-deal-promised-same = Borið saman við það sem þessi síða geymdi áður en gefið var: skuldbinding, röð, nöfn og loforð eru þau sömu.
ui-deal-promised-after = Skuldbindingin kom um leið og gefið var: engu var breytt síðar, en það sýnir ekki að þjónninn hafi ekki valið.
ui-deal-promised-other = Borið saman við það sem þessi síða geymdi áður en gefið var: skuldbinding, röð, nöfn eða loforð eru önnur. Ekki treysta þessari gjöf.
ui-deal-promised-unknown = Þessi síða geymdi ekkert áður en gefið var og getur því ekki borið saman. Þau sem sátu við borðið geta borið saman tölustafina hér fyrir neðan.
ui-deal-fits = Skuldbinding, framlög, upphafstala og sæti í skránni koma heim hvert við annað.
ui-deal-pledged = Lögðu sitt til tilviljunarinnar eins og lofað var: { $names }
ui-deal-given = Lögðu sitt til tilviljunarinnar í sama skrefi og gefið var: { $names }
ui-deal-missing = Lofuðu framlagi til tilviljunarinnar sem kom ekki í tæka tíð: { $names }
ui-deal-alone = Enginn lagði neitt til tilviljunarinnar: lykillinn einn réð.
ui-deal-left-out = Framlagi þessarar síðu var sleppt.
ui-deal-other-seats = Í skránni situr annað fólk í sætunum en í leiknum.
ui-deal-hidden = Þjónninn sýnir ekki það sem þessi síða lofaði fyrir: { $names }. Ekki treysta þessari gjöf.
ui-deal-gone = Þessari síðu var lofað sanngjarnri gjöf en skráin segir ekki hvernig var gefið. Ekki treysta þessari gjöf.
ui-deal-replayed =
    { $count ->
        [one] Þegar spilað er aftur frá þessari gjöf leiðir { $count } ákvörðun til þessarar niðurstöðu.
       *[other] Þegar spilað er aftur frá þessari gjöf leiða { $count } ákvarðanir til þessarar niðurstöðu.
    }
ui-deal-other-end = Þegar spilað er aftur frá þessari gjöf verður niðurstaðan önnur. Fjöldi ákvarðana: { $count }
ui-deal-not-replayed = Ekki var hægt að spila leikinn aftur hér: síðan hefur ekki reglurnar.
ui-deal-commitment = Lofað: { $commitment }
ui-deal-compare = Til samanburðar, skuldbinding og loforð í einu: { $promise }
ui-deal-none = Skrá þessa leiks segir ekki hvernig gefið var: hún er eldri en sanngjarnar gjafir.

### Sæti sem flyst í annað tæki

ui-move-seat = Flytja sætið á annað tæki
ui-move-seat-of = Flytja sætið á annað tæki: { $name }
ui-move-seat-help = Opnaðu þennan tengil þar eða beindu myndavélinni að kóðanum. Hann virkar einu sinni, innan klukkutíma. Þú spilar áfram þar; þetta tæki horfir þá á.
ui-claim = Sætið þitt flyst hingað

### Skilaboð til fólks annars staðar

notice-turn = Þú átt leik: { $game }
notice-turn-short = Lítill tími eftir: þú átt leik – { $game }
notice-again = Spila aftur: { $game }
notice-others = Einnig við borðið: { $names }
notice-match = { $group }: þú átt viðureign fyrir höndum
notice-matches = { $group }: þú átt viðureignir fyrir höndum
notice-match-of = { $competition } – { $game }. Aðrir leikmenn: { $names }
notice-why = Þessi póstur berst af því að beðið var um hann.
notice-stop = Engin skilaboð framar hingað:
notice-confirm-title = Boardwright: er þetta netfangið þitt?
notice-confirm = Einhver sem spilar á Boardwright vill fá skilaboð um leiki sína hingað. Ef það ert þú, opnaðu þá þennan tengil innan þriggja daga:
notice-confirm-not = Ef það ert ekki þú þarftu ekkert að gera: ekkert meira berst.

ui-notices = Láta mig vita þegar ég á leik
ui-notices-of = Láta mig vita þegar ég á leik: { $name }
ui-notices-help = Þegar leikurinn hefur beðið eftir þér í fimm mínútur og þú ert hvergi með hann opinn. Þú færð ekki önnur skilaboð fyrr en þú hefur litið við. Eftir leikslok einnig þegar annar leikmaður vill spila aftur.
ui-notices-group = Láta mig vita af leikjum mínum
ui-notices-group-help = Þegar þú átt viðureign í keppni fyrir höndum, þegar aðeins þig vantar við borðið, og einu sinni enn eftir þrjá daga. Í leikjum hópsins sem hefjast héðan í frá einnig þegar röðin kemur að þér.
ui-notices-push = Skilaboð á þessu tæki
ui-notices-push-help = Einnig þegar þessi síða er lokuð.
ui-notices-push-none = Þessi vafri getur það ekki hér. Til þess þarf https; á iPhone þarf fyrst að bæta síðunni á heimaskjáinn.
ui-notices-push-denied = Skilaboð frá þessari síðu eru ekki leyfð. Þú getur leyft þau í stillingum vafrans.
ui-notices-mail = Tölvupóstur
ui-notices-mail-to = Netfang
ui-notices-confirm-help = Fyrst berast skilaboð með tengli til að staðfesta.
ui-notices-waits = Óstaðfest: opnaðu tengilinn sem var sendur til { $to }
ui-notices-webhook = Kall til forrits (webhook)
ui-notices-webhook-to = Vefslóð þess, byrjar á https://
ui-notices-webhook-help = Það fær skilaboðin sem JSON, eins og spjallforrit á borð við Slack og Discord taka við þeim. Ekki er kallað í vistföng á einkanetum.
ui-notices-on = Kveikja
ui-notices-off = Slökkva
ui-notices-to = Kveikt: { $to }
ui-notices-here = Kveikt
ui-notices-is-on = { $what } (kveikt)
ui-notices-is-off = { $what } (slökkt)
ui-notices-quiet = Kyrrðartími
ui-notices-quiet-from = frá
ui-notices-quiet-to = til
ui-notices-answer = Skilaboð um leikina þína
ui-notices-confirm-question = Eiga skilaboð um leikina þína að berast til { $to }?
ui-notices-confirm-do = Já, þetta er netfangið mitt
ui-notices-confirmed = Staðfest. Skilaboð munu berast til { $to }.
ui-notices-stop-question = Eiga engin skilaboð að berast framar til { $to }, hvorki um leiki né hópa?
ui-notices-stop-do = Engin skilaboð framar
ui-notices-stopped = Engin skilaboð munu framar berast til { $to }.

### Það sem sagt er við leikinn

ui-talk-title = Spjall við borðið
ui-talk-empty = Enginn hefur sagt neitt enn.
ui-talk-say = Segðu eitthvað
ui-talk-send = Senda
ui-talk-phrases = Segja með einum smelli
ui-talk-watchers = Leikmenn geta lesið orð áhorfenda þegar leiknum er lokið.
ui-talk-your-name = Nafnið þitt
ui-talk-unsent = ekki sent enn
ui-talk-mute = Fela það sem þessi segir: { $name }
ui-talk-muted = Falið: { $names }
ui-talk-unmute = Sýna aftur
ui-talk-report = Tilkynna þessi skilaboð
ui-talk-report-player = Tilkynna þennan leikmann
ui-talk-report-why = Ástæða tilkynningar (valfrjálst)
ui-talk-reported = Tilkynnt. Umsjónarmenn þessa þjóns skoða málið.
ui-talk-more = Meira um þessi skilaboð
ui-talk-watcher = Horfir á
ui-notes = Glósurnar mínar
ui-notes-help = Aðeins þú sérð þær, á þessu tæki.
ui-phrase-hello = Halló!
ui-phrase-good-luck = Gangi þér vel!
ui-phrase-well-played = Vel leikið!
ui-phrase-thanks = Takk!
ui-phrase-one-moment = Augnablik.
ui-phrase-your-turn = Þú átt leik.
ui-phrase-oops = Úps!
ui-phrase-again = Eigum við að spila aftur?
ui-reactions = Svara með mynd
ui-reaction-agree = Sammála
ui-reaction-clap = Vel gert!
ui-reaction-laugh = Fyndið
ui-reaction-wow = Þetta kom á óvart
ui-reaction-hmm = Ég er að hugsa
ui-reaction-sorry = Fyrirgefðu
ui-reaction-by = { $reaction }: { $names }
### Tölvur sem spila fyrir fólk

ui-resign = Hætta leik
ui-resign-of = Hætta leik: { $name }
ui-resign-sure = Hætta leik?
ui-resign-help = Tölva spilar þá áfram fyrir þig. Þú getur tekið sætið aftur hvenær sem er.
ui-resign-rated = Í leik sem telur til stiga telst þú þá í síðasta sæti.
ui-resign-competition = Í þessum leik í keppninni telst þú þá í síðasta sæti.
ui-resign-do = Tölva spilar áfram
ui-resign-keep = Halda áfram
ui-play-on = Taka sætið aftur
ui-play-on-help = Tölva spilar fyrir þig.
ui-stand-in-ask = Láta tölvu spila áfram
ui-stand-in-ask-of = Láta tölvu spila áfram: { $name }
ui-stand-in-agree = Samþykkja
ui-stand-in-against = Bíða enn
ui-stand-in-question = Á tölva að spila hér áfram? Samþykkt: { $names }
ui-stand-in-waits = Beðið er eftir samþykki hinna.
ui-stand-in-begins = { $name }: héðan í frá spilar tölva.
ui-stand-in-ends = { $name } spilar aftur með.
ui-stand-in-asked = { $name }: beðið er eftir leik. Á tölva að spila áfram? Svaraðu í leikmannalistanum.
ui-stand-in-level = Getustig tölva sem leysa af
ui-stand-in-usual = eins og venjulega
ui-stand-in-of = Tölvur sem leysa af: { $level }
ui-hints = Ábendingar
ui-hints-allowed = leyfðar
ui-hints-forbidden = ekki leyfðar
ui-room-no-hints = Ábendingar eru ekki leyfðar
ui-rated = Styrkleikastig
ui-rated-yes = telur til stiga
ui-rated-no = telur ekki
ui-rated-rules = Leikurinn telur til stiga: engar ábendingar og ekkert prófað. Val má afturkalla þar til aðrir hafa leikið. Hver sem hættir, eða lætur tölvu velja fyrir sig þó ekki sé nema einu sinni, telst síðastur.
ui-back-asks = { $name } biður um að síðasta val sitt verði afturkallað og allt sem á eftir kom.
ui-back-against = Spila áfram
ui-back-waits = Svar vantar enn: { $names }
ui-back-withdraw = Draga beiðnina til baka
ui-back-declined = { $name } vill heldur spila áfram.
ui-back-withdrawn = { $name } biður ekki lengur um þetta.
ui-back-played-on = Leikurinn hefur haldið áfram, svo ekkert er afturkallað.

### Klukkur

ui-clock = Klukka
ui-clock-none = engin klukka
ui-clock-move =
    { $minutes ->
        [one] { $minutes } mínúta á leik
       *[other] { $minutes } mínútur á leik
    }
ui-clock-match = { $minutes } mín. fyrir allan leikinn og { $seconds } sek. að auki með hverjum leik
ui-clock-days =
    { $days ->
        [one] { $days } dagur á leik
       *[other] { $days } dagar á leik
    }
ui-clock-rest = Hvað telur ekki
ui-clock-rest-nothing = allt telur
ui-clock-rest-nights = nætur
ui-clock-rest-both = nætur og helgar
ui-clock-nights = Nætur telja ekki (22:00–8:00 þar sem hver og einn býr)
ui-clock-weekends = Helgar telja ekki
ui-clock-zero = Þegar tíminn er liðinn
ui-clock-zero-bot = tölva spilar áfram
ui-clock-zero-wait = hinir bíða
ui-clock-of = Tími: { $name }
ui-clock-up = Tíminn er liðinn
ui-clock-away = Í fríi til { $date }
ui-clock-soon = Sekúndur eftir: { $seconds }
ui-clock-pause = Biðja um hlé
ui-clock-pause-question = Hlé? Samþykkt: { $names }
ui-clock-no-pause = Ekkert hlé
ui-clock-go-on = Halda áfram
ui-clock-runs = Klukkurnar ganga aftur.
ui-clock-asked = Beiðni um hlé: { $names }. Svaraðu í leikmannalistanum.

### Hvað ef

ui-what-if-board = Hvað ef: prufuborð
ui-what-if-mark = Prufa
ui-what-if-says = Aðeins þú sérð þetta borð og ekkert af því er sent. Það sem þú getur ekki vitað er uppspuni.
ui-what-if-back = Aftur í leikinn
ui-what-if-back-replay = Aftur í endursýninguna
ui-what-if-your-turn = Röðin er komin að þér í leiknum.
ui-what-if-restart = Frá byrjun
ui-what-if-deal = Gefa það hulda upp á nýtt
ui-what-if-bots = Tölva velur fyrir hina

### Hverjir mega horfa

ui-watch = Hverjir mega horfa
ui-watch-all = allir sem finna borðið
ui-watch-invited = þeir sem hafa tengil fyrir áhorfendur
ui-watch-delayed = með tengli: allt, en með töf
ui-watch-after = allir, eftir að leik lýkur
ui-watch-nobody = enginn
ui-watch-how-late = Töf
ui-watch-late = Töf hjá áhorfendum: { $time }
ui-watch-warning = Áhorfendur sjá líka það sem er hulið. Vinur meðal þeirra, eða annað tæki, gæti sagt leikmanni frá því.
ui-watch-watchers = Áhorfendur
ui-watch-link = Tengill fyrir áhorfendur
ui-watch-link-help = Sá sem opnar þennan tengil má horfa. Hann gildir þar til þú sendir áhorfendur burt.
ui-watch-new-link = Nýr tengill fyrir áhorfendur
ui-watch-withdraw = Senda áhorfendur burt
ui-watch-come = Þú kemur til að horfa
