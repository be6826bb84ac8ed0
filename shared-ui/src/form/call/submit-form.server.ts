import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { getCurrentPath } from '#account-page/account-page.server.ts';
import type { AnswerSchema } from './form-call.ts';
import { createRefusal } from './refusal.server.ts';

/** The api call of a submitted form, and the page that follows it. */
export interface Submission<Answer> {
  readonly path: string;
  readonly body: object;
  /** Parses the api's response; without it, `getNextPath` receives no response. */
  readonly answerSchema?: AnswerSchema<Answer> | undefined;
  readonly getNextPath: (answer: Answer) => string;
  /** Renames the fields of error messages where form and api use different names. */
  readonly renameErrorFields?: Parameters<typeof createRefusal>[2];
}

/**
 * Sends a form to the api and redirects. If the api requires a login, redirects to the login page,
 * which leads back. If the api rejects the form, returns the messages and the submitted values.
 * @throws ZodError if the response does not match its schema
 */
export async function submitForm<Answer = undefined>(
  context: ActionContext,
  { path, body, answerSchema, getNextPath, renameErrorFields }: Submission<Answer>,
): Promise<ActionResult> {
  const { api, form } = context;
  const answer = await api.post(path, body);
  if (answer.status < 400) {
    const to = getNextPath(answerSchema?.parse(answer.body) as Answer);
    return { kind: 'done', to, setCookies: answer.setCookies };
  }
  const { code } = (answer.body ?? {}) as Partial<ProblemDetails>;
  if (code === 'session.required')
    return { kind: 'done', to: paths.login(getCurrentPath(context)) };
  if (code === 'session.stale')
    return { kind: 'done', to: paths.confirmLogin(getCurrentPath(context)) };
  return createRefusal(answer, form, renameErrorFields);
}
