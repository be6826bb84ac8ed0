import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { readReleaseChanges } from './release-changes.ts';

const INTERNAL_KEY = 'internal-key-for-tests-only';
const change = {
  sequence: 2,
  timestamp: 1_700_000_000_000,
  kind: 'promote',
  id: 'aa',
  canary: null,
  commit: null,
  note: 'Suche schneller',
  person: 'Anna',
};

let fakeResponse = { status: 200, body: '' };
const requests: IncomingMessage[] = [];
const origin = createServer((request, response) => {
  requests.push(request);
  response.writeHead(fakeResponse.status).end(fakeResponse.body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => origin.close(done));
});
beforeEach(() => {
  requests.length = 0;
});

const readChanges = (key?: string) =>
  readReleaseChanges(
    {
      RELEASES_URL: url,
      DATA_DIR: resolve('does-not-exist'),
      ...(key === undefined ? {} : { INTERNAL_KEY: key }),
    },
    'mf-search',
  );

test('reads the changes with the internal key', async () => {
  fakeResponse = { status: 200, body: JSON.stringify({ changes: [change] }) };
  expect(await readChanges(INTERNAL_KEY)).toEqual([change]);
  expect(requests[0]?.url).toBe('/mf-search/builds/history.json');
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${INTERNAL_KEY}`);
});

test('requests nothing without a key', async () => {
  expect(await readChanges()).toBeNull();
  expect(requests).toEqual([]);
});

test.each([
  ['rejects the key', 404, '{}'],
  ['sends no JSON', 200, '<html>'],
  ['sends no list', 200, '{}'],
  ['sends an invalid change', 200, JSON.stringify({ changes: [{ ...change, id: '../x' }] })],
])('returns null if the origin %s', async (_case, status, body) => {
  fakeResponse = { status, body };
  expect(await readChanges(INTERNAL_KEY)).toBeNull();
});
