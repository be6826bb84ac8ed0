import type { PageResponse } from './pipeline/page-response.ts';
import { createDocumentResponse } from './pipeline/document-response.ts';
import { respondFromCache } from './pipeline/respond-from-cache.ts';
import { createHtmlResponse, createNavigationResponse } from './pipeline/payload-response.ts';
import { createRedirectResponse } from './pipeline/redirect-response.ts';
import { personalizeResponse } from './pipeline/personalize-response.ts';
import { authorize } from './pipeline/authorize.ts';
import { chooseSnapshot } from './pipeline/choose-snapshot.ts';
import { createPayload } from './pipeline/create-payload.ts';
import { identifyRequest } from './pipeline/identify-request.ts';
import type { IncomingPage } from './pipeline/incoming-page.ts';
import { loadErrorPage } from './pipeline/load-error-page.ts';
import { loadPage } from './pipeline/load-page.ts';
import type { LoadResult } from './pipeline/load-result.ts';
import { matchPage } from './pipeline/match-page.ts';
import type { PageMatch } from './pipeline/match-page.ts';
import { startJob } from './pipeline/page-job.ts';
import type { PageJob } from './pipeline/page-job.ts';
import type { PageServices } from './pipeline/page-services.ts';
import { recordResponse } from './pipeline/record-response.ts';
import { renderPage } from './pipeline/render-page.tsx';
import { resolveParts } from './pipeline/resolve-parts.ts';

/**
 * Handles a request for a page: identify → snapshot → match → (cache) → authorize → load → blocks
 * and slots → payload → render → document. Errors of a route become pages with the right status.
 * Rejects only when even the error screen cannot be rendered.
 */
export async function handlePage(
  incoming: IncomingPage,
  services: PageServices,
): Promise<PageResponse> {
  const startMs = performance.now();
  const identification = identifyRequest(incoming, services);
  if ('response' in identification) return identification.response;
  const choice = await chooseSnapshot(identification.request, services);
  if ('response' in choice) return choice.response;
  const job = startJob(choice.request, choice.snapshot, services);
  const match = matchPage(job);
  const response = personalizeResponse(await respondFromCache(match, job, produceResponse), job);
  recordResponse(response, performance.now() - startMs, job);
  return response;
}

/**
 * Produces a response that is not in the cache. If the page fails, produces the error screen in the
 * remaining time.
 */
async function produceResponse(match: PageMatch, job: PageJob): Promise<PageResponse> {
  try {
    return await job.deadline.runPageWork(async (deadline) => {
      const pageJob = { ...job, deadline };
      const refusal = await authorize(match, pageJob);
      return createResponse(refusal ?? (await loadPage(match, pageJob)), pageJob);
    });
  } catch (error) {
    const errorPage = loadErrorPage(error, match, job);
    return job.deadline.runErrorScreenWork((deadline) =>
      createResponse(errorPage, { ...job, deadline }),
    );
  }
}

/** Converts the result of a loader or action to a response. */
async function createResponse(loadResult: LoadResult, job: PageJob): Promise<PageResponse> {
  if (loadResult.kind === 'redirect') return createRedirectResponse(loadResult, job);
  if (loadResult.kind === 'document') return createDocumentResponse(loadResult, job);
  const parts = await resolveParts(loadResult, job);
  const payload = createPayload(loadResult, parts, job);
  const response =
    job.request.responseKind === 'data'
      ? createNavigationResponse(payload, job)
      : createHtmlResponse(payload, await renderPage(payload, job), job);
  const { tags, incomplete, setCookies } = loadResult;
  return response.withMetadata({ tags, incomplete, setCookies });
}
