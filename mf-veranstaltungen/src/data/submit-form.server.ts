import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';

/** The api call of a form. */
export interface FormCall {
  readonly path: string;
  readonly body: object;
  /** Returns the path to redirect to after success. */
  readonly done: (answer: unknown) => string;
}

/**
 * Sends form data to the api. A refused form is returned with its errors and all submitted values.
 */
export async function submitForm(
  { api, form }: ActionContext,
  { path, body, done }: FormCall,
): Promise<ActionResult> {
  const answer = await api.post(path, body);
  if (answer.status >= 400) return refusal(answer, form);
  return { kind: 'done', to: done(answer.body), setCookies: answer.setCookies };
}
