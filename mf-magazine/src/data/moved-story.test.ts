import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { loadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';

let service: FakeContentService;
beforeEach(async () => {
  service = await startFakeContentService([story('artikel/hecke', { component: 'article' })]);
});
afterEach(() => service.close());

const at = (path: string, fields: object = {}) =>
  loadContext(service.endpoint, { path, ...fields });

/** Publishes: the stories change, and the content version says so. */
function publish(change: (stories: FakeContentService['stories']) => void) {
  change(service.stories);
  service.cv += 1;
}

/** The content version is read again within 50 ms; until then the former answer stands. */
async function answerWithoutPage(): Promise<object> {
  for (;;) {
    const result = await loadArticle(at('/artikel/hecke'));
    if (result.kind !== 'page') return result;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a story that moves is found at its new address', async () => {
  expect(await loadArticle(at('/artikel/hecke'))).toMatchObject({ kind: 'page' });
  publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: 'artikel/hecken' }));
  expect(await answerWithoutPage()).toEqual({
    kind: 'redirect',
    to: '/artikel/hecken',
    status: 301,
  });
});

test('a story that is withdrawn is gone, not unknown', async () => {
  await loadArticle(at('/artikel/hecke'));
  publish((stories) => stories.splice(0, 1));
  expect(await answerWithoutPage()).toEqual({ kind: 'gone' });
});

test('what never was is unknown; nothing of drafts is told to readers', async () => {
  expect(await loadContentPage(at('/gibt-es-nicht'))).toEqual({ kind: 'not-found' });
  service.stories.push(story('entwurf', { component: 'page' }));
  expect(await loadContentPage(at('/entwurf', { contentVersion: 'draft' }))).toMatchObject({
    kind: 'page',
  });
  service.stories.pop();
  expect(await loadContentPage(at('/entwurf'))).toEqual({ kind: 'not-found' });
});

test('the editors’ list of moved addresses', async () => {
  const link = (url: string) => ({ linktype: 'url', url });
  const entries = [
    { component: 'redirect', from: '/alt/seite/', to: link('/thema/acker') },
    { component: 'redirect', from: 'weg', gone: true },
    { component: 'redirect', from: 'fremd', to: link('https://example.org/') },
    { component: 'redirect', from: 'kreis', to: link('/kreis') },
  ];
  service.stories.push(story('_redirects', { component: 'redirects', entries }));
  expect(await loadContentPage(at('/alt/seite'))).toEqual({
    kind: 'redirect',
    to: '/thema/acker',
    status: 301,
  });
  expect(await loadContentPage(at('/weg'))).toEqual({ kind: 'gone' });
  expect(await loadContentPage(at('/fremd'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(at('/kreis'))).toEqual({ kind: 'not-found' });
});

test('an outage while looking is an outage, not a page that does not exist', async () => {
  service.intercept = (url, response) => {
    if (!url.pathname.endsWith('/_redirects')) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
  await expect(loadContentPage(at('/fehlt'))).rejects.toMatchObject({ unavailable: true });
});
