import type { AdListQuery } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.schema.ts';
import type { AdDetail, AdList } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import { attributesOf } from '@gruenland/shared-contracts/kleinanzeigen/attributes.ts';

import type { Drizzle } from '#db/database.ts';
import { findPlace } from '#modules/places/place.repository.ts';
import { Problem } from '#problem.ts';

import { countAds } from './ad-counts.repository.ts';
import type { AdCounts } from './ad-counts.repository.ts';
import { adFacets } from './ad-facets.ts';
import { factsOf } from './ad-facts.ts';
import { readFilters } from './ad-filters.ts';
import { findAd, findAds, findSimilar } from './ad-list.repository.ts';
import type { StoredAd } from './ad-record.repository.ts';
import { adTeaser } from './ad-teaser.ts';
import { readCatalogue } from './category-catalogue.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';

/** Days for which an ended ad is still shown, saying so. */
const shownAfterEndDays = 30;
const similarCount = 4;

export interface AdService {
  /** @throws Problem `record.not-found` for a category that does not exist. */
  list(query: AdListQuery): Promise<AdList>;
  /** @throws Problem `record.not-found`, `record.gone` */
  read(number: number): Promise<AdDetail>;
}

type ShownState = AdDetail['state'];

/** The state of an ad that anybody may see. @throws Problem for all others. */
function shownState({ state, endedAt }: StoredAd): ShownState {
  if (state === 'active' || state === 'reserved') return state;
  if (state === 'sold' || state === 'expired') {
    const end = (endedAt?.getTime() ?? 0) + shownAfterEndDays * 86_400_000;
    if (end > Date.now()) return state;
    throw new Problem('record.gone');
  }
  throw new Problem(
    state === 'deleted' || state === 'blocked' ? 'record.gone' : 'record.not-found',
  );
}

/** Categories one step below, each with what lies anywhere under it. */
function categoryCounts(catalogue: CategoryCatalogue, parent: string | null, counts: AdCounts) {
  const found = counts.get('category');
  const below = (id: string) =>
    catalogue.idsBelow(id).reduce((sum, each) => sum + (found?.get(each) ?? 0), 0);
  return catalogue
    .childrenOf(parent)
    .map(({ id, slug, name, legacy }) => ({ slug, name, legacy, count: below(id) }))
    .filter(({ legacy, count }) => !legacy || count > 0)
    .map(({ slug, name, count }) => ({ slug, name, count }));
}

export function createAdService(db: Drizzle): AdService {
  return {
    list: async (query) => {
      const catalogue = await readCatalogue(db);
      const category = catalogue.bySlug(query.kategorie);
      if (query.kategorie && !category) throw new Problem('record.not-found');
      const attributes = attributesOf(category?.slug ?? '');
      const place = query.ort ? await findPlace(db, query.ort) : null;
      const categoryIds = category ? catalogue.idsBelow(category.id) : null;
      const filters = readFilters(query, { categoryIds, attributes, place });
      const counts = await countAds(db, filters, attributes);
      const ads = await findAds(db, filters);
      const total = counts.get('total')?.get('all') ?? 0;
      const { near } = filters;
      return {
        total,
        page: filters.page,
        pages: Math.ceil(total / filters.perPage),
        ads: ads.map((ad) => adTeaser(ad, catalogue)),
        trail: catalogue.trail(category),
        categories: categoryCounts(catalogue, category?.id ?? null, counts),
        facets: adFacets(filters, counts, attributes),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radius },
      };
    },
    read: async (number) => {
      const ad = await findAd(db, number);
      if (!ad) throw new Problem('record.not-found');
      const state = shownState(ad);
      const catalogue = await readCatalogue(db);
      const category = catalogue.byId(ad.categoryId);
      const current = category?.legacy ? catalogue.byId(category.replacedById) : category;
      const similar = await findSimilar(db, ad, similarCount);
      return {
        ...adTeaser({ ...ad, distance: null }, catalogue),
        state,
        description: ad.description,
        condition: ad.condition,
        facts: factsOf(current?.slug ?? '', ad.attributes),
        pictures: ad.pictures,
        region: ad.region,
        lat: ad.lat,
        lng: ad.lng,
        sellerName: ad.sellerName,
        delivery: ad.delivery,
        expiresAt: (ad.expiresAt ?? ad.createdAt).toISOString(),
        trail: catalogue.trail(category),
        similar: similar.map((other) => adTeaser(other, catalogue)),
      };
    },
  };
}
