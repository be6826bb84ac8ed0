import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { routes } from '#routes.ts';
import { loadAdFeed } from './ad-feed.loader.server.ts';

const SITE_URL = 'https://gruenland.example';
const ad = {
  number: 7,
  slug: 'pflug-kempten-7',
  title: 'Pflug',
  kind: 'biete',
  priceKind: 'vb',
  priceCents: 120_000,
  priceUnit: 'gesamt',
  postcode: '87435',
  place: 'Kempten',
  seller: 'privat',
  reserved: false,
  publishedAt: '2026-11-22T08:00:00.000Z',
  picture: null,
  highlights: ['Baujahr 2009'],
};
const list = {
  ads: [ad],
  total: 1,
  page: 1,
  pages: 1,
  trail: [],
  categories: [],
  facets: [],
  near: null,
};

test('returns the newest ads that match the query', async () => {
  const requestedPaths: string[] = [];
  const result = await loadAdFeed({
    settings: { siteUrl: SITE_URL },
    query: new URLSearchParams('art=biete&seite=3&sortierung=preis-auf'),
    api: {
      get: async (path: string) => {
        requestedPaths.push(path);
        return { status: 200, body: list };
      },
    },
  } as unknown as LoadContext);
  expect(requestedPaths).toEqual(['/api/kleinanzeigen/ads?art=biete&anzahl=40']);
  const body = result.kind === 'document' ? result.body : '';
  expect(body).toContain('<description>1.200\u00a0€\u00a0VB · 87435 Kempten · Baujahr 2009');
  expect(body).toContain(`<guid>${SITE_URL}/kleinanzeigen/pflug-kempten-7</guid>`);
  expect(body).toContain(`<link>${SITE_URL}/kleinanzeigen?art=biete</link>`);
  expect(body).toContain(`href="${SITE_URL}/kleinanzeigen/feed.xml?art=biete"`);
});

test('caches feeds by their filter parameters', () => {
  const route = routes.find(({ path }) => path === '/kleinanzeigen/feed.xml');
  expect(route?.handle.cache).toMatchObject({ params: expect.arrayContaining(['kategorie']) });
});
