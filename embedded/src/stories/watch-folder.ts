import { watch, type FSWatcher } from 'node:fs';

export interface WatchSetting {
  readonly folder: string;
  /** Called after the last change of a burst, and regularly in case a change was not detected. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds without changes that end a burst. */
  readonly quietMs: number;
  /** Milliseconds between two unconditional scans of the folder. */
  readonly rescanMs: number;
}

/** Watches a folder recursively. @returns a function that stops watching */
export function watchFolder(setting: WatchSetting): () => void {
  let quiet: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(setting.folder, { recursive: true }, () => {
      clearTimeout(quiet);
      quiet = setTimeout(setting.onChange, setting.quietMs);
    });
    watcher.on('error', setting.onError);
  } catch (error) {
    setting.onError(error);
  }
  const rescan = setInterval(setting.onChange, setting.rescanMs);
  rescan.unref();
  return () => {
    clearTimeout(quiet);
    clearInterval(rescan);
    watcher?.close();
  };
}
