import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story } from '#samples/story-records.ts';
import { loadCategory } from './category.loader.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([
    story('thema/acker', { component: 'category', headline: 'Acker', subCategories: [] }),
  ]);
  service.intercept = (url, response) => {
    if (url.searchParams.get('content_type') !== 'category') return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
});
afterAll(() => service.close());

const createContext = (path: string, query = '') =>
  createLoadContext(service.endpoint, { path, query: new URLSearchParams(query) });

describe('while categories cannot be read', () => {
  test.each([
    ['/thema', ''],
    ['/thema/acker', 'seite=2'],
  ])('%s?%s rejects as unavailable instead of returning 404', async (path, query) => {
    await expect(loadCategory(createContext(path, query))).rejects.toMatchObject({
      unavailable: true,
    });
  });

  test('shows the articles of the category itself', async () => {
    expect(await loadCategory(createContext('/thema/acker'))).toMatchObject({
      kind: 'page',
      incomplete: true,
    });
  });
});
