import { createHash, timingSafeEqual } from 'node:crypto';

/** Prefix of the query parameters that make up an editor token. */
export const EDITOR_TOKEN_PREFIX = '_storyblok_tk';

/** Maximum age of an editor token in seconds. */
const MAX_AGE_SECONDS = 3600;
/** Seconds by which the editor's clock may be ahead of this server's clock. */
const MAX_CLOCK_SKEW_SECONDS = 60;

export interface EditorTokenSettings {
  readonly spaceId: string;
  readonly previewToken: string;
}

/** Result of checking the query for an editor token. */
export type EditorTokenResult = 'absent' | 'valid' | 'invalid';

/**
 * Verifies the visual editor's query parameters `_storyblok_tk[space_id|timestamp|token]`. The
 * token is `sha1(space_id:preview_token:timestamp)` and at most one hour old. Each parameter must
 * occur exactly once.
 */
export function verifyEditorToken(
  query: URLSearchParams,
  settings: EditorTokenSettings,
  nowSeconds: number,
): EditorTokenResult {
  const hasEditorParams = [...query.keys()].some((key) => key.startsWith('_storyblok'));
  if (!hasEditorParams) return 'absent';
  const spaceId = getSingleValue(query, '_storyblok_tk[space_id]');
  const timestamp = getSingleValue(query, '_storyblok_tk[timestamp]');
  const token = getSingleValue(query, '_storyblok_tk[token]');
  if (spaceId !== settings.spaceId || !timestamp || !/^\d{1,12}$/.test(timestamp)) return 'invalid';
  if (!token || !/^[0-9a-f]{40}$/.test(token)) return 'invalid';
  const createdSeconds = Number(timestamp);
  if (
    createdSeconds < nowSeconds - MAX_AGE_SECONDS ||
    createdSeconds > nowSeconds + MAX_CLOCK_SKEW_SECONDS
  )
    return 'invalid';
  return timingSafeEqual(
    Buffer.from(token, 'hex'),
    computeEditorTokenHash(settings, createdSeconds),
  )
    ? 'valid'
    : 'invalid';
}

/** Creates the query parameters of a preview link that is valid from `nowSeconds`. */
export function createEditorTokenQuery(settings: EditorTokenSettings, nowSeconds: number): string {
  const query = new URLSearchParams({
    '_storyblok_tk[space_id]': settings.spaceId,
    '_storyblok_tk[timestamp]': String(nowSeconds),
    '_storyblok_tk[token]': computeEditorTokenHash(settings, nowSeconds).toString('hex'),
  });
  return query.toString();
}

function computeEditorTokenHash(settings: EditorTokenSettings, timestamp: number): Buffer {
  return createHash('sha1')
    .update(`${settings.spaceId}:${settings.previewToken}:${timestamp}`)
    .digest();
}

function getSingleValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
