### Co stránka říká o skupinách: načítá se s jejich obrazovkami

ui-groups-help = Skupina drží pohromadě lidi, se kterými hraješ. Její členové vidí svá jména, otevřené stoly a výsledky.
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
ui-group-presets-help = Jedním stiskem se otevře stůl se stejným nastavením. Uložit ho jde, když pro skupinu otevíráš stůl.
ui-group-preset-remove = Odebrat uložený stůl: { $name }
ui-group-preset-keep = Uložit toto nastavení pro skupinu
ui-group-preset-name = Název, třeba „Čtvrtky“
