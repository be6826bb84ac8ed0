import { jobListQuerySchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import {
  readNewEntries,
  isFilterParameter,
  toQueryObject,
  createSearchTitle,
} from '#modules/saved-searches/interface.ts';
import type { SavedSearchKind } from '#modules/saved-searches/interface.ts';

import type { JobService } from './job.service.ts';

/** Returns the functions with which saved searches read the job list. */
export function createJobSearchKind(jobs: JobService): SavedSearchKind {
  return {
    isFilterParameter,
    path: paths.jobs(),
    createTitle: async (query) => createSearchTitle('Jobs', query, []),
    findHits: async (query, sinceDate) => {
      const parsedQuery = jobListQuerySchema.parse(toQueryObject(query));
      const newJobs = await readNewEntries(sinceDate, async (page) => {
        const list = await jobs.list(
          { ...parsedQuery, seite: page, sortierung: 'neueste' },
          { isSavedSearch: true },
        );
        return list.jobs;
      });
      return newJobs.map(({ number, slug, title, place }) => ({
        id: String(number),
        title,
        path: paths.job(slug),
        facts: place,
      }));
    },
  };
}
