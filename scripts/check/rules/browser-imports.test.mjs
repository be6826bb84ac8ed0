import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './browser-imports.mjs';

const SCHEMA_FILES = { 'shared-contracts/src/ad.schema.ts': "import { z } from 'zod';" };

test('reports a schema that is imported indirectly, with the import chain', () => {
  const problems = check(
    createTestRepository({
      ...SCHEMA_FILES,
      'mf-magazine/src/remote.tsx': "const page = () => import('#pages/Page.tsx');",
      'mf-magazine/src/pages/Page.tsx': "import { model } from '../model.ts';",
      'mf-magazine/src/model.ts': "import { ad } from '@gruenland/shared-contracts/ad.schema.ts';",
    }),
  );
  expect(getLocations(problems)).toEqual(['mf-magazine/src/model.ts:1']);
  expect(problems[0].message).toContain(
    'mf-magazine/src/remote.tsx → mf-magazine/src/pages/Page.tsx',
  );
});

test('reports zod in the shell client and in shared-ui', () => {
  const zodImport = "import { z } from 'zod';";
  const problems = check(
    createTestRepository({
      'shell/src/client/main.tsx': zodImport,
      'shared-ui/src/field/Field.tsx': zodImport,
    }),
  );
  expect(getLocations(problems)).toEqual([
    'shell/src/client/main.tsx:1',
    'shared-ui/src/field/Field.tsx:1',
  ]);
});

test('allows schemas in type imports, server modules and tests', () => {
  const problems = check(
    createTestRepository({
      ...SCHEMA_FILES,
      'mf-magazine/src/remote.tsx': [
        "import type { Ad } from '@gruenland/shared-contracts/ad.schema.ts';",
        "import { load } from './ad.server.ts';",
      ],
      'mf-magazine/src/ad.server.ts':
        "import { ad } from '@gruenland/shared-contracts/ad.schema.ts';",
      'shared-ui/src/field/field.test.ts': "import { z } from 'zod';",
    }),
  );
  expect(problems).toEqual([]);
});

test('handles circular imports', () => {
  const files = {
    'mf-search/src/remote.tsx': "import { a } from './a.ts';",
    'mf-search/src/a.ts': "import { b } from './b.ts';",
    'mf-search/src/b.ts': ["import { a } from './a.ts';", "import { z } from 'zod';"],
  };
  expect(getLocations(check(createTestRepository(files)))).toEqual(['mf-search/src/b.ts:2']);
});
