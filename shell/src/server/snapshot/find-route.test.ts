import type { LiveRelease } from './snapshot.ts';
import { findRoute } from './find-route.ts';

const release = {
  name: 'mf-a',
  id: '1',
  routes: [
    { id: 'list', path: '/kleinanzeigen' },
    { id: 'new', path: '/kleinanzeigen/neu' },
    { id: 'ad', path: '/kleinanzeigen/:slug' },
  ],
} as unknown as LiveRelease;

test.each([
  ['/kleinanzeigen', 'list', {}],
  ['/kleinanzeigen/neu', 'new', {}],
  ['/kleinanzeigen/traktor-1', 'ad', { slug: 'traktor-1' }],
  ['/kleinanzeigen/heu & stroh', 'ad', { slug: 'heu & stroh' }],
])('finds the same route of %s each time', (path, id, params) => {
  for (let search = 0; search < 2; search += 1) {
    const found = findRoute(release, path);
    expect([found?.release, found?.route.id, found?.params]).toEqual([release, id, params]);
  }
});

test('finds nothing for other paths', () => {
  expect(findRoute(release, '/kleinanzeigen/a/b')).toBeUndefined();
});

test('gives each request parameters of its own', () => {
  const first = findRoute(release, '/kleinanzeigen/eins')?.params as Record<string, string>;
  first['slug'] = 'other';
  expect(findRoute(release, '/kleinanzeigen/eins')?.params).toEqual({ slug: 'eins' });
});

test('searches each release on its own', () => {
  const next = { ...release, id: '2', routes: [{ id: 'all', path: '/kleinanzeigen/*' }] };
  findRoute(release, '/kleinanzeigen/neu');
  expect(findRoute(next as unknown as LiveRelease, '/kleinanzeigen/neu')?.route.id).toBe('all');
});
