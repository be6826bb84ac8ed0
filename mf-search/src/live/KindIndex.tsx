import type { PlainSearchParameters } from 'algoliasearch-helper';
import { getIndexName, type SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { ReactNode } from 'react';
import { Configure, Index, useSearchBox } from 'react-instantsearch-core';
import { getQueryType } from '#engine/query-params.ts';

interface KindIndexProps {
  readonly kind: SearchKind;
  /** Whether the visitor is still typing the last word of the query. */
  readonly isTyping: boolean;
  /** Parameters of the query, such as `hitsPerPage`. */
  readonly params: PlainSearchParameters;
  readonly children?: ReactNode;
}

/**
 * Searches one kind of document. Its part of the UI state has the kind as name. The hooks in
 * `children` add facets, pages and sort orders, and read the results.
 *
 * Each index has its own query. A query that the indices inherit would be lost after a failed
 * request: InstantSearch then restores the last valid parameters of each index, and the inherited
 * ones become its own.
 */
export function KindIndex({ kind, isTyping, params, children }: KindIndexProps) {
  return (
    <Index indexName={getIndexName(kind)} indexId={kind}>
      <QueryWords />
      {children}
      {/* Comes last, because parameters of later widgets replace those of earlier ones. */}
      <Configure {...params} queryType={getQueryType(isTyping)} />
    </Index>
  );
}

function QueryWords() {
  useSearchBox();
  return null;
}
