import { parseFilters } from '#search/filters/parse-filters.ts';
import { tokenize } from '#search/text/tokenize.ts';
import type { Rule, RuleCondition } from './rule.ts';

export interface RuleMatch {
  readonly rule: Rule;
  /** Words of the query that the pattern took, folded. */
  readonly words: readonly string[];
  /** Values of `{facet:attribute}` placeholders that the query names. */
  readonly facets: Readonly<Record<string, string>>;
}

/** Facet values of an attribute, for placeholders. */
export type FacetValues = (attribute: string) => readonly string[];

const PLACEHOLDER = /\{facet:([^}]+)\}/u;

const foldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

function anchored(
  query: readonly string[],
  pattern: readonly string[],
  anchoring: RuleCondition['anchoring'] = 'contains',
): boolean {
  if (pattern.length > query.length) return false;
  const at = (start: number) => pattern.every((word, next) => query[start + next] === word);
  if (anchoring === 'is') return pattern.length === query.length && at(0);
  if (anchoring === 'startsWith') return at(0);
  if (anchoring === 'endsWith') return at(query.length - pattern.length);
  return query.some((_word, start) => at(start));
}

function matchPattern(
  { pattern, anchoring }: RuleCondition,
  query: readonly string[],
  valuesOf: FacetValues,
): Pick<RuleMatch, 'words' | 'facets'> | null {
  if (pattern === undefined) return { words: [], facets: {} };
  const [placeholder, attribute = ''] = PLACEHOLDER.exec(pattern) ?? [];
  if (placeholder === undefined) {
    const words = foldedWords(pattern);
    if (pattern.trim() === '') return query.length === 0 ? { words, facets: {} } : null;
    return anchored(query, words, anchoring) ? { words, facets: {} } : null;
  }
  for (const value of valuesOf(attribute)) {
    const words = foldedWords(pattern.replace(placeholder, value));
    if (words.length > 0 && anchored(query, words, anchoring)) {
      return { words, facets: { [attribute]: value } };
    }
  }
  return null;
}

function isActive({ enabled = true, validity }: Rule, seconds: number): boolean {
  if (!enabled) return false;
  if (!validity || validity.length === 0) return true;
  return validity.some(({ from, until }) => seconds >= from && seconds <= until);
}

/** Filters in a form that can be compared, each an AND's part. */
export const filterKeys = (filters = ''): string[] =>
  parseFilters(filters).map((any) => JSON.stringify(any));

/**
 * The rule with what it took of the query, or null where none of its conditions holds.
 * @param filters what the search filters by, as {@link filterKeys} writes it
 */
export function matchRule(
  rule: Rule,
  query: string,
  contexts: readonly string[],
  filters: ReadonlySet<string>,
  valuesOf: FacetValues,
): RuleMatch | null {
  if (!isActive(rule, Date.now() / 1000)) return null;
  const words = foldedWords(query);
  const conditions = rule.conditions ?? (rule.condition ? [rule.condition] : []);
  if (conditions.length === 0) return { rule, words: [], facets: {} };
  for (const condition of conditions) {
    if (condition.context !== undefined && !contexts.includes(condition.context)) continue;
    if (!filterKeys(condition.filters).every((key) => filters.has(key))) continue;
    const match = matchPattern(condition, words, valuesOf);
    if (match) return { rule, ...match };
  }
  return null;
}
