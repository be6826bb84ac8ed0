import type { ActionContext, ActionResult } from './action.ts';
import type { FormState } from './form-state.ts';
import type { LoadContext } from './load-context.ts';
import type { DocumentResult, PageResult } from './page-result.ts';
import type { LazyView } from './view.ts';

/** The five layouts of specification section 2. */
export type LayoutName = 'account' | 'clean' | 'cms' | 'default' | 'login-forms';

/** Part of the site to which a page belongs. The header marks the navigation entry of this part. */
export type SiteSection =
  | 'magazin'
  | 'kleinanzeigen'
  | 'veranstaltungen'
  | 'jobs'
  | 'konto'
  | 'suche';

/**
 * Makes pages of a route cacheable. Routes without a policy are private and are sent with
 * `no-store`.
 */
export interface CachePolicy {
  /**
   * Seconds for which a cached page is fresh; afterwards the stale page is served while the page is
   * refreshed.
   */
  readonly ttl: number;
  /**
   * Further seconds for which a cached page may be served stale; default one day. Choose a short
   * time for data that can disappear without a cache invalidation. After that time requests wait
   * for a fresh page, and the stale page is only sent if loading fails.
   */
  readonly stale?: number;
  /**
   * Cache tags of the page; invalidating one of them drops the cached page. Example: `content`. A
   * page result may add more tags.
   */
  readonly tags?: readonly string[];
  /** Query parameters that affect the page; loaders do not receive any others. */
  readonly params?: readonly string[];
}

/** Static data of a route that the shell needs before it runs any code of the route. */
export interface RouteHandle {
  readonly layout: LayoutName;
  /**
   * Who may open the page. `login` requires a session (specification section 6), `staff` a staff
   * role. Default `public`.
   */
  readonly access?: 'public' | 'login' | 'staff';
  readonly cache?: CachePolicy;
  readonly section?: SiteSection;
  /** Robots directive of the pages; default `index`. */
  readonly robots?: 'index' | 'noindex';
}

export interface RouteMatch {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Props of a route view. */
export interface RouteViewProps<Data = unknown> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string>>;
  /** Values and errors of a form that the server rejected (status 422). */
  readonly form?: FormState | undefined;
}

interface RouteBase {
  /**
   * Route id, unique within the remote; the shell derives `remote:id` from it. Never derive it from
   * the route's position.
   */
  readonly id: string;
  /** React Router path pattern from the root, for example `/artikel/*`. */
  readonly path: string;
  readonly handle: RouteHandle;
  /**
   * Returns whether the path parameters are valid; otherwise the response is a 404 with `Page Not
   * Found: {path}`.
   */
  readonly accepts?: (match: RouteMatch) => boolean;
}

/** A route whose loader returns pages. The route's view shows these pages. */
export interface PageRoute<Data = any> extends RouteBase {
  /**
   * Loads the page. Server only: imported from a `*.server.ts` module, hence undefined in the
   * browser build.
   */
  readonly loader?: ((context: LoadContext) => Promise<PageResult<Data>>) | undefined;
  /** Handles a POST to the route's URL, for forms without JavaScript. Server only. */
  readonly action?: ((context: ActionContext) => Promise<ActionResult>) | undefined;
  /**
   * Valid form values that the release command submits as a dry run: the api validates them and
   * writes nothing. With these values, the action must call the api without a session. Server only.
   */
  readonly sampleForm?: Readonly<Record<string, string>> | undefined;
  readonly view: LazyView<RouteViewProps<Data>>;
}

/** A route whose loader returns documents, for example a sitemap or a feed. It has no view. */
export interface DocumentRoute extends RouteBase {
  /** Loads the document. Server only. */
  readonly loader: ((context: LoadContext) => Promise<DocumentResult>) | undefined;
  readonly action?: undefined;
  readonly sampleForm?: undefined;
  readonly view?: undefined;
}

export type RouteDefinition<Data = any> = PageRoute<Data> | DocumentRoute;
