/** Delivery API of the hosted content service by region (specification section 9). */
export const CONTENT_REGIONS = {
  eu: 'https://api.storyblok.com/v2',
  us: 'https://api-us.storyblok.com/v2',
  ca: 'https://api-ca.storyblok.com/v2',
  ap: 'https://api-ap.storyblok.com/v2',
  cn: 'https://app.storyblokchina.cn/v2',
} as const;

export type ContentRegion = keyof typeof CONTENT_REGIONS;

/** Requests per second to a hosted service (specification section 9). */
const HOSTED_RATE = 5;
const OAUTH_RATE = 3;

/** Address of the content service: the region's, if a region is configured. */
export function contentEndpointOf(region: ContentRegion | undefined, endpoint: string): string {
  return region === undefined ? endpoint : CONTENT_REGIONS[region];
}

/**
 * Requests per second to the content service; 0 means unlimited. A local service needs no limit.
 * Hosted services get the specification's 5, or 3 with an OAuth token, unless `limit` is set.
 */
export function contentRateOf(
  limit: number | undefined,
  endpoint: string,
  withOAuth = false,
): number {
  if (limit !== undefined) return limit;
  if (withOAuth) return OAUTH_RATE;
  const { hostname } = new URL(endpoint);
  const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return local ? 0 : HOSTED_RATE;
}
