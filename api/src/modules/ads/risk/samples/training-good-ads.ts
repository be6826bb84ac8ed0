/** Honest ads, ordinary and unusual. Training data of the word model; not used for evaluation. */
export const trainingGoodAds = `
traktoren | 18500 | Fendt 307 LSA Bj. 1996 | 8900 Stunden, Druckluft, Frontzapfwelle, gepflegt, Halle.
traktoren | 12900 | Steyr 8080 Allrad | Zweitschlepper, TÜV neu, kann Probe gefahren werden.
traktoren | 34000 | New Holland T6.140 | Aus erster Hand, Rechnung mit ausgewiesener Mehrwertsteuer, Übergabe auf dem Hof.
traktoren | 5400 | Fiat 640 mit Mähwerk | Läuft, Kotflügel rostig, Brief vorhanden.
traktoren | 8800 | Verkauf wegen Hofaufgabe: Deutz 6207 | Opa hört auf, Maschine steht trocken, gern anschauen.
traktoren | 27500 | Claas Celtis aus Nachlass | Betrieb der Eltern wird aufgelöst, alle Belege da, Besichtigung am Wochenende.
traktoren | 2500 | Bulldog zum Herrichten | Motor fest, Teile vorhanden, nur Abholung.
traktoren | 49000 | Valtra A115 Forst | Rückfahreinrichtung, Kran möglich, Leasing über Händler.
traktoren | 21000 | Case CVX 1145 | Getriebe überholt, Rechnung liegt vor, Bezahlung bei Abholung bar oder Überweisung vor Ort.
frontlader-radlader | 24000 | Kramer 350 Allrad | Händler mit Garantie, Lieferung gegen Aufpreis möglich.
frontlader-radlader | 900 | Erdschaufel und Ballenspieß | Euro-Aufnahme, etwas verbogen.
frontlader-radlader | 3800 | Stoll Frontlader für Fendt | Mit Konsolen und Joystick.
anhaenger-transport | 5200 | Dreiseitenkipper Müller Mitteltal | Plane dabei, Bereifung gut.
anhaenger-transport | 1800 | Pferdeanhänger Böckmann Duo | Gasprüfung nicht nötig, Boden neu, HU 2027.
anhaenger-transport | 650 | Wasserfass 3000 Liter | Für die Weide, Kupplung neu.
anhaenger-transport | 7400 | Langholzwagen | Mit Kran, nach Absprache auch bringen.
reifen-raeder | 400 | Reifen 540/65 R38 | Profil halb, zwei Stück.
reifen-raeder | 90 | Schneeketten Schlepper | Einmal gefahren.
ersatzteile | 35 | Sitzpolster Grammer | Neu, falsch bestellt, Rechnung vorhanden.
ersatzteile | 110 | Lichtmaschine 14 V 65 A | Geprüft, Versand gegen Aufpreis oder Abholung.
ersatzteile | 500 | Zapfwellengetriebe | Gebraucht, funktioniert, Seriennummer lesbar.
ersatzteile | 240 | Lenkrad und Antenne, Umbausatz | Übrig nach Umrüstung, mit Kaufbeleg und Freischaltcode.
ersatzteile | 60 | Abgaskrümmer MAN | Gusseisen, ohne Riss.
ersatzteile | 75 | Betriebsstundenzähler neu 12 Volt | Zum Einbauen in Oldtimer.
ersatzteile | 150 | Partikelfilter gereinigt mit Prüfbericht | Für T4-Motor, Tausch möglich.
bodenbearbeitung | 3100 | Kreiselegge Kuhn 3 m | Zinken neu, Packerwalze.
bodenbearbeitung | 450 | Ackerschleppe verzinkt | 5 m, klappbar.
gruenland-ernte | 2200 | Scheibenmähwerk Vicon | Aufbereiter defekt, mäht gut.
gruenland-ernte | 9800 | Rundballenpresse Welger | Netzbindung, 15000 Ballen.
saat-duengung-pflege | 2400 | Düngerstreuer Rauch Axera | Mit Wiegezellen, Streutabelle dabei.
saat-duengung-pflege | 5600 | Anbauspritze Holder 800 l | Geprüft, Einspülschleuse, entleert und sauber.
saat-duengung-pflege | 700 | Striegel Treffler | Unkraut mechanisch weg, ganz ohne Chemie.
saat-duengung-pflege | 40 | Kalk in Säcken | Kohlensaurer Kalk, 25 kg.
saat-duengung-pflege | 10 | Schutzanzug und Handschuhe | Für Spritzarbeiten, neu.
saat-duengung-pflege | 180 | Giftschrank leer | Verzinkt, mit Schloss, als Werkzeugschrank nutzbar.
haus-garten | 15 | Lebendfalle für Marder | Drahtkorb, tut dem Tier nichts.
haus-garten | 25 | Unkrautstecher und Fugenkratzer | Stiel aus Esche.
haus-garten | 8 | Brennnesseljauche-Rezept und Fass | Fass 60 Liter, sauber.
haus-garten | 60 | Gartenspritze 5 Liter, unbenutzt | Für Pflanzenstärkung.
haus-garten | 35 | Kompost gesiebt | Selbst laden.
guelletechnik | 4400 | Schleppschlauch 9 m | Aus Umstellung auf Schuh.
guelletechnik | 60 | Gummistiefel und Güllehaken | Neu.
schweine | 120 | Läufer 25 kg vom Mäster | Geimpft, Lieferschein, Ohrmarken.
schweine | 250 | Hausschlachtung: Mobile Anlage zu verleihen | Kessel, Tisch, Fleischwolf, Beschau meldet der Kunde an.
rinder | 2100 | Färse Braunvieh, tragend | Abkalbung im März, Zuchtbescheinigung.
rinder | 90 | Kälberiglu | Gut erhalten.
rinder | 1600 | Ochse zum Schlachten, Weidemast | Selbstabholer mit Transportgenehmigung.
rinder | 20 | Zitzenbecher und Dippmittelbecher | Leer, neu.
rinder | 1300 | Fresser, entwurmt und enthornt mit Betäubung | Vom Tierarzt betreut, Gesundheitspass.
schafe-ziegen | 180 | Zuchtbock Merino | Geprüft, Genotyp ARR.
schafe-ziegen | 110 | Mutterschafe mit Lamm | Geimpft gegen Blauzunge, Herdbuch.
schafe-ziegen | 35 | Fell vom Heidschnucke-Lamm | Ökologisch gegerbt.
pferde | 4800 | Islandpferd Wallach | Geht Tölt, Equidenpass, Röntgenbilder vom Tierarzt einsehbar.
pferde | 0 | Beistellpferd in gute Hände | Kommt mit Schutzvertrag, bitte selbst abholen und kennenlernen.
pferde | 50 | Medizinball für Pferde und Spielzeug | Kaum benutzt.
pferde | 20 | Hufpflegeöl und Fliegenspray | Angebrochen, frei verkäuflich.
gefluegel | 12 | Wachteln | Jung, beringt.
gefluegel | 25 | Enten, Warzenenten | Aus Freilauf, lebend.
gefluegel | 10 | Bruteier Sulmtaler | Befruchtung gut, Abholung.
bienen | 8 | Mittelwände aus eigenem Wachs | Rückstandsanalyse liegt bei.
bienen | 160 | Ableger mit Königin 2026 | Amtstierarzt hat geprüft.
bienen | 10 | Windeln für Varroa-Diagnose | Zwölf Stück, Kunststoff.
sonstige-tiere | 30 | Kaninchen Widder, geimpft | Drei Monate, zahm.
sonstige-tiere | 15 | Meerschweinchen, zwei Böckchen kastriert | Mit Käfig.
sonstige-tiere | 40 | Hundehütte isoliert | Für mittlere Hunde, Lärche.
sonstige-tiere | 20 | Hundegeschirr und Leine | Größe L, Leder.
sonstige-tiere | 25 | Katzenklappe mit Chip-Erkennung | Funktioniert.
sonstige-tiere | 60 | Zwinger-Elemente verzinkt | Vier Stück je 2 m.
hofladen-haushalt | 14 | Bauernbrot-Backkurs-Gutschein | Einlösbar im Backhaus.
hofladen-haushalt | 9 | Apfelmost, naturtrüb | Alkoholfrei, frisch gepresst.
hofladen-haushalt | 5 | Eier aus Bodenhaltung | Gestempelt, Selbstbedienung.
hofladen-haushalt | 20 | Rindfleischpaket 10 kg | Aus eigener Schlachtung im EU-Schlachthof, vakuumiert.
hofladen-haushalt | 35 | Wildbret vom Jäger: Rehkeule | Trichinenuntersucht, küchenfertig, im Hofladen.
hofladen-haushalt | 25 | Steinguttopf für Sauerkraut | Zehn Liter.
hofladen-haushalt | 80 | Mostfass aus Eiche leer | 100 Liter, dicht.
hofladen-haushalt | 45 | Likörgläser, Bierkrüge und Zinnteller | Aus Haushaltsauflösung.
hofladen-haushalt | 15 | Pfeifenständer und Tabakdose aus Holz | Leer, schönes Stück.
hofladen-haushalt | 40 | Küchenmesser-Set geschmiedet | Mit Block.
hofladen-haushalt | 70 | Alte Sense, Sichel und Dengelstock | Zum Arbeiten oder als Schmuck.
hofladen-haushalt | 30 | Buch über Heilpflanzen für Tiere | Gebunden.
hofladen-haushalt | 110 | Jagdbekleidung Gr. 52 | Loden, Jacke und Hose.
hofladen-haushalt | 300 | Tresor für Dokumente | Mit Zahlenschloss, 60 kg.
hofladen-haushalt | 25 | Rehgehörn auf Schild | Selbst erlegt vom Großvater, Trophäe.
hofladen-haushalt | 50 | Kuhfell als Teppich | Vom Metzger, gegerbt.
hofladen-haushalt | 160 | Handy mit Hülle, gebraucht | Original mit Rechnung, zurückgesetzt, anzusehen.
hofladen-haushalt | 60 | Nähmaschine Pfaff | Läuft.
hofladen-haushalt | 20 | Weihnachtskrippe handgeschnitzt | Aus Linde.
jagd-fischerei | 90 | Drückjagdbock | Selbst gebaut, stabil.
jagd-fischerei | 40 | Angelrute mit Rolle | Für Karpfen.
weidezaun | 55 | Litze 400 m und Isolatoren | Neu.
weidezaun | 230 | Solar-Weidezaungerät | Mit Akku.
weidezaun | 15 | Hinweisschilder Vorsicht Elektrozaun | Fünf Stück.
stalleinrichtung | 350 | Fressgitter für Rinder | Acht Plätze.
stalleinrichtung | 120 | Schweinetränken Nippel | 20 Stück.
melktechnik | 900 | Eimermelkanlage | Mit Vakuumpumpe, Gummis neu.
heu-stroh | 70 | Heu, kleine Bunde | Für Kaninchen und Pferde, staubarm.
silage | 30 | Maissilage lose | Ab Fahrsilo, nach Gewicht.
getreide-futtermittel | 22 | Triticale lose | Gereinigt, trocken.
getreide-futtermittel | 40 | Saatkartoffeln Linda zertifiziert | Mit Etikett, Sackware.
holz-forst | 70 | Eiche Rundholz | Lagert am Weg.
holz-forst | 40 | Holzbriketts | Palette, Lieferung im Umkreis.
acker-gruenland | - | Tausche Acker gegen Wiese | Lage Nähe Bach, bitte melden.
acker-gruenland | 1200 | Weide zu verpachten, 3 ha | Vertrag über fünf Jahre, Vorstellung vor Ort.
wald | 25000 | Laubwald 3 ha mit Zufahrt | Notar, Vermessung vorhanden.
hoefe-staelle | 700 | Austragshaus zu vermieten | Besichtigung nach Absprache, Kaution drei Monatsmieten bei Vertragsschluss.
hoefe-staelle | 180000 | Resthof mit Scheune | Energieausweis da, Termine über uns selbst, keine Makler.
hoefe-staelle | 40 | Lagerplatz für Boot | Halle, trocken, je Monat.
lohnarbeit | - | Drillen und Säen | Mit GPS, Preis nach Hektar.
lohnarbeit | - | Pflanzenschutz im Lohn mit Sachkundenachweis | Neue Technik, Dokumentation für den Betrieb.
lohnarbeit | - | Gülleausbringung bodennah | Eigene Verschlauchung.
lohnarbeit | - | Schafschur im Frühjahr | Zwei Scherer, Anmeldung früh.
maschinenverleih | 60 | Häcksler zu verleihen | Pro Tag, Kaution 100 Euro bar bei Übergabe, Ausweis bitte zeigen.
maschinenverleih | 90 | Minibagger mit Anhänger mieten | Vertrag vor Ort, Führerschein BE nötig.
dienstleistungen | - | Hufschmied hat Termine frei | Staatlich anerkannt, Rechnung.
dienstleistungen | - | Beratung Agrarantrag | Maschinenring, nach Aufwand.
dienstleistungen | - | Reparatur von Landmaschinen | Meisterwerkstatt, auch auf dem Hof.
dienstleistungen | - | Kinderbetreuung auf dem Bauernhof | Erzieherin, mit Erlaubnis vom Jugendamt.
dienstleistungen | - | Helfer für die Weinlese gesucht | Angemeldet, Mindestlohn, Unterkunft im Zimmer.
dienstleistungen | - | Massage für Pferde und Reiter, Physiotherapie | Geprüfte Therapeutin, Termin im Stall.
dienstleistungen | - | Finanzierung für Junglandwirte: Vortrag der Hausbank | Eintritt frei, Anmeldung erbeten.
dienstleistungen | - | Versicherungscheck durch Bauernverband | Für Mitglieder kostenlos.
dienstleistungen | - | Software für Ackerschlagkartei | Einführung am Laptop, Rechnung.
dienstleistungen | - | Asbestsanierung mit Sachkunde TRGS 519 | Fachbetrieb, Entsorgungsnachweis.
dienstleistungen | - | Abholung von Altreifen und Schrott | Container, Wiegeschein, Rechnung.
dienstleistungen | - | Paketshop im Hofladen | Sendungen abgeben und abholen zu den Öffnungszeiten.
dienstleistungen | - | Fahrschule: Klasse T Kompaktkurs | Theorie und Prüfung im Januar.
dienstleistungen | - | Suche Mitbewohnerin für Hof-WG | Zimmer mit Gartenanteil, Kennenlernen beim Kaffee.
traktoren | - | Schlepper meines Bruders | Er hat einen neuen, dieser steht bei uns in der Einfahrt, einfach vorbeikommen.
traktoren | - | Traktor mit Anhänger, auch einzeln | Notverkauf ist es nicht, wir haben Zeit.
traktoren | - | Importschlepper aus Italien | Längst zugelassen, Brief deutsch.
traktoren | - | Guldner G40 | Wer ihn kennt weiß ihn zu schätzen, Elektrik neu.
frontlader-radlader | - | Radlader auf Probe mieten, später kaufen | Vertrag und Kaution bei uns im Büro.
anhaenger-transport | - | Viehwagen, frisch durchgesehen | Rampe leicht, Rechnung der Werkstatt da.
ersatzteile | - | Steuergerät EHR geprüft | Aus eigener Schlachtung eines Unfallschleppers, Nummer lesbar.
ersatzteile | - | Antennenkabel und Halter | Rest vom Einbau.
ersatzteile | - | AdBlue-Tankdeckel und Pumpe | Original, neu.
holz-forst | - | Motorsäge mit Rechnung von 2023 | Scheckheft vom Händler.
holz-forst | - | Sägekettenschärfer | Mit drei Scheiben.
hoefe-staelle | - | Haus zur Miete an Familie mit Tieren | Wir wohnen nebenan und zeigen es gern.
hoefe-staelle | - | Praktikantenzimmer | Schlüssel gibt es am ersten Tag.
dienstleistungen | - | Sparkasse informiert über Betriebsmittelkredite | Abend im Gasthof, kostenlos.
dienstleistungen | - | Austräger für Zeitung gesucht | Minijob, angemeldet, morgens.
dienstleistungen | - | Bürohilfe zwei Tage | Vertrag, Urlaub, nette Leute.
dienstleistungen | - | Versandkisten für Eier, Karton | Hundert Stück.
dienstleistungen | - | Prüfung für Anhänger: Termin auf dem Hof | Der Prüfer kommt, Bremsenprüfstand dabei.
dienstleistungen | - | Sachkunde-Fortbildung im Lehrsaal | Sechs Stunden, anerkannt, mit Prüfung.
dienstleistungen | - | Diagnose und Software-Update für Schlepper | Mit Protokoll vom Hersteller.
dienstleistungen | - | Er, 54, Landwirt, sucht Partnerin fürs Leben | Ehrlich, Tierfreund, bitte mit Bild.
dienstleistungen | - | Sie sucht Mitfahrgelegenheit zur Berufsschule | Beteilige mich am Sprit.
dienstleistungen | - | Tanzkurs für Paare im Dorfsaal | Acht Abende.
dienstleistungen | - | Saisonkräfte mit Unterkunft | Tarif, Krankenversicherung, Vertrag zweisprachig.
dienstleistungen | - | Meldung von Gärrest und Gülle im Portal | Wir übernehmen Analyse und Papiere.
dienstleistungen | - | Vermittlung von Gülle und Mist | Nährstoffbörse, Lieferschein elektronisch.
rinder | - | Jungrinder aus Mutterkuhhaltung | Transport nach Vereinbarung, Bezahlung nach dem Wiegen.
rinder | - | Klauenstand mit Winde | Verzinkt.
pferde | - | Reitbeteiligung auf Fuchsstute | Dreimal die Woche, Kosten nach Absprache.
pferde | - | Pflegepferd gegen Mithilfe | Umsonst, nur Zeit braucht es.
sonstige-tiere | - | Alpakas, Wallache, zwei | Geschoren, halfterführig.
sonstige-tiere | - | Vogelvoliere und Futterspender | Aus Aluminium.
sonstige-tiere | - | Hundegitter und Kofferraumwanne | Passt in Kombi.
sonstige-tiere | - | Katzenbaum, Transportkorb | Sauber.
sonstige-tiere | - | Legewachteln | Gefiedert, zutraulich.
saat-duengung-pflege | - | Grüne Kanister für Wasser | Nie etwas anderes drin, gespült.
saat-duengung-pflege | - | Spritzgestänge 12 Meter | Klappt von Hand.
saat-duengung-pflege | - | Blattdünger Bittersalz | Fünf Säcke, frei verkäuflich.
saat-duengung-pflege | - | Wildkrautbürste für Wege | Für Zapfwelle, ohne Chemie.
haus-garten | - | Mäuse- und Rattensperre für Rohre | Edelstahl.
haus-garten | - | Brennkammer zum Abflammen von Unkraut | Mit Gasflaschenhalter, leer.
haus-garten | - | Ameisenbuch für Kinder | Mit Bildern.
bienen | - | Milbenschieber und Boden | Für Diagnose, Holz.
bienen | - | Zuckersirup im Eimer | Reste vom Einfüttern.
rinder | - | Spritzenhalter und Nadelbox leer | Edelstahl.
rinder | - | Tränkeautomat | Mit Waage.
schweine | - | Ferkelnest mit Deckel | Heizplatte neu.
schafe-ziegen | - | Treibgang für Schafe | Acht Teile, verzinkt.
pferde | - | Hufschuhe Größe 4 | Bei Rehe getragen, gut.
pferde | - | Salbeneimer, Bandagen, Kühlgamaschen | Angebrochenes nicht dabei.
gefluegel | - | Tränke mit Dosierer | Fünf Liter.
hofladen-haushalt | - | Erbstück Standuhr | Geht, schlägt jede Stunde.
hofladen-haushalt | - | Zündholzschachteln und Postkarten, Sammlung | Um 1900.
hofladen-haushalt | - | Buch über Jagdwaffen und alte Stiche | Antiquarisch.
hofladen-haushalt | - | Taschenmesser mit Korkenzieher | Schweizer Fabrikat.
hofladen-haushalt | - | Feuerkorb und Schwedenfeuer | Rost dabei.
hofladen-haushalt | - | Hirschkopf aus Gusseisen | Dekoration.
hofladen-haushalt | - | Kette aus Holzperlen, Hornknöpfe | Vom Trachtenrock.
hofladen-haushalt | - | Klavier, gestimmt | Erdgeschoss, Abholung mit vier Leuten.
hofladen-haushalt | - | Kupferkessel zum Marmeladekochen | Blank.
hofladen-haushalt | - | Flaschen leer, braun, 200 Stück | Zum Abfüllen von Saft.
hofladen-haushalt | - | E-Bike mit Rechnung | Akku neu, Rahmennummer codiert.
hofladen-haushalt | - | Kräuterkissen und Lavendel | Zum Einschlafen schön.
hofladen-haushalt | - | Grünkohl und Feldsalat | Täglich frisch geschnitten.
hofladen-haushalt | - | Milchautomat gebraucht | Für Rohmilch ab Hof, mit Becherspender.
hofladen-haushalt | - | Wildschweinwurst im Glas | Vom Metzger, untersucht.
getreide-futtermittel | - | Bruchmais für Schweine | Trocken, analysiert.
getreide-futtermittel | - | Futtererbsen gereinigt | Eigenes Feld.
wald | - | Kleine Waldparzelle | Kaufpreis beim Notar, Grenzsteine frei.
acker-gruenland | - | Wiese, Besichtigung jederzeit | Eigentümer wohnt im Dorf.
maschinenverleih | - | Rüttelplatte leihen | Pfand bar, Ausweis zeigen.
`;
