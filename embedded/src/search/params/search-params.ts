import type { FilterList } from '#search/filters/parse-filter-lists.ts';

/** Parameters that settings and requests may contain. The value in the request takes precedence. */
export interface QuerySettings {
  readonly hitsPerPage?: number;
  readonly maxValuesPerFacet?: number;
  readonly sortFacetValuesBy?: 'count' | 'alpha';
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly restrictHighlightAndSnippetArrays?: boolean;
  readonly minWordSizefor1Typo?: number;
  readonly minWordSizefor2Typos?: number;
  readonly typoTolerance?: boolean | 'true' | 'false' | 'min' | 'strict';
  readonly allowTyposOnNumericTokens?: boolean;
  readonly disableTypoToleranceOnAttributes?: readonly string[];
  readonly disableTypoToleranceOnWords?: readonly string[];
  readonly queryType?: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly removeWordsIfNoResults?: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  readonly advancedSyntax?: boolean;
  readonly advancedSyntaxFeatures?: readonly string[];
  readonly optionalWords?: string | readonly string[];
  readonly ignorePlurals?: boolean | readonly string[];
  readonly removeStopWords?: boolean | readonly string[];
  readonly queryLanguages?: readonly string[];
  readonly decompoundQuery?: boolean;
  readonly enableRules?: boolean;
  readonly distinct?: boolean | number;
  readonly minProximity?: number;
  readonly responseFields?: readonly string[];
  readonly maxFacetHits?: number;
  readonly renderingContent?: object;
  readonly relevancyStrictness?: number;
}

export interface SearchParams extends QuerySettings {
  readonly query?: string;
  readonly similarQuery?: string;
  readonly page?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly filters?: string;
  readonly facetFilters?: FilterList;
  readonly numericFilters?: FilterList;
  readonly tagFilters?: FilterList;
  readonly optionalFilters?: FilterList;
  readonly sumOrFiltersScores?: boolean;
  readonly facets?: readonly string[];
  readonly facetingAfterDistinct?: boolean;
  readonly restrictSearchableAttributes?: readonly string[];
  readonly synonyms?: boolean;
  readonly ruleContexts?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly getRankingInfo?: boolean;
  readonly aroundLatLng?: string;
  readonly aroundRadius?: number | 'all';
  readonly aroundPrecision?: number | readonly { readonly from: number; readonly value: number }[];
  readonly minimumAroundRadius?: number;
  readonly insideBoundingBox?: readonly (readonly number[])[];
  readonly insidePolygon?: readonly (readonly number[])[];
  readonly facetName?: string;
  readonly facetQuery?: string;
  readonly cursor?: string;
  readonly maxRecommendations?: number;
  readonly userToken?: string;
}

export interface IndexSettings extends QuerySettings {
  readonly searchableAttributes?: readonly string[] | null;
  readonly attributesForFaceting?: readonly string[] | null;
  readonly unretrievableAttributes?: readonly string[] | null;
  readonly ranking?: readonly string[];
  readonly customRanking?: readonly string[] | null;
  readonly replicas?: readonly string[] | null;
  readonly primary?: string;
  readonly attributeForDistinct?: string | null;
  readonly paginationLimitedTo?: number;
  readonly [other: string]: unknown;
}
