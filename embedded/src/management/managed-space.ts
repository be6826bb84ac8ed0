import type { StoredFiles } from '#files/stored-files.ts';
import type { ContentSetting } from '#content/content-space.ts';
import type { Space } from '#stories/space.ts';

/** What the management API needs: the files of one space. */
export interface ManagedSpace {
  readonly folder: string;
  readonly setting: ContentSetting;
  /** Grants write access to everything. */
  readonly token: string;
  readonly files: StoredFiles;
  readonly space: () => Space;
  /** Reloads changed files and notifies the site. */
  readonly refresh: () => Promise<void>;
}

/**
 * Returns a function that runs changes one after another, so that each sees the files of the
 * previous one.
 */
export function createSerialQueue(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = last.then(change, change);
    last = result.catch(() => {});
    return result;
  };
}
