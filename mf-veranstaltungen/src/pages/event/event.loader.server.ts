import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Detail of an event. The api keeps no events yet: the page says so and stays out of indexes. */
export async function loadEvent(_context: LoadContext): Promise<PageResult<null>> {
  return { kind: 'page', data: null, head: { name: 'Veranstaltung', noIndex: true } };
}
