import type { Integrity } from '@gruenland/shared-contracts/release.ts';
import { isIntegrity } from '#release/integrity.ts';

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 500;

export type Fields = Readonly<Record<string, unknown>>;

export function parseJson(text: string, label: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${label} is not JSON`);
  }
}

export function asRecord(value: unknown, label: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Error(`${label} is not an object`);
}

export function asText(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(`${name} is missing or malformed`);
}

export function asInteger(fields: Fields, name: string): number {
  const value = fields[name];
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error(`${name} is missing or not an integer`);
}

export function asIntegrity(fields: Fields, name: string): Integrity {
  const value = fields[name];
  if (isIntegrity(value)) return value;
  throw new Error(`${name} is not a sha384 hash`);
}

/** Reads an integer between two bounds, both inclusive. */
export function asIntegerBetween(fields: Fields, name: string, min: number, max: number): number {
  const value = asInteger(fields, name);
  if (value >= min && value <= max) return value;
  throw new Error(`${name} is ${value}, must be from ${min} to ${max}`);
}

/** Reads a field that has one of the allowed values. */
export function asOneOf<Value extends string>(
  fields: Fields,
  name: string,
  allowedValues: readonly Value[],
): Value {
  const matchingValue = allowedValues.find((allowedValue) => allowedValue === fields[name]);
  if (matchingValue !== undefined) return matchingValue;
  throw new Error(`${name} is not one of ${allowedValues.join(', ')}`);
}

/** Reads a note of limited length, or null. */
export function asNote(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === null) return null;
  if (typeof value === 'string' && value.length <= MAX_NOTE_LENGTH) return value;
  throw new Error(`${name} is not a text of at most ${MAX_NOTE_LENGTH} characters`);
}
