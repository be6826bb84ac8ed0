import { searchOrderPaths } from '@gruenland/shared-contracts/saved-search-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SEARCH_DONE } from '#model/search-choices.ts';
import { Saved } from '#parts/Saved.tsx';
import { SearchEntry } from '#parts/SearchEntry.tsx';
import type { OwnSearchData } from './own-search.loader.server.ts';

/** One Suchauftrag: slow it down, pause or end it. */
export function OwnSearchPage({ data }: RouteViewProps<OwnSearchData>) {
  const { search, saved } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Suchauftrag
      </Heading>
      <Saved text={saved && SEARCH_DONE[saved]} />
      <SearchEntry search={search} back={searchOrderPaths.einer(search.code)} />
    </>
  );
}
