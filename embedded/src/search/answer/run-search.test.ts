import { expect, test } from '@jest/globals';
import { Dictionaries } from '#search/application/dictionaries.ts';
import { wordPostings } from '#search/backend/word-postings.ts';
import { Collection } from '#search/collection/collection.ts';
import { SearchIndex } from '#search/collection/search-index.ts';
import { runSearch } from './run-search.ts';

const settings = {
  searchableAttributes: ['title', 'body'],
  attributesForFaceting: ['kind', 'searchable(brand)'],
  ignorePlurals: ['de'],
  removeStopWords: ['de'],
};
const records = [
  {
    objectID: '1',
    title: 'Mähdrescher Claas Lexion',
    body: 'Gut gepflegt, Straßenbaumaschine nebenan',
    kind: 'ad',
    brand: 'Claas',
    price: 90000,
  },
  {
    objectID: '2',
    title: 'Traktor John Deere 6120M',
    body: 'Ölfilter RE-504836 neu, mit Frontlader',
    kind: 'ad',
    brand: 'John Deere',
    price: 60000,
  },
  {
    objectID: '3',
    title: 'Bäckereifachverkäuferin gesucht',
    body: 'Für unsere Häuser in Köln, Strecke nach Bonn',
    kind: 'job',
  },
];
function openIndex() {
  const collection = new Collection(wordPostings, ['title', 'body'], new Dictionaries());
  for (const record of records) collection.put(record);
  const synonyms = new Map([
    ['s', { objectID: 's', type: 'synonym', synonyms: ['Traktor', 'Schlepper', 'Trecker'] }],
  ]);
  return new SearchIndex('all', collection, { settings, synonyms, rules: new Map() });
}
// Returns `any`, because the tests compare single fields of the responses.
// oxlint-disable-next-line typescript/no-explicit-any
const runTestSearch = (query: string, more = {}): any => runSearch(openIndex(), { query, ...more });
const findIds = (query: string, more = {}): string[] =>
  runTestSearch(query, more).hits.map((hit: { objectID: string }) => hit.objectID);

test.each([
  ['Maehdrescher', '1'],
  ['mahdrescher', '1'],
  ['Drescher', '1'],
  ['Mähdrscher', '1'],
  ['mähd', '1'],
  ['Baumaschine', '1'],
  ['Verkäuferin', '3'],
  ['Haeuser', '3'],
  ['Haus', '3'],
  ['Traktoren', '2'],
  ['Schleppern', '2'],
  ['Trecker', '2'],
  ['RE504836', '2'],
  ['re 504836', '2'],
  ['504836', '2'],
  ['6120 m', '2'],
  ['Tracktor', '2'],
  ['Jonh Deere', '2'],
  ['der Traktor von John', '2'],
  ['Front lader', '2'],
])('%s finds %s', (query, id) => expect(findIds(query)).toEqual([id]));

test('highlights words, parts and prefixes in the spelling of the text', () => {
  const hit = runTestSearch('drescher').hits[0];
  expect(hit._highlightResult.title).toEqual({
    value: 'Mäh<em>drescher</em> Claas Lexion',
    matchLevel: 'full',
    matchedWords: ['drescher'],
    fullyHighlighted: false,
  });
  expect(runTestSearch('maeh').hits[0]._highlightResult.title.value).toBe(
    '<em>Mäh</em>drescher Claas Lexion',
  );
});

test('returns facets, filters and numbers', () => {
  const responseBody = runTestSearch('', {
    facets: ['kind', 'brand'],
    filters: 'price >= 60000 AND kind:AD',
  });
  expect(responseBody.nbHits).toBe(2);
  expect(responseBody.facets).toEqual({ kind: { ad: 2 }, brand: { Claas: 1, 'John Deere': 1 } });
});
