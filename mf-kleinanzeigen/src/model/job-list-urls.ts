import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createListUrls } from './list-urls.ts';

/** Filter parameters of the job board, in URL order. */
export const JOB_FILTER_PARAMS = [
  'q',
  'ort',
  'umkreis',
  'bereich',
  'anstellung',
  'extras',
  'erfahrung',
  'fuehrerschein',
  'lohn-von',
] as const;

/** Functions that build the URLs of the job list. */
export const jobListUrls = createListUrls(paths.jobs(), JOB_FILTER_PARAMS);

/**
 * Returns the URL of a job with the search that found it. Page, order and map of the list are left
 * out, so that a job has one URL for each search.
 */
export function buildFoundJobHref(slug: string, query: URLSearchParams): string {
  const filters = [...query].filter(([name]) => JOB_FILTER_PARAMS.some((param) => param === name));
  const href = jobListUrls.buildListHref(new URLSearchParams(filters));
  return href.replace(paths.jobs(), paths.job(slug));
}
