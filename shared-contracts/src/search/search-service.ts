/**
 * The search service's numbers (specification section 9), set by hand where the client's own
 * defaults differ. Milliseconds.
 */
export const SEARCH_TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/** How long a failed host is left alone, and after how many failures in a row. */
export const SEARCH_BREAKER = { threshold: 3, openMs: 120_000 };

/** Waiting for a task: at most this often, after min(n · 200, 5000) ms. */
export const TASK_TRIES = 50;

/** Documents of one write, hits of one page of a browse. */
export const SEARCH_BATCH = 1000;

/** Where the hosted service keeps analytics; personalisation and query suggestions. */
export const ANALYTICS_REGIONS = ['de', 'us'] as const;
export const PERSONALIZATION_REGIONS = ['eu', 'us'] as const;
export const SUGGESTION_REGIONS = ['eu', 'us'] as const;

export type AnalyticsRegion = (typeof ANALYTICS_REGIONS)[number];

/** Whether an address belongs to the hosted service. */
export function isHostedSearch(endpoint: string): boolean {
  return /(?:^|\.)(?:algolia\.net|algolianet\.com)$/.test(new URL(endpoint).hostname);
}

/** Where events go: the hosted service takes them in the region of its analytics. */
export function insightsEndpoint(endpoint: string, region: AnalyticsRegion): string {
  return isHostedSearch(endpoint) ? `https://insights.${region}.algolia.io` : endpoint;
}
