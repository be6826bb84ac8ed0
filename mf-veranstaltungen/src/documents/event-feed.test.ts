import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadEventFeed } from './event-feed.loader.server.ts';

const SITE_URL = 'https://gruenland.example';
const event = {
  id: 'feldtag',
  occurrenceId: '01D',
  title: 'Feldtag & Fest',
  summary: 'Maschinen im Einsatz',
  category: 'feldtag',
  attendance: 'vor-ort',
  status: 'cancelled',
  startsAt: '2026-12-05T09:00:00.000Z',
  endsAt: '2026-12-05T15:00:00.000Z',
  venue: 'Gut Neuhof',
  postcode: '87435',
  city: 'Kempten',
  priceCents: 0,
  recurring: false,
  picture: null,
};

test('lists the next occurrences of a filter, each with a unique id', async () => {
  const requestedPaths: string[] = [];
  const result = await loadEventFeed({
    settings: { siteUrl: SITE_URL },
    query: new URLSearchParams('kategorie=feldtag&seite=3'),
    log: { warn: (facts: unknown) => requestedPaths.push(JSON.stringify(facts)) },
    api: {
      get: async (path: string) => {
        requestedPaths.push(path);
        const list = { events: [event], total: 1, page: 1, pages: 1, categories: {}, near: null };
        return { status: 200, body: list };
      },
    },
  } as unknown as LoadContext);
  expect(requestedPaths).toEqual(['/api/events?kategorie=feldtag']);
  const body = result.kind === 'document' ? result.body : '';
  expect(body).toContain('<title>Abgesagt: Feldtag &amp; Fest, Sa., 5. Dezember');
  expect(body).toContain(`<link>${SITE_URL}/veranstaltungen/feldtag</link>`);
  expect(body).toContain(
    `<guid isPermaLink="false">${SITE_URL}/veranstaltungen/feldtag#01D</guid>`,
  );
  expect(body).toContain(`${SITE_URL}/veranstaltungen/feed.xml?kategorie=feldtag`);
});

test('throws when the api does not answer, so that the feed answers 503 and not 404', async () => {
  const context = createFakeContext({ 'GET /api/events?': new Error('no answer in time') });
  await expect(loadEventFeed(context)).rejects.toThrow('no answer in time');
});
