import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ThrownError } from './dev-events.ts';
import { startDevServer } from './dev-server.ts';
import { EventStream } from './event-stream.ts';

const shell = createServer((request, response) => {
  if (request.url === '/f/1/kuh.jpg/m/400x0') {
    response.writeHead(200, { 'content-type': 'image/webp' }).end('a cow');
  } else {
    response.writeHead(404).end();
  }
});
const describeError = async ({ title, stack }: ThrownError) => {
  return { title, message: stack, location: 'a.ts:1', frame: null };
};
let folder = '';
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
  await new Promise<void>((done) => shell.listen(0, '127.0.0.1', done));
  const shellUrl = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  const options = {
    remote: 'mf-a',
    shell: shellUrl,
    devBuildFolder: folder,
    getPageFolder: async () => folder,
    describeError,
  };
  app = await startDevServer({ ...options, port: 0, events: new EventStream() });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  shell.closeAllConnections();
  shell.close();
  await rm(folder, { recursive: true });
});

const fetchFromDevServer = async (path: string) => await fetch(`http://localhost:${port}${path}`);

test.each(['/', '/_page/'])('serves chunks with long names below %s', async (prefix) => {
  const name = `${'shared-ui_src_link_Link_tsx-'.repeat(7)}85d491.js`;
  await writeFile(join(folder, name), '1;');
  const response = await fetchFromDevServer(prefix + name);
  expect([response.status, await response.text()]).toEqual([200, '1;']);
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('serves only built files', async () => {
  await writeFile(join(folder, 'notes.txt'), 'not built');
  for (const path of ['/notes.txt', '/gone.js', '/..%2f..%2fpackage.json', '/_page/..%2fa.js']) {
    expect((await fetchFromDevServer(path)).status).toBe(404);
  }
});

test('proxies images from the shell, including a 404', async () => {
  const imageResponse = await fetchFromDevServer('/f/1/kuh.jpg/m/400x0');
  expect([imageResponse.status, await imageResponse.text()]).toEqual([200, 'a cow']);
  expect(imageResponse.headers.get('content-type')).toBe('image/webp');
  expect((await fetchFromDevServer('/f/1/esel.jpg')).status).toBe(404);
});

test('serves the modules of its client without types, and no other sources', async () => {
  const client = await fetchFromDevServer('/_dev/src/dev/client/dev-client.ts?place=alone');
  expect(client.headers.get('content-type')).toContain('javascript');
  const imports = [...(await client.text()).matchAll(/from ['"]([^'"]+)['"]/g)];
  expect(imports.length).toBeGreaterThan(3);
  for (const [, path = ''] of imports)
    expect([path, (await fetchFromDevServer(path)).status]).toEqual([path, 200]);
  expect((await fetchFromDevServer('/_dev/src/dev/dev-server.ts')).status).toBe(404);
  expect((await fetchFromDevServer('/_dev/src/dev/client/../../cli/dev.ts')).status).toBe(404);
});

test('serves every module that the client imports', async () => {
  const paths = new Set(['/_dev/src/dev/client/dev-client.ts']);
  for (const path of paths) {
    const response = await fetchFromDevServer(path);
    expect([path, response.status]).toEqual([path, 200]);
    for (const [, importedPath = ''] of (await response.text()).matchAll(
      /from ['"]([^'"]+)['"]/g,
    )) {
      const url = new URL(importedPath, 'http://localhost');
      paths.add(url.pathname);
    }
  }
  expect(paths).toContain('/_dev/contracts/site-colours.ts');
});

test('describes errors that pages of the shell and its own page report, and no others', async () => {
  const sendFault = async (origin: string, body: string) =>
    await fetch(`http://localhost:${port}/_dev/faults`, {
      method: 'POST',
      headers: { origin },
      body,
    });
  const body = JSON.stringify({ title: 'thrown', stack: 'Error: x' });
  const shellOrigin = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  for (const origin of [shellOrigin, `http://localhost:${port}`]) {
    const response = await sendFault(origin, body);
    expect(await response.json()).toEqual(
      await describeError({ title: 'thrown', stack: 'Error: x' }),
    );
  }
  expect((await sendFault('https://evil.example', body)).status).toBe(400);
  expect((await sendFault(shellOrigin, '[')).status).toBe(400);
});

test('refuses a foreign host name that resolves to this machine', async () => {
  const request = { url: '/', headers: { host: 'evil.example' } };
  expect((await app.inject(request)).statusCode).toBe(421);
});

test('reports a port that is in use', async () => {
  const options = { remote: 'mf-a', shell: 'http://localhost:1', devBuildFolder: folder };
  const secondServer = startDevServer({
    ...options,
    getPageFolder: async () => folder,
    describeError,
    port,
    events: new EventStream(),
  });
  await expect(secondServer).rejects.toThrow(`Port ${port} is in use; choose another with --port`);
});
