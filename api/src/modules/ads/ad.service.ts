import type { AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import type { AdCategory } from '@gruenland/shared-contracts/api/ad-categories.ts';
import type { AdDetail, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import { maxSitemapEntries } from '@gruenland/shared-contracts/api/sitemap.ts';
import type { SitemapPart } from '@gruenland/shared-contracts/api/sitemap.ts';

import type { Drizzle } from '#db/database.ts';
import { cacheCounts, getTotalCount } from '#listing/cached-counts.ts';
import type { FacetCounts } from '#listing/cached-counts.ts';
import { resolveBestPlace } from '#places/resolve-place.ts';
import { toPlaceSuggestion } from '#places/to-place-suggestion.ts';
import { Problem } from '#problem.ts';
import { createQrPicture } from '#qr-picture.ts';

import { countAds, countAdsByPlace, createCountsCacheKey } from './ad-counts.repository.ts';
import type { AdCountRequest } from './ad-counts.repository.ts';
import { toAdDetail } from './ad-detail.ts';
import { createAdFacets } from './ad-facets.ts';
import { createAdSlug } from './ad-slug.ts';
import {
  findAd,
  findSitemapAds,
  findAds,
  findNewAds,
  findSimilarAds,
} from './ad-list.repository.ts';
import type { StoredAd } from './ad-record.repository.ts';
import { toAdTeaser } from './ad-teaser.ts';
import { findCurrentCategories } from './category.repository.ts';
import { readCatalogue } from './category-catalogue.ts';
import type { CategoryCatalogue } from './category-catalogue.ts';
import { createAdQueryParser } from './parse-ad-query.ts';
import { getPublicAdState } from './public-state.ts';
import type { GetReplyTime } from './reply-times.ts';
import { suggestCategories } from './suggest-categories.ts';
import { findTrader } from './trader.repository.ts';
import { findUsualPrice } from './usual-price.repository.ts';

const maxSimilarAds = 4;

export interface AdService {
  /** Returns one page of ads. @throws Problem `record.not-found` for an unknown category */
  list(query: AdListQuery): Promise<AdList>;
  /**
   * Returns at most `limit` matching ads that were published after `publishedAfter`, newest first. An
   * ambiguous place means its best match.
   * @throws Problem `record.not-found` for an unknown category
   */
  listNew(query: AdListQuery, publishedAfter: Date, limit: number): Promise<readonly StoredAd[]>;
  /**
   * Returns the number of matching ads at each place.
   * @throws Problem `record.not-found` for an unknown category
   */
  countByPlace(query: AdListQuery): Promise<PlaceCounts>;
  /** Returns the detail of a public ad. @throws Problem `record.not-found`, `record.gone` */
  read(number: number): Promise<AdDetail>;
  /** Suggests categories for the name of a thing, best match first. */
  suggestCategories(text: string): Promise<AdCategory[]>;
  /** @throws Problem `record.not-found` if no ad with this number was submitted */
  requireSubmitted(number: number): Promise<void>;
  /** Returns one part of the sitemap data of all listed ads. The first `part` is 1. */
  readSitemapPart(part: number): Promise<SitemapPart>;
}

export interface AdServiceDependencies {
  readonly siteUrl: string;
  readonly getReplyTime: GetReplyTime;
}

/** Returns the current child categories of `parent`, each with the number of ads in its subtree. */
function listCategoryCounts(
  catalogue: CategoryCatalogue,
  parent: string | null,
  counts: FacetCounts,
) {
  const countsByCategory = counts.get('category');
  const countAdsInSubtree = (id: string) =>
    catalogue
      .getSubtreeIds(id)
      .reduce((sum, categoryId) => sum + (countsByCategory?.get(categoryId) ?? 0), 0);
  return catalogue
    .getChildren(parent)
    .filter(({ legacy }) => !legacy)
    .map(({ id, slug, name }) => ({ slug, name, count: countAdsInSubtree(id) }));
}

/**
 * Returns the short URL for the QR code. It ends with the ad number, and the server redirects it to
 * the full URL.
 */
const createShortUrl = (siteUrl: string, number: number) => `${siteUrl}/kleinanzeigen/${number}`;

/** @throws Problem `record.not-found`, `record.gone` */
async function readAd(
  db: Drizzle,
  { siteUrl, getReplyTime }: AdServiceDependencies,
  number: number,
): Promise<AdDetail> {
  const ad = await findAd(db, number);
  if (!ad) throw new Problem('record.not-found');
  const state = getPublicAdState(ad);
  const catalogue = await readCatalogue(db);
  const similarAds = await findSimilarAds(db, ad, maxSimilarAds);
  const trader = ad.seller === 'gewerblich' ? await findTrader(db, ad.userId) : null;
  const isAvailable = state === 'active' || state === 'reserved';
  const qrPicture = isAvailable ? createQrPicture(createShortUrl(siteUrl, number)) : null;
  const replyTime = isAvailable ? await getReplyTime(ad) : null;
  const usualPrice = isAvailable ? await findUsualPrice(db, ad) : null;
  return toAdDetail({ ...ad, state }, catalogue, {
    similar: similarAds,
    trader,
    qr: qrPicture,
    replyTime,
    usualPrice,
  });
}

export function createAdService(
  db: Drizzle,
  { siteUrl, getReplyTime }: AdServiceDependencies,
): AdService {
  const loadCounts = cacheCounts(
    (request: AdCountRequest) => countAds(db, request),
    createCountsCacheKey,
  );
  const loadPlaceCounts = cacheCounts(
    ({ filters }: AdCountRequest) => countAdsByPlace(db, filters),
    createCountsCacheKey,
  );
  const parseQuery = createAdQueryParser(db);
  return {
    list: async (query) => {
      const { catalogue, category, attributes, choices, words, filters } = await parseQuery(query);
      const loadingCounts = loadCounts({ filters, attributes });
      const loadingTotal = loadingCounts.then(getTotalCount);
      const [counts, total, ads] = await Promise.all([
        loadingCounts,
        loadingTotal,
        findAds(db, filters, loadingTotal),
      ]);
      const { near } = filters;
      return {
        total,
        page: filters.page,
        pages: Math.ceil(total / filters.adsPerPage),
        ads: ads.map((ad) => toAdTeaser(ad, catalogue)),
        trail: catalogue.getBreadcrumb(category),
        categories: listCategoryCounts(catalogue, category?.id ?? null, counts),
        facets: createAdFacets(filters, counts, attributes),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radiusKm },
        ...(choices.length > 0 && { placeChoices: choices.map(toPlaceSuggestion) }),
        ...(words && { understood: words.understood }),
      };
    },
    listNew: async (query, publishedAfter, limit) => {
      const { filters } = await parseQuery(query, resolveBestPlace);
      return findNewAds(db, filters, publishedAfter, limit);
    },
    countByPlace: async (query) => loadPlaceCounts(await parseQuery(query)),
    read: (number) => readAd(db, { siteUrl, getReplyTime }, number),
    suggestCategories: async (text) => {
      const { catalogue, words } = await parseQuery({ q: text });
      const ids = await suggestCategories(db, catalogue, text, words);
      const categories = await findCurrentCategories(db);
      return ids.flatMap((id) => categories.find((category) => category.id === id) ?? []);
    },
    requireSubmitted: async (number) => {
      const ad = await findAd(db, number);
      if (!ad || ad.state === 'deleted') throw new Problem('record.not-found');
    },
    readSitemapPart: async (part) => {
      const { rows, total } = await findSitemapAds(db, part, maxSitemapEntries);
      return {
        entries: rows.map((ad) => ({
          slug: createAdSlug(ad),
          updatedAt: ad.updatedAt.toISOString(),
        })),
        parts: Math.max(1, Math.ceil(total / maxSitemapEntries)),
      };
    },
  };
}
