import type { LoadContext } from './load-context.ts';
import type { FormState } from './route.ts';

/** A form sent to the page's own address; its origin has been checked by the shell. */
export interface ActionContext extends LoadContext {
  /** Fields as sent; repeated names keep their last value. */
  readonly form: Readonly<Record<string, string>>;
}

/**
 * `refused` renders the page again with status 422; `done` answers 303. `setCookies` are raw
 * `Set-Cookie` lines that the api gave and the browser must get.
 */
export type ActionResult =
  | { readonly kind: 'refused'; readonly form: FormState; readonly status?: 422 | 429 | 503 }
  | { readonly kind: 'done'; readonly to: string; readonly setCookies?: readonly string[] };
