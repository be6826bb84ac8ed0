import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { addEvent, insertDate } from '#testing/event-guests.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('nobody who comes later passes a group that waits, also with one seat free', async () => {
  const kurs = await addEvent(api, { capacity: 3 });
  const one = await kurs.guest('eins');
  await kurs.guest('zwei', { seats: 2 });
  const group = await kurs.guest('gruppe', { seats: 2 });
  await kurs.act('cancel', one.code);
  expect(await kurs.seatsTaken()).toBe(2);
  const form = await api.ask({ url: `/api/veranstaltungen/${kurs.eventId}/anmeldung` });
  expect(form.json().date).toMatchObject({ registration: 'waitlist', seatsLeft: 1 });
  // Its page says the same: what is free is theirs who wait.
  const page = (await api.ask({ url: `/api/veranstaltungen/${kurs.eventId}` })).json();
  expect(page.dates).toMatchObject([{ registration: 'waitlist', seatsLeft: 1 }]);
  const late = await kurs.guest('spaet');
  expect(await kurs.read(late.code)).toMatchObject({ state: 'warteliste' });
  expect(await kurs.read(group.code)).toMatchObject({ state: 'warteliste' });
  // The group gives up: whoever is next has the seat.
  await kurs.act('cancel', group.code);
  expect(await kurs.read(late.code)).toMatchObject({ state: 'nachgerueckt' });
});

test('a wish for more seats than there are any more stops nobody', async () => {
  const kurs = await addEvent(api);
  const first = await kurs.guest('da', { seats: 2 });
  const group = await kurs.guest('gruppe', { seats: 2 });
  const late = await kurs.guest('spaet');
  const fewer = 'UPDATE events SET capacity = 1 WHERE id = $1';
  await api.database.pool.query(fewer, [kurs.eventId]);
  await kurs.act('cancel', first.code);
  expect(await kurs.read(group.code)).toMatchObject({ state: 'warteliste' });
  expect(await kurs.read(late.code)).toMatchObject({ state: 'nachgerueckt' });
});

test('nobody is led into the line while a later date has a seat; all full, to the first', async () => {
  const kurs = await addEvent(api, { capacity: 1 });
  await kurs.guest('voll');
  const later = await insertDate(api.database.drizzle, kurs.eventId, 10);
  const url = `/api/veranstaltungen/${kurs.eventId}/anmeldung`;
  const offered = async (query = '') => (await api.ask({ url: url + query })).json().date;
  expect(await offered()).toMatchObject({ id: later, registration: 'open' });
  expect(await offered(`?termin=${kurs.dateId}`)).toMatchObject({ id: kurs.dateId });
  await kurs.guest('auch', { dateId: later });
  expect(await offered()).toMatchObject({ id: kurs.dateId, registration: 'waitlist' });
});
