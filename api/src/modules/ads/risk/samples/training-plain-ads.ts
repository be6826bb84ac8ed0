/**
 * Honest ads with sensitive words in harmless use. Training data of the word model; not used for
 * evaluation.
 */
export const trainingPlainAds = `
traktoren | 19800 | Case 844 XL, bar oder Überweisung am Hof | Sie schauen, fahren, handeln. Danach gehen wir ins Büro und machen den Kaufvertrag.
traktoren | 8700 | IHC 733, ein Liebhaber hat ihn restauriert | Alle Rechnungen im Ordner. Gekauft aus Erbengemeinschaft, Brief auf meinen Namen.
traktoren | 56000 | John Deere 6125M, Leasingübernahme über Händler | Restlaufzeit achtzehn Monate, Bonitätsprüfung macht die Bank. Maschine steht bei uns in Soest.
traktoren | 13200 | MF 365, nur am Wochenende zu besichtigen | Unter der Woche bin ich auf Montage. Samstag und Sonntag läuft er warm wenn ihr wollt kalt.
traktoren | 3900 | Ford 4000, springt nachts an? Nein, immer | Neue Batterie, neues Zündschloss. Licht geht.
anhaenger-transport | 2750 | Kipper 6 t, TÜV abgelaufen, Plakette ab | War zwei Jahre nur am Hof. Bremsen gehen, HU muss der Käufer machen.
anhaenger-transport | 480 | Pkw-Anhänger, Diebstahlsicherung mit zwei Schlüsseln | Kastenschloss dazu, Schein vorhanden, Stützrad neu.
anhaenger-transport | - | Transport von Haustieren und Vieh, Zulassung Typ 2 | Fahre mit Befähigungsnachweis deutschlandweit, Preis je Kilometer, bezahlt wird nach der Ankunft.
anhaenger-transport | 60 | Rangierwagen für Wohnwagen | Zwei Griffe, Luftreifen. Wir haben das Campen aufgegeben.
frontlader-radlader | 21500 | Weidemann 1140, aus Insolvenz ersteigert | Gerichtsvollzieherprotokoll liegt bei, Schlüssel zwei. Stunden 3100 laut Wartungsheft.
ersatzteile | 35 | Typenschilder-Nachfertigung für Oldtimer, Rohlinge leer | Ohne Prägung, nur gegen Vorlage der Papiere stanzt sie der Graveur im Ort.
ersatzteile | 300 | AdBlue-Pumpe gebraucht, funktioniert | Nach Umrüstung auf neuen Tank übrig. Bosch, Dichtsatz neu.
ersatzteile | 420 | Rußpartikelfilter gereinigt, mit Protokoll | Zum Einbauen, gewogen vorher und nachher. Betrieb mit Rechnung.
ersatzteile | 15 | Stundenzähler mechanisch für Oldtimer | Originalverpackt, steht auf null. Für Eicher oder Güldner.
ersatzteile | 90 | Radio mit Code, Fendt | Code-Karte ist dabei, war im 311.
ersatzteile | 25 | Blinkgeber, Wegfahrsperre-Transponder leer | Muss vom Händler angelernt werden.
reifen-raeder | 720 | Zwillingsräder 420/85 R34 | Ratschenverschlüsse, Distanzring. Neupreis war 2.900, Profil 70.
bodenbearbeitung | 3300 | Kreiselegge, Vorbesitzer verstorben | Seine Witwe verkauft die Sachen, ich übersetze das ins Internet. Besichtigung nach dem Mittag.
saat-duengung-pflege | 5400 | Amazone Drillmaschine mit Beizgerät-Anschluss | Beizanlage selbst ist nicht dabei. Terminal und Fahrgassenschaltung.
saat-duengung-pflege | 30 | Spritzanzug und Maske A2P3, neu | Größe XL, Filter versiegelt. Schutzausrüstung, Sachkunde braucht man dafür nicht.
saat-duengung-pflege | 12 | Kalk für Stall und Acker, Sack 25 kg | Kohlensaurer Kalk, mit Lieferschein. Zehn Säcke über.
saat-duengung-pflege | 0 | Leere Kanister gespült, für PAMIRA-Sammelstelle | Wer hinfährt, nimmt unsere bitte mit. Alle gespült und offen, ohne Inhalt.
haus-garten | 20 | Effektive Mikroorganismen, angesetzt | Milchsäurebakterien für den Kompost, ein Liter. Riecht säuerlich.
haus-garten | 9 | Schneckenkragen, dreißig Stück | Kunststoff, einfach über den Salat. Gift braucht es dann keins.
haus-garten | 45 | Rasenmäherroboter, PIN liegt bei | Begrenzungskabel 80 Meter. Unser Garten wird Blumenwiese.
haus-garten | 22 | Nistkasten mit Kamera, WLAN | Spatzen waren sehr privat, uns reicht jetzt ein Blick aus dem Fenster.
haus-garten | 150 | Gewächshaus zum Selberabbauen | Alu und Glas, zwei Scheiben gesprungen. Abbau dauert zu zweit einen Vormittag.
hofladen-haushalt | 60 | Geldkassette, Kasse und Zählbrett | Schlüssel gibt es drei. Für Selbstbedienung.
hofladen-haushalt | 25 | Stempelset Bauernhof und Stempelkissen | Für Kinder: Kuh, Schwein, Huhn.
hofladen-haushalt | 14 | Reisepasshülle aus Leder, handgenäht | Vom Sattler, auch für Impfbuch. Ohne Inhalt, logisch.
hofladen-haushalt | 80 | Koffer-Plattenspieler aus den 60ern | Nadel neu. Zwanzig Schlagerplatten extra.
hofladen-haushalt | 190 | Nähmaschine Pfaff 130, läuft wie ein Uhrwerk | Versenkbar. Anleitung, Spulen und das Licht geht.
hofladen-haushalt | 4 | Kerzenreste zum Gießen, Sack | Kirchengemeinde hat wieder gesammelt, Erlös für die Ministranten.
hofladen-haushalt | 35 | Bettwäsche Leinen, Aussteuer, ungebraucht | Monogramm M. H. Liegt seit 1957 im Schrank.
hofladen-haushalt | 55 | Rauchmelder-Set und Feuerlöscher, geprüft | Plakette bis 2027. Aus dem Ferienhaus.
hofladen-haushalt | 28 | Grusel-Sammlung: Totenköpfe aus Gips | Faschingsverein löst den Fundus auf. Auch Hexenbesen.
hofladen-haushalt | 75 | Dartscheibe und Tischtennisplatte | Pfeile mit Kunststoffspitze, Netz hat ein Loch.
hofladen-haushalt | 40 | Bogen aus Esche, Kinder, mit Saugpfeilen | Vom Opa geschnitzt. Drei Pfeile.
hofladen-haushalt | 110 | Taschenmesser-Sammlung Victorinox | Zwölf Stück, rot. Korkenzieher überall dran.
hofladen-haushalt | 30 | Wilderer-Roman-Reihe und Försterhefte | Zerlesen, aber spannend. Fünfzig Hefte in Bananenkiste.
hofladen-haushalt | 16 | Weinflaschen leer, grün, 120 Stück | Gespült, mit Kartons. Zum Abfüllen von Saft.
hofladen-haushalt | 45 | Gärballon 54 Liter mit Röhrchen | Für Most oder Essig. Korbgeflecht mürbe.
hofladen-haushalt | 210 | Obstpresse Hydro, 90 Liter | Für Apfelsaft. Presstücher gewaschen.
hofladen-haushalt | 7 | Aschenbecher Keramik und Streichholzschachteln | Sammlung aus Wirtshäusern, keiner raucht hier mehr.
dienstleistungen | - | Gutachter für Landmaschinen, öffentlich bestellt | Unfall, Brand, Erbfall. Ich mache die Augen auf, nicht zu. Honorar nach JVEG.
dienstleistungen | - | TÜV-Termin auf dem Hof, Sammelabnahme | Samstag kommt der Prüfer zum Lohnunternehmer. Wer seinen Hänger anmelden will schreibt mir bis Mittwoch.
dienstleistungen | - | Sachkunde-Fortbildung Pflanzenschutz, vier Stunden | Mit Anwesenheitsliste, anerkannt vom Amt. Teilnahmebescheinigung nach Kursende.
dienstleistungen | 35 | Motorsägenkurs mit Prüfung | Zwei Tage, DGUV, Schein gibts nur wer durchsägt und besteht.
dienstleistungen | - | Nachbarschaftshilfe beim Papierkram | Bin ehemalige Sachbearbeiterin, fülle Anträge aus. Unterschreiben müsst ihr selber.
dienstleistungen | - | Detektei? Nein: Schatzsucher mit Metalldetektor | Finde verlorene Eheringe und Ohrmarkenzangen auf Ihrer Wiese. Genehmigung vom Denkmalamt hab ich.
dienstleistungen | - | Nachtdienst beim Abkalben, erfahrene Kraft | Wache bei der Kuh, rufe den Tierarzt wenn nötig. Abrechnung über den Maschinenring.
dienstleistungen | - | Abbruch Scheune mit Asbestgutachten vorher | Fachfirma, Schadstoffprobe und Entsorgungsnachweis sind Teil des Angebots.
dienstleistungen | - | Hausmeisterpaar für Hof gesucht, Wohnung dabei | Sie und er, gern Rentner. Anstellung ordentlich, Lohn nach Tarif.
dienstleistungen | - | Junge Landwirtin sucht Stelle ab September | Gesellenbrief, Traktorschein, keine Angst vor Bullen. Zimmer wäre fein.
dienstleistungen | - | Bäuerin, 34, sucht Volleyballrunde | Dienstags nach dem Melken, Halle ist gemietet. Männer dürfen auch.
dienstleistungen | 50 | Hochzeitskutsche, Termine frei | Anzahlung erst nach dem Kennenlernen im Stall, Storno bis vier Wochen vorher kostenlos.
dienstleistungen | - | Masseurin für müde Bauernrücken | Staatlich geprüft, Praxis im Ärztehaus. Kassen zahlen mit Rezept.
dienstleistungen | 19 | Reitunterricht, Probestunde frei | Trainer C, Schulpony, Kinder ab sechs. Zehnerkarte bei mir im Stall.
dienstleistungen | - | Pilzwanderung mit Sachverständigem | Wir bestimmen was im Korb liegt. Giftige erkenne ich, mitnehmen dürft ihr nur Speisepilze.
dienstleistungen | - | Kräuterfrau erklärt Hausmittel | Vortrag im Pfarrheim, kein Ersatz für den Arzt. Tee wird gereicht.
dienstleistungen | - | Entrümpelung mit Wertanrechnung | Festpreis nach Besichtigung, Rechnung, versichert. Waffenfunde melden wir, wie es sein muss.
lohnarbeit | - | Schlagkraft: drei Drescher, Nachtschicht möglich | Solange der Tau wartet, dreschen wir. Preis je Hektar laut Maschinenring.
lohnarbeit | - | Hopfenzupfer gesucht, drei Wochen, Kost und Logis | Angemeldet, Mindestlohn, Zimmer zu zweit. Ein lustiger Haufen seit 1980.
lohnarbeit | - | Bauzaun gegen Wildschweine aufstellen | Strom, drei Litzen. Wir machen das seit der Schweinepest im ganzen Kreis.
rinder | 1950 | Zuchtbulle Charolais, körfähig | Gekört mit Papieren, BHV1-frei, führig. Gern mit Tierarzt eures Vertrauens anschauen.
rinder | 220 | Kälberiglus, drei Stück, desinfiziert | Kalk und Dampf, nach Kryptosporidien-Fall sauber gemacht.
rinder | 850 | Mutterkuh lahm gewesen, ausgeheilt | Klaue war eitrig, Tierarzt hat behandelt, Wartezeit ist vorbei, Beleg liegt im Stallbuch.
rinder | 15 | Kuhglocken-Riemen, bestickt | Almauffahrt vorbei. Schnalle Messing.
schweine | 25 | Spielzeug für Schweine, Ketten und Holz | Beschäftigungsmaterial, neu, Förderprogramm.
schweine | 350 | Betäubungszange-Halter? Fußbodenheizung Ferkel | Vier Platten mit Regler. Titel ist ein Scherz meines Mannes.
schafe-ziegen | 130 | Lämmer männlich, unkastriert, fünf Monate | Ohrmarken, Begleitpapier. Nicht zum Schlachten am Hof, nur als Zuchtböcke oder über Schlachthof.
schafe-ziegen | 20 | Klauenschere und Eingabeflasche, leer | Neu vom Schäferbedarf. Ohne Mittel.
pferde | 1600 | Norwegerwallach, kein Schlachtpferd laut Pass | Eintrag Nichtschlachttier, Chip, lieb. Probereiten Sonntagvormittag.
pferde | 40 | Sedierung? Nein, Beruhigungsmusik: CD für Pferde | Silvester mit Bach und Regen. Hat bei uns was gebracht.
pferde | 30 | Apothekenkoffer leer, rot, für Stall | Fächer, Beschriftung. Verbandmaterial kauft jeder frisch.
gefluegel | 22 | Zwergenten-Paar, beringt | Stockentenfarbig, wohnen am Weiher. Wegen Fuchs gibts einen Nachtstall, bitte bei euch auch.
gefluegel | 8 | Impftermin Newcastle, Sammelbestellung beim Verein | Tierarzt impft, Tränkewasser. Anmeldung bis Freitag im Vereinsheim.
bienen | 18 | Ameisensäure-Dispenser, leer | Nassenheider Verdunster, drei Stück. Säure gibts in der Apotheke.
bienen | 230 | Bienenfreistand mit Dach | Lärche, für vier Völker. Abbau erledige ich.
sonstige-tiere | 35 | Kaninchenstall zweistöckig | Wetterfest, Dach neu gedeckt. Hasen sind in den Himmel gehoppelt.
sonstige-tiere | 70 | Hundezaun mobil, drei Felder | Unser Rüde ist brav geworden, endlich.
sonstige-tiere | - | Tierheim Unterland sucht Katzenpaten | Futtergeld monatlich an den Verein, Besuch erwünscht. Spendenquittung vom Finanzamt anerkannt.
sonstige-tiere | - | Falkner führt Greifvögel vor, Schulklassen | Mit Genehmigung und Prüfung, Uhu Hugo sitzt auf der Faust.
direktvermarktung | 15 | Bockwurst im Glas, Metzgerei Huber | Kilopreis am Etikett, gekühlt nicht nötig. Versand im Karton 5,90.
direktvermarktung | 21 | Kalbfleisch vom Milchhof, vorbestellen | Geschlachtet im EU-Betrieb nebenan, Fleischbeschau versteht sich. Bezahlt wird beim Abholen.
direktvermarktung | 8 | Käse aus Rohmilch, drei Monate gereift | Hofkäserei mit Zulassungsnummer am Etikett.
direktvermarktung | 5 | Kürbiskernöl, Viertelliter | Steirische Art, gepresst in der Ölmühle. Dunkelgrün.
direktvermarktung | 11 | Honigwein-Gläser? Honig mit Zimt | Glas 250 g. Kinder mögen ihn.
getreide-futtermittel | 200 | Weizen mit DON-Gehalt unter Richtwert | Analyse hängt am Silo. Tonnenpreis, Futter.
getreide-futtermittel | 14 | Hanfsamen geschält für Hühner und Müsli | EU-Sorte, Anbau bei der BLE gemeldet. Kilo.
saat-pflanzgut | 30 | Pflanzkartoffeln zertifiziert, Anbruch | Sorte Belana, blaues Etikett am Sack, zehn Kilo über.
saat-pflanzgut | 1 | Steckzwiebeln, lose | Stuttgarter Riesen. Handvoll im Tütchen.
heu-stroh | 42 | Heulage, Folie einmal geflickt | 10 Ballen, für Rinder. Nageltest bestanden.
brennholz | 70 | Lärche ofenfertig, Lieferung frei Dorf | Kasse machen wir nach dem Abladen. Meterstab liegt auf dem Wagen.
holz-forst | 160 | Eichenbohlen, 14 Jahre luftgetrocknet | Vom Sägewerk Opa. Würmer hatten kein Interesse.
forsttechnik | 45 | Sprengkopf? Sappie und Fällheber | Titel wegen der Form. Drei Stück geschmiedet.
forsttechnik | 650 | Pferderückegeschirr mit Kummet | Kaltblutgröße, Strang neu.
wald | - | Jagdgenossenschaft lädt zur Versammlung | Auszahlung der Jagdpacht, Wildschaden, danach Rehbraten. Bitte Flurstücksnachweis mitbringen.
wald | 16000 | Mischwald 1,1 ha, Bieterverfahren beim Notar | Gebote bis Monatsende, kein Vorabgeld. Begehung samstags mit mir.
acker-gruenland | 900 | Pachtacker 3 ha ab Oktober, Jahrespacht | Zahlbar zu Lichtmess, Vertrag liegt dem Amt vor. Bodenprobe zeig ich.
hoefe-staelle | 720 | Nachmieter für Hofhälfte gesucht | Vermieter trifft euch persönlich, Schufa reicht später. Haustiere willkommen.
hoefe-staelle | 15 | Stellplatz für Wohnmobil, Nacht | Strom und Wasser. Umschlag mit Geld in den Briefkasten, wie am Schild erklärt.
hoefe-staelle | - | Betriebsgemeinschaft sucht Partner | Milchvieh und Direktvermarktung, Einstieg nach Probejahr, Zahlen liegen offen beim Berater.
oldtimer | 5100 | Lanz D2416, Papiere beim Amt neu beantragt | Verlustanzeige und Aufbietung laufen, dauert vier Wochen. So lange bleibt er hier.
oldtimer | 60 | Wehrmachtskanister als Regenfass? Einheitskanister 1942 | Blech, gestempelt mit Jahreszahl, sonst keine Zeichen. Zwei Stück, leer.
oldtimer | 18 | Blechschild Esso, Nachdruck | Neu, nicht antik. Vier Löcher.
stalleinrichtung | 90 | Elektrischer Kuhputzer, Bürste neu | Schaltet sich beim Drücken ein. Kühe werden süchtig danach.
stalleinrichtung | 35 | Desinfektionsmatten, drei Stück | Ohne Mittel. Seuchenvorsorge.
melktechnik | 140 | Melkzeug und Reinigungswanne | Zitzengummis frisch. Milchkontrolle war immer unter 150 Zellen.
guelletechnik | 320 | Schleppschlauch-Verteilerkopf | Messer gedreht, Gehäuse dicht.
gruenland-ernte | 2700 | Mähwerk mit Aufbereiter, Zinken fehlen fünf | Ersatz liegt bei. Seit zwei Jahren macht es der Lohner.
maschinenverleih | 110 | Vertikutierer und Nachsaat, Tagesmiete | Einweisung inbegriffen, Ausweis kurz zeigen, Pfand in Scheinen und zurück in Scheinen.
weidezaun | 30 | Haspel mit Litze, 400 m | Drei Haspeln am Pfahl. Knoten nur fünf.
`;
