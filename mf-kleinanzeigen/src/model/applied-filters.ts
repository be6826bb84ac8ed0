import type { AdFacet, AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { filterNumber, mostEuros } from '@gruenland/shared-contracts/forms/filter-number.ts';
import { numberText } from '@gruenland/shared-ui/format/number-text.ts';
import { hrefOfCategory, hrefWithout } from './list-address.ts';

export interface AppliedFilter {
  readonly label: string;
  /** The list without it. */
  readonly removeHref: string;
}

const rangeText = (from: number | null, to: number | null, unit: string, grouped: boolean) => {
  const text = (value: number) =>
    `${grouped ? numberText(value, Number.isInteger(value) ? 0 : unit === '€' ? 2 : 1) : value}${unit ? `\u00a0${unit}` : ''}`;
  if (from !== null && to !== null) return `${text(from)} bis ${text(to)}`;
  return from === null ? `bis ${text(to ?? 0)}` : `ab ${text(from)}`;
};

/** The list without both ends of a range. */
function withoutRange(query: URLSearchParams, name: string): string {
  const next = new URLSearchParams(query);
  next.delete(`${name}-bis`);
  return hrefWithout(next, `${name}-von`);
}

function ofFacet(facet: AdFacet, query: URLSearchParams): AppliedFilter[] {
  const { name, label } = facet;
  if (facet.kind === 'choice') {
    return facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({
        label: option.value === 'ja' ? label : option.label,
        removeHref: hrefWithout(query, name, option.value),
      }));
  }
  const { from, to, unit } = facet;
  if (from === null && to === null) return [];
  const text = rangeText(from, to, unit, !name.endsWith('jahr'));
  return [{ label: `${label}: ${text}`, removeHref: withoutRange(query, name) }];
}

/** Everything the list was narrowed by, each with the way back. */
export function appliedFilters(list: AdList, query: URLSearchParams): AppliedFilter[] {
  const words = query.get('q');
  const above = list.trail.at(-2);
  const one = filterNumber(query.get('preis-von'), mostEuros);
  const other = filterNumber(query.get('preis-bis'), mostEuros);
  // As the api reads it: the smaller end first.
  const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other];
  const category = list.trail.at(-1);
  return [
    ...(category
      ? [{ label: category.name, removeHref: hrefOfCategory(query, above?.slug ?? null) }]
      : []),
    ...(words ? [{ label: `„${words}“`, removeHref: hrefWithout(query, 'q') }] : []),
    ...(list.near
      ? [
          {
            label: `${list.near.place}, ${list.near.radius}\u00a0km`,
            removeHref: hrefWithout(query, 'ort'),
          },
        ]
      : []),
    ...(from !== null || to !== null
      ? [
          {
            label: `Preis: ${rangeText(from, to, '€', true)}`,
            removeHref: withoutRange(query, 'preis'),
          },
        ]
      : []),
    ...list.facets.flatMap((facet) => ofFacet(facet, query)),
  ];
}
