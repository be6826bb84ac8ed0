import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { deleteEntriesOfEmail, findEntriesOfEmail } from './prize-draw.repository.ts';

/**
 * Returns the functions that export and erase the prize draw entries with the current or a former
 * email address of the account.
 */
export function createEntryPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Gewinnspiele',
    export: async ({ email, formerEmails: formerEmailAddresses = [] }) => {
      const entries = await findEntriesOfEmail(db, email);
      for (const { email: formerEmail, usedUntil: until } of formerEmailAddresses) {
        entries.push(...(await findEntriesOfEmail(db, formerEmail, until)));
      }
      return entries;
    },
    erase: async (tx, { email, formerEmails: formerEmailAddresses = [] }) => {
      await deleteEntriesOfEmail(tx, email);
      for (const formerEmailAddress of formerEmailAddresses)
        await deleteEntriesOfEmail(tx, formerEmailAddress.email, formerEmailAddress.usedUntil);
    },
  };
}
