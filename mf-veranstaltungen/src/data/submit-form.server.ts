import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { createRefusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';

/** Api call that is made when a form is submitted. */
export interface FormCall {
  readonly path: string;
  readonly body: object;
  /** Returns the path to redirect to after a successful call. */
  readonly getNextPath: (answer: unknown) => string;
}

/**
 * Makes the api call of a form and redirects. If the api refuses the data, returns the errors and
 * all submitted values.
 */
export async function submitForm(
  { api, form }: ActionContext,
  { path, body, getNextPath }: FormCall,
): Promise<ActionResult> {
  const answer = await api.post(path, body);
  if (answer.status >= 400) return createRefusal(answer, form);
  return { kind: 'done', to: getNextPath(answer.body), setCookies: answer.setCookies };
}
