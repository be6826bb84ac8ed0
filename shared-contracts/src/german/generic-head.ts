import { INFLECTIONS, LINKING_ELEMENTS } from './compound-boundary.ts';
import { foldWord } from './fold-word.ts';

/** Last parts of compounds that say less than the part before: "Praktikumsplatz" means "Praktikum". */
const GENERIC_HEADS: readonly string[] = [
  'Anlage',
  'Arbeit',
  'Arbeiter',
  'Arbeiterin',
  'Bedarf',
  'Betrieb',
  'Börse',
  'Fest',
  'Fläche',
  'Führer',
  'Gehilfe',
  'Gerät',
  'Grundstück',
  'Helfer',
  'Helferin',
  'Hilfe',
  'Job',
  'Jobs',
  'Kraft',
  'Lage',
  'Maschine',
  'Material',
  'Mittel',
  'Platz',
  'Projekt',
  'Sache',
  'Stelle',
  'Stellen',
  'Stück',
  'Teil',
  'Teile',
  'Treffen',
  'Ware',
  'Zeug',
  'Zubehör',
].map(foldWord);

const MIN_FIRST_PART_LENGTH = 3;

/**
 * Returns the first part of a compound whose last part is generic, if `isKnown` accepts it. Returns
 * null for other words.
 */
export function dropGenericHead(
  word: string,
  isKnown: (firstPart: string) => boolean,
): string | null {
  for (const head of GENERIC_HEADS) {
    const at = word.lastIndexOf(head);
    if (at < 0 || !INFLECTIONS.has(word.slice(at + head.length))) continue;
    const before = word.slice(0, at);
    for (const link of LINKING_ELEMENTS) {
      const firstPart = before.slice(0, before.length - link.length);
      if (!before.endsWith(link) || firstPart.length < MIN_FIRST_PART_LENGTH) continue;
      if (isKnown(firstPart)) return firstPart;
    }
  }
  return null;
}
