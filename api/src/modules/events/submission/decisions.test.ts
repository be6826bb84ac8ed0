import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { createEventInput, getDayFromNow } from '#testing/event-input.ts';
import { eraseAccount } from '#testing/erase-account.ts';
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
let moderationPage: ModerationClient;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
});
afterAll(() => api?.end());

const ownEventsPath = '/api/events/own';
const rejection = { decision: 'reject', reason: 'betrug' };
const approval = { decision: 'approve' };
const readPublicEvent = async (id: string) =>
  (await api.sendRequest({ url: `/api/events/${id}` })).json();
const readOwnEvent = async (code: string): Promise<OwnEvent> =>
  (await api.sendRequest({ url: `${ownEventsPath}?code=${code}` })).json();

let count = 0;
/** Submits an event as a signed-in user. */
async function submitEvent(inputFields: object = {}) {
  const email = await registerPerson(api);
  const cookie = await signIn(api, email);
  count += 1;
  const title = `Heukurs am Hang ${count}`;
  const body = createEventInput({ title, ...inputFields });
  const draft = await api.post(`${ownEventsPath}/draft`, body, { cookie });
  const { code } = draft.json();
  await api.post(`${ownEventsPath}/submit`, { code }, { cookie });
  return { code, title, email, cookie, id: (await readOwnEvent(code)).id };
}
/** Changes fields of an event and saves the event as a new version. */
async function saveVersion(code: string, inputFields: object) {
  const { version, input } = await readOwnEvent(code);
  const response = await api.post(`${ownEventsPath}/draft`, {
    ...input,
    ...inputFields,
    code,
    version,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}
async function fileAppeal(code: string): Promise<void> {
  const text = 'Es ist ein Kurs des Heimatvereins, bitte sehen Sie noch einmal hin.';
  const response = await api.post(`${ownEventsPath}/appeal`, { code, text });
  if (response.statusCode !== 200) throw new Error(response.body);
}
/** Registers a guest for the first occurrence. `answers` maps question ids to answers. */
async function registerGuest(
  code: string,
  id: string,
  answers: Readonly<Record<string, string>> = {},
) {
  const email = createEmail('gast');
  const occurrenceId = (await readOwnEvent(code)).dates[0]?.id;
  const request = {
    occurrenceId,
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    email,
    seats: 1,
    answers,
  };
  await api.post(`/api/events/${id}/registrations`, { ...request, consent: true });
  const registration = await waitForCode(api, email, '/veranstaltungen/anmeldung');
  await api.post('/api/events/registrations/confirm', { code: registration });
  const readState = async () =>
    (await api.sendRequest({ url: `/api/events/registrations?code=${registration}` })).json();
  return { email, registration, state: readState };
}

describe('a change of a published event', () => {
  test('is pending and applied after approval', async () => {
    const { code, id, title } = await submitEvent();
    await moderationPage.decide(title, approval);
    await saveVersion(code, { summary: 'Jetzt mit Gewinnspiel.' });
    expect((await readPublicEvent(id)).summary).toBe(createEventInput().summary);
    expect(await readOwnEvent(code)).toMatchObject({
      changing: true,
      input: { summary: 'Jetzt mit Gewinnspiel.' },
    });
    expect((await moderationPage.find(title)).change).toBe(true);
    await moderationPage.decide(title, approval);
    expect((await readPublicEvent(id)).summary).toBe('Jetzt mit Gewinnspiel.');
    expect((await readOwnEvent(code)).changing).toBe(false);
  });

  test('if rejected, leaves the published version, and the submitter reads the reason', async () => {
    const { code, id, title, email } = await submitEvent();
    await moderationPage.decide(title, approval);
    await saveVersion(code, { summary: 'Jetzt mit Gewinnspiel.' });
    await moderationPage.decide(title, { ...rejection, note: 'Ohne Gewinnspiel gern.' });
    expect((await readPublicEvent(id)).summary).toBe(createEventInput().summary);
    expect(await readOwnEvent(code)).toMatchObject({
      state: 'published',
      changing: false,
      refusal: expect.stringContaining('Ohne Gewinnspiel gern.'),
      decision: { appeal: 'possible' },
    });
    const mail = await waitUntil('mail about the change', () =>
      api.mails.to(email).find(({ text }) => text.includes('Ohne Gewinnspiel')),
    );
    expect(mail?.text).toContain('steht weiter so da wie zuvor');
    expect(mail?.text).not.toContain('nicht zu zeigen');
  });

  test('of times alone is applied at once', async () => {
    const { code, id, title } = await submitEvent();
    await moderationPage.decide(title, approval);
    await saveVersion(code, { start: '10:00' });
    expect(await readPublicEvent(id)).toMatchObject({ status: 'moved' });
  });

  test.each(['venue', 'street', 'city'] as const)(
    'of the text in „%s“ needs a review',
    async (field) => {
      const { code, id, title } = await submitEvent();
      await moderationPage.decide(title, approval);
      const publicEventBefore = await readPublicEvent(id);
      const scamText = 'Karten nur per WhatsApp';
      await saveVersion(code, { [field]: scamText });
      expect((await readPublicEvent(id))[field]).toBe(publicEventBefore[field]);
      expect(await readOwnEvent(code)).toMatchObject({ changing: true });
      await moderationPage.decide(title, approval);
      expect((await readPublicEvent(id))[field]).toBe(scamText);
    },
  );
});

describe('a granted appeal', () => {
  test('publishes the rejected version, not later changes', async () => {
    const { code, id, title } = await submitEvent();
    await moderationPage.decide(title, rejection);
    await fileAppeal(code);
    await saveVersion(code, { summary: 'Schreiben Sie uns per Telegram.' });
    expect((await moderationPage.decideAppeal(title, 'grant')).statusCode).toBe(200);
    expect((await readPublicEvent(id)).summary).toBe(createEventInput().summary);
    expect(await readOwnEvent(code)).toMatchObject({ state: 'published', changing: true });
    await moderationPage.decide(title, approval);
    expect((await readPublicEvent(id)).summary).toContain('Telegram');
  });

  test('applies the rejected change, not a later one', async () => {
    const { code, id, title } = await submitEvent();
    await moderationPage.decide(title, approval);
    await saveVersion(code, { summary: 'Mit Dengeln.' });
    await moderationPage.decide(title, rejection);
    await fileAppeal(code);
    await saveVersion(code, { summary: 'Schreiben Sie uns per Telegram.' });
    await moderationPage.decideAppeal(title, 'grant');
    expect((await readPublicEvent(id)).summary).toBe('Mit Dengeln.');
    expect((await moderationPage.find(title)).fields).toContainEqual({
      label: 'Kurzbeschreibung',
      before: 'Mit Dengeln.',
      after: 'Schreiben Sie uns per Telegram.',
    });
  });
});

test('attendees are notified when an event is unpublished and published again', async () => {
  const { code, id, title } = await submitEvent();
  await moderationPage.decide(title, approval);
  const attendee = await registerGuest(code, id);
  await api.post('/api/reports', {
    url: `/veranstaltungen/${id}`,
    reason: 'betrug',
    explanation: 'Diesen Kurs gibt es gar nicht, die Wiese gehört mir.',
    name: 'Karl Korn',
    email: createEmail('melder'),
    goodFaith: true,
  });
  await moderationPage.decide(`Meldung: ${title}`, rejection);
  const cancellationMail = await waitUntil('the mail that the event is cancelled', () =>
    api.mails.to(attendee.email).find(({ text }) => text.includes('abgesagt')),
  );
  expect(cancellationMail?.text).toContain('steht nicht mehr im Kalender');
  expect(await attendee.state()).toMatchObject({ state: 'confirmed', status: 'cancelled' });
  await fileAppeal(code);
  await moderationPage.decideAppeal(title, 'grant');
  await waitUntil('mail that it is on', () =>
    api.mails.to(attendee.email).find(({ text }) => text.includes('Jetzt gilt')),
  );
  expect(await attendee.state()).toMatchObject({ status: 'scheduled' });
});

describe('before publication', () => {
  test('a new time is not a move and notifies nobody', async () => {
    const { code, title, id } = await submitEvent();
    await saveVersion(code, { day: getDayFromNow(25) });
    const [date] = (await readOwnEvent(code)).dates;
    expect(date).toMatchObject({ status: 'scheduled', previousStart: null });
    expect(date?.startsAt.slice(0, 10)).toBe(getDayFromNow(25));
    await moderationPage.decide(title, approval);
    expect(await readPublicEvent(id)).toMatchObject({ status: 'scheduled' });
  });

  test('the link confirms only the address it was sent to', async () => {
    const title = 'Kurs mit zwei Adressen';
    const { code } = (await api.post(`${ownEventsPath}/draft`, createEventInput({ title }))).json();
    const [ownEmail, otherEmail] = [createEmail('ich'), createEmail('fremd')];
    await api.post(`${ownEventsPath}/submit`, { code, email: ownEmail });
    const link = await waitForCode(api, ownEmail, '/veranstaltungen/bestaetigen');
    await api.post(`${ownEventsPath}/submit`, { code, email: otherEmail });
    const confirmEmail = (confirmationCode: string) =>
      api.post(`${ownEventsPath}/confirm`, { code: confirmationCode });
    expect((await confirmEmail(link)).json()).toMatchObject({ code: 'token.invalid' });
    expect((await readOwnEvent(code)).state).toBe('draft');
    const validCode = await waitForCode(api, otherEmail, '/veranstaltungen/bestaetigen');
    expect((await confirmEmail(validCode)).statusCode).toBe(200);
    expect((await readOwnEvent(code)).state).toBe('submitted');
  });
});

test('answers stay with their question when questions are reordered', async () => {
  const { code, id, title } = await submitEvent({
    questions: ['Eigene Sense?', 'Essen Sie Fleisch?'],
  });
  await moderationPage.decide(title, approval);
  const formResponse = await api.sendRequest({ url: `/api/events/${id}/registration` });
  const [scytheQuestion] = formResponse.json().questions;
  await registerGuest(code, id, { [scytheQuestion.id]: 'ja, zwei' });
  await saveVersion(code, { questions: ['Woher kommen Sie?', 'Eigene Sense?'] });
  await moderationPage.decide(title, approval);
  const attendeesResponse = await api.sendRequest({
    url: `${ownEventsPath}/attendees?code=${code}`,
  });
  expect(attendeesResponse.json().attendees[0].answers).toEqual([
    { question: 'Eigene Sense?', answer: 'ja, zwei' },
  ]);
});

test('a URL with an invalid escape is rejected as unknown', async () => {
  const response = await api.post('/api/reports', {
    url: '/veranstaltungen/%E0%A4%A',
    reason: 'betrug',
    explanation: 'Das ist eine kaputte Adresse, aber kein Fehler.',
    name: 'Karl Korn',
    email: createEmail('melder'),
    goodFaith: true,
  });
  expect(response.statusCode).toBe(422);
});

test('deleting an account deletes its decisions and removes its name from the calendar', async () => {
  const { code, id, title, email } = await submitEvent({ organizer: 'Hof Erika Mustermann' });
  await moderationPage.decide(title, approval);
  await saveVersion(code, { summary: 'Noch eine Änderung.' });
  await eraseAccount(api, email);
  const { organizer, summary } = await readPublicEvent(id);
  expect([organizer, summary]).toEqual(['Ohne Angabe', createEventInput().summary]);
  await expect(moderationPage.find(title)).rejects.toThrow('no case');
  await expect(moderationPage.find(title, 'entschieden')).rejects.toThrow('no case');
});

test('a change states the version it is based on', async () => {
  const { code } = await submitEvent();
  const { input, version } = await readOwnEvent(code);
  const change = { ...input, title: 'Kurs mit Version', code };
  const response = await api.post(`${ownEventsPath}/draft`, change);
  expect(response.statusCode).toBe(400);
  expect((await api.post(`${ownEventsPath}/draft`, { ...change, version })).statusCode).toBe(200);
});

test.each([
  ['that is published', 'published', 1],
  ['that was rejected', 'rejected', 0],
])('attendees of an event %s are notified or not', async (_, state, mails) => {
  const { code, id, title } = await submitEvent();
  await moderationPage.decide(title, approval);
  await registerGuest(code, id);
  await api.database.pool.query('UPDATE events SET state = $1 WHERE id = $2', [state, id]);
  const { version, dates } = await readOwnEvent(code);
  const occurrenceId = dates[0]?.id;
  const change = { code, occurrenceId, version, status: 'cancelled' };
  expect((await api.post(`${ownEventsPath}/occurrence`, change)).statusCode).toBe(200);
  const { rows } = await api.database.pool.query(
    `SELECT id FROM tasks WHERE kind = 'registration.notify-all' AND payload ->> 'occurrenceId' = $1`,
    [occurrenceId],
  );
  expect(rows).toHaveLength(mails);
});
