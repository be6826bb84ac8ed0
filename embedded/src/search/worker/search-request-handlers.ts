import { ApiError, createIndexMissingError } from '#search/api-error.ts';
import { browse, MAX_BROWSE_HITS } from '#search/answer/browse.ts';
import { pickVisibleAttributes } from '#search/answer/build-hit.ts';
import { isHiddenIndexName, getRecommendRulesIndexName } from '#search/application/hidden-index.ts';
import { DEFAULT_HIT_COUNT, runSearch } from '#search/answer/run-search.ts';
import { searchFacet } from '#search/answer/search-facet.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { readRequestParams } from '#search/params/read-params.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { EventCounts } from '#search/recommend/event-counts.ts';
import { runRecommendation } from '#search/recommend/run-recommendation.ts';
import { joinFilters } from '#search/rules/apply-rules.ts';
import type { Operation } from '#search/store/operation.ts';
import { LINKED_REPLICA_ERROR_MESSAGE, type SearchState } from '#search/store/search-state.ts';
import type { SearchStore } from '#search/store/search-store.ts';
import { RequestBudget } from '#search/request-budget.ts';
import type { IndexList, KeyRestrictions, RequestName, SearchRequests } from './search-requests.ts';

type RequestHandlers = {
  [Name in RequestName]: (
    ...args: Parameters<SearchRequests[Name]>
  ) => ReturnType<SearchRequests[Name]> | Promise<ReturnType<SearchRequests[Name]>>;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Applies the restrictions of a key to the parameters of a request: combines the filters, overrides
 * other parameters and limits the number of hits.
 *
 * @param defaultHitsPerPage default number of hits per page
 */
function restrictParams(
  params: Fields,
  { filters, params: forcedParams, maxHits = Infinity }: KeyRestrictions,
  defaultHitsPerPage: number,
): SearchParams {
  const requestParams = readRequestParams(params);
  const { filters: _forcedFilters, ...otherForcedParams } = readRequestParams(forcedParams);
  const combinedParams = { ...requestParams, ...otherForcedParams };
  const {
    hitsPerPage = defaultHitsPerPage,
    offset,
    length = offset === undefined ? undefined : DEFAULT_HIT_COUNT,
  } = combinedParams;
  return {
    ...combinedParams,
    ...(hitsPerPage > maxHits && { hitsPerPage: maxHits }),
    ...(length !== undefined && length > maxHits && { length: maxHits }),
    ...(filters !== undefined && { filters: joinFilters(requestParams.filters, filters) }),
  };
}

const getDefaultHitsPerPage = ({ query }: SearchIndex): number => query.hitsPerPage ?? 20;

/**
 * Time budget in milliseconds for all queries of one request. The worker handles no other request
 * during this time. A query that would begin later is rejected.
 */
const REQUEST_BUDGET_MS = 500;

/** @throws {ApiError} 429 when the queries together take too long or return too much */
function runSubQueries(
  state: SearchState,
  ...[subQueries, restrictions, stopIfEnough]: Parameters<SearchRequests['search']>
): string {
  const budget = new RequestBudget(REQUEST_BUDGET_MS);
  const results: string[] = [];
  let hasEnoughHits = false;
  for (const { indexName, facet, params } of subQueries) {
    budget.assertNotSpent();
    const index = state.getIndex(indexName);
    const searchParams = restrictParams(params, restrictions, getDefaultHitsPerPage(index));
    const paramsToRun =
      stopIfEnough && hasEnoughHits ? { ...searchParams, hitsPerPage: 0 } : searchParams;
    const result =
      facet === null ? runSearch(index, paramsToRun) : searchFacet(index, facet, searchParams);
    const { nbHits = 0 } = result as { nbHits?: number };
    hasEnoughHits ||= nbHits >= (searchParams.hitsPerPage ?? 20);
    const shownResult = paramsToRun === searchParams ? result : { ...result, processed: false };
    results.push(budget.deductResultLength(JSON.stringify(shownResult)));
  }
  return `{"results":[${results.join(',')}]}`;
}

/** @throws {ApiError} 429 when the queries together take too long */
function recommendForSubQueries(
  state: SearchState,
  counts: EventCounts,
  ...[subQueries, restrictions]: Parameters<SearchRequests['recommend']>
): object {
  const budget = new RequestBudget(REQUEST_BUDGET_MS);
  const results = subQueries.map((subQuery) => {
    budget.assertNotSpent();
    const index = state.getIndex(subQuery.indexName);
    const { fallbackParameters: fallbackParams, model, indexName } = subQuery;
    const params = restrictParams(subQuery.queryParameters, restrictions, subQuery.most);
    const fallback = fallbackParams && restrictParams(fallbackParams, restrictions, subQuery.most);
    const rules = state.indices.get(getRecommendRulesIndexName(indexName, model))?.configuration
      .rules;
    const most = Math.min(subQuery.most, restrictions.maxHits ?? subQuery.most);
    const preparedQuery = {
      ...subQuery,
      most,
      params,
      fallback,
      rules: [...(rules?.values() ?? [])],
    };
    return runRecommendation(index, preparedQuery, counts);
  });
  return { results };
}

/** Creates the functions that handle all requests to the worker. */
export function createSearchRequestHandlers(store: SearchStore): RequestHandlers {
  const { state } = store;
  const counts = new EventCounts();
  return {
    search: (...args) => runSubQueries(state, ...args),
    browse: (name, params, restrictions) =>
      browse(state.getIndex(name), restrictParams(params, restrictions, MAX_BROWSE_HITS)),
    objects: (subQueries, includesHiddenAttributes) =>
      subQueries.map(({ indexName, objectID, attributes }) => {
        const { collection, settings } = state.getIndex(indexName);
        const record = collection.get(objectID);
        const params = attributes ? { attributesToRetrieve: attributes } : {};
        return record
          ? pickVisibleAttributes(record, params, includesHiddenAttributes ? {} : settings)
          : null;
      }),
    recommend: (...args) => recommendForSubQueries(state, counts, ...args),
    accept: (operation) => {
      const { kind, index } = operation;
      if (isIndexDeletion(operation)) {
        // Refuses at once to delete a linked replica. While operations are pending, one of them may
        // unlink the replica; then only the deletion itself checks this.
        if (store.pendingCount === 0 && state.getPrimary(index))
          throw new ApiError(400, LINKED_REPLICA_ERROR_MESSAGE);
      } else if (kind === 'batch' || kind === 'clear' || kind === 'deleteBy') {
        assertIsNotReplica(state.indices.get(index));
      }
      return store.accept(operation);
    },
    isPublished: (taskID) => store.isPublished(taskID),
    exists: (name) => state.indices.has(name),
    indices: () => listIndices(state.indices.values()),
    settings: (name) => state.getIndex(name).settings,
    entries: (name, kind) => {
      const index = state.indices.get(name);
      if (!index) throw createIndexMissingError(name);
      return [...index.configuration[kind].values()];
    },
    hiddenRecords: (name) => state.indices.get(name)?.collection.records() ?? [],
    events: (events) => counts.add(events),
    status: () => {
      const shownResult = [...state.indices.values()].filter(
        ({ name }) => !isHiddenIndexName(name),
      );
      const collections = new Set(shownResult.map(({ collection }) => collection));
      return {
        indices: shownResult.length,
        documents: [...collections].reduce((sum, { size }) => sum + size, 0),
        tasks: store.pendingCount,
      };
    },
    save: async () => {
      await store.save();
      return null;
    },
    close: async () => {
      await store.close();
      return null;
    },
  };
}

/** Returns whether an operation deletes an index and not only records. */
function isIndexDeletion(operation: Operation): boolean {
  if (operation.kind !== 'batch') return operation.kind === 'delete';
  return (
    operation.actions.length > 0 && operation.actions.every(({ action }) => action === 'delete')
  );
}

function assertIsNotReplica(index: SearchIndex | undefined): void {
  if (index?.settings.primary !== undefined) {
    throw new ApiError(400, 'Cannot write to a replica index');
  }
}

function listIndices(indices: Iterable<SearchIndex>): IndexList {
  const shownResult = [...indices].filter(({ name }) => !isHiddenIndexName(name));
  const items = shownResult.map(({ name, collection, settings }) => ({
    name,
    entries: collection.size,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    createdAt: STARTED_AT,
    updatedAt: STARTED_AT,
    ...(settings.primary !== undefined && { primary: settings.primary }),
    ...(settings.replicas && { replicas: settings.replicas }),
  }));
  return { items, nbPages: 1 };
}

const STARTED_AT = new Date().toISOString();
