import { FilterError } from './filter-error.ts';
import type { AllOf, AnyOf, Filter, NumericOperator } from './filter-expression.ts';

/**
 * Filters as a text or as nested lists: `["a", "b"]` means a AND b, `["a", ["b", "c"]]` means a AND
 * (b OR c). A list that is nested deeper is part of the OR around it.
 */
export type FilterList = string | readonly FilterList[];

const FILTER_LIMITS = { filters: 2000, depth: 20 };
const COMPARISON_PATTERN = /^\s*(.+?)\s*(<=|>=|!=|<|>|=)\s*([-+]?[\d.]+(?:e[-+]?\d{1,3})?)\s*$/iu;
const RANGE_PATTERN = /^\s*(.+?)\s*:\s*([-+]?[\d.]+)\s+to\s+([-+]?[\d.]+)\s*$/iu;
const SCORE_PATTERN = /<score=(\d{1,9})>$/u;

function flattenList(list: FilterList, depth = 0): readonly string[] {
  if (typeof list === 'string') return [list];
  if (depth > FILTER_LIMITS.depth) throw new FilterError('filters: too many nested arrays');
  return list.flatMap((item) => flattenList(item, depth + 1));
}

function parseList(list: FilterList, parse: (text: string) => Filter): AllOf {
  const groups = typeof list === 'string' ? [list] : list;
  const all = groups.map((group): AnyOf => flattenList(group).map(parse));
  const count = all.reduce((sum, anyOf) => sum + anyOf.length, 0);
  if (count > FILTER_LIMITS.filters) throw new FilterError('filters: too many filters');
  return all.filter((anyOf) => anyOf.length > 0);
}

/**
 * Parses a facet filter. In `brand:-John` the hyphen negates the filter; in `brand:\-John` it is
 * part of the value.
 */
function parseFacetFilter(text: string): Filter {
  const colonIndex = text.indexOf(':');
  if (colonIndex < 1) {
    throw new FilterError(`Invalid syntax for facet condition: "${text.slice(0, 80)}"`);
  }
  const attribute = text.slice(0, colonIndex).trim();
  let value = text.slice(colonIndex + 1);
  const score = Number(SCORE_PATTERN.exec(value)?.[1] ?? 1);
  value = value.replace(SCORE_PATTERN, '');
  const isNegated = value.startsWith('-');
  value = isNegated || value.startsWith('\\-') ? value.slice(1) : value;
  if (attribute === '_tags') return { kind: 'tag', value, isNegated, score };
  return { kind: 'facet', attribute, value, isNegated, score };
}

function parseNumericFilter(text: string): Filter {
  // A text with more than 500 characters is invalid; the patterns are not tried on it.
  const matchableText = text.length <= 500 ? text : '';
  const [, from, low, high] = RANGE_PATTERN.exec(matchableText) ?? [];
  if (from !== undefined) {
    return createRangeFilter(from, Number(low), Number(high), text);
  }
  const [, attribute, operator, number] = COMPARISON_PATTERN.exec(matchableText) ?? [];
  const value = Number(number);
  if (attribute === undefined || Number.isNaN(value)) throw createFilterError(text);
  return {
    kind: 'numeric',
    attribute,
    operator: operator as NumericOperator,
    value,
    isNegated: false,
  };
}

function createRangeFilter(attribute: string, from: number, to: number, text: string): Filter {
  if (Number.isNaN(from) || Number.isNaN(to)) throw createFilterError(text);
  return { kind: 'range', attribute, from, to, isNegated: false };
}

function createFilterError(text: string): FilterError {
  return new FilterError(`Invalid syntax for numeric condition: ${text.slice(0, 80)}`);
}

function parseTagFilter(text: string): Filter {
  const isNegated = text.startsWith('-');
  return { kind: 'tag', value: isNegated ? text.slice(1) : text, isNegated, score: 1 };
}

/** @throws {FilterError} for a text that is no facet condition */
export const parseFacetFilters = (list: FilterList): AllOf => parseList(list, parseFacetFilter);

/**
 * Parses numeric filters. A text may contain several conditions, separated by commas.
 *
 * @throws {FilterError} for a text that is neither a comparison nor a range
 */
export const parseNumericFilters = (list: FilterList): AllOf =>
  parseList(typeof list === 'string' ? list.split(',') : list, parseNumericFilter);

/**
 * Parses tag filters. The text `a,(b,c)` means a AND (b OR c). @throws {FilterError} for too many
 * tags
 */
export function parseTagFilters(list: FilterList): AllOf {
  if (typeof list !== 'string') return parseList(list, parseTagFilter);
  const groups = list.match(/\([^()]*\)|[^,()]+/gu) ?? [];
  return parseList(
    groups.map((group) => group.replace(/[()]/gu, '').split(',')),
    parseTagFilter,
  );
}
