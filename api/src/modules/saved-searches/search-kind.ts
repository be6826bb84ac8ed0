/** Something new that fits a search. */
export interface SearchHit {
  /** Of the thing; each is told once. */
  readonly id: string;
  readonly title: string;
  /** Price, place, date in one line. */
  readonly facts: string;
  /** Own path. */
  readonly path: string;
}

/**
 * One list that can be watched. Every module with such a list gives one of these; saving, mails and
 * the clock are this module's.
 */
export interface SearchKindOf {
  /** Parameters that narrow the list down, as they stand in its address; others are left out. */
  readonly keeps: (name: string) => boolean;
  /** In a few German words: „Traktoren bis 20.000 € um Celle“. */
  title(query: URLSearchParams): Promise<string>;
  /** Own path of the list, without parameters. */
  readonly path: string;
  /** What came into the list after a moment, the newest first; the mail names some, counts the rest. */
  hits(query: URLSearchParams, since: Date): Promise<readonly SearchHit[]>;
}
