import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createIdSigner } from '#secrets/signed-id.ts';
import { addEvent } from '#testing/event-guests.ts';
import { startTestApi, createTestEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/**
 * Returns whether a connection waits for a lock. Always returns true with the embedded database,
 * which runs all work one after another on a single connection.
 */
async function isWaitingForLock(): Promise<boolean> {
  if (api.database.kind === 'pglite') return true;
  const { rows } = await api.database.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
  return rows.length > 0;
}

test('recording attendance waits for the lock and uses the current state', async () => {
  const event = await addEvent(api);
  await event.addConfirmedGuest('hanna');
  const [registration] = await event.readRegistrations();
  const secret = createTestEnvironment('', '')['AUTH_SECRET'] ?? '';
  const code = createIdSigner([secret]).sign('event-edit', event.eventId);
  const client = await api.database.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM event_occurrences WHERE id = $1 FOR UPDATE', [
    event.occurrenceId,
  ]);
  let hasResponded = false;
  const attendanceResponse = api
    .post('/api/events/own/attendees/attendance', {
      code,
      registrationId: registration?.id,
      came: true,
    })
    .finally(() => (hasResponded = true));
  await waitUntil('it waits, or does not', async () => hasResponded || (await isWaitingForLock()));
  // The attendee cancels while the organizer waits for the lock.
  await client.query("UPDATE event_registrations SET state = 'cancelled' WHERE id = $1", [
    registration?.id,
  ]);
  await client.query('UPDATE event_occurrences SET seats_taken = 0 WHERE id = $1', [
    event.occurrenceId,
  ]);
  await client.query('COMMIT');
  client.release();
  expect((await attendanceResponse).json()).toMatchObject({ code: 'record.state' });
  expect(await event.readRegistrations()).toMatchObject([{ state: 'cancelled' }]);
  expect(await event.readTakenSeatCount()).toBe(0);
});

test('a seat offer of a cancelled occurrence cannot be accepted', async () => {
  const event = await addEvent(api, { capacity: 1 });
  const firstGuest = await event.addConfirmedGuest('erste');
  const secondGuest = await event.addConfirmedGuest('zweite');
  await event.postAction('cancel', firstGuest.code);
  await event.waitForMail(secondGuest.email, 'ist etwas frei geworden');
  await api.database.pool.query("UPDATE event_occurrences SET status = 'cancelled' WHERE id = $1", [
    event.occurrenceId,
  ]);
  expect((await event.postAction('accept', secondGuest.code)).json()).toMatchObject({
    code: 'registration.closed',
  });
});
