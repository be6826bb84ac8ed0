import { readParams } from '#search/params/read-params.ts';
import type { SearchParams } from '#search/params/search-params.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import { parseFacetFilters, type FilterList } from '#search/filters/parse-filter-lists.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import {
  PLACEHOLDER_PATTERN,
  getFilterKeys,
  matchRule,
  type RuleMatch,
  type RuleWordLookup,
} from './match-rule.ts';
import type { AutomaticFacet, QueryEdit, Rule } from './rule.ts';

/** Position of a promoted document, and the condition for its promotion. */
export interface Promotion {
  /** Position among the hits; the first one is 0. */
  readonly position: number;
  /**
   * Whether the document is promoted only if it matches the filters of the search
   * (`filterPromotes`).
   */
  readonly mustPassFilters: boolean;
}

export interface SearchRuleResult {
  readonly params: SearchParams;
  readonly appliedRuleIds: readonly string[];
  readonly promotionById: ReadonlyMap<string, Promotion>;
  readonly hiddenIds: ReadonlySet<string>;
  readonly userData: readonly unknown[];
}

const compareById = (a: Rule, b: Rule): number => (a.objectID < b.objectID ? -1 : 1);

/** Applies each rule of which at least one condition is met, in the order of the rule ids. */
export function applyRules(
  rules: Iterable<Rule>,
  params: SearchParams,
  wordLookup: RuleWordLookup,
): SearchRuleResult {
  const { query = '', ruleContexts = [] } = params;
  const sortedRules = [...rules].toSorted(compareById);
  const activeFilters = sortedRules.length > 0 ? getSearchFilterKeys(params) : new Set<string>();
  const matches = sortedRules
    .map((rule) => matchRule(rule, query, ruleContexts, activeFilters, wordLookup))
    .filter((match) => match !== null);
  const promotionById = new Map<string, Promotion>();
  const hiddenIds = new Set<string>();
  const userData: unknown[] = [];
  let changedParams = params;
  for (const match of matches) {
    const { consequence } = match.rule;
    changedParams = applyConsequence(changedParams, match);
    for (const { objectID, objectIDs, position } of consequence.promote ?? []) {
      const ids = objectIDs ?? (objectID === undefined ? [] : [objectID]);
      const mustPassFilters = consequence.filterPromotes ?? false;
      for (const [next, id] of ids.entries()) {
        promotionById.set(id, { position: position + next, mustPassFilters });
      }
    }
    for (const { objectID } of consequence.hide ?? []) hiddenIds.add(objectID);
    if (consequence.userData !== undefined) userData.push(consequence.userData);
  }
  const appliedRuleIds = matches.map(({ rule }) => rule.objectID);
  return { params: changedParams, appliedRuleIds, promotionById, hiddenIds, userData };
}

/** Returns comparable keys of a search's filters. Conditions of rules can require a filter. */
function getSearchFilterKeys({ filters, facetFilters = [] }: SearchParams): ReadonlySet<string> {
  const facetFilterKeys = parseFacetFilters(facetFilters).map((anyOf) => JSON.stringify(anyOf));
  return new Set([...getFilterKeys(filters), ...facetFilterKeys]);
}

function applyConsequence(params: SearchParams, match: RuleMatch): SearchParams {
  const consequenceParams = match.rule.consequence.params ?? {};
  const {
    query: queryChange,
    automaticFacetFilters,
    automaticOptionalFacetFilters,
    ...others
  } = consequenceParams as {
    query?: string | { edits?: readonly QueryEdit[]; remove?: readonly string[] };
    automaticFacetFilters?: readonly (string | AutomaticFacet)[];
    automaticOptionalFacetFilters?: readonly (string | AutomaticFacet)[];
  };
  const { filters, facetFilters, numericFilters, optionalFilters, ...rest } = readParams(others);
  return {
    ...params,
    ...rest,
    ...(queryChange !== undefined && {
      query: changeQuery(params.query ?? '', queryChange, match),
    }),
    ...(filters !== undefined && { filters: joinFilters(params.filters, filters) }),
    facetFilters: joinFilterLists(
      params.facetFilters,
      facetFilters,
      getAutomaticFilters(automaticFacetFilters, match),
    ),
    numericFilters: joinFilterLists(params.numericFilters, numericFilters),
    optionalFilters: joinFilterLists(
      params.optionalFilters,
      optionalFilters,
      getAutomaticFilters(automaticOptionalFacetFilters, match),
    ),
  };
}

/**
 * Combines two filters with AND. First parses each filter separately: otherwise an open quote in
 * one filter could disable the other filter, which may be the restriction of a key.
 *
 * @throws FilterError when one of them is invalid
 */
export function joinFilters(
  firstFilters: string | undefined,
  secondFilters: string | undefined,
): string {
  const nonEmptyFilters = [firstFilters, secondFilters].filter(
    (filters) => filters !== undefined && filters.trim() !== '',
  );
  for (const filters of nonEmptyFilters) parseFilters(filters ?? '');
  return nonEmptyFilters.length < 2
    ? (nonEmptyFilters[0] ?? '')
    : nonEmptyFilters.map((filters) => `(${filters})`).join(' AND ');
}

function joinFilterLists(...lists: readonly (FilterList | undefined)[]): FilterList {
  return lists.flatMap((list) => (typeof list === 'string' ? [list] : (list ?? [])));
}

function getAutomaticFilters(
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

function changeQuery(
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
    const removedWords = tokenize(fillPlaceholders(edit.delete ?? '', facets)).map(
      ({ word }) => word,
    );
    const insertedWords = edit.type !== 'remove' && edit.insert ? [edit.insert] : [];
    words = replaceWords(words, removedWords, insertedWords);
  }
  return words.join(' ');
}

/** Replaces each `{facet:attribute}` with the value of this facet that was found in the query. */
function fillPlaceholders(text: string, facets: RuleMatch['facets']): string {
  const parts = text.split(PLACEHOLDER_PATTERN);
  return parts.map((part, at) => (at % 2 === 0 ? part : (facets[part] ?? ''))).join('');
}

function replaceWords(
  words: readonly string[],
  removedWords: readonly string[],
  insertedWords: readonly string[],
) {
  const foldedWords = words.map((word) =>
    tokenize(word)
      .map((token) => token.word)
      .join(' '),
  );
  for (let at = 0; removedWords.length > 0 && at + removedWords.length <= words.length; at += 1) {
    if (removedWords.every((word, next) => foldedWords[at + next] === word)) {
      return [...words.slice(0, at), ...insertedWords, ...words.slice(at + removedWords.length)];
    }
  }
  return [...words];
}
