import type { SessionState } from './session.ts';

export type ToastSeverity = 'success' | 'info' | 'warn' | 'error';

/** A short message (specification section 4); without `lifeMs` it stays until it is closed. */
export interface ToastMessage {
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  /** Time until the message disappears, in milliseconds; absent or 0 means never. */
  readonly lifeMs?: number;
  /** Whether the message can be closed; default true. */
  readonly closable?: boolean;
  /** Called on hover. If set, the toast pauses its timer while the pointer is over it. */
  readonly onHover?: () => void;
}

/** State that can be subscribed to, compatible with React's `useSyncExternalStore`. */
export interface Watchable<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SessionApi extends Watchable<SessionState> {
  /** Requests the session again, for example after a login. Never rejects. */
  readonly reload: () => Promise<void>;
  /** Clears token, user and session, also on the server. */
  readonly logOut: () => Promise<void>;
}

export interface ConsentApi extends Watchable<ConsentState> {
  readonly acceptAll: () => void;
  readonly denyAll: () => void;
  /** Grants or revokes the given services; others keep their state. */
  readonly save: (decisions: Readonly<Record<string, boolean>>) => void;
  readonly open: (layer: 'banner' | 'settings') => void;
}

export interface ConsentState {
  /** False until the visitor's stored decision has been read. */
  readonly ready: boolean;
  /** True once the visitor has decided. */
  readonly decided: boolean;
  /** The consent layer that is currently shown. */
  readonly layer: 'none' | 'banner' | 'settings';
  readonly services: Readonly<Record<string, boolean>>;
  /** State of each category, derived from its services: all (true), none (false) or some (null). */
  readonly categories: Readonly<Record<string, boolean | null>>;
}

export interface ToastApi {
  /** Returns the toast's id. */
  readonly add: (message: ToastMessage) => string;
  readonly remove: (id: string) => void;
}

export interface NavigationApi {
  /** Navigates without a page load to a path of this site, with one to any other URL. */
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Prefetches data and files of a page; does nothing with Save-Data. */
  readonly prefetch: (href: string) => void;
  /** Asks the question before the user leaves; the returned function ends this. */
  readonly guardUnsaved: (question: string) => () => void;
  /** Reloads the data of the current page. */
  readonly reload: () => Promise<void>;
  /**
   * Reports which item on the page is being read. Updates URL, title and view count without a
   * navigation; null restores those of the page.
   */
  readonly readAt?: (place: ReadingPlace | null) => void;
}

/** An item on a page that has its own address. */
export interface ReadingPlace {
  /** Path on this site. */
  readonly href: string;
  /** Title of the document. */
  readonly title: string;
}

export interface AnalyticsApi {
  readonly track: (event: string, props?: Readonly<Record<string, string>>) => void;
  /** Sends an error of a page region to the telemetry endpoint. */
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
  /** HTTP status; absent if there was no response. */
  readonly status?: number;
  /** Stable code of the error catalogue, if the api sent one. */
  readonly code?: string;
  /** German text for users. */
  readonly message: string;
  /** Messages by field name for rejected forms. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Thrown by {@link HttpApi}. */
export interface HttpError extends Error {
  readonly problem: HttpProblem;
}

export interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Request body, sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Number of retries; default 1 for GET, 0 for mutating methods (specification section 7). */
  readonly retry?: number;
}

/** Calls the api from the browser. Adds the one-time token if there is one. */
export type HttpApi = <Body = unknown>(path: string, options?: HttpOptions) => Promise<Body>;

/** A remote's slice of the shared store, for example a Redux Toolkit slice. */
export interface StoreSlice {
  readonly reducerPath: string;
  readonly reducer: (state: any, action: any) => any;
}

/** Everything that the shell provides to remotes, through shared-ui's shell context. */
export interface ShellApi {
  readonly session: SessionApi;
  readonly consent: ConsentApi;
  readonly toasts: ToastApi;
  readonly navigation: NavigationApi;
  readonly analytics: AnalyticsApi;
  readonly http: HttpApi;
  /** Adds a slice; further calls with the same path are ignored. */
  readonly injectSlice: (slice: StoreSlice) => void;
}

/** Data of the current page; changes only with a navigation. */
export interface PageFacts {
  readonly path: string;
  readonly appMode: boolean;
  readonly preview: boolean;
}
