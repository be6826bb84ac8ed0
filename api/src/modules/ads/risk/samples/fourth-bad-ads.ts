/**
 * Ads that must be held, by an author who had seen neither the rules nor the training set. Before
 * they were added to the training set, 48 of 60 were held.
 */
export const fourthBadAds = `
sonstige-tiere | 180 | Schlafmittel für Rinder, 50 ml | Xylazin, brauch man beim Enthornen daheim. Die Flasche muss kühl bleiben, Versand geht aber auch so.
haus-garten | 40 | Taser Taschenlampe 2 Mio Volt | Vom Markt in Tschechien. Hält Hund und Nachbar auf Abstand, kein Prüfzeichen, wirkt aber höllisch.
dienstleistungen | 30 | Kugelbomben 100er | Fast wie beim Feuerwerk in der Stadt, dürfen eigentlich nur Pyrotechniker zünden, aber mit Rohr und Verstand geht das.
haus-garten | 8 | Frauenschuh und Enzian, ausgegraben | Direkt von der Alm mit Wurzelballen, 8 Stöcke, gehen im Steingarten leicht an.
hofladen-haushalt | 150 | Kinderwagen Naturkind | Zahlung am liebsten mit QR-Code den ich Ihnen per Chat schicke, da müssen Sie nur scannen und Ihre Kreditkarte eingeben, dann kommt der Bote. Das ist der neue Käuferschutz.
haus-garten | 19 | Lindan-Stäubemittel | Vom Großvater, Blechdose rot, fast voll. Hilft gegen alles was krabbelt im Gebälk oder am Vieh.
brennholz | 55 | Rot gefärbtes Heizöl für die Landmaschine | Preis je 50 l. Verbrennt im Traktor genau gleich und ist halt steuerlich interessant. Kanister auffüllen bei mir im Schuppen, nicht mit Kennzeichen vorfahren.
hofladen-haushalt | 40 | Liquids und Einweg-Dampfer | Wassermelone, Cola-Eis, 20.000 Züge. Auch wenn du erst in der Berufsschule bist, frag nicht so viel.
haus-garten | 50 | CBD-freie starke Sorte, Balkonernte | Knospen 10 Gramm, vakuumiert, riecht man nicht. Treffpunkt Bahnhof Landquart oder Brief.
dienstleistungen | - | Bio-Bestätigung und Herkunftsnachweise | Aus konventioneller Ware wird mit unserer Mappe Knospe oder Demeter. Lieferscheine passend zum Datum. Vertraulichkeit Ehrensache.
dienstleistungen | - | Rendite mit Solarpark-Token | Festgeld war gestern. 4 % pro WOCHE garantiert, Auszahlung jederzeit. Einstieg ab 300 Franken, ich zeig dir die App, dann wirbst du zwei Freunde und kriegst deren Bonus auch. Mein Nachbar hat sich damit einen Melkroboter bezahlt und muss seitdem nicht mehr im Stall stehen. Warteliste schliesst am Sonntag.
sonstige-tiere | 10 | Froschlaich vom Weiher | Ein Kübel voll, damit endlich Leben in euren Teich kommt. Grasfrosch und wohl auch Laubfrosch.
forsttechnik | 20 | Fangnetz und Leimruten komplett | Für Zeisige und Gimpel, mit Lockkäfig. Bei uns am Traunsee Tradition, aber ich bin zu alt um noch davonzulaufen.
forsttechnik | 450 | Flobert und K31 aus der Stube | Vater ist gestorben, ich mag nicht zum Waffenbüro. Kein Vertrag nötig, einfach Couvert mitbringen. Magazin und zwei Ladestreifen GP11 drinnen.
dienstleistungen | - | Suche Witwe (41) sucht Bauern zum Kuscheln | Bin allein und vermögend, wohne im Moment in Ghana wegen Erbe. Schreib mir auf Telegram @rosi_herz41, hier kann ich nicht offen reden. Vielleicht hilfst du mir mit dem Flugticket.
acker-gruenland | 420 | Alphütte ganzjährig, 420 warm | Wir sind Missionare in Kamerun und vertrauen auf Gott und ehrliche Mieter. Schlüssel reist mit UPS, nach Überweisung von Depot und zwei Monaten über Western Union. Die Hütte ist möbliert, Brennholz und Internet sind dabei. Bitte stellen Sie sich kurz vor: Name, Beruf, Zahl der Personen, Ausweis als Foto. Meine Frau schickt Ihnen dann den Mietvertrag und die Bankverbindung ihres Bruders.
traktoren | - | Suche Chaufe alti Traktore für Export | Zahle mit Twint, ihr müesst nume d Aafrag über 900 Franke aanäh und mir d Bestätigungs-Zahl dörigeh. De Scheff isch in Dubai.
forsttechnik | 35 | Drahtschlingen fertig gebunden 20 Stk | Für Hase und Reh, lautlos, wie es mein Ähni gemacht hat. Mit Anleitung zum Auslegen am Wechsel.
traktoren | 6900 | NEW HOLLAND T5 Konkursmasse | Insolvenzverwalter verkauft 14 Traktoren unter Wert. Zuschlag für die ersten Zahler! Proforma kommt per Mail, 50 Prozent binnen 24 h überweisen, sonst verfällt der Preis. Standplatz wird nach Zahlungseingang bekanntgegeben.
sonstige-tiere | 75 | Igelbabys an Tierfreunde | Drei Stück, mit der Hand aufgezogen, kuscheln gern. Als Haustier für die Kinder super, kommen dann nicht mehr raus.
acker-gruenland | - | Suche Papierflächen für den Mehrfachantrag | Wer hat ein paar Hektar, die in keinem Antrag stehen? Wir geben sie bei uns an, Prämie teilen wir 60:40, bewirtschaftet wird eh nix.
dienstleistungen | - | Suche Melde Ihr Inserate-Konto zur Miete | Wir suchen verifizierte Konten mit guter Bewertung, 80 Euro wöchentlich. Sie geben nur Login und SMS-Zahl frei und müssen selbst nichts verkaufen.
haus-garten | 80 | Donarit-Patronen für Wurzelstöcke | Zünder extra. War Gemeindearbeiter, da ist was übrig geblieben. Nehmts euch einen Kopfhörer mit.
forsttechnik | 900 | Luchsfell mit Kopf | Karpaten, hab ich 2019 selber mitgenommen. Zöllner hat nicht hineingeschaut. Maul offen, Glasaugen.
hofladen-haushalt | 60 | Ritalin 10 mg, Tramal, Diazepam | vom Bub, will er nicht mehr nehmen, statt wegschmeissen. Pro Streifen 15 Franken, Päckli per A-Post.
dienstleistungen | 90 | Krankmeldung für die Erntezeit | AU-Schein per PDF, Stempel vom echten Arzt, rückwirkend bis 7 Tage. 20 Franken pro Tag oder Pauschale.
sonstige-tiere | - | Suche Medizinalfutter Rest | Welcher Kollege hat noch Sack Vormischung mit Colistin? Ferkel haben Durchfall und der Betreuungsvertrag ist ausgelaufen.
sonstige-tiere | - | Suche Alte Rösser zum Abholen | Zahle 100, frage nicht nach Pass und Behandlung. Metzger in Kalabrien nimmt jedes. Lahm oder abgemagert ist wurscht.
forsttechnik | 60 | Patronen 7x57 und Schrot, 300 Stk | Alte Bestände im Blechkoffer, funktionieren tadellos, hab eben zwei probiert. Abgabe an jedermann.
anhaenger-transport | 250 | Typenschein Puch Haflinger 700 AP | nur Schein + Nummernblech, der Karren selbst liegt im Inn. Tät zu jedem passen wo die Herkunft etwas im Dunkeln liegt
sonstige-tiere | 95 | Euterinjektoren + Oxytocin | Vom Berufskollegen bekommen, der hat zuviel bestellt. Schachtel à 20, nur 2 fehlen. Die Wartezeit steht am Beipackzettel. Lieber 95 als den Tierarzt.
hofladen-haushalt | 39 | Tropfen gegen Krebs und Borreliose | Chlordioxid fertig angemischt, meine Schwägerin hat damit die Chemo abgesetzt. Auch für Kälber und Kinder mit Autismus. Fläschchen 100 ml.
dienstleistungen | 50 | Ohren und Rute richten beim Dobermann | Ich mach das daheim in der Garage ohne Betäubung, geht ratzfatz bis 3 Wochen. Tierärzte dürfen ja nicht mehr.
haus-garten | 22 | Spritzpulver aus Slowenien | Schachtel mit 10 Sackerl, bei uns schon lang verboten aber die Marillen waren nie so schön. Nicht die Bienen sagen ;-)
dienstleistungen | - | Getragene Stallsocken und mehr | Landmädel verschickt Persönliches, vakuumverpackt, auf Wunsch mit Foto von unten. Preisliste im Privatchat.
sonstige-tiere | 0 | Junghund gratis | Rumäne, 5 Monate, noch kein Chip, kein Pass. Morgen fährt der Transporter, dann sind es noch 14 andere. Nehme auch Vorbestellungen.
dienstleistungen | 1800 | C1E, BE, F – Schein in 10 Tagen | Echte Registrierung in Tschechien oder Slowakei, ihr müsst nicht einmal hinfahren. Hälfte jetzt, Hälfte bei Erhalt, Bitcoin bevorzugt.
forsttechnik | 300 | Schalldämpfer .308 ohne Eintrag | Vom Dreher im Dorf, kein Stempel drauf. Wer die Rote WBK hat, muss sie nicht zeigen.
dienstleistungen | 80 | Schafe für Fest ohne Betäubung | Wir schneiden am Hof, abends, kein Beschautierarzt. Preis mit Zerlegen. Nehmts eure eigenen Kübel.
forsttechnik | 25 | Köder für den vierbeinigen Schafdieb | Präparierte Fleischbrocken, wirkt binnen einer Stunde, hinterlässt keine Spur. Bei uns am Berg redet keiner drüber. Nur für Älpler.
sonstige-tiere | 70 | Ivomec für Ross und Hund | 1 Flasche 200ml angestochen, Spritze nehmt selber mit. Dosierung sag ich euch mündlich.
sonstige-tiere | 600 | Mopswelpen extra flache Nase | Schnarchen herzig, sind 7 Wochen jung. Eltern können nicht gezeigt werden. Lieferung Freitagabend an der Grenze Nickelsdorf, Bargeld.
acker-gruenland | - | Suche Chlorpyrifos oder was ähnliches | Die Drahtwürmer fressen mir die Erdäpfel z'samm. Bitte nur wer noch Altbestand hat, die erlaubten Sachen sind ein Witz. Nachricht genügt, treffen uns am Pendlerparkplatz.
sonstige-tiere | 120 | Smaragdeidechsen Paar | vom Weinberg in der Wachau eingesammelt, fressen Heuschrecken aus der Hand
hofladen-haushalt | 28 | Vogelbeer 52 % aus dem Stadl | Nebenbei gebrannt, wenn's finster ist. Halber Liter, ungemarkt. Dem Finanzer schenk ma nix. Versand in Honiggläsern.
haus-garten | 2400 | Manitou MLT 625 Teleskoplader | guten tag verkaufen teleskop sehr gut zustand 1900 stund. Bin gerade ausland für arbeit auf schiff. Zahlung mit treuhand konto von portal, sie bekommen brief von portal mit konto nummer. keine besuch möglich bitte. Lieferung 3 tag. Preis ist fix weil brauche geld schnell für familie. Bitte name, strasse, telefon, passbild von dokument senden.
anhaenger-transport | 1900 | Yamaha Quad ohne Schlüssel | Zündschloss ist überbrückt, Nummer am Rahmen leider unleserlich geworden. Ned herumfragen im Ort. Nur heut.
haus-garten | 55 | Butterfly Trainer? Nein, scharf! | Zweimal gefaltet, Titan, Klinge 10. Liegt gut in der Hand, für den Feierabend.
traktoren | 11500 | Steyr 4095 Kompakt zu verkaufen | Grüß Gott, der Traktor gehört meiner Schwester, die nach Norwegen geheiratet hat. Er steht verzollt in einem Lager in Rotterdam. Für den Transport nach Österreich verlangt die Firma nur eine Sicherheitsleistung von 980 Euro, die Ihnen bei Lieferung wieder gutgeschrieben wird. Anschauen geht aus Versicherungsgründen nicht, aber ich schicke ein Video. Schreiben Sie mir bitte direkt an steyr.verkauf.maria@post.example und nicht hier, die Nachrichten hier seh ich kaum.
haus-garten | 120 | Störsender GPS + Handy | Steckt im Zigarettenanzünder, dann weiss der Chef nicht wo der LKW steht und die Maut auch nicht.
hofladen-haushalt | - | Suche Kaufe Ihr Melkgeschirr / Antikes / alles | Hallo, ich nehme es ohne Ansehen. Die Post holt ab und bringt das Geld in einem Kuvert mit, dazu klicken Sie auf die Seite post-abholung-bestaetigen.example und loggen sich mit E-Banking ein.
sonstige-tiere | 90 | Teletakt mit Stromstufe 1-100 | Damit er endlich pariert, nach zwei Tagen folgt jeder Hund. Stacheln lassen sich zufeilen.
anhaenger-transport | 700 | Pickerl neu ohne Vorführen | Schickts mir Foto vom Zulassungsschein, Plakette kommt mit der Post. Auch für Hänger und Mopeds, Mengenrabatt beim Maschinenring-Stammtisch.
hofladen-haushalt | 50 | Reisepass Königreich Freies Land | Raus aus der Firma BRD! Ausweis, Fahrerlaubnis und Gewerbeschein nach altem Reichsrecht. Zahlung an unsere Gemeinschaft. Polizei muss sie anerkennen.
brennholz | 179 | Holzbriketts Restposten Palette 960 kg | Nur Online. Ware direkt vom Werk Ungarn, Rabatt 45 % bei Sofortüberweisung. Lieferdatum: wenn die Tour voll ist. Telefonisch sind wir leider nicht zu erreichen, Anschrift auf Anfrage.
dienstleistungen | - | Entsorge alles billig | Altreifen, Farbkübel, Eternitplatten, Altöl. Fahr's in eine alte Schottergrube, fragt keiner nach. 40 pro Fuhre.
dienstleistungen | - | Helfer aus Drittstaaten, 4 Euro/Stunde | Ich bringe Ihnen Leute für Spargel und Stall, die Pässe verwahren Sie oder ich. Anmelden braucht man die nicht, wohnen im Container.
haus-garten | 25 | Zucht-Kit Spitzkegelige | Myzel im Kübel, liefert dreimal. Für Leute, die gern mal die Wand atmen sehen.
sonstige-tiere | 250 | Kalb ohne gelbe Marken | nie gemeldet, 3 Monat, damit steht's bei euch auch nicht in der Datenbank. Ideal für die Gefriertruhe.
haus-garten | 38 | Glyphosat 360, Gebinde 20 l angebrochen | Heuer Hof aufgelassen, Ausweis vom Altbauer ist abgelaufen. Wer zuerst anruft. Kann's in Colaflaschen umfüllen für kleine Gärten.
`;
