import { amount, choice, words, yes } from './attribute-definition.ts';
import type { AttributeDefinition } from './attribute-definition.ts';

const organic = yes('bio', 'Bio', { card: true });
const head = amount('anzahl', 'Anzahl', [1, 10_000], { unit: 'Stück', card: true, required: true });
const sex = choice('geschlecht', 'Geschlecht', ['weiblich', 'männlich', 'gemischt']);
const breed = (...names: readonly string[]) =>
  choice('rasse', 'Rasse', [...names, 'Andere'], { card: true });
const harvest = amount('erntejahr', 'Erntejahr', [2000, 2100], { card: true });
const hectares = amount('flaeche', 'Größe', [0, 5000], { unit: 'ha', card: true, required: true });
const contract = choice('vertrag', 'Angebot', ['Kauf', 'Pacht'], { required: true, card: true });
const places = amount('plaetze', 'Plätze', [1, 10_000], { card: true });
const make = words('fabrikat', 'Fabrikat', { card: true });
const kindOf = (...names: readonly string[]) =>
  choice('sorte', 'Art', [...names, 'Anderes'], { required: true, card: true });

const parts: readonly AttributeDefinition[] = [
  words('passend', 'Passend für', { card: true }),
  words('teilenummer', 'Teilenummer'),
];

/** What is asked about everything that is no machine, by slug of the category. */
export const farmAttributes: Readonly<Record<string, readonly AttributeDefinition[]>> = {
  ersatzteile: parts,
  'reifen-raeder': [
    words('groesse', 'Größe', { card: true, required: true }),
    amount('profil', 'Restprofil', [0, 100], { unit: '%', card: true }),
    words('passend', 'Passend für'),
  ],
  melktechnik: [make, places, amount('inhalt', 'Inhalt', [10, 50_000], { unit: 'l' })],
  stalleinrichtung: [make, places, yes('demontage', 'Abbau durch Käufer')],
  weidezaun: [make, words('laenge', 'Länge oder Menge', { card: true })],
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
    amount('laktation', 'Laktation', [1, 12]),
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
    amount('alter', 'Alter', [0, 35], { unit: 'Jahre', card: true }),
    choice('geschlecht', 'Geschlecht', ['Stute', 'Wallach', 'Hengst'], { card: true }),
    amount('stockmass', 'Stockmaß', [70, 200], { unit: 'cm' }),
    yes('gefahren', 'Eingefahren'),
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
    kindOf('Völker', 'Ableger', 'Königinnen', 'Beuten', 'Schleuder und Gerät', 'Honig'),
    amount('anzahl', 'Anzahl', [1, 1000], { card: true }),
    organic,
  ],
  'heu-stroh': [
    kindOf('Heu', 'Grummet', 'Weizenstroh', 'Gerstenstroh', 'Haferstroh', 'Luzerneheu'),
    choice('form', 'Form', ['Rundballen', 'Quaderballen', 'Kleinballen', 'lose'], { card: true }),
    amount('menge', 'Menge', [1, 10_000], { unit: 'Ballen' }),
    harvest,
    choice('schnitt', 'Schnitt', ['1. Schnitt', '2. Schnitt', '3. Schnitt', 'später']),
    organic,
  ],
  silage: [
    kindOf('Grassilage', 'Maissilage', 'Biertreber', 'Pressschnitzel', 'Kleegras'),
    choice('form', 'Form', ['Rundballen', 'ab Silo', 'Feldrand'], { card: true }),
    amount('menge', 'Menge', [1, 10_000], { unit: 't', card: true }),
    harvest,
    organic,
  ],
  'getreide-futtermittel': [
    kindOf(
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
    amount('menge', 'Menge', [0, 10_000], { unit: 't', card: true }),
    harvest,
    organic,
  ],
  'saat-pflanzgut': [
    kindOf('Getreide', 'Kleegras', 'Zwischenfrucht', 'Kartoffeln', 'Obstgehölze', 'Gemüse'),
    words('gebinde', 'Gebinde', { card: true }),
    organic,
  ],
  'acker-gruenland': [
    contract,
    hectares,
    choice('nutzung', 'Nutzung', ['Acker', 'Grünland', 'Streuobst', 'Weinberg', 'Sonderkultur'], {
      card: true,
    }),
    amount('bodenpunkte', 'Bodenpunkte', [1, 120]),
    words('gemarkung', 'Gemarkung'),
  ],
  wald: [
    contract,
    hectares,
    choice('bestand', 'Bestand', ['Nadelwald', 'Laubwald', 'Mischwald', 'Kulturfläche'], {
      card: true,
    }),
  ],
  'hoefe-staelle': [
    contract,
    amount('flaeche', 'Größe', [0, 5000], { unit: 'ha', card: true }),
    choice('objekt', 'Objekt', ['Hofstelle', 'Stall', 'Halle', 'Resthof', 'Offenstallplatz'], {
      required: true,
      card: true,
    }),
  ],
  lohnarbeit: [
    choice(
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
    amount('einsatzradius', 'Einsatzradius', [1, 500], { unit: 'km', card: true }),
  ],
  direktvermarktung: [
    choice(
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
  'haus-garten': [words('masse', 'Maße', { card: true })],
  brennholz: [
    choice('holzart', 'Holzart', ['Buche', 'Eiche', 'Esche', 'Birke', 'Fichte', 'Mischholz'], {
      required: true,
      card: true,
    }),
    amount('menge', 'Menge', [1, 1000], { unit: 'Rm', card: true }),
    choice('laenge', 'Scheitlänge', ['25 cm', '33 cm', '50 cm', '1 m', 'Stammholz'], {
      card: true,
    }),
    yes('trocken', 'Kammertrocken oder abgelagert'),
  ],
};
