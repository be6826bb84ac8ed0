import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import { jobExtras, jobFields, jobTypes } from '@gruenland/shared-contracts/job-board/job-words.ts';
import type { JobExtra } from '@gruenland/shared-contracts/job-board/job-words.ts';

import type { Executor } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { foldWords } from '#modules/places/fold-words.ts';

import { payPerHour } from './pay-per-hour.ts';
import { workPlaceOf } from './work-place.ts';

export type StoredJob = typeof jobPostings.$inferSelect;
export type NewJob = Omit<
  typeof jobPostings.$inferInsert,
  'id' | 'number' | 'words' | 'extras' | 'payHourCents' | 'createdAt' | 'updatedAt'
>;

/** Rows of one statement: more would pass the limit of parameters. */
const atOnce = 100;

/** What comes with a Stelle, as the list can be asked for it. */
export function extrasOf(job: NewJob): JobExtra[] {
  const present: Readonly<Record<JobExtra, boolean>> = {
    unterkunft: typeof job.accommodation === 'string',
    verpflegung: typeof job.meals === 'string',
    fahrzeug: typeof job.vehicle === 'string',
    homeoffice: job.remote === true,
    zuhause: workPlaceOf(job) === 'zuhause',
    'freie-wochenenden': job.weekendWork !== true,
    gehalt: typeof job.payMinCents === 'number',
  };
  return (Object.keys(jobExtras) as JobExtra[]).filter((extra) => present[extra]);
}

const wordsIn = (words: Readonly<Record<string, string>>, keys: readonly string[] = []) =>
  keys.map((key) => words[key] ?? '');

/** What a Stelle is found by. */
function wordsOf(job: NewJob): string {
  const { title, employer, place, otherPlaces = [], intro = '', tasks, profile } = job;
  const places = otherPlaces.map((other) => other.place);
  const topics = [...wordsIn(jobFields, job.fields), ...wordsIn(jobTypes, job.types)];
  return foldWords([title, employer, place, ...places, ...topics, intro, tasks, profile].join(' '));
}

/** What follows from the rest and is stored with it. */
export function derivedColumns(job: NewJob) {
  return {
    extras: extrasOf(job),
    payHourCents: payPerHour(job),
    words: sql`to_tsvector('simple', ${wordsOf(job)})` as never,
  };
}

/** Writes Stellen in the order given; their numbers follow it. */
export async function insertJobs(db: Executor, jobs: readonly NewJob[]): Promise<StoredJob[]> {
  const written: StoredJob[] = [];
  for (let from = 0; from < jobs.length; from += atOnce) {
    const rows = jobs
      .slice(from, from + atOnce)
      .map((job) => ({ ...job, id: ulid(), ...derivedColumns(job) }));
    written.push(...(await db.insert(jobPostings).values(rows).returning()));
  }
  return written;
}
