/**
 * Honest ads, ordinary and unusual, written last. No rule was changed for them and the model is not
 * trained on them.
 */
export const lastGoodAds = `
traktoren | 14200 | Fendt 280 S Bj. 1998 | Schmalspur, 5600 h, Besichtigung in Neustadt jederzeit.
traktoren | 9900 | Same Minitaurus 60 | Frisch lackiert, TÜV neu.
traktoren | 52000 | Valtra N134 Versu | Händlerinzahlungnahme, Leasing und Garantie.
traktoren | 3900 | Porsche Diesel Junior | Kraftstoffpumpe undicht, Brief da.
traktoren | 31000 | New Holland TS 115 | Vom Gemeindebauhof, Ausschreibung bis Freitag, Zuschlag nach Höchstgebot.
traktoren | 17800 | Massey Ferguson 3065 | Mein Nachbar verkauft, ich inseriere für ihn, er zeigt den Schlepper gern.
traktoren | 6600 | Suche Kramer Allrad 4506 | Darf reparaturbedürftig sein.
frontlader-radlader | 29500 | Weidemann 1770 | Mit Kabine und Heizung, Vorführung samstags.
frontlader-radlader | 270 | Ballengreifer | Zylinder neu abgedichtet.
anhaenger-transport | 2100 | Einachskipper Kröger | Plattform verzinkt.
anhaenger-transport | 6900 | Viehtransporter Fahrzeugbau Joskin | Wasch- und Desinfektionsplatz gibt es bei uns.
anhaenger-transport | 880 | Tankanhänger für Wasser | Nie für Chemie benutzt.
ersatzteile | 70 | Kühler Case 633 | Druck geprüft.
ersatzteile | 40 | Sicherungskasten und Relais | Aus Schlachtfahrzeug.
ersatzteile | 190 | Bordcomputer Fella, gebraucht | Samt Sensor, Kaufbeleg von damals.
ersatzteile | 25 | Tankuhr | Mit Geber.
reifen-raeder | 480 | Pflegeräder Kleber 270/95 R36 | Felgen grün.
bodenbearbeitung | 2300 | Güttler Walze 3 m | Prismenringe gut.
bodenbearbeitung | 690 | Federzahnegge | Zinken vollzählig.
gruenland-ernte | 3600 | Strautmann Ladewagen | Kratzboden neu.
gruenland-ernte | 250 | Fingerbalken 1,40 m | Für Einachser.
saat-duengung-pflege | 6700 | Hardi Commander gezogen | Prüfplakette gültig, innen gereinigt, winterfest.
saat-duengung-pflege | 110 | Saatgutreiniger von Hand | Siebsatz dabei.
saat-duengung-pflege | 35 | Messbecher und Einfülltrichter | Für die Feldspritze, sauber.
saat-duengung-pflege | 560 | Hackmaschine für Rüben | Sechsreihig, Unkraut ade ohne Mittel.
haus-garten | 14 | Schneckenkragen für Salat | Zwanzig Ringe.
haus-garten | 40 | Vertikutierer elektrisch | Gegen Moos im Rasen.
haus-garten | 18 | Rattenfalle lebend | Draht, kaum benutzt.
guelletechnik | 1900 | Güllemixer Bauer, 6 m | Lager neu.
guelletechnik | - | Mist vom Pferdehof | Gratis, Lader vorhanden.
schweine | 85 | Schwäbisch-Hällische Ferkel | Abgesetzt, geimpft, ringelschwänzig.
schweine | 190 | Mastschwein auf Bestellung | Geschlachtet wird beim Metzger, mit Beschau.
rinder | 1750 | Jungkuh Fleckvieh mit Kalb | Mutter gesund, Kalb im Iglu.
rinder | 1100 | Galloway-Absetzer | Aus Naturschutzprojekt, Ohrmarken drin.
rinder | 40 | Nasenring und Führstrick | Für Jungbullen.
schafe-ziegen | 95 | Coburger Fuchsschaf, Altschaf | Für Hobbyhaltung.
schafe-ziegen | 30 | Klauenschere | Schwedenstahl.
pferde | 7200 | Süddeutsches Kaltblut, Stute | Rückegewohnt, tierärztlicher Bericht liegt aus.
pferde | 0 | Esel sucht Gesellschaft | Wir geben ihn nur mit Vertrag an Leute mit Eseln, Besuch vorher Pflicht.
pferde | 65 | Longiergurt und Kappzaum | Warmblut.
pferde | 22 | Salzlecksteine | Vier Stück.
gefluegel | 16 | Junghähne Vorwerk | Für Zucht oder Küche.
gefluegel | 120 | Kükenheim mit Wärmeplatte | Bis 60 Tiere.
bienen | 240 | Magazinbeuten Zander, fünf Stück | Ausgeflammt.
bienen | 9 | Blütenhonig, Eimer 2,5 kg preiswerter | Eigene Völker.
bienen | 35 | Varroa-Zählbrett und Puderzuckerbecher | Zur Kontrolle.
sonstige-tiere | 20 | Kaninchenstall doppelt | Dach dicht.
sonstige-tiere | 55 | Hundeanhänger fürs Fahrrad | Bis 30 kg.
sonstige-tiere | 15 | Aquarium 60 Liter leer | Mit Abdeckung.
hofladen-haushalt | 7 | Birnensaft | Literflasche, Pfand 1 Euro.
hofladen-haushalt | 13 | Hausmacher Leberwurst, Dose | Aus unserer Metzgerei.
hofladen-haushalt | 85 | Hirschkeule, TK | Vom Förster, untersucht und vakuumiert.
hofladen-haushalt | 3 | Zucchini und Kürbis | Selbst ernten.
hofladen-haushalt | 60 | Weinballons im Korb | 25 Liter, leer.
hofladen-haushalt | 28 | Schnapsgläser mit Jagdmotiv | Sechs Stück.
hofladen-haushalt | 100 | Küchenofen Wamsler | Funktioniert, schwer.
hofladen-haushalt | 17 | Schärfstein und Abziehleder | Für Messer und Sensen.
hofladen-haushalt | 340 | Gewehrschrank zum Umnutzen | Leer, Schlösser gehen, als Aktenschrank beliebt.
hofladen-haushalt | 42 | Wanduhr mit Schlagwerk | Gong abstellbar.
hofladen-haushalt | 26 | Roman „Der Wildschütz“ und zehn Bauernkalender | Vergilbt.
hofladen-haushalt | 55 | Schaffell-Sitzauflage | Neu.
hofladen-haushalt | 150 | Smartphone mit neuem Akku | Samt Karton und Rechnung, zurückgesetzt.
hofladen-haushalt | 33 | Dirndl Größe 40 | Mit Bluse.
hofladen-haushalt | 21 | Feuerschale | Rostpatina.
hofladen-haushalt | 10 | Kräutersalz | Aus dem Bauerngarten.
jagd-fischerei | 70 | Ansitzleiter Alu | Zusammenklappbar.
jagd-fischerei | 38 | Entenlocker und Tarnnetz | Plastik.
jagd-fischerei | 15 | Jagdzeitschriften, Jahrgang 1988 | Vollständig.
weidezaun | 48 | Torgriffe, Federn und Seil | Rest vom Umbau.
weidezaun | 95 | Weidezaungerät 12 V mit Solarmodul | Akku hält.
stalleinrichtung | 160 | Trennwände für Abferkelbucht | Kunststoff.
stalleinrichtung | 32 | Wärmelampe mit Schutzkorb | Rotlicht.
melktechnik | 55 | Zitzengummis, 16 Stück | Passend für Westfalia.
melktechnik | 75 | Milchfilter und Schläuche | Lagerbestand.
heu-stroh | 52 | Haferstroh gehäckselt, entstaubt | Für Boxen.
heu-stroh | 38 | Heu vom zweiten Schnitt | Kräuterreich, Ballen 20 kg.
silage | 29 | Zuckerrübenschnitzel | In Ballen.
getreide-futtermittel | 23 | Wintergerste, Futterqualität | Aus dem Silo, Lkw möglich.
getreide-futtermittel | 33 | Pflanzkartoffeln Belana | Zertifiziert, mit Pass.
holz-forst | 78 | Kaminholz Esche | Ofenfertig, Lieferung gegen Aufpreis.
holz-forst | 2300 | Seilwinde 5 t | Funk, Seil neu.
acker-gruenland | 64000 | 3,2 ha Ackerland | Verkauf im Bieterverfahren, Besichtigung frei.
acker-gruenland | - | Verpachten Wiese an Imker | Für Bienenstände, Pacht in Honig.
wald | 19000 | Fichte und Buche, 1,5 ha | Eigentümer zeigt Grenzen.
hoefe-staelle | 1150 | Hofwohnung mit Stallanteil | Wir leben im Vorderhaus, kommen Sie vorbei.
hoefe-staelle | 25 | Garage im Dorf | Mietvertrag schriftlich.
lohnarbeit | - | Mulchen und Heckenschnitt | Mit Funkraupe.
lohnarbeit | - | Kartoffeln roden | Einreihig, kleine Flächen.
maschinenverleih | 120 | Holzhäcksler tageweise | Einweisung vor Ort, Kaution bei Übergabe.
dienstleistungen | - | Fahrer für Maisernte | Führerschein T, angemeldet, zwei Wochen.
dienstleistungen | - | Hofübergabe-Coaching | Zwei Gespräche am Küchentisch, Rechnung danach.
dienstleistungen | - | Hundesitter auf dem Land | Auslauf im Obstgarten.
dienstleistungen | - | Fußpflege für Senioren, mobil | Staatlich geprüft.
dienstleistungen | - | Schlepper-TÜV-Termin am Feuerwehrhaus | Anmeldung bei der Genossenschaft.
dienstleistungen | - | Übersetzerin Polnisch für Betriebe | Verträge, Einweisungen, Rechnung.
dienstleistungen | - | Vortrag: Betrug beim Online-Kauf erkennen | Polizei und Landfrauen, Eintritt frei.
dienstleistungen | - | Sie, 61, sucht Tanzpartner | Walzer und Foxtrott, nur tanzen.
dienstleistungen | - | Photovoltaik-Reinigung | Mit entmineralisiertem Wasser.
dienstleistungen | - | Stallumbau, Zimmerei | Angebot kostenlos.
dienstleistungen | - | Bauernhofkindergarten hat Plätze | Ab drei Jahren.
`;
