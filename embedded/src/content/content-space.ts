import type { Space } from '#stories/space.ts';
import type { ContentTokens } from './access.ts';
import type { RateLimit } from './limits/rate-limits.ts';

/** Settings of the content service. */
export interface ContentSetting {
  readonly spaceId: string;
  readonly spaceName: string;
  /** Preview address of the space, with a slash at its end. */
  readonly domain: string;
  readonly tokens: ContentTokens;
  /** Languages beside the default one. */
  readonly languages: readonly string[];
  /** Published requests without a cache version are redirected to one with it. */
  readonly cvRedirect: boolean;
  /** Relations or links above this number come as bare uuids (hosted: 50). */
  readonly resolveLimit: number;
  /** Requests a second; above it 429. */
  readonly rateLimit: RateLimit;
  /** States that are still answered to who sends their cache version, as the hosted CDN does. */
  readonly oldVersions: number;
  readonly now: () => number;
}

/** One request's view of the content: what is read, by whom and when. */
export interface Reading {
  readonly space: Space;
  readonly setting: ContentSetting;
  readonly draft: boolean;
  /** Milliseconds since 1970, the same for the whole request. */
  readonly now: number;
}
