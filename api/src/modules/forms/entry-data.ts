import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { deleteEntriesOf, findEntriesOf } from './prize-draw.repository.ts';

/** Personal data in prize draws: the entries with the account's email address. */
export function entryData(db: Drizzle): PersonalData {
  return {
    title: 'Gewinnspiele',
    export: async ({ email, formerAddresses = [] }) => {
      const entries = await findEntriesOf(db, email);
      for (const { email: former, until } of formerAddresses) {
        entries.push(...(await findEntriesOf(db, former, until)));
      }
      return entries;
    },
    erase: async (tx, { email, formerAddresses = [] }) => {
      await deleteEntriesOf(tx, email);
      for (const former of formerAddresses) await deleteEntriesOf(tx, former.email, former.until);
    },
  };
}
