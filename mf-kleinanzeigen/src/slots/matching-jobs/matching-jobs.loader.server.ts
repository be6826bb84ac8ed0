import type { JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotProps } from '@gruenland/shared-contracts/slot.ts';
import { readJobs } from '#data/read-jobs.server.ts';

/** Loads the newest job postings, either of all occupational fields or of the one in `field`. */
export async function loadMatchingJobs(
  { count, field }: SlotProps['jobs.matching'],
  context: LoadContext,
): Promise<readonly JobTeaser[]> {
  const query = new URLSearchParams({ anzahl: String(count), ...(field && { bereich: field }) });
  const { jobs } = await readJobs(context, query.toString());
  return jobs;
}
