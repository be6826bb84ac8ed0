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
  const firstBundles = new CheckedBundles(program, file);
  firstBundles.add('mf-a sha384-x');
  firstBundles.add('mf-b sha384-y');
  await firstBundles.idlePromise;
  const restartedBundles = new CheckedBundles(program, file);
  expect([restartedBundles.has('mf-a sha384-x'), restartedBundles.has('mf-b sha384-y')]).toEqual([
    true,
    true,
  ]);
  expect(restartedBundles.has('mf-a sha384-y')).toBe(false);
});

test('discards the list of another program', async () => {
  const firstBundles = new CheckedBundles(program, file);
  firstBundles.add('mf-a sha384-x');
  await firstBundles.idlePromise;
  await writeFile(program, 'two');
  expect(new CheckedBundles(program, file).has('mf-a sha384-x')).toBe(false);
});

test.each(['', '[]', '{"program":"x"}', 'null', '{'])(
  'ignores the invalid list %j',
  async (text) => {
    const firstBundles = new CheckedBundles(program, file);
    firstBundles.add('mf-a sha384-x');
    await firstBundles.idlePromise;
    await writeFile(file, text);
    const nextBundles = new CheckedBundles(program, file);
    expect(nextBundles.has('mf-a sha384-x')).toBe(false);
    nextBundles.add('mf-b sha384-y');
    await nextBundles.idlePromise;
    expect(await readFile(file, 'utf8')).toContain('mf-b');
  },
);

test('keeps entries in memory when no file can be written', async () => {
  await writeFile(join(folder, 'blocked'), '');
  for (const bundlesFile of [undefined, join(folder, 'blocked/checked.json')]) {
    const bundles = new CheckedBundles(program, bundlesFile);
    bundles.add('mf-a sha384-x');
    await bundles.idlePromise;
    expect(bundles.has('mf-a sha384-x')).toBe(true);
  }
});
