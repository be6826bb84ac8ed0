import { BOUNDARY_LINT_FILE, formatBoundaryLintConfig } from '../boundary-lint.mjs';
import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check as checkDeclared } from './declared-packages.mjs';
import { check as checkEnvironment } from './environment.mjs';
import { check as checkGeneratedLint } from './generated-lint.mjs';
import { check as checkLock } from './lockfile.mjs';
import { check as checkReadmes } from './readmes.mjs';

test('reports packages that are imported without being declared', () => {
  const problems = checkDeclared(
    createTestRepository({
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
  expect(getLocations(problems)).toEqual([
    'shell/src/a.ts:4',
    'shell/src/a.ts:5',
    'shell/src/a.ts:6',
  ]);
});

test('reports inexact versions and registry URLs in the lock file', () => {
  const root = { devDependencies: { a: '^1.0.0', b: '1.0.0' } };
  const shell = { dependencies: { '@gruenland/x': '*', c: 'latest' } };
  const packages = { '': root, shell, a: { resolved: 'https://example.org/a.tgz' }, b: {} };
  const problems = checkLock(
    createTestRepository({
      'package.json': JSON.stringify(root),
      'shell/package.json': JSON.stringify(shell),
      'package-lock.json': JSON.stringify({ packages }),
    }),
  );
  expect(getLocations(problems)).toEqual([
    'package-lock.json',
    'package.json',
    'shell/package.json',
  ]);
});

test('reports dependencies that differ from the lock file', () => {
  const locked = { '': { dependencies: { a: '1.0.0', b: '1.0.0' } } };
  const problems = checkLock(
    createTestRepository({
      'package.json': JSON.stringify({ dependencies: { a: '1.0.1', c: '1.0.0' } }),
      'package-lock.json': JSON.stringify({ packages: locked }),
    }),
  );
  expect(problems.map(({ message }) => message.split(' ')[0])).toEqual(['a', 'c', 'b']);
});

test('reports variables that are read but not listed, or listed but not read', () => {
  const problems = checkEnvironment(
    createTestRepository({
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
    'no code reads GONE',
  ]);
});

test('reports outdated generated lint rules', () => {
  const { boundaries } = createTestRepository({});
  const upToDateRepository = createTestRepository({
    [BOUNDARY_LINT_FILE]: formatBoundaryLintConfig(boundaries),
  });
  expect(checkGeneratedLint(upToDateRepository)).toEqual([]);
  const outdatedRepository = createTestRepository({ [BOUNDARY_LINT_FILE]: '{}' });
  expect(getLocations(checkGeneratedLint(outdatedRepository))).toEqual([BOUNDARY_LINT_FILE]);
});

test('reports a missing README, and one that is longer than a screen', () => {
  const boundaries = { packages: { a: [], b: [], c: [] }, configFiles: {} };
  const files = { 'a/README.md': '# a', 'b/README.md': Array.from({ length: 61 }, () => 'x') };
  expect(getLocations(checkReadmes(createTestRepository(files, boundaries)))).toEqual([
    'b/README.md',
    'c/README.md',
  ]);
});
