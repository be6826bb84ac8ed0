import { readFileSync } from 'node:fs';
import { isPagePath, NON_PAGE_SEGMENTS } from './non-page-paths.ts';

test.each(['/', '/artikel/a', '/foto', '/statusbericht', '/_internal/redaktion', '/1a'])(
  '%s can be a page',
  (path) => expect(isPagePath(path)).toBe(true),
);

test.each(['/api/session', '/status', '/f/1/a', '/feed.xml', '/_internal/postausgang/1'])(
  '%s is no page',
  (path) => expect(isPagePath(path)).toBe(false),
);

test('contains every path that the edge treats in a special way', () => {
  const file = new URL('../../deploy/nginx/routes.conf.template', import.meta.url);
  const locations = readFileSync(file, 'utf8').matchAll(
    /^location (?:= |~ \^)?\/(\(?[\w|]+\)?)\//gm,
  );
  const segments = [...locations].flatMap(([, segment = '']) =>
    segment.replace(/[()]/g, '').split('|'),
  );
  expect(segments).toEqual(
    expect.arrayContaining(['_edge', '_hooks', 'api', 'assets', 'builds', 'f']),
  );
  expect(NON_PAGE_SEGMENTS).toEqual(expect.arrayContaining(segments));
});
