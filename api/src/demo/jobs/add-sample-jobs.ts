import type { Drizzle } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { insertJobs } from '#modules/job-board/job-record.repository.ts';
import { ownPlaces } from '#modules/places/place.repository.ts';

import { seedJobs } from './seed-jobs.ts';

/** Fills an empty Jobbörse; never done in a configured database. */
export async function addSampleJobs(db: Drizzle, now = new Date()): Promise<void> {
  const some = await db.select({ id: jobPostings.id }).from(jobPostings).limit(1);
  if (some.length > 0) return;
  const jobs = seedJobs(await ownPlaces(), now);
  await db.transaction((tx) => insertJobs(tx, jobs));
}
