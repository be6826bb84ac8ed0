import type { PlainSearchParameters } from 'algoliasearch-helper';

/** Number of hits on a page that shows one kind. */
export const HITS_PER_PAGE = 20;
/** Maximum number of hits per kind on the page that shows all kinds. */
export const HITS_PER_GROUP = 4;
/** Number of hits that visitors can reach by paging (`paginationLimitedTo` of the indices). */
export const MAX_REACHABLE_HITS = 1000;
/** Maximum number of values that an expanded facet shows (specification section 9). */
export const MAX_FACET_VALUES = 20;

type ValueOrder = ('isRefined:desc' | 'count:desc' | 'name:asc')[];

/** Order of the values of a list. */
export const LIST_ORDER: ValueOrder = ['isRefined:desc', 'count:desc', 'name:asc'];
/** Order of the values of a tree or a menu. */
export const CHOICE_ORDER: ValueOrder = ['count:desc', 'name:asc'];

type QueryType = NonNullable<PlainSearchParameters['queryType']>;

/** Parameters of every query that returns hits, without `queryType`. */
export const HIT_PARAMS = {
  attributesToRetrieve: ['*', '-text', '-fingerprint'],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['lead:28', 'text:28'],
  highlightPreTag: '__ais-highlight__',
  highlightPostTag: '__/ais-highlight__',
  clickAnalytics: false,
  ruleContexts: ['suche'],
};

/**
 * Returns which words of a query also match the beginnings of longer words: the last word while the
 * visitor is typing it, otherwise none. The words of a submitted query are complete: "Heu" does not
 * find "heute".
 */
export const getQueryType = (isTyping: boolean): QueryType =>
  isTyping ? 'prefixLast' : 'prefixNone';
