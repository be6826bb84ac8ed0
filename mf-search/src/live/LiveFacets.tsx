import type { ReactNode } from 'react';
import {
  useHierarchicalMenu,
  useMenu,
  useRange,
  useToggleRefinement,
} from 'react-instantsearch-core';
import { CHOICE_ORDER, MAX_FACET_VALUES } from '#engine/query-params.ts';
import { CATEGORY_SEPARATOR, getCategoryAttributes } from '#model/category-path.ts';
import { createChoiceModel, createRangeModel, createToggleModel } from '#model/facet-models.ts';
import type { FacetShape, KindFacet } from '#model/kind-facets.ts';
import type { FacetModel, FacetValue } from '#model/search-model.ts';
import { LiveList } from './LiveList.tsx';
import type { LiveFacetProps } from './live-search-types.ts';

interface LiveFacetsProps extends Pick<LiveFacetProps, 'facetQuery'> {
  readonly facets: readonly KindFacet[];
  readonly children: (models: readonly FacetModel[]) => ReactNode;
}

/**
 * Collects the models of all facets. Each facet needs its own component, because hooks must not run
 * in loops; the components are nested, so that the innermost one has all models.
 */
export function LiveFacets({ facets, facetQuery, children }: LiveFacetsProps): ReactNode {
  const [facet, ...furtherFacets] = facets;
  if (!facet) return children([]);
  const LiveFacet = LIVE_FACETS[facet.shape];
  return (
    <LiveFacet key={facet.param} facet={facet} facetQuery={facetQuery}>
      {(model) => (
        <LiveFacets facets={furtherFacets} facetQuery={facetQuery}>
          {(models) => children(model ? [model, ...models] : models)}
        </LiveFacets>
      )}
    </LiveFacet>
  );
}

const LIVE_FACETS: Readonly<Record<FacetShape, (props: LiveFacetProps) => ReactNode>> = {
  list: LiveList,
  menu: LiveMenu,
  tree: LiveTree,
  range: LiveRange,
  toggle: LiveToggle,
};

interface TreeItem {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isRefined: boolean;
  readonly data?: readonly TreeItem[] | null;
}

function flattenTree(items: readonly TreeItem[], depth = 0): FacetValue[] {
  return items.flatMap(({ value, label, count, isRefined, data }) => [
    { value, label, count, isRefined, depth },
    ...flattenTree(data ?? [], depth + 1),
  ]);
}

function LiveTree({ facet, children }: LiveFacetProps): ReactNode {
  const { items } = useHierarchicalMenu({
    attributes: [...getCategoryAttributes(facet.attribute)],
    separator: CATEGORY_SEPARATOR,
    limit: MAX_FACET_VALUES,
    sortBy: CHOICE_ORDER,
  });
  return children(createChoiceModel(facet, flattenTree(items)));
}

function LiveMenu({ facet, children }: LiveFacetProps): ReactNode {
  const { items } = useMenu({
    attribute: facet.attribute,
    limit: MAX_FACET_VALUES,
    sortBy: CHOICE_ORDER,
  });
  return children(createChoiceModel(facet, flattenTree(items)));
}

function LiveRange({ facet, children }: LiveFacetProps): ReactNode {
  const { range } = useRange({ attribute: facet.attribute, precision: 2 });
  const { min = 0, max = 0 } = range;
  // Both are 0 when no hit has a number.
  return children(createRangeModel(facet, min === 0 && max === 0 ? null : { min, max }));
}

function LiveToggle({ facet, children }: LiveFacetProps): ReactNode {
  const { value } = useToggleRefinement({ attribute: facet.attribute, on: true });
  return children(createToggleModel(facet, value.onFacetValue.count, value.isRefined));
}
