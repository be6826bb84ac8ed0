import { encodeSlug, toPageSlug } from './content-slug.ts';

describe('pageSlug', () => {
  test.each([
    ['/artikel/heu', 'artikel/heu'],
    ['/artikel/heu/', 'artikel/heu'],
    ['/thema/tiere/rinder', 'thema/tiere/rinder'],
    ['/über-uns', 'über-uns'],
    ['/a.b_c~d-1', 'a.b_c~d-1'],
  ])('%s becomes %s', (path, slug) => {
    expect(toPageSlug(path)).toBe(slug);
  });

  test.each([
    '/',
    '/..',
    '/artikel/../spaces/me',
    '/a//b',
    '/_settings',
    '/artikel/_entwurf',
    '/a?token=x',
    '/a#b',
    '/a%2fb',
    '/a b',
    '/a\u0000',
    '/<script>',
    '/a\\b',
    `/${'a'.repeat(201)}`,
    `/${'a/'.repeat(13)}a`,
  ])('%j is not a page slug', (path) => {
    expect(toPageSlug(path)).toBeUndefined();
  });

  test('normalises different encodings of one letter', () => {
    expect(toPageSlug('/u\u0308ber')).toBe('\u00fcber');
  });
});

test('encodes each segment', () => {
  expect(encodeSlug('a/ü b?c')).toBe('a/%C3%BC%20b%3Fc');
});
