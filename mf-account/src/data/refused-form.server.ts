import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';
import { flatErrors } from '#model/form-call.ts';

/** Never shown again, whatever was refused. */
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'passwordRepeat']);

/** A refusal of the api as the page shows it: the visitor's values, messages at their fields. */
export function refusedForm(
  answer: ApiAnswer,
  form: Readonly<Record<string, string>>,
): Extract<ActionResult, { kind: 'refused' }> {
  const problem = answer.body as Partial<ProblemDetails> | null;
  const fields = problem?.fields ?? {};
  const whole =
    Object.keys(fields).length > 0 ? {} : { '': problem?.title ?? errorCatalogue.internal.text };
  return {
    kind: 'refused',
    status: answer.status === 429 ? 429 : 422,
    form: { values: withoutSecrets(form), errors: { ...whole, ...flatErrors(fields) } },
  };
}

/** What may be written into the page again. */
export function withoutSecrets(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELDS.has(name)));
}
