import { join, resolve } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import { MAX_NOTE_LENGTH } from '#release/documents.schema.ts';
import type { BuildMode } from '#shared-packages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface CommandArguments {
  /** Positional arguments: names of remotes, or paths of their packages. */
  readonly names: readonly string[];
  readonly mode: BuildMode;
  /** Folder of the release store, used unless the environment names a bucket. */
  readonly releasesDir: string;
  /** Folder of this machine's own signing key. */
  readonly keyFolder: string;
  /** Values of the flags, keyed by flag name. */
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** Names of the boolean flags that were given. */
  readonly switches: ReadonlySet<string>;
  /**
   * The environment. If `--releases-dir` is given, `RELEASES_STORE` is empty here, so that the
   * folder is used.
   */
  readonly env: Environment;
}

/**
 * Parses the arguments of a command. All commands accept `--mode production|development` (default
 * `GRUENLAND_MODE`, then production) and `--releases-dir` (default `RELEASES_DIR`, then `releases`
 * in `DATA_DIR`).
 *
 * @param commandOptions further flags of the command
 * @throws with a readable message for unknown flags and modes
 */
export function parseCommandArguments(
  argv: readonly string[],
  env: Environment,
  commandOptions: ParseArgsOptionsConfig = {},
): CommandArguments {
  const options = {
    ...commandOptions,
    mode: { type: 'string' },
    'releases-dir': { type: 'string' },
  } as const;
  const { values, positionals } = parseFlags(argv, options);
  const flags: Record<string, string | undefined> = {};
  const switches = new Set<string>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') flags[name] = value;
    else if (value === true) switches.add(name);
  }
  const mode = flags['mode'] ?? (env['GRUENLAND_MODE'] || 'production');
  if (mode !== 'production' && mode !== 'development') {
    throw new Error(`mode is "${mode}", must be production or development`);
  }
  const dataFolder = env['DATA_DIR'] || './data';
  const folder = flags['releases-dir'];
  return {
    names: positionals,
    mode,
    releasesDir: folder ?? (env['RELEASES_DIR'] || join(dataFolder, 'releases')),
    keyFolder: resolve(dataFolder, 'keys'),
    flags,
    switches,
    env: folder === undefined ? env : { ...env, RELEASES_STORE: '' },
  };
}

/**
 * Parses the flags. Throws a shortened version of Node's error message, with the list of known
 * flags.
 */
function parseFlags(argv: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    const [firstLine = ''] = (error as Error).message.split(/\n|\. To specify/);
    const knownFlags = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${firstLine}; known: ${knownFlags.join(', ')}`, { cause: error });
  }
}

/** @throws unless `names` has exactly one element */
export function requireOneName(names: readonly string[], noun = 'remote'): string {
  const [name, ...otherNames] = names;
  if (name === undefined || otherNames.length > 0) {
    throw new Error(`Name exactly one ${noun}, for example mf-magazine`);
  }
  return name;
}

/**
 * Returns the value of `--note`, null when the flag is missing.
 *
 * @throws when the note is too long
 */
export function readNote({ flags }: CommandArguments): string | null {
  const note = flags['note']?.trim() || null;
  if (note === null || note.length <= MAX_NOTE_LENGTH) return note;
  throw new Error(`The note has ${note.length} characters, at most ${MAX_NOTE_LENGTH} are kept`);
}

/**
 * Parses the share of a canary, `10%` or `10`.
 *
 * @returns null when the flag is missing
 * @throws unless the share is a whole percent from 1 to 99
 */
export function parseCanaryShare(text: string | undefined): number | null {
  if (text === undefined) return null;
  const share = /^(\d{1,2})\s*%?$/.exec(text.trim())?.[1];
  if (share !== undefined && Number(share) > 0) return Number(share);
  throw new Error(`--canary is "${text}", must be a whole percent from 1 to 99`);
}

/**
 * Parses a non-negative integer.
 *
 * @param fallback returned when the flag is missing
 * @throws when the text is not such an integer
 */
export function parseCount(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}", must be a whole number`);
}
