import { FilterError } from './filter-error.ts';
import type { AllOf, AnyOf, Filter, NumericOperator } from './filter-expression.ts';
import { MAX_FILTER_DEPTH, splitFilterText } from './split-filter-text.ts';

/**
 * Filters as a text or as nested lists. `["a", ["b", "c"]]` and the text `a,(b,c)` mean a AND (b OR
 * c). A list or bracket that is nested deeper is part of the OR around it.
 */
export type FilterList = string | readonly FilterList[];

const MAX_FILTERS = 2000;
const COMPARISON_PATTERN =
  /^\s*([^\s<>=!,][^<>=!,]*?)\s*(<=|>=|!=|<|>|=)\s*([-+]?[\d.]+(?:e[-+]?\d{1,3})?)\s*$/iu;
const RANGE_PATTERN = /^\s*(.+?)\s*:\s*([-+]?[\d.]+)\s+to\s+([-+]?[\d.]+)\s*$/iu;
const SCORE_PATTERN = /<score=(\d{1,9})>$/u;

/** Beginning of any filter: every comma separates filters. */
const ANY_START_PATTERN = /(?:)/uy;
/** Beginning of a facet filter: its attribute and a colon. Other commas are part of a value. */
const FACET_START_PATTERN = /[\s(]*-?[^\s:,()][^:,()]*:/uy;
const BRACKETED_PATTERN = /^\s*\(.*\)\s*$/su;

interface FilterSyntax {
  readonly startPattern: RegExp;
  readonly parse: (text: string) => Filter;
}

/** Returns the texts of an OR. A text in brackets is an OR as well; any other text is one filter. */
function flattenList(list: FilterList, startPattern: RegExp, depth = 0): readonly string[] {
  if (typeof list === 'string') {
    return BRACKETED_PATTERN.test(list) ? splitFilterText(list, startPattern).flat() : [list];
  }
  if (depth > MAX_FILTER_DEPTH) throw new FilterError('filters: too many nested arrays');
  return list.flatMap((item) => flattenList(item, startPattern, depth + 1));
}

function parseList(list: FilterList, { startPattern, parse }: FilterSyntax): AllOf {
  const groups = typeof list === 'string' ? splitFilterText(list, startPattern) : list;
  const all = groups.map((group): AnyOf => flattenList(group, startPattern).map(parse));
  const count = all.reduce((sum, anyOf) => sum + anyOf.length, 0);
  if (count > MAX_FILTERS) throw new FilterError('filters: too many filters');
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
export const parseFacetFilters = (list: FilterList): AllOf =>
  parseList(list, { startPattern: FACET_START_PATTERN, parse: parseFacetFilter });

/** @throws {FilterError} for a text that is neither a comparison nor a range */
export const parseNumericFilters = (list: FilterList): AllOf =>
  parseList(list, { startPattern: ANY_START_PATTERN, parse: parseNumericFilter });

/** @throws {FilterError} for too many tags */
export const parseTagFilters = (list: FilterList): AllOf =>
  parseList(list, { startPattern: ANY_START_PATTERN, parse: parseTagFilter });
