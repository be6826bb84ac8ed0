import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';

/** Folder of this package, `federation/`. */
export const PACKAGE_ROOT = join(import.meta.dirname, '../..');

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly problems: string;
}

/** Returns the folder of a fixture package. */
export function getFixturePath(name: string): string {
  return join(PACKAGE_ROOT, 'test/fixtures', name);
}

/**
 * Runs a program of this package in a child process. By default it notifies no shell, so that a
 * site that runs on this machine does not affect tests.
 *
 * @param program Node flags, if any, then the path of the program relative to the package, then its
 *   arguments
 */
export function runProgram(
  program: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = {
      cwd: PACKAGE_ROOT,
      timeout: 60_000,
      env: { ...createMinimalEnvironment(), RELEASE_HOOKS: 'off', ...env },
    };
    execFile(process.execPath, [...program], options, (error, output, problems) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, output, problems });
    });
  });
}

/** Collects output and exit code of a running program. */
export async function collectOutput(child: ChildProcess): Promise<CommandResult> {
  let output = '';
  let problems = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (problems += text.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code: code ?? -1, output, problems };
}
