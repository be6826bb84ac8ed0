import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { HIT_PARAMS } from '#engine/query-params.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import { createSuggestionClient } from '#engine/suggestion-client.ts';
import { KindIndex } from '#live/KindIndex.tsx';
import { SearchProvider } from '#live/SearchProvider.tsx';
import { HitSuggestions } from './HitSuggestions.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { getCountIndexId, toSuggestionUiState } from './useSuggestionResults.ts';

interface SuggestionPanelProps {
  readonly access: SearchAccess;
  readonly input: HTMLInputElement;
  readonly listId: string;
}

/** More hits than are shown, because some have the title of another one. */
const SUGGESTION_PARAMS = {
  ...HIT_PARAMS,
  attributesToSnippet: [],
  hitsPerPage: 6,
  analytics: false,
};
const COUNT_PARAMS = { hitsPerPage: 0, analytics: false };

/**
 * Shows suggestions below the search box of the header: the visitor's last searches while it is
 * empty, then pages of all kinds. The focus stays in the input (ARIA combobox with a listbox).
 */
export function SuggestionPanel({ access, input, listId }: SuggestionPanelProps) {
  const [query, setQuery] = useState(() => input.value.trim());
  const [client] = useState(() => createSuggestionClient(access));
  const readQuery = () => setQuery(input.value.trim());
  const [focusCount, setFocusCount] = useState(0);
  const handleFocus = useEffectEvent(() => {
    readQuery();
    setFocusCount(focusCount + 1);
  });
  useEffect(() => {
    const controller = new AbortController();
    input.addEventListener('focus', () => handleFocus(), { signal: controller.signal });
    return () => controller.abort();
  }, [input]);
  const props = { input, listId, onInput: readQuery };
  // A new key opens the list again and reads the stored searches again.
  if (query === '') return <RecentSearches key={focusCount} {...props} />;
  return (
    <SearchProvider
      access={access}
      searchClient={client}
      initialUiState={toSuggestionUiState(query)}
    >
      {SEARCH_KINDS.map((kind) => (
        <KindIndex key={kind} kind={kind} isTyping params={SUGGESTION_PARAMS} />
      ))}
      {SEARCH_KINDS.map((kind) => (
        <KindIndex
          key={kind}
          kind={kind}
          id={getCountIndexId(kind)}
          isTyping={false}
          params={COUNT_PARAMS}
        />
      ))}
      <HitSuggestions {...props} query={query} />
    </SearchProvider>
  );
}
