/**
 * Ads that must be held and that disguise their meaning. Training data of the word model; not used
 * for evaluation.
 */
export const trainingSlyAds = `
saat-duengung-pflege | 70 | Gaucho-Rest für Zuckerrüben | Halber Sack Beizpulver, gibts offiziell nicht mehr. Wirkt wie früher, bleibt unter uns.
saat-duengung-pflege | 40 | Sprühmittel aus Ungarn, Etikett auf Ungarisch | Fünf Liter gegen alles was krabbelt. Dosierung sag ich mündlich.
saat-duengung-pflege | 55 | Das gute alte Zeug für die Hofeinfahrt | Danach wächst zwei Jahre nix. Wer kennt, der weiß. Abfüllung in Colaflaschen.
saat-duengung-pflege | - | Suche jemand mit Spritzschein, der für mich kauft | Zahle einen Aufschlag, Mittel stell ich dann selber rein, merkt keiner.
haus-garten | 25 | Wühlmausgas in Dosen, Profiware | Restbestand vom Gärtner, geht auch ohne Befähigung. Nicht im Haus öffnen.
haus-garten | 18 | Taubenfutter das wirkt | Danach ist Ruhe auf dem Dach. Mehr schreib ich hier nicht.
haus-garten | 30 | Fleischbrocken präpariert gegen Streuner | Hilft gegen Katzen im Beet und den Fuchs. Diskret abzuholen.
bienen | 35 | Amitraz-Streifen selbst getränkt | Billiger als beim Tierarzt, wirkt bombig gegen die Milbe. Ohne Zulassung, mir egal.
rinder | 80 | Flaschen vom Hoftierarzt, unbenutzt | Fürs Euter und gegen Klauenfäule, er hat mir zu viel dagelassen. Wartezeit steht drauf.
rinder | 120 | Wachstumspulver für die Mast | Bringt 200 Gramm mehr am Tag, kommt aus Brasilien, im Labor nicht nachweisbar.
rinder | 600 | Kuh kommt nicht mehr hoch, Abholung schnell | Für Bastler unter den Metzgern, ohne Arzt und ohne Papierkram, sonst zahl ich die Tierkörperbeseitigung.
rinder | 350 | Kälber ohne Pass | Wurden nie gemeldet, deshalb günstig. Marken könnt ihr selber setzen.
rinder | 15 | Ersatzohrmarken mit Wunschnummer | Wer eine Lücke in der HIT hat, dem helf ich. Gedruckt wie vom LKV.
schweine | 90 | Spanferkel aus Hinterhofschlachtung | Kein Stempel, dafür frisch. Am Samstag früh holen, nicht weitererzählen.
schweine | 30 | Impfstoff Circo, Kühlschrank voll | Bestand aufgelöst, Kanülen gibt es dazu. Selber stechen spart den Doktor.
pferde | 900 | Pony lahmt schwer, für Schlachter ohne Fragen | Medikamentenblatt lass ich weg, dann geht es noch in die Wurst.
pferde | 150 | Equidenpass ohne Pferd | Unser Wallach ist tot, der Pass passt auf jeden Braunen um die zehn.
pferde | 60 | Paste macht Pferd ruhig fürs Turnier | Nach 24 Stunden nicht mehr im Blut. Vom Stallkollegen aus England.
pferde | 2500 | Friesenhengst, Transport schon bezahlt | Ich bin in Kapstadt, mein Transporteur stellt das Pferd zu. Sie begleichen nur die Quarantäne per Überweisung nach Lettland.
schafe-ziegen | 210 | Hammel fürs Fest, schneiden könnt ihr hinterm Stall | Plane, Messer und Schlauch sind da. Betäuben muss bei uns keiner.
gefluegel | 50 | Hähne mit Sporen, scharf gemacht | Haben schon gewonnen, Wetten laufen am Sonntag in der Halle.
sonstige-tiere | 450 | Frenchies in Lilac, 7 Wochen | Schnauze schön platt, atmen ganz normal. Mama ist bei der Züchterin in Polen geblieben.
sonstige-tiere | 380 | Kleine Fellknäuel suchen schnell ein Zuhause | Fünf Stück, Abgabe diese Woche am Autohof, Impfpass wird nachgereicht.
sonstige-tiere | 0 | Welpen umsonst, nur Impfung und Flug zahlen | Unsere Mission in Togo kann sie nicht behalten. Zweihundert Euro auf das Konto des Tierarztes.
sonstige-tiere | 120 | Junge Waldkäuze, handzahm | Aus dem Nest genommen, fressen schon Mäuse. Ring bekommt man wo anders.
sonstige-tiere | 80 | Feuersalamander und Molche fürs Terrarium | Vom Bach hinterm Haus, zehn Stück. Im Glas mitzunehmen.
sonstige-tiere | 200 | Affe, ganz jung, schläft im Bett | Papiere haben wir keine, das Tier kennt nur Menschen.
sonstige-tiere | 60 | Distelfinken, singen herrlich | Mit Netz geholt letzte Woche, Käfig ist klein aber geht.
hofladen-haushalt | 400 | Luchsdecke, echtes Fell | Vom Urlaub in Sibirien, am Zoll vorbei. Kopf ist noch dran.
hofladen-haushalt | 250 | Zahn vom Elefanten, geschnitzt | Großonkel war in Belgisch-Kongo. Bescheinigung gibt es nicht, brauchen Sie auch nicht.
hofladen-haushalt | 900 | Opas Büchse aus dem Heuboden | Lag im Öltuch, 8x57, schießt bestimmt noch. Ohne Karte, also bitte nur Vertrauenswürdige.
hofladen-haushalt | 90 | Signalstift und scharfe Patronen | Aus NVA Beständen, zwanzig Schuss. Für Silvester laut genug.
hofladen-haushalt | 65 | Messer mit Knopf, Klinge springt | Aus dem Urlaub in Tschechien, passt in die Hosentasche, bei uns eigentlich nicht erlaubt.
hofladen-haushalt | 45 | Abwehrstift mit CS, stark | Kein Prüfzeichen, haut jeden um. Auch für Jugendliche.
hofladen-haushalt | 150 | Dum Bum und Kugelbomben, Kiste | Wer richtig Wumms will. Aus Polen, Abholung nach Dunkelheit.
hofladen-haushalt | 500 | Wurfgranate aus dem Acker gefunden | Sieht noch gut aus, Zünder ist dran. Sammler wissen was das ist.
hofladen-haushalt | 20 | Pfefferminz und grünes Kraut aus dem Keller | Macht gute Laune, drei Sorten, Proben ab zehn Gramm.
hofladen-haushalt | 60 | Brownies mit Überraschung | Backe mit Butter von den Blüten. Zwei Stück reichen, danach nicht mehr fahren.
hofladen-haushalt | 15 | Pilze die Farben zeigen, getrocknet | Von der Kuhweide, Beutel zu fünf Gramm. Nur für Erfahrene.
hofladen-haushalt | 10 | Selbst Gebranntes vom Nachbarn | Der Kessel steht im Wald, der Zoll weiß nichts davon. Fünfzig Umdrehungen.
hofladen-haushalt | 28 | Stangen von drüben | Rot und Gold, keine Marke am Deckel. Ab fünf Stangen bring ich vorbei.
hofladen-haushalt | 8 | Einweg-Dampfer, 3000 Züge, Melone | Großer Karton, auch einzeln an die Schüler vom Bus.
hofladen-haushalt | 200 | Markenuhr, sieht aus wie echt | Nur der Fachmann merkt es, Kronenlogo ist drauf. Mit Schachtel.
hofladen-haushalt | 300 | Drei E-Bikes, Schlösser aufgeflext | Rahmennummern hab ich übermalt, muss schnell gehen.
hofladen-haushalt | 150 | Baumaschinen-Akkus vom Lkw gefallen | Sechzig Stück, neu. Belege gibts nicht, Treffpunkt Feldweg.
hofladen-haushalt | 120 | Iphones mit Sperre, Posten | Woher ist doch wurscht. Nur gegen Scheine.
hofladen-haushalt | 2000 | Zwanziger die keiner erkennt | Fünf für einen, UV-Test bestehen sie. Muster per Brief.
ersatzteile | 1900 | Lenksystem Trimble, Etiketten ab | Vom Schlepper in der Nacht abgebaut, Kabel sind halt abgeschnitten.
ersatzteile | 700 | Dieselkraftstoff günstig, 1000 Liter | Kommt aus dem Tank der Firma, jeden Freitag nach Feierabend. Kanister mitbringen.
ersatzteile | 250 | Chip gegen Blaulicht-Ärger: Box für AdBlue | Steckt man dazwischen, nie mehr tanken, Anzeige bleibt zufrieden.
ersatzteile | 90 | HU-Plaketten 2027, selbstklebend | Kommen im Umschlag, sieht aus wie vom Amt.
traktoren | 15500 | Fendt 312, Uhr auf 2.900 gestellt | Der Händler will weniger Stunden sehen, hab ich machen lassen. Mach ich bei deinem auch.
traktoren | 8900 | Case Puma 130, Halterin beim Hilfswerk in Malawi | Die Maschine wartet im Lager der Spedition Hamburg, nach Eingang der Kaufsumme liefert man sie bundesweit.
traktoren | 6900 | John Deere 5075, drei Tage zur Probe | Sie hinterlegen den Kaufpreis bei unserem Logistiker, gefällt er nicht, kommt das Geld zurück.
traktoren | 9900 | Massey Ferguson, letzte Chance | Vier Leute wollen ihn, wer 500 Euro als Erster sendet bekommt ihn. Adresse folgt.
traktoren | 7400 | Kubota L5740, wegen Scheidung schnell | Mein Anwalt verwahrt die Papiere und Ihre Zahlung. Anschauen geht nicht, der Hof ist versiegelt.
frontlader-radlader | 4900 | Radlader, Rückläufer aus Leasing | Firma in Vilnius verschickt nach Vorabrechnung, zwölf Stück am Lager, Preise gelten nur bei Zahlung innerhalb 24 Stunden.
anhaenger-transport | 350 | Pferdeanhänger, Versand mit Spediteur | Ich bezahle Ihnen den Scheck höher aus und Sie geben den Rest dem Fahrer.
maschinenverleih | 30 | Bagger mieten, Kaution per Guthabenkarte | Zwei Karten zu hundert, Nummern fotografieren. Danach erfahren Sie den Standort.
hoefe-staelle | 290 | Häuschen am Waldrand, warm | Vermieter ist Lotse auf See. Treuhand über ein Reiseportal, nach der ersten Miete kommt der Schlüssel mit UPS.
hoefe-staelle | 390 | Hofwohnung, viele Bewerber | Schufa, Lohnzettel, Ausweis beidseitig an uns, danach nennen wir den Termin gegen 50 Euro.
hoefe-staelle | 450 | Bauernhaus zu vermieten, nur Landsleute | Leute mit Kopftuch brauchen nicht anfragen.
acker-gruenland | 9000 | Drei Hektar Bauerwartungsland, Geheimtipp | In zwei Jahren das Zehnfache, Anteile ab tausend, Vertriebspartner gesucht.
dienstleistungen | - | Sachkundeausweis in drei Tagen | Ohne Kurs, ohne Prüfung. Stempel einer echten Kammer, Bezahlung vorher.
dienstleistungen | - | Brauche Prüfer der beide Augen zumacht | Mein Hänger besteht nicht. Umschlag liegt bereit.
dienstleistungen | - | Schreibe Ihnen Krankenscheine | Für Erntezeit oder Fußball, echter Arztstempel.
dienstleistungen | - | Gülle nachts ausbringen, keine Fragen | Wir fahren auch im Winter und am Bach, Lieferschein schreiben wir wie Sie wollen.
dienstleistungen | - | Entsorge Altöl und Reifen billig | Kommt in die alte Kiesgrube, Nachweis brauchen Sie keinen.
dienstleistungen | - | Welldach weg in einer Stunde | Die grauen Platten aus den Siebzigern, wir zerschlagen sie und ab in den Wald damit. Bar.
dienstleistungen | - | Zwölf Männer aus Moldau, sofort | Vier Euro die Stunde, schlafen im Container, Pass bleibt bei mir bis zum Ende der Ernte.
dienstleistungen | - | Helfer gesucht, Geld auf die Kralle | Keine Papiere nötig, Kontrolle kommt hier eh nie vorbei.
dienstleistungen | - | Landwirt sucht Mädchen für den Haushalt | Gern minderjährig, Zimmer gratis, soll auch nachts lieb sein.
dienstleistungen | - | Charmante Sie besucht dich im Bauwagen | Hundert die halbe Stunde, sauber und verschwiegen.
dienstleistungen | - | Er sucht getragene Reitstiefelsocken | Zahle gut, je länger desto lieber, Fotos vorab.
dienstleistungen | - | Ihr Name, unser Geld | Wir eröffnen auf Sie ein Geschäftskonto, Sie bekommen 300 im Monat fürs Nichtstun.
dienstleistungen | - | Ware an Ihre Adresse, Sie schicken weiter | Elektronik in Kartons, Absender ist egal, fünfzig Euro je Stück am Freitag.
dienstleistungen | - | Testperson für Banking-App gesucht | Ausweis in die Kamera halten, Zugang an uns. 80 Euro Dankeschön.
dienstleistungen | - | Mit 250 Euro dabei sein | Der Algorithmus handelt Weizen und Gold, letzten Monat 43 Prozent. Gruppe auf T-Gram.
dienstleistungen | - | Geld leihen von Mensch zu Mensch | Zwischen 2.000 und 80.000, Bearbeitung 190 sofort, Auszahlung danach in einer Stunde.
dienstleistungen | - | Abnehmspritzen ohne Arzt | Zwölf Kilo im Monat, Pen aus der Türkei, Beratung im Chat.
dienstleistungen | - | Heile Krebs mit Aprikosenkernen | Chemo können Sie sich sparen. Kur 900 Euro.
dienstleistungen | - | Tacho und Stundenzähler, mobil | Wir kommen auf den Hof, auch bei Leasing. Niemand sieht es am Steuergerät.
dienstleistungen | - | Nachbar macht Ärger? | Wir regeln das, Reifen, Scheiben, was Sie wollen. Preis nach Umfang.
dienstleistungen | - | Fotos von der Frau vom Bürgermeister | Mit wem sie sich trifft, Kennzeichen inklusive. Gebot abgeben.
direktvermarktung | 11 | Hirsch aus der Kühltruhe | Nachts auf der Straße erwischt, der Jäger weiß nichts. Nicht untersucht, schmeckt trotzdem.
direktvermarktung | 5 | Hausmacher Wurst ohne Stempel | Unser Schwein hat kein Tierarzt gesehen. Nur an Bekannte, sagt es keinem.
direktvermarktung | 3 | Rohmilch im Paket, deutschlandweit | Mit Kühlakku durch DHL, hilft gegen Allergie und Asthma.
direktvermarktung | 9 | Honig, etwas gestreckt, Bio-Etikett drauf | Aus China im Eimer, Gläser haben wir neu beklebt, merkt auf dem Markt keiner.
direktvermarktung | 2 | Eier als Bio umgestempelt | Kommen aus dem Käfig in Polen, Stempel mach ich auf Wunsch.
getreide-futtermittel | 12 | Gebeizter Weizen fürs Hühnerfutter | Ist rot, aber nach dem Waschen fressen sie es schon. Sack 25 Kilo.
getreide-futtermittel | 8 | Gerste mit Schimmel, für Schweine reicht es | Laborwert über der Grenze, drum billig. Mischt es halt unter.
saat-pflanzgut | 25 | Eigener Nachbau Weizen, gebeizt, zum Säen | Geschützte Sorte, Gebühr zahlen wir hier alle nicht. Doppelzentner.
saat-pflanzgut | 20 | Pflanzkartoffeln vom eigenen Acker, Sorte geschützt | Halb so teuer wie beim Züchter, Pass gibts nicht.
saat-pflanzgut | 40 | Samen für das grüne Kraut, feminisiert | Zehn Korn Amnesia, bringt Ernte im Zelt.
forsttechnik | 30 | Schlingen für den Rehwechsel | Feiner Draht, lautlos, mit Anleitung. Jäger ärgern inklusive.
forsttechnik | 70 | Eisen für Dachs und Fuchs, alte Bauart | Schnappt ab und hält. Zwei Stück aus Nachlass, verboten seit immer, na und.
forsttechnik | 15 | Leim für Zweige, damit Vögel bleiben | Wie in Italien. Ein Glas reicht für hundert Singvögel.
wald | 500 | Eichen nachts schlagen auf Staatsgrund | Ich zeig dir die Stelle, der Förster hat Urlaub. Hälfte für mich.
holz-forst | 5 | Alte Schwellen von der Bahn, schwarz | Tropfen im Sommer bissel, super für den Sandkasten der Kinder.
oldtimer | 180 | Dolch vom Großonkel mit Totenkopf | Aus der SS, Gravur lesbar, Sammler zahlen das Dreifache.
oldtimer | 60 | Armbinde und Fahne 1938 | Original mit Kreuz, nur an Kameraden.
oldtimer | 3000 | Brief für Unimog ohne Fahrzeug | Kannst deine Nummer umschlagen, dann passt das.
haus-garten | 90 | Kanister Säure, 70 Prozent | Reinigt alles, auch Abflüsse in Nachbars Garten. Ohne Gefahrzettel.
haus-garten | 50 | Quecksilber im Marmeladenglas | Aus alten Thermometern, ein knappes Kilo. Zum Goldwaschen.
haus-garten | 35 | Dünger der knallt, 25 Kilo | Zum Stöcke sprengen, mit Diesel mischen. Wer weiß, weiß.
stalleinrichtung | 260 | Bolzenschusser samt Kartuschen, ohne Nachweis | Für alle die daheim selber töten. Prüfung abgelaufen.
stalleinrichtung | 40 | Stromtreiber und Halsband mit Impuls | Für sture Hunde, Stufe zehn lässt sie umfallen.
weidezaun | 100 | Giftköder gegen den Wolf | Ausgelegt am Riss, dann ist Frieden. Rezept oder fertig.
maehdrescher-haecksler | 12900 | Lexion 540, Bild vom Händler, Ware im Freihafen | Zollagent Mr. Brown gibt nach Western-Zahlung frei.
gruenland-ernte | 2100 | Heuwender, bitte Gebühr für Angebot überweisen | 25 Euro, dann sende ich die Fotos und meinen Namen.
guelletechnik | 8000 | Pumptankwagen, Zahlung nach Malta | Unsere Firma ist frisch gegründet, Telefon gibts nicht, Rechnung per Link.
reifen-raeder | 250 | Kompletträder, Paketdienst holt Geld | Sie kriegen eine Nachricht mit Link, dort Kartennummer und Prüfziffer eintragen, dann wird ausgezahlt.
melktechnik | 900 | Melkroboter-Arm, Kauf nur als Freunde und Familie | Sonst kostet es mich Gebühren. Kein Abholen, ich wohn in Estland.
heu-stroh | 15 | Heuballen, Anzahlung halbe Summe, Lieferung in vier Wochen | Hof nicht zu besichtigen wegen Seuche, Bilder aus dem Netz reichen ja.
brennholz | 39 | Buche Palette, Shop-Aktion | Bestellen Sie gegen Vorkasse unter der Adresse im Bild, Lieferzeit nach Zahlungseingang vier Wochen.
brennholz | 29 | Pellets Restposten, halber Marktpreis | Nur heute, nur Überweisung, Spedition meldet sich. Abholung leider ausgeschlossen.
lohnarbeit | - | Zuckerrüben hacken mit Kindern aus dem Lager | Billig und willig, Schule ist ja aus. Bar am Abend.
sonstige-tiere | 20 | Siebenschläfer und Eichkatzl zu verkaufen | Frisch gefangen im Dachboden, Käfig geb ich mit.
sonstige-tiere | 700 | Wolfshund F2 aus Kasachstan | Kam im Kofferraum, noch ohne Tollwutimpfung, braucht starke Hand.
hofladen-haushalt | 35 | Schlaf gut: Pillen aus der Apotheke von Mutti | Sie ist gestorben und hat noch vier Packungen auf Rezept.
hofladen-haushalt | 50 | Blaue Pillen für den Altbauern | Aus Indien, zehn im Blister, Umschlag ist neutral.
hofladen-haushalt | 110 | Fernseher und Konsole, Code schicken reicht | Karten vom Supermarkt freikratzen, Foto davon, am nächsten Tag geht die Ware raus.
`;
