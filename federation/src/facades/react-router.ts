/**
 * The exports of react-router that pages get. Shared packages are not tree-shaken, so sharing
 * react-router itself would ship the whole package; this file limits it to the listed names.
 * Importing a name that is not listed fails the build (build/facade-guard-plugin.ts).
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
  useNavigationType,
  useRouteError,
  useSearchParams,
} from '@bundled/react-router';
