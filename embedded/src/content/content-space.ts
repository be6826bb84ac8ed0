import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

export interface ContentSetting {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview URL of the space, with a trailing slash. */
  readonly domain: string;
  readonly tokens: ContentTokens;
  /** Languages besides the default language. */
  readonly languages: readonly string[];
  /** Whether published requests without a cache version are redirected to a URL that has one. */
  readonly cvRedirect: boolean;
  /**
   * Maximum number of resolved relations or links; above it, only uuids are returned (hosted
   * service: 50).
   */
  readonly resolveLimit: number;
  /** Requests per second; above it, the service answers 429. */
  readonly rateLimit: RateLimit;
  /**
   * Number of older content versions still served to requests that send their cache version, like
   * the hosted CDN does.
   */
  readonly oldVersions: number;
  readonly now: () => number;
}

/** What one request reads: the content, the access level and the time. */
export interface Reading {
  readonly space: Space;
  readonly setting: ContentSetting;
  readonly draft: boolean;
  /** Milliseconds since 1970, constant within one request. */
  readonly now: number;
}
