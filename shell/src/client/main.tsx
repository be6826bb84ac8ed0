import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router';
import { whenIdle } from '@gruenland/shared-ui/waiting/whenIdle.ts';
import { PageApp } from '#page/PageApp.tsx';
import type { BootData } from '#page/boot-data.ts';
import { ViewSourceContext } from '#page/view-source.ts';
import { openByButton } from '#consent/open-by-button.ts';
import { reloadOnce } from '#navigation/reload-guard.ts';
import { watchNavigation } from './arrive.ts';
import { createBrowserShell } from './create-browser-shell.ts';
import type { BrowserShell } from './create-browser-shell.ts';
import { firstSign } from '@gruenland/shared-ui/waiting/firstSign.ts';
import { interceptLinks } from './link-interceptor.ts';
import { layParts } from './lay-parts.ts';
import { nextTask } from './next-task.ts';
import { mainViews, neededViews } from './page-files.ts';
import { takeBucket } from './visitor-bucket.ts';
import { reportVitals } from './vitals.ts';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootData;
const shell = createBrowserShell(boot);
shell.errors.listen();
void start(shell, boot);

async function start(
  { api, store, views, router, ...rest }: BrowserShell,
  { page }: BootData,
): Promise<void> {
  views.learn(page.assets.releases);
  await nextTask();
  // Whatever fails here, the rest of the page still hydrates; the region shows its own error.
  const needed = neededViews(page);
  await Promise.allSettled(needed.map(({ remote, view }) => views.load(remote, view)));
  const whole = mainViews(page).every(({ remote, view }) => views.find(remote, view));
  if (!whole && reloadOnce(page.url)) return;
  const takeOver = () => {
    hydrateRoot(
      appElement(),
      <ViewSourceContext value={views}>
        <PageApp api={api} store={store}>
          <TakenOver>
            <RouterProvider
              router={router}
              flushSync={flushSync}
              // A transition would wait for parts whose script comes later, or never.
              useTransitions={false}
              onError={(error) =>
                api.analytics.reportError(error, { remote: 'shell', part: 'frame' })
              }
            />
          </TakenOver>
        </PageApp>
      </ViewSourceContext>,
      {
        onRecoverableError: (error) =>
          api.analytics.reportError(error, { remote: 'shell', part: 'hydration' }),
      },
    );
  };
  // A transition is taken over in slices of milliseconds; a finger that comes meanwhile is answered. It
  // would wait for a view that does not come.
  if (needed.every(({ remote, view }) => views.find(remote, view))) startTransition(takeOver);
  else takeOver();
  watchNavigation({ router, store, onPage: () => rest.pageViews.pageShown(window.location.href) });
  interceptLinks(rest.navigation);
  openByButton(rest.consent);
  rest.pageViews.pageShown(window.location.href);
  void rest.session.start();
  void firstSign().then(awaitNoNetwork);
  whenIdle(() => {
    void rest.consent.start();
    rest.build.start();
  });
  reportVitals(page, views);
  takeBucket();
  if (page.appMode) {
    const { startAppBridge } = await import(
      /* webpackChunkName: "app-bridge" */ '#app-bridge/start-app-bridge.ts'
    );
    startAppBridge({ session: rest.session, onPage: (told) => void router.subscribe(told) });
  }
  if (page.preview) {
    const { startEditing } = await import(
      /* webpackChunkName: "editor" */ '#editor/start-editing.ts'
    );
    startEditing(rest.source, api.navigation);
  }
  if (page.insight) {
    const { startXray } = await import(/* webpackChunkName: "xray" */ '#xray/start-xray.ts');
    startXray(router);
  }
}

/** From now on a page that cannot be reached is answered in our own words. */
function awaitNoNetwork(): void {
  navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}

/**
 * Says once that the browser has taken over; tests and the app's bridge wait for it. It stands
 * around the router, not beside it: a sibling that the server does not have changes generated ids.
 */
function TakenOver({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    void layParts();
  }, []);
  return children;
}

function appElement(): HTMLElement {
  const element = document.getElementById('app');
  if (!element) throw new Error('the document has no #app');
  return element;
}
