/**
 * Ads that must be held. Training data of the word model (`word-model.ts`); not used for
 * evaluation.
 */
export const trainingBadAds = `
traktoren | 8700 | Fendt 415 Vario | Ich befinde mich im Ausland und habe den Schlepper einer Spedition übergeben, die liefert sobald die Zahlung bei ihr eingegangen ist.
traktoren | 10200 | Claas Axion 800 | Meine Frau arbeitet in Dublin, die Maschine steht dort in der Halle. Lieferung frei Haus, Sie zahlen vorher die Hälfte.
traktoren | 5900 | Same Explorer 90 | Anschauen ist leider nicht möglich, weil der Traktor schon verladen ist. Nach Erhalt dürfen Sie ihn eine Woche prüfen.
traktoren | 7700 | Zetor Proxima | Ein Treuhänder verwahrt Ihr Geld bis zur Ankunft, seine Kontonummer schicke ich Ihnen.
frontlader-radlader | 6600 | JCB 531 Teleskop | Schicken Sie mir eine Kopie vom Ausweis und Ihre Bankdaten, dann mache ich den Kaufvertrag fertig.
frontlader-radlader | 4800 | Giant Hoflader | Wer 500 Euro Sicherheit überweist, dem halte ich ihn frei. Adresse gibt es danach.
anhaenger-transport | 1200 | Tieflader 10 t | Zahlung nur als Geschenk unter Freunden, sonst gehen Gebühren ab.
anhaenger-transport | 900 | Rungenwagen | Guthabenkarten von der Tankstelle reichen mir, Foto vom Code schicken.
reifen-raeder | 180 | Satz Pflegereifen | Erst Geld dann Ware, abholen geht nicht, Paket kommt aus Bulgarien.
ersatzteile | 90 | Hydraulikpumpe | Der Link zum sicheren Bezahlen kommt nach Ihrer Nachricht, dort Kartendaten eingeben.
ersatzteile | 700 | Terminal ISOBUS ohne Rechnung | Gesperrt, Herkunft egal, nur bar am Autohof.
ersatzteile | 1100 | Lenkautomat mit Antenne | Seriennummer abgekratzt, ohne Freischaltung, heute noch mitnehmen.
ersatzteile | 300 | Katalysatoren, viele Stück | Fragen werden nicht beantwortet, keine Quittung.
hoefe-staelle | 300 | Häuschen im Grünen zur Miete | Ich bin beruflich versetzt worden. Schlüssel schickt Ihnen ein Portal zu, sobald Kaution und Miete dort liegen.
hoefe-staelle | 420 | Bauernhaus mit Garten | Bitte Gehaltsnachweise, Ausweis beide Seiten und ein Selfie vorab, viele Bewerber.
hoefe-staelle | 200 | Zimmer am Gutshof | Besichtigung erst nach Zahlung der ersten Miete, ich wohne in Madrid.
acker-gruenland | 9000 | 5 ha Wiese unter Wert | Verkäufer lebt in Übersee, ein Anwalt dort wickelt ab, vorab Gebühr 900 Euro.
wald | 4000 | 8 ha Fichtenwald | Nur gegen Reservierungsentgelt, Unterlagen danach, Eigentümerin in der Schweiz erreichbar.
dienstleistungen | - | Geld sofort für jeden | Auch bei Schulden, Zusage in einer Stunde, Bearbeitungskosten im Voraus.
dienstleistungen | - | Privatmann verleiht Kapital | Ohne Bank, ohne Nachweise, Sie zahlen erst eine Versicherung.
dienstleistungen | - | Ihr Konto kann arbeiten | Wir überweisen Ihnen Geld, Sie leiten weiter und behalten einen Anteil.
dienstleistungen | - | Nebenjob als Zahlungshelfer | Überweisungen empfangen, bar abheben, weitergeben, zehn Prozent für Sie.
dienstleistungen | - | Pakete empfangen daheim | Neu etikettieren und ins Ausland schicken, dreißig Euro pro Sendung.
dienstleistungen | - | Bankkonto eröffnen und Prämie kassieren | Sie machen nur die Videoprüfung, Zugangsdaten bekommen wir.
dienstleistungen | - | Kryptohandel automatisch | Unser Bot verdoppelt den Einsatz, schon Hunderte Bauern reich geworden.
dienstleistungen | - | Reich mit Coins | Tritt der Gruppe bei, täglich Signale, Gewinn garantiert.
dienstleistungen | - | Verdienen ohne Arbeit | 2000 Euro im Monat von daheim, Paket für den Einstieg 99 Euro.
dienstleistungen | - | Vertriebspartner gesucht, passiv verdienen | Andere anwerben und an deren Umsatz verdienen, Startgebühr.
dienstleistungen | - | Schulden weg ohne Gericht | Vorher 300 Euro, dann nie wieder Post vom Inkasso.
dienstleistungen | - | Zähler am Schlepper zurücksetzen | Stunden nach Wunsch, kommen zu Ihnen auf den Hof.
dienstleistungen | - | Tacho runter, Wert rauf | Mobil, diskret, alle Marken.
dienstleistungen | - | Harnstoffeinspritzung wegprogrammieren | Filter raus, Leistung rauf, merkt keiner.
dienstleistungen | - | HU-Stempel ohne Fahrt zur Prüfstelle | Bericht kommt mit der Post.
dienstleistungen | - | Führerschein T ohne Fahrschule | Eingetragen beim Amt, in zwei Wochen da.
dienstleistungen | - | Zeugnis und Gesellenbrief nach Wunsch | Mit echtem Siegel, niemand merkt etwas.
dienstleistungen | - | Rechnungen über jeden Betrag | Für das Finanzamt, zehn Prozent der Summe.
dienstleistungen | - | Nette Frau besucht Sie zu Hause | Zärtlich und diskret, Treffen gegen Geschenk.
dienstleistungen | - | Entspannung für den Herrn | Massage mit glücklichem Ende, auch Hotel.
dienstleistungen | - | Suche Sie für gewisse Stunden | Finanziell wird sich erkenntlich gezeigt.
dienstleistungen | - | Günstige Arbeiter ohne Papierkram | Acht Männer, sofort, Stunde sechs Euro, bar.
dienstleistungen | - | Erntehelfer ohne Anmeldung | Schlafen in der Scheune, Pässe sammeln wir ein.
dienstleistungen | - | Asbestdach nehme ich billig mit | Wird irgendwo vergraben, fragen Sie nicht.
dienstleistungen | - | Altöl und Kanister verschwinden lassen | Schnell und ohne Nachweis.
saat-duengung-pflege | 60 | Rest Unkrautmittel im Originalgebinde | Drei Liter, darf man so nicht mehr kaufen, wirkt aber.
saat-duengung-pflege | 85 | Zeug gegen Disteln und Ampfer | Zwei Kanister, ohne Nachweis abzugeben.
saat-duengung-pflege | 120 | Kanister für die ganze Einfahrt | Danach wächst jahrelang nichts mehr.
saat-duengung-pflege | 70 | Mittel gegen Läuse und Käfer von früher | Hochgiftig, Totenkopf drauf, wirkt Wunder.
saat-duengung-pflege | 45 | Fungizidrest gegen Mehltau | Angebrochene Flasche, ein Liter.
saat-duengung-pflege | 95 | Spritzmittel aus Tschechien | Derselbe Wirkstoff, fremdes Etikett, halb so teuer.
saat-duengung-pflege | 50 | Saatgutbeize rot | Fünf Liter übrig.
haus-garten | 20 | Gift für Ratten, stark | Blockköder, nur für Profis zugelassen, gebe ich so ab.
haus-garten | 15 | Maulwurf-Patronen mit Gas | Sechs Stück, einfach ins Loch.
bienen | 35 | Varroa-Mittel aus dem Ausland | In Deutschland nicht zugelassen, hilft am besten.
rinder | 60 | Injektoren fürs Euter | Zehn Stück übrig, Kuh ist weg.
rinder | 90 | Ampullen für die Brunst | Vom Doktor, Kühlschrank gelagert.
rinder | 40 | Penicillin vom Tierarzt | Halbe Flasche, noch lange haltbar.
schweine | 50 | Mittel ins Futter gegen Husten | Ein Eimer, verschreibungspflichtig eigentlich.
schafe-ziegen | 30 | Wurmmittel zum Eingeben | Kanister halb voll, reicht für fünfzig Tiere.
pferde | 45 | Paste zum Ruhigstellen | Für Schmied und Verladen, zwei Spritzen.
pferde | 70 | Pulver gegen Lahmheit | Beutel vom Tierarzt, Pferd ist tot.
gefluegel | 25 | Antibiotische Tropfen für Hühner | Restmenge mit Beipackzettel.
hofladen-haushalt | 40 | Tabletten zum Einschlafen | Packung noch zu, ohne Rezept.
hofladen-haushalt | 90 | Abnehmpens | Zwei Stück, ungeöffnet, gekühlt.
hofladen-haushalt | 700 | Büchse vom Großvater | Keine Papiere, war nie angemeldet, schießt gerade.
hofladen-haushalt | 400 | Doppelläufige aus Nachlass | Ohne Waffenbesitzkarte abzugeben.
hofladen-haushalt | 50 | Patronen verschiedene Kaliber | Ein Karton, vom Dachboden.
hofladen-haushalt | 120 | Luftpistole mit Kugeln | Sehr stark, ohne Zeichen.
hofladen-haushalt | 30 | Schlagstock ausziehbar | Stahl, zur Selbstverteidigung.
hofladen-haushalt | 25 | Tränengas in der Dose | Wirkt sofort bei Mensch und Tier.
hofladen-haushalt | 60 | Böllerkiste aus Polen | Richtig starke, nichts für Kinder.
hofladen-haushalt | 35 | Schwarzpulver und Zündschnur | Vom alten Schießverein.
hofladen-haushalt | 20 | Springmesser aus Italien | Scharf, geht auf Knopfdruck auf.
hofladen-haushalt | 300 | Präparat Steinadler | Ohne Papiere, vom Speicher.
hofladen-haushalt | 150 | Ausgestopfte Eule | Alt, Nachweis gibt es keinen.
hofladen-haushalt | 200 | Figuren aus Elfenbein | Handgeschnitzt, aus Afrika mitgebracht.
hofladen-haushalt | 400 | Pelz vom Luchs | Von der Großmutter.
sonstige-tiere | 80 | Schildkröten ohne Papiere | Aus eigener Nachzucht im Garten.
sonstige-tiere | 50 | Singvögel frisch gefangen | Stieglitz und Zeisig im Käfig.
sonstige-tiere | 40 | Igelbabys gefunden | Gebe ich ab, zahm.
sonstige-tiere | 900 | Äffchen handaufgezogen | Sehr lieb, Windel nötig.
sonstige-tiere | 450 | Hundebabys aus dem Ausland | Sieben Wochen, Übergabe am Rastplatz, mehrere Rassen.
sonstige-tiere | 300 | Niedliche Vierbeiner suchen Körbchen | Mama Labrador, Papa Collie, Abgabe sofort, Schutzgebühr.
sonstige-tiere | 600 | Blaue Bulldöggchen | Kurze Nase, selten, Ratenzahlung möglich.
sonstige-tiere | 250 | Kätzchen mit Faltohren | Sechs Wochen alt, sofort mitnehmen.
hofladen-haushalt | 12 | Hausgebrannter aus Zwetschgen | Flasche ein Liter, 50 Prozent.
hofladen-haushalt | 18 | Obstler ohne Etikett | Kanisterweise, vom Nachbarn gebrannt.
hofladen-haushalt | 30 | Zigaretten ohne Banderole | Stange, Marken aus dem Osten.
hofladen-haushalt | 25 | Tabak vom eigenen Feld | Geschnitten, in Tüten.
hofladen-haushalt | 40 | Kräuter zum Rauchen, stark | Hilft beim Entspannen, Gramm zehn Euro.
hofladen-haushalt | 60 | Pilze, die Farben zeigen | Getrocknet, diskreter Versand.
hofladen-haushalt | 250 | Neue Handys ohne Karton | Fünf Stück, günstig, Herkunft unbekannt.
hofladen-haushalt | 90 | Markenuhren, sehen aus wie echt | Kein Unterschied zu erkennen.
hofladen-haushalt | 70 | Designertaschen aus der Türkei | Eins zu eins nachgemacht.
hofladen-haushalt | 35 | Orden und Abzeichen von 1940 | Mit Kreuz und Adler, aus dem Nachlass.
rinder | 300 | Rinder ohne Ohrmarken | Nicht gemeldet, schnell weg.
rinder | 500 | Kuh liegt seit gestern | Zum Schlachten, muss sofort geholt werden.
schweine | 80 | Schwein hausgeschlachtet, Hälften | Ohne Stempel, Fleisch ist gut.
schafe-ziegen | 150 | Lämmer zum Fest | Kann bei uns auf dem Hof geschächtet werden.
pferde | 0 | Pony geschenkt | Nur der Flug und der Zoll sind zu begleichen, bitte an die Transportfirma.
pferde | 0 | Stute gratis wegen Umzug nach Amerika | Kosten für Papiere und Fahrt tragen Sie vorab.
getreide-futtermittel | 12 | Gebeizter Weizen fürs Geflügel | Rote Körner, einfach mischen.
getreide-futtermittel | 20 | Nachgebaute Saatkartoffeln | Ohne Lizenz, eigene Vermehrung.
traktoren | - | Schlepper aus Nachlass im Ausland | Ich erbte ihn und lebe auf Teneriffa. Eine Agentur stellt ihn zu, nachdem Sie eingezahlt haben.
traktoren | - | Traktor auf Probe nach Hause | Die Fuhrfirma möchte Pfand, das bekommen Sie später zurück.
traktoren | - | Guter Schlepper, wenig Geld | Bin Soldat im Einsatz, ein Freund regelt alles, Sie senden die Summe per Blitzüberweisung.
traktoren | - | Steht beim Zoll | Sobald die Einfuhr beglichen ist, rollt der Lkw los. Telefon geht hier nicht.
frontlader-radlader | - | Radlader gegen Sperrkonto | Sie zahlen auf ein Treuhandkonto ein, danach wird verladen.
frontlader-radlader | - | Der Schnellste bekommt ihn | Wer heute 300 Euro schickt, erfährt wo er steht.
anhaenger-transport | - | Ladewagen, Standort nach Zahlung | Nur ernste Käufer, ein Teil des Preises sichert den Zuschlag.
ersatzteile | - | Navigationsempfänger ohne PIN | Maschine gibt es nicht mehr, Unterlagen auch nicht.
ersatzteile | - | Steuergeräte, keine Herkunftsfragen | Scheine abgezählt, Treffpunkt Raststätte.
ersatzteile | - | Baumaschinenschlüssel und Werkzeug vom Laster gefallen | Kein Beleg, billig.
holz-forst | - | Motorsägen ohne Nummern | Mehrere, diese Nacht noch, bar.
hoefe-staelle | - | Mietwohnung, Vermieter zur See | Agentur übergibt den Schlüssel, zwei Mieten bei ihr hinterlegen.
hoefe-staelle | - | Selbstauskunft mit Reisepass vorab | Scan mailen, dann sehen wir weiter.
dienstleistungen | - | Familie verleiht Erspartes | Geringe Zinsen, erst sind Notarkosten fällig.
dienstleistungen | - | Kundengelder auf Ihr Konto | Sie heben ab und übergeben es einem Boten, Wochenlohn.
dienstleistungen | - | Post annehmen und neu bekleben | Ab in die Filiale, bezahlt wird jede Lieferung.
dienstleistungen | - | Bei Banken anmelden und Code weitergeben | Achtzig Euro für zehn Minuten.
dienstleistungen | - | Jede Woche das Doppelte | Rein mit 200, raus mit 400, Auszüge auf Anfrage.
dienstleistungen | - | Server schürfen für Sie | Monatlich sichere Prozente, Anteile kaufen.
dienstleistungen | - | Werde Teil unseres Teams | Freunde werben, zurücklehnen, Provision fließt. Einstieg kostet.
dienstleistungen | - | Negative Einträge verschwinden | In einer Woche sauber, vorher 250 Euro.
dienstleistungen | - | Plakette ohne Vorführung | Foto vom Fahrzeugschein reicht, Aufkleber kommt.
dienstleistungen | - | Nachweis ohne Kurs und Prüfung | Karte kommt im Briefumschlag, sieht echt aus.
dienstleistungen | - | Steuergerät vergisst die Abfrage | Kein Nachfüllen mehr, volle Leistung.
dienstleistungen | - | Kolonne sofort lieferbar | Zehn Männer, schlafen bei Ihnen, Lohn geht an den Chef.
dienstleistungen | - | Sie sucht großzügigen Herrn | Schöne Abende, Entlohnung nach Absprache.
dienstleistungen | - | Er, sportlich, besucht Damen | Für gewisse Momente, gegen Entgelt.
dienstleistungen | - | Begleitung für Landwirte | Hübsch, verschwiegen, auch über Nacht.
rinder | - | Färsen stehen in Frankreich | Zwanzig Prozent auf mein Konto, dann fährt der Lastwagen.
pferde | - | Pony umsonst, nur Quarantäne offen | Papiere und Reise für 240 Euro tragen Sie.
sonstige-tiere | - | Papageien geschenkt | Sie zahlen nur Versandversicherung, wir ziehen um.
saat-duengung-pflege | - | Grüner Kanister mit Totalwirkung | Für Stoppeln und Wege, war früher überall zu haben.
saat-duengung-pflege | - | Wuchsstoff fürs Grünland | Gegen Löwenzahn und Hahnenfuß, Kanister etwas beschädigt.
saat-duengung-pflege | - | Systemische Flasche für den Wein | Importiert, steht auf keiner Liste.
saat-duengung-pflege | - | Alte Bestände, Kenner wissen Bescheid | Wirkstoffe gibt es heute nicht mehr.
saat-duengung-pflege | - | Halmstabilisator und Blattmittel | Fünf Liter, Zulassung vorbei.
haus-garten | - | Rosa Körner gegen Mäuse | Eimer, danach ist die Scheune ruhig.
haus-garten | - | Konzentrat fürs Pflaster | Alles wird gelb, reicht für den ganzen Hof.
haus-garten | - | Ameisenpulver alter Rezeptur | Starkes Nervengift, Dose voll.
bienen | - | Plättchen gegen Milben aus dem Osten | Bei uns nicht erlaubt, sehr wirksam.
bienen | - | Antibiotikum gegen Faulbrut | Pulver, einfach in den Zucker.
rinder | - | Langzeitspritze, ungeöffnet | Von der Praxis dagelassen, wirkt eine Woche.
rinder | - | Infusionen und Nadeln | Kalzium, Cortison, aus Betriebsaufgabe.
schweine | - | Eisenspritzen und Narkose für Ferkel | Restposten, Ampullen.
schweine | - | Chlortetra im Sack | Einmischen ins Futter.
schafe-ziegen | - | Pour-on gegen Zecken und Würmer | Halber Liter, rezeptpflichtig.
pferde | - | Etwas gegen Hufrehe und Schmerzen | Tütchen aus der Praxis.
pferde | - | Hengstberuhiger, stark | Spritze mit Kanüle, ein Milliliter reicht.
gefluegel | - | Kokzidienmittel vom Arzt | Fläschchen fürs Wasser.
hofladen-haushalt | - | Blaue Pillen im Umschlag | Diskret, ohne Arztbesuch.
hofladen-haushalt | - | Schlank-Spritze | Wirkt wie bei den Stars, kühl gelagert.
hofladen-haushalt | - | Jagdliches Erbe ohne Bürokratie | Mit Glas, Schloss gängig.
hofladen-haushalt | - | Langwaffe, Kurzwaffe, Sammlung | Karte vom Amt nicht nötig.
hofladen-haushalt | - | Beutel Hülsen und Schrot | Alte Schachteln vom Jäger.
hofladen-haushalt | - | Leuchtkugelpistole | Dazu zwanzig Schuss.
hofladen-haushalt | - | Messer mit Feststellung, eines springt | Sammlung, auch verbotene.
hofladen-haushalt | - | Kugelbomben und Vogelschrecker | Pyro, nichts für schwache Nerven.
hofladen-haushalt | - | Balg vom Fischotter und Tierkopf | Speicherfund, Präparator unbekannt.
hofladen-haushalt | - | Kette aus Elefantenzahn | Erbe, echte Schnitzkunst.
hofladen-haushalt | - | Schildpattkamm und Korallen | Von einer Reise.
sonstige-tiere | - | Nestling vom Greifvogel | Handzahm, frisst Küken aus der Hand.
sonstige-tiere | - | Nattern und Molche aus dem Steinbruch | Mitgenommen, im Glas.
sonstige-tiere | - | Rehkitz mit Flasche aufgezogen | Folgt wie ein Hund.
sonstige-tiere | - | Frenchie-Babys in seltener Farbe | Papa aus Osteuropa, Kleinbus kommt freitags.
sonstige-tiere | - | Labbis, neun Geschwister | Mutter nicht zu sehen, am besten gleich mitnehmen.
sonstige-tiere | - | Mieze mit vier Jungen | Ungeimpft, Hofkatze.
sonstige-tiere | - | Kleiner Kangal-Mix | Passt auf, scharf.
hofladen-haushalt | - | Klarer aus dem Kessel vom Nachbarn | Fünfundvierzig Umdrehungen, ohne Zoll.
hofladen-haushalt | - | Rauchwaren ohne Marke drauf | Zehnerpacks aus Moldawien.
hofladen-haushalt | - | Grünes, getrimmt und getrocknet | Für Kenner, selbst gezogen.
hofladen-haushalt | - | Wasserpfeifentabak kiloweise | Ohne Steuerzeichen.
hofladen-haushalt | - | Vodka kanisterweise | Aus dem Osten mitgebracht.
schafe-ziegen | - | Hammel zum Fest | Messer und Platz da, auf Ihre Art.
rinder | - | Notschlachtung, Fleisch billig | Tierarzt war keiner da.
schweine | - | Wildschwein, frisch geschossen | Trichinenprobe spare ich mir.
hofladen-haushalt | - | Rohmilch per Versand | Kommt gekühlt im Paket.
getreide-futtermittel | - | Muffiges Getreide | Für Schweine reicht es noch, Grenzwert egal.
dienstleistungen | - | Keine Ausländer bitte | Zimmer nur an Deutsche.
dienstleistungen | - | Mein Nachbar ist ein Betrüger | Hier sein Name und seine Adresse, er trinkt.
`;
