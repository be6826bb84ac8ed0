/**
 * Honest ads, many unusual, by an author who had seen neither the rules nor the training set.
 * Before they were added to the training set, 11 of 240 were held.
 */
export const thirdGoodAds = `
forsttechnik | 1.1 | Nordmanntannen Jungpflanzen 2+2 | 1,10 das Stück ab 100, wurzelnackt, Herkunft Ambrolauri mit Begleitschein.
traktoren | 1600 | Hatz Dieselmotor E89 mit Förderband | Band 6 m, Gummi rissig, Motor tuckert wunderbar.
heu-stroh | 20 | Mais Körner geschrotet | Bigbag 600 kg je dt 20. Frisch gemahlen auf Bestellung, also zwei Tage vorher sagen.
hofladen-haushalt | 0 | Umzugskartons und Einmachgläser | Zu verschenken in Wittstock, am Tor abgestellt.
anhaenger-transport | 350 | Fahrradanhänger Holland Lastesel | zieht auch 60 kg Futter
haus-garten | 8 | Brennnesseljauche, stinkt legal | Kanister 5 Liter gegen Läuse, selbst angesetzt aus Brennnesseln und Wasser. Pfand 2 Euro.
traktoren | - | Steyr 188 Motorhaube oder Blechsatz | Auch verbeult, hab einen guten Spengler. Versand oder ich fahr her.
sonstige-tiere | - | Reitbeteiligung auf Kaltblut | Bin 44, reite seit Kindheit, zwei Tage die Woche, helfe beim Misten.
heu-stroh | - | Suche Luzerneheu Raum Magdeburg | Zwei Pferde mit Magenproblemen brauchen davon ca. 1,5 Tonnen. Quader wären besser zu stapeln für mich.
sonstige-tiere | - | Suche Bienenvölker für Neueinsteiger | Zwei Ableger auf Zander, mit Gesundheitszeugnis bitte. Hab im Winter den Kurs beim Imkerverein Fulda gemacht.
brennholz | 50 | Pappelholz am Stück | Sturm, drei dicke Stämme. Für Osterfeuer oder Werkstattofen, ehrlich gesagt brennt es schnell weg. Traktor zum Rücken vorhanden.
sonstige-tiere | 2800 | Haflinger Wallach 11 Jahre | Geritten und gefahren, verkehrssicher vor der Kutsche, schmiedefromm. Kein Anfängerpferd im Gelände, er ist flott. Ankaufsuntersuchung gern auf Kosten des Käufers. Equidenpass selbstverständlich vorhanden. Platz vor Preis, Offenstall wäre schön.  Noch ein Wort zu ihm: Sammy ist bei uns geboren und kennt alles vom Traktor bis zum Faschingsumzug. Er lebt barhuf, verträgt sich mit Stuten und Wallachen, lässt sich verladen und frisst wie jeder Haffi zu gern, also bitte kein 24-Stunden-Heu. Wir geben ihn her, weil die Tochter jetzt studiert und ich mit der neuen Hüfte nicht mehr aufs Pferd darf. Probereiten gern mehrmals. Anzahlung brauchen wir keine, wir reservieren nach Besichtigung eine Woche.
acker-gruenland | 24000 | Fischteich 1800 qm mit Hütte | Im Vogtland, Zulauf vom Bach wasserrechtlich genehmigt. Karpfen und Schleien drin. Notarkosten trägt der Käufer.
traktoren | 800 | Suche Kartoffelroder Schüttelroder | Einreihig, für kleinen Schlepper mit 25 PS. Zustand egal solang er vollständig ist. Raum Uelzen plus 80 km.
hofladen-haushalt | 55 | Leiter Alu 3x11 Sprossen | Hymer, keine Dellen, TÜV-Aufkleber vom letzten Jahr weil sie im Verein geprüft wurde.
sonstige-tiere | 55 | Puten bronze, 3 Jungtiere | im Juni geschlüpft, Freiland, für Zucht oder Braten
haus-garten | 5 | Quittenbaum Ableger | Konstantinopler, im Topf, ca 70 cm
haus-garten | 18 | Dahlienknollen Mischung 10 Stück | Pompon und Kaktus, überwintert im Sandkeller. Farben rot, lachs, weiß durcheinander, ich hab die Schilder verloren.
traktoren | 4800 | Güllefass Fliegl 6000 l | Verzinkt, Einachser, Saugleitung 4 m und Prallteller. Bremse wurde im Frühjahr überholt. Nur Selbstabholer, nach Terminabsprache auch sonntags.
brennholz | - | Selbstwerber sucht Schlagabraum | Motorsägenschein und Ausrüstung da, möchte 10 bis 15 fm pro Jahr machen im Raum Wittlich.
dienstleistungen | 80 | Zaunbau Festzaun und Strom | Mit Pfahlramme am Schlepper, Meterpreis nach Gelände. Referenz: 1,8 km Wolfsschutzzaun in Rethem.
hofladen-haushalt | 30 | Bierzeltgarnituren, 10 Sätze | 3 Euro je Satz und Wochenende. Abholung Feuerwehrhaus Ebersdorf. Verein freut sich.
haus-garten | 35 | Sense mit Steinwetzer und Kumpf | Schröckenfux 75er Blatt, frisch gedengelt, Worb für Leute um 1,75 m. Zeige gern wie man dengelt.
hofladen-haushalt | 10 | Marmeladentrichter, Passiermühle, Kirschentsteiner | Drei Sachen, zusammen einen Zehner.
haus-garten | 45 | Pferdeäppel kompostiert 3 Jahre | Anhänger voll mit Radlader 45. Ohne Späne, nur Stroh. Riecht nach Waldboden.
acker-gruenland | - | Stall zur Miete, meine Familie hat schon Nein gesagt | Alter Schweinestall 120 qm als Lager, Werkstatt, Atelier. Kaution zwei Mieten auf ein Sparbuch, Vertrag schriftlich, Schlüssel bei Unterschrift vor Ort.
hofladen-haushalt | 12 | Rohrbombe heißt bei uns der Wasserkocher | Also: alter Edelstahl-Tauchsieder mit Rohrmantel, 2 kW, zum Tränke auftauen. Keine Angst.
heu-stroh | 26 | Triticale 14 % Feuchte | Eigene Ernte, gereinigt, Futterqualität, 26 Euro pro dt lose. Big Bag gegen Pfand.
heu-stroh | 3.5 | Kleinballen Gerstenstroh | Staubfrei, unter Dach, etwa 12 kg. Auch nur zehn Stück möglich.
haus-garten | 150 | Motorhacke Honda F220 | Läuft nach Vergaserreinigung wieder rund. Radsatz und Häufler gehören dazu.
hofladen-haushalt | 45 | Gerüst Rollgerüst Höhe 6 m | Wochenende 45, mit Ballast und Aufbauanleitung. Im Kombi mit Dachträger transportierbar.
hofladen-haushalt | 130 | Hochdruckreiniger Kärcher HD 5/12 | Gewerbegerät, Düse und Dreckfräse dabei. Am Griff ist eine Schraube ersetzt, dicht ist alles. Vorführung mit Wasser möglich, einfach Bescheid geben wann ihr kommen wollt.
traktoren | 680 | Melkmaschine Eimermelkanlage Westfalia | Zwei Eimer, Pumpe mit Öl, Zitzengummis neu. Für Ziegen umgerüstet, Kuhzitzenbecher liegen bei.
traktoren | 12500 | Amazone D9-30 mit Kreiselegge KE 3000 | Kombination 3 m, Rollschar, Fahrgassenschaltung, Striegel. Baujahr 2008, immer unter Dach. Zinken der Egge sind zur Hälfte runter. Mehrwertsteuer ausweisbar.
dienstleistungen | - | Imkerpate für unseren Schulgarten | Grundschule in Nordhorn, ab März mittwochs. Anzug in Kindergröße ist da.
traktoren | 3500 | Feldspritze Hardi 800 l leer | 15 Meter Gestänge, Prüfplakette gültig bis 2027, Düsen neu, wird sauber gespült übergeben. Wir haben die Flächen verpachtet.
anhaenger-transport | 80 | 4 Winterreifen 195/65 R15 | Auf Stahlfelge Golf, DOT 2021, 6 mm.
haus-garten | 85 | Hochbeet Lärche 200x100 | Eigenbau, unbehandelt, Noppenfolie innen. Zerlegt in sechs Teile, passt in Kombi
hofladen-haushalt | 16 | Schallplatten Heino bis Hendrix | Versand mit Hermes 5,49 trägt der Käufer, Geld vorher aufs Konto oder persönlich in Husum.
traktoren | 390 | Wiesenschleppe 4 Meter klappbar | Mechanisch zu klappen, Sterne noch gut. Paar Glieder fehlen außen.
heu-stroh | 5 | Möhren für Pferde, Sack 25 kg | Waschmöhren die zu krumm für den Handel sind. Ab Hof bei Dannenberg, samstags 9 bis 12.
anhaenger-transport | 50 | Mofa Hercules ohne Papiere, nur Teileträger | Rahmen ist gebrochen, Betriebserlaubnis ging in den 80ern verloren, also wirklich nur für Teile. Kaufvertrag mache ich trotzdem.
dienstleistungen | - | Pflasterer für Hofeinfahrt | 90 qm Verbundstein, Material liegt. Angebot mit Rechnung bitte.
acker-gruenland | - | Gartenparzellen für eine Saison | Je 50 qm vorgeackert, Wasserfass steht, Gerät zum Teilen. 90 € von April bis Oktober. Ackerglück heißt unser Feld, es liegt bei Erding.
hofladen-haushalt | - | Alte Emailschilder 'Gift' und 'Vorsicht bissiger Hund' | Sammle Blechschilder aus der Landwirtschaft bis 1960. Auch Saatgut- und Düngerwerbung.
dienstleistungen | - | Klauenpflege Rinder im Allgäu | Geprüfter Klauenpfleger, eigener Kippstand. Termine derzeit in etwa drei Wochen, Notfälle eher.
dienstleistungen | 25 | Ich lese alte Schriften vor | Sütterlin, Kurrent, Hofurkunden und Feldpost. Pauschal 25 € die Stunde, Ergebnis getippt. Pensionierte Lehrerin aus Quedlinburg, schicke gern ein Probeblatt per Post. Familiengeheimnisse bleiben bei mir.
traktoren | 1500 | Dä Bulldog muss fott | Isch han kei Platz mieh. Ne 11er Deutz, Baujohr 58, dä löpp wie e Nähmaschinche. Zo besichtije en Zülpich, Kaffe jitt et och.
hofladen-haushalt | 30 | Apothekerschrank-Schubladen, 24 Stück | Beschriftet mit Rad. Valerianae, Fol. Belladonnae usw., alle leer und ausgewaschen. Holz Kirsche.
anhaenger-transport | 900 | PKW Anhänger Humbaur 1300 kg | gebremst, Laubgitteraufsatz, Stützrad. 100er Zulassung eingetragen
brennholz | 60 | Holzspalter 22 t mit Seilwinde | 60 Euro Tagessatz, Zapfwelle oder Kraftstrom. Einweisung bei Übergabe, ohne Einweisung geb ich ihn nicht her.
hofladen-haushalt | 20 | Brotkasten, Steinguttöpfe, Sieb | Vom Dachboden, alles zusammen 20. Ein Topf hat Haarriss.
sonstige-tiere | 180 | Zwei Ouessant Auen, Herdbuch | Geboren 2023, schwarz, führig, auf Moderhinke negativ. Nur zusammen und nicht in Einzelhaltung. Transportbox kann geliehen werden.
anhaenger-transport | 2900 | Ford Ranger, Käufer zahlt per Überweisung | Sofortüberweisung am Küchentisch beim Abholen ist völlig ok, Bargeld auch. 2012er, 190 tkm, Hardtop, Rost am Rahmen wurde geschweißt und versiegelt. Ich brauche ihn nicht mehr, seit wir die Jagd abgegeben haben.
traktoren | 18000 | Case IH CS 94 Allrad | 5400 Stunden, Druckluft, Klima geht leider nicht, sonst alles wie es soll. Kupplung bei 4800 neu. Zweitschlepper auf einem Milchviehbetrieb gewesen. Inspektionsheft liegt vor. Preis ist Verhandlungssache, aber bitte erst anschauen und dann reden. Anfragen wie 'was letzte Preis' beantworte ich nicht.
sonstige-tiere | 120 | Ziegenbock Bunte Deutsche Edelziege | 2 Jahre, gekört, lieb, stinkt wie es sich gehört. Wechsel wegen Blutauffrischung.
haus-garten | 120 | Rasenmäher Sabo 43 Vario | Service mit Ölwechsel und neuem Messer gemacht. Antrieb zieht.
traktoren | 45 | Hydraulikzylinder doppeltwirkend 600 Hub | Gab's beim Umbau übrig, Stange verchromt ohne Riefen. Porto 14 €.
forsttechnik | 150 | Mobilsäge kommt zu Ihnen | Wood-Mizer LT15, ich säge auf Ihrem Platz, Stundensatz 75 oder Tag 600... Leihe ohne Bediener nur an Leute mit Erfahrung, 150 Euro.
dienstleistungen | 35 | Drohne Rehkitzsuche zum Selbstkostenpreis | Verein Kitzrettung, wir fliegen ab 4 Uhr früh, Spende statt Rechnung. Bitte drei Tage vor dem Mähen melden. Bezirk Nienburg.
sonstige-tiere | 750 | Dexter-Rind, Jungbulle mit Abstammung | 17 Monate, genetisch hornlos, chondrofrei getestet. Führt am Strick. Zur Zucht sehr zu empfehlen, schlachten wär schade.
dienstleistungen | - | Wer killt mir die Fichte? | Steht schief zum Stall, 24 Meter, Borkenkäfer. Brauch einen Baumfäller mit Versicherung und Seilklettertechnik.
hofladen-haushalt | - | Omas Kräuterbuch von Pater Künzle | Chrut und Uchrut, Ausgabe vor 1930. Habe meins verliehen und der Freund ist weg, also beide.
dienstleistungen | 20 | Reitunterricht für Kinder auf Shettys | Trainerin C, ruhige Ponys, Helmpflicht.
forsttechnik | 170 | Lärche Bohlen 60 mm | Unbesäumt, 4 m lang, drei Jahre luftgetrocknet auf Stapelhölzern in Zwiesel. Ungefähr ein halber Kubikmeter.
sonstige-tiere | 200 | Wirtschaftsvölker Carnica auf DNM | 4 Völker, Standbegutachtung dieses Frühjahr, sanft. Beuten nicht dabei, bitte eigene mitbringen. Abends abholen, wenn alle daheim sind.
brennholz | 65 | Birke Kaminholz 25cm | halbtrocken, wenn man es jetzt stapelt ist es nächsten Winter gut.
forsttechnik | 45 | Lockenten aus Plastik 12 Stück | Stockenten, Schnur und Bleigewicht dran. Steht ein Plastikreiher mit dabei der am Teich nie was vertrieben hat.
traktoren | 7800 | Deutz D 6206 mit Frontlader | Baujahr 1976, 62 PS, läuft einwandfrei und springt auch im Winter an. Frontlader Baas mit Schaufel und Mistgabel. Hinterreifen 60 %, Kotflügel links hat Rost. TÜV bis Mai. Steht in einer Halle bei Lingen und kann jederzeit gefahren werden.  Ausstattung: zwei dw Steuergeräte, Druckluft keine, Zugmaul höhenverstellbar, Kabine Fritzmeier mit Heizung. Der Schlepper war immer in Familienbesitz, mein Vater hat ihn neu gekauft und ich habe darauf fahren gelernt. Verkauft wird er, weil der Hof seit letztem Jahr verpachtet ist und ich nur noch zwei Pferde halte. Wer handeln will soll das bitte am Schlepper tun und nicht am Telefon. Privatverkauf, daher ohne Garantie und Rücknahme, angeschaut wie gesehen. Bezahlung in bar bei Abholung, Kaufvertrag habe ich ausgedruckt da.
hofladen-haushalt | 220 | Kupferkessel 2 Liter mit Geistrohr | Kleine Destille, nehme ich für Lavendelwasser und Rosenhydrolat. Größe liegt an der Grenze, die der Zoll erlaubt, hab extra nachgefragt. Schnaps gibts keinen dazu.
traktoren | 850 | Eicher Mähwerk Seitenmähbalken | Passend für EM 200 oder ED 16, wurde im Herbst gangbar gemacht. Zwei Ersatzmesser kommen mit.
haus-garten | 60 | Bewässerungscomputer Gardena mit Tropfschlauch | 2 Kreise, 50 m Schlauch.
hofladen-haushalt | 8 | Honiggläser 500 g neutral 60 Stück | gespült, mit Twist-off Deckel gold.
acker-gruenland | - | Flächentausch Ahrbergen | Biete 2 ha 68 BP an der B6, suche ähnliche Größe Richtung Giesen. Katasterauszug vorhanden, Tausch über Notar oder Flurbereinigung.
anhaenger-transport | 3800 | VW T4 Doka Pritsche 1.9 TD | Erstzulassung 1997, H-Kennzeichen fast erreichbar. HU 06/27. Rost am Radlauf, Pritschenboden neu aus Siebdruck. Anhängerkupplung 2 t. Ich fahre ihn noch täglich zur Weide.  Mängel ehrlich: Zentralverriegelung hinten links tot, Heizungsgebläse nur Stufe 4, Lack stumpf und eine Delle in der Heckklappe. Gemacht: Zahnriemen und Wasserpumpe 2023, Bremsen rundum 2024, Auspuff ab Kat. Alle Rechnungen im Ordner. Zwei Schlüssel, Fahrzeugbrief beim Haus. Probefahrt gegen Führerschein, ein Blick drauf genügt mir. Probefahrt und Kauf nur hier am Hof. Export kein Problem, Kennzeichen bleibt bei mir.
haus-garten | - | Alte Rosenbögen aus Eisen gesucht | Geschmiedet, darf verrostet sein, wir wollen unseren Pfarrgarten in Stolpe wieder herrichten.
hofladen-haushalt | - | Schwiegermutter nein, aber ihr Klavier | Tausche gegen Brennholz 4 Ster. Transport ins Tal organisiert, gestimmt 2019.
hofladen-haushalt | 250 | Räucherschrank Edelstahl 1,60 | Tür mit Glas, Thermometer, Haken. Forelle Samstag getestet.
hofladen-haushalt | 180 | Drehstrom-Kreissäge Elektra Beckum | 3 kW, Alutisch, Absauganschluss. Sägeblatt stumpf. Anschluss 16 A. Privatverkauf, keine Gewährleistung!
acker-gruenland | 300 | Koppel für zwei Ponys in Rastatt | Stromzaun hätten wir selbst. Unterstand wäre gut, kein Muss. Bis 300 im Jahr.
sonstige-tiere | 8 | Laufenten Küken | geschlüpft am 11. April in Brutmaschine, unsortiert.
haus-garten | - | Saatguttausch Bohnen | Suche Blauhilde und Monstranzbohne. Habe: Neckarkönigin, Feuerbohne Preisgewinner, Berner Landfrauen. Tütchen per Brief.
anhaenger-transport | 13500 | Fiat Ducato Kühlkoffer | Für Direktvermarkter, Kühlung bis 0 Grad, 2016, 141.000 km. Checkheft, zweite Hand. Wir liefern nur noch per Abholstation aus.
anhaenger-transport | 25 | Anhängerkupplung Kugelkopf K80 | Scharmüller, gebraucht, mit Niederhalter.
hofladen-haushalt | 160 | Motorflex Stihl TS 420 | Mit Diamantscheibe für Beton. Springt nach drei Zügen an.
traktoren | 2100 | Lemken Opal 90 Dreischar-Volldrehpflug | Streifenkörper, Verschleißteile zum Teil neu, Vorschäler dabei. Kein Schweißpfusch. Verkauf weil der neue Schlepper vier Schare zieht.
sonstige-tiere | 650 | Absetzer Limousin männlich | 4 Stück, aus Mutterkuhhaltung, zwischen 260 und 310 kg, Bio-zertifiziert nach Naturland. Preis pro Kopf.
hofladen-haushalt | 280 | Webstuhl 120 cm Arbeitsbreite | Kontermarsch, vier Schäfte, Riete 40/10 und 60/10, Spulrad. Meine Mutter hat darauf Teppiche gewebt. Auseinandergebaut im Keller, Fotos vom Aufbau liegen bei.
heu-stroh | 28 | Ackerbohnen ganz 3 t | Ernte 2026, Tiffany, zum Füttern. Trocken und ohne Käfer.
brennholz | 85 | Esche 2025 geschlagen | ofenlang, 85 der Ster. Liefern Nähe Biberach möglich gegen Sprit.
brennholz | 95 | Buche gespalten 2 Jahre trocken | 95 je Raummeter, 33er Länge, Restfeuchte um 17 %. Abholung in Bad Berleburg, Anhänger laden wir mit Förderband. Wer den Keller selbst einräumt kriegt ein Bier von mir, wer mich einräumen lässt bezahlt zwei. Nein im Ernst: Selbstabholung, Barzahlung, Quittung. Maße: ein Raummeter gestapelt, nicht geschüttet. Gespalten 2024, seither luftig unter Blech gelagert, keine Pilze, kein Moder. Ab 10 RM kann unser Azubi mit dem Kipper im Umkreis von 15 km liefern.
hofladen-haushalt | 120 | Apfelpresse Hydropresse 40 l | Wasserdruck reicht, Edelstahlkorb, Tuch. Pressen Sie Ihren Saft selbst! Wir haben zu wenig Zeit dafür.
hofladen-haushalt | 65 | Kuhglocken 3 Stück mit Riemen | Geschmiedet, Leder brüchig, Klang hell bis dunkel.
sonstige-tiere | 450 | Landschildkröten mit EU-Bescheinigung | Nachzucht 2015, zwei Männchen, Fotodokumentation und gelbe Bescheinigung vom Landratsamt, Ummeldung mache ich mit dem Käufer zusammen. Freigehege muss vorhanden sein, ich frage nach!
hofladen-haushalt | 600 | Bauernschrank Weichholz 1870 | Zweitürig, zerlegbar, alte Fassung rot-blau, Schloss mit Schlüssel. Von meiner Urgroßtante aus dem Chiemgau. Spedition kann vom Käufer beauftragt werden, ich helfe verladen. Holzwurm wurde mit Hitze behandelt, ist tot. Maße: 185 hoch, 130 breit, 52 tief. Der Kranz ist einmal geleimt.
heu-stroh | 45 | Heu 1. Schnitt Rundballen | Ende Juni 2026 gemäht, kein Regen drauf, 1,30 m Durchmesser. 38 Stück vorhanden, Verladung mit Frontlader inklusive. Große Mengen kann ich mit dem LKW vom Nachbarn bringen lassen, da müssten wir den Weg ausrechnen. Kleinstmengen nur samstags.
traktoren | 250 | Futterraufe rund verzinkt | 12 Fressplätze, zweiteilig. Beule, hat ein Bulle verursacht.
hofladen-haushalt | 200 | Suche Tischbohrmaschine | 230 Volt. Kein Baumarktgerät.
sonstige-tiere | 3 | Kaninchenmist im Eimer | Der beste Stoff im ganzen Dorf. Meine Tomaten sind süchtig.
forsttechnik | 90 | Schnittschutzhose Größe 52 | Pfanner, zweimal angehabt, Bauch zu dick geworden.
hofladen-haushalt | - | Bandsäge gegen Hobelmaschine | Meine ist eine Metabo BAS 450, 2019. Suche Abricht-Dickenhobel mindestens 26 cm Breite. Schwäbisch Hall.
sonstige-tiere | 40 | Wachteln Legereif 20 Stück | Alle zusammen, 3 Hähne dabei. Eier schon täglich.
forsttechnik | 350 | Stihl MS 261 C-M | Schwert 40 cm, zwei Ketten Vollmeißel. Kettenbremse einwandfrei, Wartung bei Raiffeisen gemacht. Schein vom Händler mit Seriennummer liegt dabei.
hofladen-haushalt | 0 | Sofa geschenkt, Katze hat mitgearbeitet | Zweisitzer, stabil, kratzspuren an der Seite, abzuholen in Gardelegen 1. Stock
forsttechnik | - | Wildkamera verschwunden am Steinberg | Wer hat eine graue Seissiger gefunden? Hing seit Ostern am Rückeweg. Finderlohn ein Kasten alkoholfreies.
hofladen-haushalt | - | Tausche Marmelade gegen Zwetschgen | Hab den Keller voll Erdbeer und Rhabarber, unsere Bäume haben aber dieses Jahr nichts.
hofladen-haushalt | 450 | Kachelofeneinsatz Brunner HKD | ausgebaut wegen Wärmepumpe, Zulassung nach Stufe 2, Tür ohne Sprung, Schamotte einmal ersetzt. Gewicht 180 kg, Sackkarre und Nachbar sind da Unser Schornsteinfeger bestätigt gern die letzte Messung. Ich bin tagsüber auf Arbeit, deshalb bitte schreiben, ich rufe abends zurück.
forsttechnik | 2400 | Rückewagen Kellfri 8 t mit Kran | Kranreichweite 5,1 m, Bauernwald, etwa 400 fm gefahren. Ein Schlauch am Greifer schwitzt. Lackschäden normal.
hofladen-haushalt | 70 | Kompressor 50 Liter Einhell | Macht Krach, aber läuft. Schlauch 10 m.
haus-garten | 20 | Hanfseil 20 mm 30 Meter | Für Glocke, Schaukel oder Tauziehen. Rauchen zwecklos.
traktoren | 175 | Zapfwellenpumpe Rovatti | Für Beregnung aus dem Bach, 3 Zoll Anschlüsse, inklusive 5 m Saugschlauch mit Korb.
dienstleistungen | 65 | Baggerarbeiten Minibagger 2,7 t | Gräben, Fundament, Wurzelstock. Stunde mit Fahrer 65 plus Anfahrt. Rechnung mit Mehrwertsteuer, seit 2011 angemeldet. Gern schauen wir uns das Vorhaben kostenlos an. Termine ab KW 14, für Notfälle (Rohrbruch) auch eher. Referenzen im Landkreis Ansbach nenn ich auf Nachfrage.
forsttechnik | 30 | Wuchshüllen 120 cm, 100 Stück | Gebraucht, gereinigt, Stäbe dazu.
sonstige-tiere | 400 | Esel gesucht als Gesellschaft | Unser Wallach ist nach dem Tod seines Kumpels allein. Gerne älter, Papiere egal ist nicht gemeint - Pass muss sein. Viel Wiese am Rande des Harzes.
anhaenger-transport | 450 | Simson S51 Rahmen mit Papieren | KBA-Papier original, Rahmennummer gut lesbar, Teile in drei Kisten.
traktoren | 980 | Pöttinger Ladewagen Boy | Für 30 PS aufwärts, 14 Kubik DIN, Kratzboden 2022 neu. Holzboden müsste man mal machen.
haus-garten | 3 | Tomatenpflanzen alte Sorten | Ochsenherz, Berner Rose, Schwarze Krim, Haubners Vollendung. Selbst gezogen ohne Heizung, 15 cm hoch. Ab Eisheilige.
traktoren | 23500 | Mähdrescher Deutz-Fahr 4060 Topliner | 3,60 m Schneidwerk mit Wagen, Rapstrennmesser, Strohhäcksler. 2900 Motorstunden. Unser Lohner macht das künftig. Fahrbereit, eine Probefahrt über den Hof geht, Dreschen leider erst nächstes Jahr wieder.
sonstige-tiere | 60 | Gänse Pommersche, Zuchtstamm 1,2 | Zweijährig. Die Ganter passen gut auf den Hof auf.
forsttechnik | 200 | Sappi, Fällheber, Keile | Fange mit Brennholzmachen an und suche gebrauchtes Zubehör. Helm kaufe ich neu.
hofladen-haushalt | 65 | Sprengring-Zangensatz Knipex | Innen und außen, gerade und gebogen, 8 Stück im Koffer. Fürs Getriebe.
traktoren | 2600 | Zweiachskipper Krone 8 Tonnen | Bordwände frisch gestrichen, Boden Siebdruckplatte. Auflaufbremse, 25 km/h, keine Zulassung nötig mit Folgekennzeichen. Reifen 11.5/80 mittelmäßig. Ein Zylinderdichtsatz liegt bei, tropft leicht.
dienstleistungen | 45 | Obstbaumschnitt durch Baumwart | Ausbildung bei der Landesanstalt, Altbäume und Erziehungsschnitt. 45 je Stunde, Anfahrt bis 25 km frei.
anhaenger-transport | 1200 | Pferdeanhänger Böckmann Plane | 2 Pferde, 2000 kg, Boden 2022 erneuert, TÜV frisch gemacht beim Händler im Ort. Abmelden machen wir gemeinsam oder Käufer innerhalb drei Tagen.
haus-garten | 200 | Trommelsieb elektrisch für Kompost | Selbst konstruiert, Motor 0,55 kW mit Schutzschalter, Maschen 12 mm. Schafft an einem Nachmittag 4 Kubik.
traktoren | 1450 | Kreiselheuer Fella TH 540 | Vier Kreisel, Zinken komplett, zwei davon neu. Letzten Sommer noch 20 ha gewendet. VB
brennholz | 0 | Kirschbaum gefällt zu verschenken | Liegt im Garten, Stamm 40 cm, muss selbst rausgetragen werden. Der Weg ist 30 Meter lang und hat Stufen.
haus-garten | 15 | Mohn-Saatgut Zierde, Islandmohn | Gelb orange weiß gemischt, zehn Tütchen. Blüht zweijährig und tut niemandem was.
hofladen-haushalt | 220 | Schraubstock 150 mm Heuer | Der Grüne, unverwüstlich. Backen getauscht. Versand als Paket machbar, 28 kg, kostet 19 Euro extra.
traktoren | 3200 | Rundballenpresse Claas Rollant 46 | Netzbindung nachgerüstet, ca. 14.000 Ballen. Lager an der Pickup habe ich 2023 erneuert. Wir lassen inzwischen pressen, darum wird sie frei. Besichtigung am Wochenende gern, abgeholt werden muss selbst. Für die Fahrt zum Käufer könnte ein Bekannter mit Tieflader helfen, das kostet aber extra und rechnet ihr direkt mit ihm ab.
hofladen-haushalt | 320 | Schweißgerät Fronius TransPocket | Elektrode bis 150 A, mit Koffer und zwei Helmen. Habe mir ein MAG zugelegt.
traktoren | 300 | Düngerstreuer Vicon 400 Liter | Pendelrohr, leicht rostig innen, streut gleichmäßig. Ideal für Pferdeleute.
traktoren | 45 | Wiesenwalze 2,50 m wasserfüllbar | Leihe für 45 Euro am Tag aus, Kaution 100 in bar bei Abholung und zurück bei Rückgabe. Raum Memmingen.
sonstige-tiere | 35 | Kaninchen Deutsche Riesen, Rammler | 8 Monate, gegen RHD geimpft, ca 7 kg. Tätowiert.
traktoren | 120 | Kartoffellegegerät Cramer alt | Halbautomat, zweireihig, eine Klappe verbogen. Stand lange trocken
forsttechnik | 55 | Hochsitzleiter Fichte | Leiter 4 m, handgebaut, abzuholen in Wunsiedel.
haus-garten | 220 | Gewächshaus Beckmann 2x3 Meter | Hohlkammerplatten, ein Fenster automatisch. Ist abgebaut und beschriftet, Aufbauplan auch da. Drei Klammern fehlen. Wer sich meldet: Bilder der Einzelteile schicke ich gern nach.
hofladen-haushalt | 20 | Weinballon 25 l im Korb | Leer. Für Most oder Terrarium oder als Lampe
haus-garten | 0 | Erde vom Aushub geschenkt | Rund 8 Kubikmeter Mutterboden, Steine drin. Mit Bagger laden kann ich samstags.
hofladen-haushalt | 40 | Werkzeugkiste vom Opa | Hobel, Stemmeisen, Zirkel, Bohrwinde. Alles mit Flugrost, was Feines für Bastler.
hofladen-haushalt | 29 | Weidezaungerät 230 V Patura | 2,8 Joule, Erdungsstab inklusive. Nur ein Sommer.
anhaenger-transport | - | Motorrad MZ ETZ gegen Rasentraktor | ETZ 250 Bj 84, abgemeldet, fahrbereit mit Brief. Rasentraktor sollte Mulchen können.
heu-stroh | 60 | Heulage Quader 120x70 | Ab März 2026, ideal für Reitstall mit vielen Pferden, die Ballen haben um die 350 kg. Lieferung mit Plattformwagen 15 km um Stade kostet 3 Euro je Ballen.
anhaenger-transport | 7000 | Suzuki Jimny oder Lada Niva | Jagdpächter sucht robusten kleinen Allrad. Beulen machen nichts.
dienstleistungen | - | Suche Betriebshelfer für 2 Wochen August | Melken 60 Kühe im Fischgräten, morgens und abends, über Maschinenring oder Minijob angemeldet. Unterkunft im Haus.
hofladen-haushalt | 150 | Amboss ab 60 kg gesucht | Für unsere Dorfschmiede im Heimatmuseum. Kanten dürfen abgenutzt sein, Riss nicht.
traktoren | 700 | Silagegreifzange Parmiter | Breite 1,50, Zylinder dicht, Euroaufnahme umgeschweißt vom Schmied.
acker-gruenland | - | Verpachte 3,2 ha Grünland | Gemarkung Hünfeld, extensiv, keine Düngung wegen Vertragsnaturschutz. Ab Oktober für fünf Jahre. Pachtzins wird bei Besichtigung besprochen.
heu-stroh | 180 | Biertreber regelmäßig | Nehme alle zwei Wochen einen Anhänger, Brauerei oder Zwischenabnehmer in der Oberpfalz gern melden.
sonstige-tiere | 250 | Hütehund Rüde, 4 Jahre | Border Collie mit Stammbaum, gechippt, geimpft, HD-frei geröntgt. Arbeitet an Schafen, Außenflanke noch verbesserbar. Da ich die Herde verkleinere, gebe ich ihn nur an jemand mit Arbeit für ihn. Besuch vorher ist Pflicht. Schutzvertrag, EU-Heimtierausweis wird mitgegeben.
traktoren | - | Gesucht: Mähbalken für Bucher M600 | Wer hat noch einen 1,60er Balken oder Messer samt Fingern herumliegen? Auch Schrottmaschine als Ersatzteilspender wäre recht.
haus-garten | 250 | Aufsitzmäher Husqvarna Rider defekt | Getriebe macht bei Wärme Geräusche, sonst prima. Für Schrauber. Mähdeck neu lackiert 2024. Bastlerfahrzeug, Rückgabe ausgeschlossen.
acker-gruenland | - | Familie sucht Hof zur Leibrente | Wir (35, 37, drei Kinder) führen gern Ihr Lebenswerk fort. Gern mit Wohnrecht, alles beim Notar und mit Steuerberater. Weserbergland bis Lippe.
haus-garten | 50 | Suche Regentonne 1000 Liter IBC | Lebensmittelecht gewesen, mit Hahn. Käfig sollte nicht verbogen sein.
forsttechnik | 25 | Weidepfähle Robinie 2,20 m | Geschält und gespitzt, Zopf 12-15, je Stück 25? Nein: fünf Stück 25. Menge vorhanden: 200.
heu-stroh | 9 | Leckmasse Eimer angebrochen | Noch gut 3/4 voll, unsere Mutterkühe verschmähen die Sorte. Selbst abholen.
hofladen-haushalt | 70 | Brotbackautomat und ein Schuss Humor | Der Automat bäckt, der Humor ist alle. 70 Euro, Knethaken vorhanden.
dienstleistungen | 90 | Ballen pressen und wickeln | Göweil Kombi, 9 bis 11 Euro je Ballen inkl. Folie nach Menge. Bremervörde und drum herum.
heu-stroh | - | Stroh gegen Mist | Gebe dir Weizenstroh direkt vom Schwad, du bringst uns Rindermist im Herbst. Kooperation wie sie schon zwei Nachbarn mit mir machen. Wetterau.
heu-stroh | 22 | Futterrüben im Dezember | Sorte Brigadier, rot, pro Dezitonne. Anhänger beladen wir mit dem Greifer.
hofladen-haushalt | - | Drehbank klein gegen Fräse | Emco Compact 8, mit Futter und Planscheibe. Wert etwa 1200.
anhaenger-transport | 40 | Viehanhänger für 2 Rinder | 40 am Tag, gereinigt und desinfiziert zurück! Standort Alsfeld. Zugfahrzeug muss 2 t ziehen dürfen.
anhaenger-transport | - | Ersatzteile Trabant 601 Kombi | Heckklappe, Scheibe, Dichtgummis. Wir restaurieren mit der Landjugend Oschatz.
hofladen-haushalt | 5 | Hufräumer, Hufmesser, Raspel | Set vom Schmied aussortiert. Messer rechts.
traktoren | - | Tausche Kreiselmähwerk gegen Schwader | Biete PZ Zweiter CM 165, funktioniert. Brauche einen kleinen Einkreiselschwader um 3 m, gerne Wertausgleich. Bayerischer Wald.
hofladen-haushalt | 150 | Küchenhexe Wamsler weiß | Holzherd mit Backfach, Schamott ganz. Kaminkehrer hat ihn nur wegen der Bundesimmissionsverordnung stillgelegt, darf als Ersatzteil oder für Außenküche dienen.
hofladen-haushalt | 90 | Kartuschenpresse, Akku, Fett statt Patronen | Lincoln Fettpresse 18 Volt, 4 Kartuschen Mehrzweckfett dazu.
hofladen-haushalt | 250 | Ständerbohrmaschine Flott SB 18 | Keilriemengetriebe, MK2, wiegt ordentlich, Stapler zum Verladen vorhanden. Bohrfutter läuft rund, ich hab es gemessen. Rechnung gibt's leider keine mehr, ist ja von 1982, aber ich stelle gern eine Quittung aus.
heu-stroh | 38 | Silageballen Gras 2. Schnitt | 6-fach gewickelt, Analyse vorhanden: 10,4 MJ ME. Vögel haben zwei Ballen angepickt, die sind geflickt und gehen günstiger weg. Zusammen 26 Stück, lieber an einen Abnehmer. Wir laden auf, LKW kann drehen. Siloballen bitte innerhalb von 14 Tagen abfahren, der Platz wird für Mais gebraucht.
forsttechnik | 80 | Rückekette 8 mm viereckig | 2,5 m mit Würgehaken, vier Stück.
sonstige-tiere | - | Hofkatze erwachsen gesucht, kastriert | Wir haben Heuboden, Futter und Tierarzt ist klar. Nur kastrierte Tiere, zwei die sich kennen wären optimal. Nähe Celle
traktoren | 750 | Schleuderstreuer mit dem Namen Bombe | So hieß der im Dorf, weil er so rumpelt. Rauch, 500 l, streut Kalk und Salz.
hofladen-haushalt | 180 | Bett aus Zirbe 140x200 | Mit Lattenrost ohne Matratze. Duftet noch. Selbstabbau in Garmisch, Werkzeug ist vorhanden und Kaffee gibt's auch.
sonstige-tiere | 90 | Ferkel Bentheimer bunt | 10 Wochen, entwurmt und kastriert unter Narkose durch Tierarzt. VVVO-Nummer vom Abnehmer erforderlich.
anhaenger-transport | 1500 | Quad Kymco MXU 300 LoF | Anhängerbock, Schneeschild, 9.800 km. LoF-Zulassung, beide Schlüssel.
haus-garten | 35 | Häcksler für Äste bis 6 cm | Benziner auf Anhänger, 35 je halber Tag
hofladen-haushalt | 25 | Rüttelplatte 90 kg am Tag 25 Euro | Benzin, für Pflaster mit Gummimatte. Abends abholen, am nächsten Abend zurück zählt als ein Tag.
traktoren | 950 | Ballenspieß für Dreipunkt und Euro | Zwei Zinken 110 cm, gekauft 2021 bei Zunhammer und kaum gebraucht, da Pferde abgegeben.
traktoren | 550 | Frontgewicht 600 kg Beton | Selbst gegossen mit Dreipunktaufnahme Kat 2, grün gestrichen.
haus-garten | - | Suche Erdbeer-Ableger Mieze Schindler | 20 Stück, gern gegen Kuchen.
haus-garten | 90 | Gartenbank Eiche massiv | Vom örtlichen Tischler 2010 gebaut, frisch geölt, 1,60 m breit. Wiegt leider so viel dass zwei Leute nötig sind.
traktoren | 5400 | Grubber Kerner Komet 3 m | Scheiben und Stabwalze, überlastgesichert. Gänsefußschare neu aufgezogen. Passt auf 120 PS aufwärts, im Tonboden lieber 140. Schutzbügel für Straße vorhanden.
acker-gruenland | - | Junglandwirt sucht Pachtflächen | Bio-Gemüse, ab 1 ha mit Wasseranschluss, Kreis Ludwigsburg oder Heilbronn. Bin 29, Meister seit letztem Jahr.
dienstleistungen | - | Mäusebussard-Ansitzstangen gegen Wühlmäuse | Wir stellen T-Stangen auf Ihre Wiese, dann machen Greifvögel die Arbeit ohne Chemie. NABU Gruppe, Preis nach Aufwand.
hofladen-haushalt | 35 | Zinnsoldaten im Karton, preußisch | Etwa 140 Figuren, Kanone schießt nicht. Von Urgroßvater selbst gegossen und bemalt.
traktoren | 6000 | Suche Hoflader bis 6000 Euro | Weidemann, Schäffer oder Thaler, gern älter, aber Motor soll gesund sein. Wir sind ein Ziegenbetrieb in der Rhön und unsere Gänge sind 1,30 breit.
haus-garten | 10 | Johannisbeeren selber pflücken | Eimer mitbringen, 10 Euro je voller Eimer. Rot und schwarz, ab Mittwoch.
hofladen-haushalt | 35 | Einkochautomat Weck mit 40 Gläsern | Gummis muss man neu kaufen, Gläser in 1 l und halbe.
sonstige-tiere | 450 | Alpaka Stute beige | 6 Jahre, an Halfter gewöhnt, bereits zweimal geworfen. Nicht in Einzelhaltung!
sonstige-tiere | 30 | Hühnerstall mobil mit Rädern | Platz für 8 Hennen, Klappe automatisch mit Batterie. Nur der Stall, die Hühner bleiben.
heu-stroh | 35 | Heu. Gut. Trocken. | Mehr gibt's nicht zu sagen.
sonstige-tiere | 0 | Hahn sucht Asyl | Er kräht um vier. Der Nachbar hat einen Anwalt. Ich hab nur noch Ohrstöpsel. Sonst ein feiner Kerl, Orpington, gelb.
dienstleistungen | - | Kartoffeln roden lassen | Mit unserem Einreiher Wühlmaus fahren wir kleine Flächen bis 1 ha. Ostheide.
anhaenger-transport | 2200 | Subaru Forester 2.0 LPG | 238 tkm, Zahnriemen bei 220 neu, Gasprüfung bis 2028. Anhängelast 2 t. Beifahrersitz vom Hund bewohnt gewesen, also Haare.
anhaenger-transport | 5500 | Unimog 421 Cabrio | 40 PS, Zapfwelle vorn und hinten, Ackerschiene. Restauriert 2015, danach nur Treffen und Brennholz. Verdeck mit kleinem Riss. Oldtimergutachten Note 2-. Bitte keine Tauschangebote. Händler bitte keine Anrufe mit Fantasiepreisen.
heu-stroh | 16 | Zuckerrübenschnitzel melassiert | 10 Säcke Pellets, MHD Februar. Pferd ist umgezogen.
brennholz | 30 | Restholz Paletten zersägt | Unbehandelt, nagelfrei gezogen, ein Hänger voll.
forsttechnik | 1300 | Seilwinde Tajfun EGV 55 | Funk nachgerüstet, 70 m Seil 10 mm, Seileinlaufbremse. Gelenkwelle dabei.
forsttechnik | 10 | Geweihe Rehbock 10 Trophäen | Legal erlegt 1970 bis 1990, mit Brettchen, vom Schwiegervater. Er war Pächter in Usedom.
dienstleistungen | - | Schafscherer hat im Mai Termine frei | Ab 3 Tieren, Bodenscheren australisch. Tiere bitte am Vorabend nüchtern und trocken halten.
traktoren | 80 | Miststreuer 8 t zum Ausleihen | Bergmann zweiachsig mit stehenden Walzen, pro Tag 80 Euro. Ab 90 PS. Bitte gereinigt zurückbringen, abgeschmiert übergebe ich ihn auch. Standort Vechta.
heu-stroh | 25 | Nicht fürs Pferd: altes Heu von 2023 | Grau, staubig, als Mulch unter Kartoffeln prima. Wer es verfüttert ist selber schuld, drum sag ich es gleich.
haus-garten | 5 | Schneckenkiller auf zwei Beinen | Indische Laufenten Erpel, zwei Stück, arbeiten besser als jedes blaue Korn. Nur mit Teich oder Wanne.
traktoren | - | Nachbarschaftshilfe Kartoffelpflanzgerät | Koscht nix, bloß a Kischtle Sprudel für d' Helfer. Muss halt wieder sauber zrück. Hohenlohe.
sonstige-tiere | 99 | Frettchenkäfig, Frettchen hat die Wohnung übernommen | Dreistöckig auf Rollen, Hängematten dabei. Das Vieh bleibt.
sonstige-tiere | - | Tausche Zwerghahn gegen anderen | Habe einen Zwerg-Wyandotten Hahn silber, schwarz gesäumt. Suche blutsfremden.
brennholz | - | suche 5 Raummeter Hainbuche | trocken, mit Lieferung nach Bernau. Zahle beim Abladen.
traktoren | 290 | Heckcontainer 1,80 m kippbar | Mechanische Auslösung mit Seil, Bordwand hinten abnehmbar. Innen verbeult vom Pflastersteine fahren.
forsttechnik | 420 | Freischneider Stihl FS 460 | Dreizackmesser und Faden, Gurt neu
hofladen-haushalt | 180 | Bolzensetzgerät Betonnägel nein danke | Spaß: es ist ein ganz normaler Druckluftnagler von Prebena, Kompressor nicht dabei.
anhaenger-transport | 600 | Piaggio Ape 50 | Moped-Kennzeichen, läuft 45, Plane defekt. War Werbeträger für eine Gärtnerei in Bad Zwischenahn.
sonstige-tiere | 950 | Fleckviehkalbin trächtig | Kalbt im August, Vater vom Kalb ist Hornlos-Stier. Weidegewohnt, BHV1-frei, BVD unverdächtig. Papiere werden bei der Abholung übergeben. Bezahlung bei Abholung per Überweisung in Echtzeit oder bar.
dienstleistungen | - | Wer mäht unsere 0,6 ha Streuobstwiese? | Hang, Balkenmäher nötig, zweimal im Jahr. Mähgut könnt ihr behalten, wir zahlen 150 je Schnitt. Mosbach.
heu-stroh | 12 | Hühnerweizen 25-kg-Sack | Säcke bitte wiederbringen
sonstige-tiere | - | Schafe als Rasenmäher zu verleihen | Sechs Skudden kommen für 3 bis 4 Wochen, Zaun bringe ich mit. Wasser muss da sein. Preis nach Fläche, Streuobst sehr gern. Kreis Göppingen.
acker-gruenland | 185000 | Resthof mit 1,5 ha bei Parchim | Backstein von 1904, Dach 1998, Scheune 240 qm, Öl-Heizung, Energieausweis H. Notar und Übergabe nach Vereinbarung, Besichtigung mit dem Eigentümer. Keine Provision, weil privat. Zum Dorf gehören Bäcker, Feuerwehr und ein Kindergarten; Glasfaser liegt seit letztem Herbst im Haus. Die Elektrik im Obergeschoss ist von 1978 und müsste neu. Zwei Apfelbäume, ein Walnussbaum und ein Brunnen. Finanzierungsbestätigung erst nach der Besichtigung, bitte keine Massenmails von Maklern. Grund für den Verkauf: meine Eltern ziehen zu uns in die Stadt.
dienstleistungen | 12 | Messer und Scheren schleifen | Mähmesser, Küchenmesser, Scherköpfe für Schafe. Abgabe im Hofladen Schmitz freitags, nächste Woche zurück.
brennholz | 45 | Fichte Meterholz Käfer | Vom Borkenkäfer, steht am LKW-fähigen Weg. Pro Ster.
brennholz | 120 | Eiche Schüttraummeter inkl. Anlieferung | Bis 20 km um Soltau, gekippt in die Einfahrt. Bezahlung bei Lieferung, bar oder EC. Wir messen vor Ihren Augen ab.
dienstleistungen | - | Hofaufgabe - wir helfen beim Ausräumen | Scheunen und Keller, was noch taugt rechnen wir an. Entsorgung mit Nachweis.
acker-gruenland | 60 | Scheunenstellplatz für Wohnwagen | 60 im Monat, trocken, Tor 3,40 hoch. Kreis Plön
hofladen-haushalt | - | Milchkannen aus Alu, 20 Liter | Deckel sollten schließen, für Dekozwecke vorm Hofladen. Zahle fair.
hofladen-haushalt | 300 | Notstromaggregat Zapfwelle 20 kVA | Geko, an Tagen mit Stromausfall Gold wert, sonst steht er rum. Isolationsprüfung 2025.
hofladen-haushalt | 75 | Nähmaschine Pfaff 260 versenkbar | Im Nussbaumtisch, näht Zickzack. Riemen frisch. Bedienungsanleitung auf Papier. nichtraucherhaushalt, kein Versand wegen Gewicht
hofladen-haushalt | 40 | Bowie am Schlagzeug - nein, Trommel vom Schützenverein | Landsknechttrommel 40 cm, Fell neu, Gurt weiß. War 30 Jahre beim Königsschießen dabei.
hofladen-haushalt | 55 | Wäscheschleuder Thomas | geht wie neu, steht nur im Weg
brennholz | 70 | Hackschnitzel G30 trocken | pro Schüttmeter, aus eigenem Wald, getrocknet mit Biogasabwärme auf 15 Prozent. Probe gern.
traktoren | 65 | Oberlenker Kat 2 mit Fanghaken | Walterscheid, Länge 57-82, Gewinde gängig. Versand 12,90 DHL oder abholen. PayPal geht auch, lieber überweisen.
forsttechnik | 350 | Waffenschrank leer, Stufe 0 | EN 1143-1, zwei Schlüssel, Zahlenschloss. Jagdschein hab ich abgegeben, die Gewehre gingen an den Händler. 110 Kilo, Treppenhaus vermeiden.
sonstige-tiere | - | Suche Dackel-Decktermin | Meine Hündin, VDH, Rauhaar, erstes Mal. Zuchtzulassung liegt vor, bitte nur Rüden mit Papieren und Gesundheitszeugnissen.
brennholz | 2.5 | Anzündholz im Netz | Fichte fein gehackt, unsere Konfis machen das für ihre Freizeit in Taizé. Zwei Euro fünfzig.
hofladen-haushalt | 25 | Buch: Gifte und Gegengifte 1926 | Lehrbuch für Drogisten, Leineneinband, fleckig, riecht nach Keller. Für Sammler alter Fachliteratur.
traktoren | - | Gülle! | Brauche 60 Kubik im März. Danke.
hofladen-haushalt | 40 | Gefriertruhe 300 l | A+, Dichtung sauber. Wird frei weil wir seltener schlachten.
hofladen-haushalt | 15 | Feilen und Raspeln, 14 Stück | verschiedene Hiebe, teils noch eingefettet
forsttechnik | - | Kaufe Waldstück Kreis Freudenstadt | 0,5 bis 5 ha, auch Kalamitätsfläche. Wir forsten mit Tanne und Douglasie wieder auf, die Familie macht das seit drei Generationen.
sonstige-tiere | 15 | Junghennen Marans und Grünleger | 18 Wochen, geimpft nach Plan, Abholung ab 2. Mai. Bitte stabile Kartons mit Luftlöchern mitbringen.
hofladen-haushalt | 50 | Kaffeegeschirr Zwiebelmuster | 12 Personen, 2 Untertassen angeschlagen. War bei jeder Taufe dabei.
hofladen-haushalt | 99 | Melkschemel und Butterfass | Butterfass ist ein Drehfass von Alfa, funktioniert. Schemel dreibeinig. Deko für Stube.
hofladen-haushalt | 95 | Makita Winkelschleifer 230 | Kabel neu, zwei Scheiben dazu. Privatverkauf, Rechnung von 2022 ist vorhanden. Versand möglich wenn Käufer Porto übernimmt.
`;
