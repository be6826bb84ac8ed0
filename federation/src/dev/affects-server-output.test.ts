import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { runWebpack } from '#build/run-webpack.ts';
import { affectsServerOutput } from './affects-server-output.ts';

const SOURCE_FILES = {
  'remote.ts': `import './routes.ts'; import './parts.server.ts'; import('./stories.ts');`,
  'routes.ts': `import './page.loader.server.ts'; import('./Page.ts');`,
  'page.loader.server.ts': `import { note } from './note.ts'; export const load = () => note;`,
  'note.ts': `export const note = 'data';`,
  'Page.ts': `import './Button.ts';`,
  'Button.ts': `export const Button = 'a view with script';`,
  'parts.server.ts': `import { Front } from './Front.ts'; export const parts = [Front];`,
  'Front.ts': `export const Front = 'a part without script';`,
  'stories.ts': `import './Front.ts'; import './Button.ts';`,
  'front.css': '',
};
let root = '';
let node: Stats;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'server-output-'));
  for (const [file, text] of Object.entries(SOURCE_FILES)) await writeFile(join(root, file), text);
  node = await runWebpack({
    mode: 'development',
    context: root,
    target: 'node24',
    entry: './remote.ts',
    output: { path: join(root, 'out') },
  });
});
afterAll(async () => rm(root, { recursive: true }));

test.each([
  ['page.loader.server.ts', true, 'a loader'],
  ['note.ts', true, 'a module that a loader uses'],
  ['Front.ts', true, 'a part rendered only on the server, although a story imports it'],
  ['Page.ts', false, 'a view that the browser hydrates'],
  ['Button.ts', false, 'a module that such a view uses'],
  ['front.css', false, 'styles'],
  ['elsewhere.ts', false, 'a file that is not in the build'],
])('%s: %s, %s', (file, expected) => {
  expect(affectsServerOutput(join(root, file), node)).toBe(expected);
});
