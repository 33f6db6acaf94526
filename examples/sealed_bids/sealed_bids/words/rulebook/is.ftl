rules-goal = Fimm umferðir; flest stig vinna.
rules-setup = Hver fær fimm af spilunum þrjátíu. Hin eru stokkurinn.
rules-bid = Allir velja spil á sama tíma. Þú mátt taka valið til baka þar til sá síðasti hefur valið. Hæsta gildið vinnur pottinn, eitt stig fyrir hvern leikmann.
rules-swap = Sá sem vinnur umferð einn má leggja spil til hliðar á grúfu og draga annað. Spil sem voru lögð til hliðar gefa bónus sinn í lokin.
rules-end = Eftir fimmtu umferð eru spil sem lögð voru til hliðar sýnd og hvert gefur sinn bónus. Flest stig vinna; ef jafnt er vinna menn saman.

figure-bids = Tvö boð: það síðara vinnur pottinn. Lítil tala með plús er bónus spils sem lagt er til hliðar.
