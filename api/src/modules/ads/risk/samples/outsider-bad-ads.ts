/**
 * Ads that must be held, as an attacker would word them: everyday German, euphemisms, misspellings,
 * spaced letters. They were written first; new rules then followed from the missed ones. These
 * lines never change.
 */
export const outsiderBadAds = `
traktoren | 9800 | Fendt 312 Vario, Bj. 2017, 3200 h | Die Maschine ist schon bei mir in Schottland auf dem Betrieb meines Schwagers. Ich lasse sie zu Ihnen bringen, sobald die Hälfte auf meinem Konto ist.
traktoren | 11500 | Massey Ferguson 5711 Dyna-4 | Wegen Auswanderung nach Neuseeland abzugeben. Anschauen geht nicht mehr, dafür haben Sie nach der Lieferung fünf Tage Zeit, es sich zu überlegen.
traktoren | 7200 | Steyr 4095 Kompakt | Der Käufer überweist an ein Notaranderkonto im Ausland, der Notar gibt den Schlepper dann frei. Seriöse Abwicklung.
anhaenger-transport | 1500 | Ladewagen Pöttinger Faro | Bin gerade auf Montage, mein Kollege kann ihn rausgeben wenn Sie 300 Euro als Sicherheit schicken. Danach melde ich mich mit der Adresse.
frontlader-radlader | 8300 | Weidemann 1140 CX30 | Ich brauche vorab Ihren vollen Namen, Ihre Adresse und ein Lichtbild Ihres Perso von beiden Seiten, damit ich weiß dass Sie ernst meinen.
ersatzteile | 120 | Einspritzpumpe Deutz F4L912 | Geld bitte als Freundschaftszahlung, sonst behält der Dienst Gebühren ein. Rückgabe ausgeschlossen.
reifen-raeder | 260 | Pflegeräder 9.5 R44 Satz | Wir nehmen nur Gutscheinkarten aus dem Supermarkt, Nummer freirubbeln und mir durchgeben.
hoefe-staelle | 390 | Resthof mit 2 ha zu vermieten, sofort frei | Ich wohne nicht mehr in Deutschland. Den Schlüssel bekommen Sie zugeschickt, wenn erste Miete und Kaution da sind.
hoefe-staelle | 250 | Ferienwohnung auf dem Bauernhof Langzeitmiete | Der Verwalter sitzt in Lissabon, Mietvertrag kommt digital. Bitte Lohnnachweis, Ausweis und Selfie mitschicken.
acker-gruenland | 18000 | 12 ha Ackerland Mecklenburg provisionsfrei | Eigentümer lebt in Kanada und verkauft nur gegen Reservierungsgebühr von 1500 Euro, danach bekommen Sie den Grundbuchauszug.
dienstleistungen | - | Privates Geld für Bauern in Not | Banken sagen nein, ich sage ja. Bis 80.000 Euro ohne Auskunft, Unterlagen kommen nach Zahlung der Versicherung.
dienstleistungen | - | Suche Leute mit Girokonto | Sie bekommen Geld gutgeschrieben, behalten 8 Prozent und schicken den Rest an unseren Partner. Leicht verdient.
dienstleistungen | - | Mitarbeiter im Versandlager zu Hause | Sendungen kommen zu Ihnen auf den Hof, neues Etikett drauf, weiter nach Litauen. 45 Euro pro Stück.
dienstleistungen | - | Coaching Coins und Token | In unserer Gruppe haben Landwirte aus 1000 Euro 20000 gemacht, Robo-System arbeitet rund um die Uhr für dich.
dienstleistungen | - | Schuldenfrei in 14 Tagen | Wir verhandeln mit Ihrer Bank, Sie zahlen uns nur 490 Euro im Voraus, Erfolg garantiert.
dienstleistungen | - | Zweites Standbein vom Sofa aus | Kein Vorwissen, 3000 im Monat sind drin, Starterpaket kostet 149 Euro.
rinder | 350 | Mutterkühe mit Kalb, Aufgabe wegen Krankheit | Die Tiere sind auf einem Hof in Belgien. Ein Viehtransporteur meines Vertrauens bringt sie, bitte ihm die Fahrt vorher begleichen.
pferde | 0 | Friesenstute in liebevolle Hände | Kostet nichts, ich will nur dass sie es gut hat. Die Flugkosten von 380 Euro müssten Sie auslegen.
hofladen-haushalt | 450 | Thermomix TM6 originalverpackt, zehn Stück | Restposten, Versand wenn das Geld da ist, keine Abholung möglich.
hofladen-haushalt | 300 | iPhone 15 Pro mehrere Geräte | Ohne Rechnung, nicht fragen woher. Code unbekannt.
saat-duengung-pflege | 95 | Mittel gegen Ampfer, wirkt sicher | Noch fünf Liter im Originalkanister, gibt es so nicht mehr zu kaufen. Abgabe an jeden.
saat-duengung-pflege | 60 | Spritzpulver vom Opa | Steht Nervengift drauf, Läuse sind danach garantiert weg. Papiertüten, 2 Kilo.
saat-duengung-pflege | 140 | R o u n d u p Konzentrat | Zehn Liter, brauche ich nicht mehr.
saat-duengung-pflege | 75 | Glifossat 360 zwei Kanister | Für Hof und Einfahrt, ohne Schein.
haus-garten | 25 | Köder für Nager, Profiware | Was der Kammerjäger nimmt, wirkt nach einem Bissen, sonst nur mit Nachweis.
saat-duengung-pflege | 90 | Beizlösung für Weizen | Zwei Gebinde übrig vom Herbst, gegen Steinbrand.
saat-duengung-pflege | 110 | Ware aus Polen gegen Unkraut in Rüben | Gleicher Stoff wie hier, nur halber Preis, Etikett auf Polnisch.
bienen | 40 | Streifen gegen Varroa, starkes Zeug aus der Türkei | Hier nicht erhältlich, Packung mit 50.
rinder | 70 | Spritzen gegen Euterentzündung | Vom Tierarzt übrig geblieben, 12 Stück, bis nächstes Jahr haltbar.
schweine | 55 | Pulver fürs Trinkwasser gegen Durchfall | Bekommt man sonst nur vom Doktor, 1 kg Beutel.
schafe-ziegen | 35 | Entwurmer für 40 Schafe | Angebrochene Flasche, Drench, habe zu viel verschrieben bekommen.
pferde | 80 | Beruhigungspaste für den Hufschmied | Drei Tuben, wirkt nach 30 Minuten, dann schläft er fast.
pferde | 120 | Schmerzpulver, 60 Beutel | Mein Wallach ist eingeschläfert worden, Reste günstig.
gefluegel | 30 | Medizin gegen Schnupfen bei Hühnern | Antibiotisch, Tropfen, reicht für 100 Tiere.
rinder | 200 | Hormonpräparat für die Brunstsynchronisation | 20 Ampullen, gekühlt gelagert.
hofladen-haushalt | 900 | Opas Drilling | Lag im Schrank, schießt noch sauber, Papiere sind verloren gegangen.
hofladen-haushalt | 150 | Luftdruckbüchse Diana mit F | Ein paar Dosen Diabolos gibt es dazu.
hofladen-haushalt | 80 | Restbestand Schrot 12/70 | Zwei Schachteln, trocken gelagert.
hofladen-haushalt | 60 | Vorderlader mit Pulver | Funktioniert, zum Salutschießen.
hofladen-haushalt | 35 | Knallkörper vom letzten Urlaub in Tschechien | Richtig laut, nicht die Kinderware von hier.
hofladen-haushalt | 40 | Abwehrspray Jet 400 ml | Gegen Hunde und Menschen, freiverkäuflich in Polen.
hofladen-haushalt | 70 | Teleskopstab aus Stahl zur Verteidigung | Passt in jede Jackentasche.
hofladen-haushalt | 250 | Ausgestopfter Mäusebussard und Waldkauz | Von einem Dachboden, ohne Bescheinigung.
hofladen-haushalt | 180 | Schnitzerei aus Stoßzahn | Alt, aus Kolonialzeit, etwa 20 cm.
gefluegel | 120 | Wilde Distelfinken, selbst gefangen | Singen wunderbar, vier Männchen.
sonstige-tiere | 90 | Griechische Schildkröten aus dem Garten | Drei Stück, Papiere habe ich nie gemacht.
sonstige-tiere | 60 | Junge Igel und ein Eichhörnchen | Handzahm aufgezogen, suchen neues Zuhause.
sonstige-tiere | 700 | Kleine Bullys, blau, 7 Wochen | Direkt vom Transporter, Übergabe am Parkplatz, EU-Pass liegt bei.
sonstige-tiere | 350 | W e l p e n aus Ungarn | Mehrere Rassen, jede Woche neue da.
sonstige-tiere | 500 | Vier süße Fellnasen suchen Familie | Mama Aussie, Papa Bordercollie, Schutzgebühr, Abgabe schon mit sechs Wochen.
hofladen-haushalt | 15 | Selbstgebrannter aus Mirabellen, 52 Prozent | Literweise, mitgebrachte Flaschen werden gefüllt.
hofladen-haushalt | 35 | Kippen stangenweise | Aus der Ukraine, alle bekannten Sorten.
hofladen-haushalt | 20 | Getrocknete Tabakblätter, eigener Garten | 500 g, zum Selberdrehen.
hofladen-haushalt | 30 | Blüten aus eigenem Indoor Anbau | Entspannt sehr, nur an Erwachsene, 10 Gramm.
dienstleistungen | - | Einsame Bäuerin sucht spendable Herren | Diskret, Hausbesuch möglich, Taschengeld erwünscht.
dienstleistungen | - | Stunden am Schlepper weniger machen | Wir kommen mit dem Laptop, danach stehen so viele drauf wie Sie möchten.
dienstleistungen | - | TÜV für Anhänger ohne dass Sie herkommen müssen | Plakette und Bericht per Post, 180 Euro.
dienstleistungen | - | Abgasreinigung am Schlepper stilllegen | Nie wieder Harnstoff tanken, Software vor Ort.
ersatzteile | 1400 | GPS Lenksystem mit Bildschirm, Trimble | Aus Traktor ausgebaut, Passwort vom Vorbesitzer unbekannt, nur Barzahlung auf Rastplatz.
frontlader-radlader | 3500 | Minibagger 1,8 t, Schild abgeschliffen | Keine Papiere, schnell weg, nachts Übergabe möglich.
`;
