import type { QueryTree } from './parse-query.ts';

/** Returns a parameter as text; undefined when it is absent, empty, a list or nested. */
export function readTextParameter(query: QueryTree, name: string): string | undefined {
  const value = query.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Returns a comma-separated parameter as a list. Also accepts `by_slugs[]=a&by_slugs[]=b`, the form
 * in which clients send arrays. Returns undefined when the parameter is absent or empty.
 */
export function readListParameter(query: QueryTree, name: string): readonly string[] | undefined {
  const value = query.get(name);
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const text = texts.join(',');
  if (text === '') return undefined;
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * Parses a whole number as Ruby's `to_i` does: only the leading digits count; a text without
 * leading digits gives 0. Returns undefined when the parameter is absent.
 */
export function readIntegerParameter(query: QueryTree, name: string): number | undefined {
  const text = readTextParameter(query, name);
  if (text === undefined) return undefined;
  const digits = /^\s*[+-]?\d{1,15}/u.exec(text)?.[0];
  return digits === undefined ? 0 : Number(digits);
}
