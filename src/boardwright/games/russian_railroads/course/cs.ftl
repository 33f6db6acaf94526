# Co říká kurz: ke každému kroku z steps.toml úkol a rada pro případ, že tah byl možný, ale vede jinam.

learn-place = Vítej! Z Moskvy stavíš tři tratě: Transsib, do Petrohradu a do Kyjeva. Ve svém tahu dáš dělníky na jedno volné pole herního plánu. Tři černé kroky jsou dobrý začátek: dej tam dva dělníky.
learn-place-hint = Dej dělníky na pole se třemi černými kroky.
learn-step = Každý krok posune kolejnici o jedno pole. Dojdi černou kolejnicí na pole 2 Transsibu a získáš šedé kolejnice pro všechny tratě.
learn-step-hint = Také krok vpřed! Šedé kolejnice se ale získávají na Transsibu.
learn-grey = Šedá jde za černou a nikdy ji nepředběhne. Při bodování černá nevynáší nic, šedá bod za pole, další barvy víc. Udělej šedý krok.
learn-grey-hint = Dej dělníky na pole se šedými kroky a pak posuň šedou.
learn-coin = Mince zastoupí dělníky a dělník zůstane volný na jiný tah. Díky zdvojnásobení se jedno z prvních polí Transsibu počítá dvakrát. Vezmi si ho a zaplať mincí.
learn-coin-hint = Zvol pole s jedním zdvojnásobením a místo dělníka zaplať mincí.
learn-locomotive = Kolejnice bodují jen tam, kam dojede lokomotiva. Na petrohradské trati žádná není! Vezmi si lokomotivu a dej ji tam.
learn-locomotive-hint = Zvol pole s lokomotivou nebo továrnou, vezmi lokomotivu a dej ji na petrohradskou trať.
learn-factory = Stejné pole dává i továrnu: nejbližší lokomotivu obrácenou rubem nahoru. Vyplní mezeru na tvé liště průmyslového rozvoje, aby ukazatel mohl dál. Postav ji.
learn-factory-hint = Zvol pole s lokomotivou nebo továrnou a pak továrnu.
learn-industry = Při bodování vynáší ukazatel průmyslu podle toho, kam došel, a kdykoli vstoupí na továrnu, továrna pro tebe pracuje. Chybí jeden krok. Udělej ho!
learn-industry-hint = Dej dělníka na pole s průmyslem.
learn-hire = Každé kolo lze najmout jednoho inženýra, a to jen za minci. Po partii dostane body, kdo má inženýrů nejvíc. Najmi tohoto!
learn-hire-hint = Zvol pole pro najmutí inženýra. Stojí minci.
learn-engineer = Inženýr má navíc vlastní pole, každé kolo a jen pro tebe. Dej tam dělníka.
learn-engineer-hint = Tvůj inženýr stojí na tvé vlastní desce. Dej k němu dělníka.
learn-token = Některá pole tratí nesou otazník. Dojdi na ně černou, a lokomotivou také, a použiješ jeden ze svých žetonů ?. Na petrohradské trati k němu chybí jeden černý krok. Udělej ho a vyber si kterýkoli žeton.
learn-token-hint = Jeden černý krok na petrohradské trati a pak žeton: to je ono.
learn-first = V tomto kole máš druhé místo v pořadí, nejlepší pole tak mohou obsadit jiní. Dělník na jedničce pořadí ti zajistí první místo v příštím kole a potom pracuje ještě jednou.
learn-first-hint = Dej dělníka na první místo pořadí.
learn-score = Když všichni pasovali, kolo se boduje: každé pole v dosahu lokomotivy, se zdvojnásobením dvakrát, a průmysl. Soupeř už nehraje. Pasuj také a uvidíš, co tvé tratě vynesou.
learn-score-hint = V opravdové partii by to byl dobrý tah. Bodování ale uvidíš, až pasuješ.
learn-match = Takových kol je šest a každé vynese víc než to předchozí. Zahraj to poslední proti začátečníkovi. Dostaň ze svých tratí, co v nich je!
