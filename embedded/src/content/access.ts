import { createHash, timingSafeEqual } from 'node:crypto';
import { unauthorized } from './content-error.ts';
import type { QueryTree } from './parameters/parse-query.ts';
import { textParameter } from './parameters/read-parameter.ts';

export interface ContentTokens {
  /** Reads published stories only. */
  readonly public: string;
  /** Reads drafts as well. */
  readonly preview: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function same(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Returns whether the request has access to drafts and asks for them.
 * @throws {ContentError} 401 for a missing or wrong token and for drafts with the public token
 */
export function readsDraft(query: QueryTree, tokens: ContentTokens): boolean {
  const token = textParameter(query, 'token') ?? '';
  const preview = same(token, tokens.preview);
  if (!preview && !same(token, tokens.public)) throw unauthorized();
  const draft = textParameter(query, 'version') === 'draft';
  if (draft && !preview) throw unauthorized();
  return draft;
}
