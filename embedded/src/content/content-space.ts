import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

export interface ContentSetting {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview URL of the space, with a trailing slash. */
  readonly previewUrl: string;
  readonly tokens: ContentTokens;
  /** Languages other than the default language. */
  readonly languages: readonly string[];
  /**
   * Whether requests for published content without a cache version are redirected to a URL that has
   * one.
   */
  readonly cvRedirect: boolean;
  /**
   * Maximum number of relations or links that one response resolves; 50 in the hosted service. If
   * there are more, the response contains only the uuids of the stories.
   */
  readonly resolveLimit: number;
  /** Maximum number of requests per second; further requests get status 429. */
  readonly rateLimit: RateLimit;
  /**
   * Number of older content versions that are kept for requests that name one in `cv`. The hosted
   * CDN serves older versions, too.
   */
  readonly maxOldVersions: number;
  readonly now: () => number;
}

/** What a request reads: the content, the settings, the access level and the time. */
export interface Reading {
  readonly space: Space;
  readonly setting: ContentSetting;
  readonly readsDrafts: boolean;
  /** Time of the request in milliseconds since 1970. */
  readonly now: number;
}
