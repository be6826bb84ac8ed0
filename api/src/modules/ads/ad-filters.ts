import type { AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import { adConditions, adKinds, adSellerTypes } from '@gruenland/shared-contracts/api/ads.ts';
import type { AdSortOrder } from '@gruenland/shared-contracts/api/ads.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { AttributeDefinition } from '@gruenland/shared-contracts/ads/attribute-definition.ts';

import type { Place } from '#places/place.repository.ts';
import type { WordQuery } from '#word-search/create-word-query.ts';

/** A filter on one attribute: a set of accepted values, or a range. */
export interface AttributeFilter {
  readonly attribute: AttributeDefinition;
  readonly values: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
}

/** The parsed query of an ad list. */
export interface AdFilters {
  /** Ids of the selected category and its descendants, or null for all categories. */
  readonly categoryIds: readonly string[] | null;
  readonly kinds: readonly string[];
  readonly sellers: readonly string[];
  readonly conditions: readonly string[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Search words, or null if there are none. */
  readonly words: WordQuery | null;
  readonly near: (Place & { readonly radiusKm: number }) | null;
  readonly attributes: readonly AttributeFilter[];
  readonly sort: AdSortOrder;
  readonly page: number;
  readonly adsPerPage: number;
}

const defaultAdsPerPage = 24;
const defaultRadiusKm = 50;

const selectKnownValues = (
  knownValues: readonly string[],
  requestedValues: readonly string[] | undefined,
) => knownValues.filter((value) => requestedValues?.includes(value));

function parseQueryNumber(value: unknown): number | null {
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' ? readGermanNumber(text) : null;
}

/** Puts the smaller end of a range first, so that a range with swapped ends still works. */
function sortRange(rangeStart: number | null, rangeEnd: number | null) {
  return rangeStart !== null && rangeEnd !== null && rangeStart > rangeEnd
    ? { from: rangeEnd, to: rangeStart }
    : { from: rangeStart, to: rangeEnd };
}

/** Returns the filter that the query sets on one attribute, or null if it sets none. */
function parseAttributeFilter(
  attribute: AttributeDefinition,
  query: AdListQuery,
): AttributeFilter | null {
  const name = `a-${attribute.key}`;
  const queryValues = [query[name] ?? []].flat().map(String);
  const values =
    attribute.type === 'choice'
      ? selectKnownValues(attribute.options ?? [], queryValues)
      : queryValues.includes('ja')
        ? ['ja']
        : [];
  const isRange = attribute.type === 'number';
  const { from, to } = isRange
    ? sortRange(parseQueryNumber(query[`${name}-von`]), parseQueryNumber(query[`${name}-bis`]))
    : sortRange(null, null);
  return values.length > 0 || from !== null || to !== null ? { attribute, values, from, to } : null;
}

export function parseAdFilters(
  query: AdListQuery,
  resolvedValues: {
    readonly categoryIds: readonly string[] | null;
    readonly attributes: readonly AttributeDefinition[];
    readonly place: Place | null;
    readonly words: WordQuery | null;
  },
): AdFilters {
  const { place, categoryIds, attributes, words } = resolvedValues;
  const toCents = (value: number | undefined) =>
    value === undefined ? null : Math.round(value * 100);
  const priceRangeCents = sortRange(toCents(query['preis-von']), toCents(query['preis-bis']));
  return {
    categoryIds,
    kinds: selectKnownValues(adKinds, query.art),
    sellers: selectKnownValues(adSellerTypes, query.anbieter),
    conditions: selectKnownValues(adConditions, query.zustand),
    priceFrom: priceRangeCents.from,
    priceTo: priceRangeCents.to,
    words,
    near: place ? { ...place, radiusKm: query.umkreis ?? defaultRadiusKm } : null,
    attributes: attributes.flatMap((attribute) => parseAttributeFilter(attribute, query) ?? []),
    sort: query.sortierung === 'entfernung' && !place ? 'neueste' : (query.sortierung ?? 'neueste'),
    page: query.seite ?? 1,
    adsPerPage: query.anzahl ?? defaultAdsPerPage,
  };
}
