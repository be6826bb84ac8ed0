import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import { FixedHtmlContext } from '#page/fixed-html.ts';
import type { RenderFixedHtml } from '#page/fixed-html.ts';
import { PageApp } from '#page/PageApp.tsx';
import { pageRoutes } from '#page/page-routes.tsx';
import type { PagePayload } from '#page/page-payload.ts';
import { getResolvedViewPromise } from '#page/resolved-view-promise.ts';
import type { ViewComponent } from '#page/view-component.ts';
import { ViewSourceContext } from '#page/view-source.ts';
import type { ViewSource } from '#page/view-source.ts';
import { getShellViewOnServer } from '#page/shell-views.server.ts';
import { loadPackageStories } from '#styleguide/package-stories.ts';
import type { PackageStories } from '#styleguide/package-stories.ts';
import { createShellStore } from '#store/create-shell-store.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import type { PageJob } from './page-job.ts';
import { insertStaticHtml, takeOutStaticHtml } from './app-html.ts';
import type { AppHtml } from './app-html.ts';
import { createFixedHtmlRenderer } from './render-fixed-html.tsx';
import { renderWithoutWaiting } from './render-without-waiting.ts';
import { reportPageFault } from './report-fault.ts';
import { serverShellApi } from './server-shell-api.ts';

const handler = createStaticHandler(pageRoutes);

/** Thrown when the view of the page's area failed; contains the view's errors. */
export class ViewFailedError extends AggregateError {
  override readonly name = 'ViewFailedError';
}

/**
 * Renders a page completely (`onAllReady`), so that the page works without scripts. Reports errors
 * that Suspense boundaries have isolated.
 * @throws ViewFailedError when the view of the area or a component outside all Suspense boundaries
 *   failed; the deadline's error when rendering takes too long
 */
export async function renderPage(page: PagePayload, job: PageJob): Promise<AppHtml> {
  const { page: markedPage, taken, takeOut } = takeOutStaticHtml(page);
  const renderFixedHtml = createFixedHtmlRenderer(job);
  const html = await renderToBuffer(
    markedPage,
    (View, props) => takeOut(renderFixedHtml(View, props)),
    job,
  );
  return insertStaticHtml(html, taken);
}

async function renderToBuffer(
  page: PagePayload,
  renderFixedHtml: RenderFixedHtml,
  job: PageJob,
): Promise<Buffer> {
  const { snapshot, deadline } = job;
  const { signal } = deadline;
  const store = createShellStore();
  const api = { ...serverShellApi, injectSlice: store.injectSlice };
  const context = createStaticContext(page);
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <ViewSourceContext value={createViewSource(snapshot)}>
      <FixedHtmlContext value={renderFixedHtml}>
        <PageApp api={api} store={store}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageApp>
      </FixedHtmlContext>
    </ViewSourceContext>
  );
  const completeHtml = signal.aborted ? null : renderWithoutWaiting(tree);
  return completeHtml === null ? renderStream(tree, page, job) : Buffer.from(completeHtml);
}

async function renderStream(tree: ReactNode, page: PagePayload, job: PageJob): Promise<Buffer> {
  const { signal } = job.deadline;
  const errors: unknown[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const stream = renderToPipeableStream(tree, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => {
      if (!signal.aborted) stream.pipe(createHtmlCollector(resolve));
    },
    onShellError: (error) => reject(signal.aborted ? signal.reason : new ViewFailedError([error])),
    onError: (error) => void errors.push(error),
  });
  const abort = () => {
    stream.abort(signal.reason);
    reject(signal.reason);
  };
  signal.addEventListener('abort', abort, { once: true });
  try {
    const html = await promise;
    if (errors.length > 0 && lacksArea(html, page)) throw new ViewFailedError(errors);
    for (const error of errors) reportIsolatedError(error, page, job);
    return html;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function reportIsolatedError(error: unknown, { area, assets }: PagePayload, job: PageJob): void {
  const { name: remote, id: release } = assets.releases.find(
    ({ name }) => name === area?.remote,
  ) ?? { name: 'shell', id: job.services.manifest.id };
  reportPageFault(error, { remote, release }, area?.view, 'render failed', job);
}

/**
 * Whether React left rendering the area's Suspense boundary to the browser. React marks such a
 * boundary with `<!--$!-->`. Boundaries inside a view do not count, because the view chose their
 * fallback.
 */
function lacksArea(html: Buffer, { area }: PagePayload): boolean {
  return area !== null && html.includes(` data-area="${area.remote}"><!--$!-->`);
}

/**
 * Creates the router context of the only route, which is already matched and loaded; React Router's
 * loaders are not used on the server.
 */
function createStaticContext(page: PagePayload): StaticHandlerContext {
  const { pathname, search } = new URL(page.url, 'http://site');
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  return {
    basename: '/',
    location,
    matches: handler.match(location) ?? [],
    loaderData: { page },
    actionData: null,
    errors: null,
    statusCode: page.status,
    loaderHeaders: {},
    actionHeaders: {},
    _match: handler.match,
  };
}

function createViewSource(snapshot: Snapshot): ViewSource {
  let stories: Promise<readonly PackageStories[]> | undefined;
  const find = (remote: string, view: string): ViewComponent | null =>
    remote === 'shell'
      ? getShellViewOnServer(view)
      : (snapshot.releases.get(remote)?.views.get(view) ?? null);
  return {
    find,
    getViewPromise: (remote, view) => {
      const loadedView = find(remote, view);
      return loadedView
        ? getResolvedViewPromise(loadedView)
        : Promise.reject(new Error(`${remote} has no ${view}`));
    },
    stories: () => (stories ??= loadPackageStories([...snapshot.releases.values()])),
  };
}

function createHtmlCollector(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer | string, _encoding, next) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
