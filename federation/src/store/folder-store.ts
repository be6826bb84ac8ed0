import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '#store/release-store.ts';
import {
  forEachConcurrently,
  StoreConflictError,
  StoreError,
  splitStorePath,
} from '#store/release-store.ts';

/** Milliseconds after which a lock counts as abandoned by a process that has ended. */
const LOCK_TIMEOUT_MS = 10_000;
const LOCK_RETRY_MS = 25;
/** Matches files that an interrupted write leaves behind: drafts and locks. */
const LEFTOVER_PATTERN = /\.draft-[\w-]+$|\.lock$/;

/** Release store in a local folder. */
export class FolderStore implements ReleaseStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  get location(): string {
    return this.#root;
  }

  async read(path: string): Promise<Buffer | null> {
    return await readFile(this.toFilePath(path)).catch(returnIfMissing(null));
  }

  async exists(path: string): Promise<boolean> {
    return await access(this.toFilePath(path)).then(() => true, returnIfMissing(false));
  }

  async readChangeTime(path: string): Promise<number | null> {
    const stats = await stat(this.toFilePath(path)).catch(returnIfMissing(null));
    return stats && stats.mtimeMs;
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    const file = this.toFilePath(path);
    await this.#translateWriteErrors(async () => {
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, content);
    });
  }

  async writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void> {
    const file = this.toFilePath(path);
    await this.#translateWriteErrors(async () => {
      await mkdir(dirname(file), { recursive: true });
      const lockHandle = await acquireLock(`${file}.lock`);
      try {
        const currentContent = await this.read(path);
        const hasExpectedContent =
          expected === null ? currentContent === null : currentContent?.equals(expected) === true;
        if (!hasExpectedContent) throw new StoreConflictError(`${path} was changed concurrently`);
        await replaceFile(file, content);
      } finally {
        await lockHandle.close();
        await rm(`${file}.lock`, { force: true });
      }
    });
  }

  async list(folder: string): Promise<string[]> {
    const root = this.toFilePath(folder);
    const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(
      returnIfMissing([]),
    );
    return entries
      .filter((entry) => entry.isFile() && !LEFTOVER_PATTERN.test(entry.name))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join('/'))
      .toSorted();
  }

  async listFolders(folder: string): Promise<string[]> {
    const root = folder === '' ? this.#root : this.toFilePath(folder);
    const entries = await readdir(root, { withFileTypes: true }).catch(returnIfMissing([]));
    const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
    return folders.map(({ name }) => name).toSorted();
  }

  async remove(paths: readonly string[]): Promise<void> {
    const files = paths.map((path) => this.toFilePath(path));
    await this.#translateWriteErrors(async () => {
      await forEachConcurrently(files, async (file) => await rm(file, { force: true }));
      for (const folder of new Set(files.map(dirname))) await this.removeEmptyFolder(folder);
    });
  }

  /**
   * Removes a folder that contains only leftovers of interrupted writes, then its empty parents.
   */
  async removeEmptyFolder(folder: string): Promise<void> {
    if (!folder.startsWith(this.#root + sep)) return;
    const names = await readdir(folder).catch(returnIfMissing(null));
    if (names === null || !names.every((name) => LEFTOVER_PATTERN.test(name))) return;
    for (const name of names) await rm(join(folder, name), { force: true });
    // `rmdir` fails when another process writes to the folder. The folder must then stay.
    await rmdir(folder).catch(() => undefined);
    await this.removeEmptyFolder(dirname(folder));
  }

  async #translateWriteErrors(operation: () => Promise<void>): Promise<void> {
    try {
      await operation();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      const reason = REASONS_BY_CODE[code] ?? message;
      throw new StoreError(`The release folder ${this.#root} cannot be written: ${reason}`, {
        cause: error,
      });
    }
  }

  toFilePath(path: string): string {
    return join(this.#root, ...splitStorePath(path));
  }
}

const REASONS_BY_CODE: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EFBIG: 'a file is larger than allowed here',
  ENOTDIR: 'something on its path is a file',
  EEXIST: 'something on its path is a file',
};

/**
 * Replaces a file atomically: readers see the old or the complete new content, even after a power
 * failure.
 */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  const draftFile = `${file}.draft-${randomUUID()}`;
  try {
    const handle = await open(draftFile, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draftFile, file);
  } catch (error) {
    await rm(draftFile, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function acquireLock(file: string): Promise<FileHandle> {
  for (
    const deadline = Date.now() + 2 * LOCK_TIMEOUT_MS;
    Date.now() < deadline;
    await pause(LOCK_RETRY_MS)
  ) {
    try {
      return await open(file, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await removeStaleLock(file);
    }
  }
  throw new StoreConflictError(`${file} has been locked for too long`);
}

async function removeStaleLock(file: string): Promise<void> {
  const lockFile = await stat(file).catch(returnIfMissing(null));
  if (lockFile && Date.now() - lockFile.mtimeMs > LOCK_TIMEOUT_MS) await rm(file, { force: true });
}

function returnIfMissing<Fallback>(fallback: Fallback): (error: NodeJS.ErrnoException) => Fallback {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback;
    throw error;
  };
}
