import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled, whyInstall } from './needs-install.mjs';

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
  ['a workspace that is not a link', { room: { link: true } }, { room: {} }, false],
])('%s', (_, wanted, installed, expected) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});

test('handles a fresh clone, an installed one and one with a newer lock file', () => {
  const root = mkdtempSync(join(tmpdir(), 'gruenland-install-'));
  const write = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  try {
    write('package-lock.json', { a });
    expect(whyInstall(root)).toBe('missing');

    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
    write('node_modules/.package-lock.json', { a });
    expect(whyInstall(root)).toBe('missing');

    writeFileSync(join(root, 'node_modules/node/bin/node'), '');
    expect(whyInstall(root)).toBeUndefined();

    write('package-lock.json', { a: { version: '2.0.0' } });
    expect(whyInstall(root)).toBe('outdated');

    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{}}rest of another');
    expect(whyInstall(root)).toBe('outdated');
  } finally {
    rmSync(root, { recursive: true });
  }
});
