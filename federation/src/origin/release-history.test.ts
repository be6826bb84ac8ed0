import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import { createFolderFileSource } from '#origin/release-file-source.ts';
import { createServedHistory } from '#origin/release-history.ts';
import { createReleaseOrigin } from '#origin/release-origin.ts';
import { writeFlipRecord } from '#publish/history.ts';
import { FolderStore } from '#store/folder-store.ts';

const INTERNAL_KEY = 'internal-key-for-tests-only';
const PATH = '/mf-x/builds/history.json';
let folder: string;

const createRecord = (sequence: number): ReleaseChangeRecord => ({
  sequence,
  timestamp: 1_700_000_000_000 + sequence,
  kind: 'release',
  id: `id${sequence}`,
  canary: null,
  commit: null,
  note: sequence === 25 ? 'Suche schneller' : null,
  person: 'Anna',
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-history-'));
  const store = new FolderStore(folder);
  for (let sequence = 1; sequence <= 25; sequence += 1)
    await writeFlipRecord(store, 'mf-x', createRecord(sequence));
  const integrity = `sha384-${'A'.repeat(64)}`;
  const latest = { id: 'id25', timestamp: 1, sequence: 25, release: 'meta/id25.json', integrity };
  await writeFile(
    join(folder, 'mf-x/builds/latest.json'),
    JSON.stringify({ ...latest, keyId: '0'.repeat(16), signature: `${'A'.repeat(86)}==` }),
  );
});
afterAll(async () => rm(folder, { recursive: true }));

function requestHistory(path: string, authorization?: string, env: Record<string, string> = {}) {
  const history = createServedHistory(new FolderStore(folder), env, join(folder, 'keys'));
  const origin = createReleaseOrigin(createFolderFileSource(folder), history);
  return origin.inject({
    url: path,
    headers: authorization === undefined ? {} : { authorization },
  });
}

test('serves the latest 20 changes to callers with the key, newest first', async () => {
  const response = await requestHistory(PATH, `Bearer ${INTERNAL_KEY}`, { INTERNAL_KEY });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  const { changes } = response.json<{ changes: ReleaseChangeRecord[] }>();
  expect(changes).toHaveLength(20);
  expect(changes[0]).toMatchObject({ sequence: 25, person: 'Anna', note: 'Suche schneller' });
});

test.each([
  ['no key', PATH, undefined],
  ['another key', PATH, `Bearer ${INTERNAL_KEY}x`],
  ['the key without scheme', PATH, INTERNAL_KEY],
  ['a remote that was never released', '/mf-y/builds/history.json', `Bearer ${INTERNAL_KEY}`],
  ['a path instead of a remote', '/..%2Fmf-x/builds/history.json', `Bearer ${INTERNAL_KEY}`],
])('answers 404 for %s', async (_case, path, authorization) => {
  const response = await requestHistory(path, authorization, { INTERNAL_KEY });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('Anna');
});

test('uses the generated key of the local site, and serves nothing without any key', async () => {
  expect((await requestHistory(PATH, `Bearer ${INTERNAL_KEY}`)).statusCode).toBe(404);
  await mkdir(join(folder, 'keys'));
  await writeFile(join(folder, 'keys/internal-key'), `${INTERNAL_KEY}\n`);
  expect((await requestHistory(PATH, `Bearer ${INTERNAL_KEY}`)).statusCode).toBe(200);
});
