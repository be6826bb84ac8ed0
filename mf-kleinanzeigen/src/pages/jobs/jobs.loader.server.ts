import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { readJobs } from '#data/read-jobs.server.ts';
import { hasPage } from '#model/has-page.ts';
import { jobAddress } from '#model/job-address.ts';

export interface JobsData {
  /** Null while the api is away: the page stands without Stellen. */
  readonly list: JobList | null;
  /** What was asked for, tidied. */
  readonly query: string;
}

/** Filters beside these make lists for people, not for search engines. */
const INDEXED = new Set(['bereich', 'seite']);

/** The Jobbörse, narrowed by whatever stands in the address. */
export async function loadJobs(context: LoadContext): Promise<PageResult<JobsData>> {
  const query = jobAddress.tidyQuery(context.query);
  const list = await readJobs(context, query.toString()).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'jobs could not be read');
    return null;
  });
  if (list && !hasPage(list, query)) return notFound();
  const canonical = new URLSearchParams([...query].filter(([key]) => INDEXED.has(key)));
  return {
    kind: 'page',
    data: { list, query: query.toString() },
    incomplete: list === null,
    head: {
      name: list && list.page > 1 ? `Jobbörse, Seite ${list.page}` : 'Jobbörse',
      description: 'Stellen auf Höfen, in Werkstätten, Forst und Verwaltung, mit echtem Gehalt.',
      canonicalPath: jobAddress.listHref(canonical),
      noIndex: [...query.keys()].some((key) => !INDEXED.has(key)) || list?.total === 0,
      alternates: [{ href: jobPaths.feed(), type: 'application/rss+xml', title: 'Neue Stellen' }],
    },
  };
}
