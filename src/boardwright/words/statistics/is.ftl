### Textar um tölfræði, sóttir með henni

ui-stats-game = Spil
ui-stats-what = Loknir leikir þínir á þjóninum og á þessu tæki; hver telur einu sinni. Andstæðingar eru „fólk“ ef manneskja er á meðal þeirra, annars ræður getustig sterkustu tölvunnar.
ui-stats-what-here = Loknir leikir þínir á þessu tæki. Andstæðingar eru „fólk“ ef manneskja er á meðal þeirra, annars ræður getustig sterkustu tölvunnar.
ui-stats-offline = Ekki næst í þjóninn: hér eru aðeins leikirnir á þessu tæki.
ui-stats-all-names = Öll nöfn
ui-stats-nameless = Án nafns
ui-stats-groups = Fjöldi leikmanna og getustig
ui-stats-of = Leikmenn: { $players }, andstæðingar: { $level }
ui-stats-places = Sæti
ui-stats-course = Stig í síðustu leikjum
ui-stats-course-told = Stig í síðustu leikjum: fyrst { $first }, síðast { $last }, mest { $best }
ui-stats-opponents = Á móti hverjum
ui-stats-save = Allir leikir sem telja hér, með tölum sínum.
ui-stats-none = Engir loknir leikir enn. Hver leikur sem þú lýkur telur hér.
ui-stats-none-of = Engir loknir leikir þessa leikmanns.
