import type { Integrity } from '@gruenland/shared-contracts/release.ts';
import { isIntegrity } from '#release/integrity.ts';

/** Reading of JSON from outside field by field; each names what is wrong and throws. */
/** Characters that a note of a team may have. */
export const NOTE_LENGTH = 500;

export type Fields = Readonly<Record<string, unknown>>;

export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is no JSON`);
  }
}

export function asRecord(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Error(`${what} is no object`);
}

export function asText(fields: Fields, name: string, pattern: RegExp): string {
  const value = fields[name];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new Error(`${name} is missing or malformed`);
}

export function asInteger(fields: Fields, name: string): number {
  const value = fields[name];
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error(`${name} is missing or no whole number`);
}

export function asIntegrity(fields: Fields, name: string): Integrity {
  const value = fields[name];
  if (isIntegrity(value)) return value;
  throw new Error(`${name} is no sha384 hash`);
}

/** Whole number between two bounds, both included. */
export function asWithin(fields: Fields, name: string, least: number, most: number): number {
  const value = asInteger(fields, name);
  if (value >= least && value <= most) return value;
  throw new Error(`${name} is ${value}, must be from ${least} to ${most}`);
}

/** One of the listed words. */
export function asWord<Word extends string>(
  fields: Fields,
  name: string,
  words: readonly Word[],
): Word {
  const word = words.find((known) => known === fields[name]);
  if (word !== undefined) return word;
  throw new Error(`${name} is none of ${words.join(', ')}`);
}

/** Text for people: of limited length, or null. */
export function asNote(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === null) return null;
  if (typeof value === 'string' && value.length <= NOTE_LENGTH) return value;
  throw new Error(`${name} is no text of at most ${NOTE_LENGTH} characters`);
}
