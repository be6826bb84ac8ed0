import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';

/** A refusal of the api as the page shows it: what was typed, messages at their fields. */
export function refusedForm(
  { status, body }: ApiAnswer,
  values: Readonly<Record<string, string>>,
): ActionResult {
  const { fields = {}, title } = Object(body) as Partial<ProblemDetails>;
  const known = Object.keys(fields).length > 0;
  const errors = known ? fields : { '': title ?? errorCatalogue.internal.text };
  const shown = status === 429 ? 429 : status >= 500 ? 503 : 422;
  return { kind: 'refused', status: shown, form: { values, errors } };
}
