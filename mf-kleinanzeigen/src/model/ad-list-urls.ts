import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createListUrls } from './list-urls.ts';

/**
 * Filter parameters that every category has, in URL order. Each category adds the parameters of its
 * attributes.
 */
export const BASE_FILTER_PARAMS = [
  'kategorie',
  'q',
  'ort',
  'umkreis',
  'art',
  'anbieter',
  'zustand',
  'preis-von',
  'preis-bis',
] as const;

/** Functions that build the URLs of the ad list. */
export const adListUrls = createListUrls(paths.ads(), BASE_FILTER_PARAMS);
export const { normalizeQuery, buildListHref, buildHrefWithParam, buildHrefWithoutParam } =
  adListUrls;

/** Returns the URL of the RSS feed with the filters of this list query. */
export function buildFeedHref(query: URLSearchParams): string {
  const queryString = query.toString();
  return `${paths.ads()}/feed.xml${queryString ? `?${queryString}` : ''}`;
}

/**
 * Returns the list URL with another category, or with none if `slug` is null. Attribute filters are
 * removed, because they belong to the previous category.
 */
export function buildHrefWithCategory(query: URLSearchParams, slug: string | null): string {
  const queryWithoutAttributes = new URLSearchParams(
    [...query].filter(([name]) => !name.startsWith('a-')),
  );
  return buildHrefWithParam(queryWithoutAttributes, 'kategorie', slug);
}
