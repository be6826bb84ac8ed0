import type {
  JobSitemapPart,
  JobDetail,
  JobList,
} from '@gruenland/shared-contracts/api/job-board.ts';
import {
  jobSitemapPartSchema,
  jobDetailSchema,
  jobListSchema,
} from '@gruenland/shared-contracts/api/job-board.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads a list of job postings.
 * @throws if the api is unavailable
 */
export async function readJobs({ api }: LoadContext, query: string): Promise<JobList> {
  const response = await api.get(`/api/jobs${query ? `?${query}` : ''}`);
  return jobListSchema.parse(response.body);
}

/**
 * Reads one job posting.
 * @param typedPlace place from which the distance is wanted; empty if none
 * @throws if the api is unavailable
 */
export async function readJob(
  { api }: LoadContext,
  jobNumber: number,
  typedPlace = '',
): Promise<JobDetail | 'not-found' | 'gone'> {
  const query = typedPlace ? `?${new URLSearchParams({ ort: typedPlace })}` : '';
  const response = await api.get(`/api/jobs/${jobNumber}${query}`);
  if (response.status === 410) return 'gone';
  if (response.status === 404) return 'not-found';
  return jobDetailSchema.parse(response.body);
}

/**
 * Reads one part of the sitemap of job postings.
 * @param part number of the part, from 1
 * @throws if the api is unavailable
 */
export async function readJobSitemap(
  { api }: LoadContext,
  part: string,
): Promise<Pick<JobSitemapPart, 'jobs'>> {
  const response = await api.get(`/api/jobs/sitemap?teil=${part}`);
  return jobSitemapPartSchema.parse(response.body);
}
