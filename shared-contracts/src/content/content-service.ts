/** Regions of the hosted content service (specification section 9) with their delivery API. */
export const CONTENT_REGIONS = {
  eu: 'https://api.storyblok.com/v2',
  us: 'https://api-us.storyblok.com/v2',
  ca: 'https://api-ca.storyblok.com/v2',
  ap: 'https://api-ap.storyblok.com/v2',
  cn: 'https://app.storyblokchina.cn/v2',
} as const;

export type ContentRegion = keyof typeof CONTENT_REGIONS;

/** Requests a second towards a hosted service (specification section 9). */
const HOSTED_RATE = 5;
const OAUTH_RATE = 3;

/** The content service's address: that of its region, if one is named. */
export function contentEndpointOf(region: ContentRegion | undefined, endpoint: string): string {
  return region === undefined ? endpoint : CONTENT_REGIONS[region];
}

/**
 * Requests a second, 0 for no limit. A service on this machine needs none: it is ours alone, and a
 * limit would only make pages wait. Hosted ones get the specification's 5, or 3 with an OAuth token,
 * unless told otherwise.
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
