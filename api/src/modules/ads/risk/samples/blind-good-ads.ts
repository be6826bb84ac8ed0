/**
 * Honest ads that mention forbidden-sounding things, written without knowledge of the rules. If a
 * test holds one of these ads, change the rules and never these lines.
 */
export const blindGoodAds = `
saat-duengung-pflege | 4800 | Spritze fürs Feld (Pflanzenschutzspritze) Amazone UF 1201 | 21 Meter Gestänge, Spritzenkontrolle gültig bis nächstes Jahr, gereinigt.
saat-duengung-pflege | 350 | Rückenspritze Birchmeier 15 Liter | Wenig benutzt, nur für Schwefel im Weinberg, gründlich ausgespült.
saat-duengung-pflege | 90 | Gefahrstoffschrank für Pflanzenschutzmittel leer | Abschließbar, mit Wanne, Selbstabholung.
saat-duengung-pflege | 25 | Leere Kanister 20 Liter gespült | Zum Abfüllen von Wasser, keine Mittel mehr drin.
saat-duengung-pflege | 14500 | Hardi Ranger 2500 Anhängespritze | Mit Unterlagen, Düsen neu, letzte Prüfung im Frühjahr.
saat-duengung-pflege | 700 | Schneckenkornstreuer Lehner | 12 Volt mit Bedienpult, passt an jeden Schlepper.
saat-duengung-pflege | 1900 | Kalkstreuer Bredal gebraucht | Streut Kalk und Dünger, guter Zustand.
hofladen-haushalt | 35 | Waffelautomat für zwei Waffeln | Beschichtung gut, lief jeden Sonntag.
hofladen-haushalt | 220 | Gewehrschrank leer Stufe A | Ohne Inhalt, zwei Schlüssel, muss zu zweit getragen werden.
hofladen-haushalt | 40 | Schreckschussanlage Starenabwehr Gas | Vogelabwehr im Obst, knallt alle zehn Minuten, mit Gasflasche.
hofladen-haushalt | 15 | Messerblock mit sechs Küchenmessern | Solingen, frisch geschliffen.
hofladen-haushalt | 60 | Jagdhorn Fürst Pless | Messing, mit Mundstück und Tasche.
hofladen-haushalt | 180 | Hochsitz aus Lärche | Vier Meter, im Revier abzubauen, Leiter dabei.
hofladen-haushalt | 30 | Jagdstuhl und Lodenmantel Größe 54 | Vom Großvater, kaum getragen.
hofladen-haushalt | 12 | Feuerkorb für den Hof | Rostig, hält noch Jahre.
hofladen-haushalt | 20 | Bollerwagen mit Gummireifen | Für den Vatertag oder das Heu, trägt 100 Kilo.
hofladen-haushalt | 8 | Apfelsaft im Fünf-Liter-Karton | Von eigenen Streuobstwiesen, gepresst im Oktober.
hofladen-haushalt | 400 | Mostpresse mit Mühle | Zwei Zentner je Stunde, Eiche, Spindel gefettet.
hofladen-haushalt | 150 | Kupferkessel alt zur Dekoration | War mal zum Einkochen, jetzt mit Blumen.
hofladen-haushalt | 9 | Honig vom Raps 500 g | Cremig gerührt, aus eigener Imkerei.
hofladen-haushalt | 25 | Tabakdose Holz geschnitzt | Sammlerstück, leer.
hofladen-haushalt | 45 | Räucherofen für Forellen | Edelstahl, drei Etagen, raucht prima.
hofladen-haushalt | 3 | Kartoffeln Linda zum Einkellern | Speisekartoffeln festkochend, im 25 kg Sack ab Hof.
hofladen-haushalt | 18 | Brennnesseljauche Fass | Blaues Regenfass mit Deckel, war Jauche drin.
hofladen-haushalt | 70 | Hundehütte isoliert | Für große Hunde, Dach aufklappbar.
hofladen-haushalt | 25 | Katzenkratzbaum deckenhoch | Stabil, unsere Katze mag ihn nicht.
hofladen-haushalt | 140 | Schlangenmähwerk Spielzeug | Nein, echtes Siku Modell 1:32, komplett.
rinder | 1250 | Kalbin Fleckvieh tragend | Mit Papieren, BHV1-frei, belegt vom Zuchtbullen, Abholung.
rinder | 950 | Absetzer Limousin sechs Stück | Entwurmt und geimpft, Ohrmarken und Rinderpass vorhanden.
rinder | 2100 | Milchkuh zweite Laktation | Gesund, Trockensteher ohne Antibiotika, sehr zahm.
rinder | 40 | Medikamentenschrank für den Stall leer | Abschließbar, Kühlfach, ohne Arzneimittel.
rinder | 20 | Spritzen und Kanülen steril Karton | Einwegspritzen 10 ml, originalverpackt, kein Medikament.
schweine | 85 | Ferkel Schwäbisch-Hällisch | Geimpft, Zähne nicht geschliffen, ab Stall.
schafe-ziegen | 120 | Mutterschafe Coburger Fuchs | Drei Stück mit Lämmern, im Herdbuch, frisch geschoren.
schafe-ziegen | 90 | Ziegenlämmer Thüringer Wald | Enthornt nicht, zutraulich, mit Ohrmarken.
pferde | 3800 | Haflinger Wallach 9 Jahre | Geritten und gefahren, Wurmkur regelmäßig, mit Equidenpass.
pferde | 250 | Gift-Sattel gibt es nicht, aber Stübben Sattel 17 Zoll | Wenig geritten, Kissen neu gepolstert.
pferde | 60 | Fliegendecke und Ekzemerdecke | Größe 145, gewaschen.
gefluegel | 18 | Legehennen Lohmann Braun junge | 20 Wochen, geimpft gegen Newcastle, legen gut.
gefluegel | 45 | Brutautomat für 48 Eier | Wendet selbst, Schlupfrate ordentlich.
gefluegel | 12 | Bruteier Marans | Dunkelbraun, zwölf Stück, Versand möglich.
gefluegel | 30 | Laufenten gegen Schnecken | Zwei Paare, das beste Mittel gegen Schnecken im Garten.
bienen | 140 | Bienenvolk Carnica auf Zander | Mit Gesundheitszeugnis, Königin vom letzten Jahr.
bienen | 55 | Verdunster für Ameisensäure Nassenheider | Fünf Stück, ohne Säure.
bienen | 90 | Sublimator zum Verdampfen | Akku dabei, ohne Oxalsäure.
heu-stroh | 45 | Heu erster Schnitt Rundballen | Trocken eingefahren, kein Jakobskreuzkraut, giftfrei.
heu-stroh | 30 | Gras frisch gemäht für Hasen | Jeden Morgen am Hof abzuholen, ungespritzt.
heu-stroh | 22 | Haschberg Holunder Stecklinge | Sorte Haschberg, zwanzig Stück bewurzelt.
silage | 55 | Grassilage Ballen dritter Schnitt | Ohne Zusätze, gepresst mit 16 Messern.
getreide-futtermittel | 210 | Futterweizen 10 Tonnen | Eigene Ernte, Mutterkorn unter Grenzwert, Analyse liegt vor.
getreide-futtermittel | 260 | Saatgut Winterweizen zertifiziert Z-Saatgut | Restmenge, Originalsäcke mit Etikett und Rechnung vom Handel.
getreide-futtermittel | 390 | Nutzhanf Stroh Einstreu | Für Pferdeboxen, THC-frei, staubarm.
getreide-futtermittel | 28 | Hanfsamen Vogelfutter | Ungeschält, fünf Kilo.
getreide-futtermittel | 180 | Braugerste Rest | Für Hausbrauer oder als Futter.
traktoren | 5800 | Deutz D 4006 Oldtimer | Aus Nachlass, läuft, Papiere vorhanden, Besichtigung jederzeit.
traktoren | 42000 | Fendt 312 Vario | Bitte keine Anzahlung, Bezahlung bar bei Abholung, Probefahrt gern.
traktoren | 31000 | Claas Ares 656 | Notverkauf nicht, wir haben einfach größer gekauft. Besichtigung am Wochenende.
traktoren | 18500 | John Deere 6310 | Zahlung bei Abholung oder Überweisung nach Besichtigung, Lieferung gegen Aufpreis durch Spedition.
traktoren | 2900 | Eicher Königstiger defekt | Motor fest, sonst vollständig, günstig für Bastler.
frontlader-radlader | 16500 | Weidemann 1140 | Steht in Österreich bei Wels, Besichtigung nach Anruf, Transport können wir vermitteln.
frontlader-radlader | 9800 | Schäffer Hoflader | Abholung am Hof, Ausweis für die Probefahrt bitte mitbringen.
anhaenger-transport | 3200 | Zweiachskipper mit Papieren | Brief da, TÜV bis Mai, Bereifung sechzig Prozent.
anhaenger-transport | 1400 | Viehanhänger Böckmann | Boden neu, wird nicht mehr gebraucht, wir geben die Tiere auf.
ersatzteile | 120 | Schlagmesser für Mulcher 32 Stück | Neu, passend für Müthing.
ersatzteile | 60 | Messerbalken Mähwerk mit Klingen | Frisch geschliffen.
ersatzteile | 240 | Betriebsstundenzähler Original Fendt | Ersatzteil neu im Karton, Wechsel bitte vermerken lassen.
ersatzteile | 350 | GPS Lenksystem Trimble mit Rechnung | Freischaltung übertragbar, Seriennummer im Vertrag.
ersatzteile | 15 | Scherbolzen und Bombenleger Federn | Für Grubber, Kiste voll.
guelletechnik | 8900 | Güllefass 8000 Liter mit Schleppschlauch | Verzinkt, Pumpe überholt.
guelletechnik | 450 | Sprengwagen Wasserfass für den Hofplatz | 3000 Liter, staubt nicht mehr.
lohnarbeit | - | Lohnspritzen mit Sachkunde | Wir behandeln Ihre Flächen, Sachkundenachweis und geprüfte Technik vorhanden, Mittel stellen Sie.
lohnarbeit | - | Mähdrusch und Strohpressen | Mit Rechnung, Termin nach Reife, anmelden bitte früh.
lohnarbeit | - | Baumfällung und Stubbenfräsen | Versichert, mit Gewerbeschein, auch schwieriges Holz.
dienstleistungen | - | Klauenpflege am mobilen Stand | Für Rinder, nach Termin, Rechnung selbstverständlich.
dienstleistungen | - | Hufschmied im Allgäu | Beschlag und Barhuf, staatlich geprüft.
dienstleistungen | - | Tierarztpraxis sucht Praxisräume auf dem Hof | Fünfzig Quadratmeter, Strom und Wasser.
dienstleistungen | - | Buchführung für landwirtschaftliche Betriebe | Steuerberater, Digital oder mit Belegordner.
dienstleistungen | - | Schädlingsbekämpfung im Stall durch geprüften Fachbetrieb | Mit Sachkunde, Nachweis und Dokumentation für den Milchhof.
dienstleistungen | - | Drohne findet Rehkitze vor der Mahd | Ehrenamtlich, bitte zwei Tage vorher melden.
dienstleistungen | - | Gruppenurlaub Party im Heustadel | Scheune für Feiern zu vermieten, Bier vom Fass möglich.
acker-gruenland | 38000 | Grünland 2,3 ha im Moor | Zwei Parzellen, verpachtet bis Herbst, Notartermin nach Absprache.
wald | 14000 | Mischwald 1,2 ha mit Jagdgenossenschaft | Fichte und Buche, Wegerecht eingetragen.
hoefe-staelle | 1200 | Resthof zu vermieten | Besichtigung samstags, Kaution drei Kaltmieten nach Vertrag.
hoefe-staelle | 90 | Pferdeboxen frei | Koppel, Halle, Vollpension, Anruf genügt.
weidezaun | 190 | Weidezaungerät 12 Volt Patura | Schlägt kräftig, mit Solarmodul.
weidezaun | 75 | Wolfsschutzzaun 108 cm | Zehn Rollen Elektronetz, zwei Saisons.
weidezaun | 35 | Wildkamera mit Infrarot | Für den Stall beim Kalben, SIM Karte geht.
melktechnik | 650 | Melkeimer und Vakuumpumpe | Aus Betriebsaufgabe, Edelstahl.
melktechnik | 2800 | Rohmilchautomat Hoftankstelle | Mit Münzprüfer, für den Verkauf ab Hof.
stalleinrichtung | 30 | Bullenfangleine und Treibstock | Treibpaddel ohne Strom.
stalleinrichtung | 480 | Kälberiglus fünf Stück | Mit Einstreu, gereinigt und desinfiziert.
oldtimer | 7200 | Lanz Bulldog Glühkopf | Läuft, Unterlagen bis 1939 zurück, aus Familienbesitz.
oldtimer | 450 | Schlüter Schilder und Prospekte | Emaille, Versand versichert.
hofladen-haushalt | 5 | Buch Giftpflanzen auf der Weide | Ulmer Verlag, mit Bildern, wie neu.
hofladen-haushalt | 10 | Buch Waffen und Werkzeug im alten Bauernhaus | Volkskunde, gebunden.
hofladen-haushalt | 7 | Kräuterschnaps-Gläser Zinn | Sechs Stück im Etui, ohne Inhalt.
hofladen-haushalt | 250 | Lebendfalle für Marder | Aus Holz, zweiseitig, wie erlaubt, täglich zu kontrollieren.
hofladen-haushalt | 16 | Mausefallen Holz zwanzig Stück | Schnappfallen, unbenutzt.
traktoren | - | Suche Traktor bis 60 PS | Barzahlung, auch reparaturbedürftig, hole selbst ab.
saat-duengung-pflege | - | Suche gebrauchte Feldspritze 15 Meter | Mit gültiger Plakette, bitte Angebote mit Bild.
hofladen-haushalt | - | Suche alten Waffenschrank als Werkzeugschrank | Zustand egal, hole ab.
`;
