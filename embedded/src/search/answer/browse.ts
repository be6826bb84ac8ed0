import { ApiError } from '#search/api-error.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { readParams } from '#search/params/read-params.ts';
import type { IndexSettings, SearchParams } from '#search/params/search-params.ts';
import { findCandidates } from './find-candidates.ts';
import { isSort, rank } from './rank.ts';
import { retrieve } from './write-hit.ts';
import { writeParams } from './write-params.ts';

/** Algolia's default and largest page of a browse. */
export const BROWSE_PAGE = 1000;

/** Parameters that Algolia fixes for browsing; values from requests and settings are ignored. */
const FIXED: SearchParams = {
  advancedSyntax: false,
  distinct: false,
  ignorePlurals: false,
  optionalFilters: [],
};

interface Cursor {
  /** Last slot of the previous page; `seen` counts the documents up to it. */
  readonly after: number;
  readonly seen: number;
  readonly params: Record<string, unknown>;
}

function readCursor(text: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor;
    const { after, seen } = cursor;
    if (Number.isInteger(after) && Number.isInteger(seen) && seen >= 0) {
      return { after, seen, params: { ...readParams(cursor.params) } };
    }
  } catch {
    // Invalid JSON is reported below.
  }
  throw new ApiError(400, 'Invalid cursor');
}

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Whether typos are tolerated. `min` and `strict` compare hits, which browsing does not do. */
function typosOf({ typoTolerance = true }: SearchParams): boolean {
  return typoTolerance !== 'false' && typoTolerance !== false;
}

/**
 * Sort criteria: the custom ranking and the sort attributes of a replica. Criteria that depend on
 * words are left out.
 */
function orderOf({ ranking = ['custom'], customRanking }: IndexSettings): string[] {
  const criteria = ranking.flatMap((one) => (one === 'custom' ? (customRanking ?? []) : [one]));
  return criteria.filter(isSort);
}

/** Slots sorted by these criteria, then by insertion order. */
function ordered(index: SearchIndex, params: SearchParams): number[] {
  const { candidates } = findCandidates(index, params, new Set());
  const { settings, collection } = index;
  const ranking = orderOf(settings);
  return rank(candidates, { ...settings, ranking }, collection, Infinity).map(({ slot }) => slot);
}

/** Start of the next page: after the last document, or at its former position if it was deleted. */
function startOf(slots: readonly number[], cursor: Cursor | null, isSorted: boolean): number {
  if (!cursor) return 0;
  const { after, seen } = cursor;
  const last = slots.indexOf(after);
  if (last >= 0) return last + 1;
  if (isSorted) return Math.max(0, seen - 1);
  const next = slots.findIndex((slot) => slot > after);
  return next < 0 ? slots.length : next;
}

/**
 * One page of all matching documents, ordered by the custom ranking; the last page has no cursor.
 */
export function browse(index: SearchIndex, asked: SearchParams): object {
  const { cursor: text, ...fresh } = asked;
  const cursor = text === undefined ? null : readCursor(text);
  const params: SearchParams = cursor ? { ...cursor.params, ...fresh } : fresh;
  const size = Math.min(params.hitsPerPage ?? BROWSE_PAGE, BROWSE_PAGE);
  const all = { ...index.query, ...params };
  const slots = ordered(index, { ...all, ...FIXED, typoTolerance: typosOf(all) });
  const start = startOf(slots, cursor, orderOf(index.settings).length > 0);
  const seen = start + size;
  const page = slots.slice(start, seen);
  const last = page.at(-1);
  const more = slots.length > seen && last !== undefined;
  return {
    hits: page.flatMap((slot) => {
      const record = index.collection.record(slot);
      return record ? [retrieve(record, params, index.settings)] : [];
    }),
    page: 0,
    nbHits: slots.length,
    nbPages: size === 0 ? 0 : Math.ceil(slots.length / size),
    hitsPerPage: size,
    processingTimeMS: 1,
    query: params.query ?? '',
    params: writeParams(params as Record<string, unknown>),
    ...(more && {
      cursor: writeCursor({ after: last, seen, params: params as Record<string, unknown> }),
    }),
  };
}
