import type { Drizzle } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { insertJobs } from '#modules/job-board/job-record.repository.ts';
import { readBundledPlaces } from '#places/place.repository.ts';

import { generateSeedJobs } from './generate-seed-jobs.ts';

/** Fills an empty job board with sample jobs. It is called only for the embedded database. */
export async function addSampleJobs(db: Drizzle, now = new Date()): Promise<void> {
  const existingJobs = await db.select({ id: jobPostings.id }).from(jobPostings).limit(1);
  if (existingJobs.length > 0) return;
  const jobs = generateSeedJobs(await readBundledPlaces(), now);
  await db.transaction((tx) => insertJobs(tx, jobs));
}
