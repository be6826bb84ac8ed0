import { SEARCH_KINDS, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchResults } from 'algoliasearch-helper';
import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch-core';
import type { InstantSearchProps } from 'react-instantsearch-core';
import type { RawHit } from '#engine/read-hit.ts';
import { readSuggestionGroups } from './read-suggestion-groups.ts';
import type { SuggestionGroup } from './suggestion.ts';

type UiState = NonNullable<InstantSearchProps['initialUiState']>;

export const toSuggestionUiState = (query: string): UiState =>
  Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, { query }]));

export interface SuggestionResults {
  /** The query of the results. They are those of an earlier text until the response arrives. */
  readonly query: string;
  readonly groups: readonly SuggestionGroup[];
  readonly hasFailed: boolean;
}

/** Searches for the typed text with the hooks of InstantSearch. Null before the first response. */
export function useSuggestionResults(query: string): SuggestionResults | null {
  const { status, scopedResults, setUiState } = useInstantSearch();
  const appliedQuery = useRef(query);
  useEffect(() => {
    if (appliedQuery.current === query) return;
    appliedQuery.current = query;
    setUiState(toSuggestionUiState(query));
  }, [query, setUiState]);
  if (status === 'error') return { query, groups: [], hasFailed: true };
  const findResults = (kind: SearchKind) =>
    scopedResults.find(({ indexId }) => indexId === kind)?.results as SearchResults<RawHit> | null;
  const firstResults = findResults(SEARCH_KINDS[0]);
  // InstantSearch starts with artificial results.
  if (!firstResults || '__isArtificial' in firstResults) return null;
  return {
    query: firstResults.query,
    groups: readSuggestionGroups((kind) => findResults(kind)?.hits ?? []),
    hasFailed: false,
  };
}
