import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotProps } from '@gruenland/shared-contracts/slot.ts';
import { readAds } from '#data/read-ads.server.ts';

/** Loads the newest ads, as many as the page with the slot requests. */
export async function loadLatestAds(
  { count }: SlotProps['kleinanzeigen.latest'],
  context: LoadContext,
): Promise<readonly AdTeaser[]> {
  const list = await readAds(context, `anzahl=${count}`);
  return list?.ads ?? [];
}
