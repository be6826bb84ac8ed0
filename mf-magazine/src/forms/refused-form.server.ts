import type { ActionResult } from '@gruenland/shared-contracts/action.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ApiResponse } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Converts an error response of the api to a rejected form with the entered values and an error
 * message per field.
 */
export function createRefusedForm(
  { status, body }: ApiResponse,
  values: Readonly<Record<string, string>>,
): ActionResult {
  const { fields = {}, title } = Object(body) as Partial<ProblemDetails>;
  const hasFieldErrors = Object.keys(fields).length > 0;
  const errors = hasFieldErrors ? fields : { '': title ?? errorCatalogue.internal.text };
  const responseStatus = status === 429 ? 429 : status >= 500 ? 503 : 422;
  return { kind: 'refused', status: responseStatus, form: { values, errors } };
}
