import type { PagePayload } from '#page/page-payload.ts';
import { serializeBootData } from './boot-data.ts';

const LINK = { href: '/assets/a.js', integrity: 'sha384-x' };
const RELEASE = { name: 'mf-magazine', id: 'aa' };

const page = {
  path: '/artikel/heu',
  site: { title: 'Grünland </script>', seo: {} },
  head: { title: 'Heu', meta: [{ key: 'name', id: 'robots', content: 'index' }], jsonLd: [{}] },
  regions: { body: [{ kind: 'static', id: 'body.0', name: 'text', html: '<p>Heu</p>' }] },
  slots: { search: { kind: 'static', id: 'search', name: 'header.search', html: '<form></form>' } },
  assets: { releases: [RELEASE], scripts: [LINK], styles: [LINK] },
} as unknown as PagePayload;

const config = { build: 'b', analytics: null, apiBase: '', development: false };

test('omits what the document contains already', () => {
  const json = serializeBootData(page, config);
  for (const repeatedText of ['<p>', '<form>', 'robots', LINK.href])
    expect(json).not.toContain(repeatedText);
});

test('keeps what the browser needs', () => {
  const boot: unknown = JSON.parse(serializeBootData(page, config));
  expect(boot).toMatchObject({
    page: {
      path: '/artikel/heu',
      site: page.site,
      head: { title: 'Heu' },
      regions: { body: [{ id: 'body.0', name: 'text' }] },
      slots: { search: { name: 'header.search' } },
      assets: { releases: [RELEASE] },
    },
    config,
  });
});

test('cannot end its script element', () => {
  expect(serializeBootData(page, config)).not.toContain('<');
});
