/** How an index word matches a query word; 0 is the word itself. */
export const FORMS = { exact: 0, inflected: 1, prefix: 2, part: 3, typo: 4 } as const;

export interface TermMatch {
  readonly typos: number;
  readonly form: number;
}

/** Matching index words with the quality of the match. */
export type Terms = Map<string, TermMatch>;

/** One query word with all its matches. */
export interface QueryUnit {
  /** As typed by the visitor, folded. */
  readonly word: string;
  readonly terms: Terms;
  /** Groups of words that must all match: parts of a compound, a synonym of two words. */
  readonly groups: readonly (readonly Terms[])[];
  readonly prefix: boolean;
}

export interface QueryPlan {
  readonly units: readonly QueryUnit[];
  /** Units that a document may lack (`optionalWords`). */
  readonly optional: readonly QueryUnit[];
  /** Words that a document must not contain (`-word` with advancedSyntax). */
  readonly excluded: readonly string[];
  /** Quoted words that must be adjacent, folded. */
  readonly phrases: readonly (readonly string[])[];
}
