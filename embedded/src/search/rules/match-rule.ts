import { parseFilters } from '#search/filters/parse-filters.ts';
import { tokenize } from '#search/text/tokenize.ts';
import type { Rule, RuleCondition } from './rule.ts';

export interface RuleMatch {
  readonly rule: Rule;
  /** Folded query words that matched the pattern. */
  readonly words: readonly string[];
  /** Facet values found in the query for `{facet:attribute}` placeholders. */
  readonly facets: Readonly<Record<string, string>>;
}

/** Facet values of an attribute, for placeholders. */
export type FacetValues = (attribute: string) => readonly string[];

/** Words of an index, for placeholders and for conditions with `alternatives`. */
export interface RuleWords {
  readonly valuesOf: FacetValues;
  /** Whether one word is another form, a synonym or a misspelling of the other. */
  readonly isAlternative: SameWord;
}

export const PLACEHOLDER = /\{facet:([^}]+)\}/u;
/**
 * Maximum number of values of one facet found in a query; all combinations of placeholders are
 * tried.
 */
const MAX_NAMED = 10;
/** Maximum number of placeholders; patterns with more never match. */
const MAX_PLACEHOLDERS = 4;

const foldedWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Whether a query word matches a pattern word; both are folded. */
export type SameWord = (pattern: string, word: string) => boolean;

const isEqual: SameWord = (pattern, word) => pattern === word;

function anchored(
  query: readonly string[],
  pattern: readonly string[],
  { anchoring = 'contains', alternatives }: RuleCondition,
  isAlternative: SameWord,
): boolean {
  if (pattern.length > query.length) return false;
  const isSame = alternatives === true ? isAlternative : isEqual;
  const at = (start: number) =>
    pattern.every((word, next) => isSame(word, query[start + next] ?? ''));
  if (anchoring === 'is') return pattern.length === query.length && at(0);
  if (anchoring === 'startsWith') return at(0);
  if (anchoring === 'endsWith') return at(query.length - pattern.length);
  return query.some((_word, start) => at(start));
}

function matchPattern(
  condition: RuleCondition,
  query: readonly string[],
  { valuesOf, isAlternative }: RuleWords,
): Pick<RuleMatch, 'words' | 'facets'> | null {
  const { pattern } = condition;
  if (pattern === undefined) return { words: [], facets: {} };
  const parts = pattern.split(PLACEHOLDER);
  if (parts.length > MAX_PLACEHOLDERS * 2 + 1) return null;
  if (pattern.trim() === '') return query.length === 0 ? { words: [], facets: {} } : null;
  const isSame = condition.alternatives === true ? isAlternative : isEqual;
  // Only values whose words occur in the query can match.
  const isNamed = (value: string): boolean => {
    const words = foldedWords(value);
    return words.length > 0 && words.every((word) => query.some((other) => isSame(word, other)));
  };
  const named = (attribute: string) => valuesOf(attribute).filter(isNamed).slice(0, MAX_NAMED);
  for (const { text, facets } of filled(parts, named)) {
    const words = foldedWords(text);
    if (words.length > 0 && anchored(query, words, condition, isAlternative)) {
      return { words, facets };
    }
  }
  return null;
}

interface Filled {
  readonly text: string;
  readonly facets: Readonly<Record<string, string>>;
}

/** A pattern, split at its placeholders, with all combinations of values. */
function filled(
  [text = '', attribute, ...rest]: readonly string[],
  valuesOf: FacetValues,
): Filled[] {
  if (attribute === undefined) return [{ text, facets: {} }];
  const values = valuesOf(attribute);
  if (values.length === 0) return [];
  const others = filled(rest, valuesOf);
  return values.flatMap((value) =>
    others.map((other) => ({
      text: `${text}${value}${other.text}`,
      facets: { ...other.facets, [attribute]: value },
    })),
  );
}

/** Whether a rule is enabled and valid now. */
export function isActive(
  { enabled = true, validity }: Pick<Rule, 'enabled' | 'validity'>,
  seconds: number,
): boolean {
  if (!enabled) return false;
  if (!validity || validity.length === 0) return true;
  return validity.some(({ from, until }) => seconds >= from && seconds <= until);
}

/** Filters in a comparable form, one key per AND clause. */
export const filterKeys = (filters = ''): string[] =>
  parseFilters(filters).map((any) => JSON.stringify(any));

/**
 * The rule with the query words it matched, or null when no condition matches.
 * @param filters filters of the search in the format of {@link filterKeys}
 */
export function matchRule(
  rule: Rule,
  query: string,
  contexts: readonly string[],
  filters: ReadonlySet<string>,
  known: RuleWords,
): RuleMatch | null {
  if (!isActive(rule, Date.now() / 1000)) return null;
  const words = foldedWords(query);
  const conditions = rule.conditions ?? (rule.condition ? [rule.condition] : []);
  if (conditions.length === 0) return { rule, words: [], facets: {} };
  for (const condition of conditions) {
    if (condition.context !== undefined && !contexts.includes(condition.context)) continue;
    if (!filterKeys(condition.filters).every((key) => filters.has(key))) continue;
    const match = matchPattern(condition, words, known);
    if (match) return { rule, ...match };
  }
  return null;
}
