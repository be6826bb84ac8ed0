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
  const kurs = await addEvent(api, { capacity: 3 });
  const one = await kurs.addConfirmedGuest('eins');
  await kurs.addConfirmedGuest('zwei', { seats: 2 });
  const group = await kurs.addConfirmedGuest('gruppe', { seats: 2 });
  await kurs.act('cancel', one.code);
  expect(await kurs.seatsTaken()).toBe(2);
  const form = await api.ask({ url: `/api/events/${kurs.eventId}/registration` });
  expect(form.json().date).toMatchObject({ registration: 'waitlist', seatsLeft: 1 });
  // The detail page also shows that free seats are reserved for the waitlist.
  const page = (await api.ask({ url: `/api/events/${kurs.eventId}` })).json();
  expect(page.dates).toMatchObject([{ registration: 'waitlist', seatsLeft: 1 }]);
  const late = await kurs.addConfirmedGuest('spaet');
  expect(await kurs.read(late.code)).toMatchObject({ state: 'waitlisted' });
  expect(await kurs.read(group.code)).toMatchObject({ state: 'waitlisted' });
  // The group cancels, so the next entry gets the seat.
  await kurs.act('cancel', group.code);
  expect(await kurs.read(late.code)).toMatchObject({ state: 'promoted' });
});

test('a request for more seats than the capacity does not block the waitlist', async () => {
  const kurs = await addEvent(api);
  const first = await kurs.addConfirmedGuest('da', { seats: 2 });
  const group = await kurs.addConfirmedGuest('gruppe', { seats: 2 });
  const late = await kurs.addConfirmedGuest('spaet');
  const fewer = 'UPDATE events SET capacity = 1 WHERE id = $1';
  await api.database.pool.query(fewer, [kurs.eventId]);
  await kurs.act('cancel', first.code);
  expect(await kurs.read(group.code)).toMatchObject({ state: 'waitlisted' });
  expect(await kurs.read(late.code)).toMatchObject({ state: 'promoted' });
});

test('selects a later date with a free seat before a waitlist; if all are full, the first', async () => {
  const kurs = await addEvent(api, { capacity: 1 });
  await kurs.addConfirmedGuest('voll');
  const later = await insertOccurrence(api.database.drizzle, kurs.eventId, 10);
  const url = `/api/events/${kurs.eventId}/registration`;
  const readDefaultDate = async (query = '') => (await api.ask({ url: url + query })).json().date;
  expect(await readDefaultDate()).toMatchObject({ id: later, registration: 'open' });
  expect(await readDefaultDate(`?termin=${kurs.occurrenceId}`)).toMatchObject({
    id: kurs.occurrenceId,
  });
  await kurs.addConfirmedGuest('auch', { occurrenceId: later });
  expect(await readDefaultDate()).toMatchObject({
    id: kurs.occurrenceId,
    registration: 'waitlist',
  });
});
