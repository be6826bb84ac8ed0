import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Result of a finished command. */
export interface CommandResult {
  readonly code: number | null;
  /** The whole output, of stdout and stderr. */
  readonly output: string;
}

/**
 * Runs a Node script in the repository's root folder. Its environment contains only `PATH` and the
 * given variables.
 */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...createMinimalEnvironment(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}
