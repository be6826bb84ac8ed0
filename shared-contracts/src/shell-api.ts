import type { SubmitForm } from './form-submission.ts';
import type { SessionState } from './session.ts';

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error';

/** A toast (specification section 4); without `lifeMs` it stays until the user closes it. */
export interface ToastMessage {
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  /** Time until the message disappears, in milliseconds; absent or 0 means never. */
  readonly lifeMs?: number;
  /** Whether the user can close the message; default true. */
  readonly closable?: boolean;
  /** Called on hover. If set, the message does not expire while the pointer is over it. */
  readonly onHover?: () => void;
  /** Link or button below the text; the message closes when the user presses it. */
  readonly action?: ToastAction;
}

/** What a toast offers: a page on this site, or a function such as „Rückgängig“. */
export type ToastAction =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onPress: () => void };

/** Observable state, compatible with React's `useSyncExternalStore`. */
export interface Watchable<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SessionApi extends Watchable<SessionState> {
  /** Requests the session again, for example after a login. Never rejects. */
  readonly reload: () => Promise<void>;
  /** Ends the session: clears token, user and session in the browser and on the server. */
  readonly logOut: () => Promise<void>;
}

export interface ConsentApi extends Watchable<ConsentState> {
  readonly acceptAll: () => void;
  readonly denyAll: () => void;
  /** Grants (true) or revokes (false) the given services; other services keep their state. */
  readonly save: (decisions: Readonly<Record<string, boolean>>) => void;
  readonly open: (layer: 'banner' | 'settings') => void;
}

export interface ConsentState {
  /** False until the visitor's stored decision has been read. */
  readonly ready: boolean;
  /** True once the visitor has made a consent decision. */
  readonly decided: boolean;
  /** The consent dialog that is currently shown. */
  readonly layer: 'none' | 'banner' | 'settings';
  readonly services: Readonly<Record<string, boolean>>;
  /** Whether a category's services are granted: all (true), none (false) or some (null). */
  readonly categories: Readonly<Record<string, boolean | null>>;
}

export interface ToastApi {
  /** Shows a toast and returns its id. */
  readonly add: (message: ToastMessage) => string;
  readonly remove: (id: string) => void;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
  /**
   * Shows the new data in the view that is on the page: components keep their state, and focus and
   * scroll position stay. For another query of the current path, such as a filter of its list.
   */
  readonly inPlace?: boolean;
}

export interface NavigationApi {
  /** Navigates to a URL: without a page load on this site, with a page load to other sites. */
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /** Prefetches data and files of a page; does nothing if the browser sends `Save-Data`. */
  readonly prefetch: (href: string) => void;
  /** Asks the question before the user leaves the page; the returned function removes the guard. */
  readonly guardUnsaved: (question: string) => () => void;
  /** Reloads the data of the current page. */
  readonly reload: () => Promise<void>;
  /** Sends a form to its action and shows the page that a plain POST would show. */
  readonly submit?: SubmitForm;
  /**
   * Reports which item on the page is being read. The page's URL and title become those of the
   * item, and a view of the item is counted. Null restores URL and title of the page.
   */
  readonly readAt?: (item: ReadingItem | null) => void;
}

/** An item with its own URL that a page shows among others, for example one of several articles. */
export interface ReadingItem {
  /** Path of the item on this site. */
  readonly href: string;
  /** Document title while the visitor reads this item. */
  readonly title: string;
}

export interface AnalyticsApi {
  readonly track: (event: string, props?: Readonly<Record<string, string>>) => void;
  /** Sends an error to the telemetry endpoint; `origin` names the code that failed. */
  readonly reportError: (
    error: unknown,
    origin: { readonly remote: string; readonly part: string },
  ) => void;
}

/** State of a component's request for data (specification section 4). */
export type DataState<Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: HttpProblem };

export interface HttpProblem {
  /** HTTP status; absent if there was no response. */
  readonly status?: number;
  /** Error code from the error catalogue, if the api sent one. */
  readonly code?: string;
  /** German text for users. */
  readonly message: string;
  /** Error messages by field name, for rejected forms. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Error with which the promise of an {@link HttpApi} call rejects. */
export interface HttpError extends Error {
  readonly problem: HttpProblem;
}

export interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Request body, sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Number of retries; default 1 for GET, 0 for other methods (specification section 7). */
  readonly retry?: number;
}

/** Calls the api from the browser. Adds the visitor's one-time token if there is one. */
export type HttpApi = <Body = unknown>(path: string, options?: HttpOptions) => Promise<Body>;

/** A remote's part of the shared Redux store, for example a Redux Toolkit slice. */
export interface StoreSlice {
  readonly reducerPath: string;
  readonly reducer: (state: any, action: any) => any;
}

/** Everything that the shell provides to remotes, through the React contexts of shared-ui. */
export interface ShellApi {
  readonly session: SessionApi;
  readonly consent: ConsentApi;
  readonly toasts: ToastApi;
  readonly navigation: NavigationApi;
  readonly analytics: AnalyticsApi;
  readonly http: HttpApi;
  /** Adds a slice to the store; further calls with the same `reducerPath` are ignored. */
  readonly injectSlice: (slice: StoreSlice) => void;
}

/** Data of the current page; changes only with a navigation. */
export interface PageFacts {
  readonly path: string;
  readonly appMode: boolean;
  readonly preview: boolean;
}
