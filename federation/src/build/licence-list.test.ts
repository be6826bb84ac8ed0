import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLicenceList } from './licence-list.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'gruenland-licences-'))));
afterAll(async () => rm(folder, { recursive: true }));

async function createListFromPackages(packages: object): Promise<string> {
  const file = join(folder, 'package-lock.json');
  await writeFile(file, JSON.stringify({ packages }));
  return createLicenceList(file);
}
const createListForLicence = (license: string) =>
  createListFromPackages({ 'node_modules/a': { version: '1.0.0', license } });

test('names what the site is run with, and not what it is built with', async () => {
  const siteLicenceList = await createLicenceList(join(WORKSPACE_ROOT, 'package-lock.json'));
  expect(siteLicenceList).toMatch(/^MIT\n[^]* {2}react \d/m);
  expect(siteLicenceList).toMatch(/^OFL-1\.1\n {2}@fontsource/m);
  expect(siteLicenceList).not.toMatch(/ jest \d|@gruenland/);
});

test.each(['MIT', 'Apache-2.0 AND MIT', '(GPL-3.0-only OR MIT)', 'MIT or MPL-2.0'])(
  'allows %s',
  async (licence) => expect(await createListForLicence(licence)).toContain('a 1.0.0'),
);

test('knows the licences of old packages, of one version only', async () => {
  const createList = (version: string) =>
    createListFromPackages({ 'node_modules/hogan.js': { version } });
  expect(await createList('3.0.2')).toContain('Apache-2.0\n  hogan.js 3.0.2');
  await expect(createList('3.0.3')).rejects.toThrow('hogan.js 3.0.3 has the licence unknown');
});

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'UNLICENSED', ''])(
  'refuses the licence "%s"',
  async (licence) => {
    await expect(createListForLicence(licence)).rejects.toThrow('a 1.0.0 has the licence');
  },
);
