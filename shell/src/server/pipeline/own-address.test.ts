import { encodePath, ownAddress } from './own-address.ts';

test.each([
  ['/artikel/gülle', '/artikel/g%C3%BClle'],
  ['/#foo', '/%23foo'],
  ['/artikel?seite=2', '/artikel%3Fseite%3D2'],
  ['/', '/'],
])('%s becomes %s', (path, encoded) => expect(encodePath(path)).toBe(encoded));

test('adds the query only where there is one', () => {
  expect(ownAddress('/suche', new URLSearchParams())).toBe('/suche');
  expect(ownAddress('/suche', new URLSearchParams({ q: 'a b' }))).toBe('/suche?q=a+b');
});
