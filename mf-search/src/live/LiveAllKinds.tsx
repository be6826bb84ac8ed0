import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchResults } from 'algoliasearch-helper';
import { useInstantSearch } from 'react-instantsearch-core';
import { HIT_PARAMS, HITS_PER_GROUP } from '#engine/query-params.ts';
import { readHit, type RawHit } from '#engine/read-hit.ts';
import { readBanners, toCountsByKind } from '#engine/read-results.ts';
import { KindIndex } from './KindIndex.tsx';
import type { LiveSearchProps } from './live-search-types.ts';
import { useModelReport } from './useModelReport.ts';

const GROUP_PARAMS = { ...HIT_PARAMS, hitsPerPage: HITS_PER_GROUP };

/** Searches all kinds and reports the first hits of each kind. */
export function LiveAllKinds(props: LiveSearchProps) {
  return (
    <>
      {SEARCH_KINDS.map((kind) => (
        <KindIndex key={kind} kind={kind} isTyping={props.request.isTyping} params={GROUP_PARAMS} />
      ))}
      <GroupsReport {...props} />
    </>
  );
}

function GroupsReport(props: LiveSearchProps) {
  const { scopedResults } = useInstantSearch();
  const groups = SEARCH_KINDS.map((kind) => {
    const results = scopedResults.find(({ indexId }) => indexId === kind)?.results;
    const { nbHits = 0, hits = [] } = (results ?? {}) as Partial<SearchResults<RawHit>>;
    return { kind, total: nbHits, hits: hits.map(readHit), results };
  });
  useModelReport(props, {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    tookMs: Math.max(0, ...groups.map(({ results }) => results?.processingTimeMS ?? 0)),
    groups: groups
      .filter(({ total }) => total > 0)
      .map(({ kind, total, hits }) => ({ kind, total, hits })),
    hits: [],
    pages: 0,
    facets: [],
    counts: toCountsByKind(groups.map(({ kind, total }) => [kind, total])),
    banners: readBanners(groups.map(({ results }) => ({ userData: results?.userData }))),
  });
  return null;
}
