import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadSearch } from './search.loader.server.ts';

interface SentQuery {
  readonly indexName: string;
  readonly query: string;
}

const sentQueries: SentQuery[][] = [];

/** Responds to a search with one hit from the index of articles. */
const respondToSearch: RequestListener = (request, response) => {
  let text = '';
  request.on('data', (part) => (text += part));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    const { requests = [] } = JSON.parse(text) as { requests?: SentQuery[] };
    const isSearch = request.url?.includes('/queries');
    if (isSearch) sentQueries.push(requests);
    const results = requests.map(({ indexName }) =>
      isSearch && indexName === 'gruenland_articles'
        ? { hits: [HIT], nbHits: 1, processingTimeMS: 3 }
        : { hits: [], nbHits: 0, processingTimeMS: 7 },
    );
    response.end(JSON.stringify({ results }));
  });
};
const HIT = { objectID: '1', kind: 'articles', title: 'Drescher', path: '/artikel/x', date: 0 };
const refuseSearch: RequestListener = (_request, response) => {
  response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"no"}');
};

let answer: RequestListener;
const service = createServer((request, response) => answer(request, response));
let searchEndpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  searchEndpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  answer = respondToSearch;
  sentQueries.splice(0);
});

function createContext(query: string, endpoint = searchEndpoint) {
  const { settings } = createFakeContext();
  const search = { searchEndpoint: endpoint, searchApplicationId: 'app', searchKey: 'key' };
  return createFakeContext(
    {},
    { query: new URLSearchParams(query), settings: { ...settings, ...search } },
  );
}

test('searches all kinds in one request and shows what was found', async () => {
  expect(await loadSearch(createContext('q=Drescher'))).toMatchObject({
    kind: 'page',
    data: {
      state: { query: 'Drescher', kind: null, page: 1 },
      access: { applicationId: 'app', key: 'key' },
      model: { total: 1, tookMs: 7, groups: [{ kind: 'articles', hits: [{ id: '1' }] }] },
    },
    head: { name: 'Suche nach „Drescher“', noIndex: true },
  });
  expect(sentQueries).toHaveLength(1);
  expect(sentQueries[0]?.map(({ indexName, query }) => [indexName, query])).toEqual([
    ['gruenland_articles', 'Drescher'],
    ['gruenland_ads', 'Drescher'],
    ['gruenland_events', 'Drescher'],
    ['gruenland_jobs', 'Drescher'],
  ]);
});

test.each([
  ['', 'Suche'],
  [`q=${'a'.repeat(200)}`, `Suche nach „${'a'.repeat(60)}“`],
])('„%s“ is named „%s“', async (query, name) => {
  expect(await loadSearch(createContext(query))).toMatchObject({ head: { name } });
});

test('is a page without results, and logs a warning, when the service refuses', async () => {
  answer = refuseSearch;
  const context = createContext('q=Drescher');
  expect(await loadSearch(context)).toMatchObject({
    kind: 'page',
    data: { model: null, state: { query: 'Drescher' } },
  });
  expect(context.warnings).toEqual(['search failed']);
});

test('asks an unreachable service only until the circuit opens', async () => {
  const contexts = Array.from({ length: SEARCH_BREAKER.threshold + 1 }, () =>
    createContext('q=x', 'http://127.0.0.1:1'),
  );
  for (const context of contexts)
    expect(await loadSearch(context)).toMatchObject({ kind: 'page', data: { model: null } });
  expect(contexts.map(({ warnings }) => warnings.length)).toEqual([1, 1, 1, 0]);
});
