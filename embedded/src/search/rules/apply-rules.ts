import { readParams } from '#search/params/read-params.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import { parseFacetFilters, type FilterList } from '#search/filters/parse-filter-lists.ts';
import { tokenize } from '#search/text/tokenize.ts';
import {
  PLACEHOLDER,
  filterKeys,
  matchRule,
  type RuleMatch,
  type RuleWords,
} from './match-rule.ts';
import type { AutomaticFacet, QueryEdit, Rule } from './rule.ts';

/** Position of a promoted document. */
export interface Promotion {
  /** Counted from 0. */
  readonly position: number;
  /** Promote only when the document passes the filters of the search (`filterPromotes`). */
  readonly filtered: boolean;
}

export interface RuledSearch {
  readonly params: SearchParams;
  readonly applied: readonly string[];
  readonly promoted: ReadonlyMap<string, Promotion>;
  readonly hidden: ReadonlySet<string>;
  readonly userData: readonly unknown[];
}

const byId = (a: Rule, b: Rule): number => (a.objectID < b.objectID ? -1 : 1);

/** Applies all rules whose conditions match; only the first one may change the query words. */
export function applyRules(
  rules: Iterable<Rule>,
  params: SearchParams,
  known: RuleWords,
): RuledSearch {
  const { query = '', ruleContexts = [] } = params;
  const all = [...rules].toSorted(byId);
  const given = all.length > 0 ? filtersOf(params) : new Set<string>();
  const matches = all
    .map((rule) => matchRule(rule, query, ruleContexts, given, known))
    .filter((match) => match !== null);
  const promoted = new Map<string, Promotion>();
  const hidden = new Set<string>();
  const userData: unknown[] = [];
  let changed = params;
  for (const match of matches) {
    const { consequence } = match.rule;
    changed = withConsequence(changed, match);
    for (const { objectID, objectIDs, position } of consequence.promote ?? []) {
      const ids = objectIDs ?? (objectID === undefined ? [] : [objectID]);
      const filtered = consequence.filterPromotes ?? false;
      for (const [next, id] of ids.entries()) {
        promoted.set(id, { position: position + next, filtered });
      }
    }
    for (const { objectID } of consequence.hide ?? []) hidden.add(objectID);
    if (consequence.userData !== undefined) userData.push(consequence.userData);
  }
  const applied = matches.map(({ rule }) => rule.objectID);
  return { params: changed, applied, promoted, hidden, userData };
}

/** Filters of a search, for conditions that require a filter. */
function filtersOf({ filters, facetFilters = [] }: SearchParams): ReadonlySet<string> {
  const listed = parseFacetFilters(facetFilters).map((any) => JSON.stringify(any));
  return new Set([...filterKeys(filters), ...listed]);
}

function withConsequence(params: SearchParams, match: RuleMatch): SearchParams {
  const given = match.rule.consequence.params ?? {};
  const {
    query: queryChange,
    automaticFacetFilters,
    automaticOptionalFacetFilters,
    ...others
  } = given as {
    query?: string | { edits?: readonly QueryEdit[]; remove?: readonly string[] };
    automaticFacetFilters?: readonly (string | AutomaticFacet)[];
    automaticOptionalFacetFilters?: readonly (string | AutomaticFacet)[];
  };
  const { filters, facetFilters, numericFilters, optionalFilters, ...rest } = readParams(others);
  return {
    ...params,
    ...rest,
    ...(queryChange !== undefined && {
      query: changedQuery(params.query ?? '', queryChange, match),
    }),
    ...(filters !== undefined && { filters: joinFilters(params.filters, filters) }),
    facetFilters: lists(params.facetFilters, facetFilters, automatic(automaticFacetFilters, match)),
    numericFilters: lists(params.numericFilters, numericFilters),
    optionalFilters: lists(
      params.optionalFilters,
      optionalFilters,
      automatic(automaticOptionalFacetFilters, match),
    ),
  };
}

/**
 * Combines two filters with AND. Each is parsed separately first, because an open quote in one
 * could disable the other, which may be the restriction of a key.
 * @throws FilterError when one of them is invalid
 */
export function joinFilters(one: string | undefined, other: string | undefined): string {
  const given = [one, other].filter((filters) => filters !== undefined && filters.trim() !== '');
  for (const filters of given) parseFilters(filters ?? '');
  return given.length < 2 ? (given[0] ?? '') : given.map((filters) => `(${filters})`).join(' AND ');
}

function lists(...given: readonly (FilterList | undefined)[]): FilterList {
  return given.flatMap((list) => (typeof list === 'string' ? [list] : (list ?? [])));
}

function automatic(
  automaticFacets: readonly (string | AutomaticFacet)[] | undefined,
  { facets }: RuleMatch,
): FilterList {
  const filters = (automaticFacets ?? []).flatMap((entry) => {
    const { facet, negative = false } = typeof entry === 'string' ? { facet: entry } : entry;
    const value = facets[facet];
    return value === undefined ? [] : [`${facet}:${negative ? '-' : ''}${value}`];
  });
  return filters;
}

function changedQuery(
  query: string,
  change: string | { readonly edits?: readonly QueryEdit[]; readonly remove?: readonly string[] },
  { facets }: RuleMatch,
): string {
  if (typeof change === 'string') return change;
  const removals = (change.remove ?? []).map((word): QueryEdit => ({
    type: 'remove',
    delete: word,
  }));
  let words = query.split(/\s+/u).filter(Boolean);
  for (const edit of [...removals, ...(change.edits ?? [])]) {
    const gone = tokenize(withValues(edit.delete ?? '', facets)).map(({ word }) => word);
    const insert = edit.type !== 'remove' && edit.insert ? [edit.insert] : [];
    words = replaced(words, gone, insert);
  }
  return words.join(' ');
}

/** Replaces `{facet:attribute}` by the facet values found in the query. */
function withValues(text: string, facets: RuleMatch['facets']): string {
  const parts = text.split(PLACEHOLDER);
  return parts.map((part, at) => (at % 2 === 0 ? part : (facets[part] ?? ''))).join('');
}

function replaced(words: readonly string[], gone: readonly string[], insert: readonly string[]) {
  const folded = words.map((word) =>
    tokenize(word)
      .map((token) => token.word)
      .join(' '),
  );
  for (let at = 0; gone.length > 0 && at + gone.length <= words.length; at += 1) {
    if (gone.every((word, next) => folded[at + next] === word)) {
      return [...words.slice(0, at), ...insert, ...words.slice(at + gone.length)];
    }
  }
  return [...words];
}
