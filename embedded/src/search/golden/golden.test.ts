import { beforeAll, expect, test } from '@jest/globals';
import { createIndexSettings } from '@gruenland/shared-contracts/search/index-settings.ts';
import { SEARCH_KINDS, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { TRADE_SYNONYMS } from '@gruenland/shared-contracts/search/trade-synonyms.ts';
import { runSearch } from '#search/answer/run-search.ts';
import { wordPostings } from '#search/backend/word-postings.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { SearchState } from '#search/store/search-state.ts';
import { readGoldenArticles, readGoldenQueries, readGoldenDocuments } from './golden-documents.ts';

const indexByKind = new Map<SearchKind, SearchIndex>();
const kindById = new Map<string, SearchKind>();

beforeAll(async () => {
  const state = new SearchState(wordPostings);
  const documents = [...(await readGoldenArticles()), ...readGoldenDocuments()];
  for (const kind of SEARCH_KINDS) {
    const { replicas: _replicas, ...settings } = createIndexSettings(kind);
    await state.apply({ kind: 'settings', index: kind, settings, forward: false });
    const put = [...TRADE_SYNONYMS];
    await state.apply({
      kind: 'synonyms',
      index: kind,
      put,
      remove: [],
      replace: true,
      forward: false,
    });
    const documentsOfKind = documents.filter((document) => document.kind === kind);
    const actions = documentsOfKind.map(({ record }) => ({
      action: 'addObject' as const,
      body: record,
    }));
    await state.apply({ kind: 'batch', index: kind, actions });
    indexByKind.set(kind, state.getIndex(kind));
    for (const { record } of documentsOfKind) kindById.set(record.objectID, kind);
  }
});

function findFirstFive(query: string, expected: string): string[] {
  const index = indexByKind.get(kindById.get(expected)!)!;
  const { hits } = runSearch(index, { query, hitsPerPage: 5, attributesToHighlight: [] });
  return (hits as { objectID: string }[]).map(({ objectID }) => objectID);
}

test('finds the expected document among the first five for 95 of 100 queries', () => {
  const queries = readGoldenQueries();
  expect(queries.length).toBeGreaterThanOrEqual(200);
  for (const { expected } of queries) expect(kindById.has(expected)).toBe(true);
  const missedQueries = queries
    .map((query) => ({ ...query, found: findFirstFive(query.query, query.expected) }))
    .filter(({ expected, found }) => !found.includes(expected))
    .map(({ query, expected, found }) => `${query} → ${expected}, found ${found.join(' ') || '-'}`);
  const share = 1 - missedQueries.length / queries.length;
  expect({ missed: share >= 0.95 ? [] : missedQueries }).toEqual({ missed: [] });
});

test('ranks a document first when a single word matches its spelling, an inflection or a part', () => {
  for (const [query, expected] of [
    ['Maehdrescher', 'a01'],
    ['RE 504836', 'a12'],
    ['Güllefässer', 'a04'],
    ['Frontlader Schaufel', 'a05'],
  ] as const) {
    expect(findFirstFive(query, expected)[0]).toBe(expected);
  }
});
