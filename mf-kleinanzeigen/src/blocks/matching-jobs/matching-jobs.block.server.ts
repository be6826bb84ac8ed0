import type { JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { jobWorkFields } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { parseCount, parseTitle } from '#blocks/block-fields.server.ts';
import { loadMatchingJobs } from '#slots/matching-jobs/matching-jobs.loader.server.ts';

export interface MatchingJobsModel {
  readonly title: string;
  /** Key of the occupational field. Null means all occupational fields. */
  readonly field: string | null;
  readonly count: number;
}

/**
 * Parses the fields of the block: `title` text · `field` option (occupational field; empty for all
 * fields) · `count` number 1–8, default 3.
 */
export function parseMatchingJobs(rawBlock: RawBlock): ParseResult<MatchingJobsModel> {
  const { field } = rawBlock;
  const knownField =
    typeof field === 'string' && Object.hasOwn(jobWorkFields, field) ? field : null;
  return {
    ok: true,
    model: {
      title: parseTitle(rawBlock, knownField ? 'Passende Stellen' : 'Neue Stellen'),
      field: knownField,
      count: parseCount(rawBlock, { fallback: 3, max: 8 }),
    },
  };
}

export const loadMatchingJobsBlock = (
  { field, count }: MatchingJobsModel,
  context: LoadContext,
): Promise<readonly JobTeaser[]> => loadMatchingJobs({ count, ...(field && { field }) }, context);
