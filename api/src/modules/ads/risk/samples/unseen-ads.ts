/**
 * Ads that must be held and for which no rule was written or changed. They show how the rules
 * perform on ads that the authors of the rules did not know.
 */
export const unseenBadAds = `
traktoren | 7400 | Kubota M5091 kaum gelaufen | Wohne zurzeit auf Malta, der Schlepper wird von einem Logistikunternehmen gebracht, das auch Ihr Geld verwahrt.
traktoren | 3900 | Valtra N 134 dringend | Scheidung, brauche Geld bis Montag. Wer zuerst die Anzahlung leistet bekommt ihn.
anhaenger-transport | 600 | Muldenkipper Annaburger | Kontakt nur per Mail: kipper.verkauf@outlook.com, hier lese ich nicht.
frontlader-radlader | 6100 | Avant Hoflader mit Zubehör | Bezahlung in USDT oder Ethereum bevorzugt, Lieferung in 48 Stunden.
ersatzteile | 200 | Displays für Lenksysteme | Nur Überweisung im Voraus, Konto lautet auf meine Cousine in Bulgarien.
rinder | 400 | Angus Jungrinder | Der Fahrer kommt morgen, vorher bitte 800 Euro Transportpauschale per Moneygram.
pferde | 0 | Verschenke Connemara Pony | Es fallen nur Kosten für Flugbox und Zoll an, die Sie der Spedition schicken.
dienstleistungen | - | Sofortkredit trotz Insolvenz | Auszahlung am selben Tag, Bearbeitung 150 Euro vorher.
dienstleistungen | - | Tester für Bankkonten gesucht | Sie eröffnen ein Konto per Videoident und bekommen 200 Euro.
dienstleistungen | - | Trading lernen | Mein Mentor macht aus 250 Euro 5000 in einer Woche.
dienstleistungen | - | Meisterbrief und Sachkundenachweis kaufen | Originalgetreu, mit Stempel, auch Zeugnisse.
hofladen-haushalt | 70 | PlayStation 5 ungeöffnet | Versand nach Zahlung mit Paysafe, mehrere vorhanden.
hofladen-haushalt | 30 | Goldbarren 100 g | Aus Erbschaft, Zahlung per Geschenkkarten.
hoefe-staelle | 280 | Wohnung am Reiterhof | Vermieter lebt in Spanien, Schlüssel nach Überweisung der Kaution per Post.
saat-duengung-pflege | 85 | Glyfos Supreme angebrochen | Sieben Liter, hilft gegen Quecke.
saat-duengung-pflege | 65 | Herbizid Mais Elumis | Ein Kanister übrig.
saat-duengung-pflege | 130 | Wachstumsregler CCC 720 | Zehn Liter originalverschlossen.
saat-duengung-pflege | 30 | Dimethoat gegen Kirschfliege | Fläschchen aus alten Zeiten.
saat-duengung-pflege | 55 | Phosphorwasserstoff Tabletten gegen Wühlmäuse | Dose mit 100 Stück.
rinder | 45 | Euterinjektoren Trockensteller | Orbenin, 24 Stück, nicht abgelaufen.
rinder | 80 | Oxytocin und Prostaglandin | Für die Brunst, aus Praxisauflösung.
schweine | 35 | Tylosin Pulver | Gegen Husten, 500 g.
pferde | 50 | Phenylbutazon Pulver Equipalazone | Schmerzmittel, 40 Beutel.
gefluegel | 15 | Enrofloxacin Tropfen | Für Tauben und Hühner.
hofladen-haushalt | 500 | Doppelflinte Merkel | Zwölfer Kaliber, gepflegt.
hofladen-haushalt | 120 | Schreckschusspistole Walther P22 | Mit 50 Platzpatronen.
hofladen-haushalt | 45 | Butterflymesser und Wurfsterne | Vom Flohmarkt.
hofladen-haushalt | 30 | Pfefferspray und Elektroschocker | Für die Selbstverteidigung, mit viel Volt.
hofladen-haushalt | 25 | La Bomba Knaller | Zwanzig Stück aus Polen, sehr laut.
hofladen-haushalt | 18 | Hausbrand Zwetschge | Selbst gebrannt, drei Liter, keine Rechnung.
hofladen-haushalt | 35 | Shisha Tabak und Elfbar | Karton voll.
hofladen-haushalt | 9 | Weed aus eigenem Garten | Trocken, riecht gut.
hofladen-haushalt | 50 | Cannabis Pflanzen weiblich | Vier Stück, fast erntereif.
hofladen-haushalt | 15 | Tramadol und Diazepam | Tabletten aus Nachlass.
hofladen-haushalt | 200 | Leopardenfell mit Kopf | Teppich aus Afrika, alt, ohne Papiere.
hofladen-haushalt | 60 | Wehrmacht Stahlhelm mit SS Abzeichen | Original Dachbodenfund.
hofladen-haushalt | 650 | Labradorwelpen sieben Wochen | Fünf Stück, nur noch diese Woche.
hofladen-haushalt | 350 | Bengalkatzen Baby | Ohne Papiere, zehn Wochen.
hofladen-haushalt | 0 | Jack Russell zu verschenken | Muss weg wegen Allergie.
hofladen-haushalt | 900 | Erdmännchen Pärchen | Handaufzucht, mit Käfig.
hofladen-haushalt | 120 | Boa Constrictor zwei Meter | Frisst tote Ratten.
pferde | 300 | Wallach mit Kolik zum Schlachter | Steht seit gestern nicht mehr auf.
rinder | 100 | Bullenkalb nicht gemeldet | Ohne Ohrmarke und ohne Pass, nur Barzahlung.
hofladen-haushalt | 8 | Frisch geschlachtete Hasen ungeprüft | Vom Hof, ohne Fleischbeschau.
hofladen-haushalt | 4 | Rohmilch verschicken wir | Gekühlt, bundesweit.
getreide-futtermittel | 40 | Gerste Nachbausaatgut Avalon | Gebeizt, 30 Dezitonnen zum Säen.
hofladen-haushalt | 15 | Wellasbest vom Dach | Abholen, dann gehört es euch.
ersatzteile | 90 | DPF und AGR Löschung Datei | Für alle Schlepper, Abgas aus, mehr Leistung.
lohnarbeit | - | Helfer ohne Papiere fürs Spargelstechen | Cash, keine Anmeldung.
dienstleistungen | - | Zarte Massagen mit Happy End | Auch auf dem Hof, diskret.
dienstleistungen | - | Achtung vor dem Pfarrer | Er hat Krebs und trinkt, seine Nummer ist 08024 99887.
hofladen-haushalt | 5 | T-Shirts gegen Flüchtlinge | Mit Spruch gegen Asylanten, alle Größen.
`;

/** Honest ads for which no rule was written or changed. */
export const unseenGoodAds = `
saat-duengung-pflege | 650 | Anbauspritze Jacoby 300 Liter | Für Obst, Gebläse läuft, Prüfplakette bis 2028.
saat-duengung-pflege | 35 | Sprühgerät Gloria 5 Liter | Für Flüssigdünger benutzt.
saat-duengung-pflege | 1200 | Hackstriegel statt Chemie | Sechs Meter, hydraulisch klappbar.
saat-duengung-pflege | 60 | Dosiergerät für Schneckenkorn leer | Kaum gebraucht.
saat-duengung-pflege | 15 | Schutzanzug und Atemmaske | Unbenutzt, Größe L.
hofladen-haushalt | 90 | Waffeleisen Gastro | Zwei Platten, Starkstrom.
hofladen-haushalt | 150 | Schießscheiben-Sammlung vom Schützenverein | Handbemalt, Holz, ab 1890.
hofladen-haushalt | 30 | Hirschgeweih an der Wand | Zehnender vom eigenen Revier, abgekocht.
hofladen-haushalt | 20 | Rumtopf und Steingutfass | Leer, mit Deckel.
hofladen-haushalt | 11 | Traubensaft vom Weingut | Alkoholfrei, sechs Flaschen.
hofladen-haushalt | 75 | Hanfseil 20 Meter | Dick, für die Schaukel oder den Ladewagen.
hofladen-haushalt | 40 | Pilzbrut Austernseitling | Für Stroh, zwei Beutel.
hofladen-haushalt | 12 | Messer zum Brotzeitmachen | Handgeschmiedet, Griff Nussholz.
hofladen-haushalt | 55 | Bombenfester Werktisch | Eiche, hält alles aus.
hofladen-haushalt | 60 | Hundezwinger Elemente | Vier Gitter verzinkt mit Tür.
hofladen-haushalt | 22 | Kaninchenstall dreistöckig | Für Zwergkaninchen oder Meerschweinchen.
gefluegel | 25 | Zwerghühner Seidenhuhn | Drei Hennen, ein Hahn, geimpft.
gefluegel | 60 | Gössel Pommersche Gans | Acht Stück, vier Wochen alt.
rinder | 1400 | Jungkuh mit Kalb bei Fuß | Anmeldung in HIT, BVD-frei, Impfung vorhanden.
rinder | 60 | Kälbertränkeeimer mit Nuckel | Zehn Stück.
rinder | 15 | Ohrmarkenzange Allflex | Mit Ersatzdorn.
schafe-ziegen | 200 | Böcke Texel gekört | Zwei, Maedi-unverdächtig, mit Papieren.
pferde | 5500 | Kaltblutstute mit Fohlen | Gesund, Equidenpass, Ankaufsuntersuchung gern.
pferde | 40 | Apothekenkasten für den Stall | Verbandmaterial, keine Medizin.
bienen | 30 | Imkerpfeife und Smoker | Raucht gut.
bienen | 200 | Honigschleuder Tangential | Edelstahl, vier Waben.
heu-stroh | 50 | Luzerneheu Quader | Für Pferde, staubfrei.
silage | 35 | Maissilage ab Silo | Selbst laden.
getreide-futtermittel | 300 | Saaterbsen Originalware Handel | Zertifiziert, Lieferschein dabei.
getreide-futtermittel | 20 | Mais ungebeizt für Hühner | Eigener Anbau.
traktoren | 23000 | Case IH JX 90 aus Erbschaft | Vater hat ihn gekauft, Unterlagen komplett, ansehen jederzeit.
traktoren | 8900 | Fiat 80-90 mit Export nach Österreich möglich | Papiere da, Bezahlung bei Übergabe.
frontlader-radlader | 21000 | Merlo Teleskop | Finanzierung über Ihre Hausbank kein Problem, Händler hilft.
ersatzteile | 45 | AdBlue Pumpe 230 Volt | Mit Zapfpistole und Zähler.
ersatzteile | 30 | Zapfpistole Diesel automatisch | Dichtung neu.
ersatzteile | 180 | Abgasrohr und Dieselfilter neu | Passt für MF 35.
lohnarbeit | - | Pflanzenschutz und Düngung im Lohn | Sachkundig, Rechnung, GPS genau.
dienstleistungen | - | Rapsblüten-Fahrten mit der Kutsche | Auch Hochzeiten und Junggesellenabschied.
dienstleistungen | - | Steuerhilfe und Fördermittelantrag | Beratung auf dem Hof, Kammer anerkannt.
dienstleistungen | - | Entsorgung von Silofolie am Sammeltag | Mit Wiegeschein.
hoefe-staelle | 800 | Einliegerwohnung am Hof | Kaution zwei Monatsmieten, Besichtigung abends.
acker-gruenland | 1100 | Pachtfläche 4 ha ab Oktober | Ackerzahl 48, Pacht jährlich.
weidezaun | 60 | Knallschreck-Ersatzteile für Vogelscheuche | Nur Windrad und Stange.
hofladen-haushalt | 9 | Kinderbuch Der Räuber Hotzenplotz | Mit sieben Messern und Pfefferpistole auf dem Titel.
hofladen-haushalt | 130 | Gusseiserner Bräter und Grillplatte | Eingebrannt.
`;
