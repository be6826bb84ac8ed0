import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/demo-reader.ts';

/**
 * Tests when the message of a form field is visible (specification section 5), and which values the
 * validation rules accept.
 */

const SHARED_UI = resolve(import.meta.dirname, '../../shared-ui');

async function openTimingExample(page: Page): Promise<Locator> {
  await page.goto('/_internal/styleguide/shared-ui/formular-meldungen');
  await waitForHydration(page);
  const timingExample = page.locator('[data-story^="Formular / Meldungen"]');
  // Waits for hydration, in which React adds its properties to elements. Before it, the browser itself
  // would submit the form.
  const isHydrated = (form: Element) => Object.keys(form).some((key) => key.startsWith('__react'));
  await expect.poll(() => timingExample.locator('form').evaluate(isHydrated)).toBe(true);
  return timingExample;
}

const getField = (timingExample: Locator, name: string) =>
  timingExample.locator(`input[name=${name}]`);

interface MessageTiming {
  readonly field: string;
  /**
   * User actions in order. The boolean says whether the message of the field is visible afterwards.
   */
  readonly steps: readonly (readonly ['focus' | 'leave' | 'type' | 'undo' | 'correct', boolean])[];
}

/** When the original library shows the message of each field (observed-semantics 1.2). */
const messageTimings: readonly MessageTiming[] = [
  {
    field: 'live',
    steps: [
      ['focus', true],
      ['type', true],
      ['correct', false],
      ['undo', true],
    ],
  },
  {
    field: 'blur',
    steps: [
      ['focus', false],
      ['type', false],
      ['leave', true],
      ['correct', false],
      ['undo', true],
    ],
  },
  {
    field: 'dirty',
    steps: [
      ['focus', false],
      ['leave', false],
      ['type', true],
      ['undo', true],
      ['correct', false],
    ],
  },
];

const textByAction = { type: '269', undo: '27', correct: '26939' } as const;

async function performAction(
  control: Locator,
  step: MessageTiming['steps'][number][0],
): Promise<void> {
  if (step === 'focus') await control.focus();
  else if (step === 'leave') await control.blur();
  else await control.fill(textByAction[step]);
}

async function expectMessageVisibility(
  control: Locator,
  messagePattern: RegExp,
  isShown: boolean,
  stepName: string,
) {
  if (isShown) {
    await expect(control, stepName).toHaveAttribute('aria-invalid', 'true');
    await expect(control, stepName).toHaveAccessibleDescription(messagePattern);
  } else {
    await expect(control, stepName).not.toHaveAttribute('aria-invalid', 'true');
    await expect(control, stepName).not.toHaveAccessibleDescription(messagePattern);
  }
}

test('messages appear immediately, on blur or after a change', async ({ page }) => {
  const timingExample = await openTimingExample(page);
  const messagePattern = /5 Zeichen/;
  await expectMessageVisibility(
    getField(timingExample, 'live'),
    messagePattern,
    true,
    'live: unberührt',
  );
  for (const { field, steps } of messageTimings) {
    const control = getField(timingExample, field);
    for (const [step, isShown] of steps) {
      await performAction(control, step);
      await expectMessageVisibility(control, messagePattern, isShown, `${field}: ${step}`);
    }
  }
  const termsCheckbox = getField(timingExample, 'terms');
  const termsMessagePattern = /akzeptieren/;
  await termsCheckbox.focus();
  await termsCheckbox.blur();
  await expectMessageVisibility(termsCheckbox, termsMessagePattern, false, 'Kästchen: verlassen');
  await termsCheckbox.check();
  await expectMessageVisibility(termsCheckbox, termsMessagePattern, false, 'Kästchen: angekreuzt');
  await termsCheckbox.uncheck();
  await expectMessageVisibility(termsCheckbox, termsMessagePattern, true, 'Kästchen: wieder leer');
});

test('after submitting, every message is visible and follows the input', async ({ page }) => {
  const timingExample = await openTimingExample(page);
  await timingExample.locator('button[type=submit]').click();
  const summary = timingExample.locator('[role=alert]').first();
  await expect(summary).toBeFocused();
  await expect(summary.locator('a')).toHaveCount(4);
  for (const { field } of messageTimings) {
    const control = getField(timingExample, field);
    await expectMessageVisibility(control, /5 Zeichen/, true, field);
    await control.fill('26939');
    await expectMessageVisibility(control, /5 Zeichen/, false, field);
    await control.fill('2');
    await expectMessageVisibility(control, /5 Zeichen/, true, field);
  }
  await expectMessageVisibility(getField(timingExample, 'terms'), /akzeptieren/, true, 'Kästchen');
});

interface RuleTestVector {
  readonly id: string;
  readonly valid: boolean;
  readonly raw: boolean;
  readonly messageDe?: string | null;
}

function readTestData(file: string): unknown {
  return JSON.parse(readFileSync(resolve(SHARED_UI, 'test-data', file), 'utf8'));
}

/**
 * Serves the TypeScript sources of the rules to the browser as JavaScript, by removing their types.
 */
async function serveRuleSources(page: Page): Promise<void> {
  await page.route('**/rules-under-test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Regeln</title>' }),
  );
  await page.route('**/rules-under-test/*.ts', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!;
    const source = readFileSync(resolve(SHARED_UI, 'src/form/rules', file), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
}

test(
  'the rules have the same results in the browser as on the server',
  { tag: '@soak' },
  async ({ page }) => {
    const testVectors = ['form-rules.json', 'own-form-rules.json'].flatMap(
      (file) => readTestData(file) as RuleTestVector[],
    );
    await serveRuleSources(page);
    await page.goto('/rules-under-test/');
    await page.clock.install();
    const results: Awaited<ReturnType<typeof evaluateRule>>[] = [];
    for (const vector of testVectors) {
      const { now } = vector as { now?: string };
      if (now) await page.clock.setFixedTime(now);
      results.push(await page.evaluate(evaluateRule, vector));
    }
    const validationResults = results.map(({ id, raw, valid }) => ({ id, raw, valid }));
    expect(validationResults).toEqual(
      testVectors.map(({ id, raw, valid }) => ({ id, raw, valid })),
    );
    const improvedTexts = readTestData('better-messages-de.json') as Readonly<
      Record<string, string>
    >;
    const texts = testVectors.flatMap(({ id, valid, messageDe }) =>
      valid || typeof messageDe !== 'string' ? [] : [[id, improvedTexts[id] ?? messageDe] as const],
    );
    expect(texts.length).toBeGreaterThan(40);
    const actualTexts = new Map(results.map(({ id, text }) => [id, text]));
    expect(texts.map(([id]) => [id, actualTexts.get(id)])).toEqual(texts);
    // Each rule that fails has a complete message, even without a custom text.
    const failureTexts = results.filter(({ valid }) => !valid).map(({ text }) => text ?? '');
    expect(
      failureTexts.filter((text) => !text.endsWith('.') || FAULTY_TEXT_PATTERN.test(text)),
    ).toEqual([]);
  },
);

/**
 * Matches faulty messages that the original library shows: an English "or", `undefined`, `NaN`,
 * `Infinity` or a thrown error. Our messages must not match.
 */
const FAULTY_TEXT_PATTERN = / or |undefined|NaN|Infinity|THROWS/;

interface RuleMessageCase {
  readonly rule: string;
  readonly args: readonly unknown[];
  readonly value?: unknown;
  readonly message: string;
}

test('the messages are the same in the browser as on the server', async ({ page }) => {
  const { validation } = readTestData('form-messages-de.json') as {
    readonly validation: RuleMessageCase[];
  };
  const faultlessMessages = validation.filter(({ message }) => !FAULTY_TEXT_PATTERN.test(message));
  expect(faultlessMessages.length).toBeGreaterThan(20);
  await serveRuleSources(page);
  await page.goto('/rules-under-test/');
  const actualTexts = await page.evaluate(renderMessages, faultlessMessages);
  expect(actualTexts).toEqual(faultlessMessages.map(({ message }) => message));
});

/** Renders the message of each rule. This function runs in the browser. */
async function renderMessages(messages: readonly RuleMessageCase[]): Promise<string[]> {
  const { getRuleMessage } = await import(
    new URL('/rules-under-test/rule-message.ts', location.href).href
  );
  return messages.map(({ rule, value, args }) =>
    getRuleMessage(rule, { label: 'name', value, args }),
  ) as string[];
}

/** Applies a rule to a test value. This function runs in the browser. */
async function evaluateRule(vector: RuleTestVector) {
  const decodeTaggedValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decodeTaggedValue);
    if (typeof value !== 'object' || value === null || !('$type' in value)) return value;
    const taggedValue = value as { $type: string; source?: string; flags?: string; iso?: string };
    if (taggedValue.$type === 'RegExp')
      return new RegExp(taggedValue.source ?? '', taggedValue.flags);
    return taggedValue.$type === 'Date' ? new Date(taggedValue.iso ?? '') : undefined;
  };
  const importRuleFile = (file: string) =>
    import(new URL(`/rules-under-test/${file}`, location.href).href);
  const { rules } = await importRuleFile('rules.ts');
  const { findFirstFailure } = await importRuleFile('first-failure.ts');
  const { getRuleMessage } = await importRuleFile('rule-message.ts');
  const {
    id,
    rule,
    args,
    value,
    name = 'feld',
    context: fieldValues = {},
  } = vector as RuleTestVector & {
    rule: string;
    args: unknown[];
    value: unknown;
    name?: string;
    context?: Record<string, unknown>;
  };
  const ruleArgs = args.map(decodeTaggedValue);
  const context = { name, getValueAt: (address: string) => fieldValues[address] };
  const failure = findFirstFailure([[rule, ...ruleArgs]], decodeTaggedValue(value), context);
  return {
    id,
    raw: rules[rule](decodeTaggedValue(value), ruleArgs, context) as boolean,
    valid: failure === undefined,
    text: failure
      ? (getRuleMessage(failure.rule, {
          label: name,
          value: decodeTaggedValue(value),
          args: failure.args,
        }) as string)
      : null,
  };
}
