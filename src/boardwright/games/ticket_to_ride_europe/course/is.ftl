# Það sem kennslan segir: verkefni hvers skrefs í steps.toml og ráð ef leyfilegt val leiddi annað.

learn-tickets = Gaman að sjá þig! Þú leggur járnbrautir um Evrópu. Lestarmiði nefnir tvær borgir: tengdu þær fyrir leikslok og þú færð stigin, annars tapast þau. Haltu að minnsta kosti tveimur. Edinborg – París og París – Zagreb mætast í París, svo ein lína þjónar báðum.
learn-tickets-hint = Haltu tveimur lestarmiðum eða fleiri.
learn-take = Þegar þú átt leik gerirðu eitt. Oft er það þetta: taka tvö spil. Þú vilt leiðina Dieppe – París og hún er fjólublá. Taktu fjólubláa spilið sem liggur opið.
learn-take-hint = Þig vantar fjólublátt spil: taktu það úr opnu spilunum fimm.
learn-second = Nú kemur seinna spilið. Enginn veit hvað liggur efst í bunkanum: dragðu það. Kannski er það dráttarvagn!
learn-second-hint = Opið spil gengi líka en dragðu úr bunkanum í þetta sinn.
learn-locomotive = Dráttarvagn gildir sem hvaða litur sem er. Opinn dráttarvagn er svo góður að hann er allur leikurinn þinn í það skipti. Taktu hann.
learn-locomotive-hint = Dráttarvagninn er meðal opnu spilanna. Taktu hann.
learn-claim = Nú skaltu byggja! Leið kostar jafnmörg spil í sínum lit og reitirnir eru. Dieppe – París er einn fjólublár reitur: eignaðu þér hana.
learn-claim-hint = Lestarmiðarnir þínir þurfa Dieppe – París: eignaðu þér þá leið fyrir fjólubláa spilið.
learn-long = Langar leiðir gefa meira: 1, 2, 4 og 7 stig fyrir einn til fjóra reiti, 15 fyrir sex og 21 fyrir átta. Eignaðu þér appelsínugulu leiðina Edinborg – London: þrjú appelsínugul spil og dráttarvagn sem það fjórða.
learn-long-hint = Veldu Edinborg – London og borgaðu þrjú appelsínugul spil og dráttarvagninn.
learn-ferry = Yfir hafið liggja ferjur: fyrir hvern dráttarvagn sem er teiknaður á leiðina þarf að borga dráttarvagn. Eignaðu þér ferju London – Dieppe með dráttarvagninum og einu spili enn. Þá er fyrsti lestarmiðinn í höfn!
learn-ferry-hint = London – Dieppe er það sem vantar milli Edinborgar og Parísar.
learn-tunnel = Leiðin til Zagreb liggur undir Alpana. París – Zürich er grá leið, svo hvaða einn litur sem er dugar, og hún er göng. Leggðu þrjú gul spil, þá er þremur flett: hvert gult spil eða dráttarvagn þar kostar eitt spil enn. Láttu vaða!
learn-tunnel-hint = Veldu göngin París – Zürich og borgaðu með gulu.
learn-extra = Dráttarvagni var flett: göngin kosta eitt spil enn. Þú átt gult spil, svo borgaðu. Sá sem getur það ekki eða vill það ekki tekur spilin aftur og á ekki lengur leik.
learn-extra-hint = Þú hættir við göngin. Reyndu aftur og borgaðu aukaspilið.
learn-station = Nú vantar aðeins Feneyjar – Zagreb og mótherjinn á hana. Til þess eru lestarstöðvar: lestarstöð í borg leyfir þér að nota eina leið annarra þaðan. Sú fyrsta kostar eitt spil. Byggðu hana í Feneyjum eða Zagreb.
learn-station-hint = Lestarstöð hjálpar þar sem leið mótherjans byrjar eða endar: í Feneyjum eða Zagreb.
learn-more = Báðir lestarmiðarnir eru í höfn. Enn eitt sem þú getur gert: dragðu þrjá lestarmiða og haltu að minnsta kosti einum. Stig fyrir miða sem þú lýkur ekki dragast frá. Veldu vel!
learn-more-hint = Dragðu lestarmiða í þetta sinn: þeir liggja hjá spilabunkanum.
learn-last = Þegar einhver á tvo vagna eða færri eftir fá allir að gera einu sinni enn og svo eru stigin talin. Þú átt fimm vagna: leið með þrjá reiti setur lokin af stað. Eignaðu þér hvítu leiðina Frankfurt – París!
learn-last-hint = Þá áttu of marga vagna eftir. Eignaðu þér hvítu leiðina Frankfurt – París fyrir þrjú hvít spil.
learn-match = Ónotaðar lestarstöðvar gefa fjögur stig hver og lengsta óslitna leiðin tíu í viðbót. Þú kannt nóg: spilaðu síðustu vagna leiksins. Tölvan er byrjandi. Ljúktu við lestarmiðana þína!
