import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkTypes } from './check-types.ts';
import { describeStylesheet, writeStyleTypes } from './style-types.ts';

const TIMEOUT_MS = 60_000;
let folder = '';

beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'style-types-'))));
afterAll(async () => rm(folder, { recursive: true }));

test('declares the classes of a CSS module, not its animations, containers and areas', () => {
  const css = `@layer page { .card:has(> .wide-text) { grid-area: lead; container: box / inline-size; } }
    @keyframes rise { to { opacity: 1 } } @container box (width > 1px) { .card .title { color: red } }
    :global(.outside) .card { animation: rise 1s }`;
  expect(describeStylesheet('card.module.css', Buffer.from(css))).toBe(
    `// Generated from card.module.css.
declare const styles: {
  readonly card: string;
  readonly title: string;
  readonly 'wide-text': string;
};
export default styles;
`,
  );
  expect(describeStylesheet('base.css', Buffer.from(css))).toBe(
    '// Generated from base.css.\nexport {};\n',
  );
});

test(
  'a class that the stylesheet does not have is a type error',
  async () => {
    await mkdir(join(folder, 'src'));
    const write = (file: string, text: string) => writeFile(join(folder, file), text);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      module: 'preserve',
      types: [],
      allowArbitraryExtensions: true,
    };
    await write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
    await write('src/card.module.css', '.card { color: red }');
    await write(
      'src/card.ts',
      "import styles from './card.module.css';\nexport const names = [styles.card];\n",
    );
    await checkTypes(folder);
    await write(
      'src/card.ts',
      "import styles from './card.module.css';\nexport const names = [styles.tpyo];\n",
    );
    await expect(checkTypes(folder)).rejects.toThrow(
      /src\/card\.ts:2:30 TS2339: Property 'tpyo' does not exist/,
    );
  },
  TIMEOUT_MS,
);

test('writes only what changed and removes the types of a removed stylesheet', async () => {
  const styles = join(folder, 'src/styles');
  await mkdir(styles, { recursive: true });
  await writeFile(join(styles, 'a.module.css'), '.a {}');
  await writeFile(join(styles, 'b.module.css'), '.b {}');
  await writeStyleTypes([folder]);
  const { mtimeMs } = await stat(join(styles, 'a.module.d.css.ts'));
  await rm(join(styles, 'b.module.css'));
  await writeStyleTypes([folder]);
  expect((await stat(join(styles, 'a.module.d.css.ts'))).mtimeMs).toBe(mtimeMs);
  expect(await readdir(styles)).toEqual(['a.module.css', 'a.module.d.css.ts']);
});
