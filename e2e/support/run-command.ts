import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Result of a command. */
export interface CommandEnd {
  readonly code: number | null;
  /** Its whole output, both streams. */
  readonly output: string;
}

/** Runs a command of the repository, with `PATH` and the given environment only. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandEnd> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}
