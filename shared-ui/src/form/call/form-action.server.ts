import { randomUUID } from 'node:crypto';
import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import { flattenErrorFields } from './form-call.ts';
import type { FormCall } from './form-call.ts';
import { submitForm } from './submit-form.server.ts';

/** Name of the hidden field that identifies the form on a page with several forms. */
const INTENT_FIELD = 'intent';

type FormAction = (context: ActionContext) => Promise<ActionResult>;

/**
 * Creates the action of a page with one form. The action calls the api and renders the form again
 * if the api rejects the call.
 */
export function createFormAction<Answer>(call: FormCall<Answer>): FormAction {
  return (context) =>
    submitForm<Answer>(context, {
      path: call.path,
      body: call.body(context.form),
      responseSchema: call.responseSchema,
      getNextPath: (response) => call.getNextPath(context.form, response),
      renameErrorFields: flattenErrorFields,
    });
}

/** Creates the action of a page with several forms, each identified by its field `intent`. */
export function createFormActions(
  // oxlint-disable-next-line typescript/no-explicit-any -- the answers have different types
  calls: Readonly<Record<string, FormCall<any>>>,
): FormAction {
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
