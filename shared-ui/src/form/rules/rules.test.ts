import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { findFirstFailure } from './first-failure.ts';
import { getRuleMessage } from './rule-message.ts';
import { rules } from './rules.ts';
import type { RuleName } from './rules.ts';

interface RuleTestVector {
  readonly id: string;
  readonly rule: RuleName;
  readonly args: readonly unknown[];
  readonly value: unknown;
  readonly name?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly now?: string;
  /** Whether the rule itself accepts the value; the rule is also run for an empty value. */
  readonly raw: boolean;
  /** Whether a field with this rule accepts the value; empty values skip most rules. */
  readonly valid: boolean;
  readonly messageDe?: string | null;
}

function readJsonFile(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../test-data/${file}`, import.meta.url), 'utf8'));
}

/** Restores values that JSON cannot represent, for example dates and patterns. */
function reviveSpecialValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveSpecialValue);
  if (typeof value !== 'object' || value === null || !('$type' in value)) return value;
  const specialValue = value as { $type: string; source?: string; flags?: string; iso?: string };
  if (specialValue.$type === 'RegExp')
    return new RegExp(specialValue.source ?? '', specialValue.flags);
  return specialValue.$type === 'Date' ? new Date(specialValue.iso ?? '') : undefined;
}

const recordedVectors = readJsonFile('form-rules.json') as readonly RuleTestVector[];
const additionalVectors = readJsonFile('own-form-rules.json') as readonly RuleTestVector[];
const ruleTestVectors = [...recordedVectors, ...additionalVectors];

/** Messages that deliberately differ from the recorded messages in the test data. */
const BETTER_MESSAGES = readJsonFile('better-messages-de.json') as Readonly<Record<string, string>>;

describe('rules', () => {
  beforeAll(() => {
    jest.useFakeTimers();
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  test('every rule of the specification has recorded vectors and at least three own ones', () => {
    expect([...new Set(recordedVectors.map(({ rule }) => rule))].toSorted()).toEqual(
      Object.keys(rules).toSorted(),
    );
    const insufficientlyTestedRules = Object.keys(rules).filter(
      (name) => additionalVectors.filter(({ rule }) => rule === name).length < 3,
    );
    expect(insufficientlyTestedRules).toEqual([]);
    expect(new Set(ruleTestVectors.map(({ id }) => id)).size).toBe(ruleTestVectors.length);
  });

  test.each(ruleTestVectors.map((vector) => [vector.id, vector] as const))('%s', (id, vector) => {
    if (vector.now) jest.setSystemTime(new Date(vector.now));
    const { rule, name = 'feld' } = vector;
    const args = vector.args.map(reviveSpecialValue);
    const value = reviveSpecialValue(vector.value);
    const context = { name, getValueAt: (address: string) => vector.context?.[address] };
    const failure = findFirstFailure([[rule, ...args]], value, context);
    expect(failure === undefined).toBe(vector.valid);
    expect(rules[rule](value, args, context)).toBe(vector.raw);
    if (!failure || typeof vector.messageDe !== 'string') return;
    const text = getRuleMessage(failure.rule, { label: name, value, args: failure.args });
    expect(text).toBe(BETTER_MESSAGES[id] ?? vector.messageDe);
  });

  test('stops at the first failing rule', () => {
    const context = { name: 'a', getValueAt: () => undefined };
    expect(findFirstFailure(['required', ['length', 5], 'email'], 'abc', context)?.rule).toBe(
      'length',
    );
    expect(findFirstFailure(['required', 'email'], '', context)?.rule).toBe('required');
    expect(findFirstFailure(['email', ['length', 5]], '', context)).toBeUndefined();
  });

  test('confirm accepts another field and strict comparison', () => {
    const context = { name: 'again', getValueAt: (address: string) => ({ pin: '7' })[address] };
    expect(rules.confirm(7, ['pin'], context)).toBe(true);
    expect(rules.confirm(7, ['pin', 'strict'], context)).toBe(false);
  });

  test('NaN equals nothing; patterns with the same source and flags are equal', () => {
    const context = { name: 'a', getValueAt: () => undefined };
    expect(rules.is({ a: Number.NaN }, [{ a: null }], context)).toBe(false);
    expect(rules.is({ a: Number.NaN }, [{ a: Number.NaN }], context)).toBe(false);
    expect(rules.is([/a/u], [[/a/u]], context)).toBe(true);
    expect(rules.is([/a/u], [[/a/gu]], context)).toBe(false);
  });

  test('resets the position of patterns with the flag g or y', () => {
    const context = { name: 'a', getValueAt: () => undefined };
    const pattern = /a/g;
    expect([1, 2].map(() => rules.matches('a', [pattern], context))).toEqual([true, true]);
  });
});

interface MessageVector {
  readonly rule: RuleName;
  readonly args: readonly unknown[];
  readonly value?: unknown;
  readonly message: string;
}

const messages = (
  readJsonFile('form-messages-de.json') as { readonly validation: readonly MessageVector[] }
).validation;

/**
 * Matches recorded messages that contain a fault: an English "or", `undefined`, `Infinity` or
 * THROWS. THROWS stands for a rule that threw an error. The site's messages have none of these
 * faults.
 */
const FAULTY_MESSAGE_PATTERN = / or |undefined|Infinity|THROWS/;

describe('ruleMessage', () => {
  const faultlessMessages = messages.filter(({ message }) => !FAULTY_MESSAGE_PATTERN.test(message));

  test.each(faultlessMessages.map((each) => [each.message, each] as const))(
    '%s',
    (message, each) => {
      expect(getRuleMessage(each.rule, { label: 'name', value: each.value, args: each.args })).toBe(
        message,
      );
    },
  );

  test.each([
    ['ends_with', ['a', 'b'], 'Name endet nicht mit a oder b.'],
    ['starts_with', ['a', 'b', 'c'], 'Name beginnt nicht mit a, b oder c.'],
    ['max', [], 'Name darf maximal 10 sein.'],
    ['date_after', [null], 'Name muss in der Zukunft liegen.'],
    ['length', [2, 'viele'], 'Name muss mindestens 2 Zeichen enthalten.'],
    [
      'length',
      ['viele'],
      'Dieses Feld wurde falsch konfiguriert und kann nicht übermittelt werden.',
    ],
    ['length', [null], 'Dieses Feld wurde falsch konfiguriert und kann nicht übermittelt werden.'],
    ['length', [], 'Dieses Feld wurde falsch konfiguriert und kann nicht übermittelt werden.'],
    [
      'date_after',
      ['nonsense'],
      'Dieses Feld wurde falsch konfiguriert und kann nicht übermittelt werden.',
    ],
  ] as const)('%s %j has a readable message', (rule, args, text) => {
    expect(getRuleMessage(rule, { label: 'name', value: 'x', args })).toBe(text);
  });
});
