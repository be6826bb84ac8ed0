import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where photos are kept, by their id. */
export interface PhotoStore {
  write(id: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  read(id: string): Promise<Buffer | null>;
  remove(id: string): Promise<void>;
}

/** Where a photo lies in any store, with slashes; the end of an id is its random part. */
export function photoPath(id: string): string {
  return `${id.slice(-2)}/${id}.webp`;
}

/** Photos in a folder of this machine. */
export function folderPhotos(folder: string): PhotoStore {
  const fileOf = (id: string) => path.join(folder, photoPath(id));
  return {
    write: async (id, bytes) => {
      const file = fileOf(id);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    read: (id) =>
      readFile(fileOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
