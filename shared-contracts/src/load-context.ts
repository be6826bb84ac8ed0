import type { ConsentCategory } from './consent.ts';
import type { Logger } from './logger.ts';
import type { SiteOperations } from './site-operations.ts';

/** Whose draft or public content a page shows (specification section 4). */
export type ContentVersion = 'draft' | 'published';

/** Server-side addresses and keys a remote may need. Never sent to a browser. */
export interface ServerSettings {
  /** Content service with `/v2`, without trailing slash. */
  readonly contentEndpoint: string;
  readonly contentPublicToken: string;
  readonly contentPreviewToken: string;
  /** Read with this instead of the tokens alone, where a space wants that. Since revision 7. */
  readonly contentOAuthToken?: string;
  /** Requests per second towards the content service; 0 switches the client's throttle off. */
  readonly contentRateLimit: number;
  /** Host of the content CDN in stored picture addresses, for example `a.storyblok.com`. */
  readonly contentAssetHost: string;
  /** Public address of the site without trailing slash, for example `http://localhost:3000`. */
  readonly siteUrl: string;
  readonly searchEndpoint: string;
  readonly searchApplicationId: string;
  readonly searchKey: string;
  /** What readers may consent to. Since revision 1. */
  readonly consent?: readonly ConsentCategory[];
}

/** Answer of the api as seen from a loader. */
export interface ApiAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Raw `Set-Cookie` lines. */
  readonly setCookies: readonly string[];
}

/**
 * Calls the api from the server, inside the page's deadline. On cacheable routes no cookie is
 * forwarded; on private routes the visitor's cookie and one-time token are.
 */
export interface ServerApi {
  get<Body = unknown>(path: string): Promise<ApiAnswer<Body>>;
  post<Body = unknown>(path: string, body?: unknown): Promise<ApiAnswer<Body>>;
}

/** What a loader of a route, block or slot gets. */
export interface LoadContext {
  /** Path as it stands in the address, percent-decoded segment by segment, without query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** On cacheable routes only the parameters that `handle.cache.params` names. */
  readonly query: URLSearchParams;
  readonly appMode: boolean;
  readonly contentVersion: ContentVersion;
  /**
   * A story as it is being edited, not saved yet; with drafts only. Takes the place of the story with
   * its id. Since revision 2.
   */
  readonly editedStory?: unknown;
  /** Aborts when the loader's deadline has passed or the visitor has gone. */
  readonly signal: AbortSignal;
  readonly api: ServerApi;
  readonly settings: ServerSettings;
  /** On routes with access `staff`, for who may work there. Since revision 10. */
  readonly operations?: SiteOperations;
  readonly log: Logger;
}
