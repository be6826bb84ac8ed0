import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { readJobs } from '#data/read-jobs.server.ts';
import { loadListMap } from '#data/load-list-map.server.ts';
import { countAppliedFilters } from '#model/applied-filters.ts';
import { listAppliedJobFilters } from '#model/applied-job-filters.ts';
import { formatFilteredListName } from '#model/format-list-name.ts';
import { isExistingListPage } from '#model/is-existing-list-page.ts';
import { removeView } from '#model/list-urls.ts';
import { jobListUrls } from '#model/job-list-urls.ts';
import { JobResults } from './JobResults.tsx';

export interface JobsData {
  /** The list without its jobs, which only the server renders. Null if the api is unavailable. */
  readonly list: Omit<JobList, 'jobs'> | null;
  /** Query string with sorted parameters and without empty parameters. */
  readonly query: string;
  /** Number of filters that are set, without words, place and category. */
  readonly appliedCount: number;
}

/**
 * Search engines may index a list if its URL has only these parameters. Other lists get `noindex`.
 */
const INDEXABLE_PARAMS = new Set(['bereich', 'seite']);

/** Loads the job list for the query. */
export async function loadJobs(context: LoadContext): Promise<PageResult<JobsData>> {
  const query = jobListUrls.normalizeQuery(context.query);
  const [list, listMap] = await Promise.all([
    readJobs(context, removeView(query).toString()).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'jobs could not be read');
      return null;
    }),
    loadListMap(context, query, {
      urls: jobListUrls,
      apiPath: '/api/jobs/places',
      nouns: ['Stelle', 'Stellen'],
    }),
  ]);
  if (list && !isExistingListPage(list, query)) return createNotFoundResult();
  const canonicalQuery = new URLSearchParams(
    [...query].filter(([key]) => INDEXABLE_PARAMS.has(key)),
  );
  // Screen readers announce the title after each change of the filter.
  const isNamedByCount = [...query.keys()].some((key) => key !== 'seite');
  const isFiltered = [...query.keys()].some((key) => !INDEXABLE_PARAMS.has(key));
  const name =
    list && isNamedByCount
      ? formatFilteredListName({
          name: 'Jobbörse',
          total: list.total,
          itemLabels: ['Stelle', 'Stellen'],
          query,
        })
      : 'Jobbörse';
  return {
    kind: 'page',
    data: {
      list: list && withoutJobs(list),
      query: query.toString(),
      appliedCount: list ? countAppliedFilters(listAppliedJobFilters(list, query)) : 0,
    },
    incomplete: list === null || listMap.isMissing,
    parts: list
      ? {
          results: createPart(JobResults, {
            list,
            query: query.toString(),
            map: listMap.map,
            mapHref: listMap.href,
          }),
        }
      : {},
    head: {
      name: list && list.page > 1 ? `${name}, Seite ${list.page}` : name,
      description: 'Stellen auf Höfen, in Werkstätten, Forst und Verwaltung, mit echtem Gehalt.',
      canonicalPath: jobListUrls.buildListHref(canonicalQuery),
      noIndex: isFiltered || list?.total === 0,
      alternates: [{ href: jobPaths.feed(), type: 'application/rss+xml', title: 'Neue Stellen' }],
    },
  };
}

function withoutJobs({ jobs: _jobs, ...list }: JobList): Omit<JobList, 'jobs'> {
  return list;
}
