import { getEditorAccess } from './editor-access.ts';
import { createEditorTokenQuery } from './editor-token.ts';
import { createPreviewCookieValue } from './preview-cookie.ts';

const nowSeconds = 1_790_000_000;
const settings = { spaceId: '100001', previewToken: 'geheim' };
const env = {
  CONTENT_SPACE_ID: settings.spaceId,
  CONTENT_PREVIEW_TOKEN: settings.previewToken,
  CONTENT_VERSION: 'published',
} as Parameters<typeof getEditorAccess>[2];
const cookie = createPreviewCookieValue(settings.previewToken, nowSeconds + 60);
const token = createEditorTokenQuery(settings, nowSeconds);
const getAccess = (query: string, previewCookie?: string) =>
  getEditorAccess(new URLSearchParams(query), previewCookie, env, nowSeconds);

test.each([
  ['', undefined, 'published', false],
  ['', cookie, 'draft', false],
  [token, undefined, 'draft', true],
  // The query contains the editor's other parameters, but not its token.
  ['_storyblok=7&_storyblok_c=page', cookie, 'draft', false],
  ['_storyblok=7&_storyblok_c=page', undefined, 'published', false],
  ['_storyblok_tk[token]=a', cookie, 'published', false],
  [token.replace('token%5D=', 'token%5D=0'), cookie, 'published', false],
])(
  'for query "%s" and cookie %s returns %s',
  (query, previewCookie, contentVersion, startsPreview) => {
    expect(getAccess(query, previewCookie)).toMatchObject({ contentVersion, startsPreview });
  },
);
