import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OwnAds, SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import {
  adCategory,
  adValues,
  createGuestValues,
  placeAd,
  submitDraft,
  writeDraft,
  findGuestCookie,
} from '#testing/ads.ts';
import { waitForCode, createEmail, registerPerson, signIn } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { queueEndReminders } from './ad-lifecycle.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const postAction = (number: number, action: string, cookie: string) =>
  api.post(`/api/kleinanzeigen/own/${number}/action`, { action }, { cookie });

describe('drafts', () => {
  test('a draft keeps all input, for its author only', async () => {
    const draft = await writeDraft(api, { titel: 'Halb', preis: 'noch offen' });
    const url = `/api/kleinanzeigen/drafts/${draft.id}`;
    const draftResponse = await api.get(url, draft.cookie);
    expect(draftResponse.json()).toMatchObject({
      values: { titel: 'Halb', preis: 'noch offen' },
      category: { slug: adCategory, legacy: false },
      writer: 'guest',
    });
    for (const cookie of [undefined, await signIn(api), 'gl_anzeigen=abc.def']) {
      expect((await api.get(url, cookie)).statusCode).toBe(404);
    }
  });

  test('of two concurrent edits the second gets an error and nothing is lost', async () => {
    const { id, version, cookie } = await writeDraft(api, { titel: 'Erste Fassung' });
    const saveTitle = (title: string) =>
      api.sendRequest({
        method: 'PUT',
        url: `/api/kleinanzeigen/drafts/${id}`,
        headers: { cookie, origin: 'http://localhost:3000' },
        payload: { version, values: { titel: title } },
      });
    expect((await saveTitle('Zweite Fassung')).statusCode).toBe(200);
    const staleSaveResponse = await saveTitle('Dritte Fassung');
    expect(staleSaveResponse.statusCode).toBe(409);
    expect(staleSaveResponse.json().code).toBe('record.changed');
    const draftResponse = await api.get(`/api/kleinanzeigen/drafts/${id}`, cookie);
    expect(draftResponse.json().values.titel).toBe('Zweite Fassung');
  });

  test.each(['schlepper', 'landtechnik', 'gibt-es-nicht'])(
    'no new drafts in „%s“',
    async (category) => {
      const response = await api.post('/api/kleinanzeigen/drafts', { category });
      expect(response.statusCode).toBe(422);
      expect(response.json().fields.kategorie).toMatch(/Kategorie/u);
    },
  );

  test.each<[string, Record<string, string>, string]>([
    ['a title that is too short', { titel: 'Presse' }, 'titel'],
    ['a text that is too short', { beschreibung: 'Zu kurz.' }, 'beschreibung'],
    ['no price where one is needed', { preis: '' }, 'preis'],
    ['a price for a free item', { preisart: 'zu_verschenken' }, 'preis'],
    ['a price that is too high', { preis: '100.000.000' }, 'preis'],
    ['an unknown brand', { 'a-marke': 'Erfunden' }, 'a-marke'],
    ['a future year', { 'a-baujahr': '2091' }, 'a-baujahr'],
    ['no postcode', { plz: 'x' }, 'plz'],
    ['an invalid date', { verfuegbar: '2026-02-31' }, 'verfuegbar'],
    ['a trader without an account', { anbieter: 'gewerblich' }, 'anbieter'],
    ['no email address', { email: '' }, 'email'],
  ])('%s is rejected with a message at its field', async (_, changedValues, field) => {
    const values = { ...adValues, ...createGuestValues(createEmail()), ...changedValues };
    const response = await submitDraft(api, await writeDraft(api, values));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test('returns all errors at once', async () => {
    const response = await submitDraft(api, await writeDraft(api, { art: 'biete' }));
    expect(Object.keys(response.json().fields)).toEqual(
      expect.arrayContaining([
        'titel',
        'beschreibung',
        'preisart',
        'plz',
        'ort',
        'a-marke',
        'email',
      ]),
    );
  });

  test('a wanted ad needs no brand and price', async () => {
    const cookie = await signIn(api);
    const placedAd = await placeAd(api, cookie, {
      art: 'suche',
      titel: 'Suche Ladewagen für Grünland',
      'a-marke': '',
      'a-baujahr': '',
      preis: '',
    });
    expect(placedAd.state).toBe('active');
  });
});

describe('placing as a guest', () => {
  test('publishes after confirmation by mail; a repeated submission creates one ad', async () => {
    const email = createEmail('gast');
    const draft = await writeDraft(api, { ...adValues, ...createGuestValues(email) });
    const submitOptions = { idempotencyKey: 'key-of-this-form-01' };
    const firstResponse = await submitDraft(api, draft, submitOptions);
    const secondResponse = await submitDraft(api, draft, submitOptions);
    expect(secondResponse.json()).toEqual(firstResponse.json());
    const ad = firstResponse.json() as SubmittedAd;
    expect(ad.state).toBe('unconfirmed');
    expect(ad.slug).toMatch(/^rundballenpresse-mit-netzbindung-kempten-\d+$/u);
    expect((await api.get(`/api/kleinanzeigen/ads/${ad.number}`)).statusCode).toBe(404);
    const ownAdResponse = await api.get(`/api/kleinanzeigen/own/${ad.number}`, draft.cookie);
    expect(ownAdResponse.json()).toMatchObject({ state: 'unconfirmed', mailedTo: email });
    expect((await api.get(`/api/kleinanzeigen/own/${ad.number}`)).statusCode).toBe(404);

    const code = await waitForCode(api, email, '/kleinanzeigen/bestaetigen');
    const otherDeviceResponse = await api.post('/api/kleinanzeigen/confirm', { code });
    expect(otherDeviceResponse.json()).toMatchObject({ state: 'active', slug: ad.slug });
    expect((await api.post('/api/kleinanzeigen/confirm', { code })).statusCode).toBe(200);
    const device = findGuestCookie(otherDeviceResponse) ?? '';
    expect((await api.get(`/api/kleinanzeigen/own/${ad.number}`, device)).json().state).toBe(
      'active',
    );

    const publicAd = await api.get(`/api/kleinanzeigen/ads/${ad.number}`);
    expect(publicAd.json()).toMatchObject({ title: adValues['titel'], sellerName: 'Anna Acker' });
    expect(publicAd.body).not.toContain(email);
    await waitForCode(api, email, '/kleinanzeigen/verwalten');
  });

  test('rejects codes of other purposes', async () => {
    for (const code of ['x'.repeat(40), `01KABCDEFGHJKMNPQRSTVWXYZ0.${'a'.repeat(43)}`]) {
      expect((await api.post('/api/kleinanzeigen/confirm', { code })).statusCode).toBe(400);
      expect((await api.post('/api/kleinanzeigen/reach', { code })).statusCode).toBe(400);
    }
  });

  test('an existing account with the guest’s address gets the ad', async () => {
    const email = await registerPerson(api);
    const draft = await writeDraft(api, { ...adValues, ...createGuestValues(email) });
    const ad = (await submitDraft(api, draft)).json() as SubmittedAd;
    const code = await waitForCode(api, email, '/kleinanzeigen/bestaetigen');
    await api.post('/api/kleinanzeigen/confirm', { code });
    const ownAds = (
      await api.get('/api/kleinanzeigen/own', await signIn(api, email))
    ).json() as OwnAds;
    expect(ownAds.ads.map(({ number }) => number)).toEqual([ad.number]);
  });

  test('a guest’s draft belongs to the account after sign-in on that device', async () => {
    const draft = await writeDraft(api, adValues);
    const session = await signIn(api);
    const bothCookies = `${session}; ${draft.cookie}`;
    const saveResponse = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}`,
      { version: draft.version, values: adValues },
      { cookie: bothCookies },
    );
    expect(saveResponse.statusCode).toBe(200);
    expect((await api.get(`/api/kleinanzeigen/drafts/${draft.id}`, draft.cookie)).statusCode).toBe(
      404,
    );
    const { drafts } = (await api.get('/api/kleinanzeigen/own', session)).json() as OwnAds;
    expect(drafts.map(({ id }) => id)).toEqual([draft.id]);
  });
});

describe('an own ad', () => {
  test('pauses, reserves, sells, deletes and restores in the allowed states only', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie);
    const actionSteps: [string, number, string?][] = [
      ['release', 409],
      ['pause', 200, 'paused'],
      ['reserve', 409],
      ['resume', 200, 'active'],
      ['reserve', 200, 'reserved'],
      ['remove', 200, 'deleted'],
      ['sell', 409],
      ['restore', 200, 'reserved'],
      ['release', 200, 'active'],
      ['renew', 409],
      ['sell', 200, 'sold'],
    ];
    for (const [action, status, state] of actionSteps) {
      const response = await postAction(number, action, cookie);
      expect([action, response.statusCode]).toEqual([action, status]);
      expect(response.json().state).toBe(state);
    }
    expect((await api.get(`/api/kleinanzeigen/ads/${number}`)).json().state).toBe('sold');
  });

  test('expires after sixty days with two reminders, and can be renewed for sixty more', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const { number, slug } = await placeAd(api, cookie);
    const expireInDays = (days: number) =>
      runSql(
        api,
        `UPDATE ads SET expires_at = now() + interval '${days} days' WHERE number = ${number}`,
      );
    const countReminders = () =>
      api.mails.to(email).filter(({ text }) => text.includes('endet am')).length;
    await expireInDays(9);
    expect(await queueEndReminders(api.database.drizzle)).toBe(1);
    expect(await queueEndReminders(api.database.drizzle)).toBe(0);
    await expireInDays(1);
    expect(await queueEndReminders(api.database.drizzle)).toBe(1);
    await waitUntil('two reminders', () => countReminders() === 2);
    const renewResponse = await postAction(number, 'renew', cookie);
    expect(renewResponse.json().slug).toBe(slug);
    expect(Date.parse(renewResponse.json().expiresAt) - Date.now()).toBeGreaterThan(
      59 * 86_400_000,
    );
    expect(await queueEndReminders(api.database.drizzle)).toBe(0);
  });

  test('applies small changes at once, reviews a large price increase, rejects concurrent edits', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie);
    const startEdit = async () =>
      (await api.post(`/api/kleinanzeigen/own/${number}/edit`, undefined, { cookie })).json();
    const draft = await startEdit();
    expect(draft.values).toMatchObject({
      titel: adValues['titel'],
      preis: '6400',
      'a-baujahr': '2009',
    });
    expect((await startEdit()).id).toBe(draft.id);
    const saveValues = (values: object, version: number) =>
      api.post(`/api/kleinanzeigen/drafts/${draft.id}`, { version, values }, { cookie });
    const saveResponse = await saveValues({ ...draft.values, preis: '5900' }, draft.version);
    // Simulates that another session changes the ad before this session submits its draft.
    await runSql(api, `UPDATE ads SET version = version + 1 WHERE number = ${number}`);
    const lateResponse = await submitDraft(api, {
      id: draft.id,
      version: saveResponse.json().version,
      cookie,
    });
    expect(lateResponse.json().code).toBe('record.changed');
    const newEdit = await startEdit();
    expect(newEdit.id).not.toBe(draft.id);
    const resaveResponse = await api.post(
      `/api/kleinanzeigen/drafts/${newEdit.id}`,
      { version: newEdit.version, values: { ...newEdit.values, preis: '5900' } },
      { cookie },
    );
    const result = await submitDraft(api, {
      id: newEdit.id,
      version: resaveResponse.json().version,
      cookie,
    });
    expect(result.json().state).toBe('active');
    expect((await api.get(`/api/kleinanzeigen/ads/${number}`)).json().priceCents).toBe(590_000);
  });

  test('at most twenty ads at a time, also with parallel requests', async () => {
    const cookie = await signIn(api);
    const drafts = [];
    for (let count = 0; count < 22; count += 1) {
      const title = `Kreiselschwader Nummer ${count} ab Hof`;
      drafts.push(await writeDraft(api, { ...adValues, titel: title }, { cookie }));
    }
    const responses = await Promise.all(drafts.map((draft) => submitDraft(api, draft)));
    const statusCodes = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statusCodes).toEqual([...Array.from({ length: 20 }, () => 200), 409, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ad.quota');
  });
});
