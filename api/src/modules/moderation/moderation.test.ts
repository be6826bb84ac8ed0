import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModerationQueue } from '@gruenland/shared-contracts/api/moderation.ts';

import { adValues, placeAd, submitDraft } from '#testing/ads.ts';
import {
  waitForCode,
  createEmail,
  registerPerson,
  signIn,
  signInModerator,
} from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  moderator = await signInModerator(api);
});
afterAll(() => api?.end());

const fetchUrl = (url: string, cookie = moderator) => api.sendRequest({ url, headers: { cookie } });
const fetchPublicAd = (number: number) =>
  api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` });
const readOwnAd = async (number: number, cookie: string) =>
  (await fetchUrl(`/api/kleinanzeigen/own/${number}`, cookie)).json();
const scam = { beschreibung: 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.' };

async function readCase(title: string, view = 'offen') {
  const { cases } = (
    await fetchUrl(`/api/moderation/cases?ansicht=${view}`)
  ).json() as ModerationQueue;
  const id = cases.find((moderationCase) => moderationCase.title === title)?.id;
  if (!id) throw new Error(`no case about ${title}`);
  return (await fetchUrl(`/api/moderation/cases/${id}`)).json();
}

const decideCase = (id: string, body: object, cookie = moderator) =>
  api.post(`/api/moderation/cases/${id}/decision`, body, { cookie });

let count = 0;
async function placeHeldAd(values: Record<string, string> = scam) {
  count += 1;
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  const title = `Presse mit Netzbindung ${count}`;
  const placedAd = await placeAd(api, cookie, { ...values, titel: title });
  expect(placedAd.state).toBe('review');
  return { ...placedAd, cookie, email, titel: title };
}

describe('moderation', () => {
  test('lists waiting cases by risk, for moderators only', async () => {
    const { titel: title } = await placeHeldAd();
    const { cases, counts } = (await fetchUrl('/api/moderation/cases')).json() as ModerationQueue;
    expect(counts.open).toBe(cases.length);
    expect(cases.map(({ score }) => score)).toEqual(
      cases.map(({ score }) => score).toSorted((scoreA, scoreB) => scoreB - scoreA),
    );
    const openCase = await readCase(title);
    expect(openCase.reasons.map(({ code }: { code: string }) => code)).toContain('messenger');
    expect((await fetchUrl('/api/moderation/cases', await signIn(api))).statusCode).toBe(403);
    expect((await api.sendRequest({ url: '/api/moderation/cases' })).statusCode).toBe(401);
  });

  test('approval publishes the ad and notifies its owner', async () => {
    const { number, titel: title, email } = await placeHeldAd();
    expect((await fetchPublicAd(number)).statusCode).toBe(404);
    const { id, version } = await readCase(title);
    expect((await decideCase(id, { version, decision: 'approve' })).statusCode).toBe(200);
    expect((await fetchPublicAd(number)).statusCode).toBe(200);
    await waitUntil('mail that it is online', () =>
      api.mails.to(email).some(({ text }) => text.includes('steht jetzt 60 Tage')),
    );
    expect((await decideCase(id, { version, decision: 'approve' })).json().code).toBe(
      'record.changed',
    );
  });

  test('rejection gives a reason; a granted appeal publishes the ad', async () => {
    const { number, titel: title, email, cookie } = await placeHeldAd();
    const { id, version } = await readCase(title);
    expect((await decideCase(id, { version, decision: 'reject' })).json().fields).toHaveProperty(
      'reason',
    );
    const note = 'Gemeint ist der letzte Satz.';
    await decideCase(id, { version, decision: 'reject', reason: 'betrug', note });
    const mail = await waitUntil('statement of reasons', () =>
      api.mails
        .to(email)
        .find(
          ({ text }) => text.includes('wird nicht gezeigt') || text.includes('nicht zu zeigen'),
        ),
    );
    expect(mail?.text).toContain('§ 263 StGB');
    expect(mail?.text).toContain(note);
    expect(mail?.text).toContain('Einspruch');
    expect(await readOwnAd(number, cookie)).toMatchObject({
      state: 'rejected',
      decision: { title: 'Verdacht auf Betrug', appeal: 'possible' },
    });
    const appeal = (sessionCookie: string) =>
      api.post(
        `/api/kleinanzeigen/own/${number}/appeal`,
        { text: 'Das war ungeschickt geschrieben, ich nehme nur Bargeld.' },
        { cookie: sessionCookie },
      );
    expect((await appeal(await signIn(api))).statusCode).toBe(404);
    expect((await appeal(cookie)).statusCode).toBe(200);
    expect((await appeal(cookie)).statusCode).toBe(409);
    const waitingCase = await readCase(title, 'einsprueche');
    const response = await api.post(
      `/api/moderation/cases/${id}/appeal-decision`,
      { version: waitingCase.version, decision: 'grant', note: 'Das leuchtet ein, danke.' },
      { cookie: moderator },
    );
    expect(response.statusCode).toBe(200);
    expect((await fetchPublicAd(number)).statusCode).toBe(200);
    expect((await readOwnAd(number, cookie)).decision).toBeNull();
  });

  test('a corrected ad is reviewed again after a rejection', async () => {
    const { number, titel: title, cookie } = await placeHeldAd();
    const { id, version } = await readCase(title);
    await decideCase(id, { version, decision: 'reject', reason: 'kontaktdaten' });
    const draft = (
      await api.post(`/api/kleinanzeigen/own/${number}/edit`, undefined, { cookie })
    ).json();
    const values = { ...draft.values, beschreibung: adValues['beschreibung'] };
    const saveResponse = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}`,
      { version: draft.version, values },
      { cookie },
    );
    const submitResponse = await submitDraft(api, {
      id: draft.id,
      version: saveResponse.json().version,
      cookie,
    });
    expect(submitResponse.json().state).toBe('review');
    const reopenedCase = await readCase(title);
    await decideCase(reopenedCase.id, { version: reopenedCase.version, decision: 'approve' });
    const adResponse = await api.sendRequest({
      url: `/api/kleinanzeigen/own/${number}`,
      headers: { cookie },
    });
    expect(adResponse.json()).toMatchObject({ state: 'active' });
  });

  test('a risky change is pending while the ad stays unchanged', async () => {
    const cookie = await signIn(api);
    const { number } = await placeAd(api, cookie, { titel: 'Presse, die sich ändert' });
    const draft = (
      await api.post(`/api/kleinanzeigen/own/${number}/edit`, undefined, { cookie })
    ).json();
    const saveResponse = await api.post(
      `/api/kleinanzeigen/drafts/${draft.id}`,
      { version: draft.version, values: { ...draft.values, ...scam } },
      { cookie },
    );
    await submitDraft(api, { id: draft.id, version: saveResponse.json().version, cookie });
    expect(await readOwnAd(number, cookie)).toMatchObject({ state: 'active', changePending: true });
    expect((await fetchPublicAd(number)).json().description).toBe(adValues['beschreibung']);
    const openCase = await readCase('Presse, die sich ändert');
    expect(openCase).toMatchObject({ change: true });
    expect(openCase.fields).toContainEqual({
      label: 'Beschreibung',
      before: adValues['beschreibung'],
      after: scam.beschreibung,
    });
    await decideCase(openCase.id, { version: openCase.version, decision: 'approve' });
    expect((await fetchPublicAd(number)).json().description).toBe(scam.beschreibung);
  });
});

describe('reports', () => {
  const sendReport = (url: string, overrides: object = {}) =>
    api.post('/api/reports', {
      url,
      reason: 'betrug',
      explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
      name: 'Karl Korn',
      email: createEmail('meldung'),
      goodFaith: true,
      ...overrides,
    });

  test('send a receipt, a decision, a statement to the owner and a mail to the reporter', async () => {
    const email = createEmail('melderin');
    const person = await registerPerson(api);
    const cookie = await signIn(api, person);
    const ad = await placeAd(api, cookie, { titel: 'Gemeldete Presse ab Hof' });
    const reportResponse = await sendReport(`/kleinanzeigen/${ad.slug}`, { email });
    expect(reportResponse.statusCode).toBe(201);
    const code = await waitForCode(api, email, '/kleinanzeigen/meldung');
    const readStatus = async () => (await fetchUrl(`/api/reports?code=${code}`)).json();
    expect(await readStatus()).toMatchObject({ reason: 'betrug', decision: null });
    const reportCase = await readCase('Meldung: Gemeldete Presse ab Hof');
    await decideCase(reportCase.id, {
      version: reportCase.version,
      decision: 'reject',
      reason: 'betrug',
    });
    expect(await readStatus()).toMatchObject({ decision: { measure: true } });
    expect((await fetchPublicAd(ad.number)).statusCode).toBe(410);
    expect(await readOwnAd(ad.number, cookie)).toMatchObject({
      state: 'blocked',
      decision: { appeal: 'possible' },
    });
    await waitUntil('both are notified', () =>
      [person, email].every((recipient) =>
        api.mails.to(recipient).some(({ text }) => /nicht zu zeigen|entfernt/u.test(text)),
      ),
    );
  });

  test('the reporter appeals with the code; another moderator decides finally', async () => {
    const email = createEmail('melderin');
    const person = await registerPerson(api);
    const ad = await placeAd(api, await signIn(api, person), {
      titel: 'Umstrittene Presse ab Hof',
    });
    const reportResponse = await sendReport(`/kleinanzeigen/${ad.slug}`, { email });
    const { code } = reportResponse.json();
    const text = 'Die Bilder stammen von einem Händler in Polen, siehe dort.';
    const fileAppeal = () => api.post('/api/reports/appeal', { code, text });
    expect((await fileAppeal()).statusCode).toBe(409);
    const reportCase = await readCase('Meldung: Umstrittene Presse ab Hof');
    await decideCase(reportCase.id, { version: reportCase.version, decision: 'approve' });
    const readStatus = async () => (await fetchUrl(`/api/reports?code=${code}`)).json();
    expect(await readStatus()).toMatchObject({ decision: { measure: false }, appeal: 'possible' });
    expect((await api.post('/api/reports/appeal', { code: 'x', text })).statusCode).toBe(400);

    expect((await fileAppeal()).json()).toMatchObject({ appeal: 'open' });
    expect((await fileAppeal()).statusCode).toBe(409);
    const otherModerator = await signInModerator(api);
    const waitingCase = await readCase('Meldung: Umstrittene Presse ab Hof', 'einsprueche');
    const decideAppeal = (cookie: string) =>
      api.post(
        `/api/moderation/cases/${reportCase.id}/appeal-decision`,
        { version: waitingCase.version, decision: 'grant', note: 'Der Händler hat es bestätigt.' },
        { cookie },
      );
    expect((await decideAppeal(moderator)).json()).toMatchObject({ code: 'moderation.own-entry' });
    expect((await decideAppeal(otherModerator)).statusCode).toBe(200);

    expect(await readStatus()).toMatchObject({
      decision: { measure: true },
      appeal: 'granted',
      appealNote: 'Der Händler hat es bestätigt.',
    });
    expect((await fetchPublicAd(ad.number)).statusCode).toBe(410);
    expect((await fileAppeal()).statusCode).toBe(409);
    await waitUntil('both are notified, each with their own mail', () => {
      const readMails = (recipient: string) =>
        api.mails
          .to(recipient)
          .map((mail) => mail.text.replaceAll(/\s+/gu, ' '))
          .join('\n');
      const owner = readMails(person);
      return (
        readMails(email).includes('Der Händler hat es bestätigt.') &&
        owner.includes('nicht zu zeigen') &&
        !owner.includes('Der Händler')
      );
    });
  });

  test('a harmless entry stays; an unknown URL is rejected', async () => {
    const ad = await placeAd(api, await signIn(api), { titel: 'Ordentliche Presse ab Hof' });
    await sendReport(`/kleinanzeigen/${ad.slug}`);
    const reportCase = await readCase('Meldung: Ordentliche Presse ab Hof');
    await decideCase(reportCase.id, { version: reportCase.version, decision: 'approve' });
    expect((await fetchPublicAd(ad.number)).statusCode).toBe(200);
    expect((await sendReport('/kleinanzeigen/nichts-99999999')).statusCode).toBe(422);
    expect((await sendReport('https://fremd.example/x')).statusCode).toBe(400);
  });

  test('need a name unless children are in danger', async () => {
    const ad = await placeAd(api, await signIn(api), { titel: 'Noch eine Presse ab Hof' });
    const anonymousReporter = { name: null, email: null };
    const url = `/kleinanzeigen/${ad.slug}`;
    const fields = (await sendReport(url, anonymousReporter)).json().fields;
    expect(Object.keys(fields).toSorted()).toEqual(['email', 'name']);
    expect(
      (await sendReport(url, { ...anonymousReporter, reason: 'jugendschutz' })).statusCode,
    ).toBe(201);
  });
});
