import type { SessionState } from './session.ts';

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error';

/** A short message (specification section 4). Without `lifeMs` it stays until closed. */
export interface ToastMessage {
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  /** Life time in milliseconds; absent or 0: stays. */
  readonly lifeMs?: number;
  /** Default true. */
  readonly closable?: boolean;
  /** Its presence makes the toast pause while the pointer rests on it. */
  readonly onHover?: () => void;
}

/** State that can be read and watched; fits React's `useSyncExternalStore`. */
export interface Watchable<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SessionApi extends Watchable<SessionState> {
  /** Reads the session again, for example after a login. Never rejects. */
  readonly reload: () => Promise<void>;
  /** Clears token, user and session, on the server too. */
  readonly logOut: () => Promise<void>;
}

export interface ConsentApi extends Watchable<ConsentState> {
  readonly acceptAll: () => void;
  readonly denyAll: () => void;
  /** Grants or revokes single services; others keep their state. */
  readonly save: (decisions: Readonly<Record<string, boolean>>) => void;
  readonly open: (layer: 'banner' | 'settings') => void;
}

export interface ConsentState {
  /** False until the visitor's earlier decision has been read. */
  readonly ready: boolean;
  /** True once the visitor has decided. */
  readonly decided: boolean;
  /** Which layer is shown now. */
  readonly layer: 'none' | 'banner' | 'settings';
  readonly services: Readonly<Record<string, boolean>>;
  /** Category state derived from its services: all, none or (null) some of them. */
  readonly categories: Readonly<Record<string, boolean | null>>;
}

export interface ToastApi {
  /** Returns the toast's id. */
  readonly add: (message: ToastMessage) => string;
  readonly remove: (id: string) => void;
}

export interface NavigationApi {
  /** Goes to an own path without a page load; elsewhere by a page load. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Fetches data and files of a page ahead; does nothing with Save-Data. */
  readonly prefetch: (href: string) => void;
  /** Asks before leaving while the returned function has not been called. */
  readonly guardUnsaved: (question: string) => () => void;
  /** Reads the data of the present page again. */
  readonly reload: () => Promise<void>;
  /**
   * Says which of several things on the page is being read: address, title and the count of views
   * follow, without a navigation. Null gives the page its own back. Shells below revision 11 lack it.
   */
  readonly readAt?: (place: ReadingPlace | null) => void;
}

/** Something on a page that has an address of its own. */
export interface ReadingPlace {
  /** Own path. */
  readonly href: string;
  /** Title of the document. */
  readonly title: string;
}

export interface AnalyticsApi {
  readonly track: (event: string, props?: Readonly<Record<string, string>>) => void;
  /** Reports an error of a region to our own intake. */
  readonly reportError: (
    error: unknown,
    origin: { readonly remote: string; readonly part: string },
  ) => void;
}

/** State of a request (specification section 4). */
export type DataState<Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: HttpProblem };

export interface HttpProblem {
  /** Absent when no answer came. */
  readonly status?: number;
  /** Stable code of the error catalogue, if the api gave one. */
  readonly code?: string;
  /** German text for people. */
  readonly message: string;
  /** Messages by field name for refused forms. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Thrown by {@link HttpApi}. */
export interface HttpError extends Error {
  readonly problem: HttpProblem;
}

export interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Further attempts; default 1 for GET, 0 for mutating methods (specification section 7). */
  readonly retry?: number;
}

/** The browser's way to the api. Adds the one-time token while it exists. */
export type HttpApi = <Body = unknown>(path: string, options?: HttpOptions) => Promise<Body>;

/** A remote's own state as a slice of the one store (a Redux Toolkit slice fits). */
export interface StoreSlice {
  readonly reducerPath: string;
  readonly reducer: (state: any, action: any) => any;
}

/** All that a remote gets from the shell, through shared-ui's shell context. */
export interface ShellApi {
  readonly session: SessionApi;
  readonly consent: ConsentApi;
  readonly toasts: ToastApi;
  readonly navigation: NavigationApi;
  readonly analytics: AnalyticsApi;
  readonly http: HttpApi;
  /** Adds a slice once; repeated calls with the same path are ignored. */
  readonly injectSlice: (slice: StoreSlice) => void;
}

/** Facts of the page being shown; they change only with a navigation. */
export interface PageFacts {
  readonly path: string;
  readonly appMode: boolean;
  readonly preview: boolean;
}
