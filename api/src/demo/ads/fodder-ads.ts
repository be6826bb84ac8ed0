import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const fodderAds: readonly SeedCategory[] = [
  {
    slug: 'heu-stroh',
    motifs: ['felder', 'scheune', 'vorrat'],
    details: ['Trocken unter Dach gelagert.', 'Laden mit dem Frontlader nach Absprache.', 'Lieferung im Umkreis von 40 Kilometern möglich.', 'Proben können gern mitgenommen werden.'],
    items: [
      item('Heu in Rundballen, erster Schnitt', [38, 52], { sorte: 'Heu', form: 'Rundballen', menge: [20, 140], erntejahr: 2026, schnitt: '1. Schnitt' }, 'Ohne Regen geerntet, kräuterreich, ohne Jakobskreuzkraut. Ballen mit 1,30 Meter.', { unit: 'Ballen' }),
      item('Pferdeheu, Quaderballen, spät geschnitten', [45, 62], { sorte: 'Heu', form: 'Quaderballen', menge: [15, 80], erntejahr: 2026, schnitt: '1. Schnitt' }, 'Rohfaserreich und staubarm, Analyse vorhanden.', { unit: 'Ballen' }),
      item('Grummet vom Berggrünland', [42, 55], { sorte: 'Grummet', form: 'Rundballen', menge: [10, 60], erntejahr: 2026, schnitt: '2. Schnitt', bio: true }, 'Feinblättrig und duftend, für Kälber, Ziegen und Kaninchen.', { unit: 'Ballen' }),
      item('Weizenstroh, Quaderballen ab Feldrand', [24, 34], { sorte: 'Weizenstroh', form: 'Quaderballen', menge: [60, 400], erntejahr: 2026 }, 'Häckselfrei, 220 Kilo je Ballen, kurz und goldgelb.', { unit: 'Ballen', seller: 'gewerblich' }),
      item('Haferstroh in Kleinballen', [3, 4], { sorte: 'Haferstroh', form: 'Kleinballen', menge: [80, 300], erntejahr: 2026, bio: true }, 'Handlich für Pferd und Hase, Abholung auch sonntags nach Anruf.', { unit: 'Ballen' }),
      item('Suche Luzerneheu für Milchziegen', [240, 280], { sorte: 'Luzerneheu', menge: [20, 40] }, 'Dauerhaft 20 Tonnen im Jahr gesucht, gern mit Analyse und Lieferung.', { unit: 't', kind: 'suche' }),
    ],
  },
  {
    slug: 'silage',
    motifs: ['mais', 'silo'],
    details: ['Sauber verdichtet, kein Schimmel.', 'Analyse liegt vor.', 'Verladen durch uns ist möglich.'],
    items: [
      item('Maissilage ab Silo', [42, 54], { sorte: 'Maissilage', form: 'ab Silo', menge: [100, 600], erntejahr: 2026 }, '33 Prozent Trockenmasse, gut gequetschte Körner.', { unit: 't' }),
      item('Grassilage in Rundballen, zweiter Schnitt', [38, 48], { sorte: 'Grassilage', form: 'Rundballen', menge: [20, 90], erntejahr: 2026 }, 'Sechsfach gewickelt, angewelkt auf 40 Prozent.', { unit: 'Ballen' }),
      item('Kleegrassilage Bio, Rundballen', [44, 56], { sorte: 'Kleegras', form: 'Rundballen', menge: [15, 70], erntejahr: 2026, bio: true }, 'Verbandsware, eiweißreich, für Milchvieh und Schafe.', { unit: 'Ballen' }),
      item('Frische Biertreber, wöchentlich', [48, 58], { sorte: 'Biertreber', form: 'Feldrand', menge: [10, 25] }, 'Aus der Brauerei im Ort, Anlieferung im Container.', { unit: 't', seller: 'gewerblich' }),
    ],
  },
  {
    slug: 'getreide-futtermittel',
    motifs: ['weizen', 'vorrat'],
    details: ['Gereinigt und belüftet.', 'Abgabe auch in kleinen Mengen.', 'Big-Bags gegen Pfand.'],
    items: [
      item('Futterweizen, lose oder im Big-Bag', [17, 21], { sorte: 'Weizen', menge: [5, 60], erntejahr: 2026 }, '13,5 Prozent Feuchte, Hektolitergewicht 78.', { unit: 'dt' }),
      item('Futtergerste, zweizeilig', [16, 19], { sorte: 'Gerste', menge: [5, 80], erntejahr: 2026 }, 'Staubarm, auf Wunsch gequetscht.', { unit: 'dt' }),
      item('Ackerbohnen aus Bio-Anbau', [42, 52], { sorte: 'Ackerbohnen', menge: [4, 25], erntejahr: 2026, bio: true }, 'Sorte Tiffany, arm an Vicin, für Hennen geeignet.', { unit: 'dt' }),
      item('Pferdehafer, gelb, 55er Gewicht', [28, 36], { sorte: 'Hafer', menge: [2, 20], erntejahr: 2026 }, 'Entgrannt und entstaubt in Säcken zu 25 Kilo.', { unit: 'dt' }),
      item('Futterkartoffeln und Möhren', [5, 9], { sorte: 'Futterkartoffeln', menge: [3, 30], erntejahr: 2026 }, 'Sortierabgang, sauber, im Hänger abholen.', { unit: 'dt', motif: 'kartoffeln' }),
    ],
  },
  {
    slug: 'saat-pflanzgut',
    motifs: ['apfelbaum', 'kartoffeln', 'weizen'],
    details: ['Keimfähigkeit geprüft.', 'Versand gegen Porto möglich.', 'Gern mit Rat zur Kultur.'],
    items: [
      item('Hochstamm-Apfelbäume, alte Sorten', [28, 42], { sorte: 'Obstgehölze', gebinde: 'wurzelnackt' }, 'Brettacher, Gewürzluiken, Boskoop, Kaiser Wilhelm. Stammhöhe 180, zweimal verpflanzt.', { unit: 'Stück', seller: 'gewerblich', motif: 'apfelbaum' }),
      item('Kleegrasmischung, Rest vom Herbst', [4, 6], { sorte: 'Kleegras', gebinde: 'Sack 20 kg', bio: true }, 'Überjährig nutzbar, Rotklee und Welsches Weidelgras.', { unit: 'kg' }),
      item('Pflanzkartoffeln Linda, vorgekeimt', [1, 2], { sorte: 'Kartoffeln', gebinde: 'Kiste 15 kg' }, 'Kleine Partie für Garten und Selbstversorger, sortenrein.', { unit: 'kg', motif: 'kartoffeln' }),
      item('Zwischenfrucht mit Phacelia und Senf', [2, 3], { sorte: 'Zwischenfrucht', gebinde: 'Sack 25 kg' }, 'Schnell deckend, friert sicher ab.', { unit: 'kg' }),
    ],
  },
  {
    slug: 'brennholz',
    motifs: ['holzstapel', 'wald'],
    details: ['Zufahrt mit Anhänger kein Problem.', 'Lieferung im Umkreis von 20 Kilometern gegen Aufpreis.', 'Zwei Jahre luftig gelagert.'],
    items: [
      item('Buchenscheite, ofenfertig', [105, 135], { holzart: 'Buche', menge: [4, 40], laenge: '33 cm', trocken: true }, 'Restfeuchte unter 18 Prozent, sauber gespalten.', { unit: 'Rm' }),
      item('Eiche und Esche, Meterholz', [72, 92], { holzart: 'Eiche', menge: [5, 30], laenge: '1 m', trocken: true }, 'Aus eigener Durchforstung, gespalten und gesetzt.', { unit: 'Rm' }),
      item('Fichte zum Anheizen, 25 Zentimeter', [58, 74], { holzart: 'Fichte', menge: [3, 20], laenge: '25 cm', trocken: true }, 'Käferholz von vor zwei Jahren, knochentrocken.', { unit: 'Rm' }),
      item('Polterholz Mischholz zum Selbstsägen', [44, 56], { holzart: 'Mischholz', menge: [10, 60], laenge: 'Stammholz' }, 'Am Weg gelagert, Nachweis über den Motorsägenkurs erforderlich.', { unit: 'Rm' }),
    ],
  },
];
