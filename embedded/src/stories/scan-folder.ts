import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Maps the path of each file, relative to the scanned folder, to a text that changes whenever the
 * file changes. Paths always use `/`.
 */
export type FolderScan = ReadonlyMap<string, string>;

/** Scans a folder and its subfolders. Returns an empty map if the folder does not exist. */
export async function scanFolder(folder: string): Promise<FolderScan> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const versionTagByPath = new Map<string, string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const fileInfo = await stat(path).catch(() => undefined);
    if (!fileInfo) continue;
    const fingerprint = `${fileInfo.mtimeMs}:${fileInfo.size}:${fileInfo.ino}`;
    versionTagByPath.set(relative(folder, path).split(sep).join('/'), fingerprint);
  }
  return versionTagByPath;
}
