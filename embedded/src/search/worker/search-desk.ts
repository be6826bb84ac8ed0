import { ApiError, indexMissing } from '#search/api-error.ts';
import { browse } from '#search/answer/browse.ts';
import { retrieve } from '#search/answer/write-hit.ts';
import { runSearch } from '#search/answer/run-search.ts';
import { searchFacet } from '#search/answer/search-facet.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { readRequestParams } from '#search/params/read-params.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { EventCounts } from '#search/recommend/event-counts.ts';
import { recommend } from '#search/recommend/recommend.ts';
import { joined } from '#search/rules/apply-rules.ts';
import type { SearchStore } from '#search/store/search-store.ts';
import type { IndexList, KeyRestrictions, RequestName, SearchRequests } from './search-requests.ts';

type Answers = {
  [Name in RequestName]: (
    ...args: Parameters<SearchRequests[Name]>
  ) => ReturnType<SearchRequests[Name]> | Promise<ReturnType<SearchRequests[Name]>>;
};

type Fields = Readonly<Record<string, unknown>>;

/** Parameters of a request within what its key allows. */
function restricted(params: Fields, { filters, params: forced }: KeyRestrictions): SearchParams {
  const asked = readRequestParams(params);
  const { filters: _own, ...others } = readRequestParams(forced);
  return {
    ...asked,
    ...others,
    ...(filters !== undefined && { filters: joined(asked.filters, filters) }),
  };
}

/** Everything the worker answers, over one store. */
export function searchDesk(store: SearchStore): Answers {
  const { state } = store;
  const counts = new EventCounts();
  return {
    search: (wishes, restrictions, stopIfEnough) => {
      const answers: object[] = [];
      let enough = false;
      for (const { indexName, facet, params } of wishes) {
        const index = state.index(indexName);
        const asked = restricted(params, restrictions);
        const skipped = stopIfEnough && enough ? { ...asked, hitsPerPage: 0 } : asked;
        const answer =
          facet === null ? runSearch(index, skipped) : searchFacet(index, facet, asked);
        const { nbHits = 0 } = answer as { nbHits?: number };
        enough ||= nbHits >= (asked.hitsPerPage ?? 20);
        answers.push(stopIfEnough && skipped !== asked ? { ...answer, processed: false } : answer);
      }
      return JSON.stringify({ results: answers });
    },
    browse: (name, params, restrictions) =>
      browse(state.index(name), restricted(params, restrictions)),
    objects: (wishes, withHidden) =>
      wishes.map(({ indexName, objectID, attributes }) => {
        const { collection, settings } = state.index(indexName);
        const record = collection.get(objectID);
        const params = attributes ? { attributesToRetrieve: attributes } : {};
        return record ? retrieve(record, params, withHidden ? {} : settings) : null;
      }),
    recommend: (wishes, restrictions) => ({
      results: wishes.map((wish) => {
        const params = restricted(wish.queryParameters, restrictions);
        return recommend(state.index(wish.indexName), wish, params, counts);
      }),
    }),
    accept: (operation) => {
      const { kind, index } = operation;
      if (kind === 'batch' || kind === 'clear') refuseReplica(state.indices.get(index));
      return store.accept(operation);
    },
    isPublished: (taskID) => store.isPublished(taskID),
    exists: (name) => state.indices.has(name),
    indices: () => listIndices(state.indices.values()),
    settings: (name) => state.index(name).settings,
    entries: (name, kind) => {
      const index = state.indices.get(name);
      if (!index) throw indexMissing(name);
      return [...index.configuration[kind].values()];
    },
    events: (events) => counts.add(events),
    status: () => ({
      indices: state.indices.size,
      documents: [
        ...new Set(Array.from(state.indices.values(), ({ collection }) => collection)),
      ].reduce((sum, { size }) => sum + size, 0),
      tasks: store.waiting,
    }),
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

function refuseReplica(index: SearchIndex | undefined): void {
  if (index?.settings.primary !== undefined) {
    throw new ApiError(400, 'Cannot write to a replica index');
  }
}

function listIndices(indices: Iterable<SearchIndex>): IndexList {
  const items = Array.from(indices, ({ name, collection, settings }) => ({
    name,
    entries: collection.size,
    dataSize: 0,
    fileSize: 0,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    createdAt: STARTED,
    updatedAt: STARTED,
    ...(settings.primary !== undefined && { primary: settings.primary }),
    ...(settings.replicas && { replicas: settings.replicas }),
  }));
  return { items, nbPages: 1 };
}

const STARTED = new Date().toISOString();
