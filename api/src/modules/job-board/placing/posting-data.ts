import { and, eq, inArray, isNull, or } from 'drizzle-orm';

import type { Drizzle } from '#db/database.ts';
import { jobPostings as jobs } from '#db/tables/job-postings.ts';
import { deleteCasesOfEntries } from '#modules/moderation/interface.ts';
import type { DataSubject, PersonalData } from '#module/personal-data.ts';

const createPersonCondition = ({ id, email }: DataSubject) =>
  or(eq(jobs.userId, id), and(isNull(jobs.userId), eq(jobs.ownerEmail, email)));

/**
 * Returns the functions that export and erase personal data in placed jobs. Erasing an account
 * deletes its jobs and the applications for them.
 */
export function createPostingPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Stellen',
    export: async (subject) => {
      const rows = await db.select().from(jobs).where(createPersonCondition(subject));
      return rows.map(({ id: _, userId: __, words: _words, lexemes: _lexemes, ...rest }) => rest);
    },
    erase: async (tx, subject) => {
      const rows = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(createPersonCondition(subject));
      const ids = rows.map(({ id }) => id);
      await deleteCasesOfEntries(tx, 'job', ids);
      await tx.delete(jobs).where(inArray(jobs.id, ids));
    },
  };
}
