import type { AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import { adConditions, adKinds, adSellers } from '@gruenland/shared-contracts/api/ads.ts';
import type { AdSort } from '@gruenland/shared-contracts/api/ads.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';

import { foldWords } from '#modules/places/fold-words.ts';
import type { Place } from '#modules/places/place.repository.ts';

/** The filter on one attribute: any of some values, or a range. */
export interface WantedAttribute {
  readonly attribute: AttributeDefinition;
  readonly values: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
}

/** The parsed query of an ad list. */
export interface AdFilters {
  /** The selected category and its descendants; null means all categories. */
  readonly categoryIds: readonly string[] | null;
  readonly kinds: readonly string[];
  readonly sellers: readonly string[];
  readonly conditions: readonly string[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Query for `to_tsquery('simple', …)`. */
  readonly words: string | null;
  readonly near: (Place & { readonly radius: number }) | null;
  readonly attributes: readonly WantedAttribute[];
  readonly sort: AdSort;
  readonly page: number;
  readonly perPage: number;
}

const perPage = 24;
export const defaultRadius = 50;

/** Builds a text search query: each word of the text must be the beginning of a word in the ad. */
export function wordQuery(text: string | undefined): string | null {
  const words = foldWords(text ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 8);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

const known = (all: readonly string[], asked: readonly string[] | undefined) =>
  all.filter((value) => asked?.includes(value));

function numberOf(value: unknown): number | null {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? readGermanNumber(text) : null;
}

/** Puts the smaller end of a range first, so that swapped input still works. */
function ordered(from: number | null, to: number | null) {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads the filter on one attribute; null when the query has none. */
function wanted(attribute: AttributeDefinition, query: AdListQuery): WantedAttribute | null {
  const name = `a-${attribute.key}`;
  const sent = [query[name] ?? []].flat().map(String);
  const values =
    attribute.type === 'choice'
      ? known(attribute.options ?? [], sent)
      : sent.includes('ja')
        ? ['ja']
        : [];
  const isRange = attribute.type === 'number';
  const { from, to } = isRange
    ? ordered(numberOf(query[`${name}-von`]), numberOf(query[`${name}-bis`]))
    : ordered(null, null);
  return values.length > 0 || from !== null || to !== null ? { attribute, values, from, to } : null;
}

export function readFilters(
  query: AdListQuery,
  parts: {
    readonly categoryIds: readonly string[] | null;
    readonly attributes: readonly AttributeDefinition[];
    readonly place: Place | null;
  },
): AdFilters {
  const { place, categoryIds, attributes } = parts;
  const euros = (value: number | undefined) =>
    value === undefined ? null : Math.round(value * 100);
  const price = ordered(euros(query['preis-von']), euros(query['preis-bis']));
  return {
    categoryIds,
    kinds: known(adKinds, query.art),
    sellers: known(adSellers, query.anbieter),
    conditions: known(adConditions, query.zustand),
    priceFrom: price.from,
    priceTo: price.to,
    words: wordQuery(query.q),
    near: place ? { ...place, radius: query.umkreis ?? defaultRadius } : null,
    attributes: attributes.flatMap((attribute) => wanted(attribute, query) ?? []),
    sort: query.sortierung === 'entfernung' && !place ? 'neueste' : (query.sortierung ?? 'neueste'),
    page: query.seite ?? 1,
    perPage: query.anzahl ?? perPage,
  };
}
