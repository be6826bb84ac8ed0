import { randomUUID } from 'node:crypto';
import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormCall } from './form-call.ts';
import { getCurrentPath } from '#account-page/account-page.server.ts';
import { createRefusalWithoutSecrets } from './refused-form.server.ts';

/** Name of the hidden field that identifies the form on a page with several forms. */
const INTENT_FIELD = 'intent';

type FormAction = (context: ActionContext) => Promise<ActionResult>;

/**
 * Creates the action of a page with one form. The action sends the api call and renders the form
 * again if the api rejects the call.
 */
export function createFormAction(call: FormCall): FormAction {
  return async (context) => {
    const { api, form } = context;
    const answer = await api.post(call.path, call.body(form));
    if (answer.status < 400) {
      return {
        kind: 'done',
        to: call.getNextPath(form, answer.body),
        setCookies: answer.setCookies,
      };
    }
    const { code } = (answer.body ?? {}) as Partial<ProblemDetails>;
    if (code === 'session.required')
      return { kind: 'done', to: paths.login(getCurrentPath(context)) };
    if (code === 'session.stale')
      return { kind: 'done', to: paths.confirmLogin(getCurrentPath(context)) };
    return createRefusalWithoutSecrets(answer, form);
  };
}

/** Creates the action of a page with several forms, each identified by its field `intent`. */
export function createFormActions(calls: Readonly<Record<string, FormCall>>): FormAction {
  return async (context) => {
    const name = context.form[INTENT_FIELD] ?? '';
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
    return createFormAction(call)(context);
  };
}

/**
 * Creates the idempotency key for a form that creates a record: a repeated submission with the same
 * key creates no second record.
 */
export function createIdempotencyKey(): string {
  return randomUUID();
}
