import type { PagePayload } from '#page/page-payload.ts';
import { createBootData } from './boot-data.ts';

const LINK = { href: '/assets/a.js', integrity: 'sha384-x' };
const RELEASE = { name: 'mf-magazine', id: 'aa' };

const page = {
  path: '/artikel/heu',
  head: { title: 'Heu', meta: [{ key: 'name', id: 'robots', content: 'index' }], jsonLd: [{}] },
  regions: { body: [{ kind: 'static', id: 'body.0', name: 'text', html: '<p>Heu</p>' }] },
  slots: { search: { kind: 'static', id: 'search', name: 'header.search', html: '<form></form>' } },
  assets: { releases: [RELEASE], scripts: [LINK], styles: [LINK] },
} as unknown as PagePayload;

test('omits what the document contains already', () => {
  const text = JSON.stringify(
    createBootData(page, { build: 'b', analytics: null, apiBase: '', development: false }),
  );
  for (const repeatedText of ['<p>', '<form>', 'robots', LINK.href])
    expect(text).not.toContain(repeatedText);
});

test('keeps what the browser needs', () => {
  const { page: boot } = createBootData(page, {
    build: 'b',
    analytics: null,
    apiBase: '',
    development: false,
  });
  expect(boot).toMatchObject({
    path: '/artikel/heu',
    head: { title: 'Heu' },
    regions: { body: [{ id: 'body.0', name: 'text' }] },
    slots: { search: { name: 'header.search' } },
    assets: { releases: [RELEASE] },
  });
});
