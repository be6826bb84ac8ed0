import type { RouteObject } from 'react-router';
import { BrokenPage } from './BrokenPage.tsx';
import { PageRoute } from './PageRoute.tsx';

/**
 * The one route of the browser's router. Which page a path is, the server alone decides: it
 * answers each navigation with the whole payload, so both sides cannot disagree.
 */
export const pageRoutes: RouteObject[] = [
  {
    id: 'page',
    path: '*',
    Component: PageRoute,
    ErrorBoundary: BrokenPage,
    loader: () => null,
    shouldRevalidate: pathOrQueryChanged,
  },
];

/** A change of the hash alone stays on the page. */
function pathOrQueryChanged(change: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
  return moved || (defaultShouldRevalidate && currentUrl.hash === nextUrl.hash);
}
