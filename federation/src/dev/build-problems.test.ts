import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import webpack from 'webpack';
import { createWebpackRules } from '#build/webpack-rules.ts';
import { collectBuildProblems } from './build-problems.ts';
import { formatFault } from './source-position.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'problems-'));
  await writeFile(join(root, 'View.tsx'), "import a from 'a';\nimport b from './gone.css';\n");
  await writeFile(join(root, 'Broken.tsx'), 'export function B() {\n  return <h1>x</h;\n}\n');
});
afterAll(async () => rm(root, { recursive: true }));

function createBuildStats(...errors: readonly { moduleName?: string; message: string }[]): Stats {
  const stats = { toJson: () => ({ errors }), compilation: { compiler: { context: root } } };
  return stats as unknown as Stats;
}

test('reports each error once, with position and code frame', () => {
  const error = { moduleName: './View.tsx', message: "Can't resolve './gone.css' in '/x'" };
  expect(
    collectBuildProblems([createBuildStats(error), createBuildStats(error)]).map(formatFault),
  ).toEqual([
    [
      '✗ does not compile: View.tsx:2:16',
      "  Can't resolve './gone.css' in '/x'",
      "    1 | import a from 'a';",
      "  > 2 | import b from './gone.css';",
      '      |                ^',
      '    3 | ',
    ].join('\n'),
  ]);
});

test('reports a syntax error of the compiler with its position and without native stacks', async () => {
  const rules = createWebpackRules({ side: 'web', mode: 'development', classSalt: 'x' });
  const compiler = webpack({ context: root, entry: './Broken.tsx', module: { rules } })!;
  const { promise, resolve } = Promise.withResolvers<Stats>();
  compiler.compile((_error, compilation) => resolve(compilation!.getStats()));
  const [fault] = collectBuildProblems([await promise]);
  expect(fault).toEqual({
    title: 'does not compile',
    message: "Expected '>', got ';'",
    location: 'Broken.tsx:2:18',
    frame: expect.stringContaining('> 2 |   return <h1>x</h;'),
  });
});

test('omits the line when it cannot be determined, and stack traces', () => {
  const stack =
    '\n\nStack backtrace:\n   7: _ZZN4node14ThreadPoolWork\n   8: worker\n    at x.js:1:1';
  expect(
    collectBuildProblems([
      createBuildStats(
        { moduleName: './Gone.tsx', message: `no 'x'${stack}` },
        { message: 'out of memory' },
      ),
    ]),
  ).toEqual([
    { title: 'does not compile', message: "no 'x'", location: './Gone.tsx', frame: null },
    { title: 'does not compile', message: 'out of memory', location: null, frame: null },
  ]);
});

test('returns nothing for a build without errors', () => {
  expect(collectBuildProblems([createBuildStats(), createBuildStats()])).toEqual([]);
});
