import type { ReactNode } from 'react';
import { InstantSearch, useInstantSearch } from 'react-instantsearch-core';
import type { InstantSearchProps } from 'react-instantsearch-core';
import { getInstantSearchClient } from '#engine/instant-search-client.ts';
import type { SearchAccess } from '#engine/search-client.ts';

interface SearchProviderProps {
  readonly access: SearchAccess;
  readonly initialUiState: NonNullable<InstantSearchProps['initialUiState']>;
  /** By default, the client that all searches of the site share. */
  readonly searchClient?: InstantSearchProps['searchClient'];
  readonly onStateChange?: NonNullable<InstantSearchProps['onStateChange']>;
  readonly children: ReactNode;
}

/**
 * Provides the hooks of React InstantSearch with the site's search client. Contains one `KindIndex`
 * for each kind of document to search; all of them share one request.
 *
 * Import it only in chunks that load after an interaction: the library weighs more than all other
 * scripts of the search. There is no `routing`: the router of InstantSearch writes URLs after its
 * page was left, and leaks a listener (docs/decisions/110-live-search-on-react-instantsearch.md).
 */
export function SearchProvider({ access, children, ...options }: SearchProviderProps) {
  return (
    <InstantSearch searchClient={getInstantSearchClient(access)} insights={false} {...options}>
      <ErrorCatcher />
      {children}
    </InstantSearch>
  );
}

/** Stops InstantSearch from throwing errors. `useInstantSearch` returns them as `status`. */
function ErrorCatcher() {
  useInstantSearch({ catchError: true });
  return null;
}
