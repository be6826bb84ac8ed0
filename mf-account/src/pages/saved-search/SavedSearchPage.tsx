import { savedSearchPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SAVED_SEARCH_SUCCESS_TEXTS } from '#model/saved-choices.ts';
import { SavedNotice } from '#components/SavedNotice.tsx';
import { SavedSearchEntry } from '#components/SavedSearchEntry.tsx';
import type { SavedSearchData } from './saved-search.loader.server.ts';

/** Shows one saved search, with forms to change, pause or end it. */
export function SavedSearchPage({ data }: RouteViewProps<SavedSearchData>) {
  const { search, successCode } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Suchauftrag
      </Heading>
      <SavedNotice text={successCode && SAVED_SEARCH_SUCCESS_TEXTS[successCode]} />
      <SavedSearchEntry search={search} returnPath={savedSearchPaths.detail(search.code)} />
    </>
  );
}
