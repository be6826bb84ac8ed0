import { repositoryWith } from '../test/repository-of.mjs';
import { check } from './project-references.mjs';

const BOUNDARIES = {
  packages: { contracts: [], 'mf-x': ['contracts'], federation: ['contracts'] },
  configFiles: { 'mf-*/webpack.config.ts': ['federation'] },
};

const tsconfig = (...packages) =>
  JSON.stringify({ references: packages.map((packageName) => ({ path: `../${packageName}` })) });
const manifest = (...packages) =>
  JSON.stringify({
    dependencies: Object.fromEntries(packages.map((r) => [`@gruenland/${r}`, '*'])),
  });

const IN_ORDER = {
  'tsconfig.json': tsconfig('contracts', 'mf-x', 'federation'),
  'package.json': JSON.stringify({ workspaces: ['contracts', 'mf-x', 'federation'] }),
  'contracts/tsconfig.json': tsconfig(),
  'contracts/package.json': manifest(),
  'mf-x/tsconfig.json': tsconfig('contracts', 'federation'),
  'mf-x/package.json': manifest('contracts', 'federation'),
  'federation/tsconfig.json': tsconfig('contracts'),
  'federation/package.json': manifest('contracts'),
};

const messages = (changed) =>
  check(repositoryWith({ ...IN_ORDER, ...changed }, BOUNDARIES)).map(
    ({ file, message }) => `${file}: ${message.split(' (')[0]}`,
  );

test('three lists that agree', () => {
  expect(messages({})).toEqual([]);
});

test('a reference too much, a reference missing, a dependency too much, a package left out', () => {
  expect(messages({ 'contracts/tsconfig.json': tsconfig('mf-x') })).toEqual([
    'contracts/tsconfig.json: mf-x is too much',
  ]);
  expect(messages({ 'mf-x/tsconfig.json': tsconfig('federation') })).toEqual([
    'mf-x/tsconfig.json: contracts is missing',
  ]);
  expect(messages({ 'federation/package.json': manifest('contracts', 'mf-x') })).toEqual([
    'federation/package.json: mf-x is too much',
  ]);
  expect(messages({ 'tsconfig.json': tsconfig('contracts', 'mf-x') })).toEqual([
    'tsconfig.json: federation is missing',
  ]);
});
