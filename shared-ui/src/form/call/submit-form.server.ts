import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { getCurrentPath } from '#account-page/account-page.server.ts';
import type { ResponseBodySchema } from './form-call.ts';
import { createRefusedResult } from './refused-result.server.ts';

/** The api call of a submitted form, and the page that follows it. */
export interface FormApiCall<ApiResult> {
  readonly path: string;
  readonly body: object;
  /** Parses the response body of the api. If absent, `getNextPath` receives undefined. */
  readonly responseSchema?: ResponseBodySchema<ApiResult> | undefined;
  readonly getNextPath: (response: ApiResult) => string;
  /** Renames the fields of error messages where form and api use different names. */
  readonly renameErrorFields?: Parameters<typeof createRefusedResult>[2];
}

/**
 * Sends a form to the api and redirects to the next page. If the api requires a login, redirects to
 * the login page, which leads back to the form. If the api rejects the form, returns the messages
 * and the submitted values.
 * @throws ZodError if the response does not match its schema
 */
export async function submitForm<ApiResult = undefined>(
  context: ActionContext,
  { path, body, responseSchema, getNextPath, renameErrorFields }: FormApiCall<ApiResult>,
): Promise<ActionResult> {
  const { api, form } = context;
  const response = await api.post(path, body);
  if (response.status < 400) {
    const to = getNextPath(responseSchema?.parse(response.body) as ApiResult);
    return { kind: 'done', to, setCookies: response.setCookies };
  }
  const { code } = (response.body ?? {}) as Partial<ProblemDetails>;
  if (code === 'session.required')
    return { kind: 'done', to: paths.login(getCurrentPath(context)) };
  if (code === 'session.stale')
    return { kind: 'done', to: paths.confirmLogin(getCurrentPath(context)) };
  return createRefusedResult(response, form, renameErrorFields);
}
