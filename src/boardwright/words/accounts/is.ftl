### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Notendareikningur
ui-account-what = Þú þarft engan. Reikningur safnar borðum þínum, stillingum og úrslitum á öllum tækjum þínum.
ui-account-sign-in = Skrá inn
ui-account-new = Nýr reikningur
ui-account-name = Nafn
ui-account-name-help = Enginn nema þú sér það. Við borð heitir þú það sem þú vilt.
ui-account-password = Lykilorð
ui-account-password-help = Fjöldi stafa: { $least } eða fleiri. Hér er enginn póstur: enginn getur endurnýjað gleymt lykilorð.
ui-account-bring = Taka með borð og úrslit af þessu tæki
ui-account-create = Stofna reikninginn
ui-account-signed-in = Innskráður reikningur: { $name }
ui-account-sign-out = Skrá út
ui-account-devices = Innskráð tæki
ui-account-device = Ónefnt tæki
ui-account-here = þetta tæki
ui-account-used = síðast notað: { $date }
ui-account-end = Skrá út: { $device }
ui-account-change = Breyta lykilorði
ui-account-present = Núverandi lykilorð
ui-account-wanted = Nýtt lykilorð
ui-account-changed = Lykilorðinu var breytt. Öll önnur tæki eru skráð út.
ui-account-save = Vista gögnin mín
ui-account-delete = Eyða reikningnum
ui-account-delete-help = Nafni, lykilorði og stillingum sem eru geymdar hér er eytt og öll tæki eru skráð út. Borðin þín og úrslit verða eftir á þessu tæki.
ui-account-delete-do = Eyða fyrir fullt og allt

ui-account-passkey-use = Skrá inn með aðgangslykli
ui-account-passkeys = Aðgangslyklar
ui-account-passkeys-help = Aðgangslykill hleypir þér inn með fingrafari, andliti eða kóða tækis, án lykilorðs.
ui-account-passkey-create = Stofna reikninginn heldur með aðgangslykli
ui-account-passkey-add = Bæta við aðgangslykli þessa tækis
ui-account-passkey-out = Fjarlægja
ui-account-passkey-remove = Fjarlægja aðgangslykilinn: { $device }
ui-account-prove = Þetta tæki skráði sig inn fyrir nokkru. Staðfestu að þetta sért þú:
ui-account-go-on = Halda áfram
ui-account-passkeys-none = Aðgangslyklar eru ekki mögulegir hér: þeir þurfa nýlegan vafra og síðu með https:// og nafni, eða localhost.
