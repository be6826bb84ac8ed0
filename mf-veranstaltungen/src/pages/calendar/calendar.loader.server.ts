import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Start of the calendar. */
export async function loadCalendar(_context: LoadContext): Promise<PageResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: {
      name: 'Veranstaltungen',
      description: 'Märkte, Feldtage, Versammlungen und Feste auf dem Land.',
    },
  };
}
