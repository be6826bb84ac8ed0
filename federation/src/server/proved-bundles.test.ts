import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProvedBundles } from './proved-bundles.ts';

let folder: string;
let program: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gruenland-proved-'));
  program = join(folder, 'prove.cjs');
  file = join(folder, 'kept/proved.json');
  await writeFile(program, 'one');
});
afterEach(() => rm(folder, { recursive: true }));

test('what was proved is known after a restart', async () => {
  const before = new ProvedBundles(program, file);
  before.add('mf-a sha384-x');
  before.add('mf-b sha384-y');
  await before.written;
  const after = new ProvedBundles(program, file);
  expect([after.has('mf-a sha384-x'), after.has('mf-b sha384-y')]).toEqual([true, true]);
  expect(after.has('mf-a sha384-y')).toBe(false);
});

test('another program proves everything itself', async () => {
  const before = new ProvedBundles(program, file);
  before.add('mf-a sha384-x');
  await before.written;
  await writeFile(program, 'two');
  expect(new ProvedBundles(program, file).has('mf-a sha384-x')).toBe(false);
});

test.each(['', '[]', '{"program":"x"}', 'null', '{'])(
  'a list like %j counts as none',
  async (text) => {
    const first = new ProvedBundles(program, file);
    first.add('mf-a sha384-x');
    await first.written;
    await writeFile(file, text);
    const next = new ProvedBundles(program, file);
    expect(next.has('mf-a sha384-x')).toBe(false);
    next.add('mf-b sha384-y');
    await next.written;
    expect(await readFile(file, 'utf8')).toContain('mf-b');
  },
);

test('without a file, or where none can be written, it remembers until the end', async () => {
  await writeFile(join(folder, 'blocked'), '');
  for (const place of [undefined, join(folder, 'blocked/proved.json')]) {
    const bundles = new ProvedBundles(program, place);
    bundles.add('mf-a sha384-x');
    await bundles.written;
    expect(bundles.has('mf-a sha384-x')).toBe(true);
  }
});
