import { jobListQuerySchema } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { readNewEntries } from '#modules/saved-searches/read-new-entries.ts';
import type { SavedSearchKind } from '#modules/saved-searches/search-kind.ts';
import { isFilter, toQueryObject, searchTitle } from '#modules/saved-searches/search-query.ts';

import type { JobService } from './job.service.ts';

/** Jobs as a kind of saved search. */
export function jobSearchKind(jobs: JobService): SavedSearchKind {
  return {
    isFilterParameter: isFilter,
    path: paths.jobs(),
    title: async (query) => searchTitle('Jobs', query, []),
    hits: async (query, since) => {
      const read = jobListQuerySchema.parse(toQueryObject(query));
      const fresh = await readNewEntries(since, async (seite) => {
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
