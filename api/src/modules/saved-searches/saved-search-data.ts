import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { deleteSearchesOf, findSearchesOf } from './saved-search.repository.ts';

/** Returns the functions that export and erase personal data in saved searches. */
export function savedSearchData(db: Drizzle): PersonalData {
  return {
    title: 'Suchaufträge',
    export: async (subject) =>
      (await findSearchesOf(db, subject)).map((search) => ({
        suche: search.title,
        adresse: search.query,
        rhythmus: search.frequency,
        stand: search.state,
        bestaetigt: search.confirmedAt,
      })),
    erase: (tx, subject) => deleteSearchesOf(tx, subject),
  };
}
