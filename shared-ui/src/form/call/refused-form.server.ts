import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';
import { flattenErrorFields } from './form-call.ts';
import { createRefusal } from './refusal.server.ts';

/** Names of fields whose values are never sent back to the page. */
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'passwordRepeat']);

/**
 * Converts an error from the api to the state of a rejected form, without the values of secret
 * fields.
 */
export function createRefusalWithoutSecrets(
  answer: ApiAnswer,
  form: Readonly<Record<string, string>>,
): Extract<ActionResult, { kind: 'refused' }> {
  return createRefusal(answer, removeSecrets(form), flattenErrorFields);
}

export function removeSecrets(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELDS.has(name)));
}
