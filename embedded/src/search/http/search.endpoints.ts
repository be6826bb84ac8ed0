import { SEARCH_TIMEOUTS_MS } from '@gruenland/shared-contracts/search/search-service.ts';
import { ApiError } from '#search/api-error.ts';
import { RequestBudget } from '#search/request-budget.ts';
import type { SubQuery } from '#search/worker/search-requests.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { getFields, parseIndexName, readListOfFields, getText } from './read-body.ts';

/** Maximum number of queries in one request, as in Algolia. */
const MAX_QUERIES = 50;
const MAX_OBJECTS = 1000;
/**
 * Time budget in milliseconds for all queries of one request. A query that would begin later is
 * rejected, because the site's own clients have timed out by then.
 */
const REQUEST_BUDGET_MS = SEARCH_TIMEOUTS_MS.read;

function requireAllowedIndex({ path, grant }: Call): string {
  const index = parseIndexName(path['index']);
  grant.assertIndexAllowed(index);
  return index;
}

/**
 * Reads one of several queries in a request. A query with `type: "facet"` searches the values of a
 * facet.
 */
function getSubQuery(request: Fields, { grant }: Call): SubQuery {
  const { indexName: name, type = 'default', facet, ...params } = request;
  const index = parseIndexName(name);
  grant.assertIndexAllowed(index);
  if (type !== 'facet') return { indexName: index, facet: null, params };
  return { indexName: index, facet: getText(facet, 'facet'), params };
}

/**
 * Runs queries in the worker. They are sent one by one, so that each one has its own time limit and
 * other requests can run in between. With `stopIfEnough`, a query depends on the results of the
 * previous ones, so all are sent together.
 *
 * @throws {ApiError} 429 when the queries of one request take too long or return too much
 */
async function runSubQueries(
  call: Call,
  subQueries: readonly SubQuery[],
  stopIfEnough: boolean,
): Promise<string> {
  const { thread, grant } = call;
  const budget = new RequestBudget(REQUEST_BUDGET_MS);
  const sendToWorker = (queriesToSend: readonly SubQuery[]) =>
    thread.queue.run(subQueries.length, () => {
      budget.assertNotSpent();
      return thread.sendRequest('search', queriesToSend, grant.restrictions, stopIfEnough);
    });
  if (stopIfEnough || subQueries.length < 2) return sendToWorker(subQueries);
  const results: string[] = [];
  for (const subQuery of subQueries) {
    results.push(budget.deductResultLength(extractSingleResult(await sendToWorker([subQuery]))));
  }
  return `{"results":[${results.join(',')}]}`;
}

/** Returns the only result in a response to one query. */
function extractSingleResult(answer: string): string {
  return answer.slice('{"results":['.length, -2);
}

async function handleQueries(call: Call): Promise<string> {
  const { requests, strategy = 'none' } = getFields(call.body);
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw new ApiError(400, 'strategy must be none or stopIfEnoughMatches');
  }
  const subQueries = readListOfFields(requests, 'requests', MAX_QUERIES).map((one) =>
    getSubQuery(one, call),
  );
  return runSubQueries(call, subQueries, strategy === 'stopIfEnoughMatches');
}

async function handleSingleQuery(call: Call): Promise<string> {
  const subQuery = {
    indexName: requireAllowedIndex(call),
    facet: null,
    params: getFields(call.body),
  };
  return extractSingleResult(await runSubQueries(call, [subQuery], false));
}

async function searchByUrl(call: Call): Promise<string> {
  const subQuery = {
    indexName: requireAllowedIndex(call),
    facet: null,
    params: getUrlParams(call.query),
  };
  return extractSingleResult(await runSubQueries(call, [subQuery], false));
}

/** Returns the query parameters of a URL, except those with credentials. */
function getUrlParams(query: URLSearchParams): Fields {
  return Object.fromEntries([...query].filter(([name]) => !/^x-algolia-/iu.test(name)));
}

async function handleFacetQuery(call: Call): Promise<string> {
  const facet = getText(call.path['facet'], 'facet');
  const subQuery = { indexName: requireAllowedIndex(call), facet, params: getFields(call.body) };
  return extractSingleResult(await runSubQueries(call, [subQuery], false));
}

async function handleBrowse(call: Call): Promise<object> {
  const requestParams = { ...getUrlParams(call.query), ...getFields(call.body) };
  return call.thread.sendRequest(
    'browse',
    requireAllowedIndex(call),
    requestParams,
    call.grant.restrictions,
  );
}

function getAttributes(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value) ? (value as unknown[]).map(String) : null;
}

async function handleObjects(call: Call): Promise<object> {
  const { requests } = getFields(call.body);
  const subQueries = readListOfFields(requests, 'requests', MAX_OBJECTS).map((request) => {
    const name = parseIndexName(request['indexName']);
    call.grant.assertIndexAllowed(name);
    const attributes = getAttributes(request['attributesToRetrieve']);
    return { indexName: name, objectID: getText(request['objectID'], 'objectID'), attributes };
  });
  const canSeeUnretrievable = call.grant.acl.has('seeUnretrievableAttributes');
  return { results: await call.thread.sendRequest('objects', subQueries, canSeeUnretrievable) };
}

async function handleObject(call: Call): Promise<object> {
  const attributes = getAttributes(call.query.get('attributesToRetrieve') ?? undefined);
  const subQuery = {
    indexName: requireAllowedIndex(call),
    objectID: call.path['id'] ?? '',
    attributes,
  };
  const canSeeUnretrievable = call.grant.acl.has('seeUnretrievableAttributes');
  const [found] = await call.thread.sendRequest('objects', [subQuery], canSeeUnretrievable);
  if (!found) throw new ApiError(404, 'ObjectID does not exist');
  return found;
}

async function handleRecommendations(call: Call): Promise<object> {
  const { requests } = getFields(call.body);
  const subQueries = readListOfFields(requests, 'requests', MAX_QUERIES).map((request) => {
    const name = parseIndexName(request['indexName']);
    call.grant.assertIndexAllowed(name);
    const { objectID, facetName, facetValue, threshold, maxRecommendations } = request;
    return {
      indexName: name,
      model: getText(request['model'], 'model'),
      ...(objectID !== undefined && { objectID: getText(objectID, 'objectID') }),
      ...(facetName !== undefined && { facetName: getText(facetName, 'facetName') }),
      ...(facetValue !== undefined && { facetValue: getText(facetValue, 'facetValue') }),
      threshold: typeof threshold === 'number' ? threshold : 0,
      most: typeof maxRecommendations === 'number' ? Math.min(30, maxRecommendations || 30) : 30,
      queryParameters: getFields(request['queryParameters'] ?? {}),
      fallbackParameters: request['fallbackParameters']
        ? getFields(request['fallbackParameters'], 'fallbackParameters')
        : null,
    };
  });
  const { thread, grant } = call;
  return thread.queue.run(subQueries.length, () =>
    thread.sendRequest('recommend', subQueries, grant.restrictions),
  );
}

/** Endpoints for searches, single documents and recommendations. */
export const searchEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/1/indexes/*/queries', acl: ['search'], handle: handleQueries },
  { method: 'POST', path: '/1/indexes/*/objects', acl: ['search'], handle: handleObjects },
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    acl: ['recommendation', 'search'],
    handle: handleRecommendations,
  },
  { method: 'POST', path: '/1/indexes/{index}/query', acl: ['search'], handle: handleSingleQuery },
  {
    method: 'POST',
    path: '/1/indexes/{index}/facets/{facet}/query',
    acl: ['search'],
    handle: handleFacetQuery,
  },
  { method: 'POST', path: '/1/indexes/{index}/browse', acl: ['browse'], handle: handleBrowse },
  { method: 'GET', path: '/1/indexes/{index}/browse', acl: ['browse'], handle: handleBrowse },
];

/**
 * Endpoints with general paths. All other endpoints must be tried before these, because the general
 * paths also match requests to other endpoints.
 */
export const wildcardReadEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/indexes/{index}', acl: ['search'], handle: searchByUrl },
  { method: 'GET', path: '/1/indexes/{index}/{id}', acl: ['search'], handle: handleObject },
];
