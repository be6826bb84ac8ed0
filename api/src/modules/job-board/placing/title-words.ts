/** Splits a list of words or word endings at spaces. */

const splitWords = (words: string): readonly string[] => words.split(' ');

/** Endings of masculine words for trades. Most of these words become feminine with „in“. */
export const MALE_TRADE_ENDINGS = splitWords(
  'helfer melker fahrer arbeiter mechaniker mechatroniker gärtner wirt winzer leiter meister ' +
    'verkäufer einkäufer berater techniker züchter schlosser führer pfleger betreuer lagerist ' +
    'disponent assistent referent ingenieur agronom pflücker stecher schäfer imker bäcker metzger ' +
    'fleischer koch praktikant student bauer verwalter monteur schreiner buchhalter sachbearbeiter ' +
    'jäger förster gehilfe geselle experte kollege redakteur arzt elektriker maurer käser bereiter ' +
    'lehrer kellner manager nachfolger programmierer trainer besamer maschinist traktorist florist ' +
    'packer ausbilder auszubildender angestellter verantwortlicher beauftragter vertreter ' +
    'gestalter tierhalter vermesser',
);
/** Stems of feminine words whose masculine form differs: Ärztin, Köchin, Bäuerin. */
export const IRREGULAR_FEMALE_STEMS = splitWords('ärzt köch bäuer');
/** Masculine word endings besides `MALE_TRADE_ENDINGS`; `FEMALE_WORD_ENDINGS` lists feminine endings. */
export const MALE_WORD_ENDINGS = splitWords(
  'mann männer knecht hirte hirt ärzte köche lehrling bursche biologe pädagoge psychologe direktor doktor ' +
    'koordinator administrator inspektor konditor operator',
);
export const FEMALE_WORD_ENDINGS = splitWords('frau frauen magd mädchen dame');

/** Whole words that look masculine but do not name a person. */
const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  splitWords(
    'kochen acker äcker ufer alter messer eber oder unser unsere euer unter über hinter immer ' +
      'wieder weiter jeder dieser außer später leider schwerin weser bayer mist frist liste talent ' +
      'prozent patent event content advent restaurant elefant hydrant hannover münster',
  ),
);
/** Endings of words for things, animals, seasons and work. */
const NEUTRAL_ENDINGS = splitWords(
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
  NEUTRAL_WORDS.has(word) || NEUTRAL_ENDINGS.some((ending) => word.endsWith(ending));

/**
 * Gender-neutral replacements for words with the given `ending`: one for the word alone, and one
 * for the end of a compound (null if there is none).
 */
export const NEUTRAL_REPLACEMENTS: readonly (readonly [
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
