const CRAWLER_PATTERN =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse|headlesschrome\/.*prerender/i;

/**
 * Whether a user agent identifies itself as a crawler. Crawlers get no error screens; their errors
 * are only reported.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER_PATTERN.test(userAgent);
}
