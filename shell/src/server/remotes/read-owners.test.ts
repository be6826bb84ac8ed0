import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOwners } from './read-owners.ts';

test('reads the owners of a remote, without those of its parts elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gruenland-owners-'));
  const file = join(folder, 'CODEOWNERS');
  await writeFile(
    file,
    '* @g/all\n# /mf-c/ @g/old\n/mf-a/  @g/a @g/b\n/api/src/modules/mf-b/ @g/b\n',
  );
  expect(await readOwners(file, 'mf-a')).toEqual(['@g/a', '@g/b']);
  expect(await readOwners(file, 'mf-b')).toEqual([]);
  expect(await readOwners(file, 'mf-c')).toEqual([]);
  await rm(folder, { recursive: true });
});

test('knows no owner if there is no file', async () => {
  expect(await readOwners(resolve('does-not-exist'), 'mf-a')).toEqual([]);
});
