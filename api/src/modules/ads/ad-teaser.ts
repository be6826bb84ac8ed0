import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';

import { listHighlights } from './ad-facts.ts';
import type { ListedAd } from './ad-list.repository.ts';
import { createAdSlug } from './ad-slug.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

/**
 * The ad columns that a teaser needs. The dates are optional because the preview of a draft has
 * none.
 */
export type AdTeaserColumns = Pick<
  ListedAd,
  | 'number'
  | 'title'
  | 'place'
  | 'kind'
  | 'priceKind'
  | 'priceCents'
  | 'priceUnit'
  | 'postcode'
  | 'seller'
  | 'state'
  | 'categoryId'
  | 'attributes'
  | 'details'
  | 'pictures'
> &
  Partial<Pick<ListedAd, 'publishedAt' | 'createdAt' | 'distance'>>;

/** Builds the teaser of an ad for lists. */
export function toAdTeaser(ad: AdTeaserColumns, catalogue: CategoryCatalogue): AdTeaser {
  // If the ad's category was replaced, the teaser shows the facts that the new category defines.
  const currentCategory = catalogue.getCurrentCategory(ad.categoryId);
  return {
    number: ad.number,
    slug: createAdSlug(ad),
    title: ad.title,
    kind: ad.kind,
    priceKind: ad.priceKind,
    priceCents: ad.priceCents,
    priceUnit: ad.priceUnit,
    ...(ad.details.vatMode === 'netto' && { net: true }),
    postcode: ad.postcode,
    place: ad.place,
    seller: ad.seller,
    reserved: ad.state === 'reserved',
    publishedAt: (ad.publishedAt ?? ad.createdAt ?? new Date()).toISOString(),
    picture: ad.pictures[0] ?? null,
    highlights: listHighlights(currentCategory?.slug ?? '', ad.attributes),
    ...(ad.distance === null || ad.distance === undefined ? {} : { distance: ad.distance }),
  };
}
