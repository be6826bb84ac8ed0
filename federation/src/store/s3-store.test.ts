import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openStore } from '#store/open-store.ts';
import { StoreError } from '#store/release-store.ts';
import { S3Store } from '#store/s3-store.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { startS3 } from '#testing/s3-server.ts';

let folder: string;
let s3: S3Server;
let faultyServer: Server | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  s3 = await startS3(folder);
});

afterEach(() => {
  faultyServer?.closeAllConnections();
  faultyServer?.close();
  faultyServer = undefined;
});

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Starts a server that handles every request with `listener`. Returns its URL. */
async function startFaultyServer(listener: RequestListener): Promise<string> {
  faultyServer = createServer(listener);
  await new Promise<void>((done) => faultyServer?.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(faultyServer.address() as AddressInfo).port}`;
}

test('sets content type and cache header of uploaded files for a CDN', async () => {
  const store = new S3Store({ ...s3.address, prefix: 'headers' });
  const expectedHeaders = [
    ['mf-x/builds/latest.json', 'application/json; charset=utf-8', 'no-cache'],
    ['switches.json', 'application/json; charset=utf-8', 'no-cache'],
    ['mf-x/builds/meta/aa.sig.json', 'application/json; charset=utf-8', 'no-cache'],
    ['mf-x/builds/meta/aa.json', 'application/json; charset=utf-8', /immutable/],
    ['mf-x/builds/aa/web/a.js', 'text/javascript; charset=utf-8', /immutable/],
    ['mf-x/builds/aa/web/a.css', 'text/css; charset=utf-8', /max-age=31536000/],
    ['mf-x/builds/aa/web/a.woff2', 'font/woff2', /immutable/],
  ] as const;
  for (const [path, type, cache] of expectedHeaders) {
    await store.write(path, Buffer.from('x'));
    const { bucket, endpoint } = s3.address;
    const { headers } = await fetch(`${endpoint}/${bucket}/headers/${path}`);
    expect([path, headers.get('content-type')]).toEqual([path, type]);
    expect(headers.get('cache-control')).toMatch(cache);
  }
});

test('lists all pages of keys and skips the content of folders', async () => {
  const keys = ['a/1', 'b-c/1', 'b/1', 'b/2', 'b/3', 'b/4', 'b/5', 'c.json', 'd/1'].map(
    (key) => `p/${key}`,
  );
  let requestCount = 0;
  const endpoint = await startFaultyServer((request, response) => {
    requestCount += 1;
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const [prefix = '', startAfter = ''] = [query.get('prefix'), query.get('start-after')].map(
      String,
    );
    const remainingKeys = keys.filter(
      (key) => key.startsWith(prefix) && (startAfter === 'null' || key > startAfter),
    );
    const contents = remainingKeys
      .slice(0, 2)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<ListBucketResult><IsTruncated>${remainingKeys.length > 2}</IsTruncated>${contents.join('')}</ListBucketResult>`,
    );
  });
  const store = new S3Store({ bucket: 'b', prefix: 'p', endpoint });
  expect(await store.list('b')).toEqual(['b/1', 'b/2', 'b/3', 'b/4', 'b/5']);
  expect(requestCount).toBe(3);
  expect(await store.listFolders('')).toEqual(['a', 'b', 'b-c', 'd']);
  expect(requestCount).toBe(6);
});

test('reports an unreachable server with the address of the store', async () => {
  const store = new S3Store({ ...s3.address, prefix: 'p', endpoint: 'http://127.0.0.1:9' });
  await expect(store.read('a')).rejects.toThrow(StoreError);
  await expect(store.write('a', Buffer.from('1'))).rejects.toThrow(
    /^The release store s3:\/\/releases\/p cannot be written: connect ECONNREFUSED/,
  );
});

test('times out when a server hangs before or within a response', async () => {
  const hangingListeners: RequestListener[] = [
    () => undefined,
    (_request, response) => response.write('{"a'),
  ];
  for (const hangingListener of hangingListeners) {
    const endpoint = await startFaultyServer(hangingListener);
    const store = new S3Store({ bucket: 'b', prefix: '', endpoint, timeoutMs: 150 });
    await expect(store.read('a')).rejects.toThrow(/cannot be read/);
    faultyServer?.closeAllConnections();
    faultyServer?.close();
  }
}, 10_000);

test('reports a missing and a forbidden bucket as errors', async () => {
  const storeWithoutBucket = new S3Store({ ...s3.address, bucket: 'nothing-here' });
  await expect(storeWithoutBucket.read('a')).rejects.toThrow('NoSuchBucket');
  const endpoint = await startFaultyServer((_request, response) => {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>');
  });
  const forbiddenStore = new S3Store({ bucket: 'b', prefix: '', endpoint });
  await expect(forbiddenStore.read('a')).rejects.toThrow('AccessDenied');
  await expect(forbiddenStore.exists('a')).rejects.toThrow(StoreError);
});

test('opens the store that the environment names and reports invalid settings', async () => {
  const { endpoint } = s3.address;
  const env = { RELEASES_STORE: 's3://releases/by/env/', RELEASES_S3_ENDPOINT: endpoint };
  const store = await openStore(env, folder);
  expect(store.location).toBe('s3://releases/by/env');
  await store.write('a', Buffer.from('1'));
  expect(`${await new S3Store({ ...s3.address, prefix: 'by/env' }).read('a')}`).toBe('1');
  expect((await openStore({ RELEASES_STORE: '' }, folder)).location).toBe(folder);
  for (const address of ['releases', 's3://', 's3://bb/../x', 's3://bb/a b', 'http://bb/x']) {
    const openPromise = openStore({ RELEASES_STORE: address }, folder);
    await expect(openPromise).rejects.toThrow(/^RELEASES_STORE is ".*", must be like s3:/);
  }
  const openPromise = openStore({ RELEASES_STORE: 's3://bb', RELEASES_S3_ENDPOINT: 'x' }, folder);
  await expect(openPromise).rejects.toThrow('RELEASES_S3_ENDPOINT is "x", must be an address');
});
