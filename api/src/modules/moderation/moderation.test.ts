import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModerationQueue } from '@gruenland/shared-contracts/api/moderation.ts';

import { adValues, placeAd, submitDraft } from '#testing/ads.ts';
import { mailedCode, newEmail, newPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await signInModerator(api);
});
afterAll(() => api?.end());

const get = (url: string, cookie = moderator) => api.ask({ url, headers: { cookie } });
const shown = (number: number) => api.ask({ url: `/api/kleinanzeigen/ads/${number}` });
const own = async (number: number, cookie: string) =>
  (await get(`/api/kleinanzeigen/own/${number}`, cookie)).json();
const scam = { beschreibung: 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.' };

async function caseAbout(title: string, view = 'offen') {
  const { cases } = (await get(`/api/moderation/cases?ansicht=${view}`)).json() as ModerationQueue;
  const id = cases.find((each) => each.title === title)?.id;
  if (!id) throw new Error(`no case about ${title}`);
  return (await get(`/api/moderation/cases/${id}`)).json();
}

const decide = (id: string, body: object, cookie = moderator) =>
  api.post(`/api/moderation/cases/${id}/decision`, body, { cookie });

let count = 0;
async function heldAd(values: Record<string, string> = scam) {
  count += 1;
  const email = await newPerson(api);
  const cookie = await signIn(api, email);
  const titel = `Presse mit Netzbindung ${count}`;
  const placed = await placeAd(api, cookie, { ...values, titel });
  expect(placed.state).toBe('review');
  return { ...placed, cookie, email, titel };
}

describe('moderation', () => {
  test('lists waiting cases by risk, for moderators only', async () => {
    const { titel } = await heldAd();
    const { cases, counts } = (await get('/api/moderation/cases')).json() as ModerationQueue;
    expect(counts.open).toBe(cases.length);
    expect(cases.map(({ score }) => score)).toEqual(
      cases.map(({ score }) => score).toSorted((left, right) => right - left),
    );
    const found = await caseAbout(titel);
    expect(found.reasons.map(({ code }: { code: string }) => code)).toContain('messenger');
    expect((await get('/api/moderation/cases', await signIn(api))).statusCode).toBe(403);
    expect((await api.ask({ url: '/api/moderation/cases' })).statusCode).toBe(401);
  });

  test('approval publishes the ad and notifies its owner', async () => {
    const { number, titel, email } = await heldAd();
    expect((await shown(number)).statusCode).toBe(404);
    const { id, version } = await caseAbout(titel);
    expect((await decide(id, { version, decision: 'approve' })).statusCode).toBe(200);
    expect((await shown(number)).statusCode).toBe(200);
    await until('mail that it is online', () =>
      api.mails.to(email).some(({ text }) => text.includes('steht jetzt 60 Tage')),
    );
    expect((await decide(id, { version, decision: 'approve' })).json().code).toBe('record.changed');
  });

  test('rejection gives a reason; a granted appeal publishes the ad', async () => {
    const { number, titel, email, cookie } = await heldAd();
    const { id, version } = await caseAbout(titel);
    expect((await decide(id, { version, decision: 'reject' })).json().fields).toHaveProperty(
      'reason',
    );
    const note = 'Gemeint ist der letzte Satz.';
    await decide(id, { version, decision: 'reject', reason: 'betrug', note });
    const mail = await until('statement of reasons', () =>
      api.mails
        .to(email)
        .find(
          ({ text }) => text.includes('wird nicht gezeigt') || text.includes('nicht zu zeigen'),
        ),
    );
    expect(mail?.text).toContain('§ 263 StGB');
    expect(mail?.text).toContain(note);
    expect(mail?.text).toContain('Einspruch');
    expect(await own(number, cookie)).toMatchObject({
      state: 'rejected',
      decision: { title: 'Verdacht auf Betrug', appeal: 'possible' },
    });
    const appeal = (who: string) =>
      api.post(
        `/api/kleinanzeigen/own/${number}/appeal`,
        { text: 'Das war ungeschickt geschrieben, ich nehme nur Bargeld.' },
        { cookie: who },
      );
    expect((await appeal(await signIn(api))).statusCode).toBe(404);
    expect((await appeal(cookie)).statusCode).toBe(200);
    expect((await appeal(cookie)).statusCode).toBe(409);
    const waiting = await caseAbout(titel, 'einsprueche');
    const answer = await api.post(
      `/api/moderation/cases/${id}/appeal-decision`,
      { version: waiting.version, decision: 'grant', note: 'Das leuchtet ein, danke.' },
      { cookie: moderator },
    );
    expect(answer.statusCode).toBe(200);
    expect((await shown(number)).statusCode).toBe(200);
    expect((await own(number, cookie)).decision).toBeNull();
  });

  test('a corrected ad is reviewed again after a rejection', async () => {
    const { number, titel, cookie } = await heldAd();
    const { id, version } = await caseAbout(titel);
    await decide(id, { version, decision: 'reject', reason: 'kontaktdaten' });
    const draft = (
      await api.post(`/api/kleinanzeigen/own/${number}/edit`, undefined, { cookie })
    ).json();
    const values = { ...draft.values, beschreibung: adValues['beschreibung'] };
    const saved = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}`,
      { version: draft.version, values },
      { cookie },
    );
    const sent = await submitDraft(api, { id: draft.id, version: saved.json().version, cookie });
    expect(sent.json().state).toBe('review');
    const again = await caseAbout(titel);
    await decide(again.id, { version: again.version, decision: 'approve' });
    const now = await api.ask({ url: `/api/kleinanzeigen/own/${number}`, headers: { cookie } });
    expect(now.json()).toMatchObject({ state: 'active' });
  });

  test('a risky change is pending while the ad stays unchanged', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie, { titel: 'Presse, die sich ändert' });
    const draft = (
      await api.post(`/api/kleinanzeigen/own/${number}/edit`, undefined, { cookie })
    ).json();
    const saved = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}`,
      { version: draft.version, values: { ...draft.values, ...scam } },
      { cookie },
    );
    await submitDraft(api, { id: draft.id, version: saved.json().version, cookie });
    expect(await own(number, cookie)).toMatchObject({ state: 'active', changePending: true });
    expect((await shown(number)).json().description).toBe(adValues['beschreibung']);
    const found = await caseAbout('Presse, die sich ändert');
    expect(found).toMatchObject({ change: true });
    expect(found.fields).toContainEqual({
      label: 'Beschreibung',
      before: adValues['beschreibung'],
      after: scam.beschreibung,
    });
    await decide(found.id, { version: found.version, decision: 'approve' });
    expect((await shown(number)).json().description).toBe(scam.beschreibung);
  });
});

describe('reports', () => {
  const report = (url: string, more: object = {}) =>
    api.post('/api/reports', {
      url,
      reason: 'betrug',
      explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
      name: 'Karl Korn',
      email: newEmail('meldung'),
      goodFaith: true,
      ...more,
    });

  test('send a receipt, a decision, a statement to the owner and a mail to the reporter', async () => {
    const email = newEmail('melderin');
    const person = await newPerson(api);
    const cookie = await signIn(api, person);
    const ad = await placeAd(api, cookie, { titel: 'Gemeldete Presse ab Hof' });
    const sent = await report(`/kleinanzeigen/${ad.slug}`, { email });
    expect(sent.statusCode).toBe(201);
    const code = await mailedCode(api, email, '/kleinanzeigen/meldung');
    const status = async () => (await get(`/api/reports?code=${code}`)).json();
    expect(await status()).toMatchObject({ reason: 'betrug', decision: null });
    const found = await caseAbout('Meldung: Gemeldete Presse ab Hof');
    await decide(found.id, { version: found.version, decision: 'reject', reason: 'betrug' });
    expect(await status()).toMatchObject({ decision: { measure: true } });
    expect((await shown(ad.number)).statusCode).toBe(410);
    expect(await own(ad.number, cookie)).toMatchObject({
      state: 'blocked',
      decision: { appeal: 'possible' },
    });
    await until('both are told', () =>
      [person, email].every((who) =>
        api.mails.to(who).some(({ text }) => /nicht zu zeigen|entfernt/u.test(text)),
      ),
    );
  });

  test('the reporter appeals with the code; another moderator decides finally', async () => {
    const email = newEmail('melderin');
    const person = await newPerson(api);
    const ad = await placeAd(api, await signIn(api, person), {
      titel: 'Umstrittene Presse ab Hof',
    });
    const sent = await report(`/kleinanzeigen/${ad.slug}`, { email });
    const { code } = sent.json();
    const text = 'Die Bilder stammen von einem Händler in Polen, siehe dort.';
    const object = () => api.post('/api/reports/appeal', { code, text });
    expect((await object()).statusCode).toBe(409);
    const found = await caseAbout('Meldung: Umstrittene Presse ab Hof');
    await decide(found.id, { version: found.version, decision: 'approve' });
    const status = async () => (await get(`/api/reports?code=${code}`)).json();
    expect(await status()).toMatchObject({ decision: { measure: false }, appeal: 'possible' });
    expect((await api.post('/api/reports/appeal', { code: 'x', text })).statusCode).toBe(400);

    expect((await object()).json()).toMatchObject({ appeal: 'open' });
    expect((await object()).statusCode).toBe(409);
    const other = await signInModerator(api);
    const waiting = await caseAbout('Meldung: Umstrittene Presse ab Hof', 'einsprueche');
    const answer = (cookie: string) =>
      api.post(
        `/api/moderation/cases/${found.id}/appeal-decision`,
        { version: waiting.version, decision: 'grant', note: 'Der Händler hat es bestätigt.' },
        { cookie },
      );
    expect((await answer(moderator)).json()).toMatchObject({ code: 'moderation.own' });
    expect((await answer(other)).statusCode).toBe(200);

    expect(await status()).toMatchObject({
      decision: { measure: true },
      appeal: 'granted',
      appealNote: 'Der Händler hat es bestätigt.',
    });
    expect((await shown(ad.number)).statusCode).toBe(410);
    expect((await object()).statusCode).toBe(409);
    await until('both are told, each their own', () => {
      const of = (who: string) =>
        api.mails
          .to(who)
          .map((mail) => mail.text.replaceAll(/\s+/gu, ' '))
          .join('\n');
      const owner = of(person);
      return (
        of(email).includes('Der Händler hat es bestätigt.') &&
        owner.includes('nicht zu zeigen') &&
        !owner.includes('Der Händler')
      );
    });
  });

  test('a harmless entry stays; an unknown URL is rejected', async () => {
    const ad = await placeAd(api, await signIn(api), { titel: 'Ordentliche Presse ab Hof' });
    await report(`/kleinanzeigen/${ad.slug}`);
    const found = await caseAbout('Meldung: Ordentliche Presse ab Hof');
    await decide(found.id, { version: found.version, decision: 'approve' });
    expect((await shown(ad.number)).statusCode).toBe(200);
    expect((await report('/kleinanzeigen/nichts-99999999')).statusCode).toBe(422);
    expect((await report('https://fremd.example/x')).statusCode).toBe(400);
  });

  test('need a name unless children are in danger', async () => {
    const ad = await placeAd(api, await signIn(api), { titel: 'Noch eine Presse ab Hof' });
    const without = { name: null, email: null };
    const url = `/kleinanzeigen/${ad.slug}`;
    const fields = (await report(url, without)).json().fields;
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'name']);
    expect((await report(url, { ...without, reason: 'jugendschutz' })).statusCode).toBe(201);
  });
});
