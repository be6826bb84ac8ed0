import type { SearchResults } from 'algoliasearch-helper';
import { CATEGORY_SEPARATOR } from '#model/category-path.ts';
import {
  createChoiceModel,
  createListModel,
  createListValue,
  createRangeModel,
  createToggleModel,
} from '#model/facet-models.ts';
import { FACETS_BY_KIND, type KindFacet } from '#model/kind-facets.ts';
import type { FacetModel, FacetValue } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import { CHOICE_ORDER, LIST_ORDER } from './query-params.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

interface RawFacetValue {
  readonly name: string;
  readonly value?: string;
  readonly escapedValue?: string;
  readonly count: number;
  readonly isRefined: boolean;
  readonly data?: readonly RawFacetValue[] | null;
}

function readListValues(results: SearchResults, facet: KindFacet): FacetValue[] {
  const values = results.getFacetValues(facet.attribute, {
    sortBy: LIST_ORDER,
  }) as unknown as RawFacetValue[];
  return (Array.isArray(values) ? values : []).map(({ name, count, isRefined }) =>
    createListValue(facet, name, count, isRefined),
  );
}

function readTreeValues(
  branches: readonly RawFacetValue[] | null | undefined,
  path = '',
  depth = 0,
): FacetValue[] {
  return (branches ?? []).flatMap(({ name, count, isRefined, data }) => {
    const value = path === '' ? name : `${path}${CATEGORY_SEPARATOR}${name}`;
    const facetValue = { value, label: name, count, isRefined, depth };
    return [facetValue, ...readTreeValues(data, value, depth + 1)];
  });
}

function toFacetModel(
  facet: KindFacet,
  results: SearchResults,
  state: SearchState,
): FacetModel | null {
  const { shape, param, attribute } = facet;
  if (shape === 'tree' || shape === 'menu') {
    const facetTree = results.getFacetValues(attribute, { sortBy: CHOICE_ORDER });
    const values = readTreeValues((facetTree as unknown as RawFacetValue | undefined)?.data);
    return createChoiceModel(facet, values);
  }
  if (shape === 'range') {
    const { min, max } = results.getFacetStats(attribute) ?? {};
    return createRangeModel(facet, min === undefined || max === undefined ? null : { min, max });
  }
  const values = readListValues(results, facet);
  const isChosen = (state.values[param] ?? []).length > 0;
  if (shape === 'toggle') {
    const trueValue = values.find(({ value }) => value === 'true');
    return createToggleModel(facet, trueValue?.count ?? null, isChosen);
  }
  return createListModel(facet, values, isChosen);
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
