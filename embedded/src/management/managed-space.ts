import type { StoredFiles } from '#files/stored-files.ts';
import type { ContentSetting } from '#content/content-space.ts';
import type { Space } from '#stories/space.ts';

/** Access of the management API to one space. */
export interface ManagedSpace {
  readonly folder: string;
  readonly setting: ContentSetting;
  /** Access token; it allows reading and writing everything. */
  readonly token: string;
  readonly files: StoredFiles;
  readonly space: () => Space;
  /** Reloads changed files and notifies the site. */
  readonly refresh: () => Promise<void>;
}

/**
 * Creates a function that runs changes one after another, so that each change sees the files that
 * the previous one wrote.
 */
export function createSerialQueue(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = last.then(change, change);
    last = result.catch(() => {});
    return result;
  };
}
