import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './project-references.mjs';

const BOUNDARIES = {
  packages: { contracts: [], 'mf-x': ['contracts'], federation: ['contracts'] },
  configFiles: { 'mf-*/webpack.config.ts': ['federation'] },
};

const createTsconfig = (...packages) =>
  JSON.stringify({ references: packages.map((packageName) => ({ path: `../${packageName}` })) });
const createManifest = (...packages) =>
  JSON.stringify({
    dependencies: Object.fromEntries(
      packages.map((packageName) => [`@gruenland/${packageName}`, '*']),
    ),
  });

const VALID_FILES = {
  'tsconfig.json': createTsconfig('contracts', 'mf-x', 'federation'),
  'package.json': JSON.stringify({ workspaces: ['contracts', 'mf-x', 'federation'] }),
  'contracts/tsconfig.json': createTsconfig(),
  'contracts/package.json': createManifest(),
  'mf-x/tsconfig.json': createTsconfig('contracts', 'federation'),
  'mf-x/package.json': createManifest('contracts', 'federation'),
  'federation/tsconfig.json': createTsconfig('contracts'),
  'federation/package.json': createManifest('contracts'),
};

const messages = (changed) =>
  check(createTestRepository({ ...VALID_FILES, ...changed }, BOUNDARIES)).map(
    ({ file, message }) => `${file}: ${message.split(':')[0]}`,
  );

test('accepts lists that match boundaries.json', () => {
  expect(messages({})).toEqual([]);
});

test('reports additional and missing references, dependencies and packages', () => {
  expect(messages({ 'contracts/tsconfig.json': createTsconfig('mf-x') })).toEqual([
    'contracts/tsconfig.json: mf-x is not in boundaries.json',
  ]);
  expect(messages({ 'mf-x/tsconfig.json': createTsconfig('federation') })).toEqual([
    'mf-x/tsconfig.json: contracts is missing',
  ]);
  expect(messages({ 'federation/package.json': createManifest('contracts', 'mf-x') })).toEqual([
    'federation/package.json: mf-x is not in boundaries.json',
  ]);
  expect(messages({ 'tsconfig.json': createTsconfig('contracts', 'mf-x') })).toEqual([
    'tsconfig.json: federation is missing',
  ]);
});

test('reports a package without a folder in one line, with the way out', () => {
  const { 'mf-x/package.json': _manifest, 'mf-x/tsconfig.json': _config, ...files } = VALID_FILES;
  expect(check(createTestRepository(files, BOUNDARIES))).toEqual([
    {
      file: 'boundaries.json',
      message: 'names mf-x, but there is no folder mf-x: npm run remove-remote -- mf-x',
    },
  ]);
});
