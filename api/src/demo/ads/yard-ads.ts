import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const yardAds: readonly SeedCategory[] = [
  {
    slug: 'ersatzteile',
    motifs: ['scheune', 'traktor'],
    detailSentences: [
      'Versand ist möglich.',
      'Ausgebaut aus Schlachtfahrzeug, geprüft.',
      'Weitere Teile auf Anfrage.',
    ],
    items: [
      item(
        'Zapfwellengetriebe Deutz D 6206',
        [420, 590],
        { passend: 'Deutz D 5206 bis D 7206', teilenummer: '0231 8847' },
        'Ohne Spiel, Lager in Ordnung.',
      ),
      item(
        'Lichtmaschine Bosch 14 V 95 A',
        [90, 140],
        { passend: 'Fendt 300er Reihe', teilenummer: '0 120 468 016' },
        'Überholt mit neuen Kohlen und Lagern.',
      ),
      item(
        'Mähbalken Busatis Doppelmesser 1,65 m',
        [340, 480],
        { passend: 'Unimog, Einachser' },
        'Messer geschliffen, Finger gerade.',
      ),
      item(
        'Kabine für IHC 844, komplett verglast',
        [850, 1200],
        { passend: 'IHC 644 bis 844' },
        'Türen schließen, Dachhimmel müsste neu.',
      ),
      item(
        'Kreiseleggenzinken, Satz mit 24 Stück',
        [260, 340],
        { passend: 'Kuhn HR, Rabe PKE' },
        'Neu, falsch bestellt, Rechnung liegt bei.',
        { seller: 'gewerblich' },
      ),
    ],
  },
  {
    slug: 'reifen-raeder',
    motifs: ['traktor', 'stiefel'],
    detailSentences: [
      'Keine Risse, keine Reparaturstellen.',
      'Montage kann beim Reifendienst im Ort gemacht werden.',
      'Felgen gerade und frisch lackiert.',
    ],
    items: [
      item(
        'Pflegeräder 270/95 R48, ein Satz',
        [1900, 2900],
        { groesse: '270/95 R48', profil: [50, 85], passend: 'Fendt 500 Vario' },
        'Mit Verstellfelgen, zwei Saisons gelaufen.',
      ),
      item(
        'Michelin Axiobib 650/65 R38, zwei Stück',
        [1400, 2100],
        { groesse: '650/65 R38', profil: [40, 70] },
        'Gleichmäßig abgefahren, keine Stoppelschäden.',
      ),
      item(
        'Kompletträder 7.50-16 für Oldtimer',
        [280, 420],
        { groesse: '7.50-16 AS Front', profil: [60, 95] },
        'Vorderräder mit Schlauch, passend für viele luftgekühlte Schlepper.',
      ),
      item(
        'Zwillingsräder 16.9 R38 mit Schnellkuppler',
        [950, 1350],
        { groesse: '16.9 R38', profil: [35, 60] },
        'Spannschlösser und Ringe dabei.',
      ),
    ],
  },
  {
    slug: 'melktechnik',
    motifs: ['milchkannen', 'kuh'],
    detailSentences: [
      'Bis zum letzten Melken in Betrieb.',
      'Abbau bis Jahresende nötig.',
      'Wartungsheft vorhanden.',
    ],
    items: [
      item(
        'DeLaval Milchkühltank 2.500 Liter',
        [4800, 6900],
        { fabrikat: 'DeLaval', inhalt: 2500 },
        'Mit Reinigungsautomat und Wärmerückgewinnung.',
      ),
      item(
        'Melkstand Fischgräte 2 x 6 GEA',
        [7900, 11500],
        { fabrikat: 'GEA Westfalia', plaetze: 12 },
        'Metatron-Anzeigen, Abnahmeautomatik, Vakuumpumpe frequenzgeregelt.',
      ),
      item(
        'Eimermelkanlage für Ziegen',
        [480, 680],
        { fabrikat: 'Melasty', plaetze: 2 },
        'Fahrbar, zwei Eimer, Gummis neu.',
      ),
      item(
        'Lely Astronaut A3 Melkroboter',
        [22000, 31000],
        { fabrikat: 'Lely', plaetze: 60 },
        'Regelmäßig durch den Kundendienst gewartet, Demontage kann organisiert werden.',
        { seller: 'gewerblich' },
      ),
    ],
  },
  {
    slug: 'stalleinrichtung',
    motifs: ['scheune', 'kuh'],
    detailSentences: [
      'Feuerverzinkt und gerade.',
      'Liegt gestapelt unter Dach.',
      'Teilmengen sind möglich.',
    ],
    items: [
      item(
        'Fressgitter, selbstfangend, 5 Meter',
        [180, 260],
        { fabrikat: 'Patura', plaetze: [6, 8], demontage: false },
        'Sicherheitsfressgitter für Kühe, leicht gängig.',
        { unit: 'Stück' },
      ),
      item(
        'Liegeboxenbügel mit Gummimatten',
        [38, 55],
        { fabrikat: 'Schauer', plaetze: [30, 64], demontage: true },
        'Freitragende Bügel, Matten acht Jahre alt.',
        { unit: 'Stück' },
      ),
      item(
        'Kälberiglus mit Auslauf',
        [140, 210],
        { fabrikat: 'CalfOTel', plaetze: [4, 10] },
        'Gereinigt, Eimerhalter und Raufe dabei.',
        { unit: 'Stück' },
      ),
      item(
        'Futtermischwagen Siloking 10 m³',
        [9800, 13900],
        { fabrikat: 'Siloking', plaetze: 1 },
        'Vertikalmischer mit Wiegeeinrichtung, Messer neu.',
        { seller: 'gewerblich' },
      ),
      item(
        'Mobilstall für 200 Legehennen',
        [11500, 14900],
        { fabrikat: 'Eigenbau', plaetze: 200 },
        'Auf Kufen, Nester und Tränken innen, Zaunnetz dazu.',
        { motif: 'huehner' },
      ),
    ],
  },
  {
    slug: 'weidezaun',
    motifs: ['kuehe-weide', 'schafe'],
    detailSentences: [
      'Funktioniert einwandfrei.',
      'Versand möglich.',
      'Aus Umstellung auf Festzaun.',
    ],
    items: [
      item(
        'Weidezaungerät Patura P4500',
        [180, 260],
        { fabrikat: 'Patura', laenge: 'bis 40 km' },
        'Netzgerät mit Fernbedienung und Erdstäben.',
      ),
      item(
        'Schafnetze 108 cm mit Doppelspitze',
        [48, 62],
        { fabrikat: 'Euro-Netz', laenge: '50 m je Netz' },
        'Acht Netze, zwei Sommer alt, ohne Löcher.',
        { unit: 'Stück' },
      ),
      item(
        'Robinienpfähle, entrindet und gespitzt',
        [6, 9],
        { laenge: '2,20 m' },
        'Etwa 120 Stück aus heimischem Holz, halten ohne Imprägnierung.',
        { unit: 'Stück' },
      ),
      item(
        'Weidefass 3.000 Liter mit Tränkebecken',
        [1250, 1750],
        { fabrikat: 'La Buvette', laenge: '3.000 l' },
        'Straßenfahrwerk mit Auflaufbremse, zwei Becken.',
      ),
      item(
        'Verschenke Holzpfosten, Abbau nötig',
        null,
        { laenge: 'etwa 80 Stück' },
        'Alter Koppelzaun, Eiche, ein Teil noch gut. Wer abbaut, nimmt mit.',
        { priceKind: 'zu_verschenken' },
      ),
    ],
  },
];
