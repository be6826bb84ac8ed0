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

const createContext = (path: string, fields: object = {}) =>
  createLoadContext(service.endpoint, { path, ...fields });

/** Simulates a publication: changes the stories and raises the content version. */
function publish(changeStories: (stories: FakeContentService['stories']) => void) {
  changeStories(service.stories);
  service.cv += 1;
}

/**
 * Waits until the reader has read the new content version (within 50 ms) and replaced the cached
 * response.
 */
async function waitForMissingPage(): Promise<object> {
  for (;;) {
    const result = await loadArticle(createContext('/artikel/hecke'));
    if (result.kind !== 'page') return result;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('redirects to the new URL of a moved story', async () => {
  expect(await loadArticle(createContext('/artikel/hecke'))).toMatchObject({ kind: 'page' });
  publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: 'artikel/hecken' }));
  expect(await waitForMissingPage()).toEqual({
    kind: 'redirect',
    to: '/artikel/hecken',
    status: 301,
  });
});

test('keeps the list page in the redirect', async () => {
  const uuid = service.stories[0]!.uuid;
  const getFromApi = async () => ({ status: 200, body: { story: uuid }, setCookies: [] });
  const query = new URLSearchParams({ seite: '2' });
  const api = { get: getFromApi, post: getFromApi } as never;
  expect(await loadArticle(createContext('/artikel/alt', { api, query }))).toMatchObject({
    to: '/artikel/hecke?seite=2',
  });
});

test('returns 410 for an unpublished story', async () => {
  await loadArticle(createContext('/artikel/hecke'));
  publish((stories) => stories.splice(0, 1));
  expect(await waitForMissingPage()).toEqual({ kind: 'gone' });
});

describe('resources of a story', () => {
  const waitForChange = async (
    loadResource: () => Promise<{ readonly kind: string }>,
    initialKind: string,
  ) => {
    for (;;) {
      const result = await loadResource();
      if (result.kind !== initialKind) return result;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const createFeedLoader = (name: string) => () =>
    loadStoryFeed(createContext('/', { params: { '*': `${name}.xml` } }));
  const loadMissingForm = () => loadForm(createContext('/_forms/post'));

  test('redirects and removes a feed with its category', async () => {
    publish((stories) => stories.splice(0, 1, story('thema/acker', { component: 'category' })));
    await waitForChange(createFeedLoader('thema/acker'), 'not-found');
    publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: 'thema/boden' }));
    expect(await waitForChange(createFeedLoader('thema/acker'), 'document')).toEqual({
      kind: 'redirect',
      to: '/feeds/thema/boden.xml',
      status: 301,
    });
    publish((stories) => stories.splice(0, 1));
    expect(await waitForChange(createFeedLoader('thema/boden'), 'document')).toEqual({
      kind: 'not-found',
    });
    expect(await waitForChange(createFeedLoader('thema/acker'), 'redirect')).toEqual({
      kind: 'gone',
    });
  });

  test('redirects and removes a form with its story', async () => {
    publish((stories) => stories.splice(0, 1, story('_forms/post', { component: 'form' })));
    await waitForChange(loadMissingForm, 'not-found');
    publish((stories) => stories.splice(0, 1, { ...stories[0]!, full_slug: '_forms/briefe' }));
    expect(await waitForChange(loadMissingForm, 'page')).toEqual({
      kind: 'redirect',
      to: '/_forms/briefe',
      status: 301,
    });
    publish((stories) => stories.splice(0, 1));
    expect(await waitForChange(loadMissingForm, 'redirect')).toEqual({ kind: 'gone' });
  });
});

test('uses slugs that the api knows from other releases', async () => {
  const uuid = service.stories[0]!.uuid;
  const createBody = (url: string) => ({ story: url.includes('alte-hecke') ? uuid : 'weg' });
  const getFromApi = async (url: string) => ({
    status: 200,
    body: createBody(url),
    setCookies: [],
  });
  const api = { get: getFromApi, post: getFromApi } as never;
  expect(await loadArticle(createContext('/artikel/alte-hecke', { api }))).toEqual({
    kind: 'redirect',
    to: '/artikel/hecke',
    status: 301,
  });
  expect(await loadArticle(createContext('/artikel/zurueckgezogen', { api }))).toEqual({
    kind: 'gone',
  });
  const draft = { api, contentVersion: 'draft' };
  expect(await loadArticle(createContext('/artikel/alte-hecke', draft))).toEqual({
    kind: 'not-found',
  });
});

test('returns 404 for an unknown slug and never reveals drafts', async () => {
  expect(await loadContentPage(createContext('/gibt-es-nicht'))).toEqual({ kind: 'not-found' });
  service.stories.push(story('entwurf', { component: 'page' }));
  expect(
    await loadContentPage(createContext('/entwurf', { contentVersion: 'draft' })),
  ).toMatchObject({
    kind: 'page',
  });
  service.stories.pop();
  expect(await loadContentPage(createContext('/entwurf'))).toEqual({ kind: 'not-found' });
});

test('applies the editors’ list of redirects', async () => {
  const createLink = (url: string) => ({ linktype: 'url', url });
  const entries = [
    { component: 'redirect', from: '/alt/seite/', to: createLink('/thema/acker') },
    { component: 'redirect', from: 'weg', gone: true },
    { component: 'redirect', from: 'fremd', to: createLink('https://example.org/') },
    { component: 'redirect', from: 'kreis', to: createLink('/kreis') },
    {
      component: 'redirect',
      from: 'https://alt.example/Gr%C3%B6%C3%9Fe/?a=1',
      to: createLink('/neu'),
    },
    { component: 'redirect', from: '/Alte Seite.php', to: createLink('/neu') },
    { component: 'redirect', from: '_archiv/heft', to: createLink('/neu') },
  ];
  service.stories.push(story('_redirects', { component: 'redirects', entries }));
  expect(await loadContentPage(createContext('/alt/seite'))).toEqual({
    kind: 'redirect',
    to: '/thema/acker',
    status: 301,
  });
  for (const path of ['/größe', '/alte seite.php', '/Alte Seite.php', '/_archiv/heft']) {
    expect(await loadContentPage(createContext(path))).toMatchObject({
      kind: 'redirect',
      to: '/neu',
    });
  }
  expect(await loadContentPage(createContext('/_archiv/anderes'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(createContext('/weg'))).toEqual({ kind: 'gone' });
  expect(await loadContentPage(createContext('/fremd'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(createContext('/kreis'))).toEqual({ kind: 'not-found' });
});

test('follows chains of redirects and ignores circular ones', async () => {
  const createEntry = (fromPath: string, toPath: string) => ({
    component: 'redirect',
    from: fromPath,
    to: { linktype: 'url', url: toPath },
  });
  const entries = [
    createEntry('/eins', '/zwei'),
    createEntry('/zwei', '/drei'),
    createEntry('/hin', '/her'),
    createEntry('/her', '/hin'),
    createEntry('/bald', '/vorbei'),
    { component: 'redirect', from: '/vorbei', gone: true },
  ];
  service.stories.push(story('_redirects', { component: 'redirects', entries }));
  expect(await loadContentPage(createContext('/eins'))).toMatchObject({
    kind: 'redirect',
    to: '/drei',
  });
  expect(await loadContentPage(createContext('/hin'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(createContext('/her'))).toEqual({ kind: 'not-found' });
  expect(await loadContentPage(createContext('/bald'))).toEqual({ kind: 'gone' });
});

test('rejects as unavailable when the list of redirects cannot be read', async () => {
  service.intercept = (url, response) => {
    if (!url.pathname.endsWith('/_redirects')) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
  await expect(loadContentPage(createContext('/fehlt'))).rejects.toMatchObject({
    unavailable: true,
  });
});

test.each([
  [
    { to: '/artikel/hecke', status: 302 },
    { kind: 'redirect', to: '/artikel/hecke', status: 302 },
  ],
  [{ to: null, status: 410 }, { kind: 'gone' }],
])('applies a redirect by staff: %j', async (redirect, expected) => {
  const getFromApi = async () => ({ status: 200, body: { story: null, redirect }, setCookies: [] });
  const api = { get: getFromApi, post: getFromApi } as never;
  expect(await loadArticle(createContext('/artikel/von-hand', { api }))).toEqual(expected);
});
