import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testIndexName, startSeededSearch } from '#search/test/seeded-search.ts';
import {
  APPLICATION_ID,
  createLiteClient,
  SEARCH_KEY,
  type RunningSearch,
} from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

test('the lite client sends several queries and facet searches at once', async () => {
  const liteClient = createLiteClient(service);
  const { results } = await liteClient.search({
    requests: [
      {
        indexName: testIndexName,
        query: 'traktor',
        facets: 'brand' as unknown as string[],
        hitsPerPage: 1,
      },
      { indexName: 'anzeigen_preis', query: '', hitsPerPage: 2 },
      {
        indexName: testIndexName,
        type: 'facet',
        facet: 'brand',
        facetQuery: 'joh',
        maxFacetHits: 10,
      },
    ],
  });
  expect(results).toMatchObject([
    { hits: [{ objectID: 'b' }], nbHits: 2, facets: { brand: { Fendt: 1 } } },
    { hits: [{ objectID: 'd' }, { objectID: 'c' }] },
    {
      facetHits: [{ value: 'John Deere', highlighted: '<em>Joh</em>n Deere', count: 1 }],
      exhaustiveFacetsCount: true,
    },
  ]);
  const recommendations = await liteClient.getRecommendations({
    requests: [
      {
        indexName: testIndexName,
        model: 'related-products',
        objectID: 'b',
        threshold: 0,
        maxRecommendations: 3,
      },
    ],
  });
  expect(recommendations.results[0]).toMatchObject({ hits: [{ objectID: 'c', _score: 100 }] });
});

test('the browser build sends credentials in the URL and the body as plain text', async () => {
  const query = new URLSearchParams({
    'x-algolia-application-id': APPLICATION_ID,
    'x-algolia-api-key': SEARCH_KEY,
    'x-algolia-agent': 'x',
    'x-algolia-request-id': 'y',
  });
  const response = await fetch(`${service.origin}/1/indexes/*/queries?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({
      requests: [{ indexName: testIndexName, params: 'query=heu&hitsPerPage=1' }],
    }),
  });
  expect(await response.json()).toMatchObject({ results: [{ hits: [{ objectID: 'd' }] }] });
});

test('the full client searches facet values; undeclared facets are rejected', async () => {
  const { client } = service;
  const response = await client.searchForFacetValues({
    indexName: testIndexName,
    facetName: 'brand',
    searchForFacetValuesRequest: { facetQuery: 'cla' },
  });
  expect(response.facetHits).toEqual([{ value: 'Claas', highlighted: '<em>Cla</em>as', count: 1 }]);
  await expect(
    client.searchForFacetValues({ indexName: testIndexName, facetName: 'year' }),
  ).rejects.toMatchObject({ status: 400 });
});

test('browsing returns all documents page by page', async () => {
  const ids: string[] = [];
  await service.client.browseObjects({
    indexName: testIndexName,
    browseParams: { hitsPerPage: 3 },
    aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
  });
  // The custom ranking sorts the newest documents first.
  expect(ids).toEqual(['d', 'b', 'c', 'a']);
});

test('counts events and derives trends', async () => {
  const { origin } = service;
  const sendEvents = (events: unknown) =>
    fetch(
      `${origin}/1/events?X-Algolia-Application-Id=${APPLICATION_ID}&X-Algolia-API-Key=${SEARCH_KEY}`,
      { method: 'POST', body: JSON.stringify({ events }) },
    );
  const event = {
    eventType: 'click',
    eventName: 'Treffer',
    index: testIndexName,
    objectIDs: ['d'],
    userToken: 'anonym-1',
    positions: [1],
    queryID: 'a'.repeat(32),
  };
  expect(await (await sendEvents([event])).json()).toEqual({ status: 200, message: 'OK' });
  expect((await sendEvents([{ ...event, eventType: 'kauf' }])).status).toBe(400);
  expect((await sendEvents([])).status).toBe(400);
  const { results } = await createLiteClient(service).getRecommendations({
    requests: [
      { indexName: testIndexName, model: 'trending-items', threshold: 0, maxRecommendations: 1 },
      { indexName: testIndexName, model: 'trending-facets', facetName: 'brand', threshold: 0 },
    ],
  });
  expect(results[0]).toMatchObject({ hits: [{ objectID: 'd', _score: 100 }] });
  expect(results[1]).toMatchObject({
    hits: expect.arrayContaining([
      { facetName: 'brand', facetValue: 'Fendt', _score: expect.any(Number) },
    ]),
  });
});

test('handles compressed bodies, unknown paths and other methods', async () => {
  const { origin, client } = service;
  expect(
    (await client
      .customPost({ path: '1/gibt-es-nicht' })
      .catch((error: unknown) => error)) as object,
  ).toMatchObject({ status: 404 });
  expect((await fetch(`${origin}/1/keys`)).status).toBe(403);
  expect((await fetch(`${origin}/1/isalive`)).status).toBe(200);
});
