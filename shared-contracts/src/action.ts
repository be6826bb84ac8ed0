import type { FormState } from './form-state.ts';
import type { LoadContext } from './load-context.ts';

/**
 * Context of an action: a form was posted to the page's own URL. The shell has checked that the
 * request comes from this site.
 */
export interface ActionContext extends LoadContext {
  /** Form fields as sent. If a field name is repeated, the last value counts. */
  readonly form: Readonly<Record<string, string>>;
}

/**
 * Result of an action. `refused` renders the page again, by default with status 422, or with 200 if
 * the form has no errors, for example after the first of two steps. `done` redirects with status
 * 303. `setCookies` holds raw `Set-Cookie` headers of the api for the browser.
 */
export type ActionResult =
  | { readonly kind: 'refused'; readonly form: FormState; readonly status?: 422 | 429 | 503 }
  | { readonly kind: 'done'; readonly to: string; readonly setCookies?: readonly string[] };
