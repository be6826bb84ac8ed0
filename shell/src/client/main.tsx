import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { runWhenIdle } from '@gruenland/shared-ui/loading/runWhenIdle.ts';
import { PageApp } from '#page/PageApp.tsx';
import type { BootData } from '#page/boot-data.ts';
import { ViewSourceContext } from '#page/view-source.ts';
import { openConsentOnClick } from '#consent/open-consent-on-click.ts';
import { openPicturesOnClick } from '#pictures/open-pictures-on-click.ts';
import { reloadOnce } from '#navigation/reload-once.ts';
import { watchNavigation } from './watch-navigation.ts';
import { createBrowserShell } from './create-browser-shell.ts';
import type { BrowserShell } from './create-browser-shell.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import { interceptLinks } from './link-interceptor.ts';
import { layOutDeferredParts } from './deferred-layout.ts';
import { waitForNextTask } from './wait-for-next-task.ts';
import { listEssentialViews, listEagerViews } from './load-page-files.ts';
import { assignVisitorBucket } from './visitor-bucket.ts';
import { reportVitals } from './report-vitals.ts';

const bootData = JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootData;
const shell = createBrowserShell(bootData);
shell.errors.reportUncaughtErrors();
void startPage(shell, bootData);

async function startPage(
  { api, store, views, router, ...otherServices }: BrowserShell,
  { page }: BootData,
): Promise<void> {
  views.registerReleases(page.assets.releases);
  await waitForNextTask();
  // If one of these views cannot be loaded, the rest of the page still hydrates; the view's region
  // shows the error.
  const eagerViews = listEagerViews(page);
  await Promise.allSettled(eagerViews.map(({ remote, view }) => views.load(remote, view)));
  const isComplete = listEssentialViews(page).every(({ remote, view }) => views.find(remote, view));
  if (!isComplete && reloadOnce(page.url)) return;
  const hydrate = () => {
    hydrateRoot(
      getAppElement(),
      <ViewSourceContext value={views}>
        <PageApp api={api} store={store}>
          <ReadyMarker>
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
    onNavigated: () => otherServices.pageViewTracker.trackPage(window.location.href),
  });
  interceptLinks(otherServices.navigation);
  openConsentOnClick(otherServices.consent);
  openPicturesOnClick();
  otherServices.pageViewTracker.trackPage(window.location.href);
  void otherServices.session.start();
  void waitForFirstInteraction().then(() => prepareOfflineLazily(api));
  runWhenIdle(() => {
    void otherServices.consent.start();
    otherServices.build.start();
  });
  reportVitals(page, views);
  assignVisitorBucket();
  if (page.appMode) {
    const { startAppBridge } = await import(
      /* webpackChunkName: "app-bridge" */ '#app-bridge/start-app-bridge.ts'
    );
    startAppBridge({
      session: otherServices.session,
      subscribeToNavigation: (listener) => void router.subscribe(listener),
    });
  }
  if (page.preview) {
    const { startEditing } = await import(
      /* webpackChunkName: "editor" */ '#editor/start-editing.ts'
    );
    startEditing(otherServices.source, api.navigation);
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
function ReadyMarker({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    void layOutDeferredParts();
  }, []);
  return children;
}

function getAppElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('the document has no #app');
  return element;
}
