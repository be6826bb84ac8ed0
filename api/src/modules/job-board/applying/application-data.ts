import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { findSent, removeOfPerson } from './application.repository.ts';

/** Personal data in sent applications. Erased together with the account. */
export function applicationData(db: Drizzle): PersonalData {
  return {
    title: 'Bewerbungen',
    export: async (subject) => {
      const rows = await findSent(db, subject);
      return rows.map(({ application, job }) => {
        const { id: _, userId: __, postingId: ___, ...rest } = application;
        return { stelle: job.title, betrieb: job.employer, ...rest };
      });
    },
    erase: (tx, subject) => removeOfPerson(tx, subject),
  };
}
