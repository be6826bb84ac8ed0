import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Answer, negotiateEncoding } from './answer.ts';

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

test('compresses large bodies and does not compress small ones', async () => {
  const text = 'Heu und Stroh. '.repeat(200);
  const answer = new Answer(200, {}, text);
  expect(brotliDecompressSync(await answer.encode('br').body).toString()).toBe(text);
  expect(gunzipSync(await answer.encode('gzip').body).toString()).toBe(text);
  expect(new Answer(200, {}, 'kurz').encode('br').encoding).toBe('identity');
});

test('uses one etag for the same content in all encodings', () => {
  expect(new Answer(200, {}, 'a').etag).toBe(new Answer(200, {}, 'a').etag);
  expect(new Answer(200, {}, 'a').etag).not.toBe(new Answer(200, {}, 'b').etag);
});
