import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { OwnEvent } from '@gruenland/shared-contracts/api/event-submission.ts';

import { convertToGermanTime } from '@gruenland/shared-contracts/german-calendar.ts';
import { createModerationClient } from '#testing/staff.ts';
import type { ModerationClient } from '#testing/staff.ts';
import { createEventInput, getDayFromNow } from '#testing/event-input.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
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
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  moderationPage = createModerationClient(api, await signInModerator(api));
  cookie = await signIn(api, await registerPerson(api));
});
afterAll(() => api?.end());

const ownEventsPath = '/api/events/own';
const approval = { decision: 'approve' };
const readOwnEvent = async (code: string): Promise<OwnEvent> =>
  (await api.sendRequest({ url: `${ownEventsPath}?code=${code}` })).json();
const readPublicEvent = async (id: string) =>
  (await api.sendRequest({ url: `/api/events/${id}` })).json();
/** Formats a German wall-clock time such as `2026-11-21 09:00`. */
const formatGermanTime = (isoTime: string | undefined) =>
  convertToGermanTime(new Date(isoTime ?? ''))
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
const readStarts = async (code: string) =>
  (await readOwnEvent(code)).dates.map(
    ({ startsAt, status }) => `${formatGermanTime(startsAt)} ${status}`,
  );

let count = 0;
async function publishEvent(inputFields: object = {}) {
  count += 1;
  const title = `Melkkurs im Stall ${count}`;
  const { code } = (
    await api.post(`${ownEventsPath}/draft`, createEventInput({ title, ...inputFields }), {
      cookie,
    })
  ).json();
  await api.post(`${ownEventsPath}/submit`, { code }, { cookie });
  await moderationPage.decide(title, approval);
  return { code, title, id: (await readOwnEvent(code)).id };
}
async function saveVersion(code: string, inputFields: object) {
  const { version, input } = await readOwnEvent(code);
  const response = await api.post(`${ownEventsPath}/draft`, {
    ...input,
    ...inputFields,
    code,
    version,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
}
/** Changes one occurrence. `index` is its position among all occurrences of the event. */
async function changeOccurrence(code: string, changedFields: object, index = 0) {
  const { version, dates } = await readOwnEvent(code);
  return api.post(`${ownEventsPath}/occurrence`, {
    code,
    occurrenceId: dates[index]?.id,
    version,
    ...changedFields,
  });
}
async function expectSuccess(responsePromise: ReturnType<typeof changeOccurrence>): Promise<void> {
  const { statusCode, body } = await responsePromise;
  if (statusCode !== 200) throw new Error(body);
}
const moveOccurrence = (code: string, days: number, startTime: string, index = 0) =>
  expectSuccess(
    changeOccurrence(code, { status: 'moved', day: getDayFromNow(days), start: startTime }, index),
  );
/**
 * Registers a guest for an occurrence and, unless `confirm` is false, confirms the registration.
 */
async function registerGuest(
  code: string,
  id: string,
  registrationOptions: { at?: number; seats?: number; confirm?: boolean } = {},
) {
  const { at = 0, seats = 1, confirm = true } = registrationOptions;
  const email = createEmail('gast');
  const occurrenceId = (await readOwnEvent(code)).dates[at]?.id;
  const request = {
    occurrenceId,
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    email,
    seats,
    answers: {},
  };
  await api.post(`/api/events/${id}/registrations`, { ...request, consent: true });
  const registration = await waitForCode(api, email, '/veranstaltungen/anmeldung');
  if (confirm) await api.post('/api/events/registrations/confirm', { code: registration });
  return {
    email,
    registration,
    state: async () =>
      (await api.sendRequest({ url: `/api/events/registrations?code=${registration}` })).json(),
    /** Returns the number of mails that notify the attendee of a change. */
    notified: async () => {
      await waitForTasks(api);
      return api.mails.to(email).filter(({ text }) => text.includes('Jetzt gilt')).length;
    },
  };
}

test('a single moved occurrence stays moved when texts change; attendees are notified once', async () => {
  const { code, id, title } = await publishEvent({ doorTime: '08:30' });
  const attendee = await registerGuest(code, id);
  await saveVersion(code, { summary: 'Zuerst nur andere Worte für alle.' });
  await moveOccurrence(code, 27, '14:00');
  expect((await readOwnEvent(code)).input).toMatchObject({
    day: getDayFromNow(27),
    start: '14:00',
    end: '17:30',
    doorTime: '13:30',
  });
  // Approves the text change, which was submitted before the occurrence moved.
  await moderationPage.decide(title, approval);
  expect((await readPublicEvent(id)).summary).toBe('Zuerst nur andere Worte für alle.');
  await saveVersion(code, { summary: 'Und noch einmal andere Worte.' });
  await moderationPage.decide(title, approval);
  expect(await readStarts(code)).toEqual([`${getDayFromNow(27)} 14:00 moved`]);
  expect(await attendee.notified()).toBe(1);
});

test('an occurrence moved twice can be restored to its original time', async () => {
  const { code, id } = await publishEvent();
  const plannedStart = (await readPublicEvent(id)).startsAt;
  await moveOccurrence(code, 27, '14:00');
  await moveOccurrence(code, 28, '15:00');
  expect((await readPublicEvent(id)).dates[0].previousStart).toBe(plannedStart);
  await expectSuccess(changeOccurrence(code, { status: 'scheduled' }));
  const [date] = (await readOwnEvent(code)).dates;
  expect(date).toMatchObject({ startsAt: plannedStart, status: 'scheduled', previousStart: null });
  expect((await readOwnEvent(code)).input).toMatchObject({
    day: getDayFromNow(20),
    start: '09:00',
    end: '12:30',
  });
  await moveOccurrence(code, 27, '14:00');
  await moveOccurrence(code, 20, '09:00');
  expect(await readStarts(code)).toEqual([`${getDayFromNow(20)} 09:00 scheduled`]);
});

const series = { repeat: 'weekly', until: getDayFromNow(35) } as const;

test('an occurrence moved twice, onto a later day of its series, is kept', async () => {
  const { code, id } = await publishEvent(series);
  const attendee = await registerGuest(code, id, { at: 1 });
  await moveOccurrence(code, 29, '09:00', 1);
  await moveOccurrence(code, 30, '09:00', 1);
  await moveOccurrence(code, 41, '09:00', 2);
  await saveVersion(code, { until: getDayFromNow(42) });
  expect(await readStarts(code)).toEqual([
    `${getDayFromNow(20)} 09:00 scheduled`,
    `${getDayFromNow(30)} 09:00 moved`,
    `${getDayFromNow(41)} 09:00 moved`,
  ]);
  expect(
    (
      await changeOccurrence(code, { status: 'moved', day: getDayFromNow(30), start: '09:00' }, 2)
    ).json(),
  ).toMatchObject({
    fields: { day: 'Da ist schon ein Termin.' },
  });
  expect(await attendee.state()).toMatchObject({ state: 'confirmed', status: 'moved' });
});

test('a series with a new hour or duration keeps its occurrences and attendees', async () => {
  const { code, id } = await publishEvent(series);
  const attendee = await registerGuest(code, id, { at: 1 });
  await moveOccurrence(code, 36, '18:00', 2);
  await saveVersion(code, { end: '13:00' });
  const [, secondDate, thirdDate] = (await readOwnEvent(code)).dates;
  expect([formatGermanTime(secondDate?.endsAt), formatGermanTime(thirdDate?.endsAt)]).toEqual([
    `${getDayFromNow(27)} 13:00`,
    `${getDayFromNow(36)} 22:00`,
  ]);
  expect(await attendee.notified()).toBe(1);
  await saveVersion(code, { start: '10:00' });
  expect(await readStarts(code)).toEqual([
    `${getDayFromNow(20)} 10:00 moved`,
    `${getDayFromNow(27)} 10:00 moved`,
    `${getDayFromNow(36)} 18:00 moved`,
  ]);
  expect(await attendee.state()).toMatchObject({ state: 'confirmed', status: 'moved' });
  expect(await attendee.notified()).toBe(2);
  // The restored occurrence starts at the hour of the new rule.
  await expectSuccess(changeOccurrence(code, { status: 'scheduled' }, 2));
  expect((await readStarts(code))[2]).toBe(`${getDayFromNow(34)} 10:00 scheduled`);
});

test('for an occurrence moved online only attendees get the link', async () => {
  const { code, id } = await publishEvent();
  const [attendee, unconfirmedGuest] = [
    await registerGuest(code, id),
    await registerGuest(code, id, { confirm: false }),
  ];
  expect((await changeOccurrence(code, { status: 'moved-online' })).json().fields).toHaveProperty(
    'onlineUrl',
  );
  const onlineUrl = 'https://treffen.example/stall';
  await expectSuccess(changeOccurrence(code, { status: 'moved-online', onlineUrl }));
  const mail = await waitUntil('mail with the link', () =>
    api.mails.to(attendee.email).find(({ text }) => text.includes('Jetzt gilt')),
  );
  expect(mail?.text).toContain('Online.');
  expect(mail?.text).toContain(onlineUrl);
  expect(mail?.text).not.toContain('Obstwiese');
  expect(await attendee.state()).toMatchObject({ place: 'Online', onlineUrl });
  const ownCalendarResponse = await api.sendRequest({
    url: `/api/veranstaltungen/anmeldungen/termin.ics?code=${attendee.registration}`,
  });
  expect(ownCalendarResponse.body).toContain('LOCATION:Online');
  const calendar = await api.sendRequest({ url: `/api/veranstaltungen/${id}/termine.ics` });
  expect(calendar.body).toContain('LOCATION:Online');
  expect(calendar.body).not.toContain('treffen.example');
  expect((await unconfirmedGuest.state()).onlineUrl).toBeNull();
  expect(await unconfirmedGuest.notified()).toBe(0);
  await expectSuccess(changeOccurrence(code, { status: 'scheduled' }));
  expect(await attendee.state()).toMatchObject({ onlineUrl: null });
});

test('an approved new venue notifies attendees of all upcoming occurrences and updates calendars', async () => {
  const { code, id, title } = await publishEvent(series);
  const attendee = await registerGuest(code, id, { at: 1 });
  await saveVersion(code, { venue: 'Scheune am Markt', end: '13:00' });
  expect(await attendee.notified()).toBe(0);
  await moderationPage.decide(title, approval);
  expect(await attendee.notified()).toBe(1);
  expect(api.mails.to(attendee.email).at(-1)?.text).toContain('Scheune am Markt');
  await saveVersion(code, { venue: 'Scheune am Fluss' });
  await moderationPage.decide(title, approval);
  expect(await attendee.notified()).toBe(2);
  const calendar = await api.sendRequest({ url: `/api/veranstaltungen/${id}/termine.ics` });
  expect(calendar.body).toContain('SEQUENCE:2');
  await saveVersion(code, { summary: 'Nur andere Worte, kein anderes Haus.' });
  await moderationPage.decide(title, approval);
  expect(await attendee.notified()).toBe(2);
});

test('a restored occurrence offers its seats to the waitlist', async () => {
  const { code, id } = await publishEvent({ capacity: 1, cancelHours: 0 });
  const [firstAttendee, secondAttendee] = [
    await registerGuest(code, id),
    await registerGuest(code, id),
  ];
  await expectSuccess(changeOccurrence(code, { status: 'cancelled' }));
  await api.post('/api/events/registrations/cancel', { code: firstAttendee.registration });
  expect(await secondAttendee.state()).toMatchObject({ state: 'waitlisted' });
  await expectSuccess(changeOccurrence(code, { status: 'scheduled' }));
  expect(await secondAttendee.state()).toMatchObject({ state: 'promoted' });
});

test('an event published again offers its seats to the waitlist', async () => {
  const { code, id, title } = await publishEvent({ capacity: 1, cancelHours: 0 });
  const [firstAttendee, secondAttendee] = [
    await registerGuest(code, id),
    await registerGuest(code, id),
  ];
  await api.post('/api/reports', {
    url: `/veranstaltungen/${id}`,
    reason: 'betrug',
    explanation: 'Diesen Kurs gibt es gar nicht, der Stall gehört mir.',
    name: 'Karl Korn',
    email: createEmail('melder'),
    goodFaith: true,
  });
  await moderationPage.decide(`Meldung: ${title}`, { decision: 'reject', reason: 'betrug' });
  await api.post('/api/events/registrations/cancel', { code: firstAttendee.registration });
  const text = 'Es ist ein Kurs des Heimatvereins, bitte sehen Sie noch einmal hin.';
  await api.post(`${ownEventsPath}/appeal`, { code, text });
  expect(await secondAttendee.state()).toMatchObject({ state: 'waitlisted' });
  expect((await moderationPage.decideAppeal(title, 'grant')).statusCode).toBe(200);
  expect(await secondAttendee.state()).toMatchObject({ state: 'promoted' });
});
