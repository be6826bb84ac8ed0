/** More honest ads by the author of `examBadAds`. For evaluation only, never for training. */
export const examCommonAds = `
haus-garten | 690 | Obsthäcksler mit Presse | Hydropresse 40 Liter und Muser 230 V, Edelstahl. Waren jedes Jahr nur eine Woche im Einsatz. Presstücher dabei. Wir lassen jetzt lohnmosten.
haus-garten | 28 | Apfelbäume Hochstamm wurzelnackt | Boskoop, Brettacher, Gewürzluike, Jakob Fischer, selbst veredelt auf Sämling. Kronenansatz 1,80. Abholung ab Mitte November, bitte vorher sagen damit ich sie frisch rausmache.
haus-garten | - | Verschenke Kompost | Reifer Kompost ca 2 m³, selbst aufladen, Schaufel vorhanden
haus-garten | 160 | Hochbeet Lärche 2 x 1 m | Selber gebaut, innen Noppenbahn, Mäusegitter. Könnte ich mit dem Pritschenwagen im Ort bringen.
haus-garten | 580 | Balkenmäher Agria 5400 | 1,20 m Messerbalken, Hirth Motor zündet gut, Mähbalken überholt. Eisenräder liegen auch noch da.
haus-garten | 5 | Streuobst zum Selberauflesen | Wer möchte kann bei uns Mostäpfel auflesen, 15 Bäume, ungespritzt. 5 Euro der Zentner in die Kasse am Tor. Hunde bitte anleinen, Schafe sind drin.
haus-garten | - | Suche Quittenbaum Edelreiser | Suche Reiser von Konstantinopeler Apfelquitte oder Portugiesischer Birnquitte, zahle Porto und was Süßes.
haus-garten | 350 | Gewächshaus 3x4 Glas | Muss selbst abgebaut werden, zwei Scheiben kaputt. Fundament bleibt. Dachfenster automatisch.
haus-garten | 890 | Rasentraktor Husqvarna CTH 184 | Mit Fangkorb, Batterie neu, Messer geschliffen. Zieht beim Fahren leicht nach rechts. 97er Schnittbreite.
haus-garten | 2 | Dahlienknollen gemischt | Eigene Vermehrung, ca 20 Sorten, beschriftet so gut es ging. 2 € pro Knolle, ab 10 eine gratis.
haus-garten | - | Tausche Tomatenpflanzen | Habe Ochsenherz, Black Cherry, Berner Rose. Suche Paprika und Physalis. Nach den Eisheiligen.
haus-garten | 100 | Mostfässer Kunststoff 120 l | Speidel, 4 Stück mit Hahn und Gäraufsatz, sauber. Zusammen 100 sonst je 30.
haus-garten | 20 | Verleihe Vertikutierer | Benziner, 40 cm, 20 € am Tag, samstags 25. Sprit bitte selbst.
haus-garten | 180 | Wühlmausfallen Topcat 6 Stück | Edelstahl, mit Suchstab. Funktionieren sehr gut, aber die Katze hat übernommen.
haus-garten | 40 | Rückenspritze Gloria 15 l | Für Kräuterbrühe und Blattdünger genutzt. Manometer neu, Lanze verlängert. Spült mit klarem Wasser, dicht.
haus-garten | - | Thuja Hecke zum Ausgraben | 30 Stück 1,5 m, zu verschenken an Selbstausgräber. Grundstück wird im März gebaggert.
haus-garten | 0 | Gemüsejungpflanzen im April | Salat, Kohlrabi, Fenchel, Zwiebel. Torffrei, Bioland. Bestellung über Liste, Abholung an zwei Samstagen am Hof in Breisach.
forsttechnik | 180 | Ansitzleiter Lärche 3,5 m | Stabil, mit Gewehrauflage und Dach. Zwei Mann zum Aufladen brauchts. Teil für Teil zerlegbar.
forsttechnik | 390 | Fernglas Zeiss 8x56 | Dämmerungsglas, Gummi an einer Stelle klebrig, Optik klar. Mit Tasche und Riemen.
forsttechnik | 110 | Wildkamera Seissiger | Sendet aufs Handy, SIM nicht dabei. Halterung und Metallkasten ja. Bedienungsanleitung als PDF.
forsttechnik | 65 | Lebendfalle für Marder, Holz | 1,30 lang, zwei Eingänge, Sichtfenster. Beim Kauf bitte Vorschriften im eigenen Bundesland beachten, Fangjagdschein.
forsttechnik | 2950 | Seilwinde Tajfun 5,5 t | Dreipunkt, 60 m Seil neu verpresst, Funk nachgerüstet. Schutzgitter. Selbstwerber im Bauernwald, 2 Fm die Woche.
forsttechnik | 13800 | Rückewagen Palms mit Kran | 8 Tonnen, Kran 6,3 m, eigene Ölversorgung, Reifen 400/60. Bj 2013. Stützen hydraulisch, Arbeitsscheinwerfer LED, Rungen zwei verbogen aber brauchbar. Wagen lief nur im eigenen Wald, 14 Hektar, im Jahr vielleicht 80 Stunden. Greifer ausgeschlagen, Bolzen liegen dabei. Wer ihn anschauen will kann gern ein paar Stämme laden, Schlepper steht davor.
forsttechnik | - | Suche Jagdgelegenheit | Jungjäger, 34, gelernter Forstwirt, hilft gern beim Hochsitzbau und Kirren. Suche Begehungsschein Raum Fulda, Beteiligung an Kosten selbstverständlich.
forsttechnik | 9 | Reh im Ganzen oder zerwirkt | Aus unserem Revier im Odenwald, fachgerecht versorgt, vakuumiert und etikettiert. Kilo ab 9 € in der Decke, Rücken 32. Trichinen bei Reh nicht nötig, Wildursprungsschein liegt vor.
forsttechnik | 350 | Waffenschrank Stufe 0, leer | Für 5 Langwaffen, Zahlenschloss, 118 kg. Ankerbolzen dabei. Ist leer, ich habe die Jagd aufgegeben. Treppe mit vier Stufen.
forsttechnik | 240 | Kettensägenschnitzerei Bär 1 m | Eiche, geölt, für die Einfahrt. Schnitze auch nach Wunsch.
forsttechnik | 60 | Verleihe Rückeanhänger | Mit handgeführtem Kran, zulässig hinter PKW mit BE. 60 € der Tag, nur mit Einweisung.
forsttechnik | 30000 | Suche kleines Waldstück zum Kauf | 0,5 bis 3 ha im Raum Sulzbach, gern Käferfläche zum Wiederaufforsten. Notar und Nebenkosten trage ich.
forsttechnik | 90 | Forsthelm und Schnittschutzhose Gr. 52 | Hose Klasse 1, einmal getragen, passt nicht mehr nach Weihnachten. Helm von 2023.
forsttechnik | 1 | Jungpflanzen Weißtanne Überschuss | 150 Stück 2+2, Herkunft 82709 mit Lieferschein vom Pflanzgarten. Unser Pflanztrupp war früher fertig. 1,10/Stk
dienstleistungen | 65 | Mäharbeiten und Heuen am Steilhang | Mit Aebi und Motormäher, auch Naturschutzflächen. Abrechnung MR Satz. Termine ab Juni frühzeitig ausmachen.
dienstleistungen | 14 | Klauenpflege, noch Termine frei | Geprüfter Klauenpfleger mit eigenem Durchlaufstand, Kippstand auf Wunsch, Dokumentation digital. Allgäu und Oberschwaben. Ab 10 Tiere.
dienstleistungen | 17 | Suche Betriebshelfer gesucht zum Melken | Suche (m/w/d) für zwei Wochenenden im Monat, 55 Kühe, Doppel-6er Fischgräte. Stundenlohn 17, angemeldet auf Minijob. Frühstück inklusive.
dienstleistungen | 38 | Obstbaumschnitt vom Baumwart | Fachgerechter Winterschnitt und Altbaumpflege. Anfahrt bis 30 km frei. Stunde 38 €. Schnittgut bleibt auf der Wiese.
dienstleistungen | - | Suche jemand der Dachrinne macht | Scheunendach ca 18 Meter, Höhe 5 m, Gerüst vorhanden. Zinkrinne liegt da. Mit Rechnung bitte.
dienstleistungen | 30 | Reitunterricht auf eigenem Pferd | Trainerin C, komme mobil, 30 € die Stunde. Kinder ab 6, auch Wiedereinsteiger und Ängstliche. Raum Soest.
dienstleistungen | 72 | Baggerarbeiten 8 Tonnen mit Fahrer | Gräben, Fundamente, Drainage, Wurzelstöcke. 72 netto die Stunde, Anfahrt pauschal 90. Firma seit 1998.
dienstleistungen | 15 | Suche Urlaubsvertretung für Hühner & Katzen | 9. bis 23. August, morgens und abends je 20 min. Eier gehören dir und 15 am Tag. Ort: Warburg-Germete
dienstleistungen | - | Wiesenrehkitz-Rettung mit Drohne | Wir fliegen ehrenamtlich vor der Mahd. Bitte am Vorabend Fläche melden. Kostenlos, Spende für Akkus willkommen aber kein Muss. Verein in Kreis Ansbach.
dienstleistungen | 80 | Verleihe Hüpfburg und Biertischgarnituren | Für Hoffest: Burg 80 € Wochenende, Garnitur 5. Gebläse ist dabei. Abholung nach Feierabend.
acker-gruenland | 229000 | Bauernhaus mit Nebengebäuden | Bj 1890, Wohnfläche 165, Stall und Scheune, 4200 m² Grund. Energieausweis Bedarf 312 kWh, H. Dach 2004 neu, innen viel zu tun. Ölheizung von 1996, dazu Kachelofen in der Stube. Strom im Erdgeschoss erneuert, oben noch alt. Gewölbekeller trocken, Brunnen im Hof, hinter der Scheune alte Obstwiese mit etwa 20 Bäumen. Schule und Bäcker im Nachbarort 3 km, Bahnhof 11. Wir verkaufen, weil von uns Geschwistern keiner zurück aufs Dorf zieht. Besichtigung nach Vereinbarung mit Eigentümer, keine Maklerprovision.
acker-gruenland | - | Ackerland zur Verpachtung 2,7 ha | Gemarkung Groß Ilde, 68 Bodenpunkte, frei ab 1.10. Gebote bitte schriftlich, gern junge Betriebe oder Öko. Laufzeit 9 Jahre.
acker-gruenland | 35 | Scheune zum Unterstellen | Noch Platz für 2 Wohnwagen oder Oldtimer, trocken, abschließbar, 35 im Monat. Tor 3,20 hoch.
acker-gruenland | 320000 | Suche Resthof zur Miete oder Kauf | Familie mit 3 Kindern und paar Schafen sucht im Umkreis Lüneburg. Wir können selbst renovieren, er ist Zimmermann. Finanzierung ist mit der Bank durchgesprochen.
acker-gruenland | 15200 | Wiese 8000 qm zu verkaufen | Am Bach gelegen, zwei Schnitte, Grünland. Teilweise FFH. Genehmigung nach Grundstückverkehrsgesetz nötig. 1,90 pro qm.
acker-gruenland | 390 | Einliegerwohnung auf dem Hof | 48 qm, EBK, eigener Eingang, 390 kalt + 110 NK, zwei MM Kaution nach Einzug in Raten möglich. Kühe muhen, Hahn kräht. Katze okay.
acker-gruenland | 120 | Verpachte Gartenparzelle 300 m² | Mit Wasser vom Brunnen und kleinem Schuppen, 120 im Jahr. Am Ortsrand von Kelbra
acker-gruenland | - | Suche Stellplatz für Mähdrescher | Halle mit 4 m Durchfahrt, übern Winter, Nähe Grimma.
acker-gruenland | 290 | Pferdeboxen frei, Offenstall | Zwei Plätze in Gruppe mit 7 Wallachen, Heu ad lib, Reitplatz 20x40, kein Turnierstall. 290 Euro inkl. Misten.
anhaenger-transport | 2300 | Anhänger Humbaur 2 t Tandem | Bj 2016, Plane, HU 08/26, Reifen gut, Auflaufbremse eingestellt. Stützrad klemmt.
anhaenger-transport | 2800 | VW T4 Doka Pritsche | 1,9 TD, 312 tkm, Rost an Schweller und Radlauf, TÜV bis Januar. Hat uns 15 Jahre auf dem Holzplatz gedient. Handeln erst wenn ihr davor steht.
anhaenger-transport | 3900 | Viehanhänger Böckmann 2 Pferde | Poly, Alu Boden, Sattelkammer. 100 km/h Zulassung. Frisch durch die HU ohne Mängel, Bericht liegt im Handschuhfach.
anhaenger-transport | 1850 | Kreidler Florett 1972 | Dachbodenfund, mit Betriebserlaubnis. Motor dreht, Vergaser muss gereinigt werden. Tank innen rostig.
anhaenger-transport | 5000 | Suche Suzuki Jimny oder Lada Niva | Fürs Revier, Zustand egal solange Rahmen gut. Bitte mit TÜV Datum und Bild von unten.
anhaenger-transport | 120 | Winterräder 205/55 R16 Stahl | 5x112, 6 mm, DOT 3821, von Skoda Octavia
anhaenger-transport | 4700 | Kipper Kröger 8 t Zweiachs | Dreiseiten, Druckluft, 40 km/h Papiere, Aufsatzwände, Rapsdicht gemacht mit Silikon. Stempel hinten neu abgedichtet.
anhaenger-transport | 50 | Verleihe Autotransporter 2,7 t | 50 € am Tag, 80 übers Wochenende. Führerschein BE vorzeigen. Kaution 150. Spanngurte und Winde sind drauf.
anhaenger-transport | 19500 | Unimog 411 Westfalia Kabine | Bj 1960, 32 PS, restauriert 2015, Fotodoku. Wertgutachten 2-. H Kennzeichen. Nur in trockene Hände.
anhaenger-transport | - | Tausche Moped Schwalbe gegen Mofa | Schwalbe KR51/2, fahrbereit, Papiere KBA. Suche Hercules oder Zündapp für meinen Neffen mit 15.
hofladen-haushalt | 680 | Kuhglocken Sammlung, 14 Stück | Geschmiedet und gegossen, mit Riemen, von der Alm meiner Tante. Größte 32 cm. Nur zusammen.
hofladen-haushalt | 190 | Schlepper Prospekte 60er Jahre | Hanomag, Eicher, Güldner, Fahr. Ca 80 Stück, teils gelocht. Liste auf Anfrage, Versand versichert 7 €.
hofladen-haushalt | 15 | Siku Farmer Modelle OVP | Verschiedene 1:32 Fendt, Claas, Krone. Aus Nichtraucherhaushalt, standen in der Vitrine.
hofladen-haushalt | - | Suche Landtechnik-Jahrgänge 1955-65 | Zeitschrift "Landtechnik" oder DLG Mitteilungen, gebunden oder lose, gern kistenweise.
hofladen-haushalt | 25 | Das große Buch der Pilze und 20 weitere | Naturführer, Kräuter, Jagdliteratur, Kosmos. Karton 25 €
hofladen-haushalt | - | Tausche Kronkorken und Bierdeckel | Habe doppelte aus Franken und der Oberpfalz, suche Norddeutschland und DDR.
hofladen-haushalt | 75 | Milchkannen Alu 20 l | Drei Stück mit Deckel, eine mit Molkereinummer 114. Dellen wie sich das gehört.
hofladen-haushalt | 55 | Kinderbett Buche 70x140 | Umbaubar, drei Stäbe rausnehmbar, Matratze auf Wunsch. Kratzer vom Zahnen.
hofladen-haushalt | 60 | Rolly Toys Trettraktor John Deere | Mit Anhänger und Schaufel, Lenkrad etwas ausgeblichen. Mein Enkel ist raus gewachsen.
hofladen-haushalt | 30 | Einmachgläser Weck ca. 70 Stück | 1 l und 3/4 l, mit Deckel, Klammern. Gummis bitte neu kaufen. Zum Wegwerfen zu schade
hofladen-haushalt | 950 | Bauernschrank bemalt 1846 | Weichholz, zweitürig, Schloss mit Schlüssel, zerlegbar. Rückwand wurde erneuert. B 135 H 185.
hofladen-haushalt | - | Verschenke Babykleidung 56-74 | Zwei Bananenkisten, Mädchen und neutral. Einfach am Zaun mitnehmen, bitte kurz schreiben damit ich rausstelle.
hofladen-haushalt | 300 | Suche Wäschemangel oder Heißmangel | Für Ferienwohnung, Walze min. 65 cm. Miele wäre toll.
hofladen-haushalt | 170 | Gefriertruhe 380 l Liebherr | A+++, 8 Jahre alt, wird zu groß seit wir nicht mehr selber schlachten. Steht ebenerdig in der Waschküche.
haus-garten | 1900 | Milchkühlwanne 1600 l Serap | Mit Kompressor und Waschautomat, bis Juli in Betrieb, TÜV entfällt. Auch gut für Kelterei. Demontage durch Käufer.
haus-garten | 14900 | Radlader Schäffer 2028 | Bj 2008, 4300 h, 28 PS, Schaufel, Dunggabel und Palettengabel. Fahrhebel etwas Spiel. Schutzdach. Mehr Bilder schicke ich gern per WhatsApp.
haus-garten | 3100 | Güllefass Briri 5000 l | Kompressor überholt 2022, verzinkt innen gut. Verteiler Möscha. Licht muss gemacht werden
haus-garten | 15 | Spaltenböden Beton 2,50 m | 45 Stück, aus Bullenstall Abbruch, auch für Miststätte. Selbst laden, Teleskoplader vor Ort gegen Trinkgeld.
haus-garten | 9000 | Suche Melkstand Doppel 4 Autotandem | Gebraucht ab Bj 2000, Westfalia oder Lemmer. Abbau machen wir selbst. Bitte Bilder der Pulsatoren.
haus-garten | 480 | Förderband 8 m fahrbar | Für Kleinballen, Holz, 230 V Motor. Gurt hat einen Flicken.
haus-garten | 35 | Biete Igel Unterkunft, bewohnt | Holzstapel muss ich nun doch nicht verkaufen, es wohnt jemand drin. Dafür verkaufe ich das leere zweite Igelhaus, Fichte, Bitumendach. Stacheln nicht inklusive.
traktoren | 8000 | Suche meinen ersten Traktor zurück | 1987 hat mein Vater einen roten Porsche Junior an einen Herrn aus der Gegend um Bad Waldsee verkauft, Fahrgestellnr. endet 0417. Ich hab als Bub die Kupplung eingestanzt mit "M". Wer ihn hat: ich würde ihn gern nur mal sehen, oder kaufen.
haus-garten | 8 | Vogelscheuche Erwin geht in Rente | Erwin hat 11 Jahre die Kirschen bewacht, zuletzt mit wenig Autorität. Sonntagshose, Hut, Besenstiel. Amseln sitzen ihm auf der Schulter.
acker-gruenland | - | Eine Fuhre Steine, jeder ein Unikat | Jedes Frühjahr wachsen sie nach: Lesesteine Muschelkalk, faust- bis kopfgroß. Gut für Trockenmauer und Eidechsen. Wer 3 m³ nimmt kriegt Kaffee.
hofladen-haushalt | - | Tausche Schwiegermutters Sofa | gegen irgendwas das weniger Platz braucht. Sofa Gelsenkirchener Barock, grün, sehr bequem. Schwiegermutter weiß Bescheid und findet es auch gut.
traktoren | 4300 | Giftgrüner Hanomag R16 mit Macken | Farbe hat der Vorbesitzer ausgesucht, vermutlich im Dunkeln. Läuft wie eine Bombe, säuft wenig, zieht wie Hölle. Brief da. Sonntags nicht vor der Kirche klingeln.
hofladen-haushalt | 340 | Schießscheiben vom Schützenfest 1921 | Zwei bemalte Ehrenscheiben aus Holz, Einschusslöcher historisch. Motiv Hirsch und Dorfkirche. Kamen beim Ausräumen des Gasthauses zum Vorschein.
dienstleistungen | - | Suche jemanden, der mit Ochsen fährt | Möchte mit 61 noch lernen zwei Ochsen einzuspannen. Meine heißen Max und Moritz, 2 Jahre, brav aber ratlos. Bezahle Unterricht und Brotzeit.
sonstige-tiere | 20 | Verleihe meine Gänse als Rasenmäher | Sechs Gänse mähen leise und düngen gleich. Zaun und Stall bringe ich mit, Wasser stellt ihr. Nachts sperrt ihr ein wegen Fuchs. 20 € die Woche.
haus-garten | 10 | Misthaufen mit Aussicht | Platz 2x3 Meter auf unserem Misthaufen zu vergeben. Pferdebesitzer ohne Miststätte können nach Absprache abladen, Landrat hat nichts dagegen, Platte ist betoniert und genehmigt.
haus-garten | 150 | Grabstein, unbeschriftet, Sandstein | Mein Onkel war Steinmetz und hat ihn auf Vorrat gemacht. Wir nehmen ihn als Bank, brauchen aber keine zwei. 90x50x18, schwer.
hofladen-haushalt | 3 | Ein einzelner Gummistiefel rechts Gr. 44 | Den linken hat der Hund vergraben. Rechter ist wie neu, Dunlop. Vielleicht hat jemand das umgekehrte Problem.
acker-gruenland | - | Heuhotel sucht Schnarcher | Wir testen unser neues Heulager bevor im Mai die ersten Gäste kommen. Probeschläfer zahlen nichts, sollen nur ehrlich sagen wos zieht. Schlafsack und Ohrstöpsel mitbringen, Hahn um 4:50.
haus-garten | 38 | Sprengring-Sortiment und Bombenzange | So hieß das bei uns in der Lehre: eine Seegeringzange groß, dazu Kasten mit 300 Sprengringen 5 bis 50 mm. Von der Werkstattauflösung.
anhaenger-transport | 2400 | Kutsche mit 1 PS, PS nicht dabei | Wagonette, Holzräder neu bereift mit Vollgummi, Scheibenbremse hinten. Platz für 6. Deichsel und Schere vorhanden. Pferd behalten wir, sie mag uns.
haus-garten | 30 | Luftschlangen, 40 m Wasserschlauch | Meine Frau sagt der Titel ist albern. Es ist ein Wasserschlauch 3/4 Zoll und ein Druckluftschlauch 20 m mit Kupplungen. Beide dicht.
haus-garten | - | Suche Melodie von alter Melkmaschine | Klingt komisch: ich mache Tonaufnahmen von alten Maschinen fürs Dorfmuseum. Wer hat noch eine Eimermelkanlage oder einen Lanz die laufen? Komme mit Mikrofon, bringe Kuchen.
sonstige-tiere | 260 | Taubenschlag ohne Tauben | Achteckig, auf Säule, 24 Fächer, neu gestrichen. Die Tauben sind freiwillig zum Nachbarn gezogen, er bestreitet es.
hofladen-haushalt | 45 | Brieftaubenuhr und ein Stück Meteorit? | Die Konstatieruhr ist sicher eine, Benzing, geht. Der schwarze Stein lag beim Pflügen im Acker, Magnet haftet. Vermutlich Schlacke, ich verspreche nichts. Zusammen 45.
anhaenger-transport | 3300 | Tarnnetz und Feldküche für Vereinsfest | Feldkochherd Kärcher Bj 1985 aus Bundesverwertung mit Beleg, macht Erbsensuppe für 200. Netz dient als Sonnenschutz. Wir als Feuerwehrverein haben jetzt was Kleineres.
`;
