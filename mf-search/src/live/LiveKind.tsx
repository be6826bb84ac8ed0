import {
  SEARCH_KINDS,
  SORTS_BY_KIND,
  getSortedIndexName,
} from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { useInstantSearch, usePagination, useSortBy, useStats } from 'react-instantsearch-core';
import { HIT_PARAMS, HITS_PER_PAGE, MAX_FACET_VALUES } from '#engine/query-params.ts';
import { readBanners, toCountsByKind } from '#engine/read-results.ts';
import { FACETS_BY_KIND, SORT_LABELS } from '#model/kind-facets.ts';
import type { FacetModel } from '#model/search-model.ts';
import { KindIndex } from './KindIndex.tsx';
import { LiveFacets } from './LiveFacets.tsx';
import type { LiveSearchProps } from './live-search-types.ts';
import { useAppendedHits } from './useAppendedHits.ts';
import { useModelReport } from './useModelReport.ts';

const KIND_PARAMS = {
  ...HIT_PARAMS,
  hitsPerPage: HITS_PER_PAGE,
  // Lists ask for more values, because they may search in them.
  maxValuesPerFacet: MAX_FACET_VALUES,
};
const COUNT_PARAMS = { hitsPerPage: 0 };

interface LiveKindProps extends LiveSearchProps {
  readonly kind: SearchKind;
}

/** Searches one kind with its facets and counts the hits of the other kinds. */
export function LiveKind(props: LiveKindProps) {
  const { kind, request, facetQuery } = props;
  const { isTyping } = request;
  return (
    <>
      {SEARCH_KINDS.filter((otherKind) => otherKind !== kind).map((otherKind) => (
        <KindIndex key={otherKind} kind={otherKind} isTyping={isTyping} params={COUNT_PARAMS} />
      ))}
      <KindIndex kind={kind} isTyping={isTyping} params={KIND_PARAMS}>
        <LiveFacets facets={FACETS_BY_KIND[kind]} facetQuery={facetQuery}>
          {(facets) => <KindReport {...props} facets={facets} />}
        </LiveFacets>
      </KindIndex>
    </>
  );
}

interface KindReportProps extends LiveKindProps {
  readonly facets: readonly FacetModel[];
}

function KindReport({ kind, facets, ...props }: KindReportProps) {
  const hits = useAppendedHits(props.data, props.request.state);
  const { nbPages } = usePagination();
  const { nbHits, processingTimeMS } = useStats();
  useSortBy({ items: listSortItems(kind) });
  const { results, scopedResults } = useInstantSearch();
  useModelReport(props, {
    total: nbHits,
    tookMs: processingTimeMS,
    groups: [],
    hits,
    pages: nbPages,
    facets,
    counts: toCountsByKind(
      scopedResults.map(({ indexId, results: kindResults }) => [
        indexId as SearchKind,
        kindResults?.nbHits ?? 0,
      ]),
    ),
    banners: readBanners([{ userData: results.userData }]),
  });
  return null;
}

const listSortItems = (kind: SearchKind) => [
  { value: getSortedIndexName(kind), label: 'Passendste zuerst' },
  ...SORTS_BY_KIND[kind].map((sort) => {
    return { value: getSortedIndexName(kind, sort), label: SORT_LABELS[sort] };
  }),
];
