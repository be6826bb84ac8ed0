/**
 * Honest ads with suspicious-sounding words. Training data of the word model; not used for
 * evaluation.
 */
export const trainingOddAds = `
hofladen-haushalt | 25 | Bolzenschussgerät-Hülle aus Leder | Nur die leere Tasche vom Metzgerladen meines Schwiegervaters, das Gerät selbst hat das Amt eingezogen. Taugt für Werkzeug.
haus-garten | 30 | Gasflasche 11 kg, leer, Eigentumsflasche | Grau, Prüfdatum 2028, Ventil dicht. Beim Baumarkt einfach füllen lassen.
haus-garten | 18 | Drucksprüher fünf Liter, Messinglanze | Hab ihn immer nur mit Wasser und Brennnesseljauche benutzt. Dichtung neu, Gurt etwas verblichen.
saat-duengung-pflege | 2900 | Anbauspritze Holder, 12 m, TÜV-Plakette | Pflanzenschutzspritze mit gültiger Kontrolle, gespült und leer. Verkauf wegen Umstellung auf Bio.
saat-duengung-pflege | 120 | Giftschrank abschließbar, nach Vorschrift | Metallschrank mit Auffangwanne und Lüftung, stand leer in der Werkstatt. Schlüssel zweifach.
saat-duengung-pflege | 45 | Düsensatz Airmix 110-03, zwanzig Stück | Passend für Spritzgestänge, eine Saison gefahren, ausgelitert. Versand als Brief möglich.
saat-duengung-pflege | 60 | Unkrautbrenner mit Gasschlauch | Abflammgerät fürs Pflaster, ohne Flasche. Ganz ohne Chemie gegen Wildkraut.
haus-garten | 15 | Rattenfalle aus Holz, Schlagbügel, zwei Stück | Neu vom Raiffeisenmarkt, haben jetzt eine Katze im Stall die das erledigt.
haus-garten | 12 | Lebendfalle für Mäuse, Draht | Man fängt sie und trägt sie aufs Feld. Vier Stück zusammen.
hofladen-haushalt | 40 | Messerblock mit sechs Küchenmessern | Solinger Stahl, Ausbeinmesser ist dabei, alle frisch geschliffen. Aus Haushaltsauflösung.
hofladen-haushalt | 220 | Waffenschrank leer, Klasse 0 | Opa hat die Jagd aufgegeben und alles beim Büchsenmacher abgeliefert, jetzt steht der Tresor im Weg. 110 Kilo, bitte zu dritt kommen.
hofladen-haushalt | 35 | Jagdhornbläser-Set, Fürst-Pless-Horn | Horn mit Lederwicklung und Notenheft, für Anfänger in der Bläsergruppe.
hofladen-haushalt | 60 | Hochsitz-Leiter aus Alu, dreiteilig | Ausziehleiter, war für die Kanzel gedacht, jetzt pflücken wir damit Kirschen.
holz-forst | 250 | Kanzel aus Lärche, unmontiert | Bausatz für einen Hochsitz, Bretter gehobelt, Schrauben dabei. Auch schön als Baumhaus.
hofladen-haushalt | 20 | Geweihgarderobe, Abwurfstangen | Haken aus gefundenen Rothirschstangen auf Eichenbrett. Kein Tier ist dafür gestorben.
hofladen-haushalt | 85 | Rehgehörn-Sammlung vom Dachboden | Zwölf Gehörne auf Brettchen aus den Sechzigern, der Urgroßvater war Förster. Für Deko oder Wirtsstube.
hofladen-haushalt | 12 | Buch: Raubwild und Fallen, Ausgabe 1961 | Antiquarisch, Einband etwas lose, mit Zeichnungen. Versand als Büchersendung 2,25 Euro.
hofladen-haushalt | 10 | Heft „Sachkunde Pflanzenschutz“, Prüfungsfragen | Hab bestanden, brauch ich nimmer. Mit Lösungen und meinen Eselsohren.
hofladen-haushalt | 9 | Fachbuch Arzneipflanzen im Bauerngarten | Kamille bis Wermut, farbig bebildert. Paperback, ein Kaffeefleck auf Seite 40.
hofladen-haushalt | 30 | Apothekerschrank mit 24 Schubladen | Kleiner Hängeschrank aus Buche, Porzellanknöpfe. Früher für Gewürze.
hofladen-haushalt | 5 | Medizinbälle, drei Stück, Turnverein | Zwei und drei Kilo, Leder. Die Nähte halten noch.
gefluegel | 15 | Hühnerapotheke: leere Dosierflaschen und Pipetten | Nur das Zubehör, keine Mittel drin. Neu, war doppelt bestellt.
rinder | 90 | Drenchpistole mit Schlauch, für Wasser und Elektrolyte | Eingabegerät für frisch Gekalbte, gereinigt. Ohne Präparate.
rinder | 35 | Kolbenspritze Hauptner, 50 ml, leer | Sammlerstück vom alten Tierarzt, Glas heil, Metall vernickelt.
stalleinrichtung | 480 | Medikamentendosierer Dosatron D25 | Für Tränkewasser, auch für Säuren und Vitamine. Dichtungen gewechselt.
pferde | 25 | Putzkasten mit Inhalt | Striegel, Kardätsche, Mähnenkamm und Hufauskratzer. Ponygröße, lila.
pferde | 2800 | Haflingerstute Lena, Papiere und Impfpass | Siebenjährig, eingetragen beim Zuchtverband, Equidenpass liegt vor. Geht brav im Gelände, Probereiten gern mehrmals.
pferde | 900 | Esel-Pärchen mit Equidenpass | Wallach und Stute, beide gechipt und entwurmt, hängen aneinander. Wir ziehen in eine Wohnung, sie brauchen Platz und Gesellschaft.
schafe-ziegen | 180 | Kamerunschafe, zwei Auen, Ohrmarken | Begleitpapier und Bestandsmeldung machen wir zusammen. Robust, haaren selber ab.
schafe-ziegen | 95 | Walliser Schwarznasen-Bocklamm | Vom Herdbuchbetrieb, Abstammungsnachweis ist dabei. Möpsig zutraulich, will gekrault werden.
sonstige-tiere | 40 | Zwergkaninchen, drei Monate, zwei Brüder | Geimpft gegen RHD, Männchen kastriert. Nur zusammen und nicht in Einzelhaltung.
sonstige-tiere | 25 | Meerschweinchen-Böckchen, sucht Gruppe | Lebt bei uns mit seinem Bruder, die zwei zanken. Käfig kann mit.
sonstige-tiere | 60 | Alpaka-Wolle, Vlies 1,8 kg | Farbe Fawn, Mai geschoren, sortiert. Handspinnqualität.
sonstige-tiere | 1400 | Zwei Alpakawallache, registriert | Gechipt und mit Zuchtbescheinigung, drei und fünf Jahre. Keine Einzelabgabe, Besuch vorher Pflicht.
sonstige-tiere | 15 | Wachteln Legehennen, zehn Stück | Japanische Legewachtel, acht Wochen alt. Box bitte mitbringen.
sonstige-tiere | 12 | Hundehütte isoliert, für Schäferhundgröße | Unser Bello schläft lieber im Flur. Dach zum Aufklappen, 120 mal 90.
sonstige-tiere | 35 | Transportbox Katze, groß | Einmal zum Tierarzt benutzt. Mit Decke.
sonstige-tiere | 20 | Katzenklappe mit Chip-Erkennung | Glas und Holz, Batterien drin. Anleitung vorhanden.
sonstige-tiere | 45 | Hundeanhänger fürs Rad bis 30 kg | Reifen neu, Plane dicht. Wegen Rückenproblemen.
sonstige-tiere | 8 | Hundefutter angebrochen, 12 kg | Unser Senior verträgt es nicht, MHD nächstes Jahr, Sack zwei Drittel voll.
sonstige-tiere | - | Hundesitter auf dem Land gesucht | Für Emma, Labradordame, wenn wir im Heu sind. Mittwoch und Samstag, gegen Bezahlung.
sonstige-tiere | - | Wer hat unseren Kater gesehen? | Grau getigert, hört auf Maxl, fehlt seit Sonntag in Oberau. Bitte in Schuppen schauen.
bienen | 25 | Oxalsäure-Verdampfer, Gerät ohne Mittel | Akku-Verdampfer für die Restentmilbung, Pfännchen sauber. Das Mittel gibts beim Imkerverein.
bienen | 40 | Smoker, Stockmeißel und Imkerjacke | Größe L, Schleier heil. Einsteigerset, hab eine Bienengiftallergie bekommen.
bienen | 190 | Wirtschaftsvolk auf Dadant, mit Gesundheitszeugnis | Sanft, königin gelb gezeichnet, amtstierärztliche Bescheinigung aus April. Kasten nicht inklusive.
bienen | 6 | Leere Honiggläser DIB, Kiste zu zwölf | Gespült, Deckel neu. Gewährverschlüsse muss jeder selber bestellen.
direktvermarktung | 9 | Apfelessig aus Holzfass, 0,7 Liter | Naturtrüb, sechs Prozent Säure, eigene Streuobstwiese. Flasche mit Pfand.
direktvermarktung | 4 | Traubensaft rot, alkoholfrei | Direktsaft vom Winzer, Literflasche. Sechserkarton günstiger.
direktvermarktung | 7 | Wildkräuter-Pesto im Glas | Giersch, Bärlauch, Walnuss. Küche ist angemeldet und vom Amt kontrolliert.
direktvermarktung | 19 | Rehrücken vom Jäger, untersucht | Zerwirkt im zugelassenen Betrieb, Wildursprungsschein liegt vor, vakuumiert. Kilopreis.
direktvermarktung | 12 | Geräucherte Forellen, Freitag ab 15 Uhr | Aus eigener Teichanlage, frisch aus dem Buchenrauch. Bitte vorbestellen.
direktvermarktung | 1 | Rohmilch ab Hof am Automaten | Literpreis, vor dem Verzehr abkochen steht am Automaten. Flaschen gibts dort. Kein Versand.
hofladen-haushalt | 60 | Schnapsgläser und Karaffe, Bleikristall | 14 Teile, aus der Vitrine meiner Oma. Ein Glas hat einen Chip am Fuß.
hofladen-haushalt | 350 | Alte Kupferdestille als Dekoration | Kessel hat ein Loch, steht als Blumenkübel im Hof. Zoll hat sie vor Jahren abgemeldet, Bescheid ist da.
hofladen-haushalt | 90 | Weinfässer, Eiche, gebraucht, drei Stück | Leer und ausgeschwefelt, 225 Liter. Zum Halbieren als Pflanzkübel.
hofladen-haushalt | 15 | Tabakspfeifen-Ständer aus Nussbaum | Nur Ständer, ohne Pfeifen. Platz für sieben.
hofladen-haushalt | 18 | Zigarrenkiste aus Zedernholz, leer | Dient bei uns als Samenkästchen. Geruch ist noch leicht da.
oldtimer | 70 | Reservistenkrug, Ulanen 1908 | Mit Zinndeckel, kleiner Sprung. Aus Familiennachlass, Sammlerstück.
oldtimer | 40 | Feldpostbriefe und Fotoalbum Erster Weltkrieg | Vom Urgroßonkel, Pferdelazarett. Für Heimatforscher, Abzeichen sind keine dabei.
oldtimer | 25 | Betriebsanleitung Kramer K12, Nachdruck | Reprint, kein Original. Versand zwei Euro oder abholen.
oldtimer | 130 | Nachbau-Kühlerfigur Lanz, Messing | Ist ausdrücklich eine Replik aus den Neunzigern, sonst wär sie teurer. Schön schwer.
oldtimer | 8500 | Hanomag R40, Papiere fehlen | Brief ist beim Vorbesitzer verbrannt, Unbedenklichkeit vom Kraftfahrtbundesamt liegt vor. Fahrgestellnummer gut lesbar.
oldtimer | 1500 | Eicher ED16 zum Restaurieren | Motor dreht, Blech löchrig, Stundenzähler gabs damals nicht. Teile in zwei Kisten.
traktoren | 23500 | Fendt 309 LSA, Betriebsstundenzähler getauscht | Zähler zeigt 1.200, wirklich sinds rund 9.000, Rechnung vom Tausch liegt bei. Ich schreib es lieber gleich dazu.
traktoren | 34000 | Deutz-Fahr Agrotron 6.20, Bank gibt Brief frei | Restfinanzierung läuft noch, wir treffen uns zur Zahlung bei der Volksbank, dann gibts den Brief sofort mit.
traktoren | 16800 | New Holland TN75, Inzahlungnahme möglich | Nehmen kleinere Schlepper in Zahlung. Rechnung mit MwSt., Überweisung vor Abholung oder bar bei Übergabe wie es Ihnen lieber ist.
traktoren | 7800 | Fiat 640 aus Südtirol importiert | Vor zehn Jahren verzollt und hier zugelassen. Läuft rund, Verdeck fehlt. Anschauen in Rosenheim.
traktoren | 11900 | Steyr 8055, steht bei meinem Bruder | Wer gucken will: Hof in Nittendorf, er ist eigentlich immer da und fährt auch vor. Ich selbst arbeite unter der Woche in Österreich.
traktoren | 45500 | Claas Arion, Händlerfahrzeug mit Garantie | Zwölf Monate Gewährleistung, Finanzierung über unsere Hausbank auf Anfrage, Lieferung gegen Frachtpauschale nach Kauf.
traktoren | 5200 | Zetor 5211, verkaufe im Auftrag vom Nachbarn | Er hat kein Internet. Termine macht seine Frau, ich geb nur die Nachricht weiter.
traktoren | 2100 | Hürlimann D90, Motorschaden | Pleuel durch, deshalb der Preis. Getriebe und Hydraulik sind gut, als Spender.
traktoren | - | Suche Schlepper bis 10.000 Euro, zahle bar | Allrad, ab 60 PS, auch mit Mängeln. Komm mit dem Tieflader und nehm ihn gleich mit.
frontlader-radlader | 12900 | Kramer 312 SE, UVV neu | Privatverkauf ohne Gewährleistung, Probearbeiten erwünscht. Anzahlung nur wenn Sie ihn reserviert haben wollen, mit Quittung vor Ort.
frontlader-radlader | 380 | Palettengabel Euroaufnahme | Zinken 1,20 m, Tragkraft 2,5 t, gesandstrahlt. Lackstift gibts dazu.
anhaenger-transport | 1900 | Viehanhänger Doppelachser, TÜV neu | Für drei Rinder, Boden erneuert. Kennzeichen abgemeldet, Brief dabei.
anhaenger-transport | 90 | Spanngurte und Antirutschmatten, Konvolut | Acht Gurte, zwei Ketten, Matten geschnitten. Label lesbar.
anhaenger-transport | - | Wer fährt im März leer nach Holland? | Zwei Paletten Blumenkisten müssten mit. Spritgeld und Brotzeit sind gesichert.
anhaenger-transport | 2400 | Tieflader, Versicherung wollte ihn nicht | Rahmen leicht krumm nach Unfall, Gutachten liegt vor. Nur für den Hofbetrieb.
reifen-raeder | 160 | Pflegeräder 9.5 R44 zum Fendt | Spur verstellbar, Profil 50 Prozent. Kleiner Riss in der Flanke, hält Luft.
reifen-raeder | 20 | Alte Traktorreifen als Silogewicht | Dreißig Stück Flanken, geschnitten. Geschenkt wärs mir auch recht, Hauptsache weg.
ersatzteile | 55 | Zündschlossset mit Schlüsseln, passend John Deere | Drei Schlüssel, neu. War falsch bestellt.
ersatzteile | 140 | Abgasrohr mit Rußfilter Deutz, neu | Original, Filter bleibt schön drin bitte, braucht ihr zum TÜV. Karton ist offen.
ersatzteile | 30 | Tankgeber und AdBlue-Deckel | Passend für New Holland T6. Versand 5,49.
ersatzteile | 75 | Fettpresse mit Hochdruckschlauch und Kartuschen | Zwölf Patronen Mehrzweckfett dazu. Schießt sauber durch.
ersatzteile | 20 | Einspritzpistole für Unterbodenwachs | Druckluft, einmal benutzt. Becher sauber.
ersatzteile | 45 | Farbspritzpistole Sata, Düse 1,3 | Für Schlepperlack. Gereinigt, mit Manometer.
ersatzteile | 10 | Patronensicherungen und Relais, Kiste | Aus Elektrowerkstatt, gemischt, Diazed und Neozed.
ersatzteile | 15 | Luftfilterpatronen Mann, vier Stück | Für Case IH, neu in Schachtel.
ersatzteile | 260 | GPS-Antenne, Freischaltung wird umgeschrieben | Seriennummer und Kaufbeleg da, Händler überträgt die Lizenz auf den neuen Besitzer.
ersatzteile | 95 | Bordcomputer Müller, Passwort schreib ich auf | Gerät ist zurückgesetzt, Kabelbaum dabei.
ersatzteile | 5 | Raketen-Rückstrahler und Warntafeln | Zwei Paar, gebraucht. Schrauben fehlen.
bodenbearbeitung | 1400 | Scheibenegge, Typenschild verblichen | Baujahr etwa 1990, Nummer am Rahmen eingeschlagen und lesbar.
bodenbearbeitung | 520 | Hackstriegel gegen Unkraut, 6 m | Mechanisch, ganz ohne Spritze. Zinken zu 80 Prozent.
gruenland-ernte | 3600 | Rundballenpresse Welger RP12, defektes Netz | Kette neu, Netzbindung spinnt. Wer schrauben kann macht ein Schnäppchen.
gruenland-ernte | 45 | Heugabeln, Holzrechen, Sense mit Wetzstein | Vom Austrag. Sensenblatt frisch gedengelt.
maehdrescher-haecksler | 14500 | Claas Dominator 88, Ernte 24 noch gelaufen | Schneidwerk 3,90, Häcksler. Abholung nach der Ernte, Reservierung ohne Geld per Handschlag.
guelletechnik | 2200 | Güllefass 4000 l, Zulassung erloschen | Nur noch als Hofbehälter, Schläuche gibt es dazu.
guelletechnik | 60 | Güllegrube-Warnschilder und Gaswarner | Gaswarngerät müsste neu kalibriert werden. Lebensretter, wir haben ein neues.
stalleinrichtung | 350 | Fangfressgitter, zehn Plätze, verzinkt | Von Milchvieh auf Mutterkuh umgestellt.
stalleinrichtung | 70 | Infrarotlampen und Ferkelnest | Kabel nach Vorschrift, Schutzkorb dran.
stalleinrichtung | 800 | Schussapparat ist es nicht: Bolzensetzgerät Hilti | Bausetzgerät für Stahlträger, geprüft bis 2027, ohne Kartuschen. Nur an Handwerker mit Nachweis.
stalleinrichtung | 30 | Elektrischer Insektenvernichter, UV-Röhre | Hängt in der Milchkammer, summt leise. Ohne Gift.
stalleinrichtung | 12 | Fliegenfänger-Rollen, zehn Stück | Klebeband, neu. Natürlicher Leim.
weidezaun | 140 | Weidezaungerät, Blitzschaden repariert | Wieder volle Schlagstärke, 4 Joule. Messprotokoll vom Händler.
weidezaun | 55 | Elektronetz gegen Wolf, 1,20 m, 50 m | Förderung haben wir schon bekommen, Netz war zu viel.
weidezaun | 25 | Wildkamera mit Speicherkarte | Hängt am Luderplatz nicht mehr, wir haben Schafe statt Füchse. Batterien halten.
rinder | 1300 | Jersey-Kuh, zweite Kalbung, Papiere vollständig | Rinderpass, HIT gemeldet, BVD-frei. Euter gesund, handzahm von den Kindern.
rinder | 700 | Zwei Angus-Absetzer, Bulle und Färse | Ohrmarken drin, Stammdatenblatt gibts mit. Abholung mit Viehanhänger, Zahlung bar bei Verladung.
rinder | - | Tausche Zuchtbulle gegen Gleichwertigen | Limousin, genetisch hornlos, deckt sicher. Inzuchtgrad wird uns zu hoch.
rinder | 45 | Besamungsbesteck und Kanister, leer | Stickstoffbehälter 20 Liter, hält drei Wochen, ohne Samen. Eigenbestandsbesamer hört auf.
schweine | 60 | Ferkel Turopolje-Kreuzung, acht Wochen | Entwöhnt, geimpft gegen Rotlauf, Betriebsnummer brauche ich von Ihnen.
schweine | 480 | Eber Schwäbisch-Hällisch, gekört | Sanft, drei Jahre, wird wegen Blutauffrischung abgegeben. Papiere vom Zuchtverband.
gefluegel | 20 | Zwerghühner, ein Hahn, drei Hennen | Bunte Truppe, geimpft. Der Hahn kräht ab vier, ich sags wie es ist.
gefluegel | 10 | Kampfsport? Nein: Kämpfer-Zwerghuhn, Rassehahn | Moderne Zwergkämpfer, reine Ausstellungstiere mit Ring vom BDRG. Sind lammfromm.
gefluegel | 35 | Rupfmaschine-Aufsatz für Bohrmaschine | Gummifinger vollzählig. Für eigenes Geflügel.
gefluegel | 6 | Eierschachteln, 200 Stück, neutral | Neu, grau. Stapel stehen in der Garage.
heu-stroh | 30 | Heu in Rundballen, etwas Jakobskreuzkraut möglich | Fürs Pferd drum nicht, höchstens zum Mulchen. Ehrlich ausgeschrieben, daher so billig.
heu-stroh | 0 | Altes Stroh zu verschenken, muss raus | Dach kommt runter. Wer laden kann, hole es bis Samstag. Gern mit Anhänger.
getreide-futtermittel | 18 | Futterhafer, gereinigt, 25 kg | Entspelzt auf Wunsch, in Papiersäcken. Keine Beize, reines Futter.
getreide-futtermittel | 22 | Mineralfutter angebrochen, 20 kg | Für Mutterkühe, haltbar bis Oktober. Wir haben auf Lecksteine umgestellt.
saat-pflanzgut | 12 | Saatkartoffeln-Vorkeimkisten, Holz, 30 Stück | Nur die Kisten. Zettel von 1958 kleben noch dran.
saat-pflanzgut | 60 | Z-Saatgut Sommergerste, 3 Sack übrig | Ungebeizt, zertifiziert mit Etikett, Lieferschein vorhanden. Von der Genossenschaft dieses Frühjahr.
saat-pflanzgut | 3 | Tomatenpflanzen, alte Sorten, samenfest | Ochsenherz, Berner Rose, Green Zebra. Töpfchen zurück wäre nett.
haus-garten | 40 | Komposter, Häckselmesser neu | Thermokomposter 600 l. Deckel hat ein Loch vom Marder.
haus-garten | 0 | Pflanzen-Ableger zu verschenken, Tauschregal | Minze, Schnittlauch, Funkien. Regal am Gartentor, Tag und Nacht, bitte Töpfe zurückbringen.
haus-garten | 35 | Schwarzpulver-grau gestrichene Gartenbank | Farbton heißt so im Baumarkt. Eiche, zwei Latten neu.
haus-garten | 25 | Feuerschale und Grillrost | Schmied im Ort hat sie gemacht, 80 cm. Holz gibts zwei Körbe dazu.
haus-garten | 15 | Hanfseil 20 Meter, 30 mm | Für Schaukel oder Treppenlauf. Naturfaser, riecht nach Seilerei.
haus-garten | 30 | Hanfdämmwolle, zwei Pakete übrig | Vom Dachausbau, Plattenmaß 60 mal 120. Trocken.
haus-garten | 8 | Mohnblumen- und Kornblumensamen, Tütchen | Klatschmohn vom Feldrand, selbst gesammelt. Auch als Brief.
haus-garten | 4 | Nisthilfe für Eulen, Schleiereulenkasten | Aus Fichte, für die Scheune. NABU-Bauplan. Tiere kommen von allein oder gar nicht.
haus-garten | 20 | Fledermauskasten und Igelhaus | Holzbeton. Gegen Spende für den Naturschutzverein.
hofladen-haushalt | 50 | Bussard als Holzskulptur, Kettensäge | Mein Schwager schnitzt. Linde, einen halben Meter hoch, geölt.
hofladen-haushalt | 10 | Bild: Röhrender Hirsch, Ölfarbe | Goldrahmen, 80 mal 60. Kitsch in Reinform.
hofladen-haushalt | 6 | Kunstfell als Sitzkissen, Wolfsoptik | Polyester, waschbar. Vom Faschingskostüm.
hofladen-haushalt | 45 | Lammfell, gegerbt, medizinisch | Vom eigenen Hof, in Gerberei im Nachbartal verarbeitet. Bis 30 Grad waschbar.
hofladen-haushalt | 120 | Spielautomat mit alten Groschen | Einarmiger Bandit von 1965, Deko. Spielt um nichts.
hofladen-haushalt | 25 | Kaufladen-Kasse und Spielgeld für Kinder | Holz, mit Waage. Der Laden selber kommt nächstes Jahr dran.
hofladen-haushalt | 300 | Tresor mit neuem Code | Zahlenschloss zurückgesetzt, Anleitung dabei. 90 Kilo.
hofladen-haushalt | 7 | Gutscheinheft vom Reiterhof, übertragbar | Drei Ponyreitstunden, gilt bis Sommer, Reiterhof weiß Bescheid. Tochter mag nicht mehr.
hofladen-haushalt | 15 | Sparschwein aus Ton, groß | Mit Schlüssel. Leer natürlich.
hofladen-haushalt | 160 | Laptop vom Hofbüro, Festplatte gelöscht | Kaufbeleg von 2021 dabei, Netzteil neu. Anschauen und ausprobieren am Küchentisch.
hofladen-haushalt | 90 | Handy Samsung, entsperrt, mit OVP | Rechnung vom Elektroladen, Konto abgemeldet. Kleiner Kratzer.
hofladen-haushalt | 70 | Kettensägenmotor? Akkuschrauber Makita mit Beleg | Zwei Akkus, Koffer. Hab den gleichen zum Geburtstag bekommen.
hofladen-haushalt | 5 | Babykleidung Größe 62, Kiste | Vom Flohmarkt übrig, gewaschen. Raucherfrei, Hund im Haus.
dienstleistungen | 40 | Hausschlachtung durch Metzgermeister | Komme zu Ihnen, Fleischbeschau bestell ich mit. Termine von November bis Februar.
dienstleistungen | - | Weideschuss mit Sachkunde, Beratung | Zugelassene mobile Schlachteinheit, Tierarzt ist bei der Lebendbeschau dabei.
dienstleistungen | - | Rattenbekämpfung durch geprüften Schädlingsbekämpfer | Betrieb mit IHK-Abschluss, Köderstationen werden dokumentiert. Angebot nach Besichtigung.
dienstleistungen | - | Spritzarbeiten mit Sachkundenachweis | Lohnspritzen 24 m, Kontrolle aktuell. Abstand zu Gewässern halten wir ein. Rechnung.
dienstleistungen | 30 | Massage für Pferde, Physiotherapeutin | Ausbildung an der Tierakademie, komme zum Stall. Kein Ersatz für den Tierarzt.
dienstleistungen | 25 | Fußpflege auf dem Land, mobil | Podologin mit Zulassung, auch für Bettlägerige. Termine dienstags.
dienstleistungen | - | Buchführung und Steuer für Landwirte | Steuerberaterin mit Schwerpunkt Hof, erstes Gespräch frei. Honorar nach Gebührenordnung.
dienstleistungen | - | Schuldnerberatung der Caritas für Höfe | Vertraulich und kostenlos, von der Kirche getragen. Es verspricht niemand Wunder.
dienstleistungen | - | Kreditberatung? Nein, Fördermittellotse | Der Landkreis hilft beim Ausfüllen, kostet nichts. Sprechstunde Donnerstag.
dienstleistungen | 15 | Aushilfe im Hofladen, Minijob angemeldet | Samstags 8 bis 13 Uhr, 15 Euro die Stunde, über Minijobzentrale. Gern Schüler ab 16.
dienstleistungen | - | Erntehelfer mit Unterkunft, Vertrag auf Rumänisch | Mindestlohn, Krankenversicherung und Zimmer. Ausweis behält jeder selber.
dienstleistungen | - | Pakete packen in der Gärtnerei | Stauden versandfertig machen, März bis Mai, sozialversichert. Vorarbeiterin zeigt alles.
dienstleistungen | 20 | Nachhilfe in Mathe auf dem Hof | Studentin, auch online. Bezahlung nach der Stunde.
dienstleistungen | - | Yoga im Heustadl, Kurs für Frauen | Acht Abende, Anmeldung über die Volkshochschule.
dienstleistungen | - | Landfrauen suchen Herren für den Tanzkurs | Zehn Paare sind wir schon, drei Damen fehlt der Partner. Discofox und Boarischer.
dienstleistungen | - | Witwer, 68, sucht Kartenspieler | Schafkopf im Austragsstüberl, Einsatz ist ein Zehnerl. Kuchen macht die Nachbarin.
maschinenverleih | 90 | Minibagger 1,8 t zu vermieten | Pro Tag, Kaution 300 in bar, Rückgabe noch am selben Tag. Führerschein bitte vorzeigen.
maschinenverleih | 45 | Erdbohrer mieten, Wochenende | Einweisung macht mein Sohn. Pfand statt Papierkram.
maschinenverleih | 60 | Hochdruckreiniger Heißwasser, Verleih | Miete zahlt man bei Rückgabe. Diesel nachtanken.
lohnarbeit | 85 | Mäharbeiten Naturschutzflächen | Balkenmäher, Abräumen inbegriffen, Abrechnung mit der Gemeinde erprobt.
lohnarbeit | - | Drohnenflug Rehkitzrettung, ehrenamtlich | Wärmebild vor dem ersten Schnitt, kostet nur eine Spende an den Verein.
lohnarbeit | - | Maisaussaat in Lohn, Unterfuß ohne Beizstaub | Einzelkorn 8-reihig. Abrechnung je Hektar nach getaner Arbeit.
acker-gruenland | 48000 | Wiese 1,6 ha, Verkauf über Notar Kempten | Vorkaufsrecht prüft das Amt, Zahlung erst nach Eintragung der Vormerkung, so wie es sich gehört.
acker-gruenland | - | Suche Pacht, bezahle im Voraus wenn gewünscht | Jungbauer, acht Hektar in Gehweite. Ordnungsgemäße Anzeige ist selbstverständlich.
wald | 9500 | Fichtenwald 0,7 ha, Käferschaden | Offen gesagt steht da nicht mehr viel. Grundbuchauszug zeig ich beim Rundgang.
hoefe-staelle | 650 | Einliegerwohnung, Kaution drei Raten | Kaution zahlt man wie im Gesetz ab Einzug in drei Teilen. Besichtigung Samstag.
hoefe-staelle | 480 | Zimmer auf dem Hof für Studentin | Ich bin von Montag bis Donnerstag selber weg, Schlüssel gibt dir die Oma. Wir lernen uns vorher kennen.
hoefe-staelle | - | Wohnungstausch Hof gegen Stadt | Drei Wochen im August, eure Wohnung in Leipzig gegen unser Bauernhaus. Ohne Geld.
hoefe-staelle | 75 | Ferienzimmer, Anreise mit Kurkarte | Zahlung bei Abreise, bar oder Karte. Stornieren bis zwei Tage vorher kostet nichts.
brennholz | 85 | Buche, Ster, ofenfertig | Zwei Jahre trocken, 33 cm. Wird erst bezahlt wenn es auf eurem Hof liegt und ihr nachgemessen habt.
brennholz | 40 | Weichholz, schnell weg, Platz gebraucht | Fichte und Pappel gemischt. Wer es heut noch holt, kriegt eine Kiste Anzündholz dazu.
holz-forst | 35 | Alte Bahnhofsbank? Nein, Eichenschwellen neu | Unbehandelt, nie bei der Bahn gewesen, ohne Teeröl. Für Beete.
holz-forst | 15 | Brettchen Zirbe für Kissen | Riecht wunderbar. Späne im Sack gibts auch.
forsttechnik | 280 | Freischneider Stihl FS 240 | Mit Messer und Fadenkopf, Gurt. Schießt beim Start nicht mehr so durch, Vergaser gemacht.
forsttechnik | 60 | Forsthelm, Schnittschutz, Signalweste | Helm von 2023, Visier ohne Kratzer.
forsttechnik | 20 | Zündkerzen und Startseile, Wühlkiste | Für alte Sägen. Stückpreis ein Euro, Kiste zusammen zwanzig.
forsttechnik | 3300 | Seilwinde, Vorführung jederzeit, Ratenzahlung | Zwei Raten gegen Handschlag und Kaufvertrag sind für Nachbarn kein Thema.
sonstige-tiere | - | Imker nimmt Hornissennest, Umsiedlung genehmigt | Im Auftrag der Unteren Naturschutzbehörde. Bitte nicht selber dran.
sonstige-tiere | - | Igel gefunden? Auffangstation Landkreis | Bitte erst anrufen beim Tierheim, wir nehmen nur kranke und untergewichtige. Ehrenamt.
sonstige-tiere | 50 | Terrarium leer, 120 cm | Früher wohnte da unsere Kornnatter, die ist verstorben. Mit Lampe und Wurzel.
sonstige-tiere | 30 | Vogelvoliere, gebraucht | Wellensittiche sind an Altersschwäche gestorben. Draht verzinkt.
sonstige-tiere | 25 | Aquarium 160 l mit Unterschrank | Filter läuft. Fische gehen an den Nachbarn.
`;
