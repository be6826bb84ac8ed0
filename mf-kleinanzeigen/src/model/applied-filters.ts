import type { AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import {
  parseFilterNumber,
  maxFilterEuros,
} from '@gruenland/shared-contracts/forms/filter-number.ts';
import { numberText } from '@gruenland/shared-ui/format/number-text.ts';
import { buildHrefWithCategory, buildHrefWithoutParam } from './ad-list-urls.ts';

export interface AppliedFilter {
  readonly label: string;
  /** URL of the list that results when the visitor removes this filter. */
  readonly removeHref: string;
}

const formatRange = (
  from: number | null,
  to: number | null,
  unit: string,
  groupsDigits: boolean,
) => {
  const text = (value: number) =>
    `${groupsDigits ? numberText(value, Number.isInteger(value) ? 0 : unit === '€' ? 2 : 1) : value}${unit ? `\u00a0${unit}` : ''}`;
  if (from !== null && to !== null) return `${text(from)} bis ${text(to)}`;
  return from === null ? `bis ${text(to ?? 0)}` : `ab ${text(from)}`;
};

/** URL of the list without the minimum and the maximum of a range filter. */
function buildHrefWithoutRange(query: URLSearchParams, name: string): string {
  const next = new URLSearchParams(query);
  next.delete(`${name}-bis`);
  return buildHrefWithoutParam(next, `${name}-von`);
}

function listFiltersOfFacet(facet: AdFacet, query: URLSearchParams): AppliedFilter[] {
  const { name, label } = facet;
  if (facet.kind === 'choice') {
    return facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({
        label: option.value === 'ja' ? label : option.label,
        removeHref: buildHrefWithoutParam(query, name, option.value),
      }));
  }
  const { from, to, unit } = facet;
  if (from === null && to === null) return [];
  const text = formatRange(from, to, unit, !name.endsWith('jahr'));
  return [{ label: `${label}: ${text}`, removeHref: buildHrefWithoutRange(query, name) }];
}

/** Returns the filters that are set on the ad list, each with the URL that removes it. */
export function listAppliedFilters(list: AdList, query: URLSearchParams): AppliedFilter[] {
  const searchText = query.get('q');
  const parentCategory = list.trail.at(-2);
  const first = parseFilterNumber(query.get('preis-von'), maxFilterEuros);
  const second = parseFilterNumber(query.get('preis-bis'), maxFilterEuros);
  // The api swaps the limits if the first one is greater. The label shows the swapped limits.
  const [from, to] =
    first !== null && second !== null && first > second ? [second, first] : [first, second];
  const category = list.trail.at(-1);
  return [
    ...(category
      ? [
          {
            label: category.name,
            removeHref: buildHrefWithCategory(query, parentCategory?.slug ?? null),
          },
        ]
      : []),
    ...(searchText
      ? [{ label: `„${searchText}“`, removeHref: buildHrefWithoutParam(query, 'q') }]
      : []),
    ...(list.near
      ? [
          {
            label: `${list.near.place}, ${list.near.radius}\u00a0km`,
            removeHref: buildHrefWithoutParam(query, 'ort'),
          },
        ]
      : []),
    ...(from !== null || to !== null
      ? [
          {
            label: `Preis: ${formatRange(from, to, '€', true)}`,
            removeHref: buildHrefWithoutRange(query, 'preis'),
          },
        ]
      : []),
    ...list.facets.flatMap((facet) => listFiltersOfFacet(facet, query)),
  ];
}
