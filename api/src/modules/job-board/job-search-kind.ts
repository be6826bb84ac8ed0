import { jobListQuerySchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import {
  MAX_NEW_ENTRIES,
  isFilterParameter,
  toQueryObject,
  createSearchTitle,
} from '#modules/saved-searches/interface.ts';
import type { SavedSearchKind } from '#modules/saved-searches/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { findLastJobPublication } from './job-list.repository.ts';
import type { JobService } from './job.service.ts';

/** Returns the functions with which saved searches read the job list. */
export function createJobSearchKind(db: Drizzle, jobs: JobService): SavedSearchKind {
  return {
    isFilterParameter,
    path: paths.jobs(),
    createTitle: async (query) => createSearchTitle('Jobs', query, []),
    findHits: async (query, publishedAfter) => {
      const newJobs = await jobs.listNew(
        jobListQuerySchema.parse(toQueryObject(query)),
        publishedAfter,
        MAX_NEW_ENTRIES,
      );
      return newJobs.map((job) => ({
        id: String(job.number),
        title: job.title,
        path: paths.job(createEntrySlug(job)),
        facts: job.place,
      }));
    },
    findLastPublication: () => findLastJobPublication(db),
  };
}
