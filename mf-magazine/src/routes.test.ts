import { routes } from './routes.ts';

describe('routes', () => {
  const findRoute = (id: string) => routes.find((candidate) => candidate.id === id);
  const acceptsPath = (id: string, remainingPath: string, query = '') =>
    findRoute(id)?.accepts?.({ params: { '*': remainingPath }, query: new URLSearchParams(query) });

  test('reject invalid slugs and page numbers', () => {
    expect(acceptsPath('article', 'heu')).toBe(true);
    expect(acceptsPath('article', '../spaces/me')).toBe(false);
    expect(acceptsPath('article', 'a?token=x')).toBe(false);
    expect(acceptsPath('category', '')).toBe(true);
    expect(acceptsPath('category', 'wald', 'seite=0')).toBe(false);
    expect(acceptsPath('overview', '', 'seite=abc')).toBe(false);
    expect(acceptsPath('author', '')).toBe(false);
  });

  test('are cached unless they depend on the visitor', () => {
    for (const id of ['home', 'overview', 'article', 'category', 'author', 'content-page']) {
      expect(findRoute(id)?.handle.cache).toMatchObject({ ttl: 60, tags: ['content'] });
    }
    expect(findRoute('gewinnspiel')?.handle.cache).toBeUndefined();
    expect(findRoute('overview')?.handle.cache?.params).toEqual(['seite']);
  });

  test('load their views', async () => {
    const views = await Promise.all(routes.flatMap(({ view }) => (view ? [view()] : [])));
    expect(views.every((view) => typeof view === 'function')).toBe(true);
  });
});
