import { parseFilters } from '#search/filters/parse-filters.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Rule, RuleCondition } from './rule.ts';

export interface RuleMatch {
  readonly rule: Rule;
  /** Folded words of the query that the pattern matched. */
  readonly words: readonly string[];
  /**
   * Facet values found in the query, by attribute. Each value replaces `{facet:attribute}` in the
   * consequence of the rule.
   */
  readonly facets: Readonly<Record<string, string>>;
}

/** Returns the values of a facet that may replace a placeholder. */
export type FacetValueLookup = (attribute: string) => readonly string[];

/**
 * Functions that look up words of an index for rules: facet values for placeholders, and
 * alternatives of words for conditions with `alternatives`.
 */
export interface RuleWordLookup {
  readonly getValues: FacetValueLookup;
  /** Returns whether one word is another form, a synonym or a misspelling of the other. */
  readonly isAlternativeWord: WordMatcher;
}

export const PLACEHOLDER_PATTERN = /\{facet:([^}]+)\}/u;
/**
 * Maximum number of values of one facet that are searched in a query. All combinations of values
 * are tried, so the number must be small.
 */
const MAX_FACET_VALUES = 10;
/** Maximum number of placeholders in a pattern; patterns with more placeholders never match. */
const MAX_PLACEHOLDERS = 4;

const getFoldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Tests whether a word of the query matches a word of the pattern. Both words are folded. */
export type WordMatcher = (pattern: string, word: string) => boolean;

const isEqual: WordMatcher = (pattern, word) => pattern === word;

function matchesAnchoring(
  query: readonly string[],
  pattern: readonly string[],
  { anchoring = 'contains', alternatives }: RuleCondition,
  isAlternativeWord: WordMatcher,
): boolean {
  if (pattern.length > query.length) return false;
  const isSameWord = alternatives === true ? isAlternativeWord : isEqual;
  const matchesAt = (start: number) =>
    pattern.every((word, next) => isSameWord(word, query[start + next] ?? ''));
  if (anchoring === 'is') return pattern.length === query.length && matchesAt(0);
  if (anchoring === 'startsWith') return matchesAt(0);
  if (anchoring === 'endsWith') return matchesAt(query.length - pattern.length);
  return query.some((_word, start) => matchesAt(start));
}

function matchPattern(
  condition: RuleCondition,
  query: readonly string[],
  { getValues, isAlternativeWord }: RuleWordLookup,
): Pick<RuleMatch, 'words' | 'facets'> | null {
  const { pattern } = condition;
  if (pattern === undefined) return { words: [], facets: {} };
  const parts = pattern.split(PLACEHOLDER_PATTERN);
  if (parts.length > MAX_PLACEHOLDERS * 2 + 1) return null;
  if (pattern.trim() === '') return query.length === 0 ? { words: [], facets: {} } : null;
  const isSameWord = condition.alternatives === true ? isAlternativeWord : isEqual;
  // Returns whether the query contains all words of a facet value; only such values are tried.
  const isNamedInQuery = (value: string): boolean => {
    const words = getFoldedWords(value);
    return (
      words.length > 0 && words.every((word) => query.some((other) => isSameWord(word, other)))
    );
  };
  const getNamedValues = (attribute: string) =>
    getValues(attribute).filter(isNamedInQuery).slice(0, MAX_FACET_VALUES);
  for (const { text, facets } of fillPattern(parts, getNamedValues)) {
    const words = getFoldedWords(text);
    if (words.length > 0 && matchesAnchoring(query, words, condition, isAlternativeWord)) {
      return { words, facets };
    }
  }
  return null;
}

interface FilledPattern {
  readonly text: string;
  readonly facets: Readonly<Record<string, string>>;
}

/** Replaces the placeholders in a pattern with facet values, in all combinations. */
function fillPattern(
  [text = '', attribute, ...rest]: readonly string[],
  getValues: FacetValueLookup,
): FilledPattern[] {
  if (attribute === undefined) return [{ text, facets: {} }];
  const values = getValues(attribute);
  if (values.length === 0) return [];
  const otherPatterns = fillPattern(rest, getValues);
  return values.flatMap((value) =>
    otherPatterns.map((other) => ({
      text: `${text}${value}${other.text}`,
      facets: { ...other.facets, [attribute]: value },
    })),
  );
}

/** Returns whether a rule is enabled and valid at the given time. `seconds` counts from 1970. */
export function isActive(
  { enabled = true, validity }: Pick<Rule, 'enabled' | 'validity'>,
  seconds: number,
): boolean {
  if (!enabled) return false;
  if (!validity || validity.length === 0) return true;
  return validity.some(
    ({ from = -Infinity, until = Infinity }) => seconds >= from && seconds <= until,
  );
}

/** Converts filters to texts that can be compared, one for each clause of the AND. */
export const getFilterKeys = (filters = ''): string[] =>
  parseFilters(filters).map((anyOf) => JSON.stringify(anyOf));

/**
 * Returns how a rule matches a query; null if none of its conditions is met.
 *
 * @param filters filters of the search, converted by {@link getFilterKeys}
 */
export function matchRule(
  rule: Rule,
  query: string,
  contexts: readonly string[],
  filters: ReadonlySet<string>,
  wordLookup: RuleWordLookup,
): RuleMatch | null {
  if (!isActive(rule, Date.now() / 1000)) return null;
  const words = getFoldedWords(query);
  const conditions = rule.conditions ?? (rule.condition ? [rule.condition] : []);
  if (conditions.length === 0) return { rule, words: [], facets: {} };
  for (const condition of conditions) {
    if (condition.context !== undefined && !contexts.includes(condition.context)) continue;
    if (!getFilterKeys(condition.filters).every((key) => filters.has(key))) continue;
    const match = matchPattern(condition, words, wordLookup);
    if (match) return { rule, ...match };
  }
  return null;
}
