import type { AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { parseFilterNumber, maxEuros } from '@gruenland/shared-contracts/forms/filter-number.ts';
import { numberText } from '@gruenland/shared-ui/format/number-text.ts';
import { hrefWithCategory, hrefWithoutParam } from './ad-list-urls.ts';

export interface AppliedFilter {
  readonly label: string;
  /** URL of the list without this filter. */
  readonly removeHref: string;
}

const rangeText = (from: number | null, to: number | null, unit: string, groupsDigits: boolean) => {
  const text = (value: number) =>
    `${groupsDigits ? numberText(value, Number.isInteger(value) ? 0 : unit === '€' ? 2 : 1) : value}${unit ? `\u00a0${unit}` : ''}`;
  if (from !== null && to !== null) return `${text(from)} bis ${text(to)}`;
  return from === null ? `bis ${text(to ?? 0)}` : `ab ${text(from)}`;
};

/** URL of the list without both limits of a range. */
function hrefWithoutRange(query: URLSearchParams, name: string): string {
  const next = new URLSearchParams(query);
  next.delete(`${name}-bis`);
  return hrefWithoutParam(next, `${name}-von`);
}

function filtersOfFacet(facet: AdFacet, query: URLSearchParams): AppliedFilter[] {
  const { name, label } = facet;
  if (facet.kind === 'choice') {
    return facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({
        label: option.value === 'ja' ? label : option.label,
        removeHref: hrefWithoutParam(query, name, option.value),
      }));
  }
  const { from, to, unit } = facet;
  if (from === null && to === null) return [];
  const text = rangeText(from, to, unit, !name.endsWith('jahr'));
  return [{ label: `${label}: ${text}`, removeHref: hrefWithoutRange(query, name) }];
}

/** Lists the applied filters of a list, each with a URL that removes it. */
export function appliedFilters(list: AdList, query: URLSearchParams): AppliedFilter[] {
  const searchText = query.get('q');
  const parentCategory = list.trail.at(-2);
  const first = parseFilterNumber(query.get('preis-von'), maxEuros);
  const second = parseFilterNumber(query.get('preis-bis'), maxEuros);
  // Swap reversed limits, as the api does.
  const [from, to] =
    first !== null && second !== null && first > second ? [second, first] : [first, second];
  const category = list.trail.at(-1);
  return [
    ...(category
      ? [
          {
            label: category.name,
            removeHref: hrefWithCategory(query, parentCategory?.slug ?? null),
          },
        ]
      : []),
    ...(searchText ? [{ label: `„${searchText}“`, removeHref: hrefWithoutParam(query, 'q') }] : []),
    ...(list.near
      ? [
          {
            label: `${list.near.place}, ${list.near.radius}\u00a0km`,
            removeHref: hrefWithoutParam(query, 'ort'),
          },
        ]
      : []),
    ...(from !== null || to !== null
      ? [
          {
            label: `Preis: ${rangeText(from, to, '€', true)}`,
            removeHref: hrefWithoutRange(query, 'preis'),
          },
        ]
      : []),
    ...list.facets.flatMap((facet) => filtersOfFacet(facet, query)),
  ];
}
