/**
 * The exports of react-router that the shell shares with remotes. Shared packages are not
 * tree-shaken, so sharing react-router itself would ship the whole package; this file limits it to
 * the listed names. A remote that imports another name fails to build
 * (build/facade-guard-plugin.ts).
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
  useNavigationType,
  useRouteError,
  useSearchParams,
} from 'react-router';
