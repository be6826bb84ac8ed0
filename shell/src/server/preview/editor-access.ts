import type { ShellEnvironment } from '#server/config.schema.ts';
import { EDITOR_TOKEN_PREFIX, verifyEditorToken } from './editor-token.ts';
import { isValidPreviewCookie } from './preview-cookie.ts';

/** Content version that a request may see. */
export interface EditorAccess {
  readonly contentVersion: 'draft' | 'published';
  /**
   * True if the URL contains an editor token, valid or not: the response is then noindex and
   * `no-store`.
   */
  readonly hasToken: boolean;
  /**
   * True if the URL contains a valid token: the preview cookie must then be set and the token
   * removed from the URL.
   */
  readonly startsPreview: boolean;
}

/**
 * Determines the content version as in specification section 4: a draft needs a valid token, the
 * preview cookie or a server configured for drafts.
 */
export function getEditorAccess(
  query: URLSearchParams,
  previewCookie: string | undefined,
  env: ShellEnvironment,
  nowSeconds: number,
): EditorAccess {
  const settings = { spaceId: env.CONTENT_SPACE_ID, previewToken: env.CONTENT_PREVIEW_TOKEN };
  const token = verifyEditorToken(query, settings, nowSeconds);
  const hasPreviewCookie = isValidPreviewCookie(
    previewCookie,
    env.CONTENT_PREVIEW_TOKEN,
    nowSeconds,
  );
  // Checks only for the token: the editor's other parameters stay in the URL after its removal.
  const hasNoToken = ![...query.keys()].some((key) => key.startsWith(EDITOR_TOKEN_PREFIX));
  const draft =
    token === 'valid' || (hasNoToken && hasPreviewCookie) || env.CONTENT_VERSION === 'draft';
  return {
    contentVersion: draft ? 'draft' : 'published',
    hasToken: token !== 'absent',
    startsPreview: token === 'valid',
  };
}
