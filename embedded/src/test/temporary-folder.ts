import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for one test, with functions that write files to it and remove it. */
export interface TemporaryFolder {
  readonly path: string;
  write(files: Readonly<Record<string, string | Buffer>>): Promise<void>;
  remove(file?: string): Promise<void>;
}

export async function createTemporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'gruenland-embedded-'));
  return {
    path,
    write: async (files) => {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(dirname(join(path, file)), { recursive: true });
        await writeFile(join(path, file), text);
      }
    },
    remove: (file = '') => rm(join(path, file), { recursive: true, force: true }),
  };
}
