import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { collectBuildProblems } from './build-problems.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'problems-'));
  await writeFile(join(root, 'View.tsx'), "import a from 'a';\nimport b from './gone.css';\n");
});
afterAll(async () => rm(root, { recursive: true }));

function build(...errors: readonly { moduleName?: string; message: string }[]): Stats {
  const stats = { toJson: () => ({ errors }), compilation: { compiler: { context: root } } };
  return stats as unknown as Stats;
}

test('reports each error once, with file and line of the source', () => {
  const error = { moduleName: './View.tsx', message: "Can't resolve './gone.css' in '/x'" };
  expect(collectBuildProblems([build(error), build(error)])).toBe(
    "./View.tsx:2\nCan't resolve './gone.css' in '/x'",
  );
});

test('omits the line when it cannot be determined', () => {
  expect(collectBuildProblems([build({ moduleName: './Gone.tsx', message: "no 'x'" })])).toBe(
    "./Gone.tsx\nno 'x'",
  );
  expect(collectBuildProblems([build({ message: 'out of memory' })])).toBe('out of memory');
});

test('returns null for a build without errors', () => {
  expect(collectBuildProblems([build(), build()])).toBeNull();
});
