import { sql } from 'drizzle-orm';

import {
  jobWorkFields,
  jobEmploymentTypes,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import { jobPostings } from '#db/tables/job-postings.ts';
import { getRegionName } from '#places/region-name.ts';
import type { EntryTexts } from '#word-search/entry-lexemes.ts';
import type { LexemeTable } from '#word-search/fill-lexemes.ts';
import type { ListCategory } from '#word-search/list-categories.ts';
import type { WordTable } from '#word-search/searchable-list.ts';

/** Returns the texts of a job that the search covers. */
export function toJobTexts(job: typeof jobPostings.$inferInsert): EntryTexts {
  const { title, employer, postcode, place, region, otherPlaces = [] } = job;
  const otherPlaceNames = otherPlaces.map((otherPlace) => otherPlace.place);
  return {
    main: [title, employer, postcode, place, ...otherPlaceNames, getRegionName(region)],
    other: [job.intro, job.duties, job.profile],
    categories: [...(job.fields ?? []), ...(job.types ?? [])],
  };
}

/** Defines the rows and columns from which the words of jobs are read. */
export const jobWordTable: WordTable = {
  kind: 'jobs',
  table: jobPostings,
  publishedCondition: sql`listed`,
  text: sql`concat_ws(' ', title, employer, intro, duties, profile)`,
};

export const jobLexemeTable: LexemeTable<typeof jobPostings> = {
  table: jobPostings,
  getEntryTexts: toJobTexts,
};

/** Fields of work and kinds of employment, by which people find jobs. */
export const SEARCHED_JOB_CATEGORIES: readonly ListCategory[] = Object.entries({
  ...jobWorkFields,
  ...jobEmploymentTypes,
}).map(([key, name]) => ({ key, name }));
