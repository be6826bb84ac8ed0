import { createBrowserRouter } from 'react-router';
import type { DataStrategyFunction } from 'react-router';
import { createErrorHead, NOT_FOUND_HEADING } from '#page/error-head.ts';
import { pageRoutes } from '#page/page-routes.tsx';
import type { PagePayload } from '#page/page-payload.ts';
import { clearStaticPartHtml } from '#page/static-part-html.ts';
import { writeHead } from '#page/write-head.ts';
import { waitUntilStaying } from '#navigation/page-leave.ts';
import { reloadOnce } from '#navigation/reload-once.ts';
import { FullLoadError } from './page-source.ts';
import type { PageSource } from './page-source.ts';

interface PageRouterOptions {
  readonly firstPage: PagePayload;
  readonly source: PageSource;
  /**
   * The page's build is outdated if a newer shell build was found or this build was withdrawn. The
   * next navigation is then a full page load.
   */
  readonly build: { readonly isOutdated: () => boolean };
  /** Loads a page in full; by default in the browser. */
  readonly loadInFull?: (url: string) => void;
}

/**
 * Creates the browser router. React Router handles history, blockers and scroll positions; the
 * shell server sends each page as one response.
 */
export function createPageRouter({
  firstPage,
  source,
  build,
  loadInFull = (url) => window.location.assign(url),
}: PageRouterOptions) {
  const loadPageInFull = (url: string): Promise<never> => {
    loadInFull(url);
    return new Promise(() => {});
  };
  const dataStrategy: DataStrategyFunction = async ({ request }) => {
    const url = getPath(request.url);
    if (build.isOutdated()) return loadPageInFull(url);
    try {
      const navigationResponse = await source.loadPage(url, request.signal);
      // A prefetched page ignores the signal. Its head must not replace that of a newer navigation.
      request.signal.throwIfAborted();
      if (navigationResponse.kind === 'redirect')
        return { page: { type: 'error', result: createRedirectResponse(navigationResponse.to) } };
      clearStaticPartHtml();
      writeHead(navigationResponse.page.head);
      return { page: { type: 'data', result: navigationResponse.page } };
    } catch (error) {
      await waitUntilStaying();
      if (request.signal.aborted) throw error;
      // The server or the service worker answers a full load even without a connection.
      if (error instanceof FullLoadError) return loadPageInFull(url);
      // Loads the page in full if its files could not be loaded. They may fail again after the full
      // load, so this happens once.
      if (reloadOnce(url)) return new Promise(() => {});
      return { page: { type: 'data', result: createFailedPage(firstPage, url, error) } };
    }
  };
  return createBrowserRouter(pageRoutes, {
    dataStrategy,
    hydrationData: { loaderData: { page: firstPage } },
  });
}

function createRedirectResponse(redirectUrl: string): Response {
  return new Response(null, { status: 302, headers: { location: redirectUrl } });
}

function getPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function createFailedPage(frame: PagePayload, url: string, error: unknown): PagePayload {
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
    head: createErrorHead(NOT_FOUND_HEADING),
  };
}
