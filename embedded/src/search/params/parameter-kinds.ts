import { ApiError } from '#search/api-error.ts';

/**
 * Validates and converts the value of a parameter. `name` is the parameter's name for the error
 * message.
 *
 * @throws {ApiError} 400 for an invalid value
 */
export type ParameterReader = (value: unknown, name: string) => unknown;

const MAX_LIST_LENGTH = 1000;
/** Maximum number of attribute names in one parameter of a search. */
const MAX_NAMES = 100;
/** Maximum number of coordinates of all shapes in a search; Algolia allows 10,000 corners. */
const MAX_COORDINATES = 20_000;

function throwInvalidParameter(name: string, expected: string): never {
  throw new ApiError(400, `Invalid value for "${name}" parameter, expected ${expected}`);
}

/**
 * Parses a text that is JSON; URL-encoded parameters contain lists and objects in this form.
 * Returns other values unchanged.
 */
function parseIfJsonText(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

export const createIntegerReader =
  (from: number, to = Number.MAX_SAFE_INTEGER): ParameterReader =>
  (value, name) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    const fits = typeof number === 'number' && Number.isInteger(number);
    if (!fits || number < from || number > to) {
      const upperBoundText = to === Number.MAX_SAFE_INTEGER ? '' : ` and ${to}`;
      return throwInvalidParameter(
        name,
        upperBoundText ? `integer between ${from}${upperBoundText}` : `integer of at least ${from}`,
      );
    }
    return number;
  };

export const readBoolean: ParameterReader = (value, name) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 1 || value === '1') return true;
  if (value === 'false' || value === 0 || value === '0') return false;
  return throwInvalidParameter(name, 'boolean');
};

export const createTextReader =
  (maxLength = 10_000): ParameterReader =>
  (value, name) => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return throwInvalidParameter(name, 'string');
    if (value.length > maxLength)
      return throwInvalidParameter(name, `string of at most ${maxLength} characters`);
    return value;
  };

export const createChoiceReader =
  (...allowedWords: readonly string[]): ParameterReader =>
  (value, name) => {
    const word = String(value);
    return allowedWords.includes(word)
      ? word
      : throwInvalidParameter(name, `one of ${allowedWords.join(', ')}`);
  };

/** Reads a list of texts: an array, a comma-separated text or a single text. */
export const readTexts: ParameterReader = (value, name) => {
  const parsedValue = parseIfJsonText(value);
  const list =
    typeof parsedValue === 'string'
      ? parsedValue.split(',').map((item) => item.trim())
      : parsedValue;
  if (parsedValue === '') return [];
  if (parsedValue === null) return [];
  if (!Array.isArray(list) || list.some((item) => typeof item !== 'string')) {
    return throwInvalidParameter(name, 'array of strings');
  }
  if (list.length > MAX_LIST_LENGTH)
    return throwInvalidParameter(name, `at most ${MAX_LIST_LENGTH} entries`);
  return list as string[];
};

/** Reads a list of names and removes duplicates. */
export const readNames: ParameterReader = (value, name) => {
  const list = [...new Set(readTexts(value, name) as string[])];
  return list.length > MAX_NAMES
    ? throwInvalidParameter(name, `at most ${MAX_NAMES} entries`)
    : list;
};

const MAX_DEPTH = 20;

function isTextOrNestedTexts(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return true;
  if (depth > MAX_DEPTH || !Array.isArray(value)) return false;
  return value.every((item) => isTextOrNestedTexts(item, depth + 1));
}

/** Reads a text or nested arrays of texts. */
export const readFilterList: ParameterReader = (value, name) => {
  const parsedValue = parseIfJsonText(value);
  return isTextOrNestedTexts(parsedValue)
    ? parsedValue
    : throwInvalidParameter(name, 'string or array of strings');
};

/** Reads a boolean or a list of languages. */
export const readBooleanOrTexts: ParameterReader = (value, name) =>
  typeof value === 'boolean' || value === 'true' || value === 'false'
    ? readBoolean(value, name)
    : readTexts(value, name);

/** Reads any JSON value and does not validate it. The code that uses the value must do so. */
export const readAnything: ParameterReader = (value) => parseIfJsonText(value);

const MIN_COORDINATES = { insideBoundingBox: 4, insidePolygon: 6 };

/** Reads coordinates: a list of numbers, a list of such lists, or a comma-separated text. */
export const readCoordinates: ParameterReader = (value, name) => {
  const minCount =
    name === 'insideBoundingBox'
      ? MIN_COORDINATES.insideBoundingBox
      : MIN_COORDINATES.insidePolygon;
  const parsedValue = parseIfJsonText(value);
  const list = typeof parsedValue === 'string' ? parsedValue.split(',').map(Number) : parsedValue;
  if (!Array.isArray(list)) return throwInvalidParameter(name, 'coordinates');
  const shapes = (Array.isArray(list[0]) ? list : [list]) as unknown[];
  const count = shapes.reduce((sum: number, shape) => {
    return sum + (Array.isArray(shape) ? shape.length : 1);
  }, 0);
  if (count > MAX_COORDINATES)
    return throwInvalidParameter(name, `at most ${MAX_COORDINATES} coordinates`);
  for (const shape of shapes) {
    const numbers = Array.isArray(shape) ? shape.map(Number) : [];
    const isComplete = numbers.length >= minCount && numbers.length % 2 === 0;
    if (!isComplete || numbers.some((number) => !Number.isFinite(number))) {
      return throwInvalidParameter(name, 'coordinates as latitude and longitude');
    }
  }
  return shapes.map((shape) => (shape as unknown[]).map(Number));
};
