import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildMode } from '#shared-packages.ts';

export interface CommandArguments {
  /** What stands after the flags: names of remotes, or paths of their rooms. */
  readonly names: readonly string[];
  readonly mode: BuildMode;
  /** Folder of the release origin. */
  readonly releasesDir: string;
  /** Folder of the machine's own signing key. */
  readonly keyFolder: string;
}

/**
 * Flags of all commands of this room: `--mode production|development` (else `GRUENLAND_MODE`, else
 * production) and `--releases-dir` (else `RELEASES_DIR`, else `releases` in `DATA_DIR`).
 *
 * @throws with a readable message for unknown flags and modes
 */
export function commandArguments(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { mode: { type: 'string' }, 'releases-dir': { type: 'string' } },
  });
  const mode = values.mode ?? env['GRUENLAND_MODE'] ?? 'production';
  if (mode !== 'production' && mode !== 'development') {
    throw new Error(`mode is "${mode}", must be production or development`);
  }
  const data = env['DATA_DIR'] ?? './data';
  const releasesDir = values['releases-dir'] ?? env['RELEASES_DIR'] ?? join(data, 'releases');
  return { names: positionals, mode, releasesDir, keyFolder: resolve(data, 'keys') };
}

/** Runs a command: its failure is one readable message and exit code 1, never a stack trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Writes one line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
