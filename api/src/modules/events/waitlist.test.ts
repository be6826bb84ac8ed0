import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { addEvent, insertOccurrence } from '#testing/event-guests.ts';
import { createEmail } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('the waitlist promotes in order; seat offers expire after a day', async () => {
  const event = await addEvent(api);
  const [guestA, guestB] = [
    await event.addConfirmedGuest('eins', { seats: 2 }),
    await event.addConfirmedGuest('zwei', { seats: 2 }),
  ];
  const guestC = await event.addConfirmedGuest('drei');
  expect(await event.read(guestA.code)).toMatchObject({ state: 'confirmed' });
  expect(await event.read(guestB.code)).toMatchObject({ state: 'waitlisted' });
  expect((await event.postAction('accept', guestB.code)).statusCode).toBe(200);
  expect(await event.read(guestB.code)).toMatchObject({ state: 'waitlisted' });
  await event.postAction('cancel', guestA.code);
  const registrationWithOffer = await event.read(guestB.code);
  expect(registrationWithOffer.state).toBe('promoted');
  const offerHours = (Date.parse(registrationWithOffer.offerUntil ?? '') - Date.now()) / 3_600_000;
  expect(offerHours).toBeGreaterThan(23.9);
  expect(offerHours).toBeLessThanOrEqual(24);
  expect(await event.read(guestC.code)).toMatchObject({ state: 'waitlisted' });
  await event.waitForMail(guestB.email, 'für Sie ist etwas frei geworden');
  expect(await event.readTakenSeatCount()).toBe(2);
  await runSql(
    api,
    `UPDATE event_registrations SET offer_until = now() - interval '1 minute' WHERE email = '${guestB.email}'`,
  );
  expect((await event.postAction('accept', guestB.code)).json()).toMatchObject({
    code: 'registration.deadline-passed',
  });
  await runSql(
    api,
    `UPDATE tasks SET run_at = now() WHERE kind = 'registration.lapse' AND state = 'waiting'`,
  );
  await waitUntil(
    'the offer lapsed',
    async () => (await event.read(guestB.code)).state === 'lapsed',
  );
  expect(await event.read(guestC.code)).toMatchObject({ state: 'promoted' });
  await event.postAction('accept', guestC.code);
  expect(await event.read(guestC.code)).toMatchObject({ state: 'confirmed' });
  expect(await event.readTakenSeatCount()).toBe(1);
});

test('a full occurrence without waitlist rejects registrations', async () => {
  const event = await addEvent(api, { capacity: 1, waitlist: false });
  const lateEmail = createEmail('spaet');
  await event.register(lateEmail);
  await event.addConfirmedGuest('da');
  expect((await event.register(createEmail('zu'))).json()).toMatchObject({
    code: 'registration.full',
  });
  const response = await event.postAction('confirm', await event.waitForCode(lateEmail));
  expect(response.json()).toMatchObject({ code: 'registration.full' });
});

test('later registrations never overtake a waiting group, even with one free seat', async () => {
  const event = await addEvent(api, { capacity: 3 });
  const seatHolder = await event.addConfirmedGuest('eins');
  await event.addConfirmedGuest('zwei', { seats: 2 });
  const groupGuest = await event.addConfirmedGuest('gruppe', { seats: 2 });
  await event.postAction('cancel', seatHolder.code);
  expect(await event.readTakenSeatCount()).toBe(2);
  const formResponse = await api.sendRequest({ url: `/api/events/${event.eventId}/registration` });
  expect(formResponse.json().date).toMatchObject({ registration: 'waitlist', seatsLeft: 1 });
  // The free seat is reserved for the waitlist, on the detail page and in the form.
  const page = (await api.sendRequest({ url: `/api/events/${event.eventId}` })).json();
  expect(page.dates).toMatchObject([{ registration: 'waitlist', seatsLeft: 1 }]);
  const lateGuest = await event.addConfirmedGuest('spaet');
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'waitlisted' });
  expect(await event.read(groupGuest.code)).toMatchObject({ state: 'waitlisted' });
  // The group leaves the waitlist, so the late guest gets the free seat.
  await event.postAction('cancel', groupGuest.code);
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'promoted' });
});

test('a request for more seats than the capacity does not block the waitlist', async () => {
  const event = await addEvent(api);
  const firstGuest = await event.addConfirmedGuest('da', { seats: 2 });
  const groupGuest = await event.addConfirmedGuest('gruppe', { seats: 2 });
  const lateGuest = await event.addConfirmedGuest('spaet');
  const reduceCapacitySql = 'UPDATE events SET capacity = 1 WHERE id = $1';
  await api.database.pool.query(reduceCapacitySql, [event.eventId]);
  await event.postAction('cancel', firstGuest.code);
  expect(await event.read(groupGuest.code)).toMatchObject({ state: 'waitlisted' });
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'promoted' });
});

test('selects a later date with a free seat before a waitlist; if all are full, the first', async () => {
  const event = await addEvent(api, { capacity: 1 });
  await event.addConfirmedGuest('voll');
  const laterOccurrenceId = await insertOccurrence(api.database.drizzle, event.eventId, 10);
  const url = `/api/events/${event.eventId}/registration`;
  const readDefaultOccurrence = async (query = '') =>
    (await api.sendRequest({ url: url + query })).json().date;
  expect(await readDefaultOccurrence()).toMatchObject({
    id: laterOccurrenceId,
    registration: 'open',
  });
  expect(await readDefaultOccurrence(`?termin=${event.occurrenceId}`)).toMatchObject({
    id: event.occurrenceId,
  });
  await event.addConfirmedGuest('auch', { occurrenceId: laterOccurrenceId });
  expect(await readDefaultOccurrence()).toMatchObject({
    id: event.occurrenceId,
    registration: 'waitlist',
  });
});
