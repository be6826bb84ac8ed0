import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { findProfile } from './profile.repository.ts';

/**
 * Returns the functions that export and erase personal data in the row of the account. Erasing an
 * account deletes this row.
 */
export function createProfilePersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Profil',
    export: ({ id }) => findProfile(db, id),
    erase: async () => undefined,
  };
}
