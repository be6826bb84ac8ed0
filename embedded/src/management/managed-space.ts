import type { StoredFiles } from '#files/stored-files.ts';
import type { ContentSettings } from '#content/content-space.ts';
import type { Space } from '#stories/space.ts';

/** Data and functions of one space that the management API uses. */
export interface ManagedSpace {
  readonly folder: string;
  readonly settings: ContentSettings;
  /** Access token that allows clients to read and change everything in the space. */
  readonly token: string;
  readonly files: StoredFiles;
  /** Webhooks of the space, all with the same secret. */
  readonly webhooks: { readonly urls: readonly string[]; readonly secret: string };
  readonly getSpace: () => Space;
  /** Reads changed files again and notifies the site. */
  readonly refresh: () => Promise<void>;
}

/**
 * Creates a function that runs changes one after another. So each change reads the files that the
 * previous one has written.
 */
export function createSerialQueue(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  let lastChange: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = lastChange.then(change, change);
    lastChange = result.catch(() => {});
    return result;
  };
}
