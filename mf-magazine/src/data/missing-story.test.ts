import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { loadForm } from '#pages/forms/forms.loader.server.ts';
import { loadStoryFeed } from '#documents/feed.loader.server.ts';
import { loadArticle } from '#pages/article/article.loader.server.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';

let service: FakeContentService;
beforeEach(async () => {
  service = await startFakeContentService([story('artikel/hecke', { component: 'article' })]);
});
afterEach(() => service.close());

const at = (path: string, fields: object = {}) =>
  createLoadContext(service.endpoint, { path, ...fields });

/** Simulates a publication: changes the stories and raises the content version. */
function publish(change: (stories: FakeContentService['stories']) => void) {
  change(service.stories);
  service.cv += 1;
}

/**
 * Waits until the content version is read again (within 50 ms) and the cached answer is replaced.
 */
async function waitForMissingPage(): Promise<object> {
  for (;;) {
    const result = await loadArticle(at('/artikel/hecke'));
    if (result.kind !== 'page') return result;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('redirects to the new URL of a moved story', async () => {
  expect(await loadArticle(at('/artikel/hecke'))).toMatchObject({ kind: 'page' });
  publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: 'artikel/hecken' }));
  expect(await waitForMissingPage()).toEqual({
    kind: 'redirect',
    to: '/artikel/hecken',
    status: 301,
  });
});

test('keeps the list page in the redirect', async () => {
  const uuid = service.stories[0]!.uuid;
  const get = async () => ({ status: 200, body: { story: uuid }, setCookies: [] });
  const query = new URLSearchParams({ seite: '2' });
  const api = { get, post: get } as never;
  expect(await loadArticle(at('/artikel/alt', { api, query }))).toMatchObject({
    to: '/artikel/hecke?seite=2',
  });
});

test('returns 410 for an unpublished story', async () => {
  await loadArticle(at('/artikel/hecke'));
  publish((stories) => stories.splice(0, 1));
  expect(await waitForMissingPage()).toEqual({ kind: 'gone' });
});

describe('resources of a story', () => {
  const waitForChange = async (load: () => Promise<{ readonly kind: string }>, found: string) => {
    for (;;) {
      const result = await load();
      if (result.kind !== found) return result;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const loadFeedOf = (name: string) => () =>
    loadStoryFeed(at('/', { params: { '*': `${name}.xml` } }));
  const form = () => loadForm(at('/_forms/post'));

  test('redirects and removes a feed with its category', async () => {
    publish((stories) => stories.splice(0, 1, story('thema/acker', { component: 'category' })));
    await waitForChange(loadFeedOf('thema/acker'), 'not-found');
    publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: 'thema/boden' }));
    expect(await waitForChange(loadFeedOf('thema/acker'), 'document')).toEqual({
      kind: 'redirect',
      to: '/feeds/thema/boden.xml',
      status: 301,
    });
    publish((stories) => stories.splice(0, 1));
    expect(await waitForChange(loadFeedOf('thema/boden'), 'document')).toEqual({
      kind: 'not-found',
    });
    expect(await waitForChange(loadFeedOf('thema/acker'), 'redirect')).toEqual({ kind: 'gone' });
  });

  test('redirects and removes a form with its story', async () => {
    publish((stories) => stories.splice(0, 1, story('_forms/post', { component: 'form' })));
    await waitForChange(form, 'not-found');
    publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: '_forms/briefe' }));
    expect(await waitForChange(form, 'page')).toEqual({
      kind: 'redirect',
      to: '/_forms/briefe',
      status: 301,
    });
    publish((stories) => stories.splice(0, 1));
    expect(await waitForChange(form, 'redirect')).toEqual({ kind: 'gone' });
  });
});

test('uses slugs that the api knows from other releases', async () => {
  const uuid = service.stories[0]!.uuid;
  const body = (url: string) => ({ story: url.includes('alte-hecke') ? uuid : 'weg' });
  const get = async (url: string) => ({ status: 200, body: body(url), setCookies: [] });
  const api = { get, post: get } as never;
  expect(await loadArticle(at('/artikel/alte-hecke', { api }))).toEqual({
    kind: 'redirect',
    to: '/artikel/hecke',
    status: 301,
  });
  expect(await loadArticle(at('/artikel/zurueckgezogen', { api }))).toEqual({ kind: 'gone' });
  const draft = { api, contentVersion: 'draft' };
  expect(await loadArticle(at('/artikel/alte-hecke', draft))).toEqual({ kind: 'not-found' });
});

test('returns 404 for an unknown slug and never reveals drafts', async () => {
  expect(await loadContentPage(at('/gibt-es-nicht'))).toEqual({ kind: 'not-found' });
  service.stories.push(story('entwurf', { component: 'page' }));
  expect(await loadContentPage(at('/entwurf', { contentVersion: 'draft' }))).toMatchObject({
    kind: 'page',
  });
  service.stories.pop();
  expect(await loadContentPage(at('/entwurf'))).toEqual({ kind: 'not-found' });
});

test('applies the editors’ list of redirects', async () => {
  const link = (url: string) => ({ linktype: 'url', url });
  const entries = [
    { component: 'redirect', from: '/alt/seite/', to: link('/thema/acker') },
    { component: 'redirect', from: 'weg', gone: true },
    { component: 'redirect', from: 'fremd', to: link('https://example.org/') },
    { component: 'redirect', from: 'kreis', to: link('/kreis') },
    { component: 'redirect', from: 'https://alt.example/Gr%C3%B6%C3%9Fe/?a=1', to: link('/neu') },
    { component: 'redirect', from: '/Alte Seite.php', to: link('/neu') },
    { component: 'redirect', from: '_archiv/heft', to: link('/neu') },
  ];
  service.stories.push(story('_redirects', { component: 'redirects', entries }));
  expect(await loadContentPage(at('/alt/seite'))).toEqual({
    kind: 'redirect',
    to: '/thema/acker',
    status: 301,
  });
  for (const path of ['/größe', '/alte seite.php', '/Alte Seite.php', '/_archiv/heft']) {
    expect(await loadContentPage(at(path))).toMatchObject({ kind: 'redirect', to: '/neu' });
  }
  expect(await loadContentPage(at('/_archiv/anderes'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(at('/weg'))).toEqual({ kind: 'gone' });
  expect(await loadContentPage(at('/fremd'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(at('/kreis'))).toEqual({ kind: 'not-found' });
});

test('follows chains of redirects and ignores circular ones', async () => {
  const entry = (from: string, to: string) => ({
    component: 'redirect',
    from,
    to: { linktype: 'url', url: to },
  });
  const entries = [
    entry('/eins', '/zwei'),
    entry('/zwei', '/drei'),
    entry('/hin', '/her'),
    entry('/her', '/hin'),
    entry('/bald', '/vorbei'),
    { component: 'redirect', from: '/vorbei', gone: true },
  ];
  service.stories.push(story('_redirects', { component: 'redirects', entries }));
  expect(await loadContentPage(at('/eins'))).toMatchObject({ kind: 'redirect', to: '/drei' });
  expect(await loadContentPage(at('/hin'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(at('/her'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(at('/bald'))).toEqual({ kind: 'gone' });
});

test('rejects as unavailable when the list of redirects cannot be read', async () => {
  service.intercept = (url, response) => {
    if (!url.pathname.endsWith('/_redirects')) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
  await expect(loadContentPage(at('/fehlt'))).rejects.toMatchObject({ unavailable: true });
});

test.each([
  [
    { to: '/artikel/hecke', status: 302 },
    { kind: 'redirect', to: '/artikel/hecke', status: 302 },
  ],
  [{ to: null, status: 410 }, { kind: 'gone' }],
])('applies a redirect by staff: %j', async (redirect, expected) => {
  const get = async () => ({ status: 200, body: { story: null, redirect }, setCookies: [] });
  const api = { get, post: get } as never;
  expect(await loadArticle(at('/artikel/von-hand', { api }))).toEqual(expected);
});
