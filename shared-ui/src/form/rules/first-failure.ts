import { isEmpty } from './rule.ts';
import type { RuleContext } from './rule.ts';
import { rules } from './rules.ts';
import type { RuleName } from './rules.ts';

/** A rule of a field: its name, or its name followed by arguments. */
export type AppliedRule = RuleName | readonly [name: RuleName, ...args: unknown[]];

export interface Failure {
  readonly rule: RuleName;
  readonly args: readonly unknown[];
}

const CHECKS_EMPTY: ReadonlySet<RuleName> = new Set(['required', 'accepted']);

/**
 * Runs the rules in order and returns the first failure. Empty values are checked by `required` and
 * `accepted` only.
 */
export function firstFailure(
  uses: readonly AppliedRule[],
  value: unknown,
  context: RuleContext,
): Failure | undefined {
  const empty = isEmpty(value);
  for (const use of uses) {
    const [rule, ...args] = typeof use === 'string' ? ([use] as const) : use;
    if (empty && !CHECKS_EMPTY.has(rule)) continue;
    if (!rules[rule](value, args, context)) return { rule, args };
  }
  return undefined;
}

/** Whether the rules require a value. */
export function isRequiredBy(uses: readonly AppliedRule[]): boolean {
  return uses.some((use) => CHECKS_EMPTY.has(typeof use === 'string' ? use : use[0]));
}
