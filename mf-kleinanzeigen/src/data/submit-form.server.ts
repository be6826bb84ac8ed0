import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { createRefusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';

/**
 * Thrown when the api returned no usable response. The visitor sees that the service is
 * unavailable.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly unavailable = true;
}

/**
 * Sends `body` to the api and redirects to the path that `getRedirectPath` returns. If the api
 * refuses `body`, returns the errors and all submitted values.
 */
export async function submitForm(
  { api, form }: Pick<ActionContext, 'api' | 'form'>,
  path: string,
  body: object,
  getRedirectPath: (answer: unknown) => string,
): Promise<ActionResult> {
  const answer = await api.post(path, body);
  if (answer.status >= 400) return createRefusal(answer, form);
  return { kind: 'done', to: getRedirectPath(answer.body), setCookies: answer.setCookies };
}
