import { isAdSlug, wordsOfSlug } from './ad-slug.ts';

describe('isAdSlug', () => {
  test.each(['traktor-fendt-211-kempten-01hx', 'güllefass-8000-l', 'a', '12'])(
    'takes %s',
    (slug) => {
      expect(isAdSlug(slug)).toBe(true);
    },
  );

  test.each(['', '-a', 'a-', 'a--b', 'A-b', 'a b', '../x', 'a%2fb', 'a?b', 'x'.repeat(161)])(
    'refuses %j',
    (slug) => {
      expect(isAdSlug(slug)).toBe(false);
    },
  );
});

test('wordsOfSlug makes words of a slug', () => {
  expect(wordsOfSlug('traktor-älterer-bauart')).toBe('Traktor Älterer Bauart');
});
