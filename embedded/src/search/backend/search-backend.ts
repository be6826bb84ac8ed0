/**
 * Documents that contain one word: their slots in ascending order and, for each slot, the fields as
 * bits.
 */
export interface Postings {
  readonly slots: readonly number[];
  readonly fields: readonly number[];
}

/**
 * Postings of one collection: which words occur in which field of which document. The backend looks
 * up exact words only; the query plan expands prefixes, typos, compounds and synonyms. Code that
 * uses this interface does not depend on the implementation.
 */
export interface SearchBackend {
  /** Adds the words of a document, one list per field. Slots increase and are never reused. */
  add(slot: number, words: readonly (readonly string[])[]): void;
  /** Returns the postings of a word, which may include slots of deleted documents. */
  postings(word: string): Postings | undefined;
  /** Yields all words, each with the number of documents that contain it. */
  words(): Iterable<readonly [word: string, documents: number]>;
  /** Returns a JSON-serialisable copy without deleted documents. */
  snapshot(exists: (slot: number) => boolean): object;
}

/** Creates and loads backends of one kind. */
export interface SearchBackendLibrary {
  create(): SearchBackend;
  /** @throws for a snapshot of another format */
  load(snapshot: unknown): SearchBackend;
}
