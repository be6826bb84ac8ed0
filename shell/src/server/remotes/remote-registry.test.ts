import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import { RemoteRegistry } from './remote-registry.ts';

const warnings: string[] = [];
const log = {
  debug() {},
  info() {},
  warn: (_fields: unknown, text: string) => void warnings.push(text),
  error() {},
} as unknown as Logger;

const remote = (name: string, ...areas: string[]) => ({ name, label: name, areas });
let folder: string;
let file: string;
let registry: RemoteRegistry | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gruenland-remotes-'));
  file = join(folder, 'remotes.json');
  warnings.length = 0;
});
afterEach(async () => {
  registry?.close();
  await rm(folder, { recursive: true });
});

const write = (...remotes: object[]) => writeFile(file, JSON.stringify({ remotes }));

test('adds a new remote without a restart', async () => {
  await write(remote('mf-a', '/'));
  registry = await RemoteRegistry.open(file, log);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  registry.watch((entries) => resolve(entries.map(({ name }) => name)));
  await write(remote('mf-a', '/'), remote('mf-probe', '/wetter'));
  expect(await promise).toEqual(['mf-a', 'mf-probe']);
  expect(registry.find('mf-probe')?.areas).toEqual(['/wetter']);
});

test('ignores an invalid file until it is valid again', async () => {
  await write(remote('mf-a', '/'));
  registry = await RemoteRegistry.open(file, log);
  const { promise, resolve } = Promise.withResolvers<void>();
  registry.watch(() => resolve());
  await writeFile(file, '{ "remotes": [');
  await waitForWarning();
  expect(registry.entries).toHaveLength(1);
  await write(remote('mf-b', '/'));
  await promise;
  expect(registry.entries.map(({ name }) => name)).toEqual(['mf-b']);
});

test.each([
  ['a duplicate name', [remote('mf-a', '/'), remote('mf-a', '/b')]],
  ['a duplicate area', [remote('mf-a', '/b'), remote('mf-b', '/b')]],
  ['an unknown field', [{ ...remote('mf-a', '/'), url: 'x' }]],
])('refuses %s', async (_case, remotes) => {
  await write(...remotes);
  await expect(RemoteRegistry.open(file, log)).rejects.toThrow('remotes.json');
});

async function waitForWarning(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const push = warnings.push.bind(warnings);
  warnings.push = (...texts) => {
    resolve();
    return push(...texts);
  };
  await promise;
}
