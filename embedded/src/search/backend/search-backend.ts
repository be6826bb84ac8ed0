/** Postings of one word: slots in ascending order, and the fields of each as bits. */
export interface Postings {
  readonly slots: readonly number[];
  readonly fields: readonly number[];
}

/**
 * Postings of one collection: which words occur in which field of which document. Contains exact
 * words only; the query plan expands prefixes, typos, compounds and synonyms. Code above this
 * interface does not depend on the implementation.
 */
export interface SearchBackend {
  /** Adds words by field. Slots increase and are never reused. */
  add(slot: number, words: readonly (readonly string[])[]): void;
  /** May include slots of deleted documents. */
  postings(word: string): Postings | undefined;
  /** All words with their number of documents. */
  words(): Iterable<readonly [word: string, documents: number]>;
  /** JSON-serialisable; leaves out deleted documents. */
  snapshot(exists: (slot: number) => boolean): object;
}

/** Creates and loads backends of one kind. */
export interface SearchBackendLibrary {
  create(): SearchBackend;
  /** @throws for a snapshot of another format */
  load(snapshot: unknown): SearchBackend;
}
