import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { View } from '@gruenland/shared-contracts/view.ts';
import { PageApp } from '#page/PageApp.tsx';
import { PartProviders } from '#page/PartProviders.tsx';
import { serverShellApi } from '#server/pipeline/server-shell-api.ts';
import { createShellStore } from '#store/create-shell-store.ts';

const PAGE_FACTS = { path: '/_internal/styleguide', appMode: false, preview: false };

/**
 * Renders a styleguide story inside all contexts that the shell provides: store, API, router and
 * page facts.
 *
 * @throws the first error of any component, including errors that React would leave to the browser
 */
export async function renderStory(view: View<Record<string, never>>): Promise<void> {
  const Story = view as () => ReactNode;
  const store = createShellStore();
  const api = { ...serverShellApi, injectSlice: store.injectSlice };
  const { dataRoutes, query } = createStaticHandler([
    {
      id: 'story',
      path: '*',
      element: (
        <PartProviders api={api} facts={PAGE_FACTS}>
          <Story />
        </PartProviders>
      ),
    },
  ]);
  const context = await query(new Request(`http://sandbox${PAGE_FACTS.path}`));
  if (context instanceof Response) throw new Error('a story cannot redirect');
  const page = (
    <PageApp api={api} store={store}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </PageApp>
  );
  await renderCompletely(page);
}

async function renderCompletely(page: ReactNode): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, { onAllReady: resolve, onError: reject });
  await promise;
  // React renders the markup only while a stream consumes it.
  const sink = new PassThrough().resume();
  stream.pipe(sink);
  await finished(sink);
}
