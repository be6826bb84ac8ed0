/** Words of which all, or at least one, must be in a document. */
export type TextQuery =
  | { readonly all: readonly TextQuery[] }
  | { readonly any: readonly (string | TextQuery)[] };

/** A document that matches, with the fields in which each matching word stands. */
export interface TextHit {
  readonly slot: number;
  /** Relevance by word frequencies; only its order means something. */
  readonly score: number;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

/**
 * Postings of one collection: which words stand in which field of which document. Knows exact words
 * only; prefixes, typos, compounds and synonyms have been spelled out by the query plan. Everything
 * above this interface is the same whatever library does the work.
 */
export interface SearchBackend {
  /** Documents are numbered; a number is never used twice. */
  add(slot: number, texts: Readonly<Record<string, string>>): void;
  remove(slot: number): void;
  find(query: TextQuery, fields: readonly string[]): readonly TextHit[];
  /** Every word with the number of documents that have it. */
  words(): Iterable<readonly [word: string, documents: number]>;
  /** Survives JSON; what `load` of the same library takes. */
  snapshot(): object;
}

/** Makes and loads backends of one library. */
export interface SearchBackendLibrary {
  create(fields: readonly string[], termsOf: (text: string) => readonly string[]): SearchBackend;
  /** @throws where the snapshot is not one of its own */
  load(
    snapshot: unknown,
    fields: readonly string[],
    termsOf: (text: string) => readonly string[],
  ): SearchBackend;
}
