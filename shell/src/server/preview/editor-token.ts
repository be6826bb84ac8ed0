import { createHash, timingSafeEqual } from 'node:crypto';

/** How the parameters of a token begin. */
export const EDITOR_TOKEN = '_storyblok_tk';

/** Seconds an editor token is good for, and how far clocks may differ. */
const MAX_AGE = 3600;
const MAX_AHEAD = 60;

export interface EditorTokenSettings {
  readonly spaceId: string;
  readonly previewToken: string;
}

/** What the query says about an editor. */
export type EditorTokenResult = 'absent' | 'valid' | 'invalid';

/**
 * Verifies `_storyblok_tk[space_id|timestamp|token]` as the visual editor sends it:
 * `sha1(space_id:preview_token:timestamp)`, at most one hour old. Each part must stand once.
 */
export function verifyEditorToken(
  query: URLSearchParams,
  settings: EditorTokenSettings,
  nowSeconds: number,
): EditorTokenResult {
  const seen = [...query.keys()].some((key) => key.startsWith('_storyblok'));
  if (!seen) return 'absent';
  const spaceId = only(query, '_storyblok_tk[space_id]');
  const timestamp = only(query, '_storyblok_tk[timestamp]');
  const token = only(query, '_storyblok_tk[token]');
  if (spaceId !== settings.spaceId || !timestamp || !/^\d{1,12}$/.test(timestamp)) return 'invalid';
  if (!token || !/^[0-9a-f]{40}$/.test(token)) return 'invalid';
  const at = Number(timestamp);
  if (at < nowSeconds - MAX_AGE || at > nowSeconds + MAX_AHEAD) return 'invalid';
  return timingSafeEqual(Buffer.from(token, 'hex'), editorTokenHash(settings, at))
    ? 'valid'
    : 'invalid';
}

/** Query parameters of a valid preview link made now. */
export function editorTokenQuery(settings: EditorTokenSettings, nowSeconds: number): string {
  const query = new URLSearchParams({
    '_storyblok_tk[space_id]': settings.spaceId,
    '_storyblok_tk[timestamp]': String(nowSeconds),
    '_storyblok_tk[token]': editorTokenHash(settings, nowSeconds).toString('hex'),
  });
  return query.toString();
}

function editorTokenHash(settings: EditorTokenSettings, timestamp: number): Buffer {
  return createHash('sha1')
    .update(`${settings.spaceId}:${settings.previewToken}:${timestamp}`)
    .digest();
}

function only(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
