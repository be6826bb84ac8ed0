import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findReachedFiles } from './reached-files.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

interface ApiLock {
  readonly files: Readonly<Record<string, { readonly revision: number } | undefined>>;
}

/**
 * Determines the api revision that a remote needs: the highest revision among the api contract
 * files that it imports as values or types. Returns 0 if the remote imports no such file.
 *
 * @param folder folder of the remote's package
 */
export async function readNeededApiRevision(folder: string): Promise<number> {
  const text = await readFile(join(WORKSPACE_ROOT, 'shared-contracts/api.lock.json'), 'utf8');
  const { files } = JSON.parse(text) as ApiLock;
  const reachedFiles = await findReachedFiles(folder, true);
  return Math.max(0, ...reachedFiles.map((file) => files[file]?.revision ?? 0));
}
