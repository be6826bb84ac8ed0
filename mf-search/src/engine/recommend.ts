import { searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { HitModel, Recommended } from '#model/search-model.ts';
import { readHit, type RawHit } from './read-hit.ts';
import type { SearchClient } from './search-client.ts';
import { within } from './within.ts';

/** Documents offered besides the hits. */
const MOST = 4;
/** Milliseconds that the results wait for it. */
const PATIENCE_MS = 300;
/** With more hits than these nobody needs others. */
const FEW = 3;

/**
 * What is offered besides few hits or none: documents like the best one, or those that are chosen
 * most. Null where there is nothing to offer, and where the service does not recommend: results
 * stand without it.
 */
export async function recommendBesides(
  client: SearchClient,
  total: number,
  best: HitModel | undefined,
): Promise<Recommended | null> {
  if (total > FEW || (total > 0 && !best)) return null;
  const wish = best
    ? {
        model: 'looking-similar' as const,
        indexName: searchIndex(best.kind),
        objectID: best.id,
        threshold: 10,
      }
    : { model: 'trending-items' as const, indexName: searchIndex('artikel'), threshold: 0 };
  try {
    const asking = client.getRecommendations({
      requests: [{ ...wish, maxRecommendations: MOST }],
    });
    const { results } = await within(PATIENCE_MS, asking);
    const hits = (results[0]?.hits ?? []) as unknown as readonly RawHit[];
    return hits.length > 0 ? { like: best ?? null, hits: hits.map(readHit) } : null;
  } catch {
    return null;
  }
}
