import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

export interface ContentSettings {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview URL of the space, with a trailing slash. */
  readonly previewUrl: string;
  readonly tokens: ContentTokens;
  /** Languages of the space except its default language. */
  readonly languages: readonly string[];
  /**
   * Whether a request for published content is redirected to a URL with the current cache version
   * if the request names no version.
   */
  readonly redirectsToCacheVersion: boolean;
  /**
   * Maximum number of related or linked stories that one response contains; 50 in the hosted
   * service. If there are more, the response contains only their uuids.
   */
  readonly maxResolvedStories: number;
  /** Limit of requests per second. A request above the limit gets status 429. */
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
