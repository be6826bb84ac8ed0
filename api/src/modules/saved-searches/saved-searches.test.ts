import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';

import { addEvent, insertEvent } from '#testing/event-guests.ts';
import { insertGuestJob } from '#testing/job-postings.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { waitForCode, createEmail, registerPerson, getSession, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { queueDueSearchCheck } from './saved-search-tasks.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

describe('saved searches', () => {
  const saveSearch = (overrides: object = {}, headers: Record<string, string> = {}) =>
    api.post(
      '/api/saved-searches',
      { kind: 'events', query: 'seite=2&q=Sensenkurs', frequency: 'immediately', ...overrides },
      headers,
    );
  const readSavedSearches = async (cookie: string): Promise<readonly SavedSearch[]> =>
    (await api.get('/api/account/saved-searches', cookie)).json().searches;
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

  test('are not run while their list has nothing new', async () => {
    const cookie = await signIn(api, await registerPerson(api));
    await saveSearch({ query: 'q=Sensenschmied' }, { cookie });
    await runSql(
      api,
      `UPDATE saved_searches SET seen_until = now() + interval '1 hour', due_at = now()`,
    );
    const countRuns = async () =>
      (await api.database.pool.query(`SELECT id FROM tasks WHERE kind = 'saved-search.run'`)).rows
        .length;
    const runCountBefore = await countRuns();
    await queueDueSearchCheck(api.database.drizzle, new Date(Date.now() + 11 * DAY_MS));
    await waitForTasks(api);
    expect(await countRuns()).toBe(runCountBefore);
    await runSql(api, `UPDATE saved_searches SET seen_until = now()`);
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
    expect((await api.get('/api/account/saved-searches')).statusCode).toBe(401);
  });

  test('of ads, jobs and the whole site have titles; unknown parameters are ignored', async () => {
    const preview = async (kind: string, query: string) =>
      (
        await api.get(`/api/saved-searches/preview?kind=${kind}&query=${encodeURIComponent(query)}`)
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
      expect((await api.get(`/api/saved-searches/by-code?code=${code}`)).statusCode).toBe(404);
      const endResponse = await api.post('/api/saved-searches/update', { code, state: 'ended' });
      expect(endResponse.statusCode).toBe(404);
    }
    expect((await saveSearch({ query: 'q=Ziege' })).json().fields).toHaveProperty('email');
  });
});
