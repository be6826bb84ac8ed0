import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { placeAd } from '#testing/ads.ts';
import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import { createEmail, registerPerson, signIn, signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let annaCookie: string;
let [moderationPage, otherModerationPage]: ModerationClient[] = [];
beforeAll(async () => {
  api = await startTestApi();
  annaCookie = await signInModerator(api);
  moderationPage = createModerationClient(api, annaCookie);
});
afterAll(() => api?.end());

const description = 'Schöne Presse. Bitte nur WhatsApp, Zahlung vorab, Kurier holt ab.';
const rejection = { decision: 'reject', reason: 'betrug' };
const ownEntryProblem = { statusCode: 403, code: 'moderation.own-entry' };
const readOutcome = async (responsePromise: ReturnType<ModerationClient['decide']> | undefined) => {
  const decisionResponse = await responsePromise;
  return { statusCode: decisionResponse?.statusCode, code: decisionResponse?.json().code };
};
async function fileAppeal(number: number, cookie: string): Promise<void> {
  const text = 'Das ist ehrlich gemeint, bitte sehen Sie noch einmal hin.';
  await api.post(`/api/kleinanzeigen/own/${number}/appeal`, { text }, { cookie });
}

test('a single moderator also decides appeals, and the audit log records it', async () => {
  const cookie = await signIn(api);
  const title = 'Presse am Schreibtisch für einen';
  const { number } = await placeAd(api, cookie, { titel: title, beschreibung: description });
  await moderationPage?.decide(title, rejection);
  await fileAppeal(number, cookie);
  expect((await moderationPage?.decideAppeal(title, 'deny'))?.statusCode).toBe(200);
  const { rows } = await api.database.pool.query<{ details: object }>(
    "SELECT details FROM audit_log WHERE action = 'moderation.appeal-denied'",
  );
  expect(rows[0]?.details).toMatchObject({ alone: true });
});

test('with two moderators nobody decides about own entries', async () => {
  otherModerationPage = createModerationClient(api, await signInModerator(api));
  const cookie = await signIn(api);
  const title = 'Presse mit zweitem Blick';
  const { number } = await placeAd(api, cookie, { titel: title, beschreibung: description });
  await moderationPage?.decide(title, rejection);
  await fileAppeal(number, cookie);
  expect((await moderationPage?.find(title, 'einsprueche'))?.mayDecide).toBe(false);
  expect((await otherModerationPage?.find(title, 'einsprueche'))?.mayDecide).toBe(true);
  expect(await readOutcome(moderationPage?.decideAppeal(title, 'deny'))).toEqual(ownEntryProblem);
  expect((await otherModerationPage?.decideAppeal(title, 'deny'))?.statusCode).toBe(200);

  const ownTitle = 'Presse der Moderatorin';
  await placeAd(api, annaCookie, { titel: ownTitle, beschreibung: description });
  expect(await readOutcome(moderationPage?.decide(ownTitle, { decision: 'approve' }))).toEqual(
    ownEntryProblem,
  );
  expect((await otherModerationPage?.decide(ownTitle, { decision: 'approve' }))?.statusCode).toBe(
    200,
  );
});

test('with two moderators nobody decides reports about own entries', async () => {
  const title = 'Ordentliche Presse der Moderatorin';
  const { slug } = await placeAd(api, annaCookie, { titel: title });
  await api.post('/api/reports', {
    url: `/kleinanzeigen/${slug}`,
    reason: 'betrug',
    explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
    name: 'Karl Korn',
    email: createEmail('melder'),
    goodFaith: true,
  });
  expect(
    await readOutcome(moderationPage?.decide(`Meldung: ${title}`, { decision: 'approve' })),
  ).toEqual(ownEntryProblem);
});

test('each side of a report reads only its own text', async () => {
  const [owner, reporter] = [await registerPerson(api), createEmail('melder')];
  const title = 'Presse mit zwei Antworten';
  const { slug } = await placeAd(api, await signIn(api, owner), { titel: title });
  await api.post('/api/reports', {
    url: `/kleinanzeigen/${slug}`,
    reason: 'betrug',
    explanation: 'Dieselben Bilder stehen bei einem anderen Verkäufer.',
    name: 'Karl Korn',
    email: reporter,
    goodFaith: true,
  });
  await moderationPage?.decide(`Meldung: ${title}`, {
    ...rejection,
    note: 'Bitte nehmen Sie eigene Bilder.',
    reporterNote: 'Danke für den Vergleich der Bilder.',
  });
  const mails = await waitUntil('both mails', () => {
    const getMailTexts = (email: string) =>
      api.mails
        .to(email)
        .map(({ text }) => text.replaceAll(/\s+/gu, ' '))
        .join('\n');
    const mailTexts = { owner: getMailTexts(owner), reporter: getMailTexts(reporter) };
    const areBothMailsSent =
      mailTexts.owner.includes('nicht zu zeigen') && mailTexts.reporter.includes('entfernt');
    return areBothMailsSent && mailTexts;
  });
  expect(mails.owner).toContain('eigene Bilder');
  expect(mails.owner).not.toContain('Vergleich');
  expect(mails.reporter).toContain('Vergleich');
  expect(mails.reporter).not.toContain('eigene Bilder');
});

test('receipt mails per address are limited; further reports still count', async () => {
  const victimEmail = createEmail('opfer');
  const { slug } = await placeAd(api, await signIn(api), { titel: 'Presse, oft gemeldet' });
  for (let reportIndex = 0; reportIndex < 7; reportIndex += 1) {
    const reportResponse = await api.post('/api/reports', {
      url: `/kleinanzeigen/${slug}`,
      reason: 'doppelt',
      explanation: `Steht schon zum ${reportIndex}. Mal hier, immer gleich.`,
      name: 'Karl Korn',
      email: victimEmail,
      goodFaith: true,
    });
    expect(reportResponse.statusCode).toBe(201);
  }
  await waitForTasks(api);
  expect(api.mails.to(victimEmail)).toHaveLength(3);
});
