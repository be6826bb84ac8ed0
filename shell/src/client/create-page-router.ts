import { createBrowserRouter } from 'react-router';
import type { DataStrategyFunction } from 'react-router';
import { errorHead, NOT_FOUND } from '#page/error-head.ts';
import { pageRoutes } from '#page/page-routes.tsx';
import type { PagePayload } from '#page/page-payload.ts';
import { forgetTakenOverHtml } from '#page/taken-over-html.ts';
import { writeHead } from '#page/write-head.ts';
import { reloadOnce } from '#navigation/reload-guard.ts';
import type { PageSource } from './page-source.ts';

interface PageRouterOptions {
  readonly first: PagePayload;
  readonly source: PageSource;
  /** True once a newer shell build was seen: the next navigation is a full load. */
  readonly outdated: () => boolean;
}

/**
 * The browser's router: React Router keeps history, blockers and scroll positions; every page
 * comes from the shell as one answer.
 */
export function createPageRouter({ first, source, outdated }: PageRouterOptions) {
  const dataStrategy: DataStrategyFunction = async ({ request }) => {
    const url = pathOf(request.url);
    if (outdated()) return fullLoad(url);
    try {
      const answer = await source.page(url, request.signal);
      if (answer.kind === 'redirect')
        return { page: { type: 'error', result: redirectResponse(answer.to) } };
      forgetTakenOverHtml();
      writeHead(answer.page.head);
      return { page: { type: 'data', result: answer.page } };
    } catch (error) {
      if (request.signal.aborted) throw error;
      // Data or files failed: the server can still answer the page in full.
      if (reloadOnce(url)) return new Promise(() => {});
      return { page: { type: 'data', result: failedPage(first, url, error) } };
    }
  };
  return createBrowserRouter(pageRoutes, {
    dataStrategy,
    hydrationData: { loaderData: { page: first } },
  });
}

function fullLoad(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}

function redirectResponse(to: string): Response {
  return new Response(null, { status: 302, headers: { location: to } });
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function failedPage(frame: PagePayload, url: string, error: unknown): PagePayload {
  return {
    ...frame,
    url,
    path: url.split('?')[0] ?? url,
    status: 500,
    area: null,
    data: null,
    needsLogin: false,
    regions: {},
    problem: { kind: 'failed', message: String(error), requestId: '' },
    head: errorHead(NOT_FOUND),
  };
}
