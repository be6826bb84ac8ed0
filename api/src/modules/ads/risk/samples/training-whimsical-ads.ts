/**
 * Honest ads in unusual, terse or playful words. Training data of the word model; not used for
 * evaluation.
 */
export const trainingWhimsicalAds = `
gefluegel | 0 | Gockel Karl-Heinz sucht Asyl | Er kräht ab halb vier, die neue Nachbarin schreibt Briefe. Sonst ein Kavalier.
gefluegel | 5 | Eier, einzeln, mit Namen der Henne | Berta, Hilde oder Frau Schmidt. Steht mit Bleistift drauf.
gefluegel | 0 | Hahn abzugeben, drei sind zwei zu viel | Mir egal ob Zierde oder Topf, ich mag nur nimmer schlichten.
gefluegel | 12 | Laufenten zur Schneckenmiete | Vier Damen, zwei Wochen, ihr stellt das Wasserbecken. Sie kommen zurück, dick.
gefluegel | - | Tausche Junghahn gegen Kuchen | Am liebsten Zwetschgendatschi mit Streusel.
schafe-ziegen | 0 | Ziegenbock Schorsch, Duft inklusive | Er tut nix, er stinkt bloß. Decken kann er.
schafe-ziegen | 30 | Rasenmäher mit Wolle, Tagesmiete | Vier Schafe samt Netz und Wassereimer. Düngen tun sie gratis.
schafe-ziegen | - | Schaf Nummer 7 gesucht | Ist am Dienstag über alle Berge. Blaues Band, frech. Hinweise bitte.
rinder | - | Kuhpatin werden | Ihr kriegt Foto und Besuchsrecht, Rosi frisst dafür euer Patengeld in Form von Heu.
rinder | 20 | Kuhfladen getrocknet, Stück für die Bowle? Nein, fürs Feuer | Zum Anheizen im Lehmofen, riecht kaum. Kiste voll.
pferde | 0 | Pferdeäpfel, ewig viele | Schaufel steht am Tor. Rosen lieben den Stoff.
pferde | 10 | Kutschfahrt mit Grantler | Der Kutscher redet wenig, die Rösser nix. Landschaft schön.
pferde | - | Ross sucht Rentnerin | Zweimal die Woche putzen und betüdeln, Reiten eher nicht mehr.
pferde | 15 | Hufeisen, getragen, Glück ungewiss | Zehn Stück rostig. Bei mir haben sie nichts gebracht.
schweine | - | Sau Lotte wird Oma, suche Wärmelampe | Leihen reicht, bekommt ihr mit Ferkelfoto zurück.
bienen | 4 | Kerze aus eigenem Wachs, leicht schief | Brennt trotzdem gerade. Fünf Stunden.
bienen | 0 | Schwarm hängt am Apfelbaum | Wer mag ihn holen, bevor er sich anders entscheidet? Leiter ist da.
bienen | - | Suche Imkerpaten | Ich hab zwei Völker und drei Meinungen gelesen. Brauche eine vierte.
sonstige-tiere | 8 | Kaninchenmist, der beste im Dorf | Meine Kürbisse sind danach ausgerastet. Eimer bitte zurück.
sonstige-tiere | 6 | Regenwürmer fürs Hochbeet, eine Handvoll | Fleißig, keine Gewerkschaft. Im Joghurtbecher.
sonstige-tiere | 0 | Weinbergschnecken, ausgesetzt von der Natur | Bitte in euren Garten tragen lassen, meine Salate sind durch. Nur Spaß, aber helft mir beim Sammeln.
sonstige-tiere | - | Mausefänger auf Zeit gesucht | Deine Katze darf drei Wochen Urlaub auf unserem Heuboden machen. Verpflegung frei.
sonstige-tiere | - | Hund darf mit: Wandergruppe für Bauern | Sonntag nach dem Melken, zwei Stunden, wer hinkt geht langsam.
sonstige-tiere | 20 | Enkel baut Insektenhotels | Neun Jahre, Meister im Bohren. Erlös geht in die Lego-Kasse.
haus-garten | 0 | Zucchini. Bitte nehmt sie. | Kiste am Zaun, auch nachts. Ich seh weg.
haus-garten | 3 | Vogelscheuche, arbeitslos | Die Krähen sitzen drauf. Hut ist gut.
haus-garten | 5 | Gartenzwerg mit Gipsbein | Ist dem Mäher begegnet. Hat Charakter.
haus-garten | 0 | Löcher zu verschenken | In Form von Blumentöpfen ohne Boden, 20 Stück. Fürs Spargelbleichen.
haus-garten | 12 | Schubkarre quietscht in C-Dur | Öl hilft nicht. Fährt aber geradeaus.
haus-garten | - | Tausche Rhabarber gegen Rezept | Ich kann ihn nimmer sehen. Wer weiß was außer Kompott?
haus-garten | 25 | Rosenbogen, verwünscht | Drei Rosen sind mir eingegangen. Vielleicht hast du mehr Liebe.
haus-garten | 0 | Maulwurfshügel-Erde, feinste Ware | Abholen mit Eimer, er liefert täglich nach. Für Anzucht super.
haus-garten | 4 | Brennnesselsud, fünf Liter | Selber angesetzt, riecht wie die Schulturnhalle. Gießen im Verhältnis eins zu zehn.
haus-garten | 10 | Schild: Hier wache ich, mit Hühnerbild | Holz, gelasert. Einbrecher lachen sich tot.
haus-garten | 15 | Emailschild Vorsicht Gift, alt | Sammlerstück aus der Drogerie, Rost an den Löchern. Nur das Schild.
haus-garten | 8 | Regentonne mit Untermieter | Der Frosch bleibt da oder geht mit, er entscheidet.
direktvermarktung | 6 | Marmelade Quitte mit Haaren im Namen | Heißt Pelzquitte nach dem Flaum. Sind keine drin.
direktvermarktung | 3 | Brot von gestern | Heute halb so teuer, schmeckt übermorgen am besten. Im Kasten am Hoftor.
direktvermarktung | 7 | Chutney scharf, das Zeug haut rein | Chili aus dem Gewächshaus, Hände waschen vor dem Augenreiben.
direktvermarktung | 2 | Gurken, krumm, ehrlich | EU-Norm verfehlt, Salz liegt daneben.
direktvermarktung | 4 | Knoblauch gegen Vampire und Schnupfen | Zopf mit zehn Knollen. Ersteres ungeprüft.
direktvermarktung | - | Kasse des Vertrauens sucht Vertrauen | Wer letzte Woche Kartoffeln ohne Geld mitnahm: passt schon, aber schreib einen Zettel.
hofladen-haushalt | 1 | Ein Knopf | Hirschhorn. Mir fehlt die Jacke dazu.
hofladen-haushalt | 20 | Kuckucksuhr, Vogel beleidigt | Kommt raus, sagt aber nichts. Werk läuft.
hofladen-haushalt | 5 | Bierkrüge vom Schützenfest 1974 bis 1989 | Lückenlos bis auf das Jahr meiner Hochzeit.
hofladen-haushalt | 30 | Ofenrohr-Elefant, Schweißkunst | Mein Mann hat in der Rente viel Zeit. Rostet schön.
hofladen-haushalt | 10 | Akkordeon, drei Töne streiken | Für Bastler oder moderne Musik.
hofladen-haushalt | 0 | Klavier, Erdgeschoss, gestimmt anno 98 | Vier starke Leute und es gehört euch.
hofladen-haushalt | 8 | Puzzle 1000 Teile, 999 da | Der Hund bereut nichts.
hofladen-haushalt | 15 | Kaffeemühle mit Bums | Kurbelt sich wie ein Traktor. Mahlt grob, mittel und ganz grob.
hofladen-haushalt | 40 | Dirndl Größe 38, Traum von früher | Passt mir seit zwei Kindern nimmer, Schürze ist neu.
hofladen-haushalt | 12 | Kirschkernkissen, zehn Stück | Oma näht schneller als wir Kirschen essen.
hofladen-haushalt | 25 | Krimis, 60 Stück, Mörder bekannt | Bin durch. Leichen in jedem Band, Zustand gut.
hofladen-haushalt | 7 | Brettspiel Räuber und Gendarm | Würfel ersetzt. Falschgeld im Karton ist Spielgeld.
hofladen-haushalt | 35 | Hängematte, verführt zum Nichtstun | Deshalb muss sie weg, das Heu ruft.
hofladen-haushalt | 60 | Tischkicker, Torwart heißt Sepp | Eine Stange verbogen. Bälle aus Kork.
hofladen-haushalt | 3 | Postkarten vom Dorf, Serie | Kirche, Kuh, Kirche mit Kuh.
hofladen-haushalt | 18 | Teufelsmaske vom Krampuslauf | Holz, Rosshaar. Kinder erschrecken inklusive, Gebrauch auf eigene Gefahr.
dienstleistungen | 20 | Lese Briefe in alter Schrift | Kurrent und Sütterlin von der Oma, Testament oder Feldpost. Behalte alles für mich.
dienstleistungen | 15 | Stricke Socken nach Schuhgröße | Wolle von euch oder vom Markt. Dauert so lang wie ein Tatort.
dienstleistungen | - | Rentner mit Werkzeug und Langeweile | Repariere Gartentore, Besenstiele, Weltanschauungen. Kaffee genügt.
dienstleistungen | 10 | Vogelstimmenführung um fünf Uhr früh | Wer verschläft hört nix. Treffpunkt Kapelle.
dienstleistungen | - | Suche jemand der mir das Handy erklärt | Bin 81, geduldig, und zahle in Apfelstrudel.
dienstleistungen | 30 | Dudelsackspieler für Almabtrieb | Kühe kennen mich. Auch Geburtstage, im Freien bitte.
dienstleistungen | 12 | Wünschelrutengänger, ohne Garantie | Hab drei Brunnen gefunden und zweimal nichts. Ehrliche Quote.
dienstleistungen | - | Männerkochkurs für Anfänger in der Landfrauenküche | Ab Knödel aufwärts. Schürzen sind da, Ausreden nicht.
dienstleistungen | - | Wir suchen den Weihnachtsmann | Für den Kindergarten, Bart vorhanden, Bauch erwünscht. Honorar Plätzchen.
dienstleistungen | 25 | Sensenkurs für Büromenschen | Muskelkater inklusive, Brotzeit danach.
dienstleistungen | - | Trauerrednerin, auch für Tiere | War Pfarrhaushälterin, hör gut zu. Preis nach Gespräch.
dienstleistungen | 40 | Portrait Ihrer Lieblingskuh in Öl | Modell muss nicht stillhalten, Foto genügt. Rahmen extra.
dienstleistungen | - | Wer tanzt mit mir den Landler? | Feuerwehrball, ich führe schlecht und lache laut. 54, Milchbauer.
dienstleistungen | - | Chor sucht Bass, Stall sucht Mist-Held | Proben Mittwoch. Den Rest erklären wir beim Bier.
dienstleistungen | 18 | Fahre Sie zum Arzt | Pensionierter Busfahrer, schaukelfrei, warte auch. Sprit plus Wurstsemmel.
dienstleistungen | - | Hofgeschichten gesucht | Studentin sammelt Erinnerungen an die erste Melkmaschine. Aufnahme nur mit Einverständnis.
dienstleistungen | - | Geld hab ich keins, aber Zeit | Helfe im Stall gegen Mittagessen und ein Bett am Wochenende. Biologiestudent.
dienstleistungen | - | Wwoof-Platz mit Seeblick | Vier Stunden jäten, drei Mahlzeiten, ein Zimmer. Versichert seid ihr über den Verein.
dienstleistungen | - | Babysitten im Traktor? Nein danke, im Haus | Mutter im Heustress sucht liebe Oma für zwei Nachmittage.
dienstleistungen | - | Energieberatung, vom Kreis bezahlt | Kommt vorbei, misst, schreibt. Verkaufen will sie nichts.
lohnarbeit | - | Mobiles Sägewerk kommt auf den Hof | Blockbandsäge, ich säg, du stapelst. Stunde 80, mit eigenem Diesel.
lohnarbeit | - | Leihe mich aus, samt Motorsense | Fünf Stunden halt ich durch, dann brauch ich Eis.
lohnarbeit | 50 | Ansitzstangen für Greifvögel aufstellen | Der Bussard jagt dann die Wühlmäuse, ganz ohne Gift. Lohn je Stange.
lohnarbeit | - | Mist gegen Stroh | Du fährst, ich lad, jeder hat was davon. So machen wirs mit dem Vetter seit Jahren.
lohnarbeit | - | Arbeitstausch: Ich mähe, du schweißt | Meine Deichsel braucht Hilfe, deine Böschung auch.
heu-stroh | 2 | Bund Heu fürs Krippenspiel | Esel nicht dabei. Duft von Bergwiese.
heu-stroh | 0 | Strohballen mit Kinderlöchern | War eine Strohburg. Nimmer schön, aber trocken.
heu-stroh | 4 | Hasenheu im Jutesack | Von der Wiese hinter der Kirche, der Pfarrer hats gesegnet. Nicht extra berechnet.
getreide-futtermittel | 3 | Sonnenblumen mit Gesicht | Kopf zum Aufhängen für Meisen.
getreide-futtermittel | 1 | Maiskolben zum Basteln | Oder für Eichhörnchen, die zahlen aber schlecht.
brennholz | 60 | Holz vom Sturm, sehr überraschend gefallen | Fichte, liegt noch wie es fiel. Wer es aufarbeitet zahlt den halben Preis.
brennholz | 0 | Wurzelstöcke für Geduldige | Spalten unmöglich, brennen ewig.
holz-forst | 20 | Baumscheibe zum Zählen der Jahre | Ich kam auf 112, meine Frau auf 108.
forsttechnik | 30 | Axt, stumpf wie mein Humor | Stiel Esche, Kopf gut. Schleifen müsst ihr.
forsttechnik | 95 | Säge springt an, wenn sie mag | Meist beim dritten Fluch. Vergaser dreckig.
traktoren | 2900 | Bulldog, raucht, säuft, hört schlecht | Deutz D30, wie ich. Fährt aber jeden Tag.
traktoren | 4800 | Fahr D177, Liebhaberpreis vom Hasser | Er hat mich dreimal stehen lassen. Bei dir läuft er sicher.
traktoren | 1200 | Traktor ohne Motor, mit Aussicht | Steht im Obstgarten, Hühner wohnen drin. Ohne Hühner.
traktoren | - | Suche Schlepper für Hochzeit, einen Tag | Braut wiegt nichts, Schleier schon. Blumen stecken wir selbst.
oldtimer | 6500 | Opel Blitz, Blitz ist weg | Fährt gemütlich. Ohne Abgasgedöns, TÜV Oldtimer.
oldtimer | 350 | Mofa vom ersten Kuss | Sie wurde meine Frau, das Mofa muss gehen. Kreidler, läuft 25, Papiere da.
oldtimer | 15 | Nummernschild DDR, geklebt | Für die Garage. Gilt nirgends.
anhaenger-transport | 150 | Leiterwagen für Bollerbetrieb | Vatertag überstanden, Deichsel auch.
anhaenger-transport | - | Suche Mitfahrt für ein Klavier | Von Passau nach Hof, es sitzt ruhig. Sprit geht auf mich.
ersatzteile | 5 | Schraubenkiste, Lebenswerk | Zwanzig Kilo, sortiert nach Gefühl.
ersatzteile | 20 | Getriebegeräusch-freies Getriebeöl, halber Kanister | Rest vom Wechsel, original, Deckel zu. War für einen MF 135.
weidezaun | 10 | Zaunpfähle, krumm aber treu | Robinie, dreißig Jahre alt, halten nochmal so lang.
weidezaun | - | Zaunkönig gesucht | Wer hilft beim Aufstellen, 400 Meter? Bezahlung bar und Gulasch.
stalleinrichtung | 8 | Stallradio, kann nur Bayern 1 | Die Kühe geben dabei mehr Milch, sagt meine Frau.
stalleinrichtung | 45 | Melkschemel, einbeinig | Übung nötig. Lederriemen neu.
acker-gruenland | 30 | Ackerstreifen für Hobbygärtner, ein Jahr | 50 Quadratmeter, Wasser am Rand, Nachbar weiß alles besser.
acker-gruenland | - | Suche Wiese zum Zelten für Pfadfinder | Sechzig Kinder, Plumpsklo bauen wir, Müll nehmen wir mit.
hoefe-staelle | 12 | Schlafen im Heu, Nacht mit Frühstück | Schnarcher links, Katzen rechts. Bezahlen am Morgen.
hoefe-staelle | 300 | Atelier im alten Saustall | Riecht nur noch bei Regen. Licht von Norden.
hoefe-staelle | - | WG auf dem Hof sucht Mensch | Vegetarier neben Metzger, klappt. Kennenlernen beim Abendessen.
maschinenverleih | 5 | Leihe Apfelpflücker, drei Meter | Kaution ist ein Apfel.
maschinenverleih | - | Häcksler-Runde, wer macht mit? | Wir mieten zu viert am Samstag, geteilt kostets 30.
wald | - | Waldbaden mit Förster i. R. | Kein Wasser nötig. Zwei Stunden, Spende in den Hut.
saat-pflanzgut | 2 | Bohnen von der Tante, Name vergessen | Rot gesprenkelt, klettern wie verrückt. Tütchen im Brief.
saat-pflanzgut | 0 | Saatgut-Tauschabend im Gasthaus | Bringt mit was samenfest ist. Keine Hybriden, kein Handel, viel Reden.
saat-duengung-pflege | 4 | Schafwollpellets, Schnecken mögen sie nicht | Naturdünger im Eimer, selbst gepresst.
saat-duengung-pflege | 75 | Streuer, streut wohin er will | Einscheiber, Öffnung klemmt. Für Salz reicht es.
gruenland-ernte | 80 | Rechen mit zwölf Zinken, elf treu | Pferdezug, auch als Rankgitter schön.
guelletechnik | 15 | Jaucheschöpfer, Stiel lang, Nase weit weg | Verzinkt. Der Klassiker.
bodenbearbeitung | 250 | Pflug im Ruhestand | Einschar für Pferde oder Vorgarten.
reifen-raeder | 0 | Reifenschaukel-Rohlinge | Vier alte PKW-Reifen, ausgewaschen. Seil habt ihr.
`;
