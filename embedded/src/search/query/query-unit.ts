/** Ways in which a word of the index can match a query word, best first. */
export const FORMS = { exact: 0, inflected: 1, prefix: 2, part: 3, typo: 4 } as const;

export interface TermMatch {
  readonly typos: number;
  readonly form: number;
}

/** Matching index words with the quality of the match. */
export type Terms = Map<string, TermMatch>;

/** One query word with all its matches. */
export interface QueryUnit {
  /** The folded word as the visitor typed it. */
  readonly word: string;
  readonly terms: Terms;
  /**
   * Alternatives to `terms`, each a list of words that must all match: the parts of a compound, or
   * a synonym of several words.
   */
  readonly groups: readonly (readonly Terms[])[];
  readonly prefix: boolean;
}

export interface QueryPlan {
  readonly units: readonly QueryUnit[];
  /** Units that a document need not match (`optionalWords`). */
  readonly optional: readonly QueryUnit[];
  /** Words that a document must not contain (`-word` with advancedSyntax). */
  readonly excluded: readonly string[];
  /** Quoted phrases as lists of folded words that must be adjacent. */
  readonly phrases: readonly (readonly string[])[];
}
