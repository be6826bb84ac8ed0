import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isInput } from './input-hash.ts';

const run = promisify(execFile);
/** Milliseconds for one question to git. */
const TIMEOUT = 10_000;

/** Where sources come from. */
export interface SourceState {
  /** Commit of the working tree, null outside a repository or without git. */
  readonly commit: string | null;
  /** The sources are not those of that commit. */
  readonly changed?: true;
}

/**
 * By which commit a release is known: a commit alone must be enough to build it again.
 *
 * @param root a folder of the repository
 * @param paths files and folders below it that the release is made from
 */
export async function sourceState(root: string, paths: readonly string[]): Promise<SourceState> {
  const commit = (await git(root, 'rev-parse', 'HEAD'))?.trim() || null;
  if (commit === null) return { commit };
  // A room outside of the repository is in no commit at all.
  const status = await git(root, 'status', '--porcelain', '-z', '--ignored', '--', ...paths);
  if (status === null) return { commit: null };
  const changed = status.split('\0').some((line) => line !== '' && isInput(line.slice(3)));
  return changed ? { commit, changed } : { commit };
}

async function git(cwd: string, ...args: string[]): Promise<string | null> {
  return await run('git', args, { cwd, timeout: TIMEOUT }).then(
    ({ stdout }) => stdout,
    () => null,
  );
}
