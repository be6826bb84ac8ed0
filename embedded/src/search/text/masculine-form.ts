/** Feminine agent nouns: `fahrerin`, `helferinnen`. Folded. */
const FEMININE = /^(.{3,}er)in(?:nen)?$/u;

/** `schlepperfahrer` for `schlepperfahrerin`: job titles are written in either form. */
export function masculineForm(folded: string): string | null {
  return FEMININE.exec(folded)?.[1] ?? null;
}
