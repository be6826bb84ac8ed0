import { isEmpty } from './rule.ts';
import type { RuleContext } from './rule.ts';
import { rules } from './rules.ts';
import type { RuleName } from './rules.ts';

/** A rule applied to a field: its name, or an array of its name and its arguments. */
export type AppliedRule = RuleName | readonly [name: RuleName, ...args: unknown[]];

export interface RuleFailure {
  readonly rule: RuleName;
  readonly args: readonly unknown[];
}

const RULES_THAT_CHECK_EMPTY_VALUES: ReadonlySet<RuleName> = new Set(['required', 'accepted']);

/**
 * Runs a field's rules in order and returns the first failure. Only `required` and `accepted` check
 * empty values.
 */
export function findFirstFailure(
  appliedRules: readonly AppliedRule[],
  value: unknown,
  context: RuleContext,
): RuleFailure | undefined {
  const empty = isEmpty(value);
  for (const appliedRule of appliedRules) {
    const [rule, ...args] =
      typeof appliedRule === 'string' ? ([appliedRule] as const) : appliedRule;
    if (empty && !RULES_THAT_CHECK_EMPTY_VALUES.has(rule)) continue;
    if (!rules[rule](value, args, context)) return { rule, args };
  }
  return undefined;
}

/** Whether the rules reject an empty value. */
export function requiresValue(appliedRules: readonly AppliedRule[]): boolean {
  return appliedRules.some((appliedRule) =>
    RULES_THAT_CHECK_EMPTY_VALUES.has(
      typeof appliedRule === 'string' ? appliedRule : appliedRule[0],
    ),
  );
}
