import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ActiveMeasures } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { DeskMeasures } from './desk-measures.ts';

const folder = mkdtempSync(join(tmpdir(), 'measures-'));
const nobody = () => {};
const log = { debug: nobody, info: nobody, warn: nobody, error: nobody } as unknown as Logger;
let answer = { status: 200, text: '' };
const api = createServer((_request, response) => {
  response.writeHead(answer.status).end(answer.text);
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((closed) => api.close(closed));
});

const off: ActiveMeasures = { off: ['mf-search'], stopped: [] };
const none: ActiveMeasures = { off: [], stopped: [] };
const say = (measures: unknown, status = 200) =>
  (answer = { status, text: JSON.stringify(measures) });

let file = '';
let heard: ActiveMeasures[] = [];
let files = 0;
beforeEach(() => {
  file = join(folder, `measures-${files++}.json`);
  heard = [];
});
const follow = () =>
  new DeskMeasures({ apiUrl, file, log, onChange: (measures) => heard.push(measures) });

test('says once what is in force, and again when it changes', async () => {
  const desk = follow();
  say(off);
  await desk.look();
  await desk.look();
  say(none);
  await desk.look();
  expect(heard).toEqual([off, none]);
});

test.each([
  ['fails', { error: 'x' }, 500],
  ['is too old to know', { error: 'x' }, 404],
  ['says nonsense', { off: 'everything', stopped: [] }, 200],
  ['names no area', { off: ['../x'], stopped: [] }, 200],
  ['says too much', { off: [], stopped: [], more: 'x'.repeat(100_000) }, 200],
])('an api that %s switches nothing on or off', async (_how, body, status) => {
  const desk = follow();
  say(off);
  await desk.look();
  say(body, status);
  await desk.look();
  expect(heard).toEqual([off]);
});

test('what is off stays off over a restart, whether the api is there or not', async () => {
  const desk = follow();
  say(off);
  await desk.look();
  heard = [];
  say(none, 503);
  await follow().look();
  expect(heard).toEqual([off]);
});

test('a file that is broken is none', async () => {
  writeFileSync(file, '{"off":');
  say(off);
  await follow().look();
  expect(heard).toEqual([off]);
});
