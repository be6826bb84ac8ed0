import { encodePath, buildPathWithQuery } from './path-with-query.ts';

test.each([
  ['/artikel/gülle', '/artikel/g%C3%BClle'],
  ['/#foo', '/%23foo'],
  ['/artikel?seite=2', '/artikel%3Fseite%3D2'],
  ['/', '/'],
])('encodes %s as %s', (path, encoded) => expect(encodePath(path)).toBe(encoded));

test('adds a query only if there are parameters', () => {
  expect(buildPathWithQuery('/suche', new URLSearchParams())).toBe('/suche');
  expect(buildPathWithQuery('/suche', new URLSearchParams({ q: 'a b' }))).toBe('/suche?q=a+b');
});
