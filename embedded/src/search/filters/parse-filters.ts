import { FilterError } from './filter-error.ts';
import type { AllOf, AnyOf, Filter, NumericOperator } from './filter-expression.ts';
import { FilterTextReader } from './filter-text-reader.ts';

/**
 * Limits of this service that keep every request cheap: characters of an expression, nesting depth
 * and number of filters. Algolia documents no such limits.
 */
const EXPRESSION_LIMITS = { characters: 64 * 1024, depth: 10, filters: 2000 };

const OPERATOR_PATTERN = /<=|>=|!=|<(?!score=)|>|=/uy;
const NUMBER_PATTERN = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?(?=[\s)]|$)/uy;
const SCORE_PATTERN = /<score=(\d{1,9})>/uy;
const RANGE_PATTERN = /^(\S+)\s+TO\s+(\S+)$/u;
const NUMBER_ONLY_PATTERN = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?$/u;

/**
 * Parses Algolia's parameter `filters`. The result is an AND of ORs. Without brackets, OR binds
 * tighter than AND.
 * @throws {FilterError} with Algolia's message for rejected filters: AND within OR, NOT before a
 *   bracket, brackets around an expression with AND, different filter types in one OR, syntax
 *   errors
 */
export function parseFilters(filters: string): AllOf {
  if (filters.length > EXPRESSION_LIMITS.characters)
    throw new FilterError('filters: expression is too long');
  const text = new FilterTextReader(filters);
  if (text.isAtEnd) return [];
  const state = { text, start: text.column, count: 0 };
  const all = parseAnd(state, 0);
  if (!text.isAtEnd) throw text.createUnexpectedError('expected end of filter');
  return all;
}

interface ParserState {
  readonly text: FilterTextReader;
  /** Column at which the expression begins. */
  readonly start: number;
  count: number;
}

function parseAnd(state: ParserState, depth: number): AllOf {
  const all = [...parseOr(state, depth)];
  while (state.text.tryReadKeyword('AND')) all.push(...parseOr(state, depth));
  return all;
}

function parseOr(state: ParserState, depth: number): AllOf {
  const first = parsePrimary(state, depth);
  if (!state.text.tryReadKeyword('OR')) return first;
  const anyOf = [...requireSingleAnyOf(first)];
  do anyOf.push(...requireSingleAnyOf(parsePrimary(state, depth)));
  while (state.text.tryReadKeyword('OR'));
  rejectMixedTypes(anyOf);
  return [anyOf];
}

function requireSingleAnyOf(all: AllOf): AnyOf {
  const [anyOf, secondAnyOf] = all;
  if (!anyOf || secondAnyOf) {
    throw new FilterError(
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    );
  }
  return anyOf;
}

function getFilterType({ kind }: Filter): string {
  return kind === 'range' ? 'numeric' : kind;
}

/** @throws {FilterError} when the filters of an OR differ in type: facet, number or tag */
function rejectMixedTypes(anyOf: AnyOf): void {
  const [first] = anyOf;
  const mismatchedFilter = anyOf.find(
    (filter) => first && getFilterType(filter) !== getFilterType(first),
  );
  if (first && mismatchedFilter) {
    throw new FilterError(
      'filters: Different types are not allowed in the same OR.\n' +
        `Expected a filter of type ${getFilterType(first)}, found ${getFilterType(mismatchedFilter)}`,
    );
  }
}

function parsePrimary(state: ParserState, depth: number): AllOf {
  const { text } = state;
  const { column } = text;
  if (!text.tryReadSymbol('(')) return [[parseFilter(state)]];
  if (depth >= EXPRESSION_LIMITS.depth) throw new FilterError('filters: too many nested brackets');
  const inner = parseAnd(state, depth + 1);
  if (!text.tryReadSymbol(')')) throw text.createUnexpectedError('expected closing parenthesis');
  if (column === state.start && inner.length > 1 && text.isAtEnd) {
    throw new FilterError(
      'filters: parentheses around a whole expression with AND are not allowed, only around ORs',
    );
  }
  return inner;
}

function parseFilter(state: ParserState): Filter {
  const { text } = state;
  state.count += 1;
  if (state.count > EXPRESSION_LIMITS.filters) throw new FilterError('filters: too many filters');
  const isNegated = text.tryReadKeyword('NOT');
  if (isNegated && text.tryReadSymbol('(')) {
    throw new FilterError('filters: NOT is not allowed before a group of filters');
  }
  const name = text.readName();
  text.skipSpace();
  const operator = text.readPattern(OPERATOR_PATTERN);
  if (operator) return createNumericFilter(text, name, operator as NumericOperator, isNegated);
  if (!text.tryReadSymbol(':'))
    return { kind: 'tag', value: name, isNegated, score: readScore(text) };
  return parseFacetFilter(text, name, isNegated);
}

function createNumericFilter(
  text: FilterTextReader,
  attribute: string,
  operator: NumericOperator,
  isNegated: boolean,
): Filter {
  text.skipSpace();
  const number = text.readPattern(NUMBER_PATTERN);
  if (number === null) throw text.createUnexpectedError('expected numeric value');
  return { kind: 'numeric', attribute, operator, value: Number(number), isNegated };
}

function parseFacetFilter(text: FilterTextReader, attribute: string, isNegated: boolean): Filter {
  const { text: value, isQuoted } = text.readValue();
  const [, from = '', to = ''] = (isQuoted ? null : RANGE_PATTERN.exec(value)) ?? [];
  if (NUMBER_ONLY_PATTERN.test(from) && NUMBER_ONLY_PATTERN.test(to)) {
    return { kind: 'range', attribute, from: Number(from), to: Number(to), isNegated };
  }
  const score = readScore(text);
  if (attribute === '_tags') return { kind: 'tag', value, isNegated, score };
  return { kind: 'facet', attribute, value, isNegated, score };
}

function readScore(text: FilterTextReader): number {
  text.skipSpace();
  const score = text.readPattern(SCORE_PATTERN);
  return score === null ? 1 : Number(score.slice('<score='.length, -1));
}
