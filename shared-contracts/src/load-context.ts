import type { ConsentCategory } from './consent.ts';
import type { Logger } from './logger.ts';
import type { SiteOperations } from './site-operations.ts';

/** Whether a page shows drafts or published content (specification section 4). */
export type ContentVersion = 'draft' | 'published';

/** Server-side addresses and keys that a remote may need. Never sent to a browser. */
export interface ServerSettings {
  /** Content service address with `/v2`, without trailing slash. */
  readonly contentEndpoint: string;
  readonly contentPublicToken: string;
  readonly contentPreviewToken: string;
  /** OAuth token, used instead of the tokens above if the space requires it. */
  readonly contentOAuthToken?: string;
  /** Requests per second to the content service; 0 disables throttling. */
  readonly contentRateLimit: number;
  /** Host of the content CDN in stored image addresses, for example `a.storyblok.com`. */
  readonly contentAssetHost: string;
  /** Public address of the site without trailing slash, for example `http://localhost:3000`. */
  readonly siteUrl: string;
  readonly searchEndpoint: string;
  readonly searchApplicationId: string;
  readonly searchKey: string;
  /** Consent categories and services. */
  readonly consent?: readonly ConsentCategory[];
}

/** Answer of the api to a loader or action. */
export interface ApiAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Raw `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
}

/**
 * Calls the api from the server, within the page's deadline. Forwards the visitor's cookie and
 * one-time token on private routes only.
 */
export interface ServerApi {
  get<Body = unknown>(path: string): Promise<ApiAnswer<Body>>;
  post<Body = unknown>(path: string, body?: unknown): Promise<ApiAnswer<Body>>;
}

/** Context of a route, block or slot loader. */
export interface LoadContext {
  /** Path of the URL, percent-decoded segment by segment, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; on cacheable routes only those that `handle.cache.params` names. */
  readonly query: URLSearchParams;
  readonly appMode: boolean;
  readonly contentVersion: ContentVersion;
  /**
   * An unsaved story from the editor, for drafts only. Replaces the story with the same id.
   */
  readonly editedStory?: unknown;
  /** Aborts when the loader's deadline has passed or the visitor has disconnected. */
  readonly signal: AbortSignal;
  readonly api: ServerApi;
  readonly settings: ServerSettings;
  /**
   * State of operations; only on routes with access `staff`, for users with a permitted role.
   */
  readonly operations?: SiteOperations;
  readonly log: Logger;
}
