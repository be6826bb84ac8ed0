import { verifyEditorToken } from '../../shell/src/server/preview/editor-token.ts';
import { createPreviewLink } from './preview-link.mjs';

const NOW_SECONDS = 1_800_000_000;

test('the shell accepts the link for one hour', () => {
  const settings = { spaceId: '100001', previewToken: 'embedded-preview' };
  const { searchParams } = new URL(createPreviewLink('/impressum', {}, NOW_SECONDS));
  expect(verifyEditorToken(searchParams, settings, NOW_SECONDS + 3600)).toBe('valid');
  expect(verifyEditorToken(searchParams, settings, NOW_SECONDS + 3601)).toBe('invalid');
  const other = { ...settings, previewToken: 'another' };
  expect(verifyEditorToken(searchParams, other, NOW_SECONDS)).toBe('invalid');
});

test('reads space, token and URL from the environment', () => {
  const env = {
    SITE_URL: 'https://gruenland.example',
    CONTENT_SPACE_ID: '7',
    CONTENT_PREVIEW_TOKEN: 'geheim',
  };
  const link = new URL(createPreviewLink('artikel?seite=2', env, NOW_SECONDS));
  expect(link.href).toMatch(/^https:\/\/gruenland\.example\/artikel\?seite=2&/u);
  expect(link.href).not.toContain('geheim');
  const settings = { spaceId: '7', previewToken: 'geheim' };
  expect(verifyEditorToken(link.searchParams, settings, NOW_SECONDS)).toBe('valid');
});

test('uses this machine and its port without SITE_URL', () => {
  expect(new URL(createPreviewLink('/', { PORT: '4000', SITE_URL: '' }, NOW_SECONDS)).origin).toBe(
    'http://localhost:4000',
  );
});

test.each([
  ['//other.example/x', {}],
  ['https://other.example/', {}],
  ['/', { SITE_URL: 'gruenland' }],
])('rejects %s with %j', (path, env) => {
  expect(() => createPreviewLink(path, env, NOW_SECONDS)).toThrow(/is not a path|must be a URL/u);
});
