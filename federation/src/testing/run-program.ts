import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';

/** The room of this code, `federation/`. */
export const ROOM = join(import.meta.dirname, '../..');

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly problems: string;
}

/** Folder of a fixture room. */
export function fixture(name: string): string {
  return join(ROOM, 'test/fixtures', name);
}

/**
 * Runs one of the room's programs as people do, in a process of its own.
 *
 * @param program path below the room; flags of Node may stand before it
 */
export function runProgram(
  program: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { cwd: ROOM, timeout: 60_000, env: { ...bareEnvironment(), ...env } };
    execFile(process.execPath, [...program], options, (error, output, problems) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, output, problems });
    });
  });
}

/** What a program that runs has said and how it ended. */
export async function ended(child: ChildProcess): Promise<CommandResult> {
  let output = '';
  let problems = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (problems += text.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code: code ?? -1, output, problems };
}
