/**
 * More ads that must be held, open and disguised. Training data of the word model; not used for
 * evaluation.
 */
export const trainingShadyAds = `
hofladen-haushalt | 60 | Klinge fährt auf Knopfdruck heraus | Zwölf Zentimeter, Griff aus Horn. Unser Zollbeamter hats nicht gesehen.
hofladen-haushalt | 350 | Repetierbüchse, wenig geschossen | Glas ist drauf. Karte will ich nicht sehen, Hauptsache das Geld stimmt.
hofladen-haushalt | 180 | Luftdruckwaffe, Feder verstärkt | Auf Tauben und Nachbars Kater getestet. Kein F im Fünfeck.
hofladen-haushalt | 80 | Wurfmesser und Schlagringe vom Flohmarkt in Prag | Sechs Stück, nur komplett.
hofladen-haushalt | 45 | Schreckschuss umgebaut | Lauf ist offen, Sie verstehen. Mit zwei Magazinen.
hofladen-haushalt | 25 | Hülsen, Pulver und Zündhütchen | Wiederlader hört auf, Erlaubnis schaut keiner an.
hofladen-haushalt | 12 | Kracher, Kiste, nicht für Weicheier | Fensterscheiben klirren. Ohne CE, die guten halt.
hofladen-haushalt | 30 | Sechs Fläschchen Poppers und Blaues | Für den Partykeller, Versand anonym.
hofladen-haushalt | 9 | Meine Weed-Kekse | Gemüse aus dem Growzelt, knallt nach einer Stunde.
hofladen-haushalt | 100 | Hundert Gramm Ernte, trocken und klebrig | Super Silver, selber gezogen im Maisfeld. Nur Abholung abends.
hofladen-haushalt | 40 | Pflänzchen weiblich, 20 cm | Für die Fensterbank, du weißt schon welche. Fünf Finger am Blatt.
hofladen-haushalt | 20 | Zwetschgener vom Onkel, drei Liter | Brennt im Schuppen ohne Amt. In Mineralwasserflaschen.
hofladen-haushalt | 27 | Zigaretten ohne Aufschrift, 10er Stange | Bringt der Fahrer aus Minsk jede Woche.
hofladen-haushalt | 50 | Blaue Dinger, hart wie Eiche | Ohne Arzt, zehn Stück, neutral verpackt.
hofladen-haushalt | 80 | Schlankspritze, gleiche Wirkung wie Original | Nachgefüllt vom Heilpraktiker, Dosis per Nachricht.
hofladen-haushalt | 15 | Antibiotische Salbe, Tuben übrig | Von der Kuh, hilft auch beim Menschen.
hofladen-haushalt | 500 | Goldkette mit Stempel, nicht echt | Merkt kein Juwelier auf den ersten Blick.
hofladen-haushalt | 65 | Sneaker und Handtaschen, Eins-A-Nachbau | Großer Markenname, kleiner Preis, gleich zehn nehmen.
hofladen-haushalt | 750 | Rasenroboter, drei Stück, ohne Ladestation | PIN hat niemand. Stehen im Kofferraum, Treff am Kreisverkehr.
hofladen-haushalt | 1100 | Pedelec fast neu, Akkuschlüssel fehlt | Gefunden am Bahnhof. Schnellentschlossene nur bar.
hofladen-haushalt | 200 | Registrierkasse mit Zweitspeicher | Abends drücken und die Hälfte vom Umsatz ist weg, Finanzamt sieht nichts.
hofladen-haushalt | 30 | Spendenquittungen nach Maß | Verein auf dem Papier, Prozente für uns.
hofladen-haushalt | 90 | Führerschein aus Tschechien mit Wohnsitz | Keine Stunde fahren, keine MPU, Lieferung in zwei Wochen.
dienstleistungen | - | Impfbuch nachtragen | Stempel und Charge von echter Praxis, auch fürs Pferd.
dienstleistungen | - | Deckungslücke im HIT-Konto? | Ich buche euch Tiere um wie ihr es braucht, Rechnung später.
dienstleistungen | - | Gutachten nach Wunsch | Hagelschaden wird größer, Versicherung zahlt, wir teilen.
dienstleistungen | - | Düngebilanz passend gemacht | Zahlen biegen ohne dass es die Kontrolle merkt.
dienstleistungen | - | Bio-Zertifikat ohne Umstellung | Unterlagen fertig in zehn Tagen, Preis Verhandlungssache.
dienstleistungen | - | Prüfplakette für Spritze ohne Vorführung | Aufkleber und Protokoll per Post, 120 Euro.
dienstleistungen | - | Fahre Gülle wohin du willst | Auch nachts in den Graben, keine Papiere.
dienstleistungen | - | Hecke weg im Juni | Wir sägen auch mit Nestern drin, bevor es wer meldet.
dienstleistungen | - | Biberproblem gelöst | Damm und Bewohner sind über Nacht weg. Diskretion.
dienstleistungen | - | Wolf macht Ärger? Ruf mich | Nachtsicht und ein gutes Auge, der kommt nimmer.
dienstleistungen | - | Storchennest entfernen inklusive Eier | Dach wieder frei, Behörde fragt man nicht.
dienstleistungen | - | Drei Mädels im Wohnwagen | Hinterm Autohof, halbe Stunde fünfzig, sauber.
dienstleistungen | - | Älterer Hofbesitzer finanziert Studentin | Für liebe Stunden, Zimmer ist frei, Fotos bitte ganz.
dienstleistungen | - | Saisonkräfte pauschal, ohne Stundenzettel | Zwölf Stunden täglich, drei fünfzig, wer krank wird fährt heim.
dienstleistungen | - | Bauhelfer cash, Sozialkasse kennt uns nicht | Acht Mann, morgen da, abends Scheine.
dienstleistungen | - | Melker aus Drittstaat, Visum besorgen wir privat | Papiere bleiben bei der Agentur bis er abbezahlt hat.
dienstleistungen | - | Werde Kontopate | Geld kommt, Geld geht, vier Prozent sind deine.
dienstleistungen | - | Schnell 5.000 aufs Handy | Kein Nachweis, vorher nur die Versicherung über 149 begleichen.
dienstleistungen | - | Schweizer Kredit trotz Pfändung | Vermittlungshonorar bar per Einschreiben.
dienstleistungen | - | Landwirte-Club: 12 Prozent im Monat | Einlage ab 1.000, Auszahlung jederzeit, wirb zwei Nachbarn.
dienstleistungen | - | Goldsparplan mit Bonus | Wer bis Sonntag einsteigt verdoppelt, Seminar im Gasthof.
dienstleistungen | - | Bewertungen schreiben von daheim | 300 am Tag, erst 50 Euro Freischaltung.
dienstleistungen | - | Hoftier-Kommunikation heilt Krebs | Fernbehandlung, dein Arzt irrt sich, 400 Euro.
traktoren | 12400 | Fendt 714, Notverkauf durch Pfarrer | Er dient in Burundi, sein Vermittler in Hamburg hält den Schlepper. Reservierung sichert die Kirche per Überweisung.
traktoren | 14900 | Claas Axos 340, deutsche Papiere in Norwegen | Ich arbeite im Tunnelbau. Das Lager schickt ihn kostenlos, Ihre Zahlung liegt so lange auf einem Sperrkonto.
traktoren | 9300 | New Holland T5, Besuch nur virtuell | Videorundgang per Link, Kauf im Portal, Anlieferung nach zwei Werktagen.
traktoren | 6400 | Deutz Agroplus, acht Interessenten | Schicken Sie gleich die Hälfte, dann nehme ich die Anzeige raus.
frontlader-radlader | 6900 | Manitou Teleskoplader, Zollversteigerung | Zuschlagsgebühr 390 jetzt, Abholung in Rotterdam später.
anhaenger-transport | 900 | Viehanhänger, ich schicke einen Abholer mit Scheck | Er bringt mehr als vereinbart, den Rest geben Sie ihm in bar zurück.
ersatzteile | 600 | Sterne vom Traktordach, mehrere Empfänger | Kabel abgezwickt, wo sie herkommen müsst ihr nicht wissen.
ersatzteile | 180 | Stick zum Löschen der Abgasfehler | SCR ist dann tot, der Motor läuft freier, TÜV hat nix gemerkt.
ersatzteile | 50 | Kabel für Stundenzähler, Einstellprogramm | Von 9000 auf 3000 in fünf Minuten.
ersatzteile | 400 | Kupfer von der Baustelle, blank | Schneller Verkauf, Schrotthändler will ja Ausweis.
maehdrescher-haecksler | 17500 | Mähdrescher günstig, Verkäuferin im Krankenhaus | Tochter wickelt ab, sie wohnt in Lissabon, Kaution per Bargeldtransfer.
hoefe-staelle | 330 | Loft in alter Mühle | Bin auf Forschungsschiff. Miete plus Pfand an die Buchungsplattform, Code fürs Schloss per Nachricht.
hoefe-staelle | 400 | Hofwohnung ohne Schufa, Gebühr für Besichtigung | 35 Euro je Termin, sonst kommen zu viele.
hoefe-staelle | 550 | Wohnung auf dem Land, bitte keine Araber | Nur gepflegte Deutsche.
acker-gruenland | 15000 | Fünf Hektar in Paraguay, Selbstversorger | Fluchtgrundstück, Zahlung in Tether, Vertrag folgt.
rinder | 300 | Bullenkalb ohne Marken, von der Weide übrig | Nie gemeldet, nie gesehen.
rinder | 70 | Tuben fürs Euter, rot, Packung halb | Verfall nächstes Jahr, Rezept war für meine.
rinder | 40 | Blausäureköder? Kälberstarter mit Wirkstoff | Steht nicht auf dem Etikett was drin ist, wirkt gegen Durchfall. Vom polnischen Tierarzt.
rinder | 400 | Festliegerin billig | Traktor zieht sie raus, Metzger fragt nicht lange.
schweine | 120 | Sau zum Selberstechen | Machst du hinten im Hof, Strom und Wasser da, Beschau ist Geldverschwendung.
schweine | 55 | Kastriergerät und Ferkel mit Schwanz ab | Mach ich ohne Narkose, halbe Minute je Tier.
schafe-ziegen | 160 | Lämmer fürs Kurbanfest, Messer inklusive | Ohne Strom, wie es sich gehört.
pferde | 700 | Ponys aus Rumänien, ohne Chip | Kamen im Anhänger, Quarantäne haben wir gespart.
pferde | 85 | Wundermittel gegen Lahmheit, reitet morgen wieder | Spritze ins Gelenk, könnt ihr selber.
pferde | 0 | Isländer umsonst, Zollgebühr 380 | Liegt am Flughafen Reykjavik bereit, Geld an die Agentin.
gefluegel | 35 | Puten-Pulver gegen Blinddarm | Verboten seit Jahren, bei mir noch im Schrank.
gefluegel | 90 | Zwei Hähne mit Kampferfahrung | Sporen lang, Video vom letzten Sieg vorhanden.
gefluegel | 12 | Hennen aus Sperrbezirk | Amt hat alles zu gemacht, also billig bevor sie kommen.
sonstige-tiere | 600 | Doodle-Babys, acht da, Mutter nicht zu sehen | Lieferung bis Haustür, EU-Ausweis wird geschrieben wie ihr wollt.
sonstige-tiere | 250 | Kätzchen Faltohr, fünf Wochen | Können weg sobald sie fressen.
sonstige-tiere | 0 | Chihuahua geschenkt, nur Reisebox zahlen | Frauchen wandert aus, Kurier holt das Geld ab.
sonstige-tiere | 300 | Waschbärbaby, handzahm | Aus dem Schornstein, Flasche zweimal am Tag.
sonstige-tiere | 130 | Habichtnest geräumt, zwei Junge | Falkner zahlen mehr, aber es eilt.
sonstige-tiere | 40 | Kreuzottern lebend | Für Sammler, gefangen am Moor.
sonstige-tiere | 60 | Igelfamilie als Haustier | Fünf Stück im Karton, lieb.
haus-garten | 40 | Köder aus der Landwirtschaft, rosa Weizen | Mäuse sind nach zwei Tagen weg, Hunde halt fernhalten.
haus-garten | 55 | Alter Vorrat vom Opa: E-Flaschen mit Totenkopf | Gegen Läuse, Etikett unleserlich, drei Stück.
haus-garten | 28 | Konzentrat fürs Pflaster | Ein Schluck auf die Kanne, brennt alles nieder, gibts im Laden nur mit Schein.
haus-garten | 70 | Fass mit Holzschutz von früher | Riecht streng, die Würmer fallen um, heute darf das keiner mehr anrühren.
haus-garten | 20 | Eternitplatten vom Schweinestall | Grau gewellt, Bj. 1968, könnt ihr als Beet nehmen.
saat-duengung-pflege | 150 | Zwei Kanister Wuchsstoff, Zulassung vorbei | Gegen Ampfer gibts nix Besseres. Sachkunde ist Privatsache.
saat-duengung-pflege | 60 | Fungizid Rest 7 Liter | Angebrochen, frostfrei. Wer braucht es noch vor dem Ährenschieben?
saat-duengung-pflege | 35 | Schneckenkörner blau, Eimer, stark | Aus dem Großhandel, nicht für Private.
saat-duengung-pflege | 90 | Spritzmittel gegen Kirschessigfliege aus Italien | Winzerkollege bringt es mit, Zulassung haben sie hier verschlafen.
saat-pflanzgut | 18 | Selbst nachgebaute Saatgerste, gereinigt | Züchter sieht keinen Cent, Sorte sag ich am Telefon.
getreide-futtermittel | 10 | Roggen mit viel Mutterkorn | Zum Füttern geht es, Labor sagt nein, ich sag ja.
getreide-futtermittel | 5 | Speisereste aus Gasthaus für Schweine | Küchenabfälle eimerweise, Verbot hin oder her.
direktvermarktung | 6 | Hackfleisch vom Notfall | Kuh war krank, Fleisch sieht gut aus. Nur privat.
direktvermarktung | 14 | Wildschwein, Trichinen ungeprüft | Gestern überfahren, heute Gulasch.
direktvermarktung | 4 | Vorzugsmilch ohne Kontrolle per Post | Flaschen in Thermobox, Amt muss es nicht erfahren.
direktvermarktung | 9 | Kaviar und Aal, frisch geschmuggelt | Glasaal auch lebend, Kilo auf Anfrage.
brennholz | 25 | Holz aus dem Staatsforst, selbst geholt | Ohne Sammelschein, dafür billig, heute Nacht.
brennholz | 35 | Raummeter Buche, Zahlung per Echtzeit vorab | Danach sende ich die Anschrift vom Lagerplatz.
forsttechnik | 55 | Fallgrube-Netz und Bügel gegen Wölfe | Fängt am Bein, verboten klingt so hart.
forsttechnik | 400 | Motorsägen vom Forstamt, Nummer weggeschliffen | Vier Stück, ich war dort mal beschäftigt.
oldtimer | 250 | Abzeichen und Koppelschloss, Runen sichtbar | Nur für Patrioten.
oldtimer | 2000 | Unimog-Papiere, Fahrgestell zum Einschlagen | Schlagzahlen geb ich mit.
heu-stroh | 12 | Heu 200 Ballen, Spedition nach Anzahlung | Konto in Spanien wegen Steuer, Lieferung sicher.
maschinenverleih | 20 | Anhänger mieten, Pfand per Amazonkarte | Code fotografieren und schicken, Standort folgt.
wald | 200 | Fichten schlagen beim Nachbarn | Er wohnt in Kanada und merkt nichts, wir teilen den Erlös.
stalleinrichtung | 60 | Elektrostab und Halsband für Bullen und Hunde | Volle Leistung, Sperre ist raus.
`;
