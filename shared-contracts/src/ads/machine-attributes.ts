import {
  numberAttribute,
  choiceAttribute,
  textAttribute,
  flagAttribute,
} from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const brand = (...names: readonly string[]) =>
  choiceAttribute('marke', 'Marke', [...names, 'Andere'], { required: true });

const model = textAttribute('modell', 'Modell', { required: true });
const year = numberAttribute('baujahr', 'Baujahr', [1900, 2100], { card: true });
const hours = numberAttribute('stunden', 'Betriebsstunden', [0, 50_000], {
  unit: 'Std.',
  card: true,
});
const power = numberAttribute('ps', 'Leistung', [5, 1000], { unit: 'PS', card: true });
const width = numberAttribute('arbeitsbreite', 'Arbeitsbreite', [0, 50], { unit: 'm', card: true });
const volume = numberAttribute('volumen', 'Volumen', [0, 100], { unit: 'm³', card: true });
const mounting = choiceAttribute('anbau', 'Anbau', [
  'Dreipunkt',
  'aufgesattelt',
  'gezogen',
  'selbstfahrend',
]);
const axles = numberAttribute('achsen', 'Achsen', [1, 4]);
const brake = choiceAttribute('bremse', 'Bremse', ['Druckluft', 'Auflauf', 'hydraulisch', 'ohne']);

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
    power,
    choiceAttribute('getriebe', 'Getriebe', ['Schaltgetriebe', 'Lastschaltung', 'stufenlos']),
    choiceAttribute('kmh', 'Höchstgeschwindigkeit', ['25', '30', '40', '50', '60'], {
      unit: 'km/h',
    }),
    flagAttribute('allrad', 'Allrad'),
    flagAttribute('frontlader', 'Frontlader'),
    flagAttribute('fronthydraulik', 'Fronthydraulik'),
    flagAttribute('klima', 'Klimaanlage'),
    flagAttribute('druckluft', 'Druckluftanlage'),
  ],
  'maehdrescher-haecksler': [
    brand('Claas', 'John Deere', 'New Holland', 'Fendt', 'Case IH', 'Krone', 'Deutz-Fahr'),
    model,
    year,
    hours,
    power,
    numberAttribute('trommelstunden', 'Trommelstunden', [0, 20_000], { unit: 'Std.' }),
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
    flagAttribute('isobus', 'ISOBUS'),
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
    numberAttribute('nutzlast', 'Nutzlast', [100, 40_000], { unit: 'kg', card: true }),
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
    numberAttribute('hubkraft', 'Hubkraft', [100, 10_000], { unit: 'kg' }),
  ],
  forsttechnik: [
    brand('Stihl', 'Husqvarna', 'Posch', 'Binderberger', 'Tajfun', 'Ritter', 'Jensen', 'Krpan'),
    year,
    choiceAttribute('antrieb', 'Antrieb', ['Benzin', 'Akku', 'Zapfwelle', 'Starkstrom', 'Diesel']),
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
    choiceAttribute('restaurierung', 'Zustandsnote', ['1', '2', '3', '4', '5']),
    flagAttribute('fahrbereit', 'Fahrbereit'),
    flagAttribute('papiere', 'Papiere vorhanden'),
  ],
  maschinenverleih: [textAttribute('maschine', 'Maschine', { required: true }), width, power],
};
