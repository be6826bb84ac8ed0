import { ApiError } from '#search/api-error.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { readParams } from '#search/params/read-params.ts';
import type { IndexSettings, SearchParams } from '#search/params/search-params.ts';
import { findCandidates } from './find-candidates.ts';
import { isSortCriterion, rankCandidates } from './rank-candidates.ts';
import { pickVisibleAttributes } from './build-hit.ts';
import { encodeParams } from './encode-params.ts';

/** Default and maximum number of hits on one browse page, as in Algolia. */
export const MAX_BROWSE_HITS = 1000;

/**
 * Parameters whose values are fixed for browsing, as in Algolia. Values in requests and settings
 * are ignored.
 */
const FIXED_PARAMS: SearchParams = {
  advancedSyntax: false,
  distinct: false,
  ignorePlurals: false,
  optionalFilters: [],
};

interface Cursor {
  /** Slot of the last document on the previous page. */
  readonly after: number;
  /** Number of documents on all pages up to and including the previous page. */
  readonly seen: number;
  readonly params: Record<string, unknown>;
}

function decodeCursor(text: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor;
    const { after, seen } = cursor;
    if (Number.isInteger(after) && Number.isInteger(seen) && seen >= 0) {
      return { after, seen, params: { ...readParams(cursor.params) } };
    }
  } catch {
    // Invalid JSON causes the same error as a cursor with invalid values.
  }
  throw new ApiError(400, 'Invalid cursor');
}

const encodeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/**
 * Returns whether typos are tolerated. The values `min` and `strict` count as true, because they
 * require a comparison of all hits, which browsing does not make.
 */
function toleratesTypos({ typoTolerance = true }: SearchParams): boolean {
  return typoTolerance !== 'false' && typoTolerance !== false;
}

/**
 * Returns the sort criteria that do not depend on query words: the criteria of the custom ranking,
 * and criteria such as `asc(price)` in the ranking of a replica.
 */
function getBrowseCriteria({ ranking = ['custom'], customRanking }: IndexSettings): string[] {
  const criteria = ranking.flatMap((one) => (one === 'custom' ? (customRanking ?? []) : [one]));
  return criteria.filter(isSortCriterion);
}

/**
 * Returns the slots of matching documents, sorted by the criteria that {@link getBrowseCriteria}
 * returns, then by insertion order.
 */
function findSortedSlots(index: SearchIndex, params: SearchParams): number[] {
  const { candidates } = findCandidates(index, params, new Set());
  const { settings, collection } = index;
  const ranking = getBrowseCriteria(settings);
  return rankCandidates(candidates, { ...settings, ranking }, collection, Infinity).map(
    ({ slot }) => slot,
  );
}

/** The sorted documents of the latest browse request of an index. */
interface SortedDocuments {
  readonly params: string;
  readonly slots: readonly number[];
  readonly sortedAtMs: number;
}

const latestDocuments = new WeakMap<SearchIndex, SortedDocuments>();

/** Milliseconds after which the documents of an index are sorted again. */
const MAX_AGE_MS = 60_000;

/**
 * Returns the sorted slots of the first page also for the following pages. Sorting a large index
 * for each page would take minutes.
 */
function findSlotsOfPage(
  index: SearchIndex,
  params: SearchParams,
  isFirstPage: boolean,
): readonly number[] {
  const key = JSON.stringify(params);
  const latest = latestDocuments.get(index);
  const isRecent = latest && performance.now() - latest.sortedAtMs < MAX_AGE_MS;
  if (!isFirstPage && isRecent && latest.params === key) return latest.slots;
  const slots = findSortedSlots(index, params);
  latestDocuments.set(index, { params: key, slots, sortedAtMs: performance.now() });
  return slots;
}

/**
 * Returns the index in `slots` at which the next page starts: after the last document of the
 * previous page or, if that document was deleted, at its former position.
 */
function findPageStart(slots: readonly number[], cursor: Cursor | null, isSorted: boolean): number {
  if (!cursor) return 0;
  const { after, seen } = cursor;
  const lastIndex = slots.indexOf(after);
  if (lastIndex >= 0) return lastIndex + 1;
  if (isSorted) return Math.max(0, seen - 1);
  const nextIndex = slots.findIndex((slot) => slot > after);
  return nextIndex < 0 ? slots.length : nextIndex;
}

/**
 * Returns one page of all matching documents, sorted by the custom ranking. The last page has no
 * cursor.
 */
export function browse(index: SearchIndex, requestParams: SearchParams): object {
  const { cursor: text, ...newParams } = requestParams;
  const cursor = text === undefined ? null : decodeCursor(text);
  const params: SearchParams = cursor ? { ...cursor.params, ...newParams } : newParams;
  const pageSize = Math.min(params.hitsPerPage ?? MAX_BROWSE_HITS, MAX_BROWSE_HITS);
  const mergedParams = { ...index.query, ...params };
  const sortedParams = {
    ...mergedParams,
    ...FIXED_PARAMS,
    typoTolerance: toleratesTypos(mergedParams),
    // The cursor contains them, but they do not change which documents match.
    attributesToRetrieve: [],
  };
  const slots = findSlotsOfPage(index, sortedParams, cursor === null);
  const start = findPageStart(slots, cursor, getBrowseCriteria(index.settings).length > 0);
  const seen = start + pageSize;
  const page = slots.slice(start, seen);
  const lastSlot = page.at(-1);
  const more = slots.length > seen && lastSlot !== undefined;
  return {
    hits: page.flatMap((slot) => {
      const record = index.collection.record(slot);
      return record ? [pickVisibleAttributes(record, params, index.settings)] : [];
    }),
    page: 0,
    nbHits: slots.length,
    nbPages: pageSize === 0 ? 0 : Math.ceil(slots.length / pageSize),
    hitsPerPage: pageSize,
    processingTimeMS: 1,
    query: params.query ?? '',
    params: encodeParams(params as Record<string, unknown>),
    ...(more && {
      cursor: encodeCursor({ after: lastSlot, seen, params: params as Record<string, unknown> }),
    }),
  };
}
