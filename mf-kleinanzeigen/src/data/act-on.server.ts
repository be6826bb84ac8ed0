import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';

/** The api gave no usable answer: the page says that it is away for the moment. */
export class AwayError extends Error {
  override readonly name = 'AwayError';
  readonly unavailable = true;
}

/** Sends a form's call; what is refused stands at its fields, with all that was typed. */
export async function actOn(
  { api, form }: Pick<ActionContext, 'api' | 'form'>,
  path: string,
  body: object,
  done: (answer: unknown) => string,
): Promise<ActionResult> {
  const answer = await api.post(path, body);
  if (answer.status >= 400) return refusal(answer, form);
  return { kind: 'done', to: done(answer.body), setCookies: answer.setCookies };
}
