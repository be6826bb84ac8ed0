import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { countOf, slugOf, titleOf } from '#blocks/block-fields.server.ts';
import { readAds } from '#data/read-ads.server.ts';

export interface LatestAdsModel {
  readonly title: string;
  /** Slug of a category; null: of all. */
  readonly category: string | null;
  readonly count: number;
}

/** Fields: `title` text · `category` text (slug; none: all) · `count` number 1–12, default 6. */
export function parseLatestAds(raw: RawBlock): ParseResult<LatestAdsModel> {
  return {
    ok: true,
    model: {
      title: titleOf(raw, 'Neueste Kleinanzeigen'),
      category: slugOf(raw['category']),
      count: countOf(raw, { usual: 6, most: 12 }),
    },
  };
}

/** Of a category that is gone nothing is shown. */
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
