import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ResponseBody } from './response-body.ts';

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

test.each(['br', 'gzip'] as const)(
  'keeps only the copy in %s and still sends every encoding',
  async (first) => {
    const text = 'Heu und Stroh. '.repeat(200);
    const { etag } = new ResponseBody(text);
    const body = new ResponseBody(text);
    body.keepOnlyCompressed();
    expect(body.toString()).toBe(text);
    await body.encode(first).body;
    expect(() => body.toString()).toThrow('only compressed copies');
    expect((await body.encode('identity').body).toString()).toBe(text);
    expect(brotliDecompressSync(await body.encode('br').body).toString()).toBe(text);
    expect(gunzipSync(await body.encode('gzip').body).toString()).toBe(text);
    expect([body.etag, body.byteLength]).toEqual([etag, Buffer.byteLength(text)]);
  },
);

test('drops the text at once if the body was compressed before', async () => {
  const body = new ResponseBody('Heu und Stroh. '.repeat(200));
  const compressed = body.encode('br').body;
  body.keepOnlyCompressed();
  expect(() => body.toString()).toThrow('only compressed copies');
  expect(brotliDecompressSync(await compressed).toString()).toContain('Stroh');
});

test('keeps small bodies, which are not compressed', async () => {
  const body = new ResponseBody('kurz');
  body.keepOnlyCompressed();
  expect((await body.encode('br').body).toString()).toBe('kurz');
  expect(body.toString()).toBe('kurz');
});
