import { createHash, timingSafeEqual } from 'node:crypto';
import { createUnauthorizedError } from './content-error.ts';
import type { QueryTree } from './parameters/parse-query.ts';
import { readTextParameter } from './parameters/read-parameter.ts';

export interface ContentTokens {
  /** Access token for published stories only. */
  readonly public: string;
  /** Access token for published stories and drafts. */
  readonly preview: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function isEqual(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

/**
 * Returns whether the response contains drafts. Only a request with the preview token may ask for
 * them.
 *
 * @throws {ContentError} 401 for a missing or wrong token, or for drafts with the public token
 */
export function readsDraft(query: QueryTree, tokens: ContentTokens): boolean {
  const token = readTextParameter(query, 'token') ?? '';
  const preview = isEqual(token, tokens.preview);
  if (!preview && !isEqual(token, tokens.public)) throw createUnauthorizedError();
  const draft = readTextParameter(query, 'version') === 'draft';
  if (draft && !preview) throw createUnauthorizedError();
  return draft;
}
