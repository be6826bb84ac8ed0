import { createSampleValue } from './sample-body.ts';
import type { JsonSchema } from './sample-body.ts';

/**
 * Returns the next pseudorandom number, at least 0 and below 1. Generators with the same seed
 * return the same sequence.
 */
export type RandomSource = () => number;

/** Creates a mulberry32 generator; with the same seed, a test run can be repeated. */
export function createRandom(seed: number): RandomSource {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pickRandom<Value>(random: RandomSource, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** Texts that commonly break parsers and validation. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'ä'.repeat(3000),
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%00%ff',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u202Egnp.exe',
  '\uD800',
  'e\u0301\u0301\u0301',
  '🐄'.repeat(100),
  '1e309',
  '-0',
  'NaN',
  'null',
  '2026-02-31',
  '9999999999-12-31T00:00:00Z',
  '0000-00-00',
  'a@b',
  'a@b.de,c@d.de',
  'x'.repeat(100) + '@example.de',
  '+49 (0) 123',
  '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  '__proto__',
  'constructor',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  '-1,2,3',
  '$where',
  '\\',
  '\r\nSet-Cookie: a=b',
] as const;
const HOSTILE_NUMBERS = [0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 0.1, -0.000_1, 3] as const;
const OTHER_HOSTILE_VALUES = [
  null,
  true,
  false,
  [],
  {},
  [[[[]]]],
  { a: { b: { c: {} } } },
] as const;

/**
 * Creates a value for a schema, mostly an invalid one. Some values are valid or have only one wrong
 * field, so that tests also reach code behind the first check.
 */
export function createHostileValue(schema: JsonSchema | undefined, random: RandomSource): unknown {
  const sample = random() < 0.5 ? createSampleValue(schema) : undefined;
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample))
    return createInvalidValue(schema, random);
  const name = pickRandom(random, Object.keys(schema?.properties ?? {}));
  if (name === undefined || random() < 0.3) return sample;
  return { ...sample, [name]: createInvalidValue(schema?.properties?.[name], random) };
}

function createInvalidValue(schema: JsonSchema | undefined, random: RandomSource): unknown {
  if (random() < 0.08)
    return pickRandom(random, [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, ...OTHER_HOSTILE_VALUES]);
  const choice = schema?.anyOf ?? schema?.oneOf;
  if (choice) return createInvalidValue(pickRandom(random, choice), random);
  if (schema?.enum && random() < 0.8) return pickRandom(random, schema.enum);
  const type = [schema?.type ?? []].flat()[0];
  if (type === 'object') return createInvalidObject(schema, random);
  if (type === 'array') {
    const length = Math.floor(random() * 4);
    return Array.from({ length }, () => createInvalidValue(schema?.items, random));
  }
  if (random() < 0.5) return createSampleValue(schema);
  return type === 'integer' || type === 'number'
    ? pickRandom(random, HOSTILE_NUMBERS)
    : pickRandom(random, HOSTILE_TEXTS);
}

function createInvalidObject(schema: JsonSchema | undefined, random: RandomSource): object {
  const names = Object.keys(schema?.properties ?? {}).filter(
    (name) => schema?.required?.includes(name) === true || random() < 0.5,
  );
  const entries = names
    .filter(() => random() < 0.97)
    .map((name) => [name, createInvalidValue(schema?.properties?.[name], random)] as const);
  const unknownFieldEntries = random() < 0.05 ? [['fremd', 'x'] as const] : [];
  return Object.fromEntries([...entries, ...unknownFieldEntries]);
}
