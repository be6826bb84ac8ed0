import type { SearchResults } from 'algoliasearch-helper';
import { FACETS_BY_KIND, type KindFacet } from '#model/kind-facets.ts';
import type { FacetModel, FacetValue } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

interface RawFacetValue {
  readonly name: string;
  readonly value?: string;
  readonly escapedValue?: string;
  readonly count: number;
  readonly isRefined: boolean;
  readonly data?: readonly RawFacetValue[] | null;
}

const VALUE_ORDER = ['isRefined:desc', 'count:desc', 'name:asc'];

function readListValues(results: SearchResults, { attribute, names }: KindFacet): FacetValue[] {
  const values = results.getFacetValues(attribute, {
    sortBy: VALUE_ORDER,
  }) as unknown as RawFacetValue[];
  return (Array.isArray(values) ? values : []).map(({ name, count, isRefined }) => {
    return { value: name, label: names?.[name] ?? name, count, isRefined, depth: 0 };
  });
}

function readTreeValues(
  branches: readonly RawFacetValue[] | null | undefined,
  path = '',
  depth = 0,
): FacetValue[] {
  return (branches ?? []).flatMap(({ name, count, isRefined, data }) => {
    const value = path === '' ? name : `${path} > ${name}`;
    const facetValue = { value, label: name, count, isRefined, depth };
    return [facetValue, ...readTreeValues(data, value, depth + 1)];
  });
}

function toFacetModel(
  facet: KindFacet,
  results: SearchResults,
  state: SearchState,
): FacetModel | null {
  const { shape, param, label, attribute, searchable = false, operator = 'or' } = facet;
  if (shape === 'tree' || shape === 'menu') {
    const facetTree = results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] });
    const values = readTreeValues((facetTree as unknown as RawFacetValue | undefined)?.data);
    return values.length > 0 ? { shape, param, label, values } : null;
  }
  if (shape === 'range') {
    const { min, max } = results.getFacetStats(attribute) ?? {};
    if (min === undefined || max === undefined) return null;
    return { shape, param, label, values: [], bounds: { min, max } };
  }
  const values = readListValues(results, facet);
  const isChosen = (state.values[param] ?? []).length > 0;
  if (shape === 'toggle') {
    const trueValue = values.find(({ value }) => value === 'true');
    if (!trueValue && !isChosen) return null;
    const count = trueValue?.count ?? 0;
    return {
      shape,
      param,
      label,
      values: [{ value: '1', label, count, isRefined: isChosen, depth: 0 }],
    };
  }
  if (shape === 'rating')
    return values.length > 0 || isChosen ? { shape, param, label, values: [] } : null;
  return values.length > 1 || isChosen
    ? { shape, param, label, values, searchable, operator }
    : null;
}

/**
 * Reads the facets with which visitors can narrow the results. Leaves out facets that offer no
 * choice.
 */
export function readFacets(
  kind: SearchKind,
  results: SearchResults,
  state: SearchState,
): readonly FacetModel[] {
  return FACETS_BY_KIND[kind]
    .map((facet) => toFacetModel(facet, results, state))
    .filter((facet) => facet !== null);
}
