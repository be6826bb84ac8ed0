import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulid';

import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { savedSearches } from '#db/tables/saved.ts';
import { insertEvent } from '#testing/event-guests.ts';
import { mailedCode, newEmail, newPerson, signIn } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

type SearchState = (typeof savedSearches.$inferInsert)['state'];
type RegistrationState = (typeof eventRegistrations.$inferInsert)['state'];

async function search(email: string, query: string, state: SearchState = 'aktiv') {
  await api.database.drizzle.insert(savedSearches).values({
    id: ulid(),
    email,
    kind: 'kleinanzeigen',
    query,
    title: query,
    frequency: 'taeglich',
    state,
  });
}
async function registration(dateId: string, email: string, state: RegistrationState) {
  await api.database.drizzle.insert(eventRegistrations).values({
    id: ulid(),
    dateId,
    email,
    firstName: 'Hanna',
    lastName: 'Ohlsen',
    seats: 1,
    state,
    code: ulid().slice(-6),
  });
}
const searches = async (email: string) => {
  const rows = await api.database.drizzle
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.email, email));
  return rows.map(({ query, state }) => `${query} ${state}`).toSorted();
};
const dates = async (email: string) => {
  const rows = await api.database.drizzle
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.email, email));
  return rows.map(({ dateId, state }) => `${dateId} ${state}`).toSorted();
};

async function changeAddress(from: string, to: string): Promise<void> {
  const cookie = await signIn(api, from);
  await api.post('/api/account/email', { email: to }, { cookie });
  const token = await mailedCode(api, to, '/anmelden/e-mail-bestaetigen');
  const answer = await api.post('/api/account/email/confirm', { token });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

test('Suchaufträge and registrations come along to the new address', async () => {
  const [from, to] = [await newPerson(api), newEmail('neu')];
  await search(from, 'q=heu');
  await search(from, 'q=stroh', 'pausiert');
  await search(from, 'q=fremd', 'wartet');
  // The new address has searches of its own: one runs, one was never confirmed.
  await search(from, 'q=presse');
  await search(to, 'q=presse', 'pausiert');
  await search(from, 'q=wender');
  await search(to, 'q=wender', 'wartet');
  const [course, both, open] = [
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
    await insertEvent(api.database.drizzle),
  ].map(({ dateId }) => dateId) as [string, string, string];
  await registration(course, from, 'bestaetigt');
  await registration(both, from, 'bestaetigt');
  await registration(both, to, 'warteliste');
  await registration(open, from, 'angefragt');

  await changeAddress(from, to);

  expect(await searches(to)).toEqual([
    'q=heu aktiv',
    'q=presse pausiert',
    'q=stroh pausiert',
    'q=wender aktiv',
  ]);
  expect(await searches(from)).toEqual(['q=fremd wartet']);
  expect(await dates(to)).toEqual([`${course} bestaetigt`, `${both} warteliste`].toSorted());
  expect(await dates(from)).toEqual([`${both} bestaetigt`, `${open} angefragt`].toSorted());
});

test('what others saved with their own addresses stays theirs', async () => {
  const [from, to, other] = [await newPerson(api), newEmail('neu'), newEmail('fremd')];
  await search(other, 'q=heu');
  await changeAddress(from, to);
  expect(await searches(other)).toEqual(['q=heu aktiv']);
});
