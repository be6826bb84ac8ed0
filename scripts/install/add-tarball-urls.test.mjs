import { addTarballUrls } from './add-tarball-urls.mjs';

const REGISTRY = 'https://packages.invalid/npm/';

const resolve = (path, entry) =>
  addTarballUrls({ lockfileVersion: 3, packages: { [path]: entry } }, REGISTRY).packages[path]
    .resolved;

test.each([
  ['a package', 'node_modules/react', {}, 'react/-/react-1.2.3.tgz'],
  ['a scoped package', 'node_modules/@swc/core', {}, '@swc/core/-/core-1.2.3.tgz'],
  ['a nested package', 'node_modules/a/node_modules/@b/c', {}, '@b/c/-/c-1.2.3.tgz'],
  ['a renamed package', 'node_modules/alias', { name: '@d/real' }, '@d/real/-/real-1.2.3.tgz'],
])('adds the URL of %s', (_what, path, entry, expectedPath) => {
  const url = resolve(path, { version: '1.2.3', integrity: 'sha512-x', ...entry });
  expect(url).toBe(`https://packages.invalid/npm/${expectedPath}`);
});

test.each([
  ['a workspace', 'shell', { version: '1.0.0' }],
  ['a link to a workspace', 'node_modules/@gruenland/shell', { link: true }],
  ['a bundled package', 'node_modules/a/node_modules/b', { integrity: 'x', inBundle: true }],
])('adds no URL to %s', (_what, path, entry) => {
  expect(resolve(path, entry)).toBeUndefined();
});

test('keeps everything else', () => {
  const entry = { version: '1.2.3', integrity: 'sha512-x', dev: true };
  const lock = { lockfileVersion: 3, packages: { 'node_modules/react': entry } };
  const { lockfileVersion, packages } = addTarballUrls(lock, REGISTRY);
  expect(lockfileVersion).toBe(3);
  expect(packages['node_modules/react']).toMatchObject(entry);
});
