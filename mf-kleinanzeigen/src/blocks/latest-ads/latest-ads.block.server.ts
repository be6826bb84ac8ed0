import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { parseCount, parseSlug, parseTitle } from '#blocks/block-fields.server.ts';
import { readAds } from '#data/read-ads.server.ts';

export interface LatestAdsModel {
  readonly title: string;
  /** Slug of a category. Null means all categories. */
  readonly category: string | null;
  readonly count: number;
}

/**
 * Parses the fields of the block: `title` text · `category` text (slug; empty for all categories) ·
 * `count` number 1–12, default 6.
 */
export function parseLatestAds(rawBlock: RawBlock): ParseResult<LatestAdsModel> {
  return {
    ok: true,
    model: {
      title: parseTitle(rawBlock, 'Neueste Kleinanzeigen'),
      category: parseSlug(rawBlock['category']),
      count: parseCount(rawBlock, { fallback: 6, max: 12 }),
    },
  };
}

/** Loads the newest ads. If the category does not exist any more, the block is empty. */
export async function loadLatestAdsBlock(
  { category, count }: LatestAdsModel,
  context: LoadContext,
): Promise<readonly AdTeaser[]> {
  const query = new URLSearchParams({
    anzahl: String(count),
    ...(category && { kategorie: category }),
  });
  return (await readAds(context, query.toString()))?.ads ?? [];
}
