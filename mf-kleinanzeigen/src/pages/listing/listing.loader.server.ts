import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { wordsOfSlug } from '#model/ad-slug.ts';

export interface ListingData {
  readonly title: string;
}

/** The detail of an ad. The api keeps no ads yet: the page says so and stays out of indexes. */
export async function loadListing({ params }: LoadContext): Promise<PageResult<ListingData>> {
  const title = wordsOfSlug(params['slug'] ?? '');
  return {
    kind: 'page',
    data: { title },
    head: { name: `${title} – Kleinanzeige`, noIndex: true },
  };
}
