import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiAnswer } from '@gruenland/shared-contracts/load-context.ts';

type TextByField = Readonly<Record<string, string>>;

/**
 * Converts an error from the api to the state of a rejected form: the typed values, with messages
 * at their fields or one message for the whole form.
 *
 * @param renameErrorFields renames fields where form and api use different names
 */
export function createRefusal(
  answer: ApiAnswer,
  values: TextByField,
  renameErrorFields: (fields: TextByField) => TextByField = (fields) => fields,
): Extract<ActionResult, { kind: 'refused' }> {
  const problem = answer.body as Partial<ProblemDetails> | null;
  const fields = problem?.fields ?? {};
  const formError =
    Object.keys(fields).length > 0 ? {} : { '': problem?.title ?? errorCatalogue.internal.text };
  return {
    kind: 'refused',
    status: answer.status === 429 ? 429 : 422,
    form: { values, errors: { ...formError, ...renameErrorFields(fields) } },
  };
}
