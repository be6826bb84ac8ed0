import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckedBundles } from './checked-bundles.ts';

let folder: string;
let program: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checked-bundles-'));
  program = join(folder, 'check.cjs');
  file = join(folder, 'cache/checked.json');
  await writeFile(program, 'one');
});
afterEach(() => rm(folder, { recursive: true }));

test('remembers checked bundles after a restart', async () => {
  const before = new CheckedBundles(program, file);
  before.add('mf-a sha384-x');
  before.add('mf-b sha384-y');
  await before.written;
  const after = new CheckedBundles(program, file);
  expect([after.has('mf-a sha384-x'), after.has('mf-b sha384-y')]).toEqual([true, true]);
  expect(after.has('mf-a sha384-y')).toBe(false);
});

test('discards the list of another program', async () => {
  const before = new CheckedBundles(program, file);
  before.add('mf-a sha384-x');
  await before.written;
  await writeFile(program, 'two');
  expect(new CheckedBundles(program, file).has('mf-a sha384-x')).toBe(false);
});

test.each(['', '[]', '{"program":"x"}', 'null', '{'])(
  'ignores the invalid list %j',
  async (text) => {
    const first = new CheckedBundles(program, file);
    first.add('mf-a sha384-x');
    await first.written;
    await writeFile(file, text);
    const next = new CheckedBundles(program, file);
    expect(next.has('mf-a sha384-x')).toBe(false);
    next.add('mf-b sha384-y');
    await next.written;
    expect(await readFile(file, 'utf8')).toContain('mf-b');
  },
);

test('keeps entries in memory when no file can be written', async () => {
  await writeFile(join(folder, 'blocked'), '');
  for (const place of [undefined, join(folder, 'blocked/checked.json')]) {
    const bundles = new CheckedBundles(program, place);
    bundles.add('mf-a sha384-x');
    await bundles.written;
    expect(bundles.has('mf-a sha384-x')).toBe(true);
  }
});
