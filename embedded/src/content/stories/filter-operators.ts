import type { ContentValue } from '#stories/content-value.ts';
import { parseContentDate } from './content-date.ts';
import { getText } from './field-path.ts';

/**
 * Returns whether the value of a field is accepted; the value is undefined if the field is missing.
 */
export type FieldPredicate = (value: ContentValue | undefined) => boolean;

const splitList = (operand: string): readonly string[] =>
  operand.split(',').map((part) => part.trim());

/**
 * Creates a case-insensitive predicate that compares a whole text with a pattern, in which `*`
 * matches any text. It searches the parts between `*` one after another, because a regular
 * expression with many `.*` would backtrack exponentially.
 */
function createWildcardPredicate(operand: string): (text: string) => boolean {
  const [first = '', ...rest] = operand.toLowerCase().split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text.toLowerCase() === first;
  return (candidate) => {
    const text = candidate.toLowerCase();
    if (!text.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = text.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return text.length - last.length >= at && text.endsWith(last);
  };
}

function createEqualityPredicate(operand: string): FieldPredicate {
  if (operand === '') return (value) => (getText(value) ?? '') === '';
  const acceptedValues = new Set([operand, ...splitList(operand)]);
  return (value) => {
    const text = getText(value);
    return text !== null && acceptedValues.has(text);
  };
}

function createMatchPredicate(operand: string): FieldPredicate {
  const matchesWildcard = createWildcardPredicate(operand);
  return (value) => {
    const text = getText(value);
    return text !== null && matchesWildcard(text);
  };
}

const negatePredicate =
  (test: FieldPredicate): FieldPredicate =>
  (value) =>
    !test(value);

function createArrayPredicate(operand: string, mustContainAll: boolean): FieldPredicate {
  const acceptedValues = splitList(operand);
  return (value) => {
    if (!Array.isArray(value)) return false;
    const found = new Set(value.map(getText));
    return mustContainAll
      ? acceptedValues.every((text) => found.has(text))
      : acceptedValues.some((text) => found.has(text));
  };
}

type ParseNumber = (text: string) => number | undefined;

const createNumberReader =
  (form: RegExp): ParseNumber =>
  (text) =>
    form.test(text.trim()) ? Number(text) : undefined;

const readInteger = createNumberReader(/^[+-]?\d+$/u);
const readDecimal = createNumberReader(/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu);

/**
 * Creates an operator whose predicate returns whether a field's value is greater (`sign` 1) or less
 * (`sign` -1) than the operand. It returns false if it cannot parse one of the two.
 */
function createComparisonOperator(
  parseNumber: ParseNumber,
  sign: 1 | -1,
): (operand: string) => FieldPredicate {
  return (operand) => {
    const limit = parseNumber(operand);
    return (value) => {
      const text = getText(value);
      const number = text === null ? undefined : parseNumber(text);
      return number !== undefined && limit !== undefined && (number - limit) * sign > 0;
    };
  };
}

const isEmptyValue: FieldPredicate = (value) => (getText(value) ?? '') === '';
const isEmptyArray: FieldPredicate = (value) => Array.isArray(value) && value.length === 0;

const states: Readonly<Record<string, FieldPredicate>> = {
  empty: isEmptyValue,
  not_empty: negatePredicate(isEmptyValue),
  empty_array: isEmptyArray,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  null: (value) => getText(value) === null,
  not_null: (value) => getText(value) !== null,
  true: (value) => getText(value) === 'true',
  false: (value) => getText(value) === 'false',
};

/**
 * Operators of `filter_query` by name (storyblok.md section 1.1). The function of an operator
 * creates the predicate for an operand, or returns undefined if the operand is invalid.
 */
export const filterOperators: ReadonlyMap<string, (operand: string) => FieldPredicate | undefined> =
  new Map(
    Object.entries({
      in: createEqualityPredicate,
      not_in: (operand: string) => negatePredicate(createEqualityPredicate(operand)),
      like: createMatchPredicate,
      not_like: (operand: string) => negatePredicate(createMatchPredicate(operand)),
      is: (operand: string) => (Object.hasOwn(states, operand) ? states[operand] : undefined),
      any_in_array: (operand: string) => createArrayPredicate(operand, false),
      in_array: (operand: string) => createArrayPredicate(operand, false),
      all_in_array: (operand: string) => createArrayPredicate(operand, true),
      gt_date: createComparisonOperator(parseContentDate, 1),
      lt_date: createComparisonOperator(parseContentDate, -1),
      gt_int: createComparisonOperator(readInteger, 1),
      lt_int: createComparisonOperator(readInteger, -1),
      gt_float: createComparisonOperator(readDecimal, 1),
      lt_float: createComparisonOperator(readDecimal, -1),
      exists: (operand: string) =>
        operand === 'false'
          ? (value: ContentValue | undefined) => value === undefined
          : (value: ContentValue | undefined) => value !== undefined,
    }),
  );
