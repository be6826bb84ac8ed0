import { negotiateEncoding } from './negotiate-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('chooses for %s the encoding %s', (header, encoding) =>
  expect(negotiateEncoding(header)).toBe(encoding),
);
