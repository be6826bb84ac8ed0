import { amount, choice, words, yes } from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const brand = (...names: readonly string[]) =>
  choice('marke', 'Marke', [...names, 'Andere'], { required: true });

const model = words('modell', 'Modell', { required: true });
const year = amount('baujahr', 'Baujahr', [1900, 2100], { card: true });
const hours = amount('stunden', 'Betriebsstunden', [0, 50_000], { unit: 'Std.', card: true });
const power = amount('ps', 'Leistung', [5, 1000], { unit: 'PS', card: true });
const width = amount('arbeitsbreite', 'Arbeitsbreite', [0, 50], { unit: 'm', card: true });
const volume = amount('volumen', 'Volumen', [0, 100], { unit: 'm³', card: true });
const mounting = choice('anbau', 'Anbau', [
  'Dreipunkt',
  'aufgesattelt',
  'gezogen',
  'selbstfahrend',
]);
const axles = amount('achsen', 'Achsen', [1, 4]);
const brake = choice('bremse', 'Bremse', ['Druckluft', 'Auflauf', 'hydraulisch', 'ohne']);

/** What is asked about machines, by slug of the category. */
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
    power,
    choice('getriebe', 'Getriebe', ['Schaltgetriebe', 'Lastschaltung', 'stufenlos']),
    choice('kmh', 'Höchstgeschwindigkeit', ['25', '30', '40', '50', '60'], { unit: 'km/h' }),
    yes('allrad', 'Allrad'),
    yes('frontlader', 'Frontlader'),
    yes('fronthydraulik', 'Fronthydraulik'),
    yes('klima', 'Klimaanlage'),
    yes('druckluft', 'Druckluftanlage'),
  ],
  'maehdrescher-haecksler': [
    brand('Claas', 'John Deere', 'New Holland', 'Fendt', 'Case IH', 'Krone', 'Deutz-Fahr'),
    model,
    year,
    hours,
    power,
    amount('trommelstunden', 'Trommelstunden', [0, 20_000], { unit: 'Std.' }),
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
    yes('isobus', 'ISOBUS'),
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
    amount('nutzlast', 'Nutzlast', [100, 40_000], { unit: 'kg', card: true }),
    axles,
    brake,
  ],
  guelletechnik: [
    brand('Kotte', 'Zunhammer', 'Joskin', 'Fliegl', 'Wienhoff', 'Samson', 'Eckart'),
    year,
    volume,
    width,
    axles,
    brake,
  ],
  'frontlader-radlader': [
    brand('Stoll', 'Weidemann', 'Schäffer', 'Manitou', 'JCB', 'Merlo', 'Kramer', 'Hauer', 'Fendt'),
    year,
    hours,
    power,
    amount('hubkraft', 'Hubkraft', [100, 10_000], { unit: 'kg' }),
  ],
  forsttechnik: [
    brand('Stihl', 'Husqvarna', 'Posch', 'Binderberger', 'Tajfun', 'Ritter', 'Jensen', 'Krpan'),
    year,
    choice('antrieb', 'Antrieb', ['Benzin', 'Akku', 'Zapfwelle', 'Starkstrom', 'Diesel']),
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
    power,
    choice('restaurierung', 'Zustandsnote', ['1', '2', '3', '4', '5']),
    yes('fahrbereit', 'Fahrbereit'),
    yes('papiere', 'Papiere vorhanden'),
  ],
  maschinenverleih: [words('maschine', 'Maschine', { required: true }), width, power],
};
