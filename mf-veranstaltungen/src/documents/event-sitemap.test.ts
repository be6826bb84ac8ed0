import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { routes } from '#routes.ts';
import { loadEventSitemap } from './event-sitemap.loader.server.ts';

const SITE_URL = 'https://gruenland.example';
const requestedPaths: string[] = [];
const loadSitemap = (query: string) =>
  loadEventSitemap({
    settings: { siteUrl: SITE_URL },
    query: new URLSearchParams(query),
    api: {
      get: async (path: string) => {
        requestedPaths.push(path);
        const slug = new URL(path, SITE_URL).searchParams.get('teil');
        const events = slug === '9' ? [] : [{ slug: `nummer-${slug}`, updatedAt: '2026-11-21' }];
        return { status: 200, body: { entries: events, parts: 2 } };
      },
    },
  } as unknown as LoadContext);

test('lists the URLs of each part, and the calendar in the first part', async () => {
  const [firstPart, secondPart] = [await loadSitemap(''), await loadSitemap('teil=2')];
  expect(requestedPaths).toEqual(['/api/events/sitemap?teil=1', '/api/events/sitemap?teil=2']);
  const bodies = [firstPart, secondPart].map((part) => (part.kind === 'document' ? part.body : ''));
  expect(bodies[0]).toContain(`<loc>${SITE_URL}/veranstaltungen</loc>`);
  expect(bodies[0]).toContain(`<loc>${SITE_URL}/veranstaltungen/nummer-1</loc>`);
  expect(bodies[1]).not.toContain(`<loc>${SITE_URL}/veranstaltungen</loc>`);
  expect(bodies[1]).toContain(`<loc>${SITE_URL}/veranstaltungen/nummer-2</loc>`);
});

test.each(['teil=9', 'teil=0', 'teil=x'])('answers 404 for the part %s', async (query) => {
  expect(await loadSitemap(query)).toMatchObject({ kind: 'not-found' });
});

test('caches each part separately', () => {
  const route = routes.find(({ path }) => path === '/veranstaltungen/sitemap.xml');
  expect(route?.handle.cache).toMatchObject({ params: ['teil'] });
});
