import type { ContentValue } from '#stories/content-value.ts';
import { parseContentDate } from './content-date.ts';
import { textOf } from './field-path.ts';

/** Tests a field's value; undefined means that the field is missing. */
export type FieldTest = (value: ContentValue | undefined) => boolean;

const listOf = (operand: string): readonly string[] =>
  operand.split(',').map((part) => part.trim());

/**
 * Matches the whole text case-insensitively; `*` matches anything. Searches each part once, after
 * the previous match: a regular expression with many `.*` would backtrack exponentially.
 */
function wildcard(operand: string): (text: string) => boolean {
  const [first = '', ...rest] = operand.toLowerCase().split('*');
  const last = rest.pop();
  if (last === undefined) return (text) => text.toLowerCase() === first;
  return (given) => {
    const text = given.toLowerCase();
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

function equalsOne(operand: string): FieldTest {
  if (operand === '') return (value) => (textOf(value) ?? '') === '';
  const wanted = new Set([operand, ...listOf(operand)]);
  return (value) => {
    const text = textOf(value);
    return text !== null && wanted.has(text);
  };
}

function matches(operand: string): FieldTest {
  const wanted = wildcard(operand);
  return (value) => {
    const text = textOf(value);
    return text !== null && wanted(text);
  };
}

const not =
  (test: FieldTest): FieldTest =>
  (value) =>
    !test(value);

function inArray(operand: string, all: boolean): FieldTest {
  const wanted = listOf(operand);
  return (value) => {
    if (!Array.isArray(value)) return false;
    const found = new Set(value.map(textOf));
    return all ? wanted.every((text) => found.has(text)) : wanted.some((text) => found.has(text));
  };
}

type Read = (text: string) => number | undefined;

const readNumber =
  (form: RegExp): Read =>
  (text) =>
    form.test(text.trim()) ? Number(text) : undefined;

const readWhole = readNumber(/^[+-]?\d+$/u);
const readDecimal = readNumber(/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu);

/** Compares when both sides can be parsed; otherwise there is no match. */
function compares(read: Read, sign: 1 | -1): (operand: string) => FieldTest {
  return (operand) => {
    const limit = read(operand);
    return (value) => {
      const text = textOf(value);
      const number = text === null ? undefined : read(text);
      return number !== undefined && limit !== undefined && (number - limit) * sign > 0;
    };
  };
}

const isEmpty: FieldTest = (value) => (textOf(value) ?? '') === '';
const isEmptyArray: FieldTest = (value) => Array.isArray(value) && value.length === 0;

const states: Readonly<Record<string, FieldTest>> = {
  empty: isEmpty,
  not_empty: not(isEmpty),
  empty_array: isEmptyArray,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  null: (value) => textOf(value) === null,
  not_null: (value) => textOf(value) !== null,
  true: (value) => textOf(value) === 'true',
  false: (value) => textOf(value) === 'false',
};

/** Operators of `filter_query` (storyblok.md section 1.1). An invalid operand returns undefined. */
export const filterOperators: ReadonlyMap<string, (operand: string) => FieldTest | undefined> =
  new Map(
    Object.entries({
      in: equalsOne,
      not_in: (operand: string) => not(equalsOne(operand)),
      like: matches,
      not_like: (operand: string) => not(matches(operand)),
      is: (operand: string) => (Object.hasOwn(states, operand) ? states[operand] : undefined),
      any_in_array: (operand: string) => inArray(operand, false),
      in_array: (operand: string) => inArray(operand, false),
      all_in_array: (operand: string) => inArray(operand, true),
      gt_date: compares(parseContentDate, 1),
      lt_date: compares(parseContentDate, -1),
      gt_int: compares(readWhole, 1),
      lt_int: compares(readWhole, -1),
      gt_float: compares(readDecimal, 1),
      lt_float: compares(readDecimal, -1),
      exists: (operand: string) =>
        operand === 'false'
          ? (value: ContentValue | undefined) => value === undefined
          : (value: ContentValue | undefined) => value !== undefined,
    }),
  );
