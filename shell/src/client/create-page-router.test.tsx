import { jest } from '@jest/globals';
import type { NavigationResponse, PagePayload } from '#page/page-payload.ts';
import { watchPageLeave } from '#navigation/page-leave.ts';
import { createPageRouter } from './create-page-router.ts';
import { FullLoadError, PageSource } from './page-source.ts';
import { waitForNextTask } from './wait-for-next-task.ts';

const createPage = (title: string) =>
  ({ head: { title, meta: [], alternates: [], jsonLd: [] } }) as unknown as PagePayload;

test('a navigation that a newer one replaced does not write its head', async () => {
  const slowResponse = Promise.withResolvers<NavigationResponse>();
  const source = {
    // A prefetched page: it arrives although its navigation was cancelled.
    loadPage: async (url: string) =>
      url === '/langsam'
        ? await slowResponse.promise
        : { kind: 'page', page: createPage('Die neue Seite') },
  } as unknown as PageSource;
  const firstPage = createPage('Die erste Seite');
  const router = createPageRouter({ firstPage, source, build: { isOutdated: () => false } });
  const slowNavigation = router.navigate('/langsam');
  await router.navigate('/neu');
  slowResponse.resolve({ kind: 'page', page: createPage('Die alte Seite') } as NavigationResponse);
  await slowNavigation;
  await slowResponse.promise;
  expect(document.title).toBe('Die neue Seite');
  expect(router.state.location.pathname).toBe('/neu');
  router.dispose();
});

afterEach(() => jest.restoreAllMocks());

test('a page without a response loads in full, each time', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  let handleLoad = (_url: string): void => {};
  const router = createPageRouter({
    firstPage: createPage('Die erste Seite'),
    source: new PageSource({
      combination: '',
      getOneTimeToken: () => null,
      loadFiles: async () => {},
      preloadFiles: () => {},
    }),
    build: { isOutdated: () => false },
    loadInFull: (url) => handleLoad(url),
  });
  for (let visit = 1; visit <= 2; visit += 1) {
    const loadedUrl = await new Promise((resolve) => {
      handleLoad = resolve;
      void router.navigate('/artikel');
    });
    expect(loadedUrl).toBe('/artikel');
  }
  router.dispose();
});

test('a navigation that failed because the visitor leaves the page loads nothing', async () => {
  watchPageLeave();
  const loadPage = jest.fn<PageSource['loadPage']>();
  const loadedUrls: string[] = [];
  const router = createPageRouter({
    firstPage: createPage('Die erste Seite'),
    source: { loadPage } as unknown as PageSource,
    build: { isOutdated: () => false },
    loadInFull: (url) => loadedUrls.push(url),
  });
  const cancelled = Promise.withResolvers<NavigationResponse>();
  loadPage.mockReturnValue(cancelled.promise);
  void router.navigate('/artikel');
  window.dispatchEvent(new Event('beforeunload'));
  cancelled.reject(new FullLoadError('no response for /artikel'));
  await waitForNextTask();
  expect(loadedUrls).toEqual([]);
  // The browser shows the page again, for example after the visitor went back.
  window.dispatchEvent(new Event('pageshow'));
  await waitForNextTask();
  expect(loadedUrls).toEqual(['/artikel']);
  router.dispose();
});
