import { createBusyAnswer } from '#server/load/busy-answer.ts';
import type { Answer } from './answer.ts';
import { getCacheKey, listCacheTags } from './cache-key.ts';
import { getOwnerOfMatch } from './match-page.ts';
import type { PageMatch } from './match-page.ts';
import type { PageJob } from './page-job.ts';
import { shareJob } from './share-job.ts';
import { getTimeToLiveMs } from './time-to-live.ts';

/**
 * Returns the response from the page cache, which produces missing pages. Private pages are always
 * produced. Under overload, only cached pages and forms get a normal response.
 */
export async function answerFromCache(
  match: PageMatch,
  job: PageJob,
  produce: (match: PageMatch, job: PageJob) => Promise<Answer>,
): Promise<Answer> {
  const { request, snapshot, services } = job;
  const { cache, load } = services;
  const policy = match.kind === 'route' ? match.route.handle.cache : undefined;
  const key = match.kind === 'route' ? getCacheKey(match.route, request, snapshot) : null;
  const isOverloaded = mustShedLoad(job);
  if (isOverloaded && (!key || cache.peek(key) === 'miss')) {
    load.recordRefusal();
    return createBusyAnswer();
  }
  const owner = getOwnerOfMatch(match);
  if (!policy || !key) return (await produce(match, job)).with({ owner });
  const { entry, state } = await cache.answer(
    key,
    async () => {
      const sharedJob = shareJob(job, policy);
      const answer = await produce(match, sharedJob);
      return {
        answer,
        tags: listCacheTags(policy, answer.tags),
        freshUntil: Date.now() + getTimeToLiveMs(answer.status, policy),
        staleMs: policy.stale && policy.stale * 1000,
        incomplete: answer.incomplete,
        faultyReleases: sharedJob.request.faultyReleases,
      };
    },
    !isOverloaded,
  );
  for (const release of entry.faultyReleases) request.faultyReleases.add(release);
  return entry.answer.with({ owner, cacheState: state, setCookies: [] });
}

/**
 * Whether overload requires refusing the request. Forms are rare and contain visitors' input, so
 * they are accepted even under overload.
 */
function mustShedLoad({ request, services }: PageJob): boolean {
  return request.form === null && services.load.isOverloaded();
}
