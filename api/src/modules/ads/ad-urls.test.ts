import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SitemapPart } from '@gruenland/shared-contracts/api/sitemap.ts';

import { createQrPicture } from '#qr-picture.ts';
import { placeAd } from '#testing/ads.ts';
import { addEvent } from '#testing/event-guests.ts';
import { signIn } from '#testing/people.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const readSitemapPart = async (url: string) => (await api.sendRequest({ url })).json<SitemapPart>();
const readSlugs = async (url: string) =>
  (await readSitemapPart(url)).entries.map(({ slug }) => slug);

test('the sitemap lists listed ads only', async () => {
  const cookie = await signIn(api);
  const shownAd = await placeAd(api, cookie, { titel: 'Presse für die Sitemap' });
  const soldAd = await placeAd(api, cookie, { titel: 'Presse, die verkauft ist' });
  const sellRequest = { action: 'sell' };
  await api.post(`/api/kleinanzeigen/own/${soldAd.number}/action`, sellRequest, { cookie });
  expect(await readSitemapPart('/api/kleinanzeigen/sitemap')).toMatchObject({ parts: 1 });
  expect(await readSlugs('/api/kleinanzeigen/sitemap')).toEqual([shownAd.slug]);
  expect(await readSlugs('/api/kleinanzeigen/sitemap?teil=2')).toEqual([]);
  expect((await api.sendRequest({ url: '/api/kleinanzeigen/sitemap?teil=0' })).statusCode).toBe(
    400,
  );
});

test('a listed ad has a QR code of its short URL', async () => {
  const cookie = await signIn(api);
  const { number } = await placeAd(api, cookie, { titel: 'Presse für das Schwarze Brett' });
  const readAd = async () =>
    (await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` })).json();
  expect((await readAd()).qr).toEqual(createQrPicture(`${siteUrl}/kleinanzeigen/${number}`));
  await api.post(`/api/kleinanzeigen/own/${number}/action`, { action: 'sell' }, { cookie });
  expect(await readAd()).not.toHaveProperty('qr');
});

test('the sitemap lists events until thirty days after their last occurrence', async () => {
  const [upcomingEvent, pastEvent, hiddenEvent] = [
    await addEvent(api),
    await addEvent(api),
    await addEvent(api, { state: 'rejected' }),
  ];
  const setPastEventEndDaysAgo = (days: number) =>
    api.database.pool.query(
      `UPDATE event_occurrences SET ends_at = now() - interval '${days} days' WHERE event_id = $1`,
      [pastEvent.eventId],
    );
  await setPastEventEndDaysAgo(29);
  const sitemapSlugs = await readSlugs('/api/events/sitemap');
  expect(sitemapSlugs.toSorted()).toEqual([upcomingEvent.eventId, pastEvent.eventId].toSorted());
  expect(sitemapSlugs).not.toContain(hiddenEvent.eventId);
  await setPastEventEndDaysAgo(31);
  expect(await readSlugs('/api/events/sitemap')).toEqual([upcomingEvent.eventId]);
});
