import type { QueryTree } from './parse-query.ts';

/** A parameter as text; undefined when absent, empty or not a plain value. */
export function textParameter(query: QueryTree, name: string): string | undefined {
  const value = query.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * A comma separated parameter, or one given as a list (`by_slugs[]=a&by_slugs[]=b`), which clients make
 * of arrays; undefined when absent or empty.
 */
export function listParameter(query: QueryTree, name: string): readonly string[] | undefined {
  const value = query.get(name);
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  const text = texts.join(',');
  if (text === '') return undefined;
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A whole number as Ruby's `to_i` reads it: leading digits, else 0; undefined when absent. */
export function wholeParameter(query: QueryTree, name: string): number | undefined {
  const text = textParameter(query, name);
  if (text === undefined) return undefined;
  const digits = /^\s*[+-]?\d{1,15}/u.exec(text)?.[0];
  return digits === undefined ? 0 : Number(digits);
}
