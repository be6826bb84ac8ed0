import * as paths from '@gruenland/shared-contracts/paths.ts';
import { addressOfList } from './address-of-list.ts';

/** Parameters of the list that are no attributes, in the order of addresses. */
export const FIXED = [
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

/** Addresses of the market's list. */
export const adAddress = addressOfList(paths.kleinanzeigen(), FIXED);
export const { tidyQuery, listHref, hrefWith, hrefWithout } = adAddress;

/** The same list as a feed. */
export function feedHref(query: URLSearchParams): string {
  const asked = query.toString();
  return `${paths.kleinanzeigen()}/feed.xml${asked ? `?${asked}` : ''}`;
}

/** A category, without the attributes of the one before. */
export function hrefOfCategory(query: URLSearchParams, slug: string | null): string {
  const next = new URLSearchParams([...query].filter(([name]) => !name.startsWith('a-')));
  return hrefWith(next, 'kategorie', slug);
}
