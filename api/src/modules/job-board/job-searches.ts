import { jobListQuerySchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { freshOf } from '#modules/saved-searches/fresh-hits.ts';
import type { SearchKindOf } from '#modules/saved-searches/search-kind.ts';
import { isFilter, objectOf, titleOf } from '#modules/saved-searches/search-words.ts';

import type { JobService } from './job.service.ts';

/** The Jobbörse as it can be watched. */
export function jobSearches(jobs: JobService): SearchKindOf {
  return {
    keeps: isFilter,
    path: paths.jobs(),
    title: async (query) => titleOf('Jobs', query, []),
    hits: async (query, since) => {
      const read = jobListQuerySchema.parse(objectOf(query));
      const fresh = await freshOf(since, async (seite) => {
        const list = await jobs.list({ ...read, seite, sortierung: 'neueste' });
        return list.jobs;
      });
      return fresh.map(({ number, slug, title, place }) => ({
        id: String(number),
        title,
        path: paths.job(slug),
        facts: place,
      }));
    },
  };
}
