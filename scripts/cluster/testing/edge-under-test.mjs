import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureServerProgram } from '../../install/system-packages.mjs';
import { say } from '../../project/terminal.mjs';
import { startProgram } from '../../start/program.mjs';
import { EDGE_PACKAGES, createEdgeProgram } from '../edge-program.mjs';
import { sendRequest } from './send-request.mjs';
import { FakeService } from './fake-service.mjs';

const { signal } = new AbortController();
const nginxPath = await ensureServerProgram('nginx', EDGE_PACKAGES, signal);

/**
 * Declares a group of tests like `describe`. If nginx or another program is missing and cannot be
 * installed, prints a message and skips the tests.
 *
 * @param {string} title
 * @param {() => void} tests
 * @param {Readonly<Record<string, string | undefined>>} [otherPrograms] Paths by name of other programs
 *   that the tests need.
 */
export function describeEdge(title, tests, otherPrograms = {}) {
  const missing = Object.entries({ nginx: nginxPath, ...otherPrograms }).find(
    ([, path]) => !path,
  )?.[0];
  if (!missing) return describe(title, tests);
  const reason = `skipped: ${missing} is not installed`;
  say(`  ${title}: ${reason}`);
  return describe.skip(`${title}; ${reason}`, tests);
}

/** Rate limits that tests do not reach; tests of the limits set lower ones. */
const HIGH_LIMITS = { pages: '2000r/s', pictures: '2000r/s', apis: '2000r/s', connections: 1000 };

/**
 * Starts a real nginx as the edge. Test servers stand in for two shells, two apis and the release
 * origin behind it.
 *
 * @param {object} answers
 * @param {import('node:http').RequestListener} answers.shell
 * @param {import('node:http').RequestListener} [answers.api]
 * @param {Partial<Parameters<typeof createEdgeProgram>[0]>} [options]
 */
export async function startEdge({ shell, api = sendNotFound }, options = {}) {
  const shells = [new FakeService(shell), new FakeService(shell)];
  const apis = [new FakeService(api), new FakeService(api)];
  const releases = new FakeService(sendNotFound);
  const backendServices = [...shells, ...apis, releases];
  await Promise.all(backendServices.map((service) => service.start()));
  const [edge, inner] = await Promise.all([findFreePort(), findFreePort()]);
  const folder = mkdtempSync(join(tmpdir(), 'gruenland-edge-'));
  const getPorts = (services) => services.map(({ port }) => port);
  const ports = { edge, inner, shells: getPorts(shells), apis: getPorts(apis) };
  const program = await createEdgeProgram({
    folder,
    ports: { ...ports, releases: releases.port },
    limits: HIGH_LIMITS,
    signal,
    ...options,
  });
  const child = startProgram(program, process.env);
  const ended = new Promise((done) => child.once('close', done));
  const innerUrl = `http://127.0.0.1:${inner}`;
  await waitUntilHealthy(`${innerUrl}/_edge/healthy`, ended);
  return {
    url: `http://127.0.0.1:${edge}`,
    innerUrl,
    port: edge,
    folder,
    pid: child.pid,
    shells,
    apis,
    /** Reads the access log and the error log of the edge. */
    logs: () => ({
      requests: readFileSync(join(folder, 'requests.log'), 'utf8'),
      errors: readFileSync(join(folder, 'errors.log'), 'utf8'),
    }),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await Promise.all(backendServices.map((service) => service.stop().catch(() => {})));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Sends a page that the edge may cache until the current second has ended. */
export function sendPage(response, text, headers = {}) {
  const second = Math.floor(Number(response.req.headers['x-edge-time']));
  const cacheControl =
    'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400';
  sendHtml(response, text, {
    'cache-control': cacheControl,
    'x-accel-expires': `@${second}`,
    ...headers,
  });
}

/**
 * Sends a page that the edge caches for a minute, so that a second request is answered from the
 * cache.
 */
export function sendLongCachedPage(response, text, headers = {}) {
  sendHtml(response, text, { 'cache-control': 'public, s-maxage=60', ...headers });
}

function sendHtml(response, text, headers) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(text);
}

/**
 * Sends a shell's response with the header that names the releases of the visitor's bucket. The
 * default is the header of a shell without a canary.
 */
export function sendBucketResponse(response, bucket = 'all') {
  response.writeHead(204, {
    'x-release-bucket': bucket,
    'cache-control': 'public, max-age=0, s-maxage=60',
  });
  response.end();
}

function sendNotFound(_request, response) {
  response.writeHead(404).end();
}

async function waitUntilHealthy(url, ended) {
  let hasExited = false;
  void ended.then(() => (hasExited = true));
  for (;;) {
    const response = await sendRequest(url).catch(() => undefined);
    if (response?.status === 200) return;
    if (hasExited) throw new Error('nginx exited');
    await pause(20);
  }
}

async function findFreePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}
