import type { FormState } from './form-state.ts';

/** A form that is sent to the action of a page, with the body that the browser would post. */
export interface FormSubmission {
  /** URL of the page whose action handles the form; relative to the current page. */
  readonly action: string;
  readonly fields: URLSearchParams;
  /**
   * Number of retries if the server does not respond; default 0. Only for actions that may run
   * twice.
   */
  readonly retry?: number;
}

/**
 * Sends a form to its action and shows what a plain POST would show: the page to which the action
 * redirects, or the same page with the messages. If the action refuses the form, resolves with the
 * messages; otherwise with null once the next page is shown. If the form belongs to a page other
 * than the current one, a refusal does not change the current page.
 * @throws HttpError if there is no response. If the action asks for a login, the error has the code
 *   `session.required` or `session.stale`. In both cases the page does not change.
 */
export type SubmitForm = (form: FormSubmission) => Promise<FormState | null>;
