import { pageParts } from './page-parts.server.ts';
import { routes } from './routes.ts';

describe('routes', () => {
  const route = (id: string) => routes.find((each) => each.id === id);
  const accepts = (id: string, splat: string, query = '') =>
    route(id)?.accepts?.({ params: { '*': splat }, query: new URLSearchParams(query) });

  test('refuse what can be no slug and no page number', () => {
    expect(accepts('article', 'heu')).toBe(true);
    expect(accepts('article', '../spaces/me')).toBe(false);
    expect(accepts('article', 'a?token=x')).toBe(false);
    expect(accepts('category', '')).toBe(true);
    expect(accepts('category', 'wald', 'seite=0')).toBe(false);
    expect(accepts('overview', '', 'seite=abc')).toBe(false);
    expect(accepts('author', '')).toBe(false);
  });

  test('content is cached and dropped with the content; what depends on a visitor’s address is not', () => {
    for (const id of ['home', 'overview', 'article', 'category', 'author', 'content-page']) {
      expect(route(id)?.handle.cache).toMatchObject({ ttl: 60, tags: ['content'] });
    }
    expect(route('gewinnspiel')?.handle.cache).toBeUndefined();
    expect(route('overview')?.handle.cache?.params).toEqual(['seite']);
  });

  test('each view loads', async () => {
    const views = await Promise.all(routes.map(({ view }) => view()));
    expect(views.every((view) => typeof view === 'function')).toBe(true);
  });

  test('a story cannot ask for a part of a page', () => {
    for (const [component, { parse }] of Object.entries(pageParts)) {
      expect(parse?.({ _uid: 'u', component, model: {} })).toMatchObject({ ok: false });
    }
  });
});
