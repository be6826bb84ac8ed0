import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createSignedIds } from '#secrets/signed-id.ts';
import { addEvent } from '#testing/event-guests.ts';
import { startTestApi, testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/** Whether somebody waits for a lock; embedded, everybody waits for the one connection. */
async function somebodyWaits(): Promise<boolean> {
  if (api.database.kind === 'pglite') return true;
  const { rows } = await api.database.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  return rows.length > 0;
}

test('at the door a registration counts as it is once its date is free', async () => {
  const event = await addEvent(api);
  await event.guest('hanna');
  const [registration] = await event.stored();
  const secret = testEnvironment('', '')['AUTH_SECRET'] ?? '';
  const code = createSignedIds([secret]).sign('event-edit', event.eventId);
  const client = await api.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM event_dates WHERE id = $1 FOR UPDATE', [event.dateId]);
  let answered = false;
  const note = api
    .post('/api/veranstaltungen/eigene/teilnehmende/erschienen', {
      code,
      registrationId: registration?.id,
      came: true,
    })
    .finally(() => (answered = true));
  await until('it waits, or does not', async () => answered || (await somebodyWaits()));
  // Meanwhile they give their seat back.
  await client.query("UPDATE event_registrations SET state = 'storniert' WHERE id = $1", [
    registration?.id,
  ]);
  await client.query('UPDATE event_dates SET seats_taken = 0 WHERE id = $1', [event.dateId]);
  await client.query('COMMIT');
  client.release();
  expect((await note).json()).toMatchObject({ code: 'record.state' });
  expect(await event.stored()).toMatchObject([{ state: 'storniert' }]);
  expect(await event.seatsTaken()).toBe(0);
});

test('a seat offered at a date that was called off cannot be taken', async () => {
  const event = await addEvent(api, { capacity: 1 });
  const first = await event.guest('erste');
  const second = await event.guest('zweite');
  await event.act('cancel', first.code);
  await event.mailAbout(second.email, 'ist etwas frei geworden');
  await api.database.pool.query("UPDATE event_dates SET status = 'cancelled' WHERE id = $1", [
    event.dateId,
  ]);
  expect((await event.act('accept', second.code)).json()).toMatchObject({
    code: 'registration.closed',
  });
});
