import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createFolderFileSource } from '#origin/release-file-source.ts';
import { createReleaseOrigin } from '#origin/release-origin.ts';
import { createStoreFileSource } from '#origin/store-file-source.ts';
import { S3Store } from '#store/s3-store.ts';
import { startS3 } from '#testing/s3-server.ts';

let folder: string;
let origin: FastifyInstance;
let originUrl: URL;

interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Sends a raw HTTP request, because `fetch` would normalize the paths under test. */
function sendRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: originUrl.hostname, port: originUrl.port, path, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    clientRequest.on('error', reject).end();
  });
}

const script = 'console.log("Grünland");'.repeat(20);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'));
  const web = join(folder, 'releases/mf-x/builds/aa/web');
  await mkdir(web, { recursive: true });
  await writeFile(join(folder, 'releases/mf-x/builds/latest.json'), '{"id":"aa"}');
  await writeFile(join(web, 'main.abc.js'), script);
  await writeFile(join(web, 'main.abc.js.gz'), gzipSync(script));
  await writeFile(join(web, 'main.abc.js.br'), 'as brotli');
  await writeFile(join(web, 'plain.css'), 'a{}');
  await writeFile(join(web, 'font.woff2'), 'font');
  await writeFile(join(web, '.secret.json'), 'hidden');
  await writeFile(join(web, 'main.abc.js.map'), '{"outside":1}');
  await mkdir(join(folder, 'releases/mf-x/builds/flips'));
  await writeFile(join(folder, 'releases/mf-x/builds/flips/00000001.json'), '{"outside":1}');
  await mkdir(join(folder, 'releases/maps/mf-x/aa'), { recursive: true });
  await writeFile(join(folder, 'releases/maps/mf-x/aa/main.json'), '{"outside":1}');
  await writeFile(join(folder, 'outside.json'), 'outside');
  origin = createReleaseOrigin(createFolderFileSource(join(folder, 'releases')));
  originUrl = new URL(await origin.listen({ host: '127.0.0.1', port: 0 }));
});

afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

describe('latest.json', () => {
  test('is revalidated on every request and answered with 304 while unchanged', async () => {
    const firstResponse = await sendRequest('/mf-x/builds/latest.json');
    expect(firstResponse).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(firstResponse.body.toString()).toBe('{"id":"aa"}');
    const tag = firstResponse.headers.etag ?? '';
    const revalidatedResponse = await sendRequest('/mf-x/builds/latest.json', {
      'if-none-match': tag,
    });
    expect(revalidatedResponse).toMatchObject({ status: 304, headers: { etag: tag } });
    await writeFile(join(folder, 'releases/mf-x/builds/latest.json'), '{"id":"bb"}');
    const changedResponse = await sendRequest('/mf-x/builds/latest.json', { 'if-none-match': tag });
    expect(changedResponse.body.toString()).toBe('{"id":"bb"}');
  });
});

test.each(['switches.json', 'mf-x/builds/meta/aa.sig.json'])(
  'revalidates %s on every request',
  async (path) => {
    await mkdir(join(folder, 'releases/mf-x/builds/meta'), { recursive: true });
    await writeFile(join(folder, 'releases', path), '{"sequence":1}');
    const response = await sendRequest(`/${path}`);
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(response.headers.etag).toMatch(/^".+"$/);
  },
);

describe('files of a release', () => {
  test('are cached permanently and may be used by any page', async () => {
    const response = await sendRequest('/mf-x/builds/aa/web/plain.css');
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['gzip, deflate, br', 'br', 'as brotli'],
    ['br;q=0, gzip', 'gzip', gzipSync(script).toString()],
    ['deflate', undefined, script],
    ['', undefined, script],
  ])('for accept-encoding "%s" have the encoding %s', async (acceptEncoding, encoding, body) => {
    const path = '/mf-x/builds/aa/web/main.abc.js';
    const response = await sendRequest(path, { 'accept-encoding': acceptEncoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(response.body.toString()).toBe(body);
    expect(response.headers['content-length']).toBe(String(response.body.length));
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('are sent uncompressed when there is no compressed copy', async () => {
    const response = await sendRequest('/mf-x/builds/aa/web/font.woff2', {
      'accept-encoding': 'br',
    });
    expect(response).toMatchObject({ status: 200, headers: { 'content-type': 'font/woff2' } });
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  test('support HEAD', async () => {
    const response = await sendRequest('/mf-x/builds/aa/web/plain.css', {}, 'HEAD');
    expect(response).toMatchObject({ status: 200, headers: { 'content-length': '3' } });
    expect(response.body).toHaveLength(0);
  });
});

describe('other requests', () => {
  test.each([
    '/outside.json',
    '/../outside.json',
    '/mf-x/../../outside.json',
    '/mf-x/%2e%2e/%2e%2e/outside.json',
    '/mf-x/..%2f..%2foutside.json',
    '/mf-x/..%5c..%5coutside.json',
    '//outside.json',
    '/mf-x/builds/aa/web/.secret.json',
    '/mf-x/builds/aa/web/main.abc.js%00.css',
    '/mf-x/builds/aa/web/main.abc.js.br',
    '/mf-x/builds/aa/web/main.abc.js.map',
    '/mf-x/builds/flips/00000001.json',
    '/maps/mf-x/aa/main.json',
    '/mf-x/builds/aa/web',
    '/mf-x/builds/aa/web/missing.js',
    '/mf-x/builds/latest.json/x.js',
    `/${'a'.repeat(5000)}.js`,
  ])('answers 404 for %s', async (path) => {
    const response = await sendRequest(path);
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.toString()).not.toContain('outside');
  });

  test('answers 400 for an invalid percent encoding', async () => {
    expect((await sendRequest('/mf-x/%E0%A4%A.js')).status).toBe(400);
  });

  test('nothing can be written', async () => {
    expect((await sendRequest('/mf-x/builds/latest.json', {}, 'PUT')).status).toBe(404);
  });

  test('answers health checks', async () => {
    const response = await sendRequest('/health');
    expect(JSON.parse(response.body.toString())).toEqual({ ok: true, releases: 'present' });
  });
});

describe('a bucket', () => {
  test('is served like a folder and answers 502 when unreachable', async () => {
    const s3 = await startS3(join(folder, 's3'));
    const store = new S3Store({ ...s3.address, prefix: 'served' });
    const bucketOrigin = createReleaseOrigin(createStoreFileSource(store));
    const previousOriginUrl = originUrl;
    try {
      originUrl = new URL(await bucketOrigin.listen({ host: '127.0.0.1', port: 0 }));
      await store.write('mf-x/builds/latest.json', Buffer.from('{"id":"aa"}'));
      await store.write('mf-x/builds/aa/web/main.js', Buffer.from(script));
      await store.write('mf-x/builds/aa/web/main.js.gz', gzipSync(script));
      const latest = await sendRequest('/mf-x/builds/latest.json');
      expect(latest).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      const scriptResponse = await sendRequest('/mf-x/builds/aa/web/main.js', {
        'accept-encoding': 'br, gzip',
      });
      expect(scriptResponse.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(scriptResponse.body.equals(gzipSync(script))).toBe(true);
      expect((await sendRequest('/mf-x/builds/aa/web/none.js')).status).toBe(404);
      await s3.close();
      const unavailableResponse = await sendRequest('/mf-x/builds/latest.json');
      expect(unavailableResponse).toMatchObject({
        status: 502,
        headers: { 'cache-control': 'no-store' },
      });
      expect(unavailableResponse.body.toString()).toBe('{"error":"the releases cannot be read"}');
    } finally {
      originUrl = previousOriginUrl;
      await bucketOrigin.close();
    }
  });
});
