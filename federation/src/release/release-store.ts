/**
 * Where releases lie: a folder, later also a bucket. Paths are relative, with `/` between
 * segments, for example `mf-magazine/builds/latest.json`.
 */
export interface ReleaseStore {
  /** Content of a file, or null when there is none. */
  read(path: string): Promise<Buffer | null>;
  exists(path: string): Promise<boolean>;
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
}

/** Somebody else changed the file in between. */
export class StoreConflictError extends Error {
  override readonly name = 'StoreConflictError';
}
