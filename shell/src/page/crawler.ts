const CRAWLERS =
  /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview|lighthouse|headlesschrome\/.*prerender/i;

/** Whether a user agent calls itself a crawler. Errors are reported, not shown, to these. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLERS.test(userAgent);
}
