/** How a word of a document answers a word of the query: 0 is the word itself. */
export const FORMS = { exact: 0, inflected: 1, prefix: 2, part: 3, typo: 4 } as const;

export interface TermMatch {
  readonly typos: number;
  readonly form: number;
}

/** Words of documents that answer, with how well. */
export type Terms = Map<string, TermMatch>;

/** One word of the query with everything that answers it. */
export interface QueryUnit {
  /** As the visitor wrote it, folded. */
  readonly word: string;
  readonly terms: Terms;
  /** Several words that answer only together: parts of a compound, a synonym of two words. */
  readonly groups: readonly (readonly Terms[])[];
  readonly prefix: boolean;
}

export interface QueryPlan {
  readonly units: readonly QueryUnit[];
  /** Units of which a document needs none (`optionalWords`). */
  readonly optional: readonly QueryUnit[];
  /** Words that must not be there (`-word` with advancedSyntax). */
  readonly excluded: readonly string[];
  /** Words in quotes that must stand side by side, folded. */
  readonly phrases: readonly (readonly string[])[];
}
