/** Honest ads by the author of `examBadAds`. For evaluation only, never for training. */
export const examGoodAds = `
traktoren | 5900 | Deutz D 4006, läuft gut | Verkaufe unseren Deutz D 4006, Baujahr 1969, 35 PS luftgekühlt. Springt auch im Winter sofort an. Reifen hinten ca. 50 %. Kotflügel links hat eine Delle. Brief vorhanden, HU neu im März. Der Schlepper ist seit 1982 bei uns auf dem Hof und hat zuletzt nur noch Holz gefahren und den Heuwender gezogen. Öl verliert er ein wenig am Hinterachstrichter, das war schon immer so. Den Auspuff hab ich letztes Jahr erneuert, die Lichtmaschine ebenso. Ersatzfilter und die originale Betriebsanleitung lege ich bei. Probefahrt jederzeit, am besten nach 17 Uhr.
traktoren | 9800 | IHC 744 S mit Frontlader | Schlepper wurde bis letzte Woche bei uns täglich gebraucht. 8900 Std, Kupplung vor 2 Jahren neu, Lader mit Schaufel und Gabel. Hydraulik schwitzt etwas am Steuergerät. Wir haben uns einen größeren gekauft.
traktoren | 8500 | Fendt Farmer 105 LS Turbomatik | Bj 1978, zweite Hand, Verdeck gut, Sitz neu bezogen. Turbokupplung dicht. Kein Rost am Kabinenboden. 8500 VB
traktoren | 1400 | Holder A12 Schmalspur | Kleiner Holder aus dem Weinbau, gelaufen hat er vor 3 Jahren zuletzt. Vergaser... quatsch Einspritzpumpe wohl fest. Für Bastler. Abholung mit Anhänger, Rampe hab ich.
traktoren | 4000 | Suche Eicher Tiger oder Königstiger | Suche für meinen Sohn zum Herrichten einen Eicher, darf auch auseinander sein. Bitte mit Brief. Raum Landshut bis 100 km. Zahle bar bei Abholung.
traktoren | 36500 | Case CVX 1145 stufenlos | Baujahr 2004, 9400 h, 40 km/h, Druckluft, FZW, FH. Großer Kundendienst bei 9000 mit Rechnung. Klima geht. Getriebe ohne Probleme. Mwst ausweisbar. Vorbesitzer war ein Ackerbaubetrieb, wir haben ihn seit 2015 vor allem zum Güllefahren und für die Sämaschine. Vorderachsfederung und Kabinenfederung funktionieren, Reifen hinten 650er mit 45 %, vorn 70. Am Radio fehlt ein Knopf und die Heckscheibe hat einen Steinschlag. Verkauf nur weil der Sohn was Neues wollte. Besichtigung nach Anmeldung auf unserem Betrieb bei Schwäbisch Hall, auch Sonntag.
traktoren | 280 | Frontgewicht 600 kg selbst gegossen | Betongewicht mit Dreipunkt Kat 2, Stahlrahmen verzinkt. Hat bei mir am 90 PS Schlepper gute Dienste getan.
traktoren | 350 | Reifen 16.9 R34 Continental | Zwei Stück, ca 40% Profil, keine Risse, DOT unlesbar. Mit Schlauch. Felgen bleiben hier.
traktoren | 150 | Suche Kotflügel links für MF 135 | Blechkotflügel, kann Beulen haben aber bitte nicht durchgerostet. Gern auch beide.
traktoren | - | Tausche Frontlader gegen Heckcontainer | Habe einen Baas Frontlader ohne Konsolen, passt an mittlere Schlepper. Suche dafür Heckcontainer 1,80 bis 2 m kippbar. Wertausgleich in beide Richtungen machbar.
traktoren | 24900 | Lindner Geotrac 73 zu verkaufen | Bergbauernschlepper, 4900 Stunden, Zwillingsräder sind dabei. Ehrlich gesagt nicht gewaschen auf den Fotos, er schafft ja noch. Service immer bei der Lindner Werkstatt.
acker-gruenland | 650 | Feldspritze Holder 600 Liter | Anbauspritze 12 m, Gestänge handgeklappt, Pumpe überholt, Spritzen TÜV bis 2027. Behälter ist leer und gereinigt. Düsen 04er blau.
acker-gruenland | 1900 | Rau Spritze 1000 l mit Spritzcomputer | Gezogene Spritze, 15 m, nur noch für Flüssigdünger benutzt. Gelenkwelle dabei. Prüfplakette abgelaufen, geht aber durch denk ich. Standort Uelzen.
acker-gruenland | 5200 | Pöttinger Servo 25 Vierschar | Volldrehpflug, Streifenkörper, Scharspitzen neu. Steinsicherung mechanisch. Steht trocken in der Halle.
acker-gruenland | 2600 | Kreiselegge Rabe 3 m | Zinken noch 20 cm, Packerwalze mit Abstreifern komplett. Ölwechsel jedes Jahr gemacht, Wanne dicht.
acker-gruenland | - | Suche Scharspitzen Lemken Dural | Brauche 8 Stück rechts und links, neu oder wenig gelaufen. Wenn jemand noch von einem verkauften Pflug welche liegen hat bitte melden.
acker-gruenland | 12 | Verleihe Cambridgewalze 6 m | Walze hydraulisch klappbar, 12 Euro pro Hektar, Abholung in Alzey. Zugbedarf ab 80 PS, Beleuchtungsträger ist dran, Fahrt auf der Straße nur mit 25. Bitte sauber zurückbringen. Wochenends vorher fragen wegen Wetter, da will sie jeder.
acker-gruenland | 1850 | Amazone ZA-M Düngerstreuer | 1500 Liter Aufsatz, Streuscheiben OM 18-24, Streutabelle dabei. Am Rahmen etwas Rost, wie es halt bei Dünger ist.
acker-gruenland | 220 | Kartoffelroder Schleuderrad antik | Roder einreihig, für kleine Schlepper ab 15 PS. Hat letzten Herbst noch 20 Ar bei uns gerodet. Oder als Deko im Garten.
acker-gruenland | 11 | Speisekartoffeln Annabelle und Laura | Festkochend und vorwiegend festkochend, 12,5 kg Sack 11 €. Hofverkauf freitags 14 bis 18 Uhr, sonst klingeln. Ungewaschen, nicht keimgehemmt.
acker-gruenland | - | Tausche Ackerfläche Gemarkung Neukirch | Habe 1,3 ha arrondiert am Waldweg, möchte gern mit Fläche näher am Hof tauschen. Pachttausch reicht mir auch. Ackerzahl 52.
acker-gruenland | - | Suche Lohndrescher für Dinkel | 4 Hektar Dinkel Ende Juli, Hanglage aber nicht schlimm. Zufahrt 3,5 m breit. Wer hat noch Kapazität, Raum Bad Mergentheim?
acker-gruenland | - | Kleegras Aufwuchs 3 ha abzugeben | Biobetrieb ohne Vieh gibt Kleegras ab, drei Schnitte im Jahr, gern auch Futter-Mist-Kooperation. Naturland. Wer Interesse hat kann sich die Flächen gern ansehen.
acker-gruenland | 38 | Kalk streuen wir noch mit | Im September sind wir mit dem Großflächenstreuer in Wetterau unterwegs, Kohlensaurer Kalk 85 inkl. Ausbringung 38 €/t ab 20 t. Rechnung mit MwSt.
heu-stroh | 45 | Heu Rundballen 1,25 m, 1. Schnitt | Gutes Pferdeheu, ohne Regen, in der Halle gelagert, Mahd Mitte Juni. 45 € je Ballen, etwa 60 Stück. Laden helfen wir.
heu-stroh | 3 | Kleine HD Ballen Heu | staubarm, 3 Euro. Ab 50 Stück 2,70. Bitte selber laden
heu-stroh | 28 | Stroh Quaderballen Weizen | 90x120x240, trocken, aktuelle Ernte. Preis ab Feld 22, ab Halle 28. Lieferung mit LKW ab 30 Ballen kann ich anbieten, kostet je nach Strecke.
heu-stroh | - | Suche 40 Ballen Silage | Nach Engerlingschaden reicht uns das Futter nicht. Suche 40 Rundballen Grassilage, Rind, bitte mit Trockenmasse Angabe wenn vorhanden. Raum Kempten, Transport mache ich selbst.
heu-stroh | 190 | Futterweizen 5 Tonnen lose | Ernte 2025, Hl 76, trocken unter 14. Direkt vom Silo auf Anhänger. Auch absacken für Hühnerhalter möglich, 25 kg für 8 €.
heu-stroh | 4 | Futterrüben von Hand geputzt | Gelbe Eckendorfer, für Kaninchen, Ziegen, Wild. 4 Euro der Zentner. Steht im Rübenkeller.
heu-stroh | 30 | Biertreber frisch siliert im Fass | Habe 6 Fässer zu viel geordert, 220 Liter Deckelfass, luftdicht. Fass Pfand 15. Rinder lieben es.
heu-stroh | 18 | Mineralleckschale Schaf angefangen | Ohne Kupfer, 20 kg davon ca 15 übrig, Schafe sind verkauft.
heu-stroh | - | Tausche Mist gegen Stroh | Pferdemist gut verrottet, 20 Kubik. Würde gern gegen 15 Rundballen Stroh tauschen. Aufladen mit Radlader durch uns.
heu-stroh | 9 | Maiskolben getrocknet für Eichhörnchen & Co | Ganze Kolben vom eigenen Acker, 10 kg im Netz. Auch für Hühner zur Beschäftigung oder Herbstdeko.
heu-stroh | 210 | Luzernecobs 500 kg Bigbag | Falsch bestellt, wollte Heucobs. Unmelassiert, melden wer brauchen kann. Gabelstapler da.
heu-stroh | - | Suche Heulieferant dauerhaft | Kleiner Pferdehof mit 6 Isis sucht Landwirt der uns jeden Monat ca 10 Rundballen bringen kann. Spät geschnitten, wenig Zucker. Wir zahlen pünktlich bei Lieferung, bar oder Überweisung wie gewünscht.
heu-stroh | 90 | Möhren Futterqualität | Bruch und zu große, 1000 kg Kiste 90 €. Kisten bitte tauschen.
sonstige-tiere | 2300 | Fleckvieh Kalbinnen trächtig | 3 Stück, Kalbung Februar bis April, enthornt, Weide gewöhnt, BVD frei, BHV1 frei. Vater Wobbler. Aus Laufstall mit Liegeboxen.
sonstige-tiere | 1150 | Angus Absetzer männlich | Vier Bullenkälber, 8 Monate, Mutterkuhherde, ruhige Tiere. Mit Pass und Ohrmarken. Preis je Stück VB.
sonstige-tiere | 14 | Junghennen Legereif Lohmann Braun | Am Samstag den 14. kommen wieder Junghennen, 18 Wochen, geimpft. 13,50 das Stück. Bitte vorbestellen und Karton mitbringen.
sonstige-tiere | 10 | Sundheimer Hähne abzugeben | Zwei schöne Hähne von diesem Jahr, verträglich. Leider zu viel gekräht sagt der Nachbar. In Hühnerhaltung, Schlachten wär schade.
sonstige-tiere | 160 | Ostfriesische Milchschafe, Lämmer | Auslämmer 4 Monate, gechippt und Ohrmarke, mit Bestandspapier. Mutter gibt gut Milch. Maedi unverdächtig.
sonstige-tiere | 280 | Burenziege mit Kitz | Ziege 3 jährig mit weiblichem Kitz von März. Geht an der Leine, hört auf Lotte. Nur an Halter mit Registriernummer und nicht einzeln.
sonstige-tiere | 3800 | Haflinger Stute 14 Jahre | Brav im Gelände und vor der Kutsche, beschlagen vorne, geimpft. Wird aus Zeitmangel verkauft, Tochter studiert jetzt. Equidenpass vorhanden. Sie steht im Offenstall, verladefromm, Schmied und Tierarzt kein Thema. Im Frühjahr muss man beim Gras etwas aufpassen, sie nimmt leicht zu. Wir suchen keinen Schulbetrieb sondern eine Familie oder Wanderreiter, wo sie bleiben darf. Gern dürft ihr zwei, drei mal kommen und probereiten. Ankaufsuntersuchung auf Wunsch.
sonstige-tiere | 500 | Suche Beistellpony | Unser Wallach ist nach Tod der Stute allein. Suche älteres Pony, muss nicht reitbar sein. Offenstall, viel Weide, bleibt für immer.
sonstige-tiere | 170 | Bienenvölker Carnica Zander | 5 Wirtschaftsvölker mit Gesundheitszeugnis, Königinnen 2025 gezeichnet. Auf 10 Waben, Übergabe Mai.
sonstige-tiere | 900 | Altdeutscher Hütehund, Hündin 4 Jahre | Hündin kastriert, gechippt, geimpft, arbeitet an Schafen ordentlich. Wegen Aufgabe der Schäferei in gute Hände. Sie kennt Netze, Straße und Hänger, mit anderen Hündinnen ist sie manchmal zickig. Für Wohnung ohne Aufgabe ist sie nichts, das sage ich gleich, sie braucht Arbeit oder wenigstens jemand der täglich lang mit ihr rausgeht. Kennenlernen auf der Weide gern mehrmals. EU Heimtierausweis vorhanden.
sonstige-tiere | 60 | Kater 5 Jahre sucht Stall mit Anschluss | Kastriert, gechippt, entwurmt, guter Mäusefänger. Wir ziehen in eine Mietwohnung, da wird er unglücklich. Schutzgebühr.
sonstige-tiere | 45 | Laufenten 1,2 von 2025 | Ein Erpel zwei Enten, wildfarbig, fleißig gegen Schnecken. Nur zusammen.
sonstige-tiere | 25 | Deutsche Riesen Kaninchen | Jungtiere 14 Wochen grau, geimpft RHD2. Stall kann ich nicht mitgeben.
sonstige-tiere | 95 | Ferkel Bunte Bentheimer | 10 Läufer, ca. 25 kg, Stroh gehalten, Ohrmarke. Für Freilandhalter mit genehmigter Haltung. Abgabe ab 2 Stück.
sonstige-tiere | 4 | Wachteln Japanische Legewachtel | 20 Hennen, legen. 4 Euro
sonstige-tiere | - | Suche Deckbulle Limousin auf Zeit | Für 18 Mutterkühe ab Mai bis August. Genetisch hornlos wäre schön. Miete oder Kauf, gesund mit Nachweis.
sonstige-tiere | - | Tausche Rammler Blaue Wiener | Zur Blutauffrischung, meiner ist 2 Jahre, aus R/W-verein, tätowiert. Suche gleichwertigen.
sonstige-tiere | 1900 | Alpaka Wallache, 2 Stück | Zwei Brüder, 3 und 4 Jahre, halfterführig, für Wanderungen schon eingesetzt. Zuletzt geschoren Mai. Abgabe nur gemeinsam.
sonstige-tiere | 1 | Biete Weideplatz für Jungrinder | Sommerweide für 12 bis 15 Tiere, fester Zaun, Wasser vorhanden, tägliche Kontrolle durch uns. 0,90 pro Tier und Tag.
sonstige-tiere | 140 | Weidezaungerät Ako 12V mit Solar | Gerät mit 25 Watt Solarmodul und Akku von letztem Jahr. Schlägt gut durch, 5 Joule. Kasten hat einen Sprung im Deckel.
sonstige-tiere | 120 | Schafnetz 50 m, 4 Rollen | 90 cm hoch, einzelne Stellen geflickt. Pfähle alle gerade gebogen.
sonstige-tiere | 35 | Pferdedecke 145 cm Winter | 200 g Füllung, gewaschen, ein kleiner Riss fachmännisch genäht. Farbe dunkelblau.
sonstige-tiere | 850 | Hühnerstall mobil, Eigenbau | Für ca 25 Hennen, auf altem Autoanhänger Fahrgestell, Legenester außen zugänglich, elektrische Klappe. Nicht für die Straße zugelassen, also mit Tieflader holen oder langsam mit Schlepper.
sonstige-tiere | 190 | Kälberiglu mit Umzäunung | 2 Stück, GFK, ein Eimerhalter fehlt. Desinfiziert.
sonstige-tiere | 480 | Sattel Kieffer Wien 17,5 | VS Sattel, Kammer 31, Polster vor einem Jahr gemacht. Probereiten gegen Kaution hier im Stall. Passte leider dem neuen Pferd nicht.
sonstige-tiere | 690 | Heuraufe viereckig mit Dach | Stand 4 Jahre bei Robustrindern, 12 Fressplätze, verzinkt. Dreipunktaufnahme.
sonstige-tiere | 200 | Suche Tränkebecken frostsicher | Beheizbar 24V oder Ballontränke für 10 Pferde. Gebraucht gern.
sonstige-tiere | 150 | Brutautomat Bruja 84 Eier | Mit halbautomatischer Wendung, Schlupfrate bei mir um 80 %. Anleitung kopiert dabei. Hygrometer neu.
sonstige-tiere | 260 | Schermaschine Heiniger Xtra | Rinderschermaschine, Messer frisch geschliffen, im Koffer. Wenig genutzt da wir jetzt scheren lassen.
sonstige-tiere | 620 | Imkerei Auflösung Beuten und Schleuder | 12 Segeberger Beuten DNM, 4-Waben-Schleuder Edelstahl, Smoker, Absperrgitter usw. Liste schicke ich gern. Amtstierarzt hat Stand vor Abgabe angesehen, keine Faulbrut. Dazu kommen noch etwa 60 Mittelwände, ein Entdeckelungsgeschirr, zwei Abfülleimer, Honiggläser in drei Kartons und die Fachbücher meines Vaters. Er ist jetzt 84 und die Beuten werden ihm zu schwer. Nur komplett, kein Versand.
sonstige-tiere | 12 | Transportbox für Geflügel | Kunststoff, 3 Stück, je 12
sonstige-tiere | - | Tausche Fressgitter gegen Panels | 5 m Selbstfanggitter 10 Plätze für Rinder gegen Weidepanels 3 m. Raum Cham.
brennholz | 95 | Brennholz Buche ofenfertig | 33 cm, 2 Jahre gelagert unter Dach, gemessen 16 % Feuchte. 95 € je Schüttraummeter ab Hof, Lieferung bis 20 km 25 €. Zahlung beim Abladen.
brennholz | 55 | Fichte Meterstücke gespalten | 8 Ster, im Frühjahr gemacht, steht luftig am Waldrand. Anfahrt mit PKW Anhänger gut möglich.
brennholz | - | Suche Birke für Kaminofen | 2-3 Raummeter trocken, 25 cm, gern geliefert nach Celle.
brennholz | 14 | Lärchenbretter sägerau 24 mm | Eigenes Sägewerk, 4 m lang, Breite 12 bis 25 unbesäumt, 1 Jahr luftgetrocknet. Quadratmeter 14 €. Auch Kanthölzer auf Anfrage.
brennholz | 1950 | Holzspalter 12 t stehend Zapfwelle | Binderberger, mit Seilwinde und Fußplatte. Öl gewechselt. Zweihand-Bedienung voll funktionstüchtig.
brennholz | 25 | Photovoltaikmodule gebraucht 230 Wp | 24 Stück, polykristallin, wegen Dachsanierung runter, alle einzeln gemessen, Leistung zwischen 205 und 222. 25 € das Stück. Gestell kann mit.
brennholz | 1500 | Holzvergaser Fröling S3 30 kW | Bj 2011, mit Lambdasteuerung, Kaminkehrerprotokoll letztes Jahr. Wird wegen Fernwärme ausgebaut, ab April verfügbar. Ausbau erfolgt durch uns.
brennholz | 28 | Hackschnitzel G30 trocken | Fichte und Käfer, gesiebt, unter 20 % Wasser. Schüttkubikmeter 28 netto. Anlieferung mit Abschiebewagen.
brennholz | 75 | Verleihe Sägespaltautomat mit Mann | Posch S360, macht 6 bis 8 Ster die Stunde. 75 €/h inklusive Schlepper. Umkreis 25 km um Weilheim.
brennholz | 220 | Wamsler Küchenherd weiß | Beistellherd zum Heizen und Kochen, Sichtfenster ist neu, Schamotte ein Riss. Rauchrohr 120.
brennholz | 320 | Eichenstamm 4,2 m, 55 cm Durchmesser | Sturmholz vom November, gerade, kaum Äste. Liegt am befestigten Weg. Für Tischler oder Drechsler.
brennholz | 1350 | Notstromaggregat Zapfwelle 22 kVA | AVR geregelt, mit Voltmeter, 2x CEE 32. Nur 10 Stunden gelaufen, Angst vorm Blackout hat nachgelassen.
brennholz | 4 | Anzündholz im Netz | Fichte fein gespalten 8 dm³, 3,50
brennholz | 400 | Suche Pufferspeicher 1000 l | Mit Isolierung, gern mit Solarwendel. Muss durch eine 90er Tür passen, also Durchmesser ohne Iso höchstens 79.
brennholz | - | Tausche Pappelholz gegen Hartholz | Habe ca 10 Ster Pappel trocken, mein Ofen mag lieber Buche oder Esche. 3 zu 1 ist ok.
haus-garten | 420 | Stihl MS 261 C-M | Kettensäge gekauft 2021 mit Rechnung, 40er Schwert, zwei Ersatzketten. Immer Sonderkraftstoff. Verkaufe weil ich auf Akku umgestiegen bin.
haus-garten | 1700 | Drehbank Weiler Praktikant | Spitzenweite 500, 3 Backen und 4 Backenfutter, viele Drehstähle. 400 V. Wiegt ca 450 kg, Hubwagen vorhanden.
haus-garten | 390 | Amboss 85 kg | Bahn gut, ein Horn leicht abgenutzt. Klingt wie eine Glocke. Ohne Stock.
haus-garten | 120 | Kompressor Schneider 50 Liter | Läuft, Druckschalter erneuert. 8 bar. 120 Euro.
haus-garten | 310 | Schweißgerät Fronius TransPocket | Elektrodenschweißen bis 140 A, im Koffer mit Kabel. Schweißhelm gebe ich dazu.
haus-garten | 80 | Suche Wagenheber 10 t hydraulisch | Flaschenheber oder Rangierer, dicht bitte.
haus-garten | 110 | Gelenkwelle Walterscheid W2400 | mit Freilauf, Länge 86 cm zusammengeschoben, Schutz leicht angeschlagen
haus-garten | 450 | Hochdruckreiniger Kränzle 195 TST | 15 m Schlauch, Dreckfräser. Pumpe vor 1 Jahr neu abgedichtet beim Händler, Beleg hab ich. Trommel quietscht.
haus-garten | 30 | Verleihe Erdbohrer Benzin | Bohrer 10, 15, 20 cm. Für Zaunbau, 2 Personen am besten. 30 €/Tag, Kaution 100 bar bei Übergabe zurück bei Rückgabe.
haus-garten | 280 | Werkbank aus Eiche, alt | Hobelbank vom Schreiner, zwei Spindeln gängig, 2,10 lang. Wurmlöcher behandelt. Kann man auch als Küchentisch nutzen.
haus-garten | 95 | Bohrhammer Hilti TE 2 | Mit Koffer und paar Bohrern. Gebraucht, etwas schmutzig, geht wie am ersten Tag. Kassenzettel leider nicht mehr da, ist von 2009.
haus-garten | 85 | Satz Sensen mit Dengelstock | Drei Sensen, 70 bis 85 cm Blatt, Worb aus Esche, Wetzstein und Kumpf. Gedengelt, könnt gleich los mähen.
haus-garten | 140 | Mähmesser ESM Doppelmesser 1,80 | Neu nicht gebraucht, falsche Teilung gekauft. Passt für BCS, bitte Nummer vergleichen. Versand möglich.
haus-garten | 60 | Flex, Bohrmaschine, Stichsäge | Konvolut Bosch blau, alles geprüft. 60 zusammen
haus-garten | 250 | Suche alte Handkreissäge Mafell | Am liebsten MKS 85 oder größer für Zimmererarbeiten. Defekt geht auch wenn der Motor noch was taugt.
haus-garten | - | Tausche Bandsäge gegen Dickenhobel | Kity Bandsäge, 230 V, schneidet 20 cm hoch. Suche kleinen Dickenhobel, darf älter sein.
`;
