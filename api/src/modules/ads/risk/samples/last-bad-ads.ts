/**
 * Ads that must be held, written last. No rule was changed for them and the model is not trained on
 * them, so they measure performance on new ads.
 */
export const lastBadAds = `
traktoren | 11200 | Fendt 516 Profi, Restlaufzeit Garantie | Ich wohne seit kurzem bei meiner Tochter in Oslo. Die Spedition meines Vertrauens liefert bis auf Ihren Hof, wenn der Kaufpreis dort hinterlegt ist.
traktoren | 6800 | Landini Powerfarm 90 | Kein Besuch möglich, der Schlepper steht versandfertig im Depot. Zahlen Sie über den Käuferservice, Sie haben zehn Tage Rückgaberecht.
traktoren | 5200 | Renault Ares 640 | Bitte überweisen Sie 400 Euro damit ich ihn nicht weiterverkaufe. Die Anschrift teile ich nach Eingang mit.
frontlader-radlader | 7200 | Merlo P25.6 | Der Fahrer bringt Papiere und Maschine und kassiert nichts mehr, alles läuft vorab über die Treuhand.
frontlader-radlader | 5900 | Volvo L25 | Schicken Sie mir Vorder- und Rückseite Ihres Personalausweises für die Rechnung.
anhaenger-transport | 700 | Kofferanhänger | Zahlung ausschließlich mit Amazon-Gutschein, Code als Nachricht genügt.
reifen-raeder | 300 | Breitreifen, vier Stück | Anzahlung per Echtzeitüberweisung, sonst gebe ich sie morgen jemand anderem.
ersatzteile | 900 | Isobus-Bildschirm CEBIS | Aktivierung fehlt, Vorbesitzer nicht bekannt, Bezahlung nur in Scheinen auf dem Parkplatz.
ersatzteile | 400 | Kupferkabel, 300 Meter | Nachts abholbar, Ursprung bitte nicht erfragen.
hoefe-staelle | 310 | Wohnung im Landhaus, möbliert | Ich bin Arzt in London. Der Mietvertrag kommt per Mail, die Schlüssel per Kurier, sobald die Kaution überwiesen ist.
hoefe-staelle | 450 | Bauernkate am See | Bewerben Sie sich mit Ausweisfoto, Kontoauszug und Selfie.
acker-gruenland | 12000 | 7 ha Acker, Eigentümer ausgewandert | Sein Anwalt in Panama nimmt die Anzahlung entgegen und schickt den Vertrag.
dienstleistungen | - | Blitzkredit ohne Bankauskunft | Bis 50.000, Rückzahlung wie Sie wollen, Bereitstellungsgebühr zuerst.
dienstleistungen | - | Bargeldkurier gesucht | Sie erhalten Überweisungen, heben ab und treffen unseren Mitarbeiter. Sieben Prozent bleiben bei Ihnen.
dienstleistungen | - | Heimjob Päckchen | Pakete kommen mit der Post, Sie kleben ein anderes Etikett darauf und geben sie weiter. 40 Euro je Stück.
dienstleistungen | - | Konten testen, 100 Euro Prämie | Videoanruf machen, Zugang an uns abtreten, fertig.
dienstleistungen | - | Unser Roboter handelt Bitcoin | Einsatz verdoppelt sich alle sieben Tage, Landwirte schwören drauf.
dienstleistungen | - | Geld verdienen am Handy | Ohne Vorkenntnisse 150 am Tag, Startkapital 100 Euro.
dienstleistungen | - | Network-Chance auf dem Land | Vitalprodukte empfehlen, Partner werben, passiv kassieren.
rinder | 400 | Milchkühe aus Dänemark | Abwicklung über Transportunternehmen, der halbe Preis ist vor Abfahrt fällig.
pferde | 0 | Andalusier kostenlos abzugeben | Ich ziehe nach Brasilien. Sie übernehmen nur Impfpass, Zoll und Flug, 420 Euro.
sonstige-tiere | 0 | Yorkie-Welpen geschenkt | Sie zahlen allein den Tierkurier.
hofladen-haushalt | 250 | Playstation und Laptops, Restposten | Keine Rechnung, keine Garantie, keine Fragen.
hofladen-haushalt | 350 | Akkuwerkzeug Makita, zehn Koffer | Von einer Baustelle, Gravuren herausgeschliffen.
saat-duengung-pflege | 80 | Mittel gegen Quecke und Distel | Zwei volle Kanister, Sachkunde egal.
saat-duengung-pflege | 60 | Flüssiges gegen Kartoffelkäfer | Aus der Ukraine, wirkt besser als alles hier.
saat-duengung-pflege | 45 | Restliche Beize für Sommergerste | Roter Kanister, acht Liter.
saat-duengung-pflege | 90 | Unkrauttod für Gehwege | Konzentrat, eine Kappe auf zehn Liter.
saat-duengung-pflege | 110 | Lager geräumt: Fungizide und Insektizide | Verschiedene Flaschen, teils abgelaufen.
haus-garten | 22 | Rattenköder, Gewerbeware | Fünf Kilo Block, ohne Nachweis.
haus-garten | 15 | Schneckentod, blau | Alte Packung Methiocarb.
bienen | 30 | Streifen gegen Milben aus Rumänien | Hierzulande nicht zugelassen.
rinder | 65 | Eutertuben, 15 Stück | Vom Tierarzt verschrieben, nicht verbraucht.
rinder | 95 | Hormonspritzen für die Besamung | Gekühlt, 18 Ampullen.
schweine | 35 | Medizinalpulver gegen Lungenentzündung | Ein Kilo, normalerweise mit Rezept.
schafe-ziegen | 28 | Wurmkur für Ziegen, Rest | Flasche noch dreiviertel voll.
pferde | 75 | Beruhigungsgel, verschreibungspflichtig | Zwei Spritzen, für Silvester.
pferde | 55 | Schmerzmittel-Granulat | Vom verstorbenen Pferd, 30 Beutel.
gefluegel | 18 | Antibiotika für Puten | Pulver zum Auflösen.
hofladen-haushalt | 45 | Potenztabletten, 20 Stück | Kommt ohne Absender.
hofladen-haushalt | 850 | Bockflinte vom Vater | Er hatte einen Schein, ich habe keinen, daher weg damit.
hofladen-haushalt | 70 | Luftgewehr mit Zielfernrohr | Durchschlägt Blech.
hofladen-haushalt | 25 | Munition aus Auflösung | Gemischt, etwa 200 Schuss.
hofladen-haushalt | 30 | Pfeffergel und Schlagring | Schutz für Frauen.
hofladen-haushalt | 50 | Böller der Klasse vier | Aus dem Osten, riesiger Knall.
hofladen-haushalt | 220 | Präparierter Habicht | Schön fürs Jagdzimmer, keine Papiere.
hofladen-haushalt | 350 | Elfenbeinfiguren aus Japan | Um 1930, drei Stück.
sonstige-tiere | 100 | Landschildkröten, vier junge | Ohne Bescheinigung, dafür günstig.
sonstige-tiere | 60 | Dompfaff und Stieglitz | Im Wald gefangen, mit Käfig.
sonstige-tiere | 550 | Mops-Babys, sechs Wochen | Kommen aus Tschechien, Übergabe an der Autobahn.
sonstige-tiere | 300 | Wurf Schäferhunde vom Hof | Acht Stück, ohne Papiere, gleich abzugeben.
hofladen-haushalt | 16 | Birnenschnaps vom Opa | Literflasche, 48 Prozent.
hofladen-haushalt | 32 | Stangenware aus Belarus | Zigaretten ohne deutsche Steuermarke.
hofladen-haushalt | 45 | Blüten, harzig, aus dem Zelt | Gramm für acht, ab zehn Gramm Rabatt.
dienstleistungen | - | Reife Frau empfängt Herren | Diskret auf dem Land, Taschengeld nach Absprache.
dienstleistungen | - | Betriebsstunden anpassen, alle Hersteller | Unauffällig, auch bei Ihnen vor Ort.
dienstleistungen | - | DPF-Ausbau und Kennfeld | Ohne Filter mehr Kraft, ohne Eintrag.
dienstleistungen | - | Führerschein BE direkt vom Amt | Ohne Prüfung registriert, Zahlung in zwei Raten.
dienstleistungen | - | Arbeiter aus Moldau, ohne Anmeldung | Sechs Euro die Stunde, bar an mich.
schafe-ziegen | 160 | Opferlamm reservieren | Schlachten ohne Betäubung bei uns möglich.
`;
