import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

export interface ContentSetting {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview URL of the space, with a trailing slash. */
  readonly domain: string;
  readonly tokens: ContentTokens;
  /** Languages other than the default language. */
  readonly languages: readonly string[];
  /**
   * Whether requests for published content without a cache version are redirected to a URL that has
   * one.
   */
  readonly cvRedirect: boolean;
  /**
   * Maximum number of relations or links that one response resolves (hosted service: 50). Above it,
   * the response has only the uuids of the stories.
   */
  readonly resolveLimit: number;
  /** Limit of requests per second; further requests get 429. */
  readonly rateLimit: RateLimit;
  /**
   * Number of older content versions that are kept for requests with an old cache version. The
   * hosted CDN serves old versions, too.
   */
  readonly maxOldVersions: number;
  readonly now: () => number;
}

/** Data that one request reads: the content, the access level and the time. */
export interface Reading {
  readonly space: Space;
  readonly setting: ContentSetting;
  readonly readsDrafts: boolean;
  /** Request time in milliseconds since 1970; it does not change within one request. */
  readonly now: number;
}
