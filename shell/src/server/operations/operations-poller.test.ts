import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ActiveKillSwitches } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { OperationsPoller } from './operations-poller.ts';

const folder = mkdtempSync(join(tmpdir(), 'measures-'));
const noop = () => {};
const log = { debug: noop, info: noop, warn: noop, error: noop } as unknown as Logger;
let fakeResponse = { status: 200, text: '' };
const api = createServer((_request, response) => {
  response.writeHead(fakeResponse.status).end(fakeResponse.text);
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((done) => api.close(done));
});

const searchSwitches: ActiveKillSwitches = { off: ['mf-search'], stopped: [] };
const noKillSwitches: ActiveKillSwitches = { off: [], stopped: [] };
const respondWith = (killSwitches: unknown, status = 200) =>
  (fakeResponse = { status, text: JSON.stringify(killSwitches) });

let file = '';
let receivedKillSwitches: ActiveKillSwitches[] = [];
let fileCount = 0;
beforeEach(() => {
  file = join(folder, `measures-${fileCount++}.json`);
  receivedKillSwitches = [];
});
const createPoller = () =>
  new OperationsPoller({
    apiUrl,
    file,
    log,
    onChange: (killSwitches) => receivedKillSwitches.push(killSwitches),
  });

test('calls onChange only when the kill switches change', async () => {
  const poller = createPoller();
  respondWith(searchSwitches);
  await poller.poll();
  await poller.poll();
  respondWith(noKillSwitches);
  await poller.poll();
  expect(receivedKillSwitches).toEqual([searchSwitches, noKillSwitches]);
});

test.each([
  ['fails', { error: 'x' }, 500],
  ['is too old', { error: 'x' }, 404],
  ['sends invalid data', { off: 'everything', stopped: [] }, 200],
  ['names an invalid area', { off: ['../x'], stopped: [] }, 200],
  ['sends too much data', { off: [], stopped: [], more: 'x'.repeat(100_000) }, 200],
])('keeps the kill switches when the API %s', async (_case, body, status) => {
  const poller = createPoller();
  respondWith(searchSwitches);
  await poller.poll();
  respondWith(body, status);
  await poller.poll();
  expect(receivedKillSwitches).toEqual([searchSwitches]);
});

test('keeps areas off across a restart while the API is unavailable', async () => {
  const poller = createPoller();
  respondWith(searchSwitches);
  await poller.poll();
  receivedKillSwitches = [];
  respondWith(noKillSwitches, 503);
  await createPoller().poll();
  expect(receivedKillSwitches).toEqual([searchSwitches]);
});

test('ignores an invalid file', async () => {
  writeFileSync(file, '{"off":');
  respondWith(searchSwitches);
  await createPoller().poll();
  expect(receivedKillSwitches).toEqual([searchSwitches]);
});
