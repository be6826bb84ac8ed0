import { generateSearchDocuments, generateSearchQueries } from './search-corpus.mjs';

/**
 * Default number of documents, number of queries of each kind, and limits in milliseconds. 95 % of
 * the responses must be faster than the limit.
 */
export const SEARCH_BENCH = {
  documents: 20_000,
  queries: 400,
  limits: { query: 30, keystroke: 60 },
};

const BENCH_INDEX_NAME = 'messung';
const BATCH_SIZE = 1000;
const REQUEST_HEADERS = {
  'x-algolia-application-id': 'embedded',
  'x-algolia-api-key': 'embedded-admin',
};

async function call(origin, path, method, body) {
  const response = await fetch(`${origin}/1/indexes/${BENCH_INDEX_NAME}${path}`, {
    method,
    headers: REQUEST_HEADERS,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`search answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function waitForTask(origin, taskID) {
  for (;;) {
    const { status } = await call(origin, `/task/${taskID}`, 'GET');
    if (status === 'published') return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

const SYNONYMS = [
  ['Traktor', 'Schlepper', 'Trecker', 'Zugmaschine', 'Ackerschlepper', 'Bulldog'],
  ['Mähdrescher', 'Drescher'],
  ['Güllefass', 'Fasswagen', 'Güllewagen', 'Jauchefass'],
  ['Sämaschine', 'Drillmaschine', 'Drille'],
  ['Kipper', 'Anhänger', 'Hänger', 'Dreiseitenkipper'],
];

async function fillIndex(origin, count) {
  const settings = {
    searchableAttributes: ['title', 'brand', 'text'],
    attributesForFaceting: ['brand', 'region', 'category.lvl0'],
    customRanking: ['desc(date)'],
    // Copies the following settings from the site's indices
    // (shared-contracts/src/search/index-settings.ts).
    queryLanguages: ['de'],
    ignorePlurals: ['de'],
    removeStopWords: ['de'],
    removeWordsIfNoResults: 'allOptional',
    ranking: ['words', 'typo', 'geo', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  };
  await call(origin, '/settings', 'PUT', settings);
  const synonyms = SYNONYMS.map((words, at) => {
    return { objectID: `s${at}`, type: 'synonym', synonyms: words };
  });
  await call(origin, '/synonyms/batch', 'POST', synonyms);
  const documents = generateSearchDocuments(count);
  let last = 0;
  for (let from = 0; from < documents.length; from += BATCH_SIZE) {
    const part = documents.slice(from, from + BATCH_SIZE);
    const requests = part.map((body) => ({ action: 'addObject', body }));
    ({ taskID: last } = await call(origin, '/batch', 'POST', { requests }));
  }
  await waitForTask(origin, last);
}

/**
 * Returns a percentile: the value below which this share (0 to 1) of all values lies. Returns NaN
 * if there are no values.
 */
export function computePercentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measureResponseTimesMs(origin, queryBodies) {
  const times = [];
  for (const body of queryBodies) {
    const start = performance.now();
    await call(origin, '/query', 'POST', body);
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * Fills an index of the embedded search and measures queries over HTTP, one after another. Deletes
 * the index afterwards.
 *
 * @param {string} origin Address of the embedded search.
 * @param {number} documents Number of documents to index.
 */
export async function measureSearch(origin, documents) {
  const started = performance.now();
  await fillIndex(origin, documents);
  const fillMs = performance.now() - started;
  const { full, keystrokes } = generateSearchQueries(SEARCH_BENCH.queries);
  const facets = ['brand', 'region', 'category.lvl0'];
  const queries = full.map((query) => {
    return { query, filters: 'price < 60000 AND NOT region:Eifel', facets, hitsPerPage: 20 };
  });
  const keystrokeQueries = keystrokes.map((query) => ({ query, facets, hitsPerPage: 8 }));
  // Does not measure the first queries, because the search builds its data structures during them.
  await measureResponseTimesMs(origin, [...queries.slice(0, 20), ...keystrokeQueries.slice(0, 20)]);
  const query = await measureResponseTimesMs(origin, queries);
  const keystroke = await measureResponseTimesMs(origin, keystrokeQueries);
  await call(origin, '', 'DELETE');
  const figures = (times) => ({
    p50: computePercentile(times, 0.5),
    p95: computePercentile(times, 0.95),
    p99: computePercentile(times, 0.99),
  });
  return { fillMs, query: figures(query), keystroke: figures(keystroke) };
}
