import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

export interface ContentSettings {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview URL of the space, with a trailing slash. */
  readonly previewUrl: string;
  readonly tokens: ContentTokens;
  /** Languages of the space, without the default language. */
  readonly languages: readonly string[];
  /**
   * Whether requests for published content without a cache version are redirected to a URL with the
   * current version.
   */
  readonly redirectsToCacheVersion: boolean;
  /**
   * Maximum number of relations or links that one response resolves; 50 in the hosted service. A
   * response that would resolve more contains only the uuids of the related stories.
   */
  readonly maxResolvedStories: number;
  /** Maximum number of requests per second; further requests get status 429. */
  readonly rateLimit: RateLimit;
  /**
   * Number of older content versions that this service keeps, as the hosted CDN does. A request
   * selects its version with `cv`.
   */
  readonly maxOldVersions: number;
  readonly now: () => number;
}

/** Data from which the response to one request is built. */
export interface RequestContext {
  readonly space: Space;
  readonly settings: ContentSettings;
  readonly readsDrafts: boolean;
  /** Time of the request in milliseconds since 1970. */
  readonly now: number;
}
