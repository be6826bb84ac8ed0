import { isAdSlug, numberOfSlug } from './ad-slug.ts';

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

test.each([
  ['traktor-kempten-1', 1],
  ['12', 12],
  ['traktor-kempten', null],
  ['x-99999999999', null],
  ['x-0', null],
])('the number of %s is %s', (slug, number) => {
  expect(numberOfSlug(slug)).toBe(number);
});
