import type { ConsentCategory } from './consent.ts';
import type { Logger } from './logger.ts';
import type { SiteOperations } from './site-operations.ts';

/** Whether a page shows drafts or published content (specification section 4). */
export type ContentVersion = 'draft' | 'published';

/** URLs, tokens and keys that a remote may need on the server. Never sent to a browser. */
export interface ServerSettings {
  /** URL of the content service with `/v2`, without trailing slash. */
  readonly contentEndpoint: string;
  readonly contentPublicToken: string;
  readonly contentPreviewToken: string;
  /**
   * OAuth token for content spaces that require one; used instead of the public and preview token.
   */
  readonly contentOAuthToken?: string;
  /** Maximum requests per second to the content service; 0 means unlimited. */
  readonly contentRateLimit: number;
  /** Host in the stored URLs of images, for example `a.storyblok.com`. */
  readonly contentAssetHost: string;
  /** Public URL of the site without trailing slash, for example `http://localhost:3000`. */
  readonly siteUrl: string;
  readonly searchEndpoint: string;
  readonly searchApplicationId: string;
  readonly searchKey: string;
  /** Consent categories and services. */
  readonly consent?: readonly ConsentCategory[];
}

/** Response of the api to a request from a loader or action. */
export interface ApiResponse<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Raw `Set-Cookie` headers of the response. */
  readonly setCookies: readonly string[];
}

/**
 * Calls the api from the server, within the page's deadline. Forwards the visitor's cookie and
 * one-time token only on private routes.
 */
export interface ServerApi {
  get<Body = unknown>(path: string): Promise<ApiResponse<Body>>;
  post<Body = unknown>(path: string, body?: unknown): Promise<ApiResponse<Body>>;
}

/** Context that the shell passes to the loader of a route, block or slot. */
export interface LoadContext {
  /** Path of the URL, percent-decoded segment by segment, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters; on cacheable routes only those that `handle.cache.params` names. */
  readonly query: URLSearchParams;
  readonly appMode: boolean;
  readonly contentVersion: ContentVersion;
  /**
   * An unsaved story from the editor; present only in previews. It replaces the stored story with
   * the same id.
   */
  readonly editedStory?: unknown;
  /** Aborts once the loader's deadline has passed or the visitor has disconnected. */
  readonly signal: AbortSignal;
  readonly api: ServerApi;
  readonly settings: ServerSettings;
  /**
   * Operational state of the site; only on routes with access `staff`, for users with a permitted
   * role.
   */
  readonly operations?: SiteOperations;
  readonly log: Logger;
}
