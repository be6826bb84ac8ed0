import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const landAds: readonly SeedCategory[] = [
  {
    slug: 'acker-gruenland',
    motifs: ['felder', 'bach'],
    details: ['Lageplan und Auszug senden wir gern.', 'Verpachtung bevorzugt an Betriebe aus der Nachbarschaft.', 'Keine Altlasten, Zufahrt gesichert.'],
    items: [
      item('Grünland zu verpachten, arrondiert', [180, 320], { vertrag: 'Pacht', flaeche: [2, 9], nutzung: 'Grünland', bodenpunkte: [32, 48] }, 'Zwei Schnitte und Nachweide üblich, Wasseranschluss am Rand.', { unit: 'ha' }),
      item('Ackerland in guter Lage zu verkaufen', [28000, 52000], { vertrag: 'Kauf', flaeche: [1, 6], nutzung: 'Acker', bodenpunkte: [52, 78] }, 'Lösslehm, eben, zuletzt Winterweizen nach Zuckerrüben.', { unit: 'ha' }),
      item('Streuobstwiese mit 60 Bäumen', [14500, 22000], { vertrag: 'Kauf', flaeche: [0.6, 1.4], nutzung: 'Streuobst' }, 'Gepflegter Bestand, Äpfel, Birnen und Zwetschgen, Hütte vorhanden.', { motif: 'apfelbaum' }),
      item('Suche Weideland für Mutterkühe', [150, 250], { vertrag: 'Pacht', flaeche: [5, 15], nutzung: 'Grünland' }, 'Junger Biobetrieb sucht langfristig Weide, auch nasse und steile Lagen.', { unit: 'ha', kind: 'suche' }),
    ],
  },
  {
    slug: 'wald',
    motifs: ['wald', 'eiche'],
    details: ['Grenzsteine sind sichtbar.', 'Waldwirtschaftsplan kann eingesehen werden.', 'Rückewege vorhanden.'],
    items: [
      item('Mischwald, gut erschlossen', [16500, 24000], { vertrag: 'Kauf', flaeche: [1, 5], bestand: 'Mischwald' }, 'Buche, Ahorn und Tanne unter Fichte, Naturverjüngung flächig.', { unit: 'ha' }),
      item('Käferfläche zum Aufforsten', [7500, 11000], { vertrag: 'Kauf', flaeche: [0.8, 3], bestand: 'Kulturfläche' }, 'Geräumt, Förderbescheid für Eiche liegt vor.', { unit: 'ha' }),
      item('Laubwald mit Eichen-Altbestand', [19000, 28000], { vertrag: 'Kauf', flaeche: [1, 4], bestand: 'Laubwald' }, 'Wertholz vorhanden, jagdlich verpachtet.', { unit: 'ha', motif: 'eiche' }),
    ],
  },
  {
    slug: 'hoefe-staelle',
    motifs: ['dorf', 'scheune'],
    details: ['Besichtigung nach Vereinbarung.', 'Energieausweis liegt vor.', 'Bilder vom Inneren auf Anfrage.'],
    items: [
      item('Resthof mit Scheune und Obstgarten', [285000, 420000], { vertrag: 'Kauf', flaeche: [0.5, 2], objekt: 'Resthof' }, 'Wohnhaus von 1908, Dach vor zwölf Jahren neu, Scheune mit 320 Quadratmetern.'),
      item('Maschinenhalle zu verpachten', [280, 450], { vertrag: 'Pacht', objekt: 'Halle' }, '18 mal 30 Meter, Tor fünf Meter hoch, Strom und befestigte Zufahrt.', { unit: 'Monat' }),
      item('Offenstallplätze für zwei Pferde frei', [220, 310], { vertrag: 'Pacht', objekt: 'Offenstallplatz' }, 'Trockene Liegefläche, Heu aus eigener Ernte, Reitplatz und Ausritte ab Hof.', { unit: 'Monat', motif: 'pferd' }),
      item('Milchviehstall für 60 Kühe, Nachfolge gesucht', null, { vertrag: 'Pacht', flaeche: [35, 60], objekt: 'Hofstelle' }, 'Wir geben den Betrieb in gute Hände. Einarbeitung über ein Jahr möglich, Flächen arrondiert.', { priceKind: 'auf_anfrage', motif: 'kuh' }),
    ],
  },
  {
    slug: 'lohnarbeit',
    motifs: ['traktor', 'maehdrescher'],
    details: ['Termine nach Wetter und Absprache.', 'Abrechnung nach Maschinenring-Sätzen.', 'Versichert und mit Erfahrung.'],
    items: [
      item('Rundballen pressen und wickeln', [9, 12], { leistung: 'Mähen und Pressen', einsatzradius: [15, 35] }, 'Variable Presse mit Schneidwerk, Folie in Grün oder Weiß.', { unit: 'Ballen', seller: 'gewerblich' }),
      item('Gülle ausbringen mit Schleppschuh', [75, 95], { leistung: 'Gülle ausbringen', einsatzradius: [15, 30] }, '15 Kubikmeter, zwölf Meter Gestänge, Dokumentation inbegriffen.', { unit: 'Stunde', seller: 'gewerblich', motif: 'guelle' }),
      item('Klauenpflege für Kühe und Jungvieh', [12, 16], { leistung: 'Klauenpflege', einsatzradius: [40, 80] }, 'Ausgebildeter Klauenpfleger mit Kippstand, Dokumentation digital.', { unit: 'Stück', seller: 'gewerblich', motif: 'kuh' }),
      item('Winterdienst und Schneeräumen', [68, 85], { leistung: 'Winterdienst', einsatzradius: [8, 20] }, 'Schlepper mit Schild und Splittstreuer, Bereitschaft ab vier Uhr.', { unit: 'Stunde', seller: 'gewerblich', motif: 'wetter' }),
    ],
  },
  {
    slug: 'maschinenverleih',
    motifs: ['pflug', 'traktor'],
    details: ['Einweisung bei Übergabe.', 'Kaution nach Absprache.', 'Abholung am Vorabend möglich.'],
    items: [
      item('Verleihe Holzhäcksler mit Kran', [38, 52], { maschine: 'Holzhäcksler Jenz', ps: 180 }, 'Mit Fahrer, Hackgut bis G50.', { kind: 'verleihe', unit: 'Stunde', seller: 'gewerblich', motif: 'holzstapel' }),
      item('Verleihe Direktsämaschine 3 Meter', [35, 45], { maschine: 'Direktsämaschine', arbeitsbreite: 3 }, 'Für Nachsaat im Grünland und Zwischenfrucht, ab 90 PS.', { kind: 'verleihe', unit: 'ha' }),
      item('Verleihe Viehanhänger übers Wochenende', [45, 65], { maschine: 'Viehanhänger' }, 'Für drei Großtiere, 100er-Zulassung, gereinigt zurück.', { kind: 'verleihe', unit: 'Tag' }),
      item('Verleihe Zaunpfahlramme am Dreipunkt', [80, 110], { maschine: 'Pfahlramme' }, 'Rammt bis 25 Zentimeter Durchmesser, auch im steinigen Boden.', { kind: 'verleihe', unit: 'Tag' }),
    ],
  },
  {
    slug: 'direktvermarktung',
    motifs: ['hofladen', 'marktstand', 'kaese', 'apfel'],
    details: ['Abholung am Hof, freitags ist geöffnet.', 'Vorbestellung erwünscht.', 'Aus eigener Erzeugung.'],
    items: [
      item('Rindfleischpakete vom Weideochsen', [14, 17], { ware: 'Fleisch und Wurst', bio: true }, 'Zehn Kilo gemischt, vakuumiert, drei Wochen gereift. Nächster Termin in zwei Wochen.', { unit: 'kg', seller: 'gewerblich', motif: 'kuh' }),
      item('Speisekartoffeln Annabelle, Sack 12,5 kg', [11, 14], { ware: 'Obst und Gemüse' }, 'Festkochend, ungewaschen, gut lagerfähig.', { unit: 'Stück', motif: 'kartoffeln' }),
      item('Verkaufsautomat, gekühlt, 60 Fächer', [6800, 8900], { ware: 'Verkaufstechnik' }, 'Vier Jahre alt, mit Kartenzahlung und Fernabfrage.', { motif: 'hofladen' }),
      item('Tafeläpfel Topaz und Boskoop, Kiste', [16, 22], { ware: 'Obst und Gemüse', bio: true }, 'Frisch aus dem Kühllager, Kiste zu zehn Kilo.', { unit: 'Stück', motif: 'apfel' }),
      item('Bergkäse, zwölf Monate gereift', [17, 21], { ware: 'Milch und Käse', bio: true }, 'Aus Heumilch, viertel und halbe Laibe.', { unit: 'kg', seller: 'gewerblich', motif: 'kaese' }),
    ],
  },
  {
    slug: 'haus-garten',
    motifs: ['vorrat', 'stiefel', 'katze', 'kuerbis'],
    details: ['Nichtraucherhaushalt, Abholung.', 'Guter Zustand, siehe Bild.', 'Versand nach Absprache.'],
    items: [
      item('Bauerntisch aus Eiche mit Bank', [380, 560], { masse: '220 x 85 cm' }, 'Zehn Leute haben daran gegessen, zwei Generationen lang. Platte geölt.'),
      item('Hauswasserwerk mit Kessel', [120, 190], { masse: '50 l' }, 'Zieht aus acht Metern, Druckschalter neu.'),
      item('Kachelofen zum Abbauen', null, { masse: 'etwa 1,20 x 0,80 m' }, 'Grüne Kacheln, um 1930. Wer ihn fachgerecht abbaut, darf ihn haben.', { priceKind: 'zu_verschenken' }),
      item('Rasentraktor Husqvarna TC 138', [980, 1450], { masse: 'Schnittbreite 97 cm' }, 'Fangkorb, neue Batterie, Messer geschliffen.'),
      item('Einkochautomat und 60 Weckgläser', [45, 70], { masse: '27 l' }, 'Thermostat genau, Gläser in drei Größen mit Klammern.', { motif: 'vorrat' }),
      item('Alter Leiterwagen, restauriert', [390, 580], { masse: '280 cm lang' }, 'Holz erneuert, Beschläge entrostet, Räder laufen.'),
    ],
  },
];
