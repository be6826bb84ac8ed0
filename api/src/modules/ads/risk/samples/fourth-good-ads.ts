/**
 * Honest ads by an author who had seen neither the rules nor the training set. Before the training
 * set contained them, 6 ads of this file and of `fourthCommonAds` were held.
 */
export const fourthGoodAds = `
sonstige-tiere | - | Suche Schaftränke beheizbar gesucht | Winterhart bis -20, 2 Stück.
forsttechnik | 410 | Holzzange Auer mit Rotator | Öffnung 1,30, Lack verkratzt
brennholz | 98 | Spälten Buche 1 m gelagert 2 J. | Ster 98 Franken ab Wald, Fricktal, mit dem Kipper vors Haus macht der Sohn für 60 die Stunde.
acker-gruenland | 70 | Giftgrüne Spritzenpumpe, trocken und sauber | Kolbenmembran Comet, grün lackiert vom Vorbesitzer, dreimal gespült. Dafür braucht ihr keinen Schein, fürs Mittel schon.
brennholz | 28 | Pelletsaustragung Schnecke | ÖkoFEN, 2,2 m, Motor neu gewickelt.
dienstleistungen | 75 | Klärgrube, Gülle und Most? Wir saugen | Nur Klärgruben und Regenwasserschächte eigentlich. Entsorgung mit Lieferschein in die Kläranlage, je Fahrt 75.
acker-gruenland | 120 | Striegel Treffler 6 m | Biobetrieb im Weinviertel verborgt tageweise. Hektarzähler wird fotografiert, 8 € je ha dann. Mindestens aber 120. Steinplatten meiden bitte!
forsttechnik | - | Suche Waldbesitzer-Gemeinschaft sucht Entastungsdienst | 120 fm Fichte, Steilhang mit Seilkran, Kanton Uri. Offerte bis Ende Monat.
sonstige-tiere | 160 | Königinnen Buckfast F1 2026 gezeichnet | pro zwei Stück und Zusetzkäfig. Begattet auf der Belegstelle Säntis. Postversand im Versandkäfig ab Mitte Juni, Porto und Begleitbienen inklusive.
sonstige-tiere | 95 | Pferdedecken 145, Regen und Fleece | gewaschen, neu imprägniert, eine Schnalle ersetzt
haus-garten | 460 | Hebebühne Zippo 2,5 t | Zweisäulen, Spindel, Tragmuttern letztes Jahr kontrolliert. Muss vom Betonboden gelöst werden, Schlüsselweite 24.
dienstleistungen | 60 | Mobile Obstpresse kommt in den Ort | Saft wird erhitzt und in Bag-in-Box gefüllt, 60 Cent je Liter ab 100 kg. Standplatz Feldkirchen, 14. September, ab 7:30. Bitte Obst waschen.
haus-garten | - | Suche Pflücker gesucht zum Selbermitnehmen: Holler | Unsere drei Hollerstauden hängen voll und wir sind auf Kur. Brockt euch was ihr braucht, ein Flascherl Sirup als Dank reicht.
acker-gruenland | - | Festscheune im Ammerland | Für Hochzeiten bis 90 Leute, Strom 32 A, Toilettenwagen extra. Anfrage mit Datum, wir schreiben einen ordentlichen Mietvertrag, Anzahlung erst nach eurer Besichtigung und gegen Quittung.
traktoren | - | Suche Aebi Transporter TP 20 gesucht | Auch ohne Aufbau. Wir richten ihn in der Lehrwerkstatt in Landquart her, also darf's ruhig rosten. Abholung durch uns mit Tieflader.
brennholz | - | Suche Obstholz zum Räuchern | Zwetschke, Apfel, Kirsche - faustdick geschnitten, für die Selchkammer.
hofladen-haushalt | 89 | Glasballon-Destille fürs Wandregal | Laborglas aus einer aufgelassenen Mittelschule, Liebigkühler und 500er Kolben. Nur Wasser und Rosenblätter gesehen. Sprung am Stativ.
heu-stroh | 58 | Siloballen Rotklee | Sieben Lagen Folie. Im Schlauch gelagert, die Katz hat nur auf einer geschlafen.
anhaenger-transport | 300 | Schiffsanker! Im Waldviertel! | Niemand weiß, wie der in den Stadl kam. 80 Kilo, Guss. Selbstabholung, der Fluss ist zu weit.
forsttechnik | 9500 | Rückezug Vimek 404 | Kleinforwarder mit 3.800 h, in Kärnten im Einsatz, Kranverlängerung undicht. Inzahlungnahme eines Traktors denkbar.
hofladen-haushalt | 79 | Dörrapparat Stöckli 8 Etagen | Riecht ein bisschen nach Apfelringli. Mit Timer.
acker-gruenland | 1900 | Erdäpfelvollernter Wühlmaus 1733 | Bunker, einreihig, mit Verlesestand für drei Leut. Siebkette im Vorjahr. Schaut alt aus, ist es auch, rodet aber schonend.
brennholz | 5 | Bürdeli zum Anfeuern | Buechigs, handgmacht, 5 Franke s Stück
brennholz | 180 | PV-Module 8 Stück gebraucht | Solarwatt 250 Wp, vom Dach genommen wegen Aufstockung. Messprotokoll da. Nicht für Volleinspeiser gedacht, sondern Hütte, Weidezaun, Gartenlaube.
anhaenger-transport | 50 | Leichenwagen-Oldtimer für Halloween, Film | Opel Admiral 1975, mit Fahrer, der lebt. Pro Stunde 50, Marburg.
haus-garten | 20 | Wurmkompost 40 l Säcke | gesiebt, krümelig, vier Sack 20. Auch Würmer als Starter (Eisenia) extra.
traktoren | 410 | Kabinendach MF 135 | Glasfaser, ein Riss mit Harz geflickt, in Rot
hofladen-haushalt | 0 | Klavier gratis, 3. Stock ohne Lift | Bösendorfer wärs, ist aber Proksch. Zügelmannschaft mitbringen.
hofladen-haushalt | 22 | Kasperltheater mit Krokodil | Handgeschnitzt, der Räuber hat seine Pistole verloren, der Polizist den Helm. Neun Figuren.
sonstige-tiere | 110 | Putzkiste, Transportgamaschen, Abschwitzdecke | Schreibe das für meine Tochter. Die Sachen waren an einem Haflinger und sind jetzt zu breit für den Araber. Gamaschen vollständig, Klett etwas ausgeleiert.
acker-gruenland | 3700 | Saphir 7/300 Sämaschine auf Rotortiller | Bj 2004, Spuranreisser, Elektronik geht, Rührwelle frisch gelagert. Tulln an der Donau.
haus-garten | 12 | Gelsenstecker funktioniert ned, Fledermauskasten schon | Kasten Eigenbau aus sägerauer Fichte. Fledermäuse kommen von selber oder gar nicht, verkaufen tu ich nur das Brettl.
haus-garten | 25 | Vertikutierer elektrisch | ein Nachmittag, mit 50 m Kabeltrommel. Worb BE
heu-stroh | 0 | Zwetschken vom Baum, Wespen inklusive | Gratis. Leiter steht dort.
anhaenger-transport | - | Kastenwagen gegen Pritsche | Fiat Doblò 2015, 120 tkm. Suche kleinen Japaner mit Ladefläche. Wertdifferenz nach Eurotax.
haus-garten | 4 | Paradeiserpflanzerl, 22 Sorten | Ab Muttertag auf unserem Standl in Gleisdorf, oder vorher telefonisch ausmachen.
brennholz | 15 | Kachelofen-Türl, Aufschrift 'Feuer frei' | Gusseisen, 32 x 28. Damit ist wirklich nur der Ofen gemeint.
hofladen-haushalt | 25 | Laufgitter und Gitterbett Buche | aus Nichtraucherstube, Matratze verschenk ich dazu
haus-garten | 20 | Betonmischer 140 l | am Tag. Bitte ausgewaschen, sonst kostet es den Aperol.
sonstige-tiere | 24 | Weidezaunlitze 400 m und 60 Pfähle | Farbe orange ausgeblichen, Pfähle 1,05 m, Trittstufe bei vieren gebrochen.
forsttechnik | - | Wildkühlschrank geg. Fleischwolf 32er | Läuft leise, 2 Hirschhaken, 300 l. Mein Beuschel ist weniger geworden seit die Pacht weg ist
anhaenger-transport | 2900 | Hochzeitskutsche Landauer | Viersitzig, Leder restauriert, Trommelbremse, Deichsel für Zweispänner.
heu-stroh | 21 | Futtererdäpfel | zu klein sortiert, je 100 kg. Gedämpft lieben sie unsere Säue.
hofladen-haushalt | - | Suche Omas Rezept gegen Husten verschollen | Schwarzer Rettich und Kandis, aber in welchem Verhältnis? Suche Kochbücher der Landfrauen Ostfriesland, zahle Porto.
haus-garten | 44 | Granaten-Schraubendreher | Sagt man hier für 'richtig gut'. Wera-Satz 12 Teile, VDE, unbenutzt. Doppelt gschenkt kriegt.
haus-garten | - | Setzzwiebeln gegen Steckknoblauch | Stuttgarter Riesen 3 kg. Suche Knoblauch Typ Thüringer oder Germidour.
haus-garten | 140 | Spalier aus Edelkastanie, Latten 3 m | 60 Latten gespalten, nie verbaut, weil der Schwager den Weinberg verkauft hat.
hofladen-haushalt | 33 | Feldpost und Orden vom Uropa (Kuk) | Tapferkeitsmedaille Kaiser Franz Joseph, zwei Feldpostkarten aus Galizien 1915, ein Liebesbrief. Lieber an ein Museum als an einen Händler. Die Feldflasche ist leer, der Krieg war es leider nicht.
haus-garten | 95 | Bombentrichter... quatsch, Einfülltrichter | Edelstahl für Getreidemühle, 80 Liter, konisch. Meine Frau sagt ich soll sachlich bleiben.
sonstige-tiere | - | Suche Kater kastriert ab 2 Jahre | Freigang, Nebenstrasse, wir sind Lehrerin und Zimmermann in Trogen. Gern aus Tierheim oder bei Umzug.
sonstige-tiere | 1200 | Kutschpferde-Gespann Schwere Warmblut | Geschwister, 14 und 12, machen Hochzeiten und Holz. Ich werd 76 und hör mit dem Fahren auf. Nicht getrennt! Platzkontrolle mach ich mit einem Schnapserl, äh Kaffee. Moritzburg.  Die Geschirre (englisch, Leder, von Sattlermeister Opitz) und der Wagonette-Wagen können dazu erworben werden. Beide sind Fuchs mit Blesse, 1,67 und 1,69 groß, ohne Beanstandung vom Schmied und Zahnarzt. Impfungen im Pass lückenlos seit Fohlenalter. Sie kennen Straßenbahn, Blaskapelle, Schlossteich und Ballonfahrer. Ich suche Leute, die wissen, was ein Sielscheit ist. Zum Kennenlernen fahren wir gemeinsam eine Runde um den Teich. Tierarztkontakt darf erfragt werden.
acker-gruenland | - | Suche Platz für einen Jurtenkreis | Eine Woche im Juli, 20 Menschen, 5 Kinder, null Verstärker. Wir räumen auf, versprochen. Versicherung über den Verein.
sonstige-tiere | - | Suche Sittich-Paar aus Züchterhand | Nymphensittiche mit Ring und Herkunftsnachweis. Voliere ist 6 m lang und vom Amtstierarzt angeschaut worden.
haus-garten | 1300 | Milchtank 600 l Serap | Kühlaggregat hinten angebaut, R404 gefüllt und heuer geprüft. Rührwerk leise.
hofladen-haushalt | 10 | Geld-zurück-Sparschwein | Keramik, leer (leider), rosa, bemalt im Hort.
traktoren | - | Kramer KL 11 gegen Schmalspur | Mein Kramer ist Jahrgang 1954 und gut beinand. Ich such was Schmales für die Reben, max 1,20. Kaiserstuhl.
hofladen-haushalt | 150 | Hüpfburg Bauernhof | Wochenende, Aufsicht stellt Veranstalter, TÜV-Bericht kann eingesehen werden.
hofladen-haushalt | 70 | Kuhschellen, Trycheln, zwei Treicheln | Geschmiedete vom Schmied Morgenthaler? Signatur schlecht leserlich. Riemen bestickt 1951.
brennholz | 60 | Käferbloche als Brennholz | Fichte/Tanne, liegt an der Strass, Festmeter 60, Traktorzufahrt ohne Probleme.
dienstleistungen | 30 | Ehestreit wegen Unordnung im Schuppen? | Sortiere Schrauben, hänge Werkzeug auf, beschrifte alles. 30 die Stunde, angemeldet, pensionierter Magazineur aus Steyr. Verschwiegen wie ein Schraubstock.
hofladen-haushalt | 120 | Dirndl Größe 40, Seidenschürze | Salzkammergut, maßgeschneidert, nur zwei Mal getragen: einmal auf der Hochzeit meiner Cousine, einmal beim Narzissenfest. Versand österreichweit 6 Euro, Tierhaushalt mit Katz.
brennholz | - | Suche Gebrauchter Pufferspeicher 1000 l | Bitte mit Isolierung, 80 cm Türbreite ist das Limit
anhaenger-transport | 1300 | Auto vom Opa, er weiß davon | Suzuki Ignis, 61.000 km, Pickerl neu gemacht am 3. vom ÖAMTC. Er fährt jetzt Bankerl. Zahlung auf sein Konto bei der Raika, wenn ihr gemeinsam mit ihm dort hingeht, oder Bares auf den Tisch. Service immer beim gleichen Mechaniker in Gmünd.
sonstige-tiere | - | Ponykummet gegen Brustblattgeschirr | Für Shetlandgröße, beides gebraucht natürlich.
brennholz | 115 | Lärche ofenfertig | pro RM, Scheitl 33, ein Jahr luftig. Zustellung Ötztal.
forsttechnik | 120 | Spektiv Optolyth | 20-60x80, Lederriemen. Hat Gams gesehen und Bergtouristen.
acker-gruenland | 150 | Knusperhäuschen auf Rädern | Schäferwagen von 1958, 4,20 lang, Deichsel schwach, undicht überm Bett. 150 im Monat, Stellplatz auf der Obstwiese, Gästeblatt muss ausgefüllt werden.
acker-gruenland | 1100 | Hackgerät Schmotzer 6 Reihen Kukuruz | mit Lenkung hinten, Sitz für den Opa. Schutzscheiben komplett.
sonstige-tiere | - | Deckeber Duroc zum Einstellen | Sechs Wochen, Gesundheitsattest beidseits.
sonstige-tiere | 36 | Kotschaufel, Mistboy und 3 Heunetze | Kleinmaschig 3 cm. Alles Pferdekram vom Dachboden, Kind reitet nun Snowboard.
haus-garten | 55 | Behandlungsstand für Klauen | Wochenweise. Selber transportieren mit Dreipunkt. Schwarzwald-Baar.
heu-stroh | 30 | Molke für Schweine | Aus der Hofkäserei, täglich 150 Liter, Fass selber bringen. Pauschale im Monat 30.
acker-gruenland | - | Hofladenfläche zu verpachten | 45 qm an der Romantischen Straße, Kühlzelle vorhanden, Parkplätze. Pacht nach Umsatz. Wir selbst liefern gern Eier und Nudeln zu.
heu-stroh | 19 | Schwarzhafer ab Hof | Säcke zu 40 kg, Ernte 26, staubarm, hl-Gewicht 52. Schüttkasten voll.
sonstige-tiere | 50 | Brutapparat 100 Eier Flächenbrüter | Vereinsgerät Geflügelzuchtverein Gols. Mitglieder gratis, andere 50 pro Brut.
sonstige-tiere | 140 | Honigschleuder 4-Waben Edelstahl handbetrieben | Von Carl Fritz. Quetschhahn, Ständer. Sieb hab ich nicht gefunden. Keine Rücknahme da Privatverkauf
haus-garten | 520 | Förderschnecke 6 m mit Trichter | für Körnermais, 140er Rohr, Fahrgestell. Wels-Land.
hofladen-haushalt | - | Kinderski 120 gegen 140 | Atomic mit Bindung, Schuh 24.5. Belag frisch gewachst. Lungau.
sonstige-tiere | 600 | Jagdhund Deutscher Wachtel, Hündin 6 J. | gechippt, geimpft, brauchbar geprüft auf Schweiss. Unser neues Kind ist allergisch. Gratis geben wir sie nicht, wir wollen Sie kennenlernen. Heimtierausweis geht mit Ein Schutzvertrag mit Vorkaufsrecht ist uns wichtig.
forsttechnik | 90 | Anbaustockfräse für Dreipunkt | Vorschuss nicht nötig, gezahlt wird beim Zurückbringen. Ab 60 PS. Freistadt.
sonstige-tiere | 90 | Mangalitza Ferkel ungarisch wollig | 12 Wochen, vier Börgen und zwei Sauen, Ohrmarken drin, Lieferschein dazu. Nur in gemeldete Betriebe.
haus-garten | 0 | Thujenhecke zum Ausgraben | 16 Stück, 1,80 m, brauchen Sonntag einen starken Mann. Löcher bitte zuschütten.
haus-garten | 35 | Weidetor 4 m ausziehbar | mit Pfosten und Kloben, feuerverzinkt, wegen neuer Einfahrt übrig
haus-garten | - | Suche Heukran oder Schiene dafür | Brauche Laufkatze, Spannweite 7,5 Meter. Umkreis Appenzell, Toggenburg, Rheintal.
traktoren | 1800 | Holder B10 Knicklenker | springt kalt mit Lunte an wie früher, Dieselpumpe vom Bosch Dienst Offenburg überholt, Rechnung 2021.
hofladen-haushalt | 28 | Die Giftpflanzen der Alpen, 1911 | Chromolithografien, Tollkirsche auf der Titelseite. Rücken lose. Wissenschaft statt Rezeptbuch.
hofladen-haushalt | 15 | kinderbücher vom bauernhof | wimmelbuch, petzi, connie auf dem bauernhof usw ca 25 stck, zwei bemalt
haus-garten | 2600 | Gülleverschlauchung 600 m | Haspel dreipunkt, Schlauch 75er Mandals, zwei Flickstellen fachmännisch vulkanisiert. Prallkopf liegt dabei. Mein Lohnunternehmer hat mich überzeugt dass er es besser kann, der Lump.
acker-gruenland | 750 | Werkstatt mit Wohnung, Miete | 110 m² + 65, Kaltmiete monatlich, 2 MM Kaution. Besichtigung jeden Samstag ab 10, Schlüssel hat die Nachbarin Frau L. Verfügbar ab 1. März, Energiekennzahl 140. Heizung mit Hackgut vom Vermieter. Haustiere fragen wir im Gespräch, Hühner sind willkommen. Bonität bitte erst nach der Besichtigung, Ausweiskopien wollen wir gar nicht.
haus-garten | 6 | Rhabarberstöcke geteilt | Holsteiner Blut, dicke Wurzel, im Sackerl feucht gehalten.
haus-garten | 220 | Jaucherührer elektrisch 5,5 kW | Länge drei Meter, wurde einmal im Jahr gebraucht.
sonstige-tiere | 320 | Legehennen-Herde 40 Stück | 16 Monate, Lohmann Braun, 80 % Leistung. Müssten wegen Umstallung am 3. Dezember weg.
sonstige-tiere | 220 | Walliser Schwarznasenschafe, 2 Auen | Herdebuch, gute Zeichnung, Bäuche nicht gescheckt.
acker-gruenland | 900 | Suche Sternradrechen | Gern Vicon Lely, klein. Almbauer Gailtal.
traktoren | 980 | Rapid Einachser mit Motormäher | Portalbalken 1,90, Eisenräder extra
hofladen-haushalt | 19 | Fachbuch Schädlingsbekämpfung DDR 1968 | Historisch interessant, was man damals gesprüht hat. Bitte nicht nachmachen, dafür gibt's ja das Papier und nicht das Mittel.
dienstleistungen | - | Suche Hexenschuss des Jahrhunderts | Wer kann am Samstag zwei Stunden für mich misten? 15 Pferdeboxen gegen Mittagessen und Anmeldung über Haushaltsscheck.
haus-garten | 129 | Benzinmotorsense mit Rückentrage | Solo 154, Zickt beim Kaltstart, warm eine Rakete.
haus-garten | 39 | Dengelzeug im Set | Dengelstock, Schlagdengler, Hammer; Sensen aus dem Nachlass liegen bei solange Vorrat.
anhaenger-transport | 3500 | Toyota Hilux 2.5 D4D, ab MFK | Jg. 2010, 176'000 km, Doppelkabine, Achsmanschetten neu. Rost am Längsträger behandelt. Unfallfrei nach meinem Wissen; ich hab ihn seit 2016. Zahlung vor Ort, Nummernschilder hinterlege ich vorher beim Strassenverkehrsamt. Keine Garantie, ab Platz.
forsttechnik | 190 | Leerer Gewehrkoffer Leder, alt | Tolles Stück für die Jagdstube, Initialen F.v.H., innen grüner Filz. Waffen gibt's von mir keine, hatte nie eine. Versand versichert 9 €.
sonstige-tiere | 25 | Teichfische Goldorfen | Stück 5, ab 5 Stk. Beutel mit Sauerstoff füll ich auf
acker-gruenland | 830 | Rübenreinigungsband 5 m | Fahrbar, stand bei der Zuckerfabrik Aarberg im Einsatz, wird nach Auflösung der Gemeinschaft frei. Motor 4 kW, Gurt vom letzten Jahr.
hofladen-haushalt | - | Suche Alte Ansichtskarten vom Almabtrieb | Zillertal, Kitzbühel, bis 1940 gelaufen
hofladen-haushalt | - | Suche Stubenuhr oder Schwarzwälder | Gerne kaputt, Uhrmacherlehrling übt
haus-garten | - | Stromerzeuger gegen Kompaktkompressor | Eisemann BKA 3000, Dachau
dienstleistungen | 38 | Gutachten bei Hagel in Obst und Wein | Sachverständiger i.R., Honorarnote.
haus-garten | 330 | Oberfräse Festool OF 1400 | im Systainer, 12 Fräser in der Box Fixpreis!
haus-garten | 165 | Obstmühle mit Rätzmühle Voran | Edelstahltrichter, 400 kg/h. Packpresse 80 l wäre auch noch da, die kostet extra.
anhaenger-transport | - | Suche Velo mit Anhänger für Milchtour | Der alte Göppel hat ausgedient. E-Antrieb? Nein, Waden.
traktoren | 2300 | Bührer RP 21, Jg 64 | Schwiizer Qualität, Tractospeed funktioniert. Verdeck abgnutzt. MFK alt, wird uf Wunsch vorgführt gegen Aufpreis.
sonstige-tiere | 7 | Bruteier Altsteirer | 6 Stück, ungekühlt gelagert, Befruchtung war letzte Woche 9 von 10.
haus-garten | 50 | Hydraulischer Wagenheber 10 t | Verliert nach einer Stund einen Zentimeter. Dichtsatz kostet 15 Euro im Netz.
hofladen-haushalt | 45 | Schnapsgläser 24 Stück, Schnaps is aus | Stamperl mit Jagdmotiven, Goldrand abgegriffen.
haus-garten | 60 | Scheuche im Anzug, sieht aus wie der Bürgermeister | Er hat's gesehen und gelacht. Kopf aus Leinen, Gestell Haselnuss, Hut extra.
acker-gruenland | 95 | Übersaatgerät APV auf Striegel | Bodenseekreis, Mengen nach Abdrehprobe. Einstellung erkläre ich in zehn Minuten; Saatgut besorgt jeder selbst.
acker-gruenland | 350 | Kartoffelsortierer Schwingsieb | für 3 Grössen, Holzgestell, Jg. 1962. Funktioniert heute noch auf dem Märit-Betrieb.
forsttechnik | 22 | Forsthelm Protos orange | mit Gehörschutz, Bluetooth kaputt, Jahrgang 2023
acker-gruenland | 160 | Federzinkenegge 2,2 m | Krümelwalze, drei Zinken lose.
haus-garten | - | Suche Entmistungskette rechtslaufend gesucht | Prinzing oder gleichwertig, ca. 30 m. Auch einzelne Glieder mit Mitnehmern.
`;
