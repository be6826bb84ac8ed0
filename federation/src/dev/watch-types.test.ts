import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DevFault } from './dev-events.ts';
import { watchTypes } from './watch-types.ts';

const TIMEOUT_MS = 60_000;
let root = '';

beforeAll(async () => (root = await mkdtemp(join(tmpdir(), 'types-'))));
afterAll(async () => rm(root, { recursive: true }));

test(
  'reports the type errors of a package after each change',
  async () => {
    const options = { strict: true, composite: true, outDir: 'types', types: [] };
    const buildInfoOptions = { tsBuildInfoFile: 'types/.tsbuildinfo' };
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'src/a.ts'), "export const count: number = 'x';\n");
    const config = JSON.stringify({
      compilerOptions: { ...options, ...buildInfoOptions },
      include: ['src'],
    });
    await writeFile(join(root, 'tsconfig.json'), config);
    const checks = new EventEmitter<{ check: [readonly DevFault[]] }>();
    const waitForNextCheck = async () => (await once(checks, 'check'))[0] as readonly DevFault[];
    const stop = watchTypes(root, (faults) => checks.emit('check', faults));
    try {
      expect(await waitForNextCheck()).toEqual([
        {
          title: 'type error',
          message: "TS2322: Type 'string' is not assignable to type 'number'.",
          location: 'src/a.ts:1:14',
          frame: expect.stringContaining('> 1 | export const count'),
        },
      ]);
      await writeFile(join(root, 'src/a.ts'), 'export const count: number = 1;\n');
      expect(await waitForNextCheck()).toEqual([]);
      // A change while a check runs starts another check.
      await writeFile(join(root, 'src/b.ts'), 'export const text: string = 1;\n');
      let faults = await waitForNextCheck();
      await writeFile(join(root, 'src/b.ts'), 'export const text: string = 22;\n');
      while (faults[0]?.frame?.includes('22') !== true) faults = await waitForNextCheck();
      expect(faults).toHaveLength(1);
    } finally {
      await stop();
    }
  },
  TIMEOUT_MS,
);

test('checks nothing in a package without tsconfig.json', async () => {
  let checkCount = 0;
  await watchTypes(join(root, 'gone'), () => (checkCount += 1))();
  expect(checkCount).toBe(0);
});
