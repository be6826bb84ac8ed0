import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';

import { highlightsOf } from './ad-facts.ts';
import type { ListedAd } from './ad-list.repository.ts';
import { adSlug } from './ad-slug.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

/** What of an ad its teaser needs; one that is being written has no dates yet. */
export type TeaserSource = Pick<
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

/** An ad as lists show it. */
export function adTeaser(ad: TeaserSource, catalogue: CategoryCatalogue): AdTeaser {
  // Old ads keep the facts of the category that took their legacy one's place.
  const current = catalogue.currentOf(ad.categoryId);
  return {
    number: ad.number,
    slug: adSlug(ad),
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
    highlights: highlightsOf(current?.slug ?? '', ad.attributes),
    ...(ad.distance === null || ad.distance === undefined ? {} : { distance: ad.distance }),
  };
}
