import { ApiError } from '#search/api-error.ts';
import { RequestBudget } from '#search/request-budget.ts';
import type { SubQuery } from '#search/worker/search-requests.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { fieldsOf, indexName, listOfFields, textOf } from './read-body.ts';

/** Algolia's limit for a multi-query. */
const MAX_QUERIES = 50;
const MAX_OBJECTS = 1000;
/** Time budget in milliseconds of one multi-query; the remaining queries are rejected. */
const REQUEST_BUDGET_MS = 5000;

function readIndex({ path, grant }: Call): string {
  const index = indexName(path['index']);
  grant.checkIndex(index);
  return index;
}

/** Reads one query of a multi-query; `type: "facet"` searches values of a facet. */
function subQueryOf(request: Fields, { grant }: Call): SubQuery {
  const { indexName: name, type = 'default', facet, ...params } = request;
  const index = indexName(name);
  grant.checkIndex(index);
  if (type !== 'facet') return { indexName: index, facet: null, params };
  return { indexName: index, facet: textOf(facet, 'facet'), params };
}

/**
 * Sends the queries to the worker one by one, so that each has its own deadline and other requests
 * can run in between. Sends them together only when a query depends on the previous ones.
 * @throws {ApiError} 429 when the queries of one request take too long or return too much
 */
async function search(call: Call, subQueries: readonly SubQuery[], stop: boolean): Promise<string> {
  const ask = (some: readonly SubQuery[]) =>
    call.thread.ask('search', some, call.grant.restrictions, stop);
  if (stop || subQueries.length < 2) return ask(subQueries);
  const budget = new RequestBudget(REQUEST_BUDGET_MS);
  const answers: string[] = [];
  for (const subQuery of subQueries) {
    budget.check();
    answers.push(budget.spend(single(await ask([subQuery]))));
  }
  return `{"results":[${answers.join(',')}]}`;
}

/** The result of a response to a single query. */
function single(answer: string): string {
  return answer.slice('{"results":['.length, -2);
}

async function queries(call: Call): Promise<string> {
  const { requests, strategy = 'none' } = fieldsOf(call.body);
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw new ApiError(400, 'strategy must be none or stopIfEnoughMatches');
  }
  const subQueries = listOfFields(requests, 'requests', MAX_QUERIES).map((one) =>
    subQueryOf(one, call),
  );
  return search(call, subQueries, strategy === 'stopIfEnoughMatches');
}

async function singleQuery(call: Call): Promise<string> {
  const subQuery = { indexName: readIndex(call), facet: null, params: fieldsOf(call.body) };
  return single(await search(call, [subQuery], false));
}

async function queryByAddress(call: Call): Promise<string> {
  const subQuery = { indexName: readIndex(call), facet: null, params: addressParams(call.query) };
  return single(await search(call, [subQuery], false));
}

/** Query parameters without those that identify the caller. */
function addressParams(query: URLSearchParams): Fields {
  return Object.fromEntries([...query].filter(([name]) => !/^x-algolia-/iu.test(name)));
}

async function facetQuery(call: Call): Promise<string> {
  const facet = textOf(call.path['facet'], 'facet');
  const subQuery = { indexName: readIndex(call), facet, params: fieldsOf(call.body) };
  return single(await search(call, [subQuery], false));
}

async function browse(call: Call): Promise<object> {
  const given = { ...addressParams(call.query), ...fieldsOf(call.body) };
  return call.thread.ask('browse', readIndex(call), given, call.grant.restrictions);
}

function attributesOf(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return value.split(',').map((name) => name.trim());
  return Array.isArray(value) ? (value as unknown[]).map(String) : null;
}

async function objects(call: Call): Promise<object> {
  const { requests } = fieldsOf(call.body);
  const subQueries = listOfFields(requests, 'requests', MAX_OBJECTS).map((request) => {
    const name = indexName(request['indexName']);
    call.grant.checkIndex(name);
    const attributes = attributesOf(request['attributesToRetrieve']);
    return { indexName: name, objectID: textOf(request['objectID'], 'objectID'), attributes };
  });
  const hidden = call.grant.acl.has('seeUnretrievableAttributes');
  return { results: await call.thread.ask('objects', subQueries, hidden) };
}

async function object(call: Call): Promise<object> {
  const attributes = attributesOf(call.query.get('attributesToRetrieve') ?? undefined);
  const subQuery = { indexName: readIndex(call), objectID: call.path['id'] ?? '', attributes };
  const hidden = call.grant.acl.has('seeUnretrievableAttributes');
  const [found] = await call.thread.ask('objects', [subQuery], hidden);
  if (!found) throw new ApiError(404, 'ObjectID does not exist');
  return found;
}

async function recommendations(call: Call): Promise<object> {
  const { requests } = fieldsOf(call.body);
  const subQueries = listOfFields(requests, 'requests', MAX_QUERIES).map((request) => {
    const name = indexName(request['indexName']);
    call.grant.checkIndex(name);
    const { objectID, facetName, facetValue, threshold, maxRecommendations } = request;
    return {
      indexName: name,
      model: textOf(request['model'], 'model'),
      ...(objectID !== undefined && { objectID: textOf(objectID, 'objectID') }),
      ...(facetName !== undefined && { facetName: textOf(facetName, 'facetName') }),
      ...(facetValue !== undefined && { facetValue: textOf(facetValue, 'facetValue') }),
      threshold: typeof threshold === 'number' ? threshold : 0,
      most: typeof maxRecommendations === 'number' ? Math.min(30, maxRecommendations || 30) : 30,
      queryParameters: fieldsOf(request['queryParameters'] ?? {}),
      fallbackParameters: request['fallbackParameters']
        ? fieldsOf(request['fallbackParameters'], 'fallbackParameters')
        : null,
    };
  });
  return call.thread.ask('recommend', subQueries, call.grant.restrictions);
}

/** Endpoints that read: searches, single documents, recommendations. */
export const searchEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/1/indexes/*/queries', acl: ['search'], answer: queries },
  { method: 'POST', path: '/1/indexes/*/objects', acl: ['search'], answer: objects },
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    acl: ['recommendation', 'search'],
    answer: recommendations,
  },
  { method: 'POST', path: '/1/indexes/{index}/query', acl: ['search'], answer: singleQuery },
  {
    method: 'POST',
    path: '/1/indexes/{index}/facets/{facet}/query',
    acl: ['search'],
    answer: facetQuery,
  },
  { method: 'POST', path: '/1/indexes/{index}/browse', acl: ['browse'], answer: browse },
  { method: 'GET', path: '/1/indexes/{index}/browse', acl: ['browse'], answer: browse },
];

/** Paths that match any name; checked after all others. */
export const plainReadEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/indexes/{index}', acl: ['search'], answer: queryByAddress },
  { method: 'GET', path: '/1/indexes/{index}/{id}', acl: ['search'], answer: object },
];
