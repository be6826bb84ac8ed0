import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { RemoteCopy } from '#testing/remote-copy.ts';
import { runProgram } from '#testing/run-program.ts';

const REMOTE_NAME = 'mf-endless';

// The loop uses a CPU core until the time limit of 15 seconds. `sandbox-checker.test.ts` shows the
// same refusal with a limit of one second.
test('the release command refuses a remote that never finishes loading', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'endless-'));
  const remote = await RemoteCopy.make(REMOTE_NAME);
  try {
    await remote.change('src/remote.tsx', (text) =>
      text.replace('export default', 'for (;;);\nexport default'),
    );
    const program = ['src/cli/release.ts', remote.folder, '--brief'];
    const { code, problems } = await runProgram(program, { DATA_DIR: dataFolder });
    expect([code, problems]).toEqual([
      1,
      expect.stringMatching(/^Not released: .*(its top level did not finish|takes more than)/),
    ]);
    expect(problems).toContain('The live release is unchanged.');
    const releases = await readdir(join(dataFolder, 'releases'), { recursive: true }).catch(
      () => [],
    );
    expect(releases.filter((name) => name.endsWith('latest.json'))).toEqual([]);
  } finally {
    await remote.remove();
    await rm(dataFolder, { recursive: true });
  }
}, 120_000);
