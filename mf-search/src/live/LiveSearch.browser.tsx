import { memo, useEffect, useState } from 'react';
import { buildSearchHref } from '#model/search-state.ts';
import { LiveAllKinds } from './LiveAllKinds.tsx';
import { LiveKind } from './LiveKind.tsx';
import type { LiveSearchProps } from './live-search-types.ts';
import { SearchProvider } from './SearchProvider.tsx';
import { toUiState } from './ui-state.ts';
import { UrlWriter } from './url-writer.ts';

/**
 * Searches with the hooks of React InstantSearch and passes the results to `onResults`. Renders
 * nothing itself: the page keeps its form, so that fields keep focus and text, and shows the results
 * with the same components as those of the server. A memo, because each result renders the page.
 */
export const LiveSearch = memo(function LiveSearch(props: LiveSearchProps) {
  const { data, request } = props;
  const { kind } = request.state;
  const [initialUiState] = useState(() => toUiState(request.state));
  useUrlOfSearch(buildSearchHref(request.state));
  return (
    <SearchProvider access={data.access} initialUiState={initialUiState}>
      {kind ? <LiveKind {...props} kind={kind} /> : <LiveAllKinds {...props} />}
    </SearchProvider>
  );
});

/** Writes the URL of the search after a delay. Writes nothing after the page is left. */
function useUrlOfSearch(href: string): void {
  const [urlWriter] = useState(() => new UrlWriter());
  useEffect(() => urlWriter.write(href), [urlWriter, href]);
  useEffect(() => () => urlWriter.stop(), [urlWriter]);
}
