import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useInstantSearchContext, useRefinementList } from 'react-instantsearch-core';
import { LIST_ORDER, MAX_FACET_VALUES } from '#engine/query-params.ts';
import { createListModel, createListValue } from '#model/facet-models.ts';
import { MAX_FACET_HITS } from '#model/max-facet-hits.ts';
import type { FacetValue } from '#model/search-model.ts';
import type { LiveFacetProps } from './live-search-types.ts';

/**
 * Reads the values of a list and searches in them. The hook returns either the values of the hits or
 * those that the search in the values has found. The page shows both.
 */
export function LiveList({ facet, facetQuery, children }: LiveFacetProps): ReactNode {
  const { attribute, operator = 'or', searchable = false, param } = facet;
  const { items, isFromSearch, searchForItems } = useRefinementList({
    attribute,
    operator,
    limit: searchable ? MAX_FACET_HITS : MAX_FACET_VALUES,
    sortBy: LIST_ORDER,
    escapeFacetValues: false,
  });
  const query = facetQuery?.param === param ? facetQuery.query : '';
  const [latest, setLatest] = useState<{
    items: typeof items;
    values: readonly FacetValue[];
    foundValues: readonly FacetValue[] | null;
  }>({ items: [], values: [], foundValues: null });
  if (latest.items !== items) {
    const newValues = items.map(({ label, count, isRefined }) =>
      createListValue(facet, label, count, isRefined),
    );
    setLatest(
      isFromSearch
        ? { ...latest, items, foundValues: newValues }
        : { ...latest, items, values: newValues },
    );
  }
  if (query === '' && latest.foundValues) setLatest({ ...latest, foundValues: null });
  const searchValues = useEffectEvent(() => searchForItems(query));
  // Waits for the first hits: React could show them together with the found values, which the hook
  // would then have replaced.
  const [hadItems, setHadItems] = useState(false);
  if (!hadItems && items.length > 0) setHadItems(true);
  useEffect(() => {
    if (query !== '' && hadItems) searchValues();
  }, [query, hadItems]);
  const { values, foundValues } = latest;
  const instantSearch = useInstantSearchContext();
  useEffect(() => {
    // Ends the loading state of InstantSearch, which also waits for searches in values.
    if (foundValues) instantSearch.scheduleRender();
  }, [foundValues, instantSearch]);
  const isChosen = values.some(({ isRefined }) => isRefined);
  const model = createListModel(facet, values.slice(0, MAX_FACET_VALUES), isChosen);
  return children(model && { ...model, foundValues });
}
