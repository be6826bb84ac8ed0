import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { createIdempotencyKeys } from './call/idempotency-keys.ts';
import { IDEMPOTENCY_KEY_FIELD } from './call/form-call.ts';
import type { SubmitErrors } from './submit-errors.ts';

/** Number of retries if the server does not answer and the form may be sent twice. */
const MAX_RETRIES = 2;

export interface SendOptions {
  readonly shell: ShellApi | null;
  /** Whether the action may run twice with the same fields, even without an idempotency key. */
  readonly isIdempotent?: boolean;
  /** See `FormProps`. */
  readonly getLateFields?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** Outcome of sending a form: the server refused or accepted the form, or the browser posted it. */
export type SendOutcome =
  | { readonly kind: 'refused'; readonly errors: SubmitErrors }
  | { readonly kind: 'accepted' | 'posted-by-browser' };

/**
 * Creates a function that sends a form to its action: with the same URL and the same fields as a
 * plain POST, including the pressed button. If the fields have changed since the last call, the
 * form gets a new idempotency key. The function rejects with an `HttpError` if the server does not
 * respond or the action requires a login.
 */
export function createFormSender() {
  const assignIdempotencyKey = createIdempotencyKeys();
  return async (
    form: HTMLFormElement,
    submitter: HTMLElement | null,
    { shell, isIdempotent = false, getLateFields }: SendOptions,
  ): Promise<SendOutcome> => {
    const submit = shell?.navigation.submit;
    // Older shells have no `submit`; with these shells the browser posts the form.
    if (!submit) return postByBrowser(form, submitter);
    const values = { ...readFields(form, submitter), ...(await getLateFields?.()) };
    const fields = new URLSearchParams(assignIdempotencyKey(values));
    const maxRetries = isIdempotent || fields.has(IDEMPOTENCY_KEY_FIELD) ? MAX_RETRIES : 0;
    const action = form.getAttribute('action') ?? '';
    try {
      const refusedForm = await submit({ action, fields, retry: maxRetries });
      return refusedForm ? { kind: 'refused', errors: refusedForm.errors } : { kind: 'accepted' };
    } catch (error) {
      if (error instanceof Error && 'problem' in error) throw error;
      // The code that sends forms could not be loaded.
      return postByBrowser(form, submitter);
    }
  };
}

/** Returns the fields that the browser would post; if a name is repeated, the last value counts. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const fields: Record<string, string> = {};
  const isSubmitterOnPage = submitter?.isConnected === true;
  for (const [name, value] of new FormData(form, isSubmitterOnPage ? submitter : null))
    if (typeof value === 'string') fields[name] = value;
  return fields;
}

function postByBrowser(form: HTMLFormElement, submitter: HTMLElement | null): SendOutcome {
  // `submit()` fires no `submit` event and omits the pressed button, so a hidden field replaces it.
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = submitter.name;
    field.value = submitter.value;
    form.append(field);
  }
  HTMLFormElement.prototype.submit.call(form);
  return { kind: 'posted-by-browser' };
}
