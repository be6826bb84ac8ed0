import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isBuildInput } from './input-hash.ts';

const execFileAsync = promisify(execFile);
/** Timeout for one git command in milliseconds. */
const GIT_TIMEOUT_MS = 10_000;

/** Commit of the sources, and whether the sources differ from that commit. */
export interface SourceState {
  /** Commit of the working tree; null if there is no repository or git is not installed. */
  readonly commit: string | null;
  /** Set when the sources differ from `commit`. */
  readonly changed?: true;
}

/**
 * Determines the commit from which a release is built, and whether its inputs differ from that
 * commit.
 *
 * @param root a folder of the repository
 * @param paths inputs of the release, relative to `root`
 */
export async function readSourceState(
  root: string,
  paths: readonly string[],
): Promise<SourceState> {
  const commit = (await runGit(root, 'rev-parse', 'HEAD'))?.trim() || null;
  if (commit === null) return { commit };
  // Git fails for a package outside the repository; the commit is then null, because no commit
  // contains the package.
  const status = await runGit(root, 'status', '--porcelain', '-z', '--ignored', '--', ...paths);
  if (status === null) return { commit: null };
  const hasChanges = status.split('\0').some((line) => {
    const file = line.slice(3);
    // Git lists an ignored folder without its files. A package in that folder counts as changed,
    // because no commit contains the package.
    const isIgnored = line.startsWith('!!') && paths.some((path) => `${path}/`.startsWith(file));
    return line !== '' && (isBuildInput(file) || isIgnored);
  });
  return hasChanges ? { commit, changed: hasChanges } : { commit };
}

/** Runs git and returns its output; null if git fails or is not installed. */
export async function runGit(cwd: string, ...args: string[]): Promise<string | null> {
  return await execFileAsync('git', args, { cwd, timeout: GIT_TIMEOUT_MS }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
