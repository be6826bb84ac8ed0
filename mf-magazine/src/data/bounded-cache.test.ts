import { BoundedCache } from './bounded-cache.server.ts';

describe('BoundedCache', () => {
  test('evicts the least recently used entry', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    cache.get('a');
    cache.set('c', 'C', 4);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
    expect(cache.total).toBe(8);
  });

  test('does not store a value larger than the cache', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('a', 'AA', 11);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.total).toBe(0);
  });

  test('counts a replaced value once', () => {
    const cache = new BoundedCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('a', 'B', 6);
    expect(cache.total).toBe(6);
    expect(cache.get('a')).toBe('B');
  });
});
