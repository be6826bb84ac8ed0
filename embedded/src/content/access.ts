import { createHash, timingSafeEqual } from 'node:crypto';
import { createUnauthorizedError } from './content-error.ts';
import type { QueryTree } from './parameters/parse-query.ts';
import { readTextParameter } from './parameters/read-parameter.ts';

export interface ContentTokens {
  /** Access token for published stories only. */
  readonly public: string;
  /** Access token for published stories and drafts. */
  readonly hasPreviewToken: string;
}

const hashSha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function isEqual(actual: string, expected: string): boolean {
  return timingSafeEqual(hashSha256(actual), hashSha256(expected));
}

/**
 * Returns whether the request asks for drafts (`version=draft`). Only a request with the preview
 * token may do so.
 *
 * @throws {ContentError} 401 for a missing or wrong token, or for drafts with the public token
 */
export function readsDraft(query: QueryTree, tokens: ContentTokens): boolean {
  const token = readTextParameter(query, 'token') ?? '';
  const hasPreviewToken = isEqual(token, tokens.hasPreviewToken);
  if (!hasPreviewToken && !isEqual(token, tokens.public)) throw createUnauthorizedError();
  const asksForDrafts = readTextParameter(query, 'version') === 'draft';
  if (asksForDrafts && !hasPreviewToken) throw createUnauthorizedError();
  return asksForDrafts;
}
