import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { deleteEntriesOf, findEntriesOf } from './prize-draw.repository.ts';

/**
 * Returns the functions that export and erase the prize draw entries with the current or a former
 * email address of the account.
 */
export function createEntryPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Gewinnspiele',
    export: async ({ email, formerAddresses = [] }) => {
      const entries = await findEntriesOf(db, email);
      for (const { email: formerEmail, until } of formerAddresses) {
        entries.push(...(await findEntriesOf(db, formerEmail, until)));
      }
      return entries;
    },
    erase: async (tx, { email, formerAddresses = [] }) => {
      await deleteEntriesOf(tx, email);
      for (const formerAddress of formerAddresses)
        await deleteEntriesOf(tx, formerAddress.email, formerAddress.until);
    },
  };
}
