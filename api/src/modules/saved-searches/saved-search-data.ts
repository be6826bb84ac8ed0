import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { deleteSearchesOfPerson, findSearchesOfPerson } from './saved-search.repository.ts';

/** Returns the functions that export and erase personal data in saved searches. */
export function createSavedSearchPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Suchaufträge',
    export: async (subject) =>
      (await findSearchesOfPerson(db, subject)).map((search) => ({
        suche: search.title,
        adresse: search.query,
        rhythmus: search.frequency,
        stand: search.state,
        bestaetigt: search.confirmedAt,
      })),
    erase: (tx, subject) => deleteSearchesOfPerson(tx, subject),
  };
}
