import type { AdTeaser } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';

import { highlightsOf } from './ad-facts.ts';
import type { ListedAd } from './ad-list.repository.ts';
import { adSlug } from './ad-slug.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

/** An ad as lists show it. */
export function adTeaser(ad: ListedAd, catalogue: CategoryCatalogue): AdTeaser {
  const category = catalogue.byId(ad.categoryId);
  // Old ads keep the facts of the category that took their legacy one's place.
  const current = category?.legacy ? catalogue.byId(category.replacedById) : category;
  return {
    number: ad.number,
    slug: adSlug(ad),
    title: ad.title,
    kind: ad.kind,
    priceKind: ad.priceKind,
    priceCents: ad.priceCents,
    priceUnit: ad.priceUnit,
    postcode: ad.postcode,
    place: ad.place,
    seller: ad.seller,
    reserved: ad.state === 'reserved',
    publishedAt: (ad.publishedAt ?? ad.createdAt).toISOString(),
    picture: ad.pictures[0] ?? null,
    highlights: highlightsOf(current?.slug ?? '', ad.attributes),
    ...(ad.distance === null ? {} : { distance: ad.distance }),
  };
}
