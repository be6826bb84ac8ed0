/**
 * Honest ads, ordinary and unusual, written after the rules were changed. Before these ads were
 * added to the training set, 3 of 100 were held.
 */
export const secondGoodAds = `
traktoren | 16900 | Fendt Farmer 306 LS | Bj. 1989, 10200 h, Fronthydraulik, Reifen hinten 70 Prozent. Steht in der Halle und kann jederzeit angeschaut werden.
traktoren | 7300 | John Deere 2130 | Scheunenfund vom Onkel, Bremsen fest, sonst komplett.
traktoren | 38000 | McCormick X5.40 | Wegen Neuanschaffung, Serviceheft lückenlos, Probefahrt gern am Wochenende.
traktoren | 23500 | Same Silver 90 | Verkäufer ist Landmaschinenhändler, ein Jahr Gewährleistung, Bezahlung bei Abholung.
traktoren | 11800 | Hürlimann Prince 445 | Schmalspur für Weinberg, kommt aus der Pfalz.
traktoren | 5600 | Schlüter S 450 | Für Liebhaber, Papiere verloren, Ersatzbrief möglich über die Zulassungsstelle.
traktoren | 19900 | Steyr 975 Allrad aus Österreich | Typenschein vorhanden, Verzollung nicht nötig, Übergabe in Passau.
frontlader-radlader | 13900 | Atlas AR 55 | Schnellwechsler, 4400 Stunden, Hubkraft 2 t.
frontlader-radlader | 350 | Mistgabel mit Niederhalter für Frontlader | Drei Zinken nachgeschweißt.
frontlader-radlader | 26500 | Schäffer 4250 Hoflader | Privatverkauf, Finanzierung regelt Ihre Bank.
anhaenger-transport | 3300 | Tandemkipper Welger 8 t | Bremsen gemacht, 25 km/h.
anhaenger-transport | 950 | Pritschenanhänger 2 Achsen | Ideal für Brennholz.
anhaenger-transport | 5900 | Pferdetransporter Humbaur | HU neu, Boden geprüft.
anhaenger-transport | 1250 | Dieselfass 980 l mit Elektropumpe | Doppelwandig, nur für Diesel und Heizöl genutzt.
ersatzteile | 45 | Keilriemen und Wasserpumpe Hanomag | Neuteile aus Lagerauflösung.
ersatzteile | 130 | Kupplungsscheibe Deutz D40 | Passt auch D50, Versand 8 Euro.
ersatzteile | 310 | Monitor für Spritze Müller | Aus Umrüstung auf ISOBUS, mit Kabelbaum und Anleitung.
ersatzteile | 20 | Öldruckschalter | Nie eingebaut.
ersatzteile | 95 | Tacho und Stundenzähler IHC | Beide gehen, Stand bleibt so.
reifen-raeder | 560 | Vier Räder für Unimog | Profil 8 mm.
reifen-raeder | 85 | Schläuche 16.9-34 | Geflickt, dicht.
bodenbearbeitung | 1750 | Eberhardt Volldrehpflug | Zweischarig, Verschleißteile neu.
bodenbearbeitung | 4200 | Amazone Catros 3001 | Scheiben 48 cm.
gruenland-ernte | 640 | Kreiselheuer Fella vierkreisel | Zwei Zinken fehlen.
gruenland-ernte | 5100 | Claas Rollant 46 | Presst jedes Jahr 400 Ballen, Anschauen beim Pressen möglich.
saat-duengung-pflege | 1350 | Drillmaschine Hassia 2,5 m | Abdrehprobe stimmt, Beizgut bitte nicht reinfüllen.
saat-duengung-pflege | 480 | Schneckenkornstreuer Zwick | 12 V, Bedienteil neu, ohne Inhalt.
saat-duengung-pflege | 8900 | Inuma Feldspritze 3200 l | Spritzen-TÜV 2028, fünf Teilbreiten.
saat-duengung-pflege | 70 | Spritzschutzmaske mit Filtern | Größe M, unbenutzt.
saat-duengung-pflege | 300 | Rollhacke gegen Unkraut in Mais | Vierreihig.
haus-garten | 12 | Schneckenzaun Blech, 8 Meter | Mit Ecken.
haus-garten | 28 | Mausefallen aus Holz, zehn Stück | Altbewährt.
haus-garten | 20 | Laubbläser mit Fangsack | Läuft gut, laut.
haus-garten | 9 | Tomatenpflanzen, alte Sorten | Ab Mai abholbereit.
guelletechnik | 2800 | Pumptankwagen 4000 Liter Eisele | Kompressor überholt.
guelletechnik | - | Biete Gärrest, flüssig | Nährstoffanalyse und Meldung im Portal übernehmen wir.
schweine | 70 | Absatzferkel Duroc-Kreuzung | 10 Wochen, PRRS-frei, Transport kann organisiert werden.
schweine | 480 | Sau Angler Sattelschwein, tragend | Herdbuch, Abferkelung im Februar.
rinder | 1250 | Kalbin Pinzgauer | Enthornt, Laufstall gewohnt.
rinder | 2600 | Zuchtbulle Charolais | 20 Monate, genetisch hornlos, tierärztlich untersucht.
rinder | 55 | Kälbereimer und Nuckel | Acht Stück.
rinder | 980 | Jungochsen für die Weide, zwei Stück | Entwurmt im Herbst, Rinderpass liegt beim Tier.
schafe-ziegen | 130 | Skuddenlämmer | Für Naturschutzbeweidung, Ohrmarken gelb.
schafe-ziegen | 75 | Melkstand für Ziegen, Holz | Selbst gebaut.
schafe-ziegen | 160 | Kamerunschafbock | Zutraulich, ohne Hörner verletzt zu haben.
pferde | 6500 | Schwarzwälder Fuchs Wallach, 7 Jahre | Geritten und gefahren, große Ankaufsuntersuchung vom Oktober.
pferde | 0 | Rentnerpferd sucht Beistellplatz | Schutzvertrag, Besuch erwünscht, Hufschmied und Impfung bezahle ich bis Jahresende weiter.
pferde | 35 | Abschwitzdecke 145 | Gewaschen.
pferde | 15 | Leckerli, Mash und Kräuter für Pferde | Haltbar bis Sommer, zwei Beutel.
gefluegel | 18 | Zwerg-Wyandotten Hahn | Ruhiger Geselle.
gefluegel | 30 | Puten, bronze | Jungtiere, schwarzkopf-geimpft.
gefluegel | 260 | Hühnermobil Bausatz für 50 Tiere | Nest und Stange dabei.
bienen | 20 | Ameisensäure-Verdunster nach Liebig | Zwei Geräte, leer und ausgewaschen.
bienen | 150 | Carnica-Ableger auf DNM | Seuchenfreiheit vom Veterinäramt.
bienen | 7 | Propolis-Gitter | Neu.
sonstige-tiere | 25 | Stallhasen, Deutsche Riesen | Gegen RHD geimpft, für Zucht.
sonstige-tiere | 45 | Hundekorb aus Weide, groß | Handgeflochten.
sonstige-tiere | 90 | Autogitter für Hunde, Octavia | Ohne Bohren.
sonstige-tiere | 10 | Futterhaus für Igel und Vögel | Lärchenholz.
hofladen-haushalt | 11 | Quittengelee und Hagebuttenmark | Glas 220 g.
hofladen-haushalt | 16 | Ziegenkäse aus Rohmilch, am Stück | Nur ab Hof, Betrieb ist zugelassen.
hofladen-haushalt | 75 | Halbes Lamm, küchenfertig zerlegt | Geschlachtet beim Metzger im Ort, mit Stempel.
hofladen-haushalt | 4 | Kartoffeln Nicola, 5 kg | Ungewaschen.
hofladen-haushalt | 240 | Weinpresse Korb 60 Liter | Spindel gängig.
hofladen-haushalt | 60 | Einkochapparat Weck | Mit Thermometer und Gläsern.
hofladen-haushalt | 18 | Schnitzmesser und Löffelbohrer | Schwedenstahl, scharf.
hofladen-haushalt | 380 | Vitrine mit alten Zinnsoldaten | Erbstück der Tante, Abholung zu zweit.
hofladen-haushalt | 22 | Buch: Jagdwaffenkunde von 1962 | Mit Zeichnungen, Rücken lose.
hofladen-haushalt | 90 | Gamsbart und Trachtenhut | Größe 57.
hofladen-haushalt | 65 | Schafffelle vom eigenen Betrieb | Medizinisch gegerbt, waschbar.
hofladen-haushalt | 130 | Notebook Lenovo generalüberholt | Mit Kaufbeleg, Windows frisch aufgesetzt.
hofladen-haushalt | 30 | Spinnrad, Kinderbett und Wiege | Vom Speicher.
hofladen-haushalt | 45 | Bierzapfanlage leer | CO2-Flasche muss geprüft werden.
hofladen-haushalt | 12 | Kräutertee aus der Region | Minze, Melisse, Ringelblume.
jagd-fischerei | 55 | Saufang? Nein: Futterautomat fürs Revier | 6 Volt, streut zweimal.
jagd-fischerei | 150 | Fernglas Steiner 8x56 | Für Ansitz, Lederetui.
jagd-fischerei | 25 | Wathose Größe 44 | Dicht.
weidezaun | 65 | Metallpfähle gebraucht, 60 Stück | Teilweise krumm.
weidezaun | 110 | Herdenschutz-Zaunpaket | Fünf Netze, Erdungsstab.
stalleinrichtung | 450 | Liegeboxenbügel | 24 Stück, verzinkt.
stalleinrichtung | 60 | Medikamentendosierer Dosatron | Für Tränkewasser, entkalkt.
melktechnik | 2900 | Milchtank Japy 800 Liter | Kühlung geht.
melktechnik | 40 | Melkerschürzen | Drei Stück, neu.
heu-stroh | 55 | Bergwiesenheu in kleinen Ballen | Erster Schnitt.
heu-stroh | 65 | Gerstenstroh, Quader 2,40 | Ab Feld oder geliefert, Zahlung nach Verwiegung.
silage | 33 | Luzernesilage in Rundballen | Wickelqualität gut.
getreide-futtermittel | 19 | Körnermais trocken | 14 Prozent Feuchte, Don-Wert untersucht und niedrig.
getreide-futtermittel | 260 | Winterweizen Z-Saatgut, Big Bag | Mit Etikett und Lieferschein vom Vermehrer.
holz-forst | 95 | Robinienpfähle | Gespitzt, 2 m.
holz-forst | 1450 | Rückewagen-Kran Teile | Ventilblock undicht.
acker-gruenland | - | Verpachte 6 ha Acker bei Dinkelsbühl | Ökologische Bewirtschaftung Bedingung, Gespräch bei uns am Tisch.
acker-gruenland | 31000 | Streuobstwiese 8000 m² | Käufer trägt Notar und Grundbuch wie üblich.
hoefe-staelle | 890 | Drei Zimmer im Gesindehaus | Warmmiete, Besichtigung donnerstags, Selbstauskunft erst beim Vertrag.
hoefe-staelle | 45 | Winterstellplatz für Cabrio | Torschlüssel gibt es bei Unterschrift.
lohnarbeit | - | Heckenpflege mit Astschere | Angebot nach Ortstermin.
lohnarbeit | - | Mais häckseln, Kette komplett | Abrechnung nach Hektar, Rechnung 14 Tage.
dienstleistungen | - | Hofhelferin gesucht, 15 Stunden | Minijob angemeldet, familiär, Arbeitskleidung wird gestellt.
dienstleistungen | - | Steuererklärung für Nebenerwerb | Lohnsteuerhilfe, Erstgespräch kostenlos.
dienstleistungen | - | Kutschfahrten zu Hochzeiten | Zwei Friesen, Anzahlung laut Vertrag, Rest am Tag.
dienstleistungen | - | Hundetrainerin kommt auf den Hof | Erlaubnis nach Paragraf 11, Einzelstunden.
`;
