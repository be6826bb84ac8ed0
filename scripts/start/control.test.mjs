import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { acceptRestartRequests } from './control.mjs';

let folder;
let restartedServices;
let stop;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
  restartedServices = [];
  const logFile = join(folder, 'api.log');
  writeFileSync(logFile, '{"level":30}\n/srv/api/src/main.ts:3\nSyntaxError: Unexpected token\n');
  stop = await acceptRestartRequests(folder, {
    shell: { logFile, restart: async () => restartedServices.push('shell') },
    api: {
      logFile,
      restart: async () => {
        throw new Error('exited with code 1');
      },
    },
  });
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const send = (path, method = 'POST') =>
  new Promise((done, fail) => {
    const socketPath = join(folder, 'control.sock');
    const sent = request({ socketPath, path, method }, async (response) =>
      done([response.statusCode, await text(response)]),
    );
    sent.once('error', fail).end();
  });

test('restarts a service on request, for the user of the site only', async () => {
  expect(await send('/restart/shell')).toEqual([200, '']);
  expect(restartedServices).toEqual(['shell']);
  expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
});

test('answers with what a service printed when it does not start', async () => {
  expect(await send('/restart/api')).toEqual([
    500,
    'exited with code 1\n/srv/api/src/main.ts:3\nSyntaxError: Unexpected token',
  ]);
});

test.each([
  ['/restart/nobody', 'POST'],
  ['/restart/constructor', 'POST'],
  ['/restart/shell', 'GET'],
])('refuses %s by %s', async (path, method) => {
  expect((await send(path, method))[0]).toBe(404);
  expect(restartedServices).toEqual([]);
});

test('a socket that cannot be created does not stop the site', async () => {
  const end = await acceptRestartRequests(join(folder, 'gone', 'x'.repeat(120)), {});
  await expect(end()).resolves.toBeUndefined();
});
