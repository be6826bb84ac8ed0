import type { ActionContext, ActionResult } from './action.ts';
import type { LoadContext } from './load-context.ts';
import type { PageResult } from './page-result.ts';
import type { LazyView } from './view.ts';

/** The five layouts of specification section 2. */
export type LayoutName = 'account' | 'clean' | 'cms' | 'default' | 'login-forms';

/** Which entry of the navigation is marked, and which section mark the page carries. */
export type Section = 'magazin' | 'kleinanzeigen' | 'veranstaltungen' | 'jobs' | 'konto' | 'suche';

/** Opt-in to the page cache; a route without it is private and answers `no-store`. */
export interface CachePolicy {
  /** Seconds an entry is fresh; afterwards it is served stale while it is renewed. */
  readonly ttl: number;
  /**
   * Seconds for which it may be served stale; default a day. Short for what is taken away without
   * anybody telling the cache: then who comes next waits, and sees it stale only when it cannot be had.
   */
  readonly stale?: number;
  /** Events that drop the entry, for example `content`; a result may add its own. */
  readonly tags?: readonly string[];
  /** Query parameters that change the page; all others never reach the loader. */
  readonly params?: readonly string[];
}

/** Everything the shell must know about a route before it runs any of its code. Data only. */
export interface RouteHandle {
  readonly layout: LayoutName;
  /** `login`: needs a session (specification section 6). `staff`: needs a role. Default `public`. */
  readonly access?: 'public' | 'login' | 'staff';
  readonly cache?: CachePolicy;
  readonly section?: Section;
  /** Default `index`. */
  readonly robots?: 'index' | 'noindex';
}

export interface RouteMatch {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Props of a route's view. */
export interface RouteViewProps<Data = unknown> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
  /** Present after a form was refused on the server (status 422). */
  readonly form?: FormState | undefined;
}

/** What a refused form had in it, shown again so that no input is lost. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Messages by field name; the empty name holds messages for the whole form. */
  readonly errors: Readonly<Record<string, string>>;
}

export interface RouteDefinition<Data = any> {
  /** Unique within the remote; the shell makes `remote:id` of it. Never positional. */
  readonly id: string;
  /** React Router path pattern from the root, for example `/artikel/*`. */
  readonly path: string;
  readonly handle: RouteHandle;
  /** Returns false when the parameters are refused: 404 with `Page Not Found: {path}`. */
  readonly accepts?: (match: RouteMatch) => boolean;
  /** Server only: lives in a `*.server.ts` module, hence undefined in the browser build. */
  readonly load?: ((context: LoadContext) => Promise<PageResult<Data>>) | undefined;
  /** Server only: a POST to the route's address, for forms that work without JavaScript. */
  readonly act?: ((context: ActionContext) => Promise<ActionResult>) | undefined;
  readonly view: LazyView<RouteViewProps<Data>>;
}
