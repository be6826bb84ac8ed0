import type { ReleaseReference } from '#server/metrics/release-metrics.ts';
import { ResponseBody } from './response-body.ts';
import type { CacheState } from './cache-state.ts';

/**
 * Visitors who may share a response. While a canary runs, visitors get different pages at the same
 * URL. `all`: everyone gets this page. `some`: shared caches must not store it. `most`: visitors of
 * a canary get another page, chosen by their cookie, so the response varies by cookie. `bucket`:
 * the requesting edge caches by release bucket.
 */
export type Audience = 'all' | 'most' | 'some' | 'bucket';

/** Data about a page response that the page cache, the metrics and the HTTP layer need. */
export interface ResponseMetadata {
  /**
   * Where the response came from in relation to the page cache. Null for responses that no page job
   * produced; these already contain their caching headers.
   */
  readonly cacheState: CacheState | null;
  /** Key of the page-cache entry that this response was made from; null if there is none. */
  readonly cacheKey: string | null;
  readonly audience: Audience;
  readonly setCookies: readonly string[];
  /** Release that owns the route; null for pages of the shell. */
  readonly owner: ReleaseReference | null;
  /** `remote@release` of every part on the page. */
  readonly shownReleases: readonly string[];
  /** Cache tags that the loader returned. */
  readonly tags: readonly string[];
  /** True if some content could not be loaded. */
  readonly incomplete: boolean;
}

const DEFAULT_METADATA: ResponseMetadata = {
  cacheState: 'bypass',
  cacheKey: null,
  audience: 'all',
  setCookies: [],
  owner: null,
  shownReleases: [],
  tags: [],
  incomplete: false,
};

/** A response to a page request: status, headers and body. It can be sent many times. */
export class PageResponse implements ResponseMetadata {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ResponseBody;
  readonly cacheState: ResponseMetadata['cacheState'];
  readonly cacheKey: string | null;
  readonly audience: Audience;
  readonly setCookies: readonly string[];
  readonly owner: ReleaseReference | null;
  readonly shownReleases: readonly string[];
  readonly tags: readonly string[];
  readonly incomplete: boolean;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer | ResponseBody,
    metadata: Partial<ResponseMetadata> = {},
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body instanceof ResponseBody ? body : new ResponseBody(body);
    const allMetadata = { ...DEFAULT_METADATA, ...metadata };
    this.cacheState = allMetadata.cacheState;
    this.cacheKey = allMetadata.cacheKey;
    this.audience = allMetadata.audience;
    this.setCookies = allMetadata.setCookies;
    this.owner = allMetadata.owner;
    this.shownReleases = allMetadata.shownReleases;
    this.tags = allMetadata.tags;
    this.incomplete = allMetadata.incomplete;
  }

  /**
   * Returns a copy of this response with changed metadata or additional headers; both share the
   * compressed body.
   */
  withMetadata(
    metadata: Partial<ResponseMetadata>,
    headers: Readonly<Record<string, string>> = {},
  ): PageResponse {
    return new PageResponse(this.status, { ...this.headers, ...headers }, this.body, {
      ...this,
      ...metadata,
    });
  }
}
