import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { addEvent, insertOccurrence } from '#testing/event-guests.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('later registrations never overtake a waiting group, even with one free seat', async () => {
  const event = await addEvent(api, { capacity: 3 });
  const seatHolder = await event.addConfirmedGuest('eins');
  await event.addConfirmedGuest('zwei', { seats: 2 });
  const groupGuest = await event.addConfirmedGuest('gruppe', { seats: 2 });
  await event.act('cancel', seatHolder.code);
  expect(await event.readTakenSeatCount()).toBe(2);
  const form = await api.ask({ url: `/api/events/${event.eventId}/registration` });
  expect(form.json().date).toMatchObject({ registration: 'waitlist', seatsLeft: 1 });
  // The free seat is reserved for the waitlist, on the detail page and in the form.
  const page = (await api.ask({ url: `/api/events/${event.eventId}` })).json();
  expect(page.dates).toMatchObject([{ registration: 'waitlist', seatsLeft: 1 }]);
  const lateGuest = await event.addConfirmedGuest('spaet');
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'waitlisted' });
  expect(await event.read(groupGuest.code)).toMatchObject({ state: 'waitlisted' });
  // The group leaves the waitlist, so the late guest gets the free seat.
  await event.act('cancel', groupGuest.code);
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'promoted' });
});

test('a request for more seats than the capacity does not block the waitlist', async () => {
  const event = await addEvent(api);
  const firstGuest = await event.addConfirmedGuest('da', { seats: 2 });
  const groupGuest = await event.addConfirmedGuest('gruppe', { seats: 2 });
  const lateGuest = await event.addConfirmedGuest('spaet');
  const reduceCapacitySql = 'UPDATE events SET capacity = 1 WHERE id = $1';
  await api.database.pool.query(reduceCapacitySql, [event.eventId]);
  await event.act('cancel', firstGuest.code);
  expect(await event.read(groupGuest.code)).toMatchObject({ state: 'waitlisted' });
  expect(await event.read(lateGuest.code)).toMatchObject({ state: 'promoted' });
});

test('selects a later date with a free seat before a waitlist; if all are full, the first', async () => {
  const event = await addEvent(api, { capacity: 1 });
  await event.addConfirmedGuest('voll');
  const laterOccurrenceId = await insertOccurrence(api.database.drizzle, event.eventId, 10);
  const url = `/api/events/${event.eventId}/registration`;
  const readDefaultDate = async (query = '') => (await api.ask({ url: url + query })).json().date;
  expect(await readDefaultDate()).toMatchObject({ id: laterOccurrenceId, registration: 'open' });
  expect(await readDefaultDate(`?termin=${event.occurrenceId}`)).toMatchObject({
    id: event.occurrenceId,
  });
  await event.addConfirmedGuest('auch', { occurrenceId: laterOccurrenceId });
  expect(await readDefaultDate()).toMatchObject({
    id: event.occurrenceId,
    registration: 'waitlist',
  });
});
