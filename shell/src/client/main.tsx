import { startTransition, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { provideSharedModules } from '@gruenland/federation/browser/remote-runtime.ts';
import { runWhenIdle } from '@gruenland/shared-ui/loading/runWhenIdle.ts';
import { reportView } from '#analytics/report-view.ts';
import { PageApp } from '#page/PageApp.tsx';
import { ViewSourceContext } from '#page/view-source.ts';
import { openPicturesOnClick } from '#pictures/open-pictures-on-click.ts';
import { waitUntilStaying } from '#navigation/page-leave.ts';
import { reloadOnce } from '#navigation/reload-once.ts';
import { watchNavigation } from './watch-navigation.ts';
import { createBrowserShell } from './create-browser-shell.ts';
import type { BrowserShell } from './create-browser-shell.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import { interceptLinks } from './link-interceptor.ts';
import { layOutDeferredParts } from './deferred-layout.ts';
import { waitForNextTask } from './wait-for-next-task.ts';
import { listEssentialViews, listEagerViews } from './load-page-files.ts';
import { receivePageServices } from './page-services-handover.ts';
import type { PageServices } from './page-services.ts';
import { createPressRepeater } from './press-repeater.ts';
import { sharedBrowserModules } from './shared-browser-modules.ts';

provideSharedModules(sharedBrowserModules);

void receivePageServices().then((pageServices) => {
  const shell = createBrowserShell(pageServices);
  shell.errors.reportUncaughtErrors();
  return startPage(shell, pageServices);
});

async function startPage(
  { api, store, views, router, ...otherServices }: BrowserShell,
  { bootData: { page, config }, heldPresses, interactivePartIds }: PageServices,
): Promise<void> {
  views.registerReleases(page.assets.releases);
  await waitForNextTask();
  // If one of these views cannot be loaded, the rest of the page still hydrates; the view's region
  // shows the error.
  const eagerViews = listEagerViews(page);
  await Promise.allSettled(eagerViews.map(({ remote, view }) => views.load(remote, view)));
  const isComplete = listEssentialViews(page).every(({ remote, view }) => views.find(remote, view));
  // The browser may have cancelled the loads because the visitor follows a link.
  if (!isComplete) {
    await waitUntilStaying();
    if (reloadOnce(page.url)) return;
  }
  const { promise: pageHydrated, resolve: resolveHydrated } = Promise.withResolvers<void>();
  const hydrate = () => {
    heldPresses.startRepeating(createPressRepeater(pageHydrated, interactivePartIds));
    hydrateRoot(
      getAppElement(),
      <ViewSourceContext value={views}>
        <PageApp api={api} store={store}>
          <ReadyMarker onReady={resolveHydrated}>
            <RouterProvider
              router={router}
              flushSync={flushSync}
              // With transitions, a navigation would wait for parts whose script loads later or
              // never.
              useTransitions={false}
              onError={(error) =>
                api.analytics.reportError(error, { remote: 'shell', part: 'frame' })
              }
            />
          </ReadyMarker>
        </PageApp>
      </ViewSourceContext>,
      {
        onRecoverableError: (error) =>
          api.analytics.reportError(error, { remote: 'shell', part: 'hydration' }),
      },
    );
  };
  // Hydrating in a transition lets input interrupt the hydration. If a view is missing, a
  // transition would wait for that view, so hydration is then synchronous.
  if (eagerViews.every(({ remote, view }) => views.find(remote, view))) startTransition(hydrate);
  else hydrate();
  watchNavigation({
    router,
    store,
    onNavigated: (nextPage) => {
      heldPresses.end();
      otherServices.pageViews.trackPage(window.location.href);
      reportView(nextPage, config.apiBase);
    },
  });
  interceptLinks(otherServices.navigation);
  openPicturesOnClick();
  void otherServices.session.start();
  void waitForFirstInteraction().then(() => prepareOfflineLazily(api));
  runWhenIdle(otherServices.build.start);
  await startTools(page, {
    session: otherServices.session,
    source: otherServices.source,
    api,
    router,
  });
}

/** Starts what only some visits need: the app bridge, the editor and the X-ray view. */
async function startTools(
  page: PageServices['bootData']['page'],
  { session, source, api, router }: Pick<BrowserShell, 'session' | 'source' | 'api' | 'router'>,
): Promise<void> {
  if (page.appMode) {
    const { startAppBridge } = await import(
      /* webpackChunkName: "app-bridge" */ '#app-bridge/start-app-bridge.ts'
    );
    startAppBridge({
      session,
      consent: api.consent,
      subscribeToNavigation: (listener) => void router.subscribe(listener),
      isNavigating: () => router.state.navigation.state !== 'idle',
    });
  }
  if (page.preview) {
    const { startEditing } = await import(
      /* webpackChunkName: "editor" */ '#editor/start-editing.ts'
    );
    startEditing(source, api.navigation);
  }
  if (page.insight) {
    const { startXray } = await import(/* webpackChunkName: "xray" */ '#xray/start-xray.ts');
    startXray(router);
  }
}

async function prepareOfflineLazily({ toasts }: BrowserShell['api']): Promise<void> {
  await import(/* webpackChunkName: "on-interaction" */ './prepare-offline.ts').then(
    ({ prepareOffline }) => prepareOffline(toasts),
    // The page works without; the next one tries again.
    () => {},
  );
}

/**
 * Sets `data-ready` after hydration; tests and the app bridge wait for this attribute. The
 * component wraps the router instead of being its sibling, because a sibling that the server does
 * not render would change generated ids.
 */
function ReadyMarker({
  onReady,
  children,
}: {
  readonly onReady: () => void;
  readonly children: ReactNode;
}) {
  const handleReady = useEffectEvent(onReady);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    void layOutDeferredParts();
    handleReady();
  }, []);
  return children;
}

function getAppElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('the document has no #app');
  return element;
}
