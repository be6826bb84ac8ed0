import {
  numberAttribute,
  choiceAttribute,
  textAttribute,
  flagAttribute,
} from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const organic = flagAttribute('bio', 'Bio', { card: true });
const head = numberAttribute('anzahl', 'Anzahl', [1, 10_000], {
  unit: 'Stück',
  card: true,
  required: true,
});
const sex = choiceAttribute('geschlecht', 'Geschlecht', ['weiblich', 'männlich', 'gemischt']);
const breed = (...names: readonly string[]) =>
  choiceAttribute('rasse', 'Rasse', [...names, 'Andere'], { card: true });
const harvest = numberAttribute('erntejahr', 'Erntejahr', [2000, 2100], { card: true });
const hectares = numberAttribute('flaeche', 'Größe', [0, 5000], {
  unit: 'ha',
  card: true,
  required: true,
});
const contract = choiceAttribute('vertrag', 'Angebot', ['Kauf', 'Pacht'], {
  required: true,
  card: true,
});
const places = numberAttribute('plaetze', 'Plätze', [1, 10_000], { card: true });
const make = textAttribute('fabrikat', 'Fabrikat', { card: true });
const createKindAttribute = (...names: readonly string[]) =>
  choiceAttribute('sorte', 'Art', [...names, 'Anderes'], { required: true, card: true });

const parts: readonly AttributeDefinition[] = [
  textAttribute('passend', 'Passend für', { card: true }),
  textAttribute('teilenummer', 'Teilenummer'),
];

/** Attributes of all categories other than machines, by category slug. */
export const farmAttributes: Readonly<Record<string, readonly AttributeDefinition[]>> = {
  ersatzteile: parts,
  'reifen-raeder': [
    textAttribute('groesse', 'Größe', { card: true, required: true }),
    numberAttribute('profil', 'Restprofil', [0, 100], { unit: '%', card: true }),
    textAttribute('passend', 'Passend für'),
  ],
  melktechnik: [make, places, numberAttribute('inhalt', 'Inhalt', [10, 50_000], { unit: 'l' })],
  stalleinrichtung: [make, places, flagAttribute('demontage', 'Abbau durch Käufer')],
  weidezaun: [make, textAttribute('laenge', 'Länge oder Menge', { card: true })],
  rinder: [
    breed(
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
    head,
    sex,
    numberAttribute('laktation', 'Laktation', [1, 12]),
    organic,
  ],
  schweine: [
    breed(
      'Deutsches Edelschwein',
      'Piétrain',
      'Schwäbisch-Hällisch',
      'Bentheimer',
      'Mangalitza',
      'Duroc',
    ),
    head,
    sex,
    organic,
  ],
  'schafe-ziegen': [
    breed(
      'Merinolandschaf',
      'Suffolk',
      'Heidschnucke',
      'Rhönschaf',
      'Skudde',
      'Bunte Edelziege',
      'Burenziege',
      'Thüringer Waldziege',
    ),
    head,
    sex,
    organic,
  ],
  pferde: [
    breed(
      'Haflinger',
      'Noriker',
      'Schwarzwälder',
      'Süddeutsches Kaltblut',
      'Warmblut',
      'Shetlandpony',
      'Freiberger',
    ),
    numberAttribute('alter', 'Alter', [0, 35], { unit: 'Jahre', card: true }),
    choiceAttribute('geschlecht', 'Geschlecht', ['Stute', 'Wallach', 'Hengst'], { card: true }),
    numberAttribute('stockmass', 'Stockmaß', [70, 200], { unit: 'cm' }),
    flagAttribute('gefahren', 'Eingefahren'),
  ],
  gefluegel: [
    breed(
      'Lohmann Brown',
      'Sulmtaler',
      'Vorwerkhuhn',
      'Bresse Gauloise',
      'Pekingente',
      'Diepholzer Gans',
      'Bronzepute',
    ),
    head,
    organic,
  ],
  bienen: [
    createKindAttribute(
      'Völker',
      'Ableger',
      'Königinnen',
      'Beuten',
      'Schleuder und Gerät',
      'Honig',
    ),
    numberAttribute('anzahl', 'Anzahl', [1, 1000], { card: true }),
    organic,
  ],
  'heu-stroh': [
    createKindAttribute(
      'Heu',
      'Grummet',
      'Weizenstroh',
      'Gerstenstroh',
      'Haferstroh',
      'Luzerneheu',
    ),
    choiceAttribute('form', 'Form', ['Rundballen', 'Quaderballen', 'Kleinballen', 'lose'], {
      card: true,
    }),
    numberAttribute('menge', 'Menge', [1, 10_000], { unit: 'Ballen' }),
    harvest,
    choiceAttribute('schnitt', 'Schnitt', ['1. Schnitt', '2. Schnitt', '3. Schnitt', 'später']),
    organic,
  ],
  silage: [
    createKindAttribute('Grassilage', 'Maissilage', 'Biertreber', 'Pressschnitzel', 'Kleegras'),
    choiceAttribute('form', 'Form', ['Rundballen', 'ab Silo', 'Feldrand'], { card: true }),
    numberAttribute('menge', 'Menge', [1, 10_000], { unit: 't', card: true }),
    harvest,
    organic,
  ],
  'getreide-futtermittel': [
    createKindAttribute(
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
    numberAttribute('menge', 'Menge', [0, 10_000], { unit: 't', card: true }),
    harvest,
    organic,
  ],
  'saat-pflanzgut': [
    createKindAttribute(
      'Getreide',
      'Kleegras',
      'Zwischenfrucht',
      'Kartoffeln',
      'Obstgehölze',
      'Gemüse',
    ),
    textAttribute('gebinde', 'Gebinde', { card: true }),
    organic,
  ],
  'acker-gruenland': [
    contract,
    hectares,
    choiceAttribute(
      'nutzung',
      'Nutzung',
      ['Acker', 'Grünland', 'Streuobst', 'Weinberg', 'Sonderkultur'],
      {
        card: true,
      },
    ),
    numberAttribute('bodenpunkte', 'Bodenpunkte', [1, 120]),
    textAttribute('gemarkung', 'Gemarkung'),
  ],
  wald: [
    contract,
    hectares,
    choiceAttribute('bestand', 'Bestand', ['Nadelwald', 'Laubwald', 'Mischwald', 'Kulturfläche'], {
      card: true,
    }),
  ],
  'hoefe-staelle': [
    contract,
    numberAttribute('flaeche', 'Größe', [0, 5000], { unit: 'ha', card: true }),
    choiceAttribute(
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
    choiceAttribute(
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
    numberAttribute('einsatzradius', 'Einsatzradius', [1, 500], { unit: 'km', card: true }),
  ],
  direktvermarktung: [
    choiceAttribute(
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
    organic,
  ],
  'haus-garten': [textAttribute('masse', 'Maße', { card: true })],
  brennholz: [
    choiceAttribute(
      'holzart',
      'Holzart',
      ['Buche', 'Eiche', 'Esche', 'Birke', 'Fichte', 'Mischholz'],
      {
        required: true,
        card: true,
      },
    ),
    numberAttribute('menge', 'Menge', [1, 1000], { unit: 'Rm', card: true }),
    choiceAttribute('laenge', 'Scheitlänge', ['25 cm', '33 cm', '50 cm', '1 m', 'Stammholz'], {
      card: true,
    }),
    flagAttribute('trocken', 'Kammertrocken oder abgelagert'),
  ],
};
