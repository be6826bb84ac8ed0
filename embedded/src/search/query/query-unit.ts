/** The ways in which an index word can match a query word. A smaller number is a better match. */
export const MATCH_FORMS = { exact: 0, inflected: 1, prefix: 2, part: 3, typo: 4 } as const;

export interface TermMatch {
  readonly typos: number;
  readonly form: number;
}

/** Index words that match a query word, with the quality of each match. */
export type TermMatches = Map<string, TermMatch>;

/** Words that a document must contain together: parts of a compound, or a synonym of several words. */
export interface TermGroup {
  readonly parts: readonly TermMatches[];
  /** Number of typos that the match counts as. */
  readonly typos: number;
}

/** A query word and all index words that match it. */
export interface QueryUnit {
  /** The query word, folded. */
  readonly word: string;
  readonly terms: TermMatches;
  /**
   * Alternatives to `terms`: the parts of a compound, or a synonym of several words. A document
   * matches a group if it matches all words of the group.
   */
  readonly groups: readonly TermGroup[];
  readonly prefix: boolean;
}

export interface QueryPlan {
  readonly units: readonly QueryUnit[];
  /** Units that a document may match but need not (`optionalWords`). */
  readonly optionalUnits: readonly QueryUnit[];
  /** Words that a document must not contain (`-word`, if `advancedSyntax` is set). */
  readonly excludedWords: readonly string[];
  /** Quoted phrases. Each one is a list of folded words that must follow one another. */
  readonly phrases: readonly (readonly string[])[];
}
