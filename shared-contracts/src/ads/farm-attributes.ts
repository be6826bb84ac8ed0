import { defineNumber, defineChoice, defineText, defineFlag } from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const organicFlag = defineFlag('bio', 'Bio', { card: true });
const animalCount = defineNumber('anzahl', 'Anzahl', [1, 10_000], {
  unit: 'Stück',
  card: true,
  required: true,
});
const sex = defineChoice('geschlecht', 'Geschlecht', ['weiblich', 'männlich', 'gemischt']);
const defineBreed = (...names: readonly string[]) =>
  defineChoice('rasse', 'Rasse', [...names, 'Andere'], { card: true });
const harvestYear = defineNumber('erntejahr', 'Erntejahr', [2000, 2100], { card: true });
const area = defineNumber('flaeche', 'Größe', [0, 5000], {
  unit: 'ha',
  card: true,
  required: true,
});
const contract = defineChoice('vertrag', 'Angebot', ['Kauf', 'Pacht'], {
  required: true,
  card: true,
});
const places = defineNumber('plaetze', 'Plätze', [1, 10_000], { card: true });
const make = defineText('fabrikat', 'Fabrikat', { card: true });
const defineKind = (...names: readonly string[]) =>
  defineChoice('sorte', 'Art', [...names, 'Anderes'], { required: true, card: true });

const sparePartAttributes: readonly AttributeDefinition[] = [
  defineText('passend', 'Passend für', { card: true }),
  defineText('teilenummer', 'Teilenummer'),
];

/** Attributes of all categories other than machines, by category slug. */
export const farmAttributes: Readonly<Record<string, readonly AttributeDefinition[]>> = {
  ersatzteile: sparePartAttributes,
  'reifen-raeder': [
    defineText('groesse', 'Größe', { card: true, required: true }),
    defineNumber('profil', 'Restprofil', [0, 100], { unit: '%', card: true }),
    defineText('passend', 'Passend für'),
  ],
  melktechnik: [make, places, defineNumber('inhalt', 'Inhalt', [10, 50_000], { unit: 'l' })],
  stalleinrichtung: [make, places, defineFlag('demontage', 'Abbau durch Käufer')],
  weidezaun: [make, defineText('laenge', 'Länge oder Menge', { card: true })],
  rinder: [
    defineBreed(
      'Fleckvieh',
      'Braunvieh',
      'Holstein',
      'Angus',
      'Limousin',
      'Charolais',
      'Galloway',
      'Murnau-Werdenfelser',
      'Hinterwälder',
    ),
    animalCount,
    sex,
    defineNumber('laktation', 'Laktation', [1, 12]),
    organicFlag,
  ],
  schweine: [
    defineBreed(
      'Deutsches Edelschwein',
      'Piétrain',
      'Schwäbisch-Hällisch',
      'Bentheimer',
      'Mangalitza',
      'Duroc',
    ),
    animalCount,
    sex,
    organicFlag,
  ],
  'schafe-ziegen': [
    defineBreed(
      'Merinolandschaf',
      'Suffolk',
      'Heidschnucke',
      'Rhönschaf',
      'Skudde',
      'Bunte Edelziege',
      'Burenziege',
      'Thüringer Waldziege',
    ),
    animalCount,
    sex,
    organicFlag,
  ],
  pferde: [
    defineBreed(
      'Haflinger',
      'Noriker',
      'Schwarzwälder',
      'Süddeutsches Kaltblut',
      'Warmblut',
      'Shetlandpony',
      'Freiberger',
    ),
    defineNumber('alter', 'Alter', [0, 35], { unit: 'Jahre', card: true }),
    defineChoice('geschlecht', 'Geschlecht', ['Stute', 'Wallach', 'Hengst'], {
      card: true,
    }),
    defineNumber('stockmass', 'Stockmaß', [70, 200], { unit: 'cm' }),
    defineFlag('gefahren', 'Eingefahren'),
  ],
  gefluegel: [
    defineBreed(
      'Lohmann Brown',
      'Sulmtaler',
      'Vorwerkhuhn',
      'Bresse Gauloise',
      'Pekingente',
      'Diepholzer Gans',
      'Bronzepute',
    ),
    animalCount,
    organicFlag,
  ],
  bienen: [
    defineKind('Völker', 'Ableger', 'Königinnen', 'Beuten', 'Schleuder und Gerät', 'Honig'),
    defineNumber('anzahl', 'Anzahl', [1, 1000], { card: true }),
    organicFlag,
  ],
  'heu-stroh': [
    defineKind('Heu', 'Grummet', 'Weizenstroh', 'Gerstenstroh', 'Haferstroh', 'Luzerneheu'),
    defineChoice('form', 'Form', ['Rundballen', 'Quaderballen', 'Kleinballen', 'lose'], {
      card: true,
    }),
    defineNumber('menge', 'Menge', [1, 10_000], { unit: 'Ballen' }),
    harvestYear,
    defineChoice('schnitt', 'Schnitt', ['1. Schnitt', '2. Schnitt', '3. Schnitt', 'später']),
    organicFlag,
  ],
  silage: [
    defineKind('Grassilage', 'Maissilage', 'Biertreber', 'Pressschnitzel', 'Kleegras'),
    defineChoice('form', 'Form', ['Rundballen', 'ab Silo', 'Feldrand'], { card: true }),
    defineNumber('menge', 'Menge', [1, 10_000], { unit: 't', card: true }),
    harvestYear,
    organicFlag,
  ],
  'getreide-futtermittel': [
    defineKind(
      'Weizen',
      'Gerste',
      'Hafer',
      'Triticale',
      'Körnermais',
      'Ackerbohnen',
      'Erbsen',
      'Futterkartoffeln',
      'Futterrüben',
    ),
    defineNumber('menge', 'Menge', [0, 10_000], { unit: 't', card: true }),
    harvestYear,
    organicFlag,
  ],
  'saat-pflanzgut': [
    defineKind('Getreide', 'Kleegras', 'Zwischenfrucht', 'Kartoffeln', 'Obstgehölze', 'Gemüse'),
    defineText('gebinde', 'Gebinde', { card: true }),
    organicFlag,
  ],
  'acker-gruenland': [
    contract,
    area,
    defineChoice(
      'nutzung',
      'Nutzung',
      ['Acker', 'Grünland', 'Streuobst', 'Weinberg', 'Sonderkultur'],
      {
        card: true,
      },
    ),
    defineNumber('bodenpunkte', 'Bodenpunkte', [1, 120]),
    defineText('gemarkung', 'Gemarkung'),
  ],
  wald: [
    contract,
    area,
    defineChoice('bestand', 'Bestand', ['Nadelwald', 'Laubwald', 'Mischwald', 'Kulturfläche'], {
      card: true,
    }),
  ],
  'hoefe-staelle': [
    contract,
    defineNumber('flaeche', 'Größe', [0, 5000], { unit: 'ha', card: true }),
    defineChoice(
      'objekt',
      'Objekt',
      ['Hofstelle', 'Stall', 'Halle', 'Resthof', 'Offenstallplatz'],
      {
        required: true,
        card: true,
      },
    ),
  ],
  lohnarbeit: [
    defineChoice(
      'leistung',
      'Leistung',
      [
        'Mähen und Pressen',
        'Gülle ausbringen',
        'Dreschen',
        'Forstarbeit',
        'Zaunbau',
        'Klauenpflege',
        'Winterdienst',
        'Andere',
      ],
      { required: true, card: true },
    ),
    defineNumber('einsatzradius', 'Einsatzradius', [1, 500], { unit: 'km', card: true }),
  ],
  direktvermarktung: [
    defineChoice(
      'ware',
      'Ware',
      [
        'Fleisch und Wurst',
        'Milch und Käse',
        'Eier',
        'Obst und Gemüse',
        'Honig',
        'Verkaufstechnik',
        'Anderes',
      ],
      { required: true, card: true },
    ),
    organicFlag,
  ],
  'haus-garten': [defineText('masse', 'Maße', { card: true })],
  brennholz: [
    defineChoice(
      'holzart',
      'Holzart',
      ['Buche', 'Eiche', 'Esche', 'Birke', 'Fichte', 'Mischholz'],
      {
        required: true,
        card: true,
      },
    ),
    defineNumber('menge', 'Menge', [1, 1000], { unit: 'Rm', card: true }),
    defineChoice('laenge', 'Scheitlänge', ['25 cm', '33 cm', '50 cm', '1 m', 'Stammholz'], {
      card: true,
    }),
    defineFlag('trocken', 'Kammertrocken oder abgelagert'),
  ],
};
