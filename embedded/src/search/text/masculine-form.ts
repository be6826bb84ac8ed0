/** Matches folded feminine agent nouns: `fahrerin`, `helferinnen`. */
const FEMININE_PATTERN = /^(.{3,}er)in(?:nen)?$/u;

/**
 * Returns `schlepperfahrer` for `schlepperfahrerin`, because job titles are written in either form.
 * Null for other words.
 */
export function getMasculineForm(folded: string): string | null {
  return FEMININE_PATTERN.exec(folded)?.[1] ?? null;
}
