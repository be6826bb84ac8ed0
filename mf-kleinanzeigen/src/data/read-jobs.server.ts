import type { JobAddresses, JobDetail, JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  jobAddressesSchema,
  jobDetailSchema,
  jobListSchema,
} from '@gruenland/shared-contracts/api/job-board.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/** Reads a list. @throws when the api is away */
export async function readJobs({ api }: LoadContext, query: string): Promise<JobList> {
  const answer = await api.get(`/api/jobs${query ? `?${query}` : ''}`);
  return jobListSchema.parse(answer.body);
}

/** Reads a Stelle. @throws when the api is away */
export async function readJob(
  { api }: LoadContext,
  number: number,
): Promise<JobDetail | 'not-found' | 'gone'> {
  const answer = await api.get(`/api/jobs/${number}`);
  if (answer.status === 410) return 'gone';
  if (answer.status === 404) return 'not-found';
  return jobDetailSchema.parse(answer.body);
}

/** A part of the addresses of all that is listed. @throws when the api is away */
export async function readJobAddresses(
  { api }: LoadContext,
  part: string,
): Promise<Pick<JobAddresses, 'jobs'>> {
  const answer = await api.get(`/api/jobs/sitemap?teil=${part}`);
  return jobAddressesSchema.parse(answer.body);
}
