import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Stores photos by id. */
export interface PhotoStore {
  write(id: string, bytes: Buffer): Promise<void>;
  /** Returns the photo's bytes, or null if the photo does not exist. */
  read(id: string): Promise<Buffer | null>;
  remove(id: string): Promise<void>;
}

/**
 * Returns the path of a photo in any store, with slashes. Directories are named after the end of
 * the photo id, which is random.
 */
export function getPhotoPath(id: string): string {
  return `${id.slice(-2)}/${id}.webp`;
}

/** Creates a store that keeps photos in a local folder. */
export function createFolderPhotoStore(folder: string): PhotoStore {
  const getFilePath = (id: string) => path.join(folder, getPhotoPath(id));
  return {
    write: async (id, bytes) => {
      const file = getFilePath(id);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    read: (id) =>
      readFile(getFilePath(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (id) => rm(getFilePath(id), { force: true }),
  };
}
