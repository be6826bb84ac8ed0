import { loadArticleList } from '#documents/article-list.loader.server.ts';
import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { story, uuid } from '#samples/story-records.ts';
import { loadInfiniteArticles, parseInfiniteArticles } from './infinite-articles.block.server.ts';
import { buildArticleListUrl } from './infinite-articles.ts';

let service: FakeContentService;
beforeAll(async () => {
  const article = { component: 'article', date: '2026-01-02 05:00' };
  service = await startFakeContentService([
    story('thema/acker', { component: 'category', headline: 'Acker' }, { uuid: uuid(1) }),
    ...[1, 2, 3, 4, 5].map((number) =>
      story(`artikel/${number}`, {
        ...article,
        headline: String(number),
        category: number > 3 ? uuid(1) : uuid(9),
      }),
    ),
  ]);
});
afterAll(() => service.close());

test.each([
  [{}, 8],
  [{ step: '5' }, 5],
  [{ step: 0 }, 3],
  [{ step: 900 }, 20],
  [{ step: 'viele', title: [], category: 'acker' }, 8],
])('%j loads %d articles per batch', (fields, step) => {
  expect(getModel(parseInfiniteArticles(createRawBlock(fields)))).toEqual({
    title: 'Mehr lesen',
    step,
    category: undefined,
    whole: false,
  });
});

test('loads the first batch with the page and the next by URL', async () => {
  const model = getModel(parseInfiniteArticles(createRawBlock({ step: 3 })));
  const firstBatch = await loadInfiniteArticles(model, createLoadContext(service.endpoint));
  expect(firstBatch).toMatchObject({ total: 5, href: '/artikel' });
  expect(firstBatch.articles.map(({ headline }) => headline)).toEqual(['1', '2', '3']);
  const query = new URL(buildArticleListUrl(model, 2), 'http://site').searchParams;
  const nextBatch = await loadArticleList(createLoadContext(service.endpoint, { query }));
  const body = nextBatch.kind === 'document' ? JSON.parse(nextBatch.body) : {};
  expect(body.articles.map(({ headline }: { headline: string }) => headline)).toEqual(['4', '5']);
});

test('leaves out the current article in full mode and names it in list mode', async () => {
  const context = createLoadContext(service.endpoint, { path: '/artikel/2' });
  const loadBlock = (whole: boolean) =>
    loadInfiniteArticles(
      getModel(parseInfiniteArticles(createRawBlock({ step: 3, whole }))),
      context,
    );
  expect((await loadBlock(true)).articles.map(({ headline }) => headline)).toEqual(['1', '3']);
  expect(await loadBlock(false)).toMatchObject({ currentPath: '/artikel/2', total: 5 });
});

test('limits the list to a category', async () => {
  const model = getModel(parseInfiniteArticles(createRawBlock({ category: uuid(1) })));
  expect(await loadInfiniteArticles(model, createLoadContext(service.endpoint))).toMatchObject({
    total: 2,
    href: '/thema/acker',
  });
});

test.each(['seite=0', 'anzahl=1', 'anzahl=21', 'anzahl=drei', 'seite=x'])(
  'returns 404 for a list with %s',
  async (query) => {
    const context = createLoadContext(service.endpoint, { query: new URLSearchParams(query) });
    expect(await loadArticleList(context)).toEqual({ kind: 'not-found' });
  },
);
