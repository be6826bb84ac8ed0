import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';
import { flatErrors } from './form-call.ts';
import { refusal } from './refusal.server.ts';

/** Never shown again, whatever was refused. */
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'passwordRepeat']);

/** A refusal of the api as the page shows it: the visitor's values, messages at their fields. */
export function refusedForm(
  answer: ApiAnswer,
  form: Readonly<Record<string, string>>,
): Extract<ActionResult, { kind: 'refused' }> {
  return refusal(answer, withoutSecrets(form), flatErrors);
}

/** What may be written into the page again. */
export function withoutSecrets(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELDS.has(name)));
}
