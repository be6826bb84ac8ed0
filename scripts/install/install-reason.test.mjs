import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areLockedPackagesInstalled, getInstallReason } from './install-reason.mjs';

const a = { version: '1.0.0' };

test.each([
  ['the same', { '': {}, a }, { a }, true],
  ['another version', { a }, { a: { version: '1.0.1' } }, false],
  ['a missing package', { a, b: a }, { a }, false],
  ['a package for another system', { a, b: { ...a, optional: true } }, { a }, true],
  [
    'a package of another system in the wrong version',
    { b: { ...a, optional: true } },
    { b: {} },
    false,
  ],
  ['an additional package', { a }, { a, 'a/node_modules/b': a }, true],
  ['a workspace that is not a link', { packageName: { link: true } }, { packageName: {} }, false],
])('%s', (_, lockedPackages, installedPackages, expected) => {
  expect(areLockedPackagesInstalled(lockedPackages, installedPackages)).toBe(expected);
});

test('handles a fresh clone, an installed one and one with a newer lock file', () => {
  const root = mkdtempSync(join(tmpdir(), 'gruenland-install-'));
  const write = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  try {
    write('package-lock.json', { a });
    expect(getInstallReason(root)).toBe('missing');

    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
    write('node_modules/.package-lock.json', { a });
    expect(getInstallReason(root)).toBe('missing');

    writeFileSync(join(root, 'node_modules/node/bin/node'), '');
    expect(getInstallReason(root)).toBeUndefined();

    write('package-lock.json', { a: { version: '2.0.0' } });
    expect(getInstallReason(root)).toBe('outdated');

    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{}}rest of another');
    expect(getInstallReason(root)).toBe('outdated');
  } finally {
    rmSync(root, { recursive: true });
  }
});
