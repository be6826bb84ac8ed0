import type { DataRouter } from 'react-router';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ErrorReporter } from '#analytics/error-report.ts';
import { PageViews } from '#analytics/page-views.ts';
import { ConsentClient } from '#consent/consent-client.ts';
import { createEmbeddedProvider } from '#consent/embedded-provider.ts';
import { createHttpClient } from '#http/http-client.ts';
import { NavigationClient } from '#navigation/navigation-client.ts';
import { ReadingPlaces } from '#navigation/reading-place.ts';
import type { BootData } from '#page/boot-data.ts';
import { OneTimeToken } from '#session/one-time-token.ts';
import { createOtherTabs } from '#session/other-tabs.ts';
import { SessionClient } from '#session/session-client.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import { ToastClient } from '#toasts/toast-client.ts';
import { watchBuild } from './build-check.ts';
import { createPageRouter } from './create-page-router.ts';
import { fetchMoments } from './fetch-moments.ts';
import { loadPageFiles, preloadPageFiles } from './page-files.ts';
import { PageSource } from './page-source.ts';
import { ViewLoader } from './view-loader.ts';

/** Wires the browser's half of the shell together; nothing has started yet. */
export function createBrowserShell({ page, config }: BootData) {
  const store = createShellStore();
  const views: ViewLoader = new ViewLoader(
    (error, origin) => errors.report(error, origin),
    fetchMoments(store),
  );
  const token = new OneTimeToken();
  const oneTimeToken = () => token.current;
  const http = createHttpClient({ baseUrl: config.apiBase, oneTimeToken });
  const source = new PageSource({
    combination: page.combination,
    build: config.build,
    oneTimeToken,
    loadFiles: (next) => loadPageFiles(next, views),
    preloadFiles: (next) => {
      views.learn(next.assets.releases);
      preloadPageFiles(next);
    },
  });
  const build = watchBuild(config.build);
  const router: DataRouter = createPageRouter({ first: page, source, outdated: build.outdated });
  const pageViews = new PageViews(config.analytics, window.location);
  const places = new ReadingPlaces({
    router,
    appMode: page.appMode,
    onFirst: (address) => pageViews.pageShown(address),
  });
  const navigation = new NavigationClient({
    router: () => router,
    prefetch: (url) => source.prefetch(url),
    appMode: page.appMode,
    readAt: places.show,
  });
  const session = new SessionClient({
    store,
    http,
    token,
    address: () => new URL(window.location.href),
    showPage: (path) => router.navigate(path, { replace: true }),
    userChanged: () => source.forget(),
    goTo: (path) => navigation.navigate(path),
    askToSwitch: async (present) => {
      const { askToSwitch } = await import(
        /* webpackChunkName: "ask-to-switch" */ '#session/ask-to-switch.tsx'
      );
      return askToSwitch(present);
    },
    tabs: createOtherTabs(),
  });
  const consent = new ConsentClient(store, createEmbeddedProvider());
  const toasts = new ToastClient(store);
  const errors = new ErrorReporter((remote) => views.releaseOf(remote));
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
