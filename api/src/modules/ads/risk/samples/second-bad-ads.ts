/**
 * Ads that must be held, written after the rules were changed. Before these ads were added to the
 * training set, 46 of 60 were held.
 */
export const secondBadAds = `
traktoren | 13500 | Deutz-Fahr 5110 P mit Klima | Guten Tag, ich betreue zur Zeit ein Projekt in Ghana. Mein Bruder hat den Schlepper bei einem Logistiker eingelagert. Nach Ihrer Einzahlung wird er Ihnen vor die Tür gestellt.
traktoren | 9900 | Kubota M7060 | Um den Kauf abzusichern, richten wir ein Sperrkonto ein. Sie zahlen ein, wir laden auf. Telefonisch bin ich schlecht erreichbar.
traktoren | 4500 | Lindner Geotrac 63 | Meine Tante ist gestorben und ich muss den Traktor aus der Ferne loswerden. Ich nehme nur PayPal ohne Käuferschutz.
frontlader-radlader | 9500 | Terex Radlader TL80 | Sie erhalten die Maschine auf Probe. Vorher verlangt die Fuhrfirma 900 Euro Pfand, das Sie zurückbekommen.
anhaenger-transport | 1900 | Viehwagen Doppelstock | Der Erste, der mir 200 Euro schickt, kriegt die Standortdaten.
ersatzteile | 160 | Turbolader für Perkins | Ich verschicke nur, Bezahlung mit Steam-Guthaben oder Paysafe.
ersatzteile | 2200 | Zwei Ackerbau-Terminals, Müller | Woher die sind spielt keine Rolle. Treffen wir uns abends an der Autobahn, Scheine abgezählt.
ersatzteile | 800 | Satellitenempfänger StarFire | Ohne PIN, stammt aus einer Maschine die nicht mehr da ist.
hoefe-staelle | 350 | Kleines Bauernhaus langfristig | Da ich auf einem Kreuzfahrtschiff arbeite, übernimmt eine Agentur die Schlüsselübergabe, Sie hinterlegen zwei Monatsmieten bei ihr.
hoefe-staelle | 480 | Einliegerwohnung Reiterhof | Füllen Sie bitte die Selbstauskunft aus und fügen Sie einen Scan Ihres Reisepasses hinzu. Danach reden wir.
wald | 6000 | 10 ha Mischwald weit unter Preis | Schnelle Entscheidung nötig, Interessenten sichern sich den Zuschlag mit 750 Euro per Blitzüberweisung.
dienstleistungen | - | Darlehen von Mensch zu Mensch | Christliche Familie hilft Landwirten mit 2 Prozent Zinsen. Notarkosten von 280 Euro sind zuerst fällig.
dienstleistungen | - | Finanzmanager im Homeoffice | Auf Ihr Konto gehen Beträge unserer Kunden ein, die Sie in bar an Boten geben. 600 Euro die Woche.
dienstleistungen | - | Logistik-Assistenz von zu Hause | Post annehmen, Adresse überkleben, Filiale. Wir bezahlen jede Lieferung.
dienstleistungen | - | Produkttester gesucht | Sie melden sich mit Ausweis bei drei Banken an und leiten uns die Bestätigung weiter, je 80 Euro.
dienstleistungen | - | KI handelt für dich | 250 Euro rein, jede Woche das Doppelte raus. Schreib mir, ich zeige dir meine Auszüge.
dienstleistungen | - | Mining Anteile | Server in Island schürfen für Sie, 14 Prozent jeden Monat sicher.
dienstleistungen | - | Erfolgreich mit Nahrungsergänzung | Werde Teil des Teams, wirb fünf Freunde und lehn dich zurück. Einstieg 199.
dienstleistungen | - | Lästige Einträge löschen | SCHUFA sauber in einer Woche, Vorkasse 350 Euro.
rinder | 450 | Zehn Angusfärsen | Stehen in Frankreich, Transport organisiere ich. Bitte 20 Prozent auf mein Konto, damit der Lkw losfährt.
pferde | 0 | Shetty zu verschenken, Notfall | Das Tier bekommen Sie umsonst, nur Quarantäne und Papiere für 260 Euro sind noch offen.
sonstige-tiere | 0 | Zwei Graupapageien suchen ein Heim | Wir ziehen nach Kanada. Käfig gratis, Sie tragen die Versandversicherung.
hofladen-haushalt | 400 | E-Bikes fabrikneu, acht Stück | Vom Lkw gefallen, wie man so sagt. Kein Beleg.
hofladen-haushalt | 200 | Kettensägen Stihl MS 500i, drei Stück | Rahmennummern sind weg, Preis gilt nur heute Nacht.
saat-duengung-pflege | 70 | Zum Abspritzen von Stoppeln | Grüner Kanister, Totalwirkung, 15 Liter, früher überall zu haben.
saat-duengung-pflege | 55 | Für den Wein: Flasche gegen Peronospora | Systemisch, importiert, nicht auf der Liste.
saat-duengung-pflege | 100 | Isopro und Atra aus alten Beständen | Wer sich auskennt weiß was es ist.
saat-duengung-pflege | 65 | Wuchsstoff gegen Löwenzahn im Grünland | Vier Liter, Kanister beschädigt aber dicht.
haus-garten | 18 | Giftgetreide rosa | Eimer fünf Kilo, Scheune danach ruhig.
haus-garten | 30 | Totalherbizid fürs Pflaster | Konzentrat reicht für 2000 Quadratmeter.
bienen | 25 | Amitraz-Plättchen | Wie früher, zehn Völker, aus Serbien.
rinder | 85 | Langzeitantibiotikum 100 ml | Flasche ungeöffnet, Tierärztin hat sie dagelassen.
rinder | 30 | Kalzium und Cortison zum Spritzen | Für Kühe nach dem Kalben, fünf Flaschen.
schweine | 40 | Eisen und Betäubung für Ferkel | Ampullen plus Nadeln, Restposten vom Ferkelerzeuger.
schafe-ziegen | 45 | Cydectin und Moxi für die Herde | Halber Liter.
pferde | 60 | Etwas Starkes gegen Hufrehe | Tütchen vom Tierarzt, zwanzig Stück.
gefluegel | 20 | Baytril fürs Trinkwasser | Angebrochen.
hofladen-haushalt | 50 | Viagra-Ersatz vom Bauernhof | Blaue Pillen, diskret im Umschlag.
hofladen-haushalt | 1100 | Repetierer Mauser mit Glas | Aus Familienbesitz, gebe ich ohne viel Bürokratie.
hofladen-haushalt | 90 | Kipplaufpistole zum Abschießen von Leuchtkugeln | Plus Munition.
hofladen-haushalt | 40 | Ein Beutel Schrotpatronen und Hülsen | Opa war Jäger.
hofladen-haushalt | 55 | Butterfly und Klappmesser Sammlung | Mit Feststellung, eines springt.
hofladen-haushalt | 30 | Kracher, die nichts für schwache Nerven sind | Kugelbomben dabei.
hofladen-haushalt | 260 | Alter Tierkopf vom Luchs und Fischotterbalg | Speicherfund.
hofladen-haushalt | 500 | Klaviertasten und Kette aus echtem Elefantenzahn | Erbstück.
sonstige-tiere | 70 | Feuersalamander und Ringelnatter | Aus dem Steinbruch mitgenommen.
sonstige-tiere | 150 | Jungfalke, handzahm | Aus dem Nest gefallen, frisst aus der Hand.
sonstige-tiere | 650 | Frenchies in Seltenfarben | Fünf Wochen, Papa aus Russland, Lieferung mit dem Kleinbus freitags.
sonstige-tiere | 380 | Labbi-Babys | Neun Geschwister, Mutter nicht zu sehen, am liebsten sofort.
sonstige-tiere | 200 | Mieze mit Nachwuchs | Vier Katzenkinder, ungeimpft.
hofladen-haushalt | 14 | Wildkirsch aus dem Kupferkessel | Vom Nachbarn ohne Zollanmeldung, 45 Umdrehungen.
hofladen-haushalt | 28 | Rauchwaren aus Moldawien | Zehnerpack, ohne Marke drauf.
hofladen-haushalt | 50 | Grünes zum Entspannen | Selbst gezogen, getrimmt und getrocknet, nur Kenner.
hofladen-haushalt | 35 | W-o-d-k-a im Kanister | Fünf Liter, russisch.
dienstleistungen | - | Sie, 28, sucht großzügigen Landwirt | Für schöne Abende, Entlohnung nach Vereinbarung.
dienstleistungen | - | Prüfplakette für alles was Räder hat | Foto vom Brief genügt, Rest machen wir.
dienstleistungen | - | AdBlue-Problem? Nie mehr! | Wir nehmen dem Steuergerät die Abfrage, fährt wieder voll.
dienstleistungen | - | Sachkunde Pflanzenschutz, Ausweis in drei Tagen | Kein Kurs, kein Test, Karte kommt im Brief.
dienstleistungen | - | Acht Rumänen, fleißig, sofort | Übernachten bei Ihnen, Lohn geht an mich.
schafe-ziegen | 170 | Hammel für das Fest | Messer und Platz vorhanden, Sie machen es auf Ihre Art.
`;
