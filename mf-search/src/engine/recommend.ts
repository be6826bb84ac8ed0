import { getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { HitModel, RecommendationModel } from '#model/search-model.ts';
import { readHit, type RawHit } from './read-hit.ts';
import type { SearchClient } from './search-client.ts';
import { withTimeout } from './with-timeout.ts';

/** Maximum number of recommended documents. */
const MAX_RECOMMENDATIONS = 4;
/** Maximum time in milliseconds that the page waits for recommendations. */
const RECOMMENDATION_TIMEOUT_MS = 300;
/**
 * Maximum number of hits for which recommendations are requested. Searches with more hits get none.
 */
const MAX_HITS_TO_RECOMMEND = 3;

/**
 * Recommends documents when a search has few hits. They are similar to the best hit or, if there
 * are no hits, popular articles. Returns null when there are no such documents or the service
 * fails.
 */
export async function recommendDocuments(
  client: SearchClient,
  total: number,
  bestHit: HitModel | undefined,
): Promise<RecommendationModel | null> {
  if (total > MAX_HITS_TO_RECOMMEND || (total > 0 && !bestHit)) return null;
  const request = bestHit
    ? {
        model: 'looking-similar' as const,
        indexName: getIndexName(bestHit.kind),
        objectID: bestHit.id,
        threshold: 10,
      }
    : { model: 'trending-items' as const, indexName: getIndexName('articles'), threshold: 0 };
  try {
    const answer = client.getRecommendations({
      requests: [{ ...request, maxRecommendations: MAX_RECOMMENDATIONS }],
    });
    const { results } = await withTimeout(RECOMMENDATION_TIMEOUT_MS, answer);
    const hits = (results[0]?.hits ?? []) as unknown as readonly RawHit[];
    return hits.length > 0 ? { similarTo: bestHit ?? null, hits: hits.map(readHit) } : null;
  } catch {
    return null;
  }
}
