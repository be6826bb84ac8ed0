/**
 * The exports of react-router that pages get. Sharing the package itself would ship all of it,
 * because shared packages cannot be tree-shaken; this list can. Importing a name that is not listed
 * fails the build (build/facade-guard-plugin.ts).
 *
 * The prefix `@bundled/` bypasses the share scope, which would resolve to this file again.
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
