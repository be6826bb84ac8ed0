/** Delivery API URL of the hosted content service, by region (specification section 9). */
export const CONTENT_REGIONS = {
  eu: 'https://api.storyblok.com/v2',
  us: 'https://api-us.storyblok.com/v2',
  ca: 'https://api-ca.storyblok.com/v2',
  ap: 'https://api-ap.storyblok.com/v2',
  cn: 'https://app.storyblokchina.cn/v2',
} as const;

export type ContentRegion = keyof typeof CONTENT_REGIONS;

/** Maximum requests per second to a hosted content service (specification section 9). */
const HOSTED_REQUESTS_PER_SECOND = 5;
const OAUTH_REQUESTS_PER_SECOND = 3;

/**
 * Returns the URL of the content service: the region's URL if a region is configured, otherwise
 * `endpoint`.
 */
export function getContentEndpoint(region: ContentRegion | undefined, endpoint: string): string {
  return region === undefined ? endpoint : CONTENT_REGIONS[region];
}

/**
 * Returns the maximum number of requests per second to the content service; 0 means unlimited. A
 * configured `limit` takes precedence. Otherwise: 3 with an OAuth token, unlimited for a local
 * service, and 5 for a hosted one.
 */
export function getContentRateLimit(
  limit: number | undefined,
  endpoint: string,
  hasOAuthToken = false,
): number {
  if (limit !== undefined) return limit;
  if (hasOAuthToken) return OAUTH_REQUESTS_PER_SECOND;
  const { hostname } = new URL(endpoint);
  const local = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return local ? 0 : HOSTED_REQUESTS_PER_SECOND;
}
