import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';

import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';
import { placeAd } from '#testing/ads.ts';
import { addEvent } from '#testing/event-guests.ts';
import { signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('the watchlist', () => {
  const saveItem = (id: string, cookie = '', path = '') =>
    api.post(`/api/watchlist${path}`, { kind: 'event', id }, cookie ? { cookie } : {});
  const list = async (cookie: string): Promise<Watchlist> =>
    (await api.get('/api/watchlist', cookie)).json();

  test('keeps items of a browser without account and merges them at sign-in', async () => {
    const [firstEvent, secondEvent] = [await addEvent(api), await addEvent(api)];
    const response = await saveItem(firstEvent.eventId);
    const visitorCookie = response.cookies.find(({ name }) => name === 'gl_merkliste');
    const browserCookie = `gl_merkliste=${visitorCookie?.value ?? ''}`;
    await saveItem(firstEvent.eventId, browserCookie);
    expect((await list(browserCookie)).items).toMatchObject([
      { kind: 'event', id: firstEvent.eventId, title: 'Sensenkurs', state: null },
    ]);
    expect((await list('gl_merkliste=gefälscht')).items).toEqual([]);
    const session = await signIn(api);
    await saveItem(secondEvent.eventId, session);
    await saveItem(firstEvent.eventId, session);
    const mergedResponse = await api.get('/api/watchlist', `${browserCookie}; ${session}`);
    expect(mergedResponse.json().items).toHaveLength(2);
    expect(mergedResponse.cookies).toMatchObject([{ name: 'gl_merkliste', value: '' }]);
    expect((await list(browserCookie)).items).toEqual([]);
    expect((await api.get('/api/watchlist/summary', session)).json().keys.toSorted()).toEqual(
      [firstEvent, secondEvent].map(({ eventId }) => `event:${eventId}`).toSorted(),
    );
    await saveItem(firstEvent.eventId, session, '/remove');
    expect((await list(session)).items).toHaveLength(1);
  });

  test('has no link for an ad that ended over a month ago', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie);
    const id = String(number);
    await api.post('/api/watchlist', { kind: 'ad', id }, { cookie });
    const endAd = (days: number) =>
      runSql(
        api,
        `UPDATE ads SET state = 'sold', ended_at = now() - interval '${days} days'
         WHERE number = ${id}`,
      );
    await endAd(29);
    expect((await list(cookie)).items).toMatchObject([{ state: 'Verkauft' }]);
    await endAd(31);
    expect((await list(cookie)).items).toMatchObject([{ state: 'Nicht mehr da', path: null }]);
  });

  test('shows a paused ad as paused, like its page', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie, { titel: 'Presse, die pausiert' });
    const id = String(number);
    await api.post('/api/watchlist', { kind: 'ad', id }, { cookie });
    await api.post(`/api/kleinanzeigen/own/${id}/action`, { action: 'pause' }, { cookie });
    expect((await list(cookie)).items).toMatchObject([
      { state: 'Pausiert', title: 'Presse, die pausiert' },
    ]);
    const page = await api.get(`/api/kleinanzeigen/ads/${id}`);
    expect([page.statusCode, page.json().code]).toEqual([404, 'ad.paused']);
  });

  test('shows the current state of items: cancelled, gone; keeps notes', async () => {
    const cookie = await signIn(api);
    const event = await addEvent(api);
    await saveItem(event.eventId, cookie);
    const note = { kind: 'event', id: event.eventId, note: 'Mit Heiko hin' };
    expect((await api.post('/api/watchlist/note', note, { cookie })).statusCode).toBe(200);
    await runSql(api, `UPDATE events SET status = 'cancelled' WHERE id = '${event.eventId}'`);
    expect((await list(cookie)).items).toMatchObject([
      { state: 'Abgesagt', note: 'Mit Heiko hin', path: `/veranstaltungen/${event.eventId}` },
    ]);
    await runSql(api, `UPDATE events SET state = 'rejected' WHERE id = '${event.eventId}'`);
    expect((await list(cookie)).items).toMatchObject([
      { state: 'Nicht mehr da', title: 'Sensenkurs', path: null },
    ]);
  });

  test('rejects unknown items, and notes on unsaved ones', async () => {
    expect((await saveItem('gibt-es-nicht')).statusCode).toBe(404);
    const event = await addEvent(api);
    const note = { kind: 'event', id: event.eventId, note: 'x' };
    expect((await api.post('/api/watchlist/note', note)).statusCode).toBe(404);
    const invalidItem = { kind: 'ad', id: '../../etc' };
    expect((await api.post('/api/watchlist', invalidItem)).statusCode).toBe(400);
  });

  test('of an unused browser is deleted after a year', async () => {
    const event = await addEvent(api);
    const response = await saveItem(event.eventId);
    const cookie = `gl_merkliste=${response.cookies[0]?.value ?? ''}`;
    await eraseExpiredRows(
      api.database.drizzle,
      'watchlist_items',
      new Date(Date.now() + 366 * DAY_MS),
    );
    expect((await list(cookie)).items).toEqual([]);
  });
});
