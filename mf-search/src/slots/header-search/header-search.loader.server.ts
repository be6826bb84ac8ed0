import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SearchAccess } from '#engine/search-client.ts';

/** Returns the credentials for the search service. Both are public. */
export async function loadHeaderSearch(
  _props: unknown,
  { settings }: LoadContext,
): Promise<SearchAccess> {
  return { applicationId: settings.searchApplicationId, key: settings.searchKey };
}
