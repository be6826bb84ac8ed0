import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import type { SearchBackend, SearchBackendLibrary, TextHit, TextQuery } from './search-backend.ts';

interface Entry {
  readonly id: number;
  readonly texts: Readonly<Record<string, string>>;
}

type TermsOf = (text: string) => readonly string[];

/** Words never contain spaces, so they separate them here. */
const splitWords = (words: string): string[] => words.split(' ');

function optionsFor(fields: readonly string[], termsOf: TermsOf): Options<Entry> {
  return {
    fields: [...fields],
    extractField: (entry, field) => {
      // The library reads the document's number through the same function.
      return field === 'id' ? (entry.id as unknown as string) : (entry.texts[field] ?? '');
    },
    tokenize: (text) => [...termsOf(text)],
    processTerm: (term) => term,
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.2, batchSize: 500, batchWait: 20 },
    searchOptions: { tokenize: splitWords, processTerm: (term) => term, combineWith: 'OR' },
  };
}

function toLibrary(query: TextQuery): Query {
  if ('all' in query) return { combineWith: 'AND', queries: query.all.map(toLibrary) };
  const words = query.any.filter((part) => typeof part === 'string');
  const deeper = query.any.filter((part) => typeof part !== 'string').map(toLibrary);
  return {
    combineWith: 'OR',
    queries: [...(words.length > 0 ? [words.join(' ')] : []), ...deeper],
  };
}

/** {@link SearchBackend} over MiniSearch (decision 041). */
class MiniSearchBackend implements SearchBackend {
  readonly #index: MiniSearch<Entry>;

  constructor(index: MiniSearch<Entry>) {
    this.#index = index;
  }

  add(slot: number, texts: Readonly<Record<string, string>>): void {
    this.#index.add({ id: slot, texts });
  }

  remove(slot: number): void {
    if (this.#index.has(slot)) this.#index.discard(slot);
  }

  find(query: TextQuery, fields: readonly string[]): readonly TextHit[] {
    const found = this.#index.search(toLibrary(query), { fields: [...fields] });
    return found.map(({ id, score, match }) => ({ slot: Number(id), score, match }));
  }

  *words(): Iterable<readonly [string, number]> {
    const { index } = this.#index.toJSON() as unknown as {
      index: [string, Record<string, Record<string, number>>][];
    };
    for (const [word, byField] of index) {
      const counts = Object.values(byField).map((documents) => Object.keys(documents).length);
      yield [word, Math.max(0, ...counts)];
    }
  }

  snapshot(): object {
    return this.#index.toJSON();
  }
}

export const miniSearchLibrary: SearchBackendLibrary = {
  create: (fields, termsOf) => new MiniSearchBackend(new MiniSearch(optionsFor(fields, termsOf))),
  load: (snapshot, fields, termsOf) =>
    new MiniSearchBackend(
      MiniSearch.loadJS(snapshot as AsPlainObject, optionsFor(fields, termsOf)),
    ),
};
