import type { RouteObject } from 'react-router';
import { BrokenPage } from './BrokenPage.tsx';
import { PageRoute } from './PageRoute.tsx';

/**
 * The only route of the browser router. The server matches paths and responds to each navigation
 * with the complete payload, so client and server always match the same page.
 */
export const pageRoutes: RouteObject[] = [
  {
    id: 'page',
    path: '*',
    Component: PageRoute,
    ErrorBoundary: BrokenPage,
    loader: () => null,
    shouldRevalidate: shouldRevalidatePage,
  },
];

/**
 * Whether a navigation must request the page again; a change of the hash alone does not require it.
 */
function shouldRevalidatePage(change: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const hasPageUrlChanged =
    currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
  return hasPageUrlChanged || (defaultShouldRevalidate && currentUrl.hash === nextUrl.hash);
}
