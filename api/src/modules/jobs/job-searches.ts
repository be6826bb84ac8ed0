import { jobListQuerySchema } from '@gruenland/shared-contracts/api/jobs.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { SearchKindOf } from '#modules/suchauftraege/search-kind.ts';
import { isFilter, objectOf, titleOf } from '#modules/suchauftraege/search-words.ts';

import type { JobService } from './job.service.ts';

/** The Jobbörse as it can be watched. */
export function jobSearches(jobs: JobService): SearchKindOf {
  return {
    keeps: isFilter,
    path: paths.jobs(),
    title: async (query) => titleOf('Jobs', query, []),
    hits: async (query, since) => {
      const read = jobListQuerySchema.parse(objectOf(query));
      const { jobs: found } = await jobs.list({ ...read, seite: 1, sortierung: 'neueste' });
      const fresh = found.filter(({ publishedAt }) => new Date(publishedAt) > since);
      return fresh.map(({ number, slug, title, place }) => ({
        id: String(number),
        title,
        path: paths.job(slug),
        facts: place,
      }));
    },
  };
}
