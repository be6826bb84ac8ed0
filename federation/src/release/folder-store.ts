import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '#release/release-store.ts';
import { StoreConflictError } from '#release/release-store.ts';

/** Milliseconds after which a lock counts as left behind by a process that died. */
const LOCK_AGE = 10_000;
const LOCK_RETRY = 25;

/** Releases in a folder of this machine. */
export class FolderStore implements ReleaseStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async read(path: string): Promise<Buffer | null> {
    return await readFile(this.#file(path)).catch(missingIs(null));
  }

  async exists(path: string): Promise<boolean> {
    return await access(this.#file(path)).then(() => true, missingIs(false));
  }

  async write(path: string, content: Uint8Array): Promise<void> {
    const file = this.#file(path);
    await mkdir(dirname(file), { recursive: true });
    await replaceFile(file, content);
  }

  async writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void> {
    const file = this.#file(path);
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
  }

  async list(folder: string): Promise<string[]> {
    const root = this.#file(folder);
    const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(
      missingIs([]),
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)))
      .map((path) => path.split(sep).join('/'))
      .toSorted();
  }

  #file(path: string): string {
    const segments = path.split('/');
    if (segments.some((segment) => segment === '' || segment === '..' || segment === '.')) {
      throw new Error(`Not a path of the release store: ${path}`);
    }
    return join(this.#root, ...segments);
  }
}

/** A reader sees the old file or the complete new one, also when the power fails. */
async function replaceFile(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.draft-${randomUUID()}`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
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
    if (error.code === 'ENOENT') return answer;
    throw error;
  };
}
