/**
 * Honest ads from a farming market, many of which mention forbidden-sounding things. They were
 * written first; new rules then followed from the wrongly held ones. These lines never change.
 */
export const outsiderGoodAds = `
hofladen-haushalt | 180 | Waffenschrank Stufe B leer | Mit zwei Schlüsseln, 80 kg, bitte zu zweit abholen.
hofladen-haushalt | 60 | Jagdrucksack und Ansitzsack | Loden, wenig benutzt, aus tierfreiem Haushalt.
hofladen-haushalt | 450 | Hochsitz, geschlossene Kanzel | Lärche, steht noch im Revier, muss abgebaut werden.
hofladen-haushalt | 40 | Geweih Rothirsch 12-Ender | Altes Stück vom Dachboden, mit Brett.
hofladen-haushalt | 25 | Jagdhund-Halsband mit Leuchtring | Breite 4 cm, Signalfarbe.
hofladen-haushalt | 90 | Transportbox für Jagdhund, Alu | Passt in den Kombi, Gitter neu.
saat-duengung-pflege | 3900 | Pflanzenschutzspritze Rau 1000 Liter gebraucht | 15 m, geprüft bis 2027, Unterlagen dabei.
saat-duengung-pflege | 250 | Spritzmittelschrank aus Stahl | Leer, abschließbar, mit Auffangwanne.
saat-duengung-pflege | 15 | Düsensatz Lechler IDK 03 | Zwölf Stück, neu.
saat-duengung-pflege | 120 | Hackstriegel statt Spritze | 3 m, Zinken gut, nachgerüstet.
guelletechnik | 6500 | Güllefass Kaweco 8000 Liter | Mit Saugarm, TÜV neu.
guelletechnik | - | Gülle abzugeben, Rinder | Etwa 400 m³, mit Lieferschein nach Verordnung.
guelletechnik | 300 | Rührwerk für Güllegrube | 5,5 kW, läuft einwandfrei.
schweine | 65 | Ferkel, 30 kg, geimpft und kastriert | Aus eigener Zucht, 24 Stück, Betriebsnummer vorhanden.
schweine | 90 | Bunte Bentheimer Ferkel | Freilandhaltung, Eltern zu sehen, Ohrmarken gesetzt.
schweine | 400 | Eber Deutsche Landrasse | Ruhig, gekört.
rinder | 1900 | Schlachtkuh Fleckvieh | Gut ausgefleischt, für Direktvermarkter.
rinder | - | Mobile Schlachtung: Termine frei | EU-zugelassener Betrieb, mit Tierarzt und Fleischbeschau.
rinder | 1400 | Absetzer Limousin | Entwurmt und geimpft, Pässe da.
rinder | 850 | Bullenkalb Blonde d'Aquitaine | Acht Wochen alt, trinkt gut am Eimer.
rinder | 2300 | Milchkuh Holstein, 2. Laktation | Tankmilch 180 Tausend Zellen, HIT-Meldung erfolgt.
schafe-ziegen | 140 | Lämmer zum Schlachten oder zur Zucht | Texel, Ohrmarken, werden auch gebracht.
schafe-ziegen | 90 | Ziegenbock abzugeben | Bunte Deutsche Edelziege, gehörnt.
gefluegel | 15 | Junghennen legereif, geimpft | Marek und Newcastle, Bescheinigung liegt bei.
gefluegel | 40 | Gänse für Martini vorbestellen | Vier bis fünf Kilo, Schlachtung im eigenen Raum mit Zulassung.
gefluegel | 120 | Brutautomat Hemel halbautomatisch | Für 50 Eier, Anleitung dabei.
pferde | 3500 | Haflinger Wallach, Freizeit | Equidenpass, geimpft, geht vor der Kutsche.
pferde | 60 | Putzkasten mit Inhalt | Bürsten, Striegel, Hufkratzer.
pferde | 250 | Westernsattel 15 Zoll | Leder gepflegt, mit Pad.
pferde | 30 | Fliegenmaske und Ausreitdecke | Größe 135.
bienen | 190 | Wirtschaftsvolk Buckfast auf Zander | Gesundheitszeugnis vom Amt, varroabehandelt nach Plan.
bienen | 12 | Honig vom Rapsfeld, Glas 500 g | Eigene Imkerei.
bienen | 45 | Oxalsäure-Verdampfer Sublimox leer | Gerät ohne Mittel, 12 Volt.
hofladen-haushalt | 6 | Gläser für Marmelade und Schnapsgläser | Kiste mit 60 Stück.
hofladen-haushalt | 900 | Destille als Deko aus Kupfer | Funktionslos, Boden durchbohrt.
hofladen-haushalt | 35 | Bierbänke und Tisch | Klappbar, leichte Gebrauchsspuren.
hofladen-haushalt | 5 | Apfelsaft in Bag-in-Box, 5 Liter | Von unseren Streuobstwiesen.
hofladen-haushalt | 20 | Messerblock mit Küchenmessern | Sechs Stück, frisch geschliffen.
hofladen-haushalt | 70 | Weinregal aus Eiche | Für 60 Flaschen.
hofladen-haushalt | 25 | Alte Milchkanne 20 Liter | Verzinkt, Deckel klemmt.
hofladen-haushalt | 300 | Räucherofen aus Edelstahl | Für Fisch und Schinken.
hofladen-haushalt | 55 | Schlachtwanne verzinkt | Mit Kette, vom Großvater.
hofladen-haushalt | 130 | Fleischwolf Größe 22 | Elektrisch, gereinigt.
traktoren | 9500 | Eicher EM 300 Königstiger | Restauriert, H-Kennzeichen, Probefahrt gern.
traktoren | 28500 | Fendt 309 C Bj. 2004 | 7400 h, zweite Hand, Besichtigung jederzeit, Bezahlung bei Abholung.
traktoren | 6800 | IHC 833 Allrad | Kupplung neu, Bremse gemacht, Papiere vorhanden.
traktoren | 43000 | Case Maxxum 115 | Händlerfahrzeug, Finanzierung möglich, MwSt. ausweisbar.
traktoren | 15900 | Deutz Agroplus 70 | Wegen Betriebsaufgabe, Inzahlungnahme nicht möglich.
traktoren | 3200 | Holder A12 zum Basteln | Motor dreht, springt nicht an.
traktoren | 61000 | John Deere 6120M | Werkstattgepflegt, Zahlung per Überweisung oder bar bei Abholung.
traktoren | 4900 | Suche Unimog 406 | Gern mit Patina, Bastlerfahrzeug, zahle fair.
frontlader-radlader | 17500 | Schäffer 2028 | Mit Schaufel und Gabel, 2100 h.
frontlader-radlader | 550 | Krokodilschaufel 1,40 m | Euroaufnahme.
frontlader-radlader | 120 | Palettengabel Dreipunkt | Tragkraft 1000 kg.
anhaenger-transport | 4300 | Kipper Brantner 8 t | Bordwände dicht, Bremse neu.
anhaenger-transport | 2900 | Viehanhänger Ifor Williams | Für drei Rinder, TÜV bis nächsten Sommer.
anhaenger-transport | 800 | Dieseltank mobil 430 Liter | Mit Pumpe und Zähler, ADR-Freistellung.
anhaenger-transport | 1500 | Dieseltankstelle 1000 l doppelwandig | Leer, gereinigt, Prüfbericht dabei.
ersatzteile | 60 | Dieselfilter und Ölfilter Satz | Für Fendt Farmer.
ersatzteile | 25 | Zündschloss mit zwei Schlüsseln | Bosch, neu.
ersatzteile | 340 | Auspuff für Schlüter | Nachbau, passgenau.
ersatzteile | 80 | Tachowelle Unimog | Neu, original verpackt.
ersatzteile | 220 | Stundenzähler und Kombiinstrument Fiat | Funktioniert, Stand 6200.
ersatzteile | 150 | Anlasser für MF 135 | Überholt mit Rechnung.
reifen-raeder | 700 | Zwillingsräder 13.6-38 | Mit Spannern.
bodenbearbeitung | 2600 | Lemken Smaragd 9 | 3 m, Scheiben gut.
bodenbearbeitung | 900 | Pflug Rabe dreischarig | Streifenkörper neuwertig.
gruenland-ernte | 3400 | Krone Swadro 38 | Zinken neu.
gruenland-ernte | 180 | Balkenmäher Agria | Läuft, Messer geschärft.
heu-stroh | 45 | Rundballen Stroh, Weizen | Ohne Spritzmittel, trocken eingelagert.
heu-stroh | 60 | Heulage in Quadern | Analyse vorhanden.
getreide-futtermittel | 24 | Futterweizen lose | Mykotoxin untersucht, unter Grenzwert.
getreide-futtermittel | 30 | Hafer für Pferde, staubfrei | In Säcken zu 25 kg.
getreide-futtermittel | 15 | Mineralfutter für Schafe ohne Kupfer | Zwei Säcke.
silage | 40 | Grassilage, 2. Schnitt | Im Ballen, Analyse dabei.
holz-forst | 85 | Brennholz Buche, 33 cm | Schüttraummeter, getrocknet.
holz-forst | 1100 | Holzspalter 18 t Zapfwelle | Mit Sitz, wenig gebraucht.
holz-forst | 350 | Motorsäge Stihl MS 261 | Schwert neu, Schnittschutzhose gibt es dazu.
holz-forst | 30 | Käferfichte zum Selberwerben | Motorsägenschein nötig.
acker-gruenland | 55000 | 2 ha Wiese am Bach | Notarvertrag, Grundbuch kann vor Ort eingesehen werden.
acker-gruenland | - | Suche Pachtflächen um Soest | Junger Betrieb, faire Pacht.
hoefe-staelle | 950 | Wohnung auf Vierseithof | 90 m², Kaution zwei Monatsmieten nach Vertrag, Besichtigung am Wochenende.
hoefe-staelle | 320 | Offenstallplatz für Wallach | Heu satt, Reitplatz.
hoefe-staelle | 60 | Stellplatz für Wohnwagen in Scheune | Überdacht, monatlich.
lohnarbeit | - | Mähdrusch und Strohpressen | Raum Hildesheim, Preis je Hektar.
lohnarbeit | - | Spritzen und Düngen im Lohn, sachkundig | Rechnung mit MwSt., GPS.
lohnarbeit | - | Klauenpflege für Rinder | Fahrbarer Stand, geprüfter Klauenpfleger.
lohnarbeit | - | Maulwurf- und Wühlmausfang mit Fallen | Ohne Gift, vom Fachmann.
dienstleistungen | - | Kredit abbezahlt? Beratung zur Hofübergabe | Landwirtschaftskammer, Termin nach Absprache.
dienstleistungen | - | Buchführung für kleine Betriebe | Steuerberaterin mit Büro vor Ort.
dienstleistungen | - | Tierarztpraxis sucht Hof zum Einmieten | Zwei Räume reichen.
dienstleistungen | - | Hunde-Pension auf dem Bauernhof | Auslauf, Boxen, Erlaubnis nach Tierschutzgesetz.
dienstleistungen | - | Ferien auf dem Bauernhof im Allgäu | Kinder dürfen mit in den Stall, Anzahlung bei Buchung nach Vertrag.
dienstleistungen | - | Photovoltaik auf Stalldächer | Planung und Montage, Meisterbetrieb.
dienstleistungen | - | Drohnen für Rehkitzrettung, ehrenamtlich | Morgens früh, bitte am Vortag Bescheid geben.
weidezaun | 140 | Weidezaungerät 230 V | Schlagstark, für 5 km Zaun.
weidezaun | 75 | Hütehund-Zaun? Nein: Schafnetz 50 m | Doppelspitze, 90 cm hoch.
weidezaun | 20 | Wolfsabweisendes Netz, 108 cm | Zwei Stück, wie neu.
jagd-fischerei | 35 | Wildkamera mit Nachtsicht | Speicherkarte dabei.
jagd-fischerei | 80 | Forellen aus dem eigenen Teich | Ausgenommen, geräuchert auf Bestellung.
`;
