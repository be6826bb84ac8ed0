import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './lock-platforms.mjs';

const bindings = { '@a/darwin': '1.0.0', '@a/linux': '1.0.0' };

test.each([
  ['all are locked', ['node_modules/@a/darwin', 'node_modules/@a/linux'], []],
  ['one is missing', ['node_modules/@a/linux'], ['@a/darwin']],
  ['all are missing', [], ['@a/darwin', '@a/linux']],
  [
    'one is locked for another package',
    ['b/node_modules/@a/darwin', 'node_modules/@a/linux'],
    ['@a/darwin'],
  ],
])('%s', (_, locked, missing) => {
  const packages = Object.fromEntries(locked.map((path) => [path, {}]));
  packages['node_modules/a'] = { version: '1.0.0', optionalDependencies: bindings };
  expect(listMissingPackages(packages)).toEqual(missing);
});

test('finds optional packages that npm has nested', () => {
  const packages = {
    'shell/node_modules/a': { version: '1.0.0', optionalDependencies: bindings },
    'shell/node_modules/@a/darwin': {},
    'shell/node_modules/a/node_modules/@a/linux': {},
  };
  expect(listMissingPackages(packages)).toEqual([]);
});

function listMissingPackages(packages) {
  const problems = check(
    createTestRepository({ 'package-lock.json': JSON.stringify({ packages }) }),
  );
  return problems.map(({ message }) => / needs (\S+) /.exec(message)[1]);
}
