import { BOUNDARY_LINT_FILE, boundaryLintText } from '../boundary-lint.mjs';
import { places, repositoryWith } from '../test/repository-of.mjs';
import { check as checkDeclared } from './declared-packages.mjs';
import { check as checkEnvironment } from './environment.mjs';
import { check as checkGeneratedLint } from './generated-lint.mjs';
import { check as checkLock } from './lockfile.mjs';
import { check as checkReadmes } from './readmes.mjs';

test('packages that a package uses without declaring them', () => {
  const problems = checkDeclared(
    repositoryWith({
      'package.json': JSON.stringify({ devDependencies: { 'fast-check': '1.0.0' } }),
      'shell/package.json': JSON.stringify({ dependencies: { react: '1.0.0', '@a/b': '1.0.0' } }),
      'shell/src/a.ts': [
        "import { useState } from 'react';",
        "import { jsx } from 'react/jsx-runtime';",
        "import { c } from '@a/b/c.js';",
        "import { d } from '@a/other';",
        "import fs from 'fs';",
        "import fc from 'fast-check';",
      ],
      'shell/src/a.test.ts': "import fc from 'fast-check';",
    }),
  );
  expect(places(problems)).toEqual(['shell/src/a.ts:4', 'shell/src/a.ts:5', 'shell/src/a.ts:6']);
});

test('loose versions and a lock file that names its registry', () => {
  const root = { devDependencies: { a: '^1.0.0', b: '1.0.0' } };
  const shell = { dependencies: { '@gruenland/x': '*', c: 'latest' } };
  const packages = { '': root, shell, a: { resolved: 'https://example.org/a.tgz' }, b: {} };
  const problems = checkLock(
    repositoryWith({
      'package.json': JSON.stringify(root),
      'shell/package.json': JSON.stringify(shell),
      'package-lock.json': JSON.stringify({ packages }),
    }),
  );
  expect(places(problems)).toEqual(['package-lock.json', 'package.json', 'shell/package.json']);
});

test('a manifest the lock file does not know', () => {
  const locked = { '': { dependencies: { a: '1.0.0', b: '1.0.0' } } };
  const problems = checkLock(
    repositoryWith({
      'package.json': JSON.stringify({ dependencies: { a: '1.0.1', c: '1.0.0' } }),
      'package-lock.json': JSON.stringify({ packages: locked }),
    }),
  );
  expect(problems.map(({ message }) => message.split(' ')[0])).toEqual(['a', 'c', 'b']);
});

test('variables that are read but not listed, or listed but not read', () => {
  const problems = checkEnvironment(
    repositoryWith({
      '.env.example': ['# The port.', 'PORT=3000', '# GONE=1'],
      'shell/src/a.ts': 'const { port } = read(process.env.PORT, environment.SECRET, env.HOME);',
      'shell/src/config.schema.ts': [
        'const schema = z.object({',
        '  DATABASE_URL: z.string(),',
        '});',
      ],
      'shell/src/a.test.ts': 'process.env.ONLY_IN_TEST',
    }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'SECRET is not in .env.example',
    'DATABASE_URL is not in .env.example',
    'nothing reads GONE',
  ]);
});

test('generated lint rules that are out of date', () => {
  const { boundaries } = repositoryWith({});
  const upToDate = repositoryWith({ [BOUNDARY_LINT_FILE]: boundaryLintText(boundaries) });
  expect(checkGeneratedLint(upToDate)).toEqual([]);
  const stale = repositoryWith({ [BOUNDARY_LINT_FILE]: '{}' });
  expect(places(checkGeneratedLint(stale))).toEqual([BOUNDARY_LINT_FILE]);
});

test('a README that is missing or longer than a screen', () => {
  const boundaries = { packages: { a: [], b: [], c: [] }, configFiles: {} };
  const files = { 'a/README.md': '# a', 'b/README.md': Array.from({ length: 61 }, () => 'x') };
  expect(places(checkReadmes(repositoryWith(files, boundaries)))).toEqual([
    'b/README.md',
    'c/README.md',
  ]);
});
