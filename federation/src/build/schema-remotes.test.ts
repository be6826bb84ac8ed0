import { basename, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { listInputFiles } from './input-hash.ts';
import { findReachedFiles } from './reached-files.ts';
import { listShellInputs } from './shell-inputs.ts';
import { listRemoteNames, WORKSPACE_ROOT } from './workspace.ts';

const SCHEMA_FOLDER = 'shared-contracts/src/api';
/** Form drafts are the only contract that the forms of nearly all areas share. */
const WIDELY_USED_FILE = 'form-drafts.ts';
const MAX_BUILDS = 4;

/** Names of the builds that must be repeated after a schema file changes, keyed by file name. */
const buildsByFile = new Map<string, string[]>();

beforeAll(async () => {
  for (const file of await listInputFiles(join(WORKSPACE_ROOT, SCHEMA_FOLDER)))
    buildsByFile.set(basename(file), []);
  const inputsByBuild = new Map([['shell', await listShellInputs()]]);
  for (const name of await listRemoteNames())
    inputsByBuild.set(name, await findReachedFiles(join(WORKSPACE_ROOT, name)));
  for (const [name, inputs] of inputsByBuild)
    for (const input of inputs.filter((path) => path.startsWith(`${SCHEMA_FOLDER}/`)))
      buildsByFile.get(basename(input))?.push(name);
});

test.each([
  ['ads.schema.ts', ['mf-kleinanzeigen']],
  ['events.schema.ts', ['mf-veranstaltungen']],
  ['photos.schema.ts', ['mf-kleinanzeigen', 'mf-veranstaltungen']],
  ['telemetry.schema.ts', ['shell']],
  ['staff-operations.schema.ts', ['shell']],
  ['staff-accounts.ts', ['mf-redaktion']],
  ['watchlist.schema.ts', ['mf-account']],
  ['newsletter.schema.ts', ['mf-account']],
  ['session.schema.ts', ['mf-account']],
])('a change of %s rebuilds %j and nothing else', (file, builds) => {
  expect(buildsByFile.get(file)).toEqual(builds);
});

test(`only ${WIDELY_USED_FILE} is part of more than ${MAX_BUILDS} builds`, () => {
  const widelyUsedFiles = [...buildsByFile].filter(([, builds]) => builds.length > MAX_BUILDS);
  expect(widelyUsedFiles.map(([file]) => file)).toEqual([WIDELY_USED_FILE]);
  expect(buildsByFile.size).toBeGreaterThan(50);
});
