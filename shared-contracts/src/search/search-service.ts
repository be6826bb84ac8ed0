/** Timeouts of the search client in milliseconds (specification section 9). */
export const SEARCH_TIMEOUTS_MS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Settings of the circuit breakers in front of the search service. After `threshold` consecutive
 * failures, no search is sent for `openDurationMs` milliseconds. Then a single search probes whether the
 * service works again. The time is short, so that no visitor can switch the search off for others.
 */
export const SEARCH_BREAKER = { threshold: 3, openDurationMs: 3000 };

/**
 * Maximum number of polls for a task's status; the pause before poll n is min(n · 200, 5000) ms.
 */
export const MAX_TASK_POLLS = 50;

/** Maximum number of documents per write request and of hits per page of a browse request. */
export const SEARCH_BATCH_SIZE = 1000;

/** Regions in which the hosted search service offers analytics. */
export const ANALYTICS_REGIONS = ['de', 'us'] as const;
export const PERSONALIZATION_REGIONS = ['eu', 'us'] as const;
export const SUGGESTION_REGIONS = ['eu', 'us'] as const;

export type AnalyticsRegion = (typeof ANALYTICS_REGIONS)[number];

/** Whether the endpoint URL belongs to the hosted search service. */
export function isHostedSearch(endpoint: string): boolean {
  return /(?:^|\.)(?:algolia\.net|algolianet\.com)$/.test(new URL(endpoint).hostname);
}

interface SearchHost {
  /** Host with port and path prefix, without protocol. */
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/**
 * Returns the option `hosts` of the search client. For the hosted service there is none: the client
 * then uses its own hosts, with one for reads, one for writes and three fallbacks.
 */
export function getHostOptions(endpoint: string): { readonly hosts?: SearchHost[] } {
  if (isHostedSearch(endpoint)) return {};
  const { host, pathname, protocol } = new URL(endpoint);
  const url = `${host}${pathname.replace(/\/$/, '')}`;
  return {
    hosts: [{ url, protocol: protocol === 'https:' ? 'https' : 'http', accept: 'readWrite' }],
  };
}

/**
 * Returns the endpoint for search events such as clicks; the hosted service receives them in its
 * analytics region.
 */
export function getInsightsEndpoint(endpoint: string, region: AnalyticsRegion): string {
  return isHostedSearch(endpoint) ? `https://insights.${region}.algolia.io` : endpoint;
}
