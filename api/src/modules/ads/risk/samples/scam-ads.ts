/** Scam ads of the common kinds. */
export const scamAds = `
traktoren | 9800 | Traktor Fendt mit Frontlader | Top Zustand. Bei Interesse bitte nur per WhatsApp melden, hier bin ich selten online.
traktoren | 12500 | John Deere 6320 zu verkaufen | Schreiben Sie mir auf w h a t s a p p, dann schicke ich weitere Bilder.
traktoren | 8900 | Deutz Agrotron 106 | Kontakt über Whats App, Nummer steht im letzten Foto.
gruenland-ernte | 3500 | Ladewagen Pöttinger | Bitte auf WhаtsАpp schreiben, ich antworte sofort.
gruenland-ernte | 2800 | Kreiselheuer Fella | Melden Sie sich über wh4tsapp oder t3legram, danke.
frontlader-radlader | 14000 | Hoflader Weidemann | Anfragen nur über Telegram, dort alle Bilder und Video.
anhaenger-transport | 4200 | Kipper Fuhrmann 8 t | Ich bin zurzeit auf einer Bohrinsel, mein Spediteur bringt den Kipper und nimmt das Geld mit.
anhaenger-transport | 3900 | Tandemkipper | Ich befinde mich derzeit im Ausland, der Anhänger steht bei einer Spedition und kann nicht besichtigt werden.
maehdrescher-haecksler | 18500 | Claas Dominator mit Schneidwerk | Besichtigung leider nicht möglich, Lieferung nach Zahlungseingang innerhalb von drei Tagen.
traktoren | 11000 | Case IH Maxxum | Die Maschine befindet sich in England bei einer Transportfirma, Sie haben 7 Tage Rückgaberecht nach Lieferung.
guelletechnik | 6500 | Güllefass 8000 l | Zahlung erfolgt über einen sicheren Treuhandservice, den Link schicke ich Ihnen.
heu-stroh | 900 | Heu Rundballen günstig | Nach Überweisung im Voraus liefern wir bundesweit, 100 Ballen sofort.
brennholz | 450 | Brennholz Buche trocken | Lieferung frei Haus, Vorkasse per Überweisung, danach Termin.
brennholz | 390 | Holzbriketts Palettenware | Nur Vorkasse möglich, Versand innerhalb 48 Stunden.
heu-stroh | 600 | Stroh Quaderballen 50 Stück | Bezahlung bitte mit Paysafe oder Amazon-Gutschein, dann Lieferung.
pferde | 0 | Haflinger Stute zu verschenken | Mein Mann ist verstorben, ich verschenke die Stute, Sie zahlen nur die Transportkosten.
pferde | 500 | Warmblut Wallach | Kostenlos abzugeben an gute Hände, lediglich die Versandkosten sind zu übernehmen, Kurier bringt ihn.
haus-garten | 0 | Klavier meines verstorbenen Mannes | Ich verschenke das Klavier, Sie müssen nur den Kurierdienst bezahlen.
bienen | 300 | Bienenvölker abzugeben | Bitte Anzahlung vorab per PayPal an Freunde, dann reserviere ich die Völker.
forsttechnik | 250 | Motorsäge Stihl MS 462 | Zahlung per PayPal Freunde und Familie, Versand am selben Tag.
forsttechnik | 180 | Husqvarna 550 XP neu | Bezahlung nur mit Bitcoin oder Western Union möglich.
ersatzteile | 400 | Hydraulikpumpe | Schreiben Sie mir an landtechnik.hans@gmail.com, ich schicke alle Daten.
ersatzteile | 120 | Lichtmaschine | Kontakt: max (at) gmx (punkt) de
ersatzteile | 90 | Kühler für Schlepper | Mail an teilehof [at] outlook [dot] com, schneller geht es nicht.
reifen-raeder | 800 | Pflegeräder | Rufen Sie an: 0171 / 23 45 678
reifen-raeder | 650 | Zwillingsräder | Tel. 0 1 5 2 3 4 5 6 7 8 9 1
reifen-raeder | 700 | Komplettsatz Räder | Anrufen unter null eins sieben sechs drei vier fünf sechs sieben acht neun
weidezaun | 80 | Weidezaungerät | Mehr auf www.zaun-billig24.de und dort gleich bestellen.
weidezaun | 150 | Weidezaunnetz | Jetzt günstig bei bit.ly/zaunnetz kaufen
melktechnik | 2200 | Milchtank 1200 l | Sie bekommen einen Zahlungslink, darüber wird Ihr Geld sicher hinterlegt.
melktechnik | 1900 | Melkstand gebraucht | Scannen Sie den QR-Code auf dem Bild, damit bezahlen Sie die Reservierung.
stalleinrichtung | 300 | Fressgitter | DHL Kurier holt das Geld bar bei Ihnen ab und bestätigt den Eingang.
hoefe-staelle | 500 | Resthof zu vermieten | Ich lebe in Spanien, die Schlüssel schicke ich nach Eingang der Kaution per Post.
hoefe-staelle | 450 | Reiterhof günstig zu vermieten | Besichtigung ist ohne vorherige Anzahlung leider nicht möglich, Kaution bitte vor der Besichtigung überweisen.
acker-gruenland | 20000 | Ackerland aus Erbschaft | Gott segne Sie. Ich bin Witwe und suche liebevolle Familie, der Anwalt regelt alles gegen Gebühr, Besichtigung unmöglich.
lohnarbeit | - | Privatdarlehen für Landwirte | Biete Kredit ohne Schufa von 5.000 bis 500.000 Euro, sofortige Auszahlung.
lohnarbeit | - | Nebenverdienst von zu Hause | Verdienen Sie schnell Geld, 3.000 Euro monatlich, ohne Vorkenntnisse.
lohnarbeit | - | Investieren in Agrar-Krypto | Garantierte Rendite von 12 Prozent im Monat, jetzt einsteigen.
lohnarbeit | - | Suche Paketagenten | Sie nehmen Pakete an und schicken sie weiter, hoher Lohn.
traktoren | 15000 | Tractor for sale good condition | Hello, I am selling my tractor, it is in very good condition. Please contact me for more information and shipping.
traktoren | 14000 | Tracteur en vente | Bonjour, je vends mon tracteur en bon état, vous pouvez venir le voir ou nous livrons avec transport pour vous.
gruenland-ernte | 2100 | Mähwerk Krone | Bitte nicht über die Plattform schreiben, nur an meine private E-Mail.
gruenland-ernte | 1900 | Schwader Claas | Antworten Sie bitte direkt per E-Mail, die Adresse steht auf dem Foto.
schweine | 60 | Ferkel günstig | Melde dich auf Insta oder per SMS, dann machen wir alles klar.
gefluegel | 15 | Junghennen | Schreib mir auf facebook messenger, hier lese ich nicht.
bodenbearbeitung | 1800 | Grubber Lemken | Kurier bringt das Bargeld im Umschlag, bitte Kontodaten bestätigen.
bodenbearbeitung | 2500 | Volldrehpflug | Meine Transportfirma holt die Maschine ab, ich zahle per Scheck aus dem Ausland und lege die Frachtkosten vorab dazu.
saat-duengung-pflege | 3000 | Feldspritze 18 m | IBAN DE12 5001 0517 0648 4898 90, nach Eingang Versand.
oldtimer | 2500 | Lanz Bulldog Scheunenfund | Wer zuerst überweist bekommt ihn, nur heute, Anzahlung 500 Euro im Voraus.
oldtimer | 3000 | Porsche-Diesel Junior | Reservierung nur gegen Anzahlung per Sofortüberweisung, danach kommt der Fahrer mit dem Schlepper.
maschinenverleih | 50 | Bagger zu vermieten | Kaution bitte vorab mit Apple Gutscheinkarten, Lieferung frei.
direktvermarktung | 30 | Honig vom Imker | Bestellung unter honig-shop.example.com oder per Viber.
haus-garten | 100 | Gartenmöbel Teak | Sie erhalten von eBay Kurier eine SMS, geben Sie dort den Bestätigungscode ein.
haus-garten | 40 | Rasenmäher | Ruf an +49 151 23456789 oder schreib per wa
rinder | 900 | Angus Absetzer | Die Tiere stehen in Rumänien, Transporteur kassiert bei Lieferung, Besichtigung nicht möglich.
schafe-ziegen | 80 | Lämmer abzugeben | Tel: +43 664 123 45 67
traktoren | 7900 | Fendt 312 Vario Notverkauf | Neupreis war 95.000 Euro, muss heute weg, bin im Auslandseinsatz.
frontlader-radlader | 1500 | Manitou Teleskoplader | Neupreis 68.000, jetzt 1.500, schnell sein.
wald | 900 | Waldgrundstück | Kontakt: M.u.e.l.l.e.r@web.de
heu-stroh | 30 | Heu in Rundballen | 💥💥💥💥💥💥 SPOTTPREIS!!! Nur heute, wer zuerst zahlt!!! Zahlung vorab
ersatzteile | 60 | Anlasser Bosch | ａｎｆｒａｇｅｎ ｐｅｒ ｗｈａｔｓａｐｐ
ersatzteile | 45 | Vergaser | W.h.a.t.s.A.p.p bitte
ersatzteile | 70 | Sitz Grammer | Gerne über Threema oder Signal Messenger.
reifen-raeder | 300 | Reifen 480/70 R34 | Nur SMS an null eins fünf eins zwei zwei drei drei vier vier fünf
weidezaun | 99 | Zaunpfähle Robinie | Kein Besuch, der Kurierdienst DPD Pay wickelt die Zahlung ab.
`;

/**
 * Ads with forbidden goods, goods that need a review, or personal statements that must not be
 * published.
 */
export const forbiddenAds = `
saat-duengung-pflege | 120 | Glyphosat Restmenge 20 Liter | Kanister noch zu, vom Vorjahr übrig.
saat-duengung-pflege | 80 | Roundup PowerFlex 15 l | Wegen Umstellung auf Bio abzugeben.
saat-duengung-pflege | 60 | Unkrautvernichter Konzentrat | Wirkt gegen alles, fünf Flaschen vorhanden.
saat-duengung-pflege | 50 | Simplex Herbizid gegen Ampfer | Angebrochene Flasche, zwei Liter.
saat-duengung-pflege | 90 | Spritzmittel Reste | Verschiedene Fungizide und Insektizide aus Betriebsaufgabe.
haus-garten | 20 | E605 aus Altbestand | Noch vom Opa, wirkt sicher.
haus-garten | 15 | Rattengift Köder | Eimer mit 5 kg, fast voll.
haus-garten | 12 | Schneckenkorn 25 kg | Übrig geblieben.
saat-duengung-pflege | 40 | Halmverkürzer CCC 720 | Zehn Liter originalverpackt, Cycocel.
saat-pflanzgut | 35 | Saatweizen aus eigenem Nachbau | Geschützte Sorte, gereinigt und gebeizt.
saat-pflanzgut | 25 | Pflanzkartoffeln Nachbau | Sorte Annabelle, eigener Nachbau.
rinder | 30 | Penicillin für Kühe | Drei Flaschen übrig, noch haltbar.
rinder | 45 | Euterinjektoren Trockensteller | Packung mit 20 Stück.
pferde | 15 | Wurmkuren Equimax | Vier Tuben übrig, lange haltbar.
pferde | 60 | Metacam und Finadyne | Vom Tierarzt, nicht gebraucht.
schafe-ziegen | 40 | Ivomec Lösung | 500 ml Ivermectin, angebrochen.
haus-garten | 100 | Viagra Tabletten | 20 Stück original.
haus-garten | 90 | Abnehmspritze Ozempic | Ein Pen übrig, gekühlt.
haus-garten | 25 | Tilidin Tropfen | Rezeptpflichtig, Rest.
haus-garten | 30 | Medikamente aus Nachlass | Schmerzmittel und Schlaftabletten.
forsttechnik | 600 | Jagdgewehr Mauser 98 | Kaliber 8x57, Zielfernrohr dabei.
forsttechnik | 400 | Bockdoppelflinte | Gut erhalten, mit Munition.
forsttechnik | 150 | Luftgewehr Diana | Ideal gegen Tauben.
forsttechnik | 80 | Schrotpatronen 12/70 | 250 Stück.
haus-garten | 70 | Schreckschusspistole | Mit Kartuschen.
haus-garten | 50 | Butterflymesser | Neu, scharf.
haus-garten | 40 | Polenböller und Raketen | Großes Paket Feuerwerk.
haus-garten | 90 | Armbrust | Mit Pfeilen.
schweine | 120 | Bolzenschussapparat | Für Hausschlachtung, mit Munition.
forsttechnik | 45 | Tellereisen | Für Fuchs und Marder, zwei Stück.
weidezaun | 300 | Border Collie Welpen | Zehn Wochen alt, von Arbeitshunden.
weidezaun | 250 | Hütehund zu verkaufen | Rüde, drei Jahre, arbeitet an Schafen.
haus-garten | 0 | Katzenbabys abzugeben | Sechs Kitten vom Hof, sieben Wochen.
haus-garten | 0 | Hofkatzen zu verschenken | Gute Mäusefänger, unkastriert.
haus-garten | 900 | Labrador Welpen mit Papieren | Noch drei Rüden.
haus-garten | 400 | Zwei junge Hunde | Mischlinge, zwölf Wochen alt, geimpft, abzugeben.
haus-garten | 1500 | Französische Bulldoggen | Aus Hobbyzucht.
haus-garten | 700 | Maine Coon Katze | Mit Stammbaum.
gefluegel | 50 | Kampfhähne | Aus guter Linie, Hahnenkampf erprobt.
haus-garten | 200 | Königspython | Mit Terrarium.
haus-garten | 350 | Graupapagei | Spricht, mit Voliere.
haus-garten | 100 | Ausgestopfter Uhu | Altes Präparat.
haus-garten | 500 | Elfenbein Schnitzerei | Aus Nachlass.
haus-garten | 90 | Griechische Landschildkröte | Ohne Papiere.
rinder | 700 | Bulle ohne Ohrmarken | Nicht gemeldet, muss weg.
schafe-ziegen | 150 | Schafe zum Schächten | Lebend, für das Opferfest.
schweine | 200 | Schwein ohne Fleischbeschau | Schwarz geschlachtet, günstig.
direktvermarktung | 20 | Obstler selbst gebrannt | 45 Prozent, im Liter.
direktvermarktung | 30 | Eierlikör und Kräuterlikör | Hausgemacht.
direktvermarktung | 40 | Zigaretten unverzollt | Stangenweise.
direktvermarktung | 25 | Rohmilch mit Versand | Wir verschicken Rohmilch gekühlt im Paket.
haus-garten | 60 | Cannabis Stecklinge | Gute Sorten.
haus-garten | 80 | Hanfblüten CBD | Sehr stark.
haus-garten | 10 | Asbestplatten zu verschenken | Wellplatten vom Stall.
haus-garten | 15 | Bahnschwellen | Gut imprägniert, für den Garten.
saat-duengung-pflege | 400 | Kalkammonsalpeter Restmenge | Big Bag, auch an privat.
traktoren | 350 | AdBlue Emulator | AdBlue off für alle Traktoren, mit Anleitung.
traktoren | 200 | Betriebsstunden anpassen | Ich stelle Betriebsstunden zurück, alle Marken.
lohnarbeit | 300 | Sachkundenachweis ohne Prüfung | Original, in drei Tagen.
lohnarbeit | 800 | Führerschein Klasse T kaufen | Registriert, ohne Prüfung.
haus-garten | 150 | Rolex Replica | Eins zu eins.
haus-garten | 50 | Orden mit Hakenkreuz | Aus Nachlass, Wehrmacht Abzeichen.
lohnarbeit | 100 | Erotische Massage | Diskret, auch Hausbesuche.
lohnarbeit | 50 | Taschengeldlady | Diskrete Treffen am Wochenende.
hoefe-staelle | 700 | Wohnung auf dem Hof | Keine Ausländer, nur an Deutsche.
hoefe-staelle | 90000 | Hof wegen Krankheit | Mein Nachbar Karl hat Krebs und ist AfD-Mitglied, er verkauft bald.
hoefe-staelle | 80000 | Resthof aus Scheidung | Meine Exfrau ist Alkoholikerin und schwer depressiv, deshalb Verkauf.
lohnarbeit | - | Warnung vor Händler | Betrüger namens Meier, wohnhaft in Kassel, geboren am 12.3.1970, schuldet mir Geld.
lohnarbeit | - | Erntehelfer gesucht | Nur Christen, keine Muslime, keine Schwulen.
bienen | 20 | Oxalsäure und Antibiotika | Für Bienen, Tetracyclin dabei.
gefluegel | 10 | Impfstoff Newcastle | Impfdosen für Hühner übrig.
haus-garten | 30 | Phostoxin gegen Wühlmäuse | Begasungstabletten, Dose halb voll.
haus-garten | 20 | Vogelleim und Leimruten | Traditionell.
forsttechnik | 70 | G l y p h o s a t 10 Liter | Wie abgebildet.
saat-duengung-pflege | 65 | R0undup Kanister | Neu und zu.
saat-duengung-pflege | 55 | Suche Glyphosat oder Roundup | Nehme auch Restmengen.
pferde | 40 | Schmerzmittel für Pferde | Equipalazone, Phenylbutazon, 30 Beutel.
rinder | 100 | Wachstumshormon | Für die Mast, Clenbuterol.
haus-garten | 25 | Getragene Unterwäsche | Von der Bäuerin.
haus-garten | 45 | Elektroschocker | Zur Abwehr.
traktoren | 900 | Traktor, Fahrgestellnummer entfernt | Ohne Papiere, günstig.
hoefe-staelle | 60 | Teletakt Halsband | Elektrohalsband für Hunde, stark.
traktoren | 13000 | Fendt 310 | Meine Nummer: 0171 2345678, bitte abends.
ersatzteile | 50 | Achse gebraucht | Preis 12.500 oder 0151 2345 6789 anrufen
haus-garten | 8 | Quecksilber | Flasche 500 g.
`;
