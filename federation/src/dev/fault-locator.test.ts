import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '#build/run-webpack.ts';
import { createWebpackRules } from '#build/webpack-rules.ts';
import { SOURCE_NAME_TEMPLATE } from '#build/source-maps.ts';
import { FaultLocator } from './fault-locator.ts';

const require = createRequire(import.meta.url);

const SOURCE_TEXT = `export function load(): void {
  throw new Error('broken');
}
`;
let root = '';
/** Line and column of `new Error` in the built file. */
let thrownLocation = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'locator-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/load.ts'), SOURCE_TEXT);
  await runWebpack({
    mode: 'development',
    context: root,
    target: 'node24',
    devtool: 'hidden-source-map',
    module: { rules: createWebpackRules({ side: 'node', mode: 'development', classSalt: 'x' }) },
    entry: './src/load.ts',
    output: {
      path: join(root, 'out/node'),
      filename: 'remote.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
    },
  });
  const { load } = require(join(root, 'out/node/remote.cjs')) as { load: () => void };
  try {
    load();
  } catch (error) {
    thrownLocation = /remote\.cjs:(\d+:\d+)/.exec((error as Error).stack ?? '')?.[1] ?? '';
  }
});
afterAll(async () => rm(root, { recursive: true }));

test.each([
  ['the server', 'mf-a@00ff/remote.cjs', true],
  ['the server, in another remote', 'mf-b@00ff/remote.cjs', false],
  ['a file without a source map', 'http://localhost:3100/gone.js', false],
])('describes an error thrown in %s', async (_case, file, isFound) => {
  const stack = `Error: broken\n    at node:vm:1:1\n    at load (${file}:${thrownLocation})`;
  const locator = new FaultLocator({ name: 'mf-a', root }, join(root, 'out'));
  expect(await locator.describeThrownError({ title: 'thrown', stack })).toEqual({
    title: 'thrown',
    message: 'Error: broken',
    location: isFound ? 'src/load.ts:2:9' : null,
    frame: isFound
      ? [
          '  1 | export function load(): void {',
          "> 2 |   throw new Error('broken');",
          '    |         ^',
          '  3 | }',
          '  4 | ',
        ].join('\n')
      : null,
  });
});
