import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

/** Sample ads for vintage tractors and for loaders. */
export const oldtimerAds: readonly SeedCategory[] = [
  {
    slug: 'oldtimer',
    motifs: ['traktor', 'scheune'],
    detailSentences: [
      'Technisch durchgesehen, Öl und Filter frisch.',
      'Stammt aus zweiter Hand und stand jahrelang in der Scheune.',
      'Auf Treffen gern gesehen, Anhänger zum Abholen kann gestellt werden.',
      'Originalbrief liegt vor, Kennzeichen kann behalten werden.',
    ],
    items: [
      item(
        'Lanz Bulldog D 2806',
        [13500, 18500],
        {
          marke: 'Lanz',
          modell: 'D 2806',
          baujahr: [1952, 1957],
          ps: 28,
          restaurierung: '2',
          fahrbereit: true,
          papiere: true,
        },
        'Glühkopf, läuft rund und ruhig. Blech vor acht Jahren gerichtet und lackiert.',
      ),
      item(
        'Eicher Königstiger EM 300',
        [8900, 12500],
        {
          marke: 'Eicher',
          modell: 'EM 300',
          baujahr: [1959, 1965],
          ps: 28,
          restaurierung: '2',
          fahrbereit: true,
          papiere: true,
        },
        'Luftgekühlter Zweizylinder, Mähwerk vorhanden, Reifen hinten neu.',
      ),
      item(
        'Porsche-Diesel Standard Star',
        [16800, 21500],
        {
          marke: 'Porsche-Diesel',
          modell: 'Standard 219',
          baujahr: [1960, 1963],
          ps: 30,
          restaurierung: '1',
          fahrbereit: true,
          papiere: true,
        },
        'Vollständig restauriert, Motor und Getriebe überholt, Fotos der Arbeiten liegen bei.',
      ),
      item(
        'Güldner G 40 S zum Herrichten',
        [3900, 5900],
        {
          marke: 'Güldner',
          modell: 'G 40 S',
          baujahr: [1963, 1968],
          ps: 38,
          restaurierung: '4',
          fahrbereit: false,
          papiere: true,
        },
        'Motor dreht, Bremsen fest, Sitz und Beleuchtung fehlen. Für jemanden mit Zeit und Halle.',
      ),
      item(
        'Schlüter Super 850 V',
        [38000, 46000],
        {
          marke: 'Schlüter',
          modell: 'Super 850 V',
          baujahr: [1972, 1978],
          ps: 85,
          restaurierung: '2',
          fahrbereit: true,
          papiere: true,
        },
        'Allrad, Originalkabine, Erstbesitz bis 2011. Kein Rost an den tragenden Teilen.',
      ),
      item(
        'Deutz D 40 L mit Mähbalken',
        [5200, 7400],
        {
          marke: 'Deutz',
          modell: 'D 40 L',
          baujahr: [1958, 1963],
          ps: 38,
          restaurierung: '3',
          fahrbereit: true,
          papiere: true,
        },
        'Wird noch zum Holzmachen benutzt. Lichtmaschine und Batterie neu.',
      ),
    ],
  },
  {
    slug: 'frontlader-radlader',
    motifs: ['scheune', 'traktor', 'silo'],
    detailSentences: [
      'Hydraulik dicht, Bolzen und Buchsen ohne Spiel.',
      'Kann am Hof unter Last vorgeführt werden.',
      'Schaufel und Palettengabel sind dabei.',
    ],
    items: [
      item(
        'Hoflader Weidemann 1140',
        [14800, 19800],
        { marke: 'Weidemann', baujahr: [2014, 2019], stunden: [900, 2600], ps: 25, hubkraft: 980 },
        'Schmal genug für den alten Stallgang, Fahrerschutzdach, Bereifung neu.',
      ),
      item(
        'Schäffer 3550 Hoflader',
        [29500, 36500],
        { marke: 'Schäffer', baujahr: [2016, 2021], stunden: [800, 1900], ps: 50, hubkraft: 2000 },
        'Mit Kabine, Heizung und dritter Steuerfunktion. Ideal zum Füttern und Einstreuen.',
        { seller: 'gewerblich' },
      ),
      item(
        'Teleskoplader Manitou MLT 735',
        [48000, 62000],
        { marke: 'Manitou', baujahr: [2014, 2019], stunden: [3200, 5600], ps: 120, hubkraft: 3500 },
        'Hubhöhe 7 Meter, Klimaanlage, Anhängerkupplung mit Druckluft.',
      ),
      item(
        'Frontlader Stoll FZ 20 mit Konsolen',
        [4200, 5800],
        { marke: 'Stoll', baujahr: [2010, 2016], hubkraft: 2000 },
        'War an einem Fendt 309 angebaut, Konsolen und Steuergerät gehören dazu.',
      ),
      item(
        'JCB 526-56 Agri Teleskoplader',
        [42000, 52000],
        { marke: 'JCB', baujahr: [2013, 2018], stunden: [3000, 5200], ps: 108, hubkraft: 2600 },
        'Für enge Höfe gebaut, 5,6 Meter Hubhöhe, Joystick, Luftsitz.',
        { seller: 'gewerblich' },
      ),
    ],
  },
];
