import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '#store/release-store.ts';
import { eachOf, StoreConflictError, StoreError, storePath } from '#store/release-store.ts';

/** Milliseconds after which a lock counts as left behind by a process that died. */
const LOCK_AGE = 10_000;
const LOCK_RETRY = 25;
/** What a write that was cut off leaves behind. */
const REMAINS = /\.draft-[\w-]+$|\.lock$/;

/** Releases in a folder of this machine. */
export class FolderStore implements ReleaseStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  get address(): string {
    return this.#root;
  }

  async read(path: string): Promise<Buffer | null> {
    return await readFile(this.#file(path)).catch(missingIs(null));
  }

  async exists(path: string): Promise<boolean> {
    return await access(this.#file(path)).then(() => true, missingIs(false));
  }

  async changedAt(path: string): Promise<number | null> {
    const found = await stat(this.#file(path)).catch(missingIs(null));
    return found && found.mtimeMs;
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    const file = this.#file(path);
    await this.#writing(async () => {
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, content);
    });
  }

  async writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void> {
    const file = this.#file(path);
    await this.#writing(async () => {
      await mkdir(dirname(file), { recursive: true });
      const lock = await takeLock(`${file}.lock`);
      try {
        const present = await this.read(path);
        const same = expected === null ? present === null : present?.equals(expected) === true;
        if (!same) throw new StoreConflictError(`${path} was changed by somebody else`);
        await replaceFile(file, content);
      } finally {
        await lock.close();
        await rm(`${file}.lock`, { force: true });
      }
    });
  }

  async list(folder: string): Promise<string[]> {
    const root = this.#file(folder);
    const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(
      missingIs([]),
    );
    return entries
      .filter((entry) => entry.isFile() && !REMAINS.test(entry.name))
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join('/'))
      .toSorted();
  }

  async folders(folder: string): Promise<string[]> {
    const root = folder === '' ? this.#root : this.#file(folder);
    const entries = await readdir(root, { withFileTypes: true }).catch(missingIs([]));
    const found = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
    return found.map(({ name }) => name).toSorted();
  }

  async remove(paths: readonly string[]): Promise<void> {
    const files = paths.map((path) => this.#file(path));
    await this.#writing(async () => {
      await eachOf(files, async (file) => await rm(file, { force: true }));
      for (const folder of new Set(files.map(dirname))) await this.#removeEmpty(folder);
    });
  }

  /** Takes away a folder that holds nothing but remains of broken writes, and its parents. */
  async #removeEmpty(folder: string): Promise<void> {
    if (!folder.startsWith(this.#root + sep)) return;
    const names = await readdir(folder).catch(missingIs(null));
    if (names === null || !names.every((name) => REMAINS.test(name))) return;
    for (const name of names) await rm(join(folder, name), { force: true });
    // Somebody may write here at this very moment: then the folder stays.
    await rmdir(folder).catch(() => undefined);
    await this.#removeEmpty(dirname(folder));
  }

  async #writing(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      const why = REASONS[code] ?? message;
      throw new StoreError(`The folder of releases ${this.#root} cannot be written: ${why}`, {
        cause: error,
      });
    }
  }

  #file(path: string): string {
    return join(this.#root, ...storePath(path));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EFBIG: 'a file is larger than allowed here',
  ENOTDIR: 'something on its path is a file',
  EEXIST: 'something on its path is a file',
};

/** A reader sees the old file or the complete new one, also when the power fails. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.draft-${randomUUID()}`;
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function takeLock(file: string): Promise<FileHandle> {
  for (const end = Date.now() + 2 * LOCK_AGE; Date.now() < end; await pause(LOCK_RETRY)) {
    try {
      return await open(file, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await dropDeadLock(file);
    }
  }
  throw new StoreConflictError(`${file} has been held for too long`);
}

async function dropDeadLock(file: string): Promise<void> {
  const taken = await stat(file).catch(missingIs(null));
  if (taken && Date.now() - taken.mtimeMs > LOCK_AGE) await rm(file, { force: true });
}

function missingIs<Answer>(answer: Answer): (error: NodeJS.ErrnoException) => Answer {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return answer;
    throw error;
  };
}
