import type { AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import {
  parseFilterNumber,
  maxFilterEuros,
} from '@gruenland/shared-contracts/forms/filter-number.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import { buildHrefWithCategory, buildHrefWithoutParam } from './ad-list-urls.ts';

export interface AppliedFilter {
  readonly label: string;
  /** True for the search words, the place and the category, which are not in the filter section. */
  readonly isOutsideFilters?: boolean;
  /** URL of the list that results when the visitor removes this filter. */
  readonly hrefWithoutFilter: string;
}

const formatRange = (
  min: number | null,
  max: number | null,
  unit: string,
  groupsDigits: boolean,
) => {
  const formatValue = (value: number) =>
    `${groupsDigits ? formatNumber(value, Number.isInteger(value) ? 0 : unit === '€' ? 2 : 1) : value}${unit ? `\u00a0${unit}` : ''}`;
  if (min !== null && max !== null) return `${formatValue(min)} bis ${formatValue(max)}`;
  return min === null ? `bis ${formatValue(max ?? 0)}` : `ab ${formatValue(min)}`;
};

/** Returns the URL of the list without the minimum and the maximum of a range filter. */
function buildHrefWithoutRange(query: URLSearchParams, name: string): string {
  const queryWithoutMax = new URLSearchParams(query);
  queryWithoutMax.delete(`${name}-bis`);
  return buildHrefWithoutParam(queryWithoutMax, `${name}-von`);
}

function listFiltersOfFacet(facet: AdFacet, query: URLSearchParams): AppliedFilter[] {
  const { name, label } = facet;
  if (facet.kind === 'choice') {
    return facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({
        label: option.value === 'ja' ? label : option.label,
        hrefWithoutFilter: buildHrefWithoutParam(query, name, option.value),
      }));
  }
  const { from, to, unit } = facet;
  if (from === null && to === null) return [];
  const text = formatRange(from, to, unit, !name.endsWith('jahr'));
  return [{ label: `${label}: ${text}`, hrefWithoutFilter: buildHrefWithoutRange(query, name) }];
}

/** Counts the filters that are set in the filter section of a list. */
export const countAppliedFilters = (filters: readonly AppliedFilter[]): number =>
  filters.filter(({ isOutsideFilters }) => !isOutsideFilters).length;

/**
 * Returns the applied filters of the ad list, each with the URL of the list without this filter.
 */
export function listAppliedFilters(list: AdList, query: URLSearchParams): AppliedFilter[] {
  const searchText = query.get('q');
  const parentCategory = list.trail.at(-2);
  const typedMinPrice = parseFilterNumber(query.get('preis-von'), maxFilterEuros);
  const typedMaxPrice = parseFilterNumber(query.get('preis-bis'), maxFilterEuros);
  // The api swaps the limits if the minimum is greater. The label shows the swapped limits.
  const [minPrice, maxPrice] =
    typedMinPrice !== null && typedMaxPrice !== null && typedMinPrice > typedMaxPrice
      ? [typedMaxPrice, typedMinPrice]
      : [typedMinPrice, typedMaxPrice];
  const category = list.trail.at(-1);
  return [
    ...(category
      ? [
          {
            label: category.name,
            isOutsideFilters: true,
            hrefWithoutFilter: buildHrefWithCategory(query, parentCategory?.slug ?? null),
          },
        ]
      : []),
    ...(searchText
      ? [
          {
            label: `„${searchText}“`,
            isOutsideFilters: true,
            hrefWithoutFilter: buildHrefWithoutParam(query, 'q'),
          },
        ]
      : []),
    ...(list.near
      ? [
          {
            label: `${list.near.place}, ${list.near.radius}\u00a0km`,
            isOutsideFilters: true,
            hrefWithoutFilter: buildHrefWithoutParam(query, 'ort'),
          },
        ]
      : []),
    ...(minPrice !== null || maxPrice !== null
      ? [
          {
            label: `Preis: ${formatRange(minPrice, maxPrice, '€', true)}`,
            hrefWithoutFilter: buildHrefWithoutRange(query, 'preis'),
          },
        ]
      : []),
    ...list.facets.flatMap((facet) => listFiltersOfFacet(facet, query)),
  ];
}
