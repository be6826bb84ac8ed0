/** Honest ads that resemble what the rules match. */
export const honestAds = `
traktoren | 14500 | Fendt 309 C mit Frontlader | Barzahlung bei Abholung. Besichtigung und Probefahrt jederzeit nach Nachricht möglich.
traktoren | 9500 | Deutz DX 85 | Keine Vorkasse, kein Versand, nur Abholung. Bezahlung bar oder per Überweisung bei der Übergabe.
traktoren | 22000 | Steyr 9090 M | Transport kann gegen Aufpreis organisiert werden, ich kenne einen Spediteur in der Nähe.
traktoren | 6500 | IHC 644 mit Lader | Aus gesundheitlichen Gründen abzugeben, steht trocken in der Scheune.
traktoren | 12000 | New Holland TN 75 | Verkauf krankheitshalber nach Hofaufgabe, Unterlagen vorhanden.
gruenland-ernte | 2400 | Kreiselschwader Claas Liner | HU bis 05/2027, Reifen gut, Gelenkwelle dabei.
gruenland-ernte | 1800 | Ballenwickler | Baujahr 2010-2012, nicht ganz sicher. Läuft gut.
gruenland-ernte | 3900 | Ladewagen Mengele | Teilenummer der Pickup: 04 123 456 789, Ersatzteile gibt es noch.
saat-duengung-pflege | 2900 | Pflanzenschutzspritze Rau 600 l | 12 m Gestänge, TÜV bis 2027, Behälter gespült.
saat-duengung-pflege | 250 | Pflanzenschutzmittelschrank | Abschließbar, mit Auffangwanne, leer.
saat-duengung-pflege | 90 | Spritzmittelbehälter leer | Gespült, als Regenwassertank.
saat-duengung-pflege | 400 | Schneckenkornstreuer | Elektrisch, für den Traktor.
saat-duengung-pflege | 4200 | Düngerstreuer Amazone ZA-M | Mit Grenzstreuscheibe, wenig gebraucht.
heu-stroh | 35 | Heu erster Schnitt | Fläche seit 20 Jahren ohne Pflanzenschutzmittel, nie mit Glyphosat behandelt.
heu-stroh | 28 | Stroh ungespritzt | Keine Herbizide und Fungizide, keine Halmverkürzer, staubarm.
getreide-futtermittel | 220 | Futterweizen | Frei von Pestiziden und Gentechnik, Bioland.
getreide-futtermittel | 190 | Hafer für Pferde | Ungebeizt, ohne Wachstumsregler angebaut.
pferde | 2800 | Haflinger Stute, 8 Jahre | Letzte Wurmkur im März, geimpft, gechipt, kennt Hunde und Traktoren.
pferde | 3500 | Kaltblut Wallach | Beim Holzrücken gegangen, entwurmt, Hufe gemacht, Equidenpass vorhanden.
pferde | 900 | Shetty Stute | Sucht neues Zuhause, kein Notverkauf, lieb zu Kindern.
rinder | 1400 | Fleckvieh Kalbin trächtig | BHV1-frei, ohne Antibiotika aufgezogen, HIT gemeldet.
rinder | 800 | Angus Absetzer | Ohne Hörner, Mutterkuhherde, Ohrmarken und Pass vorhanden.
rinder | 650 | Mastkälber | Vom Tierarzt untersucht, geimpft gegen Grippe.
schafe-ziegen | 120 | Suffolk Lämmer | Drillinge und Zwillinge, auf der Weide geboren, gut im Fleisch.
schafe-ziegen | 180 | Burenziegen Böcke | Bock mit Hörnern, zutraulich, Ohrmarken vorhanden.
schweine | 70 | Ferkel Schwäbisch-Hällisch | Kastriert unter Betäubung, geimpft.
gefluegel | 18 | Lohmann Brown Junghennen | Gegen Marek geimpft, ab Oktober legereif.
gefluegel | 25 | Vorwerkhühner, gesext | Zwei Hähne und sechs Hennen.
bienen | 140 | Carnica Völker | Mit Gesundheitszeugnis, ohne Medikamente, nur mit Ameisensäure behandelt.
bienen | 60 | Zander Beuten | Mit Zargen und Rähmchen, gereinigt.
weidezaun | 60 | Hundehütte aus Lärche | Isoliert, für große Hofhunde, 120 cm.
haus-garten | 40 | Katzenbaum und Kratzbrett | Gut erhalten, tierfreundlicher Haushalt.
haus-garten | 120 | Hundezwinger Elemente | Verzinkt, vier Stück.
haus-garten | 30 | Welpenauslauf | Gitter, sechs Teile.
weidezaun | 90 | Weidezaunnetz für Herdenschutz | 50 m, 108 cm hoch, auch mit Hunden im Einsatz gewesen.
ersatzteile | 120 | Schalldämpfer für Fendt Farmer | Auspuff mit Rohr, wenig Rost.
ersatzteile | 40 | Fettpresse und Fettkartuschen | Zehn Patronen Mehrzweckfett dazu.
ersatzteile | 85 | Zapfpistole mit Zählwerk | Für Diesel, mit Schlauch.
ersatzteile | 30 | Filterpatrone Luftfilter | Außenpatrone und Innenpatrone, neu.
ersatzteile | 250 | Axiallager und Radiallager | Für Mähdrescher, Nachbau, neu.
ersatzteile | 75 | Kolben Nachbau | Passend für Deutz, keine Originalteile.
ersatzteile | 15 | Bolzen und Splinte | Kiste voll, verschiedene Kaliber und Längen.
ersatzteile | 220 | Signalhorn und Rundumleuchte | Zwölf Volt, neu.
ersatzteile | 160 | Hydraulikzylinder | Bestellnummer 0 004 320 121, doppelt wirkend.
forsttechnik | 900 | Rückewagen klein | Mit Drehschemel, Kranlänge 4,2 m.
forsttechnik | 350 | Stihl MS 261 | Mit zwei Ketten, Rechnung vorhanden, Versand gegen 15 Euro möglich.
forsttechnik | 120 | Waffenschrank leer | Klasse B, für Werkzeug genutzt.
brennholz | 95 | Buche gespalten 33 cm | Lieferung bis 20 km möglich, Zahlung bei Lieferung.
brennholz | 80 | Fichte Stammholz | Selbst abholen im Wald, Anhänger wird beladen.
acker-gruenland | 65000 | Ackerland zwei Hektar | Verkauf aus Erbengemeinschaft, Notartermin nach Absprache.
acker-gruenland | 900 | Grünland zu verpachten | Gern an Biobetrieb, Nachbarn freuen sich auf Tiere.
hoefe-staelle | 320000 | Resthof mit Stallgebäude | Wohnhaus mit Kachelofen, Garten, Dach asbestfrei erneuert.
hoefe-staelle | 1200 | Offenstallplatz frei | Nette Gemeinschaft, rollstuhlgerechter Zugang, Hunde erlaubt.
hoefe-staelle | 250 | Stellplatz in Halle | Für Wohnwagen oder Oldtimer, auch im Winter zugänglich.
lohnarbeit | - | Gülle ausbringen mit Schleppschuh | Abrechnung nach Kubikmeter, Termine nach Absprache.
lohnarbeit | - | Suche Melker mit Sachkunde | Wohnung vorhanden, alle sind willkommen.
lohnarbeit | - | Klauenpflege im Allgäu | Mobiler Stand, Rechnung mit Mehrwertsteuer.
lohnarbeit | - | Sachkundenachweis Pflanzenschutz: Fortbildung | Kurs im Januar beim Lohnbetrieb, vier Stunden, mit Bescheinigung.
direktvermarktung | 12 | Honig vom Imker | Sommerblüte, im Glas, ab Hof.
direktvermarktung | 9 | Käse aus Rohmilch | Rohmilchkäse, Versand in Kühlbox möglich.
direktvermarktung | 15 | Apfelsaft im Karton | Fünf Liter, naturtrüb, ohne Zusätze.
direktvermarktung | 80 | Wurst in Büchsen | Hausmacher, zwölf Dosen, vom eigenen Schwein.
direktvermarktung | 6 | Kartoffeln Linda | Zehn Kilo, ungewaschen.
haus-garten | 200 | Weinfass und Mostpresse | Eiche, 200 Liter, dicht.
haus-garten | 45 | Fleischwolf | Mit Scheiben, funktioniert.
haus-garten | 350 | WOLF-Garten Rasenmäher | Mit Korb, springt sofort an.
haus-garten | 25 | Altöltank | Aus Stahl, 200 l, gereinigt.
haus-garten | 70 | Westernsattel | Leder, 16 Zoll, mit Pad.
haus-garten | 10 | Zu verschenken: Dachziegel | Nur Selbstabholer, etwa 400 Stück.
haus-garten | 0 | Kompost zu verschenken | Selbst laden, Anhänger mitbringen.
oldtimer | 4800 | Eicher EM 200 ohne Papiere | Restaurierungsobjekt, Motor dreht, Neulack nötig.
oldtimer | 9200 | Hanomag R 19 | Aus Nachlass meines Großvaters, Brief vorhanden, angemeldet bis 2019.
oldtimer | 7200 | Schlüter Super 500 | War viele Jahre in Spanien im Museum ausgestellt, seit 2015 wieder hier, jederzeit zu besichtigen.
maschinenverleih | 180 | Minibagger zu vermieten | Kaution bar bei Abholung, wird bei Rückgabe erstattet.
maschinenverleih | 90 | Anhänger zu verleihen | Tagespreis, Reservierung per Nachricht.
melktechnik | 3800 | Milchkühltank 1650 l | Mit Aggregat, Neupreis war 2008 etwa 9.000 Euro.
stalleinrichtung | 900 | Fressgitter 5 m | Verzinkt, Abbau durch Käufer, Anzahlung nach Besichtigung vor Ort möglich.
guelletechnik | 5200 | Güllefass Eckart 7000 l | Bremsen neu, Druckprüfung 2025, Lieferung gegen Spritgeld.
anhaenger-transport | 2600 | Kipper Reisch 5 t | Bremse und Licht in Ordnung, Papiere vorhanden. Fragen beantworte ich abends.
frontlader-radlader | 17500 | Weidemann 1140 | 2.300 Stunden, Schaufel und Gabel, Finanzierung über den Händler möglich.
silage | 40 | Grassilage in Rundballen | Siliermittel ohne Zusatz, drei Lagen Folie, Untersuchung liegt vor.
saat-pflanzgut | 60 | Kleegrassaat | Zertifiziertes Saatgut, angebrochener Sack, Etikett vorhanden.
saat-pflanzgut | 15 | Obstbäume, alte Sorten | Wurzelnackt, Versand ab November, Zahlung nach Erhalt.
wald | 45000 | Mischwald drei Hektar | Durchforstet, Wege gut, Borkenkäfer im Griff.
traktoren | - | Suche Fendt bis Baujahr 1985 | Zahle bar, hole selbst ab, bitte alles anbieten.
rinder | - | Suche Weidekühe für den Sommer | Gute Weiden, Tierarzt kommt regelmäßig.
heu-stroh | - | Suche Luzerneheu für Ziegen | Abholung mit eigenem Anhänger, gern Bio.
`;
