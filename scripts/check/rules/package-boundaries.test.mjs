import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './package-boundaries.mjs';

const getProblemLocations = (file, source) =>
  getLocations(check(createTestRepository({ [file]: source })));

test.each([
  ['shared-ui/src/Card.tsx', "import * as paths from '@gruenland/shared-contracts/paths.ts';"],
  ['mf-magazine/src/remote.tsx', "import { Card } from '@gruenland/shared-ui/card/Card.tsx';"],
  ['mf-magazine/src/pages/a.ts', "import { b } from '#model/b.ts';"],
  ['mf-magazine/src/pages/a.ts', "import { b } from '../model/b.ts';"],
  ['mf-magazine/webpack.config.ts', "import { r } from '@gruenland/federation/build/r.ts';"],
  ['e2e/services.ts', "import { startServices } from '../scripts/start/services.mjs';"],
  ['shell/src/a.ts', "import { readFile } from 'node:fs/promises';"],
])('allows in %s: %s', (file, source) => {
  expect(getProblemLocations(file, source)).toEqual([]);
});

test.each([
  [
    'a remote that imports another remote',
    'mf-magazine/src/a.ts',
    "import { b } from '@gruenland/mf-search/remote';",
  ],
  [
    'a remote that imports the shell',
    'mf-magazine/src/a.ts',
    "import { b } from '@gruenland/shell/b.ts';",
  ],
  [
    'a type import of a forbidden package',
    'shared-ui/src/a.ts',
    "import type { B } from '@gruenland/shell/b.ts';",
  ],
  [
    'a dynamic import of a forbidden package',
    'shared-ui/src/a.ts',
    "const b = () => import('@gruenland/mf-search/remote');",
  ],
  [
    'a re-export of a forbidden package',
    'shared-contracts/src/a.ts',
    "export { b } from '@gruenland/shared-ui/b.ts';",
  ],
  [
    'a relative path to a forbidden package',
    'mf-magazine/a.ts',
    "import { b } from '../shell/src/b.ts';",
  ],
  [
    'a relative path to an allowed package',
    'shell/a.ts',
    "import { b } from '../shared-ui/src/b.ts';",
  ],
  ['a path that starts with ../../', 'shell/src/x/y/a.ts', "import { b } from '../../b.ts';"],
  [
    'a package that is allowed only for webpack.config.ts',
    'mf-search/src/a.ts',
    "import { r } from '@gruenland/federation/r.ts';",
  ],
  ['a path outside the packages', 'api/a.ts', "import { b } from '../scripts/start/services.mjs';"],
])('reports %s', (_, file, source) => {
  const boundaries = {
    packages: { ...createTestRepository({}).boundaries.packages, api: [] },
    configFiles: {},
  };
  const repository = createTestRepository({ [file]: ['', source] }, boundaries);
  expect(getLocations(check(repository))).toEqual([`${file}:2`]);
});
