/** Matches folded feminine names of professions, such as `fahrerin` or `helferinnen`. */
const FEMININE_PATTERN = /^(.{3,}er)in(?:nen)?$/u;

/**
 * Returns the masculine form of a feminine name of a profession (`schlepperfahrer` for
 * `schlepperfahrerin`), because job titles use both. Returns null for other words.
 */
export function getMasculineForm(foldedWord: string): string | null {
  return FEMININE_PATTERN.exec(foldedWord)?.[1] ?? null;
}
