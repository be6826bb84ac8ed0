import { places, repositoryWith } from '../test/repository-of.mjs';
import { check } from './package-boundaries.mjs';

const problemsOf = (file, source) => places(check(repositoryWith({ [file]: source })));

test.each([
  ['shared-ui/src/Card.tsx', "import * as paths from '@gruenland/shared-contracts/paths.ts';"],
  ['mf-magazine/src/remote.tsx', "import { Card } from '@gruenland/shared-ui/card/Card.tsx';"],
  ['mf-magazine/src/pages/a.ts', "import { b } from '#model/b.ts';"],
  ['mf-magazine/src/pages/a.ts', "import { b } from '../model/b.ts';"],
  ['mf-magazine/webpack.config.ts', "import { r } from '@gruenland/federation/build/r.ts';"],
  ['e2e/services.ts', "import { startServices } from '../scripts/start/services.mjs';"],
  ['shell/src/a.ts', "import { readFile } from 'node:fs/promises';"],
])('%s may: %s', (file, source) => {
  expect(problemsOf(file, source)).toEqual([]);
});

test.each([
  [
    'a remote imports another',
    'mf-magazine/src/a.ts',
    "import { b } from '@gruenland/mf-search/remote';",
  ],
  [
    'a remote imports the shell',
    'mf-magazine/src/a.ts',
    "import { b } from '@gruenland/shell/b.ts';",
  ],
  [
    'a type crosses a wall',
    'shared-ui/src/a.ts',
    "import type { B } from '@gruenland/shell/b.ts';",
  ],
  [
    'a lazy import crosses',
    'shared-ui/src/a.ts',
    "const b = () => import('@gruenland/mf-search/remote');",
  ],
  [
    'a re-export crosses',
    'shared-contracts/src/a.ts',
    "export { b } from '@gruenland/shared-ui/b.ts';",
  ],
  [
    'a path walks into another package',
    'mf-magazine/a.ts',
    "import { b } from '../shell/src/b.ts';",
  ],
  ['an allowed package by path', 'shell/a.ts', "import { b } from '../shared-ui/src/b.ts';"],
  ['a path reaches too far', 'shell/src/x/y/a.ts', "import { b } from '../../b.ts';"],
  [
    'another file takes the config grant',
    'mf-search/src/a.ts',
    "import { r } from '@gruenland/federation/r.ts';",
  ],
  [
    'a package leaves the packages',
    'api/a.ts',
    "import { b } from '../scripts/start/services.mjs';",
  ],
])('%s', (_, file, source) => {
  const boundaries = {
    packages: { ...repositoryWith({}).boundaries.packages, api: [] },
    configFiles: {},
  };
  const repository = repositoryWith({ [file]: ['', source] }, boundaries);
  expect(places(check(repository))).toEqual([`${file}:2`]);
});
