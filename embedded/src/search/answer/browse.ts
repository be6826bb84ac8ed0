import { ApiError } from '#search/api-error.ts';
import type { SearchIndex } from '#search/collection/search-index.ts';
import { readParams } from '#search/params/read-params.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { findCandidates } from './find-candidates.ts';
import { retrieve } from './write-hit.ts';
import { writeParams } from './write-params.ts';

/** Algolia's default and largest page of a browse. */
const PAGE = 1000;

interface Cursor {
  /** Last slot of the page before. */
  readonly after: number;
  readonly params: Record<string, unknown>;
}

function readCursor(text: string): Cursor {
  try {
    const cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Cursor;
    if (Number.isInteger(cursor.after)) {
      return { after: cursor.after, params: { ...readParams(cursor.params) } };
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new ApiError(400, 'Invalid cursor');
}

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** One page of all documents that match, in the order they were added; the last has no cursor. */
export function browse(index: SearchIndex, asked: SearchParams): object {
  const { cursor: text, ...fresh } = asked;
  const cursor = text === undefined ? null : readCursor(text);
  const params: SearchParams = cursor ? { ...cursor.params, ...fresh } : fresh;
  const size = Math.min(params.hitsPerPage ?? PAGE, PAGE);
  const { candidates } = findCandidates(index, { ...index.query, ...params }, new Set());
  const slots = candidates.map(({ slot }) => slot).toSorted((a, b) => a - b);
  const left = slots.filter((slot) => slot > (cursor?.after ?? -1));
  const page = left.slice(0, size);
  const last = page.at(-1);
  const more = left.length > page.length && last !== undefined;
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
      cursor: writeCursor({ after: last, params: params as Record<string, unknown> }),
    }),
  };
}
