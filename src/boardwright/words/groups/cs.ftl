### Co stránka říká o skupinách: načítá se s jejich obrazovkami

ui-groups-help = Skupina drží pohromadě lidi, se kterými hraješ. Její členové vidí jména ostatních, otevřené stoly a výsledky.
ui-groups-none = Zatím nejsi v žádné skupině. Založ ji, nebo si řekni o pozvánku.
ui-groups-new = Nová skupina
ui-groups-name = Název skupiny
ui-groups-own = Tvé jméno ve skupině
ui-groups-create = Založit skupinu
ui-groups-people =
    { $count ->
        [one] { $count } člen
        [few] { $count } členové
        [many] { $count } člena
       *[other] { $count } členů
    }
ui-groups-tables =
    { $count ->
        [one] { $count } otevřený stůl
        [few] { $count } otevřené stoly
        [many] { $count } otevřeného stolu
       *[other] { $count } otevřených stolů
    }
ui-groups-asking =
    { $count ->
        [one] { $count } člověk se chce přidat
        [few] { $count } lidé se chtějí přidat
        [many] { $count } člověka se chce přidat
       *[other] { $count } lidí se chce přidat
    }
ui-groups-waits = Čeká se na odpověď hostitele
ui-groups-table-for = Stůl skupiny: { $name }

ui-group-invited = Pozvánka do skupiny: { $name }
ui-group-ask = Požádat o přijetí
ui-group-asked = Žádost je odeslaná. Jakmile hostitel souhlasí, skupina se tu objeví.
ui-group-members = Členové
ui-group-host = hostitel
ui-group-you = ty
ui-group-asks = chce se přidat
ui-group-admit = Přijmout
ui-group-admit-of = Přijmout: { $name }
ui-group-refuse = Odmítnout
ui-group-refuse-of = Odmítnout: { $name }
ui-group-remove-of = Vyřadit ze skupiny: { $name }
ui-group-remove-sure = Vyřadit ze skupiny? Partie zůstanou.
ui-group-remove = Vyřadit
ui-group-rename = Změnit mé jméno
ui-group-save = Uložit
ui-group-leave = Opustit skupinu
ui-group-leave-sure = Opustit tuto skupinu? Partie zůstanou.
ui-group-leave-host = Opustit tuto skupinu? Hostitelem se stane ten, kdo je tu nejdéle. Partie zůstanou.
ui-group-leave-last = Nikdo další tu není: skupina se smaže. Partie zůstanou.
ui-group-keep = Zrušit
ui-group-invite = Pozvat
ui-group-link = Pozvánka do skupiny
ui-group-link-new = Vytvořit odkaz
ui-group-link-help = Kdo má odkaz, může požádat o přijetí; rozhoduješ ty. Nový odkaz nahradí starý.
ui-group-link-close = Zrušit odkaz
ui-group-open = Otevřít stůl
ui-group-open-of = Otevřít stůl: { $name }
ui-group-no-tables = Žádný stůl není otevřený.
ui-group-no-results = Skupina zatím žádnou partii nedohrála.
ui-group-presets = Uložené stoly
ui-group-presets-help = Když otevíráš stůl, můžeš jeho nastavení uložit pro skupinu. Další stůl s ním pak otevřeš jedním stiskem.
ui-group-preset-remove = Odebrat uložený stůl: { $name }
ui-group-preset-keep = Uložit toto nastavení pro skupinu
ui-group-preset-name = Název, třeba „Čtvrtky“

ui-competitions = Soutěže
ui-competitions-none = Zatím tu není žádná soutěž. Založit ji může hostitel skupiny.
ui-competition-new = Nová soutěž
ui-competition-name = Název soutěže
ui-competition-kind = Druh
ui-competition-kind-league = liga
ui-competition-kind-league-help = Každý se utká s každým.
ui-competition-kind-knockout = vyřazovací
ui-competition-kind-knockout-help = Dál jde vítěz každého zápasu.
ui-competition-kind-swiss = švýcarský systém
ui-competition-kind-swiss-help = Utkávají se členové s podobným skóre, žádní dva dvakrát.
ui-competition-game = Hra
ui-competition-size = Hráčů u stolu
ui-competition-rounds = Počet kol
ui-competition-rounds-help = Nech prázdné a bude jich, kolik je obvyklé.
ui-competition-who = Kdo se účastní
ui-competition-start = Zahájit soutěž
ui-competition-round = Kolo { $round } z { $rounds }
ui-competition-over = skončila
ui-competition-due = Máš před sebou zápas
ui-competition-seat = Zaujmout místo
ui-competition-go = Přejít k zápasu
ui-competition-others = Ostatní hráči: { $names }
ui-competition-table-waiting = stůl je otevřený
ui-competition-table-running = zápas běží
ui-competition-group = Skupina
ui-competition-pairings = Dvojice a stoly
ui-competition-standings = Pořadí
ui-competition-place = Místo
ui-competition-entrant = Člen
ui-competition-score = Skóre
ui-competition-beaten = Pomocné skóre
ui-competition-wins = Výhry
ui-competition-matches = Zápasy
ui-competition-standings-help = Za první místo v zápase je 1, za poslední 0, ostatní jsou rovnoměrně mezi nimi. Dělená místa se průměrují. Při stejném skóre rozhoduje pomocné: součet skóre poražených soupeřů a polovina u dělených míst. Pak rozhodují výhry. Potom se místo dělí.
ui-competition-standings-bye = Za volný los je { $score }.
ui-competition-standings-knockout = Pořadí určuje kolo, do kterého se člen dostal. Dělí-li se v zápase první místo, jde dál ten, kdo sedí u stolu později v pořadí.
ui-competition-is-bye = volný los
ui-competition-is-none = nezačal
ui-competition-is-waiting = čeká na hráče
ui-competition-is-running = probíhá
ui-competition-is-over = Přehrát záznam
ui-competition-is-unplayed = nehrálo se
ui-competition-is-free = výhra bez zápasu
ui-competition-out = mimo soutěž
ui-competition-drop = Odstoupit
ui-competition-drop-sure = Odstoupit z této soutěže? Co je odehráno, zůstane; další zápasy prohraješ.
ui-competition-drop-other = Vyřadit
ui-competition-drop-of = Vyřadit: { $name }
ui-competition-drop-of-sure = Vyřadit ze soutěže tohoto člena: { $name }? Co je odehráno, zůstane; další zápasy prohraje.
ui-competition-host = Pro hostitele
ui-competition-close = Uzavřít kolo
ui-competition-close-sure = Uzavřít toto kolo? Zápasy, které neskončily, se nepočítají nikomu.
ui-competition-close-knockout = Uzavřít toto kolo? Kde zápas neskončil, jde dál hráč na prvním místě u stolu.
ui-competition-delete = Smazat soutěž
ui-competition-delete-sure = Smazat tuto soutěž? Její zápasy zůstanou.
