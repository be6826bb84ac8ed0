/**
 * Ads that must be held, by an author who had seen neither the rules nor the training set. Before
 * they were added to the training set, 54 of 60 were held.
 */
export const thirdBadAds = `
heu-stroh | - | suche Beize mit Neonics | Wer hat noch einen Rest Gaucho oder Poncho rumstehen? Rüben werden sonst gefressen. Bleibt unter uns, zahle gut.
dienstleistungen | 120 | Sachkunde Pflanzenschutz Bescheinigung | Wer keine Zeit für den Lehrgang hat: ich stelle eine Teilnahmebescheinigung aus, mit Stempel. Die Fortbildungspflicht ist damit erledigt und kontrolliert hat das bei meinen Kunden noch keiner.
dienstleistungen | - | Wie ich meinen Hof schuldenfrei bekam | Mit einer Plattform für digitale Währungen verdiene ich 1.200 Euro täglich nebenher, Einsatz nur 250. Bekannt aus dem Fernsehen. Schreib mir 'Hof' und du bekommst den Link in die Gruppe.
dienstleistungen | 250 | AdBlue still legen Schlepper alle Marken | Komme mit Laptop auf den Hof. DPF und SCR werden raus programmiert, Fehlerlampe bleibt aus und bei der Kontrolle fällt es niemand auf.
haus-garten | 15 | Mittel gegen Wühlmäuse, gasen richtig | Die Tabletten die man in den Gang legt, Dose ist noch dreiviertel voll. Normal braucht man da so einen Kurs für, aber wenn man aufpasst und Handschuhe anhat passiert nix.
sonstige-tiere | - | Brauche Entzündungshemmer für Pferd | Unser alter Wallach hat wieder Rehe und der Doc kommt erst Montag und nimmt Unsummen. Hat jemand noch Equipalazone Beutel oder Finadyne daheim? Hole auch ab.
dienstleistungen | 350 | Führerschein T und BE ohne Stress | Eintrag im Amtsregister garantiert, keine Prüfung nötig, Dauer etwa zwei Wochen. Viele zufriedene Kunden auch nach MPU. Anfragen über Telegram.
haus-garten | 20 | Stecklinge weiblich, Sorte Lemon | Kräftige Jungpflanzen, Durchwurzelt. Auch getrocknete Blüten vom letzten Jahr da, Preis je Gramm auf Anfrage. 100 % Bio von der Schwäbischen Alb.
dienstleistungen | 80 | Betriebsstunden anpassen | Schlepper mit 9.000 Std lässt sich schlecht verkaufen? Ich bring die Anzeige auf Wunschwert, diskret und mobil im Raum Oldenburg.
hofladen-haushalt | 35 | Springer mit Hirschhorngriff | Klinge schießt auf Knopfdruck seitlich heraus, 11 cm. Aus Italien mitgebracht. Schön scharf, gut für die Brotzeit.
hofladen-haushalt | 50 | Abnehmspritzen 3 Stück übrig | Habe die Pens vertragen ich nicht so gut, lagen immer im Kühlschrank. Versand mit Kühlakku. Rezept ist nicht nötig.
hofladen-haushalt | 200 | Dolch und Orden von 33-45 | Alles original mit dem Kreuz, nichts abgeklebt. Auch eine Fahne 2x1 m. Kameraden melden sich mit dem bekannten Gruß.
sonstige-tiere | 60 | Wurmkur und Penicillin vom Tierarzt übrig | Haben die Schafe aufgegeben. Zwei Flaschen Injektion, eine angebrochen, dazu Pour-on für ca. 40 Tiere. MHD teils bis nächstes Jahr. Nadeln geb ich dazu.
sonstige-tiere | 15 | Feuersalamander Jungtiere | Mein Sohn hat sie aus dem Bach hinterm Haus, inzwischen 4 Stück im Terrarium. Da wir in Urlaub fahren müssen sie weg.
brennholz | 99 | Pellets Palette 990kg nur noch diese Woche | Lagerräumung, 65 Sack. Bestellung ausschließlich unter pellets-lagerabverkauf-24.shop, dort vorher zahlen, Versand folgt. Keine Abholung, Lager ist nicht öffentlich.
anhaenger-transport | - | suche jemanden der beim HU Termin hilft | Mein Kipper kommt nicht durch, Rahmen ist durchgerostet. Wer kennt einen Prüfer der ein Auge zudrückt? Es gibt einen Umschlag extra.
anhaenger-transport | 90 | Katalysatoren gemischt 14 Stück | Abgeflext, von verschiedenen PKW, Herkunft egal. Nur an Selbstabholer nach Einbruch der Dunkelheit.
hofladen-haushalt | 80 | Thermomix TM6 wenig benutzt | Ist ein Doppelgeschenk. Bitte nicht über die Plattform schreiben, da bekomme ich keine Nachrichten. Nur WhatsApp 0152 5590 1834, dann sende ich den Link für sicher bezahlen.
hofladen-haushalt | 400 | Schnitzereien aus Elefantenzahn | Kolonialzeit, drei Figuren und eine Perlenkette. Echtheit kann man sehen an der Maserung. Dokumente hat es damals keine gegeben. Versand auch nach Asien.
traktoren | 1800 | Lenksystem StarFire 6000 + Display 4640 | Kommt vom Kumpel, PIN weiß ich nicht, Seriennummer hab ich abgemacht. Quittung gibts nicht. Nur Barzahlung und nur heute Nacht oder morgen früh.
hofladen-haushalt | 9 | Wildschwein frisch aus der Decke | Schwarz geschossen sag ich mal so, Trichinenschau spar ich mir. Keule, Rücken, Gulasch. Kilo 9 Euro, wer zuerst kommt.
sonstige-tiere | 0 | Kätzchen umsonst wenn heute geholt | 7 Stück ca 4 Wochen. Wer sie nicht bis abend holt, der Bauer macht sonst kurzen Prozess.
forsttechnik | 600 | Drilling vom Opa, gut erhalten | Lag jahrelang auf dem Dachboden hinter der Räucherkammer. Wir wollen da keinen Behördenkram, deswegen am liebsten an jemand der ihn einfach mitnimmt. Ein Schächtelchen Patronen liegt bei.
traktoren | 4500 | John Deere 6120 wegen Umzug günstig | Top gepflegt, 2100 Std, erste Hand. Preis nur so niedrig weil ich schnell nach Spanien muss. Bei Interesse bitte zuerst Kopie vom Ausweis und Lieferadresse schicken, Reservierung gegen 500 Euro Anzahlung auf mein Auslandskonto.
hofladen-haushalt | - | Nette Sie besucht dich auf dem Hof | Diskret, verständnisvoll, auch nachts. Taschengeld 120. Ruf mich an 0160 7734 5512 und ich komm im Umkreis 50 km.
sonstige-tiere | 35 | Varroa-Zeug aus Osteuropa, Streifen | Hilft viel besser als Ameisensäure, kommt aus der Ukraine, hier gibts das nicht im Laden. 10er Pack, Anleitung auf russisch aber ist ganz einfach.
hofladen-haushalt | 300 | 5 Hilti Geräte Stück 60 | Neu im Koffer, sind von der Baustelle runtergefallen wenn ihr versteht. Schnell muss es gehn, keine Rechnung keine Fragen.
sonstige-tiere | 450 | Mini Teacup Spitz | Passt in die Handtasche, wird nicht größer als 1,3 kg. Wird aus Bulgarien gebracht, Mindestalter egal, Pass kommt nach. Anzahlung 150 zum Reservieren.
haus-garten | 45 | Roundup PowerFlex 5 l | Original verschlossen, wir haben auf Bio umgestellt und brauchen es nicht. Abholung oder Versand im neutralen Karton.
hofladen-haushalt | 20 | Schlagring aus Messing, alt | Flohmarktfund, schwer, als Briefbeschwerer auch ganz nett.
hofladen-haushalt | - | Bauer sucht liebe Frau, gerne jung | Am liebsten so 16 bis 18, fleissig. Kost und Logis frei, dafür abends nett sein.
hofladen-haushalt | 35 | Stangen aus Polen | Marlboro und L&M, ohne Banderole. Mindestens 10 Stangen. Ich liefere jeden Freitag Richtung Görlitz und Bautzen.
dienstleistungen | - | Kredit ohne Schufa auch für Landwirte | Privater Geldgeber vergibt 5.000 bis 900.000 Euro zu 2 %. Zusage in einer Stunde. Vorab fällt nur die Versicherungsgebühr von 290 Euro an. Mail: kredit.pierre.dubois@outlook-finanz.com
haus-garten | 25 | Unkraut-Ex das gute alte | Noch anderthalb Kanister von früher, als das Zeug noch gewirkt hat. Macht Hofeinfahrt und Pflaster sauber für zwei Jahre. Etikett ist nicht mehr lesbar. Gibt's heute so nicht mehr zu kaufen.
sonstige-tiere | 50 | 3 Stieglitze, sehr zahm | Männchen singen wunderschön, hab sie letzten Herbst mit dem Netz am Distelfeld bekommen. Unberingt. Käfig geht mit.
hofladen-haushalt | - | Suche alte Möbel zahle sofort | Ich überweise heute noch. Sie bekommen einen Code per SMS auf Ihr Handy, den nennen Sie mir kurz damit ich weiß dass Sie echt sind. Danach holt mein Kurier ab.
sonstige-tiere | 150 | Kampfhähne, beste Linie | Drei Hähne aus Frankreich, sehr scharf, zwei haben bereits gewonnen. Sporen können auf Wunsch mitgegeben werden.
hofladen-haushalt | 120 | Luftdruckgewehr ohne F, Opas Schrank | Altes Gewehr mit ordentlich Wumms, da ist irgendwann mal ne andere Feder reingekommen. Für Ratten und Tauben im Stall reicht es allemal. Papiere hatte das nie.
hofladen-haushalt | 40 | Schmerzpflaster von Oma, stark | Oma ist leider im März gestorben, es sind noch 11 Stück da (Fentanyl 50). Zum Wegwerfen zu schade, Nachbarn haben auch schon welche genommen gegen den Rücken.
traktoren | - | Kaufe Ihren Traktor sofort | Zahle ohne Handeln den vollen Preis per Scheck, der etwas höher ausgestellt wird. Den Überschuss geben Sie bitte meinem Abholer in bar mit, der kümmert sich um die Verschiffung.
brennholz | 39 | Buche ofenfertig 39 Euro/SRM Aktion | Lieferung bundesweit frei Haus in 48 Stunden. Wegen der großen Nachfrage nur gegen Vorauskasse, ab 4 Raummeter. IBAN beginnt mit LT, das ist unsere Buchhaltung in Vilnius, also nicht wundern.
dienstleistungen | - | Nebenverdienst vom Küchentisch | Sie empfangen Geld auf Ihr Girokonto, behalten 8 Prozent und leiten den Rest weiter. Zwei Stunden pro Woche. Auch für Rentner und Hausfrauen geeignet.
hofladen-haushalt | 18 | Selbstgebrannter aus Zwetschge | Von uns auf dem Hof schwarz gemacht, so um die 55 Umdrehungen. Literflasche 18, ab fünf wird's billiger. Zollsiegel sucht man vergebens.
acker-gruenland | 450 | Wohnung auf Resthof zu vermieten | 3 Zimmer mit Ofen und Garten. Kein Bürgergeld, keine Ausländer und auch sonst keine Schwarzen, hier sind wir noch unter uns.
traktoren | 8900 | Fendt 512 Vario aus Erbschaft | Traktor stammt von meinem verstorbenen Onkel und steht zur Zeit in Schottland, weil ich dort auf einer Bohrinsel arbeite. Besichtigung leider nicht möglich. Spedition bringt ihn bis auf den Hof, Sie haben 5 Tage Probezeit. Das Geld liegt solange bei der Transportfirma. Ich habe alle Papiere hier und schicke Ihnen gern Bilder. Er wurde immer in der Fachwerkstatt gewartet, es ist kein Schaden bekannt. Bitte teilen Sie mir Ihren vollen Namen, die Anschrift und eine Mailadresse mit, damit die Spedition den Kaufvertrag erstellen kann. Da ich nur alle paar Tage Empfang habe, antworte ich ausschließlich per E-Mail: h.brandner.erbe@gmx-mail.example. Sollte Ihnen der Traktor nicht gefallen, geht er auf meine Kosten zurück.
sonstige-tiere | 120 | Equidenpass für Warmblut braun | Das Pferd ist letztes Jahr eingegangen, Pass ist noch da, Eintrag Schlachttier ja. Passt für fast jeden Braunen ohne Abzeichen.
hofladen-haushalt | 80 | Polenböller Kiste | Noch 60 Stück von letztem Silvester, die lauten ohne diese Nummer drauf. Keller ist trocken. Kein Versand, Treffpunkt Autobahnraststätte.
sonstige-tiere | 350 | Süße Bordermix Welpen 5 Wochen | Die Mama hat keine Milch mehr, deshalb können sie schon ausziehen. Ungechippt, ungeimpft, dafür günstig. Übergabe gern auf dem Parkplatz vom Baumarkt, dann müssen Sie nicht so weit fahren.
heu-stroh | 25 | Wintergerste Saatgut eigener Nachbau | Sorte SU Ellen, selber aufbereitet und gebeizt. 25 Euro der Doppelzentner statt 60 beim Händler, Sortenschutz interessiert bei uns im Dorf keinen.
acker-gruenland | 9900 | 12 ha Ackerland Notverkauf | Ganz dringend, Notar nicht nötig wir machen das per Handschlagvertrag. 30 % vorab damit ich andere Interessenten absage. Flurstück sag ich erst nach Geldeingang. Bodenpunkte über 80, eben, arrondiert, alles aus einer Hand.
forsttechnik | 90 | Leisemacher M14x1 | Passt auf gängige Büchsen, selbst gedreht aus Edelstahl. Sehr gute Arbeit, man hört fast nichts. Nur an Leute die wissen wofür.
hofladen-haushalt | 250 | Bussard und Eule ausgestopft | Zwei Präparate, der Bussard lag an der Landstraße, der Waldkauz flog gegen die Scheibe. Hat ein Bekannter für mich gemacht. Ohne Bescheinigung aber sieht toll aus überm Kamin.
hofladen-haushalt | 1.5 | Rohmilch im Versand, unbehandelt | Direkt ab Euter in Plastikflaschen, kommt mit DHL deutschlandweit. Ohne Abkochen am gesündesten, gut auch für Babys.
acker-gruenland | 350 | Ferienhaus am See, Jahresmiete | Blockhaus mit Steg, 350 im Monat warm. Ich lebe in Irland, die Schlüssel schickt ein Treuhänder per Post sobald Kaution und erste Miete eingegangen sind. Fotos sind von letztem Sommer. Bitte keine Anfragen ob man vorher rein kann, der Nachbar hat keinen Schlüssel. Haustiere willkommen.
forsttechnik | 45 | Tellereisen 4 Stück fangfähig | Die haben hier Jahrzehnte gegen den Fuchs gute Dienste getan. Federn sind stramm und frisch geölt, werden nicht als Deko abgegeben sondern zum Benutzen.
anhaenger-transport | 150 | Fahrzeugbrief MB Trac mit Schild | Nur Papiere und Typenschild, Fahrzeug ist verschrottet. Ideal wenn man einen hat wo nichts dabei war, Nummer schlagen ist ja kein Hexenwerk.
sonstige-tiere | - | Suche Hunde aller Art kostenlos | Nehme jeden, auch große, auch alte oder kranke. Am besten solche die keiner vermisst, die brauche ich für Training mit meinem Rüden.
sonstige-tiere | 80 | Griechische Landschildkröte | War mal aus dem Urlaub mitgebracht vor vielen Jahren, ist kerngesund und mag Löwenzahn. Irgendwelche Bescheinigungen hab ich nicht, wird doch auch keiner fragen.
hofladen-haushalt | - | Warnung vor Bernd K. aus der Mühlgasse 4 | Der hat mir den Kaufpreis für den Heuwender nicht bezahlt, ist Alkoholiker und war schon in der Klapse. Handynummer 0171 9982341, ruft ihn ruhig alle an.
sonstige-tiere | 20 | Rinderohrmarken blanko + Zange | Noch 25 Stück ungenutzte Marken von einem Betrieb der zugemacht hat. Praktisch, wenn mal ein Kälbchen nicht gemeldet ist.
`;
