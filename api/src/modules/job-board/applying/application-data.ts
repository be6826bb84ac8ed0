import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { findSentApplications, removeApplicationsOfPerson } from './application.repository.ts';

/**
 * Returns the functions that export and erase personal data in sent applications. Erasing an
 * account deletes the applications that its user sent.
 */
export function createApplicationPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Bewerbungen',
    export: async (subject) => {
      const rows = await findSentApplications(db, subject);
      return rows.map(({ application, job }) => {
        const { id: _, userId: _userId, postingId: _postingId, ...rest } = application;
        return { stelle: job.title, betrieb: job.employer, ...rest };
      });
    },
    erase: (tx, subject) => removeApplicationsOfPerson(tx, subject),
  };
}
