import { defineNumber, defineChoice, defineText, defineFlag } from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const brand = (...names: readonly string[]) =>
  defineChoice('marke', 'Marke', [...names, 'Andere'], { required: true });

const model = defineText('modell', 'Modell', { required: true });
const year = defineNumber('baujahr', 'Baujahr', [1900, 2100], { card: true });
const hours = defineNumber('stunden', 'Betriebsstunden', [0, 50_000], {
  unit: 'Std.',
  card: true,
});
const horsepower = defineNumber('ps', 'Leistung', [5, 1000], { unit: 'PS', card: true });
const width = defineNumber('arbeitsbreite', 'Arbeitsbreite', [0, 50], { unit: 'm', card: true });
const volume = defineNumber('volumen', 'Volumen', [0, 100], { unit: 'm³', card: true });
const mounting = defineChoice('anbau', 'Anbau', [
  'Dreipunkt',
  'aufgesattelt',
  'gezogen',
  'selbstfahrend',
]);
const axleCount = defineNumber('achsen', 'Achsen', [1, 4]);
const brake = defineChoice('bremse', 'Bremse', ['Druckluft', 'Auflauf', 'hydraulisch', 'ohne']);

/** Attributes of the machine categories, by category slug. */
export const machineAttributes: Readonly<Record<string, readonly AttributeDefinition[]>> = {
  traktoren: [
    brand(
      'Fendt',
      'John Deere',
      'Claas',
      'Deutz-Fahr',
      'Case IH',
      'New Holland',
      'Steyr',
      'Massey Ferguson',
      'Valtra',
      'Lindner',
    ),
    model,
    year,
    hours,
    horsepower,
    defineChoice('getriebe', 'Getriebe', ['Schaltgetriebe', 'Lastschaltung', 'stufenlos']),
    defineChoice('kmh', 'Höchstgeschwindigkeit', ['25', '30', '40', '50', '60'], {
      unit: 'km/h',
    }),
    defineFlag('allrad', 'Allrad'),
    defineFlag('frontlader', 'Frontlader'),
    defineFlag('fronthydraulik', 'Fronthydraulik'),
    defineFlag('klima', 'Klimaanlage'),
    defineFlag('druckluft', 'Druckluftanlage'),
  ],
  'maehdrescher-haecksler': [
    brand('Claas', 'John Deere', 'New Holland', 'Fendt', 'Case IH', 'Krone', 'Deutz-Fahr'),
    model,
    year,
    hours,
    horsepower,
    defineNumber('trommelstunden', 'Trommelstunden', [0, 20_000], { unit: 'Std.' }),
    width,
  ],
  bodenbearbeitung: [
    brand('Lemken', 'Amazone', 'Pöttinger', 'Horsch', 'Rabe', 'Kverneland', 'Kuhn', 'Köckerling'),
    year,
    width,
    mounting,
  ],
  'saat-duengung-pflege': [
    brand('Amazone', 'Rauch', 'Horsch', 'Väderstad', 'Lemken', 'Kuhn', 'Hardi', 'Pöttinger'),
    year,
    width,
    mounting,
    defineFlag('isobus', 'ISOBUS'),
  ],
  'gruenland-ernte': [
    brand('Krone', 'Claas', 'Pöttinger', 'Kuhn', 'Fella', 'Fendt', 'Welger', 'Mengele'),
    year,
    width,
    mounting,
  ],
  'anhaenger-transport': [
    brand('Fliegl', 'Krampe', 'Kröger', 'Brantner', 'Fuhrmann', 'Reisch', 'Müller-Mitteltal'),
    year,
    defineNumber('nutzlast', 'Nutzlast', [100, 40_000], { unit: 'kg', card: true }),
    axleCount,
    brake,
  ],
  guelletechnik: [
    brand('Kotte', 'Zunhammer', 'Joskin', 'Fliegl', 'Wienhoff', 'Samson', 'Eckart'),
    year,
    volume,
    width,
    axleCount,
    brake,
  ],
  'frontlader-radlader': [
    brand('Stoll', 'Weidemann', 'Schäffer', 'Manitou', 'JCB', 'Merlo', 'Kramer', 'Hauer', 'Fendt'),
    year,
    hours,
    horsepower,
    defineNumber('hubkraft', 'Hubkraft', [100, 10_000], { unit: 'kg' }),
  ],
  forsttechnik: [
    brand('Stihl', 'Husqvarna', 'Posch', 'Binderberger', 'Tajfun', 'Ritter', 'Jensen', 'Krpan'),
    year,
    defineChoice('antrieb', 'Antrieb', ['Benzin', 'Akku', 'Zapfwelle', 'Starkstrom', 'Diesel']),
  ],
  oldtimer: [
    brand(
      'Fendt',
      'Deutz',
      'Lanz',
      'Hanomag',
      'Eicher',
      'Porsche-Diesel',
      'Güldner',
      'Steyr',
      'Schlüter',
      'IHC',
    ),
    model,
    year,
    horsepower,
    defineChoice('restaurierung', 'Zustandsnote', ['1', '2', '3', '4', '5']),
    defineFlag('fahrbereit', 'Fahrbereit'),
    defineFlag('papiere', 'Papiere vorhanden'),
  ],
  maschinenverleih: [defineText('maschine', 'Maschine', { required: true }), width, horsepower],
};
