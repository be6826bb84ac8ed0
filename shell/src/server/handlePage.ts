import type { Answer } from './pipeline/answer.ts';
import { answerDocument } from './pipeline/answer-document.ts';
import { answerFromCache } from './pipeline/answer-from-cache.ts';
import { answerHtml, answerNavigation } from './pipeline/answer-payload.ts';
import { answerRedirect } from './pipeline/answer-redirect.ts';
import { answerVisitor } from './pipeline/answer-visitor.ts';
import { authorize } from './pipeline/authorize.ts';
import { chooseSnapshot } from './pipeline/choose-snapshot.ts';
import { createPayload } from './pipeline/create-payload.ts';
import { identify } from './pipeline/identify.ts';
import type { IncomingPage } from './pipeline/incoming-page.ts';
import { loadErrorPage } from './pipeline/load-error-page.ts';
import { loadPage } from './pipeline/load-page.ts';
import type { Loaded } from './pipeline/loaded.ts';
import { matchPage } from './pipeline/match-page.ts';
import type { PageMatch } from './pipeline/match-page.ts';
import { startJob } from './pipeline/page-job.ts';
import type { PageJob } from './pipeline/page-job.ts';
import type { PageServices } from './pipeline/page-services.ts';
import { recordAnswer } from './pipeline/record-answer.ts';
import { renderPage } from './pipeline/render-page.tsx';
import { resolveParts } from './pipeline/resolve-parts.ts';

/**
 * Handles a request for a page: identify → snapshot → match → (cache) → authorize → load → blocks
 * and slots → payload → render → document. Errors of a route become pages with the right status.
 * Rejects only when even the error screen cannot be rendered.
 */
export async function handlePage(incoming: IncomingPage, services: PageServices): Promise<Answer> {
  const startMs = performance.now();
  const identified = identify(incoming, services);
  if ('answer' in identified) return identified.answer;
  const choice = await chooseSnapshot(identified.request, services);
  if ('answer' in choice) return choice.answer;
  const job = startJob(choice.request, choice.snapshot, services);
  const match = matchPage(job);
  const answer = answerVisitor(await answerFromCache(match, job, produceAnswer), job);
  recordAnswer(answer, performance.now() - startMs, job);
  return answer;
}

/**
 * Produces a response that is not in the cache. If the page fails, produces the error screen in the
 * remaining time.
 */
async function produceAnswer(match: PageMatch, job: PageJob): Promise<Answer> {
  try {
    return await job.deadline.runPage(async (deadline) => {
      const pageJob = { ...job, deadline };
      const refusal = await authorize(match, pageJob);
      return answerLoaded(refusal ?? (await loadPage(match, pageJob)), pageJob);
    });
  } catch (error) {
    const errorPage = loadErrorPage(error, match, job);
    return job.deadline.runErrorScreen((deadline) => answerLoaded(errorPage, { ...job, deadline }));
  }
}

/** Converts the result of a loader or action to a response. */
async function answerLoaded(loaded: Loaded, job: PageJob): Promise<Answer> {
  if (loaded.kind === 'redirect') return answerRedirect(loaded, job);
  if (loaded.kind === 'document') return answerDocument(loaded, job);
  const parts = await resolveParts(loaded, job);
  const payload = createPayload(loaded, parts, job);
  const answer =
    job.request.responseKind === 'data'
      ? answerNavigation(payload, job)
      : answerHtml(payload, await renderPage(payload, job), job);
  const { tags, incomplete, setCookies } = loaded;
  return answer.with({ tags, incomplete, setCookies });
}
