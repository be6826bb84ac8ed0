import type { KindFacet } from './kind-facets.ts';
import type { FacetModel, FacetValue } from './search-model.ts';

const getBase = ({ shape, param, label }: KindFacet) => ({ shape, param, label });

/** Creates the model of a tree or a menu. Returns null when there are no values. */
export function createChoiceModel(
  facet: KindFacet,
  values: readonly FacetValue[],
): FacetModel | null {
  return values.length > 0 ? { ...getBase(facet), values } : null;
}

/** Creates the model of a range. Returns null when no hit has a number. */
export function createRangeModel(
  facet: KindFacet,
  bounds: NonNullable<FacetModel['bounds']> | null,
): FacetModel | null {
  return bounds && { ...getBase(facet), values: [], bounds };
}

/**
 * Creates the model of a toggle. Returns null when the visitor has not chosen it and no hit fits.
 *
 * @param count number of hits that fit. Null when the service returns no number.
 */
export function createToggleModel(
  facet: KindFacet,
  count: number | null,
  isChosen: boolean,
): FacetModel | null {
  if (count === null && !isChosen) return null;
  const { label } = facet;
  const value = { value: '1', label, count: count ?? 0, isRefined: isChosen, depth: 0 };
  return { ...getBase(facet), values: [value] };
}

/** Creates the model of a list. Returns null when the list offers no choice. */
export function createListModel(
  facet: KindFacet,
  values: readonly FacetValue[],
  isChosen: boolean,
): FacetModel | null {
  const { searchable = false, operator = 'or' } = facet;
  return values.length > 1 || isChosen ? { ...getBase(facet), values, searchable, operator } : null;
}

/** Creates a value of a list. Replaces codes with the facet's German names. */
export function createListValue(
  { names }: KindFacet,
  value: string,
  count: number,
  isRefined: boolean,
): FacetValue {
  return { value, label: names?.[value] ?? value, count, isRefined, depth: 0 };
}
