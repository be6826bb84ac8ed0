import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** The job board's start. */
export async function loadJobs(_context: LoadContext): Promise<PageResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: {
      name: 'Jobbörse',
      description: 'Stellen auf Höfen, in Werkstätten, Forst und Verwaltung.',
    },
  };
}
