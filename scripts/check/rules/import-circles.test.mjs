import { createTestRepository } from '../test/test-repository.mjs';
import { check } from './import-circles.mjs';

test('accepts files that import in one direction only', () => {
  const repository = createTestRepository({
    'shared-ui/src/a.ts': ["import { b } from './b.ts';", "import { c } from '#c.ts';"],
    'shared-ui/src/b.ts': "import { c } from './c.ts';",
    'shared-ui/src/c.ts': "import { useState } from 'react';",
  });
  expect(check(repository)).toEqual([]);
});

test('reports a circle once, also through other packages and types', () => {
  const repository = createTestRepository({
    'shared-contracts/src/a.ts': ['', "import type { B } from '#deep/b.ts';"],
    'shared-contracts/src/deep/b.ts': "import { c } from '../c.ts';",
    'shared-contracts/src/c.ts': "export { a } from '@gruenland/shared-contracts/a.ts';",
    'shell/src/user.ts': "import { a } from '@gruenland/shared-contracts/a.ts';",
  });
  expect(check(repository)).toEqual([
    {
      file: 'shared-contracts/src/a.ts',
      line: 2,
      message:
        'is in a circle of imports with shared-contracts/src/c.ts, shared-contracts/src/deep/b.ts',
    },
  ]);
});

test('reports separate circles separately, in scripts as well', () => {
  const repository = createTestRepository({
    'scripts/a.mjs': "import './b.mjs';",
    'scripts/b.mjs': "import './a.mjs';",
    'shell/src/self.ts': "import { other } from './self.ts';",
  });
  expect(check(repository).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'shell/src/self.ts imports itself',
    'scripts/a.mjs is in a circle of imports with scripts/b.mjs',
  ]);
});

test('accepts types derived from a schema that uses constants beside them', () => {
  const repository = createTestRepository({
    'shared-contracts/src/api/ads.ts': "import type { adSchema } from './ads.schema.ts';",
    'shared-contracts/src/api/ads.schema.ts': "import { AD_STATES } from '#api/ads.ts';",
  });
  expect(check(repository)).toEqual([]);
});
