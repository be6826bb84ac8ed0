import { sampleOf } from './sample-body.ts';
import type { JsonSchema } from './sample-body.ts';

/** Numbers from 0 to 1, the same ones for the same seed. */
export type Dice = () => number;

/** A small generator (mulberry32): a run can be repeated by its seed. */
export function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Value>(dice: Dice, from: readonly Value[]): Value {
  return from[Math.floor(dice() * from.length)] as Value;
}

/** Texts that have broken something somewhere. */
const TEXTS = [
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
const NUMBERS = [0, -1, 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 0.1, -0.000_1, 3] as const;
const OTHERS = [null, true, false, [], {}, [[[[]]]], { a: { b: { c: {} } } }] as const;

/**
 * What a schema takes, with something in it that it may not take; now and then all is well, or a
 * single field is wrong, which is what gets past the first look.
 */
export function hostileOf(schema: JsonSchema | undefined, dice: Dice): unknown {
  const sample = dice() < 0.5 ? sampleOf(schema) : undefined;
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample))
    return wrongOf(schema, dice);
  const name = pick(dice, Object.keys(schema?.properties ?? {}));
  if (name === undefined || dice() < 0.3) return sample;
  return { ...sample, [name]: wrongOf(schema?.properties?.[name], dice) };
}

function wrongOf(schema: JsonSchema | undefined, dice: Dice): unknown {
  if (dice() < 0.08) return pick(dice, [...TEXTS, ...NUMBERS, ...OTHERS]);
  const choice = schema?.anyOf ?? schema?.oneOf;
  if (choice) return wrongOf(pick(dice, choice), dice);
  if (schema?.enum && dice() < 0.8) return pick(dice, schema.enum);
  const type = [schema?.type ?? []].flat()[0];
  if (type === 'object') return hostileObject(schema, dice);
  if (type === 'array') {
    const length = Math.floor(dice() * 4);
    return Array.from({ length }, () => wrongOf(schema?.items, dice));
  }
  if (dice() < 0.5) return sampleOf(schema);
  return type === 'integer' || type === 'number' ? pick(dice, NUMBERS) : pick(dice, TEXTS);
}

function hostileObject(schema: JsonSchema | undefined, dice: Dice): object {
  const names = Object.keys(schema?.properties ?? {}).filter(
    (name) => schema?.required?.includes(name) === true || dice() < 0.5,
  );
  const entries = names
    .filter(() => dice() < 0.97)
    .map((name) => [name, wrongOf(schema?.properties?.[name], dice)] as const);
  const strange = dice() < 0.05 ? [['fremd', 'x'] as const] : [];
  return Object.fromEntries([...entries, ...strange]);
}
