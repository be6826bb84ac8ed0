import { jobRoutes } from './job-routes.ts';
import { routes } from './routes.ts';

const acceptsSlug = (id: string, slug: string) => {
  const route = [...routes, ...jobRoutes].find((candidate) => candidate.id === id);
  if (!route) throw new Error(`no route ${id}`);
  return route.accepts?.({ params: { slug } } as never) ?? true;
};

describe.each([
  ['listing', 'success'],
  ['job', 'job-success'],
])('%s', (routeId, successRouteId) => {
  test.each(['Traktor-Kempten-1', 'traktor_kempten-1', 'traktor--x-1', `${'x'.repeat(200)}-1`])(
    'accepts %s by its number',
    (slug) => {
      expect(acceptsSlug(routeId, slug)).toBe(true);
    },
  );

  test.each(['traktor-kempten', 'x-99999999999', 'a1b'])('rejects %s', (slug) => {
    expect(acceptsSlug(routeId, slug)).toBe(false);
  });

  test('the success page accepts any slug', () => {
    expect(acceptsSlug(successRouteId, 'was auch immer')).toBe(true);
  });
});
