import type { AdDetail, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { adDetailSchema, adListSchema } from '@gruenland/shared-contracts/api/ads.schema.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads a list of ads. Returns null if the category in the query does not exist.
 * @throws if the api is unavailable
 */
export async function readAds({ api }: LoadContext, query: string): Promise<AdList | null> {
  const response = await api.get(`/api/kleinanzeigen/ads${query ? `?${query}` : ''}`);
  if (response.status === 404) return null;
  return adListSchema.parse(response.body);
}

/**
 * Reads one ad, or the reason why it cannot be shown.
 * @throws if the api is unavailable
 */
export async function readAd(
  { api }: LoadContext,
  adNumber: number,
): Promise<AdDetail | 'not-found' | 'gone' | 'paused'> {
  const response = await api.get(`/api/kleinanzeigen/ads/${adNumber}`);
  if (response.status === 410) return 'gone';
  if (response.status === 404) {
    const { code } = (response.body ?? {}) as Partial<ProblemDetails>;
    return code === 'ad.paused' ? 'paused' : 'not-found';
  }
  return adDetailSchema.parse(response.body);
}
