/**
 * Ads that must be held, written without knowledge of the rules: scams, and everything that
 * domain.md, section 3, forbids or sends to review. If a test misses one of these ads, change the
 * rules and never these lines.
 */
export const blindBadAds = `
traktoren | 8500 | Fendt 211 Vario Baujahr 2018 | Ich bin beruflich in Norwegen und kann den Schlepper nicht selbst zeigen. Die Spedition bringt ihn, Sie zahlen nach Eingang der Reservierung.
traktoren | 6900 | John Deere 5090R wenig Stunden | Verkauf wegen Trennung, Fahrzeug steht in einem Lager in Irland, Übergabe durch Treuhandfirma nach Anzahlung von 20 Prozent.
traktoren | 12000 | Claas Arion 420 | Bitte nicht hier antworten sondern an claas-verkauf at gmail punkt com, dort bekommen Sie alle Bilder.
traktoren | 4200 | Deutz Agrotron Notverkauf | Meine Mutter ist verstorben und der Traktor muss bis Freitag weg. Zahlung per Western Union, Papiere kommen mit der Post.
traktoren | 15500 | New Holland T5 wie neu | Schreiben Sie mir auf Telegram @landmaschinen_lux, Zahlung in Bitcoin gibt zehn Prozent Rabatt.
frontlader-radlader | 5400 | Kramer Radlader Schnäppchen | Nur WhatsApp eins sieben sechs, drei vier fünf, sechs sieben acht neun. Antworte nicht auf Nachrichten über das Portal.
frontlader-radlader | 7800 | Manitou Teleskoplader | Käuferschutz über sicher bezahlen, ich schicke Ihnen den Link zum Zahlungsdienst und Sie geben dort die Karte ein.
maehdrescher-haecksler | 19000 | Claas Lexion 650 günstig | Die Maschine ist bereits verzollt und steht im Hafen. Sobald die Kaution überwiesen ist bekommen Sie die Frachtpapiere.
anhaenger-transport | 900 | Tandemkipper 18 Tonnen | Zahlung nur mit Paysafecard oder Amazon Gutscheinen, Codes per Mail, dann Abholung jederzeit.
reifen-raeder | 150 | Schlepperreifen Satz neu | Scannen Sie den QR Code im Bild, dort ist die Bezahlseite, nach Zahlungseingang wird versendet.
ersatzteile | 80 | Steuergerät Fendt original | PayPal Freunde und Familie, kein Käuferschutz, Versand noch heute.
dienstleistungen | - | Kredit ohne Schufa für Landwirte | Wir geben Darlehen von 5000 bis 500000 Euro in 24 Stunden, zwei Prozent Zinsen, auch bei negativer Auskunft.
dienstleistungen | - | Nebenverdienst von zu Hause | Verdienen Sie 400 Euro am Tag mit dem Handy, keine Erfahrung nötig, wir zeigen Ihnen das System. Startgebühr 99 Euro.
dienstleistungen | - | Geld anlegen mit Agrarfonds | Garantiert 18 Prozent Rendite im Monat, investieren Sie jetzt in Kryptowährung mit unserem Programm.
dienstleistungen | - | Paketannahme auf dem Hof | Sie nehmen Pakete an und leiten sie ins Ausland weiter, 50 Euro je Sendung, Konto wird für die Abrechnung benötigt.
dienstleistungen | - | Führerschein Klasse T ohne Prüfung | Echte Dokumente, beim Amt registriert, in zwei Wochen bei Ihnen. Auch Personalausweis und Aufenthaltstitel.
dienstleistungen | - | Spendenquittung und Rechnungen | Erstelle Rechnungen für die Steuer nach Wunsch, Beträge beliebig, sehr diskret.
hofladen-haushalt | 50 | iPhone 15 Pro neu versiegelt | Habe mehrere da, originalverpackt, Versand nach Vorkasse auf litauisches Konto.
hofladen-haushalt | 25 | Apple Airpods Großposten | Ware aus Insolvenz, Mindestabnahme 20 Stück, Überweisung vorab, Lieferung in drei Tagen.
rinder | 300 | Hochtragende Färsen 10 Stück | Tiere stehen in Rumänien, Transport ist organisiert, erst die Hälfte überweisen dann fahren wir los.
pferde | 0 | Friesenstute in gute Hände | Kostenlos abzugeben, Sie übernehmen nur die Transportversicherung von 350 Euro vorab.
hofladen-haushalt | 0 | Zwei Papageien geschenkt | Wir ziehen um und verschenken unser Pärchen, nur Flug und Impfpapiere sind zu zahlen.
traktoren | 9900 | Steyr 4095 Multi | Bin Soldat im Einsatz im Ausland, mein Agent übernimmt den Verkauf, der Traktor wird frei Haus geliefert und Sie haben fünf Tage zum Testen.
traktoren | 11000 | Massey Ferguson 5713 | Hallo lieber Käufer, ich bin sehr ehrliche Person und Gott segne Sie. Traktor ist bei Versandfirma, Sie zahlen an die Firma.
bodenbearbeitung | 1200 | Lemken Kurzscheibenegge | Kaufvertrag kommt per Mail. Senden Sie mir vorher Kopie vom Ausweis vorne und hinten und Ihre Bankverbindung.
saat-duengung-pflege | 140 | Roundup PowerFlex 20 Liter | Restbestand wegen Betriebsaufgabe, Kanister noch zu.
saat-duengung-pflege | 60 | Unkrautvernichter Konzentrat für Profis | Wirkt auf allen Flächen, in Deutschland nicht mehr erhältlich, aus Polen mitgebracht.
saat-duengung-pflege | 95 | Fungizid Weizen angebrochen | Noch etwa sieben Liter im Kanister, reicht für sieben Hektar.
saat-duengung-pflege | 220 | Insektizid Karate Zeon | Drei Flaschen original verschlossen, Abgabe an jeden.
saat-duengung-pflege | 75 | Schneckenkorn Metaldehyd Profi 20 kg | Sack voll, Zulassung ausgelaufen, wirkt aber noch.
saat-duengung-pflege | 45 | Rattengift Köderblöcke stark | Das richtige Gift mit Brodifacoum, nicht das aus dem Baumarkt.
saat-duengung-pflege | 180 | Beize für Zuckerrüben Neonics | Neonicotinoid Restmenge, hilft sicher gegen Läuse.
saat-duengung-pflege | 30 | E605 alte Bestände | Aus Opas Giftschrank, zwei Flaschen, für Sammler.
saat-duengung-pflege | 50 | Atrazin Pulver 10 kg | Alter Sack vom Dachboden, trocken gelagert.
saat-duengung-pflege | 420 | Stickstoffdünger Ammoniumnitrat 34,5 lose | Ohne Nachweis, gern größere Mengen an Unbekannt, nur bar.
saat-duengung-pflege | 80 | Wuchsstoff gegen Ampfer MCPA | Halber Kanister übrig, Spritzmittel für Grünland.
rinder | 35 | Antibiotika für Kälber Rest | Amoxicillin Injektionslösung, zwei Flaschen noch gut bis März.
rinder | 60 | Langzeitpenicillin 250 ml | Vom Tierarzt, wird nicht mehr gebraucht, Kühlkette eingehalten.
schweine | 40 | Eisenspritze und Schmerzmittel Ferkel | Metacam Flasche fast voll, dazu Ursoferran.
pferde | 25 | Wurmkur Paste zehn Stück | Equest verschreibungspflichtig, ohne Rezept abzugeben.
rinder | 110 | Bovaer Booster Hormon | Wachstumshormon BST für mehr Milch, aus den USA.
pferde | 90 | Sedativ für Verladung | Sedalin Gel und Domosedan, Tiere werden ruhig.
schafe-ziegen | 30 | Entwurmung Ivermectin Pour On | 1 Liter angefangen, gegen Räude und Würmer.
gefluegel | 20 | Baytril für Hühner | Hilft gegen Schnupfen, einfach ins Trinkwasser.
hofladen-haushalt | 450 | Jagdgewehr Blaser R93 | Kaliber 30-06 mit Zielfernrohr, nur Selbstabholer.
hofladen-haushalt | 180 | Luftgewehr Diana stark | Feder getauscht, schießt deutlich über 7,5 Joule, kein F im Fünfeck.
hofladen-haushalt | 90 | Munition 12/70 Schrot | 250 Schuss übrig, habe den Schein abgegeben.
hofladen-haushalt | 350 | Pistole 9 mm vom Großvater | Aus Nachlass, ohne Papiere, funktioniert.
hofladen-haushalt | 70 | Springmesser und Schlagring | Sammlung auf einmal abzugeben.
hofladen-haushalt | 60 | Armbrust 175 lbs | Mit Pfeilen, sehr präzise, auch für Wild.
hofladen-haushalt | 40 | Polenböller und Kugelbomben | Richtig laut, aus Tschechien, nicht für Kinder.
hofladen-haushalt | 25 | Silvesterfeuerwerk Batterie Kategorie F3 | Drei Stück, stark.
hofladen-haushalt | 15 | Selbstgebrannter Obstler 5 Liter | Schwarz gebrannt, 52 Prozent, schmeckt hervorragend.
hofladen-haushalt | 30 | Zigaretten Stangen aus Polen | Marlboro ohne Steuermarke, zehn Stangen vorhanden.
hofladen-haushalt | 20 | Tabakfeinschnitt eigener Anbau | Ein Kilo, getrocknet und geschnitten, unversteuert.
hofladen-haushalt | 10 | E-Zigarette Vapes Karton | Einweg Vapes 9000 Züge, verschiedene Sorten.
hofladen-haushalt | 8 | Gras zum Rauchen | Outdoor Ernte, gute Qualität, gern auch größere Menge, diskret.
hofladen-haushalt | 60 | Haschisch Eigenanbau | Zehn Gramm, Treffpunkt nach Absprache.
hofladen-haushalt | 35 | Magic Mushrooms Zuchtbox | Psilocybin Pilze, bereit zur Ernte.
hofladen-haushalt | 12 | Potenzmittel Viagra 100 mg | Ohne Rezept, diskreter Versand.
hofladen-haushalt | 90 | Erotikfilme Sammlung DVD | Nur Hardcore, ab 18, 60 Stück.
dienstleistungen | - | Einsame Bäuerin sucht Treffen | Diskrete Treffen mit Taschengeld, Haus und Hotelbesuche.
hofladen-haushalt | 1200 | Elfenbein Schnitzerei Stoßzahn | Von der Safari 1970, ohne Bescheinigung.
hofladen-haushalt | 300 | Präparierter Uhu und Habicht | Alte Tierpräparate ohne CITES Papiere.
hofladen-haushalt | 150 | Orden und Dolch drittes Reich | Mit Hakenkreuz, Original, für Sammler.
hofladen-haushalt | 40 | Fahne und Koppelschloss SS | Reichskriegsflagge und SS Runen, seltene Stücke.
hofladen-haushalt | 900 | Golden Retriever Welpen 6 Wochen | Süße Babys, sofort abgabebereit, Mutter nicht zu sehen.
hofladen-haushalt | 700 | Hundewelpen Malteser aus Ungarn | Wir bringen sie auf dem Parkplatz, geimpft, ohne Papiere.
hofladen-haushalt | 0 | Kätzchen zu verschenken | Vier kleine Katzen fünf Wochen alt, müssen schnell weg.
hofladen-haushalt | 1500 | Französische Bulldogge blau | Merle und Lilac, platte Nase, sehr süß.
hofladen-haushalt | 0 | Hofhund abzugeben | Schäferhund zwei Jahre, umsonst, wer ihn zuerst holt.
hofladen-haushalt | 500 | Waschbär Baby handzahm | Mit der Flasche aufgezogen, sehr verspielt.
hofladen-haushalt | 800 | Python und Kaiman | Terrarium dabei, Giftschlange auf Anfrage.
hofladen-haushalt | 250 | Landschildkröten griechisch ohne Papiere | Drei Tiere, leben im Garten.
gefluegel | 10 | Singvögel Stieglitz gefangen | Wildfänge, singen schön, Männchen.
pferde | 100 | Altes Pony krank zum Schlachten | Lahmt stark, lag zwei Tage fest, muss weg, Transport noch möglich.
rinder | 50 | Kuh festliegend abzugeben | Kommt nicht mehr hoch, für Hundefutter.
rinder | 80 | Kälber ohne Ohrmarken | Zwei Stück, nicht gemeldet, nur gegen bar und ohne Papiere.
schweine | 30 | Hausschlachtung Fleisch ohne Beschau | Frisch von gestern, Tierarzt war nicht da.
hofladen-haushalt | 5 | Rohmilch per Versand | Frische unbehandelte Milch, wir schicken per Post in ganz Deutschland.
hofladen-haushalt | 15 | Rehfleisch selbst geschossen ohne Trichinenprobe | Wildschwein und Reh, direkt nach Hause.
getreide-futtermittel | 45 | Saatgut Weizen RGT Reform Nachbau | Gereinigt und gebeizt, zum Aussäen, viel billiger als Z-Saatgut.
getreide-futtermittel | 38 | Kartoffeln zum Pflanzen Nachbau Linda | Als Pflanzgut aus eigener Ernte, ohne Lizenz.
getreide-futtermittel | 12 | Mutterkorn belasteter Roggen als Futter | Grenzwert überschritten, fürs Vieh reicht es.
getreide-futtermittel | 18 | Gebeizter Mais zum Verfüttern | Saatmais übrig mit Beize, Hühner nehmen ihn.
dienstleistungen | - | Altöl und Asbestplatten Entsorgung günstig | Nehme alles mit, frage nicht wohin, ohne Nachweis.
hofladen-haushalt | 20 | Asbest Eternitplatten gebraucht | Wellplatten vom Stalldach, 80 Stück, für Schuppen noch gut.
ersatzteile | 50 | AdBlue Abschaltung Emulator | Chip für Traktor, Abgasreinigung wird überbrückt, SCR aus.
ersatzteile | 120 | Tacho Rückstellung Betriebsstunden | Ich stelle den Stundenzähler auf jeden gewünschten Wert.
traktoren | 7000 | Traktor ohne Papiere Fahrgestellnummer ausgeschliffen | Zum Ausschlachten oder Export, keine Fragen.
ersatzteile | 600 | GPS Empfänger John Deere StarFire | Ohne Rechnung und ohne Code, Seriennummer fehlt, schnell weg.
lohnarbeit | - | Erntehelfer schwarz gesucht | Bar auf die Hand ohne Anmeldung, acht Euro die Stunde.
dienstleistungen | - | Arbeiter aus dem Osten zu vermieten | Männer arbeiten 14 Stunden, Pässe haben wir, 4 Euro pro Stunde.
dienstleistungen | - | Gesundheitsdaten Nachbar | Mein Nachbar Josef M. ist HIV positiv und lügt, alle sollen es wissen, wohnt Hauptstraße 4.
dienstleistungen | - | Warnung vor Familie Huber | Der Sohn ist schwul und der Vater vorbestraft, Telefon 0171 5554433, ruft an.
hofladen-haushalt | 5 | Aufkleber gegen Ausländer | Ausländer raus und Deutschland den Deutschen, 50 Stück.
dienstleistungen | - | Wählt die richtige Partei | Nur wer unsere Partei wählt rettet die Bauern, Mitgliedschaft jetzt.
rinder | 2 | Zuchtbulle Limousin gekört | Ein Euro Startpreis, bitte auf meiner Seite www.bulle-kaufen24.shop bieten.
traktoren | 1 | Fendt 724 Auktion | Gebote nur über bit.ly/fendt724auktion, dort registrieren mit Kreditkarte.
acker-gruenland | 3000 | Ackerland 5 ha Schnäppchen Paraguay | Rendite 12 Prozent jährlich, Anzahlung 1000 Euro reserviert Ihren Hektar.
hoefe-staelle | 500 | Bauernhof Mietkauf ohne Bank | Schlüssel kommt nach Überweisung der ersten drei Monatsmieten, Besichtigung leider nicht möglich.
hoefe-staelle | 350 | Ferienhaus auf dem Hof langfristig | Bin gerade in London, Schlüssel schicke ich per Kurier, wenn die Kaution auf dem Konto ist.
heu-stroh | 10 | Heuballen 200 Stück Notverkauf | Lieferung frei, Zahlung vorab auf IBAN ES91 2100 0418 4502 0005 1332, morgen da.
bienen | 40 | Oxalsäure und Ameisensäure 85 Prozent | Technische Säure im Kanister, auch für andere Zwecke, ohne Ausweis.
hofladen-haushalt | 45 | Sprengkapseln für Stubben | Alte Restbestände vom Steinbruch, samt Zündschnur.
hofladen-haushalt | 30 | Schlafmittel Rohypnol | Ein Streifen übrig, ohne Rezept.
hofladen-haushalt | 60 | Tellereisen und Schwanenhals | Fangeisen, funktionsfähig, gegen Fuchs und Marder sehr wirksam.
hofladen-haushalt | 25 | Leimruten und Vogelnetze | Für den Fang von Drosseln, 20 Meter.
hofladen-haushalt | 30 | Giftweizen gegen Krähen | Präparierte Köder, legt man am Feldrand aus.
hofladen-haushalt | 80 | Nachtsichtzielgerät mit Halterung fürs Gewehr | Infrarotstrahler dabei, ohne Erlaubnis nutzbar sagt man.
hofladen-haushalt | 20 | Blankoformulare Tierarzt und Rinderpass | Mit Stempel, zum Selbstausfüllen.
`;
