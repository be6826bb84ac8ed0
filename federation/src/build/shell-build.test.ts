import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ShellManifest } from '#build/finish-shell-build.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { getFixturePath, PACKAGE_ROOT, runProgram } from '#testing/run-program.ts';

let folder: string;
let manifest: ShellManifest;
let script: string;

beforeAll(async () => {
  // The folder is inside the repository, so that the server bundle resolves its packages.
  folder = await mkdtemp(join(PACKAGE_ROOT, '../.cache/shell-fixture-'));
  const programArguments = [
    'src/testing/build-fixture-shell.ts',
    getFixturePath('shell-fixture'),
    folder,
  ];
  const result = await runProgram(programArguments);
  if (result.code !== 0) throw new Error(result.problems);
  manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as ShellManifest;
  script = await readFile(join(folder, 'web', manifest.scripts[0]?.file ?? ''), 'utf8');
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('the shell’s build', () => {
  test('lists scripts and styles with their hashes, and every file', async () => {
    expect(manifest.scripts).toHaveLength(1);
    expect(manifest.styles).toHaveLength(1);
    expect(manifest.styleguideStyles).toEqual([]);
    for (const { file, integrity } of [...manifest.scripts, ...manifest.styles]) {
      const content = await readFile(join(folder, 'web', file));
      expect(computeIntegrity(content)).toBe(integrity);
      expect(manifest.files[file]).toMatchObject({ integrity, bytes: content.length });
    }
    const files = await readdir(join(folder, 'web'));
    expect(files.filter((file) => !/\.(br|gz)$/.test(file)).toSorted()).toEqual(
      Object.keys(manifest.files),
    );
    expect(files).toContain(`${manifest.scripts[0]?.file}.br`);
  });

  test('writes builds/latest.json for browsers', async () => {
    const latest: unknown = JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8'));
    expect(latest).toEqual({ id: manifest.id, timestamp: manifest.timestamp });
    const buildMetadata = await readFile(join(folder, `builds/meta/${manifest.id}.json`), 'utf8');
    expect(JSON.parse(buildMetadata)).toEqual(manifest);
  });

  test('tree-shakes react-router although it is shared', () => {
    expect(script).toContain('useBlocker');
    expect(script).not.toMatch(/createMemoryRouter|createStaticHandler|unstable_RSC/);
  });

  test('contains no development code', () => {
    expect(script).not.toContain('process.env.NODE_ENV');
    expect(script).not.toContain('Warning: Each child in a list');
  });

  test('uses the same class names on the server and keeps packages external', () => {
    const require = createRequire(import.meta.url);
    const server = require(join(folder, 'node/server.cjs')) as {
      readonly fromServer: { readonly className: string; readonly react: string };
    };
    expect(server.fromServer.react).toMatch(/^19\./);
    expect(script).toContain(`"${server.fromServer.className}"`);
  });
});
