import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadAdSitemap } from './ad-sitemap.loader.server.ts';

const loadSitemap = async (query: string, slugs: readonly string[]) => {
  const partNumber = new URLSearchParams(query).get('teil') ?? '1';
  const entries = slugs.map((slug) => ({ slug, updatedAt: '2026-11-21' }));
  const context = createFakeContext(
    { [`GET /api/kleinanzeigen/sitemap?teil=${partNumber}`]: { body: { entries, parts: 2 } } },
    { query: new URLSearchParams(query) },
  );
  const result = await loadAdSitemap(context);
  return result.kind === 'document' ? result.body : result.kind;
};
const LIST_URL = '<loc>https://gruenland.example/kleinanzeigen</loc>';
const AD_URL = '<loc>https://gruenland.example/kleinanzeigen/pflug-7</loc>';

test('lists the ads of each part, and the list page in the first part', async () => {
  const [first, second] = [
    await loadSitemap('', ['pflug-7']),
    await loadSitemap('teil=2', ['pflug-7']),
  ];
  expect(first).toContain(LIST_URL);
  expect(first).toContain(AD_URL);
  expect(second).not.toContain(LIST_URL);
  expect(second).toContain(AD_URL);
});

test('is a sitemap even if there are no ads', async () => {
  expect(await loadSitemap('', [])).toContain(LIST_URL);
});

test.each(['teil=9', 'teil=0', 'teil=x', 'teil=1000'])('answers 404 for %s', async (query) => {
  expect(await loadSitemap(query, [])).toBe('not-found');
});
