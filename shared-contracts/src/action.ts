import type { LoadContext } from './load-context.ts';
import type { FormState } from './route.ts';

/** Context of a form posted to the page's own address. The shell has checked the origin. */
export interface ActionContext extends LoadContext {
  /** Fields as sent. If a name is repeated, the last value counts. */
  readonly form: Readonly<Record<string, string>>;
}

/**
 * `refused` renders the page again with status 422; `done` redirects with status 303. `setCookies`
 * holds raw `Set-Cookie` headers that the api sends to the browser.
 */
export type ActionResult =
  | { readonly kind: 'refused'; readonly form: FormState; readonly status?: 422 | 429 | 503 }
  | { readonly kind: 'done'; readonly to: string; readonly setCookies?: readonly string[] };
