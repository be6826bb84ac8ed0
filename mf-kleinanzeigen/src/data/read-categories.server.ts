import type { KleinanzeigenCategory } from '@gruenland/shared-contracts/api/kleinanzeigen.ts';
import { kleinanzeigenCategoriesSchema } from '@gruenland/shared-contracts/api/kleinanzeigen.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/** The categories that can be chosen, or null while the api is away: the page stands without them. */
export async function readCategories({
  api,
  log,
}: LoadContext): Promise<readonly KleinanzeigenCategory[] | null> {
  try {
    const answer = await api.get('/api/kleinanzeigen/categories');
    return kleinanzeigenCategoriesSchema.parse(answer.body);
  } catch (error) {
    log.warn({ error: String(error) }, 'categories could not be read');
    return null;
  }
}
