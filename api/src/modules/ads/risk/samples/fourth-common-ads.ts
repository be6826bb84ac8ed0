/** Ordinary honest ads by the author of `fourthGoodAds`, some from Austria and Switzerland. */
export const fourthCommonAds = `
acker-gruenland | 58000 | Waldparzelle 3,1 ha Niederösterreich | Bezirk Lilienfeld, Fichte-Buche, 40 bis 70 Jahre, Forststrasse. Grundbuchsauszug und Hiebssatzplan zum Lesen im Original. Kauf über Notar nach Wahl des Käufers. Anrainer haben kein Vorkaufsrecht, die Grundverkehrskommission muss aber zustimmen, das dauert ungefähr zwei Monate. Jagd ist bis 2031 verpachtet. Im unteren Teil hat der Schneebruch von 2023 rund 60 Festmeter gekostet, die Aufforstung mit Lärche und Ahorn ist gesetzt und gezäunt. Ein kleiner Quellfassungsrest liegt auf der Parzelle, Wasserrecht besteht keines mehr.
forsttechnik | 26 | Krähe aus Plastik, Flugstellung | 4 Stück beflockt, Flügel drehen sich, für den Kirschbaum als Scheuche. Die echten Kollegen lachen leider schon.
haus-garten | 7 | Tollkirsche? nein, Jostabeere | Drei Sträucher im Topf. Meine Enkelin hat die Schilder beschriftet, sorry.
hofladen-haushalt | 40 | Traktor-Prospekte Ferguson, Bührer | 45 Stück in Hüllen. Einzelverkauf nein danke.
forsttechnik | 75 | Hochstand-Bausatz Lärche | Für Naturbeobachter und Jäger. Dach gedeckt mit Schindeln, Kanzel 1,2 mal 1,2 m, Treppe statt Leiter. Selber aufstellen mit drei Mann, Plan von mir.
haus-garten | 175 | Plasmaschneider bis 12 mm | Brennerkopf dieses Jahr gekauft. Kein China-Zeug, sondern Telwin. Versand als Sperrgut 29 Euro, Bezahlung vorab auf mein Bankkonto oder bei Abholung, ganz wie's beliebt.
dienstleistungen | 48 | Kräuterwanderung am Hof, Gruppe bis 12 | 3 Stund, danach Suppe. Ausgebildete Kräuterpädagogin. Keine Heilversprechen, nur gute Laune und Spitzwegerich.
anhaenger-transport | 850 | Schneefräse Ariens am Hänger | 11 PS, Beleuchtung. Anhänger Pongratz 750 kg geht mit weg. Tankdeckel ist selbst 3D-gedruckt.
sonstige-tiere | - | Widder Blutauffrischung Krainer Steinschaf | Meiner ist vom Jahrgang 2022, Linie Hias. Hätte gern eine andere Linie, MV-Bescheinigung auf beiden Seiten.
dienstleistungen | - | Suche Almsommer 2027: Hirtin gesucht | 92 Tage, 38 Kühe, 3 Sennen sind wir schon. Lohn nach Richtlinie SAV, sozialversichert. Vertrag im Jänner. Stromloses Gebäude, dafür Milchstraße. Du kannst melken oder willst es lernen, hast keine Angst vor Gewitter und magst Polenta. Hund nach Absprache. Kost, Logis und Fahrt im Frühling und Herbst zahlen wir. Schnuppertag im Mai, Region Surselva, Romanisch ist nett aber nicht nötig.
traktoren | 3200 | Warchalowski WT 25, teilrestauriert | Motor gemacht, Lack noch Original mit Patina. Typenschein vorhanden
traktoren | 6400 | Lindner 1600 A, Pickerl bis Oktober | Allrad, 60 PS, Betriebsstunden laut Uhr 6.812. Kabine wurde vor zwei Jahren abgedichtet, Sitz getauscht. Bin Bergbauer im Pinzgau, 1.050 m Seehöhe, und hab mir heuer einen Geotrac gegönnt. Probefahren erwünscht, Jause inklusive. Zur Ausstattung: Frontlader Hauer mit Schaufel und Krokogebiss, hydraulische Lenkung, Seilwinde kann man extra haben. Beim vorderen rechten Kotflügel hat der Rost genagt und der Hubzylinder schwitzt bei Kälte, sonst wüsst ich nichts Schlechtes zu sagen. Die Abholung muss der Käufer organisieren, ein Tieflader kommt bei uns bis zur Kapelle, die letzten 400 Meter fahr ich ihn hinunter. Bezahlt wird, wenn er droben steht.
brennholz | 72 | Akazie Scheiter, Mittelburgenland | Pro Schüttraummeter, wird im Kipper gemessen. Brennt heiß und lang, knistert ordentlich.
haus-garten | 7500 | Aufstallung Laufstall 32 Liegeboxen | System Schauer, Fressgitter selbstfangend, Demontage bis Ende März. Wir hören mit Milch auf. Wer alles nimmt, bekommt die Gummimatten dazu.
hofladen-haushalt | 600 | Käsekessi 200 l mit Rührwerk | Kupfer innen, Holzfeuerung mit Drehkran. Von der Alp Nüenhütten, Genossenschaft löst auf. Abnahme komplett, Presse und Järb separat verhandelbar. Transport mit Heli ist nicht nötig, seit 2019 führt die Strasse bis zum Stafel. Besichtigung bis Schneefall, danach erst wieder im Mai.
heu-stroh | 20 | Drogenfreies Heu | Mein Bub (7) hat die Anzeige benannt. Es ist staubfreies Heu, kleine Ballen, je fünf Stück 20.
acker-gruenland | - | Alprechte im Tausch | 4 Stösse Alp Sardona gegen 3 Stösse am Kerenzerberg.
acker-gruenland | - | suche drillmaschine 2m isaria | am besten mit holzrad ggg, raum straubing, hol ich am selben tag
dienstleistungen | - | Totengräber für Maulwurfshügel | Haha. Ich walze Ihre Wiese im Frühling glatt, die Maulwürfe bleiben alle am Leben. Hektar 35.
anhaenger-transport | 1600 | Muli Reform 33 als Ersatzteilspender | Getriebe top, Kabine zerlegt, Brücke krumm. Der Lawine sei Dank.
dienstleistungen | 40 | Mobile Zapfanlage zum Ausleihen | Für Wasser und Saft, 3 Hähne, für Dorffeste, 40 pauschal
haus-garten | 150 | Wassertränken für Stall, Guss | Suevia 12, neun Stück. Eine hat ein lockeres Ventil.
heu-stroh | - | Suche Leinsamen ganz, bio | 25 bis 50 kg für Ackergäule
sonstige-tiere | 650 | Pfauen Paar mit Ring, Nachzucht | Blauer Pfau, Hausgeflügel, drei Jahre. Er schreit. Es klingt nach Mord, ist aber Liebe. Bitte nur Alleinlage.
hofladen-haushalt | 38 | Raclette-Ofen für halben Laib | Gusseisen, 230 V. Seit die Kinder Veganer sind...
hofladen-haushalt | 9 | Drei Marmeladekessel Email | weiß-blau, Henkel angerostet; für Deko oder Suppenfest
anhaenger-transport | 2400 | Puch 500 Teileträger und Haube | Gitter original, Boden durchgerostet, Motor steckt. Papier gelöscht und eingezogen, daher wirklich Ersatzteilträger.
forsttechnik | - | Suche Begleitung zum Hegering, bin Neuling | Jungjägerin (Prüfung bestanden im Mai), möchte beim Hochsitzbauen, Wiese mähen und Salzlecken helfen. Raum Coesfeld.
hofladen-haushalt | 11 | Rexgläser 1 L, 30 Stück | Ohne Klammern und Gummiringe. Unbeschädigt.
anhaenger-transport | 180 | Schneeketten für Traktor 16.9 R30 | Netzkette Erlau, Spannkette inbegriffen.
hofladen-haushalt | - | Biete Ruhe, suche Lärm | Tausche unsere Kuckucksuhr (Sohn kann nicht schlafen) gegen ein Akkordeon, Tastenzahl egal. Triberg.
haus-garten | - | Gladiolenzwiebel gegen Irisknollen | Meine Gladiolen sind orange, ich mag Iris in violett. Grüße aus Oberwart
haus-garten | 1200 | Stallventilator Ø 130, heisst bei uns Hubschrauber | Multifan, Regelung 6 A dabei. Lagergeräusch im unteren Drittel.
anhaenger-transport | 55 | Dachträger Thule für Skoda Yeti | schliesst, 2 Schlüssel
dienstleistungen | 55 | Minikran für Dachstuhl, mit Bediener | je Std, ab Bludenz, Versicherung inbegriffen.
dienstleistungen | - | Suche Wer flickt mir den Backhaus-Ofen? | Schamottgewölbe hat Riss, Baujahr unbekannt, Anfahrt wird bezahlt. Hohe Rhön.
anhaenger-transport | 99 | Gummiwagen DPW 4 t | Ohne Ausweis, Farm intern gebraucht, 3.20 lang
heu-stroh | 40 | GPS-Silage Triticale-Erbse | Das ist Ganzpflanzensilage, nix mit Satelliten. 40 € je Tonne ab Silo, Entnahme mit unserem Fräser möglich, Waage im Ort.
hofladen-haushalt | 15 | Der fortschrittliche Landwirt, Jahrgänge 71-83 | gebunden, Buchrücken verblasst, alle zusammen. Abzuholen in Fürstenfeld oder Paket 8,40.
sonstige-tiere | 1100 | Braunvieh OB Rind, trächtig | Original Braunvieh, abgekalbt wird Anfang Jänner, mit Horn, Alpwirtschaft gewöhnt. Abstammungsausweis, BVD-frei. Kanton Schwyz, Verlad am Abend mit Tiertransporter möglich, TVD-Meldung mach ich. Wir reservieren zwei Wochen ohne Anzahlung, Handschlag gilt bei uns noch.
traktoren | 21500 | Reform Metrac H5 X mit Mähwerk | Erstbesitz, Fronthydraulik mit Entlastung, Zwillingsreifen vorne und hinten, Doppelmesser BB Umwelttechnik 2,60 dabei. 3.950 Stunden. Die Hydrostatpumpe ist bei 3.400 getauscht, Beleg vom Lagerhaus. Wir wirtschaften auf 1.300 Meter und werden auf Mutterkuh umstellen, da reicht der kleine Muli. Anschauen bitte nur mit Termin, ab Mitte der Woche bin ich vormittags im Wald. Wechselgeld hab ich nicht, aber Ehrlichkeit. Überweisung bei Abholung passt genau so gut wie bar, Kaufvertrag vom ÖAMTC-Muster.
haus-garten | 8 | Maschinenschrauben M16 Kiste | gemischt, 18 kg, verzinkt und schwarz
sonstige-tiere | 60 | Beutenset Segeberger, 3 Magazine | Styropor, mit Deckel, innen ausgeflammt. Völkerlos.
acker-gruenland | 240 | Cambridgewalze 2 Meter | Ringe ganz, Deichsel kurz, schwer genug für leichtes Land.
sonstige-tiere | 450 | Noriker Stutfohlen Absetzer 'Mohrenkopf' | Von geprüften Eltern, Vulkan-Linie, wird im November mit Papier abgegeben. Hufe ausgeschnitten, geht am Strick in den Anhänger.
brennholz | 10 | Sägemehl Fichte lose | im Schüttraum abholen, 10 je Hänger, sehr trocken, gut fürs Kompostklo
acker-gruenland | 680 | Getreidereiniger Röber Mini Petkus | Mit sieben Siebsätzen, Sack-Absackung, Motor 380 V. Putzt Weizen und Linsen sauber.
heu-stroh | - | Suche Kaufe Mais ab Feld zum Silieren | Ca 3 Hektar, Innviertel Bezirk Ried. Häcksler organisier ich, abgerechnet wird nach Waage.
hofladen-haushalt | 35 | Aus dem Nachlass eines Apothekers: Mörser | Porzellan, 20 cm, Pistill mit Holzgriff. Wurde vorm Verkauf dreimal ausgekocht, man weiß ja nie, was der Herr Magister da gerieben hat.
acker-gruenland | 580 | Zwiebelsetzmaschine 4-reihig | Für Steckzwiebel und Knoblauch, Eigenumbau vom Landmaschinenmechaniker. Läuft hinter 40 PS. Zum Vorführen hab ich noch ein Netz alte Zwiebeln.
haus-garten | - | Suche Wer hat Marillen zum Selbstbrocken? | 30 Kilo für Röster und Knödel. Wachau wäre hübsch, aber Marchfeld geht genauso.
haus-garten | 420 | Rohrmelkanlage DeLaval Teile | Vakuumpumpe, Pulsatoren 6 Stk., Edelstahlleitung 24 m. Abschnittweise auch.
haus-garten | 70 | Schubkarre Holz-Look Nachbau | Ganz aus Lärche, mit Eisenreif, handgeschmiedet. Trägt Blumen, keinen Beton.
sonstige-tiere | 400 | Kornnattern-Terrarium ohne Schlange | 120x60x60, Holz, Wärmespot, Thermostat. Das Tier ist letztes Jahr mit 19 gestorben, wir trauern noch ein bissl.
haus-garten | 88 | HEUGEBLÄSE MIT ROHREN | ROHRE 12 M, 2 BÖGEN, MOTOR 11 KW. ABBAU BIS OSTERN. BITTE NUR ANRUFEN WENN IHR AUCH KOMMT.
hofladen-haushalt | 48 | Räuchertonne Marke Eigenbau | mit Haken, Glutschale. Innen schön schwarz, geliefert wird nicht.
haus-garten | 80 | Suche Holzfass 100-200 l für Regenwasser | Eiche, bitte kein Plastikimitat. Es soll neben eine Kapelle.
hofladen-haushalt | 950 | Zirbenstube-Einrichtung komplett | Eckbank, Tisch, 4 Stühle und Wandpaneel aus 1978. Ausbau in Bruneck oder wir machen es fachgerecht, 6 Stunden zusammen. Was nicht mitkommt: die Kuckucksuhr und der Herrgottswinkel, die bleiben in der Familie. Maße nach Skizze; die Eckbank misst 210 auf 185. Wir bauen um, weil wir ab nächstem Winter Zimmer vermieten.
sonstige-tiere | 28 | Sulmtaler Hühner, Hahn und vier Hennen | Alle heurig, blau beringt. In der Voliere geboren und fuchssicher verwahrt. Karton mitbringen!
hofladen-haushalt | 55 | Wollspinnrad Ashford Traveller | Doppeltritt, 4 Spulen. Gern zeige ich Ihnen wie man anfängt. Bei Interesse einfach hier anschreiben, ich bin meist abends online weil tagsüber die Gäste im Heu schlafen. Wir sind zwischen Murnau und Kochel. Kleine Macke am Trittbrett. Ein Sackerl Rohwolle vom Bergschaf geb ich gratis dazu, gewaschen, noch nicht kardiert. Privat, also keine Rückgabe.
heu-stroh | 42 | Grummet in Großballen | 2. Schnitt, Ende August eingefahren, 130x90x70, je 42. Stubenberg am See.
heu-stroh | 9 | Emd Kleinballen, belüftet | ungefähr 14 Kilo, grün und fein, für Chüngel und Ross. Abholung Sigriswil nach 17 Uhr.
anhaenger-transport | 700 | Viehanhänger Ifor Williams 10ft | Zwischendecke für Schafe, Nummer vorhanden, kommt mit Fahrzeugausweis. Nach Waschen kalkig.
heu-stroh | 14 | Laubheu von Esche und Linde | Bündelweise für Geissen, im Schatten getrocknet. Eine alte Sache, meine Tiere verrückt danach!
sonstige-tiere | 200 | Zwei Hängebauchschweine-Kastraten | 5 Jahre, Haustiere, an Besucher gewöhnt, VIS-Meldung ist Pflicht auch bei Minis! Nur gemeinsam. Sie heissen Pauli und Gretl und graben alles um, was nicht aus Beton ist.
haus-garten | 66 | Schussapparat für Dübel, keine Waffe | Würth Gasnagler für Betonanker, Gaskartuschen aufgebraucht. Service 2024.
haus-garten | 890 | Kälberiglu Sammelhütte | Für 6 Kälber, Polyester, mit Umzäunung und Rädern. Sonne hat es etwas ausgebleicht, dicht ist es.
sonstige-tiere | 55 | Mir gäbe üsi Hüehner ab | D Büüri het z Chnöi kaputt. 9 Häx (Appenzöller Spitzhube) u dr Güggu, aues zäme für 55. Chunsch se am Aabe cho hole, de schlafe si scho.
sonstige-tiere | - | Suche Entlaufen: graue Gans Berta | Hört auf Berta oder auf Haferflocken. Zuletzt gesehen bei der Mühle in Mörbisch. Belohnung: Eier auf Lebenszeit.
traktoren | 28900 | Same Explorer 90 TB, 3.100 h | Zwei Steuergeräte, 40 km/h, Klima funktioniert. Ölwechsel laut Heft alle 250 Stunden. Kleine Schramme am Kotflügel vom Stalltor, meine Frau war's nicht.
hofladen-haushalt | - | Suche Wilderer-Romane und Jennerwein-Karten | Für eine Ausstellung im Heimathaus Schliersee. Leihgaben mit Vertrag und Versicherung, Rückgabe im November.
haus-garten | 240 | Federhammer-Teile | Bär von Ajax, Sattelamboss, Führung. Kein Fundament.
traktoren | 14900 | Hürlimann H-480 mit Fronthydraulik | MFK März, Pneu hinten 80 %, vorne 40. Immer Garage. Preis in Euro umgerechnet, Franken nehm ich auch. Kanton Luzern. Gerne Barzahlung oder Banküberweisung auf der Raiffeisen Sursee, wir gehen zusammen an den Schalter.
hofladen-haushalt | 90 | Zündapp Werkstatthandbuch + Plakat | Leinwandplakat 60er, gerollt, Versand in Röhre 7 Euro
hofladen-haushalt | 50 | Küchenkredenz 50er hellblau | Glasschütten vollzählig! Ein Scharnier ist aus dem Baumarkt.
haus-garten | 52 | Zinkwannen, 4 Größen ineinander | Löcher im Boden der kleinsten, sonst dicht.
haus-garten | 69 | Kabeltrommel 50 m 400 V CEE | neu angeschlossen, geprüft vom Elektriker, Prüfsiegel dran.
traktoren | 5100 | Moin, Trecker to verkopen | IHC 624, löppt as'n Uhrwark. De Farv is af un de Sitt is hart, man he treckt. Kumm längs in Dithmarschen, denn snackt wi doröver bi'n Tass Tee.
sonstige-tiere | 20 | Nistkasten Steinkauz-Röhre | Mit Marderschutz, gebaut von unserer Ortsgruppe. Den Kauz müssen Sie sich selbst verdienen, indem Sie die Wiese kurz halten.
haus-garten | 99 | Steintrog aus Sandstein | 70 x 45, seit 1890 Viehtränke, dann Geranien. Mit dem Hoftruck lad ich ihn auf.
hofladen-haushalt | 20 | Modellautos Siku Farmer | Anhänger, Hecken, Presse; drei ohne Rad, fünf gut Porto nach Vereinbarung, PayPal Freunde mag ich nicht so, lieber normal überweisen.
dienstleistungen | - | Büroarbeit für Landwirte | Buchhaltung vorbereiten, Agrarantrag gemeinsam ausfüllen, Ordner sortieren. Bin Steuerfachangestellte in Elternzeit, Kleinunternehmerin ohne USt-Ausweis. Region Rendsburg. Ich mache keine Steuerberatung, darf und will ich nicht.
sonstige-tiere | 380 | Appenzeller Ziegen, drei Geissen | gemolken, zwei behornt eine ohne. CAE-frei. Ab Alpabzug.
forsttechnik | 32 | Forsthandschuhe und Steigeisen | Gr. 10 und verstellbare Eisen, Riemen gut
acker-gruenland | 78 | Kippmulde 1,60 | kippt mit Feder, Kat I und II
heu-stroh | - | Dürrheu geg. Weidegang | Wir hätten Platz für 6 Galtlinge auf der Voralp von Juni bis Mitte September, dafür 20 Siloballen oder Ähnliches. Glarus Süd.
heu-stroh | 27 | Sojakuchen GVO-frei Donau Soja | Eigene Presse, 42 % Rohprotein, frisch. Preis pro Sack 30 kg, ab einer halben Tonne reden wir.
haus-garten | 270 | Rasentraktor Stiga Estate, Batterie neu | Mähdeck 98, Auffangkorb 240 l, Messer geschliffen. 2. Hand aus Pensionistenhaushalt.
acker-gruenland | 210 | Pachtwiese 1,4 ha Mühlviertel | zweimähdig, Hang 28 %, mit Bergmäher gut befahrbar. Vertrag beim Notar nicht, aber schriftlich.
sonstige-tiere | 140 | Coburger Fuchsschaf Jungböcke | Zwei Stück, Genotyp ARR/ARR, vom Zuchtverband bewertet IIa. Stehen in Hersbruck.
dienstleistungen | - | Schneeräumung Gemeinde Mittersill | Privatwege und Parkplätze, Unimog mit Pflug, Saisonpauschale. Splitt inklusive. Haftpflicht nachweisbar.
acker-gruenland | - | Suche Tiny-Haus-Grund gesucht | Paar mit Tischlerei, 300 m² am Hofrand, offiziell bewilligt sollte es sein.
hofladen-haushalt | 210 | Strickmaschine Passap Duomatic | Schweizer Fabrikat, mit Anleitungsheften und 3 kg Garn
sonstige-tiere | 12 | Stallhasen zum Weitermästen | Kreuzung Wiener mal Kalifornier, 11 Wochen. Stück 12.
haus-garten | 35 | Birnbaum Hochstamm Gelbmöstler | vom Baumwart veredelt 2022, ballenfrei, Höhe 2,2
anhaenger-transport | 12000 | Mercedes Sprinter Viehtransporter | Bj 2014, Alu-Aufbau, Rampe mit Seitenwänden, zugelassen für bis zu 4 Kälber. Fahrtenbuch und Reinigungsnachweis kann man anschauen. MwSt. kann ausgewiesen werden. Bitte um Verständnis, dass ich während der Weinlese nicht gleich antworte, ich melde mich aber garantiert bei jedem.
forsttechnik | 18 | Christbaumnetz-Trichter | 40 cm, mit Rolle Netz zu 150 m
dienstleistungen | - | Hufbearbeitung barhuf und Beschlag | Staatlich geprüfter Hufschmied, Bezirk Perg und Linz-Land. Erstkunden bitte 30 min mehr einplanen.
acker-gruenland | 30 | Standplatz für Bienen | Lindenallee, ebener Zugang mit Auto, Jahresgebühr 30 und ein Glas vom Gold. Ostprignitz
anhaenger-transport | - | Suche Bremstrommel für Krone Emsland | Zehnloch, 300x60 oder komplette Achse.
brennholz | 70 | Wippsäge mit Zapfwelle | 70er Blatt, Schutzhaube ist Pflicht. Nicht für Anfänger alleine.
hofladen-haushalt | - | Suche Trachtenschnalle Silber, Haferlschuhe 43 | Für die Musikkapelle, Aushilfs-Tuba ist kein Kleiner.
traktoren | 4500 | Suche Zetor 5211 oder 7211 | Budget viereinhalb. Frontlader muss nicht sein. Bitte mit Angaben zu Stunden und Reifen antworten, sonst fahr ich wieder 200 km umsonst ins Burgenland.
acker-gruenland | - | Suche Kürbiskern-Erntemaschine Mitbenützung | Haben nur 1,8 ha Ölkürbis in der Südsteiermark, suchen Kollegen der mit Moty durchfährt. Bezahlung nach Tarif Maschinenring.
forsttechnik | 275 | Spaltaxt, Spalthammer, Wendehaken, Packzange | Alles Ochsenkopf, wird nur komplett abgegeben. Stiele Esche, einer frisch eingekeilt. War das Hobby vom Papa, er schafft es nicht mehr und freut sich wenn jemand Junges damit arbeitet.
acker-gruenland | - | Suche Kleine Landwirtschaft zum Kauf, Zentralschweiz | Bäuerliches Bodenrecht ist uns klar: Selbstbewirtschafter mit EFZ. 12 bis 20 ha wären Traum, Finanzierung geprüft von der Bank.
brennholz | 450 | Scheitholzkessel Fröling S3, 30 kW | Heizt seit 2009, Lambdasonde heuer erneuert, Rauchfangkehrer-Befund vom Herbst. Fällt weg wegen Fernwärme im Dorf, ist noch bis 20. Feber angeschlossen. Ausbau durch Käufer, zu viert schaffbar. Für den Transport: 640 kg, Höhe 1,65, Tür im Keller ist 95 cm. Beschreibung und Schaltplan sind in der Mappe, die der Installateur damals dagelassen hat. Wer Fragen zu den Abgaswerten hat bekommt ein Foto vom Protokoll.
haus-garten | 120 | Zugsäge, Hobelbank Buche 2 m | Platte plan, Vorderzange dreht schwer. Keller muss geräumt werden bis 1. Feber.
haus-garten | 180 | Weinpresse hydraulisch 55 l mit Maischebottich | alles gewaschen, Kelter aus Akazie, Neusiedlersee.
sonstige-tiere | 850 | Galloway-Kuh mit Kalb bei Fuß | Enthornt ist sie genetisch, das Kalb stierkalb. Läuft seit acht Jahren ganzjährig draussen im Solling.
forsttechnik | 3000 | Suche Funkwinde ab 5 to, Ritter/Pfanzelt | bitte Seil nicht älter als drei Jahre, Serienummer fürs Ersatzteil mitschicken. Odenwald.
sonstige-tiere | 15 | Apotheken-Schränkchen für den Rossstall | Blech, weiß, rotes Kreuz, nur Verbandszeug (Binden, Schere, Fieberthermometer), keine Mittel drin. Das Schloss klemmt.
forsttechnik | 680 | Husqvarna 560 XP mit Heizgriff | Kolben gut, Kompression gemessen, Beleg beiliegend. Forstfacharbeiter hat umgesattelt auf Lehrer.
forsttechnik | 2 | Robiniensetzlinge im Topf | 1 Jahr, Mindestmenge 50, forstliches Vermehrungsgut mit Stammzertifikat.
dienstleistungen | - | Suche Lernhelfer gesucht Mathe HTL | Sohn lernt in Wieselburg, 2x wöchentlich online, 20 € je Einheit mit Honorarnote.
sonstige-tiere | 280 | Sattel Haflinger Kieffer, 17 Zoll | Kammer verstellbar, Sattler hat ihn heuer gepolstert. Zum Probieren gegen Pfand, man kann ihn eine Woche behalten.
haus-garten | - | Suche Drechselmeissel und alte Drehbank Holz | Schulgemeinschaft in Wangen im Allgäu richtet eine Werkstatt ein; Spendenquittung können wir geben.
anhaenger-transport | 65 | Autotransporter 2,7 t für Wochenende | Freitag ab 16 bis Montag 7 Uhr. Mehrkilometer egal. Führerschein BE im Original zeigen und ein Personalausweis vor Ort, kein Bildversand!
dienstleistungen | - | Lohnpressen mit Festkammer, Großraum Waldviertel | Wir kommen ab 1,5 ha. Terminwünsche per Nachricht am Vortag. Preis heuer wie im Vorjahr, Rechnung kommt im September. Netz oder Folie nach Wahl.
anhaenger-transport | 450 | Töffli Sachs Maxi S | Vorderrad neu gespeicht, Versicherung abgelaufen.
`;
