import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';

import { placeAd } from '#testing/ads.ts';
import { addEvent, insertEvent } from '#testing/event-guests.ts';
import { insertGuestJob } from '#testing/job-postings.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { waitForCode, createEmail, registerPerson, getSession, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { queueDueSearchCheck } from './saved-search-tasks.ts';
import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const get = async (url: string, cookie = '') =>
  api.sendRequest({ url, headers: cookie ? { cookie } : {} });

describe('the watchlist', () => {
  const saveItem = (id: string, cookie = '', path = '') =>
    api.post(`/api/watchlist${path}`, { kind: 'event', id }, cookie ? { cookie } : {});
  const list = async (cookie: string): Promise<Watchlist> =>
    (await get('/api/watchlist', cookie)).json();

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
    const mergedResponse = await get('/api/watchlist', `${browserCookie}; ${session}`);
    expect(mergedResponse.json().items).toHaveLength(2);
    expect(mergedResponse.cookies).toMatchObject([{ name: 'gl_merkliste', value: '' }]);
    expect((await list(browserCookie)).items).toEqual([]);
    expect((await get('/api/watchlist/summary', session)).json().keys.toSorted()).toEqual(
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
    const page = await get(`/api/kleinanzeigen/ads/${id}`);
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

describe('saved searches', () => {
  const saveSearch = (overrides: object = {}, headers: Record<string, string> = {}) =>
    api.post(
      '/api/saved-searches',
      { kind: 'events', query: 'seite=2&q=Sensenkurs', frequency: 'immediately', ...overrides },
      headers,
    );
  const readSavedSearches = async (cookie: string): Promise<readonly SavedSearch[]> =>
    (await get('/api/account/saved-searches', cookie)).json().searches;
  /**
   * Makes all searches due and runs the check for due searches. Each call needs a different
   * `daysFromNow`, because only one check runs per interval.
   */
  const runDueSearchCheck = async (daysFromNow: number) => {
    await runSql(api, `UPDATE saved_searches SET due_at = now() - interval '1 minute'`);
    await queueDueSearchCheck(api.database.drizzle, new Date(Date.now() + daysFromNow * DAY_MS));
    await waitForTasks(api);
  };
  const findHitMails = (email: string) =>
    api.mails.to(email).filter(({ headers }) => headers.includes('List-Unsubscribe-Post'));

  test('are confirmed, report each new entry once, and end with one click', async () => {
    const eventBefore = await addEvent(api);
    const email = createEmail('sucht');
    expect((await saveSearch({ email })).json()).toEqual({ confirm: true });
    const code = await waitForCode(api, email, '/suchauftrag/bestaetigen');
    await addEvent(api, { title: 'Sensenkurs vor der Bestätigung' });
    await runDueSearchCheck(1);
    expect(findHitMails(email)).toEqual([]);
    for (let i = 0; i < 2; i += 1) {
      const response = await api.post('/api/saved-searches/confirm', { code });
      expect(response.statusCode).toBe(200);
    }
    const newEvent = await addEvent(api, { title: 'Sensenkurs am Deich' });
    await addEvent(api, { title: 'Melkkurs', summary: 'Melken' });
    await runDueSearchCheck(2);
    const [mail] = findHitMails(email);
    expect(mail?.text).toContain('Sensenkurs am Deich');
    expect(mail?.text).toContain(`/veranstaltungen/${newEvent.eventId}`);
    expect(mail?.text).not.toContain(eventBefore.eventId);
    expect(mail?.text).not.toContain('Melkkurs');
    await runDueSearchCheck(3);
    expect(findHitMails(email)).toHaveLength(1);
    const path = /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/u.exec(
      mail?.headers ?? '',
    )?.[1];
    const unsubscribeResponse = await api.sendRequest({
      method: 'POST',
      url: path ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(unsubscribeResponse.statusCode).toBe(200);
    await addEvent(api, { title: 'Sensenkurs danach' });
    await runDueSearchCheck(4);
    expect(findHitMails(email)).toHaveLength(1);
  });

  test('two concurrent runs send one mail', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    expect((await saveSearch({}, { cookie })).json()).toEqual({ confirm: false });
    await addEvent(api, { title: 'Sensenkurs im Doppel' });
    await runSql(api, `UPDATE saved_searches SET due_at = now() - interval '1 minute'`);
    await runSql(
      api,
      `INSERT INTO tasks (id, kind, payload)
       SELECT 'doppelt-' || n, 'saved-search.run', jsonb_build_object('searchId', s.id)
       FROM saved_searches s, generate_series(1, 4) n WHERE s.email = '${email}'`,
    );
    await runDueSearchCheck(5);
    await waitUntil('the mail', () => findHitMails(email).length > 0);
    expect(findHitMails(email)).toHaveLength(1);
  });

  test('in the account can be renamed, slowed down, paused without later reports, and deleted', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await saveSearch({ query: 'kategorie=kurs&frei=1&fremd=x' }, { cookie });
    const [search] = await readSavedSearches(cookie);
    expect(search).toMatchObject({
      title: 'Kurse und Lehrgänge, mit Filtern',
      path: '/veranstaltungen?frei=1&kategorie=kurs',
      state: 'active',
    });
    const changeSearch = (overrides: object) =>
      api.post('/api/saved-searches/update', { code: search?.code, ...overrides });
    await changeSearch({ frequency: 'weekly', state: 'paused' });
    expect(await readSavedSearches(cookie)).toMatchObject([
      { state: 'paused', frequency: 'weekly' },
    ]);
    await addEvent(api, { priceCents: 0 });
    await runSql(
      api,
      `UPDATE events SET published_at = now() - interval '1 hour' WHERE price_cents = 0`,
    );
    await changeSearch({ state: 'active' });
    await runDueSearchCheck(6);
    expect(findHitMails(email)).toEqual([]);
    await changeSearch({ state: 'ended' });
    expect(await readSavedSearches(cookie)).toEqual([]);
    expect((await changeSearch({ state: 'active' })).json()).toMatchObject({
      code: 'record.state',
    });
    expect((await get('/api/account/saved-searches')).statusCode).toBe(401);
  });

  test('of ads, jobs and the whole site have titles; unknown parameters are ignored', async () => {
    const preview = async (kind: string, query: string) =>
      (
        await get(`/api/saved-searches/preview?kind=${kind}&query=${encodeURIComponent(query)}`)
      ).json();
    expect(await preview('ads', 'q=Schlepper&preis-bis=5000&seite=3')).toMatchObject({
      title: 'Kleinanzeigen: Schlepper, mit Filtern',
      path: '/kleinanzeigen?preis-bis=5000&q=Schlepper',
    });
    expect(await preview('jobs', 'ort=Celle')).toMatchObject({ title: 'Jobs, um Celle' });
    expect(await preview('site', 'q=Sense&art=artikel')).toMatchObject({ path: '/suche?q=Sense' });
    const siteSearchEmail = createEmail('alles');
    await saveSearch({ kind: 'site', query: 'q=Sensenkurs', email: siteSearchEmail });
    const code = await waitForCode(api, siteSearchEmail, '/suchauftrag/bestaetigen');
    await api.post('/api/saved-searches/confirm', { code });
    await addEvent(api, { title: 'Sensenkurs überall' });
    await runDueSearchCheck(7);
    const mail = await waitUntil('the mail', () => findHitMails(siteSearchEmail)[0]);
    expect(mail.text).toContain('Sensenkurs überall');
  });

  test('a week with more hits than a page: lists the first and counts the rest', async () => {
    const email = createEmail('woche');
    await saveSearch({ kind: 'jobs', query: 'q=Melken', frequency: 'weekly', email });
    const code = await waitForCode(api, email, '/suchauftrag/bestaetigen');
    await api.post('/api/saved-searches/confirm', { code });
    for (let i = 0; i < 30; i += 1) await insertGuestJob(api.database.drizzle, email);
    await runDueSearchCheck(8);
    const mail = await waitUntil('the mail', () => findHitMails(email)[0]);
    expect(mail.headers).toContain('30 neue Treffer');
    expect(mail.text.match(/http:\/\/localhost:3000\/jobs\/\S+/gu)).toHaveLength(20);
    expect(mail.text).toContain('Und 10 weitere Treffer.');
    await runDueSearchCheck(9);
    expect(findHitMails(email)).toHaveLength(1);
  });

  test('a week with many events: finds those after the first page too', async () => {
    const email = createEmail('termine');
    await saveSearch({ query: 'q=Sensendengeln', frequency: 'weekly', email });
    const code = await waitForCode(api, email, '/suchauftrag/bestaetigen');
    await api.post('/api/saved-searches/confirm', { code });
    const title = 'Sensendengeln';
    for (let i = 0; i < 50; i += 1) await insertEvent(api.database.drizzle, { title });
    await runDueSearchCheck(10);
    const mail = await waitUntil('the mail', () => findHitMails(email)[0]);
    expect(mail.headers).toContain('50 neue Treffer');
    expect(mail.text).toContain('Und 30 weitere Treffer.');
  });

  test('only owners can open them, and guests cannot change an active one', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    await saveSearch({ query: 'q=Ziege' }, { cookie });
    await saveSearch({ query: 'q=Ziege', email, frequency: 'weekly' });
    expect(await readSavedSearches(cookie)).toMatchObject([
      { frequency: 'immediately', state: 'active' },
    ]);
    const { user } = await getSession(api, cookie);
    for (const code of [`${user?.id}.abcdefghijklmnop`, 'x'.repeat(40)]) {
      expect((await get(`/api/saved-searches/by-code?code=${code}`)).statusCode).toBe(404);
      const endResponse = await api.post('/api/saved-searches/update', { code, state: 'ended' });
      expect(endResponse.statusCode).toBe(404);
    }
    expect((await saveSearch({ query: 'q=Ziege' })).json().fields).toHaveProperty('email');
  });
});
