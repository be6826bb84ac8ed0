import { isAdSlug, parseSlugNumber } from './ad-slug.ts';

describe('isAdSlug', () => {
  test.each([
    'traktor-kempten-1',
    'Traktor-Kempten-1',
    'traktor_kempten-1',
    'traktor--x-1',
    'güllefass 8000 l-12',
    '-1',
    '12',
    `${'x'.repeat(300)}-7`,
  ])('accepts %s', (slug) => {
    expect(isAdSlug(slug)).toBe(true);
  });

  test.each(['', 'a', 'traktor', 'traktor-kempten-1x', 'traktor1', 'x-0', 'x-1-', '../x'])(
    'rejects %j',
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
])('reads the number of %s as %s', (slug, number) => {
  expect(parseSlugNumber(slug)).toBe(number);
});
