import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findReachedFiles } from './reached-files.ts';
import { WORKSPACE } from './workspace.ts';

interface ApiLock {
  readonly files: Readonly<Record<string, { readonly revision: number } | undefined>>;
}

/**
 * Determines the api revision that a remote needs: the highest revision of the files with requests
 * and responses that it imports, also by type imports. Returns 0 if the remote uses no api.
 *
 * @param folder folder of the remote's package
 */
export async function readNeededApi(folder: string): Promise<number> {
  const text = await readFile(join(WORKSPACE, 'shared-contracts/api.lock.json'), 'utf8');
  const { files } = JSON.parse(text) as ApiLock;
  const reachedFiles = await findReachedFiles(folder, true);
  return Math.max(0, ...reachedFiles.map((file) => files[file]?.revision ?? 0));
}
