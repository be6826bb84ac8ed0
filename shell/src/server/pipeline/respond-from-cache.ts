import { createBusyResponse } from '#server/load/busy-response.ts';
import type { PageResponse } from './page-response.ts';
import { getCacheKey, listCacheTags } from './cache-key.ts';
import { getOwnerOfMatch } from './match-page.ts';
import type { PageMatch } from './match-page.ts';
import type { PageJob } from './page-job.ts';
import { createSharedJob } from './create-shared-job.ts';
import { getTimeToLiveMs } from './time-to-live.ts';

/**
 * Returns the response from the page cache, or produces it if it is not cached. The response of a
 * private page is always produced. Under overload, only cached pages and forms get a normal
 * response.
 */
export async function respondFromCache(
  match: PageMatch,
  job: PageJob,
  produceResponse: (match: PageMatch, job: PageJob) => Promise<PageResponse>,
): Promise<PageResponse> {
  const { request, snapshot, services } = job;
  const { cache, load } = services;
  const policy = match.kind === 'route' ? match.route.handle.cache : undefined;
  const key = match.kind === 'route' ? getCacheKey(match.route, request, snapshot) : null;
  const isOverloaded = mustShedLoad(job);
  if (isOverloaded && (!key || cache.peek(key) === 'miss')) {
    load.recordRefusal();
    return createBusyResponse();
  }
  const owner = getOwnerOfMatch(match);
  if (!policy || !key) return (await produceResponse(match, job)).withMetadata({ owner });
  const { entry, state } = await cache.getOrRender(
    key,
    async () => {
      const sharedJob = createSharedJob(job, policy);
      const response = await produceResponse(match, sharedJob);
      const { faultyReleases } = sharedJob.request;
      const outcome = { status: response.status, hasFaults: faultyReleases.size > 0 };
      return {
        response,
        tags: listCacheTags(policy, response.tags),
        freshUntil: Date.now() + getTimeToLiveMs(outcome, policy),
        maxStaleMs: policy.stale && policy.stale * 1000,
        incomplete: response.incomplete,
        faultyReleases,
      };
    },
    !isOverloaded,
  );
  for (const release of entry.faultyReleases) request.faultyReleases.add(release);
  return entry.response.withMetadata({ owner, cacheState: state, cacheKey: key, setCookies: [] });
}

/**
 * Whether overload requires refusing the request. Forms are rare and contain visitors' input, so
 * they are accepted even under overload.
 */
function mustShedLoad({ request, services }: PageJob): boolean {
  return request.form === null && services.load.isOverloaded();
}
