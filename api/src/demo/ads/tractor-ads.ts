import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const tractorAds: readonly SeedCategory[] = [
  {
    slug: 'traktoren',
    motifs: ['traktor'],
    details: [
      'Läuft bei uns täglich und kann jederzeit Probe gefahren werden.',
      'Immer in der Halle gestanden, Wartung nach Heft beim Händler.',
      'Die nächste Hauptuntersuchung ist gemacht, Reifen hinten gut zur Hälfte.',
      'Kleine Lackschäden an den Kotflügeln, Technik ohne Mängel.',
      'Verkauf, weil wir den Betrieb verkleinern.',
    ],
    items: [
      item('Traktor Fendt Farmer 2 S mit Frontlader', [9800, 9800], { marke: 'Fendt', modell: 'Farmer 2 S', baujahr: 1968, stunden: 6400, ps: 38, getriebe: 'Schaltgetriebe', kmh: '25', frontlader: true }, 'Guter Hofschlepper mit Baas-Frontlader, Schaufel und Mistgabel. Kupplung vor drei Jahren neu, springt im Winter ohne Mucken an.'),
      item('Fendt 211 Vario', [58000, 79000], { marke: 'Fendt', modell: '211 Vario', baujahr: [2013, 2020], stunden: [1900, 5200], ps: 110, getriebe: 'stufenlos', kmh: '40', allrad: true, fronthydraulik: true, klima: true }, 'Schmalspurfreier 211er mit Fronthydraulik, Druckluft und Luftsitz. Der richtige Schlepper für Grünland und Pflege.'),
      item('John Deere 6130R AutoPowr', [72000, 98000], { marke: 'John Deere', modell: '6130R', baujahr: [2015, 2020], stunden: [2900, 6800], ps: 130, getriebe: 'stufenlos', kmh: '50', allrad: true, klima: true, druckluft: true }, 'AutoPowr, gefederte Kabine und Vorderachse, vier Steuergeräte. Spurführung vorbereitet.', { seller: 'gewerblich' }),
      item('Deutz-Fahr Agrotron 6160', [54000, 69000], { marke: 'Deutz-Fahr', modell: '6160 Agrotron', baujahr: [2012, 2017], stunden: [3600, 7400], ps: 160, getriebe: 'Lastschaltung', kmh: '50', allrad: true, fronthydraulik: true, klima: true }, 'Kräftiger Ackerschlepper mit Powershift, Frontzapfwelle und Druckluft. Bereifung hinten 650/65 R38.'),
      item('Claas Arion 420 mit Frontlader', [52000, 66000], { marke: 'Claas', modell: 'Arion 420', baujahr: [2014, 2019], stunden: [2800, 5600], ps: 100, getriebe: 'Lastschaltung', kmh: '40', allrad: true, frontlader: true, klima: true }, 'Mit Claas FL 80 und Euro-Aufnahme, Panoramakabine. Beim Futtermischen und am Ladewagen zu Hause.'),
      item('Steyr 4095 Kompakt', [36000, 49000], { marke: 'Steyr', modell: '4095 Kompakt', baujahr: [2012, 2018], stunden: [2100, 4300], ps: 95, getriebe: 'Schaltgetriebe', kmh: '40', allrad: true, klima: true }, 'Leichter, wendiger Schlepper für Hang und Stall, niedrige Kabine, Druckluft.'),
      item('Massey Ferguson 5713 S', [59000, 74000], { marke: 'Massey Ferguson', modell: '5713 S', baujahr: [2017, 2021], stunden: [1500, 3900], ps: 130, getriebe: 'Lastschaltung', kmh: '40', allrad: true, fronthydraulik: true, klima: true }, 'Dyna-6, gefederte Vorderachse, erste Hand. Aus einem Milchviehbetrieb, nie schwer gezogen.', { seller: 'gewerblich' }),
      item('Suche Schlepper bis 70 PS mit Allrad', [12000, 18000], { marke: 'Andere', modell: 'offen', ps: [55, 70], allrad: true }, 'Für unseren Nebenerwerb suchen wir einen ehrlichen Allradschlepper, gern mit Frontlader. Marke ist zweitrangig, Ersatzteile muss es geben.', { kind: 'suche' }),
    ],
  },
  {
    slug: 'maehdrescher-haecksler',
    motifs: ['maehdrescher'],
    details: [
      'Nach der Ernte durchgesehen, Messer und Finger erneuert.',
      'Verkauf wegen Umstellung auf Lohndrusch.',
      'Häcksler und Spreuverteiler funktionieren, Elevatorkette neu.',
      'Steht trocken und ist sofort einsatzbereit.',
    ],
    items: [
      item('Claas Lexion 540 mit V660', [72000, 96000], { marke: 'Claas', modell: 'Lexion 540', baujahr: [2006, 2011], stunden: [2600, 3900], trommelstunden: [1900, 2800], ps: 279, arbeitsbreite: 6.6 }, 'Mit Schneidwerk V660 samt Wagen, Rapstrennmesser und Ertragskartierung.'),
      item('Claas Dominator 98 SL', [14500, 21000], { marke: 'Claas', modell: 'Dominator 98 SL', baujahr: [1988, 1995], stunden: [3200, 4600], trommelstunden: [2300, 3400], ps: 150, arbeitsbreite: 4.5 }, 'Bewährter Schüttlerdrescher für den eigenen Betrieb, zuletzt 40 Hektar im Jahr.'),
      item('John Deere T560 mit Premiumflow', [98000, 129000], { marke: 'John Deere', modell: 'T560', baujahr: [2012, 2016], stunden: [1500, 2500], trommelstunden: [1100, 1900], ps: 307, arbeitsbreite: 6.1 }, 'HillMaster, Feuchte- und Ertragsmessung, große Bereifung. Druschverluste sehr gering.', { seller: 'gewerblich' }),
      item('New Holland TC5.90 Hydro', [69000, 84000], { marke: 'New Holland', modell: 'TC5.90', baujahr: [2014, 2018], stunden: [900, 1700], trommelstunden: [700, 1300], ps: 258, arbeitsbreite: 5.2 }, 'Hydrostat, Strohhäcksler, Klimaanlage. Aus einer Maschinengemeinschaft von drei Betrieben.'),
      item('Feldhäcksler Krone BiG X 530', [118000, 155000], { marke: 'Krone', modell: 'BiG X 530', baujahr: [2013, 2017], stunden: [2200, 3600], trommelstunden: [1500, 2600], ps: 530, arbeitsbreite: 6 }, 'Mit EasyCollect 600 und Pick-up EasyFlow 300, Corncracker neu gelagert.', { seller: 'gewerblich' }),
    ],
  },
  {
    slug: 'oldtimer',
    motifs: ['traktor', 'scheune'],
    details: [
      'Technisch durchgesehen, Öl und Filter frisch.',
      'Stammt aus zweiter Hand und stand jahrelang in der Scheune.',
      'Auf Treffen gern gesehen, Anhänger zum Abholen kann gestellt werden.',
      'Originalbrief liegt vor, Kennzeichen kann behalten werden.',
    ],
    items: [
      item('Lanz Bulldog D 2806', [13500, 18500], { marke: 'Lanz', modell: 'D 2806', baujahr: [1952, 1957], ps: 28, restaurierung: '2', fahrbereit: true, papiere: true }, 'Glühkopf, läuft rund und ruhig. Blech vor acht Jahren gerichtet und lackiert.'),
      item('Eicher Königstiger EM 300', [8900, 12500], { marke: 'Eicher', modell: 'EM 300', baujahr: [1959, 1965], ps: 28, restaurierung: '2', fahrbereit: true, papiere: true }, 'Luftgekühlter Zweizylinder, Mähwerk vorhanden, Reifen hinten neu.'),
      item('Porsche-Diesel Standard Star', [16800, 21500], { marke: 'Porsche-Diesel', modell: 'Standard 219', baujahr: [1960, 1963], ps: 30, restaurierung: '1', fahrbereit: true, papiere: true }, 'Vollständig restauriert, Motor und Getriebe überholt, Fotos der Arbeiten liegen bei.'),
      item('Güldner G 40 S zum Herrichten', [3900, 5900], { marke: 'Güldner', modell: 'G 40 S', baujahr: [1963, 1968], ps: 38, restaurierung: '4', fahrbereit: false, papiere: true }, 'Motor dreht, Bremsen fest, Sitz und Beleuchtung fehlen. Für jemanden mit Zeit und Halle.'),
      item('Schlüter Super 850 V', [38000, 46000], { marke: 'Schlüter', modell: 'Super 850 V', baujahr: [1972, 1978], ps: 85, restaurierung: '2', fahrbereit: true, papiere: true }, 'Allrad, Originalkabine, Erstbesitz bis 2011. Kein Rost an den tragenden Teilen.'),
      item('Deutz D 40 L mit Mähbalken', [5200, 7400], { marke: 'Deutz', modell: 'D 40 L', baujahr: [1958, 1963], ps: 38, restaurierung: '3', fahrbereit: true, papiere: true }, 'Wird noch zum Holzmachen benutzt. Lichtmaschine und Batterie neu.'),
    ],
  },
  {
    slug: 'frontlader-radlader',
    motifs: ['scheune', 'traktor', 'silo'],
    details: [
      'Hydraulik dicht, Bolzen und Buchsen ohne Spiel.',
      'Kann am Hof unter Last vorgeführt werden.',
      'Schaufel und Palettengabel sind dabei.',
    ],
    items: [
      item('Hoflader Weidemann 1140', [14800, 19800], { marke: 'Weidemann', baujahr: [2014, 2019], stunden: [900, 2600], ps: 25, hubkraft: 980 }, 'Schmal genug für den alten Stallgang, Fahrerschutzdach, Bereifung neu.'),
      item('Schäffer 3550 Hoflader', [29500, 36500], { marke: 'Schäffer', baujahr: [2016, 2021], stunden: [800, 1900], ps: 50, hubkraft: 2000 }, 'Mit Kabine, Heizung und dritter Steuerfunktion. Ideal zum Füttern und Einstreuen.', { seller: 'gewerblich' }),
      item('Teleskoplader Manitou MLT 735', [48000, 62000], { marke: 'Manitou', baujahr: [2014, 2019], stunden: [3200, 5600], ps: 120, hubkraft: 3500 }, 'Hubhöhe 7 Meter, Klimaanlage, Anhängerkupplung mit Druckluft.'),
      item('Frontlader Stoll FZ 20 mit Konsolen', [4200, 5800], { marke: 'Stoll', baujahr: [2010, 2016], hubkraft: 2000 }, 'War an einem Fendt 309 angebaut, Konsolen und Steuergerät gehören dazu.'),
      item('JCB 526-56 Agri Teleskoplader', [42000, 52000], { marke: 'JCB', baujahr: [2013, 2018], stunden: [3000, 5200], ps: 108, hubkraft: 2600 }, 'Für enge Höfe gebaut, 5,6 Meter Hubhöhe, Joystick, Luftsitz.', { seller: 'gewerblich' }),
    ],
  },
];
