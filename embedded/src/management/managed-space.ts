import type { StoredFiles } from '#files/stored-files.ts';
import type { ContentSetting } from '#content/content-space.ts';
import type { Space } from '#stories/space.ts';

/** What the management API works on: the files of one space. */
export interface ManagedSpace {
  readonly folder: string;
  readonly setting: ContentSetting;
  /** Who sends it may change everything. */
  readonly token: string;
  readonly files: StoredFiles;
  readonly space: () => Space;
  /** Takes up what changed in the folder and tells the site. */
  readonly refresh: () => Promise<void>;
}

/** Lets one change after the other happen: each sees the files as the one before left them. */
export function inTurn(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const turn = last.then(change, change);
    last = turn.catch(() => {});
    return turn;
  };
}
