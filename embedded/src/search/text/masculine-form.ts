/** Matches folded feminine agent nouns: `fahrerin`, `helferinnen`. */
const FEMININE = /^(.{3,}er)in(?:nen)?$/u;

/**
 * Returns `schlepperfahrer` for `schlepperfahrerin`, because job titles are written in either form.
 * Null for other words.
 */
export function masculineForm(folded: string): string | null {
  return FEMININE.exec(folded)?.[1] ?? null;
}
