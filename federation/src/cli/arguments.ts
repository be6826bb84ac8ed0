import { join, resolve } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { NOTE_LENGTH } from '#release/parse-fields.ts';
import type { BuildMode } from '#shared-packages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface CommandArguments {
  /** What stands beside the flags: names of remotes, or paths of their rooms. */
  readonly names: readonly string[];
  readonly mode: BuildMode;
  /** Folder of releases where the environment names no other store. */
  readonly releasesDir: string;
  /** Folder of the machine's own signing key. */
  readonly keyFolder: string;
  /** Flags of this command, by name. */
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** Flags of this command without value that were given. */
  readonly on: ReadonlySet<string>;
  /** The environment; a folder given as a flag counts more than a store. */
  readonly env: Environment;
}

/**
 * Flags of all commands of this room: `--mode production|development` (else `GRUENLAND_MODE`, else
 * production) and `--releases-dir` (else `RELEASES_DIR`, else `releases` in `DATA_DIR`).
 *
 * @param own further flags of the command
 * @throws with a readable message for unknown flags and modes
 */
export function commandArguments(
  argv: readonly string[],
  env: Environment,
  own: ParseArgsOptionsConfig = {},
): CommandArguments {
  const options = { ...own, mode: { type: 'string' }, 'releases-dir': { type: 'string' } } as const;
  const { values, positionals } = parse(argv, options);
  const flags: Record<string, string | undefined> = {};
  const on = new Set<string>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') flags[name] = value;
    else if (value === true) on.add(name);
  }
  const mode = flags['mode'] ?? (env['GRUENLAND_MODE'] || 'production');
  if (mode !== 'production' && mode !== 'development') {
    throw new Error(`mode is "${mode}", must be production or development`);
  }
  const data = env['DATA_DIR'] || './data';
  const folder = flags['releases-dir'];
  return {
    names: positionals,
    mode,
    releasesDir: folder ?? (env['RELEASES_DIR'] || join(data, 'releases')),
    keyFolder: resolve(data, 'keys'),
    flags,
    on,
    env: folder === undefined ? env : { ...env, RELEASES_STORE: '' },
  };
}

/** Node's own words go on for lines about things that nobody asked. */
function parse(argv: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\n|\. To specify/);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${first}; there are ${known.join(', ')}`, { cause: error });
  }
}

/** The one name that a command takes. @throws when there is none, or several */
export function oneName(names: readonly string[], what = 'remote'): string {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) {
    throw new Error(`Name exactly one ${what}, for example mf-magazine`);
  }
  return name;
}

/** What the team says about it. @throws when it is too long */
export function noteOf({ flags }: CommandArguments): string | null {
  const note = flags['note']?.trim() || null;
  if (note === null || note.length <= NOTE_LENGTH) return note;
  throw new Error(`The note has ${note.length} characters, at most ${NOTE_LENGTH} are kept`);
}

/** Share of a canary: `10%` or `10`. @throws when it is no whole percent from 1 to 99 */
export function shareOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const share = /^(\d{1,2})\s*%?$/.exec(text.trim())?.[1];
  if (share !== undefined && Number(share) > 0) return Number(share);
  throw new Error(`--canary is "${text}", must be a whole percent from 1 to 99`);
}

/** A whole number from 0. @throws when it is none */
export function countOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}", must be a whole number`);
}
