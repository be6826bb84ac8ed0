import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { HIT_PARAMS } from '#engine/query-params.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import { createSuggestionClient } from '#engine/suggestion-client.ts';
import { KindIndex } from '#live/KindIndex.tsx';
import { SearchProvider } from '#live/SearchProvider.tsx';
import { HitSuggestions } from './HitSuggestions.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { toSuggestionUiState, useSuggestionResults } from './useSuggestionResults.ts';

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
  return (
    // Mounted before the first keystroke, which then has to send its request only.
    <SearchProvider
      access={access}
      searchClient={client}
      initialUiState={toSuggestionUiState(query)}
    >
      {SEARCH_KINDS.map((kind) => (
        <KindIndex key={kind} kind={kind} isTyping params={SUGGESTION_PARAMS} />
      ))}
      <PanelContent
        access={access}
        query={query}
        focusCount={focusCount}
        listProps={{ input, listId, onInput: readQuery }}
      />
    </SearchProvider>
  );
}

interface PanelContentProps {
  readonly access: SearchAccess;
  readonly query: string;
  /** Changes with each focus of the input. */
  readonly focusCount: number;
  readonly listProps: Pick<SuggestionPanelProps, 'input' | 'listId'> & {
    readonly onInput: () => void;
  };
}

function PanelContent({ access, query, focusCount, listProps }: PanelContentProps) {
  const results = useSuggestionResults(query);
  // A new key opens the list again and reads the stored searches again.
  return query === '' ? (
    <RecentSearches key={focusCount} {...listProps} />
  ) : (
    <HitSuggestions access={access} results={results} {...listProps} />
  );
}
