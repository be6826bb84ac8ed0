import { isEmpty } from './rule.ts';
import type { RuleContext } from './rule.ts';
import { rules } from './rules.ts';
import type { RuleName } from './rules.ts';

/** A rule of a field: its name alone, or the name followed by the arguments. */
export type RuleUse = RuleName | readonly [name: RuleName, ...args: unknown[]];

export interface Failure {
  readonly rule: RuleName;
  readonly args: readonly unknown[];
}

const SEES_EMPTY: ReadonlySet<RuleName> = new Set(['required', 'accepted']);

/**
 * Runs the rules in order up to the first that fails, so that a field has one message at most. An
 * empty value is the business of `required` and `accepted` alone.
 */
export function firstFailure(
  uses: readonly RuleUse[],
  value: unknown,
  context: RuleContext,
): Failure | undefined {
  const empty = isEmpty(value);
  for (const use of uses) {
    const [rule, ...args] = typeof use === 'string' ? ([use] as const) : use;
    if (empty && !SEES_EMPTY.has(rule)) continue;
    if (!rules[rule](value, args, context)) return { rule, args };
  }
  return undefined;
}

/** Whether a field with these rules must be filled in. */
export function isObligatory(uses: readonly RuleUse[]): boolean {
  return uses.some((use) => SEES_EMPTY.has(typeof use === 'string' ? use : use[0]));
}
