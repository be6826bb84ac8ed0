import type { DataRouter } from 'react-router';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ErrorReporter } from '#analytics/error-reporter.ts';
import { createHttpClient } from '#http/http-client.ts';
import { NavigationClient } from '#navigation/navigation-client.ts';
import { ReadingItemTracker } from '#navigation/reading-item-tracker.ts';
import { OneTimeToken } from '#session/one-time-token.ts';
import { SessionClient } from '#session/session-client.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from '#toasts/toast-client.ts';
import { watchBuild } from './build-check.ts';
import { createPageRouter } from './create-page-router.ts';
import { createFetchTimingWaiter } from './fetch-timing.ts';
import { createLazySubmit } from './lazy-submit.ts';
import { loadPageFiles, prefetchPageFiles } from './load-page-files.ts';
import type { PageServices } from './page-services.ts';
import { PageSource } from './page-source.ts';
import { ViewLoader } from './view-loader.ts';

/**
 * Creates the services of the shell in the browser and connects them, also with those that run
 * already. The caller starts them.
 */
export function createBrowserShell({
  bootData,
  consent,
  pageViews,
  earlySession,
  tabs,
}: Pick<PageServices, 'bootData' | 'consent' | 'pageViews' | 'earlySession' | 'tabs'>) {
  const { page, config } = bootData;
  const store = createShellStore();
  const views: ViewLoader = new ViewLoader(
    (error, origin) => errors.report(error, origin),
    createFetchTimingWaiter(store),
  );
  const token = new OneTimeToken();
  const getOneTimeToken = () => token.current;
  const http = createHttpClient({ baseUrl: config.apiBase, getOneTimeToken });
  const source = new PageSource({
    combination: page.combination,
    getOneTimeToken,
    loadFiles: (nextPage) => loadPageFiles(nextPage, views),
    preloadFiles: (nextPage) => prefetchPageFiles(nextPage, views),
  });
  const build = watchBuild(config.build);
  const router: DataRouter = createPageRouter({ firstPage: page, source, build });
  const places = new ReadingItemTracker({
    router,
    appMode: page.appMode,
    onFirstVisit: (address) => pageViews.trackPage(address),
  });
  const navigation = new NavigationClient({
    router: () => router,
    prefetch: (url) => source.prefetch(url),
    appMode: page.appMode,
    submit: createLazySubmit(() => ({ source, router, session, token, build, page })),
    readAt: places.show,
  });
  const session = new SessionClient({
    store,
    http,
    token,
    pageUrl: () => new URL(window.location.href),
    showPage: (path) => router.navigate(path, { replace: true }),
    onUserChanged: () => source.clearPrefetchedPages(),
    navigateTo: (path) => navigation.navigate(path),
    confirmAccountSwitch: async (currentUser) => {
      const { confirmAccountSwitch } = await import(
        /* webpackChunkName: "confirm-account-switch" */ '#session/confirm-account-switch.tsx'
      );
      return confirmAccountSwitch(currentUser);
    },
    tabs,
    ...(earlySession ? { takeEarlyUser: earlySession.take } : {}),
  });
  const toasts = new ToastClient(store);
  const errors = new ErrorReporter((remote) => views.getRelease(remote));
  const api: ShellApi = {
    session,
    consent,
    toasts,
    navigation,
    analytics: { track: pageViews.track, reportError: errors.report },
    http,
    injectSlice: store.injectSlice,
  };
  return {
    api,
    store,
    source,
    views,
    router,
    build,
    navigation,
    session,
    consent,
    toasts,
    errors,
    pageViews,
  };
}

export type BrowserShell = ReturnType<typeof createBrowserShell>;
