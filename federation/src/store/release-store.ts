/**
 * Where releases lie: a folder or an S3-compatible bucket. Paths are relative, with `/` between
 * segments, for example `mf-magazine/builds/latest.json`.
 */
export interface ReleaseStore {
  /** How people know it, for example the folder's path. */
  readonly address: string;
  /** Content of a file, or null when there is none. */
  read(path: string): Promise<Buffer | null>;
  exists(path: string): Promise<boolean>;
  /** When a file was written, in milliseconds since 1970; null when there is none. */
  changedAt(path: string): Promise<number | null>;
  /** Writes a file that nobody reads yet. An existing one is replaced. */
  write(path: string, content: Uint8Array): Promise<void>;
  /**
   * Replaces a file in one step: readers see the old or the new content. Of two writers that
   * both expect the same content one fails.
   *
   * @param expected content that must be there now; null: the file must be missing
   * @throws {StoreConflictError} when something else is there
   */
  writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void>;
  /** Paths of all files below a folder, in order; empty when there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Names of the folders right below a folder, `''` for the store itself, in order. */
  folders(folder: string): Promise<string[]>;
  /** Removes files; one that is not there is no failure. */
  remove(paths: readonly string[]): Promise<void>;
}

/** Somebody else changed the file in between. */
export class StoreConflictError extends Error {
  override readonly name = 'StoreConflictError';
}

/** The store cannot be used: no room, no right, no answer. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * The segments of a path.
 *
 * @throws when the path would leave the store
 */
export function storePath(path: string): string[] {
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment === '..' || segment === '.')) {
    throw new Error(`Not a path of the release store: ${path}`);
  }
  return segments;
}

/** Works on a list with at most `width` at a time; the first failure is the outcome. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  width = 16,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
