import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Result of a finished command. */
export interface CommandResult {
  readonly code: number | null;
  /** Combined output of stdout and stderr. */
  readonly output: string;
}

/**
 * Runs a Node script in the repository's root folder. The environment of the script contains only
 * `PATH` and the given variables.
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
