import type { ShellEnvironment } from '#server/config.schema.ts';
import { EDITOR_TOKEN, verifyEditorToken } from './editor-token.ts';
import { isValidPreview } from './preview-cookie.ts';

/** Which content version a request may see, and why. */
export interface EditorAccess {
  readonly contentVersion: 'draft' | 'published';
  /** An editor token was present, valid or not: noindex and `no-store` either way. */
  readonly tokenSeen: boolean;
  /** A valid token came in this very address: a preview cookie should be set, the token go. */
  readonly startsPreview: boolean;
}

/** Content version of specification section 4: draft with a valid token or when configured. */
export function editorAccess(
  query: URLSearchParams,
  previewCookie: string | undefined,
  env: ShellEnvironment,
  nowSeconds: number,
): EditorAccess {
  const settings = { spaceId: env.CONTENT_SPACE_ID, previewToken: env.CONTENT_PREVIEW_TOKEN };
  const token = verifyEditorToken(query, settings, nowSeconds);
  const byCookie = isValidPreview(previewCookie, env.CONTENT_PREVIEW_TOKEN, nowSeconds);
  // What else the editor writes into addresses remains when its token has been taken out of them.
  const noToken = ![...query.keys()].some((key) => key.startsWith(EDITOR_TOKEN));
  const draft = token === 'valid' || (noToken && byCookie) || env.CONTENT_VERSION === 'draft';
  return {
    contentVersion: draft ? 'draft' : 'published',
    tokenSeen: token !== 'absent',
    startsPreview: token === 'valid',
  };
}
