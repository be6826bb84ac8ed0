import type { ReactNode } from 'react';
import type { KindFacet } from '#model/kind-facets.ts';
import type { FacetModel, SearchModel } from '#model/search-model.ts';
import type { SearchState } from '#model/search-state.ts';
import type { SearchData } from '#pages/search/search.loader.server.ts';

/** A search that the visitor started on the page. */
export interface LiveRequest {
  readonly state: SearchState;
  /** Whether the visitor is still typing the last word of the query. */
  readonly isTyping: boolean;
  /** Number of hits that stay above the added ones. 0 when the search replaces all hits. */
  readonly keptHits: number;
}

/** A search in the values of one facet. */
export interface FacetQuery {
  readonly param: string;
  readonly query: string;
}

export interface LiveFacetProps {
  readonly facet: KindFacet;
  readonly facetQuery: FacetQuery | null;
  /** Renders the components that need the model. Null when the facet offers no choice. */
  readonly children: (model: FacetModel | null) => ReactNode;
}

export interface LiveResults {
  /** The search that was answered. */
  readonly request: LiveRequest;
  /** Null when the search is unavailable. */
  readonly model: SearchModel | null;
}

export interface LiveSearchProps {
  /** Search and results of the server, which the page shows until the first live results. */
  readonly data: SearchData;
  readonly request: LiveRequest;
  readonly facetQuery: FacetQuery | null;
  readonly onResults: (results: LiveResults) => void;
}
