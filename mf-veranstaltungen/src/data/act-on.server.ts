import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';

/** One call of the api that a form stands for. */
export interface FormCall {
  readonly path: string;
  readonly body: object;
  /** Own path to go on to. */
  readonly done: (answer: unknown) => string;
}

/** Sends a form's call; what is refused stands at its fields, with all that was typed. */
export async function actOn(
  { api, form }: ActionContext,
  { path, body, done }: FormCall,
): Promise<ActionResult> {
  const answer = await api.post(path, body);
  if (answer.status >= 400) return refusal(answer, form);
  return { kind: 'done', to: done(answer.body), setCookies: answer.setCookies };
}
