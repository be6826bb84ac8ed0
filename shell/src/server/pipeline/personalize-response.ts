import { getReleaseBucket } from '#server/canary/release-bucket.ts';
import { PageResponse } from './page-response.ts';
import type { Audience } from './page-response.ts';
import type { PageJob } from './page-job.ts';

/** Document without any text that could be indexed as content. */
const EMPTY_DOCUMENT = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex, nofollow">
<title>Grünland</title>
</head>
<body></body>
</html>`;

/**
 * Adds visitor-specific data to a page response: cookies, who may share the response, and the empty
 * page for crawlers. Runs after the cache, because all visitors share the cached pages.
 */
export function personalizeResponse(response: PageResponse, job: PageJob): PageResponse {
  const { contentVersion, visitor, setCookies } = job.request;
  const audience = getAudience(job);
  const headers = {
    ...(contentVersion === 'draft' || visitor.hasUrlToken
      ? { 'referrer-policy': 'no-referrer' }
      : {}),
    ...(audience === 'some' ? { 'x-releases': 'canary' } : {}),
  };
  const facts = { audience, setCookies: [...setCookies, ...response.setCookies] };
  return replaceErrorScreenForCrawler(response.withMetadata(facts, headers), job);
}

/**
 * Replaces the error screen by an empty document with the same status if the request is from a
 * crawler (specification section 8).
 */
function replaceErrorScreenForCrawler(response: PageResponse, { request }: PageJob): PageResponse {
  const { status, headers } = response;
  if (!request.isCrawler || request.responseKind !== 'document' || status < 500) return response;
  const crawlerHeaders = { 'x-robots-tag': 'noindex, nofollow', 'retry-after': '120' };
  return new PageResponse(status, { ...headers, ...crawlerHeaders }, EMPTY_DOCUMENT, response);
}

/**
 * Determines which visitors may share the response. If the nginx edge sends the release bucket of
 * this snapshot, the edge may cache the response. The URL of a data request contains the release
 * combination, so caches keep canaries apart.
 */
function getAudience({ request, snapshot, services }: PageJob): Audience {
  if (request.responseKind === 'data') return 'all';
  const { snapshots } = services;
  const bucket = getReleaseBucket(snapshot, snapshots.current);
  if (request.edgeBucket !== undefined) return request.edgeBucket === bucket ? 'bucket' : 'some';
  if (bucket !== 'live') return 'some';
  return snapshots.canaries.size > 0 ? 'most' : 'all';
}
