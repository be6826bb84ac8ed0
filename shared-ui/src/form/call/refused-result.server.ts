import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiResponse } from '@gruenland/shared-contracts/load-context.ts';

type TextByField = Readonly<Record<string, string>>;

/** Names of fields whose values are never sent back to the page. */
const SECRET_FIELDS = new Set(['password', 'currentPassword', 'passwordRepeat']);

/**
 * Converts an error from the api to the state of a rejected form: the typed values except secrets,
 * with messages at their fields or one message for the whole form.
 *
 * @param renameErrorFields renames fields where form and api use different names
 */
export function createRefusedResult(
  response: Pick<ApiResponse, 'status' | 'body'>,
  values: TextByField,
  renameErrorFields: (fields: TextByField) => TextByField = (fields) => fields,
): Extract<ActionResult, { kind: 'refused' }> {
  const problem = response.body as Partial<ProblemDetails> | null;
  const fields = problem?.fields ?? {};
  const formError =
    Object.keys(fields).length > 0 ? {} : { '': problem?.title ?? errorCatalogue.internal.text };
  return {
    kind: 'refused',
    status: response.status === 429 ? 429 : 422,
    form: {
      values: removeSecrets(values),
      errors: { ...formError, ...renameErrorFields(fields) },
    },
  };
}

/** Returns the values without those of secret fields. */
export function removeSecrets(form: TextByField): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SECRET_FIELDS.has(name)));
}
