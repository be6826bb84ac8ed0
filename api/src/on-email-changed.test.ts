import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulid';

import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { savedSearches } from '#db/tables/saved.ts';
import { insertEvent } from '#testing/event-guests.ts';
import { waitForCode, createEmail, registerPerson, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

type SavedSearchState = (typeof savedSearches.$inferInsert)['state'];
type RegistrationState = (typeof eventRegistrations.$inferInsert)['state'];

async function insertSearch(email: string, query: string, state: SavedSearchState = 'active') {
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
async function insertRegistration(occurrenceId: string, email: string, state: RegistrationState) {
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
const readSavedSearches = async (email: string) => {
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

async function changeAddress(oldEmail: string, newAddress: string): Promise<void> {
  const cookie = await signIn(api, oldEmail);
  await api.post('/api/account/email', { email: newAddress }, { cookie });
  const token = await waitForCode(api, newAddress, '/anmelden/e-mail-bestaetigen');
  const response = await api.post('/api/account/email/confirm', { token });
  if (response.statusCode !== 200) throw new Error(response.body);
}

test('saved searches and registrations move to the new address', async () => {
  const [oldEmail, newAddress] = [await registerPerson(api), createEmail('neu')];
  await insertSearch(oldEmail, 'q=heu');
  await insertSearch(oldEmail, 'q=stroh', 'paused');
  await insertSearch(oldEmail, 'q=fremd', 'unconfirmed');
  // The new email address already has an active search for „presse“ and an unconfirmed one for
  // „wender“.
  await insertSearch(oldEmail, 'q=presse');
  await insertSearch(newAddress, 'q=presse', 'paused');
  await insertSearch(oldEmail, 'q=wender');
  await insertSearch(newAddress, 'q=wender', 'unconfirmed');
  const [confirmedOccurrenceId, sharedOccurrenceId, requestedOccurrenceId] = [
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
  ].map(({ occurrenceId }) => occurrenceId) as [string, string, string];
  await insertRegistration(confirmedOccurrenceId, oldEmail, 'confirmed');
  await insertRegistration(sharedOccurrenceId, oldEmail, 'confirmed');
  await insertRegistration(sharedOccurrenceId, newAddress, 'waitlisted');
  await insertRegistration(requestedOccurrenceId, oldEmail, 'requested');

  await changeAddress(oldEmail, newAddress);

  expect(await readSavedSearches(newAddress)).toEqual([
    'q=heu active',
    'q=presse paused',
    'q=stroh paused',
    'q=wender active',
  ]);
  expect(await readSavedSearches(oldEmail)).toEqual(['q=fremd unconfirmed']);
  expect(await readRegistrations(newAddress)).toEqual(
    [`${confirmedOccurrenceId} confirmed`, `${sharedOccurrenceId} waitlisted`].toSorted(),
  );
  expect(await readRegistrations(oldEmail)).toEqual(
    [`${sharedOccurrenceId} confirmed`, `${requestedOccurrenceId} requested`].toSorted(),
  );
});

test('entries that others saved with their own addresses stay unchanged', async () => {
  const [oldEmail, newAddress, otherEmail] = [
    await registerPerson(api),
    createEmail('neu'),
    createEmail('fremd'),
  ];
  await insertSearch(otherEmail, 'q=heu');
  await changeAddress(oldEmail, newAddress);
  expect(await readSavedSearches(otherEmail)).toEqual(['q=heu active']);
});
