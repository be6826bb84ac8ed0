import { getEditorialNow } from '#server/editorial-now.ts';
import { isSamePublishedContent } from '#content/webhook/content-change.ts';
import { assembleSpace } from './assemble-space.ts';
import { chooseFiles, type ChosenFile } from './choose-files.ts';
import { FileCache, type FileCacheOptions } from './file-cache.ts';
import type { Problem } from './problem.ts';
import { getContentVersion } from './space.ts';
import type { Space } from './space.ts';

export interface ReportedProblem extends Problem {
  /** Whether an older version of the file is delivered, because the newest version has problems. */
  readonly ignoredOlderFiles: boolean;
  /** Whether the file is not delivered at all until the problem is corrected. */
  readonly isHidden: boolean;
}

/**
 * The stories of a content folder. They can be delivered at any time, because files with errors are
 * replaced by their last good version.
 */
export class StoryStore {
  readonly #files: FileCache;
  readonly #now: () => number;
  #chosenFiles: readonly ChosenFile[] = [];
  #space: Space = assembleSpace([], 0);
  #runningRefresh: Promise<boolean> | undefined;
  #mustRefreshAgain = false;

  private constructor(folder: string, options: FileCacheOptions, now: () => number) {
    this.#files = new FileCache(folder, options);
    this.#now = now;
  }

  /** Opens a content folder and reads all its files. */
  static async open(
    folder: string,
    options: FileCacheOptions,
    now: () => number = Date.now,
  ): Promise<StoryStore> {
    const store = new StoryStore(folder, options, now);
    await store.refresh();
    return store;
  }

  get space(): Space {
    return this.#space;
  }

  get problems(): readonly ReportedProblem[] {
    return this.#chosenFiles.flatMap(({ content, problems, ignoredOlderFiles }) =>
      problems
        .map((problem) => {
          const isHidden = content === undefined && problem.severity === 'error';
          return { ...problem, ignoredOlderFiles, isHidden };
        })
        .toSorted((one, other) => one.line - other.line),
    );
  }

  /**
   * Reads changed files again. While files are being read, all further calls together cause one
   * more read, so that no change is missed and reads never overlap.
   * @returns whether anything changed
   */
  async refresh(): Promise<boolean> {
    if (this.#runningRefresh) {
      this.#mustRefreshAgain = true;
      return this.#runningRefresh;
    }
    this.#runningRefresh = this.#run();
    try {
      return await this.#runningRefresh;
    } finally {
      this.#runningRefresh = undefined;
    }
  }

  async #run(): Promise<boolean> {
    let hasChanged = false;
    do {
      this.#mustRefreshAgain = false;
      if (await this.#files.refresh()) {
        hasChanged = true;
        this.#updateSpace();
      }
    } while (this.#mustRefreshAgain);
    if (this.#space.changedAtSeconds === 0) this.#updateSpace();
    return hasChanged;
  }

  #updateSpace(): void {
    const knownFiles = new Map(
      this.#chosenFiles.map((chosenFiles) => [chosenFiles.file, chosenFiles]),
    );
    this.#chosenFiles = chooseFiles(this.#files.files, knownFiles);
    const contents = this.#chosenFiles.flatMap(({ content }) => content ?? []);
    const previousSpace = this.#space;
    // The content version must always increase. So the new version is also higher than the times of
    // scheduled publications, which raise the content version, too.
    const version = getContentVersion(previousSpace, Math.max(this.#now(), getEditorialNow()));
    const changedAtSeconds = Math.max(version + 1, Math.floor(this.#now() / 1000));
    const space = assembleSpace(contents, changedAtSeconds);
    // If only drafts have changed, the content version stays the same.
    const isPublishedUnchanged =
      previousSpace.changedAtSeconds > 0 && isSamePublishedContent(previousSpace, space);
    this.#space = isPublishedUnchanged
      ? { ...space, changedAtSeconds: previousSpace.changedAtSeconds }
      : space;
  }
}
