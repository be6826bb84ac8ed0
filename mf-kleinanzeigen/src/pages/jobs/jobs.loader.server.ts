import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { readJobs } from '#data/read-jobs.server.ts';
import { hasPage } from '#model/has-page.ts';
import { jobListUrls } from '#model/job-list-urls.ts';

export interface JobsData {
  /** Null if the api is unavailable; the page is shown without jobs. */
  readonly list: JobList | null;
  /** Query string after normalization. */
  readonly query: string;
}

/** Parameters of lists that search engines may index; any other filter sets `noindex`. */
const INDEXED_PARAMS = new Set(['bereich', 'seite']);

/** Loads the job list for the query. */
export async function loadJobs(context: LoadContext): Promise<PageResult<JobsData>> {
  const query = jobListUrls.normalizeQuery(context.query);
  const list = await readJobs(context, query.toString()).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'jobs could not be read');
    return null;
  });
  if (list && !hasPage(list, query)) return notFound();
  const canonical = new URLSearchParams([...query].filter(([key]) => INDEXED_PARAMS.has(key)));
  return {
    kind: 'page',
    data: { list, query: query.toString() },
    incomplete: list === null,
    head: {
      name: list && list.page > 1 ? `Jobbörse, Seite ${list.page}` : 'Jobbörse',
      description: 'Stellen auf Höfen, in Werkstätten, Forst und Verwaltung, mit echtem Gehalt.',
      canonicalPath: jobListUrls.listHref(canonical),
      noIndex: [...query.keys()].some((key) => !INDEXED_PARAMS.has(key)) || list?.total === 0,
      alternates: [{ href: jobPaths.feed(), type: 'application/rss+xml', title: 'Neue Stellen' }],
    },
  };
}
