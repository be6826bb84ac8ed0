import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseBody, negotiateEncoding } from './response-body.ts';

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
  const body = new ResponseBody(text);
  expect(brotliDecompressSync(await body.encode('br').body).toString()).toBe(text);
  expect(gunzipSync(await body.encode('gzip').body).toString()).toBe(text);
  expect(new ResponseBody('kurz').encode('br').encoding).toBe('identity');
});

test('uses one etag for the same content in all encodings', () => {
  expect(new ResponseBody('a').etag).toBe(new ResponseBody('a').etag);
  expect(new ResponseBody('a').etag).not.toBe(new ResponseBody('b').etag);
});
