import { watch, type FSWatcher } from 'node:fs';

export interface WatchSetting {
  readonly folder: string;
  /** Called after the last change of a burst, and regularly in case the watcher missed a change. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  /** Time in milliseconds without changes after which a burst ends. */
  readonly idleMs: number;
  /** Interval in milliseconds at which `onChange` is called even without detected changes. */
  readonly rescanMs: number;
}

/** Watches a folder recursively. @returns a function that stops watching */
export function watchFolder(setting: WatchSetting): () => void {
  let idleTimer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(setting.folder, { recursive: true }, () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(setting.onChange, setting.idleMs);
    });
    watcher.on('error', setting.onError);
  } catch (error) {
    setting.onError(error);
  }
  const rescanTimer = setInterval(setting.onChange, setting.rescanMs);
  rescanTimer.unref();
  return () => {
    clearTimeout(idleTimer);
    clearInterval(rescanTimer);
    watcher?.close();
  };
}
