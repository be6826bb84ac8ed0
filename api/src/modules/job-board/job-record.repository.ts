import { sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import {
  jobBenefits,
  jobWorkFields,
  jobEmploymentTypes,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';
import type { JobBenefit } from '@gruenland/shared-contracts/job-board/job-labels.ts';

import type { Executor } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { foldWords } from '#places/fold-words.ts';
import { createLexemesExpression } from '#word-search/entry-lexemes.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { toJobTexts } from './job-words.ts';
import { computeHourlyPayCents } from './pay-per-hour.ts';
import { getWorkPlace } from './work-place.ts';

export type StoredJob = typeof jobPostings.$inferSelect;
export type NewJob = Omit<
  typeof jobPostings.$inferInsert,
  'id' | 'number' | 'words' | 'lexemes' | 'extras' | 'payHourCents' | 'createdAt' | 'updatedAt'
>;

/**
 * Maximum number of rows per INSERT. More rows, with all their words, could exceed the statement
 * timeout.
 */
const rowsPerStatement = 25;

/** Returns the benefits of a job as values of the list's `extras` filter. */
function listBenefits(job: NewJob): JobBenefit[] {
  const hasBenefit: Readonly<Record<JobBenefit, boolean>> = {
    unterkunft: typeof job.accommodation === 'string',
    verpflegung: typeof job.meals === 'string',
    fahrzeug: typeof job.vehicle === 'string',
    homeoffice: job.remote === true,
    zuhause: getWorkPlace(job) === 'zuhause',
    'freie-wochenenden': job.weekendWork !== true,
    gehalt: typeof job.payMinCents === 'number',
  };
  return (Object.keys(jobBenefits) as JobBenefit[]).filter((benefit) => hasBenefit[benefit]);
}

const joinLabels = (words: Readonly<Record<string, string>>, keys: readonly string[] = []) =>
  keys.map((key) => words[key] ?? '');

/** Returns the text that the word filter of the previous release searches. */
function buildSearchText(job: NewJob): string {
  const { title, employer, place, otherPlaces = [], intro = '', duties, profile } = job;
  const places = otherPlaces.map((otherPlace) => otherPlace.place);
  const topics = [
    ...joinLabels(jobWorkFields, job.fields),
    ...joinLabels(jobEmploymentTypes, job.types),
  ];
  return foldWords(
    [title, employer, place, ...places, ...topics, intro, duties, profile].join(' '),
  );
}

/** Computes the columns that are derived from other columns. */
export function computeDerivedColumns(job: NewJob) {
  return {
    extras: listBenefits(job),
    payHourCents: computeHourlyPayCents(job),
    words: sql`to_tsvector('simple', ${buildSearchText(job)})` as never,
    lexemes: createLexemesExpression(toJobTexts(job as typeof jobPostings.$inferInsert)),
  };
}

/** Inserts jobs in the given order; their job numbers ascend in the same order. */
export async function insertJobs(db: Executor, jobs: readonly NewJob[]): Promise<StoredJob[]> {
  const insertedJobs: StoredJob[] = [];
  for (const batch of splitIntoBatches(jobs, rowsPerStatement)) {
    const rows = batch.map((job) => ({ ...job, id: ulid(), ...computeDerivedColumns(job) }));
    insertedJobs.push(...(await db.insert(jobPostings).values(rows).returning()));
  }
  return insertedJobs;
}
