import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulid';

import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { savedSearches } from '#db/tables/saved.ts';
import { insertEvent } from '#testing/event-guests.ts';
import { waitForCode, newEmail, registerPerson, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

type SearchState = (typeof savedSearches.$inferInsert)['state'];
type RegistrationState = (typeof eventRegistrations.$inferInsert)['state'];

async function search(email: string, query: string, state: SearchState = 'active') {
  await api.database.drizzle.insert(savedSearches).values({
    id: ulid(),
    email,
    kind: 'ads',
    query,
    title: query,
    frequency: 'daily',
    state,
  });
}
async function registration(occurrenceId: string, email: string, state: RegistrationState) {
  await api.database.drizzle.insert(eventRegistrations).values({
    id: ulid(),
    occurrenceId,
    email,
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    seats: 1,
    state,
    code: ulid().slice(-6),
  });
}
const readSearches = async (email: string) => {
  const rows = await api.database.drizzle
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.email, email));
  return rows.map(({ query, state }) => `${query} ${state}`).toSorted();
};
const readRegistrations = async (email: string) => {
  const rows = await api.database.drizzle
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email));
  return rows.map(({ occurrenceId, state }) => `${occurrenceId} ${state}`).toSorted();
};

async function changeAddress(from: string, to: string): Promise<void> {
  const cookie = await signIn(api, from);
  await api.post('/api/account/email', { email: to }, { cookie });
  const token = await waitForCode(api, to, '/anmelden/e-mail-bestaetigen');
  const answer = await api.post('/api/account/email/confirm', { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

test('saved searches and registrations move to the new address', async () => {
  const [from, to] = [await registerPerson(api), newEmail('neu')];
  await search(from, 'q=heu');
  await search(from, 'q=stroh', 'paused');
  await search(from, 'q=fremd', 'unconfirmed');
  // The new address already has one active saved search and another that was never confirmed.
  await search(from, 'q=presse');
  await search(to, 'q=presse', 'paused');
  await search(from, 'q=wender');
  await search(to, 'q=wender', 'unconfirmed');
  const [event, eventWithBoth, openEvent] = [
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
  ].map(({ occurrenceId }) => occurrenceId) as [string, string, string];
  await registration(event, from, 'confirmed');
  await registration(eventWithBoth, from, 'confirmed');
  await registration(eventWithBoth, to, 'waitlisted');
  await registration(openEvent, from, 'requested');

  await changeAddress(from, to);

  expect(await readSearches(to)).toEqual([
    'q=heu active',
    'q=presse paused',
    'q=stroh paused',
    'q=wender active',
  ]);
  expect(await readSearches(from)).toEqual(['q=fremd unconfirmed']);
  expect(await readRegistrations(to)).toEqual(
    [`${event} confirmed`, `${eventWithBoth} waitlisted`].toSorted(),
  );
  expect(await readRegistrations(from)).toEqual(
    [`${eventWithBoth} confirmed`, `${openEvent} requested`].toSorted(),
  );
});

test('entries that others saved with their own addresses stay unchanged', async () => {
  const [from, to, otherEmail] = [await registerPerson(api), newEmail('neu'), newEmail('fremd')];
  await search(otherEmail, 'q=heu');
  await changeAddress(from, to);
  expect(await readSearches(otherEmail)).toEqual(['q=heu active']);
});
