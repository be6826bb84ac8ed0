import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  createSearchHelpers,
  testIndexName,
  startSeededSearch,
} from '#search/test/seeded-search.ts';
import { type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

const { searchIds } = createSearchHelpers(() => service);

test('returns every documented field', async () => {
  const response = await service.client.searchSingleIndex({
    indexName: testIndexName,
    searchParams: {
      query: 'traktor',
      facets: ['*'],
      clickAnalytics: true,
      attributesToSnippet: ['text:1'],
    },
  });
  expect(response).toMatchObject({
    nbHits: 2,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'traktor',
    params:
      'query=traktor&facets=%5B%22*%22%5D&clickAnalytics=true&attributesToSnippet=%5B%22text%3A1%22%5D',
    index: testIndexName,
    exhaustiveNbHits: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    renderingContent: {},
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/u),
    processingTimeMS: expect.any(Number),
    facets: {
      brand: { Fendt: 1, 'John Deere': 1 },
      'category.lvl1': { 'Technik > Traktoren': 2 },
      year: { 2016: 1, 2018: 1 },
    },
    facets_stats: { year: { min: 2016, max: 2018, avg: 2017, sum: 4034 } },
  });
  expect(response.facets).not.toHaveProperty('group');
  const [hit] = response.hits;
  expect(hit?._highlightResult).toMatchObject({
    title: {
      value: '<em>Traktor</em> Fendt 724',
      matchLevel: 'full',
      matchedWords: ['traktor'],
      fullyHighlighted: false,
    },
    brand: { value: 'Fendt', matchLevel: 'none', matchedWords: [] },
  });
  expect(hit?._snippetResult).toEqual({ text: { value: 'Frontlader…', matchLevel: 'none' } });
});

test.each([
  [{ filters: 'brand:FENDT OR brand:Claas' }, ['b', 'a']],
  [{ filters: 'price < 70000 AND NOT brand:""' }, ['c']],
  [{ filters: 'category.lvl1:"Technik > Traktoren"' }, ['b', 'c']],
  [{ filters: 'Gewerblich' }, ['a']],
  [{ filters: 'gewerblich' }, []],
  [{ filters: 'group:y' }, ['b', 'c']],
  [{ filters: 'title:Heu' }, []],
  [{ filters: 'year:2014 TO 2016' }, ['c', 'a']],
  [{ facetFilters: [['brand:Fendt', 'brand:Claas'], 'year:-2014'] }, ['b']],
  [{ facetFilters: 'brand:Fendt' }, ['b']],
  [{ numericFilters: ['price>=62000', ['year=2016', 'year=2014']] }, ['c', 'a']],
  [{ tagFilters: 'privat' }, ['b']],
  [{ tagFilters: [['privat', 'Gewerblich']] }, ['b', 'a']],
  [{ filters: '', optionalFilters: ['brand:Claas'] }, ['a', 'd', 'b', 'c']],
  [
    { filters: 'brand:Claas<score=3> OR brand:Fendt<score=1> OR brand:"John Deere"<score=2>' },
    ['a', 'c', 'b'],
  ],
  [{ aroundLatLng: '48.1,11.5', aroundRadius: 100_000 }, ['b']],
  [{ aroundLatLng: '48.1,11.5' }, ['b', 'c', 'a']],
  [{ aroundLatLng: '', query: 'traktor' }, ['b', 'c']],
  [{ numericFilters: 'year>2015,(price=62000,price=75000)' }, ['b', 'c']],
  [{ tagFilters: '(Gewerblich,privat)' }, ['b', 'a']],
  [{ facetFilters: 'tags:gepflegt,(brand:Claas,brand:Fendt)' }, ['a']],
  [{ aroundLatLng: '48.1,11.5', aroundRadius: 'all', hitsPerPage: 1 }, ['b']],
  [{ insideBoundingBox: [[53, 13, 52, 14]] }, ['a']],
  [{ insideBoundingBox: [[53, 13, 52, 14]], aroundLatLng: '48.1,11.5', aroundRadius: 10 }, ['a']],
  [
    {
      insideBoundingBox: [[53, 13, 52, 14]],
      insidePolygon: [[47, 11, 49, 11, 49, 12, 47, 12]],
    },
    ['a'],
  ],
  [
    { insidePolygon: [[47, 11, 49, 11, 49, 12, 47, 12]], aroundLatLng: '53,13', aroundRadius: 10 },
    ['b'],
  ],
  [{ insidePolygon: [[47, 11, 49, 11, 49, 12, 47, 12]] }, ['b']],
  [{ distinct: true }, ['d', 'b', 'a']],
  [{ query: 'trakt', distinct: 1 }, ['b']],
  [{ query: 'traktor -fendt', advancedSyntax: true }, ['c']],
  [{ query: '"john deere"', advancedSyntax: true }, ['c']],
  [{ query: '-fendt', advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }, ['b']],
  [
    { query: '"deere john"', advancedSyntax: true, advancedSyntaxFeatures: ['excludeWords'] },
    ['c'],
  ],
  [{ similarQuery: 'Heu Fendt Rundballen' }, ['d', 'b']],
  [{ query: 'Fent', typoTolerance: true }, ['b']],
  [{ query: 'Fent', disableTypoToleranceOnAttributes: ['title', 'brand'] }, []],
  [{ query: 'Frontlder', disableTypoToleranceOnAttributes: ['title'] }, ['b']],
  [{ query: 'traktor heu' }, []],
  [{ query: 'traktor heu', removeWordsIfNoResults: 'lastWords' }, ['b', 'c']],
  [{ query: 'traktor heu', removeWordsIfNoResults: 'firstWords' }, ['d']],
  [{ query: 'traktor heu', removeWordsIfNoResults: 'allOptional' }, ['d', 'b', 'c']],
  [{ query: 'traktor deere', optionalWords: 'deere' }, ['c', 'b']],
  [{ query: 'tracktor', typoTolerance: false }, []],
  [{ query: 'tracktor', typoTolerance: 'min' }, ['b', 'c']],
  [{ query: 'trak', queryType: 'prefixNone' }, []],
  [{ query: 'frontlader', restrictSearchableAttributes: ['title'] }, []],
  [{ page: 1, hitsPerPage: 3 }, ['a']],
  [{ offset: 1, length: 2 }, ['b', 'c']],
  [{ hitsPerPage: 0 }, []],
] as const)('%j', async (params, ids) => {
  expect(await searchIds(params)).toEqual([...ids]);
});

test('reports removed words and the matching items of lists', async () => {
  const sendRequest = (searchParams: object) =>
    service.client.searchSingleIndex({ indexName: testIndexName, searchParams });
  const { queryAfterRemoval } = await sendRequest({
    query: 'traktor heu',
    removeWordsIfNoResults: 'lastWords',
  });
  expect(queryAfterRemoval).toBe('traktor <em>heu</em>');
  expect(await sendRequest({ query: 'traktor' })).not.toHaveProperty('queryAfterRemoval');
  const fetchMarks = async (restrictHighlightAndSnippetArrays: boolean) => {
    const baseParams = { query: 'claas', attributesToHighlight: ['tags'] };
    const { hits } = await sendRequest({ ...baseParams, restrictHighlightAndSnippetArrays });
    return hits[0]?._highlightResult;
  };
  expect(await fetchMarks(false)).toMatchObject({
    tags: [{ value: 'gepflegt', matchLevel: 'none' }],
  });
  expect(await fetchMarks(true)).toEqual({ tags: [] });
});

test.each([
  [{ hitsPerPage: 1001 }, /hitsPerPage/u],
  [{ page: -1 }, /page/u],
  [{ filters: 'a OR (b AND c)' }, /is not allowed, only/u],
  [{ numericFilters: ['price'] }, /Invalid syntax for numeric condition/u],
  [{ facetFilters: ['brand'] }, /Invalid syntax for facet condition/u],
  [{ aroundLatLng: 'Berlin' }, /aroundLatLng/u],
  [{ insideBoundingBox: [[1, 2]] }, /insideBoundingBox/u],
  [{ query: 'x'.repeat(513) }, /limited to 512/u],
  [{ gibtEsNicht: 1 }, /Unknown parameter: gibtEsNicht/u],
])('rejects %j', async (params, message) => {
  await expect(searchIds(params as object)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(message),
  });
});
