/** Where one word stands: slots in ascending order, and for each the fields as bits. */
export interface Postings {
  readonly slots: readonly number[];
  readonly fields: readonly number[];
}

/**
 * Postings of one collection: which words stand in which field of which document. Knows exact words
 * only; prefixes, typos, compounds and synonyms have been spelled out by the query plan. Everything
 * above this interface is the same whatever does the work.
 */
export interface SearchBackend {
  /** Words by field. Slots rise; one that was used is never used again. */
  add(slot: number, words: readonly (readonly string[])[]): void;
  /** May name slots whose documents are gone. */
  postings(word: string): Postings | undefined;
  /** Every word with the number of documents that have it. */
  words(): Iterable<readonly [word: string, documents: number]>;
  /** Survives JSON; leaves documents out that are gone. */
  snapshot(isThere: (slot: number) => boolean): object;
}

/** Makes and loads backends of one kind. */
export interface SearchBackendLibrary {
  create(): SearchBackend;
  /** @throws where the snapshot is not one of its own */
  load(snapshot: unknown): SearchBackend;
}
