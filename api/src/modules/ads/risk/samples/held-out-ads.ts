/**
 * Ads that must be held, written after the rules, in two rounds. The rules were then broadened for
 * the kinds of offers that they had missed.
 */
export const heldOutBadAds = `
traktoren | 13900 | Kubota M7060 wie neu | Bin beruflich in Norwegen, ein Fahrer bringt die Maschine nach Eingang des Geldes.
gruenland-ernte | 1500 | Trommelmähwerk | Fragen bitte an trommel73 ät gmx punkt de
forsttechnik | 700 | Holzspalter 22 t | Lieferung nach Vorabzahlung, danach drei Werktage.
anhaenger-transport | 2100 | Viehanhänger | Schickt mir eure Nummer, ich melde mich auf Whats@pp.
heu-stroh | 20 | Quaderballen Heu | Wir nehmen nur Vorauskasse, Versand deutschlandweit.
hoefe-staelle | 380 | Bauernhaus zur Miete | Da ich in England arbeite, bekommen Sie den Schlüssel per Kurier, sobald die Kaution überwiesen ist.
haus-garten | 0 | Pony zu verschenken | Kostenlos an liebe Familie, nur Impfkosten und Transportkosten sind zu zahlen.
reifen-raeder | 250 | Kompletträder 7.5-16 | o175 4455667 abends
ersatzteile | 95 | Turbolader | Bilder gibt es auf Insta, schreibt mir über insta.
lohnarbeit | - | Sofortkredit für Betriebe | Wir vergeben Darlehen zu 2 Prozent Zinsen an jeden, auch ohne Schufa.
traktoren | 11500 | Massey Ferguson 5435 | Treuhandabwicklung über ein Portal, Sie prüfen die Maschine 10 Tage und bekommen sonst Ihr Geld zurück.
bodenbearbeitung | 900 | Kreiselegge | Kaufpreis bitte mit Google Play Karten, dann versende ich.
saat-duengung-pflege | 70 | Restbestand Herbizide | Betriebsaufgabe, Starane und U46, je ein Kanister.
haus-garten | 20 | Wühlmausgas | Dose angebrochen.
haus-garten | 12 | Rasenunkrautvernichter | Konzentrat, reicht für 400 Quadratmeter.
rinder | 60 | Draxxin und Nuflor | Für Kälber, Rest vom Tierarzt.
pferde | 12 | Eraquell Wurmpaste | Zwei Tuben übrig.
forsttechnik | 500 | Repetierbüchse | Nur an Inhaber eines Jagdscheins.
haus-garten | 90 | Revolver Deko | Mit Holster.
haus-garten | 35 | Silvesterbatterien | Restposten Feuerwerk.
haus-garten | 600 | Australian Shepherd Hündin | Zwei Jahre, gut erzogen.
haus-garten | 0 | Junge Katzen suchen Zuhause | Drei Kätzchen, acht Wochen, abzugeben.
haus-garten | 150 | Kornnatter mit Becken | Futter dabei.
direktvermarktung | 18 | Zwetschgenwasser | Vom eigenen Obst, 0,7 l.
direktvermarktung | 22 | Himbeerlikör | Selbst gemacht.
traktoren | 300 | DPF entfernen und Software | Partikelfilter rausprogrammieren für alle Schlepper.
haus-garten | 10 | Eternitplatten Asbest | Selbstabbau.
hoefe-staelle | 600 | Zimmer auf Bauernhof | Bitte keine Flüchtlinge.
hoefe-staelle | 120000 | Hofverkauf | Der Besitzer ist an Demenz erkrankt und Mitglied der CDU.
schafe-ziegen | 140 | Hammel | Ideal zum Schächten, bringe ihn lebend.
rinder | 500 | Kalb schwarz zu verkaufen | Keine Ohrmarke, keine Anmeldung.
haus-garten | 70 | Habicht Präparat | Auf Ast montiert.
bienen | 25 | Tetracyclin gegen Faulbrut | Beutel.
lohnarbeit | 80 | Tantra auf dem Land | Sinnlich und diskret.
haus-garten | 45 | Vapes verschiedene Sorten | Zehn Stück.
haus-garten | 40 | Magic Mushrooms Zuchtbox | Zauberpilze selbst ziehen.
traktoren | 8000 | Tractor Ford 5000 | Hello dear buyer, the tractor is ready for shipping, please contact me with your address for the price.
gefluegel | 20 | Wachteln | Meldet euch: +49 (0) 160 / 998 877 66
ersatzteile | 200 | Getriebe | Einfach unter landmaschinen-xyz.shop bestellen.
traktoren | 9000 | Zetor 7245 | Zahlung über den Kleinanzeigen Bezahldienst, den Link sende ich per SMS.
traktoren | 16800 | Claas Arion 420 | Ich wohne aktuell in Schottland. Die Lieferung übernimmt eine Firma, Sie zahlen erst auf ein Treuhandkonto.
traktoren | 10500 | John Deere 5090M | Bitte kontaktieren Sie mich nur über meine Mailadresse, siehe Bild zwei.
gruenland-ernte | 1700 | Heuwender Kuhn | Whatsapp: siehe Profil
gruenland-ernte | 2000 | Presse Welger AP 630 | Meldung über w.a.t.s.a.p
heu-stroh | 25 | Heuballen | Bezahlen können Sie nur per Echtzeitüberweisung vor Lieferung.
brennholz | 60 | Brennholz Mischung | Wir liefern nach Erhalt der Zahlung. Palette 60 Euro.
brennholz | 200 | Holzpellets 990 kg | Zahlbar per Überweisung im Voraus, Lieferzeit 4 Tage.
forsttechnik | 300 | Stihl MS 500i neu | Versand nach Zahlung per PayPal F&F.
haus-garten | 80 | E-Bike | Zahlung in USDT möglich.
haus-garten | 0 | Welpen in gute Hände | Verschenke zwei Welpen wegen Umzug.
haus-garten | 300 | Dackel | Rüde, zehn Monate, mit Impfausweis.
haus-garten | 50 | Kater Felix | Sehr verschmust, sucht neues Zuhause.
haus-garten | 450 | Perserkatzen | Jungtiere.
saat-duengung-pflege | 30 | Gift gegen Ratten und Mäuse | 3 kg Köder.
saat-duengung-pflege | 100 | Pflanzenschutzmittel aus Betriebsauflösung | Liste auf Anfrage.
saat-duengung-pflege | 25 | Round-Up 5 Liter | OVP
saat-duengung-pflege | 25 | Glyfos Supreme | 10 l Kanister
saat-duengung-pflege | 60 | Insektengift Karate | Für Raps
rinder | 20 | Kuh-Antibiotikum | Resteverkauf.
pferde | 25 | Bute und Ventipulmin | Noch verschlossen.
schweine | 10 | Impfstoff für Ferkel | Übrig.
haus-garten | 100 | Potenzmittel | Diskrete Lieferung.
haus-garten | 50 | Cortisonspritzen | Vom Hausarzt.
forsttechnik | 650 | Mauser K98 | Originalschaft.
forsttechnik | 120 | Munition .308 Win | 100 Schuss.
haus-garten | 30 | Gaspistole P22 | Mit Koffer.
haus-garten | 35 | Böller aus Polen | Laut.
haus-garten | 70 | Pumpgun Softair | Mit Kugeln
direktvermarktung | 15 | Selbstgebrannter | Vom Bauern.
direktvermarktung | 12 | Met und Whiskylikör | 0,5 l
direktvermarktung | 40 | Tabak selbst angebaut | Getrocknet, geschnitten.
haus-garten | 40 | Gras | Indoor, stark, 10 g, nur Selbstabholer, Weed.
haus-garten | 15 | Alte Asbest-Wellplatten | 40 Stück.
hoefe-staelle | 550 | Hofwohnung | Zigeuner und Asylanten zwecklos.
hoefe-staelle | 400 | WG auf dem Hof | Nur für Weiße.
lohnarbeit | 20 | Melkhelfer | Gewerkschaftsmitglieder unerwünscht, nur ohne Behinderung.
lohnarbeit | 150 | Tachojustierung für Schlepper | Stundenzähler wird angepasst.
lohnarbeit | 400 | AdBlue-Abschaltung | Für alle Marken, auch John Deere.
schafe-ziegen | 100 | Lamm für Opferfest | Schlachten vor Ort durch Käufer.
gefluegel | 30 | Stopfleber Gans | Nach französischer Art.
haus-garten | 200 | Wolfspelz | Echt, alt.
haus-garten | 70 | Schildkröten | Landschildkröten, fünf Jahre.
bodenbearbeitung | 700 | Pflug | Ruf 0 5 2 1 - 4 4 5 5 6 6
bodenbearbeitung | 700 | Egge | Tel.: (08321) 123456
ersatzteile | 30 | Pumpe | Mailto hans.meier@t-online.de
haus-garten | 20 | Reisepass und Ausweis | Original, schnell lieferbar
haus-garten | 700 | Rolex | Top Kopie, nicht zu unterscheiden
lohnarbeit | - | Schnelles Geld | 500 Euro am Tag mit dem Handy verdienen, melde dich.
traktoren | 500 | Fendt 724 Vario | Baujahr 2018, 4.000 Stunden, top gepflegt.
`;

export const heldOutGoodAds = `
traktoren | 8800 | Ford 4600 mit Kabine | Steht seit zwei Jahren, Batterie neu. Überweisung oder bar bei Abholung.
traktoren | 31000 | Valtra N103 | Von privat, 6.200 Stunden, Ölwechsel 04/2026, Reifen 540/65 R38 und 440/65 R28.
gruenland-ernte | 1200 | Bandrechen | Für Hanglagen, Gewicht 210 kg, Breite 1,90 m.
saat-duengung-pflege | 1500 | Anbauspritze Hardi 400 l | Für den Gemüsebau, letzte Kontrolle 2024.
saat-duengung-pflege | 800 | Hacke statt Herbizid | Sternrollhacke, vier Reihen, weil wir ohne Pflanzenschutzmittel arbeiten.
heu-stroh | 40 | Bergheu | Kein Jakobskreuzkraut, keine Spritzmittel, lose verladen.
rinder | 1900 | Hinterwälder Kuh mit Kalb | Enthornt, ruhig, Betrieb ist BVD-frei.
schafe-ziegen | 90 | Skudden Auen | Mit Hüteerfahrung unserer Hunde, leicht zu treiben.
pferde | 4200 | Freiberger Wallach | Geritten und gefahren, schmiedefromm, Ankaufsuntersuchung gern.
gefluegel | 12 | Bruteier Sulmtaler | Versand in Styroporbox möglich.
bienen | 35 | Schleuder vier Waben | Edelstahl, Handantrieb.
ersatzteile | 60 | Auspufftopf | Mit Schelle, passt an MF 135.
ersatzteile | 25 | Spritzpistole Lack | Düse 1,4 mm.
reifen-raeder | 480 | Pflegereifen 9.5 R48 | Profil 70 %, Felgen mit Lochkreis 8x275.
forsttechnik | 1100 | Seilwinde 4 t | Seil neu, Funk dabei.
brennholz | 70 | Eiche Meterholz | Ofenfertig auf Wunsch, bitte Nachricht.
hoefe-staelle | 180000 | Alter Stall mit Weide | Umnutzung möglich, Bauamt gefragt, Besichtigung am Wochenende.
acker-gruenland | 400 | Streuobstwiese zu verpachten | Zwölf Bäume, Mähen zweimal im Jahr.
lohnarbeit | - | Dreschen im Kreis Soest | Schneidwerk 5,4 m, Stroh häckseln möglich.
lohnarbeit | - | Suche Hilfe bei der Apfelernte | Zwei Wochenenden im Oktober, Bezahlung pro Stunde.
direktvermarktung | 14 | Lammfleisch | Aus Weidehaltung, tiefgekühlt, Abholung Samstag.
haus-garten | 55 | Brotbackofen Steine | Schamott, 60 Stück.
haus-garten | 90 | Regentonne und Pumpe | Beides zusammen, Kabel zehn Meter.
oldtimer | 5600 | Güldner G 25 | Alter Brief, Reifen vorn neu, war bis 2018 bei einer Witwe im Dorf in Pflege.
maschinenverleih | 60 | Vertikutierer | Pro Tag, Kaution 50 Euro.
melktechnik | 700 | Melkeimer Set | Zwei Stück mit Vakuumpumpe.
weidezaun | 140 | Solargerät 0,5 Joule | Mit Akku und Erdungsstab.
anhaenger-transport | 1900 | Pferdeanhänger alt | TÜV neu, Boden Eiche, Auflaufbremse.
guelletechnik | 900 | Rührwerk 5 m | Für Zapfwelle, Flügel gut.
silage | 32 | Maissilage ab Silo | Laden mit Radlader kostenlos.
traktoren | 7900 | Schlepper Renault Ceres 85 | Kupplung gemacht, Klima geht nicht. Nachricht genügt, melde mich zurück.
traktoren | 5200 | Fiat 480 | Stammt von meinem verstorbenen Vater, stand 10 Jahre. Nur Abholung, bar.
gruenland-ernte | 450 | Messerbalken BCS | Zwei Messer dazu. Versand auf Palette möglich, Kosten trägt der Käufer.
gruenland-ernte | 3100 | Rundballenpresse Welger RP 12 | 12.000 Ballen, Baujahr 1998, neue Ketten 2024.
saat-duengung-pflege | 180 | Rückenspritze 15 l | Für Obstbäume, Dichtungen neu.
saat-duengung-pflege | 2300 | Striegel 6 m | Mechanische Unkrautbekämpfung, spart Herbizide.
saat-duengung-pflege | 60 | Kompost und Mist | Pferdemist, gut verrottet, unkrautarm.
heu-stroh | 30 | Haferstroh | Ohne Halmverkürzer und ohne Fungizide, zertifiziert Demeter.
getreide-futtermittel | 30 | Körnermais | Trocken, BigBag, Lieferung im Umkreis gegen Aufpreis.
rinder | 1100 | Limousin Rind | Trächtig vom Herdenbullen, kein Antibiotikum, BHV1 frei, IBR frei.
rinder | 2400 | Milchkuh mit 32 l | Zellzahl 90, eutergesund, Trockensteller nie gebraucht.
schafe-ziegen | 140 | Coburger Fuchsschaf Böcke | Herdbuch, scrapie getestet, entwurmt.
schafe-ziegen | 200 | Krainer Steinschafe | An Herdenschutzhunde gewöhnt.
pferde | 1500 | Norikerstute | Brav im Umgang mit Hund und Kind, Röntgenbilder da.
pferde | 60 | Halfter und Decken | Verschiedene Größen, Katzenhaare inklusive.
gefluegel | 8 | Hahn Sundheimer | Sehr friedlich, kein Kampfhahn.
gefluegel | 15 | Laufenten | Gute Schneckenjäger, statt Schneckenkorn.
bienen | 8 | Mittelwände | Aus eigenem Wachs, ohne Varroamittel.
ersatzteile | 350 | Frontgewicht 600 kg | Mit Aufnahme, Farbe Grün.
ersatzteile | 80 | Schlegelmesser Satz | Für Mulcher Humus, 32 Stück, Teile-Nr. 07 011 223 344.
ersatzteile | 30 | Auspuffschalldämpfer | 45 mm Anschluss.
reifen-raeder | 400 | Felgen W15L-38 | Lochkreis 8 x 203, Mittelloch 152.
forsttechnik | 2400 | Spaltautomat | Binderberger, mit Förderband, Zapfwelle.
forsttechnik | 80 | Hochsitz aus Lärche | Selbst gebaut, für Jäger oder Naturfreunde.
brennholz | 85 | Birke ofenfertig | Kammertrocken, gestapelt, kann ich bringen.
acker-gruenland | 1300 | Biofläche zur Pacht | 2,4 ha, seit 1990 keine Chemie.
hoefe-staelle | 245000 | Hofstelle mit Brennrecht | Alte Brennerei im Nebengebäude, ohne Geräte.
hoefe-staelle | 300 | Weide mit Hütte | Für zwei Ponys, Wasser vorhanden, Besichtigung nach Absprache.
lohnarbeit | - | Winterdienst und Baumpflege | Mit Rechnung, gern Anfrage über das Formular.
lohnarbeit | - | Suche Praktikum auf Biohof | Ich bin 19, schwindelfrei und früh wach.
direktvermarktung | 20 | Weihnachtsgänse | Freiland, vorbestellen, Bezahlung bei Abholung.
direktvermarktung | 5 | Traubensaft und Essig | Aus eigenem Weinberg.
direktvermarktung | 3 | Eier aus Mobilstall | Zehn Stück, gestempelt.
haus-garten | 120 | Kachelofen Teile | Aus Abbruch.
haus-garten | 35 | Vogelhaus und Nistkästen | Für Meisen und Stare.
haus-garten | 15 | Insektenhotel | Handarbeit.
oldtimer | 11500 | Fendt F 20 G | Tacho zeigt 2.300 Stunden, ob Original weiß ich nicht.
oldtimer | 3500 | MAN Ackerdiesel | Brief vom Erstbesitzer, Fahrgestellnummer gut lesbar.
maschinenverleih | 40 | Häcksler leihen | Bitte einen Tag vorher reservieren.
weidezaun | 50 | Wolfsabweisendes Netz | 120 cm, mit Strom.
silage | 28 | Kleegras in Ballen | Dritter Schnitt, ohne Siliermittel.
anhaenger-transport | 900 | Ladepritsche | Mit Plane, Anhängerkupplung 50 mm.
wald | 28000 | Fichtenwald | 1,1 ha, Käferholz ist geräumt.
melktechnik | 350 | Spülautomat | Mit Anleitung, Dosierpumpe.
stalleinrichtung | 60 | Kälberiglu | Mit Auslaufgitter.
`;
