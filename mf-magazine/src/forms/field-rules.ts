import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';

/** Returns the validation rules for the browser. The api validates the answers again. */
export function getFieldRules({
  kind,
  required,
  maxLength,
  min,
  max,
}: FormField): readonly AppliedRule[] {
  const rules: AppliedRule[] = [];
  // Files are uploaded after the submission, so there is no value to validate.
  if (kind === 'file') return rules;
  if (required)
    rules.push(kind === 'consent' || kind === 'checkbox' ? ['accepted'] : ['required', 'trim']);
  if (kind === 'email') rules.push(['email']);
  if (kind === 'number') {
    rules.push(['number']);
    if (min !== undefined) rules.push(['min', min]);
    if (max !== undefined) rules.push(['max', max]);
  }
  if (kind === 'text' || kind === 'textarea' || kind === 'email')
    rules.push(['length', 0, maxLength]);
  return rules;
}
