import { pageParts } from './page-parts.server.ts';
import { routes } from './routes.ts';

describe('routes', () => {
  const route = (id: string) => routes.find((each) => each.id === id);
  const accepts = (id: string, splat: string, query = '') =>
    route(id)?.accepts?.({ params: { '*': splat }, query: new URLSearchParams(query) });

  test('reject invalid slugs and page numbers', () => {
    expect(accepts('article', 'heu')).toBe(true);
    expect(accepts('article', '../spaces/me')).toBe(false);
    expect(accepts('article', 'a?token=x')).toBe(false);
    expect(accepts('category', '')).toBe(true);
    expect(accepts('category', 'wald', 'seite=0')).toBe(false);
    expect(accepts('overview', '', 'seite=abc')).toBe(false);
    expect(accepts('author', '')).toBe(false);
  });

  test('are cached unless they depend on the visitor', () => {
    for (const id of ['home', 'overview', 'article', 'category', 'author', 'content-page']) {
      expect(route(id)?.handle.cache).toMatchObject({ ttl: 60, tags: ['content'] });
    }
    expect(route('gewinnspiel')?.handle.cache).toBeUndefined();
    expect(route('overview')?.handle.cache?.params).toEqual(['seite']);
  });

  test('load their views', async () => {
    const views = await Promise.all(routes.map(({ view }) => view()));
    expect(views.every((view) => typeof view === 'function')).toBe(true);
  });

  test('reject page parts in stories', () => {
    for (const [component, { parse }] of Object.entries(pageParts)) {
      expect(parse?.({ _uid: 'u', component, model: {} })).toMatchObject({ ok: false });
    }
  });
});
