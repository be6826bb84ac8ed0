/** Words of the titles of Stellen, in small letters; each list says which end of a word it means. */

const list = (words: string): readonly string[] => words.split(' ');

/** Ends that name men wherever they stand, and with „in“ women. */
export const TRADES = list(
  'helfer melker fahrer arbeiter mechaniker mechatroniker gärtner wirt winzer leiter meister ' +
    'verkäufer einkäufer berater techniker züchter schlosser führer pfleger betreuer lagerist ' +
    'disponent assistent referent ingenieur agronom pflücker stecher schäfer imker bäcker metzger ' +
    'fleischer koch praktikant student bauer verwalter monteur schreiner buchhalter sachbearbeiter ' +
    'jäger förster gehilfe geselle experte kollege redakteur arzt elektriker maurer käser bereiter ' +
    'lehrer kellner manager nachfolger programmierer trainer besamer maschinist traktorist florist ' +
    'packer ausbilder auszubildender angestellter verantwortlicher beauftragter vertreter ' +
    'gestalter tierhalter vermesser',
);
/** Ends of words of women whose men are written otherwise: Ärztin, Köchin, Bäuerin. */
export const CHANGED_TRADES = list('ärzt köch bäuer');
/** Ends of words of men, and of women, that have no other half. */
export const MEN = list(
  'mann männer knecht hirte hirt ärzte köche lehrling bursche biologe pädagoge psychologe direktor doktor ' +
    'koordinator administrator inspektor konditor operator',
);
export const WOMEN = list('frau frauen magd mädchen dame');

/** Whole words that end like one for a man and are none. */
const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  list(
    'kochen acker äcker ufer alter messer eber oder unser unsere euer unter über hinter immer ' +
      'wieder weiter jeder dieser außer später leider schwerin weser bayer mist frist liste talent ' +
      'prozent patent event content advent restaurant elefant hydrant hannover münster',
  ),
);
/** Ends of words for things, beasts, seasons, and work. */
const NEUTRAL_ENDS = list(
  'lager winter sommer futter wasser keller zimmer eimer wetter feuer kinder rinder hühner kälber ' +
    'lämmer ferkel felder bilder güter drescher häcksler schlepper trecker mäher lader stapler ' +
    'bagger hänger roder vollernter rechner computer leder kräuter blätter wälder räder dächer ' +
    'häuser bücher länder dörfer ämter nester gräser hafer ier zucker muster fenster steuer körper ' +
    'nummer kammer hammer oktober september november dezember silvester dünger container center ' +
    'roboter filter speicher zähler schalter transporter theater kloster pflaster semester dauer ' +
    'mauer power grubber streuer schwader mulcher steiger harvester forwarder newsletter cluster ' +
    'weiher käfer pulver eier becher gläser ment mist frist eltern',
);

export const isNeutral = (word: string): boolean =>
  NEUTRAL_WORDS.has(word) || NEUTRAL_ENDS.some((end) => word.endsWith(end));

/**
 * Words that say the same of everybody: for the word alone, and for it at the end of another, where
 * the beginning stays (null: none that keeps the trade).
 */
export const FOR_EVERYBODY: readonly (readonly [
  ending: string,
  alone: string,
  compound: string | null,
])[] = [
  ['melker', 'Fachkraft für das Melken', null],
  ['traktorfahrer', 'Schlepper fahren', null],
  ['kraftfahrer', 'Kraftfahrer', null],
  ['fahrer', 'Fahrdienst', ' fahren'],
  ['helfer', 'Aushilfe', 'hilfe'],
  ['bürokauffrau', 'Kaufmännische Bürokraft', null],
  ['bürokaufmann', 'Kaufmännische Bürokraft', null],
  ['kauffrau', 'Kaufmännische Fachkraft', 'kaufleute'],
  ['kaufmann', 'Kaufmännische Fachkraft', 'kaufleute'],
  ['leiter', 'Leitung', 'leitung'],
  ['verwalter', 'Verwaltung', 'verwaltung'],
  ['manager', 'Management', 'management'],
  ['nachfolger', 'Nachfolge', 'nachfolge'],
  ['verkäufer', 'Verkaufskraft', 'verkauf'],
  ['praktikant', 'Praktikum', 'praktikum'],
  ['lehrling', 'Ausbildung', null],
  ['auszubildender', 'Ausbildung', null],
  ['mitarbeiter', 'Mitarbeit', 'mitarbeit'],
];
