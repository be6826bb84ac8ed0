/**
 * The documents that contain one word: their slots in ascending order and, for each slot, a bit
 * mask of the fields that contain the word.
 */
export interface Postings {
  readonly slots: readonly number[];
  readonly fields: readonly number[];
}

/**
 * Stores the postings of one collection: the documents and fields in which each word occurs. Looks
 * up only exact words; the query plan expands prefixes, typos, compounds and synonyms. Code that
 * uses this interface does not depend on its implementation.
 */
export interface SearchBackend {
  /**
   * Adds the words of a document, in one list per field. Each call must use a larger slot than the
   * previous call.
   */
  add(slot: number, words: readonly (readonly string[])[]): void;
  /** Returns the postings of a word. They may include slots of deleted documents. */
  postings(word: string): Postings | undefined;
  /** Yields all words, each with the number of documents that contain it. */
  words(): Iterable<readonly [word: string, documents: number]>;
  /** Returns a copy that can be converted to JSON. Omits documents that no longer exist. */
  createSnapshot(slotExists: (slot: number) => boolean): object;
}

/** Creates and loads backends of one implementation. */
export interface SearchBackendFactory {
  create(): SearchBackend;
  /** @throws if the snapshot has another format */
  load(snapshot: unknown): SearchBackend;
}
