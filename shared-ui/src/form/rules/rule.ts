/** Data that a rule can use besides the field's value and the rule's arguments. */
export interface RuleContext {
  /** Name of the field that is checked. */
  readonly name: string;
  /**
   * Returns the current value of another field; `fieldPath` is the field's name, in which dots
   * denote nesting.
   */
  readonly getValueAt: (fieldPath: string) => unknown;
}

/**
 * A validation rule: returns true for a valid value. Rules can check empty values too, but forms
 * pass empty values to `required` and `accepted` only (see {@link findFirstFailure}).
 */
export type Rule = (value: unknown, args: readonly unknown[], context: RuleContext) => boolean;

/**
 * Whether a value is empty: undefined, null, '', [] or {}, but not 0, false, NaN, ' ' or a date.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value instanceof Date || value instanceof RegExp) return false;
  return Object.keys(value).length === 0;
}
