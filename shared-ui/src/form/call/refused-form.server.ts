import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';
import { flatErrors } from './form-call.ts';
import { refusal } from './refusal.server.ts';

/** Values that are never sent back to the page. */
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'passwordRepeat']);

/** Converts an error of the api to a rejected form, without secret values. */
export function refusedForm(
  answer: ApiAnswer,
  form: Readonly<Record<string, string>>,
): Extract<ActionResult, { kind: 'refused' }> {
  return refusal(answer, withoutSecrets(form), flatErrors);
}

export function withoutSecrets(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELDS.has(name)));
}
