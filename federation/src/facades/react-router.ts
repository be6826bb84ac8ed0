/**
 * What the page has of react-router. Sharing the package itself would ship all of it, because a
 * shared package cannot be tree-shaken; this list can. Import a name that is not here and the
 * build says so (build/facade-guard-plugin.ts).
 *
 * The name `@bundled/…` keeps the request out of the share scope, which would lead back to this file.
 */
export {
  createBrowserRouter,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  useSearchParams,
} from '@bundled/react-router';
