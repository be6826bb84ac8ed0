import { randomUUID } from 'node:crypto';
import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormCall } from './form-call.ts';
import { addressOf } from '#own-page/own-page.server.ts';
import { refusedForm } from './refused-form.server.ts';

/** Field that says which form of a page was sent, where there are several. */
export const ACTION_FIELD = 'aktion';

type Act = (context: ActionContext) => Promise<ActionResult>;

/** The action of a page with one form: the call, and the page again with what was refused. */
export function actOn(call: FormCall): Act {
  return async (context) => {
    const { api, form } = context;
    const answer = await api.post(call.path, call.body(form));
    if (answer.status < 400) {
      return { kind: 'done', to: call.done(form, answer.body), setCookies: answer.setCookies };
    }
    const { code } = (answer.body ?? {}) as Partial<ProblemDetails>;
    if (code === 'session.required') return { kind: 'done', to: paths.login(addressOf(context)) };
    if (code === 'session.stale')
      return { kind: 'done', to: paths.confirmLogin(addressOf(context)) };
    return refusedForm(answer, form);
  };
}

/** The action of a page with several forms, each named by its field `aktion`. */
export function actOnOneOf(calls: Readonly<Record<string, FormCall>>): Act {
  return async (context) => {
    const name = context.form[ACTION_FIELD] ?? '';
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
    return actOn(call)(context);
  };
}

/** A key for one form that creates something. */
export function newFormKey(): string {
  return randomUUID();
}
