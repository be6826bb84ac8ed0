import { watch, type FSWatcher } from 'node:fs';

export interface WatchFolderOptions {
  readonly folder: string;
  /**
   * Called after the last of several changes. It is also called regularly, because the watcher may
   * miss changes.
   */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds after the last change at which `onChange` is called. */
  readonly idleMs: number;
  /** Milliseconds between the regular calls of `onChange`. */
  readonly rescanMs: number;
}

/** Watches a folder and its subfolders. @returns a function that stops watching */
export function watchFolder(options: WatchFolderOptions): () => void {
  let idleTimer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(options.folder, { recursive: true }, () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(options.onChange, options.idleMs);
    });
    watcher.on('error', options.onError);
  } catch (error) {
    options.onError(error);
  }
  const rescanTimer = setInterval(options.onChange, options.rescanMs);
  rescanTimer.unref();
  return () => {
    clearTimeout(idleTimer);
    clearInterval(rescanTimer);
    watcher?.close();
  };
}
