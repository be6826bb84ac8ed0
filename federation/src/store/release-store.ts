/**
 * Release storage: a folder or an S3-compatible bucket. Paths are relative, with `/` between
 * segments, for example `mf-magazine/builds/latest.json`.
 */
export interface ReleaseStore {
  /** Location of the store as text for messages, for example the folder path. */
  readonly location: string;
  /** Reads a file; null when it does not exist. */
  read(path: string): Promise<Buffer | null>;
  exists(path: string): Promise<boolean>;
  /**
   * Returns the time of the last write in milliseconds since 1970; null when the file does not
   * exist.
   */
  readChangeTime(path: string): Promise<number | null>;
  /** Writes or replaces a file, not atomically: clients must not read the file at the same time. */
  write(path: string, content: Uint8Array): Promise<void>;
  /**
   * Replaces a file atomically: readers see the old or the new content. If two writers expect the
   * same content, one of them fails.
   *
   * @param expected the content that the file must have now; null: the file must not exist
   * @throws {StoreConflictError} when the current content differs
   */
  writeAtomic(path: string, content: Uint8Array, expected: Uint8Array | null): Promise<void>;
  /** Lists the paths of all files below a folder, sorted; empty when the folder does not exist. */
  list(folder: string): Promise<string[]>;
  /** Lists the names of the direct subfolders, sorted. The folder `''` is the root of the store. */
  listFolders(folder: string): Promise<string[]>;
  /** Removes files. Missing files are ignored. */
  remove(paths: readonly string[]): Promise<void>;
}

/** Thrown when a concurrent writer changed the file. */
export class StoreConflictError extends Error {
  override readonly name = 'StoreConflictError';
}

/** Thrown when the store has no space, denies access or does not respond. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Splits a path into its segments.
 *
 * @throws when the path would leave the store
 */
export function splitStorePath(path: string): string[] {
  const segments = path.split('/');
  if (segments.some((segment) => segment === '' || segment === '..' || segment === '.')) {
    throw new Error(`Not a path of the release store: ${path}`);
  }
  return segments;
}

/** Processes items with at most `concurrency` at a time. Rejects with the first failure. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  processItem: (item: Item) => Promise<void>,
  concurrency = 16,
): Promise<void> {
  const remainingItems = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let nextItem = remainingItems.next(); !nextItem.done; nextItem = remainingItems.next())
      await processItem(nextItem.value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
