import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitFor } from '#test/wait-for.ts';
import {
  ADMIN_KEY,
  APPLICATION_ID,
  SEARCH_KEY,
  startSearch,
  type RunningSearch,
} from '#search/test/start-search.ts';

let service: RunningSearch;
const index = 'ziel';

beforeAll(async () => {
  service = await startSearch();
  const words = [
    'Traktor',
    'Mähdrescher',
    'Pflug',
    'Heu',
    'Stroh',
    'Kartoffel',
    'Güllefass',
    'Frontlader',
  ];
  const objects = Array.from({ length: 500 }, (_, at) => ({
    objectID: `${at}`,
    title: `${words[at % 8]} ${words[(at * 3) % 8]}${at}`,
  }));
  await service.client.saveObjects({ indexName: index, objects, waitForTasks: true });
});
afterAll(() => service.close());

/** Milliseconds within which every response must arrive, even on a busy machine. */
const MAX_RESPONSE_MS = 2000;

async function sendRequest(body: unknown, key = SEARCH_KEY, path = `/1/indexes/${index}/query`) {
  const start = performance.now();
  const response = await fetch(service.origin + path, {
    method: 'POST',
    headers: { 'x-algolia-application-id': APPLICATION_ID, 'x-algolia-api-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const json = (await response.json()) as { message?: string };
  return { status: response.status, message: json.message, ms: performance.now() - start };
}
const createPolygon = (numbers: number) => Array.from({ length: numbers }, (_, at) => at % 90);
const snippets = Array.from({ length: 1000 }, () => 'title:10');
const createNestedFilter = (depth: number): unknown =>
  depth === 0 ? 'a:b' : [createNestedFilter(depth - 1)];

test.each([
  ['a query of 10 kB', { query: 'x'.repeat(10_000) }, 400],
  ['a filter of 100 kB', { filters: 'a OR '.repeat(20_000) }, 400],
  ['unclosed brackets', { filters: '('.repeat(5000) }, 400],
  ['deeply nested filters', { facetFilters: createNestedFilter(40) }, 400],
  ['an unknown parameter', { ['x'.repeat(5000)]: 1 }, 400],
  ['prototype pollution', JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}') as object, 400],
  ['unclosed JSON', '['.repeat(100_000), 400],
  ['deep JSON', `{"query":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400],
  ['no JSON', 'query=a', 400],
  ['an invalid number', { hitsPerPage: 1e308 }, 400],
  [
    'a polygon with too many corners',
    { insidePolygon: [Array.from({ length: 20_002 }, () => 1)] },
    400,
  ],
  [
    'many polygons with too many corners together',
    { insidePolygon: Array.from({ length: 21 }, () => Array.from({ length: 1000 }, () => 1)) },
    400,
  ],
  [
    'boxes without end',
    { insideBoundingBox: Array.from({ length: 5001 }, () => [1, 2, 3, 4]) },
    400,
  ],
  ['a polygon with half a corner', { insidePolygon: [[1, 2, 3, 4, 5, 6, 7]] }, 400],
  ['a polygon with the maximum number of corners', { insidePolygon: [createPolygon(20_000)] }, 200],
  ['a tag of 10,000 letters', { query: 'Traktor', highlightPreTag: 'x'.repeat(10_000) }, 400],
  [
    'the same snippet a thousand times',
    { query: 'Traktor', hitsPerPage: 1000, attributesToSnippet: snippets },
    200,
  ],
  ['a thousand snippets', { attributesToSnippet: Array.from(snippets, (_, at) => `t${at}`) }, 400],
  [
    'a hundred lengths of one snippet, each word marked',
    {
      query: 'Traktor Mähdrescher Pflug Heu Stroh',
      hitsPerPage: 1000,
      attributesToSnippet: Array.from({ length: 100 }, (_, at) => `title:${at + 1}`),
      highlightPreTag: 'x'.repeat(200),
      highlightPostTag: 'x'.repeat(200),
    },
    200,
  ],
  ['a foreign cursor', { cursor: 'eyJ4IjoxfQ' }, 200],
  ['invalid precision steps', { aroundLatLng: '48,9', aroundPrecision: [null] }, 400],
  ['many words', { query: 'a '.repeat(250) }, 200],
  ['many long words with typos', { query: 'Mähdrescherfrontlader '.repeat(23) }, 200],
  [
    'unknown compounds',
    { query: `${'rinderfahrerkurs'.repeat(6)} `.repeat(5), queryLanguages: ['de'] },
    200,
  ],
  ['a very long similar query', { similarQuery: 'ab '.repeat(170) }, 200],
  ['text that looks like a regular expression', { query: '(a+)+$ .*.*.*.*[\\w]{1,999}' }, 200],
  ['surrogates alone', { query: '\uD800\uDFFF\uD800 \u0000' }, 200],
  ['many combining marks', { query: `a${'\u0301'.repeat(500)}` }, 200],
] as const)('%s: answers in bounded time', async (_what, body, status) => {
  const response = await sendRequest(body);
  expect(response.status).toBe(status);
  expect(response.ms).toBeLessThan(MAX_RESPONSE_MS);
  expect((await sendRequest({ query: 'Traktor' })).status).toBe(200);
  expect(service.thread.restartCount).toBe(0);
});

// Soak tries both.
test.each(['none', 'stopIfEnoughMatches'].slice(0, process.env['SOAK'] ? 2 : 1))(
  'answers other requests during fifty expensive ones (%s)',
  async (strategy) => {
    const body = 'Traktor Mähdrescher Pflug Heu Stroh Kartoffel '.repeat(200);
    const objects = Array.from({ length: 300 }, (_, at) => ({ objectID: `${at}`, body }));
    await service.client.saveObjects({ indexName: 'lang', objects, waitForTasks: true });
    const question = {
      indexName: 'lang',
      query: 't m p h s k Traktor Heu Stroh',
      queryType: 'prefixAll',
      hitsPerPage: 1000,
      attributesToRetrieve: ['objectID'],
      attributesToSnippet: ['body:9999', '*:9999'],
      highlightPreTag: 'x'.repeat(200),
      highlightPostTag: 'x'.repeat(200),
    };
    const requests = Array.from({ length: 50 }, () => question);
    const heavyRequest = sendRequest({ requests, strategy }, SEARCH_KEY, '/1/indexes/*/queries');
    expect((await sendRequest({ query: 'Traktor' })).status).toBe(200);
    const response = await heavyRequest;
    expect([200, 429]).toContain(response.status);
    expect(response.ms).toBeLessThan(15_000);
    expect(service.thread.restartCount).toBe(0);
  },
  30_000,
);

test('answers fifty recommendations of a long document at once', async () => {
  const body = 'Traktor Mähdrescher Pflug Heu Stroh Kartoffel '.repeat(400);
  const objects = Array.from({ length: 300 }, (_, at) => ({ objectID: `${at}`, body }));
  await service.client.saveObjects({ indexName: 'rat', objects, waitForTasks: true });
  const subQuery = { indexName: 'rat', model: 'looking-similar', objectID: '1', threshold: 0 };
  const requests = Array.from({ length: 50 }, () => ({ ...subQuery, fallbackParameters: {} }));
  const response = await sendRequest({ requests }, SEARCH_KEY, '/1/indexes/*/recommendations');
  expect([200, 429]).toContain(response.status);
  expect(service.thread.restartCount).toBe(0);
}, 30_000);

test.each([
  ['another key', 'falsch'],
  ['no key', ''],
  ['a key of 100 kB', 'x'.repeat(14_000)],
  ['a MAC without a parent key', Buffer.from(`${'0'.repeat(64)}filters=a`).toString('base64')],
  ['no base64', '$$$'],
])('rejects %s', async (_what, key) => {
  const response = await sendRequest({ query: 'a' }, key);
  expect([403, 431]).toContain(response.status);
  expect(response.ms).toBeLessThan(MAX_RESPONSE_MS);
});

test.each([
  ['/1/indexes/fremd/query', 404],
  ['/1/indexes/%2e%2e%2f%2e%2e%2fetc/query', 404],
  ['/1/indexes/__proto__/query', 404],
  ['/1/indexes/%00/query', 400],
  ['/1/indexes/%zz/query', 400],
  [`/1/indexes/${'x'.repeat(300)}/query`, 400],
] as const)('%s', async (path, status) => {
  expect((await sendRequest({}, SEARCH_KEY, path)).status).toBe(status);
});

test('rejects a body that exceeds the limit after decompression', async () => {
  const bombResponse = await fetch(`${service.origin}/1/indexes/${index}/query`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': APPLICATION_ID,
      'x-algolia-api-key': SEARCH_KEY,
      'content-encoding': 'gzip',
    },
    body: gzipSync(Buffer.alloc(60 * 1024 * 1024, ' ')),
  });
  expect(bombResponse.status).toBe(413);
});

test.each(['NOT title:"b', 'title:"b', '(title:b', 'title:b) OR (title:c', '"'])(
  'the filter %s does not bypass the filters of a key',
  async (filters) => {
    const parentApiKey = SEARCH_KEY;
    const client = service.createClient(
      service.createSecuredKey({ parentApiKey, restrictions: { filters: 'owner:"42"' } }),
    );
    const pendingSearch = client.searchSingleIndex({ indexName: index, searchParams: { filters } });
    await expect(pendingSearch).rejects.toMatchObject({ status: 400 });
  },
);

test('does not count waiting time as CPU time', async () => {
  const slowService = await startSearch({ maxCpuMs: 400 });
  const objects = Array.from({ length: 300 }, (_, at) => {
    return { objectID: `${at}`, title: `Traktor ${at} Mähdrescher`.repeat(20) };
  });
  await slowService.client.saveObjects({ indexName: index, objects, waitForTasks: true });
  const subQuery = { indexName: index, facet: null, params: { query: 'Traktor Mähdrescher' } };
  const startedAtMs = performance.now();
  const searches = Array.from({ length: 450 }, () =>
    slowService.thread.sendRequest('search', [subQuery], { params: {} }, false),
  );
  await Promise.all(searches);
  expect([slowService.thread.restartCount, performance.now() - startedAtMs > 200]).toEqual([
    0,
    true,
  ]);
  await slowService.close();
});

test('rejects records that are too large, too deep or have no identifier', async () => {
  const writeRecord = (body: unknown) =>
    sendRequest(
      { requests: [{ action: 'updateObject', body }] },
      ADMIN_KEY,
      `/1/indexes/${index}/batch`,
    );
  expect((await writeRecord({ objectID: 'x', text: 'x'.repeat(200_000) })).message).toMatch(
    /too big/u,
  );
  expect((await writeRecord({ title: 'x' })).message).toMatch(/objectID/u);
  expect((await writeRecord({ objectID: 'x', deep: createNestedFilter(60) })).message).toMatch(
    /nested/u,
  );
  expect(
    (await sendRequest({ requests: [] }, SEARCH_KEY, `/1/indexes/${index}/batch`)).status,
  ).toBe(403);
});

test('accepts attributes named like JavaScript built-ins', async () => {
  const records = ['__proto__', 'constructor', 'toString'].map((name) => ({
    objectID: name,
    title: name,
    [name]: 'x',
  }));
  await service.client.saveObjects({ indexName: 'namen', objects: records, waitForTasks: true });
  const { hits } = await service.client.searchSingleIndex({
    indexName: 'namen',
    searchParams: { query: 'constructor', facets: ['constructor'], filters: 'NOT constructor:y' },
  });
  expect(hits[0]?.objectID).toBe('constructor');
});

test('terminates the thread of a request above its CPU time and answers the next request', async () => {
  const slowService = await startSearch({ maxCpuMs: 100 });
  const { thread } = slowService;
  const isAnswered = async () => {
    const status = await thread.sendRequest('status').catch(() => null);
    return (status?.documents ?? 0) > 0;
  };
  const objects = Array.from({ length: 300 }, (_, at) => {
    return { objectID: `${at}`, title: `Traktor ${at} Mähdrescher`.repeat(20) };
  });
  await slowService.client.saveObjects({ indexName: index, objects });
  await waitFor(isAnswered);
  const subQuery = { indexName: index, facet: null, params: { query: 'Traktor Mähdrescher' } };
  const heavySubQueries = Array.from({ length: 2000 }, () => subQuery);
  await expect(
    thread.sendRequest('search', heavySubQueries, { params: {} }, false),
  ).rejects.toMatchObject({
    status: 503,
  });
  expect(thread.restartCount).toBe(1);
  await waitFor(isAnswered);
  await slowService.close();
});
