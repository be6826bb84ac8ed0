import { expect, test } from '@jest/globals';
import { listShellInputs } from './shell-inputs.ts';

test('a shell build depends on what the shell imports, not on schemas that only remotes import', async () => {
  const inputs = await listShellInputs();
  expect(inputs).toEqual(
    expect.arrayContaining([
      'shell/src',
      'shared-contracts/src/remote.ts',
      'shared-contracts/src/api/telemetry.schema.ts',
      'shared-ui/src/form/Form.tsx',
    ]),
  );
  expect(inputs).not.toContain('shared-contracts/src/api/job-board.schema.ts');
  expect(inputs.filter((path) => path.includes('.test.'))).toEqual([]);
});
