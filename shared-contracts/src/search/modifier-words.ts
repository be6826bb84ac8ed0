/** Adjectives that qualify a thing. "Brennholz trocken" finds all firewood. */
const ADJECTIVES: readonly string[] = [
  'alt',
  'billig',
  'eigen',
  'frisch',
  'gebraucht',
  'groß',
  'günstig',
  'gut',
  'jung',
  'klein',
  'landwirtschaftlich',
  'neu',
  'regional',
  'schön',
  'trocken',
];
const ENDINGS: readonly string[] = ['', 'e', 'en', 'er', 'es'];

/**
 * Words that say what people want to do with a thing, not which thing they mean. Entries need not
 * contain them, but those that do rank higher: "Trecker gebraucht" finds all tractors.
 */
export const MODIFIER_WORDS: readonly string[] = [
  ...ADJECTIVES.flatMap((adjective) => ENDINGS.map((ending) => adjective + ending)),
  // Buying and selling
  'kaufen',
  'kauf',
  'verkaufen',
  'verkauf',
  'gesucht',
  'suche',
  'suchen',
  'biete',
  'finden',
  'Angebot',
  'Angebote',
  'Kleinanzeige',
  'Kleinanzeigen',
  // Doing
  'lassen',
  'machen',
  'selber',
  'selbst',
  'lernen',
  'ansehen',
  'anschauen',
  'besuchen',
  'achten',
  'worauf',
  'richtig',
  'lohnt',
  'lohnen',
  'Tipps',
  'Anleitung',
  // Said of everything here
  'Hof',
  'Landwirtschaft',
  'Landwirte',
  // Looking for work
  'Job',
  'Jobs',
  'Stelle',
  'Stellen',
  'Stellenangebot',
  'Stellenangebote',
  'Mitarbeiter',
  'Mitarbeiterin',
  'Mitarbeiterinnen',
];
