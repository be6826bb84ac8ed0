import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The result of a command that has exited. */
export interface CommandResult {
  readonly code: number | null;
  /** What the command wrote to stdout and stderr. */
  readonly output: string;
}

/**
 * Runs a Node script in the root folder of the repository. Its environment contains only `PATH` and
 * the given variables.
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
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const code = await new Promise<number | null>((resolvePromise) =>
    child.once('close', resolvePromise),
  );
  return { code, output };
}
